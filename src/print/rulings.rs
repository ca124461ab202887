//! The referee's rulings with their evidence: which word, which way, by whom and when, who wrote
//! it, and the words that still wait.

mod gather;
mod layout;

use super::layout::{Pages, Templates};
use crate::domain::contest::Details;
use crate::domain::contest::ruling::Ruling;
use crate::domain::lexicon::Passport;
use crate::language::{Language, SaidAs};
use chrono::NaiveDateTime;

pub(super) use layout::Figures as RulingFigures;

/// The facts of the rulings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rulings {
    /// Of which competition.
    pub details: Details,
    /// The lexicon over which they stand; `None` without one.
    pub lexicon: Option<Passport>,
    /// The rulings in force, in order of the alphabet.
    pub rulings: Vec<RulingLine>,
    /// Words that await a ruling, in order of the alphabet.
    pub waiting: Vec<Waiting>,
}

/// One ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulingLine {
    /// The word.
    pub word: String,
    /// Which way, and why.
    pub ruling: Ruling,
    /// Who ruled, and when; `None` when it followed from something else.
    pub by: Option<(String, NaiveDateTime)>,
    /// Where it was written in its right field and from the letters.
    pub written: Written,
}

/// Where a word was written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// The rounds, in order.
    pub rounds: Vec<u8>,
    /// On how many sheets.
    pub sheets: usize,
}

/// A word that awaits a ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// As written, `?` for an unreadable letter.
    pub word: String,
    /// Where.
    pub written: Written,
}

/// The rulings in a language and the words of a format.
pub fn rulings(rulings: &Rulings, spoken: (Language, SaidAs), templates: &Templates) -> Pages {
    layout::document(rulings, spoken, templates)
}
