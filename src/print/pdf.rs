//! Marks become a PDF file. The same marks give the same bytes: dates are given, names are fixed, and
//! the file's identifier, which the library counts up, is made of the contents.

use chrono::NaiveDateTime;
use printpdf::{
    Color, Greyscale, Line, LinePoint, Mm, OffsetDateTime, Op, PdfDocument, PdfFontHandle, PdfPage,
    PdfSaveOptions, Point, Pt, TextItem,
};
use sha2::{Digest, Sha256};

use super::Pdf;
use super::Warning;
use super::face::Weight;
use super::flow::{Ink, Mark, TextMark};

/// What a file says about itself.
pub(super) struct About {
    pub title: String,
    pub subject: String,
    pub author: String,
    /// The moment the document tells of; without one, the file says 1970.
    pub at: Option<NaiveDateTime>,
    pub width_mm: f32,
    pub height_mm: f32,
}

/// Writes pages of marks as a PDF file.
pub(super) fn write(about: &About, pages: &[Vec<Mark>], warnings: Vec<Warning>) -> Pdf {
    let mut document = PdfDocument::new(&about.title);
    let info = &mut document.metadata.info;
    info.subject.clone_from(&about.subject);
    info.author.clone_from(&about.author);
    "Eforos".clone_into(&mut info.creator);
    "Eforos".clone_into(&mut info.producer);
    let seconds = about.at.map_or(0, |at| at.and_utc().timestamp());
    if let Ok(moment) = OffsetDateTime::from_unix_timestamp(seconds) {
        info.creation_date = moment;
        info.modification_date = moment;
        info.metadata_date = moment;
    }
    for face in Weight::ALL.into_iter().flat_map(Weight::chain) {
        document.resources.fonts.map.insert(face.id(), face.for_pdf());
    }
    document.pages = pages
        .iter()
        .map(|marks| {
            let ops = marks.iter().flat_map(|mark| ops(mark, about.height_mm)).collect();
            PdfPage::new(Mm(about.width_mm), Mm(about.height_mm), ops)
        })
        .collect();
    Pdf { bytes: bytes(&document), pages: pages.len(), warnings }
}

/// Serialises, with an identifier that is the hash of the rest.
fn bytes(document: &PdfDocument) -> Vec<u8> {
    let mut file = document.to_lopdf_document(&PdfSaveOptions::default(), &mut Vec::new());
    file.compress();
    let mut first = Vec::new();
    let identifier = file.trailer.remove(b"ID");
    file.save_to(&mut first).expect("memory takes every byte");
    let Some(mut identifier) = identifier else { return first };
    let identity = identity(&first);
    if let Ok(parts) = identifier.as_array_mut() {
        for text in parts.iter_mut().filter_map(|part| part.as_str_mut().ok()) {
            identity.clone_into(text);
        }
    }
    file.trailer.set("ID", identifier);
    let mut whole = Vec::with_capacity(first.len() + 128);
    file.save_to(&mut whole).expect("memory takes every byte");
    whole
}

/// Thirty-two hexadecimal digits that change with the contents.
fn identity(contents: &[u8]) -> Vec<u8> {
    const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
    let digit = |half: u8| DIGITS.get(usize::from(half)).copied().unwrap_or(b'0');
    let hash = Sha256::digest(contents);
    hash.iter().take(16).flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

fn ops(mark: &Mark, height_mm: f32) -> Vec<Op> {
    match mark {
        Mark::Text(text) => text_ops(text, height_mm),
        Mark::Stroke { from_mm, to_mm, thick_mm, ink } => {
            let point = |(x, y): (f32, f32)| LinePoint { p: point(x, y, height_mm), bezier: false };
            vec![
                Op::SetOutlineColor { col: colour(*ink) },
                Op::SetOutlineThickness { pt: Mm(*thick_mm).into() },
                Op::DrawLine {
                    line: Line { points: vec![point(*from_mm), point(*to_mm)], is_closed: false },
                },
            ]
        }
    }
}

fn text_ops(mark: &TextMark, height_mm: f32) -> Vec<Op> {
    let mut ops = vec![
        Op::SetFillColor { col: colour(mark.style.ink) },
        Op::StartTextSection,
        Op::SetTextCursor { pos: point(mark.x_mm, mark.baseline_mm, height_mm) },
    ];
    for (face, run) in mark.style.weight.runs(&mark.text) {
        let font = PdfFontHandle::External(face.id());
        ops.push(Op::SetFont { font, size: Pt(mark.style.size_pt) });
        ops.push(Op::ShowText { items: vec![TextItem::Text(run)] });
    }
    ops.push(Op::EndTextSection);
    ops
}

/// PDF counts from the bottom.
fn point(x_mm: f32, y_mm: f32, height_mm: f32) -> Point {
    Point { x: Mm(x_mm).into(), y: Mm(height_mm - y_mm).into() }
}

fn colour(ink: Ink) -> Color {
    let white = match ink {
        Ink::Full => 0.0,
        Ink::Soft => 0.32,
        Ink::Faint => 0.72,
    };
    Color::Greyscale(Greyscale::new(white, None))
}
