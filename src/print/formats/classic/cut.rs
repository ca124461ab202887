//! Pages that are cut: so many forms beside and below each other, with lines to cut along that reach the edges.

use super::marks::dashed;
use crate::language::Language;
use crate::print::layout::canvas::{Canvas, Setting};
use crate::print::layout::flow::Align;
use crate::print::layout::leaf::style;
use crate::print::layout::pages::{Area, Ink, Page, Style, Watch, Weight};
use crate::print::layout::template::{Figure, PageFigures};
use crate::print::layout::{Pages, Warning};
use crate::text;

/// How forms lie on a page.
#[derive(Clone, Copy, Debug)]
pub(super) struct Forms {
    pub page: PageFigures,
    pub across: usize,
    pub down: usize,
}

/// What stands on every page beside the forms.
pub(super) struct Foot<'a> {
    pub line: &'a str,
    pub size: Figure,
}

/// A number of forms, of rows.
pub(super) fn number(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}

impl Forms {
    /// How wide and high a form is.
    pub fn size_mm(self) -> (f32, f32) {
        let page = self.page;
        let high = page.height_mm.get() - page.top_mm.get() - page.bottom_mm.get();
        (page.text_width_mm() / number(self.across), high / number(self.down))
    }

    fn corner_mm(self, place: usize) -> (f32, f32) {
        let (wide, high) = self.size_mm();
        let left = self.page.left_mm.get() + number(place % self.across) * wide;
        (left, self.page.top_mm.get() + number(place / self.across) * high)
    }

    /// Lays all forms out; `None` when `watch` broke off.
    pub fn lay_out<T>(
        self,
        all: &[T],
        (language, foot): (Language, &Foot<'_>),
        (warnings, watch): (&mut Vec<Warning>, Watch<'_>),
        mut set: impl FnMut(&mut Canvas<'_>, &T),
    ) -> Option<Vec<Page>> {
        let (width_mm, height_mm) = (self.page.width_mm.get(), self.page.height_mm.get());
        let on_a_page = self.across * self.down;
        let count = all.len().div_ceil(on_a_page);
        let mut pages = Vec::with_capacity(count);
        for (index, some) in all.chunks(on_a_page).enumerate() {
            if watch(index, count).is_break() {
                return None;
            }
            let mut canvas = Canvas::new(warnings);
            for (place, one) in some.iter().enumerate() {
                canvas.corner_mm = self.corner_mm(place);
                set(&mut canvas, one);
            }
            canvas.corner_mm = (0.0, 0.0);
            self.cuts(&mut canvas);
            self.foot(
                &mut canvas,
                foot,
                &text!(language, "print-page", page = index + 1, pages = count),
            );
            pages.push(Page { width_mm, height_mm, marks: canvas.marks, form: None });
        }
        Some(pages)
    }

    fn cuts(self, canvas: &mut Canvas<'_>) {
        let (wide, high) = self.size_mm();
        let page = self.page;
        let bottom = page.height_mm.get() - page.bottom_mm.get();
        for place in 0..=self.across {
            let x = page.left_mm.get() + number(place) * wide;
            dashed(canvas, (x, 0.0), (x, bottom));
        }
        for place in 0..=self.down {
            let y = page.top_mm.get() + number(place) * high;
            dashed(canvas, (0.0, y), (page.width_mm.get(), y));
        }
    }

    fn foot(self, canvas: &mut Canvas<'_>, foot: &Foot<'_>, numbers: &str) {
        let page = self.page;
        let small: Style = style(Weight::Regular, foot.size, Ink::Soft);
        let y_mm = page.height_mm.get() - page.bottom_mm.get() + page.foot_mm.get();
        let whole = page.text_width_mm();
        let (left, width_mm) = (page.left_mm.get(), whole * 0.84);
        let area = Area { x_mm: left, y_mm, width_mm, height_mm: small.leading_mm() };
        // A line that is shortened here stands whole on other documents.
        let mut unseen = Vec::new();
        let mut own = Canvas::new(&mut unseen);
        own.text(foot.line, area, Setting::line(small, small.size_pt * 0.8));
        let mut marks = own.marks;
        canvas.marks.append(&mut marks);
        let right = Area { x_mm: left + width_mm, width_mm: whole - width_mm, ..area };
        let setting = Setting { align: Align::Right, ..Setting::line(small, small.size_pt * 0.8) };
        canvas.text(numbers, right, setting);
    }
}

/// The finished pages of a document of forms.
pub(super) fn finished(
    (title, author): (&str, &str),
    subject: String,
    pages: Vec<Page>,
    mut warnings: Vec<Warning>,
) -> Pages {
    warnings.sort();
    warnings.dedup();
    let (title, author) = (title.to_owned(), author.to_owned());
    Pages { title, subject, author, pages, warnings, ..Pages::default() }
}
