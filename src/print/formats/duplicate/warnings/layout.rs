//! The list of warnings on pages.

use serde::Deserialize;

use super::{Warned, WarnedRow};
use crate::language::formats::duplicate::sanction_name;
use crate::language::{Language, tr};
use crate::print::formats::duplicate::table::{
    GAP_MM, figures, gap, height_mm, look, texts, wrapped,
};
use crate::print::layout::grid::{Cell, Grid, RowLook, bold, plain};
use crate::print::layout::leaf::{self, Leaf, LeafFigures, Widths};
use crate::print::layout::pages::Style;
use crate::print::layout::table;
use crate::print::layout::{Pages, Templates};

/// Widths of the columns; the reason takes what the others leave.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
pub(in crate::print) struct Columns(Widths);

pub(in crate::print) type Figures = LeafFigures<Columns>;

/// How low rows may be where that saves a page.
const LEAST_MM: f32 = 4.8;

const FIXED: [&str; 6] = ["table_mm", "name_mm", "turn_mm", "kind_mm", "sum_mm", "deduction_mm"];

impl Columns {
    fn fixed_mm(&self) -> f32 {
        FIXED.iter().map(|key| self.0.get(key)).sum::<f32>() + 2.0 * GAP_MM
    }
}

impl leaf::Columns for Columns {
    const NAME: &'static str = "warnings";
    const EMBEDDED: &'static str = include_str!("../../../../../templates/print/warnings.toml");

    fn tables(&self) -> Vec<(f32, f32)> {
        vec![(self.fixed_mm(), self.0.get("reason_mm"))]
    }
}

struct Laid<'a> {
    row: &'a WarnedRow,
    name: Vec<Vec<(String, Style)>>,
    kind: Vec<Vec<(String, Style)>>,
    reason: Vec<Vec<(String, Style)>>,
}

pub(super) fn document(warned: &Warned, language: Language, templates: &Templates) -> Pages {
    let all: Figures = templates.figures();
    let mut leaf = Leaf::new((&all, templates.club()), language, warned.called.clone());
    if warned.rows.is_empty() {
        return leaf.nothing(&tr(language, "turns-no-warnings"));
    }
    let (sizes, widths) = (all.sizes, &all.columns.0);
    let reason_mm = leaf.flow.width_mm() - all.columns.fixed_mm();
    let (strong, cell) = (bold(sizes.name.get()), plain(sizes.cell.get()));
    let laid = warned.rows.iter().map(|row| {
        let notes = &mut leaf.flow.warnings;
        Laid {
            row,
            name: wrapped(&row.name, strong, widths.get("name_mm") - GAP_MM, notes),
            kind: wrapped(
                &sanction_name(language, row.kind, row.count),
                cell,
                widths.get("kind_mm") - GAP_MM,
                notes,
            ),
            reason: wrapped(&row.reason, cell, reason_mm - GAP_MM, notes),
        }
    });
    let rows: Vec<Laid<'_>> = laid.collect();
    let look = look(&all, all.space.row_mm.get());
    let heading = |key: &str| (tr(language, key), look);
    let width = |key: &str| widths.get(key);
    let columns = vec![
        figures(heading("turns-column-table"), width("table_mm"), |laid: &Laid<'_>| {
            Cell::Strong(laid.row.table.to_string())
        }),
        gap(look),
        texts(heading("print-column-name"), width("name_mm"), |laid: &Laid<'_>| {
            Cell::Lines(laid.name.clone())
        }),
        figures(heading("turns-column-turn"), width("turn_mm"), |laid: &Laid<'_>| {
            Cell::Plain(laid.row.turn.to_string())
        }),
        gap(look),
        texts(heading("turns-column-kind"), width("kind_mm"), |laid: &Laid<'_>| {
            Cell::Lines(laid.kind.clone())
        }),
        texts(heading("turns-column-reason"), reason_mm, |laid: &Laid<'_>| {
            Cell::Lines(laid.reason.clone())
        }),
        figures(heading("turns-column-sum"), width("sum_mm"), |laid: &Laid<'_>| {
            Cell::Plain(sum(laid.row.sum))
        }),
        figures(
            heading("turns-column-deduction"),
            width("deduction_mm"),
            move |laid: &Laid<'_>| match laid.row.deduction {
                0 => Cell::Soft("0".to_owned()),
                points => Cell::Strong(language.number(-i64::from(points))),
            },
        ),
    ];
    let size = sizes.cell.get();
    let row = Box::new(move |laid: &Laid<'_>| {
        let lines = laid.reason.len().max(laid.name.len()).max(laid.kind.len());
        RowLook { least_mm: height_mm(lines, size), ..RowLook::default() }
    });
    let mut grid = Grid { columns, groups: Vec::new(), look, row };
    let key = table::closing(&mut leaf, &[tr(language, "turns-warnings-key")]);
    table::set_closely(&mut leaf, &mut grid, &rows, (key, LEAST_MM));
    leaf.finish()
}

/// Technical and disciplinary ones as they are counted.
fn sum((technical, disciplinary): (u32, u32)) -> String {
    match (technical, disciplinary) {
        (0, 0) => "–".to_owned(),
        (technical, 0) => format!("{technical} A"),
        (0, disciplinary) => format!("{disciplinary} D"),
        (technical, disciplinary) => format!("{technical} A + {disciplinary} D"),
    }
}
