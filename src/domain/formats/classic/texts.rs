//! The texts that people write into events of this format.

use super::entered::Entered;
use super::event::Event;
use super::written::TurnText;
use crate::domain::lexicon::Passport;
use crate::domain::text::{TextKind, UnfitText, check};

/// Whether the texts of an event may stand in a record.
///
/// # Errors
/// [`UnfitText`], of the first that may not.
pub fn fit(event: &Event) -> Result<(), UnfitText> {
    match event {
        Event::TeamAdded { name, .. } | Event::TeamRenamed { name, .. } => {
            check(name, TextKind::Name)
        }
        Event::MemberSet { member, .. } => check(member, TextKind::Name),
        Event::RoundPaired { cost, despite, .. } => {
            check(cost, TextKind::Name)?;
            despite.iter().try_for_each(|despite| check(despite, TextKind::Reason))
        }
        Event::PlayersSwapped { reason, .. }
        | Event::PairingWithdrawn { reason, .. }
        | Event::RoundClockPaused { reason, .. }
        | Event::RoundClockSet { reason, .. }
        | Event::TableClockPaused { reason, .. }
        | Event::TableClockSet { reason, .. }
        | Event::ResultWithdrawn { reason, .. }
        | Event::WalkoverDeclared { reason, .. }
        | Event::GameCancelled { reason, .. } => check(reason, TextKind::Reason),
        Event::ResultEntered { result, .. } => of_result(result),
        Event::ResultCorrected { result, reason, .. } => {
            of_result(result)?;
            check(reason, TextKind::Reason)
        }
        Event::ResultsTakenIn { from, reason } => {
            check(from, TextKind::Title)?;
            check(reason, TextKind::Reason)
        }
        Event::TurnRecorded { turn, .. } => of_turn(turn),
        Event::TurnRevised { turn, reason, .. } => {
            of_turn(turn)?;
            check(reason, TextKind::Reason)
        }
        Event::GameEnded { racks, .. } => {
            racks.iter().flatten().try_for_each(|rack| check(rack, TextKind::Name))
        }
        Event::WordsJudged { passport: Passport { name, edition, .. }, .. } => {
            check(name, TextKind::Title)?;
            check(edition, TextKind::Title)
        }
        Event::ChallengeAnswered { source, .. } => check(source, TextKind::Evidence),
        Event::SystemChosen { .. }
        | Event::ClockChosen { .. }
        | Event::MinimumGamesSet { .. }
        | Event::TeamAssigned { .. }
        | Event::AbsenceSet { .. }
        | Event::PairingTyped { .. }
        | Event::PairingShown { .. }
        | Event::RoundClockStarted { .. }
        | Event::RoundClockResumed { .. }
        | Event::RoundClockEnded { .. }
        | Event::TimeConfirmed { .. }
        | Event::RoundAlertReached { .. }
        | Event::TableClockStarted { .. }
        | Event::TableClockPressed { .. }
        | Event::TableClockResumed { .. }
        | Event::TableClockStopped { .. }
        | Event::TableAlertReached { .. }
        | Event::ResultConfirmed { .. } => Ok(()),
    }
}

fn of_result(result: &Entered) -> Result<(), UnfitText> {
    check(&result.reason, TextKind::Reason)
}

fn of_turn(turn: &TurnText) -> Result<(), UnfitText> {
    for text in [&turn.at, &turn.word, &turn.rack, &turn.exchanged] {
        check(text, TextKind::Name)?;
    }
    check(&turn.note, TextKind::Reason)
}
