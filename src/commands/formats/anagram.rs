//! What is asked in the anagram format alone.

pub mod conduct;
pub mod step;
mod when;

use serde::Serialize;

pub use self::when::{Situation, When};
use super::OwnCommand;
use crate::commands::{Place, UserCommand};

/// Its places, in the order of the day.
pub const PLACES: &[Place] = &[
    Place::Competition,
    Place::Rounds,
    Place::Sheets,
    Place::Words,
    Place::Standings,
    Place::Print,
    Place::History,
    Place::Stations,
    Place::Venues,
];

/// What one does in a place, in a few sentences: a key of the language files. `None` for places of others.
pub const fn help(place: Place) -> Option<&'static str> {
    match place {
        Place::Competition => Some("help-competition"),
        Place::Rounds => Some("help-rounds"),
        Place::Sheets => Some("help-sheets"),
        Place::Words => Some("help-words"),
        Place::Standings => Some("help-standings"),
        Place::Print => Some("help-print"),
        Place::History => Some("help-history"),
        Place::Stations => Some("stations-help"),
        Place::Venues => Some("venues-help"),
        Place::Game
        | Place::Slips
        | Place::Top
        | Place::Sanctions
        | Place::Results
        | Place::Judge => None,
    }
}

/// What a user asks of a joint competition alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// Try the hub again, now.
    ConnectAgain,
}

impl From<Command> for UserCommand {
    fn from(command: Command) -> Self {
        Self::Own(OwnCommand::Anagram(command))
    }
}
