//! What the hall can be shown instead of what follows the competition.

use serde::Serialize;

use super::HallStandings;
use super::formats::OwnPinned;
use crate::domain::ids::RoundNo;

/// How far the prizes are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct CeremonyAt {
    /// How many calls were passed over where they began.
    pub from: usize,
    /// How many calls were made, with those that were passed over; more than there are once it is over.
    pub called: usize,
}

impl From<usize> for CeremonyAt {
    fn from(called: usize) -> Self {
        Self { from: 0, called }
    }
}

impl CeremonyAt {
    /// After so many calls.
    #[must_use]
    pub fn after(self, called: usize) -> Self {
        Self { called, ..self }
    }
}

/// From which place on the prizes are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CeremonyFrom {
    /// From the last.
    Last,
    /// From the tenth.
    Tenth,
    /// From the third.
    Third,
    /// From one that is typed.
    Typed,
}

impl CeremonyFrom {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Last, Self::Tenth, Self::Third, Self::Typed];
}

/// What the referee has pinned for the hall.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Pinned {
    /// The scene follows the competition.
    #[default]
    Auto,
    /// Title, date, commitment.
    Welcome,
    /// What the letters of a graded round made.
    Review(RoundNo),
    /// The standings.
    Standings(HallStandings),
    /// The prizes, from last to first.
    Ceremony(CeremonyAt),
    /// A message.
    Message(String),
    /// What one format alone shows.
    Own(OwnPinned),
    /// Nothing.
    Black,
}
