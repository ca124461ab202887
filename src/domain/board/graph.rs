//! A word list as plain arrays: what the generator walks.
//!
//! Each node knows by a bit which faces lead on, and its ways lie beside it; so a step is two look-ups that are
//! near each other and a count of bits. Made once from whatever automaton the list is kept in.

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

/// The list's words as one row of numbers: of each node the faces that lead on, a bit each, then where each of
/// them leads, in order of faces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    /// Before the first face.
    pub(super) root: At,
    nodes: Vec<u32>,
}

/// Where a walk through a graph stands: the place of a node, and in the lowest bit whether a word ends there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct At(u32);

impl At {
    /// A node from which nothing leads on; each graph begins with it.
    const END: u32 = 0;

    fn new(node: u32, is_word: bool) -> Self {
        Self(node << 1 | u32::from(is_word))
    }

    /// Whether the faces up to here are a word.
    pub(super) const fn is_word(self) -> bool {
        self.0 & 1 == 1
    }

    const fn node(self) -> usize {
        (self.0 >> 1) as usize
    }
}

impl Graph {
    /// The graph of a list.
    pub fn of<A: Automaton>(list: &A) -> Self {
        let mut making = Making { list, known: HashMap::new(), graph: Self::empty() };
        let root = At::new(making.node(list.root()), false);
        Self { root, ..making.graph }
    }

    /// No words.
    pub fn empty() -> Self {
        Self { root: At::new(At::END, false), nodes: vec![0] }
    }

    /// How many bytes it takes.
    pub fn bytes(&self) -> usize {
        size_of_val(self.nodes.as_slice())
    }

    /// Whether it has no words.
    pub fn is_empty(&self) -> bool {
        self.faces(self.root) == 0
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
        self.nodes.get(at.node()).copied().unwrap_or_default()
    }

    /// Where one face leads.
    pub(super) fn step(&self, at: At, face: Face) -> Option<At> {
        let faces = self.faces(at);
        let bit = 1 << face.place();
        if faces & bit == 0 {
            return None;
        }
        let before = (faces & (bit - 1)).count_ones() as usize;
        self.nodes.get(at.node() + 1 + before).map(|&way| At(way))
    }

    /// Takes a node in; its place.
    fn put(&mut self, faces: u32, ways: &[u32]) -> u32 {
        let node = u32::try_from(self.nodes.len()).ok().filter(|node| *node < 1 << 31);
        self.nodes.push(faces);
        self.nodes.extend(ways);
        node.expect("a list has fewer nodes and ways than 2³¹")
    }
}

/// The faces whose bits are set.
pub(super) fn of_bits(mut bits: u32) -> impl Iterator<Item = Face> {
    std::iter::from_fn(move || {
        let place = u8::try_from(bits.trailing_zeros()).ok().filter(|_| bits != 0)?;
        bits &= bits - 1;
        Some(Face::of_place(place))
    })
}

struct Making<'a, A: Automaton> {
    list: &'a A,
    known: HashMap<A::State, u32>,
    graph: Graph,
}

impl<A: Automaton> Making<'_, A> {
    /// The place of a state's node, made when it is met first: what it leads to before itself. No word is
    /// longer than a board's side, so it goes no deeper.
    fn node(&mut self, state: A::State) -> u32 {
        if let Some(&node) = self.known.get(&state) {
            return node;
        }
        let (mut faces, mut ways) = (0, Vec::new());
        for (face, next) in self.list.ways(state) {
            faces |= 1 << face.place();
            ways.push(At::new(self.node(next), self.list.is_word(next)).0);
        }
        let node = if ways.is_empty() { At::END } else { self.graph.put(faces, &ways) };
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
