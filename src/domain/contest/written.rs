//! Which words a history holds: all that a word list is ever asked for.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::event::{Event, Recorded};
use super::objection::About;
use super::{Format, Record};
use crate::domain::letters::{Word, Written};

/// Every word that stands on a sheet, in a ruling or in an objection, of whatever version, undone
/// actions too.
pub fn written<F: Format>(log: &[Recorded<F>]) -> BTreeSet<Word> {
    let written = log.iter().flat_map(|recorded| written_in(&recorded.event));
    written.filter_map(|written| written.word().cloned()).collect()
}

/// Every word that a list is ever asked for in a history: those that are written, and those that what was
/// written made, as it stood at each signing and at the end.
pub fn asked<F: Format>(rules: &Arc<F::Rules>, log: &[Recorded<F>]) -> BTreeSet<Word> {
    let mut asked = written(log);
    let signed = log.iter().enumerate();
    let signed = signed.filter(|(_, recorded)| matches!(recorded.event, Event::Signed { .. }));
    for end in signed.map(|(index, _)| index).chain([log.len()]) {
        let before = log.iter().take(end).cloned();
        asked.extend(F::made(Record::replay(Arc::clone(rules), before).contest()));
    }
    asked
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
        | Event::RoundPublished { .. }
        | Event::PublicationWithdrawn { .. }
        | Event::SheetPhotographed { .. }
        | Event::PictureAssigned { .. }
        | Event::PictureDiscarded { .. }
        | Event::PicturesDeleted { .. }
        | Event::Undone { .. } => Vec::new(),
    }
}
