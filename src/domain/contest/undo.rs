//! What undo takes back (§10): the last action that can be, and that nothing later stands on.
//!
//! Looking back from the end of the history, time and shown draws are passed over; work at the desk
//! is taken back whatever the clock did since; an action that a later draw or time stands on is not,
//! and nothing before a signing is.

use super::Format;
use super::command::Command;
use super::event::{Event, Recorded};
use super::record::Record;
use crate::domain::ids::Seq;
use crate::domain::person::Role;

/// What an undo may do with an event (§10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakesBack {
    /// Can be taken back whatever the clock and the draws did since.
    Desk,
    /// Can be taken back unless a draw or the time stands on it.
    Play,
    /// What the draws are derived from: can be taken back until there was one, undone or not.
    Chance,
    /// A draw of which nothing is shown: like [`TakesBack::Play`].
    Draw,
    /// Cannot be taken back; looking back passes over it.
    Fixed,
    /// Cannot be taken back, nor can anything before it.
    Barrier,
}

fn takes_back<F: Format>(
    record: &Record<F>,
    before: &[Recorded<F>],
    event: &Event<F>,
) -> TakesBack {
    match event {
        Event::DetailsChanged { .. }
        | Event::EmblemSet { .. }
        | Event::DoubleKeyingSet { .. }
        | Event::LexiconChanged { .. }
        | Event::PlayerAdded { .. }
        | Event::PlayerChanged { .. }
        | Event::PlayerRemoved { .. }
        | Event::WordRuled { .. }
        | Event::RulingWithdrawn { .. }
        | Event::PenaltyImposed { .. }
        | Event::PenaltyLifted { .. }
        | Event::ObjectionLodged { .. }
        | Event::ObjectionDecided { .. }
        | Event::RoundPublished { .. }
        | Event::PublicationWithdrawn { .. }
        | Event::SheetPhotographed { .. }
        | Event::PictureAssigned { .. }
        | Event::PictureDiscarded { .. } => TakesBack::Desk,
        Event::CommitmentRenewed { .. } | Event::HallWordSet { .. } => TakesBack::Chance,
        Event::Undone { .. } | Event::PicturesDeleted { .. } => TakesBack::Fixed,
        Event::CompetitionCreated { .. } | Event::Signed { .. } | Event::Reopened { .. } => {
            TakesBack::Barrier
        }
        Event::Own(event) => F::takes_back(record, before, event),
    }
}

/// The action that undo would take back, as its events; empty when there is none.
pub fn undoable<F: Format>(record: &Record<F>) -> &[Recorded<F>] {
    let (log, mut standing) = (record.log(), record.standing());
    // Whether an event that play stands on has been passed over.
    let mut stood_on = false;
    while let Some((at, last)) = standing.last().and_then(|at| Some((*at, log.get(*at)?))) {
        let start = log.partition_point(|recorded| recorded.seq < last.action).min(at);
        let action = log.get(start..=at).unwrap_or(&[]);
        standing = standing.get(..standing.partition_point(|at| *at < start)).unwrap_or(&[]);
        // Nothing here stands on what whoever conducts a joint competition did.
        if last.who.role == Role::Centre {
            continue;
        }
        let before = log.get(..start).unwrap_or(&[]);
        let kinds: Vec<TakesBack> =
            action.iter().map(|recorded| takes_back(record, before, &recorded.event)).collect();
        if kinds.contains(&TakesBack::Barrier) {
            return &[];
        }
        if kinds.contains(&TakesBack::Fixed) {
            stood_on |= !action.iter().all(|recorded| stands_on_nothing(&recorded.event));
            continue;
        }
        let draws = kinds.contains(&TakesBack::Draw);
        if !draws && kinds.contains(&TakesBack::Chance) && record.has_drawn() {
            continue;
        }
        let plays = kinds.iter().any(|kind| *kind != TakesBack::Desk);
        let needed = || action.iter().any(|it| F::is_needed(record, before, &it.event));
        let stays = (plays && stood_on) || needed();
        if !stays {
            return action;
        }
    }
    &[]
}

/// Whether a draw or the time came after the action that undo would take back, which it does not
/// touch.
pub fn stood_on<F: Format>(record: &Record<F>) -> bool {
    let Some(last) = undoable(record).last() else { return false };
    let later = record.log().iter().filter(|later| later.seq > last.seq);
    let of_here = later.filter(|later| later.who.role != Role::Centre);
    let mut stays = of_here.filter(|later| !record.is_undone(later.action));
    stays.any(|later| {
        let passed = matches!(
            takes_back(record, before(record, later), &later.event),
            TakesBack::Draw | TakesBack::Fixed
        );
        passed && !stands_on_nothing(&later.event)
    })
}

/// Whether undo would take back players who have played since: who leaves is declared, and stays ranked.
pub fn takes_back_players<F: Format>(record: &Record<F>) -> bool {
    let adds = |it: &Recorded<F>| matches!(it.event, Event::PlayerAdded { .. });
    undoable(record).iter().any(adds) && stood_on(record)
}

/// Whether an event that cannot be taken back is none that play stands on.
fn stands_on_nothing<F: Format>(event: &Event<F>) -> bool {
    matches!(event, Event::Undone { .. } | Event::PicturesDeleted { .. })
}

/// The history before the action of an event.
fn before<'a, F: Format>(record: &'a Record<F>, of: &Recorded<F>) -> &'a [Recorded<F>] {
    let start = record.log().partition_point(|earlier| earlier.seq < of.action);
    record.log().get(..start).unwrap_or(&[])
}

/// The number of the action that undo would take back.
pub fn undoable_action<F: Format>(record: &Record<F>) -> Option<Seq> {
    undoable(record).first().map(|recorded| recorded.action)
}

/// Takes back what can be taken back in this record; where nothing can, it will be refused.
pub fn undo<F: Format>(record: &Record<F>) -> Command<F> {
    // No action has this number.
    Command::Undo { action: undoable_action(record).unwrap_or(Seq(0)) }
}
