//! Who may do what (§14): one table, on events, for the desk, for opening and for `verify`.

use super::event::Event;
use super::record::Record;
use super::{Contest, Recorded};
use crate::domain::anagram::event::Event as A;
use crate::domain::clock::Moment;
use crate::domain::ids::Seq;
use crate::domain::person::Role;

/// What somebody must be for an event of theirs to stand; the stricter office is the greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Office {
    /// What the time brings: whoever sits at the desk.
    Anybody,
    /// An assistant or the referee: sheets.
    Assistant,
    /// The referee alone.
    Referee,
}

impl Office {
    /// Whether somebody of this role may do what needs this office.
    #[must_use]
    pub fn is_held_by(self, role: Role) -> bool {
        match self {
            Self::Anybody | Self::Assistant => true,
            Self::Referee => role == Role::Referee,
        }
    }
}

/// The office that an event needs, the competition being as it was before it.
#[must_use]
pub fn office(record: &Record, contest: &Contest, event: &Event, at: Moment) -> Office {
    match event {
        Event::CompetitionCreated { .. }
        | Event::DetailsChanged { .. }
        | Event::CommitmentRenewed { .. }
        | Event::HallWordSet { .. }
        | Event::DoubleKeyingSet { .. }
        | Event::LexiconChanged { .. }
        | Event::PlayerAdded { .. }
        | Event::PlayerChanged { .. }
        | Event::WordRuled { .. }
        | Event::RulingWithdrawn { .. }
        | Event::PenaltyImposed { .. }
        | Event::PenaltyLifted { .. }
        | Event::ObjectionLodged { .. }
        | Event::ObjectionDecided { .. }
        | Event::Signed { .. }
        | Event::Reopened { .. } => Office::Referee,
        Event::Undone { action } => of_action(record, *action),
        Event::Anagram(event) => anagram(contest, event, at),
    }
}

/// The office that taking an action back needs: that of the action.
#[must_use]
pub fn of_action(record: &Record, action: Seq) -> Office {
    let offices = record.action(action).iter().map(|recorded: &Recorded| {
        // An undo is never undone, and the time's own events never are: the state does not matter.
        match &recorded.event {
            Event::Undone { .. } => Office::Referee,
            event => office(record, record.contest(), event, recorded.at),
        }
    });
    offices.max().unwrap_or(Office::Referee)
}

fn anagram(contest: &Contest, event: &A, at: Moment) -> Office {
    match event {
        A::AlertReached { .. } | A::RoundEnded { .. } | A::BreakAlertReached { .. } => {
            Office::Anybody
        }
        // The referee may end a break early; its time is over for everybody.
        A::BreakEnded { .. } => {
            let pause = contest.anagram.pause.as_ref();
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
        | A::SettledUnreadable { .. } => Office::Referee,
    }
}
