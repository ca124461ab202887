//! The Romanian duplicate game: one board, one rack a turn for everybody, one slip from each player.
//!
//! A [`Game`] is what was drawn, handed in and laid, turn by turn; whether a slip is correct, what it is worth,
//! who stands where, is derived ([`judging`], [`standings`]), and nothing of it is kept. The rules are data.
//! [`state`] is a game as its history leaves it, [`judged`] the same with every slip judged. [`Event`],
//! [`Command`] and [`Rejection`] are those of a whole competition of this format.

mod apply;
pub mod best;
pub mod choice;
pub mod chosen;
pub mod command;
pub mod decide;
pub mod doubt;
pub mod draw;
pub mod event;
mod format;
pub mod game;
pub mod judged;
pub mod judging;
pub mod law;
pub mod notation;
pub mod objection;
mod office;
pub mod rack;
pub mod reading;
pub mod refusal;
pub mod rules;
pub mod sanctioned;
pub mod slip;
pub mod standings;
pub mod state;
pub mod table;
pub mod take_in;
pub mod texts;
pub mod turn;
mod undo;
mod verifying;
pub mod whose;
pub mod written;

use state::Duplicate;

use crate::domain::contest;

pub use game::Game;
pub use rules::Rules;

/// A competition of this format.
pub type Contest = contest::Contest<Duplicate>;
/// Its whole record.
pub type Record = contest::Record<Duplicate>;
/// A fact of it.
pub type Event = contest::event::Event<Duplicate>;
/// A fact in its record.
pub type Recorded = contest::event::Recorded<Duplicate>;
/// What somebody can ask of it.
pub type Command = contest::command::Command<Duplicate>;
/// Why something is refused in it.
pub type Rejection = contest::Rejection<Duplicate>;
/// What stands before an event of it.
pub type Past<'a> = contest::law::Past<'a, Duplicate>;
