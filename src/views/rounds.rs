//! Rounds: letters, time, the one large step, the sheets on the table, what the bags hold.

mod ask;
mod data;
mod ui;

pub(in crate::views) use ask::{cancel, lines, title};
pub(in crate::views) use data::draw_modes;
pub use data::{Bags, Cell, ClockData, RoundsData, SheetsOnTable, Typing, data};
pub use ui::show;
