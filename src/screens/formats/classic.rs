//! What is seen of classic games alone: the hall's scenes of a round and the judge's window. Plain data, made from
//! values of the rules: it knows no desk, no history and no toolkit.

pub mod hall;
pub mod judge;
mod ranks;
mod words;

pub use hall::{TableScene, moves_in_ms};
pub use judge::JudgeScreen;
