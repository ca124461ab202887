//! Sheets: handed in, keyed, keyed again, settled, moved (§5).

use super::super::command::Command;
use super::super::event::Event as AnagramEvent;
use super::super::rules::Field;
use super::super::sheet::{Check, Sheet, SheetWords};
use crate::domain::contest::decide::{known_player, known_round, needs, pending, reasoned};
use crate::domain::contest::event::Event;
use crate::domain::contest::objection::{About, Outcome};
use crate::domain::contest::rejection::{CannotUphold, Needs};
use crate::domain::contest::{Contest, Rejection};
use crate::domain::ids::{ObjectionId, PlayerId, RoundNo, SheetId};
use crate::domain::letter::Written;
use crate::domain::person::Person;

pub(super) fn decide(
    contest: &Contest,
    command: Command,
    who: &Person,
) -> Result<Vec<Event>, Rejection> {
    let event = match command {
        Command::CollectSheets { round, players, lateness } => {
            begun(contest, round)?;
            for &player in &players {
                known_player(contest, player)?;
            }
            AnagramEvent::SheetsCollected { round, players, lateness }
        }
        Command::SetLateness { round, player, lateness } => {
            begun(contest, round)?;
            known_player(contest, player)?;
            AnagramEvent::LatenessSet { round, player, lateness }
        }
        Command::DeclareNotHandedIn { round, player } => {
            begun(contest, round)?;
            known_player(contest, player)?;
            if let Some((sheet, _)) = contest.anagram.sheet_at(round, player) {
                return Err(Rejection::AlreadyKeyed { sheet });
            }
            AnagramEvent::NotHandedIn { round, player }
        }
        Command::KeySheet { player, round, words } => key(contest, player, round, words)?,
        Command::ReviseSheet { sheet, words, reason } => {
            counting(contest, sheet)?;
            AnagramEvent::SheetRevised { sheet, words, reason: reasoned(reason)? }
        }
        Command::KeyAgain { sheet, words } => {
            another_person(counting(contest, sheet)?, who)?;
            AnagramEvent::SheetKeyedAgain { sheet, words }
        }
        Command::SettleKeyings { sheet, words } => {
            let keyed = counting(contest, sheet)?;
            let player = keyed.player;
            let unsettled = player.is_some_and(|p| contest.anagram.is_unsettled(keyed.round, p));
            if !unsettled && !matches!(keyed.check, Check::Unsettled(_)) {
                return Err(Rejection::NothingToSettle);
            }
            AnagramEvent::KeyingsSettled { sheet, words }
        }
        Command::CheckSheet { sheet } => {
            let keyed = counting(contest, sheet)?;
            another_person(keyed, who)?;
            if matches!(keyed.check, Check::Unsettled(_)) {
                return Err(Rejection::KeyingsUnsettled);
            }
            AnagramEvent::SheetChecked { sheet }
        }
        Command::MoveSheet { sheet, player, round } => {
            counting(contest, sheet)?;
            known_player(contest, player)?;
            played(contest, round)?;
            AnagramEvent::SheetMoved { sheet, player, round }
        }
        Command::SettleUnreadable { sheet, field, place } => {
            illegible(counting(contest, sheet)?, field, place)?;
            AnagramEvent::SettledUnreadable { sheet, field, place }
        }
        Command::UpholdReading { objection, words, reason } => {
            return uphold_reading(contest, objection, words, reasoned(reason)?);
        }
        _ => return Err(Rejection::NothingToSettle),
    };
    Ok(vec![event.into()])
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

fn key(
    contest: &Contest,
    player: Option<PlayerId>,
    round: RoundNo,
    words: SheetWords,
) -> Result<AnagramEvent, Rejection> {
    played(contest, round)?;
    if let Some(player) = player {
        known_player(contest, player)?;
        if let Some((sheet, _)) = contest.anagram.sheet_at(round, player) {
            return Err(Rejection::AlreadyKeyed { sheet });
        }
    }
    let sheet = contest.anagram.next_sheet();
    Ok(AnagramEvent::SheetKeyed { sheet, player, round, words })
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

fn uphold_reading(
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
