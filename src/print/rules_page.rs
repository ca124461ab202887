//! The rules of a competition on one page, with the decisions that the program takes where the
//! regulations are silent (◆): what a referee can defend at the table. What it says, the format says.

mod layout;

use super::layout::{Pages, Templates};
use crate::domain::contest::Details;
use crate::language::Language;

pub(super) use layout::RulesFigures;

/// The facts of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesPage {
    /// Of which competition; its title may be empty.
    pub details: Details,
    /// The name of the rules that it is played by.
    pub id: String,
    /// What it says, from the top.
    pub parts: Vec<Part>,
}

/// One part of the page, from the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A section's name.
    Heading(String),
    /// What the regulations say.
    Rule(String),
    /// The same, one of a numbered list.
    Step(usize, String),
    /// What the program decided.
    Decision(String),
    /// A line of a small table: its first cell is the widest.
    Row([String; 4], Emphasis),
}

/// Whether a line is that of the headings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Emphasis {
    /// It is.
    Heading,
    /// It is not.
    Plain,
}

/// The page in a language. Never fails: what paper cannot show is a warning.
pub fn rules_page(page: &RulesPage, language: Language, templates: &Templates) -> Pages {
    layout::document(page, language, templates)
}
