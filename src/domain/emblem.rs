//! A club's picture: the bytes of a PNG, which nobody looks into here. Whoever shows it unpacks it with
//! care.

use std::borrow::Cow;
use std::fmt::{self, Write as _};
use std::sync::Arc;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::lexicon::{Digest, of_digits};

/// How every PNG begins.
const PNG: [u8; 8] = *b"\x89PNG\r\n\x1a\n";

/// The picture; written as lower-case hexadecimal digits. What was read may be anything: see
/// [`fits`](Self::fits).
#[derive(Clone, PartialEq, Eq)]
pub struct Emblem(Arc<[u8]>);

impl Emblem {
    /// The most bytes that it may have.
    pub const MOST_BYTES: usize = 256_000;

    /// The picture of these bytes.
    pub fn of(bytes: impl Into<Arc<[u8]>>) -> Self {
        Self(bytes.into())
    }

    /// Its bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// Their SHA-256.
    pub fn digest(&self) -> Digest {
        Digest::of(&self.0)
    }

    /// Whether it may stand in a record: it begins as a PNG does and is small enough.
    pub fn fits(&self) -> bool {
        self.0.len() <= Self::MOST_BYTES && self.0.starts_with(&PNG)
    }
}

impl fmt::Debug for Emblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Emblem({} bytes)", self.0.len())
    }
}

impl Serialize for Emblem {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut digits = String::with_capacity(2 * self.0.len());
        for byte in self.0.iter() {
            write!(digits, "{byte:02x}").expect("a text takes in everything");
        }
        serializer.serialize_str(&digits)
    }
}

impl<'de> Deserialize<'de> for Emblem {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <Cow<'de, str>>::deserialize(deserializer)?;
        of_digits(&text)
            .map(Self::of)
            .ok_or_else(|| D::Error::custom("not lower-case hexadecimal digits"))
    }
}
