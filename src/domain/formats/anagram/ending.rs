//! Which events end a round: after them its letters and its time are settled (§15).

use super::event::Event;
use super::joint::Joint;
use super::joint::event::Event as JointEvent;
use super::sheet::SheetState;
use super::{Contest, Event as AnyEvent};
use crate::domain::contest::{Milestone, Reached};
use crate::domain::ids::{PlayerId, RoundNo};

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
        | Event::SettledUnreadable { .. }
        | Event::Joint(_) => None,
    }
}

/// The played round that an event ended, or of whose sheets it brought the last that was missing (§5); in a master file that
/// the words of all halls are closed, that a round's letters are drawn, that the table is signed.
pub fn reached(contest: &Contest, event: &Event) -> Option<Milestone> {
    if contest.game.joint().and_then(Joint::centre).is_some() {
        return match event {
            Event::Joint(JointEvent::LettersSealed { .. }) => Some(Milestone::Fixed),
            Event::LettersDrawn { round, .. } => Some(Milestone::Round(*round, Reached::Drawn)),
            Event::Joint(JointEvent::JointSigned { .. }) => Some(Milestone::Signed),
            _ => None,
        };
    }
    let (round, reached) = match event {
        Event::SheetKeyed { round, .. }
        | Event::NotHandedIn { round, .. }
        | Event::SheetMoved { round, .. } => (*round, Reached::Complete),
        _ => (ended_round(event)?, Reached::Over),
    };
    let missing = |&player: &PlayerId| {
        let state = contest.sheet_state(round, player);
        matches!(state, SheetState::Expected | SheetState::Collected)
    };
    let all_there = || !contest.common.players.keys().any(missing);
    let so = contest.game.is_played(round) && (reached == Reached::Over || all_there());
    so.then_some(Milestone::Round(round, reached))
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
