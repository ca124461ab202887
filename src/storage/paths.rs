//! The one path of a file behind whatever links and short forms, and how people write it. Windows takes a
//! path of more than 259 signs only in the form in which it answers, `\\?\C:\…`; what is asked of the system
//! and of the database goes there in that form, whatever the machine's setting for long paths.

use std::io;
use std::path::{Path, PathBuf};

/// The folder that a path lies in.
pub fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}

/// The whole path of a file that is there, behind whatever links.
///
/// # Errors
/// Whatever the system says.
pub(super) fn real(path: &Path) -> io::Result<PathBuf> {
    path.canonicalize().or_else(|error| untold(path, error))
}

/// Windows cannot tell of every drive where it lies: memory, encrypted and other made-up drives answer with
/// an error although the file is there. Such a file's path is the one by which it was asked for.
fn untold(path: &Path, error: io::Error) -> io::Result<PathBuf> {
    if cfg!(windows) && path.exists() {
        let whole = std::path::absolute(path)?;
        let long = whole.to_str().and_then(taken_as_it_stands);
        return Ok(long.map_or(whole, PathBuf::from));
    }
    Err(error)
}

/// A whole path of Windows in the form of any length.
fn taken_as_it_stands(whole: &str) -> Option<String> {
    match whole.strip_prefix(r"\\") {
        Some(rest) if rest.starts_with(['?', '.']) => None,
        Some(of_server) => Some(format!(r"\\?\UNC\{of_server}")),
        None => (whole.get(1..3) == Some(r":\")).then(|| format!(r"\\?\{whole}")),
    }
}

/// The path of a file that is to be made, whose folder is there.
///
/// # Errors
/// Whatever the system says of the folder.
pub(super) fn to_be_made(path: &Path) -> io::Result<PathBuf> {
    match path.file_name() {
        Some(name) if cfg!(windows) => Ok(real(folder_of(path))?.join(name)),
        _ => Ok(path.to_owned()),
    }
}

/// Whether a path is so long that `SQLite` opens nothing there, and does not say why.
pub(super) fn is_beyond_the_database(path: &Path) -> bool {
    const LONGEST_ON_UNIX: usize = 511;
    cfg!(unix) && path.as_os_str().len() > LONGEST_ON_UNIX
}

/// The whole path of a file behind whatever links, as people write it; the path itself where there is none.
pub fn whole(path: &Path) -> PathBuf {
    real(path).map_or_else(|_| path.to_path_buf(), |path| as_people_write(&path))
}

/// Only a path that is too long to be written otherwise stays in the form that nobody writes and not every
/// program reads.
fn as_people_write(path: &Path) -> PathBuf {
    let plain = path.to_str().filter(|_| cfg!(windows)).and_then(plain);
    plain.map_or_else(|| path.to_owned(), PathBuf::from)
}

/// `\\?\C:\…` as `C:\…`, and `\\?\UNC\server\…` as `\\server\…`.
fn plain(path: &str) -> Option<String> {
    const LONGEST: usize = 240;
    let rest = path.strip_prefix(r"\\?\")?;
    let plain = match rest.strip_prefix(r"UNC\") {
        Some(of_server) => format!(r"\\{of_server}"),
        None if rest.get(1..3) == Some(r":\") => rest.to_owned(),
        None => return None,
    };
    (plain.encode_utf16().count() <= LONGEST).then_some(plain)
}

#[cfg(test)]
mod tests;
