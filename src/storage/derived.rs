//! A competition derived from rows that lie in no file here, by the law that opening a file applies.

use std::sync::Arc;

use super::chain::RawRow;
use super::history::first_passports;
use super::lawful::{Breaches, Depth, Known, walk};
use super::parts::{Lists, StoredLexicon};
use super::problem::{Damage, Part, Problem};
use crate::domain::contest::Record;
use crate::domain::contest::event::{Event, Recorded};
use crate::domain::lexicon::Digest;
use crate::language::Sentences;

/// What rows name and do not contain.
#[derive(Clone, Debug)]
pub struct Needed {
    /// The rules file.
    pub rules_text: String,
    /// The lists, each under the digest by which it is named, whole or an excerpt.
    pub lists: Vec<(Digest, StoredLexicon)>,
}

/// The competition that follows from the rows of a whole history, whose chain was checked.
///
/// # Errors
/// A row is of a newer program or says nothing known, the law forbids an event, or the rules are others than the first
/// row names. A list that is not there hinders nothing: what needs it passes.
pub fn record_of<F: Sentences>(rows: &[RawRow], needed: &Needed) -> Result<Record<F>, Problem> {
    let history: Vec<_> =
        rows.iter().map(|row| row.row().decode::<F>()).collect::<Result<_, _>>()?;
    let events: Vec<Recorded<F>> = history.iter().map(|stored| stored.recorded.clone()).collect();
    let Some(Event::CompetitionCreated { rules, .. }) = events.first().map(|first| &first.event)
    else {
        return Err(Damage::NoEvents.into());
    };
    if Digest::of(needed.rules_text.as_bytes()) != rules.sha256 {
        return Err(Damage::Changed { part: Part::Rules, sha256: rules.sha256 }.into());
    }
    let rules = F::rules(&needed.rules_text).map_err(|error| Damage::Rules(error.to_string()))?;
    let mut lists = Lists::new();
    for passport in first_passports(&events) {
        let found = needed.lists.iter().find(|(sha256, _)| *sha256 == passport.sha256);
        lists.extend(found.map(|(sha256, list)| (*sha256, list.clone().titled(passport))));
    }
    let known = Known { lists: Some(&lists), seeds: &[], depth: Depth::Opening };
    let mut breaches = Breaches::default();
    let record = walk(Arc::new(rules), history, known, |judged| breaches.see(&judged));
    match breaches.found() {
        Some(unlawful) => Err(Problem::Unlawful(unlawful)),
        None => Ok(record),
    }
}
