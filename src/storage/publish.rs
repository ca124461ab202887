//! The copy for publication: the history byte for byte, the rules, and of each word list only the
//! words that somebody wrote, so that the file alone gives the same standings and gives no list
//! away. No seed but the one that a signing reveals, and no draft.

use std::collections::BTreeSet;
use std::path::Path;

use rusqlite::Connection;

use super::copies::Readers;
use super::create::{Purpose, set_purpose};
use super::parts::{self, StoredLexicon};
use super::problem::{Damage, Problem};
use super::{copies, events, journal, open, transact};
use crate::domain::anagram::event::Event as AnagramEvent;
use crate::domain::contest::event::{Event, Recorded};
use crate::domain::contest::objection::About;
use crate::domain::letter::Word;
use crate::domain::lexicon::{Digest, WordList as _};
use crate::lexicon::Lexicon;

/// Makes the copy of the events up to a number.
pub(super) fn publish(connection: &Connection, up_to: u64, path: &Path) -> Result<(), Problem> {
    let events = events(connection, up_to)?;
    let Some(Event::CompetitionCreated { rules, .. }) = events.first().map(|first| &first.event)
    else {
        return Err(Damage::NoEvents.into());
    };
    let rules = parts::rules_text(connection, rules.sha256)?;
    let words = words_written(&events);
    let mut excerpts = Vec::new();
    for sha256 in lists_named(&events) {
        excerpts.push((sha256, excerpt(&parts::lexicon(connection, sha256)?, &words)));
    }
    copies::beside(path, Readers::AsSet, |beside| {
        let mut copy = open::make(beside)?;
        transact(&mut copy, |copy| {
            set_purpose(copy, Purpose::Publication)?;
            parts::add_rules(copy, &rules)?;
            for (sha256, excerpt) in &excerpts {
                parts::add_lexicon(copy, *sha256, excerpt)?;
            }
            journal::copy(connection, copy, up_to)
        })?;
        copy.close().map_err(|(_, error)| Problem::from(error))
    })
}

/// The digests of the lists that a history names.
pub(super) fn lists_named(events: &[Recorded]) -> BTreeSet<Digest> {
    let passport = |recorded: &Recorded| match &recorded.event {
        Event::CompetitionCreated { lexicon, .. } | Event::LexiconChanged { lexicon } => {
            Some(lexicon.sha256)
        }
        _ => None,
    };
    events.iter().filter_map(passport).collect()
}

/// Every word that stands on a sheet, in a ruling or in an objection, of whatever version.
fn words_written(events: &[Recorded]) -> BTreeSet<Word> {
    let mut words = BTreeSet::new();
    for recorded in events {
        match &recorded.event {
            Event::Anagram(
                AnagramEvent::SheetKeyed { words: sheet, .. }
                | AnagramEvent::SheetRevised { words: sheet, .. }
                | AnagramEvent::SheetKeyedAgain { words: sheet, .. }
                | AnagramEvent::KeyingsSettled { words: sheet, .. },
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

fn excerpt(list: &StoredLexicon, words: &BTreeSet<Word>) -> StoredLexicon {
    let found = words.iter().filter(|word| list.contains(word)).cloned();
    StoredLexicon::WordsOnly(Lexicon::from_words(found, list.words().title()))
}
