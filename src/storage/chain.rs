//! The rows of a history as they are stored, and the hash that binds each to the one before it: for whoever passes
//! a history on without reading what it says.
//!
//! How a hash is made is written down in `docs/competition-file.md`, so that a stranger can make it.

use std::path::Path;
use std::str;

use rusqlite::Statement;
use rusqlite::types::ValueRef;
use sha2::{Digest as _, Sha256};

use super::open;
use super::paths;
use super::problem::{Damage, Problem, StorageError, at};
use crate::domain::ids::Seq;
use crate::domain::lexicon::Digest;

const GENESIS_TAG: &[u8] = b"eforos-journal-1 genesis";
const EVENT_TAG: &[u8] = b"eforos-journal-1 event";

/// One row of the table `events` but its hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row<'a> {
    /// Its place in the history: 1 for the first.
    pub seq: i64,
    /// The place of the first event of the same action.
    pub action: i64,
    /// The wall clock, in milliseconds since 1970 UTC.
    pub wall_ms: i64,
    /// Which opening of the file it was written in.
    pub session: i64,
    /// Milliseconds since that opening.
    pub elapsed_ms: i64,
    /// Who did it.
    pub name: &'a str,
    /// In which office, by its code.
    pub role: &'a str,
    /// Where.
    pub station: &'a str,
    /// The version of the body.
    pub version: i64,
    /// The event as JSON, byte for byte as it was written.
    pub body: &'a str,
}

/// A row that was read from a file, of whatever format and version, with the hash that stands there: whether it
/// follows, [`chained`] says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RawRow {
    /// Its place in the history: 1 for the first.
    pub seq: i64,
    /// See [`Row::action`].
    pub action: i64,
    /// See [`Row::wall_ms`].
    pub wall_ms: i64,
    /// See [`Row::session`].
    pub session: i64,
    /// See [`Row::elapsed_ms`].
    pub elapsed_ms: i64,
    /// See [`Row::name`].
    pub name: String,
    /// See [`Row::role`].
    pub role: String,
    /// See [`Row::station`].
    pub station: String,
    /// See [`Row::version`].
    pub version: i64,
    /// See [`Row::body`].
    pub body: String,
    /// As stored.
    pub hash: Digest,
}

impl RawRow {
    /// The row without its hash.
    pub fn row(&self) -> Row<'_> {
        let Self { seq, action, wall_ms, session, elapsed_ms, version, .. } = *self;
        let Self { name, role, station, body, .. } = self;
        Row { seq, action, wall_ms, session, elapsed_ms, name, role, station, version, body }
    }
}

/// The hash before the first row.
pub fn genesis() -> Digest {
    Digest::of(GENESIS_TAG)
}

/// The hash of an event's row after the event with the hash `previous`.
pub fn chained(previous: Digest, row: &Row<'_>) -> Digest {
    let mut hash = Sha256::new();
    hash.update(EVENT_TAG);
    hash.update(previous.as_bytes());
    let mut column = |bytes: &[u8]| {
        hash.update((bytes.len() as u64).to_be_bytes());
        hash.update(bytes);
    };
    column(&row.seq.to_be_bytes());
    column(&row.action.to_be_bytes());
    column(&row.wall_ms.to_be_bytes());
    column(&row.session.to_be_bytes());
    column(&row.elapsed_ms.to_be_bytes());
    column(row.name.as_bytes());
    column(row.role.as_bytes());
    column(row.station.as_bytes());
    column(&row.version.to_be_bytes());
    column(row.body.as_bytes());
    Digest::from_bytes(hash.finalize().into())
}

/// At most `most` rows of a file after event `seq`, in order: beside whoever writes it, and without asking what they
/// mean or whether they follow from one another.
///
/// # Errors
/// There is no such file, it is none of a competition or of a newer program, or it cannot be read there.
pub fn rows_after(path: &Path, seq: u64, most: usize) -> Result<Vec<RawRow>, StorageError> {
    let read = || {
        open::expect_file(path)?;
        let connection = open::for_reading(&paths::real(path)?)?;
        after(&mut connection.prepare(include_str!("rows_after.sql"))?, seq, most)
    };
    read().map_err(|problem| at(path, problem))
}

fn after(statement: &mut Statement<'_>, seq: u64, most: usize) -> Result<Vec<RawRow>, Problem> {
    let within = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    let mut rows = statement.query([within(seq), within(most as u64)])?;
    let mut read = Vec::new();
    while let Some(stored) = rows.next()? {
        let last = read.last().map_or(seq, |row: &RawRow| u64::try_from(row.seq).unwrap_or(0));
        let columns = Columns { row: stored, seq: Seq(last.saturating_add(1)) };
        let Row { seq, action, wall_ms, session, elapsed_ms, name, role, station, version, body } =
            columns.read()?;
        let [name, role, station, body] = [name, role, station, body].map(str::to_owned);
        let hash = columns.hash(10)?;
        read.push(RawRow {
            seq,
            action,
            wall_ms,
            session,
            elapsed_ms,
            name,
            role,
            station,
            version,
            body,
            hash,
        });
    }
    Ok(read)
}

/// The columns of a row, of whatever type they turn out to be.
pub(super) struct Columns<'r> {
    pub(super) row: &'r rusqlite::Row<'r>,
    /// Which event it should be, for what is said of it.
    pub(super) seq: Seq,
}

impl<'r> Columns<'r> {
    fn damage(&self, column: &'static str) -> Problem {
        Damage::Column { seq: self.seq, column }.into()
    }

    pub(super) fn read(&self) -> Result<Row<'r>, Problem> {
        Ok(Row {
            seq: self.integer(0, "seq")?,
            action: self.integer(1, "action")?,
            wall_ms: self.integer(2, "wall_ms")?,
            session: self.integer(3, "session")?,
            elapsed_ms: self.integer(4, "elapsed_ms")?,
            name: self.text(5, "name")?,
            role: self.text(6, "role")?,
            station: self.text(7, "station")?,
            version: self.integer(8, "version")?,
            body: self.text(9, "body")?,
        })
    }

    fn integer(&self, index: usize, name: &'static str) -> Result<i64, Problem> {
        match self.row.get_ref(index)? {
            ValueRef::Integer(number) => Ok(number),
            _ => Err(self.damage(name)),
        }
    }

    fn text(&self, index: usize, name: &'static str) -> Result<&'r str, Problem> {
        match self.row.get_ref(index)? {
            ValueRef::Text(bytes) => str::from_utf8(bytes).map_err(|_| self.damage(name)),
            _ => Err(self.damage(name)),
        }
    }

    pub(super) fn hash(&self, index: usize) -> Result<Digest, Problem> {
        match self.row.get_ref(index)? {
            ValueRef::Blob(bytes) => {
                bytes.try_into().map(Digest::from_bytes).map_err(|_| self.damage("hash"))
            }
            _ => Err(self.damage("hash")),
        }
    }
}
