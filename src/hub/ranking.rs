//! What a season counts of a competition.

use serde::{Deserialize, Serialize};

use crate::domain::lexicon::Digest;

/// What a season needs of a competition: all of it, published or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Ranking {
    /// The issue of its signed table; `None` of a provisional one.
    pub issue: Option<u32>,
    pub sha256: Option<Digest>,
    pub date: String,
    pub rows: Vec<Place>,
    /// The document of a meeting.
    pub meeting: Option<String>,
}

/// A player's place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Place {
    pub player: u32,
    pub name: String,
    pub club: String,
    pub rank: Option<u32>,
    pub total: i64,
}
