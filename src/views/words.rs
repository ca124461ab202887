//! Words: the referee's queue of undecided words, and what a ruling would change.

mod data;
mod illegible;
mod lists;
mod overrule;
mod queue;
mod ui;
mod what_if;

pub(in crate::views) use data::told;
pub use data::{Selected, WordRow, WordsData, data, lists_of, seen_word};
pub use illegible::{IllegibleRow, NoReading, open as open_illegible, read_as};
pub(in crate::views) use illegible::{read_as_lines, readings};
pub(in crate::views) use overrule::overruled;
pub use overrule::upheld;
pub use queue::first_undecided;
pub use ui::show;
pub use what_if::{Change, what_if, what_if_asked, what_if_judged_by};
