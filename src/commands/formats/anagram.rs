//! What is asked in the anagram format alone.

pub mod conduct;
pub mod step;
mod when;

use serde::Serialize;

pub use self::when::{Situation, When};
use super::{OwnCommand, OwnEntry};
use crate::commands::{self, Place, UserCommand};
use crate::domain::ids::RoundNo;

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
];

/// What a file of a joint competition has beside them.
pub const IN_JOINT: &[Place] = &[Place::Venues];

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

/// What an open file is in a joint competition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileOf {
    /// Of whoever conducts.
    Centre,
    /// A hall's.
    Hall,
}

/// What a user asks of a joint competition alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// Try the hub again, now.
    ConnectAgain,
    /// Keep the card at the typed path in the open file, in place of the one it has.
    UseCard,
    /// Choose such a card in a dialog.
    BrowseCard,
    /// Say that the hall is ready with its word.
    Ready,
    /// Say that the hall calls no word.
    Pass,
    /// Ask the hub for the letters of the next round.
    OpenRound,
    /// Ask for them no more.
    StopAsking,
}

/// What is asked back in a joint competition alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Whether the hall calls no word.
    Pass,
    /// That the hall's word did not come in time: why.
    WordLate,
    /// The letters of a round and their code, as they were told over the telephone.
    ByTelephone(RoundNo),
    /// Take in every sheet of a round that is left, though they are ticked one by one.
    CollectRest(RoundNo),
    /// Begin the break while sheets are missing.
    BreakAhead,
}

/// A text that is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// The code of a round's letters, as it was told over the telephone.
    Code,
}

impl From<Command> for UserCommand {
    fn from(command: Command) -> Self {
        Self::Own(OwnCommand::Anagram(command))
    }
}

impl From<Entry> for commands::Entry {
    fn from(entry: Entry) -> Self {
        Self::Own(OwnEntry::Anagram(entry))
    }
}
