//! The text of a file's bytes: in the encoding that the file names, else in UTF-8 where it is that, else in the old
//! one of the language.

use encoding_rs::{Encoding, ISO_8859_2, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1250, WINDOWS_1252};

use super::{Bad, MOST_BYTES, Wrong};
use crate::domain::letters::WordLanguage;

/// How much of a file is searched for the encoding that it names, in bytes.
const HEAD: usize = 4096;

/// The pragma that names it.
const PRAGMA: &str = "#character-encoding";

/// The text of a file, as it is to be read by [`super::lines::File::read`].
///
/// # Errors
/// [`Bad`]: too large, an encoding that is not read, bytes that are no text in theirs.
pub fn text(bytes: &[u8], language: WordLanguage) -> Result<String, Bad> {
    if bytes.len() > MOST_BYTES {
        return Err(Bad::at(1, Wrong::TooLarge(bytes.len())));
    }
    let (encoding, line, bytes) = match Encoding::for_bom(bytes) {
        Some((marked, length)) => (Some(marked), 1, bytes.get(length..).unwrap_or_default()),
        None => match named(bytes) {
            Some((line, label)) => (
                Some(known(&label).ok_or_else(|| Bad::at(line, Wrong::Encoding(label)))?),
                line,
                bytes,
            ),
            None => (None, 1, bytes),
        },
    };
    let decoded = |encoding: &'static Encoding| {
        encoding.decode_without_bom_handling_and_without_replacement(bytes)
    };
    let text = match encoding {
        Some(encoding) => decoded(encoding),
        None => decoded(UTF_8).or_else(|| decoded(old(language))),
    };
    let text = text.ok_or(Bad::at(line, Wrong::NotText))?;
    // A file of no text has them at once.
    let is_text = |sign: char| !sign.is_control() || matches!(sign, '\t' | '\n' | '\r' | '\u{1A}');
    match text.split('\n').position(|line| !line.chars().all(is_text)) {
        Some(place) => Err(Bad::at(place + 1, Wrong::NotText)),
        None => Ok(text.into_owned()),
    }
}

/// The line of the pragma, and the label that it gives.
fn named(bytes: &[u8]) -> Option<(usize, String)> {
    let head = bytes.get(..HEAD.min(bytes.len()))?;
    let mut lines = head.split(|byte| matches!(byte, b'\n')).zip(1..);
    lines.find_map(|(line, number)| {
        let line = String::from_utf8_lossy(line);
        let label = line.trim().strip_prefix(PRAGMA)?.trim();
        (!label.is_empty()).then(|| (number, label.to_owned()))
    })
}

/// One of those that are read.
fn known(label: &str) -> Option<&'static Encoding> {
    let encoding = Encoding::for_label(label.as_bytes())?;
    let read = [UTF_8, UTF_16LE, UTF_16BE, WINDOWS_1252, ISO_8859_2, WINDOWS_1250];
    read.contains(&encoding).then_some(encoding)
}

/// The encoding of files that name none and are not UTF-8.
fn old(language: WordLanguage) -> &'static Encoding {
    match language {
        WordLanguage::Polish | WordLanguage::Romanian => ISO_8859_2,
        WordLanguage::Catalan | WordLanguage::Greek => WINDOWS_1252,
    }
}
