//! The places of the console.

use serde::Serialize;

use super::Key;

/// A place of the console, in the order of the day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// Title, people, players, draw.
    #[default]
    Competition,
    /// Letters and time.
    Rounds,
    /// Keying.
    Sheets,
    /// Board, letters and time of a game.
    Game,
    /// Keying of slips.
    Slips,
    /// Where the play that a game goes on with is settled.
    Top,
    /// The referee's queue of undecided words, objections.
    Words,
    /// Warnings, and zeros to be told.
    Sanctions,
    /// What the tables of a round came to.
    Results,
    /// Words that were doubted.
    Judge,
    /// Ranks and reasons, penalties, signing.
    Standings,
    /// Documents on paper.
    Print,
    /// Every event; undo, verification.
    History,
    /// The hall's network: phones, screens, assistants' devices.
    Stations,
    /// The line to the hub of a joint competition.
    Venues,
}

impl Place {
    /// Whether the play is run here: Space is its next step.
    pub const fn is_of_play(self) -> bool {
        matches!(self, Self::Rounds | Self::Game)
    }

    /// Whether keys that are about this place act in another: the play's in that of any format.
    pub fn stands_for(self, other: Self) -> bool {
        self == other || (self.is_of_play() && other.is_of_play())
    }
}

/// The keys of the places, with Ctrl.
pub(super) const PLACE_KEYS: [Key; 9] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];
