//! The box for initials that every page of a signed document has which is not signed itself.

use super::flow::{Align, line_mark};
use super::pages::{Area, Ink, Mark, Style};
use super::shape::rounded;
use super::template::PageFigures;
use super::text as lines_of;
use crate::language::{Language, tr};
use crate::text;

/// How wide and high it is, and what it keeps from the number of its page.
pub(super) const WIDTH_MM: f32 = 21.0;
const HEIGHT_MM: f32 = 7.0;
const GAP_MM: f32 = 4.0;

/// A box for initials beside the number of a page, which is set small; its label is tiny.
pub(super) fn marks(
    language: Language,
    page: PageFigures,
    [small, tiny]: [Style; 2],
    (number, of): (usize, usize),
) -> Vec<Mark> {
    let (width_mm, height_mm) = (WIDTH_MM, HEIGHT_MM);
    let numbers = small.width_mm(&text!(language, "print-page", page = number, pages = of));
    let right = page.left_mm.get() + page.text_width_mm();
    let x_mm = right - numbers - GAP_MM - width_mm;
    let y_mm = page.height_mm.get() - page.bottom_mm.get() - 1.6;
    let area = Area { x_mm, y_mm, width_mm, height_mm };
    let inside_mm = width_mm - 2.0;
    let label = tr(language, "print-final-initials");
    let lines = lines_of::wrap(&label, tiny.weight, tiny.size_pt, inside_mm);
    let lines = (0_u8..).zip(&lines).map(|(place, line)| {
        let at = (x_mm + 1.0, y_mm + 0.2 + f32::from(place) * tiny.leading_mm() * 0.85);
        Mark::Text(line_mark(line, tiny, Align::Left, at, inside_mm))
    });
    std::iter::once(rounded(area, 0.8, None, Some((0.25, Ink::Full)))).chain(lines).collect()
}
