//! Sheets: handed in, keyed, keyed again, settled, moved (§5).

use super::super::event::Event as AnagramEvent;
use super::super::rules::Field;
use super::super::sheet::{Check, Lateness, Sheet, SheetWords};
use super::super::state::Place;
use crate::domain::contest::decide::{known_player, known_round, needs, pending};
use crate::domain::contest::event::Event;
use crate::domain::contest::objection::{About, Outcome};
use crate::domain::contest::rejection::{CannotUphold, Needs};
use crate::domain::contest::{Contest, Rejection};
use crate::domain::ids::{ObjectionId, PlayerId, RoundNo, SheetId};
use crate::domain::letter::Written;
use crate::domain::person::Person;

type Decided = Result<Vec<AnagramEvent>, Rejection>;

/// Sheets on the referee's table. One that was marked late stays late.
pub(super) fn collect(
    contest: &Contest,
    round: RoundNo,
    players: Vec<PlayerId>,
    lateness: Lateness,
) -> Decided {
    begun(contest, round)?;
    for &player in &players {
        known_player(contest, player)?;
    }
    // Only `SetLateness` takes a late mark away.
    let is_late = |&player: &PlayerId| {
        lateness == Lateness::Late
            || contest.anagram.place(round, player).lateness == Lateness::Late
    };
    let (late, in_time): (Vec<_>, Vec<_>) = players.into_iter().partition(is_late);
    let collected = [(late, Lateness::Late), (in_time, Lateness::InTime)];
    let collected = collected.into_iter().filter(|(players, _)| !players.is_empty());
    Ok(collected
        .map(|(players, lateness)| AnagramEvent::SheetsCollected { round, players, lateness })
        .collect())
}

pub(super) fn set_lateness(
    contest: &Contest,
    round: RoundNo,
    player: PlayerId,
    lateness: Lateness,
) -> Decided {
    begun(contest, round)?;
    known_player(contest, player)?;
    Ok(vec![AnagramEvent::LatenessSet { round, player, lateness }])
}

pub(super) fn declare_none(contest: &Contest, round: RoundNo, player: PlayerId) -> Decided {
    begun(contest, round)?;
    known_player(contest, player)?;
    vacant(contest, round, player)?;
    Ok(vec![AnagramEvent::NotHandedIn { round, player }])
}

/// A sheet that nobody took in is awaited anyway: nothing happens.
pub(super) fn awaited(contest: &Contest, round: RoundNo, player: PlayerId) -> Decided {
    begun(contest, round)?;
    known_player(contest, player)?;
    vacant(contest, round, player)?;
    let awaited = contest.anagram.place(round, player) == Place::AWAITED;
    Ok(if awaited { Vec::new() } else { vec![AnagramEvent::SheetAwaited { round, player }] })
}

pub(super) fn key(
    contest: &Contest,
    player: Option<PlayerId>,
    round: RoundNo,
    words: SheetWords,
) -> Decided {
    played(contest, round)?;
    if let Some(player) = player {
        known_player(contest, player)?;
        vacant(contest, round, player)?;
    }
    let sheet = contest.anagram.next_sheet();
    Ok(vec![AnagramEvent::SheetKeyed { sheet, player, round, words }])
}

pub(super) fn revise(
    contest: &Contest,
    sheet: SheetId,
    words: SheetWords,
    reason: String,
) -> Decided {
    counting(contest, sheet)?;
    Ok(vec![AnagramEvent::SheetRevised { sheet, words, reason }])
}

pub(super) fn key_again(
    contest: &Contest,
    sheet: SheetId,
    words: SheetWords,
    who: &Person,
) -> Decided {
    another_person(counting(contest, sheet)?, who)?;
    Ok(vec![AnagramEvent::SheetKeyedAgain { sheet, words }])
}

pub(super) fn settle(contest: &Contest, sheet: SheetId, words: SheetWords) -> Decided {
    let keyed = counting(contest, sheet)?;
    let player = keyed.player;
    let unsettled = player.is_some_and(|p| contest.anagram.is_unsettled(keyed.round, p));
    if !unsettled && !matches!(keyed.check, Check::Unsettled(_)) {
        return Err(Rejection::NothingToSettle);
    }
    Ok(vec![AnagramEvent::KeyingsSettled { sheet, words }])
}

pub(super) fn check(contest: &Contest, sheet: SheetId, who: &Person) -> Decided {
    let keyed = counting(contest, sheet)?;
    another_person(keyed, who)?;
    if matches!(keyed.check, Check::Unsettled(_)) {
        return Err(Rejection::KeyingsUnsettled);
    }
    Ok(vec![AnagramEvent::SheetChecked { sheet }])
}

pub(super) fn relocate(
    contest: &Contest,
    sheet: SheetId,
    player: PlayerId,
    round: RoundNo,
) -> Decided {
    counting(contest, sheet)?;
    known_player(contest, player)?;
    played(contest, round)?;
    Ok(vec![AnagramEvent::SheetMoved { sheet, player, round }])
}

pub(super) fn settle_unreadable(
    contest: &Contest,
    sheet: SheetId,
    field: Field,
    place: usize,
) -> Decided {
    illegible(counting(contest, sheet)?, field, place)?;
    Ok(vec![AnagramEvent::SettledUnreadable { sheet, field, place }])
}

fn begun(contest: &Contest, round: RoundNo) -> Result<(), Rejection> {
    known_round(round)?;
    let begun = contest.anagram.announced(round).is_some();
    needs(round, Needs::Begun, begun)
}

fn played(contest: &Contest, round: RoundNo) -> Result<(), Rejection> {
    known_round(round)?;
    let is_played = contest.anagram.is_played(round);
    needs(round, Needs::Played, is_played)
}

/// No sheet stands for this place yet.
fn vacant(contest: &Contest, round: RoundNo, player: PlayerId) -> Result<(), Rejection> {
    match contest.anagram.sheet_at(round, player) {
        Some((sheet, _)) => Err(Rejection::AlreadyKeyed { sheet }),
        None => Ok(()),
    }
}

/// A sheet that counts: of the present attempt of its round, and not merged into another.
fn counting(contest: &Contest, sheet: SheetId) -> Result<&Sheet, Rejection> {
    let found = contest.anagram.sheet(sheet).filter(|found| contest.anagram.counts(found));
    found.ok_or(Rejection::UnknownSheet { sheet })
}

fn another_person(sheet: &Sheet, who: &Person) -> Result<(), Rejection> {
    let keyed_by = sheet.versions.last().map(|version| &version.by);
    match keyed_by.filter(|first| first.name == who.name) {
        Some(first) => Err(Rejection::SamePerson { name: first.name.clone() }),
        None => Ok(()),
    }
}

fn illegible(sheet: &Sheet, field: Field, place: usize) -> Result<(), Rejection> {
    match sheet.words().field(field).get(place) {
        Some(Written::Illegible(_)) => Ok(()),
        Some(Written::Word(_)) | None => Err(Rejection::NotIllegible),
    }
}

pub(super) fn uphold_reading(
    contest: &Contest,
    id: ObjectionId,
    words: SheetWords,
    reason: String,
) -> Result<Vec<Event>, Rejection> {
    let objection = pending(contest, id)?;
    let About::Reading { round } = objection.about else {
        return Err(Rejection::CannotUphold { why: CannotUphold::NotAboutThis });
    };
    let (sheet, _) = contest
        .anagram
        .sheet_at(round, objection.player)
        .ok_or(Rejection::CannotUphold { why: CannotUphold::NotWritten })?;
    let revised = AnagramEvent::SheetRevised { sheet, words, reason: reason.clone() };
    let outcome = Outcome::Upheld;
    Ok(vec![revised.into(), Event::ObjectionDecided { objection: id, outcome, reason }])
}
