//! The list of the formats: which places each has, and what of one stands among the commands and questions of
//! all.

pub mod anagram;
pub mod duplicate;

use serde::Serialize;

use super::{Place, Spec, UserCommand};
use crate::domain::formats::FormatName;
use crate::domain::ids::RoundNo;

pub use crate::domain::formats::anagram::rules::Field;
pub use crate::domain::formats::anagram::sheet::Lateness;
pub use crate::domain::formats::anagram::sheet::SheetWords;
pub use crate::domain::timing::PausedTiles;

/// A command that one format alone has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OwnCommand {
    /// Of a duplicate game.
    Duplicate(duplicate::Command),
}

/// A question that one format alone asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OwnQuestion {
    /// Of a duplicate game.
    Duplicate(duplicate::Question),
}

/// A text that one format alone asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OwnEntry {
    /// Of a duplicate game.
    Duplicate(duplicate::Entry),
}

/// A condition of one format alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnWhen {
    /// Of a duplicate game.
    Duplicate(duplicate::When),
}

/// What the conditions of one format ask about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OwnSituation {
    /// Of a duplicate game.
    pub duplicate: duplicate::Situation,
}

impl OwnWhen {
    /// Whether it is so.
    pub fn is_met(self, now: &OwnSituation) -> bool {
        match self {
            Self::Duplicate(when) => when.is_met(&now.duplicate),
        }
    }

    /// What is missing while it is not so: a key of the language files.
    pub const fn why_not(self) -> &'static str {
        match self {
            Self::Duplicate(when) => when.why_not(),
        }
    }

    /// The place whose keys it is about.
    pub const fn place(self) -> Place {
        match self {
            Self::Duplicate(when) => when.place(),
        }
    }
}

/// The places of a format's competitions, in the order of the day: by their numbers they have their keys.
pub const fn places(format: FormatName) -> &'static [Place] {
    match format {
        FormatName::Anagram => anagram::PLACES,
        FormatName::Duplicate => duplicate::PLACES,
    }
}

/// What can be asked of this format's competitions beside what every competition has.
pub fn listed(format: FormatName) -> Vec<UserCommand> {
    match format {
        FormatName::Anagram => anagram::listed(),
        FormatName::Duplicate => duplicate::listed(),
    }
}

/// An own command's row.
pub fn of_own(command: &OwnCommand) -> Spec {
    match command {
        OwnCommand::Duplicate(command) => duplicate::of_command(command),
    }
}

/// An own question's row.
pub fn of_own_question(question: &OwnQuestion) -> Spec {
    match question {
        OwnQuestion::Duplicate(question) => duplicate::of_question(question),
    }
}

/// What can be asked of a round of this format: of that in view.
pub fn of_round(format: FormatName, round: RoundNo) -> Vec<UserCommand> {
    match format {
        FormatName::Anagram => anagram::of_round(round),
        FormatName::Duplicate => duplicate::of_turn(round),
    }
}
