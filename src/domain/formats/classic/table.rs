//! The table of a competition: as it is signed, fixed as a fact of the history, and as the text whose digest is
//! signed.

use std::fmt::Write as _;

use serde::{Deserialize, Serialize};

use super::standings::{AverageTally, Standings, Status, Tally};
use super::teams::TeamRow;
use crate::domain::contest::corrected::Placed;
use crate::domain::ids::{PlayerId, TeamId};

/// The standings of players and teams as signed, each in order of rank.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SignedTable {
    /// The players.
    pub rows: Vec<SignedRow>,
    /// The teams; none where the rules have none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<SignedTeam>,
}

/// A player's row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SignedRow {
    /// Shared by equal rows; `None` without one.
    pub rank: Option<u32>,
    /// Who.
    pub player: PlayerId,
    /// How they ended.
    pub status: Status,
    /// How many games.
    pub games: u32,
    /// The sums.
    pub sums: SignedSums,
}

/// The sums of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum SignedSums {
    /// Where averages rank: the scores, each times the seats of its table.
    Average {
        /// Their sum.
        sum: i64,
    },
    /// Where results of games of two do.
    Swiss {
        /// Halves of a point.
        halves: u32,
        /// Own scores less the opponents'.
        spread: i64,
        /// Own scores.
        scored: i64,
    },
}

/// A team's row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SignedTeam {
    /// Shared by equal teams; `None` of one that does not count.
    pub rank: Option<u32>,
    /// Which.
    pub team: TeamId,
    /// Halves of a point.
    pub halves: u32,
    /// Own scores less the opponents'.
    pub spread: i64,
    /// Own scores.
    pub scored: i64,
}

impl SignedRow {
    /// Where the player stands: halves of a point, or the average in hundredths.
    pub(super) fn placed(&self) -> Placed {
        let total = match self.sums {
            SignedSums::Average { sum } => AverageTally { games: self.games, sum, uncounted: 0 }
                .hundredths()
                .unwrap_or_default(),
            SignedSums::Swiss { halves, .. } => halves.into(),
        };
        Placed { player: self.player, rank: self.rank, total }
    }
}

impl SignedTable {
    /// The table of these standings.
    pub fn of(standings: &Standings, teams: &[TeamRow]) -> Self {
        let rows = standings.rows.iter().map(|row| {
            let (games, sums) = match row.tally {
                Tally::Average(tally) => (tally.games, SignedSums::Average { sum: tally.sum }),
                Tally::Swiss(tally) => {
                    let (halves, spread, scored) = (tally.halves, tally.spread(), tally.scored);
                    (tally.games, SignedSums::Swiss { halves, spread, scored })
                }
            };
            let (rank, player, status) = (row.rank, row.player, row.status);
            SignedRow { rank, player, status, games, sums }
        });
        let teams = teams.iter().map(|row| SignedTeam {
            rank: row.rank,
            team: row.team,
            halves: row.sums.halves,
            spread: row.sums.spread(),
            scored: row.sums.scored,
        });
        Self { rows: rows.collect(), teams: teams.collect() }
    }

    /// A line a row and then a line a team, each ended by a line feed; no rank is `-`.
    pub fn canonical(&self) -> String {
        let rank = |rank: Option<u32>| rank.map_or_else(|| "-".to_owned(), |rank| rank.to_string());
        let mut text = String::new();
        for row in &self.rows {
            let (player, status, games) = (row.player, row.status.code(), row.games);
            write!(text, "{};{player};{status};{games};", rank(row.rank)).expect("memory");
            match row.sums {
                SignedSums::Average { sum } => writeln!(text, "{sum}"),
                SignedSums::Swiss { halves, spread, scored } => {
                    writeln!(text, "{halves};{spread};{scored}")
                }
            }
            .expect("memory");
        }
        for SignedTeam { rank: place, team, halves, spread, scored } in &self.teams {
            let place = rank(*place);
            writeln!(text, "T;{place};{team};{halves};{spread};{scored}").expect("memory");
        }
        text
    }
}

/// The text of standings, whose digest is signed.
pub fn canonical(standings: &Standings, teams: &[TeamRow]) -> String {
    SignedTable::of(standings, teams).canonical()
}
