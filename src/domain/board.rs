//! A board of 15 × 15 squares: where tiles may be laid, what a play scores, and all plays of a rack.
//!
//! Shared by the formats that are played on boards; it knows none of them, no turn and no player. A play is
//! told by the squares and the tiles that it lays. How people write a position is each format's own, for
//! they differ in which axis has the letters.

mod crossing;
mod generator;
mod graph;
mod hand;
mod play;
mod premium;
mod score;
pub mod set;
mod square;
mod tile;
mod words;

pub use crossing::Dictionary;
pub use generator::{Found, generate};
pub use graph::{Automaton, Graph};
pub use play::{Lay, Play, Unlaid};
pub use premium::{BadPremiums, Premium, Premiums};
pub use score::{Made, Scoring};
pub use square::{Direction, Position, SIDE, SQUARES, Square};
pub use tile::{Board, Laid, Rack, Tile};
