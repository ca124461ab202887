//! The record of a round: its letters in the order drawn, what went back, its time with every pause
//! and why, the sheets that came, late or not at all, corrections, and the results (§2–§5).
//!
//! What happened is told by the events themselves; nothing is worked out here but who was first.

mod gather;
mod layout;

pub(super) use layout::note;

use super::graded::GradedSheet;
use super::layout::{Pages, Templates};
use super::occasion::Occasion;
use crate::domain::formats::anagram::Recorded;
use crate::domain::formats::anagram::whose::SheetPlaces;
use crate::domain::head::Head;
use crate::domain::ids::PlayerId;
use crate::domain::player::Player;
use crate::language::Language;
use chrono::NaiveDateTime;
use std::collections::BTreeMap;

pub(super) use layout::Figures as RecordFigures;

/// The facts of a round's record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundRecord {
    /// Of which competition.
    pub occasion: Occasion,
    /// The round.
    pub round: u8,
    /// How many consonants and vowels its letters have by the schedule.
    pub ratio: (u8, u8),
    /// Its time by the schedule, in milliseconds.
    pub full_ms: i64,
    /// How far it is.
    pub stage: Stage,
    /// Which attempt of it, 1 unless it was replayed.
    pub attempt: u32,
    /// Its letters in the order announced, each with its value and whether it is a vowel.
    pub letters: Vec<Tile>,
    /// How its letters came about; `None` before the draw.
    pub origin: Option<Origin>,
    /// Where the history stood each time that it ended, as the hall saw it (§15); the last one stands.
    pub heads: Vec<Head>,
    /// What happened, in order; undone actions too.
    pub course: Vec<Happening>,
    /// What was corrected on its sheets, in order.
    pub corrections: Vec<Happening>,
    /// The players of whom the course tells.
    pub players: BTreeMap<PlayerId, Player>,
    /// Whose sheets the course tells of.
    pub sheets: SheetPlaces,
    /// How many sheets were keyed and count.
    pub keyed: usize,
    /// How many of them a second person checked.
    pub checked: usize,
    /// Sheets without a name.
    pub nameless: usize,
    /// Who was late.
    pub late: Vec<String>,
    /// Whose sheet is awaited or not keyed yet.
    pub missing: Vec<String>,
    /// Who handed none in.
    pub not_handed_in: Vec<String>,
    /// The results, the best first; players of whom no sheet is expected are not among them.
    pub results: Vec<RoundResult>,
}

/// One tile of a rack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile {
    /// Its letter.
    pub letter: char,
    /// Its value.
    pub value: u8,
    /// Whether it is a vowel.
    pub vowel: bool,
}

/// How far a round is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// Not over: what is here may change.
    #[default]
    Open,
    /// Over.
    Over,
    /// Run on paper and recorded afterwards.
    Recorded,
    /// Given up: its sheets do not count.
    GivenUp,
}

/// How letters came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Drawn by the program; how often the consonants went back.
    Digital(u32),
    /// Drawn from real bags; what went back because of the guard, each time.
    Physical(Vec<String>),
    /// Recorded afterwards or imported.
    Recorded,
}

/// An event of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Happening {
    /// When, by the clock on the wall.
    pub at: NaiveDateTime,
    /// What, when by the program's clock, and who.
    pub event: Recorded,
    /// Whether it was taken back.
    pub undone: bool,
}

/// A player's result of the round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundResult {
    /// Counted from 1, shared by equal totals.
    pub rank: u32,
    /// The sheet and its sums.
    pub sheet: GradedSheet,
}

/// The records of rounds in a language, each beginning a page.
#[must_use]
pub fn round_records(records: &[RoundRecord], language: Language, templates: &Templates) -> Pages {
    layout::document(records, language, templates)
}
