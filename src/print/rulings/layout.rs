//! The rulings on pages.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{RulingLine, Rulings, Written};
use crate::domain::contest::ruling::Ruled;
use crate::language::{Language, SaidAs, tr};
use crate::print::layout::block::deal_evenly;
use crate::print::layout::face::Weight;
use crate::print::layout::flow::Align;
use crate::print::layout::grid::{
    Cell, Column, Grid, GridLook, RowLook, Rule, bold, lines_mm, plain,
};
use crate::print::layout::leaf::{self, DOT, Leaf, LeafFigures, Widths};
use crate::print::layout::text::{self, Place};
use crate::print::layout::{Pages, Templates, Warning};
use crate::print::words;
use crate::text;

/// Widths of the columns; the evidence takes the rest.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
pub(in crate::print) struct Columns(Widths);

/// The least that evidence is read in.
const LEAST_MM: f32 = 40.0;

impl leaf::Columns for Columns {
    const NAME: &'static str = "rulings";
    const EMBEDDED: &'static str = include_str!("../../../templates/print/rulings.toml");

    fn tables(&self) -> Vec<(f32, f32)> {
        vec![(self.fixed_mm(), LEAST_MM)]
    }
}

impl Columns {
    /// What the columns take beside the evidence.
    fn fixed_mm(&self) -> f32 {
        let keys = ["word_mm", "ruling_mm", "rounds_mm", "sheets_mm", "by_mm"];
        keys.into_iter().map(|key| self.0.get(key)).sum()
    }
}

pub(in crate::print) type Figures = LeafFigures<Columns>;

pub(super) fn document(
    rulings: &Rulings,
    (language, said): (Language, SaidAs),
    templates: &Templates,
) -> Pages {
    let kicker = tr(language, "documents-rulings");
    let title = tr(language, "documents-rulings-title");
    let competition = rulings.details.title.trim().to_owned();
    // A loose page says of which competition it is.
    let running = match competition.as_str() {
        "" => kicker.clone(),
        competition => competition.to_owned(),
    };
    let running = text!(language, "print-continued", what = running);
    let mut called = words::called(&rulings.details, kicker, title, language);
    called.running = running;
    let count = text!(language, "documents-rulings-count", count = rulings.rulings.len());
    called.right = vec![competition];
    called.right.extend(words::place(&rulings.details, language));
    called.right.retain(|line| !line.is_empty());
    called.facts = vec![(String::new(), count)];
    called.facts.extend(rulings.lexicon.as_ref().map(|list| {
        let list = words::lexicon(list, language);
        (String::new(), text!(language, "documents-over-lexicon", list = list))
    }));
    let by = Judge::of(&rulings.rulings);
    called.facts.extend(by.map(|by| (String::new(), by.said(language))));
    let figures: Figures = templates.figures();
    let mut leaf = Leaf::new((&figures, templates.club()), language, called);
    leaf.flow.skip(2.0);
    if rulings.rulings.is_empty() {
        leaf.body(&tr(language, "documents-no-rulings"));
    } else {
        let width_mm = leaf.flow.width_mm();
        let small = plain(figures.sizes.small.get());
        let lines =
            text::wrap(&legend(rulings, (language, said)), small.weight, small.size_pt, width_mm);
        let below_mm = figures.space.below_heading_mm.get() + lines_mm(lines.len(), small.size_pt);
        table(&mut leaf, said, (&rulings.rulings, by), below_mm);
    }
    if !rulings.waiting.is_empty() {
        leaf.heading(&tr(language, "documents-waiting"));
        let words = rulings.waiting.iter().map(|waiting| {
            let place = place(&waiting.written, (language, said));
            text!(language, "documents-waiting-word", word = &waiting.word, place = place)
        });
        let words: Vec<String> = words.collect();
        let plain = leaf.plain(leaf.figures.sizes.body);
        leaf.flow.facts(&words, DOT, plain);
    }
    leaf.note(&legend(rulings, (language, said)));
    let has_nothing = rulings.rulings.is_empty() && rulings.waiting.is_empty();
    Pages { has_nothing, ..leaf.finish() }
}

/// For whom a ruling holds, and what the sign of a word that nobody wrote means, where one is.
fn legend(rulings: &Rulings, (language, said): (Language, SaidAs)) -> String {
    let nowhere = rulings.rulings.iter().any(|line| line.written.sheets == 0);
    let nowhere = nowhere.then(|| tr(language, "documents-rulings-nowhere"));
    let holds = tr(language, said("documents-rulings-legend"));
    std::iter::once(holds).chain(nowhere).collect::<Vec<_>>().join(" ")
}

/// Who ruled on most of the words, which is said once.
#[derive(Clone, Copy)]
struct Judge<'a> {
    name: &'a str,
    /// Whether others ruled, too: their names stand beside their rulings.
    others: bool,
}

impl<'a> Judge<'a> {
    /// `None` where nobody gave a name.
    fn of(rulings: &'a [RulingLine]) -> Option<Self> {
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for (name, _) in rulings.iter().filter_map(|line| line.by.as_ref()) {
            *counts.entry(name.trim()).or_default() += 1;
        }
        let (&name, _) = counts.iter().max_by_key(|(_, count)| **count)?;
        (!name.is_empty()).then_some(Self { name, others: counts.len() > 1 })
    }

    fn said(self, language: Language) -> String {
        let key = if self.others { "documents-ruled-by-but" } else { "documents-ruled-by" };
        text!(language, key, name = self.name)
    }
}

/// A ruling, its texts broken into the lines of their columns.
struct Laid {
    cells: [Vec<String>; 5],
    sheets: String,
    ruled: Ruled,
    height_mm: f32,
}

/// The columns of texts, in order: the key of a heading, and the key of a width; the evidence takes the rest.
const TEXTS: [(&str, &str); 5] = [
    ("documents-column-word", "word_mm"),
    ("documents-column-ruling", "ruling_mm"),
    ("documents-column-evidence", ""),
    ("documents-column-rounds", "rounds_mm"),
    ("documents-column-by", "by_mm"),
];

/// The column of which way a word was ruled.
const RULED_AT: usize = 1;

/// Of a word that stands on no sheet: no cell is empty.
const NOWHERE: &str = "–";

/// The room of a time without a name, and by how much rows are lowered where that saves a page.
const AT_MM: f32 = 11.0;
const LOWER_MM: [f32; 4] = [0.3, 0.6, 0.9, 1.2];

/// What a text keeps from the next column.
const GAP_MM: f32 = 2.0;

/// How many lines a text may take before it is shortened; evidence never is, short of a page.
const LINES: usize = 6;
const EVIDENCE_LINES: usize = 40;

/// Sets the rulings; below the last of them so much room is left.
fn table(
    leaf: &mut Leaf<'_, Columns>,
    said: SaidAs,
    (rulings, judge): (&[RulingLine], Option<Judge<'_>>),
    below_mm: f32,
) {
    let (language, sizes) = (leaf.language, leaf.figures.sizes);
    let (cell, heading) = (plain(sizes.cell.get()), bold(sizes.column_heading.get()));
    let widths = &leaf.figures.columns;
    // A time alone needs no more room than its heading.
    let alone = judge.is_some_and(|judge| !judge.others);
    let by = if alone { "documents-column-at" } else { "documents-column-by" };
    let by_mm = if alone { AT_MM } else { widths.0.get("by_mm") };
    // Which way a word was ruled stands on one line.
    let strong = bold(cell.size_pt);
    let least_mm = widths.0.get("ruling_mm");
    let ruled = rulings.iter().map(|line| strong.width_mm(&texts(line, judge, language)[RULED_AT]));
    let ruled_mm = ruled.map(|mm| mm + GAP_MM + 0.1).fold(least_mm, f32::max);
    let fixed_mm = widths.fixed_mm() - widths.0.get("by_mm") + by_mm - least_mm + ruled_mm;
    let rest_mm = leaf.flow.width_mm() - fixed_mm;
    let wide = TEXTS.map(|(_, key)| match key {
        "" => rest_mm,
        "by_mm" => by_mm,
        "ruling_mm" => ruled_mm,
        key => widths.0.get(key),
    });
    let laid = |line: &RulingLine, warnings: &mut Vec<Warning>| {
        let mut height_mm = 0.0_f32;
        let texts = texts(line, judge, language).into_iter().zip(wide).enumerate();
        let cells = texts.map(|(at, (text, width_mm))| {
            let most_lines = if TEXTS[at].1.is_empty() { EVIDENCE_LINES } else { LINES };
            let weight = if at <= RULED_AT { Weight::Bold } else { Weight::Regular };
            let (size_pt, width_mm) = (cell.size_pt, width_mm - GAP_MM);
            let place = Place { width_mm, most_lines, size_pt, least_pt: size_pt };
            let lines = text::fit(&text, weight, place, warnings).lines;
            height_mm = height_mm.max(lines_mm(lines.len(), size_pt));
            lines
        });
        let cells: Vec<Vec<String>> = cells.collect();
        let sheets = line.written.sheets;
        Laid {
            cells: cells.try_into().expect("a cell of each column"),
            sheets: if sheets == 0 { NOWHERE.to_owned() } else { sheets.to_string() },
            ruled: line.ruling.ruled,
            height_mm,
        }
    };
    let rows: Vec<Laid> = rulings.iter().map(|line| laid(line, &mut leaf.flow.warnings)).collect();
    let texts = TEXTS.into_iter().zip(wide).enumerate().map(|(at, ((key, _), width_mm))| {
        let lines = move |laid: &Laid| {
            // Among many that are not valid those that are stand out.
            let style = match (at, laid.ruled) {
                (0, _) | (RULED_AT, Ruled::Valid) => strong,
                _ => cell,
            };
            Cell::Lines(laid.cells[at].iter().map(|line| vec![(line.clone(), style)]).collect())
        };
        Column {
            heading: vec![(
                tr(language, said(if at + 1 == TEXTS.len() { by } else { key })),
                heading,
            )],
            width_mm,
            align: Align::Left,
            rule: Rule::None,
            cell: Box::new(lines),
        }
    });
    let mut columns: Vec<Column<'_, Laid>> = texts.collect();
    let sheets = Column {
        heading: vec![(tr(language, said("documents-column-sheets")), heading)],
        width_mm: widths.0.get("sheets_mm") - GAP_MM,
        align: Align::Right,
        rule: Rule::None,
        cell: Box::new(|laid: &Laid| Cell::Plain(laid.sheets.clone())),
    };
    let between = Column {
        heading: Vec::new(),
        width_mm: GAP_MM,
        align: Align::Left,
        rule: Rule::None,
        cell: Box::new(|_: &Laid| Cell::Plain(String::new())),
    };
    columns.splice(TEXTS.len() - 1..TEXTS.len() - 1, [sheets, between]);
    let look = GridLook {
        heading_pt: heading.size_pt,
        small_pt: sizes.small.get(),
        figure_pt: cell.size_pt,
        total_pt: sizes.total.get(),
        row_mm: leaf.figures.space.row_mm.get(),
    };
    let row = Box::new(|laid: &Laid| RowLook { least_mm: laid.height_mm, ..RowLook::default() });
    set_evenly(leaf, Grid { columns, groups: Vec::new(), look, row }, &rows, below_mm);
}

/// On as few pages as possible, equally full.
fn set_evenly(
    leaf: &mut Leaf<'_, Columns>,
    mut grid: Grid<'_, Laid>,
    rows: &[Laid],
    below_mm: f32,
) {
    let (head_mm, further_mm) = (grid.head_mm(), leaf.figures.page.text_height_mm());
    let high =
        |grid: &Grid<'_, Laid>| -> Vec<f32> { rows.iter().map(|row| grid.high_mm(row)).collect() };
    let heights = high(&grid);
    if heights.iter().any(|height| head_mm + height > further_mm) {
        grid.set_all(&mut leaf.flow, rows);
        return;
    }
    let (first_mm, last_mm) = (leaf.flow.room_mm() - head_mm, further_mm - head_mm);
    let rooms = [first_mm - below_mm, first_mm, last_mm, last_mm - below_mm];
    let mut rest = rows;
    // A last page of a few rows has some of the page before it.
    let least = rows.len().min(grid.rows_in(further_mm) / 3);
    let mut pages = deal_evenly(&heights, rooms, least);
    // A little lower they may take a page less.
    let usual_mm = grid.look.row_mm;
    for row_mm in LOWER_MM.map(|lower_mm| usual_mm - lower_mm) {
        grid.look.row_mm = row_mm;
        let lower = deal_evenly(&high(&grid), rooms, least);
        if lower.len() < pages.len() {
            pages = lower;
            break;
        }
        grid.look.row_mm = usual_mm;
    }
    for (number, count) in pages.into_iter().enumerate() {
        if number > 0 {
            leaf.flow.break_page();
        }
        let (own, further) = rest.split_at(count.min(rest.len()));
        grid.set(&mut leaf.flow, own);
        rest = further;
    }
}

/// What stands in the columns of texts.
fn texts(line: &RulingLine, judge: Option<Judge<'_>>, language: Language) -> [String; 5] {
    let ruled = match line.ruling.ruled {
        Ruled::Valid => tr(language, "documents-is-valid"),
        Ruled::Invalid => tr(language, "documents-is-invalid"),
    };
    let by = line.by.as_ref().map(|(name, at)| {
        let other = Some(name.trim()).filter(|name| judge.is_none_or(|judge| judge.name != *name));
        let parts = [other.unwrap_or_default().to_owned(), at.format("%H:%M").to_string()];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(DOT)
    });
    let (evidence, mut rounds) = (line.ruling.evidence.trim(), words::row(&line.written.rounds));
    if rounds.is_empty() {
        NOWHERE.clone_into(&mut rounds);
    }
    [line.word.clone(), ruled, evidence.to_owned(), rounds, by.unwrap_or_default()]
}

fn place(written: &Written, (language, said): (Language, SaidAs)) -> String {
    text!(
        language,
        said("documents-in-rounds"),
        count = written.rounds.len(),
        rounds = words::row(&written.rounds),
        sheets = written.sheets
    )
}
