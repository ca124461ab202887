//! A word list as plain arrays: what the generator walks.
//!
//! Each node knows by a bit which faces lead on, and where its first way lies; so a step is two look-ups and
//! a count of bits. Made once from whatever automaton the list is kept in.

use std::collections::HashMap;
use std::hash::Hash;

use crate::domain::letters::Face;

/// A list that can be walked face by face.
pub trait Automaton {
    /// Where a walk stands: the same number is the same rest of a word.
    type State: Copy + Eq + Hash;

    /// Before the first face.
    fn root(&self) -> Self::State;
    /// Whether the faces up to here are a word.
    fn is_word(&self, state: Self::State) -> bool;
    /// Where each face leads, in order of faces.
    fn ways(&self, state: Self::State) -> impl Iterator<Item = (Face, Self::State)>;
}

/// The list's words, a bit a face.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    /// Before the first face.
    pub(super) root: At,
    nodes: Vec<Node>,
    /// A node's number, and in the lowest bit whether a word ends there.
    ways: Vec<u32>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Node {
    faces: u32,
    first: u32,
}

/// Where a walk through a graph stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct At(u32);

impl At {
    /// Whether the faces up to here are a word.
    pub(super) const fn is_word(self) -> bool {
        self.0 & 1 == 1
    }
}

impl Graph {
    /// The graph of a list.
    pub fn of<A: Automaton>(list: &A) -> Self {
        let mut making = Making { list, known: HashMap::new(), graph: Self::empty() };
        let root = At(making.node(list.root()) << 1);
        Self { root, ..making.graph }
    }

    /// No words.
    pub fn empty() -> Self {
        Self { root: At(0), nodes: Vec::new(), ways: Vec::new() }
    }

    /// How many bytes it takes.
    pub fn bytes(&self) -> usize {
        size_of_val(self.nodes.as_slice()) + size_of_val(self.ways.as_slice())
    }

    /// Whether it has no words.
    pub fn is_empty(&self) -> bool {
        self.ways.is_empty()
    }

    /// Whether these faces are a word.
    pub fn contains(&self, word: &[Face]) -> bool {
        self.walk(self.root, word).is_some_and(At::is_word)
    }

    /// Where faces lead from a place; `None` where no word goes on so.
    pub(super) fn walk(&self, from: At, faces: &[Face]) -> Option<At> {
        faces.iter().try_fold(from, |at, &face| self.step(at, face))
    }

    /// The faces that lead on from a place, a bit each.
    pub(super) fn faces(&self, at: At) -> u32 {
        self.node(at).faces
    }

    /// Where one face leads.
    pub(super) fn step(&self, at: At, face: Face) -> Option<At> {
        let node = self.node(at);
        let bit = 1 << face.place();
        if node.faces & bit == 0 {
            return None;
        }
        let way = node.first + (node.faces & (bit - 1)).count_ones();
        self.ways.get(way as usize).map(|&way| At(way))
    }

    fn node(&self, at: At) -> Node {
        self.nodes.get((at.0 >> 1) as usize).copied().unwrap_or_default()
    }
}

struct Making<'a, A: Automaton> {
    list: &'a A,
    known: HashMap<A::State, u32>,
    graph: Graph,
}

impl<A: Automaton> Making<'_, A> {
    /// The number of a state's node, made when it is met first: what it leads to before itself. No word is
    /// longer than a board's side, so it goes no deeper.
    fn node(&mut self, state: A::State) -> u32 {
        if let Some(&node) = self.known.get(&state) {
            return node;
        }
        let (mut faces, mut ways) = (0, Vec::new());
        for (face, next) in self.list.ways(state) {
            faces |= 1 << face.place();
            ways.push(self.node(next) << 1 | u32::from(self.list.is_word(next)));
        }
        let number = |count: usize| u32::try_from(count).expect("a list has fewer nodes than 2³¹");
        let first = number(self.graph.ways.len());
        self.graph.ways.extend(ways);
        self.graph.nodes.push(Node { faces, first });
        let node = number(self.graph.nodes.len() - 1);
        self.known.insert(state, node);
        node
    }
}

/// Words as a tree, each node a state: what a few words are made into a graph of.
#[derive(Debug)]
pub(super) struct Tree(pub(super) Vec<Vec<Face>>);

impl Automaton for Tree {
    /// The words from the first to before the last that begin alike, and in how many faces.
    type State = (usize, usize, usize);

    fn root(&self) -> Self::State {
        (0, self.0.len(), 0)
    }

    fn is_word(&self, (first, end, depth): Self::State) -> bool {
        self.0.get(first..end).is_some_and(|words| words.iter().any(|word| word.len() == depth))
    }

    fn ways(&self, (first, end, depth): Self::State) -> impl Iterator<Item = (Face, Self::State)> {
        let words = self.0.get(first..end).unwrap_or_default();
        let mut ways: Vec<(Face, Self::State)> = Vec::new();
        for (place, word) in (first..).zip(words) {
            let Some(&face) = word.get(depth) else { continue };
            match ways.last_mut() {
                Some((last, (_, end, _))) if *last == face => *end = place + 1,
                _ => ways.push((face, (place, place + 1, depth + 1))),
            }
        }
        ways.into_iter()
    }
}
