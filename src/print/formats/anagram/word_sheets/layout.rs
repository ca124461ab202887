//! Each sheet's own head over the form, and sheets on paper: one a page, or two with a line to cut.

use std::sync::Arc;

use super::figures::WordSheetFigures;
use super::form;
use super::{WordSheet, WordSheets};
use crate::domain::ids::RoundNo;
use crate::language::{Language, tr};
use crate::print::layout::canvas::{Canvas, Setting, notice};
use crate::print::layout::code::{self, Strength};
use crate::print::layout::flow::Align;
use crate::print::layout::leaf::{DOT, style};
use crate::print::layout::pages::Watch;
use crate::print::layout::pages::{Area, Ink, Mark, Page, Weight};
use crate::print::layout::{Pages, Templates, Warning};
use crate::print::wish::{Backs, Paper};
use crate::print::words;
use crate::text;

/// How thick a line to write on is, and the line to cut along.
const LINE_MM: f32 = 0.2;
const CUT_MM: f32 = 0.1;
/// The room for the line that says how to cut.
const CUT_NOTE_MM: f32 = 3.0;
/// What the head leaves free above the letters.
const ABOVE_LETTERS_MM: f32 = 1.0;

pub(super) fn document(
    sheets: &WordSheets,
    language: Language,
    templates: &Templates,
    watch: Watch<'_>,
) -> Option<Pages> {
    let mut warnings = Vec::new();
    let mut figures: WordSheetFigures = templates.figures();
    if sheets.paper == Paper::A4 {
        figures.below_mm = CUT_NOTE_MM;
    }
    let maker = Maker { sheets, language, templates, figures };
    let mut pages = maker.pages(&mut warnings, watch)?;
    if pages.is_empty() {
        let page = maker.figures.page;
        let size_mm = (page.width_mm.get(), page.height_mm.get());
        pages.push(notice(&tr(language, "paper-sheet-none"), size_mm, &mut warnings));
    }
    Some(words::pages(&sheets.details, tr(language, "paper-sheet-subject"), pages, warnings))
}

struct Maker<'a> {
    sheets: &'a WordSheets,
    language: Language,
    templates: &'a Templates,
    figures: WordSheetFigures,
}

impl Maker<'_> {
    fn pages(&self, warnings: &mut Vec<Warning>, watch: Watch<'_>) -> Option<Vec<Page>> {
        let (width_mm, height_mm) =
            (self.figures.page.width_mm.get(), self.figures.page.height_mm.get());
        let across = match self.sheets.paper {
            Paper::A5 => 1,
            Paper::A4 => 2,
        };
        // An A4 on its side is 297 mm wide, two A5 are 296.
        let (page_mm, step_mm) = match self.sheets.paper {
            Paper::A5 => (width_mm, width_mm),
            Paper::A4 => (2.0 * width_mm + 1.0, width_mm + 1.0),
        };
        let cut = Mark::Stroke {
            from_mm: (page_mm / 2.0, 0.0),
            to_mm: (page_mm / 2.0, height_mm),
            thick_mm: CUT_MM,
            ink: Ink::Faint,
        };
        // The form of each half, and behind it; a page's form is that of the halves that have a sheet.
        let corner_mm = |place: u8| (f32::from(place) * step_mm, 0.0);
        let mut halves = |set: &dyn Fn(&mut Canvas<'_>)| -> Vec<Vec<Mark>> {
            let half = |place| {
                let mut canvas = Canvas::new(warnings);
                canvas.corner_mm = corner_mm(place);
                set(&mut canvas);
                canvas.marks
            };
            (0..across).map(half).collect()
        };
        let front = halves(&|canvas| {
            form::front(canvas, self.sheets, self.language, &self.figures);
            if self.sheets.paper == Paper::A4 && canvas.corner_mm.0 == 0.0 {
                form::cut(canvas, self.language, &self.figures);
            }
        });
        let count = self.sheets.sheets.len();
        let leaves = count.div_ceil(usize::from(across));
        let of_leaf =
            |leaf: usize| (0..usize::from(across)).map(move |place| leaf + place * leaves);
        let known = (0..leaves).map(|leaf| self.known(of_leaf(leaf)));
        let known: Vec<form::Known> = known.collect();
        // What every back has; what one lacks is to be written on all of them.
        let all = form::Known {
            number: known.iter().map(|of| of.number).min().flatten(),
            round: known.iter().map(|of| of.round).min().flatten(),
        };
        let back = halves(&|canvas| {
            form::back(canvas, self.sheets, self.language, (&self.figures, all));
        });
        let forms = |halves: &[Vec<Mark>], cut: Option<&Mark>| -> Vec<Arc<Vec<Mark>>> {
            let of = |count| halves.iter().take(count).flatten().chain(cut).cloned().collect();
            (0..=halves.len()).map(|count| Arc::new(of(count))).collect()
        };
        let front = forms(&front, (across == 2).then_some(&cut));
        let back = forms(&back, None);
        let mut pages = Vec::new();
        for leaf in 0..leaves {
            if watch(leaf, leaves).is_break() {
                return None;
            }
            let mut marks = Vec::new();
            let mut filled = 0;
            for (place, of) in (0..across).zip(of_leaf(leaf)) {
                let Some(sheet) = self.sheets.sheets.get(of) else { continue };
                let mut canvas = Canvas::new(warnings);
                canvas.corner_mm = corner_mm(place);
                self.head(&mut canvas, sheet);
                marks.append(&mut canvas.marks);
                filled += 1;
            }
            let form = front.get(filled).cloned();
            pages.push(Page { width_mm: page_mm, height_mm, marks, form });
            if self.sheets.backs == Backs::Printed {
                let mut marks = Vec::new();
                for place in 0..across {
                    let mut canvas = Canvas::new(warnings);
                    canvas.corner_mm = corner_mm(place);
                    let known = known.get(leaf).copied().unwrap_or_default();
                    form::back_of(&mut canvas, known, self.language, &self.figures);
                    marks.append(&mut canvas.marks);
                }
                // Which half lies behind which depends on how the printer turns the page: both have the form.
                let form = back.last().cloned();
                pages.push(Page { width_mm: page_mm, height_mm, marks, form });
            }
        }
        Some(pages)
    }

    /// What the back of a leaf may have printed: of one sheet all that is known; of two what both have, for a printer may
    /// turn the page either way.
    fn known(&self, of_leaf: impl Iterator<Item = usize>) -> form::Known {
        let sheets: Vec<&WordSheet> = of_leaf.filter_map(|of| self.sheets.sheets.get(of)).collect();
        let number = match sheets.as_slice() {
            [one] if self.sheets.paper == Paper::A5 => {
                one.player.as_ref().map(|player| player.id.get())
            }
            _ => None,
        };
        let round = sheets.first().and_then(|sheet| sheet.round).map(|(round, _)| round);
        let is_common = |sheet: &&WordSheet| sheet.round.map(|(round, _)| round) == round;
        let round = round.filter(|_| sheets.iter().all(is_common)).map(RoundNo::get);
        form::Known { number, round }
    }

    /// Name and code, competition, round.
    fn head(&self, canvas: &mut Canvas<'_>, sheet: &WordSheet) {
        let (page, head) = (self.figures.page, self.figures.head);
        let (left, top) = (page.left_mm.get(), page.top_mm.get());
        let mut right = left + page.text_width_mm();
        if let Some(code) = &sheet.code {
            self.code(canvas, sheet, code, right - head.code_mm.get());
        }
        right -= head.code_mm.get();
        let corner = Area {
            x_mm: left + (right - left) * 0.6,
            y_mm: top,
            width_mm: (right - left) * 0.4 - head.gap_mm.get(),
            height_mm: head.height_mm.get() - head.gap_mm.get(),
        };
        right -= canvas.logo(self.templates.club(), corner, head.gap_mm.get());
        let width_mm = right - left - head.gap_mm.get();
        let height = head.height_mm.get();
        let (small, sponsor) =
            (style(Weight::Regular, head.small, Ink::Soft), self.templates.club().sponsor.as_str());
        let sponsor_mm = if sponsor.is_empty() { 0.0 } else { small.leading_mm() };
        let round_mm = (height - sponsor_mm) * 0.38;
        let small_mm = small.leading_mm();
        let name_mm = height - sponsor_mm - round_mm - small_mm - ABOVE_LETTERS_MM;
        let line = |y_mm: f32, height_mm: f32| Area { x_mm: left, y_mm, width_mm, height_mm };
        self.name(canvas, sheet, line(top, name_mm));
        let facts = self.facts(sheet, width_mm);
        let setting = Setting::line(small, head.small_least.get());
        canvas.text(&facts, line(top + name_mm, small_mm), setting);
        self.round(canvas, sheet, line(top + name_mm + small_mm, round_mm));
        canvas.text(
            sponsor,
            line(top + height - sponsor_mm - ABOVE_LETTERS_MM / 2.0, sponsor_mm),
            setting,
        );
    }

    /// The code, the place as it is named by hand, and the code's digits.
    fn code(&self, canvas: &mut Canvas<'_>, sheet: &WordSheet, digits: &str, x_mm: f32) {
        let head = self.figures.head;
        let place_mm = head.code_mm.get();
        let top = self.figures.page.top_mm.get();
        if let Some(modules) = code::modules(digits, Strength::Sturdy) {
            // The white margin of a code may be that of the page.
            let corner = canvas.corner_mm;
            let margin = place_mm * 4.0 / 29.0;
            canvas.put(code::mark(
                modules,
                corner.0 + x_mm + margin,
                corner.1 + top - margin,
                place_mm,
            ));
        }
        let bold = style(Weight::Bold, head.body, Ink::Full);
        let soft = style(Weight::Regular, head.small, Ink::Soft);
        let width_mm = place_mm * 25.0 / 29.0;
        let x_mm = x_mm + place_mm - width_mm;
        let y_mm = top + place_mm * 25.0 / 29.0;
        let by_hand = match (&sheet.player, &sheet.round) {
            (Some(player), Some((round, _))) => format!("{}-{round}", player.id),
            _ => String::new(),
        };
        let below = Area { x_mm, y_mm, width_mm, height_mm: bold.leading_mm() };
        let setting = Setting::line(bold, head.small_least.get());
        canvas.text(&by_hand, below, Setting { align: Align::Right, ..setting });
        let last = Area { y_mm: y_mm + bold.leading_mm(), height_mm: soft.leading_mm(), ..below };
        let setting = Setting::line(soft, head.small_least.get());
        canvas.text(digits, last, Setting { align: Align::Right, ..setting });
    }

    fn name(&self, canvas: &mut Canvas<'_>, sheet: &WordSheet, area: Area) {
        let head = self.figures.head;
        if let Some(player) = &sheet.player {
            let bold = style(Weight::Bold, head.name, Ink::Full);
            let setting = Setting::line(bold, head.name_least.get()).lines(2);
            canvas.text(&player.name, area, setting);
        } else {
            let label = tr(self.language, "paper-sheet-name");
            self.to_write(canvas, &label, area, area.width_mm);
        }
    }

    fn round(&self, canvas: &mut Canvas<'_>, sheet: &WordSheet, area: Area) {
        let head = self.figures.head;
        let (bold, body) = (
            style(Weight::Bold, head.round, Ink::Full),
            style(Weight::Regular, head.body, Ink::Full),
        );
        let taken = if let Some((round, _)) = sheet.round {
            let name = text!(self.language, "paper-sheet-round", round = round.get());
            canvas.text(&name, area, Setting::line(bold, head.round_least.get()))
        } else {
            let label = tr(self.language, "paper-sheet-round-blank");
            self.to_write(canvas, &label, area, area.width_mm * 0.3)
        };
        let rest = match sheet.round {
            Some((_, rule)) => text!(
                self.language,
                "paper-sheet-round-facts",
                rounds = self.sheets.rounds,
                consonants = rule.consonants,
                vowels = rule.vowels,
                minutes = rule.full_ms / 60_000
            ),
            None => text!(self.language, "paper-sheet-of", rounds = self.sheets.rounds),
        };
        let taken = taken + 1.8;
        // Beside a line to write on it stands as low as the line's label.
        let low = if sheet.round.is_none() { area.height_mm - body.leading_mm() } else { 0.0 };
        let beside = Area {
            x_mm: area.x_mm + taken,
            y_mm: area.y_mm + low,
            width_mm: area.width_mm - taken,
            height_mm: area.height_mm - low,
        };
        canvas.text(&rest, beside, Setting::line(body, head.body_least.get()));
    }

    /// A label and a line to write on, together of a width, which is given back.
    fn to_write(&self, canvas: &mut Canvas<'_>, label: &str, area: Area, width_mm: f32) -> f32 {
        let head = self.figures.head;
        let body = style(Weight::Bold, head.body, Ink::Full);
        let low = Area {
            y_mm: area.y_mm + area.height_mm - body.leading_mm(),
            height_mm: body.leading_mm(),
            ..area
        };
        let used = canvas.text(label, low, Setting::line(body, head.body_least.get()));
        let bottom = area.y_mm + area.height_mm - 0.5;
        let from = area.x_mm + used + 1.5;
        canvas.rule((from, bottom), (area.x_mm + width_mm, bottom), LINE_MM, Ink::Soft);
        width_mm
    }

    /// The player's club, the competition, where and when: as much of it as can be read.
    fn facts(&self, sheet: &WordSheet, width_mm: f32) -> String {
        let details = &self.sheets.details;
        let (place, when) = (
            words::place(details, self.language).join(", "),
            words::date(&details.date, self.language),
        );
        let club = sheet.player.as_ref().map_or("", |player| player.club.as_str());
        let title = details.title.as_str();
        let joined = |facts: &[&str]| {
            let said: Vec<&str> =
                facts.iter().copied().filter(|text| !text.trim().is_empty()).collect();
            said.join(DOT)
        };
        let tries = [
            joined(&[club, title, &place]),
            joined(&[club, title, &when]),
            joined(&[club, title]),
            joined(&[title, &when]),
            joined(&[title]),
        ];
        let least = self.figures.head.small_least.get();
        let fits = |text: &&String| Weight::Regular.width_mm(text, least) <= width_mm;
        // A club may be long: what is cut in the end is never the title for its sake.
        let [.., title_alone] = &tries;
        tries.iter().find(fits).unwrap_or(title_alone).clone()
    }
}
