//! Encodings told apart by how text looks in them.

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
    assert_eq!(decode(&with(0xA2), WordLanguage::Greek), Ok((text.clone(), Encoding::Windows1253)));
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
    assert_eq!(
        decode(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", WordLanguage::Greek),
        Err(ImportError::Binary)
    );
    assert_eq!(decode(b"\x01\x02\x03abc", WordLanguage::Greek), Err(ImportError::Binary));
}
/// A text as Windows saves it, either byte first.
fn in_utf_16(units: impl IntoIterator<Item = u16> + Clone) -> [(Vec<u8>, Encoding); 2] {
    let little = units.clone().into_iter().flat_map(u16::to_le_bytes);
    let big = units.into_iter().flat_map(u16::to_be_bytes);
    [
        ([0xFF, 0xFE].into_iter().chain(little).collect(), Encoding::Utf16Le),
        ([0xFE, 0xFF].into_iter().chain(big).collect(), Encoding::Utf16Be),
    ]
}

#[test]
fn utf_16_with_its_mark_is_read() {
    for text in ["καλό\r\nΆλλο\r\n", "ŁÓDŹ\nţară\n", "ἀγορά 𐅀\n", "a", ""] {
        for (bytes, encoding) in in_utf_16(text.encode_utf16()) {
            let decoded = decode(&bytes, WordLanguage::Greek);
            assert_eq!(decoded, Ok((text.to_owned(), encoding)));
        }
    }
}

#[test]
fn damaged_utf_16_is_refused_with_its_line() {
    let at = |line| Err(ImportError::Utf16Damaged { line });
    for (bytes, _) in in_utf_16("καλό\r\nΆλλο\r\n".encode_utf16()) {
        // Cut in the middle of a sign: of the last LF, of the CR before it, of the first line's.
        for (cut, line) in [(1, 2), (3, 2), (17, 1)] {
            let cut = &bytes[..bytes.len() - cut];
            assert_eq!(decode(cut, WordLanguage::Greek), at(line), "{cut:?}");
        }
    }
    // Half of a sign of two units, before its other half or alone, and the halves turned round.
    for lone in [vec![0xD800], vec![0xDC00], vec![0xDC00, 0xD800], vec![0xD800, 0x3B1]] {
        let units = "α\nβ\nγ".encode_utf16().chain(lone).chain("\nδ\n".encode_utf16());
        for (bytes, _) in in_utf_16(units) {
            assert_eq!(decode(&bytes, WordLanguage::Greek), at(3), "{bytes:?}");
        }
    }
    assert_eq!(decode(&[0xFF, 0xFE, 0xB1], WordLanguage::Greek), at(1));
    // Lines that end with a CR alone.
    let old = "α\rβ\r".encode_utf16().chain([0xDC00]);
    for (bytes, _) in in_utf_16(old) {
        assert_eq!(decode(&bytes, WordLanguage::Greek), at(3));
    }
}

#[test]
fn what_only_begins_like_utf_16_is_none() {
    // UTF-32, whose mark begins with the same bytes; UTF-16 without its mark, which is not guessed at.
    let utf_32: Vec<u8> = "\u{FEFF}καλό".chars().flat_map(|c| u32::from(c).to_le_bytes()).collect();
    assert_eq!(decode(&utf_32, WordLanguage::Greek), Err(ImportError::Binary));
    let unmarked: Vec<u8> = "καλό\r\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert_eq!(decode(&unmarked, WordLanguage::Greek), Err(ImportError::Binary));
}
