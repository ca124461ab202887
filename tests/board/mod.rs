//! The board that two formats are played on: positions, plays, scores, and the generator against brute force.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod brute;
mod scores;

use eforos::domain::board::{
    Board, Direction, Lay, Play, Position, Premiums, Rack, Scoring, Square, Tile, Unlaid,
};
use eforos::domain::letters::{Alphabet, Face, ROMANIAN};

/// The usual premium squares.
pub(crate) const SQUARES: [&str; 15] = [
    "3..d...3...d..3",
    ".2...t...t...2.",
    "..2...d.d...2..",
    "d..2...d...2..d",
    "....2.....2....",
    ".t...t...t...t.",
    "..d...d.d...d..",
    "3..d...2...d..3",
    "..d...d.d...d..",
    ".t...t...t...t.",
    "....2.....2....",
    "d..2...d...2..d",
    "..2...d.d...2..",
    ".2...t...t...2.",
    "3..d...3...d..3",
];

/// What the Romanian letters A to Z are worth, by two public descriptions of the set.
const VALUES: [u8; 26] =
    [1, 9, 1, 2, 1, 8, 9, 10, 1, 10, 0, 1, 4, 1, 1, 2, 0, 1, 1, 1, 1, 8, 0, 10, 0, 10];

pub(crate) fn alphabet() -> &'static Alphabet {
    &ROMANIAN
}

pub(crate) fn scoring() -> Scoring {
    let mut values = [0; Face::MOST];
    values[..26].copy_from_slice(&VALUES);
    Scoring { premiums: Premiums::of_rows(&SQUARES).unwrap(), values, rack: 7, bonus: 50 }
}

pub(crate) fn face(capital: char) -> Face {
    alphabet().face(alphabet().letter(capital).unwrap()).unwrap()
}

/// `H7` is across, `6E` down.
pub(crate) fn position(text: &str) -> Position {
    let number = |digits: &str| digits.parse::<u8>().unwrap() - 1;
    let row = |letter: char| u8::try_from(u32::from(letter) - u32::from('A')).unwrap();
    let first = text.chars().next().unwrap();
    if first.is_ascii_digit() {
        let (digits, letter) = text.split_at(text.len() - 1);
        let square = Square::at(row(letter.chars().next().unwrap()), number(digits)).unwrap();
        Position { square, direction: Direction::Down }
    } else {
        let square = Square::at(row(first), number(&text[1..])).unwrap();
        Position { square, direction: Direction::Across }
    }
}

/// `C0OMANDA` has a blank tile for its C.
pub(crate) fn word(text: &str) -> Vec<Lay> {
    let mut word: Vec<Lay> = Vec::new();
    for sign in text.chars() {
        match word.last_mut() {
            Some(last) if sign == '0' => last.marked = true,
            _ => word.push(Lay { face: face(sign), marked: false }),
        }
    }
    word
}

pub(crate) fn faces(text: &str) -> Vec<Face> {
    text.chars().map(face).collect()
}

pub(crate) fn rack(text: &str) -> Rack {
    text.chars()
        .map(|sign| if sign == '?' { Tile::Blank } else { Tile::Face(face(sign)) })
        .collect()
}

pub(crate) fn play(board: &Board, at: &str, text: &str) -> Result<Play, Unlaid> {
    Play::of(board, position(at), &word(text))
}

/// Lays plays, `H7 CASA; I8 STIRE`.
pub(crate) fn board(plays: &str) -> Board {
    let mut board = Board::EMPTY;
    for named in plays.split("; ").filter(|named| !named.is_empty()) {
        let (at, text) = named.split_once(' ').unwrap();
        let play = play(&board, at, text).unwrap();
        board.lay(play.tiles);
    }
    board
}
