//! Small marks of forms: boxes to tick, the sign of who begins, lines to cut along.

use crate::print::layout::canvas::Canvas;
use crate::print::layout::flow::Align;
use crate::print::layout::pages::{Area, Ink, Mark, Style};

const TICK_MM: f32 = 3.0;
const CUT_MM: f32 = 0.12;
/// What boxes to tick keep from each other on a line.
const GAP_MM: f32 = 3.2;
/// A dash of a line to cut along, and what lies between two.
const DASH_MM: f32 = 1.2;

/// The sign of who begins, from its left and its middle.
pub(super) fn begins(canvas: &mut Canvas<'_>, (x, y): (f32, f32), size_mm: f32) {
    let (corner_x, corner_y) = canvas.corner_mm;
    let (x, y, half) = (x + corner_x, y + corner_y, size_mm / 2.0);
    let points = vec![(x, y - half), (x + size_mm * 0.85, y), (x, y + half)];
    canvas.put(Mark::Shape { points, fill: Some(Ink::Full), line: None });
}

/// A box to tick with what it says, in as many lines as that takes; gives where the next begins.
pub(super) fn tick(
    canvas: &mut Canvas<'_>,
    said: &str,
    (x, y): (f32, f32),
    wide: f32,
    style: Style,
) -> f32 {
    let high = style.leading_mm();
    let side = TICK_MM.min(high * 0.8);
    let area = Area { x_mm: x, y_mm: y + (high - side) / 2.0, width_mm: side, height_mm: side };
    canvas.frame(area, 0.2, Ink::Full);
    let from = side + 1.4;
    canvas.paragraph(said, (x + from, y), wide - from, (style, Align::Left)) + 0.5
}

/// Boxes to tick in so many columns, downwards; gives where the next begins.
pub(super) fn ticks(
    canvas: &mut Canvas<'_>,
    all: &[String],
    (x, y): (f32, f32),
    (wide, columns): (f32, usize),
    style: Style,
) -> f32 {
    let columns = columns.clamp(1, all.len().max(1));
    let number = |count: usize| f32::from(u8::try_from(count).unwrap_or(u8::MAX));
    let own = wide / number(columns);
    let rows = all.len().div_ceil(columns).max(1);
    let mut lowest = y;
    for (column, some) in all.chunks(rows).enumerate() {
        let mut top = y;
        for said in some {
            top = tick(canvas, said, (x + number(column) * own, top), own - 1.5, style);
        }
        lowest = lowest.max(top);
    }
    lowest
}

/// How many lines boxes to tick take, each of one line, as [`tick_row`] sets them.
pub(super) fn tick_rows(all: &[String], wide: f32, style: Style) -> usize {
    if all.len() > 3 {
        return all.len().div_ceil(2);
    }
    if row_mm(all, style) > wide { 2 } else { 1 }
}

/// What boxes to tick take one after another.
fn row_mm(all: &[String], style: Style) -> f32 {
    let own = |said: &String| tick_mm(said, style) + GAP_MM;
    all.iter().map(own).sum::<f32>() - GAP_MM
}

/// What a box to tick takes with what it says.
fn tick_mm(said: &str, style: Style) -> f32 {
    TICK_MM.min(style.leading_mm() * 0.8) + 2.0 + style.width_mm(said)
}

/// Boxes to tick one after another on a line where they have room, else in columns; gives where the next begins.
pub(super) fn tick_row(
    canvas: &mut Canvas<'_>,
    all: &[String],
    (x, y): (f32, f32),
    wide: f32,
    style: Style,
) -> f32 {
    if all.len() > 3 || row_mm(all, style) > wide {
        return ticks(
            canvas,
            all,
            (x, y),
            (wide, if all.len() > 3 { 2 } else { all.len() }),
            style,
        );
    }
    let (mut at, mut lowest) = (x, y);
    for said in all {
        lowest = tick(canvas, said, (at, y), tick_mm(said, style) + 0.4, style);
        at += tick_mm(said, style) + GAP_MM;
    }
    lowest
}

/// A line to cut along.
pub(super) fn dashed(canvas: &mut Canvas<'_>, from: (f32, f32), to: (f32, f32)) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let long = dx.hypot(dy);
    let mut at = 0.0;
    while at < long {
        let end = (at + DASH_MM).min(long);
        let on = |share: f32| (from.0 + dx * share / long, from.1 + dy * share / long);
        canvas.rule(on(at), on(end), CUT_MM, Ink::Soft);
        at += 2.0 * DASH_MM;
    }
}
