//! Which encoding a text is in.
//!
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
    if bytes.starts_with(&[0xFF, 0xFE]) || bytes.starts_with(&[0xFE, 0xFF]) {
        return Err(ImportError::Utf16);
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
        Encoding::Utf8 => return String::from_utf8_lossy(bytes).into_owned(),
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
mod tests {
    use super::*;

    /// In both old encodings the letters but Ά stand at the same places.
    const KALO_DASH: &[u8] = &[0xEA, 0xE1, 0xEB, 0xFC, b'\n'];

    #[test]
    fn valid_utf_8_is_utf_8() {
        for text in ["καλό", "\u{FEFF}καλό", "abc", "ΆΈΉ ἀγορά µ"] {
            let (decoded, encoding) = decode(text.as_bytes(), WordLanguage::Greek).unwrap();
            assert_eq!(decoded, text.trim_start_matches('\u{FEFF}'));
            assert_eq!(encoding, Encoding::Utf8);
        }
    }

    #[test]
    fn the_two_old_encodings_differ_in_capital_alpha_with_tonos() {
        let with = |alpha: u8| [KALO_DASH, &[alpha, 0xEB, 0xEB, 0xEF, b'\n']].concat();
        let text = "καλό\nΆλλο\n".to_owned();
        assert_eq!(
            decode(&with(0xA2), WordLanguage::Greek),
            Ok((text.clone(), Encoding::Windows1253))
        );
        assert_eq!(decode(&with(0xB6), WordLanguage::Greek), Ok((text, Encoding::Iso8859_7)));
        assert_eq!(
            decode(KALO_DASH, WordLanguage::Greek),
            Ok(("καλό\n".to_owned(), Encoding::Windows1253))
        );
    }

    #[test]
    fn a_broken_place_does_not_make_it_another_encoding() {
        let mut bytes = "καλό\nκαρό\nτάκος\n".as_bytes().to_vec();
        bytes.pop();
        bytes.pop();
        let (text, encoding) = decode(&bytes, WordLanguage::Greek).unwrap();
        assert_eq!(encoding, Encoding::Utf8);
        assert_eq!(text, "καλό\nκαρό\nτάκο\u{FFFD}");
    }

    #[test]
    fn what_is_no_such_text_is_refused() {
        assert_eq!(decode(&[0xFF, 0xFE, 0xBA, 0x03], WordLanguage::Greek), Err(ImportError::Utf16));
        assert_eq!(decode(&[0xFE, 0xFF, 0x03, 0xBA], WordLanguage::Greek), Err(ImportError::Utf16));
        assert_eq!(
            decode(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", WordLanguage::Greek),
            Err(ImportError::Binary)
        );
        assert_eq!(decode(b"\x01\x02\x03abc", WordLanguage::Greek), Err(ImportError::Binary));
    }
}
