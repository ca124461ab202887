//! What undo may do with this format's events: work on results is taken back whatever the clock did, tables until
//! they are shown or the time runs, time never.

use super::event::Event as D;
use super::{Event, Record, Recorded};
use crate::domain::contest::undo::TakesBack;
use crate::domain::ids::RoundNo;

/// What an undo may do with an event, `before` being the history before the event's action.
pub fn takes_back(record: &Record, before: &[Recorded], event: &D) -> TakesBack {
    // What was told of a table is no more taken back once others sit there.
    if let Some((round, _)) = event.about_game()
        && is_seated_anew(record, before, round)
    {
        return TakesBack::Fixed;
    }
    match event {
        D::SystemChosen { .. }
        | D::ClockChosen { .. }
        | D::MinimumGamesSet { .. }
        | D::TeamAdded { .. }
        | D::TeamRenamed { .. }
        | D::TeamAssigned { .. }
        | D::MemberSet { .. }
        | D::ResultEntered { .. }
        | D::ResultCorrected { .. }
        | D::ResultWithdrawn { .. }
        | D::ResultConfirmed { .. }
        | D::WalkoverDeclared { .. }
        | D::GameCancelled { .. }
        | D::ResultsTakenIn { .. }
        | D::TurnRecorded { .. }
        | D::TurnRevised { .. }
        | D::GameEnded { .. }
        | D::ChallengeAnswered { .. } => TakesBack::Desk,
        D::RoundPaired { .. } => TakesBack::Draw,
        D::AbsenceSet { .. } | D::PairingTyped { .. } | D::PlayersSwapped { .. } => TakesBack::Play,
        D::PairingWithdrawn { .. }
        | D::PairingShown { .. }
        | D::RoundClockStarted { .. }
        | D::RoundClockPaused { .. }
        | D::RoundClockResumed { .. }
        | D::RoundClockSet { .. }
        | D::RoundClockEnded { .. }
        | D::TimeConfirmed { .. }
        | D::RoundAlertReached { .. }
        | D::TableClockStarted { .. }
        | D::TableClockPressed { .. }
        | D::TableClockPaused { .. }
        | D::TableClockResumed { .. }
        | D::TableClockSet { .. }
        | D::TableClockStopped { .. }
        | D::TableAlertReached { .. }
        | D::WordsJudged { .. } => TakesBack::Fixed,
    }
}

/// Whether the players of a round's tables were changed, or the tables withdrawn, after an event that stands behind
/// these.
fn is_seated_anew(record: &Record, before: &[Recorded], of: RoundNo) -> bool {
    let later = record.log().get(before.len()..).unwrap_or_default();
    later.iter().rev().any(|later| {
        let anew = match &later.event {
            Event::Own(D::PlayersSwapped { round, .. } | D::PairingWithdrawn { round, .. }) => {
                *round == of
            }
            _ => false,
        };
        anew && !record.is_undone(later.action)
    })
}
