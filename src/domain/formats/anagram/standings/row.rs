//! A player's row of the standings, and by what it can stand above the next.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::domain::formats::anagram::grade::Tally;
use crate::domain::formats::anagram::rules::TieBreak;
use crate::domain::ids::PlayerId;

/// What decided that one row stands above the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Criterion {
    /// More points in total, deductions taken off.
    Total,
    /// One of the tie-breaks of the rules.
    TieBreak(TieBreak),
}

/// How a player stands in the competition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// As every player.
    Ranked,
    /// Left before the last round; keeps a rank.
    Withdrawn,
    /// Out after a round that still counts; keeps a rank, marked.
    ExpelledFromRest,
    /// Out of the competition; no rank.
    Expelled,
}

impl Status {
    /// Its name in documents.
    pub fn code(self) -> &'static str {
        match self {
            Self::Ranked => "ranked",
            Self::Withdrawn => "withdrawn",
            Self::ExpelledFromRest => "expelled_from_rest",
            Self::Expelled => "expelled",
        }
    }
}

/// A player's row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Counted from 1, shared on a full tie; `None` when expelled.
    pub rank: Option<u32>,
    /// Who.
    pub player: PlayerId,
    /// How they stand in the competition.
    pub status: Status,
    /// Points of all rounds, deductions taken off.
    pub total: i64,
    /// Points taken off by penalties, as a positive number.
    pub deductions: i64,
    /// Points lost on invalid words, as a positive number.
    pub invalid_points: u32,
    /// What the other tie-breaks count.
    pub tally: Tally,
    /// What separates this row from the one above; `None` for the first, on a full tie, and for
    /// the expelled.
    pub decided_by: Option<Criterion>,
    /// The score of each round of the schedule; `None` for a round that was not played.
    pub rounds: Arc<[Option<i32>]>,
}
