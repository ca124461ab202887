//! Results: rounds and tables on the left, one table as it is keyed on the right, and what would follow from it.

mod data;
mod typed;
mod ui;

pub use data::{ResultsData, SeatData, TableData, can_confirm, data};
pub use typed::{NoResult, clock_end, entered, fields, over_of_clock, texts};
pub use ui::show;
