//! The formats: each a folder that no other one imports, known to every competition's rules by
//! [`contest::Format`](super::contest::Format) alone.

pub mod anagram;
