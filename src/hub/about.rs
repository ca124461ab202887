//! What everybody may know of a competition before reading its results.

use serde::{Deserialize, Serialize};

use crate::domain::ids::VenueNo;

/// What a list of competitions tells of one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct About {
    pub title: String,
    pub date: String,
    pub venue: String,
    pub club: String,
    pub format: String,
    pub players: usize,
    /// The halls of a joint competition; 0 of any other.
    #[serde(default, skip_serializing_if = "is_none")]
    pub halls: usize,
    /// Of a joint competition that is not signed the halls that have rounds open.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub playing: Vec<VenueNo>,
    /// The rounds that everybody may read, in order.
    pub rounds: Vec<u8>,
    /// Which of its signed tables; `None` while it is not signed.
    pub issue: Option<u32>,
    /// The languages of its pages, its own first.
    pub languages: Vec<String>,
    /// Why there is no more to read: it is of a newer program, or not what it says.
    pub unread: Option<String>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "so it is asked")]
fn is_none(halls: &usize) -> bool {
    *halls == 0
}
