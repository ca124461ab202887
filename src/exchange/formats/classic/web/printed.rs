//! How high a row of the table is on paper: as high as one page leaves it with what else stands there, so that no page has
//! nothing but the last lines on it.

use super::shown::{Page, RoundLine};

/// What a printed page has, in pixels of a style sheet, without what lines that break may take beside.
const PAGE: usize = 1010;
/// Title, the first three, the chart, the table's own head and legend, and the foot.
const HEAD: usize = 52;
const PODIUM: usize = 34;
const CHART: usize = 115;
const TABLE: usize = 70;
const FOOT: usize = 92;
/// What lists have above their lines, and a line of each.
const HEADING: usize = 32;
const TEAM: usize = 12;
const LINE: usize = 11;
/// The least and the most; what a row has where the table goes on to another page.
const LEAST: usize = 13;
const MOST: usize = 27;
const GOES_ON: usize = 16;
/// So many rows have room on one page with whatever stands there.
const ON_ONE: usize = 24;

impl Page {
    /// In pixels.
    pub(super) fn row_px(&self) -> usize {
        let list = |lines: usize, each: usize| if lines > 0 { HEADING + lines * each } else { 0 };
        let columns = if self.names.is_empty() { 3 } else { 4 };
        let games = self.games.iter().map(lines_of).sum::<usize>().div_ceil(columns);
        // Beside the table where rounds would tell who was penalised.
        let is_beside = self.rounds.is_empty();
        let teams = if is_beside { 0 } else { list(self.teams.len(), TEAM) };
        let others = HEAD
            + if self.podium.is_empty() { 0 } else { PODIUM }
            + if self.charts.is_empty() { self.figures.len() * TEAM } else { CHART }
            + TABLE
            + teams
            + list(games, LINE)
            + list(self.penalties.len(), LINE)
            + FOOT;
        match PAGE.saturating_sub(others) / self.rows.len().max(1) {
            row if row < LEAST && self.rows.len() > ON_ONE => GOES_ON,
            row => row.clamp(LEAST, MOST),
        }
    }
}

/// The lines of a round: a game of more than two takes two of them.
fn lines_of(round: &RoundLine) -> usize {
    let games = round.games.iter().map(|game| game.seats.len().div_ceil(2));
    1 + games.sum::<usize>() + round.others.len()
}
