//! What organisers choose, teams, who is there; and what a format refuses of what every competition has.

use std::collections::BTreeSet;

use super::super::chosen::{ClockName, Pairs};
use super::super::competition::LAST_ROUND;
use super::super::event::Presence;
use super::super::refusal::Refusal;
use super::super::rules::Kind;
use super::super::state::Classic;
use super::super::{Contest, Event, Past, Record, Recorded, Rejection};
use super::{holds, refuse, there};
use crate::domain::contest::known::{known_player, known_round};
use crate::domain::contest::penalty::PenaltyKind;
use crate::domain::ids::{PlayerId, RoundNo, TeamId};
use crate::domain::player::Player;

pub(super) fn system_chosen(game: &Classic, system: Pairs, rounds: u8) -> Result<(), Rejection> {
    holds(system.fits(game.rules()), Refusal::OtherKind { system })?;
    let paired = game.paired().next_back().map_or(0, |(round, _)| round.get());
    let sound = (1..=LAST_ROUND).contains(&rounds) && rounds >= paired;
    holds(sound, Refusal::WrongRounds { rounds, paired })
}

pub(super) fn clock_chosen(game: &Classic, mode: ClockName) -> Result<(), Rejection> {
    let has = game.rules().clocks.iter().any(|clock| ClockName::of(clock.mode) == mode);
    holds(has, Refusal::NoSuchClock)
}

pub(super) fn minimum_set(game: &Classic, games: u32) -> Result<(), Rejection> {
    let averages = matches!(game.rules().kind, Kind::Average(_));
    let sound = averages && (1..=u32::from(LAST_ROUND)).contains(&games);
    holds(sound, Refusal::NoMinimum { games })
}

fn with_teams(game: &Classic) -> Result<(), Rejection> {
    let has = game.rules().swiss().is_some_and(|swiss| swiss.team.is_some());
    holds(has, Refusal::NoTeams)
}

fn named(game: &Classic, of: TeamId, name: &str) -> Result<(), Rejection> {
    if name.trim().is_empty() {
        return Err(Rejection::NameMissing);
    }
    let other = game.teams.iter().find(|(team, other)| **team != of && *other == name);
    other.map_or(Ok(()), |(&team, _)| refuse(Refusal::TeamNamedSo { team }))
}

pub(super) fn team_added(game: &Classic, team: TeamId, name: &str) -> Result<(), Rejection> {
    with_teams(game)?;
    holds(!game.teams.contains_key(&team), Refusal::TeamExists { team })?;
    holds(team.get() <= PlayerId::MOST.get(), Refusal::UnknownTeam { team })?;
    named(game, team, name)
}

pub(super) fn team_renamed(game: &Classic, team: TeamId, name: &str) -> Result<(), Rejection> {
    holds(game.teams.contains_key(&team), Refusal::UnknownTeam { team })?;
    named(game, team, name)
}

pub(super) fn team_assigned(
    contest: &Contest,
    player: PlayerId,
    team: Option<TeamId>,
) -> Result<(), Rejection> {
    let game = &contest.game;
    with_teams(game)?;
    known_player(&contest.common, player)?;
    if let Some(team) = team {
        holds(game.teams.contains_key(&team), Refusal::UnknownTeam { team })?;
    }
    holds(game.of_team.get(&player).copied() != team, Refusal::SoAlready)
}

pub(super) fn member_set(
    contest: &Contest,
    player: PlayerId,
    member: &str,
) -> Result<(), Rejection> {
    known_player(&contest.common, player)?;
    let other = contest.game.members.iter().find(|(of, other)| **of != player && *other == member);
    other.map_or(Ok(()), |(&player, _)| refuse(Refusal::MemberTaken { player }))
}

pub(super) fn absence_set(
    contest: &Contest,
    round: RoundNo,
    player: PlayerId,
    absent: Presence,
) -> Result<(), Rejection> {
    known_round(&contest.game, round)?;
    there(contest, round, player)?;
    let found = contest.game.round(round);
    let placed = found.is_some_and(|found| found.places(player));
    holds(!placed, Refusal::Placed { player, round })?;
    let marked = found.is_some_and(|found| found.absent.contains(&player));
    holds(marked != (absent == Presence::Absent), Refusal::SoAlready)
}

/// The rounds that somebody sits in, or has a bye in.
fn placed_in(game: &Classic, player: PlayerId) -> impl Iterator<Item = RoundNo> {
    game.paired().filter(move |(_, round)| round.places(player)).map(|(number, _)| number)
}

/// What a format refuses of what every competition has: that somebody is gone, or out, before a round in which they
/// have a place. A document could not be read that says so.
///
/// # Errors
/// [`Rejection`].
pub fn also_lawful(past: &Past<'_>, event: &Event) -> Result<(), Rejection> {
    let game = &past.contest.game;
    match event {
        Event::PlayerChanged { player: Player { id, span, .. } } => {
            in_the_way(*id, placed_in(game, *id).filter(|round| !span.contains(*round)))
        }
        Event::PenaltyImposed {
            player,
            round,
            kind: PenaltyKind::Expelled | PenaltyKind::ExpelledFromRest,
            ..
        } => in_the_way(*player, placed_in(game, *player).filter(|later| later > round)),
        _ => Ok(()),
    }
}

/// The last of some rounds is in the way of somebody's leaving.
fn in_the_way(player: PlayerId, rounds: impl Iterator<Item = RoundNo>) -> Result<(), Rejection> {
    rounds.last().map_or(Ok(()), |round| refuse(Refusal::SeatedLater { player, round }))
}

/// Whether the tables that stand need a fact that an undo would else take back although they stay: that somebody
/// they place is there, and not out.
pub fn is_needed(record: &Record, before: &[Recorded], event: &Event) -> bool {
    let contest = record.contest();
    let game = &contest.game;
    match event {
        Event::PlayerAdded { player } => placed_in(game, player.id).next().is_some(),
        Event::PlayerChanged { player } => {
            let earlier = before.iter().rev().filter(|earlier| !record.is_undone(earlier.action));
            let mut spans = earlier.filter_map(|earlier| match &earlier.event {
                Event::PlayerAdded { player: was } | Event::PlayerChanged { player: was } => {
                    (was.id == player.id).then_some(was.span)
                }
                _ => None,
            });
            let Some(was) = spans.next() else { return false };
            placed_in(game, player.id).any(|round| !was.contains(round))
        }
        Event::PenaltyLifted { penalty, .. } => {
            let lifted = contest.common.penalties.iter().find(|other| other.id == *penalty);
            lifted.is_some_and(|penalty| {
                let expels =
                    matches!(penalty.kind, PenaltyKind::Expelled | PenaltyKind::ExpelledFromRest);
                expels && placed_in(game, penalty.player).any(|round| round > penalty.round)
            })
        }
        _ => false,
    }
}

/// Everybody who could be there in a round, by number.
pub fn all_there(contest: &Contest, round: RoundNo) -> BTreeSet<PlayerId> {
    let players = contest.common.players.keys().copied();
    players.filter(|&player| there(contest, round, player).is_ok()).collect()
}
