//! The words that a play makes, and what they are worth.

use super::play::{Play, first};
use super::premium::Premiums;
use super::square::{Direction, Position, Square};
use super::tile::{Board, Laid, Tile};
use crate::domain::letters::Face;

/// What tiles and squares are worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scoring {
    /// The squares.
    pub premiums: Premiums,
    /// A tile's points, by the place of its face.
    pub values: [u8; Face::MOST],
    /// How many tiles a full rack has: who lays so many gets `bonus`.
    pub rack: usize,
    /// For them.
    pub bonus: u32,
}

/// A word that a play makes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// Where it stands.
    pub position: Position,
    /// Its letters, those that lay there too.
    pub letters: Vec<Laid>,
}

impl Made {
    /// What it is read as.
    pub fn faces(&self) -> Vec<Face> {
        self.letters.iter().map(|letter| letter.face()).collect()
    }
}

impl Play {
    /// The words that it makes on the board: the main word, then those across it in the order of the new
    /// squares.
    pub fn words(&self, board: &Board) -> Vec<Made> {
        let mut after = board.clone();
        after.lay(self.tiles.iter().copied());
        let direction = self.position.direction;
        let main = self.tiles.first().map(|&(square, _)| made(&after, square, direction));
        let across = self.tiles.iter().map(|&(square, _)| made(&after, square, direction.other()));
        main.into_iter().chain(across.filter(|word| word.letters.len() > 1)).collect()
    }
}

/// The row of tiles that a square lies in.
fn made(board: &Board, square: Square, direction: Direction) -> Made {
    let square = first(board, square, direction);
    let next = |square: &Square| square.next(direction);
    let squares = std::iter::successors(Some(square), next);
    let letters = squares.map_while(|square| board.on(square)).collect();
    Made { position: Position { square, direction }, letters }
}

impl Scoring {
    /// What a tile is worth.
    pub fn value(&self, tile: Tile) -> u32 {
        match tile {
            Tile::Face(face) => self.values.get(face.index()).copied().map_or(0, u32::from),
            Tile::Blank => 0,
        }
    }

    /// What a play scores on a board, its words taken as valid.
    pub fn score(&self, board: &Board, play: &Play) -> u32 {
        let words = play.words(board);
        let points: u32 = words.iter().map(|word| self.word(board, word)).sum();
        points + if play.tiles.len() == self.rack { self.bonus } else { 0 }
    }

    /// What one word scores, laid on `board`: only a square that was empty there is worth more.
    pub fn word(&self, board: &Board, word: &Made) -> u32 {
        let next = |square: &Square| square.next(word.position.direction);
        let squares = std::iter::successors(Some(word.position.square), next);
        let (mut sum, mut times) = (0, 1);
        for (square, letter) in squares.zip(&word.letters) {
            let value = self.value(letter.tile());
            if board.on(square).is_some() {
                sum += value;
            } else {
                let premium = self.premiums.on(square);
                sum += value * premium.letter();
                times *= premium.word();
            }
        }
        sum * times
    }
}
