//! How totals and ranks came about, round by round: what a plot and a player's page are made from.

use super::board::Board;
use super::rank::{Standings, standings};
use crate::domain::formats::anagram::Contest;
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::ids::{PlayerId, RoundNo};

/// A player's total after each played round, the same as in the standings after that round (§7).
pub fn totals(
    contest: &Contest,
    board: &Board,
    after: RoundNo,
    player: PlayerId,
) -> Vec<(RoundNo, i64)> {
    let line = board.line(player);
    played(contest, after).filter_map(|round| Some((round, line?.by(round).total()))).collect()
}

/// A player's rank after each played round; `None` for the expelled.
pub fn ranks(
    contest: &Contest,
    board: &Board,
    after: RoundNo,
    player: PlayerId,
) -> Vec<(RoundNo, Option<u32>)> {
    played(contest, after)
        .map(|round| {
            let then: Standings = standings(contest, board, round, &[]);
            (round, then.row(player).and_then(|row| row.rank))
        })
        .collect()
}

fn played(contest: &Contest, after: RoundNo) -> impl Iterator<Item = RoundNo> {
    all_rounds().filter(move |&round| round <= after && contest.game.is_played(round))
}
