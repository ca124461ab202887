//! Who stands where: what the hall's standings, the ceremony and what a ruling would change are made from.

use serde::Serialize;

use super::Open;
use crate::domain::contest::Contest;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::Sentences;

/// A format whose players have totals and ranks.
pub trait Ranking: Sentences {
    /// The rounds that were played, in order.
    fn played(contest: &Contest<Self>) -> Vec<RoundNo>;
    /// Totals and ranks after a round.
    fn ranks(open: &Open<'_, Self>, after: RoundNo) -> Ranks;
    /// The last round that is complete: nothing is open in the standings after it. Where there is none, the
    /// last one of which every sheet is keyed; where there is none either, the last one that was played.
    fn last_complete(open: &Open<'_, Self>) -> RoundNo {
        let played = Self::played(open.contest());
        let last = |is_it: &dyn Fn(Ranks) -> bool| {
            played.iter().rev().copied().find(|&round| is_it(Self::ranks(open, round)))
        };
        let keyed = || last(&|ranks| ranks.missing == 0);
        last(&|ranks| !ranks.provisional).or_else(keyed).unwrap_or_else(|| open.last_played())
    }
}

/// The ranks after a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ranks {
    /// In order of rank; those without one last.
    pub rows: Vec<Ranked>,
    /// Whether anything may still change them.
    pub provisional: bool,
    /// How many sheets are still to be keyed.
    pub missing: usize,
}

/// A player's rank and total.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Ranked {
    /// Who.
    pub player: PlayerId,
    /// Counted from 1, shared on a tie; `None` for the expelled.
    pub rank: Option<u32>,
    /// Points, what was deducted taken off.
    pub total: i64,
    /// What was deducted, of all rounds so far.
    pub deducted: i64,
    /// Whether a sheet of the last of the rounds is still to be keyed.
    pub awaited: bool,
}

impl Ranks {
    /// A player's row.
    pub fn of(&self, player: PlayerId) -> Option<&Ranked> {
        self.rows.iter().find(|row| row.player == player)
    }
}

impl<F: Ranking> Open<'_, F> {
    /// The ranks after the round before this one, of those who were there by then: who comes later rises and falls from nowhere, and
    /// moves nobody.
    pub fn ranks_before(&self, after: RoundNo) -> Option<Ranks> {
        let round = RoundNo::new(after.get().checked_sub(1)?)?;
        let mut ranks = F::ranks(self, round);
        let players = &self.contest().common.players;
        let was_there =
            |row: &Ranked| players.get(&row.player).is_none_or(|it| it.span.from_round <= round);
        let later: Vec<u32> =
            ranks.rows.iter().filter(|row| !was_there(row)).filter_map(|row| row.rank).collect();
        ranks.rows.retain(was_there);
        for row in &mut ranks.rows {
            row.rank = row.rank.map(|rank| {
                let above = later.iter().filter(|&&of| of < rank).count();
                rank - u32::try_from(above).unwrap_or(0)
            });
        }
        Some(ranks)
    }

    /// The last round that was played; the first when none was.
    pub fn last_played(&self) -> RoundNo {
        F::played(self.contest()).last().copied().unwrap_or(RoundNo::FIRST)
    }

    /// The last round that is complete, as [`Ranking::last_complete`] says.
    pub fn last_complete(&self) -> RoundNo {
        F::last_complete(self)
    }
}
