//! A document as others see it: poppler's tools, and a reader of square codes.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::fs;
use std::path::Path;
use std::process::Command;

use eforos::print::{Pages, Pdf};

/// Runs a poppler tool on a document; its name for a missing tool stands in the panic.
pub fn poppler(tool: &str, options: &[&str], pdf: &Pdf) -> String {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("document.pdf");
    fs::write(&path, &pdf.bytes).unwrap();
    let mut command = Command::new(tool);
    command.args(options).arg(&path);
    if tool == "pdftotext" {
        command.arg("-");
    }
    let out = command.output().unwrap_or_else(|error| panic!("{tool} (poppler-utils): {error}"));
    assert!(out.status.success(), "{tool}: {}", String::from_utf8_lossy(&out.stderr));
    assert!(out.stderr.is_empty(), "{tool}: {}", String::from_utf8_lossy(&out.stderr));
    String::from_utf8(out.stdout).unwrap()
}

/// The text of each page in the order of the file, its spaces and line breaks as one space each.
pub fn page_texts(pdf: &Pdf) -> Vec<String> {
    let text = poppler("pdftotext", &["-raw", "-enc", "UTF-8"], pdf);
    let pages = text.split('\u{c}').take(pdf.pages);
    pages.map(|page| page.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

/// A line of `pdfinfo`.
pub fn info(pdf: &Pdf, name: &str) -> String {
    let all = poppler("pdfinfo", &["-isodates"], pdf);
    let found = all.lines().find_map(|line| line.strip_prefix(name));
    found.map(|rest| rest.trim().to_owned()).unwrap_or_default()
}

/// Asserts that every font is embedded and can be read back as text.
pub fn assert_fonts(pdf: &Pdf) {
    let fonts = poppler("pdffonts", &[], pdf);
    assert!(fonts.lines().count() > 2, "{fonts}");
    for line in fonts.lines().skip(2) {
        // Columns from the right: object ID (two), unicode, subset, embedded.
        let from_right: Vec<&str> = line.split_whitespace().rev().collect();
        assert_eq!((from_right[2], from_right[4]), ("yes", "yes"), "{line}");
    }
}

/// Asserts that the pieces stand in the text in this order.
pub fn assert_in_order(text: &str, pieces: &[&str]) {
    let mut rest = text;
    for piece in pieces {
        let Some(at) = rest.find(piece) else { panic!("{piece:?} is not in {rest:?}") };
        rest = &rest[at + piece.len()..];
    }
}

/// What the square codes of a page say, read from the page as it is printed at 150 dots an inch.
pub fn codes(pdf: &Pdf, page: usize) -> Vec<String> {
    codes_in(pdf, page, None)
}

/// The same of a part of it (left, top, width, height in millimetres), at 300 dots an inch: who holds a scanner
/// over one of many codes holds it over that one.
pub fn codes_in(pdf: &Pdf, page: usize, part_mm: Option<[f32; 4]>) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("document.pdf");
    fs::write(&path, &pdf.bytes).unwrap();
    let page = page.to_string();
    let mut command = Command::new("pdftoppm");
    let dots = if part_mm.is_some() { 300.0 } else { 150.0 };
    command.args(["-gray", "-r", &format!("{dots:.0}"), "-f", &page, "-l", &page]);
    for (option, mm) in ["-x", "-y", "-W", "-H"].into_iter().zip(part_mm.into_iter().flatten()) {
        command.args([option, &format!("{:.0}", mm * dots / 25.4)]);
    }
    let out = command.arg(&path).output().expect("pdftoppm (poppler-utils)");
    let (width, height, dots) = grey(&out.stdout);
    let mut image =
        rqrr::PreparedImage::prepare_from_greyscale(width, height, |x, y| dots[y * width + x]);
    let mut found: Vec<String> =
        image.detect_grids().iter().map(|grid| grid.decode().unwrap().1).collect();
    found.sort();
    found
}

/// A page as another program prints it at 300 dots an inch: how light it is so many millimetres from the left and from above.
pub fn printed(pdf: &Pdf, page: usize) -> impl Fn(f64, f64) -> u8 {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("document.pdf");
    fs::write(&path, &pdf.bytes).unwrap();
    let page = page.to_string();
    let mut command = Command::new("pdftoppm");
    command.args(["-gray", "-r", "300", "-f", &page, "-l", &page]);
    let out = command.arg(&path).output().expect("pdftoppm (poppler-utils)");
    let (width, _, dots) = grey(&out.stdout);
    let dots = dots.to_vec();
    let dot =
        |mm: f64| (0..10_000).find(|at| f64::from(at + 1) > mm * 300.0 / 25.4).unwrap_or(0_u32);
    move |x, y| dots[usize::try_from(dot(y)).unwrap() * width + usize::try_from(dot(x)).unwrap()]
}

/// How many dots of a page are dark, of it as another program prints it at 50 dots an inch.
pub fn dark_dots(pdf: &Pdf, page: usize) -> usize {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("document.pdf");
    fs::write(&path, &pdf.bytes).unwrap();
    let page = page.to_string();
    let mut command = Command::new("pdftoppm");
    command.args(["-gray", "-r", "50", "-f", &page, "-l", &page]);
    let out = command.arg(&path).output().expect("pdftoppm (poppler-utils)");
    let (_, _, dots) = grey(&out.stdout);
    dots.iter().filter(|dot| **dot < 128).count()
}

/// A picture in PGM: width, height and dots.
fn grey(pgm: &[u8]) -> (usize, usize, &[u8]) {
    let mut at = 0;
    let mut words = Vec::new();
    while words.len() < 4 {
        let end = at + pgm[at..].iter().position(u8::is_ascii_whitespace).unwrap();
        words.push(std::str::from_utf8(&pgm[at..end]).unwrap());
        at = end + 1;
    }
    assert_eq!((words[0], words[3]), ("P5", "255"));
    (words[1].parse().unwrap(), words[2].parse().unwrap(), &pgm[at..])
}

/// Writes a document where a person can look at it, when `EFOROS_LOOK` names a folder.
pub fn look_at(name: &str, pages: &Pages) {
    let Ok(folder) = std::env::var("EFOROS_LOOK") else { return };
    fs::write(Path::new(&folder).join(format!("{name}.pdf")), pages.to_pdf().bytes).unwrap();
}
