//! Two reports on a page, with a line to cut along between them.

use crate::print::formats::classic::marks::dashed;
use crate::print::layout::Pages;
use crate::print::layout::canvas::Canvas;
use crate::print::layout::pages::Page;

/// Puts pages that are lower than a sheet two on one, in their order.
pub(super) fn in_pairs(pages: Pages, height_mm: f32) -> Pages {
    let mut sheets: Vec<Page> = Vec::new();
    let mut has_room = false;
    for page in pages.pages {
        let is_half = page.height_mm < height_mm - 1.0;
        let Some(upper) = sheets.last_mut().filter(|_| is_half && has_room) else {
            has_room = is_half;
            sheets.push(Page { height_mm, ..page });
            continue;
        };
        let down = height_mm - page.height_mm;
        let mut unseen = Vec::new();
        let mut canvas = Canvas::new(&mut unseen);
        dashed(&mut canvas, (0.0, down), (page.width_mm, down));
        upper.marks.extend(canvas.marks);
        upper.marks.extend(page.marks.into_iter().map(|mark| mark.moved((0.0, down))));
        has_room = false;
    }
    Pages { pages: sheets, ..pages }
}
