//! Where everything stands on the final sheet's pages.

use std::sync::Arc;

use super::figures::{ColumnFigures, FinalFigures};
use super::{FinalSheet, sentences};
use crate::language::{Language, tr};
use crate::print::layout::code::{self, Strength};
use crate::print::layout::flow::{Align, line_mark};
use crate::print::layout::leaf::{Called, Leaf, style};
use crate::print::layout::pages::{Ink, Mark, Modules, Page as Sheet, Style, Weight};
use crate::print::layout::table::Column;
use crate::print::layout::template::Figure;
use crate::print::layout::text::{self, Place};
use crate::print::layout::{Club, Pages, Templates, Warning};
use crate::print::words;
use crate::text;

/// How many lines a name under a signature may take.
const NAME_LINES: usize = 2;

/// Lays the sheet out.
pub(super) fn document(sheet: &FinalSheet, language: Language, templates: &Templates) -> Pages {
    let (pages, warnings) = pages(sheet, language, (&templates.figures(), templates.club()));
    Pages {
        title: sheet.details.title.clone(),
        subject: tr(language, "print-final-kicker"),
        author: sheet.details.referee.clone(),
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
    let not_signed = match sheet.signed_at {
        None => tr(language, "print-final-not-signed"),
        Some(_) => String::new(),
    };
    let called = Called {
        kicker: sentences::kicker(sheet, language),
        title: sheet.details.title.clone(),
        facts: sentences::facts(sheet, language),
        said: sentences::signed(sheet, language).unwrap_or_default(),
        running: text!(language, "print-final-running", title = &sheet.details.title),
        foot: tr(language, "print-final-check"),
        author: sheet.details.referee.clone(),
        mark: not_signed,
    };
    let of_leaf = figures.of_leaf();
    let leaf = Leaf::with_open_head((&of_leaf, club), language, called);
    let mut page = Page { leaf, sheet, language, figures };
    page.banner();
    page.leaf.flow.skip(figures.space.below_head_mm.get());
    page.standings();
    page.sections();
    page.signatures();
    let Pages { pages, warnings, .. } = page.leaf.finish();
    (pages, warnings)
}

struct Page<'a> {
    leaf: Leaf<'a, ColumnFigures>,
    sheet: &'a FinalSheet,
    language: Language,
    figures: &'a FinalFigures,
}

impl Page<'_> {
    /// A frame that nobody overlooks: not signed, provisional and why.
    fn banner(&mut self) {
        let unsigned = self.sheet.signed_at.is_none();
        let provisional = sentences::provisional(&self.sheet.provisional, self.language);
        if !unsigned && provisional.is_none() {
            return;
        }
        let pad = self.figures.space.banner_pad_mm.get();
        let flow = &mut self.leaf.flow;
        let (left, width_mm) = (flow.left_mm() + pad, flow.width_mm() - 2.0 * pad);
        flow.skip(pad);
        let top = flow.y_mm();
        flow.skip(pad);
        if unsigned {
            let bold = style(Weight::Bold, self.figures.sizes.banner, Ink::Full);
            let least_pt = self.figures.sizes.small.get();
            let place = Place { width_mm, most_lines: 1, size_pt: bold.size_pt, least_pt };
            let said = tr(self.language, "print-final-not-signed");
            flow.fitted(&said, pad, place, Align::Left, bold);
        }
        if let Some(provisional) = provisional {
            let body = style(Weight::Regular, self.figures.sizes.body, Ink::Full);
            let clean = text::clean(&provisional, body.weight, &mut flow.warnings);
            let lines = text::wrap(&clean, body.weight, body.size_pt, width_mm);
            let lines = text::Lines { lines, size_pt: body.size_pt };
            flow.lines(left, width_mm, Align::Left, &lines, body);
        }
        flow.skip(pad);
        let to = (left + width_mm + pad, flow.y_mm());
        self.leaf.frame((left - pad, top), to, 0.5);
    }

    fn standings(&mut self) {
        let sheet = self.sheet;
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
        self.leaf.table(&columns, &rows);
        self.leaf.note(&tr(self.language, "print-final-legend"));
    }

    fn columns(&self, deducted: bool) -> Vec<Column> {
        let (widths, language) = (self.figures.columns, self.language);
        let unused = if deducted { 0.0 } else { widths.deductions_mm.get() };
        let left_over = self.leaf.flow.width_mm() - widths.fixed_mm() + unused;
        let shares = widths.name_share.get() + widths.club_share.get() + widths.why_share.get();
        let share = |share: Figure| left_over * share.get() / shares;
        let column = |heading: String, width_mm: f32, align, weight| {
            self.leaf.column(heading, width_mm, align, weight)
        };
        let (plain, bold) = (Weight::Regular, Weight::Bold);
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
        let why = column(tr(language, "print-column-why"), share(widths.why_share), left, plain);
        columns.push(Column { style: style(plain, self.figures.sizes.note, Ink::Soft), ..why });
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

        self.leaf.heading(&tr(language, "print-final-penalties"));
        self.list(sentences::penalties(sheet, language), "print-final-no-penalties");

        self.leaf.heading(&tr(language, "print-final-objections"));
        let rulings = text!(language, "print-final-rulings", count = sheet.rulings);
        self.leaf.body(&rulings);
        self.list(
            sheet
                .objections
                .iter()
                .map(|(player, one)| words::objection(player, one, language))
                .collect(),
            "print-final-no-objections",
        );

        self.leaf.heading(&tr(language, "print-final-lexicon"));
        match &sheet.lexicon {
            None => self.leaf.body(&tr(language, "print-final-no-lexicon")),
            Some(passport) => {
                self.leaf.body(&words::lexicon(passport, language));
                let sha256 = words::grouped(&passport.sha256.to_string());
                self.leaf.labelled("SHA-256", &sha256);
            }
        }

        let draw = sentences::draw(sheet, language);
        let code = sentences::derivation(&sheet.draw);
        let code = code.and_then(|code| code::modules(&code, Strength::Sound));
        self.group("print-final-draw", &draw, code, 0.0);

        let history = sentences::history(sheet, language);
        // Nobody signs a page on which nothing else stands.
        let signatures_mm = self.figures.space.signatures_mm.get();
        self.group("print-final-history", &history, None, signatures_mm);
    }

    /// Labelled lines under a heading, on one page unless one of them is very long, with a code at the
    /// right of them and what must follow on the same page.
    fn group(
        &mut self,
        heading: &'static str,
        lines: &[(String, String)],
        code: Option<Arc<Modules>>,
        company_mm: f32,
    ) {
        let space = self.figures.space;
        let code_mm = if code.is_some() { space.code_mm.get() } else { 0.0 };
        let body = style(Weight::Regular, self.figures.sizes.body, Ink::Full);
        let width_mm = self.leaf.flow.width_mm() - space.label_mm.get() - code_mm;
        let height_mm: f32 = lines
            .iter()
            .flat_map(|(_, value)| text::wrap(value, body.weight, body.size_pt, width_mm))
            .map(|_| body.leading_mm())
            .sum();
        let bold = style(Weight::Bold, self.figures.sizes.heading, Ink::Full);
        let head_mm =
            space.above_section_mm.get() + bold.leading_mm() + space.below_heading_mm.get();
        self.leaf.flow.need(head_mm + height_mm.max(code_mm) + company_mm);
        self.leaf.heading(&tr(self.language, heading));
        let top = self.leaf.flow.y_mm();
        if let Some(modules) = code {
            let x_mm = self.leaf.flow.left_mm() + self.leaf.flow.width_mm() - code_mm;
            self.leaf.flow.mark(code::mark(modules, x_mm, top, code_mm));
        }
        for (label, value) in lines {
            self.leaf.labelled_beside(label, value, code_mm);
        }
        if code_mm > 0.0 {
            self.leaf.flow.down_to(top + code_mm);
        }
    }

    fn list(&mut self, lines: Vec<String>, none: &'static str) {
        if lines.is_empty() {
            self.leaf.body(&tr(self.language, none));
        }
        for line in lines {
            self.leaf.body(&line);
        }
    }

    /// Lines to sign on, at the foot of the last page.
    fn signatures(&mut self) {
        let (language, sizes, space) = (self.language, self.figures.sizes, self.figures.space);
        let details = &self.sheet.details;
        let mut people = vec![(tr(language, "print-sign-referee"), details.referee.clone())];
        if !details.assistants.is_empty() {
            let names = details.assistants.join(", ");
            people.push((tr(language, "print-sign-assistants"), names));
        }
        people.push((tr(language, "print-sign-club"), String::new()));

        self.leaf.flow.need(space.signatures_mm.get());
        let name_lines: f32 = (0..NAME_LINES)
            .map(|_| style(Weight::Regular, sizes.small, Ink::Soft).leading_mm())
            .sum();
        let plain = style(Weight::Regular, sizes.body, Ink::Full);
        let rule = self.leaf.flow.bottom_mm() - plain.leading_mm() - name_lines - 1.0;
        self.leaf.flow.down_to(rule);
        let gap = space.signature_gap_mm.get();
        // Always three places wide, so that a line is never drawn across half the page.
        let width_mm = (self.leaf.flow.width_mm() - 2.0 * gap) / 3.0;
        let mut x_mm = self.leaf.flow.left_mm();
        for (label, name) in &people {
            self.leaf.flow.rule(x_mm, width_mm, 0.25, Ink::Full);
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
                let lines = text::fit(text, style.weight, place, &mut self.leaf.flow.warnings);
                let style = Style { size_pt: lines.size_pt, ..style };
                for line in lines.lines.iter().filter(|line| !line.is_empty()) {
                    let mark = line_mark(line, style, Align::Centre, (x_mm, y), width_mm);
                    self.leaf.flow.mark(Mark::Text(mark));
                    y += style.leading_mm();
                }
            }
            x_mm += width_mm + gap;
        }
    }
}

#[cfg(test)]
mod tests;
