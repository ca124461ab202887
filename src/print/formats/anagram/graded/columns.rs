//! Sheets in two columns, each whole where it fits in one: as few pages as they need, columns of about one height,
//! and at the foot of the last page what closes them.

use super::block::{BlockWidths, COLUMNS};
use crate::print::layout::block::Block;
use crate::print::layout::leaf::Leaf;

/// Where a part of a sheet stands; its height is from the top of its page's room.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Place {
    page: usize,
    column: u8,
    y_mm: f32,
}

/// The room on pages, in millimetres.
#[derive(Clone, Copy, Debug)]
struct Rooms {
    /// On the first page, and on every further one.
    first: f32,
    further: f32,
    /// What the last leaves at its foot.
    closing: f32,
}

/// The heights of the parts of each sheet.
type Heights = [Vec<f32>];

/// What is left below a sheet, of what the template says, in the order tried.
const BELOW: [f32; 4] = [1.0, 0.75, 0.5, 0.3];
/// What columns keep from what closes the last page.
const CLOSING_GAP_MM: f32 = 2.0;

/// How many pages sheets take, what closes them included.
pub(in crate::print::formats::anagram) fn pages<C>(
    leaf: &Leaf<'_, C>,
    widths: &BlockWidths,
    sheets: &[Vec<Block>],
    closing: Option<&Block>,
) -> usize {
    planned(leaf, widths, sheets, closing).last().map_or(1, |place| place.page + 1)
}

/// The room below sheets on their last page, in millimetres, where nothing closes them.
pub(in crate::print::formats::anagram) fn room_below_mm<C>(
    leaf: &Leaf<'_, C>,
    widths: &BlockWidths,
    sheets: &[Vec<Block>],
) -> f32 {
    let places = planned(leaf, widths, sheets, None);
    let last = places.last().map_or(0, |place| place.page);
    let room_mm = match last {
        0 => leaf.flow.room_mm(),
        _ => leaf.figures.page.text_height_mm(),
    };
    let ends = sheets.iter().flatten().zip(&places).filter(|(_, place)| place.page == last);
    let ends = ends.map(|(block, place)| place.y_mm + block.height_mm);
    room_mm - ends.fold(0.0, f32::max)
}

/// The place of each part.
fn planned<C>(
    leaf: &Leaf<'_, C>,
    widths: &BlockWidths,
    sheets: &[Vec<Block>],
    closing: Option<&Block>,
) -> Vec<Place> {
    let rooms = Rooms {
        first: leaf.flow.room_mm(),
        further: leaf.figures.page.text_height_mm(),
        closing: closing.map_or(0.0, |closing| closing.height_mm + CLOSING_GAP_MM),
    };
    let of = |sheet: &Vec<Block>| sheet.iter().map(|part| part.height_mm).collect();
    let heights: Vec<Vec<f32>> = sheets.iter().map(of).collect();
    fewest(&heights, rooms, widths.below_mm.get())
}

/// Sets sheets, and at the foot of their last page what closes them.
pub(in crate::print::formats::anagram) fn set<C>(
    leaf: &mut Leaf<'_, C>,
    widths: &BlockWidths,
    sheets: Vec<Vec<Block>>,
    closing: Option<Block>,
) {
    let places = planned(leaf, widths, &sheets, closing.as_ref());
    let step = widths.column_mm(leaf.flow.width_mm()) + widths.gap_mm.get();
    let left = leaf.flow.left_mm();
    let (mut page, mut top) = (0, leaf.flow.y_mm());
    let mut lowest = top;
    for (block, place) in sheets.into_iter().flatten().zip(places) {
        while page < place.page {
            leaf.flow.break_page();
            page += 1;
            top = leaf.flow.y_mm();
            lowest = top;
        }
        let y = top + place.y_mm;
        lowest = lowest.max(y + block.height_mm);
        leaf.flow.place(block, (left + f32::from(place.column) * step, y));
    }
    leaf.flow.down_to(lowest.min(leaf.flow.bottom_mm()));
    if let Some(closing) = closing {
        let at = (left, leaf.flow.bottom_mm() - closing.height_mm);
        leaf.flow.place(closing, at);
    }
}

/// The fewest pages, then the widest gaps; pages before the last are filled, the columns of the last are as low as
/// they can be.
fn fewest(heights: &Heights, rooms: Rooms, below_mm: f32) -> Vec<Place> {
    let tried = |pages: usize, part: Part, below: f32| {
        let places = places(heights, (rooms, pages), part, below * below_mm);
        let used = places.iter().map(|place| place.page + 1).max().unwrap_or(1);
        (used <= pages).then_some(places)
    };
    // Each part that is too high for a column takes one: so many pages are enough.
    let most = heights.iter().map(Vec::len).sum::<usize>() + 1;
    for pages in 1..=most {
        for below in BELOW {
            if let Some(whole) = tried(pages, Part::WHOLE, below) {
                // What closes the last page needs sheets above it: then all pages have as much.
                let even = whole.iter().all(|place| place.page + 1 < pages);
                let parts = (4_u8..20).map(|twentieth| f32::from(twentieth) / 20.0);
                let lower = |last| Part { before: if even { last } else { 1.0 }, last };
                let mut lower = parts.filter_map(|part| tried(pages, lower(part), below));
                return lower.next().unwrap_or(whole);
            }
        }
    }
    places(heights, (rooms, most), Part::WHOLE, below_mm)
}

/// Which part of their room columns take, of the last page and of those before it.
#[derive(Clone, Copy, Debug)]
struct Part {
    before: f32,
    last: f32,
}

impl Part {
    const WHOLE: Self = Self { before: 1.0, last: 1.0 };
}

/// The places of all parts on so many pages, with columns no longer than a part of their room unless a sheet is.
fn places(
    heights: &Heights,
    (rooms, pages): (Rooms, usize),
    part: Part,
    below_mm: f32,
) -> Vec<Place> {
    let room = |page: usize| {
        let room = if page == 0 { rooms.first } else { rooms.further };
        room - if page + 1 == pages { rooms.closing } else { 0.0 }
    };
    let next = |at: Place| match at.column + 1 {
        COLUMNS => Place { page: at.page + 1, ..Place::default() },
        column => Place { column, y_mm: 0.0, ..at },
    };
    let mut at = Place::default();
    let mut places = Vec::new();
    for sheet in heights {
        let whole: f32 = sheet.iter().sum();
        let part = if at.page + 1 == pages { part.last } else { part.before };
        if at.y_mm > 0.0 && at.y_mm + whole > room(at.page) * part {
            at = next(at);
        }
        for height in sheet {
            if at.y_mm > 0.0 && at.y_mm + height > room(at.page) + 0.01 {
                at = next(at);
            }
            places.push(at);
            at.y_mm += height;
        }
        at.y_mm += below_mm;
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOMS: Rooms = Rooms { first: 200.0, further: 220.0, closing: 30.0 };

    fn pages(sheets: usize, each: f32) -> Vec<usize> {
        let places = fewest(&vec![vec![each]; sheets], ROOMS, 4.0);
        let last = places.last().map_or(0, |place| place.page);
        (0..=last).map(|page| places.iter().filter(|place| place.page == page).count()).collect()
    }

    #[test]
    fn pages_are_filled_and_the_last_has_room_for_what_closes_it() {
        assert_eq!(pages(14, 20.0), [14]);
        // Closer to each other before a second page begins.
        assert_eq!(pages(14, 22.4), [14]);
        // Then the first page is filled, and the columns of the last are of one height.
        assert_eq!(pages(14, 26.0), [12, 2]);
        let places = fewest(&vec![vec![26.0]; 14], ROOMS, 4.0);
        let last = places.iter().filter(|place| place.page == 1);
        let last: Vec<_> = last.map(|place| (place.column, place.y_mm)).collect();
        assert_eq!(last, [(0, 0.0), (1, 0.0)]);
    }

    #[test]
    fn what_closes_the_last_page_stands_below_a_sheet() {
        // All of it would fit on the first page, had that nothing to close it.
        let places = fewest(&vec![vec![94.0]; 4], ROOMS, 4.0);
        assert!(places.iter().any(|place| place.page == 1), "{places:?}");
    }

    #[test]
    fn a_sheet_that_is_higher_than_a_column_goes_on_in_the_next() {
        let places = fewest(&[vec![10.0; 30], vec![400.0, 5.0]], ROOMS, 4.0);
        assert_eq!(places.len(), 32);
        assert!(places.iter().any(|place| place.column == 1));
        assert!(places[30].y_mm < 0.01, "what is higher than a page begins a column");
    }
}
