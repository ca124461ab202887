//! A turn of a whole game as its sheet has it: who, what was done, and what else was noted.
//!
//! It knows no board: the same turn means something else when one before it is revised.

use serde::{Deserialize, Serialize};

use super::notation::Sign;
use super::rules::Outcome;
use crate::domain::board::{Position, Rack};
use crate::domain::letters::Word;

/// A place at the table, from 0 as they sit.
pub type Seat = usize;

/// A turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whose.
    pub seat: Seat,
    /// What was done.
    pub act: Act,
    /// The tiles before it, as far as they are noted.
    pub rack: Option<Rack>,
    /// The free exchange that came before it.
    pub senyors: Option<SenyorsTaken>,
    /// What was doubted.
    pub challenge: Option<Challenged>,
    /// Anything else.
    pub note: String,
}

/// What was done in a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Tiles laid that stay.
    Play(Laying),
    /// Tiles laid and taken back by the player; `None` where nobody noted which.
    TakenBack(Option<Laying>),
    /// Tiles laid and taken off after a challenge.
    TakenOff(Option<Laying>),
    /// Tiles exchanged.
    Exchange(Exchanged),
    /// Nothing.
    Pass,
    /// Lost by the timer.
    Timer,
    /// No time left to play in.
    NoTime,
}

impl Act {
    /// What it is called, a play with points.
    pub const fn outcome(&self) -> Outcome {
        match self {
            Self::Play(_) => Outcome::Play,
            Self::TakenBack(_) => Outcome::TakenBack,
            Self::TakenOff(_) => Outcome::TakenOff,
            Self::Exchange(_) => Outcome::Exchange,
            Self::Pass => Outcome::Pass,
            Self::Timer => Outcome::Timer,
            Self::NoTime => Outcome::NoTime,
        }
    }

    /// What was laid, be it taken off again.
    pub fn laying(&self) -> Option<&Laying> {
        match self {
            Self::Play(laying) => Some(laying),
            Self::TakenBack(laying) | Self::TakenOff(laying) => laying.as_ref(),
            Self::Exchange(_) | Self::Pass | Self::Timer | Self::NoTime => None,
        }
    }
}

/// A word as it was laid and noted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Laying {
    /// Where its first letter stands.
    pub position: Position,
    /// Its signs in turn, at least one.
    pub word: Vec<Sign>,
}

/// What was exchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exchanged {
    /// These.
    Tiles(Rack),
    /// So many, at least one; nobody noted which.
    Number(u8),
}

impl Exchanged {
    /// How many.
    pub fn len(&self) -> usize {
        match self {
            Self::Tiles(tiles) => tiles.len(),
            Self::Number(number) => usize::from(*number),
        }
    }

    /// Whether it is none at all.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A free exchange of seven vowels or seven consonants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SenyorsTaken {
    /// How often all seven went back, at least once.
    pub times: u8,
    /// What a third person saw in the bag after the second time, where the rules ask for it.
    pub seen: Option<BagHeld>,
}

/// What the bag had of the other kind, when a rack was of one kind a third time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BagHeld {
    /// Nothing: the rack is kept.
    #[serde(rename = "A")]
    Nothing,
    /// Just one, which is taken, and six others drawn.
    #[serde(rename = "B")]
    One,
    /// Several: exchanged until the rack has both kinds.
    #[serde(rename = "C")]
    Several,
}

impl BagHeld {
    /// Every one.
    pub const ALL: [Self; 3] = [Self::Nothing, Self::One, Self::Several];

    /// What a bag holds that has so many of the other kind, its blanks counted with them.
    pub const fn of(others: usize) -> Self {
        match others {
            0 => Self::Nothing,
            1 => Self::One,
            _ => Self::Several,
        }
    }

    /// Its letter in the regulations.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Nothing => "A",
            Self::One => "B",
            Self::Several => "C",
        }
    }
}

/// What was doubted, and what was said of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenged {
    /// The words, at least one.
    pub words: Vec<Word>,
    /// The one verdict on all of them.
    pub verdict: super::judge::Verdict,
}
