//! What stands below standings: averages of the rounds, and what every sign means.

use super::super::StandingsSheet;
use super::{Columns, Criteria, Laid};
use crate::language::{Language, tr};
use crate::print::formats::anagram::standing::{self, lines, marks, played};
use crate::print::layout::flow::{Align, line_mark};
use crate::print::layout::grid::{Cell, Grid, plain};
use crate::print::layout::leaf::Leaf;
use crate::print::layout::pages::{Ink, Mark};
use crate::print::words;

/// How high a line of averages is.
pub(super) const FIGURES_MM: f32 = 4.5;
/// The first column of a round: before it stand rank, movement, a gap, name and club.
pub(super) const ROUNDS_FROM: usize = 5;

/// Of each round of the schedule how many sheets counted, and their points.
pub(super) fn averages(rows: &[standing::Row]) -> Vec<(i64, i64)> {
    let rounds = rows.first().map_or(0, |row| row.rounds.len());
    let of = |place: usize| {
        let points = rows.iter().filter_map(|row| match row.rounds.get(place) {
            Some(standing::Scored::Points(points) | standing::Scored::Open(points)) => {
                Some(i64::from(*points))
            }
            _ => None,
        });
        points.fold((0, 0), |(count, sum), points| (count + 1, sum + points))
    };
    (0..rounds).map(of).collect()
}

/// Below the table: the average sheet of each round, and how many sheets counted.
pub(super) fn set_averages(
    leaf: &mut Leaf<'_, Columns>,
    grid: &Grid<'_, Laid<'_>>,
    (rounds, averages): (&[usize], &[(i64, i64)]),
    high_mm: f32,
) {
    let language = leaf.language;
    let figure = plain(leaf.figures.sizes.column_heading.get());
    let mean = |(count, sum): (i64, i64)| match count {
        0 => "–".to_owned(),
        count => words::tenths(sum * 10, count, language),
    };
    let figures = [
        ("print-mean-of-sheets", averages.iter().map(|&one| mean(one)).collect::<Vec<_>>()),
        (
            "print-sheets-that-counted",
            averages.iter().map(|(count, _)| count.to_string()).collect(),
        ),
    ];
    for (key, values) in figures {
        let (left, top) = (leaf.flow.left_mm(), leaf.flow.y_mm());
        let y = top + (high_mm - figure.leading_mm()) / 2.0;
        let indent: f32 = grid.columns.iter().take(3).map(|column| column.width_mm).sum();
        let label = line_mark(&tr(language, key), figure, Align::Left, (left + indent, y), 90.0);
        leaf.flow.mark(Mark::Text(label));
        let mut x = left;
        for (place, column) in grid.columns.iter().enumerate() {
            let round = rounds.get(place.wrapping_sub(ROUNDS_FROM));
            if let Some(value) = round.and_then(|&round| values.get(round)) {
                let width = column.width_mm - 0.9;
                leaf.flow.mark(Mark::Text(line_mark(value, figure, Align::Right, (x, y), width)));
            }
            x += column.width_mm;
        }
        leaf.flow.down_to(top + high_mm);
    }
    leaf.flow.rule(leaf.flow.left_mm(), leaf.flow.width_mm(), 0.12, Ink::Soft);
}

pub(super) fn items(
    sheet: &StandingsSheet,
    rows: &[standing::Row],
    criteria: Criteria,
    language: Language,
) -> Vec<(Cell, String)> {
    let mut items = marks(rows, language);
    let mut item = |sign: Cell, key| items.push((sign, tr(language, key)));
    let all = lines(rows.iter().map(|row| (row, None)));
    if let Some(line) = all.iter().find(|line| line.is_shared()) {
        item(Cell::Strong(line.rank()), "print-legend-shared");
    }
    let taken = rows.iter().flat_map(|row| row.taken.iter().map(move |taken| (row, taken)));
    let mut signs = taken.map(|(row, (&round, &taken))| {
        let taken = language.number(-i64::from(taken));
        match row.rounds.get(usize::from(round) - 1) {
            Some(standing::Scored::Points(points)) => {
                Cell::Raised(language.number((*points).into()), taken)
            }
            _ => Cell::Strong(taken),
        }
    });
    if let Some(sign) = signs.next() {
        item(sign, "print-legend-taken");
    }
    if sheet.rows.iter().any(|(_, moved)| moved.is_some()) {
        item(Cell::Strong(tr(language, "documents-column-moved")), "print-legend-moved");
    }
    match criteria {
        Criteria::Columns => {
            items.extend(standing::criteria_told(|_| true, language));
            items.extend(standing::decided_told(&all, |_| true, language));
        }
        Criteria::Beside => {
            let told = |one| all.iter().any(|line| line.decided() == Some(one));
            items.extend(standing::criteria_told(told, language));
        }
    }
    let mut item = |sign: Cell, key| items.push((sign, tr(language, key)));
    let shown = played(rows);
    if shown.iter().any(|&place| sheet.racks.get(place).is_some_and(|rack| !rack.is_empty())) {
        item(Cell::Strong(tr(language, "print-ratio-letters")), "print-legend-ratio");
    }
    if rows.len() > 1 {
        item(Cell::Strong(tr(language, "documents-column-behind")), "print-legend-behind");
    }
    // Each falls before a round that is shown.
    if sheet.breaks.iter().any(|&after| shown.iter().skip(1).any(|&it| it == usize::from(after))) {
        item(Cell::Plain(String::new()), "print-legend-breaks");
    }
    if sheet.signed.is_some() && criteria == Criteria::Beside {
        item(Cell::Plain(String::new()), "print-legend-criteria-elsewhere");
    }
    if sheet.leaves_out {
        item(Cell::Plain(String::new()), "print-legend-unlisted");
    }
    items
}
