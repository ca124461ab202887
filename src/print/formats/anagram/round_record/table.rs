//! The results of a round: every player of the competition in a row.

use super::columns::Columns;
use super::{Checked, RoundRecord, RoundResult};
use crate::domain::formats::anagram::grade::Sum;
use crate::language::{Language, tr};
use crate::print::formats::anagram::graded::{GradedSheet, State, note};
use crate::print::formats::anagram::names::{self, Lines};
use crate::print::formats::anagram::standing::{lines, small_line};
use crate::print::layout::flow::Align;
use crate::print::layout::grid::{
    Cell, Column, Grid, GridLook, RowLook, Rule, bold, figures_mm, plain,
};
use crate::print::layout::leaf::{DOT, Leaf};
use crate::print::layout::text;
use crate::text;

/// A result with its name and note laid out.
pub(super) struct Laid<'a> {
    result: &'a RoundResult,
    name: Lines,
    note: Lines,
    /// What its lines need; nothing where there is one.
    least_mm: f32,
}

/// The first of the columns of valid words, each kind with how many and their points.
const VALID_AT: usize = 4;
/// What names and notes keep from their neighbours, and several lines from other rows.
const GAP_MM: f32 = 1.8;
const CLEAR_MM: f32 = 1.4;
/// What a name keeps from the figures at its right, which stand at the right of a wide column.
const NAME_GAP_MM: f32 = 0.2;

#[expect(clippy::too_many_lines, reason = "one column after the other, each in a few lines")]
pub(super) fn table<'a>(
    leaf: &mut Leaf<'_, Columns>,
    record: &'a RoundRecord,
) -> (Grid<'a, Laid<'a>>, Vec<Laid<'a>>) {
    let (language, sizes) = (leaf.language, leaf.figures.sizes);
    let columns = &leaf.figures.columns;
    let widths = &columns.0;
    let heading_style = bold(sizes.column_heading.get());
    let headed = |key: &str, width: f32| {
        figures_mm(std::iter::once(tr(language, key)), heading_style, width)
    };
    let rank_mm = headed("print-column-rank", widths.get("rank_mm"));
    let number_mm = headed("documents-column-number", widths.get("number_mm") - GAP_MM / 2.0);
    let more = rank_mm - widths.get("rank_mm") + number_mm + GAP_MM / 2.0 - widths.get("number_mm");
    let name_mm = leaf.flow.width_mm() - columns.beside_mm() - columns.fixed_mm() - more;
    let note_mm = widths.get("note_mm");
    let (strong, small) = (bold(sizes.figure.get()), plain(sizes.tiny.get()));
    let rows = record.results.iter().map(|result| {
        let warnings = &mut leaf.flow.warnings;
        let said = said(result, language);
        let name = (result.row.name.as_str(), "", "");
        let name = names::cell(name, (strong, small), name_mm - NAME_GAP_MM, warnings);
        let said = text::clean(&said, small.weight, warnings);
        let note = text::wrap(&said, small.weight, small.size_pt, note_mm - GAP_MM);
        let note = note.into_iter().map(|line| vec![(line, small)]).collect();
        let high = |lines: &Lines| match lines.len() {
            0 | 1 => 0.0,
            _ => names::height_mm(lines) + CLEAR_MM,
        };
        let least_mm = high(&name).max(high(&note));
        Laid { result, name, note, least_mm }
    });
    let rows: Vec<Laid<'a>> = rows.collect();
    let look = GridLook {
        heading_pt: sizes.column_heading.get(),
        small_pt: sizes.small.get(),
        figure_pt: sizes.figure.get(),
        total_pt: sizes.total.get(),
        row_mm: leaf.figures.space.row_mm.get(),
    };
    let heading = |key: &str| vec![(tr(language, key), bold(look.heading_pt))];
    let column = |heading, width_mm, align, cell| Column {
        heading,
        width_mm,
        align,
        rule: Rule::None,
        cell,
    };
    let number = move |number: u32| Cell::Plain(language.number(i64::from(number)));
    let signed = move |points: i32| language.signed(i64::from(points));
    // Where nothing was graded a dash stands.
    let of = move |result: &RoundResult, cell: &dyn Fn(&GradedSheet) -> Cell| match &result.sheet {
        Some(sheet) if !matches!(sheet.state, State::Missing | State::NotHandedIn) => cell(sheet),
        _ => Cell::Soft("–".to_owned()),
    };
    let count = move |sum: fn(&GradedSheet) -> Sum| {
        Box::new(move |laid: &Laid<'_>| of(laid.result, &|sheet| number(sum(sheet).count)))
    };
    let points = move |sum: fn(&GradedSheet) -> Sum| {
        Box::new(move |laid: &Laid<'_>| {
            of(laid.result, &|sheet| Cell::Plain(signed(sum(sheet).points)))
        })
    };
    let (count_mm, points_mm) = (widths.get("count_mm"), widths.get("points_mm"));
    let blank = || vec![(String::new(), plain(look.heading_pt))];
    // Below the heading that says of which words.
    let below = |key: &str| vec![(tr(language, key), plain(sizes.tiny.get()))];
    let columns: Vec<Column<'a, Laid<'a>>> = vec![
        column(
            heading("print-column-rank"),
            rank_mm,
            Align::Right,
            Box::new(|laid: &Laid<'_>| {
                Cell::Strong(
                    laid.result.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string()),
                )
            }),
        ),
        column(
            heading("documents-column-number"),
            number_mm,
            Align::Right,
            Box::new(|laid| Cell::Plain(laid.result.number.to_string())),
        ),
        column(blank(), GAP_MM / 2.0, Align::Left, Box::new(|_| Cell::Plain(String::new()))),
        column(
            heading("print-column-name"),
            name_mm,
            Align::Left,
            Box::new(|laid| Cell::Lines(laid.name.clone())),
        ),
        column(
            below("documents-column-of-words"),
            count_mm,
            Align::Right,
            count(|sheet| sheet.valid),
        ),
        column(
            below("documents-column-of-points"),
            points_mm,
            Align::Right,
            points(|sheet| sheet.valid),
        ),
        column(
            below("documents-column-of-words"),
            count_mm,
            Align::Right,
            count(|sheet| sheet.invalid),
        ),
        column(
            below("documents-column-of-points"),
            points_mm,
            Align::Right,
            points(|sheet| sheet.invalid),
        ),
        column(
            heading("documents-column-points"),
            widths.get("total_mm") - GAP_MM / 2.0,
            Align::Right,
            Box::new(move |laid| total(laid.result, language)),
        ),
        column(blank(), GAP_MM / 2.0, Align::Left, Box::new(|_| Cell::Plain(String::new()))),
        column(
            heading("documents-column-note"),
            note_mm,
            Align::Left,
            Box::new(|laid| Cell::Lines(laid.note.clone())),
        ),
    ];
    let row = Box::new(|laid: &Laid<'_>| RowLook { least_mm: laid.least_mm, ..RowLook::default() });
    let groups = vec![
        (VALID_AT, 2, tr(language, "documents-column-valid")),
        (VALID_AT + 2, 2, tr(language, "documents-column-invalid")),
    ];
    (Grid { columns, groups, look, row }, rows)
}

/// The points, with the mark of a sheet that does not count before them.
fn total(result: &RoundResult, language: Language) -> Cell {
    let Some(sheet) = &result.sheet else { return Cell::Strong("–".to_owned()) };
    let total = language.signed(i64::from(sheet.total()));
    match sheet.state {
        State::Counts | State::Unsettled => Cell::Strong(total),
        State::Missing => Cell::Strong("?".to_owned()),
        State::Late => Cell::Marked(tr(language, "print-mark-late"), total),
        State::Void => Cell::Marked(tr(language, "print-mark-void"), total),
        State::NotHandedIn => Cell::Marked(tr(language, "print-mark-none"), total),
    }
}

/// Whether it was checked, what is to be known of the sheet, and of the player.
fn said(result: &RoundResult, language: Language) -> String {
    let mut parts = Vec::new();
    if let Some(sheet) = &result.sheet {
        parts.push(note(sheet.state, language));
        if sheet.undecided > 0 && sheet.state == State::Counts {
            parts.push(text!(language, "documents-undecided", count = sheet.undecided));
        }
    }
    for line in lines(std::iter::once((&result.row, None))) {
        parts.extend(line.status(language));
    }
    parts.retain(|part| !part.is_empty());
    let said = small_line(&parts, "");
    let check = match result.check {
        Checked::None => "",
        Checked::Keyed => "✓",
        Checked::Twice => "✓✓",
    };
    let both = [check, said.as_str()].into_iter().filter(|part| !part.is_empty());
    both.collect::<Vec<_>>().join(if check.is_empty() { DOT } else { " " })
}
