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

/// How many rows stand on each page: `only` if all fit on one, else `first` on the first, `middle` on each
/// further one and at most `last` on the last, which has at least `least`.
pub(in crate::print) fn deal(
    rows: usize,
    [only, first, middle, last]: [usize; 4],
    least: usize,
) -> Vec<usize> {
    let (first, middle, last) = (first.max(1), middle.max(1), last.max(1));
    let (mut pages, mut rest) = (Vec::new(), rows);
    while rest > if pages.is_empty() { only } else { last } {
        let room = if pages.is_empty() { first } else { middle };
        let taken = room.min(rest.saturating_sub(least.min(last))).max(1);
        pages.push(taken);
        rest -= taken;
    }
    pages.push(rest);
    pages
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn rows_are_dealt_to_pages() {
        assert_eq!(deal(24, [30, 38, 40, 33], 5), [24]);
        assert_eq!(deal(60, [30, 38, 40, 33], 5), [38, 22]);
        assert_eq!(deal(39, [30, 38, 40, 33], 5), [34, 5]);
        assert_eq!(deal(0, [30, 38, 40, 33], 5), [0]);
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
