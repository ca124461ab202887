//! The hub's time: steady while it runs, whatever becomes of the system's.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

pub(super) struct Clock {
    since: Instant,
    began_ms: i64,
}

impl Clock {
    pub(super) fn start() -> Self {
        let began = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let began_ms = i64::try_from(began.as_millis()).unwrap_or(i64::MAX);
        Self { since: Instant::now(), began_ms }
    }

    /// Milliseconds since 1970 UTC.
    pub(super) fn now_ms(&self) -> i64 {
        let run_ms = i64::try_from(self.since.elapsed().as_millis()).unwrap_or(i64::MAX);
        self.began_ms.saturating_add(run_ms)
    }
}
