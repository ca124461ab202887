//! A part of a page that is never torn: its marks from a corner of its own, and how high it is. It is
//! measured before anybody decides on which page it stands.

use super::canvas::Canvas;
use super::flow::Flow;
use super::pages::Mark;

/// Marks that stay together.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::print) struct Block {
    pub marks: Vec<Mark>,
    pub height_mm: f32,
}

impl Flow {
    /// Sets a block that is not placed yet; `set` gives how high it is.
    pub(in crate::print) fn block(&mut self, set: impl FnOnce(&mut Canvas<'_>) -> f32) -> Block {
        let mut canvas = Canvas::new(&mut self.warnings);
        let height_mm = set(&mut canvas);
        Block { marks: canvas.marks, height_mm }
    }

    /// Places a block at a corner of this page.
    pub(in crate::print) fn place(&mut self, block: Block, corner_mm: (f32, f32)) {
        for mark in block.marks {
            self.mark(mark.moved(corner_mm));
        }
    }

    /// Places a block at the left and the present height, and goes on below it.
    pub(in crate::print) fn put(&mut self, block: Block) {
        let (height_mm, corner) = (block.height_mm, (self.left_mm(), self.y_mm()));
        self.place(block, corner);
        self.down_to(corner.1 + height_mm);
    }
}

/// How many stand beside each other, at most `most`, so that no row is nearly empty.
pub(in crate::print) fn across(count: usize, most: usize) -> usize {
    let rows = count.div_ceil(most).max(1);
    count.div_ceil(rows).max(1)
}

/// How many rows stand on each page: `only` if all fit on one, else `first` on the first, `middle` on each
/// further one and at most `last` on the last, which has at least `least`.
pub(in crate::print) fn deal_high(
    heights: &[f32],
    [only, first, middle, last]: [f32; 4],
    least: usize,
) -> Vec<usize> {
    const NEARLY: f32 = 0.001;
    let (mut pages, mut rest) = (Vec::new(), heights);
    while rest.len() > 1
        && rest.iter().sum::<f32>() > NEARLY + if pages.is_empty() { only } else { last }
    {
        let mut room = NEARLY + if pages.is_empty() { first } else { middle };
        let fits = rest.iter().take_while(|height| {
            room -= *height;
            room >= 0.0
        });
        let taken = fits.count().min(rest.len().saturating_sub(least)).max(1);
        pages.push(taken);
        rest = &rest[taken..];
    }
    pages.push(rest.len());
    pages
}

/// The same, with all pages equally full where there are several.
pub(in crate::print) fn deal_evenly(heights: &[f32], rooms: [f32; 4], least: usize) -> Vec<usize> {
    let pages = deal_high(heights, rooms, least);
    let even = deal_even(heights, &of_pages(rooms, pages.len()), least);
    even.filter(|_| pages.len() > 1).unwrap_or(pages)
}

/// The rooms of so many pages: the only one, or the first, middle ones and the last.
pub(in crate::print) fn of_pages([only, first, middle, last]: [f32; 4], count: usize) -> Vec<f32> {
    match count {
        0 | 1 => vec![only],
        count => {
            let middle = std::iter::repeat_n(middle, count - 2);
            std::iter::once(first).chain(middle).chain([last]).collect()
        }
    }
}

/// How many rows stand on each of exactly these pages, so that all are left equally full; `None` where they have no room,
/// or where the last one would have fewer than `least`.
pub(in crate::print) fn deal_even(
    heights: &[f32],
    rooms: &[f32],
    least: usize,
) -> Option<Vec<usize>> {
    // Where pages are nearly full, a row more on an earlier one leaves room for the others.
    [0.5, 0.0].into_iter().find_map(|share| deal_by(share, (heights, rooms), least))
}

/// The same where a row stands on a page if at least this share of it does.
fn deal_by(share: f32, (heights, rooms): (&[f32], &[f32]), least: usize) -> Option<Vec<usize>> {
    const NEARLY: f32 = 0.001;
    let (mut pages, mut rest, mut rooms) = (Vec::new(), heights, rooms);
    while let [room, later @ ..] = rooms {
        let rest_mm: f32 = rest.iter().sum();
        let left = f32::from(u16::try_from(rooms.len()).unwrap_or(u16::MAX));
        let white_mm = (rooms.iter().sum::<f32>() - rest_mm) / left;
        if white_mm < -NEARLY {
            return None;
        }
        let mut used_mm = 0.0;
        let fits = rest.iter().take_while(|height| {
            let goes_on = used_mm + share * *height + NEARLY < room - white_mm;
            used_mm += *height;
            goes_on && used_mm <= room + NEARLY
        });
        let taken = match later {
            [] => rest.len(),
            _ => fits.count().min(rest.len().saturating_sub(least)),
        };
        pages.push(taken);
        (rest, rooms) = (&rest[taken..], later);
    }
    let last = pages.last().copied().unwrap_or_default();
    let empty = pages.len() > 1 && (last < least || pages.contains(&0));
    (rest.is_empty() && !empty).then_some(pages)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The same of rows of one height.
    fn deal(rows: usize, [only, first, middle, last]: [usize; 4], least: usize) -> Vec<usize> {
        let high = |rows: usize| f32::from(u16::try_from(rows).unwrap_or(u16::MAX));
        deal_high(&vec![1.0; rows], [only, first, middle, last].map(high), least.min(last))
    }

    #[test]
    fn rows_are_dealt_to_pages() {
        assert_eq!(deal(24, [30, 38, 40, 33], 5), [24]);
        assert_eq!(deal(60, [30, 38, 40, 33], 5), [38, 22]);
        assert_eq!(deal(39, [30, 38, 40, 33], 5), [34, 5]);
        assert_eq!(deal(0, [30, 38, 40, 33], 5), [0]);
        // One that is higher takes the room of others.
        let mut heights = vec![1.0; 30];
        assert_eq!(deal_high(&heights, [30.0, 38.0, 40.0, 33.0], 5), [30]);
        heights[3] = 2.5;
        assert_eq!(deal_high(&heights, [30.0, 38.0, 40.0, 33.0], 5), [25, 5]);
        assert_eq!(deal_high(&[50.0, 1.0], [30.0, 38.0, 40.0, 33.0], 0), [1, 1]);
    }

    #[test]
    fn rows_are_dealt_so_that_pages_are_equally_full() {
        let rows = |count| vec![1.0; count];
        assert_eq!(deal_even(&rows(40), &[38.0, 22.0], 5), Some(vec![28, 12]));
        assert_eq!(deal_even(&rows(60), &[38.0, 22.0], 5), Some(vec![38, 22]));
        assert_eq!(deal_even(&rows(61), &[38.0, 22.0], 5), None);
        assert_eq!(deal_even(&rows(10), &[38.0], 5), Some(vec![10]));
        assert_eq!(deal_even(&rows(0), &[38.0], 5), Some(vec![0]));
        // Where so few have no room on the last page, or all of them belong there, it is no deal.
        assert_eq!(deal_even(&rows(30), &[38.0, 4.0], 5), None);
        assert_eq!(deal_even(&rows(5), &[38.0, 22.0], 5), None);
        assert_eq!(deal_even(&[5.0, 1.0, 1.0, 5.0], &[7.0, 7.0], 1), Some(vec![2, 2]));
    }

    proptest! {
        #[test]
        fn no_row_is_lost_and_the_last_page_is_never_nearly_empty(
            rows in 0usize..600, only in 1usize..40, more in 0usize..10, last in 5usize..40,
        ) {
            let (first, middle) = (only + more, only + more + 3);
            let pages = deal(rows, [only, first, middle, last], 5);
            prop_assert_eq!(pages.iter().sum::<usize>(), rows);
            if pages.len() > 1 {
                prop_assert!(rows < 6 || *pages.last().unwrap() >= 5, "{:?}", pages);
                prop_assert!(*pages.last().unwrap() <= last && pages[0] <= first);
                prop_assert!(pages[1..pages.len() - 1].iter().all(|&page| page <= middle));
            }
        }
    }
}
