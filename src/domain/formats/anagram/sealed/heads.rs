//! Heads of histories, sealed between whoever conducts and one hall: anyone can append to a chain of hashes, but nobody
//! between the two has the key on the hall's card.

use std::fmt;

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

use crate::domain::ids::VenueNo;
use crate::domain::lexicon::Digest;

const DIRECTIVE_TAG: &[u8] = b"eforos-directive-1";

/// How many bytes of the HMAC a seal has.
const SEAL_BYTES: usize = 16;

/// Whose history a head is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Of {
    /// The master file's, on its way down.
    Centre,
    /// The hall's own, on its way up.
    Venue,
}

impl Of {
    const fn tag(self) -> &'static [u8] {
        match self {
            Self::Centre => b"eforos-joint-1 head",
            Self::Venue => b"eforos-joint-1 venue",
        }
    }
}

/// What a hall shares with whoever conducts, and with nobody else: 32 bytes of chance. Nothing shows them.
#[derive(Clone, PartialEq, Eq)]
pub struct VenueKey([u8; 32]);

impl VenueKey {
    /// The key of these bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Its 32 bytes, for the hall's card alone.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for VenueKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("VenueKey(secret)")
    }
}

/// A head as it is sealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sealed {
    /// The joint competition, by its commitment.
    pub joint: Digest,
    /// The hall that seals it or for which it is sealed.
    pub venue: VenueNo,
    /// The position of the last event.
    pub seq: u64,
    /// Its hash.
    pub hash: Digest,
}

/// The first 16 bytes of HMAC-SHA-256(the hall's key, tag ‖ commitment ‖ hall in two bytes ‖ position in eight ‖ hash).
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct HeadSeal([u8; SEAL_BYTES]);

impl HeadSeal {
    /// A seal that came from elsewhere.
    pub const fn from_bytes(bytes: [u8; SEAL_BYTES]) -> Self {
        Self(bytes)
    }

    /// Its bytes.
    pub const fn as_bytes(&self) -> &[u8; SEAL_BYTES] {
        &self.0
    }

    /// The seal of a head.
    pub fn of(key: &VenueKey, whose: Of, head: &Sealed) -> Self {
        let whole: [u8; 32] = mac(key, whose, head).finalize().into_bytes().into();
        let (first, _) = whole.split_first_chunk().expect("a hash has more bytes");
        Self(*first)
    }

    /// Whether it is the seal of this head. How long that takes tells nothing of the right one.
    pub fn holds(&self, key: &VenueKey, whose: Of, head: &Sealed) -> bool {
        mac(key, whose, head).verify_truncated_left(&self.0).is_ok()
    }
}

/// 32 lower-case hexadecimal digits.
impl fmt::Display for HeadSeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for HeadSeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

fn mac(key: &VenueKey, whose: Of, head: &Sealed) -> Hmac<Sha256> {
    let mut mac = Hmac::<Sha256>::new_from_slice(&key.0).expect("a key of any length is one");
    let (venue, seq) = (head.venue.get().to_be_bytes(), head.seq.to_be_bytes());
    for part in [whose.tag(), head.joint.as_bytes(), &venue, &seq, head.hash.as_bytes()] {
        mac.update(part);
    }
    mac
}

/// The number under which a hall notes that it carried out a row of the master file: the first 16 bytes of
/// SHA-256(tag ‖ the row's hash).
pub fn directive(row: Digest) -> [u8; SEAL_BYTES] {
    let digest = Digest::of(&[DIRECTIVE_TAG, row.as_bytes()].concat());
    let (first, _) = digest.as_bytes().split_first_chunk().expect("a hash has more bytes");
    *first
}
