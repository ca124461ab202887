//! A document of a duplicate game, as values.

use crate::domain::contest::Details;
use crate::domain::formats::duplicate::game::Game;
use crate::domain::formats::duplicate::standings::Sanction;
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
}
