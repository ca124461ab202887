//! How a file is opened: looked at whole before anything is written, then locked.

use std::path::Path;

use rusqlite::Connection;

use super::caution::Caution;
use super::drafts;
use super::join::join;
use super::journal::{self, Head, follows};
use super::lawful;
use super::left_over;
use super::lock::{self, Lock};
use super::open;
use super::parts;
use super::paths;
use super::places::Places;
use super::problem::{Damage, Problem, StorageError, WhyReadOnly, are_too_many_open, at};
use super::purpose;
use super::siblings;
use super::wal;
use crate::domain::head::Heads;
use crate::domain::ids::Seq;
use crate::language::Sentences;

/// The text of the rules that the competition in a file is played by, whatever its format: they name it.
///
/// # Errors
/// Every way in which reading fails.
pub fn rules_text(path: &Path) -> Result<String, StorageError> {
    let read = || {
        open::expect_file(path)?;
        let connection = open::for_reading(&paths::real(path)?)?;
        parts::rules_text(&connection, journal::first_rules(&connection)?)
    };
    read().map_err(|problem| at(path, problem))
}

/// Brings what was written ahead of a competition's file into it, as far as no reader needs it there:
/// the less lies outside, the less is lost with a file that is copied alone. Nothing waits for it: it
/// is for a thread of its own, beside the open file.
///
/// # Errors
/// Every way in which writing fails; nothing is lost.
pub fn settle(path: &Path) -> Result<(), StorageError> {
    let settled = || {
        let real = paths::real(path)?;
        let connection = open::beside_a_writer(&real)?;
        connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()))?;
        // Whoever had it open may have closed it meanwhile, and could not take the last step.
        if lock::is_held(&real) { Ok(()) } else { join(&connection).map(|_| ()) }
    };
    settled().map_err(|problem| at(path, problem))
}

/// Rolls back what a program left half written beside a file when it died, so that it is read as it will stand. What hinders
/// that is said by opening it.
pub fn roll_back(path: &Path) {
    if let Ok(real) = paths::real(path)
        && let Err(Problem::JournalBeside(_)) = open::for_reading(&real)
    {
        let _ = open::roll_back(&real);
    }
}

/// The chain, which must hold: where it stands, and every head on the way.
fn chain(connection: &Connection) -> Result<(Head, Heads), Problem> {
    let mut heads = Heads::default();
    let head = journal::for_each(connection, u64::MAX, |row, link| {
        follows(row, link)?;
        heads.extend([link.hash]);
        Ok(())
    })?;
    Ok((head, heads))
}

/// What a file is opened for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Reading and adding; one program at a time.
    Write,
    /// Reading, also beside a writer.
    Read,
}

/// A file that was opened, and what was found in it.
pub(super) struct Opened {
    pub(super) places: Option<Places>,
    pub(super) connection: Connection,
    pub(super) read_only: Option<WhyReadOnly>,
    pub(super) head: Head,
    pub(super) heads: Heads,
    pub(super) cautions: Vec<Caution>,
    pub(super) lock: Option<Lock>,
}

/// Opens a file by the law of its format.
pub(super) fn opened<F: Sentences>(path: &Path, access: Access) -> Result<Opened, Problem> {
    open::expect_file(path)?;
    // Two names of one file must lead to one lock.
    let real = paths::real(path)?;
    let wal = wal::look(&real);
    let connection = match open::for_reading(&real) {
        Err(Problem::JournalBeside(_)) if access == Access::Write => {
            open::roll_back(&real)?;
            open::for_reading(&real)?
        }
        opened => opened?,
    };
    open::is_whole(&connection, &real)?;
    let publication = purpose::is_publication(&connection)?;
    // Before it is opened for writing: a damaged file stays as it was found.
    let (found, heads) = chain(&connection)?;
    if wal.is_broken {
        return Err(Damage::Wal(Seq(found.seq)).into());
    }
    let may_lack_the_last = wal.may_be_elsewhere && open::is_marked_as_open(&connection, &real)?;
    let (connection, lock, read_only) = match access {
        Access::Read => (connection, None, Some(WhyReadOnly::Asked)),
        Access::Write if publication => (connection, None, Some(WhyReadOnly::Publication)),
        Access::Write => {
            lawful::expect::<F>(&connection, found.seq)?;
            drop(connection);
            match writable(&real) {
                Ok((connection, lock)) => (connection, Some(lock), None),
                Err(Problem::NoPermission) if are_too_many_open(&real) => {
                    return Err(Problem::TooManyOpen);
                }
                Err(Problem::NoPermission | Problem::ReadOnly(_)) => {
                    (open::for_reading(&real)?, None, Some(WhyReadOnly::NotWritable))
                }
                Err(problem) => return Err(problem),
            }
        }
    };
    // Another program may have written until the lock was taken.
    let (head, heads) =
        if journal::ends_with(&connection, found)? { (found, heads) } else { chain(&connection)? };
    if head.seq == 0 {
        return Err(Damage::NoEvents.into());
    }
    let mut cautions = Vec::new();
    if may_lack_the_last {
        cautions.push(Caution::MayLackTheLast {
            path: path.display().to_string(),
            wal: wal::name_of(path),
            events: head.seq,
        });
    }
    let drafts::Drafts { unreadable, .. } = drafts::all(&connection)?;
    if unreadable > 0 {
        let path = path.display().to_string();
        cautions.push(Caution::DraftsLeftOut { path, count: unreadable });
    }
    let places = lock.as_ref().map(|_| Places::now(&real)).transpose()?;
    Ok(Opened { places, connection, read_only, head, heads, cautions, lock })
}

fn writable(real: &Path) -> Result<(Connection, Lock), Problem> {
    let lock = Lock::take(real)?;
    left_over::sweep(siblings::folder_of(real));
    match open::for_writing(real) {
        Ok(connection) => Ok((connection, lock)),
        Err(problem) => {
            if matches!(problem, Problem::DiskFull | Problem::DiskFails | Problem::System(_)) {
                lock.leave();
            }
            Err(problem)
        }
    }
}
