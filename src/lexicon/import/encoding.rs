//! Which encoding a text is in.
//!
//! UTF-16 when its mark stands at the beginning, as the editor of Windows writes what it calls Unicode; a
//! place that is none makes the whole text damaged, for behind a lost byte every sign would be another.
//! UTF-8 when it is valid UTF-8. Otherwise the encoding under which the fewest characters are foreign
//! to the language: a text in UTF-8 with one broken place stays UTF-8, and the old encodings of a
//! language, which differ in a few letters only, are told apart by those.

use encoding_rs::{ISO_8859_2, ISO_8859_7, WINDOWS_1250, WINDOWS_1252, WINDOWS_1253};

use super::ImportError;
use crate::domain::letters::WordLanguage;

/// The encodings that a text may come in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Encoding {
    /// With or without a byte order mark.
    Utf8,
    /// With its mark, the lower byte first.
    Utf16Le,
    /// With its mark, the higher byte first.
    Utf16Be,
    /// The old Greek encoding of Windows.
    Windows1253,
    /// The old Greek encoding of Unix.
    Iso8859_7,
    /// The old Central European encoding of Windows.
    Windows1250,
    /// The old Central European encoding of Unix.
    Iso8859_2,
    /// The old Western European encoding of Windows, which has that of Unix in it.
    Windows1252,
}

/// The text, and the encoding it was in.
pub(super) fn decode(
    bytes: &[u8],
    language: WordLanguage,
) -> Result<(String, Encoding), ImportError> {
    if let Some(units) = bytes.strip_prefix(&[0xFF, 0xFE]) {
        return utf_16(units, u16::from_le_bytes).map(|text| (text, Encoding::Utf16Le));
    }
    if let Some(units) = bytes.strip_prefix(&[0xFE, 0xFF]) {
        return utf_16(units, u16::from_be_bytes).map(|text| (text, Encoding::Utf16Be));
    }
    if is_binary(bytes) {
        return Err(ImportError::Binary);
    }
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    if let Ok(text) = std::str::from_utf8(bytes) {
        return Ok((text.to_owned(), Encoding::Utf8));
    }
    // The first of equals is taken.
    let encodings = [Encoding::Utf8].into_iter().chain(of(language).iter().copied());
    encodings
        .map(|encoding| (as_if(bytes, encoding), encoding))
        .min_by_key(|(text, _)| text.chars().filter(|&c| !is_expected(c, language)).count())
        .ok_or(ImportError::Binary)
}

/// The text of UTF-16 behind its mark, none of which may be damaged.
fn utf_16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Result<String, ImportError> {
    let (units, cut) = bytes.as_chunks();
    let mut text = String::with_capacity(bytes.len());
    let mut damaged = None;
    for sign in char::decode_utf16(units.iter().map(|&pair| unit(pair))) {
        if sign.is_err() {
            damaged.get_or_insert(text.len());
        }
        text.push(sign.unwrap_or(char::REPLACEMENT_CHARACTER));
    }
    if is_binary(text.as_bytes()) {
        return Err(ImportError::Binary);
    }
    match damaged.or((!cut.is_empty()).then_some(text.len())) {
        Some(place) => Err(ImportError::Utf16Damaged { line: line_at(&text, place) }),
        None => Ok(text),
    }
}

/// The line of a place in a text, counted from 1.
fn line_at(text: &str, place: usize) -> usize {
    let end = line_end(text);
    text[..place].matches(end).count() + 1
}

/// What ends a line: files of old machines have a CR alone.
pub(super) fn line_end(text: &str) -> char {
    if text.contains('\n') { '\n' } else { '\r' }
}

/// The old encodings of a language.
fn of(language: WordLanguage) -> &'static [Encoding] {
    match language {
        WordLanguage::Greek => &[Encoding::Windows1253, Encoding::Iso8859_7],
        WordLanguage::Romanian | WordLanguage::Polish => {
            &[Encoding::Windows1250, Encoding::Iso8859_2]
        }
        WordLanguage::Catalan => &[Encoding::Windows1252],
    }
}

fn as_if(bytes: &[u8], encoding: Encoding) -> String {
    let single_byte = match encoding {
        Encoding::Utf8 | Encoding::Utf16Le | Encoding::Utf16Be => {
            return String::from_utf8_lossy(bytes).into_owned();
        }
        Encoding::Windows1253 => WINDOWS_1253,
        Encoding::Iso8859_7 => ISO_8859_7,
        Encoding::Windows1250 => WINDOWS_1250,
        Encoding::Iso8859_2 => ISO_8859_2,
        Encoding::Windows1252 => WINDOWS_1252,
    };
    single_byte.decode_without_bom_handling(bytes).0.into_owned()
}

/// ASCII, a letter of the language or a mark on one.
fn is_expected(c: char, language: WordLanguage) -> bool {
    let of_language = || match language {
        WordLanguage::Greek => {
            matches!(c, '\u{370}'..='\u{3FF}' | '\u{1F00}'..='\u{1FFF}') && c.is_alphabetic()
        }
        WordLanguage::Romanian | WordLanguage::Catalan | WordLanguage::Polish => {
            c.to_uppercase().all(|capital| language.alphabet().letter(capital).is_some())
        }
    };
    c.is_ascii() || matches!(c, '\u{300}'..='\u{36F}') || of_language()
}

/// A text has no NUL and hardly any other control characters.
fn is_binary(bytes: &[u8]) -> bool {
    let is_control = |b: &&u8| matches!(b, 0x01..=0x08 | 0x0E..=0x19 | 0x1B..=0x1F | 0x7F);
    bytes.contains(&0) || bytes.iter().filter(is_control).count() > bytes.len() / 100
}

#[cfg(test)]
mod tests;
