//! Tables: columns that line up, headings that stand again on every page, rows that are never torn.

use super::flow::{Align, Flow, line_mark};
use super::pages::{Ink, Mark, Style};
use super::text::{self, Place};

/// A column: its heading and how its cells are set.
#[derive(Clone, Debug)]
pub(in crate::print) struct Column {
    pub heading: String,
    pub width_mm: f32,
    pub align: Align,
    pub style: Style,
    /// How far a cell may shrink before it wraps.
    pub least_pt: f32,
    /// How many lines a cell may take before it is shortened.
    pub most_lines: usize,
}

/// What all columns share.
#[derive(Clone, Copy, Debug)]
pub(in crate::print) struct Look {
    pub heading: Style,
    pub heading_least_pt: f32,
    /// Empty space at the right of each cell.
    pub gap_mm: f32,
    /// Empty space above and below a row.
    pub pad_mm: f32,
}

/// Lines under the heading and under each row.
const HEAD_RULE_MM: f32 = 0.35;
const ROW_RULE_MM: f32 = 0.12;
/// How many lines a heading may take.
const HEADING_LINES: usize = 3;

/// One cell, ready to be set.
struct Cell {
    lines: Vec<String>,
    style: Style,
    align: Align,
    x_mm: f32,
    width_mm: f32,
}

impl Cell {
    fn height_mm(&self) -> f32 {
        self.lines.iter().fold(0.0, |height, _| height + self.style.leading_mm())
    }
}

/// Sets a table at the present height, over as many pages as it takes. Each row has a cell for each
/// column, in order.
pub(in crate::print) fn table(
    flow: &mut Flow,
    columns: &[Column],
    look: Look,
    rows: &[Vec<String>],
) {
    let headings: Vec<String> = columns.iter().map(|column| column.heading.clone()).collect();
    let heading = cells(flow, columns, look, &headings, RowKind::Heading);
    let head_mm = height_mm(&heading, look);
    let mut begun = false;
    for row in rows {
        let cells = cells(flow, columns, look, row, RowKind::Body);
        let row_mm = height_mm(&cells, look);
        let needed = if begun { row_mm } else { head_mm + row_mm };
        if flow.room_mm() < needed {
            flow.break_page();
            begun = false;
        }
        if !begun {
            set(flow, &heading, look, Edge::Bottom, (HEAD_RULE_MM, Ink::Full));
            begun = true;
        }
        set(flow, &cells, look, Edge::Centre, (ROW_RULE_MM, Ink::Faint));
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum RowKind {
    Heading,
    Body,
}

/// Which edge the cells of a row share, when some have fewer lines.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Edge {
    Centre,
    Bottom,
}

fn cells(
    flow: &mut Flow,
    columns: &[Column],
    look: Look,
    texts: &[String],
    kind: RowKind,
) -> Vec<Cell> {
    let mut x_mm = flow.left_mm();
    let mut cells = Vec::with_capacity(columns.len());
    for (column, text) in columns.iter().zip(texts) {
        let width_mm = (column.width_mm - look.gap_mm).max(1.0);
        let (style, place) = match kind {
            RowKind::Heading => (
                look.heading,
                Place {
                    width_mm,
                    most_lines: HEADING_LINES,
                    size_pt: look.heading.size_pt,
                    least_pt: look.heading_least_pt,
                },
            ),
            RowKind::Body => (
                column.style,
                Place {
                    width_mm,
                    most_lines: column.most_lines,
                    size_pt: column.style.size_pt,
                    least_pt: column.least_pt,
                },
            ),
        };
        let fitted = text::fit(text, style.weight, place, &mut flow.warnings);
        let style = Style { size_pt: fitted.size_pt, ..style };
        cells.push(Cell { lines: fitted.lines, style, align: column.align, x_mm, width_mm });
        x_mm += column.width_mm;
    }
    cells
}

fn height_mm(cells: &[Cell], look: Look) -> f32 {
    cells.iter().map(Cell::height_mm).fold(0.0, f32::max) + 2.0 * look.pad_mm
}

/// Sets one row and the rule under it.
fn set(flow: &mut Flow, cells: &[Cell], look: Look, edge: Edge, rule: (f32, Ink)) {
    let (top, height) = (flow.y_mm(), height_mm(cells, look));
    for cell in cells {
        let spare = height - 2.0 * look.pad_mm - cell.height_mm();
        let mut y = top
            + look.pad_mm
            + match edge {
                Edge::Centre => spare / 2.0,
                Edge::Bottom => spare,
            };
        for line in &cell.lines {
            let mark = line_mark(line, cell.style, cell.align, (cell.x_mm, y), cell.width_mm);
            flow.mark(Mark::Text(mark));
            y += cell.style.leading_mm();
        }
    }
    flow.down_to(top + height);
    let width: f32 = flow.width_mm();
    flow.rule(flow.left_mm(), width, rule.0, rule.1);
}
