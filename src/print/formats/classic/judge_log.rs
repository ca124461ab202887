//! The judge's log: every set of words that was judged, with its one verdict.

use super::challenge_slips::verdict;
use super::played::{JudgedSet, Played};
use crate::language::{Language, tr};
use crate::print::layout::columns::{GAP_MM, gap, look, texts, wrapped};
use crate::print::layout::grid::{Cell, Column, Grid, RowLook, bold, plain};
use crate::print::layout::leaf::{Called, Leaf};
use crate::print::layout::table::{Lines, leaf_of, row_mm};
use crate::print::layout::{Pages, Templates};
use crate::text;

leaf_of!("judge-log", ["time_mm", "place_mm", "verdict_mm", "who_mm"], "words_mm");

/// The facts of a judge's log.
#[derive(Clone, Debug, Default)]
pub struct JudgeLog {
    pub(super) called: Called,
    /// A line a judged set: time, place, words, verdict, who.
    pub lines: Vec<[String; 5]>,
}

impl JudgeLog {
    /// The log of a competition.
    pub fn of(played: Played<'_>, language: Language) -> Self {
        let called = played.called(tr(language, "games-judge-log"), language);
        let lines = played.course.judged.iter().map(|set| line(set, language));
        Self { called, lines: lines.collect() }
    }
}

fn line(set: &JudgedSet, language: Language) -> [String; 5] {
    let place = match (set.round, set.table) {
        (Some(round), Some(table)) => {
            text!(language, "games-slip-title", round = round.get(), table = table.to_string())
        }
        (Some(round), None) => text!(language, "documents-round", round = round.get()),
        (None, Some(table)) => text!(language, "games-at-table", table = table.to_string()),
        (None, None) => String::new(),
    };
    let mut said = verdict(set.verdict, language);
    if let Some((answer, source)) = &set.answer {
        let answered = verdict(*answer, language);
        said =
            text!(language, "games-answered", verdict = said, answer = answered, source = source);
    }
    [set.at.clone(), place, set.words.join(", "), said, set.who.clone()]
}

/// The pages in a language.
pub fn judge_log(facts: &JudgeLog, language: Language, templates: &Templates) -> Pages {
    let all: Figures = templates.figures();
    let mut leaf = Leaf::new((&all, templates.club()), language, facts.called.clone());
    if facts.lines.is_empty() {
        return leaf.nothing(&tr(language, "games-nothing-judged"));
    }
    let widths = &all.columns.0;
    let [time, place, verdict, who] =
        ["time_mm", "place_mm", "verdict_mm", "who_mm"].map(|key| widths.get(key));
    let words = leaf.flow.width_mm() - time - place - verdict - who;
    let own = [time, place, words, verdict, who];
    let mut rows: Vec<([Lines; 5], f32)> = Vec::new();
    for line in &facts.lines {
        let mut cells: [Lines; 5] = Default::default();
        for (at, (said, width)) in line.iter().zip(own).enumerate() {
            let style =
                if at == 2 { bold(all.sizes.cell.get()) } else { plain(all.sizes.cell.get()) };
            let lines = wrapped(said, style, width - GAP_MM, &mut leaf.flow.warnings);
            if let Some(cell) = cells.get_mut(at) {
                *cell = lines;
            }
        }
        let least = cells.iter().map(|lines| row_mm(&leaf, lines)).fold(0.0, f32::max);
        rows.push((cells, least));
    }
    let look = look(&all, all.space.row_mm.get());
    let keys = [
        "games-column-time",
        "games-column-place-of-table",
        "games-column-words",
        "games-column-verdict",
        "games-column-who",
    ];
    let mut columns: Vec<Column<'_, ([Lines; 5], f32)>> = Vec::new();
    for (at, (key, width)) in keys.into_iter().zip(own).enumerate() {
        let cell =
            move |row: &([Lines; 5], f32)| Cell::Lines(row.0.get(at).cloned().unwrap_or_default());
        columns.push(texts(
            (tr(language, key), look),
            width - if at == 4 { GAP_MM } else { 0.0 },
            cell,
        ));
    }
    columns.push(gap(look));
    let row = Box::new(|row: &([Lines; 5], f32)| RowLook { least_mm: row.1, ..RowLook::default() });
    let grid = Grid { columns, groups: Vec::new(), look, row };
    grid.set_all(&mut leaf.flow, &rows);
    leaf.finish()
}
