//! The paint of how far the first are apart: a line each, told apart by its stroke and by its name at its end.

use egui::accesskit::Role;
use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align2, Color32, FontId, Painter, Pos2, Rect, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2,
};

use crate::screens::Tone;
use crate::screens::formats::anagram::standings::{CourseData, CourseLine};
use crate::views::theme::{self, Palette};
use crate::views::widgets::{label, muted, width_of};

/// Its height beside a narrow table, and beside a wide one; and what it is never lower than.
const HEIGHT: [f32; 2] = [230.0, 400.0];
const LEAST: f32 = 130.0;
/// The same with its two lines and the margins of its card.
pub(super) const LEAST_CARD: f32 = LEAST + 80.0;
/// The width of the side from which on it is the higher one.
const WIDE: f32 = 340.0;
/// What the scale takes at the left, and the most that the names take at the right.
const SCALE: f32 = 34.0;
const NAMES: f32 = 0.52;
/// What lies between a line's end and its name.
const BESIDE: f32 = 8.0;
/// What the numbers of the rounds take below.
const ROUNDS: f32 = 20.0;
/// What the number of a round needs of the width.
const NUMBER: f32 = 18.0;
/// From one name to the next at least: the height of its line.
const BETWEEN: f32 = 18.0;

/// Paints the lines as wide as there is room, and no lower than `bottom` unless they would be too low.
pub(super) fn show(ui: &mut Ui, data: &CourseData, bottom: f32) {
    label(ui, &data.title);
    muted(ui, &data.beside);
    let width = ui.available_width();
    let most = HEIGHT[usize::from(width >= WIDE)];
    let size = vec2(width, (bottom - ui.cursor().top()).clamp(LEAST, most));
    let (place, response) = ui.allocate_exact_size(size, Sense::hover());
    let told = data.lines.iter().map(|line| {
        let last = line.points.last().map(|(_, behind)| *behind).unwrap_or_default();
        format!("{}: {}", line.label, minus(last))
    });
    let told = format!("{}. {}", data.title, told.collect::<Vec<_>>().join(", "));
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &told));
    let labels = data.lines.iter().map(|line| width_of(ui, &line.label, &font_of(line)));
    let names = (labels.fold(0.0, f32::max) + BESIDE + 1.0).min(width * NAMES);
    let inner = Rect::from_min_max(place.min + vec2(SCALE, 8.0), place.max - vec2(names, ROUNDS));
    let painter = ui.painter_at(place);
    let palette = theme::of(ui);
    let points = || data.lines.iter().flat_map(|line| &line.points);
    let least = points().map(|(_, behind)| *behind).min().unwrap_or_default();
    let last = points().map(|(round, _)| *round).max().unwrap_or(1).max(2);
    let step = step(least);
    let least = (least - step + 1) / step * step;
    let least = least.min(-step);
    let at = |round: u8, behind: i64| {
        let along = (f32::from(round) - 1.0) / (f32::from(last) - 1.0);
        pos2(
            inner.left() + inner.width() * along,
            inner.top() + inner.height() * part(behind, least),
        )
    };
    let small = theme::regular(theme::LEGEND);
    for behind in (0..=-least / step).map(|of| -of * step) {
        let y = at(1, behind).y;
        painter.hline(inner.x_range(), y, Stroke::new(1.0, palette.line));
        let said = minus(behind);
        let end = pos2(inner.left() - 6.0, y);
        painter.text(end, Align2::RIGHT_CENTER, said, small.clone(), palette.muted);
    }
    let every = every(inner.width() / (f32::from(last) - 1.0));
    for round in (1..=last).rev().step_by(every) {
        let below = pos2(at(round, 0).x, inner.bottom() + 4.0);
        painter.text(below, Align2::CENTER_TOP, round, small.clone(), palette.muted);
    }
    for (number, line) in data.lines.iter().enumerate() {
        let line_points: Vec<Pos2> =
            line.points.iter().map(|&(round, behind)| at(round, behind)).collect();
        let stroke = Stroke::new(if line.chosen { 4.0 } else { 2.0 }, color_of(palette, number));
        paint(&painter, &line_points, stroke, number);
    }
    let names = data.lines.iter().enumerate().map(|(number, line)| {
        let end = line.points.last().map(|&(round, behind)| at(round, behind).y);
        let end = end.unwrap_or(inner.top());
        Name { text: &line.label, font: font_of(line), ink: color_of(palette, number), end }
    });
    at_ends(&painter, (inner.right() + BESIDE, place), names.collect());
}

fn font_of(line: &CourseLine) -> FontId {
    if line.chosen { theme::bold(theme::LABEL) } else { theme::regular(theme::LABEL) }
}

/// A name at the end of a line.
pub(super) struct Name<'a> {
    pub(super) text: &'a str,
    pub(super) font: FontId,
    pub(super) ink: Color32,
    /// How far down the line ends.
    pub(super) end: f32,
}

/// Paints names from `left` on beside the ends of their lines, none over another.
pub(super) fn at_ends(painter: &Painter, (left, place): (f32, Rect), mut names: Vec<Name<'_>>) {
    names.sort_by(|one, other| one.end.total_cmp(&other.end));
    let ends: Vec<f32> = names.iter().map(|name| name.end).collect();
    for (name, y) in names.into_iter().zip(spread(ends, place)) {
        let mut job =
            LayoutJob::simple_singleline(name.text.to_owned(), name.font.clone(), name.ink);
        job.wrap = TextWrapping::truncate_at_width(place.right() - left);
        let name = painter.layout_job(job);
        painter.galley(pos2(left, y - name.size().y / 2.0), name, Color32::PLACEHOLDER);
    }
}

/// Where names stand whose lines end there, from above: as near as leaves each its height, within the place.
fn spread(mut ends: Vec<f32>, place: Rect) -> Vec<f32> {
    let mut free = place.top() + BETWEEN / 2.0;
    for y in &mut ends {
        *y = y.max(free);
        free = *y + BETWEEN;
    }
    // What would fall out below moves up again.
    let mut most = place.bottom() - BETWEEN / 2.0;
    for y in ends.iter_mut().rev() {
        *y = y.min(most);
        most = *y - BETWEEN;
    }
    ends
}

/// With a true minus.
fn minus(behind: i64) -> String {
    behind.to_string().replace('-', "\u{2212}")
}

/// How far down a distance stands: 0 at the top, 1 at the least.
fn part(behind: i64, least: i64) -> f32 {
    // In thousandths, so that no large number is made inexact.
    i16::try_from(behind * 1000 / least).map_or(1.0, |part| f32::from(part) / 1000.0)
}

/// Points from one line of the scale to the next: three to six lines.
fn step(least: i64) -> i64 {
    let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
    steps.into_iter().find(|step| -least / step <= 5).unwrap_or(2000)
}

/// From one numbered round to the next, so that no number stands over another.
fn every(apart: f32) -> usize {
    (1..5).find(|&every: &u8| apart * f32::from(every) >= NUMBER).unwrap_or(5).into()
}

fn paint(painter: &Painter, points: &[Pos2], stroke: Stroke, number: usize) {
    match number {
        0 => {
            painter.add(Shape::line(points.to_vec(), stroke));
        }
        1 => painter.extend(Shape::dashed_line(points, stroke, 7.0, 4.0)),
        2 => painter.extend(Shape::dashed_line(points, stroke, 2.5, 3.0)),
        3 => painter.extend(Shape::dashed_line(points, stroke, 12.0, 4.0)),
        _ => painter.extend(Shape::dashed_line(points, stroke, 5.0, 2.0)),
    }
}

/// Each line has a colour beside its stroke.
fn color_of(palette: &Palette, number: usize) -> Color32 {
    match number {
        0 => palette.accent,
        1 => Tone::Open.ink(palette),
        2 => Tone::Good.ink(palette),
        3 => Tone::Bad.ink(palette),
        _ => palette.ink,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Names of lines that end together stood over one another.
    #[test]
    fn no_name_lies_over_another() {
        let place = Rect::from_min_max(pos2(0.0, 0.0), pos2(100.0, 6.0 * BETWEEN));
        for ends in [[9.0; 6], [99.0; 6], [0.0, 20.0, 21.0, 22.0, 90.0, 108.0]] {
            let places = spread(ends.to_vec(), place);
            let apart = places.windows(2).all(|pair| pair[1] - pair[0] >= BETWEEN - 0.01);
            let within = places.iter().all(|y| (0.0..=place.bottom()).contains(y));
            assert!(apart && within, "{places:?}");
        }
        // What has its room stays at its line.
        assert_eq!(spread(vec![20.0, 60.0], place), [20.0, 60.0]);
    }

    #[test]
    fn the_scale_has_a_few_lines_and_reaches_the_least() {
        for (least, found) in
            [(0, 1), (-1, 1), (-6, 2), (-40, 10), (-51, 10), (-61, 20), (-314, 100)]
        {
            assert_eq!(step(least), found, "{least}");
        }
        assert_eq!([30.0, 18.0, 12.0, 6.0, 2.0].map(every), [1, 1, 2, 3, 5]);
        assert!((part(-50, -100) - 0.5).abs() < 0.001);
        assert!(part(0, -20).abs() < 0.001);
    }
}
