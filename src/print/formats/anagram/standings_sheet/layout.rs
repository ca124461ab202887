//! Standings on pages: the table, then the points of each round.

use serde::Deserialize;

use super::{MovedRow, StandingsSheet};
use crate::domain::formats::anagram::rules::all_rounds;
use crate::language::{Language, tr};
use crate::print::formats::anagram::final_sheet::{provisional, why};
use crate::print::layout::face::Weight;
use crate::print::layout::flow::Align;
use crate::print::layout::leaf::{Leaf, LeafFigures, Widths};
use crate::print::layout::table::Column;
use crate::print::layout::template::Figure;
use crate::print::layout::{Pages, Templates};
use crate::print::words;
use crate::text;

/// Widths of the columns; the last three share what the others leave, in proportion.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::print) struct Columns {
    pub rank_mm: Figure,
    pub moved_mm: Figure,
    pub total_mm: Figure,
    pub deductions_mm: Figure,
    pub invalid_mm: Figure,
    pub valid_mm: Figure,
    pub high_mm: Figure,
    pub name_share: Figure,
    pub club_share: Figure,
    pub why_share: Figure,
    /// In the table of the rounds' points.
    pub round_mm: Figure,
}

/// The least that the columns which share the rest are read in.
const LEAST_MM: f32 = 60.0;
const LEAST_NAME_MM: f32 = 25.0;

impl Columns {
    fn fixed_mm(&self) -> f32 {
        self.rank_mm.get()
            + self.moved_mm.get()
            + self.total_mm.get()
            + self.deductions_mm.get()
            + self.invalid_mm.get()
            + 4.0 * self.valid_mm.get()
            + self.high_mm.get()
    }

    fn by_round_mm(&self, rounds: usize) -> f32 {
        let rounds = f32::from(u8::try_from(rounds).unwrap_or(u8::MAX));
        self.rank_mm.get() + rounds * self.round_mm.get() + self.total_mm.get()
    }
}

impl Widths for Columns {
    const NAME: &'static str = "standings";
    const EMBEDDED: &'static str = include_str!("../../../../../templates/print/standings.toml");

    fn taken_mm(&self) -> f32 {
        let rounds = all_rounds().count();
        (self.fixed_mm() + LEAST_MM).max(self.by_round_mm(rounds) + LEAST_NAME_MM)
    }
}

pub(in crate::print) type Figures = LeafFigures<Columns>;
type Page<'a> = Leaf<'a, Columns>;

pub(super) fn document(sheet: &StandingsSheet, language: Language, templates: &Templates) -> Pages {
    let kicker = tr(language, "documents-standings");
    let title = if sheet.rounds == 0 {
        tr(language, "documents-nothing-played")
    } else {
        text!(language, "documents-after-round", round = sheet.after)
    };
    let mut called = words::called(&sheet.details, kicker, title, language);
    called.facts = vec![
        text!(language, "print-final-players", count = sheet.rows.len()),
        text!(language, "print-final-rounds", count = sheet.rounds),
    ];
    let provisional = provisional(&sheet.provisional, language);
    if provisional.is_some() {
        called.mark = tr(language, "documents-provisional");
    }
    let figures: Figures = templates.figures();
    let mut leaf = Leaf::new((&figures, templates.club()), language, called);
    if let Some(provisional) = provisional {
        leaf.banner(&provisional);
    }
    leaf.flow.skip(2.0);
    if sheet.rows.is_empty() {
        leaf.body(&tr(language, "documents-no-players"));
        return leaf.finish();
    }
    let deducted = sheet.rows.iter().any(|row| row.row.standing.deductions > 0);
    let columns = columns(&leaf, deducted);
    leaf.table(&columns, &rows(sheet, deducted, language));
    leaf.note(&tr(language, "documents-standings-legend"));
    by_round(&mut leaf, sheet);
    leaf.finish()
}

fn columns(leaf: &Page<'_>, deducted: bool) -> Vec<Column> {
    let (widths, language) = (leaf.figures.columns, leaf.language);
    let unused = if deducted { 0.0 } else { widths.deductions_mm.get() };
    let left_over = leaf.flow.width_mm() - widths.fixed_mm() + unused;
    let shares = widths.name_share.get() + widths.club_share.get() + widths.why_share.get();
    let share = |share: Figure| left_over * share.get() / shares;
    let (plain, bold) = (Weight::Regular, Weight::Bold);
    let (left, right) = (Align::Left, Align::Right);
    let valid = |letters: u32| {
        let heading = text!(language, "print-column-valid", letters = letters);
        leaf.column(heading, widths.valid_mm.get(), right, plain)
    };
    let named = |key, width, align, weight| leaf.column(tr(language, key), width, align, weight);
    let mut columns = vec![
        named("print-column-rank", widths.rank_mm.get(), right, bold),
        named("documents-column-moved", widths.moved_mm.get(), left, plain),
        named("print-column-name", share(widths.name_share), left, bold),
        named("print-column-club", share(widths.club_share), left, plain),
        named("print-column-total", widths.total_mm.get(), right, bold),
    ];
    if deducted {
        columns.push(named("print-column-deductions", widths.deductions_mm.get(), right, plain));
    }
    columns.push(named("print-column-invalid", widths.invalid_mm.get(), right, plain));
    columns.extend([7, 6, 5, 4].map(valid));
    columns.push(named("print-column-high", widths.high_mm.get(), right, plain));
    let mut why = named("print-column-why", share(widths.why_share), left, plain);
    why.style = leaf.soft(leaf.figures.sizes.small);
    columns.push(why);
    columns
}

fn rows(sheet: &StandingsSheet, deducted: bool, language: Language) -> Vec<Vec<String>> {
    let above = std::iter::once(None).chain(sheet.rows.iter().map(Some));
    let rows = sheet.rows.iter().zip(above);
    rows.map(|(row, above)| cells(row, above, deducted, language)).collect()
}

fn cells(
    moved: &MovedRow,
    above: Option<&MovedRow>,
    deducted: bool,
    language: Language,
) -> Vec<String> {
    let number = |number: u32| language.number(i64::from(number));
    let (row, standing) = (&moved.row, &moved.row.standing);
    let mut cells = vec![
        rank(moved, language),
        match moved.moved {
            None => String::new(),
            Some(0) => "=".to_owned(),
            Some(up) if up > 0 => format!("▲{up}"),
            Some(down) => format!("▼{}", down.unsigned_abs()),
        },
        row.name.clone(),
        row.club.clone(),
        language.number(standing.total),
    ];
    if deducted {
        cells.push(language.number(standing.deductions));
    }
    let tally = standing.tally;
    cells.push(number(standing.invalid_points));
    cells.extend(
        [tally.valid_7, tally.valid_6, tally.valid_5, tally.valid_4, tally.valid_high].map(number),
    );
    cells.push(why(row, above.map(|above| &above.row), language));
    cells
}

fn rank(row: &MovedRow, language: Language) -> String {
    let rank = row.row.standing.rank;
    rank.map_or_else(|| "—".to_owned(), |rank| language.number(i64::from(rank)))
}

/// The points of each round that counts.
fn by_round(leaf: &mut Page<'_>, sheet: &StandingsSheet) {
    let language = leaf.language;
    let rounds = sheet.rows.first().map(|row| &row.row.standing.rounds);
    let rounds: Vec<usize> = rounds
        .into_iter()
        .flat_map(|rounds| rounds.iter().enumerate())
        .filter_map(|(index, points)| points.map(|_| index))
        .collect();
    if rounds.is_empty() {
        return;
    }
    leaf.heading(&tr(language, "documents-points-by-round"));
    let widths = leaf.figures.columns;
    let name_mm = leaf.flow.width_mm() - widths.by_round_mm(rounds.len());
    let (plain, bold) = (Weight::Regular, Weight::Bold);
    let right = Align::Right;
    let mut columns = vec![
        leaf.column(tr(language, "print-column-rank"), widths.rank_mm.get(), right, bold),
        leaf.column(tr(language, "print-column-name"), name_mm, Align::Left, bold),
    ];
    columns.extend(
        rounds
            .iter()
            .map(|index| leaf.column((index + 1).to_string(), widths.round_mm.get(), right, plain)),
    );
    let total = tr(language, "print-column-total");
    columns.push(leaf.column(total, widths.total_mm.get(), right, bold));
    let rows: Vec<Vec<String>> = sheet
        .rows
        .iter()
        .map(|row| {
            let standing = &row.row.standing;
            let points = rounds.iter().map(|&index| {
                let points = standing.rounds.get(index).copied().flatten();
                points.map_or_else(|| "—".to_owned(), |points| language.number(points.into()))
            });
            let mut cells = vec![rank(row, language), row.row.name.clone()];
            cells.extend(points);
            cells.push(language.number(standing.total));
            cells
        })
        .collect();
    leaf.table(&columns, &rows);
}
