//! The tables of competitions as they are kept: made after rows came, emptied and made anew.

use tokio_postgres::Client;

use super::branches::{Branch, State, branches, digest};
use super::derive::{self, Table, rules_named, slug};
use super::problem::Problem;
use super::store::Hub;
use super::verify::pieces;
use crate::domain::lexicon::Digest;
use crate::lexicon::Lexicon;
use crate::storage::{Needed, RawRow, StoredLexicon};

/// So many rows are read at once.
const AT_ONCE: i64 = 2000;
/// The kind of the text of rules.
pub(super) const RULES: &str = "rules";

/// What a competition's tables are made of.
struct Source {
    rows: Vec<RawRow>,
    title: String,
    needed: Option<Needed>,
}

impl Hub {
    /// Makes the tables of a competition from its rows, in place of those that there are. Whether there are any now: they
    /// need the rules, which come with a file.
    ///
    /// # Errors
    /// There is no such competition; the database fails.
    pub fn derive(&self, competition: Digest) -> Result<bool, Problem> {
        let source = self.runtime.block_on(async {
            let client = self.client().await?;
            source(&client, competition).await
        })?;
        let Source { rows, title, needed } = source;
        let (Some(first), Some(last)) = (rows.first(), rows.last()) else { return Ok(false) };
        let slug = slug(competition, first);
        let tables = match &needed {
            Some(needed) => derive::tables(&rows, &title, needed, &slug),
            None => Vec::new(),
        };
        self.runtime.block_on(self.keep(competition, (&slug, last.seq), &tables))?;
        Ok(!tables.is_empty())
    }

    /// Makes all tables anew. How many competitions have any.
    ///
    /// # Errors
    /// The database fails.
    pub fn rebuild(&self) -> Result<usize, Problem> {
        self.runtime.block_on(async {
            let client = self.client().await?;
            client.execute(include_str!("sql/tables_empty.sql"), &[]).await?;
            Ok::<_, Problem>(())
        })?;
        let mut made = 0;
        for held in self.held()? {
            made += usize::from(self.derive(held.competition)?);
        }
        Ok(made)
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
    let all = branches(client, competition).await?;
    let Some(branch) = all.iter().find(|branch| branch.state == State::InForce) else {
        return Err(Problem::NoCompetition(competition));
    };
    let rows = rows(client, competition, &all, branch).await?;
    let title = client.query_one(include_str!("sql/title.sql"), &[&key]).await?;
    let title = String::from_utf8_lossy(title.try_get(0)?).into_owned();
    let needed = match rows.first().and_then(rules_named) {
        Some(rules) => needed(client, key, rules).await?,
        None => None,
    };
    Ok(Source { rows, title, needed })
}

async fn needed(client: &Client, key: &[u8], rules: Digest) -> Result<Option<Needed>, Problem> {
    let part = include_str!("sql/part.sql");
    let part = client.query_opt(part, &[&RULES, &rules.as_bytes().as_slice()]).await?;
    let Some(part) = part else { return Ok(None) };
    let Ok(rules_text) = String::from_utf8(part.try_get(0)?) else { return Ok(None) };
    let mut lists = Vec::new();
    for row in client.query(include_str!("sql/excerpts.sql"), &[&key]).await? {
        if let Ok(list) = Lexicon::from_bytes(row.try_get(1)?) {
            lists.push((digest(row.try_get(0)?)?, StoredLexicon::WordsOnly(list)));
        }
    }
    Ok(Some(Needed { rules_text, lists }))
}

/// All rows of a branch, in order.
pub(super) async fn rows(
    client: &Client,
    competition: Digest,
    all: &[Branch],
    branch: &Branch,
) -> Result<Vec<RawRow>, Problem> {
    let key = competition.as_bytes().as_slice();
    let mut rows = Vec::new();
    let mut seq = 0_i64;
    for (number, until) in pieces(all, branch) {
        while seq < until {
            let sql = include_str!("sql/rows.sql");
            let read = client.query(sql, &[&key, &number, &seq, &until, &AT_ONCE]).await?;
            if read.is_empty() {
                return Err(Problem::Chain(seq + 1));
            }
            for row in read {
                seq += 1;
                let text = |column| -> Result<String, Problem> {
                    String::from_utf8(row.try_get(column)?).map_err(|_| Problem::Chain(seq))
                };
                rows.push(RawRow {
                    seq: row.try_get(0)?,
                    action: row.try_get(1)?,
                    wall_ms: row.try_get(2)?,
                    session: row.try_get(3)?,
                    elapsed_ms: row.try_get(4)?,
                    name: text(5)?,
                    role: text(6)?,
                    station: text(7)?,
                    version: row.try_get(8)?,
                    body: text(9)?,
                    hash: digest(row.try_get(10)?)?,
                });
            }
        }
    }
    Ok(rows)
}
