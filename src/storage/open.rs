//! How a competition file is opened: what it must be, with which promises, and what is done when it
//! cannot be written.
//!
//! A file that can be written is never read but through `SQLite`: closing any other handle on it would
//! give up the locks that `SQLite` holds on it in this program.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::Read as _;
use std::path::{self, Path};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, TransactionBehavior};

use super::paths::is_beyond_the_database;
use super::problem::{Damage, Foreign, Problem, WhyReadOnly};
use super::purpose;
use super::uri;
use super::wal;

/// `EFOR`, in the header of every competition file.
pub(super) const APPLICATION_ID: i32 = i32::from_be_bytes(*b"EFOR");
/// The version of a file that a new competition is.
const FIRST_VERSION: i64 = 1;
/// The version of one that has had stations: the newest that this program knows.
pub(super) const WITH_STATIONS: i64 = 2;

const SCHEMA: &str = include_str!("schema.sql");
/// What version 2 adds.
pub(super) const STATIONS: &str = include_str!("stations.sql");

/// Who has seen what is saved of a sheet: what a file of that version has once somebody has.
/// Tables that a file has once there is something in them.
pub(super) const SEEN: [(&str, &str); 2] =
    [("seen", include_str!("seen.sql")), ("seen_left", include_str!("seen_left.sql"))];

/// The table that is not looked at when a file is opened.
pub(super) const PICTURES: &str = "pictures";

/// The smallest database has one page of the smallest size.
const LEAST_BYTES: u64 = 512;

/// How long to wait for a lock that another program holds for a moment only.
const PATIENCE: Duration = Duration::from_secs(5);

/// There must be a file with bytes in it.
pub(super) fn expect_file(path: &Path) -> Result<(), Problem> {
    let metadata = fs::metadata(path)?;
    if !metadata.is_file() {
        return Err(Problem::NotAFile);
    }
    match metadata.len() {
        0 => Err(Problem::NotACompetition(Foreign::Empty)),
        1..LEAST_BYTES => Err(Problem::NotACompetition(Foreign::OtherFile)),
        LEAST_BYTES.. => Ok(()),
    }
}

/// Opens for reading: beside a writer, and on a medium that cannot be written.
pub(super) fn for_reading(path: &Path) -> Result<Connection, Problem> {
    let plain = connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY)
        .and_then(|connection| is_a_competition(&connection).map(|()| connection));
    match plain {
        // What a file on a medium that cannot be written says when it was not closed: SQLite would
        // have to write beside it.
        Err(Problem::NoPermission | Problem::ReadOnly(_)) => match journal_beside(path) {
            Some(journal) => Err(Problem::JournalBeside(journal)),
            None => for_reading_unchanging(path),
        },
        opened => opened,
    }
}

/// The name of a journal that `SQLite` would roll back at the next writing: what is read without it is
/// not what would be read then.
fn journal_beside(path: &Path) -> Option<String> {
    let mut name = path.file_name()?.to_os_string();
    name.push("-journal");
    let there = fs::metadata(path.with_file_name(&name)).is_ok_and(|journal| journal.len() > 0);
    there.then(|| name.to_string_lossy().into_owned())
}

/// Rolls back what a program left half written when it died; what then stands there is looked at as in
/// every file.
pub(super) fn roll_back(path: &Path) -> Result<(), Problem> {
    is_a_competition(&connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?)
}

/// Opens a damaged file for reading, also one that is shorter than it says: pages that are there are
/// read, and whoever reads checks what they say. Once with what was written ahead beside it, and once
/// without, for that may be of another file of this name.
pub(super) fn for_salvage(path: &Path) -> [Result<Connection, Problem>; 2] {
    let salvaged = |connection: Connection| {
        connection.pragma_update(None, "writable_schema", true)?;
        is_a_competition(&connection)?;
        Ok(connection)
    };
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY;
    let alone = unchanging_uri(path);
    let alone = alone.and_then(|uri| connect(uri, flags | OpenFlags::SQLITE_OPEN_URI));
    [connect(path, flags).and_then(salvaged), alone.and_then(salvaged)]
}

/// Opens a file that nobody can change, without the files that `SQLite` keeps beside it.
pub(super) fn for_reading_unchanging(path: &Path) -> Result<Connection, Problem> {
    if fs::metadata(wal::of(path)).is_ok_and(|log| log.len() > 0) {
        return Err(Problem::NotClosed);
    }
    alone(path)
}

/// Opens a file for reading without what lies ahead beside it, which is of another.
pub(super) fn alone(path: &Path) -> Result<Connection, Problem> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
    let connection = connect(unchanging_uri(path)?, flags)?;
    is_a_competition(&connection)?;
    Ok(connection)
}

/// Opens for writing, with the promise that what is committed survives a power cut.
pub(super) fn for_writing(path: &Path) -> Result<Connection, Problem> {
    let connection = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    is_a_competition(&connection)?;
    if connection.is_readonly("main")? {
        return Err(Problem::ReadOnly(WhyReadOnly::NotWritable));
    }
    write_ahead(&connection)?;
    // Only with the first look are the files beside it made: a full disk has no room for them.
    is_a_competition(&connection)?;
    Ok(connection)
}

/// Opens beside the writer, in the same program, what it has open.
pub(super) fn beside_a_writer(path: &Path) -> Result<Connection, Problem> {
    let connection = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    is_a_competition(&connection)?;
    Ok(connection)
}

/// Lets readers work beside this writer; a file system that cannot is refused.
pub(super) fn write_ahead(connection: &Connection) -> Result<(), Problem> {
    let set = |row: &rusqlite::Row<'_>| row.get::<_, String>(0);
    let mode = connection.pragma_update_and_check(None, "journal_mode", "WAL", set)?;
    if mode != "wal" {
        return Err(Problem::UnfitFolder);
    }
    connection.pragma_update(None, "synchronous", "FULL")?;
    Ok(())
}

/// Makes an empty competition file of a file without bytes.
pub(super) fn make(path: &Path) -> Result<Connection, Problem> {
    let connection = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "application_id", APPLICATION_ID)?;
    connection.pragma_update(None, "user_version", FIRST_VERSION)?;
    connection.execute_batch(SCHEMA)?;
    Ok(connection)
}

fn connect(path: impl AsRef<Path>, flags: OpenFlags) -> Result<Connection, Problem> {
    let flags = flags | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let path = path.as_ref();
    // The usual files of Windows end at a path of 1040 bytes, these where the system's own do.
    let opened = if cfg!(windows) {
        Connection::open_with_flags_and_vfs(path, flags, "win32-longpath")
    } else {
        Connection::open_with_flags(path, flags)
    };
    let connection = opened.map_err(|error| match Problem::from(error) {
        Problem::NoPermission if is_beyond_the_database(path) => Problem::PathTooLong,
        problem => problem,
    })?;
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    connection.pragma_update(None, "cell_size_check", true)?;
    Ok(connection)
}

/// A competition file, and not of a newer program.
fn is_a_competition(connection: &Connection) -> Result<(), Problem> {
    let number = |pragma| connection.pragma_query_value(None, pragma, |row| row.get::<_, i64>(0));
    if number("application_id")? != i64::from(APPLICATION_ID) {
        return Err(Problem::NotACompetition(Foreign::OtherDatabase));
    }
    match number("user_version")? {
        FIRST_VERSION..=WITH_STATIONS => Ok(()),
        ..FIRST_VERSION => Err(Damage::Schema("user_version".to_owned()).into()),
        version => Err(Problem::Newer { version, known: WITH_STATIONS }),
    }
}

/// The version of the file.
pub(super) fn version(connection: &Connection) -> Result<i64, Problem> {
    Ok(connection.pragma_query_value(None, "user_version", |row| row.get(0))?)
}

/// Whether the file says of itself that it is open: something may be written ahead of it.
pub(super) fn is_marked_as_open(connection: &Connection, path: &Path) -> Result<bool, Problem> {
    let main = Some("main");
    let text = |pragma| connection.pragma_query_value(main, pragma, |row| row.get::<_, String>(0));
    if text("locking_mode")? != "exclusive" {
        return Ok(text("journal_mode")? == "wal");
    }
    // `for_reading_unchanging` takes every file for one that is closed. Nobody can write this one, so
    // there is no lock on it that a look at its first bytes would give up.
    let mut head = [0; 20];
    File::open(path)?.read_exact(&mut head)?;
    Ok(head.ends_with(&[2, 2]))
}

/// Makes those tables of who has seen what that the one has in the other.
pub(super) fn make_room_for_seen(one: &Connection, other: &Connection) -> Result<(), Problem> {
    let there = names_of_tables(one)?;
    let mut made = SEEN.iter().filter(|(name, _)| there.iter().any(|it| it == name));
    made.try_for_each(|(_, sql)| other.execute_batch(sql)).map_err(Problem::from)
}

/// `SQLite`'s own look at the pages and the types, and ours at the tables and triggers, which must be
/// those of the schema and no others.
pub(super) fn is_whole(connection: &Connection, path: &Path) -> Result<(), Problem> {
    // A last page of which a part is missing would be read as if it ended in zeroes.
    let page: u32 = connection.pragma_query_value(None, "page_size", |row| row.get(0))?;
    let bytes = fs::metadata(path)?.len();
    if !bytes.is_multiple_of(u64::from(page)) {
        return Err(Damage::Pages(format!("{bytes} bytes")).into());
    }
    let fresh = Connection::open_in_memory()?;
    fresh.execute_batch(SCHEMA)?;
    if version(connection)? >= WITH_STATIONS {
        fresh.execute_batch(STATIONS)?;
        make_room_for_seen(connection, &fresh)?;
        // All but the pictures, which would take longer to read than all others.
        for table in names_of_tables(&fresh)?.iter().filter(|name| *name != PICTURES) {
            expect_sound(connection, &format!("PRAGMA quick_check({table})"))?;
        }
    } else {
        expect_sound(connection, "PRAGMA quick_check")?;
    }
    let there = tables(connection)?;
    let made = tables(&fresh)?;
    // One more trigger could swallow what is written, one more view pass for a table.
    let mut other = made.symmetric_difference(&there);
    match other.next() {
        Some((name, _)) => Err(Damage::Schema(name.clone()).into()),
        None => purpose::expect_purpose(connection),
    }
}

fn expect_sound(connection: &Connection, check: &str) -> Result<(), Problem> {
    let said: String = connection.query_row(check, [], |row| row.get(0))?;
    if said == "ok" { Ok(()) } else { Err(Damage::Pages(said).into()) }
}

/// The names of the tables of a schema.
pub(super) fn names_of_tables(connection: &Connection) -> Result<Vec<String>, Problem> {
    let sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
    let mut statement = connection.prepare(sql)?;
    let names = statement.query_map([], |row| row.get(0))?;
    Ok(names.collect::<Result<_, _>>()?)
}

/// Names and definitions of what was made by the schema.
fn tables(connection: &Connection) -> Result<BTreeSet<(String, String)>, Problem> {
    let sql = "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL";
    let mut statement = connection.prepare(sql)?;
    let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The name by which `SQLite` opens a file that nobody can change.
fn unchanging_uri(path: &Path) -> Result<String, Problem> {
    let absolute = path::absolute(path)?;
    let paths = if cfg!(windows) { uri::Paths::Windows } else { uri::Paths::Unix };
    Ok(uri::unchanging(absolute.as_os_str().as_encoded_bytes(), paths))
}

/// One transaction.
pub(super) fn transact<T>(
    connection: &mut Connection,
    write: impl FnOnce(&Connection) -> Result<T, Problem>,
) -> Result<T, Problem> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let value = write(&transaction)?;
    transaction.commit()?;
    Ok(value)
}
