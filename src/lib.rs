//! Eforos, the referee: runs Greek anagram-round competitions.
pub mod domain;
pub mod lexicon;
