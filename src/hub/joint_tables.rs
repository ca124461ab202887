//! The tables of joint competitions as they are kept: under their conductor's history, those alone that are otherwise.

use std::collections::BTreeSet;

use tokio_postgres::Client;

use super::branches::{branches, digest, lock};
use super::derive::Table;
use super::gathered::Gathered;
use super::problem::Problem;
use super::published;
use super::rows::read;
use super::store::Hub;
use super::tables::free_slug;
use crate::domain::lexicon::Digest;

/// Whose tables those of a joint competition are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Master {
    pub joint: Digest,
    /// The conductor's history.
    pub competition: Digest,
}

impl Hub {
    /// Makes the tables of these competitions, those of a joint competition once.
    pub(super) fn derive_all(&self, gathered: &Gathered, all: &BTreeSet<Digest>) {
        let mut joints: BTreeSet<Digest> = BTreeSet::new();
        for &competition in all {
            let derived = self.joint_with_master(competition).and_then(|master| match master {
                Some(master) if !joints.insert(master.joint) => Ok(true),
                _ => self.derive_with(gathered, competition),
            });
            // What could not be derived now is at the next rows, or when the service starts again.
            if let Err(problem) = derived {
                tracing::warn!("{competition}: {problem}");
            }
        }
    }

    /// The joint competition of a history, where the conductor's is here.
    pub(super) fn joint_with_master(&self, competition: Digest) -> Result<Option<Master>, Problem> {
        self.runtime.block_on(async {
            let client = self.client().await?;
            let key = competition.as_bytes().as_slice();
            let row = client.query_opt(include_str!("sql/master_of.sql"), &[&key]).await?;
            let Some(row) = row else { return Ok(None) };
            let (joint, competition) = (digest(row.try_get(0)?)?, digest(row.try_get(1)?)?);
            Ok(Some(Master { joint, competition }))
        })
    }

    /// Makes the tables of a joint competition.
    pub(super) fn derive_joint(
        &self,
        gathered: &Gathered,
        master: Master,
    ) -> Result<bool, Problem> {
        let key = master.competition.as_bytes().as_slice();
        let joint = master.joint.as_bytes().as_slice();
        let (version, slug) = self.runtime.block_on(async {
            let client = self.client().await?;
            let version = include_str!("sql/joint_version.sql");
            let version: i64 = client.query_one(version, &[&joint]).await?.try_get(0)?;
            Ok::<_, Problem>((version, slug_of(&client, master.competition).await?))
        })?;
        let made = gathered.look(self, master.joint, |joined| {
            let mut kept = std::mem::take(&mut joined.kept);
            let made = joined.seen().map(|mut seen| published::tables(&mut seen, &mut kept));
            joined.kept = kept;
            made
        })?;
        let Some((tables, rounds)) = made else { return Ok(false) };
        let rounds: Vec<i32> = rounds.into_iter().map(i32::from).collect();
        let kept = self.runtime.block_on(async {
            let mut client = self.client().await?;
            let transaction = client.transaction().await?;
            lock(&*transaction, master.competition).await?;
            // Those that halls had before the conductor's history came, and rounds that are no longer published.
            transaction.execute(include_str!("sql/tables_halls_drop.sql"), &[&joint]).await?;
            transaction
                .execute(include_str!("sql/tables_rounds_drop.sql"), &[&key, &rounds])
                .await?;
            let has_ranking = tables.iter().any(|table| table.part == super::derive::RANKING);
            if !has_ranking {
                let ranking = super::derive::RANKING;
                transaction
                    .execute(include_str!("sql/tables_part_drop.sql"), &[&key, &ranking])
                    .await?;
            }
            for Table { after, part, content } in &tables {
                let (after, content) = (i32::from(*after), content.as_slice());
                let keep = include_str!("sql/tables_put.sql");
                let part = part.as_str();
                transaction
                    .execute(keep, &[&key, &after, &part, &slug, &version, &content])
                    .await?;
            }
            Ok::<_, Problem>(transaction.commit().await?)
        });
        if kept.is_err() {
            // All is kept again the next time.
            gathered.look(self, master.joint, |joined| joined.kept.clear())?;
        }
        kept?;
        Ok(true)
    }
}

async fn slug_of(client: &Client, competition: Digest) -> Result<String, Problem> {
    let all = branches(client, competition).await?;
    let first = all.first().ok_or(Problem::NoCompetition(competition))?;
    let rows = read(client, (competition, &all, first), (0, 1)).await?;
    match rows.first() {
        Some(first) => free_slug(client, competition, &first.row).await,
        None => Ok(String::new()),
    }
}
