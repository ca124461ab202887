//! What undo may do with this format's events (§10): work on sheets is taken back whatever the clock
//! did, letters until they are shown, time never.

use super::event::Event as A;
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
