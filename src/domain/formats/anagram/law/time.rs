//! The clock (§4): start, pause, stop, corrections, alerts, breaks. What an event says of the time is
//! what the clock says at its moment.

use super::super::event::AlertOutcome;
use super::super::round::{Round, Stage};
use super::super::rules::Rules;
use super::super::state::{Anagram, Break};
use super::letters::complete;
use super::{needs, round_of, unknown};
use crate::domain::clock::{Countdown, Moment};
use crate::domain::formats::anagram::Rejection;
use crate::domain::formats::anagram::refusal::{Needs, Refusal};
use crate::domain::ids::RoundNo;
use crate::domain::timing::{MOST_MS, due, is_in_turn};

/// The round whose time runs or is held, which must be this one.
pub(super) fn timed(anagram: &Anagram, round: RoundNo) -> Result<(&Round, Countdown), Rejection> {
    let (number, state) = anagram.timed_round().ok_or(Rejection::Own(Refusal::NoTime))?;
    let countdown = state.countdown().ok_or(Rejection::Own(Refusal::NoTime))?;
    if number == round {
        Ok((state, countdown))
    } else {
        Err(Rejection::Own(Refusal::TimeRunning { round: number }))
    }
}

/// After a restart of the program the referee must have said what time is left.
fn is_confirmed(countdown: Countdown, at: Moment) -> Result<(), Rejection> {
    if countdown.crossed_a_restart(at) {
        Err(Rejection::Own(Refusal::TimeUnconfirmed))
    } else {
        Ok(())
    }
}

fn shows(countdown: Countdown, got: i64, at: Moment) -> Result<(), Rejection> {
    let remaining_ms = countdown.remaining_ms(at);
    if got == remaining_ms {
        Ok(())
    } else {
        Err(Rejection::Own(Refusal::OtherTime { got, remaining_ms }))
    }
}

pub(super) fn started(anagram: &Anagram, round: RoundNo, full_ms: i64) -> Result<(), Rejection> {
    let now = round_of(anagram, round)?;
    if let Some((running, _)) = anagram.timed_round().filter(|&(running, _)| running != round) {
        return Err(Rejection::Own(Refusal::TimeRunning { round: running }));
    }
    needs(round, Needs::Drawn, now.stage == Stage::Drawn)?;
    complete(now.announced.as_ref().map_or(0, |announced| announced.awaited))?;
    if anagram.pause.is_some() {
        return Err(Rejection::Own(Refusal::BreakRuns));
    }
    let rule = anagram.rules().round(round).ok_or_else(|| unknown(round))?;
    is_full(rule.full_ms, full_ms)
}

fn is_full(remaining_ms: i64, got: i64) -> Result<(), Rejection> {
    if got == remaining_ms {
        Ok(())
    } else {
        Err(Rejection::Own(Refusal::OtherTime { got, remaining_ms }))
    }
}

pub(super) fn held(
    anagram: &Anagram,
    round: RoundNo,
    remaining_ms: i64,
    at: Moment,
) -> Result<(), Rejection> {
    let (_, countdown) = timed(anagram, round)?;
    if !countdown.is_running() {
        return Err(Rejection::Own(Refusal::TimeIsSo));
    }
    is_confirmed(countdown, at)?;
    shows(countdown, remaining_ms, at)
}

pub(super) fn paused(
    anagram: &Anagram,
    round: RoundNo,
    remaining_ms: i64,
    at: Moment,
) -> Result<(), Rejection> {
    let (state, countdown) = timed(anagram, round)?;
    if !countdown.is_running() && !matches!(state.stage, Stage::Held(_)) {
        return Err(Rejection::Own(Refusal::TimeIsSo));
    }
    is_confirmed(countdown, at)?;
    shows(countdown, remaining_ms, at)
}

pub(super) fn resumed(
    anagram: &Anagram,
    round: RoundNo,
    remaining_ms: i64,
    at: Moment,
) -> Result<(), Rejection> {
    let (_, countdown) = timed(anagram, round)?;
    if countdown.is_running() {
        return Err(Rejection::Own(Refusal::TimeIsSo));
    }
    shows(countdown, remaining_ms, at)
}

pub(super) fn stopped(
    anagram: &Anagram,
    round: RoundNo,
    remaining_ms: i64,
    at: Moment,
) -> Result<(), Rejection> {
    let (_, countdown) = timed(anagram, round)?;
    is_confirmed(countdown, at)?;
    shows(countdown, remaining_ms, at)
}

pub(super) fn confirmed(
    anagram: &Anagram,
    round: RoundNo,
    remaining_ms: i64,
    at: Moment,
) -> Result<(), Rejection> {
    let (_, countdown) = timed(anagram, round)?;
    if !countdown.crossed_a_restart(at) {
        return Err(Rejection::Own(Refusal::TimeIsSo));
    }
    shows(countdown, remaining_ms, at)
}

pub(super) fn in_range(remaining_ms: i64) -> Result<(), Rejection> {
    if (0..=MOST_MS).contains(&remaining_ms) {
        return Ok(());
    }
    Err(Rejection::Own(Refusal::TimeOutOfRange { remaining_ms, max_ms: MOST_MS }))
}

fn in_turn(
    countdown: Countdown,
    due: &[(i64, AlertOutcome)],
    alert: (i64, AlertOutcome),
) -> Result<(), Rejection> {
    if is_in_turn(countdown, due, alert) { Ok(()) } else { Err(Rejection::NotDue) }
}

/// The alerts of a round that runs, by the clock that the referee has confirmed.
fn due_of_round(
    anagram: &Anagram,
    round: RoundNo,
    at: Moment,
) -> Result<(Countdown, Vec<(i64, AlertOutcome)>), Rejection> {
    let (state, countdown) = timed(anagram, round)?;
    if !matches!(state.stage, Stage::Running(_)) {
        return Err(Rejection::NotDue);
    }
    is_confirmed(countdown, at)?;
    let due = due(countdown, anagram.rules().alerts_ms(), &state.alerts_reached, at);
    Ok((countdown, due))
}

pub(super) fn alerted(
    anagram: &Anagram,
    round: RoundNo,
    alert: (i64, AlertOutcome),
    at: Moment,
) -> Result<(), Rejection> {
    // The end is an event of its own.
    if alert.0 == 0 {
        return Err(Rejection::NotDue);
    }
    let (countdown, due) = due_of_round(anagram, round, at)?;
    in_turn(countdown, &due, alert)
}

pub(super) fn ended(anagram: &Anagram, round: RoundNo, at: Moment) -> Result<(), Rejection> {
    let (countdown, due) = due_of_round(anagram, round, at)?;
    in_turn(countdown, &due, (0, AlertOutcome::Given))
}

pub(super) fn break_started(
    anagram: &Anagram,
    after: RoundNo,
    full_ms: i64,
) -> Result<(), Rejection> {
    if anagram.pause.is_some() {
        return Err(Rejection::Own(Refusal::BreakRuns));
    }
    if let Some((round, _)) = anagram.timed_round() {
        return Err(Rejection::Own(Refusal::TimeRunning { round }));
    }
    let rules: &Rules = anagram.rules();
    if !rules.break_follows(after) || anagram.breaks_taken.contains(&after) {
        return Err(Rejection::Own(Refusal::NoBreak { after }));
    }
    needs(after, Needs::Played, anagram.round(after).is_some_and(Round::is_settled))?;
    is_full(rules.break_ms(), full_ms)
}

/// The break that runs, which must follow this round.
pub(super) fn of_break(anagram: &Anagram, after: RoundNo) -> Result<&Break, Rejection> {
    let pause = anagram.pause.as_ref().ok_or(Rejection::Own(Refusal::NoTime))?;
    if pause.after == after { Ok(pause) } else { Err(Rejection::Own(Refusal::NoBreak { after })) }
}

pub(super) fn break_alerted(
    anagram: &Anagram,
    after: RoundNo,
    alert: (i64, AlertOutcome),
    at: Moment,
) -> Result<(), Rejection> {
    let pause = of_break(anagram, after)?;
    if alert.0 == 0 {
        return Err(Rejection::NotDue);
    }
    let alerts = anagram.rules().break_alerts_ms();
    in_turn(pause.countdown, &due(pause.countdown, alerts, &pause.alerts_reached, at), alert)
}

/// How many alerts and ends have fallen due by then, of the round and of the break.
pub(in crate::domain) fn noted(anagram: &Anagram, at: Moment) -> usize {
    let of_round = anagram
        .timed_round()
        .and_then(|(round, _)| due_of_round(anagram, round, at).ok())
        .map_or(0, |(_, due)| due.len());
    let alerts = anagram.rules().break_alerts_ms();
    let of_break = anagram
        .pause
        .as_ref()
        .map_or(0, |pause| due(pause.countdown, alerts, &pause.alerts_reached, at).len());
    of_round + of_break
}
