//! Competition files of anagram rounds, the format that most tests are about.

use std::path::Path;

use eforos::domain::formats::anagram::state::Anagram;
use eforos::storage::{self, StorageError, Verification};

pub type CompetitionFile = storage::CompetitionFile<Anagram>;

pub fn verify(path: &Path) -> Result<Verification, StorageError> {
    storage::verify::<Anagram>(path)
}
