//! The texts that people write into events of this format.

use super::event::Event;
use super::joint::event::Event as Joint;
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
        Event::Joint(event) => of_joint(event),
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

fn of_joint(event: &Joint) -> Result<(), UnfitText> {
    match event {
        Joint::VenueEntered { name, .. } | Joint::JointEntered { name, .. } => {
            check(name, TextKind::Name)
        }
        Joint::WordsClosed { words, .. } => {
            words.values().try_for_each(|word| check(word, TextKind::Title))
        }
        Joint::WordObjectionDecided { reason, .. } | Joint::WordLate { reason } => {
            check(reason, TextKind::Reason)
        }
        Joint::Told { text } => check(text, TextKind::Reason),
        Joint::JointSigned { table, .. } => {
            table.iter().try_for_each(|row| check(&row.name, TextKind::Name))
        }
        Joint::WordsAsked { .. }
        | Joint::LettersSealed { .. }
        | Joint::RoundOpened { .. }
        | Joint::LettersTold { .. }
        | Joint::WordSealed { .. }
        | Joint::WordOpened { .. }
        | Joint::LettersReleased { .. }
        | Joint::SeedRevealed { .. } => Ok(()),
    }
}
