//! Duplicate games exchanged: the document `eforos-duplicate/1`, read and checked; the results
//! `eforos-duplicate-results/1`, as JSON and as a table.

mod check;
mod document;
mod export;
mod import;
pub mod merge;
mod odd;
mod page;
mod read;
mod results;
mod tables;
mod turns;
mod write;

pub use document::{Document, FORMAT};
pub use export::from_contest;
pub use import::to_record;
pub use odd::{Impossible, Odd};
pub use results::{DuplicateResults, results_table, standings_csv};
pub use tables::{TableSlip, read_slips, slips_csv, turns_csv};

use crate::exchange;

/// Why a document is refused.
pub type ReadError = exchange::ReadError<Impossible>;
/// Something odd in a document that is read all the same.
pub type Warning = exchange::Warning<Odd>;
