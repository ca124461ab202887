//! A competition derived from rows that lie in no file here, by the law that opening a file applies.

use std::sync::Arc;

use super::chain::RawRow;
use super::history::first_passports;
use super::lawful::{Breaches, Depth, Judged, Known, actions, lawful, walk};
use super::parts::{Lists, StoredLexicon};
use super::problem::{Damage, Part, Problem};
use super::wire::Stored;
use crate::domain::contest::Record;
use crate::domain::contest::event::{Event, Recorded};
use crate::domain::contest::law::Version;
use crate::domain::ids::Seq;
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
    let rules = rules_of::<F>(&events, needed)?;
    let lists = lists_of(&events, needed);
    let known = Known { lists: Some(&lists), seeds: &[], depth: Depth::Opening };
    let mut breaches = Breaches::default();
    let record = walk(Arc::new(rules), history, known, |judged| breaches.see(&judged));
    match breaches.found() {
        Some(unlawful) => Err(Problem::Unlawful(unlawful)),
        None => Ok(record),
    }
}

fn rules_of<F: Sentences>(events: &[Recorded<F>], needed: &Needed) -> Result<F::Rules, Problem> {
    let Some(Event::CompetitionCreated { rules, .. }) = events.first().map(|first| &first.event)
    else {
        return Err(Damage::NoEvents.into());
    };
    if Digest::of(needed.rules_text.as_bytes()) != rules.sha256 {
        return Err(Damage::Changed { part: Part::Rules, sha256: rules.sha256 }.into());
    }
    Ok(F::rules(&needed.rules_text).map_err(|error| Damage::Rules(error.to_string()))?)
}

/// The lists that these events name, as far as they are there.
fn lists_of<F: Sentences>(events: &[Recorded<F>], needed: &Needed) -> Lists {
    let mut lists = Lists::new();
    for passport in first_passports(events) {
        let found = needed.lists.iter().find(|(sha256, _)| *sha256 == passport.sha256);
        lists.extend(found.map(|(sha256, list)| (*sha256, list.clone().titled(passport))));
    }
    lists
}

/// How many events may be gone through anew, in all, because something was taken back: each undo goes through all that
/// came before it and stands. A hall's day of 4,000 events has place for a thousand, and a forged history ends here.
const MOST_ANEW: usize = 4_000_000;

/// A competition whose rows come by and by, some at a time: what [`record_of`] makes of all that came.
#[derive(Debug)]
pub struct Growing<F: Sentences> {
    record: Record<F>,
    lists: Lists,
    newest: Version,
    /// The last action, while it cannot stand as far as it came.
    begun: Vec<Stored<F>>,
}

/// What came of more rows.
#[derive(Debug)]
pub enum Grown<F: Sentences> {
    /// These events were taken in.
    By(Vec<Recorded<F>>),
    /// An action went on of which the beginning was taken for the whole: all is to be read anew.
    Anew,
}

impl<F: Sentences> Growing<F> {
    /// What follows from the first rows.
    ///
    /// # Errors
    /// As [`record_of`].
    pub fn new(rows: &[RawRow], needed: &Needed) -> Result<(Self, Vec<Recorded<F>>), Problem> {
        let first = rows.first().map(|first| first.row().decode::<F>()).transpose()?;
        let first: Vec<Recorded<F>> = first.into_iter().map(|stored| stored.recorded).collect();
        let rules = rules_of::<F>(&first, needed)?;
        let record = Record::without_checkpoints(Arc::new(rules));
        let (lists, newest, begun) = (lists_of(&first, needed), Version::First, Vec::new());
        let mut growing = Self { record, lists, newest, begun };
        match growing.take(rows, needed)? {
            Grown::By(events) => Ok((growing, events)),
            Grown::Anew => Err(Damage::NoEvents.into()),
        }
    }

    /// Takes in the next rows.
    ///
    /// # Errors
    /// As [`record_of`], or more was taken back than is gone through here; nothing more can follow then.
    pub fn take(&mut self, rows: &[RawRow], needed: &Needed) -> Result<Grown<F>, Problem> {
        let mut history = std::mem::take(&mut self.begun);
        for row in rows {
            history.push(row.row().decode::<F>()?);
        }
        let last = self.record.log().last().map(|last| last.action);
        if history.first().is_some_and(|next| Some(next.recorded.action) == last) {
            return Ok(Grown::Anew);
        }
        let lists = |it: &&Stored<F>| {
            let event = &it.recorded.event;
            matches!(event, Event::CompetitionCreated { .. } | Event::LexiconChanged { .. })
        };
        let events: Vec<Recorded<F>> =
            history.iter().filter(lists).map(|it| it.recorded.clone()).collect();
        for (sha256, list) in lists_of(&events, needed) {
            self.lists.entry(sha256).or_insert(list);
        }
        let mut taken = Vec::new();
        let mut actions = actions(history).into_iter().peekable();
        while let Some(stored) = actions.next() {
            let known = Known { lists: Some(&self.lists), seeds: &[], depth: Depth::Opening };
            let lawful = lawful(&self.record, &stored, self.newest, known);
            let version = stored.first().map_or(Version::First, |first| first.version);
            let action: Vec<_> = stored.iter().map(|stored| stored.recorded.clone()).collect();
            if lawful.is_err() {
                if actions.peek().is_none() {
                    self.begun = stored;
                    break;
                }
                let mut breaches = Breaches::default();
                breaches.see(&Judged { before: &self.record, action: &action, version, lawful });
                return match breaches.found() {
                    Some(unlawful) => Err(Problem::Unlawful(unlawful)),
                    None => Err(Damage::NoEvents.into()),
                };
            }
            self.newest = self.newest.max(version);
            self.record.take_in(action.clone());
            taken.extend(action);
            if self.record.anew() > MOST_ANEW {
                let last = taken.last().map_or(Seq(0), |last| last.seq);
                return Err(Problem::UndoneTooOften(last));
            }
        }
        Ok(Grown::By(taken))
    }

    /// The competition as far as it came.
    pub fn record(&self) -> &Record<F> {
        &self.record
    }

    /// The list by which its words are judged, if it is there.
    pub fn list(&self) -> Option<&StoredLexicon> {
        self.lists.get(&self.record.contest().common.lexicon.as_ref()?.sha256)
    }

    /// Whether its last action cannot stand, or not before the rest of it came.
    pub fn is_begun(&self) -> bool {
        !self.begun.is_empty()
    }
}
