//! A list as the generator of plays walks it.

use std::sync::Arc;

use fst::raw::{CompiledAddr, Fst};

use super::Lexicon;
use crate::domain::board::{Automaton, Graph};
use crate::domain::letters::{Alphabet, Face};

impl Lexicon {
    /// Its words as plain arrays, made when first asked for and then kept. That takes a tenth of a second at most:
    /// a thread's work, for a large list.
    pub fn graph(&self) -> Arc<Graph> {
        let made = || {
            let fst = Fst::new(self.fst.as_bytes()).expect("the same bytes were opened before");
            Arc::new(Graph::of(&Walked { fst, alphabet: self.alphabet() }))
        };
        Arc::clone(self.graph.get_or_init(made))
    }

    /// The same where they are made already: for who must not wait.
    pub fn graph_if_made(&self) -> Option<Arc<Graph>> {
        self.graph.get().map(Arc::clone)
    }
}

struct Walked<'a> {
    fst: Fst<&'a [u8]>,
    alphabet: &'static Alphabet,
}

impl Automaton for Walked<'_> {
    type State = CompiledAddr;

    fn root(&self) -> CompiledAddr {
        self.fst.root().addr()
    }

    fn is_word(&self, state: CompiledAddr) -> bool {
        self.fst.node(state).is_final()
    }

    fn ways(&self, state: CompiledAddr) -> impl Iterator<Item = (Face, CompiledAddr)> {
        let node = self.fst.node(state);
        let ways = (0..node.len()).map(move |way| node.transition(way));
        ways.filter_map(|way| Some((self.alphabet.at(way.inp)?, way.addr)))
    }
}
