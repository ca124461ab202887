//! The conductor's history on its way down, as a hall follows it: nothing of it counts before the chain holds up to a head
//! that whoever conducts sealed for this hall.

use std::collections::BTreeMap;

use super::rows::{Heard, HeardRow, HubHead};
use super::withheld::Withheld;
use crate::domain::formats::anagram::Event;
use crate::domain::formats::anagram::event::Event as AnagramEvent;
use crate::domain::formats::anagram::joint::event::Event as JointEvent;
use crate::domain::formats::anagram::sealed::heads::{HeadSeal, Of, Sealed, VenueKey};
use crate::domain::ids::{RoundNo, VenueNo};
use crate::domain::lexicon::{Digest, bytes_of};
use crate::storage::{Cursor, RawRow, chained, genesis};

/// Why what came is not what whoever conducts wrote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Untrue {
    /// An event does not follow from the one before it.
    #[error("event {0} does not follow")]
    Chain(u64),
    /// The head is not sealed with this hall's key, or is not that of the rows.
    #[error("the head {0} is not sealed for this hall")]
    Seal(u64),
    /// More is withheld than letters of rounds that are open.
    #[error("event {0} is withheld without a round")]
    Hidden(u64),
    /// What was carried out before is not part of it.
    #[error("event {0} is another than was carried out")]
    Another(u64),
}

impl Untrue {
    /// At which event it was seen.
    pub const fn at(self) -> u64 {
        match self {
            Self::Chain(at) | Self::Seal(at) | Self::Hidden(at) | Self::Another(at) => at,
        }
    }
}

/// A conductor's history, followed from its first event on.
#[derive(Debug)]
pub struct Followed {
    joint: Digest,
    venue: VenueNo,
    key: VenueKey,
    /// What was carried out before it was followed.
    done: Option<Cursor>,
    last: HubHead,
    /// What came since the last seal.
    unsealed: Vec<HeardRow>,
    /// From when on each round may be opened, by the hub's clock.
    opened: BTreeMap<RoundNo, i64>,
    /// The rows that came without their bodies.
    withheld: Withheld,
}

impl Followed {
    /// Nothing has come yet; what was carried out up to `done` must be part of what comes.
    pub fn new((joint, venue, key): (Digest, VenueNo, VenueKey), done: Option<Cursor>) -> Self {
        let last = HubHead { seq: 0, hash: genesis() };
        let (unsealed, opened, withheld) = (Vec::new(), BTreeMap::new(), Withheld::default());
        Self { joint, venue, key, done, last, unsealed, opened, withheld }
    }

    /// After which event more is asked for.
    pub const fn after(&self) -> u64 {
        self.last.seq
    }

    /// From when on each round may be opened, in milliseconds since 1970 UTC by the hub's clock, as far as that was said
    /// and its seal held.
    pub const fn opened(&self) -> &BTreeMap<RoundNo, i64> {
        &self.opened
    }

    /// Takes in what came. The rows up to the sealed head, in order; none while more of them is to come. A row without its
    /// body has an empty one.
    ///
    /// # Errors
    /// [`Untrue`]: nothing of it may be carried out, and nothing more can be followed.
    pub fn take(&mut self, heard: Heard) -> Result<Vec<RawRow>, Untrue> {
        let Heard { rows, head, seal } = heard;
        for heard in rows {
            let HeardRow { row, is_withheld } = &heard;
            let seq = self.last.seq + 1;
            let follows = *is_withheld || chained(self.last.hash, &row.row()) == row.hash;
            if u64::try_from(row.seq) != Ok(seq) || !follows {
                return Err(Untrue::Chain(seq));
            }
            self.last = HubHead { seq, hash: row.hash };
            if self.done.is_some_and(|done| done.seq == seq && done.hash != row.hash) {
                return Err(Untrue::Another(seq));
            }
            self.unsealed.push(heard);
        }
        if self.last.seq < head.seq {
            return Ok(Vec::new());
        }
        let (joint, venue) = (self.joint, self.venue);
        let sealed = Sealed { joint, venue, seq: head.seq, hash: head.hash };
        let seal = seal.as_deref().and_then(bytes_of).map(HeadSeal::from_bytes);
        let holds = seal.is_some_and(|seal| seal.holds(&self.key, Of::Centre, &sealed));
        if head != self.last || !holds {
            return Err(Untrue::Seal(head.seq));
        }
        let rows = std::mem::take(&mut self.unsealed);
        for HeardRow { row, .. } in &rows {
            if let Ok(Event::Own(AnagramEvent::Joint(JointEvent::RoundOpened { round, at_ms }))) =
                serde_json::from_str(&row.body)
            {
                self.opened.insert(round, at_ms);
            }
            self.withheld.look(std::slice::from_ref(row));
            if self.withheld.is_too_much() {
                return Err(Untrue::Hidden(u64::try_from(row.seq).unwrap_or(0)));
            }
        }
        Ok(rows.into_iter().map(|heard| heard.row).collect())
    }
}
