//! Competitions as text that other programs read and write: exchange documents, the results
//! `eforos-results/1`, CSV for spreadsheets, one page of HTML.
//!
//! Reading is done by hand over a tree of values, so that every refusal names its JSON path and no list
//! passes for an object; what a document says is then done by the rules' own commands. Nothing here opens a
//! file or prints. What a format alone has lies in its folder of [`formats`]; the rest asks it through
//! [`Exchanged`].

pub mod cell;
mod csv;
mod error;
pub mod formats;
mod history;
pub(crate) mod html;
mod json;
mod list;
mod list_sentence;
mod parts;
mod penalised;
mod reader;
mod record;
mod results;
mod sentence;
mod table;
mod text;

pub use csv::{CsvError, Table, table_csv};
pub use error::{Fault, JsonKind, Malformed, Problem, ReadError, Warning};
pub use history::history_text;
pub use html::results_html;
pub use json::{MAX_BYTES, MAX_VALUES, is_of_turns, names_format};
pub use list::{Judging, StatedList};
pub use list_sentence::{list_doubt, list_error, list_skipped, word_language};
pub use parts::{ObjectionEntry, PenaltyEntry, RulingEntry};
pub use penalised::Penalised;
pub use record::Circumstances;
pub use results::{
    Count, Exchanged, Figure, LastBoard, Mark, OfRound, OfRounds, Results, Rounds, RowResult,
    Shown, Standings, Tone, nameless_said, standings_csv, unnamed_csv, unnamed_rows,
};
pub use sentence::Said;
pub use table::results_table;
pub use text::json_line;
