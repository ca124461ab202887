//! Cards of a joint competition, read from files.

use std::fs::File;
use std::io::Read as _;
use std::path::Path;

use crate::language::{Language, tr};
use crate::text;
use crate::venues::{CardError, MOST_CARD_BYTES};

/// The text of the card at a path.
///
/// # Errors
/// Why there is none, for people.
pub(in crate::app) fn card_text(path: &Path, language: Language) -> Result<String, String> {
    if path.as_os_str().is_empty() {
        return Err(tr(language, "join-no-path"));
    }
    let most = u64::try_from(MOST_CARD_BYTES).unwrap_or(u64::MAX);
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|file| file.take(most + 1).read_to_end(&mut bytes));
    read.map_err(|why| {
        let (file, why) = (path.display().to_string(), why.to_string());
        text!(language, "join-card-not-read", file = file, why = why)
    })?;
    String::from_utf8(bytes).map_err(|_| CardError::None.sentence(language))
}
