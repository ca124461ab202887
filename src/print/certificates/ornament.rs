//! What certificates are adorned with, of rectangles, lines and polygons alone: a meander or tiles around the page,
//! a laurel around the first rank and a ring around the next ones.

use std::f32::consts::PI;

use crate::print::layout::pages::{Area, Ink, Mark};
use crate::print::layout::shape::rounded;

/// How far the meander keeps from the edge, and a module of it: five make its height, six a turn.
const EDGE_MM: f32 = 8.0;
const MODULE_MM: f32 = 1.0;
const HIGH: f32 = 5.0;
const TURN: f32 = 6.0;
/// A square at each corner, and how far it keeps from the turns.
const CORNER_MM: f32 = 6.0;
const GAP_MM: f32 = 0.6;
/// The inner line.
const INNER_MM: f32 = 15.0;

/// A turn as rectangles, in modules: along the side and inwards, from and to.
const BARS: [[f32; 4]; 4] =
    [[0.0, 1.0, 1.0, 5.0], [1.0, 4.0, 5.0, 5.0], [4.0, 2.0, 5.0, 4.0], [2.0, 2.0, 4.0, 3.0]];

/// A meander around a page, and a line inside of it.
pub(super) fn meander((width, height): (f32, f32), (ink, gold): (Ink, Ink)) -> Vec<Mark> {
    let mut marks = Vec::new();
    let mut fill = |x0: f32, y0: f32, x1: f32, y1: f32, ink: Ink| {
        let area = Area {
            x_mm: x0.min(x1),
            y_mm: y0.min(y1),
            width_mm: (x1 - x0).abs(),
            height_mm: (y1 - y0).abs(),
        };
        marks.push(Mark::Fill { area, ink });
    };
    let from = EDGE_MM + CORNER_MM + GAP_MM;
    let sides = [width - 2.0 * from, height - 2.0 * from];
    for side in 0_u8..4 {
        let length = sides[usize::from(side % 2)];
        let turns = (length / (TURN * MODULE_MM)).round();
        // A last bar closes the last turn.
        let module = length / (turns * TURN + 1.0);
        // Along a side and inwards to the page.
        let place = |along: f32, inwards: f32| {
            let (u, v) = (from + along, EDGE_MM + 0.5 + inwards);
            match side {
                0 => (u, v),
                1 => (width - v, u),
                2 => (width - u, height - v),
                _ => (v, height - u),
            }
        };
        let mut bar = |along: f32, [u0, v0, u1, v1]: [f32; 4]| {
            let (x0, y0) = place(along + u0 * module, v0 * MODULE_MM);
            let (x1, y1) = place(along + u1 * module, v1 * MODULE_MM);
            fill(x0, y0, x1, y1, ink);
        };
        let modules = length / module;
        bar(0.0, [0.0, 0.0, modules, 1.0]);
        let mut turn = 0.0;
        while turn < turns {
            for rectangle in BARS {
                bar(turn * TURN * module, rectangle);
            }
            turn += 1.0;
        }
        bar(0.0, [modules - 1.0, 1.0, modules, HIGH]);
    }
    marks.extend(corners((width, height), (ink, gold)));
    marks
}

/// A tile of a border, and about how far the next one is.
const TILE_MM: f32 = 4.0;
const PITCH_MM: f32 = 6.2;

/// Tiles around a page, consonants and vowels in turns, and a line inside of them.
pub(in crate::print) fn tiles((width, height): (f32, f32), (ink, gold): (Ink, Ink)) -> Vec<Mark> {
    let mut marks = Vec::new();
    let from = EDGE_MM + CORNER_MM / 2.0;
    let sides = [width - 2.0 * from, height - 2.0 * from];
    for side in 0_u8..4 {
        let length = sides[usize::from(side % 2)];
        // Between two corners, which are squares, as many squares as circles and one circle more.
        let steps = 2.0 * (length / PITCH_MM / 2.0).round();
        let mut step = 1.0;
        let mut is_round = true;
        while step < steps {
            let along = from + length * step / steps;
            let (x, y) = match side {
                0 => (along, from),
                1 => (width - from, along),
                2 => (along, height - from),
                _ => (from, along),
            };
            let half = TILE_MM / 2.0;
            let area =
                Area { x_mm: x - half, y_mm: y - half, width_mm: TILE_MM, height_mm: TILE_MM };
            let (radius, line) = if is_round { (half, gold) } else { (0.5, ink) };
            marks.push(rounded(area, radius, None, Some((0.45, line))));
            (step, is_round) = (step + 1.0, !is_round);
        }
    }
    marks.extend(corners((width, height), (ink, gold)));
    marks
}

/// A square at each corner, and a line inside of what lies between them.
fn corners((width, height): (f32, f32), (ink, gold): (Ink, Ink)) -> Vec<Mark> {
    let mut marks = Vec::new();
    for (x, y) in [
        (EDGE_MM, EDGE_MM),
        (width - EDGE_MM - CORNER_MM, EDGE_MM),
        (width - EDGE_MM - CORNER_MM, height - EDGE_MM - CORNER_MM),
        (EDGE_MM, height - EDGE_MM - CORNER_MM),
    ] {
        let area = |inset: f32| Area {
            x_mm: x + inset,
            y_mm: y + inset,
            width_mm: CORNER_MM - 2.0 * inset,
            height_mm: CORNER_MM - 2.0 * inset,
        };
        marks.push(rounded(area(0.5), 0.0, None, Some((MODULE_MM, ink))));
        marks.push(Mark::Fill { area: area(2.1), ink: gold });
    }
    let inner = Area {
        x_mm: INNER_MM,
        y_mm: INNER_MM,
        width_mm: width - 2.0 * INNER_MM,
        height_mm: height - 2.0 * INNER_MM,
    };
    marks.push(rounded(inner, 0.0, None, Some((0.35, gold))));
    marks
}

/// How many leaves each branch has, in pairs; where it begins and ends, from the foot of the circle.
const PAIRS: u8 = 10;
const FIRST: f32 = 0.30;
const LAST: f32 = 2.62;
/// A leaf, in radii.
const LEAF: (f32, f32) = (0.26, 0.052);

/// Two branches around a place, open at the top.
pub(in crate::print) fn laurel((x, y): (f32, f32), radius: f32, gold: Ink) -> Vec<Mark> {
    let mut marks = Vec::new();
    let at = |angle: f32, side: f32| (x + side * radius * angle.sin(), y + radius * angle.cos());
    for side in [-1.0, 1.0] {
        let steps = 40_u8;
        let angle = |step: u8| LAST * f32::from(step) / f32::from(steps);
        for step in 0..steps {
            let (from_mm, to_mm) = (at(angle(step), side), at(angle(step + 1), side));
            marks.push(Mark::Stroke { from_mm, to_mm, thick_mm: 0.45, ink: gold });
        }
        for pair in 0..=PAIRS {
            let part = f32::from(pair) / f32::from(PAIRS);
            let angle = FIRST + (LAST - FIRST) * part;
            let foot = at(angle, side);
            // The way that the branch grows there.
            let along = (side * angle.cos(), -angle.sin());
            let size = 1.0 - 0.22 * part;
            for lean in if pair == PAIRS { [0.0].as_slice() } else { &[-0.62, 0.62] } {
                let (sin, cos) = (lean * side).sin_cos();
                let way = (along.0 * cos - along.1 * sin, along.0 * sin + along.1 * cos);
                marks.push(leaf(foot, way, (LEAF.0 * radius * size, LEAF.1 * radius * size), gold));
            }
        }
    }
    marks
}

/// A double ring around a place.
pub(in crate::print) fn ring((x, y): (f32, f32), radius: f32, gold: Ink) -> Vec<Mark> {
    const SIDES: u8 = 96;
    let round = |radius: f32, thick_mm: f32| {
        let point = |side: u8| {
            let (sin, cos) = (2.0 * PI * f32::from(side) / f32::from(SIDES)).sin_cos();
            (x + radius * cos, y + radius * sin)
        };
        let points = (0..SIDES).map(point).collect();
        Mark::Shape { points, fill: None, line: Some((thick_mm, gold)) }
    };
    vec![round(radius, 0.9), round(radius - 1.8, 0.3)]
}

/// A leaf from its foot in a direction: pointed at both ends.
fn leaf((x, y): (f32, f32), (dx, dy): (f32, f32), (long, half): (f32, f32), gold: Ink) -> Mark {
    const SIDE: u8 = 8;
    let point = |part: f32, out: f32| {
        // Widest a little before the middle.
        let wide = (PI * part.powf(0.85)).sin() * half * out;
        let along = long * part;
        (x + dx * along - dy * wide, y + dy * along + dx * wide)
    };
    let there = (0..=SIDE).map(|step| point(f32::from(step) / f32::from(SIDE), 1.0));
    let back = (1..SIDE).rev().map(|step| point(f32::from(step) / f32::from(SIDE), -1.0));
    Mark::Shape { points: there.chain(back).collect(), fill: Some(gold), line: None }
}
