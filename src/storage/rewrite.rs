//! A competition file written again from memory, when its medium failed while it was open and nothing
//! can be read there any more.
//!
//! It must never be used while the file can be read: a copy of that has every byte as it was written.

use std::path::Path;

use super::card;
use super::competition_file::CompetitionFile;
use super::copies::{self, Readers};
use super::drafts::{self, StoredDraft};
use super::history;
use super::journal::{self, Head, Older};
use super::links;
use super::open::{self, transact};
use super::parts::{self, StoredLexicon};
use super::problem::{Damage, Problem, StorageError, at};
use super::purpose::{Purpose, is_publication, set_purpose};
use super::stations::{self, Seen};
use crate::domain::cards::Links;
use crate::domain::contest::Format;
use crate::domain::contest::event::{Event, Recorded};
use crate::domain::contest::seed::Seed;
use crate::domain::lexicon::Digest;
use crate::language::Sentences;

/// What the history refers to but does not contain: rules' text, word lists, seeds; read from its file.
#[derive(Clone, Debug)]
pub struct Named {
    publication: bool,
    rules_text: String,
    lists: Vec<(Digest, StoredLexicon)>,
    seeds: Vec<Seed>,
    older: Older,
    /// What makes the codes of players' cards.
    links: Option<Links>,
    /// A hall's card, and what it said of its part in the common draw.
    card: Option<String>,
    ready: Option<String>,
}

impl Named {
    /// The word list of this digest.
    pub fn list(&self, sha256: Digest) -> Option<&StoredLexicon> {
        self.lists.iter().find(|(named, _)| *named == sha256).map(|(_, list)| list)
    }

    /// What makes the codes of players' cards; `None` before the file has had stations.
    pub const fn links(&self) -> Option<&Links> {
        self.links.as_ref()
    }

    /// The same with these.
    pub fn know_links(&mut self, links: Links) {
        self.links = Some(links);
    }

    /// The same with this card of a hall.
    pub fn know_card(&mut self, text: &str) {
        self.card = Some(text.to_owned());
    }

    /// The same with what the hall said of its part in the common draw.
    pub fn know_ready(&mut self, text: &str) {
        self.ready = Some(text.to_owned());
    }

    /// Makes a file of this history, with what it names, what was begun, and who was shown what another keyed.
    ///
    /// # Errors
    /// [`Problem::AlreadyExists`] and every way in which writing fails; then there is no file.
    pub fn write<F: Format>(
        &self,
        path: &Path,
        events: &[Recorded<F>],
        begun: &[StoredDraft],
        seen: &[(Seen, String)],
    ) -> Result<(), StorageError> {
        let purpose = if self.publication { Purpose::Publication } else { Purpose::Competition };
        let write = |new: &rusqlite::Connection| {
            set_purpose(new, purpose)?;
            parts::add_rules(new, &self.rules_text)?;
            for (sha256, list) in &self.lists {
                parts::add_lexicon(new, *sha256, list)?;
            }
            for seed in &self.seeds {
                parts::add_seed(new, seed)?;
            }
            for draft in begun {
                drafts::save(new, draft)?;
            }
            self.links.as_ref().map_or(Ok(()), |of| links::keep(new, of))?;
            for (of, name) in seen {
                stations::keep_seen(new, *of, name)?;
            }
            self.card.as_ref().map_or(Ok(()), |text| card::keep(new, text))?;
            self.ready.as_ref().map_or(Ok(()), |text| card::keep_ready(new, text))?;
            journal::append_again(new, Head::genesis(), events, &self.older, &mut Vec::new())
        };
        let made = copies::beside(path, Readers::Owner, |beside| {
            let mut new = open::make(beside)?;
            transact(&mut new, write)?;
            new.close().map_err(|(_, error)| Problem::from(error))
        });
        made.map_err(|problem| at(path, problem))
    }
}

impl<F: Sentences> CompetitionFile<F> {
    /// What this history, which is the file's own, names. A list or a seed that the file does not have
    /// is left out, as it is there.
    ///
    /// # Errors
    /// [`Problem::Damaged`] when the rules are missing or others.
    pub fn named(&self, history: &[Recorded<F>]) -> Result<Named, StorageError> {
        self.reading(|connection| {
            let Some(Event::CompetitionCreated { rules, .. }) = history.first().map(|r| &r.event)
            else {
                return Err(Damage::NoEvents.into());
            };
            let lists = history::lists_named(history).into_iter();
            let lists =
                lists.filter_map(|sha256| Some((sha256, parts::lexicon(connection, sha256).ok()?)));
            let commitments = history.iter().filter_map(|recorded| match &recorded.event {
                Event::CompetitionCreated { commitment, .. }
                | Event::CommitmentRenewed { commitment } => Some(*commitment),
                _ => None,
            });
            let seeds = commitments.filter_map(|named| parts::seed(connection, named).ok()?);
            Ok(Named {
                publication: is_publication(connection)?,
                rules_text: parts::rules_text(connection, rules.sha256)?,
                lists: lists.collect(),
                seeds: seeds.collect(),
                older: journal::older(connection)?,
                links: links::of(connection)?,
                card: card::of(connection)?,
                ready: card::ready(connection)?,
            })
        })
    }
}
