//! The user's own folders on this machine.

use std::path::PathBuf;

use directories::{ProjectDirs, UserDirs};

/// Where documents lie; the home folder when the system names no other place.
pub fn documents() -> Option<PathBuf> {
    let folders = UserDirs::new()?;
    let documents = folders.document_dir().filter(|folder| folder.is_dir());
    Some(documents.unwrap_or_else(|| folders.home_dir()).to_path_buf())
}

/// Where the copies of competitions lie that the program keeps by itself.
pub fn copies() -> Option<PathBuf> {
    ProjectDirs::from("", "", "eforos").map(|folders| folders.data_dir().join("copies"))
}
