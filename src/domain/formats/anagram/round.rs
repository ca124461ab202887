//! One round as it stands: its letters and how far it is.

use super::event::PausedTiles;
use crate::domain::clock::Countdown;
use crate::domain::ids::Attempt;
use crate::domain::letters::Letter;

/// How a round's letters came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Drawn by the program, derivable from the seed.
    Digital {
        /// How often the consonants went back.
        redraws: u32,
    },
    /// Drawn from real bags and typed.
    Physical {
        /// What went back because of the guard, one list each time.
        put_back: Vec<Vec<Letter>>,
    },
    /// Recorded afterwards or imported: not derivable.
    Recorded,
    /// Given out by who conducts a joint competition.
    Released,
}

/// The letters of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announced {
    /// In the order announced; fewer than seven while replacements are awaited.
    pub letters: Vec<Letter>,
    /// How they came about.
    pub origin: Origin,
    /// Whether the hall has seen any.
    pub shown: bool,
    /// Whether a slip was corrected.
    pub corrected: bool,
    /// How many tiles still have to be drawn in place of those put back.
    pub awaited: usize,
}

/// How far a round is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Not drawn.
    ToCome,
    /// Letters announced, or replacements awaited; the time has not begun.
    Drawn,
    /// The time runs.
    Running(Countdown),
    /// The time stands since the press of a key; why is still to be said.
    Held(Countdown),
    /// The time is held.
    Paused(Countdown, PausedTiles),
    /// The time is over.
    Over,
    /// Run on paper and recorded afterwards.
    Recorded,
    /// Given up.
    GivenUp,
}

/// A round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// Which attempt of it, 1 unless it was replayed.
    pub attempt: Attempt,
    /// Its letters, once there are any.
    pub announced: Option<Announced>,
    /// How far it is.
    pub stage: Stage,
    /// Alerts of the present countdown that have been reached, in milliseconds left.
    pub alerts_reached: Vec<i64>,
    /// What was left when it was stopped before its end (§4).
    pub stopped: Option<Countdown>,
}

impl Round {
    /// A round nobody has drawn.
    pub fn to_come() -> Self {
        Self {
            attempt: Attempt::FIRST,
            announced: None,
            stage: Stage::ToCome,
            alerts_reached: Vec::new(),
            stopped: None,
        }
    }

    /// Its letters in the order announced; none before the draw.
    pub fn letters(&self) -> &[Letter] {
        self.announced.as_ref().map_or(&[], |announced| &announced.letters)
    }

    /// Whether its sheets count: it is over or was recorded.
    pub fn is_played(&self) -> bool {
        match self.stage {
            Stage::Over | Stage::Recorded => true,
            Stage::ToCome
            | Stage::Drawn
            | Stage::Running(_)
            | Stage::Held(_)
            | Stage::Paused(..)
            | Stage::GivenUp => false,
        }
    }

    /// Whether nothing more is to come of it: over, recorded or given up.
    pub fn is_settled(&self) -> bool {
        self.is_played() || self.stage == Stage::GivenUp
    }

    /// Its countdown while the time runs or is held.
    pub fn countdown(&self) -> Option<Countdown> {
        match &self.stage {
            Stage::Running(countdown) | Stage::Held(countdown) | Stage::Paused(countdown, _) => {
                Some(*countdown)
            }
            Stage::ToCome | Stage::Drawn | Stage::Over | Stage::Recorded | Stage::GivenUp => None,
        }
    }
}
