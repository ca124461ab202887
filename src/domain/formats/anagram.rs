//! The anagram format: two bags, fourteen rounds, five fields, and how a sheet is graded.
//!
//! What every competition has lives in [`contest`], which knows this format by [`contest::Format`] alone.
//! [`Event`], [`Command`] and [`Rejection`] are those of a whole competition of this format; what is its
//! own stands in [`event`], [`command`] and [`refusal`].

pub mod alphabet;
mod apply;
pub mod command;
pub mod decide;
pub mod draw;
pub mod ending;
pub mod event;
mod format;
pub mod grade;
pub mod guard;
pub mod halls;
pub mod joint;
pub mod law;
pub mod objection;
mod office;
pub mod refusal;
pub mod round;
pub mod rules;
pub mod sealed;
pub mod sheet;
pub mod sheet_code;
pub mod standings;
pub mod state;
pub mod table;
pub mod take_in;
pub mod texts;
pub mod tiles;
mod undo;
mod verifying;
pub mod whose;

use state::Anagram;

use crate::domain::contest;

/// A competition of this format.
pub type Contest = contest::Contest<Anagram>;
/// Its whole record.
pub type Record = contest::Record<Anagram>;
/// A fact of it.
pub type Event = contest::event::Event<Anagram>;
/// A fact in its record.
pub type Recorded = contest::event::Recorded<Anagram>;
/// What somebody can ask of it.
pub type Command = contest::command::Command<Anagram>;
/// Why something is refused in it.
pub type Rejection = contest::Rejection<Anagram>;
/// An event of it that may not stand where it stands.
pub type Breach = contest::law::Breach<Anagram>;
/// What stands before an event of it.
pub type Past<'a> = contest::law::Past<'a, Anagram>;
