//! The texts that people write into events of this format.

use super::event::Event;
use crate::domain::text::{TextKind, UnfitText, check};

/// Whether the texts of an event may stand in a record.
///
/// # Errors
/// [`UnfitText`], of the first that may not.
pub fn fit(event: &Event) -> Result<(), UnfitText> {
    match event {
        Event::RoundRecorded { reason, .. }
        | Event::LettersCorrected { reason, .. }
        | Event::RoundReplayed { reason, .. }
        | Event::RoundGivenUp { reason, .. }
        | Event::RoundPaused { reason, .. }
        | Event::RoundStopped { reason, .. }
        | Event::TimeRestarted { reason, .. }
        | Event::RemainingSet { reason, .. }
        | Event::SheetRevised { reason, .. } => check(reason, TextKind::Reason),
        Event::SheetsTakenIn { from } => check(from, TextKind::Title),
        Event::LettersDrawn { .. }
        | Event::LettersTyped { .. }
        | Event::TilesPutBack { .. }
        | Event::ReplacementsTyped { .. }
        | Event::LettersShown { .. }
        | Event::RoundStarted { .. }
        | Event::TimeHeld { .. }
        | Event::RoundResumed { .. }
        | Event::RoundEnded { .. }
        | Event::TimeConfirmed { .. }
        | Event::AlertReached { .. }
        | Event::BreakStarted { .. }
        | Event::BreakSet { .. }
        | Event::BreakAlertReached { .. }
        | Event::BreakEnded { .. }
        | Event::SheetsCollected { .. }
        | Event::LatenessSet { .. }
        | Event::NotHandedIn { .. }
        | Event::SheetAwaited { .. }
        | Event::SheetKeyed { .. }
        | Event::SheetKeyedAgain { .. }
        | Event::KeyingsSettled { .. }
        | Event::SheetChecked { .. }
        | Event::SheetMoved { .. }
        | Event::SettledUnreadable { .. } => Ok(()),
    }
}
