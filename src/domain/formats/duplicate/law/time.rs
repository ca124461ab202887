//! The clock: what an event says of the time is what the clock says at its moment.

use super::super::refusal::Refusal;
use super::super::state::Duplicate;
use super::super::turn::{Stage, Turn};
use super::super::{Rejection, game::TurnNo};
use super::{holds, known, no_time_runs, refuse};
use crate::domain::clock::{Countdown, Moment};
use crate::domain::timing::AlertOutcome;
use crate::domain::timing::law::{Alerted, BadTime, is_confirmed, is_time, stopped};

/// The turn whose time runs or is held, which must be this one.
pub(super) fn timed(game: &Duplicate, turn: TurnNo) -> Result<(&Turn, Countdown), Rejection> {
    let (number, state) = game.timed_turn().ok_or(BadTime::NoTime)?;
    let countdown = state.countdown().ok_or(BadTime::NoTime)?;
    holds(number == turn, Refusal::TimeRunning { turn: number })?;
    Ok((state, countdown))
}

/// The time of this turn.
pub(super) fn time(game: &Duplicate, turn: TurnNo) -> Result<Countdown, Rejection> {
    timed(game, turn).map(|(_, countdown)| countdown)
}

pub(super) fn started(game: &Duplicate, turn: TurnNo, full_ms: i64) -> Result<(), Rejection> {
    no_time_runs(game)?;
    let now = known(game, turn)?;
    if now.letters.is_none() {
        return refuse(Refusal::NoRack { turn });
    }
    holds(!now.has_begun(), Refusal::HasBegun { turn })?;
    holds(now.is_shown(), Refusal::NotShown { turn })?;
    Ok(is_time(full_ms, game.turn_ms)?)
}

pub(super) fn paused(
    game: &Duplicate,
    turn: TurnNo,
    left_ms: i64,
    at: Moment,
) -> Result<(), Rejection> {
    let (state, countdown) = timed(game, turn)?;
    if !countdown.is_running() && !matches!(state.stage, Stage::Held(_)) {
        return Err(BadTime::IsSo.into());
    }
    Ok(stopped(countdown, left_ms, at)?)
}

/// What asks the alerts of a turn whose time runs, by the clock that the arbiter has confirmed.
fn running<T>(
    game: &Duplicate,
    turn: TurnNo,
    at: Moment,
    ask: impl FnOnce(Alerted<'_>) -> Result<T, BadTime>,
) -> Result<T, Rejection> {
    let (state, countdown) = timed(game, turn)?;
    if !matches!(state.stage, Stage::Running(_)) {
        return Err(BadTime::NotDue.into());
    }
    is_confirmed(countdown, at)?;
    let alerts_ms = &game.alerts_ms();
    Ok(ask(Alerted { countdown, alerts_ms, noted: &state.alerts_reached })?)
}

pub(super) fn alerted(
    game: &Duplicate,
    turn: TurnNo,
    alert: (i64, AlertOutcome),
    at: Moment,
) -> Result<(), Rejection> {
    running(game, turn, at, |alerts| alerts.alerted(alert, at))
}

pub(super) fn ended(game: &Duplicate, turn: TurnNo, at: Moment) -> Result<(), Rejection> {
    running(game, turn, at, |alerts| alerts.ended(at))
}

/// How many alerts and ends have fallen due by then.
pub(super) fn noted(game: &Duplicate, at: Moment) -> usize {
    let due = |turn| running(game, turn, at, |alerts| Ok(alerts.due(at).len())).ok();
    game.timed_turn().and_then(|(turn, _)| due(turn)).unwrap_or(0)
}
