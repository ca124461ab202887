//! Word lists: one compact automaton with its passport, a byte the place of a face in the alphabet.
//!
//! A list here is a set of words of one language, of 2 to 15 faces. It answers whether it has a word, which of its
//! words a rack makes, and which of those are near a given one. It never judges: what a missing
//! word means is the passport's [`Authority`] and the rules' business. Nothing outside this module
//! knows how a list is stored.

mod embedded;
mod file;
mod graph;
mod import;
mod names;
mod near;
mod quiet;
mod search;
mod solve;
mod spelled;

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::{Arc, OnceLock};

use fst::Streamer;
use fst::raw::{Builder, Fst, Stream};
use sha2::{Digest as _, Sha256};

use crate::domain::board::Graph;
use crate::domain::letters::{Alphabet, Face, Letter, Word, WordLanguage};
use crate::domain::lexicon::{Authority, Digest, Passport, WordList};

pub use file::NotAList;
pub use import::{
    Doubt, Encoding, Example, ImportError, Imported, Labels, MAX_BYTES, PdfError, Progress,
};
pub use import::{Skipped, SkippedKind, Source, Why, asks_for_little, import, pdf_apart};
pub use names::maybe_a_name;
pub use quiet::catch as quietly;
pub use spelled::spellings;

/// The lengths in faces of the words that a list may hold.
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
    /// The words as plain arrays, made when first asked for.
    graph: Arc<OnceLock<Arc<Graph>>>,
}

/// How many words there are of each length; the index is the length in faces.
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

/// What a list's words themselves say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Facts {
    sha256: [u8; 32],
    words: u32,
    by_length: ByLength,
}

impl Lexicon {
    /// The Greek list that the program ships with: a reference, for it has gaps.
    pub fn embedded() -> Self {
        Self::free(WordLanguage::Greek)
    }

    /// A list of these Greek words: [`Lexicon::in_language`].
    pub fn from_words(words: impl IntoIterator<Item = Word>, title: Title) -> Self {
        Self::in_language(WordLanguage::Greek, words, title)
    }

    /// A list of these words, in any order; repeated ones count once, and words of another language
    /// or of a length outside [`LENGTHS`] are left out.
    pub fn in_language(
        language: WordLanguage,
        words: impl IntoIterator<Item = Word>,
        title: Title,
    ) -> Self {
        let alphabet = language.alphabet();
        let fits = |word: &Word| {
            alphabet.faces_in(word.letters()).is_some_and(|faces| LENGTHS.contains(&faces))
        };
        let mut words: Vec<Word> = words.into_iter().filter(fits).collect();
        words.sort_unstable();
        words.dedup();
        let mut tally = Tally::default();
        let codes = |word: Word| -> Vec<u8> {
            let faces = alphabet.faces_of(word.letters()).flatten();
            let codes: Vec<u8> = faces.map(Face::place).collect();
            tally.add(word.letters(), codes.len());
            codes
        };
        let mut words: Vec<Vec<u8>> = words.into_iter().map(codes).collect();
        words.sort_unstable();
        Self::assemble(automaton(words), title, language, tally.facts())
    }

    /// One list with the words of all these, of the language of the first; Greek, when there is none.
    pub fn union<'a>(lists: impl IntoIterator<Item = &'a Self>, title: Title) -> Self {
        let mut lists = lists.into_iter().peekable();
        let language = lists.peek().map_or(WordLanguage::Greek, |list| list.passport.language);
        Self::in_language(language, lists.flat_map(Self::words), title)
    }

    fn assemble(fst: Fst<Bytes>, title: Title, language: WordLanguage, facts: Facts) -> Self {
        let passport = Passport {
            name: title.name,
            edition: title.edition,
            sha256: Digest::from_bytes(facts.sha256),
            words: facts.words,
            authority: title.authority,
            language,
        };
        Self { fst, passport, by_length: facts.by_length, graph: Arc::default() }
    }

    /// What the list says of itself.
    pub fn passport(&self) -> &Passport {
        &self.passport
    }

    /// Its name, edition and authority.
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

    /// The letters of its language.
    pub fn alphabet(&self) -> &'static Alphabet {
        self.passport.language.alphabet()
    }

    /// How many words there are of each length in faces, the lengths without any left out.
    pub fn words_by_length(&self) -> BTreeMap<usize, u32> {
        self.by_length.iter().copied().enumerate().filter(|&(_, count)| count > 0).collect()
    }

    /// Every word, alphabetically.
    pub fn words(&self) -> impl Iterator<Item = Word> {
        let (mut keys, alphabet) = (self.keys(), self.alphabet());
        std::iter::from_fn(move || {
            let (key, _) = keys.next()?;
            Word::new(spelled(alphabet, key).collect::<Vec<_>>())
        })
    }

    fn keys(&self) -> Stream<'_> {
        self.fst.stream()
    }
}

impl WordList for Lexicon {
    fn contains(&self, word: &Word) -> bool {
        has(&self.fst, self.alphabet(), word)
    }

    fn graph(&self) -> Option<Arc<Graph>> {
        Some(Self::graph(self))
    }
}

impl std::fmt::Debug for Lexicon {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Lexicon").field("passport", &self.passport).finish_non_exhaustive()
    }
}

/// Whether an automaton accepts a word; allocates nothing.
fn has<D: AsRef<[u8]>>(fst: &Fst<D>, alphabet: &Alphabet, word: &Word) -> bool {
    let mut node = fst.root();
    for face in alphabet.faces_of(word.letters()) {
        let Some(index) = face.and_then(|face| node.find_input(face.place())) else { return false };
        node = fst.node(node.transition_addr(index));
    }
    node.is_final()
}

/// The automaton of words as the places of their faces, which must come sorted and distinct.
fn automaton(words: impl IntoIterator<Item = Vec<u8>>) -> Fst<Bytes> {
    let mut builder = Builder::memory();
    for word in words {
        builder.add(word).expect("memory can be written, and the words are sorted");
    }
    let bytes = builder.into_inner().expect("memory can be written");
    Fst::new(Bytes::Shared(bytes.into())).expect("just built")
}

/// The signs of an automaton's key; a byte that is no face's place has none.
fn spelled(alphabet: &Alphabet, key: &[u8]) -> impl Iterator<Item = Letter> {
    key.iter()
        .filter_map(|&place| alphabet.at(place))
        .flat_map(|face| alphabet.letters(face))
        .copied()
}

/// Counts and digests words that come sorted by code point.
#[derive(Default)]
struct Tally {
    sha256: Sha256,
    line: String,
    words: u32,
    by_length: ByLength,
}

impl Tally {
    /// Adds one word of so many faces.
    fn add(&mut self, word: &[Letter], faces: usize) {
        self.line.clear();
        self.line.extend(word.iter().map(|letter| letter.to_char()));
        self.line.push('\n');
        self.sha256.update(self.line.as_bytes());
        self.words += 1;
        if let Some(of_this_length) = self.by_length.get_mut(faces) {
            *of_this_length += 1;
        }
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
