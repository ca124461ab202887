//! The clocks: what an event says of a time is what the clock says at its moment.

use super::super::Rejection;
use super::super::chosen::ClockName;
use super::super::event::{Confirmed, TimeOf};
use super::super::refusal::Refusal;
use super::super::state::Classic;
use super::super::timed::{RoundClock, TableClock, begins_with, clock_of};
use super::{holds, known_table, paired_round, refuse};
use crate::domain::clock::{Moment, NotNow};
use crate::domain::ids::{RoundNo, TableNo};
use crate::domain::timing::law::{self, BadTime};
use crate::domain::timing::{AlertOutcome, is_in_turn};

type At = (RoundNo, TableNo);

/// The time of this round, which runs or stands.
fn of_round(game: &Classic, round: RoundNo) -> Result<&RoundClock, Rejection> {
    let clock = game.round_clock.as_ref().ok_or(Rejection::Own(Refusal::NoClock))?;
    let there = Refusal::ClockThere { round: clock.round, table: None };
    holds(clock.round == round, there)?;
    Ok(clock)
}

/// The time that the rules give a round, in milliseconds.
pub(in crate::domain::formats::classic) fn round_ms(game: &Classic) -> Option<i64> {
    let seconds = game.rules().round_s;
    (seconds > 0).then(|| i64::from(seconds) * 1000)
}

pub(super) fn round_started(game: &Classic, round: RoundNo, full_ms: i64) -> Result<(), Rejection> {
    paired_round(game, round)?;
    if let Some(clock) = &game.round_clock {
        return refuse(Refusal::ClockThere { round: clock.round, table: None });
    }
    let Some(remaining_ms) = round_ms(game) else { return refuse(Refusal::NoTimeSet) };
    Ok(law::is_time(full_ms, remaining_ms)?)
}

pub(super) fn round_paused(
    game: &Classic,
    round: RoundNo,
    left: i64,
    at: Moment,
) -> Result<(), Rejection> {
    Ok(law::held(of_round(game, round)?.countdown, left, at)?)
}

pub(super) fn round_resumed(
    game: &Classic,
    round: RoundNo,
    left: i64,
    at: Moment,
) -> Result<(), Rejection> {
    Ok(law::resumed(of_round(game, round)?.countdown, left, at)?)
}

pub(super) fn round_set(game: &Classic, round: RoundNo, left: i64) -> Result<(), Rejection> {
    paired_round(game, round)?;
    if game.round_clock.is_some() {
        of_round(game, round)?;
    } else {
        // Where none is, it is that of the last round that has tables.
        let last = game.paired().next_back().map(|(round, _)| round);
        holds(last == Some(round), Refusal::NoClock)?;
    }
    Ok(law::may_be_set(left)?)
}

pub(super) fn round_ended(
    game: &Classic,
    round: RoundNo,
    left: i64,
    at: Moment,
) -> Result<(), Rejection> {
    Ok(law::stopped(of_round(game, round)?.countdown, left, at)?)
}

pub(super) fn round_alerted(
    game: &Classic,
    round: RoundNo,
    alert: (i64, AlertOutcome),
    at: Moment,
) -> Result<(), Rejection> {
    let clock = of_round(game, round)?;
    let due = clock.due(game.rules(), at);
    if is_in_turn(clock.countdown, &due, alert) { Ok(()) } else { Err(BadTime::NotDue.into()) }
}

/// After a restart the arbiter says that the time ran on.
pub(super) fn confirmed(game: &Classic, of: &Confirmed, at: Moment) -> Result<(), Rejection> {
    match of {
        Confirmed::Round { round, remaining_ms } => {
            Ok(law::confirmed(of_round(game, *round)?.countdown, *remaining_ms, at)?)
        }
        Confirmed::Table { round, table } => {
            let clock = of_table(game, (*round, *table))?;
            if clock.crossed_a_restart(at) { Ok(()) } else { Err(BadTime::IsSo.into()) }
        }
    }
}

/// The clock of this table, which runs or stands.
fn of_table(game: &Classic, at: At) -> Result<&TableClock, Rejection> {
    let clock = game.table_clock.as_ref().ok_or(Rejection::Own(Refusal::NoClock))?;
    let there = Refusal::ClockThere { round: clock.round, table: Some(clock.table) };
    holds((clock.round, clock.table) == at, there)?;
    Ok(clock)
}

/// The same, whose time nobody has to confirm.
fn certain(game: &Classic, of: At, at: Moment) -> Result<&TableClock, Rejection> {
    let clock = of_table(game, of)?;
    if clock.crossed_a_restart(at) { Err(BadTime::Unconfirmed.into()) } else { Ok(clock) }
}

fn now(done: &Result<TableClock, NotNow>) -> Result<(), Rejection> {
    match done {
        Ok(_) => Ok(()),
        Err(NotNow::OtherSide { turn }) => refuse(Refusal::OtherSide { turn: *turn }),
        Err(NotNow::Running | NotNow::NotRunning) => Err(BadTime::IsSo.into()),
        Err(NotNow::Sides { .. } | NotNow::NoSide { .. }) => refuse(Refusal::NoSuchClock),
        Err(NotNow::Stopped) => refuse(Refusal::NoClock),
    }
}

pub(super) fn table_started(
    game: &Classic,
    of: At,
    (mode, side): (ClockName, u8),
    (full_ms, game_ms): (i64, Option<i64>),
    at: Moment,
) -> Result<(), Rejection> {
    let seats = known_table(game, of.0, of.1)?.seats.len();
    if let Some(clock) = &game.table_clock {
        return refuse(Refusal::ClockThere { round: clock.round, table: Some(clock.table) });
    }
    let Some(clock) = clock_of(game.rules(), mode, seats) else {
        return refuse(Refusal::NoSuchClock);
    };
    let (wanted, game_wanted) = begins_with(clock.mode);
    law::is_time(full_ms, wanted)?;
    if game_ms != game_wanted {
        let (got_ms, wanted_ms) = (game_ms.unwrap_or_default(), game_wanted.unwrap_or_default());
        return Err(BadTime::Other { got_ms, wanted_ms }.into());
    }
    now(&TableClock::started(of, clock, (seats, usize::from(side)), at))
}

pub(super) fn table_pressed(game: &Classic, of: At, side: u8, at: Moment) -> Result<(), Rejection> {
    now(&certain(game, of, at)?.pressed(usize::from(side), at))
}

pub(super) fn table_paused(game: &Classic, of: At, at: Moment) -> Result<(), Rejection> {
    now(&certain(game, of, at)?.held(at))
}

pub(super) fn table_resumed(game: &Classic, of: At, at: Moment) -> Result<(), Rejection> {
    now(&of_table(game, of)?.resumed(at))
}

pub(super) fn table_set(
    game: &Classic,
    of: At,
    (side, remaining_ms): (u8, i64),
    at: Moment,
) -> Result<(), Rejection> {
    let clock = of_table(game, of)?;
    // Of another side's time nothing says how long the one that ran went on.
    if clock.crossed_a_restart(at) && usize::from(side) != clock.turn() {
        return Err(BadTime::Unconfirmed.into());
    }
    law::may_be_set(remaining_ms.abs())?;
    now(&clock.set(usize::from(side), remaining_ms, at))
}

pub(super) fn table_stopped(game: &Classic, of: At, at: Moment) -> Result<(), Rejection> {
    certain(game, of, at).map(|_| ())
}

/// An alert is the next of those due; one that was in time when it was first seen stays so, however long the file
/// refused it.
pub(super) fn table_alerted(
    game: &Classic,
    of: At,
    (time, alert_ms, outcome): (TimeOf, i64, AlertOutcome),
    at: Moment,
) -> Result<(), Rejection> {
    let clock = of_table(game, of)?;
    match clock.due(at).first() {
        Some(&(next, next_ms, now)) if (next, next_ms) == (time, alert_ms) => {
            let late_as_said = outcome == AlertOutcome::Given || now == AlertOutcome::Missed;
            if late_as_said { Ok(()) } else { Err(BadTime::NotDue.into()) }
        }
        Some(_) | None => Err(BadTime::NotDue.into()),
    }
}

/// How many alerts have fallen due by then.
pub(super) fn noted(game: &Classic, at: Moment) -> usize {
    let round = game.round_clock.as_ref().map_or(0, |clock| clock.due(game.rules(), at).len());
    round + game.table_clock.as_ref().map_or(0, |clock| clock.due(at).len())
}
