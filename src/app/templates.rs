//! A club's own templates, read from a folder: figures of documents, a logo, a sponsor's line.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::language::{Language, tr};
use crate::print::Templates;
use crate::storage::siblings::{why, write};
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

/// What tells whether anything in a folder was changed.
pub fn found(folder: &Path) -> Vec<(PathBuf, u64, Option<SystemTime>)> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let facts = entries.flatten().take(MOST_FILES).filter_map(|entry| {
        let facts = entry.metadata().ok()?;
        Some((entry.path(), facts.len(), facts.modified().ok()))
    });
    let mut found: Vec<_> = facts.collect();
    found.sort();
    found
}

/// The file of a folder in which a club says otherwise what certificates say; where there is none it is made, with
/// what can be said and how.
///
/// # Errors
/// A sentence: it cannot be written there.
pub fn own_certificates(folder: &Path, language: Language) -> Result<PathBuf, String> {
    let file = folder.join("certificates.toml");
    let made = fs::create_dir_all(folder).and_then(|()| match file.symlink_metadata() {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            write(&file, commented(language).as_bytes())
        }
        Err(error) => Err(error),
        Ok(_) => Ok(()),
    });
    made.map_err(|error| {
        let file = file.display().to_string();
        text!(language, "press-not-written", file = file, why = why(language, &error))
    })?;
    Ok(file)
}

/// The keys that a club has an own mind of, empty, each after what it is.
fn commented(language: Language) -> String {
    let told = |said: String| {
        let lines = said.lines().map(|line| format!("# {line}\n"));
        lines.collect::<String>()
    };
    let rank = ["{rank}", "{points}", "{players}"];
    let [rank, points, players] = rank;
    let [full, black, yes, no] = ["\"full\"", "\"black\"", "\"yes\"", "\"no\""];
    let (name, office) = (tr(language, "press-own-name"), tr(language, "press-own-office"));
    [
        told(tr(language, "press-own-about")),
        told(tr(language, "press-own-signatories")),
        format!("signatories = [\n    # {{ name = \"{name}\", office = \"{office}\" }},\n]\n"),
        format!(
            "\n[look]\n{}colours = \"full\"\n",
            told(text!(language, "press-own-colours", full = full, black = black))
        ),
        told(text!(language, "press-own-figures", yes = yes, no = no)),
        "word = \"yes\"\nfigures = \"yes\"\n\n[text]\n".to_owned(),
        told(text!(language, "press-own-ranks", rank = rank, points = points, players = players)),
        "winner_heading = \"\"\nsecond_heading = \"\"\nthird_heading = \"\"\nwinner_sentence = \"\"\n".to_owned(),
        told(text!(language, "press-own-participation", points = points, players = players)),
        "participation_heading = \"\"\nparticipation_sentence = \"\"\n".to_owned(),
    ]
    .concat()
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
