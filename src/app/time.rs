//! The machine's clocks: the one place where the program reads them, and where systems differ.
//!
//! Running time is real time with the machine's sleep counted, never the wall clock (§4).

use std::time::{SystemTime, UNIX_EPOCH};

/// Where the time comes from; tests bring their own.
pub trait TimeSource: Send + Sync {
    /// Milliseconds since 1970-01-01 UTC by the wall clock; may go backwards.
    fn wall_ms(&self) -> i64;

    /// Milliseconds of real time since some fixed moment, sleep included; never goes backwards.
    fn elapsed_ms(&self) -> i64;
}

/// This machine's clocks.
#[derive(Clone, Copy, Debug, Default)]
pub struct MachineTime;

impl TimeSource for MachineTime {
    fn wall_ms(&self) -> i64 {
        let ms = |duration: std::time::Duration| i64::try_from(duration.as_millis());
        match SystemTime::now().duration_since(UNIX_EPOCH) {
            Ok(since) => ms(since).unwrap_or(i64::MAX),
            Err(before) => ms(before.duration()).map_or(i64::MIN, |ms| -ms),
        }
    }

    fn elapsed_ms(&self) -> i64 {
        elapsed_ms()
    }
}

#[cfg(target_os = "linux")]
fn elapsed_ms() -> i64 {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
    now.tv_sec * 1000 + now.tv_nsec / 1_000_000
}

/// Windows counts sleep in the counter behind `Instant`; macOS does not, and there a sleep in a
/// running round shows as a round that is still running, which the referee sets right.
#[cfg(not(target_os = "linux"))]
fn elapsed_ms() -> i64 {
    use std::sync::OnceLock;
    use std::time::Instant;

    static START: OnceLock<Instant> = OnceLock::new();
    let since = START.get_or_init(Instant::now).elapsed();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn real_time_never_goes_backwards_and_the_wall_clock_is_of_this_century() {
        let first = MachineTime.elapsed_ms();
        assert!(MachineTime.elapsed_ms() >= first);
        assert!(MachineTime.wall_ms() > 1_600_000_000_000);
    }
}
