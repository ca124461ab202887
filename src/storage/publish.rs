//! The copy for publication: the history byte for byte, the rules, and of each word list only the
//! words that somebody wrote, so that the file alone gives the same standings and gives no list
//! away. No seed but the one that a signing reveals, and no draft.

use super::history::lists_named;
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use rusqlite::Connection;

use super::copies::{self, Readers};
use super::derived::Needed;
use super::history::events;
use super::journal;
use super::open::{self, transact};
use super::parts::{self, Lists, StoredLexicon};
use super::problem::{Damage, Part, Problem};
use super::purpose::{Purpose, set_purpose};
use super::stations;
use crate::domain::contest::Format;
use crate::domain::contest::event::{Event, Recorded};
use crate::domain::contest::written::asked;
use crate::domain::letters::Word;
use crate::domain::lexicon::WordList as _;
use crate::lexicon::Lexicon;

/// Makes the copy of the events up to a number.
pub(super) fn publish<F: Format>(
    connection: &Connection,
    up_to: u64,
    path: &Path,
) -> Result<(), Problem> {
    let Needed { rules_text: rules, lists: excerpts } = needed::<F>(connection, up_to)?;
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

/// What the history up to an event names, of each list only the words that were written.
pub(super) fn needed<F: Format>(connection: &Connection, up_to: u64) -> Result<Needed, Problem> {
    let events = events::<F>(connection, up_to)?;
    let Some(Event::CompetitionCreated { rules, .. }) = events.first().map(|first| &first.event)
    else {
        return Err(Damage::NoEvents.into());
    };
    let named = rules;
    let words = asked::<F>(&Arc::new(parts::rules::<F>(connection, named)?), &events);
    let rules_text = parts::rules_text(connection, named.sha256)?;
    let mut lists = Vec::new();
    for sha256 in lists_named(&events) {
        lists.push((sha256, excerpt(&parts::lexicon(connection, sha256)?, &words)));
    }
    Ok(Needed { rules_text, lists })
}

/// A copy for publication has no seed, no draft and no whole list, and of a list only words that were
/// written: anything more is no copy that was made here.
pub(super) fn expect_only<F: Format>(
    connection: &Connection,
    rules: &Arc<F::Rules>,
    events: &[Recorded<F>],
    lists: Option<&Lists>,
) -> Result<(), Problem> {
    for (what, sql) in [
        ("seeds", "SELECT count(*) FROM seeds"),
        ("drafts", "SELECT count(*) FROM drafts"),
        ("parts", "SELECT count(*) FROM parts WHERE kind NOT IN ('rules', 'words')"),
    ] {
        let count: i64 = connection.query_row(sql, [], |row| row.get(0))?;
        if count > 0 {
            return Err(Damage::Schema(what.to_owned()).into());
        }
    }
    if stations::are_there(connection)? {
        return Err(Damage::Schema("stations".to_owned()).into());
    }
    let words = asked::<F>(rules, events);
    for (&sha256, list) in lists.into_iter().flatten() {
        if list.words().words().any(|word| !words.contains(&word)) {
            return Err(Damage::Changed { part: Part::Lexicon, sha256 }.into());
        }
    }
    Ok(())
}

fn excerpt(list: &StoredLexicon, words: &BTreeSet<Word>) -> StoredLexicon {
    let found = words.iter().filter(|word| list.contains(word)).cloned();
    let (language, title) = (list.words().passport().language, list.words().title());
    StoredLexicon::WordsOnly(Lexicon::in_language(language, found, title))
}
