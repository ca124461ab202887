//! A board as it is seen: every square with its premium and what lies on it, and where the last play lies.

use serde::Serialize;

use crate::domain::board::{Board, Direction, Laid, Play, Premium, Premiums, SIDE, Square, Tile};
use crate::domain::formats::duplicate::Rules;
use crate::domain::formats::duplicate::rules::ALPHABET;
use crate::language::{Language, tr};

/// A board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BoardData {
    /// Its 225 squares, row by row.
    pub squares: Vec<SquareData>,
    /// The row and the column of the last play; none while the board is calm.
    pub pill: Option<Pill>,
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
    /// A tile as it is drawn.
    pub fn drawn(rules: &Rules, tile: Tile) -> Self {
        match tile {
            Tile::Face(face) => Self::laid(rules, Laid::Face(face)),
            Tile::Blank => Self { letter: String::new(), value: 0, kind: TileKind::Joker },
        }
    }

    /// A tile as it lies on a board, or stands in a word.
    pub fn laid(rules: &Rules, laid: Laid) -> Self {
        Self {
            letter: ALPHABET.spelled(laid.face()).to_owned(),
            value: rules.scoring.value(laid.tile()),
            kind: match laid {
                Laid::Blank(_) => TileKind::Joker,
                Laid::Face(face) if ALPHABET.is_vowel(face) => TileKind::Vowel,
                Laid::Face(_) => TileKind::Consonant,
            },
        }
    }

    /// What a screen reader says of it: a joker by its question mark.
    pub fn said(&self) -> &str {
        if self.letter.is_empty() { "?" } else { &self.letter }
    }
}

/// The sign of a premium square.
pub fn sign(premium: Premium, language: Language) -> String {
    match premium {
        Premium::None => String::new(),
        Premium::DoubleLetter => tr(language, "board-double-letter"),
        Premium::TripleLetter => tr(language, "board-triple-letter"),
        Premium::DoubleWord => tr(language, "board-double-word"),
        Premium::TripleWord => tr(language, "board-triple-word"),
    }
}

impl BoardData {
    /// A board on which nothing is told apart.
    pub fn calm(rules: &Rules, board: &Board, language: Language) -> Self {
        Self::of(rules, board, None, language)
    }

    /// A board with the play that was laid on it last, which lies there already or is laid here.
    pub fn with(rules: &Rules, board: &Board, play: &Play, language: Language) -> Self {
        let mut with = board.clone();
        with.lay(play.tiles.iter().copied());
        Self::of(rules, &with, Some(play), language)
    }

    fn of(rules: &Rules, board: &Board, last: Option<&Play>, language: Language) -> Self {
        let is_new = |square: Square| {
            last.is_some_and(|play| play.tiles.iter().any(|(laid, _)| *laid == square))
        };
        let squares = Square::all().map(|square| {
            let premium = rules.scoring.premiums.on(square);
            SquareData {
                premium,
                sign: match square {
                    Premiums::CENTRE => "★".to_owned(),
                    _ => sign(premium, language),
                },
                tile: board.on(square).map(|laid| TileData::laid(rules, laid)),
                new: is_new(square),
            }
        });
        let pill = last.map(|play| Pill {
            row: play.position.square.row(),
            column: play.position.square.column(),
        });
        Self { squares: squares.collect(), pill }
    }

    /// The square at a row and a column, from 0.
    pub fn at(&self, row: u8, column: u8) -> Option<&SquareData> {
        self.squares.get(Square::at(row, column)?.index())
    }

    /// What a screen reader says of it: the words that lie there, each with its position.
    pub fn said(&self) -> String {
        let mut said = Vec::new();
        for direction in Direction::ALL {
            for square in Square::all() {
                let tile = |square: Square| {
                    self.squares.get(square.index()).and_then(|at| at.tile.as_ref())
                };
                let begins = square.before(direction).is_none_or(|before| tile(before).is_none());
                let next = |square: &Square| square.next(direction);
                let word = std::iter::successors(Some(square).filter(|_| begins), next);
                let word: String = word.map_while(tile).map(TileData::said).collect();
                if word.chars().count() > 1 {
                    said.push(format!("{} {word}", name(square, direction)));
                }
            }
        }
        said.join(", ")
    }
}

/// A position by its name.
fn name(square: Square, direction: Direction) -> String {
    use crate::domain::board::Position;
    use crate::domain::formats::duplicate::notation::position_text;
    position_text(Position { square, direction })
}

/// The names of the rows, from the top.
pub fn rows() -> impl Iterator<Item = String> {
    (0..SIDE).map(|row| char::from(b'A' + row).to_string())
}

/// The names of the columns, from the left.
pub fn columns() -> impl Iterator<Item = String> {
    (1..=SIDE).map(|column| column.to_string())
}
