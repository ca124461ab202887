//! The columns of figures in standings, behind the rounds: as wide as usual, or where the rounds have no room beside them
//! only as wide as what stands in them.

use super::rounds::rounds_mm;
use super::{Laid, StandingsSheet, Weight};
use crate::language::{Language, tr};
use crate::print::formats::classic::played::total;
use crate::print::layout::columns::figures;
use crate::print::layout::grid::{Cell, Column, GridLook, bold, figures_mm, framed_mm, plain};

/// What each column needs: the widest word of its heading, and the widest of its figures.
fn least_mm(sheet: &StandingsSheet, look: GridLook, language: Language) -> Vec<f32> {
    let figures = sheet.rows.iter().map(|row| row.sums.as_slice());
    let of = |(place, (key, weight)): (usize, &(&'static str, Weight))| {
        let style = match weight {
            Weight::First => bold(look.total_pt),
            Weight::Further => plain(look.figure_pt),
        };
        let own = || figures.clone().filter_map(|sums| sums.get(place).map(String::as_str));
        let decimals = language.decimals_of(own()).filter(|_| *weight == Weight::First);
        let said = own().map(|said| language.with_decimals(said, decimals.as_deref()));
        let decided = sheet.rows.iter().filter(|row| row.decided == Some(place));
        let framed = decided.filter_map(|row| row.sums.get(place));
        let framed = framed.map(|figure| framed_mm(figure, look.figure_pt)).fold(0.0, f32::max);
        let heading = tr(language, key);
        let words = heading.split(' ').map(str::to_owned);
        let heading_mm = figures_mm(words, bold(look.heading_pt), 0.0);
        figures_mm(said, style, framed).max(heading_mm) + KEEPS_MM
    };
    sheet.headings.iter().enumerate().map(of).collect()
}

/// What a column keeps from the one at its left.
const KEEPS_MM: f32 = 0.9;

/// What each figure and what a round takes: figures no more than they need where the rounds have no room beside them
/// else, and rounds 0 where they have none at all.
pub(super) fn beside_rounds(
    sheet: &StandingsSheet,
    width_mm: f32,
    (figure_mm, look): (f32, GridLook),
    language: Language,
) -> (Vec<f32>, f32) {
    let usual = vec![figure_mm; sheet.headings.len()];
    let tries = [usual.clone(), least_mm(sheet, look, language)];
    let room = |widths: &[f32]| width_mm - widths.iter().sum::<f32>();
    let tries = tries.map(|widths| (rounds_mm(sheet, room(&widths), (look, language)), widths));
    let fit = tries.into_iter().find(|(rounds_mm, _)| *rounds_mm > 0.0);
    fit.map_or((usual, 0.0), |(rounds_mm, widths)| (widths, rounds_mm))
}

/// The columns.
pub(super) fn all<'a>(
    sheet: &StandingsSheet,
    widths_mm: &[f32],
    (look, language): (GridLook, Language),
) -> Vec<Column<'a, Laid<'a>>> {
    let columns = sheet.headings.iter().zip(widths_mm).enumerate();
    let column =
        |(place, (&(key, weight), &width_mm)): (usize, (&(&'static str, Weight), &f32))| {
            let own = sheet.rows.iter().filter_map(|row| row.sums.get(place));
            let decimals = language.decimals_of(own.map(String::as_str));
            figures((tr(language, key), look), width_mm, move |laid: &Laid<'_>| {
                let said = laid.row.sums.get(place).cloned().unwrap_or_default();
                match weight {
                    Weight::First => total(&said, decimals.as_deref(), language),
                    Weight::Further if laid.row.decided == Some(place) => Cell::Framed(said),
                    Weight::Further => Cell::Plain(said),
                }
            })
        };
    columns.map(column).collect()
}

/// A figure in a frame as some row has it, that a legend can say what it means.
pub(super) fn decided(sheet: &StandingsSheet) -> Option<Cell> {
    let figure = |row: &super::StandingsRow| row.sums.get(row.decided?).cloned();
    sheet.rows.iter().find_map(figure).map(Cell::Framed)
}
