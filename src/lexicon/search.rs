//! Words that begin so: what somebody looks up in the list.

use fst::raw::{CompiledAddr, Fst};

use super::Lexicon;
use crate::domain::letters::{Alphabet, Letter, Word};

impl Lexicon {
    /// At most `limit` words that have these letters in their first places, where `None` stands for
    /// any: those of just as many letters first, each kind alphabetically.
    pub fn beginning(&self, places: &[Option<Letter>], limit: usize) -> Vec<Word> {
        let fst = Fst::new(self.fst.as_bytes()).expect("the same bytes were opened before");
        let root = fst.root().addr();
        let mut found = Vec::new();
        for length in [Length::These, Length::More] {
            let alphabet = self.alphabet();
            let mut walk =
                Walk { fst: &fst, alphabet, places, length, limit, word: Vec::new(), found };
            walk.from(root);
            found = walk.found;
        }
        found
    }
}

/// Which words a walk takes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Length {
    These,
    More,
}

struct Walk<'a> {
    fst: &'a Fst<&'a [u8]>,
    alphabet: &'static Alphabet,
    places: &'a [Option<Letter>],
    length: Length,
    limit: usize,
    word: Vec<Letter>,
    found: Vec<Word>,
}

impl Walk<'_> {
    fn from(&mut self, address: CompiledAddr) {
        if self.found.len() >= self.limit {
            return;
        }
        let node = self.fst.node(address);
        let (depth, wanted) = (self.word.len(), self.places.len());
        let takes = match self.length {
            Length::These => depth == wanted,
            Length::More => depth > wanted,
        };
        if node.is_final() && takes {
            self.found.extend(Word::new(self.word.clone()));
        }
        if self.length == Length::These && depth >= wanted {
            return;
        }
        for transition in node.transitions() {
            let Some(face) = self.alphabet.at(transition.inp) else { continue };
            let letters = self.alphabet.letters(face);
            let asked = self.places.get(depth..).unwrap_or_default();
            if letters.iter().zip(asked).any(|(&is, asked)| asked.is_some_and(|asked| asked != is))
            {
                continue;
            }
            self.word.extend(letters);
            self.from(transition.addr);
            self.word.truncate(depth);
        }
    }
}

#[cfg(test)]
mod tests;
