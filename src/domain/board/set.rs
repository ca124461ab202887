//! What a rules file says of the board, its letters and its jokers: read alike by every format on boards.
//!
//! The letters are the language's: each once, in its order, with what folds to it and what is the same. A file
//! only gives counts, values, and what is printed on a tile.

use std::collections::BTreeMap;
use std::ops::Range;

use serde::Deserialize;
use toml::Spanned;

use super::{BadPremiums, Premiums, Rack, SIDE, Tile};
use crate::domain::letters::{Alphabet, Face};

/// The longest rules file that is read, in bytes.
const LONGEST: usize = 100_000;

/// What is wrong in a line of a rules file; lines count from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {wrong}")]
pub struct BadLine {
    /// Where.
    pub line: usize,
    /// What.
    pub wrong: BadSet,
}

/// What is wrong in a rules file, whatever its format.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSet {
    /// Not TOML, a missing or unknown key, or a value of the wrong type; the parser's own words.
    #[error("{0}")]
    Syntax(String),
    /// Rules of another format, or for words of another language.
    #[error("{got:?} instead of {wanted:?}")]
    NotThese {
        /// What is named there.
        got: String,
        /// What these rules are of.
        wanted: &'static str,
    },
    /// A number outside of its range.
    #[error("{got} lies outside of {min}..={max}")]
    OutOfRange {
        /// The number given.
        got: i64,
        /// The least that makes sense.
        min: i64,
        /// The greatest that makes sense.
        max: i64,
    },
    /// The letters are not those of the language, in its order.
    #[error("the letter {0:?} does not stand here in the alphabet of the language")]
    Letter(String),
    /// A letter is a vowel here and not in the language, or the other way round.
    #[error("{0:?} is of the other kind")]
    Kind(String),
    /// What folds to a letter is not what folds to it in the language.
    #[error("{0:?} folds otherwise")]
    Folds(String),
    /// The other spellings of a letter are not those of the language.
    #[error("{0:?} is spelled otherwise, too")]
    Also(String),
    /// Nothing, or more than a tile has room for, is printed on it.
    #[error("{0:?} cannot be printed on a tile")]
    Printed(String),
    /// Count and value stand together or not at all.
    #[error("{0:?} has a count without a value, or a value without a count")]
    Half(String),
    /// Fewer tiles than racks have.
    #[error("{tiles} tiles are too few")]
    TooFewTiles {
        /// How many there are.
        tiles: usize,
    },
    /// The squares are no board.
    #[error("{0}")]
    Board(BadPremiums),
}

/// The table of the board.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardLines {
    centre: Spanned<String>,
    squares: Spanned<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Vowel,
    Consonant,
}

/// The row of a letter.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LetterLine {
    count: Option<Spanned<i64>>,
    value: Option<Spanned<i64>>,
    kind: Kind,
    #[serde(default)]
    folds: String,
    also: Option<Vec<String>>,
    face: Option<String>,
}

/// The rows of the letters, by what they are spelled with.
pub type LetterLines = BTreeMap<Spanned<String>, LetterLine>;

/// The table of the jokers.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JokerLines {
    count: Spanned<i64>,
}

/// The tiles of a set and what they are worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileSet {
    /// Every tile, the jokers too.
    pub tiles: Rack,
    /// A tile's points, by the place of its face.
    pub values: [u8; Face::MOST],
    /// What is printed on a tile, where it is not what its face is spelled with.
    pub printed: Vec<(Face, String)>,
}

/// The text of a rules file, which turns byte spans into lines.
#[derive(Clone, Copy)]
pub struct Lines<'a>(&'a str);

impl<'a> Lines<'a> {
    /// The tables of a text, and the text to find their lines in.
    ///
    /// # Errors
    /// [`BadLine`], in the parser's words.
    pub fn read<T: Deserialize<'a>>(text: &'a str) -> Result<(Self, T), BadLine> {
        let lines = Self(text);
        if text.len() > LONGEST {
            let (got, max) = (text.len().try_into().unwrap_or(i64::MAX), 100_000);
            return Err(BadLine { line: 1, wrong: BadSet::OutOfRange { got, min: 0, max } });
        }
        let file = toml::from_str(text).map_err(|error| BadLine {
            line: error.span().map_or(1, |span| lines.of(&span)),
            wrong: BadSet::Syntax(error.message().to_owned()),
        })?;
        Ok((lines, file))
    }

    /// The line in which a span begins.
    pub fn of(self, span: &Range<usize>) -> usize {
        let before = self.0.as_bytes().iter().take(span.start);
        before.filter(|&&byte| byte == b'\n').count() + 1
    }

    fn wrong<T>(self, at: &Spanned<T>, wrong: BadSet) -> BadLine {
        BadLine { line: self.of(&at.span()), wrong }
    }

    /// A number that lies in a range.
    ///
    /// # Errors
    /// [`BadSet::OutOfRange`].
    pub fn in_range<N: TryFrom<i64>>(
        self,
        number: &Spanned<i64>,
        min: i64,
        max: i64,
    ) -> Result<N, BadLine> {
        let got = *number.get_ref();
        let out = self.wrong(number, BadSet::OutOfRange { got, min, max });
        if !(min..=max).contains(&got) {
            return Err(out);
        }
        N::try_from(got).map_err(|_| out)
    }

    /// Whether a name is the one that must stand there.
    ///
    /// # Errors
    /// [`BadSet::NotThese`].
    pub fn named(self, name: &Spanned<String>, wanted: &'static str) -> Result<(), BadLine> {
        if name.get_ref() == wanted {
            return Ok(());
        }
        Err(self.wrong(name, BadSet::NotThese { got: name.get_ref().clone(), wanted }))
    }

    /// The premium squares.
    ///
    /// # Errors
    /// [`BadSet::Board`], or another centre than the board's.
    pub fn premiums(self, board: &BoardLines) -> Result<Premiums, BadLine> {
        self.named(&board.centre, "H8")?;
        let squares = Premiums::of_rows(board.squares.get_ref());
        squares.map_err(|bad| {
            let first = self.of(&board.squares.span());
            let row = match bad {
                BadPremiums::Row { row, .. }
                | BadPremiums::Sign { row, .. }
                | BadPremiums::NotMirrored { row, .. } => usize::from(row),
                BadPremiums::Centre => usize::from(SIDE / 2) + 1,
                BadPremiums::Rows { .. } => 0,
            };
            BadLine { line: first + row, wrong: BadSet::Board(bad) }
        })
    }

    /// The tiles and what they are worth.
    ///
    /// # Errors
    /// [`BadLine`], the first one.
    pub fn tiles(
        self,
        alphabet: &Alphabet,
        rows: &LetterLines,
        jokers: &JokerLines,
    ) -> Result<TileSet, BadLine> {
        let mut rows: Vec<_> = rows.iter().collect();
        rows.sort_by_key(|(name, _)| name.span().start);
        let blanks = self.in_range(&jokers.count, 0, 99)?;
        let mut set = TileSet {
            tiles: Rack { blanks, ..Rack::default() },
            values: [0; Face::MOST],
            printed: Vec::new(),
        };
        let mut wanted = alphabet.faces();
        for (name, row) in rows {
            let text = name.get_ref();
            let face = wanted.next().filter(|&face| alphabet.spelled(face) == text);
            let face = face.ok_or_else(|| self.wrong(name, BadSet::Letter(text.clone())))?;
            same(alphabet, face, row).map_err(|wrong| self.wrong(name, wrong))?;
            self.count(face, name, row, &mut set)?;
        }
        match wanted.next() {
            None => Ok(set),
            Some(missing) => {
                let line = self.0.lines().position(|line| line.trim().starts_with("[letters]"));
                let wrong = BadSet::Letter(alphabet.spelled(missing).to_owned());
                Err(BadLine { line: line.map_or(1, |line| line + 1), wrong })
            }
        }
    }

    fn count(
        self,
        face: Face,
        name: &Spanned<String>,
        row: &LetterLine,
        set: &mut TileSet,
    ) -> Result<(), BadLine> {
        match (&row.count, &row.value) {
            (Some(count), Some(value)) => {
                let count: u8 = self.in_range(count, 0, 99)?;
                (0..count).for_each(|_| set.tiles.put(Tile::Face(face)));
                let value = self.in_range(value, 0, 99)?;
                set.values.iter_mut().skip(face.index()).take(1).for_each(|slot| *slot = value);
            }
            (None, None) => {}
            (Some(_), None) | (None, Some(_)) => {
                return Err(self.wrong(name, BadSet::Half(name.get_ref().clone())));
            }
        }
        if let Some(printed) = &row.face {
            if printed.trim().is_empty() || printed.chars().count() > 3 {
                return Err(self.wrong(name, BadSet::Printed(printed.clone())));
            }
            set.printed.push((face, printed.clone()));
        }
        Ok(())
    }
}

/// Whether a row says of its letter what the language does.
fn same(alphabet: &Alphabet, face: Face, row: &LetterLine) -> Result<(), BadSet> {
    if matches!(row.kind, Kind::Vowel) != alphabet.is_vowel(face) {
        return Err(BadSet::Kind(alphabet.spelled(face).to_owned()));
    }
    let mut folds: Vec<char> = row.folds.chars().collect();
    folds.sort_unstable();
    let mut own: Vec<char> = alphabet.folded_to(face).collect();
    own.sort_unstable();
    if folds != own {
        return Err(BadSet::Folds(row.folds.clone()));
    }
    let mut also = row.also.clone().unwrap_or_default();
    also.sort_unstable();
    let mut own: Vec<String> = alphabet.same_as(face).collect();
    own.sort_unstable();
    if also != own {
        return Err(BadSet::Also(alphabet.spelled(face).to_owned()));
    }
    Ok(())
}
