//! The list of the formats. There is one: what the console shows of it alone lies in its folder, and what
//! the frame around the places has of an open competition is of that format.

pub mod anagram;
pub mod duplicate;

pub use self::anagram::{
    Answered, Asked, Sight, attendance, hall, illegible, list, objections, questions, rounds,
    sheets, standings, strip, take_in,
};
pub use crate::domain::formats::anagram::state::Anagram as Game;
pub use crate::domain::formats::anagram::{Command, Contest, Event};

/// What lies on the desk of a competition of one format alone.
#[derive(Clone, Debug, Default)]
pub struct OwnOnDesk {
    /// Of a duplicate game.
    pub duplicate: duplicate::desk::GameDesk,
}
