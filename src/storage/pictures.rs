//! The pictures of sheets in a file of version 2: outside of the chain, each under the digest that an event names.
//!
//! What must never happen here: a picture without its event, or an event of a new one without its bytes; and whoever
//! opens the file must not have to read them.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OptionalExtension as _, params};

use super::open;
use super::paths;
use super::problem::{Damage, Problem, StorageError, at};
use super::stations::are_there;
use crate::domain::contest::Format;
use crate::domain::contest::event::{Event, Recorded};
use crate::domain::lexicon::Digest;

/// A picture that is to be kept: its digest and its bytes.
pub type NewPicture = (Digest, Vec<u8>);

/// The pictures of a file, read by a connection of their own: nobody who writes waits for it.
#[derive(Debug)]
pub struct Pictures {
    connection: Connection,
    path: PathBuf,
}

impl Pictures {
    /// Opens a file for reading, also beside its writer.
    ///
    /// # Errors
    /// Every way in which opening fails.
    pub fn open(path: &Path) -> Result<Self, StorageError> {
        let opened = || open::for_reading(&paths::real(path)?);
        let connection = opened().map_err(|problem| at(path, problem))?;
        Ok(Self { connection, path: path.to_path_buf() })
    }

    /// Whether there is such a picture; it is not read.
    pub fn has(&self, sha256: Digest) -> bool {
        there(&self.connection, &[sha256]).is_ok_and(|there| !there.is_empty())
    }

    /// The bytes of a picture; `None` of one that is not there, or is another.
    ///
    /// # Errors
    /// Every way in which reading fails.
    pub fn jpeg(&self, sha256: Digest) -> Result<Option<Vec<u8>>, StorageError> {
        let read = || {
            if !are_there(&self.connection)? {
                return Ok(None);
            }
            let sql = "SELECT jpeg FROM pictures WHERE sha256 = ?1";
            let mut statement = self.connection.prepare_cached(sql)?;
            let found: Option<Vec<u8>> =
                statement.query_row([sha256.as_bytes()], |row| row.get(0)).optional()?;
            Ok(found.filter(|jpeg| Digest::of(jpeg) == sha256))
        };
        read().map_err(|problem| at(&self.path, problem))
    }
}

/// Which of these are there. None of them is read.
pub(super) fn there(connection: &Connection, of: &[Digest]) -> Result<Vec<Digest>, Problem> {
    if of.is_empty() || !are_there(connection)? {
        return Ok(Vec::new());
    }
    let sql = "SELECT EXISTS (SELECT 1 FROM pictures WHERE sha256 = ?1)";
    let mut statement = connection.prepare_cached(sql)?;
    let mut there = Vec::new();
    for sha256 in of {
        if statement.query_row([sha256.as_bytes()], |row| row.get(0))? {
            there.push(*sha256);
        }
    }
    Ok(there)
}

/// Whether there is a picture.
pub(super) fn are_any(connection: &Connection) -> Result<bool, Problem> {
    let sql = "SELECT EXISTS (SELECT 1 FROM pictures)";
    Ok(are_there(connection)? && connection.query_row(sql, [], |row| row.get(0))?)
}

/// Which pictures are there though these events say that they were deleted.
pub(super) fn deleted<F: Format>(
    connection: &Connection,
    events: &[Recorded<F>],
) -> Result<Vec<Digest>, Problem> {
    let deletes = |it: &Recorded<F>| matches!(it.event, Event::PicturesDeleted { .. });
    if !events.iter().any(deletes) {
        return Ok(Vec::new());
    }
    let (all, kept) = named(events);
    there(connection, &all.difference(&kept).copied().collect::<Vec<_>>())
}

/// Keeps what these events say, inside of the transaction that writes them. What is new is among `new`; a history that is
/// written again may come without it. What was deleted goes by [`overwrite`], a few at a time.
pub(super) fn follow<F: Format>(
    connection: &Connection,
    events: &[Recorded<F>],
    new: &[NewPicture],
) -> Result<(), Problem> {
    for recorded in events {
        if let Event::SheetPhotographed { sha256, .. } = &recorded.event
            && let Some((_, jpeg)) = new.iter().find(|(digest, _)| digest == sha256)
        {
            keep(connection, *sha256, jpeg)?;
        }
    }
    Ok(())
}

pub(super) fn keep(connection: &Connection, sha256: Digest, jpeg: &[u8]) -> Result<(), Problem> {
    connection
        .prepare_cached("INSERT OR REPLACE INTO pictures (sha256, jpeg) VALUES (?1, ?2)")?
        .execute(params![sha256.as_bytes(), jpeg])?;
    Ok(())
}

/// Deletes these, and writes zeros where they lay.
pub(super) fn overwrite(connection: &Connection, of: &[Digest]) -> Result<(), Problem> {
    connection.pragma_update(None, "secure_delete", true)?;
    for sha256 in of {
        connection.execute("DELETE FROM pictures WHERE sha256 = ?1", [sha256.as_bytes()])?;
    }
    Ok(())
}

/// What there should be and what there is.
#[derive(Debug, Default)]
pub(super) struct Compared {
    /// How many are as they should be.
    pub whole: usize,
    /// How many an event names, that nobody deleted, and that are not there.
    pub left_out: usize,
    /// One that no event names, or whose bytes are others.
    pub wrong: Option<Digest>,
}

/// Reads every picture and holds it against the events.
pub(super) fn compare<F: Format>(
    connection: &Connection,
    events: &[Recorded<F>],
) -> Result<Compared, Problem> {
    let (named, there) = named(events);
    let mut compared = Compared { left_out: there.len(), ..Compared::default() };
    if !are_there(connection)? {
        return Ok(compared);
    }
    each(connection, |digest, jpeg| {
        if named.contains(&digest) && Digest::of(jpeg) == digest {
            compared.whole += 1;
            compared.left_out -= usize::from(there.contains(&digest));
        } else {
            compared.wrong.get_or_insert(digest);
        }
        Ok(())
    })?;
    Ok(compared)
}

/// Copies what is intact of a damaged file, as far as these events name it and it was not deleted; nothing where it
/// cannot be read.
pub(super) fn save_intact<F: Format>(
    damaged: &Connection,
    events: &[Recorded<F>],
    new: &Connection,
) -> Result<(), Problem> {
    let (_, there) = named(events);
    for sha256 in there {
        let sql = "SELECT jpeg FROM pictures WHERE sha256 = ?1";
        let found = damaged.query_row(sql, [sha256.as_bytes()], |row| row.get::<_, Vec<u8>>(0));
        if let Ok(jpeg) = found
            && Digest::of(&jpeg) == sha256
        {
            keep(new, sha256, &jpeg)?;
        }
    }
    Ok(())
}

/// The digests that events name, undone ones too, and those of them whose bytes were not deleted.
fn named<F: Format>(events: &[Recorded<F>]) -> (BTreeSet<Digest>, BTreeSet<Digest>) {
    let (mut all, mut there) = (BTreeSet::new(), BTreeSet::new());
    for recorded in events {
        match &recorded.event {
            Event::SheetPhotographed { sha256, .. } => {
                all.insert(*sha256);
                there.insert(*sha256);
            }
            Event::PicturesDeleted { sha256s: None, .. } => there.clear(),
            Event::PicturesDeleted { sha256s: Some(some), .. } => {
                there.retain(|sha256| !some.contains(sha256));
            }
            _ => {}
        }
    }
    (all, there)
}

fn each(
    connection: &Connection,
    mut with: impl FnMut(Digest, &[u8]) -> Result<(), Problem>,
) -> Result<(), Problem> {
    let mut statement = connection.prepare("SELECT sha256, jpeg FROM pictures")?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        let digest: Vec<u8> = row.get(0)?;
        let digest = digest.try_into().map_err(|_| Damage::Schema("pictures".to_owned()))?;
        let jpeg: Vec<u8> = row.get(1)?;
        with(Digest::from_bytes(digest), &jpeg)?;
    }
    Ok(())
}
