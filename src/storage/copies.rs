//! Files that come into being whole: written beside, synced, and named without overwriting.

use std::fs::{self, File};
use std::io;
use std::path::Path;

use rusqlite::Connection;
use tempfile::TempPath;

use super::names::expect_name;
use super::open;
use super::paths::{is_beyond_the_database, to_be_made};
use super::pictures;
use super::problem::Problem;
use super::siblings::{as_new_files_are, folder_of, new_file};
use super::stations;
use crate::domain::lexicon::Digest;

/// Who may read a new file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Readers {
    /// The user alone: it may have a seed, or drafts.
    Owner,
    /// As the user's other new files are.
    AsSet,
}

/// Makes the file `path`: `write` fills an empty one beside it, which then gets the name. Fails,
/// and leaves nothing, when `path` exists. After [`Problem::NotSettled`] the file is there.
pub(super) fn beside(
    path: &Path,
    readers: Readers,
    write: impl FnOnce(&Path) -> Result<(), Problem>,
) -> Result<(), Problem> {
    expect_name(path)?;
    if fs::symlink_metadata(path).is_ok() {
        return Err(Problem::AlreadyExists);
    }
    let folder = folder_of(path);
    no_remains(path)?;
    if !folder.is_dir() {
        return Err(Problem::NoSuchFolder);
    }
    let path = &to_be_made(path)?;
    let folder = folder_of(path);
    let new = new_file(folder)?.into_temp_path();
    if is_beyond_the_database(&new) {
        return Err(Problem::PathTooLong);
    }
    write(&new)?;
    let file = File::options().write(true).open(&new)?;
    match readers {
        Readers::Owner => {}
        Readers::AsSet => as_new_files_are(&file, folder)?,
    }
    file.sync_all()?;
    drop(file);
    name(new, path)?;
    sync_folder(folder)
}

/// Copies a whole file but for these pictures, which were deleted.
pub(super) fn whole(
    connection: &Connection,
    deleted: &[Digest],
    path: &Path,
) -> Result<(), Problem> {
    beside(path, Readers::Owner, |new| {
        let name = new.to_str().ok_or_else(|| Problem::System(format!("{}", new.display())))?;
        connection.execute("VACUUM INTO ?1", [name])?;
        if deleted.is_empty() {
            return Ok(());
        }
        let copy = Connection::open(new)?;
        pictures::overwrite(&copy, deleted)?;
        copy.execute_batch("VACUUM")?;
        copy.close().map_err(|(_, error)| Problem::from(error))
    })
}

/// Copies all but the pictures of a file, as it is now.
pub(super) fn without_pictures(connection: &Connection, path: &Path) -> Result<(), Problem> {
    if !stations::are_there(connection)? {
        return whole(connection, &[], path);
    }
    let from = connection.path().ok_or_else(|| Problem::System(String::new()))?;
    beside(path, Readers::Owner, |new| {
        let copy = open::make(new)?;
        stations::make_room(&copy)?;
        open::make_room_for_seen(connection, &copy)?;
        copy.execute("ATTACH ?1 AS source", [from])?;
        copy.execute_batch("BEGIN")?;
        for table in open::names_of_tables(&copy)?.iter().filter(|name| *name != open::PICTURES) {
            copy.execute_batch(&format!("INSERT INTO {table} SELECT * FROM source.{table}"))?;
        }
        copy.execute_batch("COMMIT; DETACH source")?;
        copy.close().map_err(|(_, error)| Problem::from(error))
    })
}

/// The database would take these for its own.
fn no_remains(path: &Path) -> Result<(), Problem> {
    for end in ["-wal", "-shm", "-journal"] {
        let mut beside = path.as_os_str().to_owned();
        beside.push(end);
        if fs::symlink_metadata(&beside).is_ok() {
            let name = Path::new(&beside).file_name().unwrap_or(&beside);
            return Err(Problem::RemainsBeside(name.display().to_string()));
        }
    }
    Ok(())
}

/// Gives a finished file its name, unless that is taken.
fn name(new: TempPath, path: &Path) -> Result<(), Problem> {
    let refused = match new.persist_noclobber(path) {
        Ok(()) => return Ok(()),
        Err(refused) => refused,
    };
    if refused.error.kind() == io::ErrorKind::AlreadyExists {
        return Err(Problem::AlreadyExists);
    }
    // Some file systems of memory sticks know no naming that spares what is there: take the name
    // with an empty file of our own, and put the finished one in its place.
    File::options().write(true).create_new(true).open(path)?;
    refused.path.persist(path).map_err(|refused| {
        let _ = fs::remove_file(path);
        Problem::from(refused.error)
    })
}

/// Makes a new name survive a power cut, where the system can be asked to.
fn sync_folder(folder: &Path) -> Result<(), Problem> {
    if cfg!(unix) {
        synced(File::open(folder).and_then(|folder| folder.sync_all()))
    } else {
        Ok(())
    }
}

/// What it means for a file that is whole and has its name: some folders may be written and not read,
/// and some file systems sync none, which is no failure of the file.
fn synced(folder: io::Result<()>) -> Result<(), Problem> {
    match folder.map_err(|error| error.kind()) {
        Ok(())
        | Err(
            io::ErrorKind::InvalidInput
            | io::ErrorKind::Unsupported
            | io::ErrorKind::PermissionDenied
            | io::ErrorKind::ReadOnlyFilesystem,
        ) => Ok(()),
        Err(_) => Err(Problem::NotSettled),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_there_is_not_denied() {
        let synced = |kind: io::ErrorKind| synced(Err(kind.into()));
        assert_eq!(super::synced(Ok(())), Ok(()));
        for kind in [
            io::ErrorKind::InvalidInput,
            io::ErrorKind::Unsupported,
            io::ErrorKind::PermissionDenied,
        ] {
            assert_eq!(synced(kind), Ok(()), "{kind}");
        }
        for kind in [io::ErrorKind::StorageFull, io::ErrorKind::NotFound, io::ErrorKind::Other] {
            assert_eq!(synced(kind), Err(Problem::NotSettled), "{kind}");
        }
        #[cfg(target_os = "linux")]
        for (code, expected) in
            [(22, Ok(())), (95, Ok(())), (13, Ok(())), (5, Err(Problem::NotSettled))]
        {
            assert_eq!(super::synced(Err(io::Error::from_raw_os_error(code))), expected, "{code}");
        }
    }
}
