//! All words of a rack, by walking the automaton with the tiles in hand.
//!
//! A node's transitions are gone through once, and only those whose tile is still there are
//! followed; so the work depends on the rack, hardly on the list.

use std::ops::RangeInclusive;

use fst::raw::{CompiledAddr, Fst};

use super::Lexicon;
use crate::domain::letters::{Alphabet, Face, Tiles, Word};

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
        let alphabet = self.alphabet();
        let mut left = [0; Face::MOST];
        for face in rack.faces() {
            left[face.index() % Face::MOST] += 1;
        }
        // Seen through a plain slice, a node costs no look at where the list lies.
        let fst = Fst::new(self.fst.as_bytes()).expect("the same bytes were opened before");
        let word = Vec::with_capacity(rack.len().min(*lengths.end()));
        let root = fst.root().addr();
        Walk { fst: &fst, alphabet, left, word, lengths, visit }.from(root);
    }
}

struct Walk<'a, V> {
    fst: &'a Fst<&'a [u8]>,
    alphabet: &'static Alphabet,
    /// How many tiles of each face are left, by its place: a power of two, so that the machine need not
    /// check an index.
    left: [u8; Face::MOST],
    word: Vec<Face>,
    lengths: RangeInclusive<usize>,
    visit: V,
}

impl<V: FnMut(&[Face])> Walk<'_, V> {
    fn from(&mut self, address: CompiledAddr) {
        let node = self.fst.node(address);
        if node.is_final() && self.word.len() >= *self.lengths.start() {
            (self.visit)(&self.word);
        }
        if self.word.len() >= *self.lengths.end() {
            return;
        }
        for transition in node.transitions() {
            let tile = usize::from(transition.inp) % Face::MOST;
            if self.left[tile] == 0 {
                continue;
            }
            let Some(face) = self.alphabet.at(transition.inp) else { continue };
            self.left[tile] -= 1;
            self.word.push(face);
            self.from(transition.addr);
            self.word.pop();
            self.left[tile] += 1;
        }
    }
}
