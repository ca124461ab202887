//! How far each of the first was behind, round by round, as lines of an SVG: the first of each round is 0.

use super::readable;
use crate::domain::contest::Common;
use crate::domain::ids::RoundNo;
use crate::exchange::results::{Exchanged, Results, RowResult};
use crate::language::Language;

/// How somebody went through the rounds.
pub(in crate::exchange) struct Course {
    pub name: String,
    /// What stands before the name: a total, or the place.
    pub total: String,
    /// How far below the top after each.
    pub below: Vec<(RoundNo, i64)>,
}

/// What a chart's levels count.
#[derive(Clone, Copy)]
pub(in crate::exchange) enum Scale {
    /// Points behind the first.
    Points,
    /// Places, from the first.
    Places,
}

impl Scale {
    /// How far below the top the levels are that reach so far, from the top.
    fn levels(self, most: i64) -> Vec<i64> {
        let so_far = |last: i64, each: &dyn Fn(i64) -> i64| (0..=last).map(each).collect();
        match self {
            Self::Points => {
                let step = step(most);
                so_far((most + step - 1) / step, &|at| at * step)
            }
            Self::Places => match step(most + 1) {
                1 => so_far(most, &|at| at),
                // The first place, then round numbers.
                step => so_far((most + step) / step, &|at| (at * step - 1).max(0)),
            },
        }
    }

    fn told(self, language: Language, level: i64) -> String {
        match self {
            Self::Points => language.number(-level),
            Self::Places => (level + 1).to_string(),
        }
    }
}

/// A chart, measured in units of the SVG.
pub(in crate::exchange) struct Chart {
    /// Where it is shown.
    pub class: &'static str,
    pub width: i64,
    pub height: i64,
    /// Horizontal lines: their height, and the points there.
    pub levels: Vec<(i64, String)>,
    /// Rounds: their place, and the number.
    pub rounds: Vec<(i64, String)>,
    /// The places of the breaks of the day.
    pub breaks: Vec<i64>,
    /// The ends of the horizontal lines, and where numbers of rounds stand.
    pub left: i64,
    pub right: i64,
    pub top: i64,
    pub foot: i64,
    pub lines: Vec<Line>,
    /// How large the signs at the ends are, in hundredths of what they are on a screen.
    pub sign: u32,
}

/// A player's line.
pub(in crate::exchange) struct Line {
    /// Its place among the lines, from 1: stroke and sign follow from it.
    pub number: usize,
    /// Places and heights.
    pub points: String,
    /// Where it ends.
    pub end: (i64, i64),
    /// The height of its label, beside its end or in the key below.
    pub label: (i64, i64),
    pub sign: &'static str,
    /// The same as a path around its end.
    pub shape: &'static str,
    pub name: String,
    pub total: String,
}

/// Signs that are told apart without colour.
const SIGNS: [&str; 5] = ["●", "■", "▲", "◆", "○"];
/// The same as paths around a point, as large as each other to the eye.
const SHAPES: [&str; 5] = [
    "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
    "M-3.6-3.6h7.2v7.2h-7.2z",
    "M0-4.6l4.4 7.8h-8.8z",
    "M0-5.2l4.6 5.2l-4.6 5.2l-4.6-5.2z",
    "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
];
/// Above the highest line.
const TOP: i64 = 12;
/// How much room a name has beside a line, in halves of a small letter.
const ROOM: usize = 45;
/// Letters as wide as two small ones: Latin ones, then mu, omega, psi and phi, and the small omega and psi.
const WIDE: &str = "MWQmw\u{39c}\u{3a9}\u{3a8}\u{3a6}\u{3c9}\u{3c8}";

struct Frame {
    class: &'static str,
    width: i64,
    height: i64,
    left: i64,
    right: i64,
    lines: usize,
    labels: Labels,
    /// The least distance of labels beside each other's lines.
    label: i64,
    /// Room for what stands below the numbers of the rounds and for these.
    below: i64,
    sign: u32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Labels {
    Beside,
    Below,
}

/// The most lines that a chart has.
const MOST: usize = 5;

/// How far behind the first everybody was; none before there is anything to compare.
pub(super) fn charts<F: Exchanged>(
    language: Language,
    common: &Common,
    results: &Results<F>,
    breaks: &[RoundNo],
) -> Vec<Chart> {
    let ranked: Vec<&RowResult> =
        results.standings.iter().filter(|row| row.rank.is_some()).collect();
    let rounds = ranked.first().map_or(0, |row| row.totals.len());
    if ranked.len() < 2 || rounds < 2 {
        return Vec::new();
    }
    let courses = behind(&ranked, MOST).into_iter().zip(&ranked).map(|(below, row)| Course {
        name: common.told_apart(row.player),
        total: language.number(row.total),
        below,
    });
    drawn(language, &courses.collect::<Vec<_>>(), breaks, Scale::Points)
}

/// Wide with labels beside the lines, narrow with a key below, low for paper as wide as it is.
pub(in crate::exchange) fn drawn(
    language: Language,
    courses: &[Course],
    breaks: &[RoundNo],
    scale: Scale,
) -> Vec<Chart> {
    let wide = Frame {
        class: "wide",
        width: 760,
        height: 330,
        left: 44,
        right: 470,
        lines: MOST,
        labels: Labels::Beside,
        label: 18,
        below: 24,
        sign: 100,
    };
    let narrow = Frame {
        class: "narrow",
        width: 340,
        height: 275,
        left: 44,
        right: 328,
        lines: 3,
        labels: Labels::Below,
        label: 19,
        below: 36,
        sign: 100,
    };
    let printed = Frame {
        class: "printed",
        width: 450,
        height: 90,
        left: 30,
        right: 250,
        lines: MOST,
        labels: Labels::Beside,
        label: 12,
        below: 10,
        sign: 75,
    };
    let frames = [wide, narrow, printed];
    frames.iter().map(|frame| chart(language, (courses, breaks), scale, frame)).collect()
}

fn chart(
    language: Language,
    (courses, breaks): (&[Course], &[RoundNo]),
    scale: Scale,
    frame: &Frame,
) -> Chart {
    let shown = courses.get(..frame.lines).unwrap_or(courses);
    let below = |course: &Course| course.below.last().map_or(0, |(_, below)| *below);
    let most = shown.iter().flat_map(|course| &course.below).map(|(_, below)| *below).max();
    let levels = scale.levels(most.unwrap_or(0).max(1));
    let lowest = levels.last().copied().unwrap_or(1).max(1);
    let foot = match frame.labels {
        Labels::Beside => frame.height - frame.below,
        Labels::Below => {
            frame.height - frame.below - frame.label * i64::try_from(shown.len()).unwrap_or(0)
        }
    };
    let down = |points: i64| TOP + (foot - 14 - TOP) * points / lowest;
    let last = shown.first().map_or(2, |course| course.below.len());
    let span = i64::try_from(last).unwrap_or(2).max(2) - 1;
    let across =
        |at: usize| frame.left + (frame.right - frame.left) * i64::try_from(at).unwrap_or(0) / span;
    let ends = shown.iter().map(|course| down(below(course)));
    let free = apart(&ends.collect::<Vec<_>>(), frame.label, foot);
    let lines = shown.iter().enumerate().map(|(number, course)| {
        let points: Vec<String> = course
            .below
            .iter()
            .enumerate()
            .map(|(at, (_, points))| format!("{},{}", across(at), down(*points)))
            .collect();
        let label = match frame.labels {
            Labels::Beside => (frame.right + 12, free[number]),
            Labels::Below => {
                (frame.left, foot + 24 + frame.label * i64::try_from(number + 1).unwrap_or(1))
            }
        };
        Line {
            number: number + 1,
            points: points.join(" "),
            end: (frame.right, down(below(course))),
            label,
            sign: SIGNS[number % SIGNS.len()],
            shape: SHAPES[number % SHAPES.len()],
            name: short(&course.name),
            total: course.total.clone(),
        }
    });
    let rounds = shown.first().into_iter().flat_map(|course| &course.below).enumerate();
    // Between the rounds before and after it; none where one of them is not there.
    let place = |after: &RoundNo| {
        let next = rounds.clone().find(|(_, (round, _))| round > after)?.0;
        Some(i64::midpoint(across(next.checked_sub(1)?), across(next)))
    };
    let every = if frame.labels == Labels::Below && last > 10 { 2 } else { 1 };
    Chart {
        class: frame.class,
        sign: frame.sign,
        width: frame.width,
        height: frame.height,
        levels: levels.iter().map(|&at| (down(at), scale.told(language, at))).collect(),
        breaks: breaks.iter().filter_map(place).collect(),
        rounds: rounds
            .clone()
            .filter(|(at, _)| at % every == 0)
            .map(|(at, (round, _))| (across(at), round.to_string()))
            .collect(),
        left: frame.left,
        right: frame.right,
        top: TOP,
        foot,
        lines: lines.collect(),
    }
}

/// These heights, in order, so far from each other that a label fits, and none below the lowest: the last ones go up
/// where they have no room.
fn apart(ends: &[i64], label: i64, lowest: i64) -> Vec<i64> {
    let mut free: Vec<i64> = Vec::new();
    for &end in ends {
        free.push(free.last().map_or(end, |above| end.max(above + label)));
    }
    let mut lowest = lowest;
    for height in free.iter_mut().rev() {
        *height = lowest.min(*height);
        lowest = *height - label;
    }
    free
}

/// How many points the first `count` were behind whoever led after each round.
fn behind(ranked: &[&RowResult], count: usize) -> Vec<Vec<(RoundNo, i64)>> {
    let most = |at: usize| {
        let totals = ranked.iter().filter_map(|row| row.totals.get(at));
        totals.map(|(_, total)| *total).max().unwrap_or(0)
    };
    let line = |row: &&RowResult| {
        let totals = row.totals.iter().enumerate();
        totals.map(|(at, &(round, total))| (round, most(at) - total)).collect()
    };
    ranked.iter().take(count).map(line).collect()
}

/// The distance of horizontal lines: 1, 2 or 5 times a power of ten, four or five lines at most.
fn step(most: i64) -> i64 {
    let tens = (0..).map(|power| 10_i64.pow(power));
    let steps = tens.take(15).flat_map(|ten| [ten, 2 * ten, 5 * ten]);
    steps.into_iter().find(|step| most <= 5 * step).unwrap_or(most)
}

/// A name as it has room beside a line: whole, or its last part.
fn short(name: &str) -> String {
    let last = name.split_whitespace().next_back().unwrap_or_default();
    let name = if kept(name) == name { name } else { last };
    let kept = kept(name);
    readable(&if kept == name { kept.to_owned() } else { format!("{kept}…") })
}

/// As much of a name as has room.
fn kept(name: &str) -> &str {
    let mut taken = 0;
    let too_far = name.char_indices().find(|(_, sign)| {
        taken += match sign {
            sign if WIDE.contains(*sign) => 4,
            sign if sign.is_uppercase() => 3,
            _ => 2,
        };
        taken > ROOM
    });
    too_far.map_or(name, |(end, _)| &name[..end])
}

#[cfg(test)]
mod tests;
