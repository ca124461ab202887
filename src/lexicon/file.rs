//! The built list: one file that carries its passport, opened much faster than a text is read.
//!
//! The bytes, numbers little-endian: the mark, the version (4 bytes), the lengths of the passport
//! (4) and of the automaton (8), the passport as JSON, the automaton, and the SHA-256 of all that.
//! Nothing is believed: the digest, the automaton's own form, and every fact of the passport are
//! checked before a word is asked for.

use fst::Streamer;
use fst::raw::Fst;

use super::{Bytes, Facts, LENGTHS, Lexicon, Tally, Title, quiet, spelled};
use crate::domain::letters::{Alphabet, Face, Letter};
use crate::domain::lexicon::{Digest, Passport};

/// What the file begins with. The odd bytes are there so that no text begins so, and so that a
/// transfer which changes line ends is noticed.
pub(super) const MARK: [u8; 8] = *b"\x89EFL\r\n\x1a\n";

/// The version written; older ones are read.
const VERSION: u32 = 1;

const HEAD: usize = MARK.len() + 4 + 4 + 8;
const DIGEST: usize = 32;

/// Why bytes are no built list.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotAList {
    /// They begin otherwise.
    #[error("not a built word list")]
    Foreign,
    /// A newer program wrote them.
    #[error("a word list of version {version}; this program knows versions up to {known}")]
    Newer {
        /// Its version.
        version: u32,
        /// The newest that this program knows.
        known: u32,
    },
    /// The end is missing, or something follows it.
    #[error("a word list of {expected} bytes, of which {got} are there")]
    Length {
        /// How many bytes it says it has.
        expected: u64,
        /// How many there are.
        got: u64,
    },
    /// The bytes are not those that were written.
    #[error("the word list is damaged")]
    Damaged,
    /// Its passport cannot be read.
    #[error("the word list's passport cannot be read: {0}")]
    Passport(String),
    /// The words are not those that its passport states.
    #[error("the word list's words are not those that its passport states")]
    OtherWords,
}

impl Lexicon {
    /// The list as one file.
    ///
    /// # Panics
    /// Never: a passport can always be written.
    pub fn to_bytes(&self) -> Vec<u8> {
        let passport = serde_json::to_vec(&self.passport).expect("a passport is plain data");
        let fst = self.fst.as_bytes();
        let mut bytes = Vec::with_capacity(HEAD + passport.len() + fst.len() + DIGEST);
        let passport_length = u32::try_from(passport.len()).expect("a passport is short");
        bytes.extend_from_slice(&MARK);
        bytes.extend_from_slice(&VERSION.to_le_bytes());
        bytes.extend_from_slice(&passport_length.to_le_bytes());
        bytes.extend_from_slice(&(fst.len() as u64).to_le_bytes());
        bytes.extend_from_slice(&passport);
        bytes.extend_from_slice(fst);
        let digest = Digest::of(&bytes);
        bytes.extend_from_slice(digest.as_bytes());
        bytes
    }

    /// Reads what [`Lexicon::to_bytes`] wrote, and checks all of it.
    ///
    /// # Errors
    /// [`NotAList`].
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NotAList> {
        let parts = Parts::of(bytes)?;
        let passport: Passport = serde_json::from_slice(parts.passport)
            .map_err(|error| NotAList::Passport(error.to_string()))?;
        if passport.words > MOST_WORDS {
            return Err(NotAList::OtherWords);
        }
        // An automaton that the program ships with was looked at word by word when it was made.
        let own = Self::free(passport.language);
        let (fst, facts) = if own.fst.as_bytes() == parts.fst {
            let (sha256, by_length) = (*own.passport.sha256.as_bytes(), own.by_length);
            (own.fst, Facts { sha256, words: own.passport.words, by_length })
        } else {
            looked_through(parts.fst, &passport).ok_or(NotAList::Damaged)?
        };
        if facts.words != passport.words || facts.sha256 != *passport.sha256.as_bytes() {
            return Err(NotAList::OtherWords);
        }
        let Passport { name, edition, authority, language, .. } = passport;
        Ok(Self::assemble(fst, Title { name, edition, authority }, language, facts))
    }
}

/// More words than any list of a language has: a small automaton can spell hundreds of millions, and
/// each would be looked at.
const MOST_WORDS: u32 = 5_000_000;

struct Parts<'a> {
    passport: &'a [u8],
    fst: &'a [u8],
}

impl<'a> Parts<'a> {
    fn of(bytes: &'a [u8]) -> Result<Self, NotAList> {
        let got = bytes.len() as u64;
        let cut = |expected: usize| NotAList::Length { expected: expected as u64, got };
        let rest = bytes.strip_prefix(&MARK).ok_or(NotAList::Foreign)?;
        let (version, rest) = rest.split_first_chunk().ok_or_else(|| cut(HEAD + DIGEST))?;
        let version = u32::from_le_bytes(*version);
        if version > VERSION {
            return Err(NotAList::Newer { version, known: VERSION });
        }
        let (passport, rest) = rest.split_first_chunk().ok_or_else(|| cut(HEAD + DIGEST))?;
        let (fst, rest) = rest.split_first_chunk().ok_or_else(|| cut(HEAD + DIGEST))?;
        let passport = u64::from(u32::from_le_bytes(*passport));
        let fst = u64::from_le_bytes(*fst);
        let expected = ((HEAD + DIGEST) as u64).saturating_add(passport).saturating_add(fst);
        if expected != got {
            return Err(NotAList::Length { expected, got });
        }
        let (content, digest) = bytes.split_last_chunk::<DIGEST>().ok_or(NotAList::Damaged)?;
        if version == 0 || Digest::of(content) != Digest::from_bytes(*digest) {
            return Err(NotAList::Damaged);
        }
        let (passport, rest) = usize::try_from(passport)
            .ok()
            .and_then(|length| rest.split_at_checked(length))
            .ok_or(NotAList::Damaged)?;
        let fst = rest.strip_suffix(digest).ok_or(NotAList::Damaged)?;
        Ok(Self { passport, fst })
    }
}

/// A foreign automaton with what its words say; `None` when it is none, or holds what no list may hold.
fn looked_through(bytes: &[u8], passport: &Passport) -> Option<(Fst<Bytes>, Facts)> {
    // The automaton's reader panics on bytes that are none.
    let opened = quiet::catch(|| {
        let fst = Fst::new(Bytes::Shared(bytes.into())).ok()?;
        fst.verify().ok()?;
        let facts = facts(&fst, passport.language.alphabet(), passport.words)?;
        Some((fst, facts))
    });
    opened.flatten()
}

/// What the words say; `None` when there are more than stated, or one that no list may hold.
fn facts(fst: &Fst<Bytes>, alphabet: &Alphabet, stated: u32) -> Option<Facts> {
    let most = usize::try_from(stated).ok()?;
    let mut letters: Vec<Letter> = Vec::new();
    // Where each word lies, and how many faces it has.
    let mut words: Vec<(usize, usize, usize)> = Vec::new();
    let mut keys = fst.stream();
    while let Some((key, _)) = keys.next() {
        let begin = letters.len();
        letters.extend(spelled(alphabet, key));
        let word = letters.get(begin..)?;
        let places = alphabet.faces_of(word).map(|face| face.map(Face::place));
        if words.len() == most
            || !LENGTHS.contains(&key.len())
            || !places.eq(key.iter().copied().map(Some))
        {
            return None;
        }
        words.push((begin, letters.len(), key.len()));
    }
    // The automaton's order is the alphabet's, the digest's that of code points.
    words.sort_by(|one, other| letters[one.0..one.1].cmp(&letters[other.0..other.1]));
    let mut tally = Tally::default();
    for (begin, end, faces) in words {
        tally.add(&letters[begin..end], faces);
    }
    Some(tally.facts())
}

#[cfg(test)]
mod tests;
