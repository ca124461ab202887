//! When a command of a joint competition can be asked.

use crate::commands::Place;

/// When a command of a joint competition can be asked, while its file can be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// While its file has a line to the hub.
    Linked,
}

/// What the conditions ask about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Situation {
    pub linked: bool,
}

impl When {
    /// Whether it is so.
    pub const fn is_met(self, now: &Situation) -> bool {
        match self {
            Self::Linked => now.linked,
        }
    }

    /// What is missing while it is not so: a key of the language files.
    pub const fn why_not(self) -> &'static str {
        match self {
            Self::Linked => "commands-needs-card",
        }
    }

    /// The place whose keys it is about.
    pub const fn place(self) -> Place {
        match self {
            Self::Linked => Place::Venues,
        }
    }
}
