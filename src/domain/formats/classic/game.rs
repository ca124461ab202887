//! A whole game as its sheet has it: who sits there, turn after turn, how it ended.
//!
//! Nothing that follows from these stands in it: scores, the bag, the end that the rules make of the turns are
//! derived ([`super::course`]).

use super::rules::End;
use super::turn::{Seat, Turn};
use crate::domain::board::Rack;

/// The most turns that a game is recorded with.
pub const MOST_TURNS: usize = 500;

/// A game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Game {
    /// How many sit there, two to four, each to the left of the one before.
    pub seats: usize,
    /// What was done, in order; who has the first turn began.
    pub turns: Vec<Turn>,
    /// The turn (from 1) in which the game's time was over.
    pub time_up: Option<usize>,
    /// How it ended, once that is noted.
    pub finish: Option<Finish>,
    /// What each used beyond the time, in milliseconds, by seat; none where nothing is noted.
    pub over_ms: Vec<u64>,
}

/// How a game ended, as it is noted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finish {
    /// Why.
    pub end: End,
    /// Who went out.
    pub finisher: Option<Seat>,
    /// What was left to each, by seat; `None` where it is not noted.
    pub racks: Vec<Option<Rack>>,
}

impl Game {
    /// A game of so many before its first turn.
    pub fn begin(seats: usize) -> Self {
        Self { seats, ..Self::default() }
    }

    /// Who began; `None` before the first turn.
    pub fn starter(&self) -> Option<Seat> {
        self.turns.first().map(|turn| turn.seat)
    }

    /// What a seat used beyond its time, in milliseconds.
    pub fn over_ms(&self, seat: Seat) -> u64 {
        self.over_ms.get(seat).copied().unwrap_or_default()
    }
}
