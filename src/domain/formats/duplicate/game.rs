//! A game turn by turn: what was drawn, what was handed in, what lies on the board.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::rack::Refusal;
use super::rules::Rules;
use crate::domain::board::{Board, Play, Rack, Tile};
use crate::domain::ids::{PlayerId, RoundNo};

/// A turn's number, from 1.
pub type TurnNo = RoundNo;

/// The last number that a turn may have.
pub const LAST_TURN: u8 = 99;

/// Who names the play that the game goes on with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// The hall: its best correct slip.
    #[default]
    Hall,
    /// The program: its best play.
    Program,
}

/// A game as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// What it is played by.
    pub rules: Arc<Rules>,
    /// Who names the top.
    pub mode: Mode,
    /// Its turns, the first one first.
    pub turns: Vec<Turn>,
}

/// A turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Turn {
    /// What was kept of the rack before.
    pub leftover: Rack,
    /// What was drawn to it.
    pub drawn: Rack,
    /// The racks that went back before, each with why.
    pub refused: Vec<(Rack, Refusal)>,
    /// The slips, by player.
    pub slips: BTreeMap<PlayerId, Slip>,
    /// How it ended.
    pub ending: Ending,
    /// Whether it was cancelled, and how.
    pub cancelled: Option<Cancelled>,
}

/// How a turn ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Ending {
    /// It did not yet.
    #[default]
    Open,
    /// The game went on with a play.
    Top(Top),
    /// No slip was correct.
    NoPlay(Possible),
}

/// Whether a play was possible in a turn without a correct one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Possible {
    /// One was.
    Possible,
    /// None was.
    Impossible,
}

/// The play that the game went on with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Top {
    /// It.
    pub play: Play,
    /// What the arbiter named for choosing it.
    pub criteria: Vec<Criterion>,
}

/// What an arbiter chooses by among plays of one score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Criterion {
    /// It opens the game best.
    Opens,
    /// It lays no joker.
    NoJoker,
    /// It leaves a better ratio of vowels and consonants.
    Ratio,
    /// It lays letters that the stock still has.
    LettersInStock,
    /// It lays more letters.
    MoreLetters,
    /// Something else.
    Other,
}

impl Criterion {
    /// Every one.
    pub const ALL: [Self; 6] = [
        Self::Opens,
        Self::NoJoker,
        Self::Ratio,
        Self::LettersInStock,
        Self::MoreLetters,
        Self::Other,
    ];

    /// Its name in documents.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Opens => "opens",
            Self::NoJoker => "no_joker",
            Self::Ratio => "ratio",
            Self::LettersInStock => "letters_in_stock",
            Self::MoreLetters => "more_letters",
            Self::Other => "other",
        }
    }
}

/// How a turn was cancelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cancelled {
    /// It counts nothing; its play stays on the board.
    Score,
    /// It counts nothing, and the board is as before it.
    TakenBack,
}

/// What a player handed in, as it was written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Slip {
    /// The position; may be empty.
    pub position: String,
    /// The word; may be empty.
    pub word: String,
    /// The points, where some stand there.
    pub points: Option<u32>,
    /// Whether it was raised in time.
    pub hand: Hand,
    /// What hinders reading it at all.
    pub fault: Option<Fault>,
    /// Whether the table's number is right.
    pub table: Field,
    /// Whether the turn's number is right.
    pub turn: Field,
    /// What the arbiter set.
    pub outcome: Option<Outcome>,
}

/// Whether a slip was raised at the end of the time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hand {
    /// It was.
    #[default]
    Raised,
    /// It was not.
    NotRaised,
}

/// Whether a field of a slip says what it must.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Field {
    /// It does.
    #[default]
    Right,
    /// It is empty, or wrong.
    Wrong,
}

impl Field {
    /// Whether it says what it must.
    pub fn is_right(&self) -> bool {
        *self == Self::Right
    }
}

/// What hinders reading a slip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// Two plays on it.
    TwoPlays,
    /// Two slips of one player.
    TwoSlips,
    /// The word is not written whole.
    NotWhole,
    /// Nobody can read the position.
    PositionUnreadable,
    /// Nobody can read the word.
    WordUnreadable,
}

impl Fault {
    /// Every one.
    pub const ALL: [Self; 5] = [
        Self::TwoPlays,
        Self::TwoSlips,
        Self::NotWhole,
        Self::PositionUnreadable,
        Self::WordUnreadable,
    ];

    /// Its name in documents.
    pub const fn code(self) -> &'static str {
        match self {
            Self::TwoPlays => "two_plays",
            Self::TwoSlips => "two_slips",
            Self::NotWhole => "not_whole",
            Self::PositionUnreadable => "position_unreadable",
            Self::WordUnreadable => "word_unreadable",
        }
    }
}

/// What the arbiter set for one slip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Its points.
    pub points: u32,
    /// Its technical warnings.
    pub warnings: u32,
    /// Why.
    pub reason: String,
}

impl Turn {
    /// The letters that were announced.
    pub fn rack(&self) -> Rack {
        self.leftover.tiles().chain(self.drawn.tiles()).collect()
    }

    /// The play that lies on the board because of it.
    pub fn laid(&self) -> Option<&Play> {
        match (&self.ending, self.cancelled) {
            (_, Some(Cancelled::TakenBack)) | (Ending::Open | Ending::NoPlay(_), _) => None,
            (Ending::Top(top), _) => Some(&top.play),
        }
    }

    /// What the next turn may keep of its rack: the first is what it keeps unless the arbiter says otherwise.
    pub fn leaves(&self) -> Vec<Rack> {
        let rack = self.rack();
        if self.cancelled == Some(Cancelled::TakenBack) {
            return vec![rack, Rack::default()];
        }
        match &self.ending {
            Ending::Top(top) => {
                let laid = top.play.tiles.iter().map(|(_, laid)| laid.tile());
                vec![rack.without(laid).unwrap_or_default()]
            }
            Ending::NoPlay(Possible::Possible) => vec![rack],
            Ending::NoPlay(Possible::Impossible) => vec![Rack::default()],
            Ending::Open => vec![rack, Rack::default()],
        }
    }
}

impl Game {
    /// The numbers of its turns.
    pub fn numbers(&self) -> impl Iterator<Item = TurnNo> {
        (1..=LAST_TURN).filter_map(TurnNo::new).take(self.turns.len())
    }

    /// What lay on the board before each turn, and after the last.
    pub fn boards(&self) -> Vec<Board> {
        let mut boards = vec![Board::EMPTY];
        let mut board = Board::EMPTY;
        for turn in &self.turns {
            board.lay(turn.laid().into_iter().flat_map(|play| play.tiles.iter().copied()));
            boards.push(board.clone());
        }
        boards
    }

    /// All tiles that are not on a board.
    pub fn unseen(&self, board: &Board) -> Rack {
        let lying = board.tiles().map(|(_, laid)| laid.tile());
        lying.fold(self.rules.tiles, |mut unseen, tile: Tile| {
            let _ = unseen.take(tile);
            unseen
        })
    }
}
