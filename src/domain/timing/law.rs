//! What may be said of a time that runs or is held: what the clock shows at that moment (§4). Every format with
//! a clock asks the same.

use super::{AlertOutcome, MOST_MS, due, is_in_turn};
use crate::domain::clock::{Countdown, Moment};

/// Why something may not be said of a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadTime {
    /// No time runs or is held.
    #[error("no time runs")]
    NoTime,
    /// The time runs already, or is held already.
    #[error("the time is so already")]
    IsSo,
    /// After a restart of the program the remaining time must be confirmed or set first.
    #[error("the remaining time is not confirmed")]
    Unconfirmed,
    /// Less than nothing, or more than [`MOST_MS`].
    #[error("{remaining_ms} ms is no remaining time")]
    OutOfRange {
        /// Milliseconds given.
        remaining_ms: i64,
    },
    /// The clock shows another time, or the rules have another.
    #[error("{got_ms} ms instead of {wanted_ms}")]
    Other {
        /// Milliseconds given.
        got_ms: i64,
        /// Milliseconds by the clock or the rules.
        wanted_ms: i64,
    },
    /// No alert and no end is due that was not noted already, or another one comes first.
    #[error("that is not due")]
    NotDue,
}

fn holds(it: bool, otherwise: BadTime) -> Result<(), BadTime> {
    if it { Ok(()) } else { Err(otherwise) }
}

/// After a restart of the program somebody must have said what time is left.
///
/// # Errors
/// [`BadTime::Unconfirmed`].
pub fn is_confirmed(countdown: Countdown, at: Moment) -> Result<(), BadTime> {
    holds(!countdown.crossed_a_restart(at), BadTime::Unconfirmed)
}

/// Whether this is the time by the clock or by the rules, in milliseconds.
///
/// # Errors
/// [`BadTime::Other`].
pub fn is_time(got_ms: i64, wanted_ms: i64) -> Result<(), BadTime> {
    holds(got_ms == wanted_ms, BadTime::Other { got_ms, wanted_ms })
}

/// Whether it may be held with so much left.
///
/// # Errors
/// [`BadTime`].
pub fn held(countdown: Countdown, left_ms: i64, at: Moment) -> Result<(), BadTime> {
    holds(countdown.is_running(), BadTime::IsSo)?;
    stopped(countdown, left_ms, at)
}

/// Whether it may stop, running or held, with so much left.
///
/// # Errors
/// [`BadTime`].
pub fn stopped(countdown: Countdown, left_ms: i64, at: Moment) -> Result<(), BadTime> {
    is_confirmed(countdown, at)?;
    is_time(left_ms, countdown.remaining_ms(at))
}

/// Whether it may go on from so much left.
///
/// # Errors
/// [`BadTime`].
pub fn resumed(countdown: Countdown, left_ms: i64, at: Moment) -> Result<(), BadTime> {
    holds(!countdown.is_running(), BadTime::IsSo)?;
    is_time(left_ms, countdown.remaining_ms(at))
}

/// Whether so much left may be confirmed: only after a restart of the program.
///
/// # Errors
/// [`BadTime`].
pub fn confirmed(countdown: Countdown, left_ms: i64, at: Moment) -> Result<(), BadTime> {
    holds(countdown.crossed_a_restart(at), BadTime::IsSo)?;
    is_time(left_ms, countdown.remaining_ms(at))
}

/// Whether a referee may set so much.
///
/// # Errors
/// [`BadTime::OutOfRange`].
pub fn may_be_set(remaining_ms: i64) -> Result<(), BadTime> {
    holds((0..=MOST_MS).contains(&remaining_ms), BadTime::OutOfRange { remaining_ms })
}

/// A time with the alerts of its rules and those noted.
#[derive(Clone, Copy, Debug)]
pub struct Alerted<'a> {
    /// The time.
    pub countdown: Countdown,
    /// Milliseconds left at which one is heard.
    pub alerts_ms: &'a [i64],
    /// Those noted already.
    pub noted: &'a [i64],
}

impl Alerted<'_> {
    /// What has fallen due and was not noted, the end as 0.
    pub fn due(self, at: Moment) -> Vec<(i64, AlertOutcome)> {
        due(self.countdown, self.alerts_ms, self.noted, at)
    }

    /// Whether this alert is the next that is due; the end is none.
    ///
    /// # Errors
    /// [`BadTime::NotDue`].
    pub fn alerted(self, alert: (i64, AlertOutcome), at: Moment) -> Result<(), BadTime> {
        holds(alert.0 != 0 && self.is_next(alert, at), BadTime::NotDue)
    }

    /// Whether the end is what is due next.
    ///
    /// # Errors
    /// [`BadTime::NotDue`].
    pub fn ended(self, at: Moment) -> Result<(), BadTime> {
        holds(self.is_next((0, AlertOutcome::Given), at), BadTime::NotDue)
    }

    fn is_next(self, alert: (i64, AlertOutcome), at: Moment) -> bool {
        is_in_turn(self.countdown, &self.due(at), alert)
    }
}
