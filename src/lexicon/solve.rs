//! All words of a rack, by walking the automaton with the tiles in hand.
//!
//! A node's transitions are gone through once, and only those whose tile is still there are
//! followed; so the work depends on the rack, hardly on the list.

use std::ops::RangeInclusive;

use fst::raw::{CompiledAddr, Fst};

use super::{Bytes, Lexicon, letter};
use crate::domain::letter::{Letter, Word};
use crate::domain::tiles::Tiles;

impl Lexicon {
    /// The words of these lengths (in letters) that the tiles make, alphabetically.
    #[must_use]
    pub fn solve(&self, rack: &Tiles, lengths: RangeInclusive<usize>) -> Vec<Word> {
        let mut words = Vec::new();
        self.for_each_word(rack, lengths, |letters| words.extend(Word::new(letters)));
        words
    }

    /// Shows each of these words to `visit`, without making [`Word`]s of them.
    pub fn for_each_word(
        &self,
        rack: &Tiles,
        lengths: RangeInclusive<usize>,
        visit: impl FnMut(&[Letter]),
    ) {
        let word = Vec::with_capacity(rack.len().min(*lengths.end()));
        let root = self.fst.root().addr();
        Walk { fst: &self.fst, left: *rack, word, lengths, visit }.from(root);
    }
}

struct Walk<'a, V> {
    fst: &'a Fst<Bytes>,
    left: Tiles,
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
            let Some(letter) = letter(transition.inp) else { continue };
            if self.left.take(letter) {
                self.word.push(letter);
                self.from(transition.addr);
                self.word.pop();
                self.left.put(letter);
            }
        }
    }
}
