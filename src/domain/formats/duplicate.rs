//! The Romanian duplicate game: one board, one rack a turn for everybody, one slip from each player.
//!
//! A [`Game`] is what was drawn, handed in and laid, turn by turn; whether a slip is correct, what it is worth,
//! who stands where, is derived ([`judging`], [`standings`]), and nothing of it is kept. The rules are data.

pub mod choice;
pub mod draw;
pub mod game;
pub mod judging;
pub mod notation;
pub mod rack;
pub mod reading;
pub mod rules;
pub mod standings;

pub use game::Game;
pub use rules::Rules;
