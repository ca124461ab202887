//! History: every event as a sentence, undo of the last action, the file's verification.

mod data;
mod ui;

pub use data::{HistoryData, HistoryRow, data, teller, who};
pub use ui::show;
