//! The arbiter's clock, as it is seen.

use crate::domain::clock::{Countdown, Moment, Phase};
use crate::domain::formats::duplicate::game::TurnNo;
use crate::language::tr;
use crate::text;
use crate::views::formats::duplicate::Sight;
use crate::views::name;

/// The arbiter's clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockData {
    /// What runs or is held: painted as of the moment, in step with the hall.
    pub time: Countdown,
    /// The alerts that the rules give it, in milliseconds left.
    pub alerts_ms: Vec<i64>,
    /// Minutes and seconds.
    pub text: String,
    /// How urgent it is.
    pub phase: Phase,
    /// The share that is left, in thousandths.
    pub left: u16,
    /// The alerts still to come, as shares in thousandths.
    pub marks: Vec<u16>,
    /// That it is held, or to be confirmed; when the alerts come.
    pub notes: Vec<String>,
}

impl ClockData {
    /// The same as of a moment.
    #[must_use]
    pub fn at(&self, now: Moment) -> Self {
        let left = self.time.remaining_ms(now);
        Self {
            text: name::clock(left),
            phase: Phase::at(left, &self.alerts_ms),
            left: share(left, self.time.full_ms()),
            ..self.clone()
        }
    }
}

/// A part of a whole, in thousandths.
fn share(ms: i64, full_ms: i64) -> u16 {
    u16::try_from(ms * 1000 / full_ms.max(1)).unwrap_or(1000)
}

/// The time of a turn while it runs or is held.
pub(super) fn clock(sight: &Sight<'_>, number: TurnNo) -> Option<ClockData> {
    let language = sight.language();
    let game = &sight.contest().game;
    let time = game.turn(number)?.countdown()?;
    let left = time.remaining_ms(sight.now);
    let alerts_ms = game.alerts_ms();
    let to_come = || alerts_ms.iter().copied().filter(|&alert| alert < left);
    let notes = if time.crossed_a_restart(sight.now) {
        vec![tr(language, "places-unconfirmed")]
    } else if time.is_running() {
        let note = |alert: i64| {
            let wait = name::clock(left - alert);
            match alert {
                0 => text!(language, "places-stop-in", wait = wait),
                alert => text!(language, "places-alert-in", seconds = alert / 1000, wait = wait),
            }
        };
        to_come().map(note).collect()
    } else {
        vec![tr(language, "places-held")]
    };
    let marks = to_come().filter(|&alert| alert > 0).map(|alert| share(alert, time.full_ms()));
    Some(ClockData {
        time,
        text: name::clock(left),
        phase: Phase::at(left, &alerts_ms),
        left: share(left, time.full_ms()),
        marks: marks.collect(),
        notes,
        alerts_ms,
    })
}
