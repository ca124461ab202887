//! Results, walkovers, cancelled games; games turn by turn.

use super::super::Rejection;
use super::super::course::Course;
use super::super::entered::Entered;
use super::super::game::MOST_TURNS;
use super::super::refusal::Refusal;
use super::super::rules::{End, Rules};
use super::super::state::{Classic, Keyed, NotedEnd, Outcome, RecordedTurn, Table};
use super::super::written::{NotATurn, TurnText};
use super::{holds, known_table, refuse};
use crate::domain::contest::law::reasoned;
use crate::domain::ids::{PlayerId, RoundNo, TableNo};
use crate::domain::person::Person;

/// A table of which no result stands, no walkover and no cancelled game.
pub(super) fn open(game: &Classic, round: RoundNo, table: TableNo) -> Result<(), Rejection> {
    let is_open = known_table(game, round, table)?.outcome == Outcome::Open;
    holds(is_open, Refusal::ResultStands { round, table })
}

/// A table of which something stands.
pub(super) fn told(game: &Classic, round: RoundNo, table: TableNo) -> Result<(), Rejection> {
    let is_open = known_table(game, round, table)?.outcome == Outcome::Open;
    holds(!is_open, Refusal::NoResult { round, table })
}

/// A table of which a result stands.
pub(super) fn keyed(game: &Classic, round: RoundNo, table: TableNo) -> Result<&Keyed, Rejection> {
    let result = known_table(game, round, table)?.result();
    result.ok_or(Rejection::Own(Refusal::NoResult { round, table }))
}

/// A result that this table can have come to, with all that follows from its figures.
pub(super) fn result(
    game: &Classic,
    round: RoundNo,
    number: TableNo,
    result: &Entered,
) -> Result<(), Rejection> {
    let table = known_table(game, round, number)?;
    let mut seats: Vec<PlayerId> = result.seats.iter().map(|seat| seat.player).collect();
    let mut seated = table.seats.clone();
    seats.sort_unstable();
    seated.sort_unstable();
    holds(seats == seated, Refusal::OtherSeats { table: number })?;
    let completed = result.completed(game.rules())?;
    holds(completed == *result, Refusal::NotCompleted)?;
    if result.end == Some(End::Stopped) { reasoned(&result.reason) } else { Ok(()) }
}

pub(super) fn confirmed(
    game: &Classic,
    round: RoundNo,
    table: TableNo,
    who: &Person,
) -> Result<(), Rejection> {
    let keyed = keyed(game, round, table)?;
    holds(keyed.confirmed.is_none(), Refusal::ConfirmedAlready)?;
    let same = keyed.by.is_named_as(who);
    holds(!same, Refusal::SamePerson { name: keyed.by.name.clone() })
}

pub(super) fn walkover(
    game: &Classic,
    round: RoundNo,
    table: TableNo,
    present: PlayerId,
) -> Result<(), Rejection> {
    holds(game.rules().swiss().is_some(), Refusal::NoWalkoverHere)?;
    open(game, round, table)?;
    let seated = known_table(game, round, table)?.seats.contains(&present);
    holds(seated, Refusal::NotAtTable { player: present })
}

/// A game that is cancelled: one without a result, or with one, which it then replaces.
pub(super) fn cancelled(game: &Classic, round: RoundNo, table: TableNo) -> Result<(), Rejection> {
    match known_table(game, round, table)?.outcome {
        Outcome::Open | Outcome::Result(_) => Ok(()),
        Outcome::Walkover { .. } | Outcome::Cancelled { .. } => {
            refuse(Refusal::ResultStands { round, table })
        }
    }
}

/// The course of a table's game, which somebody can have played.
fn can_be(rules: &Rules, table: &Table) -> Result<(), Rejection> {
    for turn in &table.turns {
        let seat = table.seats.iter().position(|&seat| seat == turn.player);
        let seat = seat.ok_or(Refusal::NotAtTable { player: turn.player })?;
        turn.text.turn(rules, seat).map_err(Refusal::NotATurn)?;
    }
    // Of an end that is noted the racks can be no tiles.
    let game = table.whole(rules).ok_or(Refusal::NotATurn(NotATurn::Missing))?;
    match Course::of(rules, &game) {
        Ok(_) => Ok(()),
        Err(impossible) => {
            refuse(Refusal::CannotBe { place: impossible.turn, why: impossible.why })
        }
    }
}

/// A game in which turns can be recorded: none of the texts of a cancelled game, or of one that was not played.
fn played(table: &Table, (round, number): (RoundNo, TableNo)) -> Result<(), Rejection> {
    match table.outcome {
        Outcome::Open | Outcome::Result(_) => Ok(()),
        Outcome::Walkover { .. } | Outcome::Cancelled { .. } => {
            refuse(Refusal::ResultStands { round, table: number })
        }
    }
}

pub(super) fn turn_recorded(
    game: &Classic,
    at: (RoundNo, TableNo),
    player: PlayerId,
    turn: &TurnText,
) -> Result<(), Rejection> {
    let mut table = known_table(game, at.0, at.1)?.clone();
    played(&table, at)?;
    holds(table.ended.is_none(), Refusal::GameOver)?;
    holds(table.turns.len() < MOST_TURNS, Refusal::TooManyTurns { most: MOST_TURNS })?;
    table.turns.push(RecordedTurn { player, text: turn.clone() });
    can_be(game.rules(), &table)
}

pub(super) fn turn_revised(
    game: &Classic,
    at: (RoundNo, TableNo),
    place: u16,
    (player, turn): (PlayerId, &TurnText),
) -> Result<(), Rejection> {
    let mut table = known_table(game, at.0, at.1)?.clone();
    played(&table, at)?;
    let index = usize::from(place).checked_sub(1);
    let Some(old) = index.and_then(|index| table.turns.get_mut(index)) else {
        return refuse(Refusal::NoSuchTurn { place });
    };
    *old = RecordedTurn { player, text: turn.clone() };
    can_be(game.rules(), &table)
}

pub(super) fn game_ended(
    game: &Classic,
    at: (RoundNo, TableNo),
    end: End,
    finisher: Option<PlayerId>,
    racks: &[Option<String>],
) -> Result<(), Rejection> {
    let mut table = known_table(game, at.0, at.1)?.clone();
    played(&table, at)?;
    holds(game.rules().has_end(end), Refusal::NoSuchEnd { end })?;
    holds(racks.len() == table.seats.len(), Refusal::OtherSeats { table: at.1 })?;
    match (end, finisher) {
        (End::Out, None) => return refuse(Refusal::FinisherMissing),
        (End::Out, Some(player)) => {
            let seat = table.seats.iter().position(|&seat| seat == player);
            let seat = seat.ok_or(Refusal::NotAtTable { player })?;
            let has = racks.get(seat).and_then(Option::as_ref);
            let has = has.is_some_and(|rack| !rack.trim().is_empty());
            holds(!has, Refusal::FinisherHasTiles { player })?;
        }
        (_, Some(_)) => return refuse(Refusal::FinisherWithoutOut),
        (_, None) => {}
    }
    table.ended = Some(NotedEnd { end, finisher, racks: racks.to_vec() });
    can_be(game.rules(), &table)
}
