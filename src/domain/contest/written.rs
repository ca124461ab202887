//! Which words a history holds: all that a word list is ever asked for.

use std::collections::BTreeSet;

use super::Format;
use super::event::{Event, Recorded};
use super::objection::About;
use crate::domain::letter::Word;

/// Every word that stands on a sheet, in a ruling or in an objection, of whatever version, undone
/// actions too.
#[must_use]
pub fn written<F: Format>(log: &[Recorded<F>]) -> BTreeSet<Word> {
    let mut words = BTreeSet::new();
    for recorded in log {
        match &recorded.event {
            Event::Own(event) => words.extend(F::words(event)),
            Event::WordRuled { word, .. }
            | Event::RulingWithdrawn { word }
            | Event::ObjectionLodged { about: About::Word { word, .. }, .. } => {
                words.insert(word.clone());
            }
            Event::CompetitionCreated { .. }
            | Event::DetailsChanged { .. }
            | Event::CommitmentRenewed { .. }
            | Event::HallWordSet { .. }
            | Event::DoubleKeyingSet { .. }
            | Event::LexiconChanged { .. }
            | Event::PlayerAdded { .. }
            | Event::PlayerChanged { .. }
            | Event::PenaltyImposed { .. }
            | Event::PenaltyLifted { .. }
            | Event::ObjectionLodged {
                about: About::Reading { .. } | About::Void { .. }, ..
            }
            | Event::ObjectionDecided { .. }
            | Event::Signed { .. }
            | Event::Reopened { .. }
            | Event::Undone { .. } => {}
        }
    }
    words
}
