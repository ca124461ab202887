//! What is seen of the anagram format alone: letters, sheets, its standings.

pub mod name;
mod tile;

pub use tile::TileData;

use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::formats::anagram::standings::{Standings, standings};
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::RoundNo;
use crate::screens;

/// An open competition of this format.
pub type Open<'a> = screens::Open<'a, Anagram>;
/// The same and who looks at it.
pub type Seen<'a> = screens::Seen<'a, Anagram>;

impl Open<'_> {
    /// The last round that was played; the first when none was.
    pub fn last_played(&self) -> RoundNo {
        let anagram = &self.contest().game;
        all_rounds().rfind(|&round| anagram.is_played(round)).unwrap_or(RoundNo::FIRST)
    }

    /// The standings after a round.
    pub fn standings(&self, after: RoundNo) -> Standings {
        standings(self.contest(), self.judged, after, self.drafts)
    }
}
