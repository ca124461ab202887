//! A turn as it stands: its rack, its time, what was handed in, how it was closed.

use std::collections::{BTreeMap, BTreeSet};

use super::game::{Cancelled, Criterion, Hand, Possible};
use super::rack::Refusal;
use super::written::{NamedPlay, Row};
use crate::domain::board::{Play, Rack};
use crate::domain::clock::Countdown;
use crate::domain::ids::{Attempt, PlayerId};
use crate::domain::timing::PausedTiles;
use serde::{Deserialize, Serialize};

/// How far a turn's play is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// It has no rack that stands.
    #[default]
    ToCome,
    /// It has one; the time has not begun.
    Drawn,
    /// The time runs.
    Running(Countdown),
    /// The time stands since the press of a key; why is still to be said.
    Held(Countdown),
    /// The time is held.
    Paused(Countdown, PausedTiles),
    /// The time is over, or the turn was recorded.
    Over,
}

/// How a rack came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Drawn by the program: derivable from the seed.
    Digital,
    /// Drawn from a bag and typed.
    ByHand,
    /// Recorded afterwards or imported: not derivable.
    Recorded,
}

/// Whether the hall has seen a letter of a rack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// Not one.
    Hidden,
    /// One at least.
    Shown,
}

/// The letters of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letters {
    /// What was kept of the rack before.
    pub leftover: Row,
    /// What was drawn to it, in the order drawn.
    pub drawn: Row,
    /// How they came about.
    pub origin: Origin,
    /// Whether the hall has seen any.
    pub sight: Sight,
    /// Whether a slip in them was corrected.
    pub corrected: bool,
}

impl Letters {
    /// All of them.
    pub fn rack(&self) -> Rack {
        self.leftover.0.iter().chain(&self.drawn.0).copied().collect()
    }
}

/// A rack that went back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RefusedRack {
    /// All its tiles, what was left over first.
    pub tiles: Row,
    /// Why.
    pub why: Refusal,
}

/// What is known of a player's slip beside what was keyed of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Receipt {
    /// Whether one was handed in.
    pub handed: Handed,
    /// Whether it was raised at the end of the time.
    pub hand: Hand,
}

impl Receipt {
    /// Nothing known.
    pub const AWAITED: Self = Self { handed: Handed::Awaited, hand: Hand::Raised };
}

/// Whether a slip was handed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handed {
    /// Nobody knows yet.
    Awaited,
    /// It lies on the arbiter's table.
    Collected,
    /// There is none.
    NotHandedIn,
}

/// The play that was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChosenTop {
    /// As it was named.
    pub named: NamedPlay,
    /// What it lays.
    pub play: Play,
    /// What the arbiter named for choosing it.
    pub criteria: Vec<Criterion>,
    /// Why a claim that is worth more was set aside.
    pub despite: Option<String>,
}

/// How a turn was closed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Closing {
    /// It was not.
    #[default]
    Open,
    /// Its top was announced.
    Announced,
    /// No slip was correct.
    NoPlay(Possible),
}

/// Which letters the turn after one that was taken back has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NextLetters {
    /// The same.
    Same,
    /// All go back.
    New,
}

/// How a turn was cancelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cancelling {
    /// What of it stays.
    pub how: Cancelled,
    /// What the next turn has, when it was taken back.
    pub letters: Option<NextLetters>,
}

/// A turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Which draw of it: one more than the racks of it that were voided or refused for a triple.
    pub attempt: Attempt,
    /// The racks that went back since the last one that was voided.
    pub refused: Vec<RefusedRack>,
    /// Its letters, once there are any.
    pub letters: Option<Letters>,
    /// How far its play is.
    pub stage: Stage,
    /// Alerts of the present countdown that have been reached, in milliseconds left.
    pub alerts_reached: Vec<i64>,
    /// What is known of the slips.
    pub places: BTreeMap<PlayerId, Receipt>,
    /// The top, from when it is chosen.
    pub top: Option<ChosenTop>,
    /// How it was closed.
    pub closing: Closing,
    /// How it was cancelled.
    pub cancelled: Option<Cancelling>,
    /// Who was told that their slip has nothing.
    pub told: BTreeSet<PlayerId>,
    /// Whose late find was announced.
    pub announced_late: BTreeSet<PlayerId>,
}

impl Turn {
    /// A turn of which nothing happened.
    pub fn to_come() -> Self {
        Self {
            attempt: Attempt::FIRST,
            refused: Vec::new(),
            letters: None,
            stage: Stage::ToCome,
            alerts_reached: Vec::new(),
            places: BTreeMap::new(),
            top: None,
            closing: Closing::Open,
            cancelled: None,
            told: BTreeSet::new(),
            announced_late: BTreeSet::new(),
        }
    }

    /// Its letters; none before the draw.
    pub fn rack(&self) -> Rack {
        self.letters.as_ref().map_or_else(Rack::default, Letters::rack)
    }

    /// Whether the hall has seen a letter.
    pub fn is_shown(&self) -> bool {
        self.letters.as_ref().is_some_and(|letters| letters.sight == Sight::Shown)
    }

    /// Whether its time has begun, or it was recorded.
    pub fn has_begun(&self) -> bool {
        match self.stage {
            Stage::ToCome | Stage::Drawn => false,
            Stage::Running(_) | Stage::Held(_) | Stage::Paused(..) | Stage::Over => true,
        }
    }

    /// Whether its slips can be keyed.
    pub fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }

    /// Whether its top was announced, it has none, or it was cancelled.
    pub fn is_closed(&self) -> bool {
        self.closing != Closing::Open || self.cancelled.is_some()
    }

    /// The play that lies on the board because of it.
    pub fn laid(&self) -> Option<&Play> {
        let taken_back = self.cancelled.is_some_and(|it| it.how == Cancelled::TakenBack);
        let top = self.top.as_ref().filter(|_| self.closing == Closing::Announced && !taken_back);
        top.map(|top| &top.play)
    }

    /// Its countdown while the time runs or is held.
    pub fn countdown(&self) -> Option<Countdown> {
        match &self.stage {
            Stage::Running(countdown) | Stage::Held(countdown) | Stage::Paused(countdown, _) => {
                Some(*countdown)
            }
            Stage::ToCome | Stage::Drawn | Stage::Over => None,
        }
    }

    /// What is known of a player's slip.
    pub fn place(&self, player: PlayerId) -> Receipt {
        self.places.get(&player).copied().unwrap_or(Receipt::AWAITED)
    }
}
