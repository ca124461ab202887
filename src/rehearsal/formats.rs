//! What one format alone rehearses.

pub mod anagram;

pub use self::anagram::rehearse;
