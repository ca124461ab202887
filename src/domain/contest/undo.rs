//! What undo takes back (§10): the last action that can be, and that nothing later stands on.
//!
//! Looking back from the end of the history, time and shown draws are passed over; work at the desk
//! is taken back whatever the clock did since; an action that a later draw or time stands on is not,
//! and nothing before a signing is.

use super::event::{Event, Recorded};
use super::record::Record;
use crate::domain::anagram::event::Event as AnagramEvent;
use crate::domain::ids::{RoundNo, Seq};

/// What undo may do with an event.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    /// Can be taken back whatever the clock and the draws did since.
    Desk,
    /// Can be taken back unless a draw or the time stands on it.
    Play,
    /// What the draws are derived from: can be taken back until there was one, undone or not.
    Chance,
    /// A draw: like [`Kind::Play`], until a tile of it is shown.
    Draw(RoundNo),
    /// Cannot be taken back; looking back passes over it.
    Fixed,
    /// Cannot be taken back, nor can anything before it.
    Barrier,
}

fn kind(event: &Event) -> Kind {
    use AnagramEvent as A;
    match event {
        Event::DetailsChanged { .. }
        | Event::DoubleKeyingSet { .. }
        | Event::LexiconChanged { .. }
        | Event::PlayerAdded { .. }
        | Event::PlayerChanged { .. }
        | Event::WordRuled { .. }
        | Event::RulingWithdrawn { .. }
        | Event::PenaltyImposed { .. }
        | Event::PenaltyLifted { .. }
        | Event::ObjectionLodged { .. }
        | Event::ObjectionDecided { .. } => Kind::Desk,
        Event::CommitmentRenewed { .. } | Event::HallWordSet { .. } => Kind::Chance,
        Event::Undone { .. } => Kind::Fixed,
        Event::CompetitionCreated { .. } | Event::Signed { .. } | Event::Reopened { .. } => {
            Kind::Barrier
        }
        Event::Anagram(event) => match event {
            A::LettersDrawn { round, .. }
            | A::LettersTyped { round, .. }
            | A::TilesPutBack { round, .. }
            | A::ReplacementsTyped { round, .. } => Kind::Draw(*round),
            A::RoundRecorded { .. }
            | A::LettersCorrected { .. }
            | A::RoundReplayed { .. }
            | A::RoundGivenUp { .. } => Kind::Play,
            A::LettersShown { .. }
            | A::RoundStarted { .. }
            | A::TimeHeld { .. }
            | A::RoundPaused { .. }
            | A::RoundResumed { .. }
            | A::RoundStopped { .. }
            | A::RoundEnded { .. }
            | A::TimeRestarted { .. }
            | A::RemainingSet { .. }
            | A::TimeConfirmed { .. }
            | A::AlertReached { .. }
            | A::BreakStarted { .. }
            | A::BreakSet { .. }
            | A::BreakAlertReached { .. }
            | A::BreakEnded { .. } => Kind::Fixed,
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
            | A::SheetMoved { .. }
            | A::SettledUnreadable { .. } => Kind::Desk,
        },
    }
}

/// Whether a replay, a giving up or a recording afterwards broke a running time off: taken back, the clock would go on as if
/// it had run meanwhile. Like every other change of the time it stays.
fn ends_a_time(before: &[Recorded], event: &Event) -> bool {
    use AnagramEvent as A;
    let Event::Anagram(
        A::RoundReplayed { round, .. }
        | A::RoundGivenUp { round, .. }
        | A::RoundRecorded { round, .. },
    ) = event
    else {
        return false;
    };
    let ran = before.iter().rev().find_map(|recorded| match &recorded.event {
        Event::Anagram(A::RoundStarted { round: started, .. }) if started == round => Some(true),
        Event::Anagram(
            A::RoundEnded { round: ended }
            | A::RoundStopped { round: ended, .. }
            | A::RoundReplayed { round: ended, .. }
            | A::RoundGivenUp { round: ended, .. },
        ) if ended == round => Some(false),
        _ => None,
    });
    ran == Some(true)
}

/// The action that undo would take back, as its events; empty when there is none.
#[must_use]
pub fn undoable(record: &Record) -> &[Recorded] {
    let log = record.log();
    let mut end = log.len();
    // Whether an event that play stands on has been passed over.
    let mut stood_on = false;
    while let Some(last) = end.checked_sub(1).and_then(|last| log.get(last)) {
        let start = log.partition_point(|recorded| recorded.seq < last.action).min(end - 1);
        let action = log.get(start..end).unwrap_or(&[]);
        end = start;
        if record.is_undone(last.action) {
            continue;
        }
        let before = log.get(..start).unwrap_or(&[]);
        let kinds: Vec<Kind> = action
            .iter()
            .map(|recorded| {
                if ends_a_time(before, &recorded.event) {
                    Kind::Fixed
                } else {
                    kind(&recorded.event)
                }
            })
            .collect();
        if kinds.contains(&Kind::Barrier) {
            return &[];
        }
        let drawn = kinds.iter().find_map(|kind| match kind {
            Kind::Draw(round) => Some(*round),
            _ => None,
        });
        let shown = drawn.is_some_and(|round| {
            let announced = record.contest().anagram.announced(round);
            announced.is_none_or(|announced| announced.shown)
        });
        if kinds.contains(&Kind::Fixed) || shown {
            let only_undo = |recorded: &Recorded| matches!(recorded.event, Event::Undone { .. });
            stood_on |= !action.iter().all(only_undo);
            continue;
        }
        if drawn.is_none() && kinds.contains(&Kind::Chance) && record.has_drawn() {
            continue;
        }
        let plays = kinds.iter().any(|kind| *kind != Kind::Desk);
        if !(plays && stood_on) {
            return action;
        }
    }
    &[]
}

/// Whether a draw or the time came after the action that undo would take back, which it does not
/// touch.
#[must_use]
pub fn stood_on(record: &Record) -> bool {
    let Some(last) = undoable(record).last() else { return false };
    let later = record.log().iter().filter(|later| later.seq > last.seq);
    let mut stays = later.filter(|later| !record.is_undone(later.action));
    stays.any(|later| {
        let passed = matches!(kind(&later.event), Kind::Draw(_) | Kind::Fixed);
        passed && !matches!(later.event, Event::Undone { .. })
    })
}

/// The number of the action that undo would take back.
#[must_use]
pub fn undoable_action(record: &Record) -> Option<Seq> {
    undoable(record).first().map(|recorded| recorded.action)
}
