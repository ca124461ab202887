//! Which words a history holds: all that a word list is ever asked for.

use std::collections::BTreeSet;

use super::event::{Event, Recorded};
use super::objection::About;
use crate::domain::anagram::event::Event as A;
use crate::domain::letters::Word;

/// Every word that stands on a sheet, in a ruling or in an objection, of whatever version, undone
/// actions too.
#[must_use]
pub fn written(log: &[Recorded]) -> BTreeSet<Word> {
    let mut words = BTreeSet::new();
    for recorded in log {
        match &recorded.event {
            Event::Anagram(
                A::SheetKeyed { words: sheet, .. }
                | A::SheetRevised { words: sheet, .. }
                | A::SheetKeyedAgain { words: sheet, .. }
                | A::KeyingsSettled { words: sheet, .. },
            ) => words.extend(sheet.iter().filter_map(|(_, _, written)| written.word().cloned())),
            Event::WordRuled { word, .. }
            | Event::RulingWithdrawn { word }
            | Event::ObjectionLodged { about: About::Word { word, .. }, .. } => {
                words.insert(word.clone());
            }
            _ => {}
        }
    }
    words
}
