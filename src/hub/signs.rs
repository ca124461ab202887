//! When halls gave a sign last, by the hub's time, who is away, and of whom nothing is taken in.

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
    halls: Mutex<HashMap<(Digest, i32), Sign>>,
}

/// What is known of a hall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sign {
    pub last_ms: Option<i64>,
    /// Why nothing was taken in when it sent last, as the refusal's code, and when that was.
    pub refused: Option<(&'static str, i64)>,
}

impl Signs {
    pub(super) fn start() -> Self {
        Self { clock: Clock::start(), halls: Mutex::default() }
    }

    pub(super) fn now_ms(&self) -> i64 {
        self.clock.now_ms()
    }

    /// A hall of a joint competition gives one.
    pub(super) fn give(&self, joint: Digest, venue: i32) {
        self.note(joint, venue, |hall, now_ms| hall.last_ms = Some(now_ms));
    }

    /// Nothing of a hall is taken in, for this reason, until something is.
    pub(super) fn refuse(&self, joint: Digest, venue: i32, why: &'static str) {
        self.note(joint, venue, |hall, now_ms| hall.refused = Some((why, now_ms)));
    }

    pub(super) fn take(&self, joint: Digest, venue: i32) {
        self.note(joint, venue, |hall, _| hall.refused = None);
    }

    fn note(&self, joint: Digest, venue: i32, noted: impl FnOnce(&mut Sign, i64)) {
        let mut halls = self.halls.lock().unwrap_or_else(PoisonError::into_inner);
        noted(halls.entry((joint, venue)).or_default(), self.now_ms());
    }

    pub(super) fn of(&self, joint: Digest, venue: VenueNo) -> Sign {
        let halls = self.halls.lock().unwrap_or_else(PoisonError::into_inner);
        halls.get(&(joint, i32::from(venue.get()))).copied().unwrap_or_default()
    }

    /// Whether a hall is away whose rows came last at a moment: they are a sign as a request is.
    pub(super) fn is_away(&self, joint: Digest, (venue, rows_ms): (VenueNo, i64)) -> bool {
        let last = self.of(joint, venue).last_ms.map_or(rows_ms, |sign| sign.max(rows_ms));
        is_away(last, self.now_ms())
    }
}

/// Whether who gave the last sign at a moment is away at another.
pub(super) const fn is_away(last_ms: i64, now_ms: i64) -> bool {
    now_ms.saturating_sub(last_ms) > AWAY_MS
}
