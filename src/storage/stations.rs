//! What a file of version 2 has beside the history: the devices that were let in, and what was asked once.
//!
//! What must never happen here: a receipt without its events, or events without their receipt.

use rusqlite::{Connection, OptionalExtension as _, Row, params};

use super::open;
use super::problem::{Damage, Problem};
use super::wire::{role_code, role_of};
use crate::domain::contest::draft::Draft;
use crate::domain::ids::{Attempt, PlayerId, RoundNo, Seq};
use crate::domain::lexicon::Digest;
use crate::domain::person::Person;

/// What somebody has seen of a sheet that they did not key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// What is saved of it: the event that it was keyed by.
    Keyed(Seq),
    /// What another left of it unsaved, in this attempt at its round.
    Left(Draft, Attempt),
}

/// A device that was let in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredStation {
    /// SHA-256 of what the device holds.
    pub token: Digest,
    /// As whom; its label is its own alone.
    pub who: Person,
    /// When it was let in: milliseconds since 1970-01-01 UTC by the wall clock, like the next two.
    pub joined_ms: i64,
    /// When it was seen last.
    pub seen_ms: i64,
    /// When it was sent away.
    pub revoked_ms: Option<i64>,
}

/// The number of something that is asked: 16 bytes of chance, made by who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AskId(pub [u8; 16]);

/// That something was asked and done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Receipt {
    /// Its number.
    pub id: AskId,
    /// SHA-256 of what was asked.
    pub asked: Digest,
    /// Who asked, by name: who joins again asks again.
    pub person: String,
    /// The events that it became: the first and the last.
    pub events: (Seq, Seq),
    /// When it was asked last: milliseconds since 1970-01-01 UTC by the wall clock.
    pub wall_ms: i64,
    /// The answer, as it was given.
    pub answer: String,
}

/// Whether this file has what stations need.
pub(super) fn are_there(connection: &Connection) -> Result<bool, Problem> {
    Ok(open::version(connection)? >= open::WITH_STATIONS)
}

/// Makes a file of version 1 one of version 2, inside of the caller's transaction.
pub(super) fn make_room(connection: &Connection) -> Result<(), Problem> {
    if !are_there(connection)? {
        connection.execute_batch(open::STATIONS)?;
        connection.pragma_update(None, "user_version", open::WITH_STATIONS)?;
    }
    Ok(())
}

/// Every device.
pub(super) fn all(connection: &Connection) -> Result<Vec<StoredStation>, Problem> {
    let mut statement = connection.prepare_cached(
        "SELECT token, name, role, station, joined_ms, seen_ms, revoked_ms FROM stations ORDER BY joined_ms, station",
    )?;
    let mut rows = statement.query([])?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        found.push(station(row)?);
    }
    Ok(found)
}

fn station(row: &Row<'_>) -> Result<StoredStation, Problem> {
    let role: String = row.get(2)?;
    Ok(StoredStation {
        token: digest(row, 0)?,
        who: Person {
            name: row.get(1)?,
            role: role_of(&role).ok_or(Damage::Station)?,
            station: row.get(3)?,
        },
        joined_ms: row.get(4)?,
        seen_ms: row.get(5)?,
        revoked_ms: row.get(6)?,
    })
}

fn digest(row: &Row<'_>, column: usize) -> Result<Digest, Problem> {
    let bytes: Vec<u8> = row.get(column)?;
    Ok(Digest::from_bytes(bytes.try_into().map_err(|_| Damage::Station)?))
}

/// Keeps a device in place of the one of its label.
pub(super) fn save(connection: &Connection, of: &StoredStation) -> Result<(), Problem> {
    let StoredStation { token, who, joined_ms, seen_ms, revoked_ms } = of;
    connection.execute("DELETE FROM stations WHERE station = ?1", [&who.station])?;
    connection
        .prepare_cached("INSERT INTO stations VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)")?
        .execute(params![
            token.as_bytes(),
            who.name,
            role_code(who.role),
            who.station,
            joined_ms,
            seen_ms,
            revoked_ms
        ])?;
    Ok(())
}

/// Every receipt, by its first event.
pub(super) fn receipts(connection: &Connection) -> Result<Vec<Receipt>, Problem> {
    let sql =
        "SELECT id, asked, person, first, last, wall_ms, answer FROM receipts ORDER BY first, id";
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query([])?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        found.push(receipt(row)?);
    }
    Ok(found)
}

fn receipt(row: &Row<'_>) -> Result<Receipt, Problem> {
    let id: Vec<u8> = row.get(0)?;
    let seq = |column| -> Result<Seq, Problem> {
        let seq: i64 = row.get(column)?;
        Ok(u64::try_from(seq).map(Seq).map_err(|_| Damage::Station)?)
    };
    Ok(Receipt {
        id: AskId(id.try_into().map_err(|_| Damage::Station)?),
        asked: digest(row, 1)?,
        person: row.get(2)?,
        events: (seq(3)?, seq(4)?),
        wall_ms: row.get(5)?,
        answer: row.get(6)?,
    })
}

/// Keeps a receipt, inside of the transaction that writes its events.
pub(super) fn keep(connection: &Connection, of: &Receipt) -> Result<(), Problem> {
    let Receipt { id, asked, person, events: (first, last), wall_ms, answer } = of;
    let seq = |of: &Seq| i64::try_from(of.0).map_err(|_| Problem::from(Damage::Station));
    connection
        .prepare_cached("INSERT INTO receipts VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)")?
        .execute(params![
            id.0,
            asked.as_bytes(),
            person,
            seq(first)?,
            seq(last)?,
            wall_ms,
            answer
        ])?;
    Ok(())
}

/// Something was asked again.
pub(super) fn asked_again(connection: &Connection, id: AskId, wall_ms: i64) -> Result<(), Problem> {
    let sql = "UPDATE receipts SET wall_ms = ?2 WHERE id = ?1";
    connection.prepare_cached(sql)?.execute(params![id.0, wall_ms])?;
    Ok(())
}

/// Who has seen what, each by a name.
pub(super) fn seen(connection: &Connection) -> Result<Vec<(Seen, String)>, Problem> {
    let mut found = Vec::new();
    if has(connection, "seen")? {
        let mut saved = connection.prepare("SELECT keyed, name FROM seen ORDER BY keyed, name")?;
        let mut rows = saved.query([])?;
        while let Some(row) = rows.next()? {
            found.push((
                Seen::Keyed(
                    Seq(u64::try_from(row.get::<_, i64>(0)?).map_err(|_| Damage::Station)?),
                ),
                row.get(1)?,
            ));
        }
    }
    if has(connection, "seen_left")? {
        let sql = "SELECT round, player, attempt, name FROM seen_left ORDER BY round, attempt, player, name";
        let mut left = connection.prepare(sql)?;
        let mut rows = left.query([])?;
        while let Some(row) = rows.next()? {
            let player = PlayerId::new(row.get(1)?);
            let of = RoundNo::new(row.get(0)?).zip(Attempt::new(row.get(2)?));
            let (round, attempt) = of.ok_or(Damage::Station)?;
            found.push((Seen::Left(Draft { round, player }, attempt), row.get(3)?));
        }
    }
    Ok(found)
}

fn has(connection: &Connection, table: &str) -> Result<bool, Problem> {
    Ok(open::names_of_tables(connection)?.iter().any(|name| name == table))
}

/// Keeps that somebody has, in a file that never had stations, too; the table is made for the first.
pub(super) fn keep_seen(connection: &Connection, of: Seen, name: &str) -> Result<(), Problem> {
    make_room(connection)?;
    let at = usize::from(matches!(of, Seen::Left(..)));
    let (table, sql) = open::SEEN[at];
    if !has(connection, table)? {
        connection.execute_batch(sql)?;
    }
    match of {
        Seen::Keyed(Seq(keyed)) => {
            let keyed = i64::try_from(keyed).map_err(|_| Damage::Station)?;
            let mut insert =
                connection.prepare_cached("INSERT OR IGNORE INTO seen VALUES (?1, ?2)")?;
            insert.execute(params![keyed, name])?;
        }
        Seen::Left(Draft { round, player }, attempt) => {
            let player = player.map_or(0, PlayerId::get);
            let sql = "INSERT OR IGNORE INTO seen_left VALUES (?1, ?2, ?3, ?4)";
            let mut insert = connection.prepare_cached(sql)?;
            insert.execute(params![round.get(), attempt.get(), player, name])?;
        }
    }
    Ok(())
}

/// Whether every receipt is of events of its person; the first that is not, by its event.
pub(super) fn first_unfounded(connection: &Connection) -> Result<Option<Seq>, Problem> {
    if !are_there(connection)? {
        return Ok(None);
    }
    let sql = "SELECT first FROM receipts WHERE first > last OR last > (SELECT count(*) FROM events) \
         OR EXISTS (SELECT 1 FROM events WHERE seq BETWEEN first AND last \
         AND (events.name <> receipts.person OR events.action <> first)) ORDER BY first LIMIT 1";
    let first: Option<i64> = connection.query_row(sql, [], |row| row.get(0)).optional()?;
    Ok(first.map(|seq| Seq(u64::try_from(seq).unwrap_or(0))))
}
