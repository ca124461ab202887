//! All hashes anew, of what stands in the database.

use super::branches::{Branch, branches, digest};
use super::problem::Problem;
use super::store::Hub;
use crate::domain::lexicon::Digest;
use crate::storage::{Row, chained, genesis};

/// So many rows are read at once.
const AT_ONCE: i64 = 500;

/// What came of the hashes of a branch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// Which branch.
    pub branch: i32,
    /// How many events it says that it has.
    pub events: i64,
    /// The first event that does not follow or is not there; `None` where all hold.
    pub breaks_at: Option<i64>,
}

impl Hub {
    /// The competitions of a joint competition, by its commitment: the conductor's and the halls'; of none none.
    ///
    /// # Errors
    /// The database fails.
    pub fn of_joint(&self, joint: Digest) -> Result<Vec<Digest>, Problem> {
        self.runtime.block_on(async {
            let (client, joint) = (self.client().await?, joint.as_bytes().as_slice());
            let rows = client.query(include_str!("sql/of_joint.sql"), &[&joint]).await?;
            rows.iter().map(|row| digest(row.try_get(0)?)).collect()
        })
    }

    /// Makes the hashes of every branch of a competition anew.
    ///
    /// # Errors
    /// There is no such competition; the database fails.
    pub fn verify(&self, competition: Digest) -> Result<Vec<Verified>, Problem> {
        self.runtime.block_on(async {
            let client = self.client().await?;
            let all = branches(&**client, competition).await?;
            if all.is_empty() {
                return Err(Problem::NoCompetition(competition));
            }
            let mut verified = Vec::new();
            for branch in &all {
                verified.push(walk(&client, competition, &all, branch).await?);
            }
            Ok(verified)
        })
    }
}

/// The pieces of a branch from its first event on: whose rows, and up to which event.
pub(super) fn pieces(all: &[Branch], branch: &Branch) -> Vec<(i32, i64)> {
    let mut pieces = vec![(branch.number, branch.seq)];
    let mut here = branch;
    while let Some(parent) = all.iter().find(|it| Some(it.number) == here.parent) {
        let until = here.base.min(pieces[pieces.len() - 1].1);
        pieces.push((parent.number, until));
        here = parent;
    }
    pieces.reverse();
    pieces
}

async fn walk(
    client: &tokio_postgres::Client,
    competition: Digest,
    all: &[Branch],
    branch: &Branch,
) -> Result<Verified, Problem> {
    let key = competition.as_bytes().as_slice();
    let (mut seq, mut hash) = (0_i64, genesis());
    let broken = |at| Verified { branch: branch.number, events: branch.seq, breaks_at: Some(at) };
    for (number, until) in pieces(all, branch) {
        while seq < until {
            let rows = include_str!("sql/rows.sql");
            let rows = client.query(rows, &[&key, &number, &seq, &until, &AT_ONCE]).await?;
            if rows.is_empty() {
                return Ok(broken(seq + 1));
            }
            for row in rows {
                let text = |column| -> Result<Option<&str>, Problem> {
                    Ok(std::str::from_utf8(row.try_get(column)?).ok())
                };
                let (Some(name), Some(role), Some(station), Some(body)) =
                    (text(5)?, text(6)?, text(7)?, text(9)?)
                else {
                    return Ok(broken(seq + 1));
                };
                let read = Row {
                    seq: row.try_get(0)?,
                    action: row.try_get(1)?,
                    wall_ms: row.try_get(2)?,
                    session: row.try_get(3)?,
                    elapsed_ms: row.try_get(4)?,
                    name,
                    role,
                    station,
                    version: row.try_get(8)?,
                    body,
                };
                hash = chained(hash, &read);
                let first = read.seq == 1 && hash != competition;
                if read.seq != seq + 1 || hash != digest(row.try_get(10)?)? || first {
                    return Ok(broken(seq + 1));
                }
                seq += 1;
            }
        }
    }
    let breaks_at = (hash != branch.hash).then_some(seq);
    Ok(Verified { branch: branch.number, events: branch.seq, breaks_at })
}
