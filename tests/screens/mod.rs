//! What is seen, as data: of a day worked through by hand, as text that a person approves; and that the
//! hall is told nothing before its time.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod called;
mod hall;
mod leaks;
mod leaks_tables;
mod places;
pub mod worked;
