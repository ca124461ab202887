//! Words: the referee's queue of undecided words, and what a ruling would change.

mod data;
mod ui;
mod what_if;

pub(in crate::views) use data::told;
pub use data::{IllegibleRow, Selected, WordRow, WordsData, data};
pub use ui::show;
pub use what_if::{Change, what_if, what_if_judged_by};
