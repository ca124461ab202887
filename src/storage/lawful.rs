//! The law of the record, asked of every event of a file: what may not stand there is shown and never
//! continued, whatever its hashes say.

use std::collections::BTreeMap;
use std::sync::Arc;

use rusqlite::Connection;

use super::parts::{self, StoredLexicon};
use super::problem::{Damage, Problem};
use super::publish::first_passports;
use super::{follows, journal};
use crate::domain::contest::law::{self, Laws, Version};
use crate::domain::contest::seed::Seed;
use crate::domain::formats::anagram::rules::Rules;
use crate::domain::formats::anagram::whose::SheetPlaces;
use crate::domain::formats::anagram::{Breach, Event, Record, Recorded, Rejection};
use crate::domain::ids::{PlayerId, Seq};
use crate::domain::lexicon::{Digest, WordList};
use crate::domain::player::Player;

/// The lists that a history names, by their digests.
pub(super) type Lists = BTreeMap<Digest, StoredLexicon>;

/// An event with the version that its body has in the file.
#[derive(Clone, Debug)]
pub(super) struct Stored {
    pub(super) recorded: Recorded,
    pub(super) version: Version,
}

/// An event that may not stand where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unlawful {
    /// The first such event.
    pub recorded: Recorded,
    /// The rule that it breaks.
    pub why: Rejection,
    /// How many actions may not stand, this one too.
    pub count: u64,
    /// The players and the places of the sheets by then, to tell the event by.
    pub(super) players: BTreeMap<PlayerId, Player>,
    pub(super) sheets: SheetPlaces,
}

/// One action of a history, and what the law says of it.
pub(super) struct Judged<'a> {
    /// The record before it.
    pub(super) before: &'a Record,
    pub(super) action: &'a [Recorded],
    pub(super) version: Version,
    pub(super) lawful: Result<(), Breach>,
}

/// What is at hand to judge a history by.
#[derive(Clone, Copy)]
pub(super) struct Known<'a> {
    /// `None` when one is missing or damaged: what needs a list passes.
    pub(super) lists: Option<&'a Lists>,
    /// Every seed of the draws that is known.
    pub(super) seeds: &'a [Seed],
}

impl<'a> Known<'a> {
    /// The list that judges a competition as it stands.
    pub(super) fn list_of(self, record: &Record) -> Option<&'a StoredLexicon> {
        self.lists?.get(&record.contest().common.lexicon.as_ref()?.sha256)
    }

    fn laws(self, record: &Record, version: Version) -> Laws<'a> {
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
pub(super) fn walk(
    rules: Arc<Rules>,
    history: Vec<Stored>,
    known: Known<'_>,
    mut see: impl FnMut(Judged<'_>),
) -> Record {
    let mut record = Record::new(rules);
    let mut newest = Version::First;
    let mut history = history.into_iter().peekable();
    while let Some(Stored { recorded, version }) = history.next() {
        let number = recorded.action;
        let mut action = vec![recorded];
        let mut other_version = None;
        while let Some(next) = history.next_if(|next| next.recorded.action == number) {
            if next.version != version {
                other_version.get_or_insert(action.len());
            }
            action.push(next.recorded);
        }
        let lawful = match other_version {
            _ if version < newest => Err(Breach { index: 0, why: Rejection::OlderVersion }),
            Some(index) => Err(Breach { index, why: Rejection::NotTogether }),
            None => law::of_action(&record, &action, known.laws(&record, version)),
        };
        newest = newest.max(version);
        see(Judged { before: &record, action: &action, version, lawful });
        record.take_in(action);
    }
    record
}

/// Collects what may not stand.
#[derive(Default)]
pub(super) struct Breaches {
    first: Option<Unlawful>,
    count: u64,
}

impl Breaches {
    /// Takes in what the law says of an action.
    pub(super) fn see(&mut self, judged: &Judged<'_>) {
        let Err(Breach { index, why }) = &judged.lawful else { return };
        self.count += 1;
        if let (None, Some(recorded)) = (&self.first, judged.action.get(*index)) {
            let log: Vec<Recorded> =
                judged.before.log().iter().chain(judged.action).cloned().collect();
            self.first = Some(Unlawful {
                recorded: recorded.clone(),
                why: why.clone(),
                count: 0,
                players: judged.before.contest().common.players.clone(),
                sheets: SheetPlaces::of(&log),
            });
        }
    }

    /// The first of them, when there is any.
    pub(super) fn found(self) -> Option<Unlawful> {
        let count = self.count;
        self.first.map(|first| Unlawful { count, ..first })
    }
}

/// Refuses a file whose history the law forbids, before anybody continues it.
pub(super) fn expect(connection: &Connection, up_to: u64) -> Result<(), Problem> {
    let history = history(connection, up_to)?;
    let events: Vec<Recorded> = history.iter().map(|stored| stored.recorded.clone()).collect();
    let Some(Event::CompetitionCreated { rules, .. }) = events.first().map(|first| &first.event)
    else {
        return Err(Damage::NoEvents.into());
    };
    let rules = parts::rules(connection, rules)?;
    let mut lists = Lists::new();
    for passport in first_passports(&events) {
        let list = parts::lexicon(connection, passport.sha256)?;
        lists.insert(passport.sha256, parts::expect_named(connection, passport, list)?);
    }
    let mut seeds = Vec::new();
    for commitment in commitments(&events) {
        seeds.extend(parts::seed(connection, commitment)?);
    }
    let known = Known { lists: Some(&lists), seeds: &seeds };
    let mut breaches = Breaches::default();
    walk(Arc::new(rules), history, known, |judged| breaches.see(&judged));
    match breaches.found() {
        Some(unlawful) => Err(Problem::Unlawful(Box::new(unlawful))),
        None => Ok(()),
    }
}

/// Every event up to a number, with the version of its body.
pub(super) fn history(connection: &Connection, up_to: u64) -> Result<Vec<Stored>, Problem> {
    let mut history = Vec::new();
    journal::for_each(connection, up_to, |row, link| {
        follows(row, link)?;
        history.push(row.decode()?);
        Ok(())
    })?;
    Ok(history)
}

/// Every commitment that a history published.
fn commitments(events: &[Recorded]) -> impl Iterator<Item = Digest> {
    events.iter().filter_map(|recorded| match &recorded.event {
        Event::CompetitionCreated { commitment, .. } | Event::CommitmentRenewed { commitment } => {
            Some(*commitment)
        }
        _ => None,
    })
}

impl Unlawful {
    /// Its place in the history.
    #[must_use]
    pub fn seq(&self) -> Seq {
        self.recorded.seq
    }
}
