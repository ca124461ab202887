//! The countdown as arithmetic on given timestamps (§4). It never reads a clock.
//!
//! A [`Moment`] carries two readings. `elapsed_ms` counts real time since the program opened the
//! file, the machine's sleep included, and rules within one session. `wall_ms` is the wall clock,
//! for people's eyes, and rules only across a restart, where nothing better is left.

mod sides;
mod turns;

pub use sides::{LEAST_SIDES, MOST_SIDES, NotNow, Sides};
pub use turns::TurnTimer;

use serde::{Deserialize, Serialize};

/// When something happened, by both clocks of the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moment {
    /// Milliseconds since 1970-01-01 UTC by the wall clock; may go backwards.
    pub wall_ms: i64,
    /// Which opening of the file this was, from 1.
    pub session: u32,
    /// Milliseconds of real time since that opening, sleep included; never goes backwards.
    pub elapsed_ms: i64,
}

impl Moment {
    /// Milliseconds from `earlier` to here: real time within a session, the wall clock across a
    /// restart (then it may be negative).
    pub fn ms_since(self, earlier: Self) -> i64 {
        if self.session == earlier.session {
            self.elapsed_ms.saturating_sub(earlier.elapsed_ms)
        } else {
            self.wall_ms.saturating_sub(earlier.wall_ms)
        }
    }
}

/// A time that counts down, running or held.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Countdown {
    full_ms: i64,
    held_ms: i64,
    since: Option<Moment>,
}

impl Countdown {
    /// A countdown of `full_ms` (at least 0), running from `now`.
    pub fn started(full_ms: i64, now: Moment) -> Self {
        let full_ms = full_ms.max(0);
        Self { full_ms, held_ms: full_ms, since: Some(now) }
    }

    /// Its full length in milliseconds.
    pub fn full_ms(&self) -> i64 {
        self.full_ms
    }

    /// Milliseconds left, 0 to full.
    pub fn remaining_ms(&self, now: Moment) -> i64 {
        let gone = self.since.map_or(0, |since| now.ms_since(since));
        self.held_ms.saturating_sub(gone).clamp(0, self.full_ms)
    }

    /// Milliseconds that were left when it began to run as it now does, or since it is held.
    pub fn began_with_ms(&self) -> i64 {
        self.held_ms
    }

    /// Milliseconds until so much is left, negative once that is past; `None` while it is held.
    pub fn reaches_in_ms(&self, left_ms: i64, now: Moment) -> Option<i64> {
        let gone = now.ms_since(self.since?);
        Some(self.held_ms.saturating_sub(left_ms).saturating_sub(gone))
    }

    /// Whether time is running.
    pub fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// Whether the program was restarted while it ran, so that the referee must confirm it (§4).
    pub fn crossed_a_restart(&self, now: Moment) -> bool {
        self.since.is_some_and(|since| since.session != now.session)
    }

    /// Held with this much left.
    #[must_use]
    pub fn held_at(self, remaining_ms: i64) -> Self {
        Self { held_ms: remaining_ms.clamp(0, self.full_ms), since: None, ..self }
    }

    /// Running from `now` with this much left.
    #[must_use]
    pub fn running_from(self, remaining_ms: i64, now: Moment) -> Self {
        Self { held_ms: remaining_ms.clamp(0, self.full_ms), since: Some(now), ..self }
    }

    /// As `running_from`, and the full length grows when `remaining_ms` exceeds it.
    #[must_use]
    pub fn set_to(self, remaining_ms: i64, now: Moment) -> Self {
        let full_ms = self.full_ms.max(remaining_ms);
        let set = Self { full_ms, held_ms: remaining_ms.max(0), since: None };
        if self.is_running() { set.running_from(remaining_ms, now) } else { set }
    }
}

/// How urgent a time is, by the alerts that the rules give it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Before the first alert.
    Calm,
    /// From the first alert on.
    First,
    /// From the last of several alerts before the end on.
    Last,
    /// Over.
    Over,
}

impl Phase {
    /// The phase at so many milliseconds left.
    pub fn at(remaining_ms: i64, alerts_ms: &[i64]) -> Self {
        let reached = |phase: Self| {
            phase.begins_ms(alerts_ms).is_some_and(|begins_ms| remaining_ms <= begins_ms)
        };
        let begun = [Self::Over, Self::Last, Self::First].into_iter().find(|phase| reached(*phase));
        begun.unwrap_or(Self::Calm)
    }

    /// At how many milliseconds left it begins; `None` when these alerts have none.
    pub fn begins_ms(self, alerts_ms: &[i64]) -> Option<i64> {
        let before_the_end = || alerts_ms.iter().copied().filter(|alert| *alert > 0);
        match self {
            Self::Calm => None,
            Self::First => before_the_end().max(),
            Self::Last => {
                before_the_end().min().filter(|last| Some(*last) != before_the_end().max())
            }
            Self::Over => Some(0),
        }
    }
}

/// Which alerts fall between two readings of a countdown, in the order heard (§4): those that were
/// still ahead at `before_ms` left and are reached at `after_ms` left. The end is the alert at 0.
pub fn crossed(alerts_ms: &[i64], before_ms: i64, after_ms: i64) -> impl Iterator<Item = i64> {
    let mut reached: Vec<i64> =
        alerts_ms.iter().copied().filter(|&alert| alert < before_ms && alert >= after_ms).collect();
    reached.sort_unstable_by(|a, b| b.cmp(a));
    reached.dedup();
    reached.into_iter()
}
