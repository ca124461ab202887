//! What is asked in the anagram format alone.

pub mod step;
