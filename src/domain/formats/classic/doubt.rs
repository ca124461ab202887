//! Why the standings of a competition of classic games are provisional.

use super::judged::Judged;
use super::result::State;
use super::state::Classic;
use crate::domain::contest::{Contest, DoubleKeying};
use crate::domain::ids::{RoundNo, TableNo};

/// A reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// A game has no result.
    MissingResult {
        /// Of which round.
        round: RoundNo,
        /// Of which table.
        table: TableNo,
    },
    /// A drawn game whose last words are not told.
    LastWordMissing {
        /// Of which round.
        round: RoundNo,
        /// Of which table.
        table: TableNo,
    },
    /// Nobody confirmed a result, and somebody has to.
    Unconfirmed {
        /// Of which round.
        round: RoundNo,
        /// Of which table.
        table: TableNo,
    },
    /// The arbiter has not answered what the judge asked.
    OpenChallenge {
        /// The number of the set.
        challenge: u32,
        /// Of which round, where it was said.
        round: Option<RoundNo>,
        /// Of which table, where it was said.
        table: Option<TableNo>,
    },
}

impl Doubt {
    /// Its name in results.
    pub const fn code(self) -> &'static str {
        match self {
            Self::MissingResult { .. } => "missing_result",
            Self::LastWordMissing { .. } => "last_word_missing",
            Self::Unconfirmed { .. } => "unconfirmed",
            Self::OpenChallenge { .. } => "open_challenge",
        }
    }
}

/// Why the standings after a round are provisional: games by round and table, then sets of words by number.
pub fn doubts(contest: &Contest<Classic>, judged: &Judged, after: RoundNo) -> Vec<Doubt> {
    let mut doubts = Vec::new();
    let must_confirm = contest.common.double_keying == DoubleKeying::Required;
    for (&(round, table), settled) in &judged.standings.games {
        if round > after {
            continue;
        }
        match settled.state {
            State::Missing => doubts.push(Doubt::MissingResult { round, table }),
            State::LastWordMissing => doubts.push(Doubt::LastWordMissing { round, table }),
            State::Played | State::Walkover | State::Cancelled => {}
        }
        let keyed = contest.game.table_at(round, table).and_then(super::state::Table::result);
        if must_confirm && keyed.is_some_and(|keyed| keyed.confirmed.is_none()) {
            doubts.push(Doubt::Unconfirmed { round, table });
        }
    }
    for (challenge, asked) in (1..).zip(&judged.log) {
        if asked.is_open() && asked.round.is_none_or(|round| round <= after) {
            let (round, table) = (asked.round, asked.table);
            doubts.push(Doubt::OpenChallenge { challenge, round, table });
        }
    }
    doubts
}
