//! What the rules need to know of a word list: whether it has a word, and its passport.
//!
//! How a list is stored, imported or searched is not the rules' business. A list is known by its
//! [`Digest`], never by its name: two lists of one name may differ, two of one digest may not.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest as _, Sha256};

use super::board::Graph;
use super::letters::{Word, WordLanguage};

/// A SHA-256; written as 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digest([u8; 32]);

impl Digest {
    /// The SHA-256 of these bytes.
    pub fn of(bytes: &[u8]) -> Self {
        Self(Sha256::digest(bytes).into())
    }

    /// A digest that was computed elsewhere.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Its 32 bytes.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// So many bytes in lower-case hexadecimal digits; `None` when they are no such digits, or not as many.
pub fn bytes_of<const BYTES: usize>(text: &str) -> Option<[u8; BYTES]> {
    of_digits(text)?.try_into().ok()
}

/// The bytes that lower-case hexadecimal digits say; `None` when they are no such digits.
pub(super) fn of_digits(text: &str) -> Option<Vec<u8>> {
    let nibble = |digit: u8| match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    };
    let (pairs, rest) = text.as_bytes().as_chunks::<2>();
    let bytes = pairs.iter().map(|&[high, low]| Some(nibble(high)? << 4 | nibble(low)?));
    bytes.collect::<Option<_>>().filter(|_| rest.is_empty())
}

/// The text was not 64 lower-case hexadecimal digits.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("not a SHA-256 of 64 lower-case hexadecimal digits: {0:?}")]
pub struct NotADigest(pub String);

impl FromStr for Digest {
    type Err = NotADigest;

    fn from_str(text: &str) -> Result<Self, NotADigest> {
        bytes_of(text).map(Self).ok_or_else(|| NotADigest(text.to_owned()))
    }
}

impl Serialize for Digest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Digest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}

/// What it means that a word is not in the list (§6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Authority {
    /// The federation's own list: such a word is invalid.
    Authoritative,
    /// A list with gaps: such a word is undecided until the referee rules.
    Reference,
    /// Its words and only these: such a word is invalid, and nobody rules on any.
    Closed,
    /// A book or a site, of which no word is here: every word is asked.
    External,
}

impl Authority {
    /// Whether a word that is not in the list is none.
    pub const fn has_all_words(self) -> bool {
        match self {
            Self::Authoritative | Self::Closed => true,
            Self::Reference | Self::External => false,
        }
    }
}

/// What a list says of itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Passport {
    /// The list's title.
    pub name: String,
    /// Which edition of it.
    pub edition: String,
    /// Over the distinct words as stored, in capitals, sorted by code point, each followed by one LF.
    pub sha256: Digest,
    /// How many words.
    pub words: u32,
    /// What it means that a word is not in it.
    pub authority: Authority,
    /// The language of its words; stored when it is not Greek.
    #[serde(default, skip_serializing_if = "WordLanguage::is_greek")]
    pub language: WordLanguage,
}

/// A list that can be asked for a word.
pub trait WordList {
    /// Whether the list has this word.
    fn contains(&self, word: &Word) -> bool;
    /// The same words as a generator of plays walks them; `None` where the whole list is not at hand.
    fn graph(&self) -> Option<Arc<Graph>> {
        None
    }
}

impl<T: WordList + ?Sized> WordList for &T {
    fn contains(&self, word: &Word) -> bool {
        (**self).contains(word)
    }

    fn graph(&self) -> Option<Arc<Graph>> {
        (**self).graph()
    }
}

impl WordList for BTreeSet<Word> {
    fn contains(&self, word: &Word) -> bool {
        Self::contains(self, word)
    }
}

#[cfg(test)]
mod tests;
