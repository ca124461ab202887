//! What is asked of a duplicate game alone.

mod when;

use serde::Serialize;

pub use self::when::{Situation, When};
use super::{OwnCommand, OwnEntry};
use crate::commands::{self, Place, UserCommand};
use crate::domain::ids::PlayerId;

/// Its places, in the order of the day.
pub const PLACES: &[Place] = &[
    Place::Competition,
    Place::Game,
    Place::Slips,
    Place::Top,
    Place::Words,
    Place::Sanctions,
    Place::Standings,
    Place::Print,
    Place::History,
];

/// What a user asks of a duplicate game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// Look at a turn.
    LookAtTurn(u8),
    /// Put a player's slip of a turn on the desk.
    TakeSlip(u8, PlayerId),
    /// Save the slip on the desk and take the next one.
    SaveSlip,
}

/// What is asked back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Take the rack back before its time begins: why.
    VoidRack,
}

/// A text that is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// The table of a slip.
    Table,
    /// Where its play begins, and in which direction.
    Position,
    /// Its main word.
    Word,
    /// Its points.
    Points,
}

impl From<Command> for UserCommand {
    fn from(command: Command) -> Self {
        Self::Own(OwnCommand::Duplicate(command))
    }
}

impl From<Entry> for commands::Entry {
    fn from(entry: Entry) -> Self {
        Self::Own(OwnEntry::Duplicate(entry))
    }
}
