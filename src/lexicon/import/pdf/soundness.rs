//! Whether a PDF may be read, and is all there; looked at before its text is extracted.
//!
//! The extraction is lenient where a word list must not be: it passes over pages that are missing
//! and takes what it can get of a damaged stream, so that a list would lack words and nobody know.
//! And it follows two kinds of reference without a limit, a page's parents and the forms that a
//! form draws: a loop there would end the program for want of stack, which cannot be caught. Nor can
//! the want of memory when it takes as much room as the file says that it needs.

use std::collections::{BTreeMap, BTreeSet};

use super::PdfError;
use pdf_extract::content::Content;
use pdf_extract::{Dictionary, Document, Object, ObjectId, Stream};

/// More ancestors than this are a loop.
const MOST_ANCESTORS: usize = 256;

/// The most bytes that a field of the cross-reference table or the row of a filter may have.
const MOST_BYTES: u64 = 1 << 16;

/// Whether room is asked for within reason wherever the reader believes the file: in a cross-reference
/// stream's widths of fields, which it fills without looking (and turns for ever when all are 0), and in
/// the rows of a filter. Looked at before anything is read, so in the bytes.
pub fn asks_for_little(bytes: &[u8]) -> bool {
    let names = bytes.iter().enumerate().filter(|&(_, &byte)| byte == b'/');
    names.map(|(at, _)| bytes.get(at + 1..).unwrap_or_default()).all(|rest| {
        if let Some(rest) = rest.strip_prefix(b"Columns".as_slice()) {
            return numbers(rest).first().is_none_or(|&number| number <= MOST_BYTES);
        }
        let Some(rest) = rest.strip_prefix(b"W".as_slice()) else { return true };
        let widths: Vec<u64> = numbers(rest).into_iter().take(3).collect();
        let fit = widths.iter().all(|&width| width <= MOST_BYTES);
        widths.len() < 3 || fit && widths.iter().any(|&width| width > 0)
    })
}

/// The whole numbers that follow a name, in brackets or not, whatever white space or comments stand between
/// them; none when it is a longer name or a list with lists in it. What is greater than any is as great as
/// can be.
fn numbers(rest: &[u8]) -> Vec<u64> {
    let longer = rest.first().is_none_or(u8::is_ascii_alphanumeric);
    let begin = rest.iter().position(u8::is_ascii_digit).unwrap_or(rest.len());
    let (before, list) = rest.split_at(begin);
    let end = list.iter().position(|byte| b"[]()<>/".contains(byte)).unwrap_or(list.len());
    let (list, after) = list.split_at(end);
    if longer || before.iter().any(|byte| b"]()<>/".contains(byte)) || after.starts_with(b"[") {
        return Vec::new();
    }
    let tokens = list.split(|byte| !byte.is_ascii_digit()).filter(|token| !token.is_empty());
    let digit = |byte: &u8| u64::from(byte - b'0');
    let number = |token: &[u8]| {
        token.iter().fold(0_u64, |sum, byte| sum.saturating_mul(10).saturating_add(digit(byte)))
    };
    tokens.map(number).collect()
}

/// The most that a stream may unpack to, in bytes: a thousand times what a page of words has.
const MOST_UNPACKED: usize = 32 << 20;

/// Whether reading it comes to an end and gives everything that was written.
///
/// # Errors
/// [`PdfError`].
pub(super) fn check(document: &Document) -> Result<(), PdfError> {
    let streams = || document.objects.values().filter_map(|object| object.as_stream().ok());
    // Decryption leaves the check sums of streams unusable.
    if document.encryption_state.is_none() {
        streams().try_for_each(check_stream)?;
    }
    let ends = !document.page_iter().any(|page| ancestors_loop(document, page));
    let sound = ends && !forms_loop(document) && has_all_pages(document);
    if sound { Ok(()) } else { Err(PdfError::Damaged) }
}

/// Whether all that a page says it draws is there.
pub(super) fn is_whole(document: &Document, page: ObjectId) -> bool {
    let contents = document.get_page_contents(page);
    contents
        .iter()
        .all(|&id| document.get_object(id).is_ok_and(|object| object.as_stream().is_ok()))
}

/// Whether the page tree has as many pages as it says.
fn has_all_pages(document: &Document) -> bool {
    let stated = || {
        let tree = document.catalog().ok()?.get_deref(b"Pages", document).ok()?.as_dict().ok()?;
        tree.get_deref(b"Count", document).ok()?.as_i64().ok()
    };
    stated().is_some_and(|count| usize::try_from(count) == Ok(document.page_iter().count()))
}

/// A compressed stream must have the check sum that it ends with; others have none. None may unpack to
/// more than a list has.
fn check_stream(stream: &Stream) -> Result<(), PdfError> {
    let compressed = stream.filters().is_ok_and(|filters| filters == [b"FlateDecode"]);
    if !compressed || stream.dict.has(b"DecodeParms") {
        return Ok(());
    }
    let content = stream.decompressed_content().map_err(|_| PdfError::Damaged)?;
    if content.len() > MOST_UNPACKED {
        return Err(PdfError::TooMuchMemory { limit: MOST_UNPACKED });
    }
    let sum = adler32(&content).to_be_bytes();
    // A line end may follow.
    let intact = stream.content.windows(4).rev().take(3).any(|end| end == sum);
    if intact { Ok(()) } else { Err(PdfError::Damaged) }
}

/// The check sum at the end of zlib's format (RFC 1950).
fn adler32(bytes: &[u8]) -> u32 {
    const MODULUS: u32 = 65_521;
    // As many bytes as can be added before a sum overflows.
    let (low, high) = bytes.chunks(5552).fold((1, 0), |(mut low, mut high), chunk| {
        for &byte in chunk {
            low += u32::from(byte);
            high += low;
        }
        (low % MODULUS, high % MODULUS)
    });
    high << 16 | low
}

fn ancestors_loop(document: &Document, page: ObjectId) -> bool {
    let parent = |id: &ObjectId| {
        let dictionary = document.get_dictionary(*id).ok()?;
        dictionary.get(b"Parent").ok()?.as_reference().ok()
    };
    std::iter::successors(Some(page), parent).nth(MOST_ANCESTORS).is_some()
}

/// Whether a stream may come to draw itself. Whatever a dictionary of drawn objects names is run as a
/// form, whatever it calls itself. One without resources of its own uses those of whoever draws it; if
/// it draws anything at all, it may draw everything.
fn forms_loop(document: &Document) -> bool {
    let drawn = drawn_anywhere(document);
    let edges = drawn.iter().map(|&id| {
        let form = document.get_object(id).and_then(Object::as_stream).ok()?;
        let edges = match dictionary_at(document, &form.dict, b"Resources") {
            Some(resources) => drawn_by(document, resources).collect(),
            None if draws(form) => drawn.iter().copied().collect(),
            None => Vec::new(),
        };
        Some((id, edges))
    });
    cyclic(&edges.flatten().collect())
}

/// The streams that these resources name to be drawn.
fn drawn_by<'a>(
    document: &'a Document,
    resources: &'a Dictionary,
) -> impl Iterator<Item = ObjectId> + 'a {
    let named = dictionary_at(document, resources, b"XObject");
    named.into_iter().flat_map(Dictionary::iter).filter_map(|(_, object)| {
        let (id, object) = document.dereference(object).ok()?;
        object.as_stream().ok().and(id)
    })
}

/// The streams that any dictionary names to be drawn.
fn drawn_anywhere(document: &Document) -> BTreeSet<ObjectId> {
    let mut drawn = BTreeSet::new();
    let mut left: Vec<&Object> = document.objects.values().collect();
    while let Some(object) = left.pop() {
        let dictionary = match object {
            Object::Array(items) => {
                left.extend(items);
                continue;
            }
            Object::Dictionary(dictionary) => dictionary,
            Object::Stream(stream) => &stream.dict,
            _ => continue,
        };
        drawn.extend(drawn_by(document, dictionary));
        left.extend(dictionary.iter().map(|(_, object)| object));
    }
    drawn
}

fn draws(form: &Stream) -> bool {
    let content = form.decompressed_content();
    let content = Content::decode(content.as_deref().unwrap_or(&form.content));
    content.is_ok_and(|content| content.operations.iter().any(|step| step.operator == "Do"))
}

fn dictionary_at<'a>(
    document: &'a Document,
    dictionary: &'a Dictionary,
    key: &[u8],
) -> Option<&'a Dictionary> {
    dictionary.get_deref(key, document).and_then(Object::as_dict).ok()
}

/// Whether a node can be reached from itself: nodes that draw nothing left are taken away until
/// none is; what remains goes round.
fn cyclic(edges: &BTreeMap<ObjectId, Vec<ObjectId>>) -> bool {
    let mut left: BTreeMap<_, _> = edges.iter().collect();
    loop {
        let ends: Vec<ObjectId> = left
            .iter()
            .filter(|(_, drawn)| !drawn.iter().any(|id| left.contains_key(id)))
            .map(|(&&id, _)| id)
            .collect();
        if ends.is_empty() {
            return !left.is_empty();
        }
        for id in ends {
            left.remove(&id);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn graph(edges: &[(u32, &[u32])]) -> BTreeMap<ObjectId, Vec<ObjectId>> {
        edges.iter().map(|(id, to)| ((*id, 0), to.iter().map(|id| (*id, 0)).collect())).collect()
    }

    #[test]
    fn the_check_sum_is_zlibs() {
        // The example that is given for it everywhere.
        assert_eq!(adler32(b"Wikipedia"), 0x11E6_0398);
        assert_eq!(adler32(b""), 1);
        // More than one chunk; the low half is one more than the bytes' sum.
        assert_eq!(adler32(&vec![255; 100_000]) & 0xFFFF, (1 + 25_500_000) % 65_521);
    }

    #[test]
    fn a_compressed_stream_must_have_its_check_sum() {
        let stream = |content: &[u8]| {
            let mut dictionary = Dictionary::new();
            dictionary.set("Filter", Object::Name(b"FlateDecode".to_vec()));
            Stream::new(dictionary, content.to_vec())
        };
        // The header, one stored block of 9 bytes, the check sum.
        let whole = b"\x78\x01\x01\x09\x00\xF6\xFFWikipedia\x11\xE6\x03\x98";
        assert_eq!(stream(whole).decompressed_content().unwrap(), b"Wikipedia");
        assert_eq!(check_stream(&stream(whole)), Ok(()));
        assert_eq!(check_stream(&stream(&[whole, b"\r\n".as_slice()].concat())), Ok(()));
        assert!(check_stream(&stream(&whole[..whole.len() - 6])).is_err());
        assert!(check_stream(&stream(&whole[..whole.len() - 1])).is_err());
        for place in 7..whole.len() {
            let mut changed = whole.to_vec();
            changed[place] ^= 1;
            assert!(check_stream(&stream(&changed)).is_err(), "{place}");
        }
        // Not compressed: nothing to compare.
        assert_eq!(check_stream(&Stream::new(Dictionary::new(), b"Wikipedia".to_vec())), Ok(()));
    }

    #[test]
    fn room_is_asked_for_within_reason() {
        for little in [
            "/W [1 2 1]",
            "/W[1 4 2]/Size 9",
            "/W [1 100 600]",
            "/W [0 [500 600] 7 9 1000]",
            "/W 5",
            "/W",
            "/Width 99999999",
            "/WinAnsiEncoding",
            "/Columns 5",
            "/Columns",
            "/W [0\n0 1]",
            "/W [0 [0 0 0 0] 7 [0]]",
            "/W2 [0 0 0]",
            "/W /Widths 0 0 0",
            "",
        ] {
            assert!(asks_for_little(little.as_bytes()), "{little}");
        }
        for much in [
            "/W [1111111111111 2 1]",
            "/W[1 2 99999999999999999999999]",
            "<</W [0 0 0]/Size 9>>",
            "/W\r\n[\t1 70000 1 ]",
            "/Columns 9999999999",
            "%PDF /W [1 2 1] /W [1 2 1111111]",
            "/W [1111111111111\u{0}2 1]",
            "/W\u{b}[ 1 %much\n 1111111111111 1]",
        ] {
            assert!(!asks_for_little(much.as_bytes()), "{much}");
        }
    }

    #[test]
    fn only_what_goes_round_is_a_loop() {
        assert!(!cyclic(&graph(&[])));
        assert!(!cyclic(&graph(&[(1, &[2, 3]), (2, &[3]), (3, &[]), (4, &[9])])));
        assert!(cyclic(&graph(&[(1, &[1])])));
        assert!(cyclic(&graph(&[(1, &[2]), (2, &[3]), (3, &[2])])));
    }
}
