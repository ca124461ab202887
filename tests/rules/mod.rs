//! The rules of the competition, sentence by sentence.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod bugs;
mod checkpoints;
mod clock;
mod codes;
mod copies;
mod draw;
mod draw_numbers;
mod draw_oracle;
mod emblem;
mod figures;
mod golden;
mod grading;
mod joint;
mod jury;
mod laws;
mod merged;
mod normalisation;
mod parse;
mod pictures;
mod publishing;
mod referee;
mod removed;
mod sealed;
mod sheets;
mod signing;
mod standing;
mod take_in;
mod texts;
mod told;
mod undo;
