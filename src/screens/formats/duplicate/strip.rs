//! The strip of turns: the last twelve and the next, each with how far its play is and how many slips are in.

use serde::Serialize;

use crate::domain::formats::duplicate::game::TurnNo;

/// How many turns before the next one are seen.
pub const BEFORE: usize = 12;

/// How far a turn's play is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Play {
    /// To come.
    ToCome,
    /// It has a rack.
    Drawn,
    /// Its time runs, or is held.
    Running,
    /// The time is over.
    Over,
    /// Its top was announced, or it had none.
    Announced,
    /// It was cancelled.
    Cancelled,
}

impl Play {
    /// Its sign.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::ToCome => "",
            Self::Drawn => "◆",
            Self::Running => "▸",
            Self::Over => "■",
            Self::Announced => "✓",
            Self::Cancelled => "✗",
        }
    }
}

/// A turn of which the strip is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Far {
    /// Which.
    pub turn: TurnNo,
    /// How far its play is.
    pub play: Play,
    /// How many slips are in.
    pub slips: usize,
    /// Of how many.
    pub of: usize,
}

/// A cell of the strip.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Cell {
    /// The turn's number.
    pub turn: u8,
    /// How far its play is.
    pub play: Play,
    /// How many slips are in, of how many; empty of one that did not begin.
    pub slips: String,
    /// Whether it is the one that the game stands at.
    pub current: bool,
}

/// The last twelve turns and the next, `turns` being all that have begun, in order.
pub fn strip(turns: &[Far], next: Option<TurnNo>) -> Vec<Cell> {
    let from = turns.len().saturating_sub(BEFORE);
    let last = turns.len().checked_sub(1);
    let cell = |(place, far): (usize, &Far)| Cell {
        turn: far.turn.get(),
        play: far.play,
        slips: match far.play {
            Play::ToCome | Play::Drawn => "–".to_owned(),
            Play::Running | Play::Over | Play::Announced | Play::Cancelled => {
                format!("{}/{}", far.slips, far.of)
            }
        },
        current: Some(place) == last,
    };
    let begun = turns.iter().enumerate().skip(from).map(cell);
    let next = next.map(|turn| Cell {
        turn: turn.get(),
        play: Play::ToCome,
        slips: String::new(),
        current: turns.is_empty(),
    });
    begun.chain(next).collect()
}
