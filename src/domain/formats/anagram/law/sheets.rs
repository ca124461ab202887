//! Sheets: handed in, keyed, keyed again, settled, moved (§5).

use super::super::event::Event as A;
use super::super::rules::Field;
use super::super::sheet::{Check, Lateness, Sheet};
use super::super::state::Receipt;
use super::{needs, round_of};
use crate::domain::contest::known::known_player;
use crate::domain::contest::law::{Version, numbered};
use crate::domain::contest::objection::{About, Objection, Outcome};
use crate::domain::formats::anagram::refusal::{Needs, Refusal};
use crate::domain::formats::anagram::{Contest, Event, Past, Rejection};
use crate::domain::ids::{PlayerId, RoundNo, SheetId};
use crate::domain::letters::Written;
use crate::domain::person::Person;

/// A round that has letters.
fn begun(contest: &Contest, round: RoundNo) -> Result<(), Rejection> {
    needs(round, Needs::Begun, round_of(&contest.game, round)?.announced.is_some())
}

/// A round whose sheets count.
fn played(contest: &Contest, round: RoundNo) -> Result<(), Rejection> {
    needs(round, Needs::Played, round_of(&contest.game, round)?.is_played())
}

/// The place of a sheet: a round that has letters, and a player.
pub(super) fn place(contest: &Contest, round: RoundNo, player: PlayerId) -> Result<(), Rejection> {
    begun(contest, round)?;
    known_player(&contest.common, player).map(|_| ())
}

/// A late mark is only taken away by what says so.
pub(super) fn collected(
    contest: &Contest,
    round: RoundNo,
    players: &[PlayerId],
    lateness: Lateness,
) -> Result<(), Rejection> {
    begun(contest, round)?;
    if players.is_empty() {
        return Err(Rejection::NotTogether);
    }
    for &player in players {
        known_player(&contest.common, player)?;
        let was_late = contest.game.place(round, player).lateness == Lateness::Late;
        if was_late && lateness == Lateness::InTime {
            return Err(Rejection::Own(Refusal::MarkedLate { player }));
        }
    }
    Ok(())
}

/// No sheet stands for this place yet.
fn vacant(contest: &Contest, round: RoundNo, player: PlayerId) -> Result<(), Rejection> {
    match contest.game.sheet_at(round, player) {
        Some((sheet, _)) => Err(Rejection::Own(Refusal::AlreadyKeyed { sheet })),
        None => Ok(()),
    }
}

pub(super) fn vacant_place(
    contest: &Contest,
    round: RoundNo,
    player: PlayerId,
) -> Result<(), Rejection> {
    place(contest, round, player)?;
    vacant(contest, round, player)
}

pub(super) fn awaited(
    contest: &Contest,
    round: RoundNo,
    player: PlayerId,
) -> Result<(), Rejection> {
    vacant_place(contest, round, player)?;
    let known = contest.game.place(round, player) != Receipt::AWAITED;
    needs(round, Needs::Begun, known)
}

/// The first keying of a place; taken in from elsewhere, it may be a second sheet for it.
pub(super) fn keyed(
    past: &Past<'_>,
    sheet: SheetId,
    round: RoundNo,
    player: Option<PlayerId>,
) -> Result<(), Rejection> {
    let contest = past.contest;
    played(contest, round)?;
    if let Some(player) = player {
        known_player(&contest.common, player)?;
        let taken_in = past
            .action
            .first()
            .is_some_and(|first| matches!(first.event, Event::Own(A::SheetsTakenIn { .. })));
        if !taken_in {
            vacant(contest, round, player)?;
        }
    }
    numbered(contest.game.next_sheet().get().into(), sheet.get().into())
}

/// A sheet that counts: of the present attempt of its round, and not merged into another.
pub(super) fn counting(contest: &Contest, sheet: SheetId) -> Result<&Sheet, Rejection> {
    let found = contest.game.sheet(sheet).filter(|found| contest.game.counts(found));
    found.ok_or(Rejection::Own(Refusal::UnknownSheet { sheet }))
}

/// A second look is another person's than the newest version.
pub(super) fn another_person(
    sheet: &Sheet,
    who: &Person,
    version: Version,
) -> Result<(), Rejection> {
    let keyed_by = sheet.versions.last().map(|version| &version.by);
    let same = |first: &&Person| match version {
        Version::First => first.name == who.name,
        Version::Second => first.is_named_as(who),
    };
    match keyed_by.filter(same) {
        Some(first) => Err(Rejection::Own(Refusal::SamePerson { name: first.name.clone() })),
        None => Ok(()),
    }
}

pub(super) fn settled(contest: &Contest, sheet: SheetId) -> Result<(), Rejection> {
    let keyed = counting(contest, sheet)?;
    let unsettled =
        keyed.player.is_some_and(|player| contest.game.is_unsettled(keyed.round, player));
    if unsettled || matches!(keyed.check, Check::Unsettled(_)) {
        return Ok(());
    }
    Err(Rejection::Own(Refusal::NothingToSettle))
}

pub(super) fn checked(
    contest: &Contest,
    sheet: SheetId,
    who: &Person,
    version: Version,
) -> Result<(), Rejection> {
    let keyed = counting(contest, sheet)?;
    another_person(keyed, who, version)?;
    if matches!(keyed.check, Check::Unsettled(_)) {
        return Err(Rejection::Own(Refusal::KeyingsUnsettled));
    }
    Ok(())
}

pub(super) fn moved(
    contest: &Contest,
    sheet: SheetId,
    player: PlayerId,
    round: RoundNo,
) -> Result<(), Rejection> {
    counting(contest, sheet)?;
    known_player(&contest.common, player)?;
    played(contest, round)
}

pub(super) fn unreadable(sheet: &Sheet, field: Field, place: usize) -> Result<(), Rejection> {
    match sheet.words().field(field).get(place) {
        Some(Written::Illegible(_)) => Ok(()),
        Some(Written::Word(_)) | None => Err(Rejection::Own(Refusal::NotIllegible)),
    }
}

/// The jury settles nothing on a sheet about whose reading an objection was upheld.
///
/// # Errors
/// [`Rejection::ReadingUpheld`].
pub fn jury_may_settle(contest: &Contest, sheet: &Sheet) -> Result<(), Rejection> {
    let upheld = |objection: &Objection| {
        let is_upheld = matches!(objection.decided, Some((Outcome::Upheld, _)));
        let of_reading = objection.about == About::Reading { round: sheet.round };
        is_upheld && of_reading && sheet.player == Some(objection.player)
    };
    if contest.common.objections.iter().any(upheld) {
        return Err(Rejection::ReadingUpheld);
    }
    Ok(())
}
