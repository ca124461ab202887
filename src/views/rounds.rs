//! Rounds: letters, time, the one large step, the sheets on the table, what the bags hold.

mod ask;
mod bags;
mod data;
mod table;
mod ui;

pub(in crate::views) use ask::{cancel, closing, confirm, lines, title};
pub use bags::{BagGroup, Bags};
pub(in crate::views) use data::draw_modes;
pub use data::{ClockData, RoundsData, Typing, data};
pub use table::{Cell, SheetsOnTable, numbered, table_round};
pub use ui::show;
