//! When a command of classic games can be asked.

use crate::commands::Place;

/// When a command can be asked, while the competition can be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// While no round has tables.
    Unpaired,
    /// While the rules have teams.
    Teams,
    /// While averages rank.
    Averages,
    /// While the round in view has no tables, and is the next one.
    Pairable,
    /// While the round in view has tables.
    Paired,
    /// While it has tables of which nothing is told.
    Untouched,
    /// While a round has tables.
    Played,
    /// While the time of a round runs.
    ClockRuns,
    /// While it runs or stands.
    Clock,
    /// While the clock of a table runs or stands, or one can begin.
    ClockKey,
    /// While the clock of a table runs.
    TableClockRuns,
    /// While the clock of a table runs or stands.
    TableClock,
    /// In Results, while a table lies on the desk, be it with its result or its whole game.
    OnDesk,
    /// While its whole game is seen.
    Recording,
    /// While turns of its game are recorded.
    Recorded,
    /// In Results, while a table lies on the desk with its result.
    TableOpen,
    /// While nothing is told of its game.
    TableFree,
    /// While something is.
    TableTold,
    /// While its result waits for another person.
    TableUnconfirmed,
    /// While it has two seats, and games are won.
    TableOfTwo,
    /// While a set of words waits for the arbiter.
    Asked,
}

/// What the conditions ask about: those that are met.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Situation {
    met: u32,
}

impl Situation {
    /// The same with a condition that is met where this is so.
    #[must_use]
    pub const fn with(self, when: When, is_so: bool) -> Self {
        if is_so { Self { met: self.met | when.bit() } } else { self }
    }
}

impl When {
    const fn bit(self) -> u32 {
        1 << (self as u8)
    }

    /// Whether it is so.
    pub const fn is_met(self, now: &Situation) -> bool {
        now.met & self.bit() != 0
    }

    /// What is missing while it is not so: a key of the language files.
    pub const fn why_not(self) -> &'static str {
        match self {
            Self::Unpaired => "commands-needs-no-tables",
            Self::Teams => "commands-needs-teams",
            Self::Averages => "commands-needs-averages",
            Self::Pairable => "commands-needs-next-round",
            Self::Paired | Self::Played => "commands-needs-tables",
            Self::Untouched => "commands-needs-untouched",
            Self::ClockRuns | Self::Clock => "commands-needs-round-clock",
            Self::ClockKey => "commands-needs-shown",
            Self::TableClockRuns | Self::TableClock => "commands-needs-table-clock",
            Self::Recording => "commands-needs-game",
            Self::Recorded => "commands-needs-turns",
            Self::OnDesk | Self::TableOpen | Self::TableFree => "commands-needs-table",
            Self::TableTold => "commands-needs-result",
            Self::TableUnconfirmed => "commands-needs-unconfirmed",
            Self::TableOfTwo => "commands-needs-table-of-two",
            Self::Asked => "commands-needs-open-ask",
        }
    }

    /// The place whose keys it is about.
    pub const fn place(self) -> Place {
        match self {
            Self::Unpaired | Self::Teams | Self::Averages => Place::Competition,
            Self::Pairable
            | Self::Paired
            | Self::Untouched
            | Self::Played
            | Self::ClockRuns
            | Self::Clock
            | Self::ClockKey
            | Self::TableClockRuns
            | Self::TableClock => Place::Rounds,
            Self::OnDesk
            | Self::Recording
            | Self::Recorded
            | Self::TableOpen
            | Self::TableFree
            | Self::TableTold
            | Self::TableUnconfirmed
            | Self::TableOfTwo => Place::Results,
            Self::Asked => Place::Judge,
        }
    }
}
