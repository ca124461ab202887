//! Which encoding a Greek text is in.
//!
//! UTF-8 when it is valid UTF-8. Otherwise the encoding under which the fewest characters are no
//! Greek: a text in UTF-8 with one broken place stays UTF-8, and the two old Greek encodings, which
//! differ in a few letters only, are told apart by those.

use encoding_rs::{ISO_8859_7, WINDOWS_1253};

use super::ImportError;

/// The encodings that a text may come in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Encoding {
    /// With or without a byte order mark.
    Utf8,
    /// The old Greek encoding of Windows.
    Windows1253,
    /// The old Greek encoding of Unix.
    Iso8859_7,
}

/// The text, and the encoding it was in.
pub(super) fn decode(bytes: &[u8]) -> Result<(String, Encoding), ImportError> {
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
    [Encoding::Utf8, Encoding::Windows1253, Encoding::Iso8859_7]
        .map(|encoding| (as_if(bytes, encoding), encoding))
        .into_iter()
        .min_by_key(|(text, _)| text.chars().filter(|&c| !is_expected(c)).count())
        .ok_or(ImportError::Binary)
}

fn as_if(bytes: &[u8], encoding: Encoding) -> String {
    let single_byte = match encoding {
        Encoding::Utf8 => return String::from_utf8_lossy(bytes).into_owned(),
        Encoding::Windows1253 => WINDOWS_1253,
        Encoding::Iso8859_7 => ISO_8859_7,
    };
    single_byte.decode_without_bom_handling(bytes).0.into_owned()
}

/// ASCII, a Greek letter or a mark on one.
fn is_expected(c: char) -> bool {
    c.is_ascii()
        || matches!(c, '\u{300}'..='\u{36F}')
        || matches!(c, '\u{370}'..='\u{3FF}' | '\u{1F00}'..='\u{1FFF}') && c.is_alphabetic()
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
            let (decoded, encoding) = decode(text.as_bytes()).unwrap();
            assert_eq!(decoded, text.trim_start_matches('\u{FEFF}'));
            assert_eq!(encoding, Encoding::Utf8);
        }
    }

    #[test]
    fn the_two_old_encodings_differ_in_capital_alpha_with_tonos() {
        let with = |alpha: u8| [KALO_DASH, &[alpha, 0xEB, 0xEB, 0xEF, b'\n']].concat();
        let text = "καλό\nΆλλο\n".to_owned();
        assert_eq!(decode(&with(0xA2)), Ok((text.clone(), Encoding::Windows1253)));
        assert_eq!(decode(&with(0xB6)), Ok((text, Encoding::Iso8859_7)));
        assert_eq!(decode(KALO_DASH), Ok(("καλό\n".to_owned(), Encoding::Windows1253)));
    }

    #[test]
    fn a_broken_place_does_not_make_it_another_encoding() {
        let mut bytes = "καλό\nκαρό\nτάκος\n".as_bytes().to_vec();
        bytes.pop();
        bytes.pop();
        let (text, encoding) = decode(&bytes).unwrap();
        assert_eq!(encoding, Encoding::Utf8);
        assert_eq!(text, "καλό\nκαρό\nτάκο\u{FFFD}");
    }

    #[test]
    fn what_is_no_such_text_is_refused() {
        assert_eq!(decode(&[0xFF, 0xFE, 0xBA, 0x03]), Err(ImportError::Utf16));
        assert_eq!(decode(&[0xFE, 0xFF, 0x03, 0xBA]), Err(ImportError::Utf16));
        assert_eq!(decode(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"), Err(ImportError::Binary));
        assert_eq!(decode(b"\x01\x02\x03abc"), Err(ImportError::Binary));
    }
}
