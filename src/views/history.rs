//! History: every event as a sentence, undo of the last action, the file's verification.

mod data;
mod ui;

pub use data::{HistoryData, HistoryRow, action, data, undo_lines, who};
pub use ui::show;
