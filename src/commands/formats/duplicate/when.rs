//! When a command of a duplicate game can be asked.

use crate::commands::Place;

/// When a command can be asked, while the game can be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// While the turn has a rack and its time has not begun.
    Drawn,
    /// While a slip lies on the desk.
    SlipOpen,
}

/// What the conditions ask about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Situation {
    pub drawn: bool,
    pub slip_open: bool,
}

impl When {
    /// Whether it is so.
    pub const fn is_met(self, now: &Situation) -> bool {
        match self {
            Self::Drawn => now.drawn,
            Self::SlipOpen => now.slip_open,
        }
    }

    /// What is missing while it is not so: a key of the language files.
    pub const fn why_not(self) -> &'static str {
        match self {
            Self::Drawn => "commands-needs-rack",
            Self::SlipOpen => "commands-needs-slip",
        }
    }

    /// The place whose keys it is about.
    pub const fn place(self) -> Place {
        match self {
            Self::Drawn => Place::Game,
            Self::SlipOpen => Place::Slips,
        }
    }
}
