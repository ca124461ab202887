//! The text of all halls, of which the common draw follows: each hall seals its word before any is seen, so whoever
//! calls last cannot try words until the letters please.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::domain::ids::VenueNo;
use crate::domain::lexicon::{Digest, bytes_of};

const WORD_TAG: &[u8] = b"eforos-joint-1 word";

/// How many bytes of chance hide a word.
pub const SALT_BYTES: usize = 16;

/// What hides a word: in a file 32 lower-case hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Salt(pub [u8; SALT_BYTES]);

impl fmt::Display for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl Serialize for Salt {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Salt {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        bytes_of(&text).map(Self).ok_or_else(|| D::Error::custom("no salt of 32 digits"))
    }
}

/// A hall's word with what its seal was made with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    /// 16 bytes of chance, which keep a word from being guessed by its seal.
    pub salt: [u8; SALT_BYTES],
    /// The word as it was typed.
    pub text: String,
}

impl Opened {
    /// The seal that is shown before the word is: SHA-256(tag ‖ salt ‖ text, UTF-8).
    pub fn seal(&self) -> Digest {
        Digest::of(&[WORD_TAG, &self.salt, self.text.as_bytes()].concat())
    }
}

/// Why no text can be made of what the halls opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// A word of a hall that sealed none.
    #[error("hall {0} sealed no word")]
    Unsealed(VenueNo),
    /// A word that is not the one that was sealed.
    #[error("the word of hall {0} is not the one it sealed")]
    AnotherWord(VenueNo),
    /// The word or the seal of the hall that checks is not in its place.
    #[error("the word of hall {0} is not in its place")]
    NotOurs(VenueNo),
}

/// The text of all halls: the words in order of the halls' numbers, each as typed, one space between; a seal that was not
/// opened stands there as its 64 digits, and who passed sealed nothing.
///
/// # Errors
/// [`Unfit`], naming the first hall whose word does not fit.
pub fn text(
    seals: &BTreeMap<VenueNo, Digest>,
    opened: &BTreeMap<VenueNo, Opened>,
) -> Result<String, Unfit> {
    if let Some(&venue) = opened.keys().find(|&venue| !seals.contains_key(venue)) {
        return Err(Unfit::Unsealed(venue));
    }
    let words = seals.iter().map(|(&venue, &seal)| match opened.get(&venue) {
        None => Ok(seal.to_string()),
        Some(word) if word.seal() == seal => Ok(word.text.clone()),
        Some(_) => Err(Unfit::AnotherWord(venue)),
    });
    Ok(words.collect::<Result<Vec<_>, _>>()?.join(" "))
}

/// The same as a hall checks it that knows what it called itself, `None` if it passed: its seal and its word have to be
/// there.
///
/// # Errors
/// [`Unfit`].
pub fn checked(
    seals: &BTreeMap<VenueNo, Digest>,
    opened: &BTreeMap<VenueNo, Opened>,
    (venue, own): (VenueNo, Option<&Opened>),
) -> Result<String, Unfit> {
    let in_place = seals.get(&venue).copied() == own.map(Opened::seal);
    if in_place && opened.get(&venue) == own {
        text(seals, opened)
    } else {
        Err(Unfit::NotOurs(venue))
    }
}
