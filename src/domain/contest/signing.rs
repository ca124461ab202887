//! Signing (§9): when, and under which digest. The signed table is the format's.

use crate::domain::lexicon::Digest;

/// A signing in the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signing {
    /// Counted from 1.
    pub issue: u32,
    /// Milliseconds since 1970-01-01 UTC by the wall clock.
    pub wall_ms: i64,
    /// Its SHA-256 as recorded.
    pub sha256: Digest,
}
