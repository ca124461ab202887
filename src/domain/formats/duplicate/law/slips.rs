//! Slips: handed in, keyed, keyed again, settled, moved, set.

use super::super::event::Event as D;
use super::super::judged::in_game;
use super::super::refusal::Refusal;
use super::super::slip::{Check, KeyedSlip, SlipId};
use super::super::state::Duplicate;
use super::super::written::OnSlip;
use super::super::{Contest, Event, Past, Rejection, game::TurnNo};
use super::{holds, known, player_in, refuse};
use crate::domain::contest::law::numbered;
use crate::domain::ids::PlayerId;
use crate::domain::person::Person;

/// The most technical warnings that a slip can be given.
const MOST_WARNINGS: u32 = 9;

/// A turn whose time is over: only then are there slips.
fn over(game: &Duplicate, turn: TurnNo) -> Result<(), Rejection> {
    holds(known(game, turn)?.is_over(), Refusal::NotOver { turn })
}

/// The place of a slip.
pub(super) fn place(contest: &Contest, turn: TurnNo, player: PlayerId) -> Result<(), Rejection> {
    over(&contest.game, turn)?;
    player_in(contest, turn, player)
}

fn vacant(game: &Duplicate, turn: TurnNo, player: PlayerId) -> Result<(), Rejection> {
    match game.slip_at(turn, player) {
        Some((slip, _)) => refuse(Refusal::AlreadyKeyed { slip }),
        None => Ok(()),
    }
}

pub(super) fn collected(
    contest: &Contest,
    turn: TurnNo,
    players: &[PlayerId],
) -> Result<(), Rejection> {
    over(&contest.game, turn)?;
    if players.is_empty() {
        return Err(Rejection::NotTogether);
    }
    let there = in_game(&contest.common, turn);
    for &player in players {
        if !there.contains(&player) {
            player_in(contest, turn, player)?;
        }
        vacant(&contest.game, turn, player)?;
    }
    Ok(())
}

pub(super) fn vacant_place(
    contest: &Contest,
    turn: TurnNo,
    player: PlayerId,
) -> Result<(), Rejection> {
    place(contest, turn, player)?;
    vacant(&contest.game, turn, player)
}

/// The first keying of a place; taken in from elsewhere, it may be a second slip for it.
pub(super) fn keyed(
    past: &Past<'_>,
    slip: SlipId,
    turn: TurnNo,
    player: Option<PlayerId>,
) -> Result<(), Rejection> {
    let contest = past.contest;
    over(&contest.game, turn)?;
    if let Some(player) = player {
        player_in(contest, turn, player)?;
        let taken_in = past
            .action
            .first()
            .is_some_and(|first| matches!(first.event, Event::Own(D::SlipsTakenIn { .. })));
        if !taken_in {
            vacant(&contest.game, turn, player)?;
        }
    }
    numbered(contest.game.next_slip().get().into(), slip.get().into())
}

pub(super) fn folded(written: &OnSlip) -> Result<(), Rejection> {
    let sound = written.points.is_none_or(|points| points <= OnSlip::MOST_POINTS);
    holds(sound && written.is_folded(), Refusal::NotFolded)
}

/// A slip that counts: not merged into another.
pub(super) fn counting(contest: &Contest, slip: SlipId) -> Result<&KeyedSlip, Rejection> {
    let found = contest.game.slip(slip).filter(|found| found.merged_into.is_none());
    found.ok_or(Rejection::Own(Refusal::UnknownSlip { slip }))
}

/// A second look is another person's than the newest version.
pub(super) fn another_person(slip: &KeyedSlip, who: &Person) -> Result<(), Rejection> {
    let keyed_by = slip.versions.last().map(|version| &version.by);
    match keyed_by.filter(|first| first.is_named_as(who)) {
        Some(first) => refuse(Refusal::SamePerson { name: first.name.clone() }),
        None => Ok(()),
    }
}

pub(super) fn settled(contest: &Contest, slip: SlipId) -> Result<(), Rejection> {
    let keyed = counting(contest, slip)?;
    let unsettled = keyed.player.is_some_and(|who| contest.game.is_unsettled(keyed.turn, who));
    holds(unsettled || matches!(keyed.check, Check::Unsettled(_)), Refusal::NothingToSettle)
}

pub(super) fn checked(contest: &Contest, slip: SlipId, who: &Person) -> Result<(), Rejection> {
    let keyed = counting(contest, slip)?;
    another_person(keyed, who)?;
    holds(!matches!(keyed.check, Check::Unsettled(_)), Refusal::KeyingsUnsettled)
}

pub(super) fn moved(
    contest: &Contest,
    slip: SlipId,
    player: PlayerId,
    turn: TurnNo,
) -> Result<(), Rejection> {
    counting(contest, slip)?;
    place(contest, turn, player)
}

pub(super) fn outcome(points: u32, warnings: u32) -> Result<(), Rejection> {
    let sound = points <= OnSlip::MOST_POINTS && warnings <= MOST_WARNINGS;
    holds(sound, Refusal::NoOutcome { points, warnings })
}
