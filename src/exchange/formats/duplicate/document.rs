//! A document of a duplicate game, as values.

use std::collections::{BTreeMap, BTreeSet};

use crate::domain::contest::Details;
use crate::domain::formats::duplicate::event::EndWhy;
use crate::domain::formats::duplicate::game::{Criterion, Game, Turn, TurnNo};
use crate::domain::formats::duplicate::standings::Sanction;
use crate::domain::formats::duplicate::state::LastTurn;
use crate::domain::player::Player;
use crate::exchange::list::StatedList;
use crate::exchange::parts::RulingEntry;

/// The document's format and version.
pub const FORMAT: &str = "eforos-duplicate/1";

/// What a document says.
#[derive(Clone, Debug)]
pub struct Document {
    /// Title, date, people.
    pub details: Details,
    /// The list that judged.
    pub lexicon: StatedList,
    /// The players.
    pub players: Vec<Player>,
    /// The game.
    pub game: Game,
    /// The JSON path of each turn.
    pub paths: Vec<String>,
    /// What the arbiter ruled.
    pub rulings: Vec<RulingEntry>,
    /// The sanctions in force.
    pub sanctions: Vec<Sanction>,
    /// Why turns were cancelled, where something is said.
    pub cancelled_for: BTreeMap<TurnNo, String>,
    /// The turns of which a better slip came to light after their play was laid.
    pub found_late: BTreeSet<TurnNo>,
    /// The last turn that was set, and how many turns were closed then.
    pub last_turn: Option<LastTurn>,
    /// Why the game ended.
    pub ended: Option<EndWhy>,
}

/// A top as it is written, before a board is there to lay it on.
#[derive(Clone, Debug)]
pub(super) struct NamedTop {
    pub path: String,
    pub position: String,
    pub word: String,
    pub criteria: Vec<Criterion>,
    pub found_late: bool,
}

/// A turn as it is written.
#[derive(Clone, Debug)]
pub(super) struct TurnEntry {
    pub path: String,
    pub number: TurnNo,
    pub turn: Turn,
    pub cancelled_for: String,
    pub top: Option<NamedTop>,
}
