//! What one format alone shows.

pub mod anagram;
pub mod classic;
pub mod duplicate;

pub use anagram::sheets::{SheetOnDesk, Turn};
