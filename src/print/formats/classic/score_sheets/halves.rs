//! Two score sheets on a page on its side, each a sheet made smaller.

use crate::print::layout::pages::{Area, Ink, Mark, Page, Style, TextMark};

/// How much smaller a sheet is of which two stand on a page.
pub(super) const HALF: f32 = 0.707;

/// Two sheets on a page on its side: the first half of them at the left, so that a pile that is cut and laid together is in order.
pub(super) fn halves(sheets: Vec<Vec<Mark>>, (width, height): (f32, f32)) -> Vec<Page> {
    let count = sheets.len().div_ceil(2);
    let mut left: Vec<Vec<Mark>> = sheets;
    let mut right = left.split_off(count.min(left.len())).into_iter();
    let pages = left.into_iter().map(|first| {
        let mut marks: Vec<Mark> = first.into_iter().map(|mark| smaller(mark, 0.0)).collect();
        let second = right.next().into_iter().flatten();
        marks.extend(second.map(|mark| smaller(mark, height / 2.0)));
        let (from_mm, to_mm) = ((height / 2.0, 0.0), (height / 2.0, width));
        marks.push(Mark::Stroke { from_mm, to_mm, thick_mm: 0.12, ink: Ink::Soft });
        Page { width_mm: height, height_mm: width, marks, form: None }
    });
    pages.collect()
}

/// A sheet on a page half as large.
pub(super) fn half(sheet: Vec<Mark>, (width, height): (f32, f32)) -> Page {
    let marks = sheet.into_iter().map(|mark| smaller(mark, 0.0)).collect();
    Page { width_mm: height / 2.0, height_mm: width, marks, form: None }
}

/// A mark of a sheet of which two stand on a page.
fn smaller(mark: Mark, right: f32) -> Mark {
    let to = |(x, y): (f32, f32)| (x * HALF + right, y * HALF);
    let within = |area: Area| {
        let (x_mm, y_mm) = to((area.x_mm, area.y_mm));
        let (width_mm, height_mm) = (area.width_mm * HALF, area.height_mm * HALF);
        Area { x_mm, y_mm, width_mm, height_mm }
    };
    match mark {
        Mark::Text(text) => {
            let (x_mm, baseline_mm) = to((text.x_mm, text.baseline_mm));
            let style = Style { size_pt: text.style.size_pt * HALF, ..text.style };
            let width_mm = text.width_mm * HALF;
            Mark::Text(TextMark { x_mm, baseline_mm, width_mm, style, ..text })
        }
        Mark::Stroke { from_mm, to_mm, thick_mm, ink } => {
            Mark::Stroke { from_mm: to(from_mm), to_mm: to(to_mm), thick_mm, ink }
        }
        Mark::Fill { area, ink } => Mark::Fill { area: within(area), ink },
        Mark::Shape { points, fill, line } => {
            let line = line.map(|(thick, ink)| (thick * HALF, ink));
            Mark::Shape { points: points.into_iter().map(to).collect(), fill, line }
        }
        Mark::Code { x_mm, y_mm, size_mm, modules } => {
            let (x_mm, y_mm) = to((x_mm, y_mm));
            Mark::Code { x_mm, y_mm, size_mm: size_mm * HALF, modules }
        }
        Mark::Image { area, picture } => Mark::Image { area: within(area), picture },
    }
}
