//! Who may do what in a duplicate game: the time is anybody's, slips an assistant's, the rest the arbiter's.

use super::event::Event;
use crate::domain::contest::office::Office;

/// The office that an event needs.
pub fn office(event: &Event) -> Office {
    match event {
        Event::AlertReached { .. } | Event::TurnEnded { .. } => Office::Anybody,
        Event::SlipsCollected { .. }
        | Event::RaisedSet { .. }
        | Event::NotHandedIn { .. }
        | Event::SlipAwaited { .. }
        | Event::SlipsTakenIn { .. }
        | Event::SlipKeyed { .. }
        | Event::SlipRevised { .. }
        | Event::SlipKeyedAgain { .. }
        | Event::KeyingsSettled { .. }
        | Event::SlipChecked { .. }
        | Event::SlipMoved { .. }
        | Event::ZerosTold { .. } => Office::Assistant,
        Event::ModeChosen { .. }
        | Event::DrawChosen { .. }
        | Event::TimeChosen { .. }
        | Event::RackDrawn { .. }
        | Event::RackTyped { .. }
        | Event::RackRefused { .. }
        | Event::RackShown { .. }
        | Event::RackCorrected { .. }
        | Event::RackVoided { .. }
        | Event::TurnRecorded { .. }
        | Event::TurnStarted { .. }
        | Event::TimeHeld { .. }
        | Event::TurnPaused { .. }
        | Event::TurnResumed { .. }
        | Event::TurnStopped { .. }
        | Event::TimeRestarted { .. }
        | Event::RemainingSet { .. }
        | Event::TimeConfirmed { .. }
        | Event::OutcomeSet { .. }
        | Event::OutcomeLifted { .. }
        | Event::TopChosen { .. }
        | Event::TopAnnounced { .. }
        | Event::TopCorrected { .. }
        | Event::NoPlay { .. }
        | Event::TurnCancelled { .. }
        | Event::TurnRestored { .. }
        | Event::LastTurnSet { .. }
        | Event::GameEnded { .. }
        | Event::LateFindAnnounced { .. } => Office::Referee,
    }
}
