//! The premium squares.

use super::square::{SIDE, SQUARES, Square};

/// What a square is worth to a tile that is laid on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Premium {
    /// Nothing more.
    #[default]
    None,
    /// The letter counts twice.
    DoubleLetter,
    /// The letter counts three times.
    TripleLetter,
    /// The word counts twice.
    DoubleWord,
    /// The word counts three times.
    TripleWord,
}

impl Premium {
    /// Its sign in a rule set; `None` for any other.
    pub const fn of_sign(sign: char) -> Option<Self> {
        Some(match sign {
            '.' => Self::None,
            'd' => Self::DoubleLetter,
            't' => Self::TripleLetter,
            '2' => Self::DoubleWord,
            '3' => Self::TripleWord,
            _ => return None,
        })
    }

    /// How often a letter counts on it.
    pub const fn letter(self) -> u32 {
        match self {
            Self::DoubleLetter => 2,
            Self::TripleLetter => 3,
            Self::None | Self::DoubleWord | Self::TripleWord => 1,
        }
    }

    /// How often a word counts.
    pub const fn word(self) -> u32 {
        match self {
            Self::DoubleWord => 2,
            Self::TripleWord => 3,
            Self::None | Self::DoubleLetter | Self::TripleLetter => 1,
        }
    }
}

/// The premiums of a board, the same in its four corners, with its centre.
#[derive(Clone, PartialEq, Eq)]
pub struct Premiums {
    squares: [Premium; SQUARES],
}

/// Why rows of signs are no board. Rows and columns count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadPremiums {
    /// Not fifteen rows.
    #[error("{rows} rows, not 15")]
    Rows {
        /// How many.
        rows: usize,
    },
    /// A row has not fifteen signs.
    #[error("row {row} has {signs} signs, not 15")]
    Row {
        /// Which.
        row: u8,
        /// How many.
        signs: usize,
    },
    /// A sign that means nothing.
    #[error("row {row}, column {column}: {sign:?} is no premium")]
    Sign {
        /// Where.
        row: u8,
        /// Where.
        column: u8,
        /// It.
        sign: char,
    },
    /// A square is not worth the same as its mirror image.
    #[error("row {row}, column {column} is not as its mirror image")]
    NotMirrored {
        /// Where.
        row: u8,
        /// Where.
        column: u8,
    },
    /// The centre does not double the word.
    #[error("the centre is no double word")]
    Centre,
}

impl Premiums {
    /// The square that the first play covers.
    pub const CENTRE: Square = match Square::at(SIDE / 2, SIDE / 2) {
        Some(square) => square,
        None => unreachable!(),
    };

    /// Fifteen rows of fifteen signs: `3` triple word, `2` double word, `t` triple letter, `d` double letter.
    ///
    /// # Errors
    /// [`BadPremiums`].
    pub fn of_rows<R: AsRef<str>>(rows: &[R]) -> Result<Self, BadPremiums> {
        if rows.len() != usize::from(SIDE) {
            return Err(BadPremiums::Rows { rows: rows.len() });
        }
        let mut premiums = Self { squares: [Premium::None; SQUARES] };
        for (row, signs) in (0..SIDE).zip(rows) {
            let signs = signs.as_ref();
            let count = signs.chars().count();
            if count != usize::from(SIDE) {
                return Err(BadPremiums::Row { row: row + 1, signs: count });
            }
            for (column, sign) in (0..SIDE).zip(signs.chars()) {
                let bad = BadPremiums::Sign { row: row + 1, column: column + 1, sign };
                let premium = Premium::of_sign(sign).ok_or(bad)?;
                let square =
                    Square::at(row, column).and_then(|at| premiums.squares.get_mut(at.index()));
                if let Some(square) = square {
                    *square = premium;
                }
            }
        }
        premiums.check()?;
        Ok(premiums)
    }

    fn check(&self) -> Result<(), BadPremiums> {
        for square in Square::all() {
            let (row, column) = (square.row(), square.column());
            let (low, right) = (SIDE - 1 - row, SIDE - 1 - column);
            let mirrored = [Square::at(low, column), Square::at(row, right)];
            if mirrored.into_iter().flatten().any(|other| self.on(other) != self.on(square)) {
                return Err(BadPremiums::NotMirrored { row: row + 1, column: column + 1 });
            }
        }
        if self.on(Self::CENTRE) == Premium::DoubleWord { Ok(()) } else { Err(BadPremiums::Centre) }
    }

    /// What a square is worth.
    pub fn on(&self, square: Square) -> Premium {
        self.squares.get(square.index()).copied().unwrap_or_default()
    }
}

impl std::fmt::Debug for Premiums {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let worth = |square: &Square| self.on(*square) != Premium::None;
        f.debug_map()
            .entries(Square::all().filter(worth).map(|square| (square, self.on(square))))
            .finish()
    }
}
