//! Which events end a round: after them its letters and its time are settled (§15).

use super::event::Event;
use crate::domain::ids::RoundNo;

/// The round that an event ended: its time ran out or was stopped, it was recorded afterwards, or it was
/// given up.
#[must_use]
pub fn ended_round(event: &Event) -> Option<RoundNo> {
    match event {
        Event::RoundEnded { round }
        | Event::RoundStopped { round, .. }
        | Event::RoundRecorded { round, .. }
        | Event::RoundGivenUp { round, .. } => Some(*round),
        Event::LettersDrawn { .. }
        | Event::LettersTyped { .. }
        | Event::TilesPutBack { .. }
        | Event::ReplacementsTyped { .. }
        | Event::LettersShown { .. }
        | Event::LettersCorrected { .. }
        | Event::RoundReplayed { .. }
        | Event::RoundStarted { .. }
        | Event::TimeHeld { .. }
        | Event::RoundPaused { .. }
        | Event::RoundResumed { .. }
        | Event::TimeRestarted { .. }
        | Event::RemainingSet { .. }
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
        | Event::SheetsTakenIn { .. }
        | Event::SheetKeyed { .. }
        | Event::SheetRevised { .. }
        | Event::SheetKeyedAgain { .. }
        | Event::KeyingsSettled { .. }
        | Event::SheetChecked { .. }
        | Event::SheetMoved { .. }
        | Event::SettledUnreadable { .. } => None,
    }
}
