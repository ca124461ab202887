//! Which words a history holds: all that a word list is ever asked for.

use std::collections::BTreeSet;

use super::Format;
use super::event::{Event, Recorded};
use super::objection::About;
use crate::domain::letters::{Word, Written};

/// Every word that stands on a sheet, in a ruling or in an objection, of whatever version, undone
/// actions too.
pub fn written<F: Format>(log: &[Recorded<F>]) -> BTreeSet<Word> {
    let written = log.iter().flat_map(|recorded| written_in(&recorded.event));
    written.filter_map(|written| written.word().cloned()).collect()
}

/// What an event says was written: on a sheet, in a ruling, in an objection.
pub fn written_in<F: Format>(event: &Event<F>) -> Vec<Written> {
    match event {
        Event::Own(event) => F::written(event),
        Event::WordRuled { word, .. }
        | Event::RulingWithdrawn { word }
        | Event::ObjectionLodged { about: About::Word { word, .. }, .. } => {
            vec![word.clone().into()]
        }
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
        | Event::PenaltyImposed { .. }
        | Event::PenaltyLifted { .. }
        | Event::ObjectionLodged { about: About::Reading { .. } | About::Void { .. }, .. }
        | Event::ObjectionDecided { .. }
        | Event::Signed { .. }
        | Event::Reopened { .. }
        | Event::Undone { .. } => Vec::new(),
    }
}
