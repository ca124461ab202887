//! Rows of a history as the hub gives them back, to its end.

use std::collections::BTreeMap;

use super::line::{Line, NotDone};
use super::rows::{HubHead, SentRow};
use super::told::Ended;
use crate::domain::ids::VenueNo;
use crate::domain::lexicon::Digest;
use crate::storage::{RawRow, chained};

/// No history has more rows.
const MOST_ROWS: usize = 100_000;

/// Rows that follow from one another, the last of them the hub's head; whose they are, the seals say.
pub(super) struct Fetched {
    pub(super) rows: Vec<RawRow>,
    pub(super) head: HubHead,
    pub(super) seal: Option<String>,
    pub(super) seals: BTreeMap<VenueNo, String>,
}

/// Why there are none.
#[derive(Debug)]
pub(super) enum NotFetched {
    Hub(NotDone),
    /// The first event that does not follow.
    Chain(u64),
}

impl From<NotDone> for NotFetched {
    fn from(why: NotDone) -> Self {
        Self::Hub(why)
    }
}

/// Fetches the rows of the history with this first event after another one of it.
pub(super) fn fetched(line: &Line, first: Digest, after: HubHead) -> Result<Fetched, NotFetched> {
    let mut last = after;
    let mut rows = Vec::new();
    loop {
        let Ended { rows: given, head, seal, seals } = line.history(first, last.seq)?;
        let is_endless = rows.len() > MOST_ROWS || given.is_empty() && last.seq < head.seq;
        if is_endless {
            return Err(NotFetched::Chain(last.seq + 1));
        }
        for SentRow(row) in given {
            let seq = last.seq + 1;
            let follows = chained(last.hash, &row.row()) == row.hash;
            if u64::try_from(row.seq) != Ok(seq) || !follows {
                return Err(NotFetched::Chain(seq));
            }
            last = HubHead { seq, hash: row.hash };
            rows.push(row);
        }
        if last == head {
            return Ok(Fetched { rows, head, seal, seals });
        }
        if last.seq >= head.seq {
            return Err(NotFetched::Chain(head.seq));
        }
    }
}
