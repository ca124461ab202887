//! Checkpoints: the heads that leave the referee's hands (§15), at the end of each round and at each
//! signing. They stand on the wall and on paper, so that a history that is written anew is betrayed by a
//! photograph.
//!
//! A checkpoint is a fixed fact: the head right after the action that ended the round or signed,
//! whatever came later. Only an action that was taken back has none; its events stay in the history, so
//! a photograph of its head still holds.

use super::Format;
use super::event::{Event, Recorded};
use super::record::Record;
use crate::domain::head::{Head, Heads};
use crate::domain::ids::RoundNo;

/// What a checkpoint is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// A round ended; again when it was replayed or given up later.
    RoundEnded(RoundNo),
    /// The competition was signed.
    Signed {
        /// Which issue.
        issue: u32,
    },
}

/// A head that leaves the referee's hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checkpoint {
    /// What it is of.
    pub of: Occasion,
    /// Where the history stood then.
    pub head: Head,
}

/// Every checkpoint of a record in order. `heads` are those of its file; without a file there are none.
pub fn checkpoints<F: Format>(
    record: &Record<F>,
    heads: &Heads,
) -> impl DoubleEndedIterator<Item = Checkpoint> {
    let log = record.log();
    log.iter().enumerate().filter_map(move |(place, one)| {
        let of = occasion(&one.event).filter(|_| !record.is_undone(one.action))?;
        let of_action = |other: &&Recorded<F>| other.action == one.action;
        let last = log.get(place..)?.iter().take_while(of_action).last()?;
        Some(Checkpoint { of, head: heads.after(last.seq)? })
    })
}

/// The checkpoints of a round, of earlier attempts too.
pub fn round_ends<F: Format>(
    record: &Record<F>,
    heads: &Heads,
    round: RoundNo,
) -> impl DoubleEndedIterator<Item = Head> {
    let is_it = move |one: &Checkpoint| one.of == Occasion::RoundEnded(round);
    checkpoints(record, heads).filter(is_it).map(|one| one.head)
}

fn occasion<F: Format>(event: &Event<F>) -> Option<Occasion> {
    match event {
        Event::Signed { issue, .. } => Some(Occasion::Signed { issue: *issue }),
        Event::Own(event) => F::ended_round(event).map(Occasion::RoundEnded),
        Event::CompetitionCreated { .. }
        | Event::DetailsChanged { .. }
        | Event::EmblemSet { .. }
        | Event::CommitmentRenewed { .. }
        | Event::HallWordSet { .. }
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
        | Event::Reopened { .. }
        | Event::RoundPublished { .. }
        | Event::PublicationWithdrawn { .. }
        | Event::SheetPhotographed { .. }
        | Event::PictureAssigned { .. }
        | Event::PictureDiscarded { .. }
        | Event::PicturesDeleted { .. }
        | Event::Undone { .. } => None,
    }
}
