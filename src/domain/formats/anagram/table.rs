//! The table as signed (§9), fixed as a fact of the history.

use std::fmt::Write as _;

use serde::{Deserialize, Serialize};

use crate::domain::formats::anagram::standings::{Row, Standings, Status};
use crate::domain::ids::PlayerId;

/// One row of the signed table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SignedRow {
    /// `None` for a player expelled from the competition.
    pub rank: Option<u32>,
    /// Who.
    pub player: PlayerId,
    /// How they stand in the competition.
    pub status: Status,
    /// Total points, deductions taken off.
    pub total: i64,
    /// Points taken off.
    pub deductions: i64,
    /// Points lost on invalid words, and valid words of 7, 6, 5, 4 letters and with a high-value
    /// letter: what the tie-breaks compare.
    pub compared: [u32; 6],
}

impl SignedRow {
    fn of(row: &Row) -> Self {
        let tally = row.tally;
        Self {
            rank: row.rank,
            player: row.player,
            status: row.status,
            total: row.total,
            deductions: row.deductions,
            compared: [
                row.invalid_points,
                tally.valid_7,
                tally.valid_6,
                tally.valid_5,
                tally.valid_4,
                tally.valid_high,
            ],
        }
    }
}

/// The standings as signed, in order of rank.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SignedTable(pub Vec<SignedRow>);

impl SignedTable {
    /// The table of these standings.
    pub fn of(standings: &Standings) -> Self {
        Self(standings.rows.iter().map(SignedRow::of).collect())
    }

    /// The canonical text, whose SHA-256 is signed: a line for each row, its fields in the order above
    /// divided by `;`, no rank written as `-`, each line ended by one LF.
    pub fn canonical(&self) -> String {
        let mut text = String::new();
        for row in &self.0 {
            let rank = row.rank.map_or_else(|| "-".to_owned(), |rank| rank.to_string());
            let SignedRow { player, total, deductions, .. } = row;
            let status = row.status.code();
            write!(text, "{rank};{player};{status};{total};{deductions}").expect("memory");
            for number in row.compared {
                write!(text, ";{number}").expect("memory");
            }
            text.push('\n');
        }
        text
    }
}
