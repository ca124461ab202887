//! When halls gave a sign last, by the hub's time, and who is away.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use super::clock::Clock;
use crate::domain::ids::VenueNo;
use crate::domain::lexicon::Digest;

/// Who gave no sign for so long is away: a line asks every 25 seconds, and again after a minute at the latest.
pub(super) const AWAY_MS: i64 = 90_000;

/// Moments are milliseconds since 1970 UTC.
pub(super) struct Signs {
    clock: Clock,
    /// Since the service began.
    last: Mutex<HashMap<(Digest, i32), i64>>,
}

impl Signs {
    pub(super) fn start() -> Self {
        Self { clock: Clock::start(), last: Mutex::default() }
    }

    pub(super) fn now_ms(&self) -> i64 {
        self.clock.now_ms()
    }

    /// A hall of a joint competition gives one.
    pub(super) fn give(&self, joint: Digest, venue: i32) {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        last.insert((joint, venue), self.now_ms());
    }

    pub(super) fn last(&self, joint: Digest, venue: VenueNo) -> Option<i64> {
        let last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        last.get(&(joint, i32::from(venue.get()))).copied()
    }

    /// Whether a hall is away whose rows came last at a moment: they are a sign as a request is.
    pub(super) fn is_away(&self, joint: Digest, (venue, rows_ms): (VenueNo, i64)) -> bool {
        let last = self.last(joint, venue).map_or(rows_ms, |sign| sign.max(rows_ms));
        is_away(last, self.now_ms())
    }
}

/// Whether who gave the last sign at a moment is away at another.
pub(super) const fn is_away(last_ms: i64, now_ms: i64) -> bool {
    now_ms.saturating_sub(last_ms) > AWAY_MS
}
