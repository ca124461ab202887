//! What the hall sees of a turn. A scene holds only what was announced: no letter, no word and no figure that the
//! hall is not told yet, no name with a zero or a warning, and nothing of what a list has before the time is over.

mod auto;
mod scenes;

pub use auto::{pace, told_for_ms};
pub use scenes::{
    Gone, Turned, best, collecting, countdown, equivalents, last_turn, late, letters, paused, top,
};

use serde::Serialize;

use super::board::{BoardData, TileData};
use super::rack::RackData;
use crate::domain::clock::{Countdown, Moment};
use crate::domain::formats::duplicate::rules::Announcing;
use crate::screens::hall::{Phases, time_moves_in_ms};

/// How many equivalents stand on a page.
pub const EQUIVALENTS: usize = 8;

/// What stands above a scene of a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Heading {
    /// Which turn.
    pub turn: String,
    /// What is told beside it; mostly empty.
    pub beside: String,
    /// That it is the last one, or which is; empty until one is set.
    pub last: String,
}

/// What the hall sees of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnScene {
    /// The board between two turns, and the letters as they are announced.
    Letters {
        /// What stands above.
        heading: Heading,
        /// The board, the last play told apart.
        board: BoardData,
        /// The rack as far as it is announced; none before.
        rack: Option<Named>,
        /// The whole time, which waits.
        time: String,
        /// Milliseconds until the next letter is announced.
        #[serde(skip)]
        next_in_ms: Option<i64>,
    },
    /// The time runs.
    Countdown {
        /// What stands above.
        heading: Heading,
        /// The board, calm.
        board: BoardData,
        /// The whole rack.
        rack: RackData,
        /// The time.
        time: Countdown,
        /// The alerts that the rules give it, in milliseconds left.
        alerts_ms: Vec<i64>,
        /// What is said of it as it ends.
        phases: Phases,
    },
    /// The time is held.
    Paused {
        /// What stands above.
        heading: Heading,
        /// That it is held.
        said: String,
        /// The board, calm.
        board: BoardData,
        /// The rack; none while it is hidden.
        rack: Option<RackData>,
        /// The time.
        time: Countdown,
    },
    /// The time is over, slips come in.
    Collecting {
        /// What stands above.
        heading: Heading,
        /// That the time is over, and what to do.
        over: String,
        /// How many slips are in.
        collected: usize,
        /// Of how many.
        expected: usize,
        /// What is counted.
        slips: String,
        /// The whole rack, which stays until the next one.
        rack: RackData,
        /// The board, calm.
        board: BoardData,
        /// Where the history stood.
        head: String,
    },
    /// The play that the game goes on with, as far as it is announced.
    Top(Box<Announcement>),
    /// Other plays that scored as much.
    Equivalents {
        /// What stands above.
        heading: Heading,
        /// The board with the top.
        board: BoardData,
        /// What they are, with their score.
        said: String,
        /// Position and main word of each.
        plays: Vec<(String, String)>,
        /// Which page it is of how many; empty of one.
        page: String,
    },
    /// The best of the hall, and whether somebody alone has it.
    Best {
        /// What stands above.
        heading: Heading,
        /// The board with the top.
        board: BoardData,
        /// The top and its score; none where the hall's best is the top.
        top: Option<(String, String)>,
        /// What is told.
        said: String,
        /// The points, and what they are called.
        points: (String, String),
        /// That one player alone has it, and what that gives; none where nobody has.
        solo: Option<(String, String)>,
    },
    /// A better play of an earlier turn.
    Late {
        /// What stands above.
        heading: Heading,
        /// That it was found late.
        said: String,
        /// The points, and what they are called.
        points: (String, String),
        /// Position and main word.
        play: (String, Vec<TileData>),
        /// What changes, and what does not.
        changes: String,
        /// The board as it is.
        board: BoardData,
    },
    /// Which turn is the last.
    LastTurn {
        /// That it is.
        said: String,
        /// Its number.
        turn: String,
        /// How many turns are left, that one too.
        left: String,
    },
}

/// A rack with what its groups are called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Named {
    /// It.
    pub rack: RackData,
    /// What is left over, and what is new, each with its number.
    pub headings: [(String, String); 2],
}

/// The top as it is announced: what is empty is not told yet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Announcement {
    /// What stands above.
    pub heading: Heading,
    /// The board; the play lies on it once its word is told.
    pub board: Option<BoardData>,
    /// The points, and what they are called.
    pub points: (String, String),
    /// The position.
    pub position: String,
    /// The main word.
    pub word: Vec<TileData>,
    /// How it is spelled, where that differs.
    pub spelled: String,
    /// Every word with its spelling and its points, the main word first, then what a whole rack gives.
    pub words: Vec<(String, String, String)>,
    /// Which letters are jokers.
    pub jokers: String,
    /// Milliseconds until more is told; none when that is by a key, or all is told.
    #[serde(skip)]
    pub next_in_ms: Option<i64>,
}

/// How far an announcement of a top is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Its score.
    #[default]
    Points,
    /// Its position.
    Position,
    /// Its main word: it lies on the board.
    Word,
    /// The words across it.
    Across,
}

impl Step {
    /// Every one.
    pub const ALL: [Self; 4] = [Self::Points, Self::Position, Self::Word, Self::Across];
    /// How long each lasts where nobody presses a key.
    pub const EACH_MS: i64 = 3_000;

    /// How far it is so long after it began.
    pub fn at(since_ms: i64) -> Self {
        let place = usize::try_from(since_ms.max(0) / Self::EACH_MS).unwrap_or(usize::MAX);
        Self::ALL.get(place).copied().unwrap_or(Self::Across)
    }

    /// Milliseconds until the next one, so long after it began; none when all is told.
    pub fn next_in_ms(since_ms: i64) -> Option<i64> {
        let since = since_ms.max(0);
        (Self::at(since) != Self::Across).then(|| Self::EACH_MS - since % Self::EACH_MS)
    }

    /// The one after it, by a key.
    #[must_use]
    pub fn next(self) -> Self {
        match self {
            Self::Points => Self::Position,
            Self::Position => Self::Word,
            Self::Word | Self::Across => Self::Across,
        }
    }
}

/// The pace of announcing a rack: it runs by itself, or stands and goes on by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// How far it was when it last began to run or stood.
    gone_ms: i64,
    /// Since when it runs; none while it stands.
    runs_since: Option<Moment>,
}

impl Pace {
    /// It was so far, and runs since then or stands.
    pub const fn of(gone_ms: i64, runs_since: Option<Moment>) -> Self {
        Self { gone_ms, runs_since }
    }

    /// How far it was, and since when it runs.
    pub const fn parts(self) -> (i64, Option<Moment>) {
        (self.gone_ms, self.runs_since)
    }

    /// It begins.
    pub const fn begun(now: Moment) -> Self {
        Self { gone_ms: 0, runs_since: Some(now) }
    }

    /// How far it is; the whole of it where that was before a restart of the program.
    pub fn since_ms(self, now: Moment) -> i64 {
        match self.runs_since {
            Some(since) if since.session != now.session => i64::MAX,
            Some(since) => self.gone_ms.saturating_add(now.ms_since(since).max(0)),
            None => self.gone_ms,
        }
    }

    /// Held, or running on from where it stood.
    #[must_use]
    pub fn held_or_on(self, now: Moment) -> Self {
        let gone_ms = self.since_ms(now);
        match self.runs_since {
            Some(_) => Self { gone_ms, runs_since: None },
            None => Self { gone_ms, runs_since: Some(now) },
        }
    }

    /// One letter on, or the same once more: it goes on as it did.
    #[must_use]
    pub fn stepped(self, announcing: &Announcing, now: Moment, by: By) -> Self {
        let each = i64::from(announcing.letter_ms).max(1);
        let place = self.since_ms(now) / each;
        let gone_ms = match by {
            By::Next => place.saturating_add(1).saturating_mul(each),
            By::Again => place.saturating_mul(each),
        };
        Self { gone_ms, runs_since: self.runs_since.map(|_| now) }
    }

    /// Cut short: all is told.
    #[must_use]
    pub const fn cut_short() -> Self {
        Self { gone_ms: i64::MAX, runs_since: None }
    }

    /// Whether it runs by itself.
    pub const fn runs(self) -> bool {
        self.runs_since.is_some()
    }
}

/// Where a step leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// To the next letter.
    Next,
    /// To the same letter once more.
    Again,
}

/// Milliseconds until the scene moves by itself; `None` when it does not.
pub fn moves_in_ms(scene: &TurnScene, now: Moment) -> Option<i64> {
    match scene {
        TurnScene::Letters { next_in_ms, .. } => *next_in_ms,
        TurnScene::Top(told) => told.next_in_ms,
        TurnScene::Countdown { time, .. } => time_moves_in_ms(time, now),
        TurnScene::Paused { .. }
        | TurnScene::Collecting { .. }
        | TurnScene::Equivalents { .. }
        | TurnScene::Best { .. }
        | TurnScene::Late { .. }
        | TurnScene::LastTurn { .. } => None,
    }
}
