//! Rows as they are read from the database.

use deadpool_postgres::ClientWrapper as Client;

use super::append::text_bytes;
use super::branches::{Branch, digest};
use super::formats::joint::history::Dated;
use super::problem::Problem;
use super::verify::pieces;
use crate::domain::lexicon::Digest;
use crate::storage::RawRow;

/// So many rows are read at once.
const AT_ONCE: i64 = 2000;

/// The rows of a branch after an event, as many as are read at once: at most 500 or 1 MiB, a larger one alone.
pub(super) async fn rows_from(
    client: &Client,
    (competition, all, branch): (Digest, &[Branch], &Branch),
    after: i64,
) -> Result<Vec<RawRow>, Problem> {
    const MOST: usize = 500;
    const BYTES: usize = 1 << 20;
    // Few at a time, for each may be as large as rows may be.
    const FEW: i64 = 20;
    let (mut rows, mut bytes, mut at) = (Vec::new(), 0, after.max(0));
    loop {
        let few = read(client, (competition, all, branch), (at, FEW)).await?;
        if few.is_empty() {
            return Ok(rows);
        }
        for Dated { row, .. } in few {
            bytes += text_bytes(&row);
            if rows.len() == MOST || bytes > BYTES && !rows.is_empty() {
                return Ok(rows);
            }
            at = row.seq;
            rows.push(row);
        }
    }
}

/// All rows of a branch, in order.
pub(super) async fn rows(
    client: &Client,
    competition: Digest,
    all: &[Branch],
    branch: &Branch,
) -> Result<Vec<RawRow>, Problem> {
    let rows = read(client, (competition, all, branch), (0, i64::MAX)).await?;
    Ok(rows.into_iter().map(|dated| dated.row).collect())
}

/// At most so many rows after an event, and when they came.
pub(super) async fn read(
    client: &Client,
    (competition, all, branch): (Digest, &[Branch], &Branch),
    (after, most): (i64, i64),
) -> Result<Vec<Dated>, Problem> {
    let key = competition.as_bytes().as_slice();
    let mut rows: Vec<Dated> = Vec::new();
    let mut seq = after;
    let statement = client.prepare_cached(include_str!("sql/rows.sql")).await?;
    for (number, until) in pieces(all, branch) {
        while seq < until && seq - after < most {
            let at_once = AT_ONCE.min(most - (seq - after));
            let read = client.query(&statement, &[&key, &number, &seq, &until, &at_once]).await?;
            if read.is_empty() {
                return Err(Problem::Chain(seq + 1));
            }
            for row in read {
                seq += 1;
                let text = |column| -> Result<String, Problem> {
                    String::from_utf8(row.try_get(column)?).map_err(|_| Problem::Chain(seq))
                };
                let read = RawRow {
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
                };
                rows.push(Dated { row: read, got_ms: row.try_get(11)? });
            }
        }
    }
    Ok(rows)
}
