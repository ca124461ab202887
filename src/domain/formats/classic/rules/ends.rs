//! How turns and games end.

use serde::{Deserialize, Serialize};

/// How games end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ends {
    /// Whether one ends when the bag and a rack are empty.
    pub out: Allowed,
    /// Whether the players may declare that nobody can lay.
    pub blocked: Allowed,
    /// Whether who goes out gains what all others lose.
    pub finisher_gains: Allowed,
    /// Runs of turns that end a game; of two that are complete with the same turn the first is the end.
    pub runs: Vec<Run>,
}

/// Whether a rule set has something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allowed {
    /// It has.
    Yes,
    /// It has not.
    No,
}

impl Allowed {
    /// As a rules file says it.
    pub const fn of(is: bool) -> Self {
        if is { Self::Yes } else { Self::No }
    }

    /// Whether it has.
    pub const fn is(self) -> bool {
        matches!(self, Self::Yes)
    }
}

/// A run of turns: seats × `each` in a row, all of them counted outcomes, end a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// How the game then ended.
    pub end: RunEnd,
    /// So many a seat.
    pub each: u8,
    /// What counts; everything else breaks the run.
    pub counts: Vec<Outcome>,
}

/// The end that a run is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RunEnd {
    /// Passed, lost, skipped turns.
    Passes,
    /// Turns that brought nothing.
    Scoreless,
}

impl RunEnd {
    /// As the end of a game.
    pub const fn end(self) -> End {
        match self {
            Self::Passes => End::Passes,
            Self::Scoreless => End::Scoreless,
        }
    }
}

/// What a turn ended with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Tiles laid, for points.
    Play,
    /// Tiles laid, for none.
    ZeroPlay,
    /// Tiles exchanged.
    Exchange,
    /// Nothing done.
    Pass,
    /// Tiles laid, and taken back by the player.
    TakenBack,
    /// Tiles laid, and taken off after a challenge.
    TakenOff,
    /// Lost by the timer.
    Timer,
    /// No time left to play in.
    NoTime,
}

impl Outcome {
    /// Every one.
    pub const ALL: [Self; 8] = [
        Self::Play,
        Self::ZeroPlay,
        Self::Exchange,
        Self::Pass,
        Self::TakenBack,
        Self::TakenOff,
        Self::Timer,
        Self::NoTime,
    ];

    /// Its name in rules files and documents.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::ZeroPlay => "zero_play",
            Self::Exchange => "exchange",
            Self::Pass => "pass",
            Self::TakenBack => "taken_back",
            Self::TakenOff => "taken_off",
            Self::Timer => "timer",
            Self::NoTime => "no_time",
        }
    }
}

/// How a game ended.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// The bag and a rack were empty.
    Out,
    /// A run of passed, lost or skipped turns.
    Passes,
    /// A run of turns that brought nothing.
    Scoreless,
    /// Nobody could lay: declared, not computed.
    Blocked,
    /// The game's time was over.
    Time,
    /// One player was as far over the time as the limit says.
    ClockOne,
    /// Both players were over the time.
    ClockBoth,
    /// Everybody had used up the time.
    ClocksOut,
    /// Stopped by the arbiter.
    Stopped,
    /// Not noted; only where no rack is given.
    #[default]
    Unknown,
}

impl End {
    /// Every one.
    pub const ALL: [Self; 10] = [
        Self::Out,
        Self::Passes,
        Self::Scoreless,
        Self::Blocked,
        Self::Time,
        Self::ClockOne,
        Self::ClockBoth,
        Self::ClocksOut,
        Self::Stopped,
        Self::Unknown,
    ];

    /// Its name in documents.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Out => "out",
            Self::Passes => "passes",
            Self::Scoreless => "scoreless",
            Self::Blocked => "blocked",
            Self::Time => "time",
            Self::ClockOne => "clock_one",
            Self::ClockBoth => "clock_both",
            Self::ClocksOut => "clocks_out",
            Self::Stopped => "stopped",
            Self::Unknown => "unknown",
        }
    }
}
