//! Classic games in play: the time of a round, its alerts, and what the hall must see.

use crate::app::playing::{Alert, Playing};
use crate::app::sound::Tone;
use crate::domain::clock::{Countdown, Moment};
use crate::domain::formats::classic::event::Event as C;
use crate::domain::formats::classic::state::{Classic, Outcome, Round};
use crate::domain::timing::AlertOutcome;
use crate::views::desk::Stand;

fn is_open(round: &Round) -> bool {
    round.tables.values().any(|table| table.outcome == Outcome::Open)
}

/// The alerts of a round's time in milliseconds left, its end as 0.
fn alerts_ms(game: &Classic) -> Vec<i64> {
    let alerts = game.rules().round_alerts_s.iter().map(|&alert| i64::from(alert) * 1000);
    alerts.chain([0]).collect()
}

impl Playing for Classic {
    fn time(&self) -> Option<Countdown> {
        self.round_clock.as_ref().map(|clock| clock.countdown)
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
        self.round_clock.is_some() || self.paired().any(|(_, round)| is_open(round))
    }

    fn alerts(&self, now: Moment) -> Vec<Alert> {
        let Some(clock) = &self.round_clock else { return Vec::new() };
        if clock.countdown.crossed_a_restart(now) {
            return Vec::new();
        }
        let alerts = alerts_ms(self);
        let ahead = alerts
            .iter()
            .filter(|alert| **alert < clock.countdown.full_ms() && !clock.noted.contains(*alert));
        let alert = |&left_ms: &i64| {
            let in_ms = clock.countdown.reaches_in_ms(left_ms, now)?;
            Some(Alert { left_ms, in_ms, tone: Tone::of(left_ms, &alerts) })
        };
        ahead.filter_map(alert).collect()
    }

    fn tone(&self, event: &C) -> Option<(Tone, i64)> {
        match event {
            C::RoundAlertReached { alert_ms: 0, outcome: AlertOutcome::Given, .. } => {
                Some((Tone::End, 0))
            }
            C::RoundAlertReached { alert_ms, outcome: AlertOutcome::Given, .. } => {
                Some((Tone::of(*alert_ms, &alerts_ms(self)), *alert_ms))
            }
            _ => None,
        }
    }

    fn is_for_the_hall(event: &C) -> bool {
        matches!(event, C::PairingShown { .. } | C::RoundClockStarted { .. })
    }

    fn ends_time(event: &C) -> bool {
        matches!(event, C::RoundAlertReached { alert_ms: 0, .. })
    }
}
