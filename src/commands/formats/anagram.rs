//! What is asked in the anagram format alone.

pub mod step;

use crate::commands::Place;

/// Its places, in the order of the day.
pub const PLACES: &[Place] = &[
    Place::Competition,
    Place::Rounds,
    Place::Sheets,
    Place::Words,
    Place::Standings,
    Place::Print,
    Place::History,
    Place::Stations,
];

/// What one does in a place, in a few sentences: a key of the language files. `None` for places of others.
pub const fn help(place: Place) -> Option<&'static str> {
    match place {
        Place::Competition => Some("help-competition"),
        Place::Rounds => Some("help-rounds"),
        Place::Sheets => Some("help-sheets"),
        Place::Words => Some("help-words"),
        Place::Standings => Some("help-standings"),
        Place::Print => Some("help-print"),
        Place::History => Some("help-history"),
        Place::Stations => Some("stations-help"),
        Place::Game
        | Place::Slips
        | Place::Top
        | Place::Sanctions
        | Place::Results
        | Place::Judge => None,
    }
}
