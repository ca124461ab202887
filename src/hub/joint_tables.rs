//! The tables of joint competitions as they are kept: under their conductor's history, those alone that are otherwise.

use std::collections::{BTreeMap, BTreeSet};

use deadpool_postgres::{ClientWrapper as Client, Transaction};

use super::branches::{branches, digest, lock};
use super::derive::{ABOUT, RANKING, Table};
use super::gathered::Gathered;
use super::problem::Problem;
use super::published;
use super::rows::read;
use super::store::Hub;
use super::tables::free_slug;
use crate::domain::ids::RoundNo;
use crate::domain::lexicon::Digest;

/// Whose tables those of a joint competition are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Master {
    pub joint: Digest,
    /// The conductor's history.
    pub competition: Digest,
}

/// Of which rows tables are: of none while some of them wait.
const NOT_LEVEL: i64 = 0;

impl Hub {
    /// Makes the tables of these competitions, of a joint competition once and those of its last round: gives the joint
    /// competitions back, of which the others wait.
    pub(super) fn derive_all(
        &self,
        gathered: &Gathered,
        all: &BTreeSet<Digest>,
    ) -> BTreeSet<Master> {
        let masters = self.masters_of(all).unwrap_or_else(|problem| {
            self.outage.noticed(&problem, None);
            BTreeMap::new()
        });
        let mut joints: BTreeSet<Master> = BTreeSet::new();
        for &competition in all {
            let derived = match masters.get(&competition) {
                Some(&master) if !joints.insert(master) => Ok(true),
                Some(&master) => self.derive_last(gathered, master),
                None => self.derive_with(gathered, competition),
            };
            // What could not be derived now is at the next rows, or when the service starts again.
            if let Err(problem) = derived {
                self.outage.noticed(&problem, Some(competition));
            }
        }
        joints
    }

    /// Makes the tables of one more earlier round of each: those are given back of which some wait still.
    pub(super) fn earlier(
        &self,
        gathered: &Gathered,
        mut waiting: BTreeSet<Master>,
    ) -> BTreeSet<Master> {
        waiting.retain(|master| {
            self.derive_earlier(gathered, *master).unwrap_or_else(|problem| {
                self.outage.noticed(&problem, Some(master.joint));
                false
            })
        });
        waiting
    }

    /// The joint competition of a history, where the conductor's is here.
    pub(super) fn joint_with_master(&self, competition: Digest) -> Result<Option<Master>, Problem> {
        Ok(self.masters_of(&BTreeSet::from([competition]))?.remove(&competition))
    }

    /// The same of many histories.
    fn masters_of(&self, all: &BTreeSet<Digest>) -> Result<BTreeMap<Digest, Master>, Problem> {
        self.runtime.block_on(async {
            let client = self.client().await?;
            let keys: Vec<&[u8]> = all.iter().map(|it| it.as_bytes().as_slice()).collect();
            let rows = client.query(include_str!("sql/masters_of.sql"), &[&keys]).await?;
            let read = |row: &tokio_postgres::Row| {
                let (joint, competition) = (digest(row.try_get(1)?)?, digest(row.try_get(2)?)?);
                Ok((digest(row.try_get(0)?)?, Master { joint, competition }))
            };
            rows.iter().map(read).collect()
        })
    }

    /// Makes the tables of a joint competition. Whether there are any.
    pub(super) fn derive_joint(
        &self,
        gathered: &Gathered,
        master: Master,
    ) -> Result<bool, Problem> {
        let there = self.derive_last(gathered, master)?;
        while self.derive_earlier(gathered, master)? {}
        Ok(there)
    }

    /// Makes its tables of the last round, and those of no round; the others wait then.
    fn derive_last(&self, gathered: &Gathered, master: Master) -> Result<bool, Problem> {
        let joint = master.joint.as_bytes().as_slice();
        let (version, slug) = self.runtime.block_on(async {
            let client = self.client().await?;
            let version = include_str!("sql/joint_version.sql");
            let version: i64 = client.query_one(version, &[&joint]).await?.try_get(0)?;
            Ok::<_, Problem>((version, slug_of(&client, master.competition).await?))
        })?;
        let made = gathered.look(self, master.joint, |joined| {
            let mut kept = std::mem::take(&mut joined.kept);
            let made = joined.seen().map(|mut seen| published::last(&mut seen, &mut kept));
            joined.kept = kept;
            let (tables, rounds) = made?;
            let (_, earlier) = rounds.split_last().unwrap_or((&RoundNo::FIRST, &[]));
            joined.wait_for(earlier);
            joined.level_with = (slug.clone(), version);
            Some((tables, rounds))
        })?;
        let Some((tables, rounds)) = made else { return Ok(false) };
        let about = if rounds.len() > 1 { NOT_LEVEL } else { version };
        self.put(gathered, master, async |transaction| {
            let key = master.competition.as_bytes().as_slice();
            // Those that halls had before the conductor's history came, its own pages of before it entered any hall, and
            // rounds that are no longer published.
            transaction.execute(include_str!("sql/tables_halls_drop.sql"), &[&joint]).await?;
            let rounds: Vec<i32> = rounds.iter().map(|round| i32::from(round.get())).collect();
            transaction
                .execute(include_str!("sql/tables_rounds_drop.sql"), &[&key, &rounds])
                .await?;
            if tables.iter().all(|table| table.part != RANKING) {
                transaction
                    .execute(include_str!("sql/tables_part_drop.sql"), &[&key, &RANKING])
                    .await?;
            }
            for table in &tables {
                let version = if table.part == ABOUT { about } else { version };
                put(transaction, master, (&slug, version), table).await?;
            }
            Ok(())
        })?;
        Ok(true)
    }

    /// Makes its tables of one round that waits. Whether more do.
    fn derive_earlier(&self, gathered: &Gathered, master: Master) -> Result<bool, Problem> {
        let (tables, is_level, of) = gathered.look(self, master.joint, |joined| {
            let round = joined.waiting.pop_front();
            let mut kept = std::mem::take(&mut joined.kept);
            let tables = round
                .and_then(|round| Some(published::earlier(&mut joined.seen()?, &mut kept, round)));
            joined.kept = kept;
            (tables, joined.waiting.is_empty(), joined.level_with.clone())
        })?;
        let (Some(tables), (slug, version)) = (tables, of) else { return Ok(false) };
        self.put(gathered, master, async |transaction| {
            let key = master.competition.as_bytes().as_slice();
            for table in &tables {
                put(transaction, master, (&slug, version), table).await?;
            }
            if is_level {
                let level = include_str!("sql/tables_level.sql");
                transaction.execute(level, &[&key, &ABOUT, &version]).await?;
            }
            Ok(())
        })?;
        Ok(!is_level)
    }

    /// Changes its tables, all at once.
    fn put(
        &self,
        gathered: &Gathered,
        master: Master,
        change: impl AsyncFnOnce(&Transaction<'_>) -> Result<(), Problem>,
    ) -> Result<(), Problem> {
        let put = self.runtime.block_on(async {
            let mut client = self.client().await?;
            let transaction = client.transaction().await?;
            lock(&*transaction, master.competition).await?;
            change(&transaction).await?;
            Ok::<_, Problem>(transaction.commit().await?)
        });
        if put.is_err() {
            // All is kept again the next time.
            gathered.look(self, master.joint, |joined| joined.kept.clear())?;
        }
        put
    }
}

/// Keeps a table in place of the one that there is.
async fn put(
    transaction: &Transaction<'_>,
    master: Master,
    (slug, version): (&str, i64),
    table: &Table,
) -> Result<(), Problem> {
    let key = master.competition.as_bytes().as_slice();
    let Table { after, part, content } = table;
    let (after, part, content) = (i32::from(*after), part.as_str(), content.as_slice());
    let put = include_str!("sql/tables_put.sql");
    transaction.execute(put, &[&key, &after, &part, &slug, &version, &content]).await?;
    Ok(())
}

async fn slug_of(client: &Client, competition: Digest) -> Result<String, Problem> {
    let all = branches(&**client, competition).await?;
    let first = all.first().ok_or(Problem::NoCompetition(competition))?;
    let rows = read(client, (competition, &all, first), (0, 1)).await?;
    match rows.first() {
        Some(first) => free_slug(client, competition, &first.row).await,
        None => Ok(String::new()),
    }
}
