//! The time of a round, as it is seen.

use crate::domain::clock::{Countdown, Moment, Phase};
use crate::language::tr;
use crate::text;
use crate::views::formats::classic::Sight;
use crate::views::name;

/// The time of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockData {
    /// Of which round, and when alerts come.
    pub title: String,
    /// What runs or is held: painted as of the moment, in step with the hall.
    pub time: Countdown,
    /// The alerts that the rules give it, in milliseconds left.
    pub alerts_ms: Vec<i64>,
    /// That it is held, or to be confirmed; empty while it runs.
    pub note: String,
}

/// Minutes and seconds, how urgent it is, the share that is left in thousandths, and the alerts as such shares.
pub struct Shown {
    /// Minutes and seconds.
    pub text: String,
    /// How urgent it is.
    pub phase: Phase,
    /// The share that is left, in thousandths.
    pub left: u16,
    /// The alerts still to come, in thousandths.
    pub marks: Vec<u16>,
}

impl ClockData {
    /// What is painted at a moment.
    pub fn at(&self, now: Moment) -> Shown {
        let (left, full) = (self.time.remaining_ms(now), self.time.full_ms());
        let to_come = self.alerts_ms.iter().copied().filter(|&alert| alert > 0 && alert < left);
        Shown {
            text: name::clock(left),
            phase: Phase::at(left, &self.alerts_ms),
            left: share(left, full),
            marks: to_come.map(|alert| share(alert, full)).collect(),
        }
    }
}

/// A part of a whole, in thousandths.
fn share(ms: i64, full_ms: i64) -> u16 {
    u16::try_from(ms * 1000 / full_ms.max(1)).unwrap_or(1000)
}

/// The time of the round while it runs or is held.
pub(super) fn clock(sight: &Sight<'_>) -> Option<ClockData> {
    let language = sight.language();
    let game = &sight.contest().game;
    let clock = game.round_clock.as_ref()?;
    let alerts = game.rules().round_alerts_s.iter().map(|&alert| i64::from(alert) * 1000);
    let alerts_ms: Vec<i64> = alerts.chain([0]).collect();
    let note = if clock.countdown.crossed_a_restart(sight.now) {
        tr(language, "meeting-clock-unconfirmed")
    } else if clock.countdown.is_running() {
        String::new()
    } else {
        tr(language, "meeting-clock-held")
    };
    Some(ClockData {
        title: text!(language, "meeting-clock-of", round = clock.round.get()),
        time: clock.countdown,
        alerts_ms,
        note,
    })
}
