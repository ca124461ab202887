//! The board of a duplicate game as it is seen: its letters, its signs, the names of its squares.

use crate::domain::board::{Board, Laid, Play, Premium, SIDE, Tile};
use crate::domain::formats::duplicate::Rules;
use crate::domain::formats::duplicate::notation::position_text;
use crate::domain::formats::duplicate::rules::ALPHABET;
use crate::language::{Language, tr};
use crate::screens::board::Names;
pub use crate::screens::board::{BoardData, Pill, SquareData, TileData, TileKind};

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
        Self::of(
            Names {
                premiums: &rules.scoring.premiums,
                rim: [rows().collect(), columns().collect()],
                sign: &|premium| sign(premium, language),
                tile: &|laid| TileData::laid(rules, laid),
                position: &position_text,
            },
            board,
            None,
        )
    }

    /// A board with the play that was laid on it last, which lies there already or is laid here.
    pub fn with(rules: &Rules, board: &Board, play: &Play, language: Language) -> Self {
        Self::of(
            Names {
                premiums: &rules.scoring.premiums,
                rim: [rows().collect(), columns().collect()],
                sign: &|premium| sign(premium, language),
                tile: &|laid| TileData::laid(rules, laid),
                position: &position_text,
            },
            board,
            Some(play),
        )
    }
}

/// The names of the rows, from the top.
pub fn rows() -> impl Iterator<Item = String> {
    (0..SIDE).map(|row| char::from(b'A' + row).to_string())
}

/// The names of the columns, from the left.
pub fn columns() -> impl Iterator<Item = String> {
    (1..=SIDE).map(|column| column.to_string())
}
