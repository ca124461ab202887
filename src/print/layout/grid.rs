//! Tables: rows of one height unless a text needs more, columns of one size of type, figures that stand
//! below each other. Nothing in a row shrinks; a name that is wider than its column goes on in a second line.

use super::canvas::Canvas;
use super::face::{MM_PER_PT, Weight};
use super::flow::{Align, Flow, line_mark, raised_mm};
use super::pages::{Area, Ink, Mark, Style};
use super::shape::{Tile, TileInk, rounded};
use super::text;

/// What stands in a cell.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::print) enum Cell {
    /// A figure or a short text.
    Plain(String),
    Strong(String),
    Soft(String),
    /// The most of its column: bold and underlined.
    Best(String),
    /// A mark, or the figure that decided, in a frame.
    Framed(String),
    /// A figure with something small and raised behind it.
    Raised(String, String),
    /// A total, and what was taken from it, below; may be empty.
    Total(String, String),
    /// Several lines of pieces.
    Lines(Vec<Vec<(String, Style)>>),
    /// A mark in a frame, then a figure.
    Marked(String, String),
    /// The letters of a rack.
    Tiles(Vec<Tile>),
}

/// The sizes of a table.
#[derive(Clone, Copy, Debug)]
pub(in crate::print) struct GridLook {
    pub heading_pt: f32,
    pub small_pt: f32,
    pub figure_pt: f32,
    pub total_pt: f32,
    pub row_mm: f32,
}

/// The size of a heading over several columns.
const GROUP_PT: f32 = 6.5;
/// The size of a raised figure.
pub(in crate::print) const RAISED_PT: f32 = 5.6;
/// What a figure keeps from the right side of its column.
const INSET_MM: f32 = 0.9;
/// The rules under the head and between rows, and those that stand upright.
const HEAD_RULE_MM: f32 = 0.3;
const ROW_RULE_MM: f32 = 0.12;
const BREAK_RULE_MM: f32 = 0.25;
const TOTAL_RULE_MM: f32 = 0.35;
/// What lines of one size need in a cell.
pub(in crate::print) fn lines_mm(lines: usize, size_pt: f32) -> f32 {
    let count = f32::from(u16::try_from(lines).unwrap_or(u16::MAX));
    count * (size_pt * MM_PER_PT + LINE_GAP_MM) + 3.0 * LINE_GAP_MM
}

/// What lines of several sizes need in a cell.
pub(in crate::print) fn cell_mm(lines: &[Vec<(String, Style)>]) -> f32 {
    let size = |line: &Vec<(String, Style)>| {
        line.iter().map(|(_, style)| style.size_pt).fold(0.0, f32::max) * MM_PER_PT
    };
    let all: f32 = lines.iter().map(|line| size(line) + LINE_GAP_MM).sum();
    all + LINE_GAP_MM
}

/// The most that is left between two lines of a cell.
const LINE_GAP_MM: f32 = 0.3;
/// How high a capital is.
const CAPITAL: f32 = 0.714;

/// An upright rule at the left of a column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::print) enum Rule {
    #[default]
    None,
    /// Where a break of the day falls.
    Break,
    /// Beside the total.
    Total,
}

/// A column of a table of rows `R`.
pub(in crate::print) struct Column<'a, R> {
    /// Lines of its heading, from the top.
    pub heading: Vec<(String, Style)>,
    pub width_mm: f32,
    pub align: Align,
    pub rule: Rule,
    pub cell: Box<dyn Fn(&R) -> Cell + 'a>,
}

/// A heading over several columns: from which, how many, what it says.
pub(in crate::print) type Group = (usize, usize, String);

/// How a row differs from others.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(in crate::print) struct RowLook {
    /// Grey: without a rank.
    pub muted: bool,
    /// With a strong rule below.
    pub strong_rule: bool,
    /// What it needs; the others' height if that is more.
    pub least_mm: f32,
}

/// A table.
pub(in crate::print) struct Grid<'a, R> {
    pub columns: Vec<Column<'a, R>>,
    pub groups: Vec<Group>,
    pub look: GridLook,
    pub row: Box<dyn Fn(&R) -> RowLook + 'a>,
}

pub(in crate::print) fn bold(size_pt: f32) -> Style {
    Style { weight: Weight::Bold, size_pt, ink: Ink::Full }
}

pub(in crate::print) fn plain(size_pt: f32) -> Style {
    Style { weight: Weight::Regular, size_pt, ink: Ink::Full }
}

pub(in crate::print) fn soft(size_pt: f32) -> Style {
    Style { ink: Ink::Soft, ..plain(size_pt) }
}

/// Where the line begins whose capitals stand in the middle of a height.
fn middle(top_mm: f32, height_mm: f32, style: Style) -> f32 {
    top_mm + (height_mm - style.leading_mm()) / 2.0
}

impl GridLook {
    /// The marks of a cell in a place, all grey where it is muted.
    fn set(self, cell: &Cell, align: Align, place: Area, muted: bool) -> Vec<Mark> {
        let Area { x_mm, y_mm, width_mm, height_mm } = place;
        let figure = self.figure_pt;
        let mut marks = Vec::new();
        let mut line = |text: &str, style: Style, (x, y): (f32, f32), width: f32, align| {
            let style = if muted { Style { ink: Ink::Soft, ..style } } else { style };
            let mark = line_mark(text, style, align, (x, y), width);
            let at = (mark.x_mm, mark.width_mm);
            if !text.is_empty() {
                marks.push(Mark::Text(mark));
            }
            at
        };
        let room = if align == Align::Right { width_mm - INSET_MM } else { width_mm };
        let mut one = |text: &str, style: Style| {
            line(text, style, (x_mm, middle(y_mm, height_mm, style)), room, align)
        };
        match cell {
            Cell::Plain(text) => drop(one(text, plain(figure))),
            Cell::Soft(text) => drop(one(text, soft(figure))),
            Cell::Strong(text) => drop(one(text, bold(figure))),
            Cell::Best(text) => {
                let (x, width) = one(text, bold(figure));
                let y = y_mm + height_mm / 2.0 + figure * MM_PER_PT * (CAPITAL / 2.0 + 0.13);
                let (from_mm, to_mm) = ((x, y), (x + width, y));
                let ink = if muted { Ink::Soft } else { Ink::Full };
                marks.push(Mark::Stroke { from_mm, to_mm, thick_mm: 0.2, ink });
            }
            Cell::Framed(text) => {
                let (frame, (width, high)) = framed(text, figure);
                let x = match align {
                    Align::Left => x_mm,
                    Align::Centre => x_mm + (width_mm - width) / 2.0,
                    Align::Right if is_figure(text) => x_mm + width_mm - width - INSET_MM / 3.0,
                    // A mark keeps clear of the upright rules at both sides.
                    Align::Right => {
                        x_mm + width_mm - width - ((width_mm - width) / 2.0).min(INSET_MM)
                    }
                };
                let y = y_mm + (height_mm - high) / 2.0;
                marks.extend(frame.into_iter().map(|mark| mark.moved((x, y))));
            }
            Cell::Marked(mark, text) => {
                let (x, _) = one(text, bold(figure));
                let (frame, (width, high)) = framed(mark, self.small_pt);
                let at = (x - width - 0.9, y_mm + (height_mm - high) / 2.0);
                marks.extend(frame.into_iter().map(|mark| mark.moved(at)));
            }
            Cell::Tiles(tiles) => {
                // In a high row they are as large as they have room beside each other.
                let count = f32::from(u8::try_from(tiles.len().max(1)).unwrap_or(u8::MAX));
                let side = (height_mm - 0.9).min(width_mm / count - 0.6);
                let mut x = x_mm;
                for tile in tiles {
                    let y_mm = y_mm + (height_mm - side) / 2.0;
                    let area = Area { x_mm: x, y_mm, width_mm: side, height_mm: side };
                    marks.extend(tile.marks(area, TileInk::BLACK));
                    x += side + 0.6;
                }
            }
            Cell::Raised(text, raised) => {
                // The figure stands below the others; what is raised may reach into the next column.
                let (x, width) = one(text, plain(figure));
                let small = soft(raised_pt(figure));
                let up = middle(y_mm, height_mm, small) - 0.9 * small.size_pt / RAISED_PT;
                line(raised, small, (x + width + 0.15, up), width_mm, Align::Left);
            }
            Cell::Total(total, below) => {
                let style = bold(self.total_pt);
                if below.is_empty() {
                    one(total, style);
                } else {
                    let small = plain(self.small_pt.min(6.5));
                    // Close together: what stands below has descenders, and the row its rule.
                    let high = style.size_pt * MM_PER_PT * 0.84;
                    let both = high + small.size_pt * MM_PER_PT * 0.92;
                    let top = y_mm + (height_mm - both) / 2.0;
                    line(total, style, (x_mm, middle(top, high, style)), room, align);
                    let y = middle(top + high, both - high, small);
                    line(below, small, (x_mm, y), room, align);
                }
            }
            Cell::Lines(lines) => {
                let em = |line: &Vec<(String, Style)>| {
                    line.iter().map(|(_, style)| style.size_pt).fold(0.0, f32::max) * MM_PER_PT
                };
                let all: f32 = lines.iter().map(em).sum();
                let count = f32::from(u16::try_from(lines.len()).unwrap_or(u16::MAX));
                // What is left lies above, below, and a little of it between the lines.
                let between = ((height_mm - all) / (count + 1.0)).clamp(0.0, LINE_GAP_MM);
                let above = (height_mm - all - between * (count - 1.0)) / 2.0;
                let mut y = y_mm + above - raised_mm(lines.iter().map(em), above);
                for pieces in lines {
                    let high = em(pieces);
                    let mut x = x_mm;
                    for (text, style) in pieces {
                        // Letters of two sizes stand on one line.
                        let drop = (high - style.size_pt * MM_PER_PT) * CAPITAL / 2.0;
                        let top = middle(y, high, *style) + drop;
                        x += line(text, *style, (x, top), width_mm, Align::Left).1;
                    }
                    y += high + between;
                }
            }
        }
        marks
    }
}

fn is_figure(text: &str) -> bool {
    text.ends_with(|sign: char| sign.is_ascii_digit())
}

/// How high the frame of a mark is.
pub(in crate::print) const FRAME_MM: f32 = 3.9;

/// A text in a frame at the corner, and the frame's width and height.
fn framed(text: &str, size_pt: f32) -> (Vec<Mark>, (f32, f32)) {
    let style = bold((size_pt - 0.6).max(6.5));
    let width_mm = (style.width_mm(text) + 1.5).max(3.5);
    let height_mm = FRAME_MM.max(style.leading_mm());
    let at = (0.0, middle(0.0, height_mm, style));
    let text = Mark::Text(line_mark(text, style, Align::Centre, at, width_mm));
    let area = Area { x_mm: 0.0, y_mm: 0.0, width_mm, height_mm };
    (vec![rounded(area, 0.7, None, Some((0.22, Ink::Full))), text], (width_mm, height_mm))
}

/// The size of a raised figure beside figures of a size.
fn raised_pt(figure_pt: f32) -> f32 {
    RAISED_PT.max(figure_pt * 0.65)
}

/// What a figure in a frame takes of its column.
pub(in crate::print) fn framed_mm(text: &str, size_pt: f32) -> f32 {
    framed(text, size_pt).1.0 + FIGURE_ROOM_MM
}

/// The frame of a mark or a word.
pub(in crate::print) fn frame((x_mm, y_mm): (f32, f32), width_mm: f32) -> Mark {
    let area = Area { x_mm, y_mm, width_mm, height_mm: FRAME_MM };
    rounded(area, 0.7, None, Some((0.22, Ink::Full)))
}

/// The room that the heading of a group of columns takes.
pub(in crate::print) fn group_mm(said: &str) -> f32 {
    soft(GROUP_PT).width_mm(said) + INSET_MM
}

impl<R> Grid<'_, R> {
    fn width_mm(&self) -> f32 {
        self.columns.iter().map(|column| column.width_mm).sum()
    }

    /// What the head takes.
    pub(in crate::print) fn head_mm(&self) -> f32 {
        let groups = self.groups.iter().map(|group| self.grouped_mm(group));
        let groups = groups.map(|height_mm| height_mm + self.group().leading_mm());
        self.columns.iter().map(Self::heading_mm).chain(groups).fold(0.0, f32::max) + 0.8
    }

    /// How the heading of a group is set.
    fn group(&self) -> Style {
        soft(GROUP_PT.max(self.look.heading_pt - 1.0))
    }

    /// What the lines of a heading take.
    fn heading_mm(column: &Column<'_, R>) -> f32 {
        Self::heading(column).iter().map(|(_, style)| style.leading_mm()).sum()
    }

    /// What the headings of a group's columns take.
    fn grouped_mm(&self, (from, count, _): &Group) -> f32 {
        let columns = self.columns.iter().skip(*from).take(*count);
        columns.map(Self::heading_mm).fold(0.0, f32::max)
    }

    /// How high a row is.
    pub(in crate::print) fn high_mm(&self, row: &R) -> f32 {
        (self.row)(row).least_mm.max(self.look.row_mm)
    }

    /// How many rows a height takes below the head.
    pub(in crate::print) fn rows_in(&self, height_mm: f32) -> usize {
        let rows = ((height_mm - self.head_mm()) / self.look.row_mm + 0.001).floor();
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few")]
        let rows = rows.max(0.0) as usize;
        rows
    }

    /// The lines of a heading, broken where it is wider than its column.
    fn heading(column: &Column<'_, R>) -> Vec<(String, Style)> {
        let lines = column.heading.iter().flat_map(|(text, style)| {
            let width = column.width_mm - 0.4;
            let lines = text::wrap(text, style.weight, style.size_pt, width);
            // A word that is a little too wide stands out rather than is torn.
            let torn = lines.len() > 1 && lines.len() > text.split(' ').count();
            let lines = if torn { vec![text.clone()] } else { lines };
            lines.into_iter().map(|line| (line, *style))
        });
        lines.collect()
    }

    /// Sets all rows from the present height on, over as many pages as they take.
    pub(in crate::print) fn set_all(&self, flow: &mut Flow, mut rows: &[R]) {
        let mut fresh = false;
        while !rows.is_empty() {
            let mut room_mm = flow.room_mm() - self.head_mm() + 0.001;
            let fits = rows.iter().take_while(|row| {
                room_mm -= self.high_mm(row);
                room_mm >= 0.0
            });
            // What is higher than a page begins one.
            let (now, rest) = rows.split_at(fits.count().max(usize::from(fresh)));
            if !now.is_empty() {
                self.set(flow, now);
            }
            if !rest.is_empty() {
                flow.break_page();
            }
            (fresh, rows) = (true, rest);
        }
    }

    /// Sets the head and these rows at the present height.
    pub(in crate::print) fn set(&self, flow: &mut Flow, rows: &[R]) {
        let (left, width, top) = (flow.left_mm(), self.width_mm(), flow.y_mm());
        let bottom = top + self.head_mm();
        let mut lefts = Vec::with_capacity(self.columns.len());
        let mut x = left;
        for column in &self.columns {
            lefts.push(x);
            let heading = Self::heading(column);
            let mut y = bottom - 0.6 - Self::heading_mm(column);
            for (text, style) in &heading {
                let inset = if column.align == Align::Right { INSET_MM } else { 0.0 };
                let mark = line_mark(text, *style, column.align, (x, y), column.width_mm - inset);
                if !text.is_empty() {
                    flow.mark(Mark::Text(mark));
                }
                y += style.leading_mm();
            }
            x += column.width_mm;
        }
        let group = self.group();
        for one @ (from, count, said) in &self.groups {
            let y = bottom - 0.8 - self.grouped_mm(one) - group.leading_mm();
            let Some(&x) = lefts.get(*from) else { continue };
            let columns = self.columns.iter().skip(*from).take(*count);
            let width: f32 = columns.map(|column| column.width_mm).sum();
            // What is wider than its columns reaches over the next ones.
            let own = group.width_mm(said);
            let over = (x + width.max(own)).min(left + self.width_mm());
            let mark =
                line_mark(said, group, Align::Centre, (over - width.max(own), y), width.max(own));
            flow.mark(Mark::Text(mark));
        }
        flow.down_to(bottom);
        flow.rule(left, width, HEAD_RULE_MM, Ink::Full);
        let mut y = bottom;
        for row in rows {
            let look = (self.row)(row);
            let height_mm = self.high_mm(row);
            for (column, &x) in self.columns.iter().zip(&lefts) {
                let place = Area { x_mm: x, y_mm: y, width_mm: column.width_mm, height_mm };
                for mark in self.look.set(&(column.cell)(row), column.align, place, look.muted) {
                    flow.mark(mark);
                }
            }
            y += height_mm;
            flow.down_to(y);
            let (thick, ink) = if look.strong_rule {
                (HEAD_RULE_MM, Ink::Full)
            } else {
                (ROW_RULE_MM, Ink::Faint)
            };
            flow.rule(left, width, thick, ink);
        }
        self.upright(flow, &lefts, (top, y));
    }

    fn upright(&self, flow: &mut Flow, lefts: &[f32], (top, bottom): (f32, f32)) {
        for (column, &x) in self.columns.iter().zip(lefts) {
            let (thick_mm, ink) = match column.rule {
                Rule::None => continue,
                Rule::Break => (BREAK_RULE_MM, Ink::Faint),
                Rule::Total => (TOTAL_RULE_MM, Ink::Full),
            };
            flow.mark(Mark::Stroke { from_mm: (x, top), to_mm: (x, bottom), thick_mm, ink });
        }
    }
}

/// From one line of a legend to the next.
const LEGEND_MM: f32 = 3.7;

/// A legend: each sign as it stands in the table, and what it means; broken between them. Gives its
/// height.
pub(in crate::print) fn legend(
    canvas: &mut Canvas<'_>,
    items: &[(Cell, String)],
    width_mm: f32,
    size_pt: f32,
) -> f32 {
    let look = GridLook {
        heading_pt: size_pt,
        small_pt: size_pt,
        figure_pt: size_pt,
        total_pt: size_pt,
        row_mm: FRAME_MM,
    };
    let (mut x, mut y) = (0.0, 0.0);
    let style = plain(size_pt);
    for (sign, meaning) in items {
        let sign_mm = match sign {
            Cell::Plain(text) => style.weight.width_mm(text, size_pt),
            Cell::Framed(text) => framed(text, size_pt).1.0,
            Cell::Raised(text, raised) => {
                style.weight.width_mm(text, size_pt) + style.weight.width_mm(raised, RAISED_PT)
            }
            Cell::Strong(text) | Cell::Best(text) => Weight::Bold.width_mm(text, size_pt),
            Cell::Soft(_)
            | Cell::Total(..)
            | Cell::Lines(_)
            | Cell::Marked(..)
            | Cell::Tiles(_) => 0.0,
        };
        let gap = if sign_mm > 0.0 { 0.9 } else { 0.0 };
        let own = sign_mm + gap + style.weight.width_mm(meaning, size_pt);
        if x > 0.0 && x + own > width_mm {
            (x, y) = (0.0, y + LEGEND_MM);
        }
        let area = Area { x_mm: x, y_mm: y, width_mm: sign_mm + INSET_MM, height_mm: FRAME_MM };
        for mark in look.set(sign, Align::Left, area, false) {
            canvas.put(mark);
        }
        let at = (x + sign_mm + gap, middle(y, FRAME_MM, style));
        canvas.line(meaning, (style, Align::Left), at, own);
        x += own + 3.2;
    }
    if items.is_empty() { 0.0 } else { y + FRAME_MM }
}

/// What a column needs so that its widest figure has room.
pub(in crate::print) fn figures_mm(
    figures: impl Iterator<Item = String>,
    style: Style,
    least_mm: f32,
) -> f32 {
    let wide = figures.map(|figure| style.width_mm(&figure));
    wide.fold(least_mm - FIGURE_ROOM_MM, f32::max) + FIGURE_ROOM_MM
}

/// What a figure keeps from both sides of its column.
const FIGURE_ROOM_MM: f32 = INSET_MM + 0.3;
