//! Sheets: handed in, awaited again, read anew after an objection (§§5, 9).

use super::super::event::Event as AnagramEvent;
use super::super::sheet::{Check, Lateness, Sheet, SheetWords};
use super::super::state::{Anagram, Receipt};
use crate::domain::contest::known::pending;
use crate::domain::contest::objection::{About, Outcome};
use crate::domain::formats::anagram::refusal::{CannotUphold, Refusal, Since};
use crate::domain::formats::anagram::{Contest, Event, Rejection};
use crate::domain::ids::{ObjectionId, PlayerId, RoundNo, SheetId};

/// Sheets on the referee's table. One that was marked late stays late.
pub(super) fn collect(
    anagram: &Anagram,
    round: RoundNo,
    players: Vec<PlayerId>,
    lateness: Lateness,
) -> Vec<AnagramEvent> {
    let is_late = |&player: &PlayerId| {
        lateness == Lateness::Late || anagram.place(round, player).lateness == Lateness::Late
    };
    let (late, in_time): (Vec<_>, Vec<_>) = players.into_iter().partition(is_late);
    let collected = [(late, Lateness::Late), (in_time, Lateness::InTime)];
    let collected = collected.into_iter().filter(|(players, _)| !players.is_empty());
    collected
        .map(|(players, lateness)| AnagramEvent::SheetsCollected { round, players, lateness })
        .collect()
}

/// A sheet that nobody took in is awaited anyway: nothing happens.
pub(super) fn awaited(anagram: &Anagram, round: RoundNo, player: PlayerId) -> Vec<AnagramEvent> {
    let untouched = anagram.place(round, player) == Receipt::AWAITED;
    if untouched && anagram.sheet_at(round, player).is_none() {
        return Vec::new();
    }
    vec![AnagramEvent::SheetAwaited { round, player }]
}

/// Whether the sheet still has the words that whoever asks has seen. That there is one, the law asks.
pub(super) fn as_seen(anagram: &Anagram, id: SheetId, seen: &SheetWords) -> Result<(), Rejection> {
    let Some(sheet) = anagram.sheet(id).filter(|sheet| sheet.words() != seen) else {
        return Ok(());
    };
    let by = sheet.versions.last().map(|version| version.by.name.clone()).unwrap_or_default();
    Err(Rejection::Own(Refusal::RevisedSince { by, words: sheet.words().clone() }))
}

/// Whether a sheet is still as whoever decided over it has seen it: its words, its place, its second look.
pub(super) fn still(anagram: &Anagram, id: SheetId, seen: &Sheet) -> Result<(), Rejection> {
    let now = anagram.sheet(id).filter(|now| now.merged_into.is_none());
    let now = now.ok_or(Rejection::Own(Refusal::UnknownSheet { sheet: id }))?;
    let since = if now.words() != seen.words() {
        let by = now.versions.last().map(|version| version.by.name.clone()).unwrap_or_default();
        Since::Keyed { by, words: now.words().clone() }
    } else if (now.player, now.round) != (seen.player, seen.round) {
        Since::Moved { player: now.player, round: now.round }
    } else if now.check != seen.check {
        match &now.check {
            Check::None => Since::Unchecked,
            Check::Unsettled(second) => Since::Differs { by: second.by.name.clone() },
            Check::Done(by) => Since::Checked { by: by.name.clone() },
        }
    } else {
        return Ok(());
    };
    Err(Rejection::Own(Refusal::ChangedSince { since }))
}

pub(super) fn uphold_reading(
    contest: &Contest,
    id: ObjectionId,
    words: SheetWords,
    reason: String,
) -> Result<Vec<Event>, Rejection> {
    let objection = pending(&contest.common, id)?;
    let About::Reading { round } = objection.about else {
        return Err(Rejection::Own(Refusal::CannotUphold { why: CannotUphold::NotAboutThis }));
    };
    let (sheet, _) = contest
        .game
        .sheet_at(round, objection.player)
        .ok_or(Rejection::Own(Refusal::CannotUphold { why: CannotUphold::NotWritten }))?;
    let revised = AnagramEvent::SheetRevised { sheet, words, reason: reason.clone() };
    let outcome = Outcome::Upheld;
    Ok(vec![revised.into(), Event::ObjectionDecided { objection: id, outcome, reason }])
}
