//! The record of a round: its letters in the order drawn, what went back, its time with every pause
//! and why, the sheets that came, late or not at all, corrections, and the results.
//!
//! What happened is told by the events themselves; nothing is worked out here but who was first.

mod arrange;
mod columns;
mod gather;
mod key;
mod layout;
mod table;

use super::Matter;
use super::graded::{GradedSheet, State};
use super::standing::Row;
use crate::domain::contest::Details;
use crate::domain::contest::ruling::Ruling;
use crate::domain::formats::anagram::round::Round;
use crate::domain::formats::anagram::rules::RoundRule;
use crate::domain::formats::anagram::sheet::Difference;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::anagram::{Contest, Recorded};
use crate::domain::head::Head;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::Word;
use crate::domain::player::Player;
use crate::language::{Language, Subjects};
use crate::print::layout::Pages;
use crate::print::layout::pages::{Watch, parts};
use crate::print::layout::shape::Tile;
use crate::print::wish::Wish;
use chrono::NaiveDateTime;
use std::collections::BTreeMap;

pub(in crate::print) use columns::Figures;

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
    /// Its letters in the order announced.
    pub letters: Vec<Tile>,
    /// Where the history stood each time that it ended, as the hall saw it; the last one stands.
    pub heads: Vec<Head>,
    /// What happened, in order; undone actions too.
    pub course: Vec<Happening>,
    /// What was corrected on its sheets, in order.
    pub corrections: Vec<Happening>,
    /// The players of whom the course tells.
    pub players: BTreeMap<PlayerId, Player>,
    /// What the course tells of.
    pub subjects: Subjects<Anagram>,
    /// How many sheets a second person checked.
    pub checked: usize,
    /// Sheets without a name.
    pub nameless: usize,
    /// What was found in it.
    pub found: Found,
    /// The rulings on words that were written in it, in order of the alphabet.
    pub rulings: Vec<(Word, Ruling)>,
    /// The results, the best first; every player is among them.
    pub results: Vec<RoundResult>,
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
    /// Of a correction, what it changed.
    pub changes: Vec<Difference>,
}

/// A player's result of the round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundResult {
    /// Counted from 1 among the sheets that count, shared by equal totals.
    pub rank: Option<u32>,
    /// The player, as after this round.
    pub row: Row,
    /// The player's number.
    pub number: u32,
    /// The sheet and its sums; `None` when none was expected.
    pub sheet: Option<GradedSheet>,
    /// Whether a second person checked it.
    pub check: Checked,
}

/// Whether a sheet was checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Checked {
    /// Not keyed.
    None,
    /// Keyed once.
    Keyed,
    /// Checked by a second person.
    Twice,
}

/// A round in figures, of the sheets that count.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// How many different valid words there are.
    pub words: usize,
    /// All points, and on how many sheets.
    pub points: (i64, i64),
    /// The longest words, each with the number of sheets.
    pub longest: Vec<(String, usize)>,
    /// Words of five letters and more that stand on one sheet alone.
    pub single: Vec<String>,
}

/// How many players are in which part of the equation: all are the sum of the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Parts {
    /// Sheets that count.
    pub count: usize,
    /// Not handed in.
    pub not_handed_in: usize,
    /// Took no part.
    pub out: usize,
    /// Late, or void by a penalty.
    pub void: usize,
    /// Not keyed yet.
    pub missing: usize,
}

impl Parts {
    /// Of these results.
    pub fn of(results: &[RoundResult]) -> Self {
        let mut parts = Self::default();
        for result in results {
            let part = match result.sheet.as_ref().map(|sheet| sheet.state) {
                None => &mut parts.out,
                Some(State::Counts | State::Unsettled) => &mut parts.count,
                Some(State::Late | State::Void) => &mut parts.void,
                Some(State::NotHandedIn) => &mut parts.not_handed_in,
                Some(State::Missing) => &mut parts.missing,
            };
            *part += 1;
        }
        parts
    }
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

/// The rounds that are wished, else those that had letters; at least one, so that there is a page.
fn rounds(wish: &Wish, contest: &Contest) -> Vec<RoundNo> {
    if let Some(round) = wish.round {
        return vec![round];
    }
    let begun = contest.game.rounds();
    let begun = begun.filter(|(_, round)| round.announced.is_some());
    let mut rounds: Vec<RoundNo> = begun.map(|(number, _)| number).collect();
    if rounds.is_empty() {
        rounds.push(RoundNo::FIRST);
    }
    rounds
}
