//! Tiles as a multiset of letters: a bag, a rack, what is left.
//!
//! Order lives elsewhere (a draw's letters are a list); here only how many of each. The counts of a
//! whole tile set fit a byte each.

use std::fmt;

use super::Letter;

/// How many tiles there are of each letter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tiles {
    counts: [u8; Letter::COUNT],
}

impl Tiles {
    /// No tiles.
    pub const EMPTY: Self = Self { counts: [0; Letter::COUNT] };

    /// How many tiles of this letter.
    #[must_use]
    pub fn count(&self, letter: Letter) -> usize {
        self.counts.get(letter.index()).copied().map_or(0, usize::from)
    }

    /// How many tiles in all.
    #[must_use]
    pub fn len(&self) -> usize {
        let mut len = 0;
        for &count in &self.counts {
            len += usize::from(count);
        }
        len
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.counts.iter().all(|&count| count == 0)
    }

    /// Puts one tile in (at most 255 of a letter).
    pub fn put(&mut self, letter: Letter) {
        if let Some(count) = self.counts.get_mut(letter.index()) {
            *count = count.saturating_add(1);
        }
    }

    /// Takes one tile out; `false`, and nothing changed, when there is none.
    #[must_use]
    pub fn take(&mut self, letter: Letter) -> bool {
        match self.counts.get_mut(letter.index()) {
            Some(count) if *count > 0 => {
                *count -= 1;
                true
            }
            _ => false,
        }
    }

    /// The first of these letters that needs a tile which is not here, each tile used once.
    #[must_use]
    pub fn first_missing(&self, letters: impl IntoIterator<Item = Letter>) -> Option<Letter> {
        let mut left = *self;
        letters.into_iter().find(|&letter| !left.take(letter))
    }

    /// What remains after taking these letters out; those that are not here are passed over.
    #[must_use]
    pub fn without(&self, letters: impl IntoIterator<Item = Letter>) -> Self {
        let mut left = *self;
        for letter in letters {
            let _ = left.take(letter);
        }
        left
    }

    /// Only the tiles whose letter passes.
    #[must_use]
    pub fn only(&self, mut keep: impl FnMut(Letter) -> bool) -> Self {
        let mut kept = *self;
        for (letter, count) in Letter::all().zip(&mut kept.counts) {
            if !keep(letter) {
                *count = 0;
            }
        }
        kept
    }

    /// The tile at this place, counted from 0, when all lie in alphabetical order.
    #[must_use]
    pub fn nth(&self, place: usize) -> Option<Letter> {
        let mut before = place;
        for (index, &count) in self.counts.iter().enumerate() {
            match before.checked_sub(usize::from(count)) {
                Some(rest) => before = rest,
                None => return Letter::from_index(index),
            }
        }
        None
    }

    /// Every tile in alphabetical order, a letter as often as it has tiles.
    pub fn letters(&self) -> impl Iterator<Item = Letter> {
        let counts = self.counts;
        Letter::all().zip(counts).flat_map(|(letter, count)| (0..count).map(move |_| letter))
    }
}

impl FromIterator<Letter> for Tiles {
    fn from_iter<I: IntoIterator<Item = Letter>>(letters: I) -> Self {
        let mut tiles = Self::EMPTY;
        letters.into_iter().for_each(|letter| tiles.put(letter));
        tiles
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
