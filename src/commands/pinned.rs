//! What the hall can be shown instead of what follows the competition.

use serde::Serialize;

use super::HallStandings;
use super::formats::OwnPinned;
use crate::domain::ids::RoundNo;

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
    /// The prizes, from last to first, once so many were called.
    Ceremony(usize),
    /// A message.
    Message(String),
    /// What one format alone shows.
    Own(OwnPinned),
    /// Nothing.
    Black,
}
