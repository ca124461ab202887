//! The standings of several halls that played the same letters, as one table.

use super::board::Board;
use super::criteria::chain;
use super::rank::{height, rank, standings};
use super::row::Row;
use crate::domain::contest::Format as _;
use crate::domain::formats::anagram::Contest;
use crate::domain::formats::anagram::joint::table::JointRow;
use crate::domain::formats::anagram::rules::TieBreak;
use crate::domain::ids::VenueNo;

/// A player's row in the table of all halls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MergedRow {
    /// In which hall; the player's number is one of that hall.
    pub venue: VenueNo,
    /// The rank there.
    pub local_rank: Option<u32>,
    /// The row with the rank among all, and what separates it from the one above among all.
    pub row: Row,
}

impl AsRef<Row> for MergedRow {
    fn as_ref(&self) -> &Row {
        &self.row
    }
}

impl AsMut<Row> for MergedRow {
    fn as_mut(&mut self) -> &mut Row {
        &mut self.row
    }
}

/// Rows of all halls after the same round in one order by the rules' chain, ranked as those of one competition are; on a
/// full tie in order of halls, then of numbers.
pub fn merged<'a>(
    halls: impl IntoIterator<Item = (VenueNo, &'a [Row])>,
    tie_break: &[TieBreak],
) -> Vec<MergedRow> {
    let chain = chain(tie_break);
    let of_hall = |(venue, rows): (VenueNo, &'a [Row])| rows.iter().map(move |row| (venue, row));
    // Where they stand is put in order, not what they are: the rows are moved once.
    let mut all: Vec<_> = halls
        .into_iter()
        .flat_map(of_hall)
        .map(|(venue, row)| (height(&chain, row), venue, row.player, row))
        .collect();
    all.sort_unstable_by_key(|(height, venue, player, _)| (*height, *venue, *player));
    let of_all = |(_, venue, _, row): (_, _, _, &Row)| MergedRow {
        venue,
        local_rank: row.rank,
        row: row.clone(),
    };
    let mut rows: Vec<MergedRow> = all.into_iter().map(of_all).collect();
    rank(&mut rows, &chain);
    rows
}

/// The table of all halls after the last round, as it is signed.
pub fn joint_table<'a>(
    tie_break: &[TieBreak],
    halls: impl IntoIterator<Item = (VenueNo, &'a Contest, &'a Board)>,
) -> Vec<JointRow> {
    let ranked = |(venue, contest, board): (VenueNo, &'a Contest, &'a Board)| {
        (venue, contest, standings(contest, board, contest.game.last_round(), &[]).rows)
    };
    let halls: Vec<_> = halls.into_iter().map(ranked).collect();
    let rows = merged(halls.iter().map(|(venue, _, rows)| (*venue, rows.as_slice())), tie_break);
    let named = |merged: MergedRow| {
        let hall = halls.iter().find(|(number, ..)| *number == merged.venue);
        let player =
            hall.and_then(|(_, contest, _)| contest.common.players.get(&merged.row.player));
        joint_row(&merged, player.map(|player| player.name.clone()).unwrap_or_default())
    };
    rows.into_iter().map(named).collect()
}

/// A row as it is signed.
pub fn joint_row(MergedRow { venue, local_rank, row }: &MergedRow, name: String) -> JointRow {
    let tally = row.tally;
    JointRow {
        rank: row.rank,
        venue: *venue,
        local_rank: *local_rank,
        player: row.player,
        name,
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
