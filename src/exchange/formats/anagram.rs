//! Anagram rounds exchanged: the document `eforos/1`, read, written, merged and made into a record; sheets as
//! a table; what the results say beside the standings.

mod document;
mod export;
mod import;
pub mod merge;
mod read;
mod results;
mod sheets;

pub use document::{Document, RoundEntry, SheetEntry};
pub use export::{as_keyed, from_contest};
pub use import::{Odd, to_record};
pub use results::{SheetResult, Sums, Told, Undecided, WordResult};
pub use sheets::{Recovered, SHEETS, TableSheet, TableSheets, read_sheets, sheets_csv};

use crate::domain::formats::anagram::state::Anagram;
use crate::exchange;

/// The results of a competition.
pub type Results = exchange::Results<Anagram>;
/// Why a document is refused.
pub type ReadError = exchange::ReadError<exchange::Problem<Anagram>>;
/// Something odd in a document that is read all the same.
pub type Warning = exchange::Warning<Odd>;
