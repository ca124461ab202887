//! What undo may do with this format's events: work on slips is taken back whatever the clock did, a rack until
//! a letter is shown, what closes a turn until a later rack is shown or the time ran, time never.

use super::event::Event as D;
use super::game::TurnNo;
use super::{Event, Record, Recorded};
use crate::domain::contest::undo::TakesBack;

/// What an undo may do with an event, `before` being the history before the event's action.
pub fn takes_back(record: &Record, before: &[Recorded], event: &D) -> TakesBack {
    match event {
        D::SlipsCollected { .. }
        | D::RaisedSet { .. }
        | D::NotHandedIn { .. }
        | D::SlipAwaited { .. }
        | D::SlipsTakenIn { .. }
        | D::SlipKeyed { .. }
        | D::SlipRevised { .. }
        | D::SlipKeyedAgain { .. }
        | D::KeyingsSettled { .. }
        | D::SlipChecked { .. }
        | D::SlipMoved { .. }
        | D::OutcomeSet { .. }
        | D::OutcomeLifted { .. }
        | D::ModeChosen { .. }
        | D::DrawChosen { .. }
        | D::TimeChosen { .. }
        | D::ZerosTold { .. }
        | D::LateFindAnnounced { .. } => TakesBack::Desk,
        D::RackDrawn { turn, .. } | D::RackTyped { turn, .. } | D::RackRefused { turn, .. } => {
            let shown = record.contest().game.turn(*turn).is_some_and(super::turn::Turn::is_shown);
            if shown { TakesBack::Fixed } else { TakesBack::Draw }
        }
        D::TurnRecorded { turn, .. } | D::RackVoided { turn, .. } if ends_a_time(before, *turn) => {
            TakesBack::Fixed
        }
        D::TopChosen { .. }
        | D::TopAnnounced { .. }
        | D::TopCorrected { .. }
        | D::NoPlay { .. }
        | D::TurnRecorded { .. }
        | D::RackCorrected { .. }
        | D::RackVoided { .. }
        | D::TurnCancelled { .. }
        | D::TurnRestored { .. }
        | D::LastTurnSet { .. }
        | D::GameEnded { .. } => TakesBack::Play,
        D::RackShown { .. }
        | D::TurnStarted { .. }
        | D::TimeHeld { .. }
        | D::TurnPaused { .. }
        | D::TurnResumed { .. }
        | D::TurnStopped { .. }
        | D::TurnEnded { .. }
        | D::TimeRestarted { .. }
        | D::RemainingSet { .. }
        | D::TimeConfirmed { .. }
        | D::AlertReached { .. } => TakesBack::Fixed,
    }
}

/// Whether a running time was broken off: taken back, the clock would go on as if it had run meanwhile.
fn ends_a_time(before: &[Recorded], turn: TurnNo) -> bool {
    let ran = before.iter().rev().find_map(|recorded| match &recorded.event {
        Event::Own(D::TurnStarted { turn: started, .. }) if *started == turn => Some(true),
        Event::Own(D::TurnEnded { turn: ended } | D::TurnStopped { turn: ended, .. })
            if *ended == turn =>
        {
            Some(false)
        }
        _ => None,
    });
    ran == Some(true)
}
