//! Who may do what in this format (§14): the time is anybody's, sheets an assistant's, the rest the
//! referee's.

use super::Contest;
use super::event::Event as A;
use crate::domain::clock::Moment;
use crate::domain::contest::office::Office;

/// The office that an event needs, the competition being as it was before it.
pub fn office(contest: &Contest, event: &A, at: Moment) -> Office {
    match event {
        A::AlertReached { .. } | A::RoundEnded { .. } | A::BreakAlertReached { .. } => {
            Office::Anybody
        }
        // The referee may end a break early; its time is over for everybody.
        A::BreakEnded { .. } => {
            let pause = contest.game.pause.as_ref();
            let is_over = pause.is_some_and(|pause| pause.countdown.remaining_ms(at) == 0);
            if is_over { Office::Anybody } else { Office::Referee }
        }
        A::SheetsCollected { .. }
        | A::LatenessSet { .. }
        | A::NotHandedIn { .. }
        | A::SheetAwaited { .. }
        | A::SheetsTakenIn { .. }
        | A::SheetKeyed { .. }
        | A::SheetRevised { .. }
        | A::SheetKeyedAgain { .. }
        | A::KeyingsSettled { .. }
        | A::SheetChecked { .. }
        | A::SheetMoved { .. } => Office::Assistant,
        A::LettersDrawn { .. }
        | A::LettersTyped { .. }
        | A::TilesPutBack { .. }
        | A::ReplacementsTyped { .. }
        | A::LettersShown { .. }
        | A::RoundRecorded { .. }
        | A::LettersCorrected { .. }
        | A::RoundReplayed { .. }
        | A::RoundGivenUp { .. }
        | A::RoundStarted { .. }
        | A::TimeHeld { .. }
        | A::RoundPaused { .. }
        | A::RoundResumed { .. }
        | A::RoundStopped { .. }
        | A::TimeRestarted { .. }
        | A::RemainingSet { .. }
        | A::TimeConfirmed { .. }
        | A::BreakStarted { .. }
        | A::BreakSet { .. }
        | A::Joint(_) => Office::Referee,
        A::SettledUnreadable { .. } => Office::Jury,
    }
}
