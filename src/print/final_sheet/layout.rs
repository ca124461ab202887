//! Where everything stands on the final sheet's pages.

use std::sync::Arc;

use super::figures::FinalFigures;
use super::{FinalSheet, sentences};
use crate::language::{Language, tr};
use crate::print::code::{self, Strength};
use crate::print::flow::{Align, Flow, line_mark};
use crate::print::pages::{Ink, Mark, Modules, Page as Sheet, Style, Weight};
use crate::print::table::{Column, Look, table};
use crate::print::template::Figure;
use crate::print::text::{self, Place};
use crate::print::{Club, Pages, Templates, Warning, words};
use crate::text;

/// How many lines a title may take, a cell, a name under a signature.
const TITLE_LINES: usize = 3;
const CELL_LINES: usize = 4;
const NAME_LINES: usize = 2;
/// The most that the space for a heading and what must follow it on the same page takes, in lines.
const HEADING_COMPANY: f32 = 3.0;

fn style(weight: Weight, size: Figure, ink: Ink) -> Style {
    Style { weight, size_pt: size.get(), ink }
}

/// Lays the sheet out.
pub(super) fn document(sheet: &FinalSheet, language: Language, templates: &Templates) -> Pages {
    let (pages, warnings) = pages(sheet, language, (&templates.figures(), templates.club()));
    Pages {
        title: sheet.title.clone(),
        subject: tr(language, "print-final-kicker"),
        author: sheet.referee.clone(),
        at: sheet.signed_at,
        pages,
        warnings,
    }
}

/// The marks of every page.
fn pages(
    sheet: &FinalSheet,
    language: Language,
    (figures, club): (&FinalFigures, &Club),
) -> (Vec<Sheet>, Vec<Warning>) {
    let mut page = Page { flow: Flow::new(figures.page), sheet, language, figures, club };
    page.head();
    page.standings();
    page.sections();
    page.signatures();
    page.flow
        .finish(|number, of, warnings| repeated(sheet, language, figures, (number, of), warnings))
}

struct Page<'a> {
    flow: Flow,
    sheet: &'a FinalSheet,
    language: Language,
    figures: &'a FinalFigures,
    club: &'a Club,
}

impl Page<'_> {
    fn head(&mut self) {
        let (sizes, space) = (self.figures.sizes, self.figures.space);
        let (logo_mm, logo_ends_mm) = self.flow.logo(self.club);
        let kicker = sentences::kicker(self.sheet, self.language);
        self.flow.paragraph(&kicker, style(Weight::Regular, sizes.kicker, Ink::Soft));
        let place = Place {
            width_mm: self.flow.width_mm() - logo_mm,
            most_lines: TITLE_LINES,
            size_pt: sizes.title.get(),
            least_pt: sizes.title_least.get(),
        };
        let title = style(Weight::Bold, sizes.title, Ink::Full);
        self.flow.fitted(&self.sheet.title, 0.0, place, Align::Left, title);
        self.flow.down_to(logo_ends_mm);
        let body = style(Weight::Regular, sizes.body, Ink::Full);
        self.flow.facts(&sentences::facts(self.sheet, self.language), sentences::DOT, body);
        if let Some(signed) = sentences::signed(self.sheet, self.language) {
            self.flow.paragraph(&signed, body);
        }
        self.flow.sponsor(self.club, style(Weight::Regular, sizes.small, Ink::Soft));
        self.banner();
        self.flow.skip(space.below_head_mm.get());
    }

    /// A frame that nobody overlooks: not signed, provisional and why.
    fn banner(&mut self) {
        let unsigned = self.sheet.signed_at.is_none();
        let provisional = sentences::provisional(&self.sheet.provisional, self.language);
        if !unsigned && provisional.is_none() {
            return;
        }
        let pad = self.figures.space.banner_pad_mm.get();
        self.flow.skip(pad);
        let top = self.flow.y_mm();
        self.flow.skip(pad);
        if unsigned {
            let bold = style(Weight::Bold, self.figures.sizes.banner, Ink::Full);
            let width = self.flow.width_mm() - 2.0 * pad;
            let place = Place {
                width_mm: width,
                most_lines: 1,
                size_pt: bold.size_pt,
                least_pt: self.figures.sizes.small.get(),
            };
            self.flow.fitted(
                &tr(self.language, "print-final-not-signed"),
                pad,
                place,
                Align::Left,
                bold,
            );
        }
        if let Some(provisional) = provisional {
            let body = style(Weight::Regular, self.figures.sizes.body, Ink::Full);
            let width = self.flow.width_mm() - 2.0 * pad;
            let clean = text::clean(&provisional, body.weight, &mut self.flow.warnings);
            let lines = text::wrap(&clean, body.weight, body.size_pt, width);
            let lines = text::Lines { lines, size_pt: body.size_pt };
            self.flow.lines(self.flow.left_mm() + pad, width, Align::Left, &lines, body);
        }
        self.flow.skip(pad);
        self.frame(top, self.flow.y_mm());
    }

    fn frame(&mut self, top: f32, bottom: f32) {
        let (left, right) = (self.flow.left_mm(), self.flow.left_mm() + self.flow.width_mm());
        let corners = [(left, top), (right, top), (right, bottom), (left, bottom)];
        for (from_mm, to_mm) in corners.into_iter().zip(corners.into_iter().cycle().skip(1)) {
            self.flow.mark(Mark::Stroke { from_mm, to_mm, thick_mm: 0.5, ink: Ink::Full });
        }
    }

    fn standings(&mut self) {
        let sheet = self.sheet;
        let (sizes, space) = (self.figures.sizes, self.figures.space);
        let deducted = sheet.rows.iter().any(|row| row.standing.deductions > 0);
        let columns = self.columns(deducted);
        let rows: Vec<Vec<String>> = sheet
            .rows
            .iter()
            .enumerate()
            .map(|(index, row)| {
                let above = index.checked_sub(1).and_then(|index| sheet.rows.get(index));
                self.cells(row, above, deducted)
            })
            .collect();
        let look = Look {
            heading: style(Weight::Bold, sizes.column_heading, Ink::Full),
            heading_least_pt: sizes.column_heading_least.get(),
            gap_mm: space.cell_gap_mm.get(),
            pad_mm: space.row_pad_mm.get(),
        };
        table(&mut self.flow, &columns, look, &rows);
        self.flow.skip(space.below_heading_mm.get());
        let small = style(Weight::Regular, sizes.small, Ink::Soft);
        self.flow.paragraph(&tr(self.language, "print-final-legend"), small);
    }

    fn columns(&self, deducted: bool) -> Vec<Column> {
        let (widths, sizes, language) = (self.figures.columns, self.figures.sizes, self.language);
        let unused = if deducted { 0.0 } else { widths.deductions_mm.get() };
        let left_over = self.flow.width_mm() - widths.fixed_mm() + unused;
        let shares = widths.name_share.get() + widths.club_share.get() + widths.why_share.get();
        let share = |share: Figure| left_over * share.get() / shares;
        let column = |heading: String, width_mm: f32, align, style: Style| Column {
            heading,
            width_mm,
            align,
            style,
            least_pt: sizes.cell_least.get(),
            most_lines: CELL_LINES,
        };
        let bold = style(Weight::Bold, sizes.cell, Ink::Full);
        let plain = style(Weight::Regular, sizes.cell, Ink::Full);
        let note = style(Weight::Regular, sizes.note, Ink::Soft);
        let (left, right) = (Align::Left, Align::Right);
        let valid = |letters: u32| {
            let heading = text!(language, "print-column-valid", letters = letters);
            column(heading, widths.valid_mm.get(), right, plain)
        };
        let mut columns = vec![
            column(tr(language, "print-column-rank"), widths.rank_mm.get(), right, plain),
            column(tr(language, "print-column-name"), share(widths.name_share), left, bold),
            column(tr(language, "print-column-club"), share(widths.club_share), left, plain),
            column(tr(language, "print-column-total"), widths.total_mm.get(), right, bold),
        ];
        if deducted {
            let heading = tr(language, "print-column-deductions");
            columns.push(column(heading, widths.deductions_mm.get(), right, plain));
        }
        let invalid = tr(language, "print-column-invalid");
        columns.push(column(invalid, widths.invalid_mm.get(), right, plain));
        columns.extend([7, 6, 5, 4].map(valid));
        columns.push(column(tr(language, "print-column-high"), widths.high_mm.get(), right, plain));
        columns.push(column(tr(language, "print-column-why"), share(widths.why_share), left, note));
        columns
    }

    fn cells(&self, row: &super::Row, above: Option<&super::Row>, deducted: bool) -> Vec<String> {
        let language = self.language;
        let number = |number: u32| language.number(number.into());
        let standing = &row.standing;
        let mut cells = vec![
            standing.rank.map_or_else(|| "—".to_owned(), number),
            row.name.clone(),
            row.club.clone(),
            language.number(standing.total),
        ];
        if deducted {
            cells.push(language.number(standing.deductions));
        }
        cells.push(number(standing.invalid_points));
        let tally = standing.tally;
        let valid = [tally.valid_7, tally.valid_6, tally.valid_5, tally.valid_4, tally.valid_high];
        cells.extend(valid.map(number));
        cells.push(sentences::why(row, above, language));
        cells
    }

    fn sections(&mut self) {
        let (sheet, language) = (self.sheet, self.language);

        self.heading(&tr(language, "print-final-penalties"));
        self.list(
            sheet.penalties.iter().map(|penalty| sentences::penalty(penalty, language)).collect(),
            "print-final-no-penalties",
        );

        self.heading(&tr(language, "print-final-objections"));
        let rulings = text!(language, "print-final-rulings", count = sheet.rulings);
        self.body(&rulings);
        self.list(
            sheet.objections.iter().map(|o| sentences::objection(o, language)).collect(),
            "print-final-no-objections",
        );

        self.heading(&tr(language, "print-final-lexicon"));
        match &sheet.lexicon {
            None => self.body(&tr(language, "print-final-no-lexicon")),
            Some(passport) => {
                self.body(&sentences::lexicon(passport, language));
                let sha256 = words::grouped(&passport.sha256.to_string());
                self.labelled("SHA-256", &sha256, 0.0);
            }
        }

        let draw = sentences::draw(sheet, language);
        let code = sentences::derivation(&sheet.draw);
        let code = code.and_then(|code| code::modules(&code, Strength::Sound));
        self.group("print-final-draw", &draw, code);

        let events = text!(language, "print-final-events", count = sheet.events);
        let mut history = vec![(tr(language, "print-final-record"), events)];
        if let Some(head) = &sheet.chain_head {
            let head = words::grouped(&head.to_string());
            history.push((tr(language, "print-final-chain-head"), head));
        }
        self.group("print-final-history", &history, None);
    }

    /// Labelled lines under a heading, on one page unless one of them is very long, and a code at the
    /// right of them.
    fn group(
        &mut self,
        heading: &'static str,
        lines: &[(String, String)],
        code: Option<Arc<Modules>>,
    ) {
        let space = self.figures.space;
        let code_mm = if code.is_some() { space.code_mm.get() } else { 0.0 };
        let body = style(Weight::Regular, self.figures.sizes.body, Ink::Full);
        let width_mm = self.flow.width_mm() - space.label_mm.get() - code_mm;
        let height_mm: f32 = lines
            .iter()
            .flat_map(|(_, value)| text::wrap(value, body.weight, body.size_pt, width_mm))
            .map(|_| body.leading_mm())
            .sum();
        let bold = style(Weight::Bold, self.figures.sizes.heading, Ink::Full);
        let head_mm =
            space.above_section_mm.get() + bold.leading_mm() + space.below_heading_mm.get();
        self.flow.need(head_mm + height_mm.max(code_mm));
        self.heading(&tr(self.language, heading));
        let top = self.flow.y_mm();
        if let Some(modules) = code {
            let x_mm = self.flow.left_mm() + self.flow.width_mm() - code_mm;
            self.flow.mark(code::mark(modules, x_mm, top, code_mm));
        }
        for (label, value) in lines {
            self.labelled(label, value, code_mm);
        }
        if code_mm > 0.0 {
            self.flow.down_to(top + code_mm);
        }
    }

    /// A heading never stands alone at the foot of a page.
    fn heading(&mut self, heading: &str) {
        let bold = style(Weight::Bold, self.figures.sizes.heading, Ink::Full);
        let space = self.figures.space;
        self.flow.need(space.above_section_mm.get() + HEADING_COMPANY * bold.leading_mm());
        self.flow.skip(space.above_section_mm.get());
        self.flow.paragraph(heading, bold);
        self.flow.skip(space.below_heading_mm.get());
    }

    fn body(&mut self, text: &str) {
        self.flow.paragraph(text, style(Weight::Regular, self.figures.sizes.body, Ink::Full));
    }

    fn list(&mut self, lines: Vec<String>, none: &'static str) {
        if lines.is_empty() {
            self.body(&tr(self.language, none));
        }
        for line in lines {
            self.body(&line);
        }
    }

    /// A label at the left and its text, however long, beside it; so much is left free at the right.
    fn labelled(&mut self, label: &str, value: &str, free_mm: f32) {
        let sizes = self.figures.sizes;
        let width_mm = self.figures.space.label_mm.get();
        let body = style(Weight::Regular, sizes.body, Ink::Full);
        let soft = style(Weight::Regular, sizes.body, Ink::Soft);
        self.flow.need(body.leading_mm());
        let place = Place {
            width_mm: width_mm - self.figures.space.cell_gap_mm.get(),
            most_lines: 1,
            size_pt: sizes.body.get(),
            least_pt: sizes.small.get(),
        };
        let lines = text::fit(label, soft.weight, place, &mut self.flow.warnings);
        let soft = Style { size_pt: lines.size_pt, ..soft };
        let spare = (body.leading_mm() - soft.leading_mm()) / 2.0;
        for line in &lines.lines {
            let at = (self.flow.left_mm(), self.flow.y_mm() + spare);
            let mark = line_mark(line, soft, Align::Left, at, place.width_mm);
            self.flow.mark(Mark::Text(mark));
        }
        self.flow.beside(value, width_mm, free_mm, body);
    }

    /// Lines to sign on, at the foot of the last page.
    fn signatures(&mut self) {
        let (language, sizes, space) = (self.language, self.figures.sizes, self.figures.space);
        let mut people = vec![(tr(language, "print-sign-referee"), self.sheet.referee.clone())];
        if !self.sheet.assistants.is_empty() {
            let names = self.sheet.assistants.join(", ");
            people.push((tr(language, "print-sign-assistants"), names));
        }
        people.push((tr(language, "print-sign-club"), String::new()));

        self.flow.need(space.signatures_mm.get());
        let name_lines: f32 = (0..NAME_LINES)
            .map(|_| style(Weight::Regular, sizes.small, Ink::Soft).leading_mm())
            .sum();
        let plain = style(Weight::Regular, sizes.body, Ink::Full);
        let rule = self.flow.bottom_mm() - plain.leading_mm() - name_lines - 1.0;
        self.flow.down_to(rule);
        let gap = space.signature_gap_mm.get();
        // Always three places wide, so that a line is never drawn across half the page.
        let width_mm = (self.flow.width_mm() - 2.0 * gap) / 3.0;
        let mut x_mm = self.flow.left_mm();
        for (label, name) in &people {
            self.flow.rule(x_mm, width_mm, 0.25, Ink::Full);
            let mut y = rule + 1.0;
            let parts = [
                (label, plain, 1, sizes.small),
                (
                    name,
                    style(Weight::Regular, sizes.small, Ink::Soft),
                    NAME_LINES,
                    sizes.column_heading_least,
                ),
            ];
            for (text, style, most_lines, least) in parts {
                let place =
                    Place { width_mm, most_lines, size_pt: style.size_pt, least_pt: least.get() };
                let lines = text::fit(text, style.weight, place, &mut self.flow.warnings);
                let style = Style { size_pt: lines.size_pt, ..style };
                for line in lines.lines.iter().filter(|line| !line.is_empty()) {
                    let mark = line_mark(line, style, Align::Centre, (x_mm, y), width_mm);
                    self.flow.mark(Mark::Text(mark));
                    y += style.leading_mm();
                }
            }
            x_mm += width_mm + gap;
        }
    }
}

/// What stands on every page: a running head from the second on, and the foot.
fn repeated(
    sheet: &FinalSheet,
    language: Language,
    figures: &FinalFigures,
    (number, of): (usize, usize),
    warnings: &mut Vec<Warning>,
) -> (Vec<Mark>, Vec<Mark>) {
    let page = figures.page;
    let (left, width) = (page.left_mm.get(), page.text_width_mm());
    let small = style(Weight::Regular, figures.sizes.small, Ink::Soft);
    let bold = style(Weight::Bold, figures.sizes.small, Ink::Full);
    let mut sides = |texts: (&str, Style), right: (&str, Style), y: f32| {
        // The right side has what it needs, the left side is fitted into the rest.
        let own = right.1.weight.width_mm(right.0, right.1.size_pt);
        let room = (width - own - figures.space.cell_gap_mm.get()).max(1.0);
        let size_pt = texts.1.size_pt;
        let place = Place { width_mm: room, most_lines: 1, size_pt, least_pt: size_pt };
        // Shortened here, it stands whole on the first page.
        let mut unseen = Vec::new();
        let fitted = text::fit(texts.0, texts.1.weight, place, &mut unseen);
        warnings
            .extend(unseen.into_iter().filter(|w| matches!(w, Warning::UnknownCharacter { .. })));
        let mut marks = Vec::new();
        for line in fitted.lines.iter().filter(|line| !line.is_empty()) {
            marks.push(Mark::Text(line_mark(line, texts.1, Align::Left, (left, y), room)));
        }
        if !right.0.is_empty() {
            marks.push(Mark::Text(line_mark(right.0, right.1, Align::Right, (left, y), width)));
        }
        marks
    };
    let not_signed = match sheet.signed_at {
        None => tr(language, "print-final-not-signed"),
        Some(_) => String::new(),
    };
    let mut before = Vec::new();
    if number > 1 {
        let running = text!(language, "print-final-running", title = &sheet.title);
        before = sides((&running, small), (&not_signed, bold), page.top_mm.get());
    }
    let foot = page.height_mm.get() - page.bottom_mm.get() + page.foot_mm.get();
    let numbers = text!(language, "print-page", page = number, pages = of);
    let check = tr(language, "print-final-check");
    let after = sides((&check, small), (&numbers, small), foot);
    (before, after)
}

#[cfg(test)]
mod tests;
