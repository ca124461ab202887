//! Slips on paper: ten forms, each with what is printed in, and the lines to cut.

use std::sync::Arc;

use serde::Deserialize;

use super::{ON_A_PAGE, SlipForm, Slips};
use crate::language::{Language, tr};
use crate::print::layout::canvas::{Canvas, Setting, notice};
use crate::print::layout::code::{self, Strength};
use crate::print::layout::flow::Align;
use crate::print::layout::leaf::style;
use crate::print::layout::pages::{Area, Ink, Mark, Page, Watch, Weight};
use crate::print::layout::shape::circle;
use crate::print::layout::template::{self, Crowded, Figure, PageFigures, room};
use crate::print::layout::{Pages, Templates, Warning};
use crate::print::words;
use crate::text;

/// Slips beside and below each other.
const ACROSS: usize = 2;
const DOWN: usize = ON_A_PAGE / ACROSS;
/// How thick lines are: those to cut along, those to write in, those of what is printed.
const CUT_MM: f32 = 0.12;
const THIN_MM: f32 = 0.22;
const THICK_MM: f32 = 0.55;
/// A dash of a line to cut along, and what lies between two.
const DASH_MM: f32 = 1.2;
/// How many letters a word may have.
const LETTERS: f32 = 15.0;

/// The figures of a slip.
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
    /// A box for a letter.
    box_mm: Figure,
    box_height_mm: Figure,
    /// The boxes of turn, table and position.
    turn_mm: Figure,
    table_mm: Figure,
    place_mm: Figure,
    points_mm: Figure,
    joker_mm: Figure,
    gap_mm: Figure,
    /// The code, its white margin included.
    code_mm: Figure,
    /// Type, in points.
    number: Figure,
    label: Figure,
    hint: Figure,
    name: Figure,
    name_least: Figure,
    foot: Figure,
}

impl Figures {
    /// How wide and high a slip is.
    fn slip_mm(&self) -> (f32, f32) {
        let across = self.page.text_width_mm() / 2.0;
        let high = self.page.height_mm.get() - self.page.top_mm.get() - self.page.bottom_mm.get();
        (across, high / 5.0)
    }
}

impl template::Figures for Figures {
    const NAME: &'static str = "slips";
    const EMBEDDED: &'static str = include_str!("../../../../../templates/print/slips.toml");

    fn fits(&self) -> Result<(), Crowded> {
        self.page.fits()?;
        let (wide, high) = self.slip_mm();
        let pads = 2.0 * self.slip.pad_mm.get();
        room("slip", wide - pads, LETTERS * self.slip.box_mm.get())?;
        let head = self.slip.turn_mm.get()
            + self.slip.table_mm.get()
            + self.slip.place_mm.get()
            + 2.0 * self.slip.gap_mm.get();
        room("slip", wide - pads - self.slip.code_mm.get(), head)?;
        // Three rows of boxes with their labels.
        let labels = 3.0 * self.slip.label.get() * 0.5;
        room("slip", high - pads - labels, 3.0 * self.slip.box_height_mm.get())
    }
}

pub(super) fn document(
    slips: &Slips,
    language: Language,
    templates: &Templates,
    watch: Watch<'_>,
) -> Option<Pages> {
    let figures: Figures = templates.figures();
    let mut warnings = Vec::new();
    let (width_mm, height_mm) = (figures.page.width_mm.get(), figures.page.height_mm.get());
    let subject = tr(language, "slips-subject");
    let mut pages = Vec::new();
    let maker = Maker { language, figures };
    // Pages with as many slips have their empty forms in common.
    let mut forms: Vec<Option<Arc<Vec<Mark>>>> = vec![None; ON_A_PAGE + 1];
    let count = slips.pages.len();
    for (index, page) in slips.pages.iter().enumerate() {
        if watch(index, count).is_break() {
            return None;
        }
        let form = forms.get_mut(page.len().min(ON_A_PAGE)).map(|kept| {
            let set = || Arc::new(maker.empty(page.len().min(ON_A_PAGE), &mut warnings));
            kept.get_or_insert_with(set).clone()
        });
        let mut canvas = Canvas::new(&mut warnings);
        for (place, slip) in page.iter().take(ON_A_PAGE).enumerate() {
            canvas.corner_mm = maker.corner_mm(place);
            maker.printed(&mut canvas, slip, &slips.details.title);
        }
        canvas.corner_mm = (0.0, 0.0);
        maker.foot(&mut canvas, slips, (index + 1, count));
        let marks = canvas.marks;
        pages.push(Page { width_mm, height_mm, marks, form });
    }
    if pages.is_empty() {
        let said = tr(language, "slips-none");
        pages.push(notice(&said, (width_mm, height_mm), &mut warnings));
    }
    Some(words::pages(&slips.details, subject, pages, warnings))
}

struct Maker {
    language: Language,
    figures: Figures,
}

/// Where the rows of a slip begin, and how high its boxes are.
struct Rows {
    first: f32,
    second: f32,
    third: f32,
    label_mm: f32,
    high: f32,
}

impl Maker {
    fn corner_mm(&self, place: usize) -> (f32, f32) {
        let (wide, high) = self.figures.slip_mm();
        let number = |count: usize| f32::from(u8::try_from(count).unwrap_or(u8::MAX));
        let left = self.figures.page.left_mm.get() + number(place % ACROSS) * wide;
        (left, self.figures.page.top_mm.get() + number(place / ACROSS) * high)
    }

    fn rows(&self) -> Rows {
        let slip = self.figures.slip;
        let label_mm = style(Weight::Bold, slip.label, Ink::Full).leading_mm();
        let high = slip.box_height_mm.get();
        let free = self.figures.slip_mm().1 - 2.0 * slip.pad_mm.get() - 3.0 * (label_mm + high);
        let step = label_mm + high + free.max(0.0) / 2.0;
        let first = slip.pad_mm.get() + label_mm;
        Rows { first, second: first + step, third: first + 2.0 * step, label_mm, high }
    }

    /// Where turn, table and position begin.
    fn lefts(&self) -> [f32; 3] {
        let slip = self.figures.slip;
        let turn = slip.pad_mm.get();
        let table = turn + slip.turn_mm.get() + slip.gap_mm.get();
        [turn, table, table + slip.table_mm.get() + slip.gap_mm.get()]
    }

    /// The empty forms and the lines to cut along.
    fn empty(&self, count: usize, warnings: &mut Vec<Warning>) -> Vec<Mark> {
        let mut canvas = Canvas::new(warnings);
        for place in 0..count {
            canvas.corner_mm = self.corner_mm(place);
            self.form(&mut canvas);
        }
        canvas.corner_mm = (0.0, 0.0);
        self.cuts(&mut canvas);
        canvas.marks
    }

    fn form(&self, canvas: &mut Canvas<'_>) {
        let (slip, language, rows) = (self.figures.slip, self.language, self.rows());
        let bold = style(Weight::Bold, slip.label, Ink::Full);
        let hint = style(Weight::Regular, slip.hint, Ink::Full);
        let pad = slip.pad_mm.get();
        let label = |canvas: &mut Canvas<'_>, key: &str, (x, y): (f32, f32), wide: f32| {
            let area =
                Area { x_mm: x, y_mm: y - rows.label_mm, width_mm: wide, height_mm: rows.label_mm };
            canvas.text(&tr(language, key), area, Setting::line(bold, slip.hint.get()))
        };
        let frame = |canvas: &mut Canvas<'_>, (x, y): (f32, f32), wide: f32, thick: f32| {
            let area = Area { x_mm: x, y_mm: y, width_mm: wide, height_mm: rows.high };
            canvas.frame(area, thick, Ink::Full);
        };
        let [turn, table, place] = self.lefts();
        for (key, x, wide, thick) in [
            ("slips-turn", turn, slip.turn_mm.get(), THICK_MM),
            ("slips-table", table, slip.table_mm.get(), THICK_MM),
            ("slips-position", place, slip.place_mm.get(), 1.5 * THIN_MM),
        ] {
            label(canvas, key, (x, rows.first), wide);
            frame(canvas, (x, rows.first), wide, thick);
        }
        for third in [1.0_f32, 2.0] {
            let x = place + slip.place_mm.get() * third / 3.0;
            dashed(canvas, (x, rows.first), (x, rows.first + rows.high));
        }
        let whole = self.figures.slip_mm().0 - 2.0 * pad;
        let used = label(canvas, "slips-play", (pad, rows.second), whole);
        let area = Area {
            x_mm: pad + used + 1.2,
            y_mm: rows.second - rows.label_mm,
            width_mm: whole - used - 1.2 - slip.code_mm.get(),
            height_mm: rows.label_mm,
        };
        canvas.text(
            &tr(language, "slips-play-hint"),
            area,
            Setting::line(hint, slip.hint.get() * 0.8),
        );
        let boxes = LETTERS * slip.box_mm.get();
        frame(canvas, (pad, rows.second), boxes, THIN_MM);
        for letter in 1_u8..15 {
            let x = pad + f32::from(letter) * slip.box_mm.get();
            canvas.rule((x, rows.second), (x, rows.second + rows.high), THIN_MM, Ink::Full);
        }
        label(canvas, "slips-points", (pad, rows.third), slip.points_mm.get());
        frame(canvas, (pad, rows.third), slip.points_mm.get(), 1.5 * THIN_MM);
        let joker = pad + slip.points_mm.get() + 1.6 * slip.gap_mm.get();
        let side = slip.joker_mm.get();
        let used = label(canvas, "slips-joker", (joker, rows.third), 3.0 * side);
        let area = Area {
            x_mm: joker + used + 1.2,
            y_mm: rows.third - rows.label_mm,
            width_mm: 3.0 * side,
            height_mm: rows.label_mm,
        };
        canvas.text(
            &tr(language, "slips-joker-hint"),
            area,
            Setting::line(hint, slip.hint.get() * 0.8),
        );
        let (left, top) = canvas.corner_mm;
        for which in [0.0_f32, 1.0] {
            let x = left + joker + side / 2.0 + which * (side + 1.2);
            let middle = (x, top + rows.third + rows.high / 2.0);
            canvas.put(circle(middle, side / 2.0, None, Some((THIN_MM, Ink::Full))));
        }
    }

    /// What is printed on one slip.
    fn printed(&self, canvas: &mut Canvas<'_>, slip: &SlipForm, title: &str) {
        let (figures, rows) = (self.figures.slip, self.rows());
        let [turn, table, _] = self.lefts();
        let number = style(Weight::Bold, figures.number, Ink::Full);
        let setting = Setting::line(number, figures.number.get() / 2.0).centred();
        let inside = |x: f32, wide: f32| Area {
            x_mm: x + THICK_MM,
            y_mm: rows.first,
            width_mm: wide - 2.0 * THICK_MM,
            height_mm: rows.high,
        };
        let text = |number: Option<u32>| number.map(|it| it.to_string()).unwrap_or_default();
        canvas.text(&text(slip.turn.map(u32::from)), inside(turn, figures.turn_mm.get()), setting);
        let number = slip.player.as_ref().map(|(number, _)| *number);
        canvas.text(&text(number), inside(table, figures.table_mm.get()), setting);
        let (wide, high) = self.figures.slip_mm();
        let pad = figures.pad_mm.get();
        let small = style(Weight::Regular, figures.name, Ink::Soft);
        let right = |setting: Setting| Setting { align: Align::Right, ..setting };
        let from = pad
            + figures.points_mm.get()
            + 1.6 * figures.gap_mm.get()
            + 2.0 * figures.joker_mm.get()
            + 3.5;
        let line = small.leading_mm();
        let area = Area {
            x_mm: from,
            y_mm: high - pad - 3.0 * line,
            width_mm: wide - pad - from,
            height_mm: 2.0 * line,
        };
        let setting = right(Setting::line(small, figures.name_least.get()));
        let below = Area { y_mm: high - pad - line, height_mm: line, ..area };
        if let Some((_, name)) = &slip.player {
            canvas.text(name, area, setting.lines(2));
        } else {
            let bottom = below.y_mm;
            canvas.rule((from, bottom), (wide - pad, bottom), THIN_MM, Ink::Soft);
        }
        // A long title is shortened here and stands whole at the foot of the page.
        let mut unseen = Vec::new();
        let mut own = Canvas::new(&mut unseen);
        own.corner_mm = canvas.corner_mm;
        own.text(title, below, setting);
        let mut marks = own.marks;
        canvas.marks.append(&mut marks);
        if let Some(digits) = &slip.code {
            self.code(canvas, digits, wide - pad);
        }
    }

    /// The code with its digits below, ended at a place.
    fn code(&self, canvas: &mut Canvas<'_>, digits: &str, right_mm: f32) {
        let figures = self.figures.slip;
        let side = figures.code_mm.get();
        let margin = side * 4.0 / 29.0;
        let (left, top) = canvas.corner_mm;
        if let Some(modules) = code::modules(digits, Strength::Sturdy) {
            let (x, y) = (left + right_mm - side + margin, top + figures.pad_mm.get() - margin);
            // The white margin above and at the right is that of the slip.
            canvas.put(code::mark(modules, x, y, side));
        }
        let small = style(Weight::Regular, figures.hint, Ink::Full);
        let code_mm = side - 2.0 * margin;
        let area = Area {
            x_mm: right_mm - code_mm,
            y_mm: figures.pad_mm.get() + code_mm + margin,
            width_mm: code_mm,
            height_mm: small.leading_mm(),
        };
        canvas.text(digits, area, Setting::line(small, figures.hint.get() * 0.7).centred());
    }

    /// Which game, and which page.
    fn foot(&self, canvas: &mut Canvas<'_>, slips: &Slips, (number, of): (usize, usize)) {
        let page = self.figures.page;
        let small = style(Weight::Regular, self.figures.slip.foot, Ink::Soft);
        let y_mm = page.height_mm.get() - page.bottom_mm.get() + page.foot_mm.get();
        let whole = page.text_width_mm();
        let area = Area {
            x_mm: page.left_mm.get(),
            y_mm,
            width_mm: whole * 0.84,
            height_mm: small.leading_mm(),
        };
        canvas.text(&slips.line, area, Setting::line(small, small.size_pt * 0.8));
        let numbers = text!(self.language, "print-page", page = number, pages = of);
        let area =
            Area { x_mm: area.x_mm + area.width_mm, width_mm: whole - area.width_mm, ..area };
        let setting = Setting::line(small, small.size_pt * 0.8);
        canvas.text(&numbers, area, Setting { align: Align::Right, ..setting });
    }

    fn cuts(&self, canvas: &mut Canvas<'_>) {
        let page = self.figures.page;
        let (wide, high) = self.figures.slip_mm();
        let (across, down) = (page.width_mm.get(), page.height_mm.get());
        let number = |count: usize| f32::from(u8::try_from(count).unwrap_or(u8::MAX));
        for place in 0..=ACROSS {
            let x = page.left_mm.get() + number(place) * wide;
            let bottom = down - page.bottom_mm.get();
            dashed(canvas, (x, 0.0), (x, bottom));
        }
        for place in 0..=DOWN {
            let y = page.top_mm.get() + number(place) * high;
            dashed(canvas, (0.0, y), (across, y));
        }
    }
}

fn dashed(canvas: &mut Canvas<'_>, from: (f32, f32), to: (f32, f32)) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let long = dx.hypot(dy);
    let mut at = 0.0;
    while at < long {
        let end = (at + DASH_MM).min(long);
        let on = |share: f32| (from.0 + dx * share / long, from.1 + dy * share / long);
        canvas.rule(on(at), on(end), CUT_MM, Ink::Soft);
        at += 2.0 * DASH_MM;
    }
}
