//! Of which format a competition file is: what reads one that it does not know says [`format_of`] first.

use std::path::Path;

use crate::domain::formats::FormatName;
use crate::storage::{Access, Problem, StorageError, roll_back, rules_text};

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

/// The same of a file that is opened then: half of what a killed program wrote could not be read.
pub(super) fn format_to_open(path: &Path, access: Access) -> Result<FormatName, StorageError> {
    if access == Access::Write {
        roll_back(path);
    }
    format_of(path)
}
