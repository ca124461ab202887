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
];
