//! Which words are valid, and which faces may stand on a square without making an invalid word across.

use std::collections::BTreeSet;

use super::graph::{At, Graph, Tree, of_bits};
use super::play::first;
use super::score::Scoring;
use super::square::{Direction, Square};
use super::tile::Board;
use crate::domain::letters::Face;

/// The words that are valid: those of a list, and what was ruled on otherwise.
#[derive(Clone, Debug)]
pub struct Dictionary<'a> {
    list: &'a Graph,
    /// Valid, and not in the list.
    more: Graph,
    /// Invalid, although the list may have them.
    without: BTreeSet<Vec<Face>>,
}

impl<'a> Dictionary<'a> {
    /// The list, with these words and without those.
    pub fn ruled(
        list: &'a Graph,
        valid: impl IntoIterator<Item = Vec<Face>>,
        invalid: impl IntoIterator<Item = Vec<Face>>,
    ) -> Self {
        let more: BTreeSet<_> = valid.into_iter().filter(|word| !list.contains(word)).collect();
        let more = Graph::of(&Tree(more.into_iter().collect()));
        Self { list, more, without: invalid.into_iter().collect() }
    }

    /// Whether a word is valid.
    pub fn contains(&self, word: &[Face]) -> bool {
        self.graphs().any(|graph| graph.contains(word)) && !self.is_out(word)
    }

    /// Whether there are words that were ruled invalid.
    pub(super) fn has_out(&self) -> bool {
        !self.without.is_empty()
    }

    pub(super) fn is_out(&self, word: &[Face]) -> bool {
        self.has_out() && self.without.contains(word)
    }

    /// The graphs whose words these are; no word is in both.
    pub(super) fn graphs(&self) -> impl Iterator<Item = &Graph> {
        [self.list, &self.more].into_iter().filter(|graph| !graph.is_empty())
    }

    /// The faces that make a valid word between these, a bit each.
    fn between(&self, before: &[Face], after: &[Face]) -> u32 {
        let mut faces = 0;
        for graph in self.graphs() {
            let Some(at) = graph.walk(graph.root, before) else { continue };
            for face in of_bits(graph.faces(at)) {
                let word = graph.step(at, face).and_then(|at| graph.walk(at, after));
                if word.is_some_and(At::is_word) {
                    faces |= 1 << face.place();
                }
            }
        }
        if self.without.is_empty() {
            return faces;
        }
        let is_out = |face: &Face| self.is_out(&[before, &[*face], after].concat());
        of_bits(faces).filter(is_out).fold(faces, |faces, face| faces & !(1 << face.place()))
    }
}

/// The word that a tile on an empty square makes in one direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Crossing {
    /// The faces that make a valid one, a bit each; all of them, where none is made.
    pub faces: u32,
    /// What the tiles that lie there add up to; `None` where none is made.
    pub sum: Option<u32>,
}

impl Crossing {
    /// The word that a tile on a square would make.
    pub(super) fn on(
        board: &Board,
        square: Square,
        direction: Direction,
        dictionary: &Dictionary<'_>,
        scoring: &Scoring,
    ) -> Self {
        let lying = |from: Option<Square>| {
            let squares = std::iter::successors(from, |square| square.next(direction));
            squares.map_while(|square| board.on(square)).collect::<Vec<_>>()
        };
        let begins = first(board, square, direction);
        let before = if begins == square { Vec::new() } else { lying(Some(begins)) };
        let after = lying(square.next(direction));
        if before.is_empty() && after.is_empty() {
            return Self { faces: u32::MAX, sum: None };
        }
        let sum = before.iter().chain(&after).map(|laid| scoring.value(laid.tile())).sum();
        let faces =
            |laid: Vec<super::Laid>| laid.into_iter().map(super::Laid::face).collect::<Vec<_>>();
        Self { faces: dictionary.between(&faces(before), &faces(after)), sum: Some(sum) }
    }
}

impl Board {
    /// The empty squares beside a tile on which one tile alone, of some face, makes only valid words.
    pub fn openings(&self, dictionary: &Dictionary<'_>, scoring: &Scoring) -> usize {
        let is_open = |square: &Square| {
            let on = |direction| Crossing::on(self, *square, direction, dictionary, scoring).faces;
            on(Direction::Across) & on(Direction::Down) != 0
        };
        let empty =
            Square::all().filter(|square| self.on(*square).is_none() && self.touches(*square));
        empty.filter(is_open).count()
    }
}
