//! What hangs on a wall is read from afar: where few rows leave a page room, the type of their table is larger.

use super::Pages;
use super::leaf::{LeafFigures, Widths};
use super::template::Figure;

/// How many times as large as usual type is tried, the largest first.
const TIMES: [f32; 10] = [2.2, 2.0, 1.85, 1.7, 1.55, 1.4, 1.3, 1.2, 1.1, 1.05];
/// Of more pages than these each is tried with less, since every try lays all of them out.
const MANY_PAGES: usize = 3;
/// What is tried of many pages.
const LITTLE: [f32; 4] = [1.3, 1.2, 1.1, 1.05];
/// Legends and feet are read from near: how much larger they are at most.
const SMALL_MOST: f32 = 1.25;

/// A document as it was laid out with some size of type.
pub(in crate::print) struct Tried {
    pub pages: Pages,
    /// How many lines the texts of its rows take.
    pub lines: usize,
}

/// Widths of columns that grow with the type.
pub(in crate::print) trait Growing: Clone {
    fn widths_mut(&mut self) -> &mut Widths;
}

/// The pages with the largest type that needs no page more, breaks no text more often and cuts nothing. `lay` is told how
/// many times as large as usual type is, and gives `None` where its columns have no room; of type as usual it always
/// gives pages.
pub(in crate::print) fn largest<C: Growing>(
    figures: &LeafFigures<C>,
    lay: impl Fn(&LeafFigures<C>, f32) -> Option<Tried>,
) -> Pages {
    let Some(usual) = lay(figures, 1.0) else { return Pages::default() };
    let count = usual.pages.pages.len();
    let tried: &[f32] = if count > MANY_PAGES { &LITTLE } else { &TIMES };
    let larger = tried.iter().find_map(|&times| {
        let tried = lay(&larger(figures, times), times)?;
        let fits = tried.pages.pages.len() <= count
            && tried.lines <= usual.lines
            && tried.pages.warnings.len() <= usual.pages.warnings.len();
        fits.then_some(tried.pages)
    });
    larger.unwrap_or(usual.pages)
}

/// The same figures with a table so many times as large; the head of the document stays.
fn larger<C: Growing>(figures: &LeafFigures<C>, times: f32) -> LeafFigures<C> {
    let mut figures = figures.clone();
    let sizes = &mut figures.sizes;
    let grown = [
        &mut sizes.name,
        &mut sizes.figure,
        &mut sizes.total,
        &mut sizes.cell,
        &mut sizes.column_heading,
        &mut sizes.note,
        &mut sizes.tiny,
        &mut figures.space.row_mm,
    ];
    for figure in grown.into_iter().chain(figures.columns.widths_mut().0.values_mut()) {
        *figure = figure.times(times);
    }
    sizes.small = sizes.small.times(times.min(SMALL_MOST));
    figures
}

impl Figure {
    fn times(self, times: f32) -> Self {
        Self(self.get() * times)
    }
}
