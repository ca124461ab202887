//! Who may do what in a competition of classic games: the time is anybody's, results, turns and the clock of a
//! table an assistant's, the rest the arbiter's.

use super::event::Event;
use crate::domain::contest::office::Office;

/// The office that an event needs.
pub fn office(event: &Event) -> Office {
    match event {
        Event::RoundAlertReached { .. } | Event::TableAlertReached { .. } => Office::Anybody,
        // A time that is not certain after a restart is the arbiter's, whosever clock it is.
        Event::AbsenceSet { .. }
        | Event::ResultsTakenIn { .. }
        | Event::ResultEntered { .. }
        | Event::ResultCorrected { .. }
        | Event::ResultConfirmed { .. }
        | Event::TurnRecorded { .. }
        | Event::TurnRevised { .. }
        | Event::GameEnded { .. }
        | Event::WordsJudged { .. }
        | Event::TableClockStarted { .. }
        | Event::TableClockPressed { .. }
        | Event::TableClockPaused { .. }
        | Event::TableClockResumed { .. }
        | Event::TableClockSet { .. }
        | Event::TableClockStopped { .. } => Office::Assistant,
        Event::SystemChosen { .. }
        | Event::ClockChosen { .. }
        | Event::MinimumGamesSet { .. }
        | Event::TeamAdded { .. }
        | Event::TeamRenamed { .. }
        | Event::TeamAssigned { .. }
        | Event::MemberSet { .. }
        | Event::RoundPaired { .. }
        | Event::PairingTyped { .. }
        | Event::PlayersSwapped { .. }
        | Event::PairingWithdrawn { .. }
        | Event::PairingShown { .. }
        | Event::RoundClockStarted { .. }
        | Event::RoundClockPaused { .. }
        | Event::RoundClockResumed { .. }
        | Event::RoundClockSet { .. }
        | Event::RoundClockEnded { .. }
        | Event::TimeConfirmed { .. }
        | Event::ResultWithdrawn { .. }
        | Event::WalkoverDeclared { .. }
        | Event::GameCancelled { .. }
        | Event::ChallengeAnswered { .. } => Office::Referee,
    }
}
