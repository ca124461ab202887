//! What one format alone rehearses.

pub mod anagram;
pub mod classic;
pub mod duplicate;

pub use self::anagram::rehearse;
