//! All words of a rack.

use std::ops::RangeInclusive;

use super::Lexicon;
use crate::domain::letters::{Face, Tiles, Word};

impl Lexicon {
    /// The words of these lengths (in faces) that the tiles make, alphabetically.
    pub fn solve(&self, rack: &Tiles, lengths: RangeInclusive<usize>) -> Vec<Word> {
        // Few racks make more; most time would go into growing.
        let mut words = Vec::with_capacity(64);
        let alphabet = self.alphabet();
        self.for_each_word(rack, lengths, |faces| words.extend(Word::new(alphabet.join(faces))));
        words
    }

    /// Shows the faces of each of these words to `visit`, without making [`Word`]s of them.
    ///
    /// # Panics
    /// Never of its own; `visit` may.
    pub fn for_each_word(
        &self,
        rack: &Tiles,
        lengths: RangeInclusive<usize>,
        visit: impl FnMut(&[Face]),
    ) {
        self.graph().words_of(rack, lengths, visit);
    }
}
