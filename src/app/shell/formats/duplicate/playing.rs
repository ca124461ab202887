//! A duplicate game in play: its time, its alerts, and what its hall must see.

use crate::app::playing::{Alert, Playing};
use crate::app::sound::Tone;
use crate::domain::clock::{Countdown, Moment};
use crate::domain::formats::duplicate::event::Event as D;
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::formats::duplicate::turn::Stage;
use crate::domain::timing::AlertOutcome;
use crate::views::desk::Stand;

impl Playing for Duplicate {
    fn time(&self) -> Option<Countdown> {
        self.timed_turn().and_then(|(_, turn)| turn.countdown())
    }

    fn stand(&self) -> Stand {
        if let Some((number, turn)) = self.timed_turn() {
            return match turn.stage {
                Stage::Running(_) => Stand::Running(number),
                Stage::ToCome | Stage::Drawn | Stage::Held(_) | Stage::Paused(..) | Stage::Over => {
                    Stand::Held(number)
                }
            };
        }
        match self.open_turn() {
            Some((number, _)) => Stand::Drawn(number),
            None => Stand::Played(usize::from(self.closed())),
        }
    }

    fn is_in_play(&self) -> bool {
        self.open_turn().is_some()
    }

    fn alerts(&self, now: Moment) -> Vec<Alert> {
        let alerts = self.alerts_ms();
        let timed = self.timed_turn().and_then(|(_, turn)| {
            let time = turn.countdown().filter(|time| !time.crossed_a_restart(now))?;
            Some((time, &turn.alerts_reached))
        });
        let due = timed.into_iter().flat_map(|(time, reached)| {
            let alerts = &alerts;
            let left = alerts
                .iter()
                .filter(move |alert| **alert < time.full_ms() && !reached.contains(*alert));
            left.filter_map(move |&left_ms| {
                let in_ms = time.reaches_in_ms(left_ms, now)?;
                Some(Alert { left_ms, in_ms, tone: Tone::of(left_ms, alerts) })
            })
        });
        due.collect()
    }

    fn tone(&self, event: &D) -> Option<(Tone, i64)> {
        match event {
            D::AlertReached { alert_ms, outcome: AlertOutcome::Given, .. } => {
                Some((Tone::of(*alert_ms, &self.alerts_ms()), *alert_ms))
            }
            D::TurnEnded { .. } => Some((Tone::End, 0)),
            _ => None,
        }
    }

    /// Letters are shown, a time begins to run or ends, a top is told.
    fn is_for_the_hall(event: &D) -> bool {
        matches!(
            event,
            D::RackShown { .. }
                | D::TurnStarted { .. }
                | D::TurnResumed { .. }
                | D::TimeRestarted { .. }
                | D::RemainingSet { .. }
                | D::TimeConfirmed { .. }
                | D::TurnStopped { .. }
                | D::TurnEnded { .. }
                | D::TopAnnounced { .. }
                | D::NoPlay { .. }
                | D::GameEnded { .. }
        )
    }

    fn ends_time(event: &D) -> bool {
        matches!(event, D::TurnEnded { .. })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::domain::contest::Format as _;
    use crate::domain::formats::duplicate::Rules;
    use crate::domain::formats::duplicate::game::TurnNo;

    #[test]
    fn half_a_minute_and_the_end_are_heard() {
        let game = Duplicate::begin(Arc::new(Rules::ro_duplicate_2007()));
        let alert = |alert_ms, outcome| {
            let event = D::AlertReached { turn: TurnNo::FIRST, alert_ms, outcome };
            game.tone(&event)
        };
        assert!(alert(30_000, AlertOutcome::Given).is_some());
        assert_eq!(alert(30_000, AlertOutcome::Missed), None);
        let end = D::TurnEnded { turn: TurnNo::FIRST };
        assert_eq!(game.tone(&end), Some((Tone::End, 0)));
    }
}
