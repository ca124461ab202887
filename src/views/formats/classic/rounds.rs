//! Rounds: who sits where and why, the time, the one large step, what the hall sees.

mod clock;
mod data;
mod step;
mod tables;
mod ui;

pub use clock::ClockData;
pub use data::{HallCard, RoundsData, at_hand, data, later};
pub(in crate::views::formats::classic) use step::next_step;
pub use tables::{Before, SeatCell, TableRow, again};
pub use ui::show;
