//! A document of a classic competition, as values.

use std::collections::BTreeMap;

use crate::domain::contest::Details;
use crate::domain::formats::classic::competition::Competition;
use crate::domain::formats::classic::rules::Outcome;
use crate::domain::ids::{PlayerId, RoundNo, TableNo};
use crate::exchange::list::StatedList;
use crate::exchange::parts::RulingEntry;

/// The document's format and version.
pub const FORMAT: &str = "eforos-classic/1";

/// What a document says.
#[derive(Clone, Debug)]
pub struct Document {
    /// Title, date, people.
    pub details: Details,
    /// The list, book or site that judged.
    pub lexicon: StatedList,
    /// Players, rounds, penalties.
    pub competition: Competition,
    /// The turns of the games that were recorded whole, in order.
    pub turns: BTreeMap<(RoundNo, TableNo), Vec<TurnLine>>,
    /// What the arbiter ruled.
    pub rulings: Vec<RulingEntry>,
    /// The JSON path of each penalty, in order.
    pub(super) penalty_paths: Vec<String>,
}

/// A turn of a game as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnLine {
    /// Whose.
    pub player: PlayerId,
    /// What it ended with.
    pub outcome: Outcome,
    /// The position; empty but of a turn that laid tiles.
    pub at: String,
    /// The word; empty but of a turn that laid tiles.
    pub word: String,
    /// The rack before it; may be empty.
    pub rack: String,
    /// The tiles exchanged.
    pub exchanged: Option<Tiles>,
    /// How often seven of a kind were exchanged.
    pub senyors: u32,
    /// What a third person saw in the bag then: `A`, `B`, `C` or nothing.
    pub inspected: String,
    /// What else is to be said; may be empty.
    pub note: String,
}

/// Tiles that were exchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tiles {
    /// So many.
    Number(u32),
    /// These.
    Letters(String),
}
