//! A score sheet on its page: board and tiles above, a column a seat below, then what is left, over and final.

use serde::Deserialize;

use super::halves::{HALF, half, halves};
use super::{ScoreSheet, ScoreSheets, SheetPaper};
use crate::domain::board::Board;
use crate::domain::formats::classic::rules::Senyors;
use crate::language::{Language, tr};
use crate::print::formats::classic::asked;
use crate::print::formats::classic::board::{board, side_mm};
use crate::print::formats::classic::marks::{begins, tick, ticks};
use crate::print::layout::canvas::{Canvas, Setting, notice};
use crate::print::layout::code::{self, Strength};
use crate::print::layout::flow::Align;
use crate::print::layout::leaf::style;
use crate::print::layout::pages::{Area, Ink, Page, Style, Watch, Weight};
use crate::print::layout::shape::rounded;
use crate::print::layout::template::{self, Crowded, Figure, PageFigures, room};
use crate::print::layout::{Pages, Templates, text as lines};
use crate::text;

/// Lines of two seats, and of more.
const LINES_OF_TWO: u8 = 25;
const LINES: u8 = 20;
/// The least that a hand needs for a line.
const LEAST_LINE_MM: f32 = 4.6;
const THIN_MM: f32 = 0.15;
const THICK_MM: f32 = 0.45;
/// What parts keep from each other.
const GAP_MM: f32 = 4.0;
const GROUND: Ink = Ink::Colour([0xE2; 3]);

/// The figures of a score sheet.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::print) struct Figures {
    page: PageFigures,
    sheet: SheetFigures,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SheetFigures {
    /// A square of the board.
    cell_mm: Figure,
    /// What stands above the board.
    head_mm: Figure,
    /// The boxes of round and table, and the code with its white margin.
    number_mm: Figure,
    code_mm: Figure,
    /// The head of a seat's column, and a row of what is asked at the end.
    name_mm: Figure,
    box_mm: Figure,
    sign_mm: Figure,
    /// Type, in points.
    title: Figure,
    title_least: Figure,
    number: Figure,
    heading: Figure,
    body: Figure,
    name: Figure,
    name_least: Figure,
    small: Figure,
}

impl template::Figures for Figures {
    const NAME: &'static str = "score-sheets";
    const EMBEDDED: &'static str = include_str!("../../../../../templates/print/score-sheets.toml");

    fn fits(&self) -> Result<(), Crowded> {
        self.page.fits()?;
        let board = side_mm(self.sheet.cell_mm.get());
        room("sheet", self.page.text_width_mm() - board - GAP_MM, 70.0)?;
        let lines = self.height_mm() - self.taken_mm() - 4.0 * self.sheet.box_mm.get();
        room("sheet", lines, f32::from(LINES) * LEAST_LINE_MM)
    }
}

impl Figures {
    fn height_mm(&self) -> f32 {
        self.page.height_mm.get() - self.page.top_mm.get() - self.page.bottom_mm.get()
    }

    /// What stands above and below lines and boxes.
    fn taken_mm(&self) -> f32 {
        let sheet = self.sheet;
        let board = side_mm(sheet.cell_mm.get());
        let heading = style(Weight::Regular, sheet.small, Ink::Full).leading_mm();
        sheet.head_mm.get() + board + sheet.name_mm.get() + heading + sheet.sign_mm.get() + 7.0
    }
}

pub(super) fn document(
    sheets: &ScoreSheets<'_>,
    language: Language,
    templates: &Templates,
    watch: Watch<'_>,
) -> Option<Pages> {
    let figures: Figures = templates.figures();
    let mut warnings = Vec::new();
    let (width, height) = (figures.page.width_mm.get(), figures.page.height_mm.get());
    let maker = Maker { sheets, language, figures };
    let count = sheets.sheets.len();
    let mut set = Vec::with_capacity(count);
    for (index, sheet) in sheets.sheets.iter().enumerate() {
        if watch(index, count).is_break() {
            return None;
        }
        let mut canvas = Canvas::new(&mut warnings);
        maker.sheet(&mut canvas, sheet, (index + 1, count));
        set.push(canvas.marks);
    }
    let mut pages: Vec<Page> = match sheets.paper {
        SheetPaper::Whole => set
            .into_iter()
            .map(|marks| Page { width_mm: width, height_mm: height, marks, form: None })
            .collect(),
        SheetPaper::Half => set.into_iter().map(|marks| half(marks, (width, height))).collect(),
        SheetPaper::Halves => halves(set, (width, height)),
    };
    if pages.is_empty() {
        let said = tr(language, "games-no-games");
        pages.push(notice(&said, (width, height), &mut warnings));
    }
    warnings.sort();
    warnings.dedup();
    let (title, author) = (sheets.title.clone(), sheets.author.clone());
    let subject = tr(language, "games-score-sheets");
    Some(Pages { title, subject, author, pages, warnings, ..Pages::default() })
}

struct Maker<'a> {
    sheets: &'a ScoreSheets<'a>,
    language: Language,
    figures: Figures,
}

impl Maker<'_> {
    fn style(&self, weight: Weight, of: impl Fn(&SheetFigures) -> Figure) -> Style {
        style(weight, of(&self.figures.sheet), Ink::Full)
    }

    fn sheet(&self, canvas: &mut Canvas<'_>, sheet: &ScoreSheet, numbers: (usize, usize)) {
        let (page, own) = (self.figures.page, self.figures.sheet);
        canvas.corner_mm = (page.left_mm.get(), page.top_mm.get());
        self.head(canvas, sheet);
        let (top, cell) = (own.head_mm.get(), own.cell_mm.get());
        let side = side_mm(cell);
        board(canvas, (0.0, top), cell, (self.sheets.rules, &Board::EMPTY), self.language);
        let left = side + GAP_MM;
        let wide = page.text_width_mm() - left;
        let ends = self.beside(canvas, sheet, (left, top + 1.0), (wide, side));
        let below = (top + side).max(ends) + GAP_MM;
        let bottom = self.columns(canvas, sheet, below);
        self.signatures(canvas, sheet.seats.len(), bottom);
        self.foot(canvas, numbers);
    }

    /// Title and facts at the left, round, table and code at the right.
    fn head(&self, canvas: &mut Canvas<'_>, sheet: &ScoreSheet) {
        let (own, language) = (self.figures.sheet, self.language);
        let wide = self.figures.page.text_width_mm();
        let body = self.style(Weight::Regular, |own| own.body);
        let (number, code_mm) = (own.number_mm.get(), own.code_mm.get());
        let taken = 2.0 * number + code_mm + 3.0 * GAP_MM;
        let area =
            |y_mm: f32, height_mm: f32| Area { x_mm: 0.0, y_mm, width_mm: wide - taken, height_mm };
        let soft = Style { ink: Ink::Soft, ..body };
        canvas.text(&tr(language, "games-score-sheet"), area(0.0, 4.6), Setting::line(soft, 6.5));
        let title = self.style(Weight::Bold, |own| own.title);
        let setting = Setting::line(title, own.title_least.get()).lines(2);
        canvas.text(&self.sheets.title, area(4.4, 9.0), setting);
        let setting = Setting::line(body, own.small.get() * 0.75).lines(2);
        canvas.text(&self.sheets.line, area(13.4, own.head_mm.get() - 14.0), setting);
        let small = self.style(Weight::Bold, |own| own.small);
        let large = self.style(Weight::Bold, |own| own.number);
        let mut x = wide - taken + GAP_MM;
        let said = |number: Option<u16>| number.map(|it| it.to_string()).unwrap_or_default();
        for (key, value) in [
            ("games-box-round", said(sheet.round.map(u16::from))),
            ("games-box-table", said(sheet.table)),
        ] {
            let label = Area { x_mm: x, y_mm: 0.0, width_mm: number, height_mm: 4.0 };
            canvas.text(&tr(language, key), label, Setting::line(small, 5.0).centred());
            let area = Area { x_mm: x, y_mm: 4.0, width_mm: number, height_mm: 12.0 };
            canvas.frame(area, THICK_MM, Ink::Full);
            canvas.text(&value, area, Setting::line(large, 12.0).centred());
            x += number + GAP_MM;
        }
        if let Some(digits) = &sheet.code {
            let (corner_x, corner_y) = canvas.corner_mm;
            let margin = code_mm * 4.0 / 29.0;
            if let Some(modules) = code::modules(digits, Strength::Sturdy) {
                let x = wide - code_mm + margin;
                canvas.put(code::mark(modules, corner_x + x, corner_y - margin, code_mm));
            }
            let side = code_mm - 2.0 * margin;
            let below =
                Area { x_mm: wide - side, y_mm: side + 0.4, width_mm: side, height_mm: 4.0 };
            let plain = self.style(Weight::Regular, |own| own.small);
            canvas.text(digits, below, Setting::line(plain, 6.5).centred());
        }
    }

    /// Beside the board: the tiles to strike out, clocks, free exchanges, how the game ended; gives where it ends.
    fn beside(
        &self,
        canvas: &mut Canvas<'_>,
        sheet: &ScoreSheet,
        (x, top): (f32, f32),
        (wide, high): (f32, f32),
    ) -> f32 {
        let (language, rules, seats) = (self.language, self.sheets.rules, sheet.seats.len());
        let bold = self.style(Weight::Bold, |own| own.heading);
        let body = self.style(Weight::Regular, |own| own.body);
        let soft = Style { ink: Ink::Soft, ..self.style(Weight::Regular, |own| own.small) };
        let heading = |canvas: &mut Canvas<'_>, key: &str, y: f32| {
            canvas.paragraph(&tr(language, key), (x, y), wide, (bold, Align::Left))
        };
        let mut y = heading(canvas, "games-tiles", top) + 0.6;
        y = self.tiles(canvas, (x, y), wide);
        let note = asked::tiles_note(rules, language);
        y = canvas.paragraph(&note, (x, y), wide, (soft, Align::Left)) + 2.2;
        // A blank sheet may be of fewer seats than it has columns.
        let clocks = if sheet.table.is_some() {
            asked::clocks(rules, seats, language)
        } else {
            let mut all: Vec<String> = Vec::new();
            for count in rules.seats.iter().map(|&count| usize::from(count)) {
                for said in asked::clocks(rules, count, language) {
                    if !all.contains(&said) {
                        all.push(said);
                    }
                }
            }
            all
        };
        if !clocks.is_empty() {
            y = heading(canvas, "games-clock", y);
            for said in &clocks {
                y = tick(canvas, said, (x, y), wide, body);
            }
            y += 1.4;
        }
        match asked::senyors(rules) {
            Senyors::None => {}
            Senyors::Plain => {
                y = heading(canvas, "games-senyors", y) + 4.5;
                canvas.rule((x, y), (x + wide, y), THIN_MM, Ink::Full);
                y += 2.4;
            }
            Senyors::Inspected => {
                let said = format!("{} · ", tr(language, "games-senyors"));
                let own = canvas.line(&said, (bold, Align::Left), (x, y), wide);
                let what = format!("{} ", tr(language, "games-senyors-third"));
                let room = wide - own;
                let used = canvas.line(&what, (body, Align::Left), (x + own, y), room);
                let letters = ["A", "B", "C"].map(str::to_owned);
                y = ticks(canvas, &letters, (x + own + used, y), (room - used, 3), body) + 1.0;
                y += 3.6;
                canvas.rule((x, y), (x + wide, y), THIN_MM, Ink::Full);
                y += 2.0;
            }
        }
        y = heading(canvas, "games-end", y);
        let ends = asked::ends(rules, seats, language);
        let columns = if ends.len() > 3 { 2 } else { 1 };
        y = ticks(canvas, &ends, (x, y), (wide, columns), body);
        if y + 6.0 < top + high {
            let said = format!("{} ", tr(language, "games-finisher"));
            let used = canvas.line(&said, (body, Align::Left), (x, y + 1.0), wide);
            let line = y + 1.0 + body.leading_mm();
            canvas.rule((x + used, line), (x + wide, line), THIN_MM, Ink::Full);
            y = line;
        }
        y
    }

    /// Every tile of the set, those of a letter together; gives where the lines end.
    fn tiles(&self, canvas: &mut Canvas<'_>, (left, top): (f32, f32), wide: f32) -> f32 {
        let body = self.style(Weight::Regular, |own| own.body);
        let (step, gap, line) = (1.1, 3.0, body.leading_mm() * 1.06);
        let of = |tile: &str| if tile.is_empty() { 2.8 } else { body.width_mm(tile) };
        let (mut x, mut y) = (0.0, top);
        for letter in asked::tiles(self.sheets.rules) {
            let own: f32 = letter.iter().map(|tile| of(tile) + step).sum();
            if x > 0.0 && x + own > wide {
                (x, y) = (0.0, y + line);
            }
            for tile in &letter {
                let width = of(tile);
                if x + width > wide {
                    (x, y) = (0.0, y + line);
                }
                if tile.is_empty() {
                    let (corner_x, corner_y) = canvas.corner_mm;
                    let area = Area {
                        x_mm: corner_x + left + x,
                        y_mm: corner_y + y + (body.leading_mm() - width) / 2.0,
                        width_mm: width,
                        height_mm: width,
                    };
                    canvas.put(rounded(area, 0.5, None, Some((0.2, Ink::Full))));
                } else {
                    canvas.line(tile, (body, Align::Left), (left + x, y), width);
                }
                x += width + step;
            }
            x += gap;
        }
        y + line
    }

    /// The seats' columns with their lines and boxes; gives where they end.
    fn columns(&self, canvas: &mut Canvas<'_>, sheet: &ScoreSheet, top: f32) -> f32 {
        let (own, language, rules) = (self.figures.sheet, self.language, self.sheets.rules);
        let seats = sheet.seats.len().max(1);
        let count = f32::from(u8::try_from(seats).unwrap_or(u8::MAX));
        let wide = self.figures.page.text_width_mm() / count;
        let lines = if seats == 2 { LINES_OF_TWO } else { LINES };
        let (name_mm, box_mm) = (self.name_mm(sheet, wide), own.box_mm.get());
        let small = self.style(Weight::Regular, |own| own.small);
        let head_mm = small.leading_mm() + 0.4;
        let mut boxes = vec![(tr(language, "games-box-rack"), String::new())];
        if let Some(overtime) = rules.overtime(seats) {
            boxes.push((tr(language, "games-box-over"), asked::price(overtime, language)));
        }
        if asked::last_word(rules) {
            boxes.push((tr(language, "games-box-last-word"), tr(language, "games-on-a-tie")));
        }
        let final_box = tr(language, "games-box-final");
        let rows = f32::from(u8::try_from(boxes.len() + 1).unwrap_or(u8::MAX));
        let high = self.figures.height_mm();
        let room = high - top - name_mm - head_mm - rows * box_mm - own.sign_mm.get() - 4.0;
        let line_mm = room / f32::from(lines);
        let bottom = top + name_mm + head_mm + line_mm * f32::from(lines);
        let last = bottom + 2.0 + rows * box_mm;
        for (seat, name) in sheet.seats.iter().enumerate() {
            let x = f32::from(u8::try_from(seat).unwrap_or(u8::MAX)) * wide;
            let is_starter = sheet.starter == Some(seat);
            self.seat_head(canvas, name, (x, top), (wide, name_mm), is_starter);
            self.lines(canvas, (x, top + name_mm), wide, (lines, line_mm, head_mm));
            self.boxes(canvas, (x, bottom + 2.0), wide, (&boxes, &final_box));
        }
        let whole = self.figures.page.text_width_mm();
        let frame =
            |y_mm: f32, to: f32| Area { x_mm: 0.0, y_mm, width_mm: whole, height_mm: to - y_mm };
        canvas.frame(frame(top, bottom), THICK_MM, Ink::Full);
        canvas.frame(frame(bottom + 2.0, last), THICK_MM, Ink::Full);
        for seat in 1..seats {
            let x = f32::from(u8::try_from(seat).unwrap_or(u8::MAX)) * wide;
            canvas.rule((x, top), (x, bottom), THICK_MM, Ink::Full);
            canvas.rule((x, bottom + 2.0), (x, last), THICK_MM, Ink::Full);
        }
        last
    }

    /// The head of the columns: as high as the longest name asks at its least size.
    fn name_mm(&self, sheet: &ScoreSheet, wide: f32) -> f32 {
        let own = self.figures.sheet;
        let least = style(Weight::Bold, own.name_least, Ink::Full);
        let lines = sheet.seats.iter().map(|name| {
            let room = wide - 7.0;
            lines::wrap(name, least.weight, least.size_pt, room).len()
        });
        let lines = f32::from(u8::try_from(lines.max().unwrap_or(1)).unwrap_or(u8::MAX));
        (lines * least.leading_mm() + 0.6).max(own.name_mm.get())
    }

    fn seat_head(
        &self,
        canvas: &mut Canvas<'_>,
        name: &str,
        (x, y): (f32, f32),
        (wide, height_mm): (f32, f32),
        is_starter: bool,
    ) {
        let own = self.figures.sheet;
        let area = Area { x_mm: x, y_mm: y, width_mm: wide, height_mm };
        let mut from = x + 1.6;
        if is_starter {
            canvas.ground(area, GROUND);
            begins(canvas, (from, y + height_mm / 2.0), 3.0);
            from += 4.4;
        }
        let bold = self.style(Weight::Bold, |own| own.name);
        let inside = Area { x_mm: from, width_mm: x + wide - from - 1.0, ..area };
        canvas.text(name, inside, Setting::line(bold, own.name_least.get()).lines(9));
        canvas.rule((x, y + height_mm), (x + wide, y + height_mm), 0.3, Ink::Full);
    }

    fn lines(
        &self,
        canvas: &mut Canvas<'_>,
        (x, y): (f32, f32),
        wide: f32,
        (count, line_mm, head_mm): (u8, f32, f32),
    ) {
        let small = self.style(Weight::Regular, |own| own.small);
        let tiny = Style { ink: Ink::Soft, size_pt: small.size_pt * 0.78, ..small };
        let (points, total) = (wide * 0.22, wide * 0.28);
        let play = wide - points - total;
        let mut at = x;
        let heads = ["games-head-play", "games-head-points", "games-head-total"];
        for (key, width_mm) in heads.into_iter().zip([play, points, total]) {
            let area = Area { x_mm: at, y_mm: y, width_mm, height_mm: head_mm };
            canvas.text(&tr(self.language, key), area, Setting::line(small, 6.5).centred());
            at += width_mm;
            if at < x + wide - 0.1 {
                let bottom = y + head_mm + f32::from(count) * line_mm;
                canvas.rule((at, y + head_mm), (at, bottom), THIN_MM, Ink::Soft);
            }
        }
        let mut top = y + head_mm;
        for number in 1..=count {
            canvas.rule((x, top), (x + wide, top), THIN_MM, Ink::Soft);
            let area =
                Area { x_mm: x + 0.8, y_mm: top, width_mm: 6.0, height_mm: tiny.leading_mm() };
            canvas.text(&number.to_string(), area, Setting::line(tiny, tiny.size_pt));
            top += line_mm;
        }
    }

    fn boxes(
        &self,
        canvas: &mut Canvas<'_>,
        (x, y): (f32, f32),
        wide: f32,
        (boxes, last): (&[(String, String)], &str),
    ) {
        let high = self.figures.sheet.box_mm.get();
        let body = self.style(Weight::Regular, |own| own.body);
        let least = 6.5 / HALF;
        let mut top = y;
        for (said, beside) in boxes {
            let area = Area { x_mm: x + 1.6, y_mm: top, width_mm: wide - 3.2, height_mm: high };
            let note = Style { size_pt: body.size_pt * 0.9, ..body };
            let room = if beside.is_empty() {
                0.0
            } else {
                (wide * 0.62).min(note.width_mm(beside) + 0.5)
            };
            let own = Area { width_mm: area.width_mm - room, ..area };
            canvas.text(said, own, Setting::line(body, least).lines(2));
            let right = Area { x_mm: x + wide - 1.6 - room, width_mm: room, ..area };
            let setting =
                Setting { align: Align::Right, ..Setting::line(note, least * 0.8).lines(2) };
            if !beside.is_empty() {
                canvas.text(beside, right, setting);
            }
            top += high;
            canvas.rule((x, top), (x + wide, top), THIN_MM, Ink::Full);
        }
        let area = Area { x_mm: x, y_mm: top, width_mm: wide, height_mm: high };
        canvas.ground(area, Ink::Pale);
        let bold = self.style(Weight::Bold, |own| own.heading);
        let inside = Area { x_mm: x + 1.6, width_mm: wide - 3.2, ..area };
        canvas.text(last, inside, Setting::line(bold, least));
    }

    fn signatures(&self, canvas: &mut Canvas<'_>, seats: usize, bottom: f32) {
        let count = f32::from(u8::try_from(seats.max(1)).unwrap_or(u8::MAX));
        let wide = self.figures.page.text_width_mm() / count;
        let small = self.style(Weight::Regular, |own| own.small);
        let y = bottom + self.figures.sheet.sign_mm.get() - small.leading_mm() - 0.6;
        for seat in 0..seats {
            let x = f32::from(u8::try_from(seat).unwrap_or(u8::MAX)) * wide;
            canvas.rule((x, y), (x + wide - 3.0, y), 0.25, Ink::Full);
            let area = Area { x_mm: x, y_mm: y, width_mm: wide, height_mm: small.leading_mm() };
            canvas.text(&tr(self.language, "games-signature"), area, Setting::line(small, 6.5));
        }
    }

    fn foot(&self, canvas: &mut Canvas<'_>, (number, of): (usize, usize)) {
        let small = self.style(Weight::Regular, |own| own.small);
        let wide = self.figures.page.text_width_mm();
        let y_mm = self.figures.height_mm() + self.figures.page.foot_mm.get();
        let numbers = text!(self.language, "print-page", page = number, pages = of);
        let taken = small.width_mm(&numbers) + GAP_MM;
        let height_mm = small.leading_mm();
        begins(canvas, (0.0, y_mm + height_mm / 2.0), 2.4);
        let area = Area { x_mm: 3.4, y_mm, width_mm: wide - taken - 3.4, height_mm };
        let said = asked::foot(self.sheets.rules, self.language);
        canvas.text(&said, area, Setting::line(small, 6.5));
        let right = Area { x_mm: wide - taken, width_mm: taken, ..area };
        let setting = Setting { align: Align::Right, ..Setting::line(small, 6.5) };
        canvas.text(&numbers, right, setting);
    }
}
