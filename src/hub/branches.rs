//! The branches of a history: one is in force; another begins where a file has another row than the hub.

use std::collections::BTreeMap;

use tokio_postgres::GenericClient;

use super::problem::Problem;
use super::store::Hub;
use crate::domain::lexicon::Digest;
use crate::storage::genesis;

/// What counts of a branch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// It is what the competition is.
    InForce,
    /// Nobody has chosen yet.
    Contested,
    /// Another was chosen.
    SetAside,
}

impl State {
    /// How it is stored, and said in JSON.
    pub fn code(self) -> &'static str {
        match self {
            Self::InForce => "in force",
            Self::Contested => "contested",
            Self::SetAside => "set aside",
        }
    }

    pub(super) fn of(code: &str) -> Result<Self, Problem> {
        let all = [Self::InForce, Self::Contested, Self::SetAside];
        let found = all.into_iter().find(|state| state.code() == code);
        found.ok_or_else(|| Problem::Database(format!("branches.state {code:?}")))
    }
}

/// A branch: its parent's rows up to `base`, then its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// 1 for the one that came first.
    pub number: i32,
    /// Which branch it left.
    pub parent: Option<i32>,
    /// The last event that it has in common with that one.
    pub base: i64,
    /// How many events it has in all.
    pub seq: i64,
    /// The hash of the last.
    pub hash: Digest,
    /// What counts of it.
    pub state: State,
    /// How many bytes of text its own rows have.
    pub bytes: i64,
}

/// Where a history ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct At {
    pub seq: i64,
    pub hash: Digest,
}

/// A competition that the hub has rows of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// The hash of its first event.
    pub competition: Digest,
    /// The name of its format; empty where it is not known here.
    pub format: String,
    /// As its first event says; empty where it says none.
    pub title: String,
    /// In order of their numbers.
    pub branches: Vec<Branch>,
}

impl Hub {
    /// Every competition with its branches, in the order in which they came.
    ///
    /// # Errors
    /// The database fails.
    pub fn held(&self) -> Result<Vec<Held>, Problem> {
        self.runtime.block_on(async {
            let client = self.client().await?;
            let mut all = Vec::new();
            for row in client.query(include_str!("sql/competitions.sql"), &[]).await? {
                let competition = digest(row.try_get(0)?)?;
                let title: &[u8] = row.try_get(3)?;
                all.push(Held {
                    competition,
                    format: row.try_get(2)?,
                    title: String::from_utf8_lossy(title).into_owned(),
                    branches: branches(&**client, competition).await?,
                });
            }
            Ok(all)
        })
    }
}

/// Lets nobody else write this competition until the transaction is over.
pub(super) async fn lock(client: &impl GenericClient, competition: Digest) -> Result<(), Problem> {
    let key = competition.as_bytes().as_slice();
    let locked = client.query_opt(include_str!("sql/lock.sql"), &[&key]).await?;
    locked.map(|_| ()).ok_or(Problem::NoCompetition(competition))
}

pub(super) async fn branches(
    client: &impl GenericClient,
    competition: Digest,
) -> Result<Vec<Branch>, Problem> {
    let key = competition.as_bytes().as_slice();
    let mut all = Vec::new();
    for row in client.query(include_str!("sql/branches.sql"), &[&key]).await? {
        all.push(Branch {
            number: row.try_get(0)?,
            parent: row.try_get(1)?,
            base: row.try_get(2)?,
            seq: row.try_get(3)?,
            hash: digest(row.try_get(4)?)?,
            state: State::of(row.try_get(5)?)?,
            bytes: row.try_get(6)?,
        });
    }
    Ok(all)
}

/// The hashes of some positions in every branch.
pub(super) struct Hashes<'a> {
    branches: &'a [Branch],
    own: BTreeMap<(i32, i64), Digest>,
}

impl<'a> Hashes<'a> {
    /// Those of the positions from `first` to `last`.
    pub(super) async fn read(
        client: &impl GenericClient,
        competition: Digest,
        branches: &'a [Branch],
        (first, last): (i64, i64),
    ) -> Result<Self, Problem> {
        let key = competition.as_bytes().as_slice();
        let mut own = BTreeMap::new();
        let rows = client.query(include_str!("sql/hashes.sql"), &[&key, &first, &last]).await?;
        for row in rows {
            own.insert((row.try_get(0)?, row.try_get(1)?), digest(row.try_get(2)?)?);
        }
        Ok(Self { branches, own })
    }

    /// The hash of a branch at a position; `None` beyond its end.
    pub(super) fn at(&self, branch: &Branch, seq: i64) -> Option<Digest> {
        if seq == 0 {
            return Some(genesis());
        }
        if seq > branch.base {
            return self.own.get(&(branch.number, seq)).copied();
        }
        let parent = self.branches.iter().find(|it| Some(it.number) == branch.parent)?;
        self.at(parent, seq)
    }
}

pub(super) fn digest(bytes: &[u8]) -> Result<Digest, Problem> {
    let bytes = bytes.try_into().map_err(|_| Problem::Database("a hash of 32 bytes".to_owned()))?;
    Ok(Digest::from_bytes(bytes))
}
