//! Standings: who stands where and why, the teams, who met whom, the course of it, a player's games, a season.

mod data;
pub mod season;
mod ui;
mod why;

pub use data::{
    CrossLine, PlotLine, RowOnScreen, Seen, StandingsData, TeamOnScreen, data, hindrances,
};
pub use ui::show;

use super::Sight;

/// The table as it is seen, for a spreadsheet.
pub fn as_table(sight: &Sight<'_>) -> String {
    let data = data(sight);
    if let Seen::Season(season) = &data.seen {
        return season.as_table();
    }
    let columns = data.columns.into_iter().filter(|column| !column.is_empty()).collect();
    let rows = data.rows.into_iter().map(|row| row.cells);
    let lines = [columns].into_iter().chain(rows).map(|cells: Vec<String>| cells.join("\t"));
    lines.collect::<Vec<_>>().join("\n")
}
