//! Shapes of straight sides: rounded frames and tiles. Curves are drawn as short lines, so that PDF and
//! screen show the same.

use std::f32::consts::FRAC_PI_2;

use super::face::{MM_PER_PT, Weight};
use super::flow::{Align, line_mark};
use super::pages::{Area, Ink, Mark, Style};

/// How many lines make the corner of a frame.
const CORNER: u8 = 5;

/// A rectangle with round corners.
pub(in crate::print) fn rounded(
    area: Area,
    radius_mm: f32,
    fill: Option<Ink>,
    line: Option<(f32, Ink)>,
) -> Mark {
    let radius = radius_mm.min(area.width_mm / 2.0).min(area.height_mm / 2.0);
    let (left, right) = (area.x_mm + radius, area.x_mm + area.width_mm - radius);
    let (top, bottom) = (area.y_mm + radius, area.y_mm + area.height_mm - radius);
    let corners = [(left, top, 2.0), (right, top, 3.0), (right, bottom, 0.0), (left, bottom, 1.0)];
    let points = corners.into_iter().flat_map(|(x, y, quarter)| {
        (0..=CORNER).map(move |step| {
            let angle = (quarter + f32::from(step) / f32::from(CORNER)) * FRAC_PI_2;
            (x + radius * angle.cos(), y + radius * angle.sin())
        })
    });
    Mark::Shape { points: points.collect(), fill, line }
}

/// A regular polygon of many sides, as round as it is seen.
pub(in crate::print) fn circle(
    (x, y): (f32, f32),
    radius_mm: f32,
    fill: Option<Ink>,
    line: Option<(f32, Ink)>,
) -> Mark {
    let all = Area {
        x_mm: x - radius_mm,
        y_mm: y - radius_mm,
        width_mm: 2.0 * radius_mm,
        height_mm: 2.0 * radius_mm,
    };
    rounded(all, radius_mm, fill, line)
}

/// A tile with its letter. Its shape alone tells what it is: vowels are round, letters of high value
/// have a second frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile {
    /// Its letter.
    pub letter: char,
    /// Its value.
    pub value: u8,
    /// Whether it is a vowel.
    pub vowel: bool,
    /// Whether it is of high value.
    pub high: bool,
}

/// What a tile is printed in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::print) struct TileInk {
    /// Its letter and value.
    pub letter: Ink,
    /// The frame and ground of a consonant, and those of a vowel.
    pub consonant: (Ink, Option<Ink>),
    pub vowel: (Ink, Option<Ink>),
}

impl TileInk {
    /// Black on white.
    pub(in crate::print) const BLACK: Self =
        Self { letter: Ink::Full, consonant: (Ink::Full, None), vowel: (Ink::Full, None) };
}

impl Tile {
    /// The tile in its place; its value only where there is room to read it.
    pub(in crate::print) fn marks(self, area: Area, ink: TileInk) -> Vec<Mark> {
        const LEAST_VALUE_MM: f32 = 9.0;
        let Area { x_mm, y_mm, width_mm, height_mm } = area;
        let side = width_mm.min(height_mm);
        let (line, ground) = if self.vowel { ink.vowel } else { ink.consonant };
        let large = side >= LEAST_VALUE_MM;
        let radius = if self.vowel { side * if large { 0.3 } else { 0.4 } } else { side * 0.09 };
        let thin = (side * 0.022).clamp(0.18, 0.6);
        let thick = if self.high && !large { 2.4 * thin } else { thin };
        let mut marks = vec![rounded(area, radius, ground, Some((thick, line)))];
        if self.high && large {
            let inset = side * 0.05;
            let inner = Area {
                x_mm: x_mm + inset,
                y_mm: y_mm + inset,
                width_mm: width_mm - 2.0 * inset,
                height_mm: height_mm - 2.0 * inset,
            };
            marks.push(rounded(inner, radius * 0.7, None, Some((thin, line))));
        }
        let letter = Style {
            weight: Weight::Bold,
            size_pt: side * if large { 0.58 } else { 0.62 } / MM_PER_PT,
            ink: ink.letter,
        };
        let lift = if large { side * 0.03 } else { 0.0 };
        let y = y_mm + (height_mm - letter.leading_mm()) / 2.0 - lift;
        let text = self.letter.to_string();
        marks.push(Mark::Text(line_mark(&text, letter, Align::Centre, (x_mm, y), width_mm)));
        if large && self.value > 0 {
            let small =
                Style { weight: Weight::Regular, size_pt: side * 0.2 / MM_PER_PT, ..letter };
            let inset = side * if self.vowel { 0.13 } else { 0.1 };
            let y = y_mm + height_mm - small.leading_mm() - side * 0.04;
            let place = width_mm - inset;
            let value = self.value.to_string();
            marks.push(Mark::Text(line_mark(&value, small, Align::Right, (x_mm, y), place)));
        }
        marks
    }
}
