//! What the events name by its digest: the text of the rules, word lists, and the seeds.
//!
//! A seed is shown by [`seed`] alone. What is read is checked against the digest that it is asked
//! for by.

use std::collections::BTreeMap;
use std::sync::Arc;

use rusqlite::{Connection, OptionalExtension as _, params};

use super::problem::{Damage, Part, Problem};
use super::purpose::is_publication;
use crate::domain::board::Graph;
use crate::domain::contest::seed::Seed;
use crate::domain::contest::{Format, RulesRef};
use crate::domain::letters::Word;
use crate::domain::lexicon::{Digest, Passport, WordList};
use crate::lexicon::{Lexicon, Title};

/// A word list as a competition file has it.
#[derive(Clone, Debug)]
pub enum StoredLexicon {
    /// The list itself.
    Full(Lexicon),
    /// Only those of its words that were written in this competition, so that a list which may not
    /// be given away stays at home. Its passport is the excerpt's own: the list's is in the record.
    WordsOnly(Lexicon),
}

impl StoredLexicon {
    /// The words that the file has.
    pub fn words(&self) -> &Lexicon {
        match self {
            Self::Full(list) | Self::WordsOnly(list) => list,
        }
    }

    /// Whether the file has the list itself.
    pub fn is_full(&self) -> bool {
        matches!(self, Self::Full(_))
    }

    /// The same words under the title that a history gave them.
    pub(super) fn titled(self, passport: &Passport) -> Self {
        let Passport { name, edition, authority, .. } = passport.clone();
        let title = Title { name, edition, authority };
        match self {
            Self::Full(list) => Self::Full(list.titled(title)),
            Self::WordsOnly(list) => Self::WordsOnly(list.titled(title)),
        }
    }

    fn kind(&self) -> &'static str {
        match self {
            Self::Full(_) => FULL,
            Self::WordsOnly(_) => WORDS,
        }
    }
}

impl From<Lexicon> for StoredLexicon {
    fn from(list: Lexicon) -> Self {
        Self::Full(list)
    }
}

impl WordList for StoredLexicon {
    fn contains(&self, word: &Word) -> bool {
        self.words().contains(word)
    }

    fn graph(&self) -> Option<Arc<Graph>> {
        match self {
            Self::Full(list) => Some(list.graph()),
            Self::WordsOnly(_) => None,
        }
    }
}

/// The lists that a history names, by their digests.
pub(super) type Lists = BTreeMap<Digest, StoredLexicon>;

const RULES: &str = "rules";
const FULL: &str = "lexicon";
const WORDS: &str = "words";

/// Keeps a rules file's text under its digest.
pub(super) fn add_rules(connection: &Connection, text: &str) -> Result<(), Problem> {
    put(connection, RULES, Digest::of(text.as_bytes()), text.as_bytes())
}

/// The rules that a competition is played by.
pub(super) fn rules<F: Format>(
    connection: &Connection,
    named: &RulesRef,
) -> Result<F::Rules, Problem> {
    let text = rules_text(connection, named.sha256)?;
    Ok(F::rules(&text).map_err(|error| Damage::Rules(error.to_string()))?)
}

/// A rules file's text.
pub(super) fn rules_text(connection: &Connection, sha256: Digest) -> Result<String, Problem> {
    let part = Part::Rules;
    let bytes = get(connection, RULES, sha256)?.ok_or(Damage::Missing { part, sha256 })?;
    if Digest::of(&bytes) != sha256 {
        return Err(Damage::Changed { part, sha256 }.into());
    }
    Ok(String::from_utf8(bytes).map_err(|_| Damage::Changed { part, sha256 })?)
}

/// Keeps a word list, under the digest of the whole list.
pub(super) fn add_lexicon(
    connection: &Connection,
    sha256: Digest,
    list: &StoredLexicon,
) -> Result<(), Problem> {
    if list.is_full() && list.words().passport().sha256 != sha256 {
        return Err(Problem::Unfit(Part::Lexicon));
    }
    put(connection, list.kind(), sha256, &list.words().to_bytes())
}

/// The word list of this digest, or what the file has of it. Only a copy for publication may have
/// less than the list: [`expect_named`].
pub(super) fn lexicon(connection: &Connection, sha256: Digest) -> Result<StoredLexicon, Problem> {
    let part = Part::Lexicon;
    if let Some(bytes) = get(connection, FULL, sha256)? {
        let list = Lexicon::from_bytes(&bytes).map_err(Damage::Lexicon)?;
        if list.passport().sha256 != sha256 {
            return Err(Damage::Changed { part, sha256 }.into());
        }
        return Ok(StoredLexicon::Full(list));
    }
    let bytes = get(connection, WORDS, sha256)?.ok_or(Damage::Missing { part, sha256 })?;
    let list = Lexicon::from_bytes(&bytes).map_err(Damage::Lexicon)?;
    Ok(StoredLexicon::WordsOnly(list))
}

/// Refuses a list of which a file that is no copy for publication has only some words: they could be
/// those that somebody liked. And one that calls itself otherwise than the history that named it first.
pub(super) fn expect_named(
    connection: &Connection,
    named: &Passport,
    list: StoredLexicon,
) -> Result<StoredLexicon, Problem> {
    let sha256 = named.sha256;
    if !list.is_full() && !is_publication(connection)? {
        return Err(Damage::WordsOnly(sha256).into());
    }
    let own = list.words().passport();
    let alike = (&own.name, &own.edition, own.authority)
        == (&named.name, &named.edition, named.authority)
        && (!list.is_full() || own.words == named.words);
    if alike { Ok(list) } else { Err(Damage::Changed { part: Part::Lexicon, sha256 }.into()) }
}

/// Keeps a seed.
pub(super) fn add_seed(connection: &Connection, seed: &Seed) -> Result<(), Problem> {
    let revealed: Digest = seed.reveal().parse().expect("a seed is revealed as 64 digits");
    connection.execute(
        "INSERT OR IGNORE INTO seeds (commitment, seed) VALUES (?1, ?2)",
        params![seed.commitment().as_bytes(), revealed.as_bytes()],
    )?;
    Ok(())
}

/// The seed of a commitment; `None` when the file does not have it.
pub(super) fn seed(connection: &Connection, commitment: Digest) -> Result<Option<Seed>, Problem> {
    let sql = "SELECT seed FROM seeds WHERE commitment = ?1";
    let mut statement = connection.prepare_cached(sql)?;
    let bytes: Option<Vec<u8>> =
        statement.query_row([commitment.as_bytes()], |row| row.get(0)).optional()?;
    let changed = Damage::Changed { part: Part::Seed, sha256: commitment };
    match bytes {
        None => Ok(None),
        Some(bytes) => {
            let seed = bytes.try_into().map(Seed::from_bytes).ok();
            let seed = seed.filter(|seed| seed.commitment() == commitment);
            Ok(Some(seed.ok_or(changed)?))
        }
    }
}

fn put(connection: &Connection, kind: &str, name: Digest, bytes: &[u8]) -> Result<(), Problem> {
    connection.execute(
        "INSERT OR IGNORE INTO parts (kind, sha256, bytes) VALUES (?1, ?2, ?3)",
        params![kind, name.as_bytes(), bytes],
    )?;
    Ok(())
}

fn get(connection: &Connection, kind: &str, name: Digest) -> Result<Option<Vec<u8>>, Problem> {
    let sql = "SELECT bytes FROM parts WHERE kind = ?1 AND sha256 = ?2";
    let mut statement = connection.prepare_cached(sql)?;
    Ok(statement.query_row(params![kind, name.as_bytes()], |row| row.get(0)).optional()?)
}
