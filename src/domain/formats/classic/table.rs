//! The table of a competition as the text whose digest is signed.

use std::fmt::Write as _;

use super::standings::{Standings, Tally};
use super::teams::TeamRow;

/// A line a row and then a line a team, each ended by a line feed; no rank is `-`.
pub fn canonical(standings: &Standings, teams: &[TeamRow]) -> String {
    let rank = |rank: Option<u32>| rank.map_or_else(|| "-".to_owned(), |rank| rank.to_string());
    let mut text = String::new();
    for row in &standings.rows {
        let (player, status) = (row.player, row.status.code());
        write!(text, "{};{player};{status};", rank(row.rank)).expect("memory");
        match row.tally {
            Tally::Average(tally) => writeln!(text, "{};{}", tally.games, tally.sum),
            Tally::Swiss(tally) => {
                let (games, halves, scored) = (tally.games, tally.halves, tally.scored);
                writeln!(text, "{games};{halves};{};{scored}", tally.spread())
            }
        }
        .expect("memory");
    }
    for row in teams {
        let (sums, rank) = (row.sums, rank(row.rank));
        let (team, spread) = (row.team, sums.spread());
        writeln!(text, "T;{rank};{team};{};{spread};{}", sums.halves, sums.scored).expect("memory");
    }
    text
}
