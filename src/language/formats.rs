//! The sentences of each format's own.

mod anagram;
mod classic;
mod duplicate;
