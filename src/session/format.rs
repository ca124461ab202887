//! Of which format a competition file is: what reads one that it does not know says [`format_of`] first.

use std::path::Path;

use crate::domain::formats::FormatName;
use crate::storage::{Problem, StorageError, rules_text};

/// The format of the competition in a file.
///
/// # Errors
/// [`Problem::UnknownFormat`]. What else hinders reading is said, with its remedy, by opening the file.
pub fn format_of(path: &Path) -> Result<FormatName, StorageError> {
    let Ok(text) = rules_text(path) else { return Ok(FormatName::default()) };
    FormatName::of_rules(&text).map_err(|unknown| StorageError {
        path: path.to_path_buf(),
        problem: Problem::UnknownFormat(unknown.0),
    })
}
