//! Tables: columns that line up, headings that stand again on every page, rows that are never torn. A
//! column is declared in one place: its heading, its width, how it is set, and what stands in it.

use std::collections::BTreeMap;
use std::marker::PhantomData;

use serde::Deserialize;

use super::flow::{Align, Flow, line_mark};
use super::pages::{Ink, Mark, Style, Weight};
use super::template::Figure;
use super::text::{self, Place};
use crate::language::{Language, tr};

/// How many lines a cell may take before it is shortened, unless a column says otherwise.
const CELL_LINES: usize = 6;

/// Widths by their keys in a template.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
pub(in crate::print) struct Widths(BTreeMap<String, Figure>);

impl Widths {
    /// The figure of a key, which the template that ships has: a test reads all that are asked for.
    pub(in crate::print) fn get(&self, key: &str) -> f32 {
        self.0.get(key).expect("the embedded template states every key").get()
    }

    /// The columns of a table of rows `R`.
    pub(in crate::print) fn columns<R>(&self, language: Language) -> ColumnsOf<'_, R> {
        ColumnsOf { widths: self, language, rows: PhantomData }
    }
}

/// How wide a column is.
#[derive(Clone, Copy, Debug)]
enum Width {
    /// So wide.
    Mm(f32),
    /// In proportion of what the others leave.
    Share(f32),
}

/// A column of a table of rows `R`.
pub(in crate::print) struct Column<'a, R> {
    heading: String,
    width: Width,
    align: Align,
    weight: Weight,
    ink: Ink,
    /// Of its own, if it is not set as the others.
    size_pt: Option<f32>,
    most_lines: usize,
    cell: Box<dyn Fn(&R) -> String + 'a>,
}

impl<R> Column<'_, R> {
    pub(in crate::print) fn bold(self) -> Self {
        Self { weight: Weight::Bold, ..self }
    }

    /// Never shortened, however long a cell is.
    pub(in crate::print) fn whole(self) -> Self {
        Self { most_lines: 40, ..self }
    }
}

/// Declares the columns of a table: the key of a heading, the key of a width, and a cell of each row.
pub(in crate::print) struct ColumnsOf<'w, R> {
    widths: &'w Widths,
    language: Language,
    rows: PhantomData<fn(&R)>,
}

impl<R> ColumnsOf<'_, R> {
    /// Texts.
    pub(in crate::print) fn left<'a>(
        &self,
        heading: &'static str,
        width: &str,
        cell: impl Fn(&R) -> String + 'a,
    ) -> Column<'a, R> {
        let width = Width::Mm(self.widths.get(width));
        Self::column(tr(self.language, heading), width, Align::Left, cell)
    }

    /// Numbers.
    pub(in crate::print) fn right<'a>(
        &self,
        heading: &'static str,
        width: &str,
        cell: impl Fn(&R) -> String + 'a,
    ) -> Column<'a, R> {
        self.headed(tr(self.language, heading), width, cell)
    }

    /// Numbers under a heading that is made of more than its key.
    pub(in crate::print) fn headed<'a>(
        &self,
        heading: String,
        width: &str,
        cell: impl Fn(&R) -> String + 'a,
    ) -> Column<'a, R> {
        Self::column(heading, Width::Mm(self.widths.get(width)), Align::Right, cell)
    }

    /// Texts in all that the others leave.
    pub(in crate::print) fn rest<'a>(
        &self,
        heading: &'static str,
        cell: impl Fn(&R) -> String + 'a,
    ) -> Column<'a, R> {
        Self::column(tr(self.language, heading), Width::Share(1.0), Align::Left, cell)
    }

    fn column<'a>(
        heading: String,
        width: Width,
        align: Align,
        cell: impl Fn(&R) -> String + 'a,
    ) -> Column<'a, R> {
        Column {
            heading,
            width,
            align,
            weight: Weight::Regular,
            ink: Ink::Full,
            size_pt: None,
            most_lines: CELL_LINES,
            cell: Box::new(cell),
        }
    }
}

/// What the columns take that share nothing. Columns of one width side by side are counted, not added up
/// one by one: so many small errors would be seen.
pub(in crate::print) fn fixed_mm<R>(columns: &[Column<'_, R>]) -> f32 {
    let fixed = columns.iter().filter_map(|column| match column.width {
        Width::Mm(mm) => Some(mm),
        Width::Share(_) => None,
    });
    let fixed: Vec<f32> = fixed.collect();
    let alike = fixed.chunk_by(|one, next| one.to_bits() == next.to_bits());
    alike.map(|run| f32::from(u16::try_from(run.len()).unwrap_or(u16::MAX)) * run[0]).sum()
}

/// What all columns share.
#[derive(Clone, Copy, Debug)]
pub(super) struct Look {
    pub heading: Style,
    pub heading_least_pt: f32,
    pub cell_pt: f32,
    /// How far a cell may shrink before it wraps.
    pub cell_least_pt: f32,
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

/// Sets a table at the present height, over as many pages as it takes.
pub(super) fn table<R>(flow: &mut Flow, columns: &[Column<'_, R>], look: Look, rows: &[R]) {
    let widths = widths(columns, flow.width_mm());
    let heading = cells(flow, columns, &widths, look.gap_mm, |column| {
        (column.heading.clone(), look.heading, (HEADING_LINES, look.heading_least_pt))
    });
    let head_mm = height_mm(&heading, look);
    let mut begun = false;
    for row in rows {
        let cells = cells(flow, columns, &widths, look.gap_mm, |column| {
            let size_pt = column.size_pt.unwrap_or(look.cell_pt);
            let style = Style { weight: column.weight, size_pt, ink: column.ink };
            ((column.cell)(row), style, (column.most_lines, look.cell_least_pt))
        });
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

/// The width of each column.
fn widths<R>(columns: &[Column<'_, R>], width_mm: f32) -> Vec<f32> {
    let share = |column: &Column<'_, R>| match column.width {
        Width::Mm(_) => 0.0,
        Width::Share(share) => share,
    };
    let (left_mm, shares) = (width_mm - fixed_mm(columns), columns.iter().map(share).sum::<f32>());
    let width = |column: &Column<'_, R>| match column.width {
        Width::Mm(mm) => mm,
        Width::Share(share) => left_mm * share / shares,
    };
    columns.iter().map(width).collect()
}

/// Which edge the cells of a row share, when some have fewer lines.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Edge {
    Centre,
    Bottom,
}

/// The cells of a row, of which `said` gives the text, how it is set, in how many lines and how small.
fn cells<R>(
    flow: &mut Flow,
    columns: &[Column<'_, R>],
    widths: &[f32],
    gap_mm: f32,
    said: impl Fn(&Column<'_, R>) -> (String, Style, (usize, f32)),
) -> Vec<Cell> {
    let mut x_mm = flow.left_mm();
    let mut cells = Vec::with_capacity(columns.len());
    for (column, whole_mm) in columns.iter().zip(widths) {
        let width_mm = (whole_mm - gap_mm).max(1.0);
        let (text, style, (most_lines, least_pt)) = said(column);
        let place = Place { width_mm, most_lines, size_pt: style.size_pt, least_pt };
        let fitted = text::fit(&text, style.weight, place, &mut flow.warnings);
        let style = Style { size_pt: fitted.size_pt, ..style };
        cells.push(Cell { lines: fitted.lines, style, align: column.align, x_mm, width_mm });
        x_mm += whole_mm;
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
