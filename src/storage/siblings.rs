//! Files and folders that come into being whole: made beside, and named when they are done. Where
//! systems differ about that, they differ here.

use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile, TempDir};

use super::left_over;
use super::names::expect_name;
pub use super::paths::{folder_of, whole};
use super::paths::{real, to_be_made};
use crate::language::{Language, tr};

/// An empty file in a folder, gone again unless it gets a name. Nobody but the user may read it. What
/// killed runs left there is swept.
///
/// # Errors
/// Whatever the system says.
pub fn new_file(folder: &Path) -> io::Result<NamedTempFile> {
    left_over::sweep(folder);
    Builder::new().prefix(&left_over::prefix()).suffix(left_over::END).tempfile_in(folder)
}

/// Who may read a new file: as the user's own setting has it (on Unix the umask; elsewhere a new file has
/// the rights of its folder anyway).
///
/// # Errors
/// Whatever the system says.
pub fn as_new_files_are(file: &File, folder: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let like = Builder::new()
            .prefix(&left_over::prefix())
            .suffix(left_over::END)
            .permissions(fs::Permissions::from_mode(0o666))
            .tempfile_in(folder)?;
        file.set_permissions(like.as_file().metadata()?.permissions())?;
    }
    let _ = (file, folder);
    Ok(())
}

/// Puts bytes in the place of a file, or makes it: whole or not at all. A link stays a link: what it
/// names is replaced, or made. Whoever could read the file still can; a new one is as new files are.
///
/// # Errors
/// Whatever the system says; then what was there is untouched.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    expect_name(path)?;
    let path = behind_links(path)?;
    let folder = folder_of(&path);
    let mut new = new_file(folder)?;
    match path.metadata() {
        Ok(there) => new.as_file().set_permissions(there.permissions())?,
        Err(_) => as_new_files_are(new.as_file(), folder)?,
    }
    new.write_all(bytes)?;
    new.as_file().sync_all()?;
    new.persist(path)?;
    Ok(())
}

/// The file that a path leads to through whatever links, whether it is there or not.
fn behind_links(path: &Path) -> io::Result<PathBuf> {
    /// As many as the system itself follows.
    const MOST_LINKS: usize = 40;
    if let Ok(there) = real(path) {
        return Ok(there);
    }
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        if !path.is_symlink() {
            return to_be_made(&path);
        }
        path = folder_of(&path).join(path.read_link()?);
    }
    Err(io::ErrorKind::InvalidFilename.into())
}

/// Puts bytes in the place of a file as [`replace`] does; what is no plain file (a pipe, a device) is
/// written through.
///
/// # Errors
/// Whatever the system says; then what was there is untouched.
pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if path.metadata().is_ok_and(|there| there.is_dir()) {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    if path.metadata().is_ok_and(|there| !there.is_file()) {
        let mut file = File::options().write(true).open(path)?;
        file.write_all(bytes)?;
        return file.flush();
    }
    replace(path, bytes)
}

/// Whether a file is an `SQLite` database with a competition's mark: nothing else takes its place.
pub fn holds_a_competition(path: &Path) -> bool {
    /// The mark's place in the header of such a file, and the mark.
    const MARK: (usize, &[u8]) = (68, b"EFOR");
    let mut head = [0; 72];
    let read =
        path.is_file() && File::open(path).is_ok_and(|mut f| f.read_exact(&mut head).is_ok());
    read && head.starts_with(b"SQLite format 3\0") && head.get(MARK.0..) == Some(MARK.1)
}

/// Why the system refused, for people.
pub fn why(language: Language, error: &io::Error) -> String {
    let key = match error.kind() {
        io::ErrorKind::NotFound => "storage-io-not-found",
        io::ErrorKind::PermissionDenied => "storage-io-permission",
        io::ErrorKind::AlreadyExists => "storage-io-exists",
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "storage-io-full",
        io::ErrorKind::FileTooLarge => "storage-io-too-large",
        io::ErrorKind::ReadOnlyFilesystem => "storage-io-read-only",
        io::ErrorKind::IsADirectory => "storage-io-folder",
        io::ErrorKind::NotADirectory => "storage-io-no-folder",
        io::ErrorKind::InvalidFilename => "storage-io-name",
        _ => return error.to_string(),
    };
    tr(language, key)
}

/// An empty folder in a folder, gone again with all that it holds unless [`name_folder`] names it. What
/// killed runs left there is swept.
///
/// # Errors
/// Whatever the system says.
pub fn new_folder(folder: &Path) -> io::Result<TempDir> {
    left_over::sweep(folder);
    Builder::new().prefix(&left_over::prefix()).suffix(left_over::END).tempdir_in(folder)
}

/// Gives a finished folder its name, and to its readers what the user's own setting gives.
///
/// # Errors
/// Whatever the system says; then the folder is gone.
pub fn name_folder(new: TempDir, path: &Path) -> io::Result<()> {
    expect_name(path)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let like = Builder::new()
            .prefix(&left_over::prefix())
            .suffix(left_over::END)
            .permissions(fs::Permissions::from_mode(0o777))
            .tempdir_in(folder_of(path))?;
        fs::set_permissions(new.path(), like.path().metadata()?.permissions())?;
    }
    fs::rename(new.path(), path)?;
    // It has another name now: nothing is left to clear away.
    let _ = new.keep();
    Ok(())
}
