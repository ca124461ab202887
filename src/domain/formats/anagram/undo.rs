//! What undo may do with this format's events (§10): work on sheets is taken back whatever the clock
//! did, letters until they are shown, time never.

use super::event::Event as A;
use super::joint::Joint;
use super::joint::event::Event as J;
use super::{Event, Record, Recorded};
use crate::domain::contest::undo::TakesBack;
use crate::domain::ids::RoundNo;

/// What an undo may do with an event, `before` being the history before the event's action.
pub fn takes_back(record: &Record, before: &[Recorded], event: &A) -> TakesBack {
    if ends_a_time(before, event) {
        return TakesBack::Fixed;
    }
    match event {
        A::LettersDrawn { round, .. }
        | A::LettersTyped { round, .. }
        | A::TilesPutBack { round, .. }
        | A::ReplacementsTyped { round, .. } => draw(record, *round),
        A::RoundRecorded { .. }
        | A::LettersCorrected { .. }
        | A::RoundReplayed { .. }
        | A::RoundGivenUp { .. } => TakesBack::Play,
        A::LettersShown { .. }
        | A::RoundStarted { .. }
        | A::TimeHeld { .. }
        | A::RoundPaused { .. }
        | A::RoundResumed { .. }
        | A::RoundStopped { .. }
        | A::RoundEnded { .. }
        | A::TimeRestarted { .. }
        | A::RemainingSet { .. }
        | A::TimeConfirmed { .. }
        | A::AlertReached { .. }
        | A::BreakStarted { .. }
        | A::BreakSet { .. }
        | A::BreakAlertReached { .. }
        | A::BreakEnded { .. } => TakesBack::Fixed,
        A::Joint(event) => of_joint(record, event),
        A::SheetsCollected { .. }
        | A::LatenessSet { .. }
        | A::NotHandedIn { .. }
        | A::SheetAwaited { .. }
        | A::SheetsTakenIn { .. }
        | A::SheetKeyed { .. }
        | A::SheetRevised { .. }
        | A::SheetKeyedAgain { .. }
        | A::KeyingsSettled { .. }
        | A::SheetChecked { .. }
        | A::SheetMoved { .. }
        | A::SettledUnreadable { .. } => TakesBack::Desk,
    }
}

/// A hall takes its word back until the conductor says who takes part.
fn of_joint(record: &Record, event: &J) -> TakesBack {
    let venue = record.contest().game.joint().and_then(Joint::venue);
    match event {
        J::WordSealed { .. } | J::WordOpened { .. } => match venue {
            Some(venue) if !venue.takes_part() => TakesBack::Chance,
            Some(_) | None => TakesBack::Fixed,
        },
        J::LettersReleased { round, .. } => draw(record, *round),
        J::JointEntered { .. } => TakesBack::Barrier,
        J::VenueEntered { .. }
        | J::WordsAsked { .. }
        | J::WordsClosed { .. }
        | J::LettersSealed { .. }
        | J::RoundOpened { .. }
        | J::LettersTold { .. }
        | J::WordObjectionDecided { .. }
        | J::Told { .. }
        | J::JointSigned { .. }
        | J::WordLate { .. }
        | J::SeedRevealed { .. } => TakesBack::Fixed,
    }
}

/// What went out to the halls is never taken back, nor is an objection that was decided elsewhere.
pub fn is_needed(record: &Record, event: &Event) -> bool {
    match (record.contest().game.joint(), event) {
        (Some(Joint::Centre(_)), _) => true,
        (Some(Joint::Venue(_)), Event::ObjectionLodged { objection, .. }) => {
            let mut all = record.contest().common.objections.iter();
            all.any(|it| it.id == *objection && it.decided.is_some())
        }
        (Some(Joint::Venue(_)) | None, _) => false,
    }
}

/// A draw stays once a tile of it was shown.
fn draw(record: &Record, round: RoundNo) -> TakesBack {
    match record.contest().game.announced(round) {
        Some(announced) if !announced.shown => TakesBack::Draw,
        Some(_) | None => TakesBack::Fixed,
    }
}

/// Whether a replay, a giving up or a recording afterwards broke a running time off: taken back, the
/// clock would go on as if it had run meanwhile. Like every other change of the time it stays.
fn ends_a_time(before: &[Recorded], event: &A) -> bool {
    let (A::RoundReplayed { round, .. }
    | A::RoundGivenUp { round, .. }
    | A::RoundRecorded { round, .. }) = event
    else {
        return false;
    };
    let ran = before.iter().rev().find_map(|recorded| match &recorded.event {
        Event::Own(A::RoundStarted { round: started, .. }) if started == round => Some(true),
        Event::Own(
            A::RoundEnded { round: ended }
            | A::RoundStopped { round: ended, .. }
            | A::RoundReplayed { round: ended, .. }
            | A::RoundGivenUp { round: ended, .. },
        ) if ended == round => Some(false),
        _ => None,
    });
    ran == Some(true)
}
