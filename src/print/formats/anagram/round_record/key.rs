//! What the marks in a round's record mean: those that occur, and no others.

use super::columns::{Page, heading_of};
use super::{Parts, RoundRecord};
use crate::language::tr;
use crate::print::formats::anagram::graded::{GradedSheet, State};
use crate::print::layout::block::Block;
use crate::print::layout::canvas::Canvas;
use crate::print::layout::grid::{Cell, legend};

/// The marks that occur.
pub(super) fn marks(leaf: &Page<'_>, record: &RoundRecord) -> Vec<(Cell, String)> {
    let language = leaf.language;
    let parts = Parts::of(&record.results);
    let mut items = vec![(Cell::Strong("✓".into()), tr(language, "documents-key-keyed"))];
    let mut item = |when, sign, key| {
        if when {
            items.push((sign, tr(language, key)));
        }
    };
    item(record.checked > 0, Cell::Strong("✓✓".into()), "documents-key-checked");
    let framed = |key| Cell::Framed(tr(language, key));
    let state = |wanted| {
        record.results.iter().any(|one| one.sheet.as_ref().is_some_and(|one| one.state == wanted))
    };
    item(state(State::Late), framed("print-mark-late"), "print-legend-late");
    item(state(State::Void), framed("print-mark-void"), "print-legend-void");
    item(parts.not_handed_in > 0, framed("print-mark-none"), "print-legend-none");
    item(parts.missing > 0, Cell::Strong("?".into()), "print-legend-open");
    let zero = |sheet: &GradedSheet| sheet.state == State::Counts && sheet.total() == 0;
    let zero = record.results.iter().filter_map(|one| one.sheet.as_ref()).any(zero);
    item(zero, Cell::Strong("0".into()), "print-legend-zero");
    item(parts.out > 0, Cell::Strong("–".into()), "print-legend-out");
    items
}

/// What the marks mean, under a heading.
pub(super) fn key(leaf: &mut Page<'_>, record: &RoundRecord) -> Vec<Block> {
    let items = marks(leaf, record);
    let (width, size) = (leaf.figures.columns.0.get("side_mm"), leaf.figures.sizes.small.get());
    let heading = tr(leaf.language, "documents-key");
    let sizes = leaf.figures.sizes;
    vec![leaf.flow.block(|canvas| {
        let y = heading_of(canvas, &heading, width, sizes) - 1.0;
        let mut below = Canvas::new(canvas.warnings);
        let height = legend(&mut below, &items, width, size);
        let marks = below.marks;
        for mark in marks {
            canvas.marks.push(mark.moved((0.0, y + 0.6)));
        }
        y + 0.6 + height
    })]
}
