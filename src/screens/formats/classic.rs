//! What is seen of classic games alone: the hall's scenes of a round and the judge's window. Plain data, made from
//! values of the rules: it knows no desk and no toolkit.

pub mod board;
pub mod echo;
pub mod hall;
pub mod judge;
mod ranks;
mod words;

use crate::domain::clock::Moment;
use crate::domain::formats::classic::Record;

pub use hall::{TableScene, moves_in_ms};
pub use judge::JudgeScreen;

/// The last moment before a restart of the program of which the history tells: until then a time that ran is
/// certain. The present one where nothing came before it.
pub fn certain(record: &Record, now: Moment) -> Moment {
    let before = record.log().iter().rev().map(|recorded| recorded.at);
    before.into_iter().find(|at| at.session != now.session).unwrap_or(now)
}
