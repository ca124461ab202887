//! Slips of a copy, another document or a table held against an open game, before anybody takes them in: what is new,
//! what stands here already, what says something else, and what cannot be of this game. Of a copy only slips that
//! somebody keyed or corrected there count: one that it merely has from the common history says nothing.

use std::collections::{BTreeMap, BTreeSet};

use super::document::Document;
use super::tables::TableSlip;
use crate::domain::board::Rack;
use crate::domain::formats::duplicate::command::{Brought, Command};
use crate::domain::formats::duplicate::event::Event as D;
use crate::domain::formats::duplicate::game::{Slip, TurnNo};
use crate::domain::formats::duplicate::judged::in_game;
use crate::domain::formats::duplicate::notation::SmallLetters;
use crate::domain::formats::duplicate::slip::SlipId;
use crate::domain::formats::duplicate::turn::Turn;
use crate::domain::formats::duplicate::written::OnSlip;
use crate::domain::formats::duplicate::{Contest, Event, Record};
use crate::domain::ids::PlayerId;

/// Slips from elsewhere, each with what becomes of it, by turn, then player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Merge {
    /// The slips.
    pub parts: Vec<Part>,
    /// Slips without a name that stay in a copy, by their turn.
    pub nameless: Vec<TurnNo>,
}

/// A slip from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The slip.
    pub brought: Brought,
    /// What becomes of it.
    pub outcome: SlipOutcome,
}

/// What becomes of a slip from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SlipOutcome {
    /// It is keyed.
    New,
    /// It says something else than the one here: it is the second for its place, to be settled.
    Second,
    /// It stands here already, or did before it was corrected.
    Same,
    /// The time of its turn is not over here.
    NotOver,
    /// Its player is not in the game in that turn.
    NotThere,
    /// The number is another person's here.
    OtherName {
        /// The name there.
        there: String,
        /// The name here.
        here: String,
    },
    /// The turn was played with other letters there.
    OtherLetters {
        /// The letters there.
        there: Rack,
        /// The letters here.
        here: Rack,
    },
}

impl SlipOutcome {
    /// Whether the slip comes.
    pub const fn comes(&self) -> bool {
        matches!(self, Self::New | Self::Second)
    }
}

/// That a copy is of another game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a copy of another game")]
pub struct OtherGame;

impl Merge {
    /// The slips that were keyed or corrected in a copy since it was made, held against the game.
    ///
    /// # Errors
    /// [`OtherGame`] when the two histories do not begin alike.
    pub fn of_copy(here: &Record, there: &Record) -> Result<Self, OtherGame> {
        let pairs = here.log().iter().zip(there.log());
        let common = pairs.take_while(|(here, there)| here == there).count();
        let since = there.log().get(common..).unwrap_or_default();
        if common == 0 {
            return Err(OtherGame);
        }
        let since = since.iter().filter(|recorded| !there.is_undone(recorded.action));
        let touched: BTreeSet<SlipId> =
            since.filter_map(|recorded| slip_of(&recorded.event)).collect();
        let from = there.contest();
        let mut merge = Self::default();
        for (id, slip) in from.game.slips().filter(|(id, _)| touched.contains(id)) {
            if slip.merged_into.is_some() {
                continue;
            }
            let turn = slip.turn;
            let Some(player) = slip.player else {
                merge.nameless.push(turn);
                continue;
            };
            // Of two that nobody has settled the first comes.
            if from.game.slip_at(turn, player).is_none_or(|(first, _)| first != id) {
                continue;
            }
            let name = from.common.players.get(&player).map_or("", |player| player.name.as_str());
            let rack = from.game.turn(turn).map(Turn::rack);
            let hand = from.game.turn(turn).map(|turn| turn.place(player).hand);
            let (hand, written) = (hand.unwrap_or_default(), slip.written().clone());
            let brought = Brought { player, turn, hand, written };
            merge.add(here.contest(), brought, name, rack);
        }
        Ok(merge.sorted())
    }

    /// The slips of a document held against a game.
    pub fn of_document(contest: &Contest, document: &Document) -> Self {
        let names: BTreeMap<PlayerId, &str> =
            document.players.iter().map(|player| (player.id, player.name.as_str())).collect();
        let mut merge = Self::default();
        for (number, turn) in document.game.numbers().zip(&document.game.turns) {
            for (&player, slip) in &turn.slips {
                let name = names.get(&player).copied().unwrap_or_default();
                merge.add(contest, brought(number, player, slip), name, Some(turn.rack()));
            }
        }
        merge.sorted()
    }

    /// The slips of a table held against a game; a table may leave names out, and has no letters.
    pub fn of_table(contest: &Contest, slips: &BTreeMap<(TurnNo, PlayerId), TableSlip>) -> Self {
        let mut merge = Self::default();
        for (&(turn, player), slip) in slips {
            merge.add(contest, brought(turn, player, &slip.slip), &slip.name, None);
        }
        merge.sorted()
    }

    fn add(&mut self, contest: &Contest, brought: Brought, name: &str, rack: Option<Rack>) {
        let outcome = outcome(contest, &brought, name, rack);
        self.parts.push(Part { brought, outcome });
    }

    fn sorted(mut self) -> Self {
        self.parts.sort_by_key(|part| (part.brought.turn, part.brought.player));
        self
    }

    /// What takes in all that comes, as one action; `None` when nothing does.
    pub fn command(&self, from: String) -> Option<Command> {
        let coming = self.parts.iter().filter(|part| part.outcome.comes());
        let slips: Vec<Brought> = coming.map(|part| part.brought.clone()).collect();
        (!slips.is_empty()).then_some(Command::TakeInSlips { from, slips })
    }
}

/// The slip that an event keyed, corrected or moved.
fn slip_of(event: &Event) -> Option<SlipId> {
    match event {
        Event::Own(
            D::SlipKeyed { slip, .. }
            | D::SlipRevised { slip, .. }
            | D::KeyingsSettled { slip, .. }
            | D::SlipMoved { slip, .. },
        ) => Some(*slip),
        _ => None,
    }
}

fn brought(turn: TurnNo, player: PlayerId, slip: &Slip) -> Brought {
    Brought { player, turn, hand: slip.hand, written: on_slip(slip) }
}

/// What a slip of a document says, folded.
pub(super) fn on_slip(slip: &Slip) -> OnSlip {
    let written = OnSlip {
        position: slip.position.clone(),
        word: slip.word.clone(),
        points: slip.points,
        table: slip.table,
        turn: slip.turn,
        fault: slip.fault,
    };
    written.folded(SmallLetters::Jokers)
}

fn outcome(contest: &Contest, of: &Brought, name: &str, rack: Option<Rack>) -> SlipOutcome {
    let game = &contest.game;
    let Some(turn) = game.turn(of.turn).filter(|turn| turn.is_over()) else {
        return SlipOutcome::NotOver;
    };
    if !in_game(&contest.common, of.turn).contains(&of.player) {
        return SlipOutcome::NotThere;
    }
    let here = contest.common.players.get(&of.player).map_or("", |player| player.name.trim());
    let there = name.trim();
    if !there.is_empty() && there != here {
        return SlipOutcome::OtherName { there: there.to_owned(), here: here.to_owned() };
    }
    let here = turn.rack();
    if let Some(there) = rack.filter(|there| *there != here) {
        return SlipOutcome::OtherLetters { there, here };
    }
    let mut versions = game.slips_at(of.turn, Some(of.player)).flat_map(|(_, slip)| &slip.versions);
    if versions.any(|version| version.written == of.written) {
        SlipOutcome::Same
    } else if game.slip_at(of.turn, of.player).is_some() {
        SlipOutcome::Second
    } else {
        SlipOutcome::New
    }
}
