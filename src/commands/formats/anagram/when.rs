//! When a command of a joint competition can be asked.

use super::FileOf;
use crate::commands::Place;

/// When a command of a joint competition can be asked, while its file can be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// In a file of a joint competition.
    Joint,
    /// At a hall, until it has called a word or said that it calls none, or the words are asked for.
    WordOpen,
    /// At a hall that has called its word and did not say that it is ready.
    WordCalled,
    /// At a hall, while the words were closed without its own.
    WordLate,
    /// At a hall, while the next round has no letters and they are not being asked for.
    LettersToCome,
    /// At a hall, while the letters of a round are being asked for.
    Asking,
}

/// What the conditions ask about: what the file is, and those that are met.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Situation {
    /// What the open file is in a joint competition; `None` of none.
    pub file: Option<FileOf>,
    met: u8,
}

impl Situation {
    /// In such a file, where none of the others is met.
    pub const fn of(file: Option<FileOf>) -> Self {
        Self { file, met: 0 }
    }

    /// The same with a condition that is met where this is so.
    #[must_use]
    pub const fn with(self, when: When, is_so: bool) -> Self {
        if is_so { Self { met: self.met | when.bit(), ..self } } else { self }
    }
}

impl When {
    const fn bit(self) -> u8 {
        1 << (self as u8)
    }

    /// Whether it is so.
    pub const fn is_met(self, now: Situation) -> bool {
        match self {
            Self::Joint => now.file.is_some(),
            Self::WordOpen
            | Self::WordCalled
            | Self::WordLate
            | Self::LettersToCome
            | Self::Asking => now.met & self.bit() != 0,
        }
    }

    /// What is missing while it is not so: a key of the language files.
    pub const fn why_not(self) -> &'static str {
        match self {
            Self::Joint => "commands-needs-joint",
            Self::WordOpen => "commands-needs-word-open",
            Self::WordCalled => "commands-needs-word-called",
            Self::WordLate => "commands-needs-word-late",
            Self::LettersToCome => "commands-needs-letters-to-come",
            Self::Asking => "commands-needs-asking",
        }
    }

    /// The place whose keys it is about.
    pub const fn place(self) -> Place {
        Place::Venues
    }
}
