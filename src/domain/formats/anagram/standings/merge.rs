//! The standings of several halls that played the same letters, as one table.

use super::board::Board;
use super::criteria::chain;
use super::rank::{height, standings};
use super::row::{Row, Status};
use crate::domain::contest::Format as _;
use crate::domain::formats::anagram::Contest;
use crate::domain::formats::anagram::joint::table::JointRow;
use crate::domain::formats::anagram::rules::TieBreak;
use crate::domain::ids::VenueNo;

/// A player's row in the table of all halls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MergedRow<'a> {
    /// Which of the halls, counted from 0.
    pub hall: usize,
    /// Its number; the player's number is one of that hall.
    pub venue: VenueNo,
    /// The rank among all; `None` when expelled.
    pub rank: Option<u32>,
    /// As it stands in its hall, with the rank there.
    pub row: &'a Row,
}

/// Rows of all halls after the same round, each hall's in its own order, in one order by the rules' chain, ranked as those
/// of one competition are; on a full tie in order of the halls' numbers, then of the players'.
///
/// `before` says which halls the rows of a table were of that was made before, from its first to its last, without those
/// that stand otherwise since. Whatever it says, the table is the same; rows that still stand so are gone through once
/// and not put in order again.
pub fn merged<'a>(
    halls: &[(VenueNo, &'a [Row])],
    before: impl IntoIterator<Item = usize>,
    tie_break: &[TieBreak],
) -> Vec<MergedRow<'a>> {
    let chain = chain(tie_break);
    let placed = |hall, venue: VenueNo, row: &'a Row| {
        (height(&chain, row), venue, row.player, MergedRow { hall, venue, rank: None, row })
    };
    let mut left: Vec<_> = halls.iter().map(|(venue, rows)| (*venue, rows.iter())).collect();
    let stood = before.into_iter().filter_map(|hall| {
        let (venue, rows) = left.get_mut(hall)?;
        Some(placed(hall, *venue, rows.next()?))
    });
    let mut all: Vec<_> = stood.collect();
    for (hall, (venue, rows)) in left.into_iter().enumerate() {
        all.extend(rows.map(|row| placed(hall, venue, row)));
    }
    // Stable, which takes what is in order as it is.
    all.sort_by_key(|(height, venue, player, _)| (*height, *venue, *player));
    let mut above = None;
    let ranked = all.iter().zip(1_u32..).map(|((height, _, _, row), place)| {
        let rank = match above {
            Some((same, rank)) if same == height => rank,
            _ => place,
        };
        above = Some((height, rank));
        MergedRow { rank: (row.row.status != Status::Expelled).then_some(rank), ..*row }
    });
    ranked.collect()
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
    let rows: Vec<_> = halls.iter().map(|(venue, _, rows)| (*venue, rows.as_slice())).collect();
    let named = |merged: &MergedRow| {
        let hall = halls.get(merged.hall);
        let player =
            hall.and_then(|(_, contest, _)| contest.common.players.get(&merged.row.player));
        joint_row(merged, player.map(|player| player.name.clone()).unwrap_or_default())
    };
    merged(&rows, [], tie_break).iter().map(named).collect()
}

/// A row as it is signed.
pub fn joint_row(MergedRow { venue, rank, row, .. }: &MergedRow, name: String) -> JointRow {
    let tally = row.tally;
    JointRow {
        rank: *rank,
        venue: *venue,
        local_rank: row.rank,
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
