//! The law of the record, asked of every event of a file: what may not stand there is shown and never
//! continued, whatever its hashes say.

use super::history::commitments;
use super::parts::Lists;
use super::unlawful::ForbiddenEvent;
use super::unlawful::Unlawful;
use super::wire::Stored;
use std::sync::Arc;

use rusqlite::Connection;

use super::history::{self, first_passports};
use super::parts::{self, StoredLexicon};
use super::problem::{Damage, Problem};
use crate::domain::contest::event::{Event, Recorded};
use crate::domain::contest::law::{self, Breach, Laws, Version};
use crate::domain::contest::seed::Seed;
use crate::domain::contest::{Format, Record, Rejection};
use crate::domain::lexicon::WordList;
use crate::language::{Sentences, Subjects};

/// One action of a history, and what the law says of it.
pub(super) struct Judged<'a, F: Format> {
    /// The record before it.
    pub(super) before: &'a Record<F>,
    pub(super) action: &'a [Recorded<F>],
    pub(super) version: Version,
    pub(super) lawful: Result<(), Breach<F>>,
}

/// What is at hand to judge a history by.
#[derive(Clone, Copy)]
pub(super) struct Known<'a> {
    /// `None` when one is missing or damaged: what needs a list passes.
    pub(super) lists: Option<&'a Lists>,
    /// Every seed of the draws that is known.
    pub(super) seeds: &'a [Seed],
    /// How much is asked.
    pub(super) depth: Depth,
}

/// How much is asked of a history.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Depth {
    /// Whether it may be continued.
    Opening,
    /// Everything, however long it takes.
    Verifying,
}

impl<'a> Known<'a> {
    /// The list that judges a competition as it stands.
    pub(super) fn list_of<F: Format>(self, record: &Record<F>) -> Option<&'a StoredLexicon> {
        self.lists?.get(&record.contest().common.lexicon.as_ref()?.sha256)
    }

    fn laws<F: Format>(self, record: &Record<F>, version: Version) -> Laws<'a> {
        let commitment = record.contest().common.commitment;
        Laws {
            version,
            lexicon: self.list_of(record).map(|list| -> &dyn WordList { list }),
            seed: self.seeds.iter().find(|seed| Some(seed.commitment()) == commitment),
            drafts: &[],
        }
    }
}

/// Goes through a history, action by action, and gives the record that it makes.
pub(super) fn walk<F: Format>(
    rules: Arc<F::Rules>,
    history: Vec<Stored<F>>,
    known: Known<'_>,
    mut see: impl FnMut(Judged<'_, F>),
) -> Record<F> {
    let mut record = Record::new(rules);
    let mut newest = Version::First;
    for stored in actions(history) {
        let lawful = lawful(&record, &stored, newest, known);
        let version = stored[0].version;
        newest = newest.max(version);
        let action: Vec<Recorded<F>> = stored.into_iter().map(|stored| stored.recorded).collect();
        see(Judged { before: &record, action: &action, version, lawful });
        record.take_in(action);
    }
    record
}

/// The events of a history by action, in order; none is empty.
pub(super) fn actions<F: Format>(history: Vec<Stored<F>>) -> Vec<Vec<Stored<F>>> {
    let mut actions: Vec<Vec<Stored<F>>> = Vec::new();
    for stored in history {
        let number = stored.recorded.action;
        match actions.last_mut().filter(|action| action[0].recorded.action == number) {
            Some(action) => action.push(stored),
            None => actions.push(vec![stored]),
        }
    }
    actions
}

/// What the law says of the next action after a record whose newest event is of this version.
pub(super) fn lawful<F: Format>(
    record: &Record<F>,
    stored: &[Stored<F>],
    newest: Version,
    known: Known<'_>,
) -> Result<(), Breach<F>> {
    let Some(Stored { version, .. }) = stored.first() else { return Ok(()) };
    if *version < newest {
        return Err(Breach { index: 0, why: Rejection::OlderVersion });
    }
    if let Some(index) = stored.iter().position(|other| other.version != *version) {
        return Err(Breach { index, why: Rejection::NotTogether });
    }
    let action: Vec<Recorded<F>> = stored.iter().map(|stored| stored.recorded.clone()).collect();
    law::of_action(record, &action, known.laws(record, *version))?;
    match known.depth {
        Depth::Opening => Ok(()),
        Depth::Verifying => law::proven(record, &action),
    }
}

impl<F: Sentences> Judged<'_, F> {
    /// The event that the law forbids; `None` when the action is lawful.
    pub(super) fn unlawful(&self) -> Option<Unlawful> {
        let Err(Breach { index, why }) = &self.lawful else { return None };
        let recorded = self.action.get(*index)?.clone();
        let log: Vec<Recorded<F>> = self.before.log().iter().chain(self.action).cloned().collect();
        let (players, subjects) =
            (self.before.contest().common.players.clone(), Subjects::of(&log));
        let (seq, said) = (recorded.seq, why.to_string());
        let event = ForbiddenEvent { recorded, why: why.clone(), players, subjects };
        Some(Unlawful { seq, why: said, count: 1, event: Arc::new(event) })
    }
}

/// Counts what may not stand.
#[derive(Default)]
pub(super) struct Breaches {
    first: Option<Unlawful>,
    count: u64,
}

impl Breaches {
    /// Takes in what the law says of an action.
    pub(super) fn see<F: Sentences>(&mut self, judged: &Judged<'_, F>) {
        if judged.lawful.is_err() {
            self.count += 1;
            self.first = self.first.take().or_else(|| judged.unlawful());
        }
    }

    /// The first of them, when there is any.
    pub(super) fn found(self) -> Option<Unlawful> {
        let count = self.count;
        self.first.map(|first| Unlawful { count, ..first })
    }
}

/// Refuses a file whose history the law forbids, before anybody continues it.
pub(super) fn expect<F: Sentences>(connection: &Connection, up_to: u64) -> Result<(), Problem> {
    let history = history::history::<F>(connection, up_to)?;
    let events: Vec<Recorded<F>> = history.iter().map(|stored| stored.recorded.clone()).collect();
    let Some(Event::CompetitionCreated { rules, .. }) = events.first().map(|first| &first.event)
    else {
        return Err(Damage::NoEvents.into());
    };
    let rules = parts::rules::<F>(connection, rules)?;
    let mut lists = Lists::new();
    for passport in first_passports(&events) {
        let list = parts::lexicon(connection, passport.sha256)?;
        lists.insert(passport.sha256, parts::expect_named(connection, passport, list)?);
    }
    let mut seeds = Vec::new();
    for commitment in commitments(&events) {
        seeds.extend(parts::seed(connection, commitment)?);
    }
    let known = Known { lists: Some(&lists), seeds: &seeds, depth: Depth::Opening };
    let mut breaches = Breaches::default();
    walk(Arc::new(rules), history, known, |judged| breaches.see(&judged));
    match breaches.found() {
        Some(unlawful) => Err(Problem::Unlawful(unlawful)),
        None => Ok(()),
    }
}
