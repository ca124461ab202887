//! Word lists: one compact automaton of tile codes with its passport.
//!
//! A list here is a set of words of 2 to 15 letters. It answers whether it has a word, which of its
//! words a rack makes, and which of those are near a given one. It never judges: what a missing
//! word means is the passport's [`Authority`] and the rules' business. Nothing outside this module
//! knows how a list is stored.

mod file;
mod import;
mod names;
mod near;
mod quiet;
mod search;
mod solve;

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::Arc;

use fst::Streamer;
use fst::raw::{Builder, Fst, Stream};
use sha2::{Digest as _, Sha256};

use crate::domain::letters::{Letter, Word};
use crate::domain::lexicon::{Authority, Digest, Passport, WordList};

pub use file::NotAList;
pub use import::{
    Doubt, Encoding, Example, ImportError, Imported, Labels, MAX_BYTES, PdfError, Progress,
};
pub use import::{Skipped, SkippedKind, Source, Why, import, pdf_apart};
pub use names::maybe_a_name;

/// The lengths in letters of the words that a list may hold.
pub const LENGTHS: RangeInclusive<usize> = 2..=15;

/// What people call a list and how they use it; the part of a [`Passport`] that is not computed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Title {
    /// The list's title.
    pub name: String,
    /// Which edition of it.
    pub edition: String,
    /// What it means that a word is not in it.
    pub authority: Authority,
}

/// A word list. Cloning it is cheap: the words are shared.
#[derive(Clone)]
pub struct Lexicon {
    fst: Fst<Bytes>,
    passport: Passport,
    by_length: ByLength,
}

/// How many words there are of each length; the index is the length in letters.
type ByLength = [u32; *LENGTHS.end() + 1];

/// Where the automaton lies.
#[derive(Clone)]
enum Bytes {
    Embedded(&'static [u8]),
    Shared(Arc<[u8]>),
}

impl AsRef<[u8]> for Bytes {
    fn as_ref(&self) -> &[u8] {
        match self {
            Self::Embedded(bytes) => bytes,
            Self::Shared(bytes) => bytes,
        }
    }
}

#[expect(clippy::unreadable_literal, reason = "written by the build script")]
mod embedded {
    include!(concat!(env!("OUT_DIR"), "/free_list.rs"));

    pub(super) static FST: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/free_list.fst"));
    pub(super) const FACTS: super::Facts =
        super::Facts { sha256: SHA256, words: WORDS, by_length: BY_LENGTH };
}

/// What a list's words themselves say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Facts {
    sha256: [u8; 32],
    words: u32,
    by_length: ByLength,
}

impl Lexicon {
    /// The free list that the program ships with: a reference, for it has gaps.
    ///
    /// # Panics
    /// Never: the list was checked when the program was built.
    #[must_use]
    pub fn embedded() -> Self {
        let title = Title {
            name: "el_GR free word list".to_owned(),
            edition: "0.9".to_owned(),
            authority: Authority::Reference,
        };
        let fst = Fst::new(Bytes::Embedded(embedded::FST)).expect("made by the build script");
        Self::assemble(fst, title, embedded::FACTS)
    }

    /// A list of these words, in any order; repeated ones count once, and words of a length outside
    /// [`LENGTHS`] are left out.
    #[must_use]
    pub fn from_words(words: impl IntoIterator<Item = Word>, title: Title) -> Self {
        let mut words: Vec<Word> =
            words.into_iter().filter(|word| LENGTHS.contains(&word.len())).collect();
        words.sort_unstable();
        words.dedup();
        let mut tally = Tally::default();
        let fst = automaton(words.iter().map(|word| {
            let codes: Vec<u8> = word.letters().iter().copied().map(code).collect();
            tally.add(&codes);
            codes
        }));
        Self::assemble(fst, title, tally.facts())
    }

    /// One list with the words of all these.
    #[must_use]
    pub fn union<'a>(lists: impl IntoIterator<Item = &'a Self>, title: Title) -> Self {
        Self::from_words(lists.into_iter().flat_map(Self::words), title)
    }

    fn assemble(fst: Fst<Bytes>, title: Title, facts: Facts) -> Self {
        let passport = Passport {
            name: title.name,
            edition: title.edition,
            sha256: Digest::from_bytes(facts.sha256),
            words: facts.words,
            authority: title.authority,
        };
        Self { fst, passport, by_length: facts.by_length }
    }

    /// What the list says of itself.
    #[must_use]
    pub fn passport(&self) -> &Passport {
        &self.passport
    }

    /// Its name, edition and authority.
    #[must_use]
    pub fn title(&self) -> Title {
        let Passport { name, edition, authority, .. } = self.passport.clone();
        Title { name, edition, authority }
    }

    /// The same words under another title.
    #[must_use]
    pub fn titled(mut self, title: Title) -> Self {
        self.passport.name = title.name;
        self.passport.edition = title.edition;
        self.passport.authority = title.authority;
        self
    }

    /// How many words there are of each length in letters, the lengths without any left out.
    #[must_use]
    pub fn words_by_length(&self) -> BTreeMap<usize, u32> {
        self.by_length.iter().copied().enumerate().filter(|&(_, count)| count > 0).collect()
    }

    /// Every word, alphabetically.
    pub fn words(&self) -> impl Iterator<Item = Word> {
        let mut keys = self.keys();
        std::iter::from_fn(move || {
            let (key, _) = keys.next()?;
            Word::new(key.iter().copied().filter_map(letter).collect::<Vec<_>>())
        })
    }

    fn keys(&self) -> Stream<'_> {
        self.fst.stream()
    }
}

impl WordList for Lexicon {
    fn contains(&self, word: &Word) -> bool {
        has(&self.fst, word)
    }
}

impl std::fmt::Debug for Lexicon {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Lexicon").field("passport", &self.passport).finish_non_exhaustive()
    }
}

/// Whether an automaton accepts a word; allocates nothing.
fn has<D: AsRef<[u8]>>(fst: &Fst<D>, word: &Word) -> bool {
    let mut node = fst.root();
    for &letter in word.letters() {
        let Some(index) = node.find_input(code(letter)) else { return false };
        node = fst.node(node.transition_addr(index));
    }
    node.is_final()
}

/// The automaton of words as tile codes, which must come sorted and distinct.
fn automaton(words: impl Iterator<Item = Vec<u8>>) -> Fst<Bytes> {
    let mut builder = Builder::memory();
    for word in words {
        builder.add(word).expect("memory can be written, and the words are sorted");
    }
    let bytes = builder.into_inner().expect("memory can be written");
    Fst::new(Bytes::Shared(bytes.into())).expect("just built")
}

/// A letter's byte in the automaton: its place in the alphabet counted from 0.
fn code(letter: Letter) -> u8 {
    u8::try_from(letter.index()).expect("the alphabet has 24 letters")
}

fn letter(code: u8) -> Option<Letter> {
    Letter::from_index(usize::from(code))
}

/// Counts and digests words that come in order.
#[derive(Default)]
struct Tally {
    sha256: Sha256,
    line: String,
    words: u32,
    by_length: ByLength,
}

impl Tally {
    /// Adds one word; `false`, and nothing is added, when a list may not hold it.
    fn add(&mut self, codes: &[u8]) -> bool {
        self.line.clear();
        for &code in codes {
            let Some(letter) = letter(code) else { return false };
            self.line.push(letter.to_char());
        }
        if !LENGTHS.contains(&codes.len()) {
            return false;
        }
        let Some(of_this_length) = self.by_length.get_mut(codes.len()) else { return false };
        self.line.push('\n');
        *of_this_length += 1;
        self.words += 1;
        self.sha256.update(self.line.as_bytes());
        true
    }

    fn facts(self) -> Facts {
        Facts {
            sha256: self.sha256.finalize().into(),
            words: self.words,
            by_length: self.by_length,
        }
    }
}

#[cfg(test)]
mod tests;
