//! The law of the record for classic games: when each of their events may stand. That no tables cost less is asked
//! by a verification alone; that a word is in a list only where the very list is at hand.

mod action;
mod games;
mod judging;
mod pairs;
mod people;
mod time;

use super::event::Event;
use super::refusal::Refusal;
use super::state::{Classic, Table};
use super::{Contest, Past, Rejection};
use crate::domain::clock::Moment;
use crate::domain::contest::known::{known_player, known_round};
use crate::domain::contest::law::{Laws, numbered, reasoned};
use crate::domain::contest::penalty::PenaltyKind;
use crate::domain::ids::{PlayerId, RoundNo, TableNo};
use crate::domain::person::Person;

pub use action::{follows, is_all_that_is_due, rulings_of};
pub(super) use pairs::made;
pub use pairs::{marked_absent, missing_before, no_better};
pub use people::{all_there, also_lawful, is_needed};
pub(super) use time::round_ms;

/// Whether this event may stand here.
///
/// # Errors
/// [`Rejection`], the rule that forbids it.
#[expect(clippy::too_many_lines, reason = "an arm a fact, and none may be missing")]
pub fn lawful(
    past: &Past<'_>,
    event: &Event,
    (at, who): (Moment, &Person),
    laws: Laws<'_>,
) -> Result<(), Rejection> {
    let contest = past.contest;
    let game = &contest.game;
    match event {
        Event::SystemChosen { system, rounds, starter: _ } => {
            people::system_chosen(game, *system, *rounds)
        }
        Event::ClockChosen { mode } => people::clock_chosen(game, *mode),
        Event::MinimumGamesSet { games } => people::minimum_set(game, *games),
        Event::TeamAdded { team, name } => people::team_added(game, *team, name),
        Event::TeamRenamed { team, name } => people::team_renamed(game, *team, name),
        Event::TeamAssigned { player, team } => people::team_assigned(contest, *player, *team),
        Event::MemberSet { player, member } => people::member_set(contest, *player, member),

        Event::AbsenceSet { round, player, absent } => {
            people::absence_set(contest, *round, *player, *absent)
        }
        Event::RoundPaired {
            round,
            attempt,
            system,
            order,
            tables,
            byes,
            absent,
            cost,
            despite,
        } => {
            let paired = pairs::Paired { order, tables, byes, absent, cost };
            let of = (*round, *attempt, *system);
            pairs::paired(contest, of, &paired, despite.as_deref(), laws.seed)
        }
        Event::PairingTyped { round, attempt, tables, byes, absent } => {
            numbered(pairs::attempt(game, *round), attempt.get().into())?;
            pairs::typed(contest, *round, tables, byes, absent)
        }
        Event::PlayersSwapped { round, a, b, reason } => {
            pairs::swapped(game, *round, (*a, *b), reason)
        }
        Event::PairingWithdrawn { round, reason } => {
            pairs::withdrawn(game, *round)?;
            reasoned(reason)
        }
        Event::PairingShown { round } => pairs::shown(game, *round),

        Event::RoundClockStarted { round, full_ms } => time::round_started(game, *round, *full_ms),
        Event::RoundClockPaused { round, remaining_ms, reason } => {
            time::round_paused(game, *round, *remaining_ms, at)?;
            reasoned(reason)
        }
        Event::RoundClockResumed { round, remaining_ms } => {
            time::round_resumed(game, *round, *remaining_ms, at)
        }
        Event::RoundClockSet { round, remaining_ms, reason } => {
            time::round_set(game, *round, *remaining_ms)?;
            reasoned(reason)
        }
        Event::RoundClockEnded { round, remaining_ms } => {
            time::round_ended(game, *round, *remaining_ms, at)
        }
        Event::TimeConfirmed { of } => time::confirmed(game, of, at),
        Event::RoundAlertReached { round, alert_ms, outcome } => {
            time::round_alerted(game, *round, (*alert_ms, *outcome), at)
        }

        Event::TableClockStarted { round, table, mode, side, full_ms, game_ms } => {
            let times = (*full_ms, *game_ms);
            time::table_started(game, (*round, *table), (*mode, *side), times, at)
        }
        Event::TableClockPressed { round, table, side } => {
            time::table_pressed(game, (*round, *table), *side, at)
        }
        Event::TableClockPaused { round, table, reason } => {
            time::table_paused(game, (*round, *table), at)?;
            reasoned(reason)
        }
        Event::TableClockResumed { round, table } => {
            time::table_resumed(game, (*round, *table), at)
        }
        Event::TableClockSet { round, table, side, remaining_ms, reason } => {
            time::table_set(game, (*round, *table), (*side, *remaining_ms), at)?;
            reasoned(reason)
        }
        Event::TableClockStopped { round, table } => {
            time::table_stopped(game, (*round, *table), at)
        }
        Event::TableAlertReached { round, table, of, alert_ms, outcome } => {
            time::table_alerted(game, (*round, *table), (*of, *alert_ms, *outcome), at)
        }

        Event::ResultEntered { round, table, result } => {
            games::open(game, *round, *table)?;
            games::result(game, *round, *table, result)
        }
        Event::ResultCorrected { round, table, result, reason } => {
            games::keyed(game, *round, *table)?;
            games::result(game, *round, *table, result)?;
            reasoned(reason)
        }
        Event::ResultWithdrawn { round, table, reason } => {
            games::told(game, *round, *table)?;
            reasoned(reason)
        }
        Event::ResultConfirmed { round, table } => games::confirmed(game, *round, *table, who),
        Event::WalkoverDeclared { round, table, present, reason } => {
            games::walkover(game, *round, *table, *present)?;
            reasoned(reason)
        }
        Event::GameCancelled { round, table, reason } => {
            games::cancelled(game, *round, *table)?;
            reasoned(reason)
        }
        // What follows it is the action's question.
        Event::ResultsTakenIn { from: _, reason } => reasoned(reason),

        Event::TurnRecorded { round, table, player, turn } => {
            games::turn_recorded(game, (*round, *table), *player, turn)
        }
        Event::TurnRevised { round, table, place, player, turn, reason } => {
            games::turn_revised(game, (*round, *table), *place, (*player, turn))?;
            reasoned(reason)
        }
        Event::GameEnded { round, table, end, finisher, racks } => {
            games::game_ended(game, (*round, *table), *end, *finisher, racks)
        }

        Event::WordsJudged { challenge, round, table, words, verdict, passport } => {
            numbered(game.next_challenge().into(), (*challenge).into())?;
            judging::place(game, *round, *table)?;
            judging::judged(contest, words, *verdict, passport, laws.lexicon)
        }
        Event::ChallengeAnswered { challenge, verdict, source } => {
            judging::answered(game, *challenge, *verdict)?;
            reasoned(source)
        }
    }
}

fn refuse<T>(why: Refusal) -> Result<T, Rejection> {
    Err(Rejection::Own(why))
}

fn holds(is_so: bool, why: Refusal) -> Result<(), Rejection> {
    if is_so { Ok(()) } else { refuse(why) }
}

/// A round that has tables.
fn paired_round(game: &Classic, round: RoundNo) -> Result<&super::state::Round, Rejection> {
    known_round(game, round)?;
    let found = game.round(round).filter(|found| found.pairing.is_some());
    found.ok_or(Rejection::Own(Refusal::NotPaired { round }))
}

/// A table of a round that has tables.
fn known_table(game: &Classic, round: RoundNo, table: TableNo) -> Result<&Table, Rejection> {
    let found = paired_round(game, round)?.tables.get(&table);
    let found = found.ok_or(Rejection::Own(Refusal::UnknownTable { round, table }))?;
    Ok(found)
}

/// Whether somebody is there in a round and not out.
fn there(contest: &Contest, round: RoundNo, player: PlayerId) -> Result<(), Rejection> {
    let known = known_player(&contest.common, player)?;
    holds(!is_out(contest, player, round), Refusal::PlayerOut { player, round })?;
    holds(known.span.contains(round), Refusal::NotThere { player, round })
}

/// Whether somebody was expelled in a round before this one.
pub(super) fn is_out(contest: &Contest, player: PlayerId, round: RoundNo) -> bool {
    contest.common.penalties_of(player).any(|penalty| {
        let expels = matches!(penalty.kind, PenaltyKind::Expelled | PenaltyKind::ExpelledFromRest);
        expels && penalty.round < round
    })
}
