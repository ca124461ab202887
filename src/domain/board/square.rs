//! Squares, and the two directions in which words run.

use std::fmt;

/// Squares in a row and in a column.
pub const SIDE: u8 = 15;
/// Squares of a board.
pub const SQUARES: usize = SIDE as usize * SIDE as usize;

/// A square, by row and column, both from 0 at the top left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square at a row and a column, both from 0; `None` off the board.
    pub const fn at(row: u8, column: u8) -> Option<Self> {
        if row < SIDE && column < SIDE { Some(Self(row * SIDE + column)) } else { None }
    }

    /// Every square, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SIDE * SIDE).map(Self)
    }

    /// From 0 at the top.
    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// From 0 at the left.
    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// Its place among all squares, row by row.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next square of a word that runs so; `None` at the border.
    pub const fn next(self, direction: Direction) -> Option<Self> {
        match direction {
            Direction::Across => Self::at(self.row(), self.column() + 1),
            Direction::Down => Self::at(self.row() + 1, self.column()),
        }
    }

    /// The square before it; `None` at the border.
    pub const fn before(self, direction: Direction) -> Option<Self> {
        let (row, column) = match direction {
            Direction::Across => (Some(self.row()), self.column().checked_sub(1)),
            Direction::Down => (self.row().checked_sub(1), Some(self.column())),
        };
        match (row, column) {
            (Some(row), Some(column)) => Self::at(row, column),
            _ => None,
        }
    }

    /// The squares that share a side with it.
    pub fn beside(self) -> impl Iterator<Item = Self> {
        let both = [Direction::Across, Direction::Down];
        both.into_iter()
            .flat_map(move |direction| [self.before(direction), self.next(direction)])
            .flatten()
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.row(), self.column())
    }
}

/// Which way a word runs. Across comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// From left to right.
    Across,
    /// From top to bottom.
    Down,
}

impl Direction {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Across, Self::Down];

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Across => Self::Down,
            Self::Down => Self::Across,
        }
    }
}

/// Where a word begins, be its first letter new or not, and which way it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The square of its first letter.
    pub square: Square,
    /// Which way.
    pub direction: Direction,
}
