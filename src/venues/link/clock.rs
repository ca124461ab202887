//! The hub's clock, measured: starts go by it, for machines' clocks may be wrong by hours.

use std::collections::VecDeque;

/// So many samples are kept, and so long: milliseconds.
const KEPT: usize = 12;
const KEPT_MS: i64 = 5 * 60 * 1000;
/// Beyond this error, in milliseconds, the clock is told as not exact.
const EXACT_MS: i64 = 100;
/// A hub's clock is steady while it runs, and so is the machine's: two samples that differ by more than their errors and so
/// much, in milliseconds, are of a hub that was started again with another time.
const STEADY_MS: i64 = 1000;

/// How far the hub's clock is before the machine's real time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HubClock {
    /// The hub's time less the machine's real time: milliseconds.
    pub offset_ms: i64,
    /// By how much that can be wrong: milliseconds.
    pub error_ms: i64,
}

impl HubClock {
    /// The hub's time, in milliseconds since 1970 UTC, at a real time of the machine.
    pub const fn at(self, real_ms: i64) -> i64 {
        real_ms.saturating_add(self.offset_ms)
    }

    /// Whether it is known well.
    pub const fn is_exact(self) -> bool {
        self.error_ms <= EXACT_MS
    }
}

/// What was measured.
#[derive(Debug, Default)]
pub(super) struct Samples {
    /// When each was taken, by the machine's real time.
    all: VecDeque<(i64, HubClock)>,
}

impl Samples {
    /// A further sample: when it was asked and answered, by the machine's real time, and what the hub said. By how many
    /// milliseconds the hub's clock moved since the ones before, which count no more then; 0 while it is steady.
    pub(super) fn add(&mut self, (sent_ms, received_ms): (i64, i64), hub_ms: i64) -> i64 {
        let clock = HubClock {
            offset_ms: hub_ms - i64::midpoint(sent_ms, received_ms),
            error_ms: (received_ms - sent_ms) / 2,
        };
        let moved_ms = self.best().map_or(0, |before| {
            let by_ms = clock.offset_ms - before.offset_ms;
            let steady_ms = clock.error_ms + before.error_ms + STEADY_MS;
            if by_ms.abs() > steady_ms { by_ms } else { 0 }
        });
        if moved_ms != 0 {
            self.all.clear();
        }
        if self.all.len() == KEPT {
            self.all.pop_front();
        }
        self.all.push_back((received_ms, clock));
        self.all.retain(|(at_ms, _)| received_ms - at_ms <= KEPT_MS);
        moved_ms
    }

    /// The one with the least error.
    pub(super) fn best(&self) -> Option<HubClock> {
        self.all.iter().map(|(_, clock)| *clock).min_by_key(|clock| clock.error_ms)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sample_that_took_least_counts_until_it_is_old() {
        let mut samples = Samples::default();
        assert_eq!(samples.best(), None);
        samples.add((1_000, 1_400), 51_200);
        assert_eq!(samples.best(), Some(HubClock { offset_ms: 50_000, error_ms: 200 }));
        samples.add((2_000, 2_020), 52_013);
        let best = samples.best().unwrap();
        assert_eq!((best, best.is_exact()), (HubClock { offset_ms: 50_003, error_ms: 10 }, true));
        assert_eq!(best.at(3_000), 53_003);
        samples.add((2_020 + KEPT_MS, 2_120 + KEPT_MS), 52_070 + KEPT_MS);
        assert_eq!(samples.best().unwrap().error_ms, 50, "minutes later it may be another");
    }

    #[test]
    fn a_hub_that_was_started_with_another_time_is_noticed_and_only_that() {
        let mut samples = Samples::default();
        assert_eq!(samples.add((1_000, 1_020), 51_010), 0);
        // A slow line, and a wrong one by as much as it may be.
        assert_eq!(samples.add((2_000, 4_000), 53_900), 0);
        assert_eq!(samples.add((5_000, 5_020), 56_000), 0);
        let best = samples.best().unwrap();
        assert_eq!(samples.add((6_000, 6_040), 56_020 + 3_600_000), 3_600_000);
        let moved = samples.best().unwrap();
        assert_eq!(moved.offset_ms - best.offset_ms, 3_600_000, "what was before counts no more");
        assert_eq!(samples.add((7_000, 7_040), 57_020 - 1_800_000), -5_400_000);
        assert_eq!(samples.add((8_000, 8_040), 58_020 - 1_800_000), 0);
    }
}
