//! The list of the formats, and what of one stands among the commands and questions of all.

pub mod anagram;

pub use crate::domain::formats::anagram::event::PausedTiles;
pub use crate::domain::formats::anagram::rules::Field;
pub use crate::domain::formats::anagram::sheet::Lateness;
pub use crate::domain::formats::anagram::sheet::SheetWords;
