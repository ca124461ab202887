//! The seed of a competition's draws, committed to before the first and revealed at the signing, and the
//! key that it makes with the hall's word (§3).

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest as _, Sha256};

use crate::domain::lexicon::{Digest, NotADigest};

const KEY_TAG: &[u8] = b"eforos-draw-1 key";
const NEXT_TAG: &[u8] = b"eforos-draw-1 next";

/// 32 bytes from the operating system, secret until signing. It has no `Display`: what shows it
/// says so by calling [`Seed::reveal`].
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed of these bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// What is published before round 1: SHA-256 of the seed.
    pub fn commitment(&self) -> Digest {
        Digest::of(&self.0)
    }

    /// The seed as 64 hexadecimal digits, for after signing.
    pub fn reveal(&self) -> String {
        Digest::from_bytes(self.0).to_string()
    }

    /// The key of all draws: SHA-256(tag ‖ seed ‖ the hall's text as typed, UTF-8).
    pub fn key(&self, hall: &str) -> Key {
        self.key_of(KEY_TAG, hall)
    }

    /// The key of what is drawn under another tag, made in the same way.
    pub fn key_of(&self, tag: &'static [u8], hall: &str) -> Key {
        let mut hash = Sha256::new();
        hash.update(tag);
        hash.update(self.0);
        hash.update(hall.as_bytes());
        Key(hash.finalize().into())
    }

    /// The seed after this one in a run of many competitions: SHA-256(tag ‖ seed).
    #[must_use]
    pub fn next(&self) -> Self {
        let mut hash = Sha256::new();
        hash.update(NEXT_TAG);
        hash.update(self.0);
        Self(hash.finalize().into())
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl FromStr for Seed {
    type Err = NotADigest;

    fn from_str(text: &str) -> Result<Self, NotADigest> {
        let lower = text.to_ascii_lowercase();
        lower.parse::<Digest>().map(|digest| Self(*digest.as_bytes()))
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.reveal())
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}

/// What every draw of a competition is derived from.
#[derive(Clone, PartialEq, Eq)]
pub struct Key([u8; 32]);

impl Key {
    /// Its 32 bytes.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}
