//! What one format alone shows.

pub mod anagram;
pub mod duplicate;

pub use anagram::sheets::{SheetOnDesk, Turn};
