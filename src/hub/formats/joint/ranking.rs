//! What seasons count of a joint competition: the table that whoever conducts signed last, whatever a hall says since.

use std::collections::BTreeMap;

use super::history::History;
use super::merged::Here;
use crate::domain::formats::anagram::halls::signed;
use crate::domain::formats::anagram::joint::table::JointRow;
use crate::domain::ids::VenueNo;
use crate::hub::ranking::{Place, Ranking};

/// A hall's number stands before its players' numbers, which are below this.
const OF_HALL: u32 = 10_000;

/// The ranking that was signed; clubs, which are not, are those that the halls tell.
pub(in crate::hub) fn ranking(
    master: &History,
    halls: &BTreeMap<VenueNo, Here<'_>>,
) -> Option<Ranking> {
    let (issue, _, table) = signed(master.record())?;
    let club = |row: &JointRow| match halls.get(&row.venue) {
        Some(Here::Read(history, _)) => {
            let player = history.contest().common.players.get(&row.player);
            player.map(|player| player.club.clone()).unwrap_or_default()
        }
        _ => String::new(),
    };
    let rows = table.iter().map(|row| Place {
        player: u32::from(row.venue.get()) * OF_HALL + row.player.get().min(OF_HALL - 1),
        name: row.name.clone(),
        club: club(row),
        rank: row.rank,
        total: row.total,
    });
    Some(Ranking {
        issue: Some(issue),
        sha256: None,
        date: master.contest().common.details.date.clone(),
        rows: rows.collect(),
        meeting: None,
    })
}
