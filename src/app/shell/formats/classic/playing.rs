//! Classic games in play: the time of a round, its alerts, and what the hall must see.

use crate::app::playing::{Alert, Playing};
use crate::app::sound::Tone;
use crate::commands::Pinned;
use crate::commands::formats::classic::Shown;
use crate::domain::clock::{Countdown, Moment};
use crate::domain::formats::classic::event::{Event as C, TimeOf};
use crate::domain::formats::classic::state::{Classic, Outcome, Round};
use crate::domain::formats::classic::timed::{TableClock, Ticking};
use crate::domain::timing::AlertOutcome;
use crate::screens::formats::classic::free_timer;
use crate::views::desk::Stand;

fn is_open(round: &Round) -> bool {
    round.tables.values().any(|table| table.outcome == Outcome::Open)
}

/// The alerts of a round's time in milliseconds left, its end as 0.
fn alerts_ms(game: &Classic) -> Vec<i64> {
    let alerts = game.rules().round_alerts_s.iter().map(|&alert| i64::from(alert) * 1000);
    alerts.chain([0]).collect()
}

/// The alerts of a table's clock that are still to come, and the time of the game beside that of turns.
fn of_table(clock: &TableClock, now: Moment) -> Vec<Alert> {
    if !clock.is_running() || clock.crossed_a_restart(now) {
        return Vec::new();
    }
    let alert =
        |left_ms, in_ms| Alert { left_ms, in_ms, tone: Tone::of(left_ms, &clock.alerts_ms) };
    let ahead = |of: TimeOf, full_ms: i64| {
        let new = move |alert: &i64| *alert < full_ms && !clock.noted.contains(&(of, *alert));
        clock.alerts_ms.iter().copied().filter(new)
    };
    match &clock.ticking {
        Ticking::Turn { timer, .. } => {
            let turn = ahead(TimeOf::Turn, timer.turn().full_ms());
            let turn =
                turn.filter_map(|left| Some(alert(left, timer.turn().reaches_in_ms(left, now)?)));
            let game = timer.game().filter(|_| !clock.noted.contains(&(TimeOf::Game, 0)));
            let game = game.and_then(|game| Some(alert(0, game.reaches_in_ms(0, now)?)));
            turn.chain(game).collect()
        }
        Ticking::Chess(sides) => {
            let of = TimeOf::Side(u8::try_from(sides.turn()).unwrap_or(u8::MAX));
            let ahead = ahead(of, sides.full_ms());
            let ahead = ahead.filter_map(|left| Some(alert(left, sides.reaches_in_ms(left, now)?)));
            ahead.filter(|alert| alert.in_ms >= 0).collect()
        }
    }
}

impl Playing for Classic {
    fn time(&self) -> Option<Countdown> {
        self.round_clock.as_ref().map(|clock| clock.countdown)
    }

    fn running_ms(&self, now: Moment) -> Vec<i64> {
        let round = self.time().filter(Countdown::is_running).map(|time| time.remaining_ms(now));
        let table = self.table_clock.as_ref().filter(|clock| clock.is_running());
        let table = table.and_then(|clock| match &clock.ticking {
            Ticking::Turn { timer, .. } => {
                Some(timer.turn().remaining_ms(now)).filter(|it| *it > 0)
            }
            Ticking::Chess(sides) => sides.remaining_ms(sides.turn(), now),
        });
        round.filter(|left| *left > 0).into_iter().chain(table).collect()
    }

    fn stand(&self) -> Stand {
        if let Some(clock) = &self.round_clock {
            let running = clock.countdown.is_running();
            return if running { Stand::Running(clock.round) } else { Stand::Held(clock.round) };
        }
        match self.paired().find(|(_, round)| is_open(round)) {
            Some((number, _)) => Stand::Drawn(number),
            None => Stand::Played(self.paired().count()),
        }
    }

    fn is_in_play(&self) -> bool {
        self.round_clock.is_some()
            || self.table_clock.is_some()
            || self.paired().any(|(_, round)| is_open(round))
    }

    fn alerts(&self, now: Moment) -> Vec<Alert> {
        let of_table = self.table_clock.iter().flat_map(|clock| of_table(clock, now));
        let of_round = self.round_clock.iter().filter(|it| !it.countdown.crossed_a_restart(now));
        let of_round = of_round.flat_map(|clock| {
            let alerts = alerts_ms(self);
            let full_ms = clock.countdown.full_ms();
            let ahead = alerts.iter().filter(|it| **it < full_ms && !clock.noted.contains(*it));
            let alert = |&left_ms: &i64| {
                let in_ms = clock.countdown.reaches_in_ms(left_ms, now)?;
                Some(Alert { left_ms, in_ms, tone: Tone::of(left_ms, &alerts) })
            };
            ahead.filter_map(alert).collect::<Vec<_>>()
        });
        of_round.chain(of_table).collect()
    }

    fn alerts_shown(&self, (pinned, since): (&Pinned, Option<Moment>), now: Moment) -> Vec<Alert> {
        let is_timer = *pinned == Pinned::from(Shown::Timer);
        let timer = free_timer(self.rules(), since).filter(|_| is_timer);
        let Some((time, alerts)) = timer else { return Vec::new() };
        let alert = |&left_ms: &i64| {
            let in_ms = time.reaches_in_ms(left_ms, now).filter(|in_ms| *in_ms >= 0)?;
            Some(Alert { left_ms, in_ms, tone: Tone::of(left_ms, &alerts) })
        };
        alerts.iter().filter_map(alert).collect()
    }

    fn tone(&self, event: &C) -> Option<(Tone, i64)> {
        match event {
            C::RoundAlertReached { alert_ms: 0, outcome: AlertOutcome::Given, .. } => {
                Some((Tone::End, 0))
            }
            C::RoundAlertReached { alert_ms, outcome: AlertOutcome::Given, .. } => {
                Some((Tone::of(*alert_ms, &alerts_ms(self)), *alert_ms))
            }
            C::TableAlertReached { alert_ms, outcome: AlertOutcome::Given, .. } => {
                let alerts = self.table_clock.as_ref().map(|clock| clock.alerts_ms.as_slice());
                Some((Tone::of(*alert_ms, alerts.unwrap_or_default()), *alert_ms))
            }
            _ => None,
        }
    }

    fn is_for_the_hall(event: &C) -> bool {
        matches!(
            event,
            C::PairingShown { .. } | C::RoundClockStarted { .. } | C::TableClockStarted { .. }
        )
    }

    fn ends_time(event: &C) -> bool {
        matches!(event, C::RoundAlertReached { alert_ms: 0, .. })
    }
}
