//! The machine's clocks, in one place. Everything else is given a [`Clock`] or a moment.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::domain::clock::Moment;

/// Both clocks read at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Milliseconds since 1970-01-01 UTC by the wall clock; may go backwards.
    pub wall_ms: i64,
    /// Milliseconds of real time since some moment before, the machine's sleep included where the
    /// system tells it; never goes backwards.
    pub real_ms: i64,
}

/// Reads the clocks. Tests give their own.
pub type TimeSource = Arc<dyn Fn() -> Reading + Send + Sync>;

/// The machine's own clocks.
pub fn machine() -> TimeSource {
    let real = real_time();
    Arc::new(move || Reading { wall_ms: wall_ms(), real_ms: real() })
}

fn wall_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

/// Real time with the machine's sleep: on Linux the monotonic clock leaves it out, on a Mac it
/// counts it.
#[cfg(any(target_os = "linux", target_os = "macos"))]
fn real_time() -> impl Fn() -> i64 + Send + Sync {
    use rustix::time::{ClockId, clock_gettime};
    #[cfg(target_os = "linux")]
    const WITH_SLEEP: ClockId = ClockId::Boottime;
    #[cfg(target_os = "macos")]
    const WITH_SLEEP: ClockId = ClockId::Monotonic;
    || {
        let now = clock_gettime(WITH_SLEEP);
        now.tv_sec * 1000 + now.tv_nsec / 1_000_000
    }
}

/// Real time; on Windows it counts the machine's sleep, elsewhere that is the system's affair.
#[cfg(not(any(target_os = "linux", target_os = "macos")))]
fn real_time() -> impl Fn() -> i64 + Send + Sync {
    let start = std::time::Instant::now();
    move || i64::try_from(start.elapsed().as_millis()).unwrap_or(i64::MAX)
}

/// The moments of one opening of a file.
#[derive(Clone)]
pub struct Clock {
    source: TimeSource,
    session: u32,
    opened_ms: i64,
}

impl Clock {
    /// A clock of the opening that begins now.
    pub fn opened(source: TimeSource, session: u32) -> Self {
        let opened_ms = source().real_ms;
        Self { source, session, opened_ms }
    }

    /// The same clocks, of another opening that begins now.
    pub(super) fn again(&self, session: u32) -> Self {
        Self::opened(Arc::clone(&self.source), session)
    }

    /// The machine's real time at so many milliseconds after the opening.
    pub fn real_ms(&self, elapsed_ms: i64) -> i64 {
        self.opened_ms.saturating_add(elapsed_ms)
    }

    /// Now.
    pub fn now(&self) -> Moment {
        let Reading { wall_ms, real_ms } = (self.source)();
        Moment { wall_ms, session: self.session, elapsed_ms: real_ms - self.opened_ms }
    }
}
