//! Files and folders that come into being whole: made beside, and named when they are done. Where
//! systems differ about that, they differ here.

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

use tempfile::{Builder, NamedTempFile, TempDir};

/// The folder that a path lies in.
#[must_use]
pub fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}

/// An empty file in a folder, gone again unless it gets a name. Who may read it is the user's own
/// setting, as with any other new file.
///
/// # Errors
/// Whatever the system says.
pub fn new_file(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = Builder::new();
    builder.prefix(".eforos-").suffix(".new");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    builder.tempfile_in(folder)
}

/// Puts bytes in the place of a file, or makes it: whole or not at all. A link stays a link: what it
/// names is replaced.
///
/// # Errors
/// Whatever the system says; then what was there is untouched.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let mut new = new_file(folder_of(&path))?;
    new.write_all(bytes)?;
    new.as_file().sync_all()?;
    new.persist(path)?;
    Ok(())
}

/// An empty folder in a folder, gone again with all that it holds unless [`name_folder`] names it.
///
/// # Errors
/// Whatever the system says.
pub fn new_folder(folder: &Path) -> io::Result<TempDir> {
    Builder::new().prefix(".eforos-").suffix(".new").tempdir_in(folder)
}

/// Gives a finished folder its name, and to its readers what the user's own setting gives.
///
/// # Errors
/// Whatever the system says; then the folder is gone.
pub fn name_folder(new: TempDir, path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        fs::set_permissions(new.path(), fs::Permissions::from_mode(0o755))?;
    }
    fs::rename(new.path(), path)?;
    // It has another name now: nothing is left to clear away.
    let _ = new.keep();
    Ok(())
}
