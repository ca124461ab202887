//! The table `events`: appended to, read in order, chained by hashes. Never changed.

use std::borrow::Cow;
use std::collections::BTreeMap;

use rusqlite::{Connection, OptionalExtension as _, Statement, params};
use serde::Deserialize;

use super::chain::{self, Columns, RawRow, Row, chained};
use super::problem::{Damage, Problem};
use super::wire::{BODY_VERSION, body_of};
use crate::domain::contest::event::Recorded;
use crate::domain::contest::{Format, RulesRef};
use crate::domain::ids::Seq;
use crate::domain::lexicon::Digest;

/// The last event of a journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Head {
    /// Its number, which is how many events there are; 0 before the first.
    pub(super) seq: u64,
    /// The action that it belongs to.
    pub(super) action: u64,
    /// The greatest session of any event.
    pub(super) session: u32,
    /// Its hash.
    pub(super) hash: Digest,
}

impl Head {
    /// Of a journal without events.
    pub(super) fn genesis() -> Self {
        Self { seq: 0, action: 0, session: 0, hash: chain::genesis() }
    }

    /// Whether an event of this number and action can follow: the next number, in the same action
    /// or as the first of a new one.
    pub(super) fn can_be_followed_by(&self, seq: u64, action: u64) -> bool {
        Some(seq) == self.seq.checked_add(1)
            && (action == seq || (action == self.action && self.seq > 0))
    }
}

/// Bodies of older versions as they are stored, by the number of their event: whoever writes these
/// events again must write them so, or their hashes would be others.
pub(super) type Older = BTreeMap<Seq, (i64, String)>;

/// The bodies of older versions.
pub(super) fn older(connection: &Connection) -> Result<Older, Problem> {
    let mut statement =
        connection.prepare_cached("SELECT seq, version, body FROM events WHERE version < ?1")?;
    let body = |row: &rusqlite::Row<'_>| Ok((row.get::<_, i64>(0)?, (row.get(1)?, row.get(2)?)));
    let mut older = Older::new();
    for found in statement.query_map([BODY_VERSION], body)? {
        let (seq, body) = found?;
        older.extend(u64::try_from(seq).map(|seq| (Seq(seq), body)));
    }
    Ok(older)
}

/// Adds events behind the head, inside of the caller's transaction, and returns the new head. The hash
/// of each is added to `hashes`.
pub(super) fn append<F: Format>(
    connection: &Connection,
    head: Head,
    events: &[Recorded<F>],
    hashes: &mut Vec<Digest>,
) -> Result<Head, Problem> {
    append_again(connection, head, events, &Older::new(), hashes)
}

/// The same with events that were written before.
pub(super) fn append_again<F: Format>(
    connection: &Connection,
    mut head: Head,
    events: &[Recorded<F>],
    older: &Older,
    hashes: &mut Vec<Digest>,
) -> Result<Head, Problem> {
    let mut statement = connection.prepare_cached(include_str!("append_event.sql"))?;
    for recorded in events {
        let out_of_order =
            Problem::OutOfOrder { previous: head.seq, got: recorded.seq, action: recorded.action };
        if !head.can_be_followed_by(recorded.seq.0, recorded.action.0) {
            return Err(out_of_order);
        }
        let (version, body) = match older.get(&recorded.seq) {
            Some((version, body)) => (*version, Cow::Borrowed(body.as_str())),
            None => (BODY_VERSION, Cow::Owned(body_of(&recorded.event))),
        };
        let row = Row { version, ..Row::of(recorded, &body).ok_or(out_of_order)? };
        let hash = chained(head.hash, &row);
        insert(&mut statement, &row, hash)?;
        stands(connection, &row, hash)?;
        hashes.push(hash);
        head = Head {
            seq: recorded.seq.0,
            action: recorded.action.0,
            session: head.session.max(recorded.at.session),
            hash,
        };
    }
    Ok(head)
}

/// Adds rows as they were written elsewhere, hash and all: each must follow from the one before it.
pub(super) fn append_rows(
    connection: &Connection,
    mut head: Head,
    rows: &[RawRow],
    hashes: &mut Vec<Digest>,
) -> Result<Head, Problem> {
    let mut statement = connection.prepare_cached(include_str!("append_event.sql"))?;
    for stored in rows {
        let (row, hash) = (stored.row(), stored.hash);
        let action = u64::try_from(row.action).unwrap_or(0);
        if !head.can_be_followed_by(row.seq().0, action) || chained(head.hash, &row) != hash {
            return Err(Damage::Chain(row.seq()).into());
        }
        insert(&mut statement, &row, hash)?;
        stands(connection, &row, hash)?;
        hashes.push(hash);
        let session = u32::try_from(row.session).unwrap_or(0);
        head = Head { seq: row.seq().0, action, session: head.session.max(session), hash };
    }
    Ok(head)
}

/// Copies every event up to a number to an empty journal, byte for byte.
pub(super) fn copy(from: &Connection, to: &Connection, up_to: u64) -> Result<(), Problem> {
    let mut statement = to.prepare_cached(include_str!("append_event.sql"))?;
    for_each(from, up_to, |row, link| insert(&mut statement, row, link.hash))?;
    Ok(())
}

fn insert(statement: &mut Statement<'_>, row: &Row<'_>, hash: Digest) -> Result<(), Problem> {
    statement.execute(params![
        row.seq,
        row.action,
        row.wall_ms,
        row.session,
        row.elapsed_ms,
        row.name,
        row.role,
        row.station,
        row.version,
        row.body,
        hash.as_bytes()
    ])?;
    Ok(())
}

/// Reads a row back before anybody is told that it was saved.
fn stands(connection: &Connection, row: &Row<'_>, hash: Digest) -> Result<(), Problem> {
    let mut statement = connection.prepare_cached(include_str!("read_event.sql"))?;
    let mut rows = statement.query([row.seq])?;
    let Some(stored) = rows.next()? else { return Err(Damage::Chain(row.seq()).into()) };
    let columns = Columns { row: stored, seq: row.seq() };
    if columns.read()? == *row && columns.hash(10)? == hash {
        return Ok(());
    }
    Err(Damage::Chain(row.seq()).into())
}

/// Whether the last event is this one as the table has it now.
pub(super) fn ends_with(connection: &Connection, head: Head) -> Result<bool, Problem> {
    let last = last(connection)?;
    let last = last.as_ref().map(|(seq, hash)| (*seq, hash.as_slice()));
    let seq = i64::try_from(head.seq).unwrap_or(i64::MAX);
    Ok(last == (head.seq > 0).then(|| (seq, head.hash.as_bytes().as_slice())))
}

/// The number and the hash of the last event as the table has them now.
fn last(connection: &Connection) -> Result<Option<(i64, Vec<u8>)>, Problem> {
    let mut statement =
        connection.prepare_cached("SELECT seq, hash FROM events ORDER BY seq DESC LIMIT 1")?;
    let mut rows = statement.query([])?;
    Ok(match rows.next()? {
        Some(row) => Some((row.get(0)?, row.get(1)?)),
        None => None,
    })
}

/// The hash of the first event as it is stored: by it a competition and its copies are known.
pub(super) fn first(connection: &Connection) -> Option<Vec<u8>> {
    let sql = "SELECT hash FROM events WHERE seq = 1";
    connection.query_row(sql, [], |row| row.get(0)).ok()
}

/// The rules that the first event names, which every format's competitions begin with alike.
pub(super) fn first_rules(connection: &Connection) -> Result<Digest, Problem> {
    #[derive(Deserialize)]
    struct First {
        competition_created: Created,
    }
    #[derive(Deserialize)]
    struct Created {
        rules: RulesRef,
    }
    let sql = "SELECT body FROM events WHERE seq = 1";
    let body: Option<String> = connection.query_row(sql, [], |row| row.get(0)).optional()?;
    let first = body.and_then(|body| serde_json::from_str(&body).ok());
    let First { competition_created: Created { rules } } = first.ok_or(Damage::NoEvents)?;
    Ok(rules.sha256)
}

/// The hash of an event's row as it is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Link {
    /// As stored.
    pub(super) hash: Digest,
    /// Whether it is the one that follows; if not, the row or what was before it was changed.
    pub(super) holds: bool,
}

/// Shows every row up to event `up_to` in order, each with whether the chain holds there; returns
/// the head. A broken chain goes on from the hash that is stored.
pub(super) fn for_each(
    connection: &Connection,
    up_to: u64,
    mut each: impl FnMut(&Row<'_>, Link) -> Result<(), Problem>,
) -> Result<Head, Problem> {
    let mut statement = connection.prepare_cached(include_str!("read_events.sql"))?;
    let up_to = i64::try_from(up_to).unwrap_or(i64::MAX);
    let mut rows = statement.query([up_to])?;
    let mut head = Head::genesis();
    while let Some(stored) = rows.next()? {
        let columns = Columns { row: stored, seq: Seq(head.seq + 1) };
        let row = columns.read()?;
        let hash = columns.hash(10)?;
        let link = Link { hash, holds: hash == chained(head.hash, &row) };
        each(&row, link)?;
        head = Head {
            seq: row.seq().0,
            action: u64::try_from(row.action).unwrap_or(0),
            session: head.session.max(u32::try_from(row.session).unwrap_or(0)),
            hash,
        };
    }
    Ok(head)
}

/// A row that does not follow from the one before it is damage.
pub(super) fn follows(row: &Row<'_>, link: Link) -> Result<(), Problem> {
    if link.holds { Ok(()) } else { Err(Damage::Chain(row.seq()).into()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::head as domain;

    /// The example of the text is chained as it is written there.
    #[test]
    fn the_example_of_the_text_is_hashed() {
        let text = include_str!("../../docs/competition-file.md");
        let (_, text) = text.split_once("### Two events").unwrap();
        let columns = |name: &str| {
            let (_, row) = text.split_once(&format!("\n| {name} | `")).unwrap();
            let (row, _) = row.split_once("` |\n").unwrap();
            row.split_once("` | `").unwrap()
        };
        let number = |text: &str| text.parse::<i64>().unwrap();
        let row = |of: fn((&'static str, &'static str)) -> &'static str| Row {
            seq: number(of(columns("seq"))),
            action: number(of(columns("action"))),
            wall_ms: number(of(columns("wall_ms"))),
            session: number(of(columns("session"))),
            elapsed_ms: number(of(columns("elapsed_ms"))),
            name: of(columns("name")),
            role: of(columns("role")),
            station: of(columns("station")),
            version: number(of(columns("version"))),
            body: of(columns("body")),
        };
        let genesis = Head::genesis().hash;
        assert!(text.contains(&format!("hash(0) is `{genesis}`.")));
        let first = chained(genesis, &row(|(first, _)| first));
        let second = chained(first, &row(|(_, second)| second));
        let (hashes, codes) = (columns("hash"), columns("code"));
        assert_eq!((first.to_string().as_str(), second.to_string().as_str()), hashes);
        let code = |hash| domain::Head { events: 1, hash }.code().to_string();
        assert_eq!((code(first).as_str(), code(second).as_str()), codes);
    }
}
