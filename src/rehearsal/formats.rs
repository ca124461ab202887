//! What one format alone rehearses.

pub mod anagram;
