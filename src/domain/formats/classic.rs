//! Classic games: tables of two to four players, each with a board of its own.
//!
//! What a competition is ranked by are results: scores of a game, or the figures that they follow from
//! ([`result`]). Who stands where is derived ([`standings`], [`teams`]), and so are who plays whom ([`pairing`],
//! [`tables`]) and what several dates make together ([`season`]). Rules are data; nothing in the code knows a
//! file's name.
//!
//! As a format its [`state`] is what a history leaves; a [`judged`] competition is that, or a document, with all that
//! follows. [`Event`], [`Command`] and [`Rejection`] are those of a whole competition of this format.
//!
//! A whole [`game`] is what its sheet has, turn by turn; what follows from it is its [`course`], and the result that
//! it proposes a [`proposal`]. The [`judge`] says one verdict on all doubted words.

mod apply;
pub mod chosen;
pub mod command;
pub mod competition;
pub mod course;
pub mod decide;
pub mod doubt;
pub mod ending;
pub mod entered;
pub mod event;
mod format;
pub mod game;
pub mod gcg;
pub mod history;
pub mod judge;
pub mod judged;
pub mod judging;
pub mod law;
pub mod laying;
pub mod mark;
pub mod notation;
mod office;
pub mod order;
pub mod paired;
pub mod pairing;
pub mod proposal;
pub mod ranking;
pub mod refusal;
pub mod result;
pub mod round_robin;
pub mod rules;
pub mod season;
pub mod senyors;
pub mod standings;
pub mod state;
pub mod table;
pub mod tables;
pub mod teams;
pub mod texts;
pub mod timed;
pub mod turn;
mod undo;
mod verifying;
pub mod written;

use state::Classic;

use crate::domain::contest;

pub use rules::Rules;

/// A competition of this format.
pub type Contest = contest::Contest<Classic>;
/// Its whole record.
pub type Record = contest::Record<Classic>;
/// A fact of it.
pub type Event = contest::event::Event<Classic>;
/// A fact in its record.
pub type Recorded = contest::event::Recorded<Classic>;
/// What somebody can ask of it.
pub type Command = contest::command::Command<Classic>;
/// Why something is refused in it.
pub type Rejection = contest::Rejection<Classic>;
/// What stands before an event of it.
pub type Past<'a> = contest::law::Past<'a, Classic>;
