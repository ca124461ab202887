//! Objections (§9, R§5.Δ): lodged by a player about their own score once the last round is over.

use serde::{Deserialize, Serialize};

use crate::domain::ids::{ObjectionId, PlayerId, RoundNo};
use crate::domain::letters::Word;

/// What an objection is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum About {
    /// A word that was refused.
    Word {
        /// The round.
        round: RoundNo,
        /// The word.
        word: Word,
    },
    /// How a sheet was read.
    Reading {
        /// The round.
        round: RoundNo,
    },
    /// A sheet that was declared void.
    Void {
        /// The round.
        round: RoundNo,
    },
}

impl About {
    /// The round it is about.
    pub fn round(&self) -> RoundNo {
        match self {
            Self::Word { round, .. } | Self::Reading { round } | Self::Void { round } => *round,
        }
    }
}

/// How an objection ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The player is right.
    Upheld,
    /// The verdict stands.
    Dismissed,
}

/// An objection in the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Objection {
    /// Its number.
    pub id: ObjectionId,
    /// Who lodged it.
    pub player: PlayerId,
    /// What about.
    pub about: About,
    /// Outcome and reason; `None` while pending.
    pub decided: Option<(Outcome, String)>,
}
