//! The files that were open before, a path a line, the newest first. Losing the list loses nothing.

use std::fs;
use std::path::{Path, PathBuf};

use crate::storage::siblings::{replace, whole};

/// How many are kept.
const KEPT: usize = 8;

/// The files of a list that still exist.
pub fn read(list: &Path) -> Vec<PathBuf> {
    let text = fs::read_to_string(list).unwrap_or_default();
    text.lines().map(PathBuf::from).filter(|path| path.is_file()).take(KEPT).collect()
}

/// Puts a file at the head of the list; what goes wrong is not worth a word.
pub fn remember(list: &Path, recent: &mut Vec<PathBuf>, path: &Path) {
    let path = whole(path);
    recent.retain(|other| *other != path);
    recent.insert(0, path);
    recent.truncate(KEPT);
    let paths: Vec<String> = recent.iter().map(|path| path.display().to_string()).collect();
    let lines = paths.join("\n");
    let written = list.parent().map(|folder| {
        fs::create_dir_all(folder)?;
        replace(list, lines.as_bytes())
    });
    if let Some(Err(error)) = written {
        tracing::debug!("the list of recent files was not written: {error}");
    }
}
