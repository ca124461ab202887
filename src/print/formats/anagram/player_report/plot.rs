//! The totals of a day as lines: the player's own, those of the first rank and of the middle.

use super::PlayerReport;
use super::columns::Columns;
use crate::language::{Language, tr};
use crate::print::layout::block::Block;
use crate::print::layout::canvas::Canvas;
use crate::print::layout::flow::{Align, line_mark};
use crate::print::layout::grid::{bold, plain, soft};
use crate::print::layout::leaf::{Leaf, LeafType};
use crate::print::layout::pages::{Ink, Mark};
use crate::print::layout::shape::circle;
use crate::print::words::tenths;
use crate::text;

/// The totals after each round, so high in millimetres: the player's own, those of the first rank and of the middle.
pub(super) fn plot(leaf: &mut Leaf<'_, Columns>, report: &PlayerReport, height: f32) -> Block {
    let (language, sizes) = (leaf.language, leaf.figures.sizes);
    let width = leaf.flow.width_mm();
    let own: Vec<i64> = report.rounds.iter().map(|line| line.total_after).collect();
    let middle: Vec<i64> = report.median.iter().map(|twice| twice.div_euclid(2)).collect();
    let lines = [&report.leader, &middle, &own];
    let most = lines.iter().flat_map(|line| line.iter()).copied().max().unwrap_or(0).max(1);
    let least = lines.iter().flat_map(|line| line.iter()).copied().min().unwrap_or(0).min(0);
    let step = step(most - least);
    let (left, right) = (10.0, 34.0);
    #[expect(clippy::cast_precision_loss, reason = "points of a day")]
    let number = |points: i64| points as f32;
    let x_of = |index: usize| {
        let count = f32::from(u16::try_from(own.len()).unwrap_or(u16::MAX)).max(1.0);
        let index = f32::from(u16::try_from(index).unwrap_or(u16::MAX));
        left + (width - left - right) * index / count
    };
    let heading = tr(language, "documents-plot");
    leaf.flow.block(|canvas| {
        let strong = bold(sizes.heading.get());
        let top = canvas.paragraph(&heading, (0.0, 0.0), width, (strong, Align::Left)) + 2.0;
        let span = number(most - least).max(1.0);
        let y_of = |points: i64| top + height * number(most - points) / span;
        let small = soft(sizes.small.get());
        let mut at = least.div_euclid(step) * step;
        while at <= most {
            if at >= least {
                let y = y_of(at);
                canvas.rule((left, y), (width - right, y), 0.1, Ink::Faint);
                let corner = (0.0, y - small.leading_mm() / 2.0);
                let said = language.number(at);
                let mark = line_mark(&said, small, Align::Right, corner, left - 2.0);
                canvas.put(Mark::Text(mark));
            }
            at += step;
        }
        let bottom = top + height;
        // Where a break of the day falls.
        for (index, pair) in report.rounds.windows(2).enumerate() {
            if pair.first().is_some_and(|line| report.breaks.contains(&line.round)) {
                let x = f32::midpoint(x_of(index + 1), x_of(index + 2));
                canvas.rule((x, top), (x, bottom), 0.25, Ink::Faint);
            }
        }
        for (index, line) in report.rounds.iter().enumerate() {
            let corner = (x_of(index + 1) - 5.0, bottom + 0.8);
            let said = line.round.to_string();
            canvas.put(Mark::Text(line_mark(&said, small, Align::Centre, corner, 10.0)));
        }
        let points = |line: &[i64]| -> Vec<(f32, f32)> {
            let zero = std::iter::once((x_of(0), y_of(0)));
            let own = line.iter().enumerate();
            zero.chain(own.map(|(index, &points)| (x_of(index + 1), y_of(points)))).collect()
        };
        dashed(canvas, &points(&report.leader), 1.6);
        if !middle.is_empty() {
            dashed(canvas, &points(&middle), 0.5);
        }
        let mine = points(&own);
        for pair in mine.windows(2) {
            canvas.rule(pair[0], pair[1], 0.55, Ink::Full);
        }
        let paper = Some(Ink::Colour([255; 3]));
        for &centre in mine.iter().skip(1) {
            canvas.put(circle(centre, 0.75, paper, Some((0.3, Ink::Full))));
        }
        labels(canvas, report, (width - right + 2.0, right - 2.0), &y_of, (language, sizes));
        bottom + 0.8 + small.leading_mm()
    })
}

/// What each line is, at its end; none over another.
fn labels(
    canvas: &mut Canvas<'_>,
    report: &PlayerReport,
    (x, room): (f32, f32),
    y_of: &dyn Fn(i64) -> f32,
    (language, sizes): (Language, LeafType),
) {
    let own = report.rounds.last().map_or(0, |line| line.total_after);
    let rank = report.rank.map(|rank| text!(language, "documents-rank", rank = rank));
    let mine = [Some(language.number(own)), rank].into_iter().flatten().collect::<Vec<_>>();
    let mut all = vec![(own, mine.join(" "), bold(sizes.note.get()))];
    let other = plain(sizes.note.get());
    if let Some(&leader) = report.leader.last().filter(|_| report.rank != Some(1)) {
        let said = text!(language, "documents-plot-first", points = language.number(leader));
        all.push((leader, said, other));
    }
    if let Some(&twice) = report.median.last() {
        let points = match twice % 2 {
            0 => language.number(twice / 2),
            _ => tenths(twice * 10, 2, language),
        };
        let said = text!(language, "documents-plot-median", points = points);
        all.push((twice.div_euclid(2), said, other));
    }
    all.sort_by_key(|(points, ..)| std::cmp::Reverse(*points));
    let mut next = f32::MIN;
    for (points, said, style) in all {
        let y = (y_of(points) - style.leading_mm() / 2.0).max(next);
        canvas.paragraph(&said, (x, y), room, (style, Align::Left));
        next = y + style.leading_mm();
    }
}

/// A round number of points between two lines of the plot.
fn step(span: i64) -> i64 {
    let mut step = 5;
    for factor in [2, 5, 2].iter().cycle() {
        if span / step <= 5 {
            break;
        }
        step *= factor;
    }
    step
}

/// A line in dashes of a length, with gaps as long as a millimetre.
fn dashed(canvas: &mut Canvas<'_>, points: &[(f32, f32)], dash_mm: f32) {
    for pair in points.windows(2) {
        let ((x0, y0), (x1, y1)) = (pair[0], pair[1]);
        let length = (x1 - x0).hypot(y1 - y0).max(0.01);
        let at = |mm: f32| (x0 + (x1 - x0) * mm / length, y0 + (y1 - y0) * mm / length);
        let mut from = 0.0;
        while from < length {
            canvas.rule(at(from), at((from + dash_mm).min(length)), 0.3, Ink::Soft);
            from += dash_mm + 0.8;
        }
    }
}
