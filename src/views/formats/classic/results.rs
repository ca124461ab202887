//! Results: rounds and tables on the left, one table as it is keyed on the right, and what would follow from it.

mod data;
mod echo;
mod typed;
mod ui;

pub use data::{ResultsData, SeatData, TableData, can_confirm, data};
pub use echo::{Echo, doubts};
pub use typed::{NoResult, clock_end, entered, fields, on_desk, over_of_clock, texts};
pub use ui::show;
