//! The clock's commands (§4): start, pause, stop, corrections, alerts, breaks.

use super::super::event::{AlertOutcome, Event as AnagramEvent, PausedTiles};
use super::super::round::{Round, Stage};
use super::super::state::Anagram;
use super::draw::complete;
use crate::domain::clock::{Countdown, Moment};
use crate::domain::contest::Rejection;
use crate::domain::contest::decide::{known_round, needs};
use crate::domain::contest::rejection::Needs;
use crate::domain::ids::RoundNo;

type Decided = Result<Vec<AnagramEvent>, Rejection>;

/// An alert reached longer ago than this fell into a gap and is not sounded late.
const LATE_MS: i64 = 2_000;

/// The longest time that a referee may set, in milliseconds.
const MAX_MS: i64 = 2 * 60 * 60 * 1000;

fn timed(anagram: &Anagram) -> Result<(RoundNo, &Round, Countdown), Rejection> {
    let (number, round) = anagram.timed_round().ok_or(Rejection::NoTime)?;
    let countdown = round.countdown().ok_or(Rejection::NoTime)?;
    Ok((number, round, countdown))
}

/// After a restart of the program the referee must have said what time is left.
fn confirmed(countdown: Countdown, now: Moment) -> Result<(), Rejection> {
    if countdown.crossed_a_restart(now) { Err(Rejection::TimeUnconfirmed) } else { Ok(()) }
}

pub(super) fn start(anagram: &Anagram, round: RoundNo) -> Decided {
    known_round(round)?;
    if let Some((running, _)) = anagram.timed_round().filter(|&(running, _)| running != round) {
        return Err(Rejection::TimeRunning { round: running });
    }
    let now = anagram.round(round).ok_or(Rejection::UnknownRound { round })?;
    needs(round, Needs::Drawn, now.stage == Stage::Drawn)?;
    complete(now.announced.as_ref().map_or(0, |announced| announced.awaited))?;
    let rule = anagram.rules().round(round).ok_or(Rejection::UnknownRound { round })?;
    let ended = anagram.pause.as_ref().map(|pause| AnagramEvent::BreakEnded { after: pause.after });
    let started = AnagramEvent::RoundStarted { round, full_ms: rule.full_ms };
    Ok(ended.into_iter().chain([started]).collect())
}

pub(super) fn hold(anagram: &Anagram, now: Moment) -> Decided {
    let (round, _, countdown) = timed(anagram)?;
    if !countdown.is_running() {
        return Err(Rejection::TimeIsSo);
    }
    confirmed(countdown, now)?;
    let remaining_ms = countdown.remaining_ms(now);
    Ok(vec![AnagramEvent::TimeHeld { round, remaining_ms }])
}

pub(super) fn pause(anagram: &Anagram, tiles: PausedTiles, reason: String, now: Moment) -> Decided {
    let (round, timed, countdown) = timed(anagram)?;
    if !countdown.is_running() && !matches!(timed.stage, Stage::Held(_)) {
        return Err(Rejection::TimeIsSo);
    }
    confirmed(countdown, now)?;
    let remaining_ms = countdown.remaining_ms(now);
    Ok(vec![AnagramEvent::RoundPaused { round, remaining_ms, tiles, reason }])
}

pub(super) fn resume(anagram: &Anagram, now: Moment) -> Decided {
    let (round, _, countdown) = timed(anagram)?;
    if countdown.is_running() {
        return Err(Rejection::TimeIsSo);
    }
    let remaining_ms = countdown.remaining_ms(now);
    Ok(vec![AnagramEvent::RoundResumed { round, remaining_ms }])
}

pub(super) fn stop(anagram: &Anagram, reason: String, now: Moment) -> Decided {
    let (round, _, countdown) = timed(anagram)?;
    confirmed(countdown, now)?;
    let remaining_ms = countdown.remaining_ms(now);
    Ok(vec![AnagramEvent::RoundStopped { round, remaining_ms, reason }])
}

pub(super) fn restart(anagram: &Anagram, reason: String) -> Decided {
    let (round, _, _) = timed(anagram)?;
    Ok(vec![AnagramEvent::TimeRestarted { round, reason }])
}

pub(super) fn set_remaining(anagram: &Anagram, remaining_ms: i64, reason: String) -> Decided {
    let (round, _, _) = timed(anagram)?;
    in_range(remaining_ms)?;
    Ok(vec![AnagramEvent::RemainingSet { round, remaining_ms, reason }])
}

fn in_range(remaining_ms: i64) -> Result<(), Rejection> {
    if (0..=MAX_MS).contains(&remaining_ms) {
        return Ok(());
    }
    Err(Rejection::TimeOutOfRange { remaining_ms, max_ms: MAX_MS })
}

pub(super) fn confirm(anagram: &Anagram, now: Moment) -> Decided {
    let (round, _, countdown) = timed(anagram)?;
    if !countdown.crossed_a_restart(now) {
        return Err(Rejection::TimeIsSo);
    }
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

/// Alerts at or below which the countdown has come and that were not noted, in the order heard. An
/// alert as long as the whole time is none.
fn due(
    countdown: Countdown,
    alerts: &[i64],
    noted: &[i64],
    now: Moment,
) -> Vec<(i64, AlertOutcome)> {
    let remaining_ms = countdown.remaining_ms(now);
    let reached = crate::domain::clock::crossed(alerts, countdown.full_ms(), remaining_ms);
    let new = reached.filter(|alert| !noted.contains(alert));
    new.map(|alert| {
        let late = alert - remaining_ms > LATE_MS;
        (alert, if late { AlertOutcome::Missed } else { AlertOutcome::Given })
    })
    .collect()
}

pub(super) fn start_break(anagram: &Anagram, after: RoundNo) -> Decided {
    if anagram.pause.is_some() {
        return Err(Rejection::BreakRuns);
    }
    if let Some((round, _)) = anagram.timed_round() {
        return Err(Rejection::TimeRunning { round });
    }
    let rules = anagram.rules();
    if !rules.break_follows(after) || anagram.breaks_taken.contains(&after) {
        return Err(Rejection::NoBreak { after });
    }
    let settled = anagram.round(after).is_some_and(Round::is_settled);
    needs(after, Needs::Played, settled)?;
    Ok(vec![AnagramEvent::BreakStarted { after, full_ms: rules.break_ms() }])
}

pub(super) fn set_break(anagram: &Anagram, remaining_ms: i64) -> Decided {
    let after = anagram.pause.as_ref().ok_or(Rejection::NoTime)?.after;
    in_range(remaining_ms)?;
    Ok(vec![AnagramEvent::BreakSet { after, remaining_ms }])
}

pub(super) fn end_break(anagram: &Anagram) -> Decided {
    let after = anagram.pause.as_ref().ok_or(Rejection::NoTime)?.after;
    Ok(vec![AnagramEvent::BreakEnded { after }])
}
