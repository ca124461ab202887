//! The clock's commands (§4): what the clock shows, as events.

use super::super::event::Event as AnagramEvent;
use super::super::event::PausedTiles;
use super::super::law::unknown;
use super::super::round::Stage;
use super::super::state::Anagram;
use crate::domain::clock::{Countdown, Moment};
use crate::domain::formats::anagram::Rejection;
use crate::domain::ids::RoundNo;
use crate::domain::timing::due;
use crate::domain::timing::law::BadTime;

type Decided = Result<Vec<AnagramEvent>, Rejection>;

/// The round whose time runs or is held.
pub(super) fn timed(anagram: &Anagram) -> Result<(RoundNo, Countdown), Rejection> {
    let (number, round) = anagram.timed_round().ok_or(BadTime::NoTime)?;
    Ok((number, round.countdown().ok_or(BadTime::NoTime)?))
}

/// The round whose time runs or is held, or else was stopped with nothing after it.
pub(super) fn can_be_set(anagram: &Anagram) -> Result<RoundNo, Rejection> {
    let stopped = || anagram.stopped_round().map(|(round, _)| round);
    let timed = anagram.timed_round().map(|(round, _)| round);
    timed.or_else(stopped).ok_or_else(|| BadTime::NoTime.into())
}

/// The round that the running break follows.
pub(super) fn break_after(anagram: &Anagram) -> Result<RoundNo, Rejection> {
    anagram.pause.as_ref().map(|pause| pause.after).ok_or(BadTime::NoTime.into())
}

pub(super) fn start(anagram: &Anagram, round: RoundNo) -> Decided {
    let rule = anagram.rules().round(round).ok_or_else(|| unknown(round))?;
    let ended = anagram.pause.as_ref().map(|pause| AnagramEvent::BreakEnded { after: pause.after });
    let started = AnagramEvent::RoundStarted { round, full_ms: rule.full_ms };
    Ok(ended.into_iter().chain([started]).collect())
}

pub(super) fn hold(anagram: &Anagram, now: Moment) -> Decided {
    let (round, countdown) = timed(anagram)?;
    let remaining_ms = countdown.remaining_ms(now);
    Ok(vec![AnagramEvent::TimeHeld { round, remaining_ms }])
}

pub(super) fn pause(anagram: &Anagram, tiles: PausedTiles, reason: String, now: Moment) -> Decided {
    let (round, countdown) = timed(anagram)?;
    let remaining_ms = countdown.remaining_ms(now);
    Ok(vec![AnagramEvent::RoundPaused { round, remaining_ms, tiles, reason }])
}

pub(super) fn resume(anagram: &Anagram, now: Moment) -> Decided {
    let (round, countdown) = timed(anagram)?;
    let remaining_ms = countdown.remaining_ms(now);
    Ok(vec![AnagramEvent::RoundResumed { round, remaining_ms }])
}

pub(super) fn stop(anagram: &Anagram, reason: String, now: Moment) -> Decided {
    let (round, countdown) = timed(anagram)?;
    let remaining_ms = countdown.remaining_ms(now);
    Ok(vec![AnagramEvent::RoundStopped { round, remaining_ms, reason }])
}

pub(super) fn confirm(anagram: &Anagram, now: Moment) -> Decided {
    let (round, countdown) = timed(anagram)?;
    let remaining_ms = countdown.remaining_ms(now);
    Ok(vec![AnagramEvent::TimeConfirmed { round, remaining_ms }])
}

/// The alerts that have fallen due since they were last noted, and the end. After a restart the end
/// is noted only once the referee has confirmed the time or set it (§4).
pub(super) fn note(anagram: &Anagram, now: Moment) -> Vec<AnagramEvent> {
    let mut events = Vec::new();
    if let Some((number, round)) = anagram.timed_round()
        && let Stage::Running(countdown) = round.stage
    {
        let alerts = anagram.rules().alerts_ms();
        if !countdown.crossed_a_restart(now) {
            let due = due(countdown, alerts, &round.alerts_reached, now);
            events.extend(due.into_iter().map(|(alert_ms, outcome)| match alert_ms {
                0 => AnagramEvent::RoundEnded { round: number },
                alert_ms => AnagramEvent::AlertReached { round: number, alert_ms, outcome },
            }));
        }
    }
    if let Some(pause) = &anagram.pause {
        let after = pause.after;
        let alerts = anagram.rules().break_alerts_ms();
        let due = due(pause.countdown, alerts, &pause.alerts_reached, now);
        events.extend(due.into_iter().map(|(alert_ms, outcome)| match alert_ms {
            0 => AnagramEvent::BreakEnded { after },
            alert_ms => AnagramEvent::BreakAlertReached { after, alert_ms, outcome },
        }));
    }
    events
}
