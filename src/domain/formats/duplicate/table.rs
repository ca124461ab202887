//! The table as signed, fixed as a fact of the history.

use std::fmt::Write as _;

use serde::{Deserialize, Serialize};

use super::standings::{Row, Status};
use crate::domain::ids::PlayerId;

/// One row of the signed table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SignedRow {
    /// Shared on equal totals; `None` when expelled.
    pub rank: Option<u32>,
    /// Who.
    pub player: PlayerId,
    /// How they ended.
    pub status: Status,
    /// Points of turns and solos, less what is taken off.
    pub total: i64,
    /// Points of the turns.
    pub turn_points: u32,
    /// Points of the solos.
    pub solo_points: u32,
    /// Technical warnings.
    pub warnings: u32,
    /// Disciplinary ones.
    pub disciplinary: u32,
    /// What they cost.
    pub deductions: u32,
}

/// The standings as signed, in order of rank.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SignedTable(pub Vec<SignedRow>);

impl SignedTable {
    /// The table of these standings.
    pub fn of(rows: &[Row]) -> Self {
        let signed = |row: &Row| SignedRow {
            rank: row.rank,
            player: row.player,
            status: row.status,
            total: row.total,
            turn_points: row.turn_points,
            solo_points: row.solo_points,
            warnings: row.warnings,
            disciplinary: row.disciplinary,
            deductions: row.deductions,
        };
        Self(rows.iter().map(signed).collect())
    }

    /// The canonical text, whose SHA-256 is signed: a line a row, its fields in the order above with `;` between
    /// them, no rank as `-`, each line ended by LF.
    pub fn canonical(&self) -> String {
        let mut text = String::new();
        for row in &self.0 {
            let rank = row.rank.map_or_else(|| "-".to_owned(), |rank| rank.to_string());
            let (player, status) = (row.player, row.status.code());
            let (total, turns, solos) = (row.total, row.turn_points, row.solo_points);
            let (warnings, disciplinary) = (row.warnings, row.disciplinary);
            let deductions = row.deductions;
            writeln!(
                text,
                "{rank};{player};{status};{total};{turns};{solos};{warnings};{disciplinary};{deductions}"
            )
            .expect("memory");
        }
        text
    }
}
