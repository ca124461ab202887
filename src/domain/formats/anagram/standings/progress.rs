//! How totals and ranks came about, round by round: what a plot and a player's page are made from.

use super::board::Board;
use super::rank::{Standings, deductions, standings};
use super::row::Row;
use crate::domain::formats::anagram::Contest;
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::ids::{PlayerId, RoundNo};

/// A row's total after each played round, the same as in the standings after that round: the scores
/// up to it, less the deductions up to it (§7).
pub fn totals(contest: &Contest, row: &Row) -> Vec<(RoundNo, i64)> {
    let mut sum: i64 = 0;
    let scores =
        all_rounds().zip(&row.rounds).filter_map(|(round, score)| Some((round, (*score)?)));
    scores
        .map(|(round, score)| {
            sum += i64::from(score);
            (round, sum.saturating_sub(deductions(contest, round, row.player)))
        })
        .collect()
}

/// A player's rank after each played round; `None` for the expelled.
pub fn ranks(
    contest: &Contest,
    board: &Board,
    after: RoundNo,
    player: PlayerId,
) -> Vec<(RoundNo, Option<u32>)> {
    let played = all_rounds().filter(|&round| round <= after && contest.game.is_played(round));
    played
        .map(|round| {
            let then: Standings = standings(contest, board, round, &[]);
            (round, then.row(player).and_then(|row| row.rank))
        })
        .collect()
}
