//! The clock: what an event says of the time is what the clock says at its moment.

use super::super::refusal::Refusal;
use super::super::state::Duplicate;
use super::super::turn::{Stage, Turn};
use super::super::{Rejection, game::TurnNo};
use super::{holds, known, no_time_runs, refuse};
use crate::domain::clock::{Countdown, Moment};
use crate::domain::timing::{AlertOutcome, MOST_MS, due, is_in_turn};

/// The turn whose time runs or is held, which must be this one.
pub(super) fn timed(game: &Duplicate, turn: TurnNo) -> Result<(&Turn, Countdown), Rejection> {
    let (number, state) = game.timed_turn().ok_or(Rejection::Own(Refusal::NoTime))?;
    let countdown = state.countdown().ok_or(Rejection::Own(Refusal::NoTime))?;
    holds(number == turn, Refusal::TimeRunning { turn: number })?;
    Ok((state, countdown))
}

/// After a restart of the program the arbiter must have said what time is left.
fn is_confirmed(countdown: Countdown, at: Moment) -> Result<(), Rejection> {
    holds(!countdown.crossed_a_restart(at), Refusal::TimeUnconfirmed)
}

fn shows(countdown: Countdown, got: i64, at: Moment) -> Result<(), Rejection> {
    let remaining_ms = countdown.remaining_ms(at);
    holds(got == remaining_ms, Refusal::OtherTime { got, remaining_ms })
}

pub(super) fn started(game: &Duplicate, turn: TurnNo, full_ms: i64) -> Result<(), Rejection> {
    no_time_runs(game)?;
    let now = known(game, turn)?;
    if now.letters.is_none() {
        return refuse(Refusal::NoRack { turn });
    }
    holds(!now.has_begun(), Refusal::HasBegun { turn })?;
    holds(now.is_shown(), Refusal::NotShown { turn })?;
    let remaining_ms = game.turn_ms;
    holds(full_ms == remaining_ms, Refusal::OtherTime { got: full_ms, remaining_ms })
}

pub(super) fn held(game: &Duplicate, turn: TurnNo, left: i64, at: Moment) -> Result<(), Rejection> {
    let (_, countdown) = timed(game, turn)?;
    holds(countdown.is_running(), Refusal::TimeIsSo)?;
    is_confirmed(countdown, at)?;
    shows(countdown, left, at)
}

pub(super) fn paused(
    game: &Duplicate,
    turn: TurnNo,
    left: i64,
    at: Moment,
) -> Result<(), Rejection> {
    let (state, countdown) = timed(game, turn)?;
    let can = countdown.is_running() || matches!(state.stage, Stage::Held(_));
    holds(can, Refusal::TimeIsSo)?;
    is_confirmed(countdown, at)?;
    shows(countdown, left, at)
}

pub(super) fn resumed(
    game: &Duplicate,
    turn: TurnNo,
    left: i64,
    at: Moment,
) -> Result<(), Rejection> {
    let (_, countdown) = timed(game, turn)?;
    holds(!countdown.is_running(), Refusal::TimeIsSo)?;
    shows(countdown, left, at)
}

pub(super) fn stopped(
    game: &Duplicate,
    turn: TurnNo,
    left: i64,
    at: Moment,
) -> Result<(), Rejection> {
    let (_, countdown) = timed(game, turn)?;
    is_confirmed(countdown, at)?;
    shows(countdown, left, at)
}

pub(super) fn confirmed(
    game: &Duplicate,
    turn: TurnNo,
    left: i64,
    at: Moment,
) -> Result<(), Rejection> {
    let (_, countdown) = timed(game, turn)?;
    holds(countdown.crossed_a_restart(at), Refusal::TimeIsSo)?;
    shows(countdown, left, at)
}

pub(super) fn in_range(remaining_ms: i64) -> Result<(), Rejection> {
    let sound = (0..=MOST_MS).contains(&remaining_ms);
    holds(sound, Refusal::TimeOutOfRange { remaining_ms, max_ms: MOST_MS })
}

/// The alerts of a turn whose time runs, by the clock that the arbiter has confirmed.
fn due_of(
    game: &Duplicate,
    turn: TurnNo,
    at: Moment,
) -> Result<(Countdown, Vec<(i64, AlertOutcome)>), Rejection> {
    let (state, countdown) = timed(game, turn)?;
    if !matches!(state.stage, Stage::Running(_)) {
        return Err(Rejection::NotDue);
    }
    is_confirmed(countdown, at)?;
    Ok((countdown, due(countdown, &game.alerts_ms(), &state.alerts_reached, at)))
}

fn next(
    game: &Duplicate,
    turn: TurnNo,
    alert: (i64, AlertOutcome),
    at: Moment,
) -> Result<(), Rejection> {
    let (countdown, due) = due_of(game, turn, at)?;
    if is_in_turn(countdown, &due, alert) { Ok(()) } else { Err(Rejection::NotDue) }
}

pub(super) fn alerted(
    game: &Duplicate,
    turn: TurnNo,
    alert: (i64, AlertOutcome),
    at: Moment,
) -> Result<(), Rejection> {
    // The end is an event of its own.
    if alert.0 == 0 { Err(Rejection::NotDue) } else { next(game, turn, alert, at) }
}

pub(super) fn ended(game: &Duplicate, turn: TurnNo, at: Moment) -> Result<(), Rejection> {
    next(game, turn, (0, AlertOutcome::Given), at)
}

/// How many alerts and ends have fallen due by then.
pub(super) fn noted(game: &Duplicate, at: Moment) -> usize {
    let timed = game.timed_turn();
    timed.and_then(|(turn, _)| due_of(game, turn, at).ok()).map_or(0, |(_, due)| due.len())
}
