//! Penalties (§8, R§7): typed facts whose effect on points follows.

use serde::{Deserialize, Serialize};

use crate::domain::ids::{PenaltyId, PlayerId, RoundNo};

/// What a penalty does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PenaltyKind {
    /// Recorded; no effect on points.
    Recommendation,
    /// Recorded; no effect on points.
    Reprimand,
    /// The round's sheet counts nothing.
    VoidRound,
    /// Points off the total, at least 1.
    Deduction {
        /// How many.
        points: u32,
    },
    /// Out after this round, which still counts; stays in the standings, marked.
    ExpelledFromRest,
    /// Out of the competition: no rank.
    Expelled,
}

/// A penalty in the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Penalty {
    /// Its number.
    pub id: PenaltyId,
    /// Whose.
    pub player: PlayerId,
    /// The round in which it falls.
    pub round: RoundNo,
    /// What it does.
    pub kind: PenaltyKind,
    /// Why.
    pub reason: String,
    /// Why it was lifted; `None` while in force.
    pub lifted: Option<String>,
}

impl Penalty {
    /// Whether it is in force.
    pub fn in_force(&self) -> bool {
        self.lifted.is_none()
    }
}
