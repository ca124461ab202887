//! When a command of a duplicate game can be asked.

use crate::commands::Place;

/// When a command can be asked, while the game can be changed. A condition whose command has a digit, an arrow or
/// Space for a key holds in its own place alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// Until a letter of the first turn is shown.
    ModeOpen,
    /// While no turn has letters that is not closed.
    Undrawn,
    /// While no time runs or is held.
    NoTime,
    /// While the turn has a rack and its time has not begun.
    Drawn,
    /// While that rack has three equal letters, and none was shown.
    Triple,
    /// While the turn in view has letters that came by hand.
    ByHand,
    /// While letters are announced one after another.
    Announcing,
    /// While the turn in view can be cancelled.
    Cancellable,
    /// While it is cancelled.
    IsCancelled,
    /// While it can be declared to be without a correct play.
    WithoutPlay,
    /// Until the game has ended.
    NotEnded,
    /// While no turn is open, and the game has not ended.
    Endable,
    /// In Game, while the best play of the list is known.
    BestInGame,
    /// In Top, while it is known.
    BestInTop,
    /// While a turn was played.
    Played,
    /// In Slips, once the time of a turn is over.
    Keyable,
    /// While a slip lies on the desk.
    SlipOpen,
    /// While plays of a score are offered for it, and nothing is typed.
    Offered,
    /// While the points are typed and a play stands beside them, and nothing is typed.
    Taken,
    /// While it is not keyed.
    SlipUnkeyed,
    /// While it is keyed, and can be keyed a second time.
    SlipKeyed,
    /// While it is keyed by somebody else, and nobody has looked at it since.
    SlipUnchecked,
    /// In Top, while there are plays that the game may go on with.
    PlaysSeen,
    /// In Top, while the next step is the top's, or Game's once that is done.
    TopNext,
    /// While the announced top of the last turn can still be corrected.
    TopCorrectable,
    /// In Sanctions, while somebody is to be told of an annulled play.
    ZerosUntold,
    /// In Sanctions, while a player is selected and a reason typed.
    SanctionReady,
}

/// What the conditions ask about: those that are met.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Situation {
    met: u64,
}

impl Situation {
    /// The same with a condition that is met where this is so.
    #[must_use]
    pub const fn with(self, when: When, is_so: bool) -> Self {
        if is_so { Self { met: self.met | when.bit() } } else { self }
    }
}

impl When {
    const fn bit(self) -> u64 {
        1 << (self as u8)
    }

    /// Whether it is so.
    pub const fn is_met(self, now: &Situation) -> bool {
        now.met & self.bit() != 0
    }

    /// What is missing while it is not so: a key of the language files.
    pub const fn why_not(self) -> &'static str {
        match self {
            Self::ModeOpen => "commands-needs-mode-open",
            Self::Undrawn => "commands-needs-undrawn",
            Self::NoTime => "commands-needs-no-turn-time",
            Self::Drawn => "commands-needs-rack",
            Self::Triple => "commands-needs-triple",
            Self::ByHand => "commands-needs-by-hand",
            Self::Announcing => "commands-needs-announcing",
            Self::Cancellable => "commands-needs-cancellable",
            Self::IsCancelled => "commands-needs-cancelled",
            Self::WithoutPlay => "commands-needs-over",
            Self::NotEnded => "commands-needs-not-ended",
            Self::Endable => "commands-needs-no-open-turn",
            Self::BestInGame | Self::BestInTop => "commands-needs-best",
            Self::Played => "commands-needs-played",
            Self::Keyable => "commands-needs-turn-over",
            Self::SlipOpen | Self::SlipUnkeyed => "commands-needs-slip",
            Self::Offered | Self::Taken => "commands-needs-offered",
            Self::SlipKeyed => "commands-needs-slip-keyed",
            Self::SlipUnchecked => "commands-needs-slip-unchecked",
            Self::PlaysSeen | Self::TopNext => "commands-needs-candidates",
            Self::TopCorrectable => "commands-needs-correctable",
            Self::ZerosUntold => "commands-needs-zeros",
            Self::SanctionReady => "commands-needs-sanction",
        }
    }

    /// The place whose keys it is about.
    pub const fn place(self) -> Place {
        match self {
            Self::ModeOpen
            | Self::Undrawn
            | Self::NoTime
            | Self::Drawn
            | Self::Triple
            | Self::ByHand
            | Self::Announcing
            | Self::Cancellable
            | Self::IsCancelled
            | Self::WithoutPlay
            | Self::NotEnded
            | Self::Endable
            | Self::BestInGame
            | Self::Played => Place::Game,
            Self::Keyable
            | Self::SlipOpen
            | Self::Offered
            | Self::Taken
            | Self::SlipUnkeyed
            | Self::SlipKeyed
            | Self::SlipUnchecked => Place::Slips,
            Self::BestInTop | Self::PlaysSeen | Self::TopNext | Self::TopCorrectable => Place::Top,
            Self::ZerosUntold | Self::SanctionReady => Place::Sanctions,
        }
    }
}
