//! Marks become a PDF file. The same marks give the same bytes: dates are given, names are fixed, and
//! the file's identifier, which the library counts up, is made of the contents.

use std::fmt::Write as _;
use std::ops::ControlFlow;
use std::sync::Arc;

use printpdf::{
    Color, CurTransMat, DictItem, Greyscale, Mm, OffsetDateTime, Op, PdfDocument, PdfFontHandle,
    PdfPage, PdfSaveOptions, Point, Pt, RawImage, RawImageData, RawImageFormat, Rgb, TextItem,
    XObject, XObjectId, XObjectTransform,
};
use sha2::{Digest, Sha256};

use super::code::DOT_MM;
use super::face::Weight;
use super::pages::{Ink, Mark, Modules, Page, Pages, Picture, TextMark};

/// A finished document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pdf {
    /// The file, whole.
    pub bytes: Vec<u8>,
    /// How many pages it has.
    pub pages: usize,
}

impl Pages {
    /// The document as a file.
    pub fn to_pdf(&self) -> Pdf {
        self.to_pdf_watched(|_, _| ControlFlow::Continue(())).expect("nobody breaks it off")
    }

    /// The same, with somebody who is told before each page how many are done and of how many, and
    /// who may break it off: then there is no file.
    pub fn to_pdf_watched(
        &self,
        mut watch: impl FnMut(usize, usize) -> ControlFlow<()>,
    ) -> Option<Pdf> {
        let mut document = PdfDocument::new(&self.title);
        let info = &mut document.metadata.info;
        info.subject.clone_from(&self.subject);
        info.author.clone_from(&self.author);
        "Eforos".clone_into(&mut info.creator);
        "Eforos".clone_into(&mut info.producer);
        let seconds = self.at.map_or(0, |at| at.and_utc().timestamp());
        if let Ok(moment) = OffsetDateTime::from_unix_timestamp(seconds) {
            info.creation_date = moment;
            info.modification_date = moment;
            info.metadata_date = moment;
        }
        for face in Weight::ALL.into_iter().flat_map(Weight::chain) {
            document.resources.fonts.map.insert(face.id(), face.for_pdf());
        }
        for mark in self.pages.iter().flat_map(Page::all) {
            if let Mark::Image { picture, .. } = mark {
                let objects = &mut document.resources.xobjects.map;
                objects.entry(picture_id(picture)).or_insert_with(|| image(picture));
            }
        }
        for (done, page) in self.pages.iter().enumerate() {
            if watch(done, self.pages.len()).is_break() {
                return None;
            }
            document.pages.push(drawn(page, &page.marks));
        }
        // Each form is a page of its own at the end, until its contents are put under those that it
        // belongs to.
        let mut forms: Vec<&Arc<Vec<Mark>>> = Vec::new();
        let mut form_of = Vec::with_capacity(self.pages.len());
        for page in &self.pages {
            form_of.push(page.form.as_ref().map(|form| {
                let known = forms.iter().position(|known| Arc::ptr_eq(known, form));
                known.unwrap_or_else(|| {
                    document.pages.push(drawn(page, form));
                    forms.push(form);
                    forms.len() - 1
                })
            }));
        }
        Some(Pdf { bytes: bytes(&document, &form_of), pages: self.pages.len() })
    }
}

fn drawn(page: &Page, marks: &[Mark]) -> PdfPage {
    let ops = Pen::new(page).ops(marks);
    PdfPage::new(Mm(page.width_mm), Mm(page.height_mm), ops)
}

/// Serialises, with an identifier that is the hash of the rest. Which form each page has is given; the
/// forms are the pages after these.
fn bytes(document: &PdfDocument, form_of: &[Option<usize>]) -> Vec<u8> {
    // Rectangles of a path are operators that the library does not know by name.
    let options = PdfSaveOptions { secure: false, ..PdfSaveOptions::default() };
    let mut file = document.to_lopdf_document(&options, &mut Vec::new());
    let ids: Vec<_> = file.get_pages().into_values().collect();
    let (pages, forms) = ids.split_at(form_of.len().min(ids.len()));
    let of_page = |id, key: &[u8]| file.get_dictionary(id).and_then(|page| page.get(key)).cloned();
    let form_contents: Vec<_> = forms.iter().map(|&id| of_page(id, b"Contents")).collect();
    // What every page says of its fonts is the same, and said once.
    let first = pages.first().copied();
    let resources = first.and_then(|first| of_page(first, b"Resources").ok());
    let parent = first.and_then(|first| of_page(first, b"Parent").ok()?.as_reference().ok());
    for (&id, form) in pages.iter().zip(form_of) {
        let form = form.and_then(|form| form_contents.get(form)?.as_ref().ok());
        let Ok(page) = file.get_dictionary_mut(id) else { continue };
        if let (Some(form), Ok(own)) = (form, page.get(b"Contents").cloned()) {
            page.set("Contents", vec![form.clone(), own]);
        }
        if let Some(resources) = &resources {
            page.set("Resources", resources.clone());
        }
        page.remove(b"Annots");
    }
    if let Some(parent) = parent.and_then(|parent| file.get_dictionary_mut(parent).ok()) {
        parent.set("Count", i64::try_from(pages.len()).unwrap_or(i64::MAX));
        if let Ok(kids) = parent.get_mut(b"Kids").and_then(|kids| kids.as_array_mut()) {
            kids.truncate(pages.len());
        }
    }
    file.prune_objects();
    file.renumber_objects();
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

/// Draws the marks of one page; what is set already is not set again.
struct Pen<'a> {
    page: &'a Page,
    ops: Vec<Op>,
    fill: Option<Ink>,
    outline: Option<(Ink, f32)>,
    /// Whether lines are drawn and not yet painted.
    path: bool,
}

impl<'a> Pen<'a> {
    fn new(page: &'a Page) -> Self {
        Self { page, ops: Vec::new(), fill: None, outline: None, path: false }
    }

    fn ops(mut self, marks: &[Mark]) -> Vec<Op> {
        for mark in marks {
            if !matches!(mark, Mark::Stroke { .. }) {
                self.end_path();
            }
            match mark {
                Mark::Text(text) => self.text(text),
                Mark::Stroke { from_mm, to_mm, thick_mm, ink } => {
                    self.stroke(*from_mm, *to_mm, (*ink, *thick_mm));
                }
                Mark::Fill { area, ink } => {
                    self.fill(*ink);
                    let corner = self.point(area.x_mm, area.y_mm + area.height_mm);
                    let (width, height) = (Mm(area.width_mm).into(), Mm(area.height_mm).into());
                    self.operator("re", &[corner.x, corner.y, width, height]);
                    self.operator("f", &[]);
                }
                Mark::Shape { points, fill, line } => self.shape(points, *fill, *line),
                Mark::Code { x_mm, y_mm, size_mm, modules } => {
                    self.code((*x_mm, *y_mm), *size_mm, modules);
                }
                Mark::Image { area, picture } => {
                    // The picture is a square of one point, until it is scaled.
                    let corner = (area.x_mm, area.y_mm + area.height_mm);
                    self.scaled(corner, (area.width_mm, area.height_mm), |pen| {
                        let transform =
                            XObjectTransform { no_auto_scale: true, ..Default::default() };
                        pen.ops.push(Op::UseXobject { id: picture_id(picture), transform });
                    });
                }
            }
        }
        self.end_path();
        self.ops
    }

    /// Draws in a measure of its own: a point becomes so many millimetres, from a corner upwards.
    fn scaled(&mut self, (x, y): (f32, f32), by_mm: (f32, f32), draw: impl FnOnce(&mut Self)) {
        let corner = self.point(x, y);
        let (wide, high): (Pt, Pt) = (Mm(by_mm.0).into(), Mm(by_mm.1).into());
        let matrix = CurTransMat::Raw([wide.0, 0.0, 0.0, high.0, corner.x.0, corner.y.0]);
        self.ops.push(Op::SaveGraphicsState);
        self.ops.push(Op::SetTransformationMatrix { matrix });
        draw(self);
        self.ops.push(Op::RestoreGraphicsState);
    }

    /// A code is one path, so that modules that touch show no seam; in its own measure it is short. It begins with a dot
    /// of a scan: modules of whole dots then have sharp sides.
    fn code(&mut self, (x, y): (f32, f32), size_mm: f32, modules: &Modules) {
        self.fill(Ink::Full);
        let module_mm = size_mm / short(modules.side());
        let [x, y] = [x, y].map(|at_mm| (at_mm / DOT_MM).round() * DOT_MM);
        self.scaled((x, y + size_mm), (module_mm, module_mm), |pen| {
            // The library writes an operator's name as it is: so a whole path is one of them, where a hundred
            // would each be several small pieces of memory.
            let mut path = String::new();
            for (row, column, count) in modules.runs() {
                let from_below = modules.side() - 1 - row;
                let _ = writeln!(path, "{column} {from_below} {count} 1 re");
            }
            path.push('f');
            pen.operator(&path, &[]);
        });
    }

    fn fill(&mut self, ink: Ink) {
        if self.fill.replace(ink) != Some(ink) {
            self.ops.push(Op::SetFillColor { col: colour(ink) });
        }
    }

    /// Lines of one look are one path, which the next look or another mark ends.
    fn stroke(&mut self, from_mm: (f32, f32), to_mm: (f32, f32), look: (Ink, f32)) {
        if self.outline != Some(look) {
            self.end_path();
            self.outline = Some(look);
            self.ops.push(Op::SetOutlineColor { col: colour(look.0) });
            self.ops.push(Op::SetOutlineThickness { pt: Mm(look.1).into() });
        }
        for (key, (x, y)) in [("m", from_mm), ("l", to_mm)] {
            let at = self.point(x, y);
            self.operator(key, &[at.x, at.y]);
        }
        self.path = true;
    }

    /// A closed path, painted at once.
    fn shape(&mut self, points: &[(f32, f32)], fill: Option<Ink>, line: Option<(f32, Ink)>) {
        if let Some(ink) = fill {
            self.fill(ink);
        }
        if let Some((thick_mm, ink)) = line {
            self.outline = Some((ink, thick_mm));
            self.ops.push(Op::SetOutlineColor { col: colour(ink) });
            self.ops.push(Op::SetOutlineThickness { pt: Mm(thick_mm).into() });
        }
        for (index, (x, y)) in points.iter().enumerate() {
            let at = self.point(*x, *y);
            self.operator(if index == 0 { "m" } else { "l" }, &[at.x, at.y]);
        }
        self.operator("h", &[]);
        match (fill, line) {
            (Some(_), Some(_)) => self.operator("B", &[]),
            (Some(_), None) => self.operator("f", &[]),
            (None, Some(_)) => self.operator("S", &[]),
            (None, None) => self.operator("n", &[]),
        }
    }

    fn end_path(&mut self) {
        if std::mem::take(&mut self.path) {
            self.operator("S", &[]);
        }
    }

    fn text(&mut self, mark: &TextMark) {
        self.fill(mark.style.ink);
        self.ops.push(Op::StartTextSection);
        let pos = self.point(mark.x_mm, mark.baseline_mm);
        self.ops.push(Op::SetTextCursor { pos });
        for (face, run) in mark.style.weight.runs(&mark.text) {
            let font = PdfFontHandle::External(face.id());
            self.ops.push(Op::SetFont { font, size: Pt(mark.style.size_pt) });
            self.ops.push(Op::ShowText { items: vec![TextItem::Text(run)] });
        }
        self.ops.push(Op::EndTextSection);
    }

    /// An operator of paths, its lengths to the hundredth of a point.
    fn operator(&mut self, key: &str, lengths: &[Pt]) {
        let value = lengths.iter().map(|pt| DictItem::Real((pt.0 * 100.0).round() / 100.0));
        self.ops.push(Op::Unknown { key: key.to_owned(), value: value.collect() });
    }

    /// PDF counts from the bottom.
    fn point(&self, x_mm: f32, y_mm: f32) -> Point {
        Point { x: Mm(x_mm).into(), y: Mm(self.page.height_mm - y_mm).into() }
    }
}

/// A picture's name inside the file, which does not change with the run.
fn picture_id(picture: &Picture) -> XObjectId {
    let digits = identity(&picture.rgba);
    XObjectId(format!("Picture{}", String::from_utf8_lossy(&digits)))
}

fn image(picture: &Picture) -> XObject {
    let pixels = picture.rgba.chunks_exact(4).filter_map(|pixel| pixel.get(..3));
    XObject::Image(RawImage {
        pixels: RawImageData::U8(pixels.flatten().copied().collect()),
        width: usize::try_from(picture.width).unwrap_or_default(),
        height: usize::try_from(picture.height).unwrap_or_default(),
        data_format: RawImageFormat::RGB8,
        tag: Vec::new(),
    })
}

/// A small count as a length.
fn short(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}

fn colour(ink: Ink) -> Color {
    let [red, green, blue] = ink.rgb().map(|part| f32::from(part) / 255.0);
    match ink {
        Ink::Colour(_) => Color::Rgb(Rgb::new(red, green, blue, None)),
        Ink::Full | Ink::Soft | Ink::Faint | Ink::Pale => {
            Color::Greyscale(Greyscale::new(red, None))
        }
    }
}
