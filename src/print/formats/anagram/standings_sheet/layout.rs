//! Standings on pages: the table, then the points of each round.

use serde::Deserialize;

use super::StandingsSheet;
use crate::domain::formats::anagram::rules::all_rounds;
use crate::language::{Language, tr};
use crate::print::formats::anagram::standing::{self, Deductions, Line, provisional};
use crate::print::layout::leaf::{self, Leaf, LeafFigures};
use crate::print::layout::table::{Column, Widths, fixed_mm};
use crate::print::layout::template::Figure;
use crate::print::layout::{Pages, Templates};
use crate::print::words;
use crate::text;

/// Widths of the columns; the last three share what the others leave, in proportion.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
pub(in crate::print) struct Columns(Widths);

/// The least that the columns which share the rest are read in.
const LEAST_MM: f32 = 60.0;
const LEAST_NAME_MM: f32 = 25.0;

impl leaf::Columns for Columns {
    const NAME: &'static str = "standings";
    const EMBEDDED: &'static str = include_str!("../../../../../templates/print/standings.toml");

    fn tables(&self) -> Vec<(f32, f32)> {
        let (language, note) = (Language::default(), Figure::default());
        let rounds: Vec<usize> = (0..all_rounds().count()).collect();
        vec![
            (fixed_mm(&columns(&self.0, language, Deductions::Shown, note)), LEAST_MM),
            (fixed_mm(&by_round(&self.0, language, &rounds)), LEAST_NAME_MM),
        ]
    }
}

pub(in crate::print) type Figures = LeafFigures<Columns>;

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
    let deductions = Deductions::of(sheet.rows.iter().map(|(row, _)| row));
    let columns = columns(&figures.columns.0, language, deductions, figures.sizes.small);
    let lines = standing::lines(sheet.rows.iter().map(|(row, moved)| (row, *moved)));
    leaf.table(&columns, &lines);
    leaf.note(&tr(language, "documents-standings-legend"));
    let rounds = sheet.rows.first().map(|(row, _)| &row.standing.rounds);
    let rounds = rounds.into_iter().flat_map(|rounds| rounds.iter().enumerate());
    let rounds: Vec<usize> = rounds.filter_map(|(index, points)| points.map(|_| index)).collect();
    if !rounds.is_empty() {
        leaf.heading(&tr(language, "documents-points-by-round"));
        leaf.table(&by_round(&figures.columns.0, language, &rounds), &lines);
    }
    leaf.finish()
}

fn columns<'a>(
    widths: &Widths,
    language: Language,
    deductions: Deductions,
    note: Figure,
) -> Vec<Column<'a, Line<'a>>> {
    let moved = |line: &Line<'_>| match line.moved {
        None => String::new(),
        Some(0) => "=".to_owned(),
        Some(up) if up > 0 => format!("▲{up}"),
        Some(down) => format!("▼{}", down.unsigned_abs()),
    };
    let of = widths.columns::<Line<'_>>(language);
    let mut columns = vec![
        standing::rank(widths, language).bold(),
        of.left("documents-column-moved", "moved_mm", moved),
    ];
    columns.extend(standing::columns(widths, language, deductions, note));
    columns
}

/// The columns of the points of each round, of these by their places in the schedule.
fn by_round<'a>(
    widths: &Widths,
    language: Language,
    rounds: &[usize],
) -> Vec<Column<'a, Line<'a>>> {
    let of = widths.columns::<Line<'_>>(language);
    let points = |&round: &usize| {
        of.headed((round + 1).to_string(), "round_mm", move |line| {
            let points = line.row.standing.rounds.get(round).copied().flatten();
            points.map_or_else(|| "—".to_owned(), |points| language.number(points.into()))
        })
    };
    let mut columns = vec![
        standing::rank(widths, language).bold(),
        of.rest("print-column-name", |line| line.row.name.clone()).bold(),
    ];
    columns.extend(rounds.iter().map(points));
    columns.push(standing::total(widths, language));
    columns
}
