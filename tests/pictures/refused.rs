//! What is refused before it is unpacked, and what is not kept of what is taken.

use std::time::{Duration, Instant};

use eforos::pictures::{
    MOST_BYTES, MOST_PAGES, MOST_PDF, PictureError, Scanned, check, read, scan,
};

use super::simulated::{Grey, wanted};

fn small() -> Grey {
    Grey {
        width: 200,
        height: 300,
        dots: (0..60_000_u32).map(|at| u8::try_from(at % 251).unwrap()).collect(),
    }
}

fn soon(what: impl FnOnce() -> Result<bool, PictureError>) -> PictureError {
    let began = Instant::now();
    let error = what().unwrap_err();
    assert!(began.elapsed() < Duration::from_secs(1));
    error
}

/// A JPEG's sides stand after the mark of its frame.
fn with_sides(mut jpeg: Vec<u8>, width: u16, height: u16) -> Vec<u8> {
    let at = jpeg.windows(2).position(|pair| pair == [0xFF, 0xC0]).unwrap();
    jpeg[at + 5..at + 7].copy_from_slice(&height.to_be_bytes());
    jpeg[at + 7..at + 9].copy_from_slice(&width.to_be_bytes());
    jpeg
}

fn png(width: u32, height: u32) -> Vec<u8> {
    let mut bytes = b"\x89PNG\r\n\x1A\n\0\0\0\x0DIHDR".to_vec();
    bytes.extend(width.to_be_bytes());
    bytes.extend(height.to_be_bytes());
    bytes.extend([8, 0, 0, 0, 0, 0, 0, 0, 0]);
    bytes
}

#[test]
fn bombs_are_refused_by_their_figures() {
    let large = with_sides(small().jpeg(), 65_500, 65_500);
    let too_many = PictureError::TooManyDots { width: 65_500, height: 65_500 };
    assert_eq!(soon(|| check(&large)), too_many);
    assert_eq!(read(&large, &wanted()), Err(too_many));
    let thin = PictureError::TooManyDots { width: 1, height: 0x7FFF_FFFF };
    assert_eq!(soon(|| check(&png(1, 0x7FFF_FFFF))), thin);
    // 50 megapixels and 12,000 a side, of either kind and either way; one more is too many.
    for (width, height, fits) in [
        (12_000, 4_166, true),
        (4_166, 12_000, true),
        (12_001, 100, false),
        (100, 12_001, false),
        (12_000, 4_167, false),
        (8_000, 6_400, false),
    ] {
        let told = if fits { Ok(false) } else { Err(PictureError::TooManyDots { width, height }) };
        let side = |side: u32| u16::try_from(side).unwrap();
        let jpeg = with_sides(small().jpeg(), side(width), side(height));
        assert_eq!(check(&jpeg), told, "{width} × {height}");
        assert_eq!(check(&png(width, height)), told, "{width} × {height}");
    }
    // A page of a scan says it in its dictionary, or in the picture itself.
    let too_many = Ok(vec![Err(PictureError::TooManyDots { width: 65_500, height: 65_500 })]);
    assert_eq!(scanned(&pdf(1, "/DCTDecode", "DeviceRGB", &large)), too_many);
    let says = pdf_of((65_500, 65_500), (1, "/FlateDecode", "DeviceRGB"), &packed(&[7; 100]));
    assert_eq!(scanned(&says), too_many);
    let most = MOST_BYTES;
    let mut heavy = small().jpeg();
    heavy.resize(most + 1, 0);
    assert_eq!(soon(|| check(&heavy)), PictureError::TooLarge { most });
    let mut pdf = b"%PDF-1.4\n".to_vec();
    pdf.resize(MOST_PDF + 1, b' ');
    assert_eq!(soon(|| check(&pdf)), PictureError::TooLarge { most: MOST_PDF });
}

#[test]
fn a_chunk_without_end_is_damage() {
    let mut endless = png(200, 300);
    endless.extend([0x7F, 0xFF, 0xFF, 0xFF]);
    endless.extend(b"IDATx\x9C");
    assert_eq!(soon(|| read(&endless, &wanted()).map(|_| true)), PictureError::Damaged);
}

#[test]
fn other_kinds_are_told_by_name() {
    let kinds: [(&[u8], &str); 5] = [
        (b"GIF89a", "GIF"),
        (b"II*\0abcd", "TIFF"),
        (b"RIFF\0\0\0\0WEBPVP8 ", "WebP"),
        (b"\0\0\0\x18ftypheic", "HEIC"),
        (b"\0\0\0\x0CjP  \r\n", "JPEG 2000"),
    ];
    for (bytes, coding) in kinds {
        assert_eq!(check(bytes), Err(PictureError::Coding { coding: coding.to_owned() }));
    }
    assert_eq!(check(b"hello"), Err(PictureError::Kind));
    assert_eq!(check(b""), Err(PictureError::Kind));
}

/// A camera writes who, where and when beside a picture; a trickster a page for browsers.
#[test]
fn nothing_beside_the_picture_is_kept() {
    let mut jpeg = small().jpeg();
    let note = b"Exif\0\0MM\0\x2A\0\0\0\x08\0\x01\x01\x0E\0\x02\0\0\0\x10\0\0\0\x1A\0\0\0\0Maria Papadopoulou\0";
    let mut segment = vec![0xFF, 0xE1];
    segment.extend(u16::try_from(note.len() + 2).unwrap().to_be_bytes());
    segment.extend(note);
    jpeg.splice(2..2, segment);
    jpeg.extend(b"<script>alert(1)</script>");
    let pages = read(&jpeg, &wanted()).unwrap();
    let [page] = &pages[..] else { panic!("{} pages", pages.len()) };
    let has = |text: &[u8]| page.jpeg.windows(text.len()).any(|window| window == text);
    assert!(!has(b"Papadopoulou") && !has(b"script") && !has(b"Exif"));
    assert!(page.jpeg.starts_with(b"\xFF\xD8") && page.jpeg.ends_with(b"\xFF\xD9"));
    // And it is no longer than its own end: no second stream.
    let ends = page.jpeg.windows(2).filter(|pair| *pair == [0xFF, 0xD9]).count();
    assert_eq!(ends, 1);
}

/// A PDF of pages that are each one picture: `filter` and `colours` as PDF calls them.
pub fn pdf(pages: usize, filter: &str, colours: &str, content: &[u8]) -> Vec<u8> {
    pdf_of((200, 300), (pages, filter, colours), content)
}

/// The same of a picture that says that it has these sides.
fn pdf_of(
    (width, height): (u32, u32),
    (pages, filter, colours): (usize, &str, &str),
    content: &[u8],
) -> Vec<u8> {
    let mut bytes = b"%PDF-1.4\n".to_vec();
    let mut places = Vec::new();
    let mut object = |bytes: &mut Vec<u8>, head: &str, stream: Option<&[u8]>| {
        places.push(bytes.len());
        bytes.extend(format!("{} 0 obj\n{head}\n", places.len()).bytes());
        if let Some(stream) = stream {
            bytes.extend(b"stream\n");
            bytes.extend(stream);
            bytes.extend(b"\nendstream\n");
        }
        bytes.extend(b"endobj\n");
    };
    let kids: Vec<String> = (0..pages).map(|page| format!("{} 0 R", page + 4)).collect();
    let kids = kids.join(" ");
    object(&mut bytes, "<</Type/Catalog/Pages 2 0 R>>", None);
    object(&mut bytes, &format!("<</Type/Pages/Count {pages}/Kids[{kids}]>>"), None);
    let image = format!(
        "<</Type/XObject/Subtype/Image/Width {width}/Height {height}/BitsPerComponent 8/ColorSpace/{colours}/Filter{filter}/Length {}>>",
        content.len()
    );
    object(&mut bytes, &image, Some(content));
    for _ in 0..pages {
        object(&mut bytes, "<</Type/Page/Parent 2 0 R/Resources<</XObject<</I 3 0 R>>>>>>", None);
    }
    let at = bytes.len();
    bytes.extend(format!("xref\n0 {}\n0000000000 65535 f \n", places.len() + 1).bytes());
    for place in &places {
        bytes.extend(format!("{place:010} 00000 n \n").bytes());
    }
    bytes.extend(
        format!("trailer<</Size {}/Root 1 0 R>>\nstartxref\n{at}\n%%EOF", places.len() + 1).bytes(),
    );
    bytes
}

/// A scanner's PDF that is encrypted: without this password nobody reads it.
pub fn encrypted(password: &str) -> Vec<u8> {
    use pdf_extract::{Document, EncryptionState, EncryptionVersion, Object, Permissions};
    let scan = pdf(1, "/DCTDecode", "DeviceGray", &small().jpeg());
    let mut document = Document::load_mem(&scan).unwrap();
    document.trailer.set("ID", vec![Object::string_literal("1"), Object::string_literal("1")]);
    let version = EncryptionVersion::V2 {
        document: &document,
        owner_password: "owner",
        user_password: password,
        key_length: 128,
        permissions: Permissions::empty(),
    };
    let state = EncryptionState::try_from(version).unwrap();
    document.encrypt(&state).unwrap();
    let mut bytes = Vec::new();
    document.save_to(&mut bytes).unwrap();
    bytes
}

fn scanned(pdf: &[u8]) -> Result<Vec<Result<usize, PictureError>>, PictureError> {
    let mut found = Vec::new();
    scan(pdf, &wanted(), 0, &mut |scanned| {
        if let Scanned::Picture(picture) = scanned {
            found.push(picture.map(|pages| pages.len()));
        }
        true
    })?;
    Ok(found)
}

pub fn packed(bytes: &[u8]) -> Vec<u8> {
    use std::io::Write as _;
    let mut encoder = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::fast());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

#[test]
fn pages_of_a_scanner_are_pictures() {
    let jpeg = small().jpeg();
    assert_eq!(scanned(&pdf(3, "/DCTDecode", "DeviceGray", &jpeg)), Ok(vec![Ok(1); 3]));
    let grey = packed(&small().dots);
    assert_eq!(scanned(&pdf(1, "/FlateDecode", "DeviceGray", &grey)), Ok(vec![Ok(1)]));
    let colours = packed(&small().dots.repeat(3));
    assert_eq!(scanned(&pdf(1, "[/FlateDecode]", "DeviceRGB", &colours)), Ok(vec![Ok(1)]));
}

#[test]
fn what_else_a_pdf_has_is_refused_page_by_page() {
    let coding = |name: &str| Ok(vec![Err(PictureError::Coding { coding: name.to_owned() })]);
    let fax = pdf(1, "/CCITTFaxDecode", "DeviceGray", b"abc");
    assert_eq!(scanned(&fax), coding("CCITT"));
    assert_eq!(scanned(&pdf(1, "/JBIG2Decode", "DeviceGray", b"abc")), coding("JBIG2"));
    assert_eq!(scanned(&pdf(1, "/JPXDecode", "DeviceGray", b"abc")), coding("JPEG 2000"));
    let nested = pdf(1, "[/FlateDecode/DCTDecode]", "DeviceGray", &packed(&small().jpeg()));
    assert_eq!(scanned(&nested), Ok(vec![Err(PictureError::TooManyParts)]));
    // Shorter than its figures say.
    let cut = pdf(1, "/FlateDecode", "DeviceGray", &packed(&small().dots[..100]));
    assert_eq!(scanned(&cut), Ok(vec![Err(PictureError::Damaged)]));
    // Longer: what is more is never unpacked.
    let longer = pdf(1, "/FlateDecode", "DeviceGray", &packed(&vec![7; 50 << 20]));
    assert_eq!(scanned(&longer), Ok(vec![Ok(1)]));
    let many = pdf(MOST_PAGES + 1, "/DCTDecode", "DeviceGray", &small().jpeg());
    assert_eq!(scanned(&many), Err(PictureError::TooManyPages { most: MOST_PAGES }));
    assert_eq!(scanned(b"%PDF-1.4 cut"), Err(PictureError::Damaged));
    // Whether anybody can open it without a password or not.
    for password in ["secret", ""] {
        assert_eq!(scanned(&encrypted(password)), Err(PictureError::Encrypted), "{password:?}");
    }
}

/// Without a code it lies as the camera says that it was held.
#[test]
fn a_picture_without_a_code_is_turned_as_the_camera_says() {
    // The first quarter is black.
    let black = |at: usize| at % 200 < 100 && at / 200 < 150;
    let dots = (0..60_000).map(|at| if black(at) { 0 } else { 255 }).collect();
    let jpeg = Grey { width: 200, height: 300, dots }.jpeg();
    for (orientation, sides, at) in [
        (1, (200, 300), (50.0, 75.0)),
        (3, (200, 300), (150.0, 225.0)),
        (6, (300, 200), (225.0, 50.0)),
        (8, (300, 200), (75.0, 150.0)),
    ] {
        let note =
            [&b"Exif\0\0MM\0\x2A\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0"[..], &[orientation]];
        let note = [&note.concat()[..], &[0; 6]].concat();
        let mut turned = jpeg.clone();
        let long = u16::try_from(note.len() + 2).unwrap().to_be_bytes();
        turned.splice(2..2, [&[0xFF, 0xE1][..], &long, &note].concat());
        let pages = read(&turned, &wanted()).unwrap();
        let page = Grey::of_jpeg(&pages[0].jpeg);
        assert_eq!((page.width, page.height), sides, "{orientation}");
        let others = [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)]
            .map(|(x, y)| (x * page.width as f64, y * page.height as f64));
        let dark: Vec<_> =
            others.into_iter().filter(|(x, y)| page.at(*x, *y).unwrap() < 128).collect();
        assert_eq!(dark, [at], "{orientation}");
    }
}
