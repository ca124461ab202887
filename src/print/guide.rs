//! The referee's guide: a competition day on a page or two, to lie beside the computer. What it says stands in
//! the language files of each format; here is how it looks.

use serde::Deserialize;

use super::layout::Pages;
use super::layout::block::Block;
use super::layout::canvas::Canvas;
use super::layout::flow::{Align, line_mark};
use super::layout::grid::{bold, plain, soft};
use super::layout::leaf::Widths;
use super::layout::leaf::{self, Called, Leaf, LeafFigures};
use super::layout::pages::{Area, Ink, Mark, Style};
use super::layout::rich::{paragraph, width_mm};
use super::layout::shape::rounded;
use super::papers::{Matter, Papers};
use crate::language::{Language, tr};
use crate::text;

/// The guide of a format: the sentences that it is made of, by their keys.
pub(super) struct Guide<'a> {
    /// What stands above the title, and beside it.
    pub head: [String; 2],
    /// The parts of the day in their order.
    pub day: &'a [&'a str],
    /// What may go wrong, and what to do.
    pub troubles: &'a str,
    pub keys: &'a str,
    /// What a second page goes on with; everything stands on one where this is `None`.
    pub second: Option<Second<'a>>,
}

/// The rest of a second page, by keys.
pub(super) struct Second<'a> {
    /// Two tables beside each other: heading, rows and what is said below, if anything.
    pub halves: [(&'a str, &'a str, Option<&'a str>); 2],
    /// Two frames beside each other, each a title and items: stations, and what to look after before leaving.
    pub frames: [&'a str; 2],
    /// Lines to write on.
    pub lines: &'a str,
}

/// Where the parts of a page begin.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
pub(super) struct Columns(Widths);

impl leaf::Columns for Columns {
    const NAME: &'static str = "guide";
    const EMBEDDED: &'static str = include_str!("../../templates/print/guide.toml");

    fn tables(&self) -> Vec<(f32, f32)> {
        const LEAST_MM: f32 = 80.0;
        let number = self.0.get("number_mm").max(self.0.get("indent_mm"));
        vec![(number, LEAST_MM), (self.0.get("trouble_mm"), LEAST_MM)]
    }
}

pub(super) type Figures = LeafFigures<Columns>;
type Page<'a> = Leaf<'a, Columns>;

/// From so many items on they stand in two columns.
const TWO_COLUMNS: usize = 4;
const GAP_MM: f32 = 5.0;
const RULE_MM: f32 = 0.12;
/// What an item's sign takes.
const SIGN_MM: f32 = 3.6;
/// What rows and parts keep from each other.
const PAD_MM: f32 = 0.9;
const PART_MM: f32 = 2.1;
/// What the text in a frame keeps from it at the sides, and half of that above and below.
const FRAME_PAD_MM: f32 = 3.0;

impl Guide<'_> {
    /// Its pages for a competition of its format.
    pub(super) fn lay_out<F: Papers>(&self, matter: Matter<'_, F>, language: Language) -> Pages {
        let contest = matter.record.contest();
        let figures: Figures = matter.templates.figures();
        let title = tr(language, "commands-guide");
        let [kicker, about] = &self.head;
        let called = Called {
            kicker: kicker.clone(),
            title: title.clone(),
            right: about.lines().map(str::to_owned).collect(),
            running: tr(language, "paper-guide-running"),
            foot: text!(language, "paper-guide-foot", rules = contest.game.rules_name(language)),
            author: contest.common.details.referee.clone(),
            ..Called::default()
        };
        let mut leaf = Leaf::new((&figures, matter.templates.club()), language, called);
        for (place, key) in (1_u8..).zip(self.day) {
            let part = part(&mut leaf, place, &tr(language, key));
            leaf.flow.need(part.height_mm);
            leaf.flow.put(part);
        }
        if self.second.is_some() {
            leaf.flow.break_page();
        }
        troubles(&mut leaf, &tr(language, self.troubles));
        if let Some(second) = &self.second {
            second.halves(&mut leaf);
        }
        keys(&mut leaf, &tr(language, self.keys));
        if let Some(second) = &self.second {
            let last = second.last(&mut leaf);
            leaf.flow.need(last.height_mm);
            leaf.flow.put(last);
        }
        Pages { subject: title, ..leaf.finish() }
    }
}

impl Second<'_> {
    fn halves(&self, leaf: &mut Page<'_>) {
        let (language, width) = (leaf.language, leaf.flow.width_mm());
        let half = (width - GAP_MM) / 2.0;
        let top = leaf.flow.y_mm() + PART_MM;
        let sizes = leaf.figures.sizes;
        let strong = bold(sizes.heading.get());
        let mut bottom = top;
        for (place, (heading, rows, note)) in (0_u8..).zip(self.halves) {
            let x = f32::from(place) * (half + GAP_MM);
            let (heading, said) = (tr(language, heading), tr(language, rows));
            let note = note.map_or_else(String::new, |note| tr(language, note));
            let block = leaf.flow.block(|canvas| {
                let y = canvas.paragraph(&heading, (0.0, 0.0), half, (strong, Align::Left)) + 0.4;
                canvas.rule((0.0, y), (half, y), 0.3, Ink::Full);
                let body = plain(sizes.body.get());
                let y = row_lines(canvas, &said, (half, 34.0), body, y + 0.3);
                paragraph(canvas, &note, (0.0, y + 0.8), half, plain(sizes.note.get()))
            });
            bottom = bottom.max(top + block.height_mm);
            let corner = (leaf.flow.left_mm() + x, top);
            leaf.flow.place(block, corner);
        }
        leaf.flow.down_to(bottom);
    }

    /// The frames, as high as each other, and lines to write on.
    fn last(&self, leaf: &mut Page<'_>) -> Block {
        let (language, sizes, width) = (leaf.language, leaf.figures.sizes, leaf.flow.width_mm());
        let (frames, lines) = (self.frames.map(|key| tr(language, key)), tr(language, self.lines));
        let (strong, body) = (bold(sizes.heading.get()), plain(sizes.body.get()));
        let half = (width - GAP_MM) / 2.0;
        leaf.flow.block(|canvas| {
            let mut bottom = 0.0_f32;
            for (column, said) in (0_u8..).zip(&frames) {
                let x = f32::from(column) * (half + GAP_MM) + FRAME_PAD_MM;
                let inside = half - 2.0 * FRAME_PAD_MM;
                let mut rows = said.lines().map(str::trim).filter(|line| !line.is_empty());
                let (title, _) = halved(rows.next().unwrap_or_default());
                let at = (x, FRAME_PAD_MM / 2.0);
                let mut y = canvas.paragraph(title, at, inside, (strong, Align::Left)) + 0.3;
                for one in rows {
                    y = item(canvas, one, (x, y), inside, body);
                }
                bottom = bottom.max(y + FRAME_PAD_MM / 2.0);
            }
            for x_mm in [0.0, half + GAP_MM] {
                let area = Area { x_mm, y_mm: 0.0, width_mm: half, height_mm: bottom };
                canvas.put(rounded(area, 1.4, None, Some((0.35, Ink::Full))));
            }
            let y = bottom + 4.0;
            let (first, second) = halved(&lines);
            for (column, label) in (0_u8..).zip([first, second]) {
                let x = f32::from(column) * (half + GAP_MM);
                let used = width_mm(label, body) + 3.0;
                paragraph(canvas, label, (x, y), half, body);
                let low = y + body.leading_mm() * 0.85;
                canvas.rule((x + used, low), (x + half, low), 0.2, Ink::Full);
            }
            y + body.leading_mm() + 0.5
        })
    }
}

/// Before and after the first bar of a line.
fn halved(line: &str) -> (&str, &str) {
    let (left, right) = line.split_once('|').unwrap_or((line, ""));
    (left.trim(), right.trim())
}

/// A part of the day: its number, its title with when it is, its items.
fn part(leaf: &mut Page<'_>, place: u8, said: &str) -> Block {
    let (sizes, width) = (leaf.figures.sizes, leaf.flow.width_mm());
    let columns = &leaf.figures.columns.0;
    let (side, left) = (columns.get("number_mm"), columns.get("indent_mm"));
    let mut lines = said.lines().map(str::trim).filter(|line| !line.is_empty());
    let (title, when) = halved(lines.next().unwrap_or_default());
    let items: Vec<&str> = lines.collect();
    let (heading, body) = (bold(sizes.heading.get()), plain(sizes.body.get()));
    let two = items.len() >= TWO_COLUMNS && items.iter().all(|item| item.starts_with('•'));
    leaf.flow.block(|canvas| {
        let area = Area { x_mm: 0.0, y_mm: 1.2, width_mm: side, height_mm: side };
        // Alternately as consonants and vowels are.
        let radius = if place % 2 == 1 { side * 0.09 } else { side * 0.3 };
        canvas.put(rounded(area, radius, None, Some((0.35, Ink::Full))));
        let number = bold(sizes.figure.get());
        let y = area.y_mm + (side - number.leading_mm()) / 2.0;
        let said = place.to_string();
        canvas.put(Mark::Text(line_mark(&said, number, Align::Centre, (0.0, y), side)));
        let mut y = paragraph(canvas, title, (left, 0.6), width - left, heading);
        let grey = soft(sizes.note.get());
        let own = width_mm(when, grey);
        paragraph(canvas, when, (width - own, 1.1), own + 1.0, grey);
        y += 0.3;
        let columns = if two { 2 } else { 1 };
        let room = if two { (width - left - GAP_MM) / 2.0 } else { width - left };
        let mut bottom = y;
        for (column, items) in (0_u8..).zip(items.chunks(items.len().div_ceil(columns).max(1))) {
            let x = left + f32::from(column) * (room + GAP_MM);
            let mut end = y;
            for item in items {
                end = self::item(canvas, item, (x, end), room, body);
            }
            bottom = bottom.max(end);
        }
        let bottom = bottom.max(area.y_mm + side) + PART_MM / 2.0;
        canvas.rule((0.0, bottom), (width, bottom), RULE_MM, Ink::Faint);
        bottom + PART_MM / 2.0
    })
}

/// An item with its sign: a dot, a box to tick, or a bar beside what is said to the hall.
fn item(canvas: &mut Canvas<'_>, item: &str, (x, y): (f32, f32), width: f32, style: Style) -> f32 {
    let mut letters = item.chars();
    let (sign, said) = match letters.next() {
        Some(sign @ ('•' | '□' | '»')) => (sign, letters.as_str().trim()),
        _ => (' ', item),
    };
    let end = paragraph(canvas, said, (x + SIGN_MM, y), width - SIGN_MM, style) + 0.35;
    match sign {
        '•' => {
            canvas.paragraph("•", (x + 0.6, y), SIGN_MM, (style, Align::Left));
        }
        '□' => {
            let side = 2.5;
            let top = y + (style.leading_mm() - side) / 2.0;
            let area = Area { x_mm: x, y_mm: top, width_mm: side, height_mm: side };
            canvas.put(rounded(area, 0.4, None, Some((0.2, Ink::Full))));
        }
        '»' => {
            let area = Area { x_mm: x, y_mm: y + 0.2, width_mm: 0.9, height_mm: end - y - 0.6 };
            canvas.ground(area, Ink::Full);
        }
        _ => {}
    }
    end
}

/// What may go wrong, and what to do.
fn troubles(leaf: &mut Page<'_>, said: &str) {
    let (language, width) = (leaf.language, leaf.flow.width_mm());
    leaf.heading(&tr(language, "paper-guide-trouble"));
    let left = leaf.figures.columns.0.get("trouble_mm");
    let body = plain(leaf.figures.sizes.body.get());
    for line in said.lines() {
        let block = leaf.flow.block(|canvas| row_lines(canvas, line, (width, left), body, 0.0));
        leaf.flow.need(block.height_mm);
        leaf.flow.put(block);
    }
}

/// Rows of two columns over a width; gives where they end.
fn row_lines(
    canvas: &mut Canvas<'_>,
    said: &str,
    (width, left): (f32, f32),
    body: Style,
    top: f32,
) -> f32 {
    let mut y = top;
    for line in said.lines().filter(|line| !line.trim().is_empty()) {
        let (what, then) = halved(line);
        let strong = bold(body.size_pt);
        let first = paragraph(canvas, what, (0.0, y + PAD_MM), left - 2.0, strong);
        let second = paragraph(canvas, then, (left, y + PAD_MM), width - left, body);
        y = first.max(second) + PAD_MM;
        canvas.rule((0.0, y), (width, y), RULE_MM, Ink::Faint);
    }
    y
}

/// Keys in three columns.
fn keys(leaf: &mut Page<'_>, said: &str) {
    const COLUMNS: usize = 3;
    const KEY_GAP_MM: f32 = 2.5;
    let (language, width) = (leaf.language, leaf.flow.width_mm());
    leaf.heading(&tr(language, "paper-guide-keys"));
    let lines: Vec<&str> = said.lines().filter(|line| !line.trim().is_empty()).collect();
    let body = plain(leaf.figures.sizes.body.get());
    let block = leaf.flow.block(|canvas| {
        let own = width / 3.0;
        let mut bottom = 0.0_f32;
        for (column, lines) in (0_u8..).zip(lines.chunks(lines.len().div_ceil(COLUMNS).max(1))) {
            let x = f32::from(column) * own;
            let keys = lines.iter().map(|line| width_mm(halved(line).1, body));
            let key_mm = keys.fold(0.0, f32::max) + KEY_GAP_MM;
            let mut y = 0.0;
            for line in lines {
                let (what, key) = halved(line);
                paragraph(canvas, key, (x, y), key_mm, body);
                let room = own - key_mm - KEY_GAP_MM;
                y = paragraph(canvas, what, (x + key_mm, y), room, body) + 0.4;
            }
            bottom = bottom.max(y);
        }
        bottom
    });
    leaf.flow.need(block.height_mm);
    leaf.flow.put(block);
    leaf.flow.skip(PART_MM);
}
