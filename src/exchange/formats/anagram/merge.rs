//! Sheets of a copy, another document or a table held against an open competition, before anybody
//! takes them in: what is new, what stands here already, what differs, and what cannot be of this
//! competition. Of a copy only sheets that somebody keyed or corrected there count: one that it merely
//! has from the common history says nothing.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::document::{Document, SheetEntry};
use super::sheets::TableSheet;
use crate::domain::contest::draft::Draft;
use crate::domain::formats::anagram::command::Command;
use crate::domain::formats::anagram::event::Event as AnagramEvent;
use crate::domain::formats::anagram::sheet::{Check, SheetState};
use crate::domain::formats::anagram::take_in::{Beside, Brought, Fate, fate};
use crate::domain::formats::anagram::{Contest, Event, Record, Recorded, Rejection};
use crate::domain::ids::{PlayerId, RoundNo, SheetId};
use crate::domain::letters::Letter;
use crate::domain::person::Person;

/// Sheets from elsewhere, each with what becomes of it, by round, then player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Merge {
    /// The sheets.
    pub parts: Vec<Part>,
    /// What a copy has beside them, which stays there.
    pub left: Left,
}

/// A sheet from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The sheet.
    pub brought: Brought,
    /// What becomes of it.
    pub outcome: SheetOutcome,
    /// Who keyed these words there; only a copy knows.
    pub by: Option<Person>,
    /// Whether the words here are an earlier version of those there: they were corrected there.
    pub corrected: bool,
}

/// What stays in a copy.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Left {
    /// Sheets begun there and not saved: they count as not keyed.
    pub drafts: Vec<Draft>,
    /// Sheets without a name, by their round.
    pub nameless: Vec<RoundNo>,
    /// Sheets brought of which two keyings differ there: the first comes.
    pub unsettled: Vec<(RoundNo, PlayerId)>,
    /// Sheets that a second person checked there, and here nobody did: the check stays there.
    pub checked: Vec<(RoundNo, PlayerId)>,
    /// Rulings, penalties, players and everything else that was recorded there alone.
    pub others: usize,
}

/// What becomes of a sheet from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetOutcome {
    /// It is keyed.
    New,
    /// It stands here already.
    Same,
    /// It stood here, and was corrected since: nothing happens.
    Older,
    /// Another sheet stands here: somebody says what becomes of this one.
    Differs,
    /// It was declared here that none was handed in: somebody says whether this one comes.
    DeclaredNone,
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

/// What somebody says of a sheet where another stands, or none was handed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// What is here stands; this one stays away.
    KeepHere,
    /// This one is the next version, or is keyed after all.
    TakeThere,
    /// This one is a second keying, to be settled over the paper.
    Second,
}

/// That a copy is of another competition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a copy of another competition")]
pub struct OtherCompetition;

impl Merge {
    /// The sheets that were keyed or corrected in a copy since it was made, held against the
    /// competition; and what stays in the copy.
    ///
    /// # Errors
    /// [`OtherCompetition`] when the two histories do not begin alike.
    pub fn of_copy(
        here: &Record,
        there: &Record,
        drafts: &[Draft],
    ) -> Result<Self, OtherCompetition> {
        let pairs = here.log().iter().zip(there.log());
        let common = pairs.take_while(|(here, there)| here == there).count();
        let (before, since) = there.log().split_at(common);
        if before.is_empty() {
            return Err(OtherCompetition);
        }
        let known: BTreeSet<PlayerId> = before.iter().filter_map(player_added).collect();
        let since: Vec<&Recorded> =
            since.iter().filter(|recorded| !there.is_undone(recorded.action)).collect();
        let touched: BTreeSet<SheetId> =
            since.iter().filter_map(|recorded| sheet_of(&recorded.event)).collect();
        let (contest, from) = (here.contest(), there.contest());
        let mut merge = Self::default();
        for (id, sheet) in from.game.sheets().filter(|(id, _)| touched.contains(id)) {
            let Some(player) = sheet.player else {
                if from.game.counts(sheet) {
                    merge.left.nameless.push(sheet.round);
                }
                continue;
            };
            let round = sheet.round;
            if from.game.sheet_at(round, player).is_none_or(|(first, _)| first != id) {
                continue;
            }
            if matches!(sheet.check, Check::Unsettled(_)) || from.game.is_unsettled(round, player) {
                merge.left.unsettled.push((round, player));
            }
            let lateness = from.game.place(round, player).lateness;
            let words = sheet.words().clone();
            let brought = Brought { player, round, lateness, words, beside: Beside::default() };
            let there = from.common.players.get(&player).map_or("", |player| player.name.as_str());
            let other = other_name(contest, player, there).filter(|_| !known.contains(&player));
            let letters = from.game.announced(round).map(|announced| &announced.letters[..]);
            let other =
                other.or_else(|| letters.and_then(|there| other_letters(contest, round, there)));
            let now = contest.game.sheet_at(round, player).map(|(_, sheet)| sheet.words());
            let corrected = now.is_some_and(|now| {
                let mut versions = sheet.versions.iter();
                versions.any(|version| version.words.differences(now).is_empty())
            });
            let unchecked = contest.sheet_state(round, player) == SheetState::Keyed;
            if from.sheet_state(round, player) == SheetState::Checked && unchecked {
                merge.left.checked.push((round, player));
            }
            let by = sheet.versions.last().map(|version| version.by.clone());
            let outcome = outcome(contest, &brought, other);
            merge.parts.push(Part { brought, outcome, by, corrected });
        }
        let keyed = |draft: &&Draft| {
            draft.player.is_some_and(|p| from.game.sheet_at(draft.round, p).is_some())
        };
        merge.left.drafts = drafts.iter().filter(|draft| !keyed(draft)).copied().collect();
        merge.left.others = since.iter().filter(|recorded| is_other(&recorded.event)).count();
        Ok(merge.sorted())
    }

    /// The sheets of a document held against a competition; that one was not handed in is no sheet.
    pub fn of_document(contest: &Contest, document: &Document) -> Self {
        let names: BTreeMap<PlayerId, &str> =
            document.players.iter().map(|player| (player.id, player.name.as_str())).collect();
        let played = document.rounds.iter().filter(|round| !round.given_up);
        let mut merge = Self::default();
        for entry in played {
            for sheet in entry.sheets.iter().filter(|sheet| !sheet.not_handed_in) {
                let there = names.get(&sheet.player).copied().unwrap_or_default();
                let other = other_name(contest, sheet.player, there)
                    .or_else(|| other_letters(contest, entry.round, &entry.letters));
                merge.parts.push(part(contest, entry.round, sheet, other));
            }
        }
        merge.sorted()
    }

    /// The sheets of a table held against a competition; a table may leave names out.
    pub fn of_table(contest: &Contest, sheets: &BTreeMap<(RoundNo, PlayerId), TableSheet>) -> Self {
        let parts = sheets.iter().map(|(&(round, player), sheet)| {
            part(contest, round, &sheet.entry, other_name(contest, player, &sheet.name))
        });
        Self { parts: parts.collect(), left: Left::default() }.sorted()
    }

    fn sorted(mut self) -> Self {
        self.parts.sort_by_key(|part| (part.brought.round, part.brought.player));
        self
    }

    /// The sheets of which somebody has to say what becomes.
    pub fn conflicts(&self) -> impl Iterator<Item = &Part> {
        let open = |part: &&Part| {
            matches!(part.outcome, SheetOutcome::Differs | SheetOutcome::DeclaredNone)
        };
        self.parts.iter().filter(open)
    }

    /// The sheets that are taken in: all that are new, and those that were chosen.
    pub fn taken(&self, choices: &BTreeMap<(RoundNo, PlayerId), Choice>) -> Vec<Brought> {
        let taken = |part: &Part| {
            let brought = part.brought.clone();
            let choice = choices.get(&(brought.round, brought.player)).copied();
            match (&part.outcome, choice.unwrap_or(Choice::KeepHere)) {
                (SheetOutcome::New, _) => Some(brought),
                (SheetOutcome::Differs | SheetOutcome::DeclaredNone, Choice::TakeThere) => {
                    Some(Brought { beside: Beside::NextVersion, ..brought })
                }
                (SheetOutcome::Differs, Choice::Second) => {
                    Some(Brought { beside: Beside::Second, ..brought })
                }
                _ => None,
            }
        };
        self.parts.iter().filter_map(taken).collect()
    }

    /// What takes in all that is new or was chosen, as one action; `None` when there is nothing.
    pub fn command(
        &self,
        choices: &BTreeMap<(RoundNo, PlayerId), Choice>,
        from: String,
        reason: String,
    ) -> Option<Command> {
        let sheets = self.taken(choices);
        (!sheets.is_empty()).then_some(Command::TakeInSheets { from, sheets, reason })
    }
}

fn player_added(recorded: &Recorded) -> Option<PlayerId> {
    match &recorded.event {
        Event::PlayerAdded { player } => Some(player.id),
        _ => None,
    }
}

/// The sheet whose words or place an event set.
fn sheet_of(event: &Event) -> Option<SheetId> {
    match event {
        Event::Own(
            AnagramEvent::SheetKeyed { sheet, .. }
            | AnagramEvent::SheetRevised { sheet, .. }
            | AnagramEvent::SheetKeyedAgain { sheet, .. }
            | AnagramEvent::KeyingsSettled { sheet, .. }
            | AnagramEvent::SheetChecked { sheet }
            | AnagramEvent::SheetMoved { sheet, .. },
        ) => Some(*sheet),
        _ => None,
    }
}

/// Whether an event is about something else than sheets keyed and handed in.
fn is_other(event: &Event) -> bool {
    let handed_in = matches!(
        event,
        Event::Own(AnagramEvent::SheetsCollected { .. } | AnagramEvent::SheetsTakenIn { .. })
            | Event::Undone { .. }
    );
    !handed_in && sheet_of(event).is_none()
}

fn part(
    contest: &Contest,
    round: RoundNo,
    sheet: &SheetEntry,
    other: Option<SheetOutcome>,
) -> Part {
    let SheetEntry { player, lateness, words, .. } = sheet.clone();
    let brought = Brought { player, round, lateness, words, beside: Beside::default() };
    let outcome = outcome(contest, &brought, other);
    Part { brought, outcome, by: None, corrected: false }
}

fn outcome(contest: &Contest, brought: &Brought, other: Option<SheetOutcome>) -> SheetOutcome {
    match (fate(contest, brought), other) {
        (Fate::Refused(why), _) => SheetOutcome::Refused(why),
        (_, Some(other)) => other,
        (Fate::New, None) => SheetOutcome::New,
        (Fate::DeclaredNone, None) => SheetOutcome::DeclaredNone,
        (Fate::Same, None) => SheetOutcome::Same,
        (Fate::Older, None) => SheetOutcome::Older,
        (Fate::Differs, None) => SheetOutcome::Differs,
        (Fate::OtherLateness, None) => SheetOutcome::OtherLateness,
    }
}

/// Whether a number is another person's here; an empty name says nothing.
fn other_name(contest: &Contest, player: PlayerId, there: &str) -> Option<SheetOutcome> {
    let here = contest.common.players.get(&player)?.name.trim();
    let there = there.trim();
    (!there.is_empty() && there != here)
        .then(|| SheetOutcome::OtherName { there: there.to_owned(), here: here.to_owned() })
}

/// Whether a round was played with other letters; their order is no difference.
fn other_letters(contest: &Contest, round: RoundNo, there: &[Letter]) -> Option<SheetOutcome> {
    let here = &contest.game.announced(round)?.letters;
    let sorted = |letters: &[Letter]| {
        let mut letters = letters.to_vec();
        letters.sort_unstable();
        letters
    };
    (sorted(here) != sorted(there))
        .then(|| SheetOutcome::OtherLetters { there: there.to_vec(), here: here.clone() })
}
