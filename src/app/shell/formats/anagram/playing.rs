//! An anagram competition in play: its time, its alerts, and what its hall must see.

use crate::app::playing::{Alert, Playing};
use crate::app::sound::Tone;
use crate::domain::clock::{Countdown, Moment};
use crate::domain::formats::anagram::event::{AlertOutcome, Event as A};
use crate::domain::formats::anagram::round::Stage;
use crate::domain::formats::anagram::state::Anagram;
use crate::views::desk::Stand;

impl Playing for Anagram {
    fn time(&self) -> Option<Countdown> {
        let round = self.timed_round().and_then(|(_, round)| round.countdown());
        round.or(self.pause.as_ref().map(|pause| pause.countdown))
    }

    fn stand(&self) -> Stand {
        if let Some((number, round)) = self.timed_round() {
            return match round.stage {
                Stage::Running(_) => Stand::Running(number),
                Stage::Held(_)
                | Stage::Paused(..)
                | Stage::ToCome
                | Stage::Drawn
                | Stage::Over
                | Stage::Recorded
                | Stage::GivenUp => Stand::Held(number),
            };
        }
        if self.pause.is_some() {
            return Stand::Break;
        }
        let drawn = self.current_round().filter(|(_, round)| round.announced.is_some());
        let played = self.rounds().filter(|(_, round)| round.is_played()).count();
        drawn.map_or(Stand::Played(played), |(number, _)| Stand::Drawn(number))
    }

    fn is_in_play(&self) -> bool {
        let drawn = self.current_round().is_some_and(|(_, round)| round.announced.is_some());
        drawn || self.timed_round().is_some() || self.pause.is_some()
    }

    fn alerts(&self, now: Moment) -> Vec<Alert> {
        let round = self.timed_round().and_then(|(_, round)| {
            let time = round.countdown().filter(|time| !time.crossed_a_restart(now))?;
            Some((time, self.rules().alerts_ms(), &round.alerts_reached))
        });
        let pause = self.pause.as_ref();
        let pause = pause
            .map(|pause| (pause.countdown, self.rules().break_alerts_ms(), &pause.alerts_reached));
        let times = round.into_iter().chain(pause);
        let alerts = times.flat_map(|(time, alerts, reached)| {
            let due = alerts
                .iter()
                .filter(move |alert| **alert < time.full_ms() && !reached.contains(*alert));
            due.filter_map(move |&left_ms| {
                let in_ms = time.reaches_in_ms(left_ms, now)?;
                Some(Alert { left_ms, in_ms, tone: Tone::of(left_ms, alerts) })
            })
        });
        alerts.collect()
    }

    fn tone(&self, event: &A) -> Option<(Tone, i64)> {
        match event {
            A::AlertReached { alert_ms, outcome: AlertOutcome::Given, .. } => {
                Some((Tone::of(*alert_ms, self.rules().alerts_ms()), *alert_ms))
            }
            A::BreakAlertReached { alert_ms, outcome: AlertOutcome::Given, .. } => {
                Some((Tone::of(*alert_ms, self.rules().break_alerts_ms()), *alert_ms))
            }
            A::RoundEnded { .. } | A::BreakEnded { .. } => Some((Tone::End, 0)),
            _ => None,
        }
    }

    /// Letters are shown, a time begins to run or that of a round ends.
    fn is_for_the_hall(event: &A) -> bool {
        match event {
            A::LettersShown { .. }
            | A::RoundStarted { .. }
            | A::RoundResumed { .. }
            | A::TimeRestarted { .. }
            | A::RemainingSet { .. }
            | A::TimeConfirmed { .. }
            | A::RoundStopped { .. }
            | A::RoundEnded { .. }
            | A::BreakStarted { .. } => true,
            A::LettersDrawn { .. }
            | A::LettersTyped { .. }
            | A::TilesPutBack { .. }
            | A::ReplacementsTyped { .. }
            | A::RoundRecorded { .. }
            | A::LettersCorrected { .. }
            | A::RoundReplayed { .. }
            | A::RoundGivenUp { .. }
            | A::TimeHeld { .. }
            | A::RoundPaused { .. }
            | A::AlertReached { .. }
            | A::BreakSet { .. }
            | A::BreakAlertReached { .. }
            | A::BreakEnded { .. }
            | A::SheetsCollected { .. }
            | A::LatenessSet { .. }
            | A::NotHandedIn { .. }
            | A::SheetAwaited { .. }
            | A::SheetsTakenIn { .. }
            | A::SheetKeyed { .. }
            | A::SheetRevised { .. }
            | A::SheetKeyedAgain { .. }
            | A::KeyingsSettled { .. }
            | A::SheetChecked { .. }
            | A::SheetMoved { .. }
            | A::SettledUnreadable { .. }
            | A::Joint(_) => false,
        }
    }

    fn ends_time(event: &A) -> bool {
        matches!(event, A::RoundEnded { .. } | A::BreakEnded { .. })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::domain::contest::Format as _;
    use crate::domain::formats::anagram::rules::Rules;
    use crate::domain::ids::RoundNo;

    #[test]
    fn an_alert_that_was_missed_is_not_heard() {
        let game = Anagram::begin(Arc::new(Rules::osth_2019()));
        let alert = |alert_ms, outcome| {
            let event = A::AlertReached { round: RoundNo::FIRST, alert_ms, outcome };
            game.tone(&event).map(|(tone, _)| tone)
        };
        assert_eq!(alert(60_000, AlertOutcome::Given), Some(Tone::Minute));
        assert_eq!(alert(20_000, AlertOutcome::Given), Some(Tone::Last));
        assert_eq!(alert(20_000, AlertOutcome::Missed), None);
        let end = A::RoundEnded { round: RoundNo::FIRST };
        assert_eq!(game.tone(&end), Some((Tone::End, 0)));
    }
}
