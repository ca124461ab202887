//! The word sheets (R§3, R§4.1): what each player writes on, one A5 for each round.
//!
//! Name, round, ratio and minutes are printed in, and the code by which a keyed sheet finds its place;
//! the fields are those of R§4, with room for what 95 % of racks offer (§12). Nothing of the letters
//! reaches this module: a sheet is printed before they are drawn.

mod figures;
mod form;
mod gather;
mod layout;

use std::ops::ControlFlow::Continue;

use super::layout::pages::Watch;
use super::layout::{Pages, Templates};
use super::occasion::Occasion;
use super::wish::{Backs, Paper};
use crate::language::Language;

pub(super) use figures::WordSheetFigures;

/// The facts of a batch of word sheets.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WordSheets {
    /// Of which competition.
    pub occasion: Occasion,
    /// How many rounds the competition has.
    pub rounds: u8,
    /// The points of a valid word of 7, 6, 5, 4 and 3 letters.
    pub points: [i32; 5],
    /// The sheets in the order in which they are to lie.
    pub sheets: Vec<WordSheet>,
    /// What they are printed on.
    pub paper: Paper,
    /// Whether they have a printed back.
    pub backs: Backs,
}

/// One sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WordSheet {
    /// Whose; `None` is a line to write a name on.
    pub player: Option<Owner>,
    /// Of which round; `None` is a line to write its number on.
    pub round: Option<Round>,
    /// The code (`exchange.md`), only of a sheet with player and round.
    pub code: Option<String>,
}

/// Whose sheet it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Owner {
    /// The player's number.
    pub number: u32,
    /// The player's name.
    pub name: String,
    /// The player's club; may be empty.
    pub club: String,
}

/// A round as the schedule has it (§2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// Its number.
    pub number: u8,
    /// Consonants drawn.
    pub consonants: u8,
    /// Vowels drawn.
    pub vowels: u8,
    /// The time for writing.
    pub minutes: u32,
}

/// The word sheets in a language. Never fails: what paper cannot show is a warning.
#[must_use]
pub fn word_sheets(sheets: &WordSheets, language: Language, templates: &Templates) -> Pages {
    let watched = word_sheets_watched(sheets, language, templates, &mut |_, _| Continue(()));
    watched.expect("nobody breaks it off")
}

/// The same, with somebody who is told before each page how many are done and of how many; `None`
/// when they broke it off.
#[must_use]
pub fn word_sheets_watched(
    sheets: &WordSheets,
    language: Language,
    templates: &Templates,
    watch: Watch<'_>,
) -> Option<Pages> {
    layout::document(sheets, language, templates, watch)
}
