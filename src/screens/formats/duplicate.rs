//! What is seen of a duplicate game alone: board, rack, the hall's scenes, and what the console's places say of
//! turns, slips, tops and standings. Plain data, made from values of the rules: it knows no desk and no toolkit.

pub mod board;
pub mod hall;
pub mod keyed;
pub mod place;
pub mod plays;
pub mod rack;
pub mod slips;
pub mod standings;
pub mod stock;
pub mod strip;
pub mod told;
pub mod top;
mod words;

pub use board::{BoardData, Pill, SquareData, TileData, TileKind};
pub use rack::{Announced, Group, RackData, announced};
