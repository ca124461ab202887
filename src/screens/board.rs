//! A board as it is seen: every square with its premium and what lies on it, and where the last play lies. What squares
//! and tiles are called is a game's own.

use serde::Serialize;

use crate::domain::board::{Board, Direction, Laid, Play, Position, Premium, Premiums, Square};

/// A board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BoardData {
    /// Its 225 squares, row by row.
    pub squares: Vec<SquareData>,
    /// The row and the column of the last play; none while the board is calm.
    pub pill: Option<Pill>,
    /// The names of the rows, from the top.
    #[serde(skip)]
    pub rows: Vec<String>,
    /// The names of the columns, from the left.
    #[serde(skip)]
    pub columns: Vec<String>,
    /// What a screen reader says of it.
    #[serde(skip)]
    said: String,
}

/// How a game names its squares, its premiums and its tiles.
pub struct Names<'a> {
    /// The premium squares.
    pub premiums: &'a Premiums,
    /// The names of the rows, from the top, and of the columns, from the left.
    pub rim: [Vec<String>; 2],
    /// The sign of a premium.
    pub sign: &'a dyn Fn(Premium) -> String,
    /// A tile as it lies.
    pub tile: &'a dyn Fn(Laid) -> TileData,
    /// The name of a position.
    pub position: &'a dyn Fn(Position) -> String,
}

/// Where a play lies: on which row and column its name begins, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Pill {
    /// From the top.
    pub row: u8,
    /// From the left.
    pub column: u8,
}

/// A square.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SquareData {
    /// What it is worth to a tile that is laid on it.
    #[serde(skip)]
    pub premium: Premium,
    /// The sign of that; a star on the centre; empty where it is worth nothing more.
    pub sign: String,
    /// What lies on it.
    pub tile: Option<TileData>,
    /// Whether the last play laid it.
    pub new: bool,
}

/// A tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TileData {
    /// Its letter; what it stands for, of a joker; nothing of a joker on a rack.
    pub letter: String,
    /// Its value; 0 of a joker.
    pub value: u32,
    /// What it is.
    pub kind: TileKind,
}

/// What a tile is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TileKind {
    /// A vowel.
    Vowel,
    /// A consonant.
    Consonant,
    /// Blank.
    Joker,
}

impl TileData {
    /// What a screen reader says of it: a joker by its question mark.
    pub fn said(&self) -> &str {
        if self.letter.is_empty() { "?" } else { &self.letter }
    }
}

impl BoardData {
    /// A board, with the play that was laid on it last where one is told apart: it lies there already or is laid here.
    pub fn of(names: Names<'_>, board: &Board, last: Option<&Play>) -> Self {
        let mut board = board.clone();
        if let Some(play) = last {
            board.lay(play.tiles.iter().copied());
        }
        let is_new = |square: Square| {
            last.is_some_and(|play| play.tiles.iter().any(|(laid, _)| *laid == square))
        };
        let squares = Square::all().map(|square| {
            let premium = names.premiums.on(square);
            SquareData {
                premium,
                sign: match square {
                    Premiums::CENTRE => "★".to_owned(),
                    _ => (names.sign)(premium),
                },
                tile: board.on(square).map(names.tile),
                new: is_new(square),
            }
        });
        let squares: Vec<SquareData> = squares.collect();
        let pill = last.map(|play| Pill {
            row: play.position.square.row(),
            column: play.position.square.column(),
        });
        let said = said(&squares, names.position);
        let [rows, columns] = names.rim;
        Self { squares, pill, rows, columns, said }
    }

    /// The square at a row and a column, from 0.
    pub fn at(&self, row: u8, column: u8) -> Option<&SquareData> {
        self.squares.get(Square::at(row, column)?.index())
    }

    /// What a screen reader says of it: the words that lie there, each with its position.
    pub fn said(&self) -> &str {
        &self.said
    }
}

fn said(squares: &[SquareData], name: &dyn Fn(Position) -> String) -> String {
    let mut said = Vec::new();
    for direction in Direction::ALL {
        for square in Square::all() {
            let tile = |square: Square| squares.get(square.index()).and_then(|at| at.tile.as_ref());
            let begins = square.before(direction).is_none_or(|before| tile(before).is_none());
            let next = |square: &Square| square.next(direction);
            let word = std::iter::successors(Some(square).filter(|_| begins), next);
            let word: Vec<&str> = word.map_while(tile).map(TileData::said).collect();
            if word.len() > 1 {
                said.push(format!("{} {}", name(Position { square, direction }), word.concat()));
            }
        }
    }
    said.join(", ")
}
