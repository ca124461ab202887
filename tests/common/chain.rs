//! The hash chain as `docs/competition-file.md` writes it down, in other words than
//! the program's: how a stranger recomputes it, and how a test forges it.

use std::path::Path;

use eforos::domain::contest::Format;
use eforos::domain::contest::event::Recorded;
use eforos::domain::person::Role;
use rusqlite::Connection;
use rusqlite::types::Value;
use sha2::{Digest as _, Sha256};

pub const COLUMNS: [&str; 10] = [
    "seq",
    "action",
    "wall_ms",
    "session",
    "elapsed_ms",
    "name",
    "role",
    "station",
    "version",
    "body",
];

/// Every row's hash, recomputed.
pub fn recomputed(connection: &Connection) -> Vec<Vec<u8>> {
    let sql = format!("SELECT {} FROM events ORDER BY seq", COLUMNS.join(", "));
    let mut statement = connection.prepare(&sql).unwrap();
    let mut rows = statement.query([]).unwrap();
    let mut hash = Sha256::digest("eforos-journal-1 genesis").to_vec();
    let mut hashes = Vec::new();
    while let Some(row) = rows.next().unwrap() {
        let mut bytes = b"eforos-journal-1 event".to_vec();
        bytes.extend(hash);
        for index in 0..COLUMNS.len() {
            let column = match row.get::<_, Value>(index).unwrap() {
                Value::Integer(number) => number.to_be_bytes().to_vec(),
                Value::Text(text) => text.into_bytes(),
                other => panic!("{other:?}"),
            };
            bytes.extend((column.len() as u64).to_be_bytes());
            bytes.extend(column);
        }
        hash = Sha256::digest(bytes).to_vec();
        hashes.push(hash.clone());
    }
    hashes
}

/// Every row's hash as stored.
pub fn stored(connection: &Connection) -> Vec<Vec<u8>> {
    let mut statement = connection.prepare("SELECT hash FROM events ORDER BY seq").unwrap();
    statement.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
}

/// Does something to the events that the triggers forbid, and puts the triggers back.
pub fn forge(path: &Path, forgery: impl FnOnce(&Connection)) {
    let connection = Connection::open(path).unwrap();
    // Nobody cuts this machine's power: the disk is not waited for.
    connection.pragma_update(None, "synchronous", "OFF").unwrap();
    let sql = "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'";
    let mut statement = connection.prepare(sql).unwrap();
    let triggers = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
    let triggers: Vec<(String, String)> = triggers.map(Result::unwrap).collect();
    assert_eq!(triggers.len(), 2);
    for (name, _) in &triggers {
        connection.execute_batch(&format!("DROP TRIGGER {name}")).unwrap();
    }
    forgery(&connection);
    for (_, sql) in &triggers {
        connection.execute_batch(sql).unwrap();
    }
}

/// Writes a history in place of the one that a file has, in this version of the body, with a chain
/// that fits: what somebody can do who has the file and this text.
pub fn write_history<F: Format>(path: &Path, events: &[Recorded<F>], version: i64) {
    forge_and_seal(path, |connection| {
        connection.execute("DELETE FROM events", []).unwrap();
        let all = connection.unchecked_transaction().unwrap();
        for recorded in events {
            insert(connection, recorded, version);
        }
        all.commit().unwrap();
    });
}

fn insert<F: Format>(connection: &Connection, recorded: &Recorded<F>, version: i64) {
    let Recorded { seq, action, at, who, event } = recorded;
    let role = match who.role {
        Role::Referee => "referee",
        Role::Assistant => "assistant",
        Role::Jury => "jury",
        Role::Centre => "centre",
        Role::Screen => "screen",
    };
    let body = serde_json::to_string(event).unwrap();
    let columns = COLUMNS.join(", ");
    let sql =
        format!("INSERT INTO events ({columns}, hash) VALUES (?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11)");
    let (seq, action) = (i64::try_from(seq.0).unwrap(), i64::try_from(action.0).unwrap());
    let row = rusqlite::params![
        seq,
        action,
        at.wall_ms,
        at.session,
        at.elapsed_ms,
        who.name,
        role,
        who.station,
        version,
        body,
        [0_u8; 32]
    ];
    connection.execute(&sql, row).unwrap();
}

/// As [`forge`], and the whole chain is made to fit.
pub fn forge_and_seal(path: &Path, forgery: impl FnOnce(&Connection)) {
    forge(path, |connection| {
        forgery(connection);
        let all = connection.unchecked_transaction().unwrap();
        for (seq, hash) in (1_i64..).zip(recomputed(connection)) {
            let sql = "UPDATE events SET hash = ?1 WHERE seq = ?2";
            connection.execute(sql, (hash, seq)).unwrap();
        }
        all.commit().unwrap();
    });
}
