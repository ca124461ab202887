//! Who sat with whom, who began, who had no opponent, before a round.

use std::collections::{BTreeMap, BTreeSet};

use super::competition::{Competition, Told};
use crate::domain::ids::{PlayerId, RoundNo, TableNo};

/// What happened in the rounds before one, as far as pairing asks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    met: BTreeMap<(PlayerId, PlayerId), u32>,
    begun: BTreeMap<PlayerId, i64>,
    starts: BTreeMap<PlayerId, u32>,
    byes: BTreeMap<PlayerId, u32>,
    /// The tables of each earlier round that have no result.
    pub open: BTreeSet<(RoundNo, TableNo)>,
}

impl History {
    /// The rounds before this one. Seated together in a game that was neither cancelled nor won without one is
    /// met, be it voided afterwards or still without a result.
    pub fn before(competition: &Competition, round: RoundNo) -> Self {
        let mut history = Self::default();
        for (&number, played) in competition.rounds.range(..round) {
            for &player in &played.byes {
                *history.byes.entry(player).or_default() += 1;
            }
            for (&table, game) in &played.games {
                match &game.told {
                    Told::Walkover { .. } | Told::Cancelled => continue,
                    Told::Nothing => {
                        history.open.insert((number, table));
                    }
                    Told::Finals(_) | Told::Figures(_) => {}
                }
                for (place, &one) in game.seats.iter().enumerate() {
                    for &two in game.seats.iter().skip(place + 1) {
                        *history.met.entry(ordered(one, two)).or_default() += 1;
                    }
                    let Some(starter) = game.starter else { continue };
                    *history.begun.entry(one).or_default() += if one == starter { 1 } else { -1 };
                    *history.starts.entry(one).or_default() += u32::from(one == starter);
                }
            }
        }
        history
    }

    /// How often two have met.
    pub fn met(&self, one: PlayerId, two: PlayerId) -> u32 {
        self.met.get(&ordered(one, two)).copied().unwrap_or_default()
    }

    /// How many more games somebody began than not.
    pub fn begun(&self, player: PlayerId) -> i64 {
        self.begun.get(&player).copied().unwrap_or_default()
    }

    /// How many games somebody began.
    pub fn starts(&self, player: PlayerId) -> u32 {
        self.starts.get(&player).copied().unwrap_or_default()
    }

    /// How many byes somebody had.
    pub fn byes(&self, player: PlayerId) -> u32 {
        self.byes.get(&player).copied().unwrap_or_default()
    }
}

fn ordered(one: PlayerId, two: PlayerId) -> (PlayerId, PlayerId) {
    (one.min(two), one.max(two))
}
