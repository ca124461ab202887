//! The clock (§4): start, pause, stop, corrections, alerts, breaks. What an event says of the time is
//! what the clock says at its moment.

use super::super::event::{AlertOutcome, Event};
use super::super::round::{Round, Stage};
use super::super::rules::Rules;
use super::super::state::{Anagram, Break};
use super::letters::complete;
use super::{needs, round_of, unknown};
use crate::domain::clock::{Countdown, Moment};
use crate::domain::formats::anagram::refusal::{Needs, Refusal};
use crate::domain::formats::anagram::{
    Contest, Event as AnyEvent, Past, Record, Recorded, Rejection,
};
use crate::domain::ids::RoundNo;
use crate::domain::timing::law::{Alerted, BadTime, is_confirmed, is_time, stopped};

/// The round whose time runs or is held, which must be this one.
pub(super) fn timed(anagram: &Anagram, round: RoundNo) -> Result<(&Round, Countdown), Rejection> {
    let (number, state) = anagram.timed_round().ok_or(BadTime::NoTime)?;
    let countdown = state.countdown().ok_or(BadTime::NoTime)?;
    if number == round {
        Ok((state, countdown))
    } else {
        Err(Rejection::Own(Refusal::TimeRunning { round: number }))
    }
}

/// A time that runs or is held, or was stopped with nothing after it.
pub(super) fn can_be_set(past: &Past<'_>, round: RoundNo) -> Result<(), Rejection> {
    let anagram = &past.contest.game;
    match anagram.stopped_round() {
        Some((stopped, _)) if stopped == round => {
            let read = was_read(past.record, round);
            if read { Err(Rejection::PublishedAlready { round }) } else { Ok(()) }
        }
        _ => timed(anagram, round).map(|_| ()),
    }
}

/// Whether players could read a round since it was stopped, also where that was withdrawn or undone.
fn was_read(record: &Record, round: RoundNo) -> bool {
    let stops = |it: &&Recorded| matches!(it.event, AnyEvent::Own(Event::RoundStopped { round: of, .. }) if of == round);
    let publishes =
        |it: &Recorded| matches!(it.event, AnyEvent::RoundPublished { round: of } if of == round);
    record.log().iter().rev().take_while(|it| !stops(it)).any(publishes)
}

/// The round whose time can be given back, and what it had ([`Anagram::stopped_round`]), unless players have read it.
pub fn stopped_round(record: &Record, contest: &Contest) -> Option<(RoundNo, Countdown)> {
    contest.game.stopped_round().filter(|(round, _)| !was_read(record, *round))
}

/// The time of this round.
pub(super) fn time(anagram: &Anagram, round: RoundNo) -> Result<Countdown, Rejection> {
    timed(anagram, round).map(|(_, countdown)| countdown)
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
    Ok(is_time(full_ms, rule.full_ms)?)
}

pub(super) fn paused(
    anagram: &Anagram,
    round: RoundNo,
    left_ms: i64,
    at: Moment,
) -> Result<(), Rejection> {
    let (state, countdown) = timed(anagram, round)?;
    if !countdown.is_running() && !matches!(state.stage, Stage::Held(_)) {
        return Err(BadTime::IsSo.into());
    }
    Ok(stopped(countdown, left_ms, at)?)
}

/// A round that runs, by the clock that the referee has confirmed.
fn running(anagram: &Anagram, round: RoundNo, at: Moment) -> Result<Alerted<'_>, Rejection> {
    let (state, countdown) = timed(anagram, round)?;
    if !matches!(state.stage, Stage::Running(_)) {
        return Err(BadTime::NotDue.into());
    }
    is_confirmed(countdown, at)?;
    Ok(Alerted { countdown, alerts_ms: anagram.rules().alerts_ms(), noted: &state.alerts_reached })
}

pub(super) fn alerted(
    anagram: &Anagram,
    round: RoundNo,
    alert: (i64, AlertOutcome),
    at: Moment,
) -> Result<(), Rejection> {
    Ok(running(anagram, round, at)?.alerted(alert, at)?)
}

pub(super) fn ended(anagram: &Anagram, round: RoundNo, at: Moment) -> Result<(), Rejection> {
    Ok(running(anagram, round, at)?.ended(at)?)
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
    Ok(is_time(full_ms, rules.break_ms())?)
}

/// The break that runs, which must follow this round.
pub(super) fn of_break(anagram: &Anagram, after: RoundNo) -> Result<&Break, Rejection> {
    let pause = anagram.pause.as_ref().ok_or(BadTime::NoTime)?;
    if pause.after == after { Ok(pause) } else { Err(Rejection::Own(Refusal::NoBreak { after })) }
}

fn alerts_of<'a>(anagram: &'a Anagram, pause: &'a Break) -> Alerted<'a> {
    let alerts_ms = anagram.rules().break_alerts_ms();
    Alerted { countdown: pause.countdown, alerts_ms, noted: &pause.alerts_reached }
}

pub(super) fn break_alerted(
    anagram: &Anagram,
    after: RoundNo,
    alert: (i64, AlertOutcome),
    at: Moment,
) -> Result<(), Rejection> {
    Ok(alerts_of(anagram, of_break(anagram, after)?).alerted(alert, at)?)
}

/// How many alerts and ends have fallen due by then, of the round and of the break.
pub(in crate::domain) fn noted(anagram: &Anagram, at: Moment) -> usize {
    let of_round = anagram.timed_round().and_then(|(round, _)| running(anagram, round, at).ok());
    let of_break = anagram.pause.as_ref().map(|pause| alerts_of(anagram, pause));
    of_round.into_iter().chain(of_break).map(|alerted| alerted.due(at).len()).sum()
}
