//! What a hall's file of version 2 keeps of its joint competition in what it says of itself: its card, what the hall said of
//! its part in the common draw, and how far the conductor's history was carried out. A copy for publication has none of it.

use rusqlite::{Connection, OptionalExtension as _};

use super::problem::{Damage, Problem};
use super::purpose::{CARD, CURSOR, READY};
use super::stations::{are_there, make_room};
use crate::domain::lexicon::Digest;

/// An event of the conductor's history: all up to it was carried out in this file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// Its position.
    pub seq: u64,
    /// Its hash.
    pub hash: Digest,
}

/// The card; `None` of a file that has none.
pub(super) fn of(connection: &Connection) -> Result<Option<String>, Problem> {
    value(connection, CARD)
}

/// Keeps this one in place of another, inside of the caller's transaction; makes room for it.
pub(super) fn keep(connection: &Connection, text: &str) -> Result<(), Problem> {
    set(connection, CARD, text)
}

/// What the hall said of its part in the common draw; `None` before it said anything.
pub(super) fn ready(connection: &Connection) -> Result<Option<String>, Problem> {
    value(connection, READY)
}

/// Keeps it, inside of the caller's transaction.
pub(super) fn keep_ready(connection: &Connection, text: &str) -> Result<(), Problem> {
    set(connection, READY, text)
}

/// How far the conductor's history was carried out; `None` where nothing of it was.
pub(super) fn cursor(connection: &Connection) -> Result<Option<Cursor>, Problem> {
    let Some(text) = value(connection, CURSOR)? else { return Ok(None) };
    let read = text
        .split_once(' ')
        .and_then(|(seq, hash)| Some(Cursor { seq: seq.parse().ok()?, hash: hash.parse().ok()? }));
    read.map(Some).ok_or_else(|| Damage::Schema("meta".to_owned()).into())
}

/// Keeps it in place of the one before, inside of the caller's transaction.
pub(super) fn keep_cursor(connection: &Connection, at: Cursor) -> Result<(), Problem> {
    set(connection, CURSOR, &format!("{} {}", at.seq, at.hash))
}

/// Says nothing of it any more: the conductor's history is followed from its beginning.
pub(super) fn forget_cursor(connection: &Connection) -> Result<(), Problem> {
    connection.execute("DELETE FROM meta WHERE key = ?1", [CURSOR])?;
    Ok(())
}

fn value(connection: &Connection, key: &str) -> Result<Option<String>, Problem> {
    if !are_there(connection)? {
        return Ok(None);
    }
    let sql = "SELECT value FROM meta WHERE key = ?1";
    Ok(connection.query_row(sql, [key], |row| row.get(0)).optional()?)
}

fn set(connection: &Connection, key: &str, text: &str) -> Result<(), Problem> {
    make_room(connection)?;
    connection.execute("INSERT OR REPLACE INTO meta (key, value) VALUES (?1, ?2)", [key, text])?;
    Ok(())
}
