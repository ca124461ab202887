//! The operator's clock, as it is seen.

use crate::commands::formats::anagram::step::Step;
use crate::domain::clock::{Countdown, Moment, Phase};
use crate::domain::formats::anagram::round::{Round, Stage};
use crate::language::tr;
use crate::screens::name::time_of_day;
use crate::text;
use crate::views::formats::anagram::Sight;
use crate::views::name;

/// The operator's clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockData {
    /// What runs or is held: painted as of the moment, in step with the hall.
    pub time: Countdown,
    /// Minutes and seconds.
    pub text: String,
    /// Whether it has begun: before, it tells how long the round will be.
    pub begun: bool,
    /// Whether it is held: then it stands, and says so.
    pub held: bool,
    /// The alerts that the rules give it, in milliseconds left.
    pub alerts_ms: Vec<i64>,
    /// How urgent it is.
    pub phase: Phase,
    /// The share that is left, in thousandths.
    pub left: u16,
    /// The alerts still to come: as shares in thousandths, and in minutes and seconds.
    pub marks: Vec<(u16, String)>,
    /// When the alerts come; that it is held, or to be confirmed.
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

/// The clock of a round or of the break; before it begins, the time that it will have.
pub(super) fn clock(sight: &Sight<'_>, step: &Step, round: Option<&Round>) -> Option<ClockData> {
    let language = sight.language();
    let anagram = &sight.contest().game;
    // What the hands do comes before the time.
    if matches!(step, Step::TypeReplacements(..)) {
        return None;
    }
    if let Some(time) = round.and_then(Round::countdown) {
        let mut clock = reading(sight, time, anagram.rules().alerts_ms());
        if time.crossed_a_restart(sight.now) {
            clock.notes = vec![tr(language, "rounds-unconfirmed")];
        } else if !time.is_running() {
            clock.notes = vec![tr(language, "rounds-held")];
            clock.held = true;
        }
        return Some(clock);
    }
    if let Some(pause) = &anagram.pause {
        return Some(reading(sight, pause.countdown, anagram.rules().break_alerts_ms()));
    }
    let drawn = round.is_some_and(|round| round.stage == Stage::Drawn);
    let next = matches!(step, Step::Draw(_) | Step::HallWord | Step::Hall(_));
    let number = anagram.current_round().filter(|_| drawn || next)?.0;
    let full_ms = anagram.rules().round(number)?.full_ms;
    Some(ClockData {
        time: Countdown::started(full_ms, sight.now).held_at(full_ms),
        text: name::clock(full_ms),
        alerts_ms: Vec::new(),
        phase: Phase::Calm,
        begun: false,
        held: false,
        left: 1000,
        marks: Vec::new(),
        notes: Vec::new(),
    })
}

fn reading(sight: &Sight<'_>, time: Countdown, alerts_ms: &[i64]) -> ClockData {
    let language = sight.language();
    let left = time.remaining_ms(sight.now);
    let share = |ms: i64| share(ms, time.full_ms());
    let ahead: Vec<i64> =
        alerts_ms.iter().copied().filter(|&alert| alert > 0 && alert < left).collect();
    let notes = ahead.iter().map(|&alert| {
        text!(
            language,
            "rounds-alert-in",
            alert = name::clock(alert),
            wait = name::clock(left - alert)
        )
    });
    let ends = time.is_running().then(|| {
        let at = time_of_day(sight.now.wall_ms + left);
        text!(language, "rounds-ends-at", time = at.as_str())
    });
    ClockData {
        time,
        text: name::clock(left),
        alerts_ms: alerts_ms.to_vec(),
        phase: Phase::at(left, alerts_ms),
        begun: true,
        held: false,
        left: share(left),
        marks: ahead.iter().map(|&alert| (share(alert), name::clock(alert))).collect(),
        notes: notes.chain(ends).collect(),
    }
}
