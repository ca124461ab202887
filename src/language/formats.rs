//! The list of the formats: the sentences of each one's own.

mod anagram;
mod classic;
pub mod duplicate;

pub use anagram::{corrected, difference};

use super::{SaidAs, Sentences};
use crate::domain::formats::FormatName;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::classic::state::Classic;
use crate::domain::formats::duplicate::state::Duplicate;

/// Under which key this format says a sentence of every competition.
pub fn said_by(format: FormatName) -> SaidAs {
    match format {
        FormatName::Anagram => Anagram::said,
        FormatName::Duplicate => Duplicate::said,
        FormatName::Classic => Classic::said,
    }
}
