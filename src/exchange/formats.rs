//! What one format alone exchanges.

pub mod anagram;
