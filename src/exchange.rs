//! Competitions as text that other programs read and write: the exchange document `eforos/1`, the
//! results `eforos-results/1`, CSV for spreadsheets, one page of HTML.
//!
//! Reading is done by hand over a tree of values, so that every refusal names its JSON path; what a
//! document says is then done by the rules' own commands. Nothing here opens a file or prints.

pub mod cell;
mod csv;
mod document;
mod error;
mod export;
mod html;
mod import;
mod json;
mod list;
mod list_sentence;
pub mod merge;
mod read;
mod results;
mod sentence;
mod table;
mod text;

pub use csv::{
    CsvError, Recovered, Table, TableSheet, TableSheets, read_sheets, sheets_csv, standings_csv,
};
pub use document::{
    Document, FORMAT, ObjectionEntry, PenaltyEntry, RoundEntry, RulingEntry, SheetEntry, StatedList,
};
pub use error::{JsonKind, Malformed, Problem, ReadError, Warning};
pub use export::from_contest;
pub use html::results_html;
pub use import::{Circumstances, to_record};
pub use json::{MAX_BYTES, MAX_VALUES};
pub use list::Judging;
pub use list_sentence::{list_doubt, list_error, list_skipped, word_language};
pub use results::{Reason, Results, RowResult, SheetResult, Sums, Undecided, WordResult};
pub use table::results_table;
pub use text::json_line;
