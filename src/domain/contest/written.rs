//! Which words a history holds: all that a word list is ever asked for.

use std::collections::BTreeSet;

use super::event::{Event, Recorded};
use super::objection::About;
use crate::domain::anagram::event::Event as A;
use crate::domain::letters::{Word, Written};

/// Every word that stands on a sheet, in a ruling or in an objection, of whatever version, undone
/// actions too.
#[must_use]
pub fn written(log: &[Recorded]) -> BTreeSet<Word> {
    let written = log.iter().flat_map(|recorded| written_in(&recorded.event));
    written.filter_map(|written| written.word().cloned()).collect()
}

/// What an event says was written: on a sheet, in a ruling, in an objection.
#[must_use]
pub fn written_in(event: &Event) -> Vec<Written> {
    match event {
        Event::Anagram(
            A::SheetKeyed { words: sheet, .. }
            | A::SheetRevised { words: sheet, .. }
            | A::SheetKeyedAgain { words: sheet, .. }
            | A::KeyingsSettled { words: sheet, .. },
        ) => sheet.iter().map(|(_, _, written)| written.clone()).collect(),
        Event::WordRuled { word, .. }
        | Event::RulingWithdrawn { word }
        | Event::ObjectionLodged { about: About::Word { word, .. }, .. } => {
            vec![word.clone().into()]
        }
        _ => Vec::new(),
    }
}
