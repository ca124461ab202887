//! Columns of a game's tables, declared in one line each.

use super::flow::Align;
use super::grid::{Cell, Column, GridLook, Rule, bold, lines_mm};
use super::leaf::LeafFigures;
use super::pages::Style;
use super::text;

/// What a column of text keeps from the figures at its left.
pub(in crate::print) const GAP_MM: f32 = 2.0;

/// The sizes of a table by its document's figures.
pub(in crate::print) fn look<C>(figures: &LeafFigures<C>, row_mm: f32) -> GridLook {
    let sizes = figures.sizes;
    GridLook {
        heading_pt: sizes.column_heading.get(),
        small_pt: sizes.small.get(),
        figure_pt: sizes.figure.get(),
        total_pt: sizes.total.get(),
        row_mm,
    }
}

/// A column of figures.
pub(in crate::print) fn figures<'a, R>(
    (heading, look): (String, GridLook),
    width_mm: f32,
    cell: impl Fn(&R) -> Cell + 'a,
) -> Column<'a, R> {
    column((heading, look), width_mm, Align::Right, cell)
}

/// A column of text.
pub(in crate::print) fn texts<'a, R>(
    (heading, look): (String, GridLook),
    width_mm: f32,
    cell: impl Fn(&R) -> Cell + 'a,
) -> Column<'a, R> {
    column((heading, look), width_mm, Align::Left, cell)
}

/// Empty space.
pub(in crate::print) fn gap<'a, R>(look: GridLook) -> Column<'a, R> {
    column((String::new(), look), GAP_MM, Align::Left, |_| Cell::Plain(String::new()))
}

fn column<'a, R>(
    (heading, look): (String, GridLook),
    width_mm: f32,
    align: Align,
    cell: impl Fn(&R) -> Cell + 'a,
) -> Column<'a, R> {
    Column {
        heading: vec![(heading, bold(look.heading_pt))],
        width_mm,
        align,
        rule: Rule::None,
        cell: Box::new(cell),
    }
}

/// A text in as many lines as it takes.
pub(in crate::print) fn wrapped(
    said: &str,
    style: Style,
    width_mm: f32,
    warnings: &mut Vec<super::Warning>,
) -> Vec<Vec<(String, Style)>> {
    let said = text::clean(said, style.weight, warnings);
    let lines = text::wrap(&said, style.weight, style.size_pt, width_mm);
    lines.into_iter().map(|line| vec![(line, style)]).collect()
}

/// What a row needs that has so many lines of a size.
pub(in crate::print) fn height_mm(lines: usize, size_pt: f32) -> f32 {
    lines_mm(lines.max(1), size_pt)
}
