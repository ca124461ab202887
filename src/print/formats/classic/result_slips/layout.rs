//! Result slips on paper: a row a seat, the final score in the heaviest box, the ends to tick below.

use serde::Deserialize;

use super::{ResultSlip, ResultSlips};
use crate::language::{Language, tr};
use crate::print::formats::classic::asked;
use crate::print::formats::classic::cut::{Foot, Forms, finished, number};
use crate::print::formats::classic::marks::{begins, tick_row, tick_rows};
use crate::print::layout::canvas::{Canvas, Setting, notice};
use crate::print::layout::code::{self, Strength};
use crate::print::layout::flow::Align;
use crate::print::layout::leaf::style;
use crate::print::layout::pages::{Area, Ink, Style, Watch, Weight};
use crate::print::layout::template::{self, Crowded, Figure, PageFigures, room};
use crate::print::layout::{Pages, Templates};
use crate::text;

const THIN_MM: f32 = 0.2;
const THICK_MM: f32 = 0.6;
/// What a row of a seat needs, and the least width of a name.
const LEAST_ROW_MM: f32 = 6.0;
const LEAST_NAME_MM: f32 = 26.0;
/// What a line to sign on takes.
const SIGN_MM: f32 = 7.0;

/// The figures of a result slip.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::print) struct Figures {
    page: PageFigures,
    slip: SlipFigures,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SlipFigures {
    /// What a slip keeps from where it is cut.
    pad_mm: Figure,
    /// The code, the white margin that it needs included.
    code_mm: Figure,
    /// The most that a row of a seat takes.
    row_mm: Figure,
    /// Boxes: the last word's value, the rack left, the time over, the final score.
    word_mm: Figure,
    rack_mm: Figure,
    over_mm: Figure,
    final_mm: Figure,
    /// Type, in points.
    title: Figure,
    name: Figure,
    name_least: Figure,
    label: Figure,
    body: Figure,
    small: Figure,
}

impl Figures {
    fn forms(&self) -> Forms {
        Forms { page: self.page, across: 2, down: 4 }
    }
}

impl template::Figures for Figures {
    const NAME: &'static str = "result-slips";
    const EMBEDDED: &'static str = include_str!("../../../../../templates/print/result-slips.toml");

    fn fits(&self) -> Result<(), Crowded> {
        self.page.fits()?;
        let ((wide, high), slip) = (self.forms().size_mm(), self.slip);
        let boxes =
            slip.word_mm.get().max(slip.over_mm.get()) + slip.rack_mm.get() + slip.final_mm.get();
        room("slip", wide - 2.0 * slip.pad_mm.get() - boxes, LEAST_NAME_MM)?;
        room("slip", high - 2.0 * slip.pad_mm.get() - 38.0, 4.0 * LEAST_ROW_MM)
    }
}

pub(super) fn document(
    facts: &ResultSlips<'_>,
    language: Language,
    templates: &Templates,
    watch: Watch<'_>,
) -> Option<Pages> {
    let figures: Figures = templates.figures();
    let maker = Maker { facts, language, figures };
    let mut warnings = Vec::new();
    let foot = Foot { line: &facts.line, size: figures.slip.small };
    let set = |canvas: &mut Canvas<'_>, slip: &ResultSlip| maker.slip(canvas, slip);
    let watched = (&mut warnings, watch);
    let mut pages = figures.forms().lay_out(&facts.slips, (language, &foot), watched, set)?;
    if pages.is_empty() {
        let size = (figures.page.width_mm.get(), figures.page.height_mm.get());
        pages.push(notice(&tr(language, "games-no-games"), size, &mut warnings));
    }
    let subject = tr(language, "games-result-slips");
    Some(finished((&facts.title, &facts.author), subject, pages, warnings))
}

struct Maker<'a> {
    facts: &'a ResultSlips<'a>,
    language: Language,
    figures: Figures,
}

impl Maker<'_> {
    fn style(&self, weight: Weight, size: Figure) -> Style {
        style(weight, size, Ink::Full)
    }

    fn slip(&self, canvas: &mut Canvas<'_>, slip: &ResultSlip) {
        let (own, language) = (self.figures.slip, self.language);
        let (wide, high) = self.figures.forms().size_mm();
        let pad = own.pad_mm.get();
        let whole = wide - 2.0 * pad;
        let (left, top) = canvas.corner_mm;
        canvas.corner_mm = (left + pad, top + pad);
        let code_mm = own.code_mm.get();
        let margin = code_mm * 4.0 / 29.0;
        // Of three and four seats the code stands at the left, so that the rows have the height.
        let crowded = slip.seats.len() > 2 && slip.code.is_some();
        let (from, beside) = match (&slip.code, crowded) {
            (None, _) => (0.0, whole),
            (Some(_), false) => (0.0, whole - code_mm),
            (Some(_), true) => (code_mm, whole - code_mm),
        };
        let soft = Style { ink: Ink::Soft, ..self.style(Weight::Regular, own.small) };
        let kicker = format!("{} · {}", self.facts.title.trim(), tr(language, "games-result-slip"));
        let line =
            |y_mm: f32, height_mm: f32| Area { x_mm: from, y_mm, width_mm: beside, height_mm };
        // A long title is shortened here; it stands at the foot of the page.
        let mut unseen = Vec::new();
        let mut own_canvas = Canvas::new(&mut unseen);
        own_canvas.corner_mm = canvas.corner_mm;
        own_canvas.text(&kicker, line(0.0, 3.6), Setting::line(soft, 6.5));
        let mut marks = own_canvas.marks;
        canvas.marks.append(&mut marks);
        let said = match slip.place {
            Some((round, table)) => {
                text!(language, "games-slip-title", round = round, table = table.to_string())
            }
            None => tr(language, "games-slip-title-blank"),
        };
        let bold = self.style(Weight::Bold, own.title);
        canvas.text(&said, line(3.8, 7.6), Setting::line(bold, bold.size_pt * 0.6));
        let mut y = 13.0;
        if let Some(digits) = &slip.code {
            let side = code_mm - 2.0 * margin;
            let left = if crowded { 0.0 } else { whole - side };
            let (x, place) = (left - margin, canvas.corner_mm);
            if let Some(modules) = code::modules(digits, Strength::Sturdy) {
                canvas.put(code::mark(modules, place.0 + x, place.1 - margin, code_mm));
            }
            let small = self.style(Weight::Regular, own.small);
            let area = Area { x_mm: left, y_mm: side + 0.3, width_mm: side, height_mm: 3.4 };
            canvas.text(digits, area, Setting::line(small, 5.0).centred());
            y = if crowded { 12.4 } else { side + 3.9 };
        }
        let bottom = self.table(canvas, slip, (y, whole), high - 2.0 * pad);
        self.below(canvas, slip, (bottom + 1.4, whole), high - 2.0 * pad);
        canvas.corner_mm = (left, top);
    }

    /// The seats with their boxes; gives where they end.
    fn table(
        &self,
        canvas: &mut Canvas<'_>,
        slip: &ResultSlip,
        (top, whole): (f32, f32),
        high: f32,
    ) -> f32 {
        let (own, rules, language) = (self.figures.slip, self.facts.rules, self.language);
        let seats = slip.seats.len().max(1);
        let mut boxes = Vec::new();
        if asked::last_word(rules) {
            boxes.push(("games-slip-last-word", own.word_mm.get()));
        }
        boxes.push(("games-slip-rack", own.rack_mm.get()));
        if rules.overtime(seats).is_some() {
            boxes.push(("games-slip-over", own.over_mm.get()));
        }
        boxes.push(("games-slip-final", own.final_mm.get()));
        let taken: f32 = boxes.iter().map(|(_, width)| width).sum();
        let name_mm = whole - taken;
        let label = self.style(Weight::Bold, own.label);
        let head = 2.0 * label.leading_mm();
        let mut x = name_mm;
        for (key, width) in &boxes {
            let area = Area { x_mm: x + 0.3, y_mm: top, width_mm: width - 0.6, height_mm: head };
            canvas.text(&tr(language, key), area, Setting::line(label, 5.5).centred().lines(2));
            x += width;
        }
        let ends = asked::ends(rules, seats, language);
        let body = self.style(Weight::Regular, own.body);
        let rows_of_ends = number(tick_rows(&ends, whole, body));
        let below = rows_of_ends * (body.leading_mm() + 0.5) + SIGN_MM + 2.4;
        let room = high - top - head - 0.6 - below;
        let row = (room / number(seats)).clamp(LEAST_ROW_MM, own.row_mm.get());
        let first = top + head + 0.6;
        let name = self.style(Weight::Bold, own.name);
        for (seat, who) in slip.seats.iter().enumerate() {
            let y = first + number(seat) * row;
            let mut from = 1.4;
            if slip.starter == Some(seat) {
                begins(canvas, (from, y + row / 2.0), 2.4);
                from += 3.2;
            }
            let area = Area { x_mm: from, y_mm: y, width_mm: name_mm - from - 0.8, height_mm: row };
            canvas.text(who, area, Setting::line(name, own.name_least.get()).lines(4));
            canvas.rule((0.0, y), (whole, y), THIN_MM, Ink::Full);
        }
        let bottom = first + number(seats) * row;
        canvas.rule((0.0, bottom), (whole, bottom), THIN_MM, Ink::Full);
        for x in [0.0, name_mm, whole] {
            canvas.rule((x, first), (x, bottom), THIN_MM, Ink::Full);
        }
        let mut x = name_mm;
        for (_, width) in &boxes {
            canvas.rule((x, first), (x, bottom), THIN_MM, Ink::Full);
            x += width;
        }
        let width_mm = own.final_mm.get();
        for seat in 0..seats {
            let y_mm = first + number(seat) * row;
            let area = Area { x_mm: whole - width_mm, y_mm, width_mm, height_mm: row };
            canvas.frame(area, THICK_MM, Ink::Full);
        }
        bottom
    }

    /// The ends to tick, and lines to sign on.
    fn below(
        &self,
        canvas: &mut Canvas<'_>,
        slip: &ResultSlip,
        (top, whole): (f32, f32),
        high: f32,
    ) {
        let (own, language) = (self.figures.slip, self.language);
        let body = self.style(Weight::Regular, own.body);
        let seats = slip.seats.len().max(1);
        let ends = asked::ends(self.facts.rules, seats, language);
        tick_row(canvas, &ends, (0.0, top), whole, body);
        let small = self.style(Weight::Regular, own.small);
        let width = whole / number(seats);
        let y = high - small.leading_mm();
        for seat in 0..seats {
            let x = number(seat) * width;
            canvas.rule((x, y), (x + width - 2.0, y), 0.2, Ink::Full);
            let area = Area { x_mm: x, y_mm: y, width_mm: width, height_mm: small.leading_mm() };
            let setting = Setting { align: Align::Left, ..Setting::line(small, 5.0) };
            canvas.text(&tr(language, "games-signature"), area, setting);
        }
    }
}
