//! Who stands where: what the hall's standings, the ceremony and what a ruling would change are made from.

use serde::Serialize;

use super::Open;
use crate::domain::contest::{Contest, Format};
use crate::domain::ids::{PlayerId, RoundNo};

/// A format whose players have totals and ranks.
pub trait Ranking: Format {
    /// The rounds that were played, in order.
    fn played(contest: &Contest<Self>) -> Vec<RoundNo>;
    /// Totals and ranks after a round.
    fn ranks(open: &Open<'_, Self>, after: RoundNo) -> Ranks;
}

/// The ranks after a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ranks {
    /// In order of rank; those without one last.
    pub rows: Vec<Ranked>,
    /// Whether anything may still change them.
    pub provisional: bool,
}

/// A player's rank and total.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Ranked {
    /// Who.
    pub player: PlayerId,
    /// Counted from 1, shared on a tie; `None` for the expelled.
    pub rank: Option<u32>,
    /// Points.
    pub total: i64,
}

impl Ranks {
    /// A player's row.
    pub fn of(&self, player: PlayerId) -> Option<&Ranked> {
        self.rows.iter().find(|row| row.player == player)
    }
}

impl<F: Ranking> Open<'_, F> {
    /// The last round that was played; the first when none was.
    pub fn last_played(&self) -> RoundNo {
        F::played(self.contest()).last().copied().unwrap_or(RoundNo::FIRST)
    }
}
