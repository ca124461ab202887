//! A player and the rounds they are there for (§5, "People").

use serde::{Deserialize, Serialize};

use super::ids::{PlayerId, RoundNo};

/// Which rounds somebody is there for, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Span {
    /// The first round: later than 1 for a late arrival.
    pub from_round: RoundNo,
    /// The last round: earlier than the competition's for a withdrawn player.
    pub to_round: RoundNo,
}

impl Span {
    /// Whether the round falls into it.
    pub fn contains(self, round: RoundNo) -> bool {
        (self.from_round..=self.to_round).contains(&round)
    }
}

/// What the competition knows of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Their number.
    pub id: PlayerId,
    /// Their name, as on the list.
    pub name: String,
    /// Their club; empty when none was given.
    pub club: String,
    /// The rounds they are there for.
    pub span: Span,
}
