//! The tables of competitions as they are kept: made after rows came, and made anew.

use std::collections::BTreeSet;

use deadpool_postgres::ClientWrapper as Client;

use super::branches::{State, branches, digest};
use super::derive::{self, Table, slug};
use super::gathered::Gathered;
use super::parts::{RULES, needed};
use super::problem::Problem;
use super::rows::rows;
use super::store::Hub;
use crate::domain::lexicon::Digest;
use crate::lexicon::Lexicon;
use crate::storage::{Needed, RawRow};

/// What a competition's tables are made of.
struct Source {
    rows: Vec<RawRow>,
    title: String,
    slug: String,
    needed: Option<Needed>,
}

/// What [`Hub::catch_up`] found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CaughtUp {
    /// Competitions whose tables were made now.
    pub made: usize,
    /// Those that have none, as their rules are not here.
    pub without: usize,
}

impl Hub {
    /// Makes the tables of a competition from its rows, in place of those that there are. Whether there are any now: they
    /// need the rules, which come with a file.
    ///
    /// # Errors
    /// There is no such competition; the database fails.
    pub fn derive(&self, competition: Digest) -> Result<bool, Problem> {
        self.derive_with(&Gathered::default(), competition)
    }

    /// The same, of a joint competition with what was read of it before.
    pub(super) fn derive_with(
        &self,
        gathered: &Gathered,
        competition: Digest,
    ) -> Result<bool, Problem> {
        if let Some(master) = self.joint_with_master(competition)? {
            return self.derive_joint(gathered, master);
        }
        let source = self.runtime.block_on(async {
            let client = self.client().await?;
            source(&client, competition).await
        })?;
        let Source { rows, title, slug, needed } = source;
        let Some(last) = rows.last() else { return Ok(false) };
        let tables = match &needed {
            Some(needed) => derive::tables(&rows, &title, needed, &slug),
            None => Vec::new(),
        };
        self.runtime.block_on(self.keep(competition, (&slug, last.seq), &tables))?;
        Ok(!tables.is_empty())
    }

    /// Makes all tables anew, each competition's at once: until then its older ones are read. How many competitions have
    /// any.
    ///
    /// # Errors
    /// The database fails.
    pub fn rebuild(&self) -> Result<usize, Problem> {
        let mut made = 0;
        let (gathered, mut joints) = (Gathered::default(), BTreeSet::new());
        for held in self.held()? {
            let master = self.joint_with_master(held.competition)?;
            if master.is_none_or(|master| joints.insert(master.joint)) {
                made += usize::from(self.derive_with(&gathered, held.competition)?);
            }
        }
        self.runtime.block_on(async {
            let client = self.client().await?;
            client.execute(include_str!("sql/tables_orphan.sql"), &[]).await?;
            Ok(made)
        })
    }

    /// Makes the tables that are lacking or older than the rows: of files that were taken in by an older program, or
    /// where this one was ended in between.
    ///
    /// # Errors
    /// The database fails.
    pub fn catch_up(&self) -> Result<CaughtUp, Problem> {
        let mut found = CaughtUp::default();
        for competition in self.runtime.block_on(self.behind())? {
            let there = self.derive(competition)?;
            *(if there { &mut found.made } else { &mut found.without }) += 1;
        }
        Ok(found)
    }

    /// The competitions whose tables are lacking or older than the rows.
    pub(super) async fn behind(&self) -> Result<Vec<Digest>, Problem> {
        let client = self.client().await?;
        let rows = client.query(include_str!("sql/behind.sql"), &[&derive::ABOUT]).await?;
        rows.iter().map(|row| digest(row.try_get(0)?)).collect()
    }

    async fn keep(
        &self,
        competition: Digest,
        (slug, version): (&str, i64),
        tables: &[Table],
    ) -> Result<(), Problem> {
        let key = competition.as_bytes().as_slice();
        let mut client = self.client().await?;
        let transaction = client.transaction().await?;
        // Who comes second with older rows leaves what is newer.
        super::branches::lock(&*transaction, competition).await?;
        let newer: i64 = {
            let head = include_str!("sql/in_force.sql");
            transaction.query_one(head, &[&key]).await?.try_get(0)?
        };
        if newer != version {
            return Ok(());
        }
        transaction.execute(include_str!("sql/tables_drop.sql"), &[&key]).await?;
        for Table { after, part, content } in tables {
            let (after, content) = (i32::from(*after), content.as_slice());
            let keep = include_str!("sql/tables_keep.sql");
            transaction
                .execute(keep, &[&key, &after, &part.as_str(), &slug, &version, &content])
                .await?;
        }
        Ok(transaction.commit().await?)
    }

    /// Keeps what rows name and do not contain. Of a list that it has words of already, those stay, too.
    pub(super) fn keep_needed(&self, competition: Digest, needed: &Needed) -> Result<(), Problem> {
        self.runtime.block_on(async {
            let key = competition.as_bytes().as_slice();
            let mut client = self.client().await?;
            let transaction = client.transaction().await?;
            super::branches::lock(&*transaction, competition).await?;
            let text = needed.rules_text.as_bytes();
            let sha256 = Digest::of(text);
            let part = include_str!("sql/part_keep.sql");
            transaction.execute(part, &[&RULES, &sha256.as_bytes().as_slice(), &text]).await?;
            for (sha256, list) in &needed.lists {
                let named = sha256.as_bytes().as_slice();
                let there = include_str!("sql/excerpt.sql");
                let there = transaction.query_opt(there, &[&key, &named]).await?;
                let there = there.map(|row| row.try_get::<_, Vec<u8>>(0)).transpose()?;
                let there = there.and_then(|bytes| Lexicon::from_bytes(&bytes).ok());
                let words = list.words();
                let all = there.iter().flat_map(Lexicon::words).chain(words.words());
                let all = Lexicon::in_language(words.passport().language, all, words.title());
                let keep = include_str!("sql/excerpt_keep.sql");
                transaction.execute(keep, &[&key, &named, &all.to_bytes().as_slice()]).await?;
            }
            Ok(transaction.commit().await?)
        })
    }
}

async fn source(client: &Client, competition: Digest) -> Result<Source, Problem> {
    let key = competition.as_bytes().as_slice();
    let all = branches(&**client, competition).await?;
    let Some(branch) = all.iter().find(|branch| branch.state == State::InForce) else {
        return Err(Problem::NoCompetition(competition));
    };
    let rows = rows(client, competition, &all, branch).await?;
    let title = client.query_one(include_str!("sql/title.sql"), &[&key]).await?;
    let title = String::from_utf8_lossy(title.try_get(0)?).into_owned();
    let needed = needed(client, &rows).await?;
    let slug = match rows.first() {
        Some(first) => free_slug(client, competition, first).await?,
        None => String::new(),
    };
    Ok(Source { rows, title, slug, needed })
}

/// The shortest of its addresses that no other competition has.
pub(super) async fn free_slug(
    client: &Client,
    competition: Digest,
    first: &RawRow,
) -> Result<String, Problem> {
    let key = competition.as_bytes().as_slice();
    for digits in [12, 24, 48] {
        let slug = slug(competition, first, digits);
        let taken = include_str!("sql/slug_taken.sql");
        if !client.query_one(taken, &[&slug, &key]).await?.try_get::<_, bool>(0)? {
            return Ok(slug);
        }
    }
    Ok(slug(competition, first, 64))
}
