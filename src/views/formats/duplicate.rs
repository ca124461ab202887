//! The paint of a duplicate game: its board and tiles in both windows, and what the hall sees of a turn.

pub mod board;
pub mod hall;
mod own;
pub mod rack;
pub mod tile;
