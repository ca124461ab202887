//! Standings: ranks with every figure, why somebody stands where they do, the totals of the first as lines, a
//! player's turns, what makes them provisional, signing.

mod data;
mod ui;

pub use data::{Line, RowOnScreen, StandingsData, as_table, data, hindrances, waiting};
pub use ui::show;
