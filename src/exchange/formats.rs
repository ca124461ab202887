//! What one format alone exchanges. There is one: what windows need of it has its names here.

pub mod anagram;
pub mod classic;
pub mod duplicate;

pub use self::anagram::merge::{Choice, Merge};
pub use self::anagram::{Recovered, Warning, from_contest, sheets_csv};
