//! Which events end a round: after them its letters and its time are settled (§15).

use super::Event as AnyEvent;
use super::event::Event;
use crate::domain::ids::RoundNo;

/// The round that an event ended: its time ran out or was stopped, it was recorded afterwards, or it was
/// given up.
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

/// Whether both are the same alert or end, in time or not.
pub fn is_same_due(one: &AnyEvent, other: &AnyEvent) -> bool {
    match (one, other) {
        (
            AnyEvent::Own(Event::AlertReached { round, alert_ms, outcome: _ }),
            AnyEvent::Own(Event::AlertReached { round: of, alert_ms: at_ms, outcome: _ }),
        ) => (round, alert_ms) == (of, at_ms),
        (
            AnyEvent::Own(Event::BreakAlertReached { after, alert_ms, outcome: _ }),
            AnyEvent::Own(Event::BreakAlertReached { after: of, alert_ms: at_ms, outcome: _ }),
        ) => (after, alert_ms) == (of, at_ms),
        _ => one == other,
    }
}
