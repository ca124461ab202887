//! What one format alone shows.

pub mod anagram;
