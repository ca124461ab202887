//! A player's report on pages.

use serde::Deserialize;

use super::{PlayerReport, ReportLine};
use crate::domain::formats::duplicate::standings::Row;
use crate::language::{Language, tr};
use crate::print::formats::duplicate::played::{annulled_key, annulled_mark};
use crate::print::formats::duplicate::table::{
    GAP_MM, figures, gap, height_mm, look, texts, wrapped,
};
use crate::print::layout::grid::{Cell, Grid, RowLook, bold, plain, soft};
use crate::print::layout::leaf::{self, DOT, Leaf, LeafFigures, Widths};
use crate::print::layout::pages::Style;
use crate::print::layout::{Pages, Templates};
use crate::text;

/// Widths as the template of the report has them; the slip takes what is left.
#[derive(Clone, Debug, Deserialize)]
struct Columns {
    #[serde(flatten)]
    turns: Widths,
    /// Of sheets of words, which this format has not.
    #[serde(rename = "sheet")]
    _sheet: Widths,
}

impl leaf::Columns for Columns {
    const NAME: &'static str = "player-report";
    const EMBEDDED: &'static str =
        include_str!("../../../../../templates/print/player-report.toml");

    fn tables(&self) -> Vec<(f32, f32)> {
        Vec::new()
    }
}

struct Laid<'a> {
    line: &'a ReportLine,
    written: Vec<Vec<(String, Style)>>,
    top: Vec<Vec<(String, Style)>>,
}

pub(super) fn document(report: &PlayerReport, language: Language, templates: &Templates) -> Pages {
    let all: LeafFigures<Columns> = templates.figures();
    let mut leaf = Leaf::new((&all, templates.club()), language, report.called.clone());
    if let Some(row) = &report.row {
        leaf.flow.paragraph(&summary(row, language), bold(all.sizes.total.get()));
        leaf.flow.skip(all.space.above_section_mm.get() / 2.0);
    }
    if report.lines.is_empty() {
        return leaf.nothing(&tr(language, "turns-report-none"));
    }
    let (sizes, widths) = (all.sizes, &all.columns.turns);
    let turn_mm = widths.get("count_mm");
    let (rack_mm, points_mm) = (widths.get("letters_mm") * 0.86, widths.get("round_mm"));
    let (total_mm, rank_mm) = (widths.get("total_mm"), widths.get("rank_mm"));
    let top_mm = widths.get("letters_mm");
    let fixed = turn_mm + rack_mm + 2.0 * points_mm + top_mm + total_mm + rank_mm + 2.0 * GAP_MM;
    let written_mm = leaf.flow.width_mm() - fixed;
    let (strong, cell, small) =
        (bold(sizes.cell.get()), plain(sizes.figure.get()), soft(sizes.small.get()));
    let laid = report.lines.iter().map(|line| {
        let notes = &mut leaf.flow.warnings;
        let mut written = match line.written.as_str() {
            "" => Vec::new(),
            said => wrapped(said, strong, written_mm - GAP_MM, notes),
        };
        written.extend(wrapped(&line.why, small, written_mm - GAP_MM, notes));
        let top = match &line.top {
            Some(top) => {
                let said = format!("{} {}{DOT}{}", top.position, top.text(), top.points);
                wrapped(&said, cell, top_mm - GAP_MM, notes)
            }
            None => wrapped("–", cell, top_mm - GAP_MM, notes),
        };
        Laid { line, written, top }
    });
    let rows: Vec<Laid<'_>> = laid.collect();
    let look = look(&all, all.space.row_mm.get());
    let heading = |key: &str| (tr(language, key), look);
    let columns = vec![
        figures(heading("turns-column-turn"), turn_mm, |laid: &Laid<'_>| {
            Cell::Strong(laid.line.turn.to_string())
        }),
        gap(look),
        texts(heading("turns-column-letters"), rack_mm, |laid: &Laid<'_>| {
            Cell::Plain(laid.line.rack.clone())
        }),
        texts(heading("turns-column-slip"), written_mm, |laid: &Laid<'_>| {
            Cell::Lines(laid.written.clone())
        }),
        figures(heading("turns-column-points"), points_mm, move |laid: &Laid<'_>| {
            if laid.line.annulled {
                return Cell::Soft(annulled_mark(language));
            }
            Cell::Strong(language.number(laid.line.points.into()))
        }),
        figures(heading("turns-column-solo"), points_mm, move |laid: &Laid<'_>| {
            match laid.line.solo {
                0 => Cell::Soft("–".to_owned()),
                points => Cell::Plain(language.signed(points.into())),
            }
        }),
        gap(look),
        texts(heading("turns-column-top"), top_mm, |laid: &Laid<'_>| Cell::Lines(laid.top.clone())),
        figures(heading("turns-column-after"), total_mm, move |laid: &Laid<'_>| {
            Cell::Plain(language.number(laid.line.after.0))
        }),
        figures(heading("turns-column-rank-after"), rank_mm, |laid: &Laid<'_>| {
            let rank = laid.line.after.1;
            Cell::Plain(rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string()))
        }),
    ];
    let size = sizes.cell.get();
    let row = Box::new(move |laid: &Laid<'_>| {
        let lines = laid.written.len().max(laid.top.len());
        RowLook { least_mm: height_mm(lines, size), ..RowLook::default() }
    });
    Grid { columns, groups: Vec::new(), look, row }.set_all(&mut leaf.flow, &rows);
    let key = report.lines.iter().find(|line| line.annulled).map(|_| annulled_key(language));
    let key: Vec<String> = std::iter::once(tr(language, "turns-report-key")).chain(key).collect();
    leaf.note(&key.join(" "));
    let told =
        [("exchange-penalties", &report.sanctions), ("exchange-objections", &report.objections)];
    for (key, lines) in told.into_iter().filter(|(_, lines)| !lines.is_empty()) {
        leaf.heading(&tr(language, key));
        for line in lines {
            leaf.body(line);
        }
    }
    leaf.finish()
}

/// Rank, total, and what the total is made of.
fn summary(row: &Row, language: Language) -> String {
    let mut parts = Vec::new();
    parts.extend(row.rank.map(|rank| text!(language, "turns-report-rank", rank = rank)));
    parts.push(text!(language, "turns-report-total", points = row.total));
    parts.push(text!(
        language,
        "turns-report-made-of",
        turns = row.turn_points,
        solos = row.solo_points,
        deductions = row.deductions
    ));
    parts.push(text!(language, "turns-report-share", share = row.per_mille, zeros = row.zeros));
    parts.join(DOT)
}
