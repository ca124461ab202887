//! All words of a rack, by walking the automaton with the tiles in hand.
//!
//! A node's transitions are gone through once, and only those whose tile is still there are
//! followed; so the work depends on the rack, hardly on the list.

use std::ops::RangeInclusive;

use fst::raw::{CompiledAddr, Fst};

use super::{Lexicon, code, letter};
use crate::domain::letters::{Letter, Tiles, Word};

impl Lexicon {
    /// The words of these lengths (in letters) that the tiles make, alphabetically.
    #[must_use]
    pub fn solve(&self, rack: &Tiles, lengths: RangeInclusive<usize>) -> Vec<Word> {
        // Few racks make more; most time would go into growing.
        let mut words = Vec::with_capacity(64);
        self.for_each_word(rack, lengths, |letters| words.extend(Word::new(letters)));
        words
    }

    /// Shows each of these words to `visit`, without making [`Word`]s of them.
    ///
    /// # Panics
    /// Never of its own; `visit` may.
    pub fn for_each_word(
        &self,
        rack: &Tiles,
        lengths: RangeInclusive<usize>,
        visit: impl FnMut(&[Letter]),
    ) {
        let mut left = [0; CODES];
        for letter in rack.letters() {
            left[usize::from(code(letter)) % CODES] += 1;
        }
        // Seen through a plain slice, a node costs no look at where the list lies.
        let fst = Fst::new(self.fst.as_bytes()).expect("the same bytes were opened before");
        let word = Vec::with_capacity(rack.len().min(*lengths.end()));
        let root = fst.root().addr();
        Walk { fst: &fst, left, word, lengths, visit }.from(root);
    }
}

/// A power of two over the alphabet, so that the machine need not check an index.
const CODES: usize = 32;

struct Walk<'a, V> {
    fst: &'a Fst<&'a [u8]>,
    /// How many tiles of each letter are left, by the letter's code.
    left: [u8; CODES],
    word: Vec<Letter>,
    lengths: RangeInclusive<usize>,
    visit: V,
}

impl<V: FnMut(&[Letter])> Walk<'_, V> {
    fn from(&mut self, address: CompiledAddr) {
        let node = self.fst.node(address);
        if node.is_final() && self.word.len() >= *self.lengths.start() {
            (self.visit)(&self.word);
        }
        if self.word.len() >= *self.lengths.end() {
            return;
        }
        for transition in node.transitions() {
            let tile = usize::from(transition.inp) % CODES;
            if self.left[tile] == 0 {
                continue;
            }
            let Some(letter) = letter(transition.inp) else { continue };
            self.left[tile] -= 1;
            self.word.push(letter);
            self.from(transition.addr);
            self.word.pop();
            self.left[tile] += 1;
        }
    }
}
