//! Sheets of another document or table held against an open competition, before anybody takes them
//! in: what is new, what stands here already, what differs, and what cannot be of this competition.

use std::collections::BTreeMap;

use super::csv::TableSheet;
use super::document::{Document, SheetEntry};
use crate::domain::anagram::command::Command;
use crate::domain::anagram::take_in::{Brought, Fate, fate};
use crate::domain::contest::Contest;
use crate::domain::contest::rejection::Rejection;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letter::Letter;

/// Sheets from elsewhere, each with what becomes of it, by round, then player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Merge {
    /// The sheets.
    pub parts: Vec<Part>,
}

/// A sheet from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The sheet.
    pub brought: Brought,
    /// What becomes of it.
    pub outcome: Outcome,
}

/// What becomes of a sheet from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It is keyed.
    New,
    /// It stands here already.
    Same,
    /// It is keyed beside the one that stands here, to be settled.
    Second,
    /// Only one of the two is late; the one here stands.
    OtherLateness,
    /// The rules refuse it: no such player, or a round that was not played.
    Refused(Rejection),
    /// The number is another person's here.
    OtherName {
        /// The name there.
        there: String,
        /// The name here.
        here: String,
    },
    /// The round was played with other letters there.
    OtherLetters {
        /// The letters there.
        there: Vec<Letter>,
        /// The letters here.
        here: Vec<Letter>,
    },
}

impl Merge {
    /// The sheets of a document held against a competition.
    #[must_use]
    pub fn of_document(contest: &Contest, document: &Document) -> Self {
        let names: BTreeMap<PlayerId, &str> =
            document.players.iter().map(|player| (player.id, player.name.as_str())).collect();
        let played = document.rounds.iter().filter(|round| !round.given_up);
        let mut parts: Vec<Part> = Vec::new();
        for entry in played {
            for sheet in &entry.sheets {
                let there = names.get(&sheet.player).copied().unwrap_or_default();
                let brought = brought(entry.round, sheet);
                let other = other_name(contest, sheet.player, there)
                    .or_else(|| other_letters(contest, entry.round, &entry.letters));
                parts.push(Part { outcome: outcome(contest, &brought, other), brought });
            }
        }
        Self::sorted(parts)
    }

    /// The sheets of a table held against a competition; a table may leave names out.
    #[must_use]
    pub fn of_table(contest: &Contest, sheets: &BTreeMap<(RoundNo, PlayerId), TableSheet>) -> Self {
        let parts = sheets.iter().map(|(&(round, player), sheet)| {
            let brought = brought(round, &sheet.entry);
            let other = other_name(contest, player, &sheet.name);
            Part { outcome: outcome(contest, &brought, other), brought }
        });
        Self::sorted(parts.collect())
    }

    fn sorted(mut parts: Vec<Part>) -> Self {
        parts.sort_by_key(|part| (part.brought.round, part.brought.player));
        Self { parts }
    }

    /// What takes in all that is new or differs, as one action; `None` when there is nothing.
    #[must_use]
    pub fn command(&self) -> Option<Command> {
        let taken = |part: &&Part| matches!(part.outcome, Outcome::New | Outcome::Second);
        let sheets: Vec<Brought> =
            self.parts.iter().filter(taken).map(|part| part.brought.clone()).collect();
        (!sheets.is_empty()).then_some(Command::TakeInSheets { sheets })
    }
}

fn brought(round: RoundNo, sheet: &SheetEntry) -> Brought {
    let SheetEntry { player, lateness, words } = sheet.clone();
    Brought { player, round, lateness, words }
}

fn outcome(contest: &Contest, brought: &Brought, other: Option<Outcome>) -> Outcome {
    match (fate(contest, brought), other) {
        (Fate::Refused(why), _) => Outcome::Refused(why),
        (Fate::New | Fate::Same | Fate::Second | Fate::OtherLateness, Some(other)) => other,
        (Fate::New, None) => Outcome::New,
        (Fate::Same, None) => Outcome::Same,
        (Fate::Second, None) => Outcome::Second,
        (Fate::OtherLateness, None) => Outcome::OtherLateness,
    }
}

/// Whether a number is another person's here; an empty name says nothing.
fn other_name(contest: &Contest, player: PlayerId, there: &str) -> Option<Outcome> {
    let here = contest.players.get(&player)?.name.trim();
    let there = there.trim();
    (!there.is_empty() && there != here)
        .then(|| Outcome::OtherName { there: there.to_owned(), here: here.to_owned() })
}

/// Whether a round was played with other letters; their order is no difference.
fn other_letters(contest: &Contest, round: RoundNo, there: &[Letter]) -> Option<Outcome> {
    let here = &contest.anagram.announced(round)?.letters;
    let sorted = |letters: &[Letter]| {
        let mut letters = letters.to_vec();
        letters.sort_unstable();
        letters
    };
    (sorted(here) != sorted(there))
        .then(|| Outcome::OtherLetters { there: there.to_vec(), here: here.clone() })
}
