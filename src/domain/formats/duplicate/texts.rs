//! The texts that people write into events of this format.

use super::event::Event;
use super::written::OnSlip;
use crate::domain::text::{TextKind, UnfitText, check};

/// Whether the texts of an event may stand in a record.
///
/// # Errors
/// [`UnfitText`], of the first that may not.
pub fn fit(event: &Event) -> Result<(), UnfitText> {
    match event {
        Event::RackRefused { reason, .. }
        | Event::RackCorrected { reason, .. }
        | Event::RackVoided { reason, .. }
        | Event::TurnRecorded { reason, .. }
        | Event::TurnPaused { reason, .. }
        | Event::TurnStopped { reason, .. }
        | Event::TimeRestarted { reason, .. }
        | Event::RemainingSet { reason, .. }
        | Event::OutcomeSet { reason, .. }
        | Event::OutcomeLifted { reason, .. }
        | Event::NoPlay { reason, .. }
        | Event::TurnCancelled { reason, .. }
        | Event::TurnRestored { reason, .. }
        | Event::GameEnded { reason, .. } => check(reason, TextKind::Reason),
        Event::TopChosen { despite, .. } => {
            despite.iter().try_for_each(|despite| check(despite, TextKind::Reason))
        }
        Event::TopCorrected { despite, reason, .. } => {
            check(reason, TextKind::Reason)?;
            despite.iter().try_for_each(|despite| check(despite, TextKind::Reason))
        }
        Event::SlipsTakenIn { from } => check(from, TextKind::Title),
        Event::SlipKeyed { written, .. }
        | Event::SlipKeyedAgain { written, .. }
        | Event::KeyingsSettled { written, .. } => of_slip(written),
        Event::SlipRevised { written, reason, .. } => {
            check(reason, TextKind::Reason)?;
            of_slip(written)
        }
        Event::ModeChosen { .. }
        | Event::DrawChosen { .. }
        | Event::TimeChosen { .. }
        | Event::RackDrawn { .. }
        | Event::RackTyped { .. }
        | Event::RackShown { .. }
        | Event::TurnStarted { .. }
        | Event::TimeHeld { .. }
        | Event::TurnResumed { .. }
        | Event::TurnEnded { .. }
        | Event::TimeConfirmed { .. }
        | Event::AlertReached { .. }
        | Event::SlipsCollected { .. }
        | Event::RaisedSet { .. }
        | Event::NotHandedIn { .. }
        | Event::SlipAwaited { .. }
        | Event::SlipChecked { .. }
        | Event::SlipMoved { .. }
        | Event::TopAnnounced { .. }
        | Event::LastTurnSet { .. }
        | Event::ZerosTold { .. }
        | Event::LateFindAnnounced { .. } => Ok(()),
    }
}

fn of_slip(written: &OnSlip) -> Result<(), UnfitText> {
    check(&written.position, TextKind::Name)?;
    check(&written.word, TextKind::Name)
}
