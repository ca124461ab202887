//! A play: tiles laid on the empty squares of one line, as a word that is named from its first letter.

use super::premium::Premiums;
use super::square::{Direction, Position, Square};
use super::tile::{Board, Laid};
use crate::domain::letters::Face;

/// A letter of the word that is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lay {
    /// What it is read as.
    pub face: Face,
    /// Whether it is said to be a blank tile. On a square that has a tile it says nothing.
    pub marked: bool,
}

/// Tiles on squares, in the order of the word. Two plays are the same when they lay the same, whatever
/// they are called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Play {
    /// The word as it was named.
    pub position: Position,
    /// What is laid, at least one.
    pub tiles: Vec<(Square, Laid)>,
}

/// Why a word cannot be laid there, whatever the rack and the list; the first that applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unlaid {
    /// It runs off the board.
    OffBoard,
    /// Another letter lies on one of its squares.
    OtherLetter {
        /// The square.
        square: Square,
        /// What lies there.
        lies: Laid,
    },
    /// All its letters lie there already.
    NothingNew,
    /// It is one letter.
    OneLetter,
    /// A tile lies just before or after it.
    NotWhole {
        /// The square of that tile.
        square: Square,
    },
    /// The first play does not cover the centre.
    NotOverCentre,
    /// A later play touches nothing.
    TouchesNothing,
}

impl Play {
    /// A word laid from a position: its marked letters as blank tiles.
    ///
    /// # Errors
    /// [`Unlaid`].
    pub fn of(board: &Board, position: Position, word: &[Lay]) -> Result<Self, Unlaid> {
        let play = Self::anywhere(board, position, word)?;
        if word.len() < 2 {
            return Err(Unlaid::OneLetter);
        }
        let squares = position.squares(word.len()).ok_or(Unlaid::OffBoard)?;
        play.connected(board, &squares)?;
        Ok(play)
    }

    /// The same, whether it may lie there or not: as somebody laid it.
    ///
    /// # Errors
    /// [`Unlaid`], when it runs off the board, has another letter on a square, or lays nothing.
    pub fn anywhere(board: &Board, position: Position, word: &[Lay]) -> Result<Self, Unlaid> {
        let squares = position.squares(word.len()).ok_or(Unlaid::OffBoard)?;
        let mut tiles = Vec::with_capacity(word.len());
        for (&square, letter) in squares.iter().zip(word) {
            match board.on(square) {
                Some(lies) if lies.face() != letter.face => {
                    return Err(Unlaid::OtherLetter { square, lies });
                }
                Some(_) => {}
                None if letter.marked => tiles.push((square, Laid::Blank(letter.face))),
                None => tiles.push((square, Laid::Face(letter.face))),
            }
        }
        if tiles.is_empty() {
            return Err(Unlaid::NothingNew);
        }
        Ok(Self { position, tiles })
    }

    fn connected(&self, board: &Board, squares: &[Square]) -> Result<(), Unlaid> {
        let direction = self.position.direction;
        let before = squares.first().and_then(|square| square.before(direction));
        let after = squares.last().and_then(|square| square.next(direction));
        for square in [before, after].into_iter().flatten() {
            if board.on(square).is_some() {
                return Err(Unlaid::NotWhole { square });
            }
        }
        let mut new = self.tiles.iter().map(|&(square, _)| square);
        if board.is_empty() {
            let over = new.any(|square| square == Premiums::CENTRE);
            return if over { Ok(()) } else { Err(Unlaid::NotOverCentre) };
        }
        if new.any(|square| board.touches(square)) { Ok(()) } else { Err(Unlaid::TouchesNothing) }
    }

    /// Whether both lay the same tiles on the same squares.
    pub fn lays_the_same(&self, other: &Self) -> bool {
        self.tiles == other.tiles
    }

    /// The same play as the program names it: one tile that makes two words is named across.
    #[must_use]
    pub fn named(&self, board: &Board) -> Self {
        let [(square, _)] = self.tiles.as_slice() else { return self.clone() };
        let is_word = |direction| {
            let beside = [square.before(direction), square.next(direction)];
            beside.into_iter().flatten().any(|beside| board.on(beside).is_some())
        };
        let direction =
            if is_word(Direction::Across) { Direction::Across } else { Direction::Down };
        Self {
            position: Position { square: first(board, *square, direction), direction },
            tiles: self.tiles.clone(),
        }
    }
}

impl Position {
    /// That many squares from here on; `None` when they do not fit.
    pub fn squares(self, count: usize) -> Option<Vec<Square>> {
        let next = |square: &Square| square.next(self.direction);
        let squares: Vec<Square> =
            std::iter::successors(Some(self.square), next).take(count).collect();
        (squares.len() == count).then_some(squares)
    }
}

/// Where the row of tiles begins that a square lies in or would be joined to.
pub(super) fn first(board: &Board, square: Square, direction: Direction) -> Square {
    let mut first = square;
    while let Some(before) = first.before(direction)
        && board.on(before).is_some()
    {
        first = before;
    }
    first
}
