//! The rules of a competition on one page, with the decisions that the program takes where the
//! regulations are silent (◆): what a referee can defend at the table. Figures come from the rules
//! themselves, so the page says what the program does.

mod layout;
mod says;

use std::sync::Arc;

use super::layout::{Pages, Templates};
use super::occasion::Occasion;
use crate::domain::formats::anagram::Contest;
use crate::domain::formats::anagram::rules::Rules;
use crate::language::Language;

pub(super) use layout::RulesFigures;

/// The facts of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesPage {
    /// Of which competition; its title may be empty.
    pub occasion: Occasion,
    /// The rules that it is played by.
    pub rules: Arc<Rules>,
}

impl RulesPage {
    /// Of a competition.
    #[must_use]
    pub fn of(contest: &Contest) -> Self {
        Self { occasion: Occasion::of(contest), rules: Arc::clone(contest.game.rules()) }
    }
}

/// The page in a language. Never fails: what paper cannot show is a warning.
#[must_use]
pub fn rules_page(page: &RulesPage, language: Language, templates: &Templates) -> Pages {
    layout::document(page, language, templates)
}
