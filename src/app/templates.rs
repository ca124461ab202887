//! A club's own templates, read from a folder: figures of documents, a logo, a sponsor's line.

use std::fs;
use std::path::Path;

use crate::language::Language;
use crate::print::Templates;
use crate::storage::siblings::why;
use crate::text;

/// Larger files are neither templates nor logos.
const MOST_BYTES: u64 = 8_000_000;
/// More files are no folder of templates.
const MOST_FILES: usize = 200;

/// The templates that ship with the program, under those of a folder.
///
/// # Errors
/// A sentence: the folder cannot be read, or the first thing in it that cannot be used.
pub fn read(folder: &Path, language: Language) -> Result<Templates, String> {
    let files = files(folder).map_err(|error| {
        let file = folder.display().to_string();
        text!(language, "press-templates-not-read", folder = file, why = why(language, &error))
    })?;
    Templates::with_folder(files).map_err(|error| error.sentence(language))
}

/// The same where no folder need be.
///
/// # Errors
/// As of [`read`].
pub fn read_if_any(folder: Option<&Path>, language: Language) -> Result<Templates, String> {
    match folder {
        Some(folder) if folder.is_dir() => read(folder, language),
        Some(_) | None => Ok(Templates::embedded()),
    }
}

fn files(folder: &Path) -> std::io::Result<Vec<(String, Vec<u8>)>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)?.take(MOST_FILES) {
        let entry = entry?;
        let Ok(name) = entry.file_name().into_string() else { continue };
        let facts = fs::metadata(entry.path())?;
        if facts.is_file() && facts.len() <= MOST_BYTES {
            files.push((name, fs::read(entry.path())?));
        }
    }
    Ok(files)
}
