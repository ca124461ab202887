//! Rows on their way in: exactly once by competition, position and hash, whatever is sent twice, overlapping or late.

use tokio_postgres::Transaction;

use super::branches::{Branch, Hashes, State, branches, lock};
use super::problem::Problem;
use super::store::Hub;
use crate::domain::lexicon::Digest;
use crate::storage::{RawRow, chained, genesis};

/// The most branches of a competition that nobody chose against, and the most rows, and bytes of text, of all of them.
const MOST_BRANCHES: usize = 8;
const MOST_ROWS: i64 = 100_000;
const MOST_TEXT: i64 = 64 << 20;

/// How many branches of a history nobody chose against, and how many rows and bytes of text these have. One that goes on
/// counts in any case.
fn counted(branches: &[Branch], goes_on: Option<i32>) -> (usize, i64, i64) {
    let counts = |it: &&Branch| it.state != State::SetAside || Some(it.number) == goes_on;
    let own = |branch: &Branch| branch.seq.saturating_sub(branch.base);
    let counting = branches.iter().filter(counts);
    let bytes = counting.clone().map(|it| it.bytes).sum();
    (counting.clone().count(), counting.map(own).sum(), bytes)
}

/// Whether no other branch of a history, or no other row, is taken in before one is chosen.
pub(super) fn is_full(branches: &[Branch]) -> bool {
    let (count, rows, bytes) = counted(branches, None);
    count >= MOST_BRANCHES || rows >= MOST_ROWS || bytes >= MOST_TEXT
}

/// The most bytes that the texts of a row may have.
const MOST_BYTES: usize = 4 << 20;

/// How many bytes the texts of a row have.
pub(super) fn text_bytes(row: &RawRow) -> usize {
    row.name.len() + row.role.len() + row.station.len() + row.body.len()
}

/// Rows of one history, as its file has them.
#[derive(Clone, Copy, Debug)]
pub struct Batch<'a> {
    /// The hash of its first event.
    pub competition: Digest,
    /// The name of its format, for a competition that is new.
    pub format: &'a str,
    /// Its title, likewise.
    pub title: &'a str,
    /// The hash before the first of the rows; that of [`genesis`] before event 1.
    pub before: Digest,
    /// In order, without gaps.
    pub rows: &'a [RawRow],
}

/// What became of a batch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appended {
    /// How many of the rows were new.
    pub new: usize,
    /// The branch that has them.
    pub branch: i32,
    /// How many events it has now.
    pub seq: i64,
    /// The hash of the last.
    pub hash: Digest,
    /// What counts of it.
    pub state: State,
}

impl Hub {
    /// Takes in rows. Those that the hub has are passed over; where it has another one at a position, the rest goes
    /// into a branch of its own, which is contested.
    ///
    /// # Errors
    /// The rows do not follow from one another or from what the hub has, are unfit or too many; the database fails.
    /// Then none of them was taken in; where the connection was cut, perhaps all: sending again finds out.
    pub fn append(&self, batch: &Batch<'_>) -> Result<Appended, Problem> {
        follow(batch)?;
        self.runtime.block_on(async {
            let mut client = self.client().await?;
            let transaction = client.transaction().await?;
            let appended = append(&transaction, batch).await?;
            transaction.commit().await?;
            Ok(appended)
        })
    }
}

/// Whether the rows are a piece of a history.
pub(super) fn follow(batch: &Batch<'_>) -> Result<(), Problem> {
    let mut hash = batch.before;
    let Some(first) = batch.rows.first() else { return Err(Problem::Unfit(0)) };
    for (at, row) in (first.seq..).zip(batch.rows) {
        if row.seq < 1 || row.seq != at || text_bytes(row) > MOST_BYTES {
            return Err(Problem::Unfit(row.seq));
        }
        hash = chained(hash, &row.row());
        if hash != row.hash || row.seq == 1 && hash != batch.competition {
            return Err(Problem::Chain(row.seq));
        }
    }
    let begins = batch.before == genesis();
    if begins == (first.seq == 1) { Ok(()) } else { Err(Problem::Chain(first.seq)) }
}

pub(super) async fn append(to: &Transaction<'_>, batch: &Batch<'_>) -> Result<Appended, Problem> {
    let &Batch { competition, format, title, before, rows } = batch;
    let key = competition.as_bytes().as_slice();
    let (first, last) = (rows[0].seq, rows[rows.len() - 1].seq);
    if first == 1 {
        to.execute(include_str!("sql/enter.sql"), &[&key, &format, &title.as_bytes()]).await?;
        let genesis = genesis();
        to.execute(include_str!("sql/begin.sql"), &[&key, &genesis.as_bytes().as_slice()]).await?;
    }
    lock(to, competition).await?;
    let there = branches(to, competition).await?;
    let hashes = Hashes::read(to, competition, &there, (first - 1, last)).await?;
    // How far each branch that they follow from has the same rows: the longest counts, then what is in force.
    let had = |branch: &Branch| {
        let same = |row: &&RawRow| hashes.at(branch, row.seq) == Some(row.hash);
        (hashes.at(branch, first - 1) == Some(before)).then(|| rows.iter().take_while(same).count())
    };
    let fitting = there.iter().filter_map(|branch| Some((branch, had(branch)?)));
    let ranked = |&(branch, had): &(&Branch, usize)| {
        let ends = branch.seq - (first - 1) == i64::try_from(had).unwrap_or(i64::MAX);
        (had, ends, branch.state == State::InForce, -branch.number)
    };
    let Some((branch, had)) = fitting.max_by_key(ranked) else {
        let in_force = there.iter().find(|branch| branch.state == State::InForce);
        let (seq, hash) = in_force.map_or((0, genesis()), |it| (it.seq, it.hash));
        return Err(Problem::Gap { seq, hash });
    };
    let fresh = &rows[had..];
    let Some(next) = fresh.first() else {
        let &Branch { number, seq, hash, state, .. } = branch;
        return Ok(Appended { new: 0, branch: number, seq, hash, state });
    };
    let goes_on = (branch.seq == next.seq - 1).then_some(branch.number);
    let (count, there_are, had_bytes) = counted(&there, goes_on);
    if there_are.saturating_add(i64::try_from(fresh.len()).unwrap_or(i64::MAX)) > MOST_ROWS {
        return Err(Problem::Full);
    }
    let bytes = fresh.iter().map(text_bytes).sum::<usize>();
    let bytes = i64::try_from(bytes).unwrap_or(i64::MAX);
    if had_bytes.saturating_add(bytes) > MOST_TEXT {
        return Err(Problem::Large);
    }
    let (number, state) = if let Some(number) = goes_on {
        (number, branch.state)
    } else {
        if count >= MOST_BRANCHES {
            return Err(Problem::Full);
        }
        let number = i32::try_from(there.len() + 1).unwrap_or(i32::MAX);
        let base = next.seq - 1;
        let hash = had.checked_sub(1).map_or(before, |last| rows[last].hash);
        let fork = include_str!("sql/fork.sql");
        let hash = hash.as_bytes().as_slice();
        to.execute(fork, &[&key, &number, &branch.number, &base, &hash]).await?;
        (number, State::Contested)
    };
    insert(to, key, number, fresh).await?;
    let hash = fresh[fresh.len() - 1].hash;
    let head = include_str!("sql/head.sql");
    to.execute(head, &[&key, &number, &last, &hash.as_bytes().as_slice(), &bytes]).await?;
    Ok(Appended { new: fresh.len(), branch: number, seq: last, hash, state })
}

async fn insert(
    to: &Transaction<'_>,
    key: &[u8],
    branch: i32,
    rows: &[RawRow],
) -> Result<(), Problem> {
    let numbers = |of: fn(&RawRow) -> i64| rows.iter().map(of).collect::<Vec<i64>>();
    let texts = |of: fn(&RawRow) -> &str| rows.iter().map(|row| of(row).as_bytes()).collect();
    let (seq, action, wall_ms) =
        (numbers(|row| row.seq), numbers(|row| row.action), numbers(|row| row.wall_ms));
    let (session, elapsed_ms, version) =
        (numbers(|row| row.session), numbers(|row| row.elapsed_ms), numbers(|row| row.version));
    let name: Vec<&[u8]> = texts(|row| &row.name);
    let role: Vec<&[u8]> = texts(|row| &row.role);
    let station: Vec<&[u8]> = texts(|row| &row.station);
    let body: Vec<&[u8]> = texts(|row| &row.body);
    let hash: Vec<&[u8]> = rows.iter().map(|row| row.hash.as_bytes().as_slice()).collect();
    to.execute(
        include_str!("sql/append.sql"),
        &[
            &key,
            &branch,
            &seq,
            &action,
            &wall_ms,
            &session,
            &elapsed_ms,
            &name,
            &role,
            &station,
            &version,
            &body,
            &hash,
        ],
    )
    .await?;
    Ok(())
}
