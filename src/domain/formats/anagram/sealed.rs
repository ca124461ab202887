//! The common draw of a joint competition (`docs/joint.md`): all halls play letters that were fixed before round 1,
//! and nobody but the conductor, who has the seed, can read a round's before it is released.
//!
//! A round's tag is published before the first round, its letters and its nonce when it begins: whoever has the tags
//! checks a release without asking anybody. How the halls' text is made, of which the draw follows, is
//! [`words`]; how a release is told over the telephone is [`phone`].

pub mod heads;
pub mod phone;
pub mod words;

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::draw::{DrawnRound, whole_competition};
use super::rules::Rules;
use crate::domain::contest::seed::{Key, Seed};
use crate::domain::ids::RoundNo;
use crate::domain::letters::Letter;
use crate::domain::lexicon::{Digest, bytes_of};

const NONCE_TAG: &[u8] = b"eforos-joint-1 nonce";
const ROUND_TAG: &[u8] = b"eforos-joint-1 round";

/// How many bytes a nonce has: 80 bits, sixteen digits over the telephone.
const NONCE_BYTES: usize = 10;

/// What keeps a round's tag from being tried out: there are few racks, but 2⁸⁰ nonces.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Nonce([u8; NONCE_BYTES]);

impl Nonce {
    /// The nonce of these bytes.
    pub const fn from_bytes(bytes: [u8; NONCE_BYTES]) -> Self {
        Self(bytes)
    }

    /// The nonce of a round: the first 10 bytes of SHA-256(tag ‖ key ‖ round in four bytes).
    pub fn of(key: &Key, round: RoundNo) -> Self {
        let number = u32::from(round.get()).to_be_bytes();
        let digest = Digest::of(&[NONCE_TAG, key.as_bytes(), &number].concat());
        let (first, _) = digest.as_bytes().split_first_chunk().expect("a hash has more bytes");
        Self(*first)
    }

    /// Its 10 bytes.
    pub const fn as_bytes(&self) -> &[u8; NONCE_BYTES] {
        &self.0
    }
}

/// 20 lower-case hexadecimal digits.
impl fmt::Display for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Before its round begins nobody is told a nonce by accident.
impl fmt::Debug for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Nonce")
    }
}

impl Serialize for Nonce {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Nonce {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        bytes_of(&text).map(Self).ok_or_else(|| D::Error::custom("no nonce of 20 digits"))
    }
}

/// What a hall is given when a round begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Release {
    /// Which round.
    pub round: RoundNo,
    /// Its letters in the order announced.
    pub letters: Vec<Letter>,
    /// What its tag was made with.
    pub nonce: Nonce,
}

impl Release {
    /// The tag that it had to have before round 1:
    /// SHA-256(tag ‖ nonce ‖ round in four bytes ‖ the letters, UTF-8).
    pub fn tag(&self) -> Digest {
        let number = u32::from(self.round.get()).to_be_bytes();
        let letters: String = self.letters.iter().map(ToString::to_string).collect();
        Digest::of(&[ROUND_TAG, &self.nonce.0, &number, letters.as_bytes()].concat())
    }
}

/// The releases of all rounds, in order, each at its first attempt and none given up: secret until each round begins,
/// as the seed is. The halls' text is that of [`words`].
pub fn releases(rules: &Rules, seed: &Seed, text: &str) -> Vec<Release> {
    let key = seed.key(text);
    let release = |(round, letters)| Release { round, letters, nonce: Nonce::of(&key, round) };
    draws(rules, seed, text).into_iter().map(|it| release((it.round, it.drawn.letters))).collect()
}

/// The draws that they tell of, whatever was given up since.
pub fn draws(rules: &Rules, seed: &Seed, text: &str) -> Vec<DrawnRound> {
    let (rounds, _) = whole_competition(rules, seed, text);
    rounds
}
