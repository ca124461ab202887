//! What is the same on every word sheet: boxes for the letters, lines for the words, the referee's
//! part; and the back.

use std::f32::consts::TAU;

use super::WordSheets;
use super::figures::{MARK_MM, Side, WordSheetFigures};
use crate::domain::formats::anagram::rules::RACK;
use crate::language::{Language, tr};
use crate::print::layout::canvas::{Canvas, Setting};
use crate::print::layout::flow::Align;
use crate::print::layout::leaf::style;
use crate::print::layout::pages::{Area, Ink, Mark, Weight};
use crate::text;

/// How thick lines to write on are, boxes, and the rule above a field.
const LINE_MM: f32 = 0.2;
const BOX_MM: f32 = 0.3;
const FIELD_MM: f32 = 0.45;
/// The height of the mark between two words that stand on a field's rule.
const TICK_MM: f32 = 2.2;
/// Empty space around a text in a box.
const PAD_MM: f32 = 1.0;

/// Sets the front of a sheet, without what is its own.
pub(super) fn front(
    canvas: &mut Canvas<'_>,
    sheets: &WordSheets,
    language: Language,
    figures: &WordSheetFigures,
) {
    letters(canvas, language, figures);
    words(canvas, sheets, language, figures, Side::Front);
    referee(canvas, language, figures);
    figures.marks_mm().into_iter().flatten().for_each(|middle| corner_mark(canvas, middle));
}

/// A black disc, by which a photograph of the sheet is cut to its edges.
fn corner_mark(canvas: &mut Canvas<'_>, (x, y): (f32, f32)) {
    const CORNERS: u8 = 24;
    let (x, y) = (x + canvas.corner_mm.0, y + canvas.corner_mm.1);
    let point = |corner: u8| {
        let (sine, cosine) = (f32::from(corner) * TAU / f32::from(CORNERS)).sin_cos();
        (x + MARK_MM / 2.0 * cosine, y + MARK_MM / 2.0 * sine)
    };
    let points = (0..CORNERS).map(point).collect();
    canvas.put(Mark::Shape { points, fill: Some(Ink::Full), line: None });
}

/// What of a sheet's number and round its back has printed: what is not known, and what a printer might put behind another
/// sheet, is to be written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Known {
    pub number: Option<u32>,
    pub round: Option<u8>,
}

/// Sets the back of a sheet, without what is its own; `known` is what every back of these has.
pub(super) fn back(
    canvas: &mut Canvas<'_>,
    sheets: &WordSheets,
    language: Language,
    (figures, known): (&WordSheetFigures, Known),
) {
    let (page, head) = (figures.page, figures.head);
    let bold = style(Weight::Bold, head.round, Ink::Full);
    let area = Area {
        x_mm: page.left_mm.get(),
        y_mm: page.top_mm.get(),
        width_mm: page.text_width_mm(),
        height_mm: head.height_mm.get() * 0.45,
    };
    let title = tr(language, "paper-sheet-back");
    canvas.text(&title, area, Setting::line(bold, head.round_least.get()));
    whose(canvas, area, language, figures);
    let below =
        Area { y_mm: area.y_mm + area.height_mm, height_mm: head.height_mm.get() * 0.5, ..area };
    let small = style(Weight::Regular, head.small, Ink::Soft);
    let setting = Setting::line(small, head.small_least.get()).lines(2);
    let first = match (known.number, known.round) {
        (Some(_), Some(_)) => None,
        (None, Some(_)) => Some("paper-sheet-back-number"),
        (_, None) => Some("paper-sheet-back-both"),
    };
    let said = first.into_iter().chain(["paper-sheet-back-what"]).map(|key| tr(language, key));
    canvas.text(&said.collect::<Vec<_>>().join(" "), below, setting);
    words(canvas, sheets, language, figures, Side::Back);
}

/// How wide the place of a digit is, and the places of the back: what they are called, and how many digits they have.
const DIGIT_MM: f32 = 6.0;
const PLACES: [(&str, u8); 2] = [("paper-sheet-round-blank", 2), ("paper-sheet-number", 3)];

/// Places for the number and the round of the front, at the right.
fn whose(canvas: &mut Canvas<'_>, area: Area, language: Language, figures: &WordSheetFigures) {
    let body = style(Weight::Bold, figures.head.body, Ink::Full);
    let mut right = area.x_mm + area.width_mm;
    for (label, digits) in PLACES {
        for _ in 0..digits {
            right -= DIGIT_MM;
            let place = Area { x_mm: right, width_mm: DIGIT_MM, height_mm: area.height_mm, ..area };
            canvas.frame(place, LINE_MM, Ink::Soft);
        }
        let label = tr(language, label);
        let width_mm = body.width_mm(&label) + 0.5;
        right -= width_mm + PAD_MM;
        let setting = Setting::line(body, figures.head.body_least.get());
        canvas.text(&label, Area { x_mm: right, width_mm, ..area }, setting);
        right -= 4.0 * PAD_MM;
    }
}

/// Sets what is known of one back into those places, a digit in each.
pub(super) fn back_of(
    canvas: &mut Canvas<'_>,
    known: Known,
    language: Language,
    figures: &WordSheetFigures,
) {
    let (page, head) = (figures.page, figures.head);
    let bold = style(Weight::Bold, head.round, Ink::Full);
    let body = style(Weight::Bold, head.body, Ink::Full);
    let mut right = page.left_mm.get() + page.text_width_mm();
    let known = [known.round.map(u32::from), known.number];
    for ((label, digits), number) in PLACES.into_iter().zip(known) {
        let number = number.map(|number| number.to_string()).unwrap_or_default();
        // A number that has more digits than there are places is written by hand.
        let fits = number.len() <= usize::from(digits);
        let mut x_mm = right;
        for digit in number.chars().rev().filter(|_| fits) {
            x_mm -= DIGIT_MM;
            let place = Area {
                x_mm,
                y_mm: page.top_mm.get(),
                width_mm: DIGIT_MM,
                height_mm: head.height_mm.get() * 0.45,
            };
            let setting = Setting::line(bold, head.round_least.get());
            canvas.text(&digit.to_string(), place, Setting { align: Align::Centre, ..setting });
        }
        right -= f32::from(digits) * DIGIT_MM;
        right -= body.width_mm(&tr(language, label)) + 0.5 + 5.0 * PAD_MM;
    }
}

/// How the pile of pages is cut, below the left one of two sheets.
pub(super) fn cut(canvas: &mut Canvas<'_>, language: Language, figures: &WordSheetFigures) {
    let page = figures.page;
    let small = style(Weight::Regular, figures.words.label, Ink::Soft);
    let area = Area {
        x_mm: page.left_mm.get(),
        y_mm: figures.bottom_mm() + 0.2,
        width_mm: page.text_width_mm(),
        height_mm: figures.below_mm - 0.2,
    };
    let setting = Setting::line(small, figures.referee.least.get());
    canvas.text(&tr(language, "paper-sheet-cut"), area, setting);
}

fn letters(canvas: &mut Canvas<'_>, language: Language, figures: &WordSheetFigures) {
    let (page, letters) = (figures.page, figures.letters);
    let top = page.top_mm.get() + figures.head.height_mm.get();
    let height_mm = letters.height_mm.get();
    let label = Area {
        x_mm: page.left_mm.get(),
        y_mm: top,
        width_mm: letters.label_mm.get() - PAD_MM,
        height_mm,
    };
    let bold = style(Weight::Bold, letters.label, Ink::Full);
    let least = figures.words.label_least.get();
    canvas.text(&tr(language, "paper-sheet-letters"), label, Setting::line(bold, least));
    let mut x_mm = page.left_mm.get() + letters.label_mm.get();
    for _ in 0..RACK {
        let area = Area { x_mm, y_mm: top, width_mm: letters.box_mm.get(), height_mm };
        canvas.frame(area, BOX_MM, Ink::Soft);
        x_mm += letters.box_mm.get() + letters.box_gap_mm.get();
    }
    let (begin, _) = figures.own_fields_mm();
    let mut x_mm = page.left_mm.get() + begin;
    for field in &figures.fields {
        let width_mm = field.width_mm.get() - PAD_MM;
        let small = style(Weight::Regular, letters.own_label, Ink::Soft);
        let label = Area { x_mm, y_mm: top, width_mm, height_mm: small.leading_mm() };
        canvas.text(&field.label, label, Setting::line(small, least));
        canvas.rule(
            (x_mm, top + height_mm),
            (x_mm + width_mm, top + height_mm),
            LINE_MM,
            Ink::Soft,
        );
        x_mm += field.width_mm.get();
    }
}

fn words(
    canvas: &mut Canvas<'_>,
    sheets: &WordSheets,
    language: Language,
    figures: &WordSheetFigures,
    side: Side,
) {
    let page = figures.page;
    let (left, width) = (page.left_mm.get(), page.text_width_mm());
    let line_mm = figures.line_mm(side);
    let (mut top, _) = figures.words_mm(side);
    let last = figures.fields_of(side).count() - 1;
    for (index, (field, rows, columns)) in figures.fields_of(side).enumerate() {
        let gap = figures.words.gap_mm.get();
        let word = figures.word_mm(columns);
        let slot = word + gap;
        let heading = Area { x_mm: left, y_mm: top, width_mm: word, height_mm: line_mm };
        let points = sheets.points.get(index).copied().unwrap_or_default();
        field_heading(canvas, field.length(), points, heading, language, figures);
        for row in 1..=rows.get() {
            let y = top + f32::from(row) * line_mm;
            // The heading stands in the first place of the first line.
            let first = u8::from(row == 1);
            for column in first..columns.get() {
                let x = left + f32::from(column) * slot;
                if row < rows.get() || index == last {
                    canvas.rule((x, y), (x + word, y), LINE_MM, Ink::Faint);
                } else if column > 0 {
                    // The last words of a field stand on the next field's rule.
                    let x = x - gap / 2.0;
                    canvas.rule((x, y - TICK_MM), (x, y), LINE_MM, Ink::Faint);
                }
            }
        }
        canvas.rule((left, top), (left + width, top), FIELD_MM, Ink::Full);
        top += rows.mm() * line_mm;
    }
}

/// The length of the words, large, and what they are worth.
fn field_heading(
    canvas: &mut Canvas<'_>,
    length: usize,
    points: i32,
    area: Area,
    language: Language,
    figures: &WordSheetFigures,
) {
    let words = figures.words;
    // The ground ends a little above the first line, so that it is not taken for one.
    canvas.ground(Area { y_mm: area.y_mm + FIELD_MM / 2.0, ..area }, Ink::Pale);
    let big = style(Weight::Bold, words.number, Ink::Full);
    let number = length.to_string();
    let number_mm = big.width_mm(&number) + 2.0 * PAD_MM;
    let place = Area { x_mm: area.x_mm + PAD_MM, width_mm: number_mm - PAD_MM, ..area };
    canvas.text(&number, place, Setting::line(big, words.label_least.get()));
    let (bold, plain) = (
        style(Weight::Bold, words.label, Ink::Full),
        style(Weight::Regular, words.label, Ink::Full),
    );
    let (x_mm, width_mm) = (area.x_mm + number_mm + 0.4, area.width_mm - number_mm - 0.4);
    let half = area.height_mm * 0.44;
    let upper = Area { x_mm, width_mm, y_mm: area.y_mm + area.height_mm * 0.08, height_mm: half };
    let lower = Area { y_mm: upper.y_mm + half, ..upper };
    let least = words.label_least.get();
    canvas.text(&tr(language, "paper-sheet-field"), upper, Setting::line(bold, least));
    let worth = text!(language, "paper-sheet-points", points = i64::from(points));
    canvas.text(&worth, lower, Setting::line(plain, least));
}

/// What the referee fills in (R§4.1): valid words and their points, invalid ones and theirs, total.
fn referee(canvas: &mut Canvas<'_>, language: Language, figures: &WordSheetFigures) {
    let (page, part) = (figures.page, figures.referee);
    let (left, width) = (page.left_mm.get(), page.text_width_mm());
    let height_mm = part.height_mm.get();
    let y_mm = figures.bottom_mm() - height_mm;
    let whole = Area { x_mm: left, y_mm, width_mm: width, height_mm };
    let share = |share: f32| width * share;
    let note = Area { width_mm: share(0.15), ..whole };
    canvas.ground(note, Ink::Pale);
    let heading = style(Weight::Bold, part.heading, Ink::Full);
    let label = style(Weight::Regular, part.label, Ink::Soft);
    let least = part.least.get();
    let inside = |area: Area| Area {
        x_mm: area.x_mm + PAD_MM,
        width_mm: area.width_mm - 2.0 * PAD_MM,
        ..area
    };
    let note_setting = Setting::line(label, least).lines(3);
    canvas.text(&tr(language, "paper-sheet-referee"), inside(note), note_setting);
    let mut x_mm = left + note.width_mm;
    let head_mm = heading.leading_mm() + 0.6;
    let counted = [
        (tr(language, "paper-sheet-valid"), share(0.325)),
        (tr(language, "paper-sheet-invalid"), share(0.325)),
    ];
    for (name, width_mm) in counted {
        canvas.rule((x_mm, y_mm), (x_mm, y_mm + height_mm), BOX_MM, Ink::Full);
        let cell = Area { x_mm, width_mm, ..whole };
        let top = Area { height_mm: head_mm, ..inside(cell) };
        canvas.text(&name, top, Setting::line(heading, least));
        let half = width_mm / 2.0;
        let middle = x_mm + half;
        canvas.rule((middle, y_mm + head_mm), (middle, y_mm + height_mm), LINE_MM, Ink::Faint);
        let parts = [tr(language, "paper-sheet-count"), tr(language, "paper-sheet-points-of")];
        for (part, x_mm) in parts.into_iter().zip([x_mm, middle]) {
            let area = Area {
                x_mm,
                y_mm: y_mm + height_mm - label.leading_mm() - 0.4,
                width_mm: half,
                height_mm: label.leading_mm(),
            };
            canvas.text(&part, inside(area), Setting::line(label, least));
        }
        x_mm += width_mm;
    }
    canvas.rule((x_mm, y_mm), (x_mm, y_mm + height_mm), BOX_MM, Ink::Full);
    let total = Area { x_mm, width_mm: left + width - x_mm, ..whole };
    let top = Area { height_mm: head_mm, ..inside(total) };
    let setting = Setting { align: Align::Left, ..Setting::line(heading, least) };
    canvas.text(&tr(language, "paper-sheet-total"), top, setting);
    canvas.frame(whole, FIELD_MM, Ink::Full);
}
