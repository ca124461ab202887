//! Words as rows of letters, what a hand wrote of them, and their stored form.
//!
//! A word is of no language: whether it is a word of one, the language's alphabet says.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::letter::Letter;

/// One or more letters, every one of them known.
#[derive(Clone)]
pub struct Word(Letters);

/// So many letters lie in the word itself: nearly all words, and no more than a pointer to them with its length needs.
const FEW: usize = 22;

/// What stands behind the last letter of a word.
const NOTHING: Letter = Letter::from_char('Α').expect("a letter");

#[derive(Clone)]
enum Letters {
    Few(u8, [Letter; FEW]),
    Many(Box<[Letter]>),
}

impl Word {
    /// The word of these letters; `None` when there are none.
    pub fn new(letters: impl AsRef<[Letter]>) -> Option<Self> {
        let letters = letters.as_ref();
        if letters.is_empty() {
            return None;
        }
        let mut few = [NOTHING; FEW];
        Some(Self(match (few.get_mut(..letters.len()), u8::try_from(letters.len())) {
            (Some(places), Ok(count)) => {
                places.copy_from_slice(letters);
                Letters::Few(count, few)
            }
            _ => Letters::Many(letters.into()),
        }))
    }

    /// Its letters, as spelled.
    pub fn letters(&self) -> &[Letter] {
        match &self.0 {
            Letters::Few(count, letters) => letters.get(..usize::from(*count)).unwrap_or(letters),
            Letters::Many(letters) => letters,
        }
    }

    /// Its length in signs, at least 1. How many faces that is, an alphabet says.
    #[expect(clippy::len_without_is_empty, reason = "a word is never empty")]
    pub fn len(&self) -> usize {
        self.letters().len()
    }
}

impl PartialEq for Word {
    fn eq(&self, other: &Self) -> bool {
        self.letters() == other.letters()
    }
}

impl Eq for Word {}

impl PartialOrd for Word {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Word {
    fn cmp(&self, other: &Self) -> Ordering {
        self.letters().cmp(other.letters())
    }
}

impl Hash for Word {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.letters().hash(state);
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.letters().iter().map(|letter| letter.to_char()).collect::<String>())
    }
}

impl fmt::Debug for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The stored form was not one or more letters (or `?`, where one may be unreadable).
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("not the stored form of a word: {0:?}")]
pub struct NotStored(pub String);

impl FromStr for Word {
    type Err = NotStored;

    /// Reads the stored form: letters and nothing else. People's text is read by an alphabet.
    fn from_str(text: &str) -> Result<Self, NotStored> {
        text.chars()
            .map(Letter::from_char)
            .collect::<Option<Vec<_>>>()
            .and_then(Word::new)
            .ok_or_else(|| NotStored(text.to_owned()))
    }
}

/// A word with at least one letter that nobody could read (§5): `None` stands for `?`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pattern(Box<[Option<Letter>]>);

impl Pattern {
    /// Its places, `None` where the letter is unreadable.
    pub fn places(&self) -> &[Option<Letter>] {
        &self.0
    }
}

/// What stands on paper for one word; ordered as its text is, so `?` stands before every letter.
#[derive(Clone, PartialEq, Eq, Hash)]
pub enum Written {
    /// Every letter could be read.
    Word(Word),
    /// Some letter could not; undecided until the referee settles this occurrence (§5).
    Illegible(Pattern),
}

impl Written {
    /// From places in order, `None` for an unreadable letter; `None` when there are none.
    pub fn new(places: Vec<Option<Letter>>) -> Option<Self> {
        if places.is_empty() {
            return None;
        }
        let all_known: Option<Vec<Letter>> = places.iter().copied().collect();
        Some(match all_known.and_then(Word::new) {
            Some(word) => Self::Word(word),
            None => Self::Illegible(Pattern(places.into())),
        })
    }

    /// How many letters the hand wrote, readable or not.
    #[expect(clippy::len_without_is_empty, reason = "something written is never empty")]
    pub fn len(&self) -> usize {
        match self {
            Self::Word(word) => word.len(),
            Self::Illegible(pattern) => pattern.0.len(),
        }
    }

    /// Its places, `None` where the letter is unreadable.
    pub fn places(&self) -> impl Iterator<Item = Option<Letter>> {
        let (known, places) = match self {
            Self::Word(word) => (word.letters(), &[][..]),
            Self::Illegible(pattern) => (&[][..], pattern.places()),
        };
        known.iter().copied().map(Some).chain(places.iter().copied())
    }

    /// The word, when every letter could be read.
    pub fn word(&self) -> Option<&Word> {
        match self {
            Self::Word(word) => Some(word),
            Self::Illegible(_) => None,
        }
    }
}

impl Ord for Written {
    fn cmp(&self, other: &Self) -> Ordering {
        self.places().cmp(other.places())
    }
}

impl PartialOrd for Written {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Word(word) => word.fmt(f),
            Self::Illegible(pattern) => {
                let places = pattern.0.iter();
                let text = places.map(|place| place.map_or('?', Letter::to_char));
                f.pad(&text.collect::<String>())
            }
        }
    }
}

impl fmt::Debug for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Word> for Written {
    fn from(word: Word) -> Self {
        Self::Word(word)
    }
}

impl FromStr for Written {
    type Err = NotStored;

    /// Reads the stored form: letters and `?`. People's text is read by an alphabet.
    fn from_str(text: &str) -> Result<Self, NotStored> {
        let place = |c| match c {
            '?' => Some(None),
            c => Letter::from_char(c).map(Some),
        };
        text.chars()
            .map(place)
            .collect::<Option<Vec<_>>>()
            .and_then(Written::new)
            .ok_or_else(|| NotStored(text.to_owned()))
    }
}

macro_rules! stored_as_text {
    ($($name:ty),*) => {$(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                text.parse().map_err(D::Error::custom)
            }
        }
    )*};
}
stored_as_text!(Letter, Word, Written);

impl FromStr for Letter {
    type Err = NotStored;

    fn from_str(text: &str) -> Result<Self, NotStored> {
        let mut chars = text.chars();
        match (chars.next().and_then(Letter::from_char), chars.next()) {
            (Some(letter), None) => Ok(letter),
            _ => Err(NotStored(text.to_owned())),
        }
    }
}
