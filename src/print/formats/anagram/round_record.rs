//! The record of a round: its letters in the order drawn, what went back, its time with every pause
//! and why, the sheets that came, late or not at all, corrections, and the results.
//!
//! What happened is told by the events themselves; nothing is worked out here but who was first.

mod gather;
mod layout;

use super::Matter;
use super::graded::GradedSheet;
use crate::domain::contest::Details;
use crate::domain::formats::anagram::round::Round;
use crate::domain::formats::anagram::rules::RoundRule;
use crate::domain::formats::anagram::whose::SheetPlaces;
use crate::domain::formats::anagram::{Contest, Recorded};
use crate::domain::head::Head;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::player::Player;
use crate::language::Language;
use crate::print::layout::Pages;
use crate::print::layout::pages::{Watch, parts};
use crate::print::wish::Wish;
use chrono::NaiveDateTime;
use std::collections::BTreeMap;

pub(in crate::print) use layout::Figures;

/// The facts of a round's record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundRecord {
    /// Of which competition.
    pub details: Details,
    /// The round.
    pub round: u8,
    /// What the schedule says of it; `None` when it has no such round.
    pub rule: Option<RoundRule>,
    /// How it stands.
    pub state: Round,
    /// Its letters in the order announced, each with its value and whether it is a vowel.
    pub letters: Vec<Tile>,
    /// Where the history stood each time that it ended, as the hall saw it; the last one stands.
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

/// The records of rounds, each beginning a page.
pub(super) fn lay_out(
    wish: &Wish,
    matter: Matter<'_>,
    language: Language,
    watch: Watch<'_>,
) -> Option<Pages> {
    let figures = matter.templates.figures();
    let look = (&figures, matter.templates.club());
    parts(&rounds(wish, matter.record.contest()), watch, |&round| {
        layout::of_round(&RoundRecord::of(matter, round), language, look)
    })
}

/// The rounds that are wished, else those that have begun; at least one, so that there is a page.
fn rounds(wish: &Wish, contest: &Contest) -> Vec<RoundNo> {
    if let Some(round) = wish.round {
        return vec![round];
    }
    let begun = contest.game.rounds();
    let begun = begun.filter(|(_, round)| round.announced.is_some() || round.is_settled());
    let mut rounds: Vec<RoundNo> = begun.map(|(number, _)| number).collect();
    if rounds.is_empty() {
        rounds.push(RoundNo::FIRST);
    }
    rounds
}
