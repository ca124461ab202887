//! The questions that only a competition of anagram rounds asks.

pub mod rounds;
pub mod sheets;
pub mod time;
