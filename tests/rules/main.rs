//! The rules of the competition, sentence by sentence.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

#[path = "../common/day.rs"]
mod day;

mod bugs;
mod checkpoints;
mod clock;
mod codes;
mod copies;
mod draw;
mod figures;
mod grading;
mod normalisation;
mod parse;
mod referee;
mod sheets;
mod signing;
mod standing;
mod take_in;
mod texts;
mod told;
mod undo;
