//! The rules of the competition as functions of values.
//!
//! Nothing here opens a window or a file, reads a clock or throws dice: time and chance come in as
//! arguments. Integers only.
#![deny(
    clippy::indexing_slicing,
    clippy::float_arithmetic,
    clippy::lossy_float_literal,
    clippy::unwrap_used,
    clippy::panic
)]

pub mod base32;
pub mod board;
pub mod cards;
pub mod clock;
pub mod contest;
pub mod emblem;
pub mod formats;
pub mod head;
pub mod ids;
pub mod letters;
pub mod lexicon;
pub mod person;
pub mod player;
pub mod text;
pub mod timing;
