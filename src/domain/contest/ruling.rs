//! The referee's word on a word, over the lexicon (§6): one ruling for all sheets.

use serde::{Deserialize, Serialize};

/// Which way the referee ruled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ruled {
    /// The word is valid.
    Valid,
    /// The word is invalid.
    Invalid,
}

/// A ruling in force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// Which way.
    pub ruled: Ruled,
    /// The evidence: dictionary, page; may be empty.
    pub evidence: String,
}
