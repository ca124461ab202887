//! What one format alone shows.

pub mod anagram;

pub use anagram::sheets::{SheetOnDesk, Turn};
