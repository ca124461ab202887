//! The sentences of each format's own.

mod anagram;
mod classic;
pub mod duplicate;
