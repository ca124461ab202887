//! All words of a rack, without a board: the list is walked with the tiles in hand, so that the work depends on the
//! rack, hardly on the list.

use std::ops::RangeInclusive;

use super::graph::{At, Graph, of_bits};
use super::hand::Hand;
use crate::domain::letters::{Face, Tiles};

impl Graph {
    /// Shows the words of these lengths (in faces) that the tiles make to `visit`, alphabetically.
    pub fn words_of(
        &self,
        rack: &Tiles,
        lengths: RangeInclusive<usize>,
        visit: impl FnMut(&[Face]),
    ) {
        let word = Vec::with_capacity(rack.len().min(*lengths.end()));
        Walk { graph: self, hand: Hand::of(rack), word, lengths, visit }.from(self.root);
    }
}

struct Walk<'a, V> {
    graph: &'a Graph,
    hand: Hand,
    word: Vec<Face>,
    lengths: RangeInclusive<usize>,
    visit: V,
}

impl<V: FnMut(&[Face])> Walk<'_, V> {
    fn from(&mut self, at: At) {
        if at.is_word() && self.word.len() >= *self.lengths.start() {
            (self.visit)(&self.word);
        }
        if self.word.len() >= *self.lengths.end() {
            return;
        }
        for face in of_bits(self.graph.faces(at) & self.hand.faces) {
            let Some(next) = self.graph.step(at, face) else { continue };
            self.hand.take(face);
            self.word.push(face);
            self.from(next);
            self.word.pop();
            self.hand.put(face);
        }
    }
}
