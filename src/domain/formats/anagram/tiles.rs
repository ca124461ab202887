//! The tiles of this format: a bag or a rack of letters, each of which is a face of the alphabet.

use std::fmt;
use std::ops::Deref;

use super::alphabet::{ALPHABET, letter};
use crate::domain::letters::{Face, Letter};

/// How many tiles there are of each letter. Whoever asks for faces (a word list, the reading of a text)
/// sees them as such.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tiles(crate::domain::letters::Tiles);

impl Deref for Tiles {
    type Target = crate::domain::letters::Tiles;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl Tiles {
    /// No tiles.
    pub const EMPTY: Self = Self(crate::domain::letters::Tiles::EMPTY);

    /// How many tiles of this letter.
    pub fn count(&self, letter: Letter) -> usize {
        ALPHABET.face(letter).map_or(0, |face| self.0.count(face))
    }

    /// Takes one tile out; `false`, and nothing changed, when there is none: a letter of another
    /// alphabet has none.
    pub fn take(&mut self, letter: Letter) -> bool {
        ALPHABET.face(letter).is_some_and(|face| self.0.take(face))
    }

    /// The first of these letters that needs a tile which is not here, each tile used once.
    pub fn first_missing(&self, letters: impl IntoIterator<Item = Letter>) -> Option<Letter> {
        let mut left = *self;
        letters.into_iter().find(|&letter| !left.take(letter))
    }

    /// What remains after taking these letters out; those that are not here are passed over.
    #[must_use]
    pub fn without(&self, letters: impl IntoIterator<Item = Letter>) -> Self {
        Self(self.0.without(faces(letters)))
    }

    /// Only the tiles whose letter passes.
    #[must_use]
    pub fn only(&self, mut keep: impl FnMut(Letter) -> bool) -> Self {
        Self(self.0.faces().filter(|&face| keep(letter(face))).collect())
    }

    /// The tile at this place, counted from 0, when all lie in alphabetical order.
    pub fn nth(&self, place: usize) -> Option<Letter> {
        self.0.nth(place).map(letter)
    }

    /// Every tile in alphabetical order, a letter as often as it has tiles.
    pub fn letters(&self) -> impl Iterator<Item = Letter> + use<> {
        self.0.faces().map(letter)
    }
}

fn faces(letters: impl IntoIterator<Item = Letter>) -> impl Iterator<Item = Face> {
    letters.into_iter().filter_map(|letter| ALPHABET.face(letter))
}

impl FromIterator<Letter> for Tiles {
    fn from_iter<I: IntoIterator<Item = Letter>>(letters: I) -> Self {
        Self(faces(letters).collect())
    }
}

impl fmt::Display for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.letters().try_for_each(|letter| write!(f, "{letter}"))
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
