//! Standings: ranks with the tie-break columns, why each row stands where it does, what makes them
//! provisional, a player's page with penalties and objections, signing.

mod data;
mod doubt;
mod ui;

pub use data::{PlayerPage, StandingRow, StandingsData, data};
pub use doubt::{sentence as doubt, where_settled};
pub use ui::show;
