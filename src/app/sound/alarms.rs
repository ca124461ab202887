//! Which alerts are still to be heard, by the machine's real time. Pure: it is told the time.

use std::time::Duration;

use super::Tone;

/// What fell due longer ago than this is not sounded any more, in milliseconds: a tick belongs to its letter.
const fn late_ms(tone: Tone) -> i64 {
    match tone {
        Tone::Minute | Tone::Last | Tone::End => 2_000,
        Tone::Letter => 300,
    }
}

/// Two of one tone nearer than this are the same, in milliseconds: across a restart of the program an alert's
/// deadline is known only by the wall clock; letters may follow each other in a tenth of a second.
const fn same_ms(tone: Tone) -> i64 {
    match tone {
        Tone::Minute | Tone::Last | Tone::End => 1_500,
        Tone::Letter => 50,
    }
}

/// The longest wait: the machine may sleep meanwhile, and a timer need not count that.
const LONGEST_MS: i64 = 200;

/// The wait while nothing is armed: that often it is seen that the device was lost.
const IDLE_MS: i64 = 1_000;

/// How many of those that were heard are remembered: more than the letters of a rack tick.
const REMEMBERED: usize = 64;

/// A tone and when it falls due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alarm {
    /// Which.
    pub tone: Tone,
    /// When, in milliseconds of the machine's real time.
    pub due_ms: i64,
}

impl Alarm {
    /// How late it is, in milliseconds; negative while it is early.
    pub fn late_ms(self, now_ms: i64) -> i64 {
        now_ms - self.due_ms
    }

    fn is(self, other: Self) -> bool {
        self.tone == other.tone && (self.due_ms - other.due_ms).abs() < same_ms(self.tone)
    }
}

/// Those that fall due, and those that were heard.
#[derive(Debug, Default)]
pub(super) struct Alarms {
    armed: Vec<Alarm>,
    heard: Vec<Alarm>,
}

impl Alarms {
    /// These and no others fall due.
    pub(super) fn arm(&mut self, armed: Vec<Alarm>) {
        self.armed = armed;
    }

    /// How long to wait before looking again: half of what is left, so that a machine with much to
    /// do, which wakes the thread late, has done so before the alert and not at it.
    pub(super) fn wait(&self, now_ms: i64) -> Duration {
        let next = self.armed.iter().map(|alarm| alarm.due_ms - now_ms).min();
        let wait = next.map_or(IDLE_MS, |next| ((next + 1) / 2).clamp(0, LONGEST_MS));
        Duration::from_millis(wait.unsigned_abs())
    }

    /// Those that are to be heard now.
    pub(super) fn fallen_due(&mut self, now_ms: i64) -> Vec<Alarm> {
        let due: Vec<Alarm> = self.armed.extract_if(.., |alarm| alarm.due_ms <= now_ms).collect();
        let in_time = due.into_iter().filter(|alarm| alarm.late_ms(now_ms) <= late_ms(alarm.tone));
        in_time.collect::<Vec<_>>().into_iter().filter(|&alarm| self.is_new(alarm)).collect()
    }

    /// Whether this one was not heard yet; then it is now.
    pub(super) fn is_new(&mut self, alarm: Alarm) -> bool {
        if self.heard.iter().any(|&heard| heard.is(alarm)) {
            return false;
        }
        self.armed.retain(|&armed| !armed.is(alarm));
        self.heard.push(alarm);
        if self.heard.len() > REMEMBERED {
            self.heard.remove(0);
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: Alarm = Alarm { tone: Tone::Minute, due_ms: 100_000 };
    const LAST: Alarm = Alarm { tone: Tone::Last, due_ms: 140_000 };

    #[test]
    fn each_is_heard_once_and_in_order() {
        let mut alarms = Alarms::default();
        alarms.arm(vec![MINUTE, LAST]);
        assert_eq!(alarms.fallen_due(99_999), []);
        assert_eq!(alarms.wait(99_999), Duration::from_millis(1));
        for (now_ms, wait_ms) in [(0, 200), (99_600, 200), (99_900, 50), (99_950, 25), (100_009, 0)]
        {
            assert_eq!(alarms.wait(now_ms), Duration::from_millis(wait_ms), "at {now_ms}");
        }
        assert_eq!(alarms.fallen_due(100_003), [MINUTE]);
        assert_eq!(alarms.fallen_due(100_004), []);
        // The record notes it a little later, and the shell arms anew before it does.
        alarms.arm(vec![MINUTE, LAST]);
        assert_eq!(alarms.fallen_due(100_040), []);
        assert!(!alarms.is_new(Alarm { due_ms: 100_002, ..MINUTE }));
        assert_eq!(alarms.fallen_due(140_000), [LAST]);
    }

    #[test]
    fn what_a_pause_or_the_machines_sleep_took_away_is_not_heard() {
        let mut alarms = Alarms::default();
        alarms.arm(vec![MINUTE]);
        alarms.arm(Vec::new());
        assert_eq!(alarms.fallen_due(100_000), []);
        assert_eq!(alarms.wait(100_000), Duration::from_secs(1));
        alarms.arm(vec![MINUTE, LAST]);
        assert_eq!(alarms.fallen_due(139_000), [], "it fell into a gap");
        assert_eq!(alarms.fallen_due(140_500), [LAST], "half a second is no gap");
    }

    #[test]
    fn a_tick_is_heard_once_with_its_letter_or_not_at_all() {
        let tick = |due_ms| Alarm { tone: Tone::Letter, due_ms };
        let mut alarms = Alarms::default();
        alarms.arm(vec![tick(1_000), tick(1_100), tick(3_500)]);
        assert_eq!(alarms.fallen_due(1_000), [tick(1_000)]);
        // The shell arms anew, the one that was heard too.
        alarms.arm(vec![tick(1_001), tick(1_100), tick(3_500)]);
        assert_eq!(alarms.fallen_due(1_100), [tick(1_100)]);
        assert_eq!(alarms.fallen_due(3_801), [], "the letter was said long ago");
    }

    #[test]
    fn the_same_tone_is_heard_again_in_the_next_round() {
        let mut alarms = Alarms::default();
        assert!(alarms.is_new(MINUTE));
        assert!(!alarms.is_new(MINUTE));
        assert!(alarms.is_new(Alarm { due_ms: MINUTE.due_ms + 5_000, ..MINUTE }));
    }
}
