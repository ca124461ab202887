//! Standings: ranks with the tie-break columns, why each row stands where it does, what makes them
//! provisional, a player's page with penalties and objections, signing.

mod copy;
mod data;
mod doubt;
mod figures;
mod page;
mod plot;
mod shown_ui;
mod ui;

pub use copy::as_table;
pub use data::{PlayerPage, Shown, StandingRow, StandingsData, data};
pub use doubt::{sentence as doubt, where_settled};
pub use figures::{FiguresData, FiguresTable};
pub use page::{PlayerSheets, RoundOnPage};
pub use plot::{PlotData, PlotLine, Weight};
pub use ui::show;
