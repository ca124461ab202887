//! The table of all halls as signed, and what it stands on.

use std::fmt::Write as _;

use serde::{Deserialize, Serialize};

use crate::domain::ids::{PlayerId, VenueNo};
use crate::domain::lexicon::Digest;

/// The last event of a hall's history.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    /// Its number.
    pub seq: u64,
    /// Its hash.
    pub hash: Digest,
}

/// A player's row in the table of all halls.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JointRow {
    /// The rank among all; `None` for somebody expelled.
    pub rank: Option<u32>,
    /// In which hall.
    pub venue: VenueNo,
    /// The rank there.
    pub local_rank: Option<u32>,
    /// The player's number there.
    pub player: PlayerId,
    /// The player's name.
    pub name: String,
    /// Points of all rounds, deductions taken off.
    pub total: i64,
    /// Points taken off.
    pub deductions: i64,
    /// Points lost on invalid words, and valid words of 7, 6, 5, 4 letters and with a high-value letter: what the
    /// tie-breaks compare.
    pub compared: [u32; 6],
}

/// The text whose SHA-256 is signed: a line for each row, its fields in the order above divided by `;`, no rank written
/// as `-`, each line ended by one LF. A `;` in a name is written `,`.
pub fn canonical(table: &[JointRow]) -> String {
    let mut text = String::new();
    let told = |rank: Option<u32>| rank.map_or_else(|| "-".to_owned(), |rank| rank.to_string());
    for row in table {
        let JointRow { venue, player, total, deductions, .. } = row;
        let (rank, local) = (told(row.rank), told(row.local_rank));
        let name = row.name.replace(';', ",");
        write!(text, "{rank};{venue};{local};{player};{name};{total};{deductions}")
            .expect("memory");
        for number in row.compared {
            write!(text, ";{number}").expect("memory");
        }
        text.push('\n');
    }
    text
}
