//! Where everything stands on the final sheet's pages.

use std::sync::Arc;

use serde::Deserialize;

use super::{FinalSheet, sentences};
use crate::language::{Language, tr};
use crate::print::formats::anagram::standing::{self, Deductions, Line};
use crate::print::layout::code::{self, Strength};
use crate::print::layout::flow::{Align, line_mark};
use crate::print::layout::leaf::{self, Called, Leaf, LeafFigures, style};
use crate::print::layout::pages::{Ink, Mark, Modules, Style, Weight};
use crate::print::layout::table::{Column, Widths, fixed_mm};
use crate::print::layout::template::{Figure, LEAST_TEXT_MM};
use crate::print::layout::text::{self, Place};
use crate::print::layout::{Pages, Templates};
use crate::print::words;
use crate::text;

/// How many lines a name under a signature may take.
const NAME_LINES: usize = 2;

/// Widths of the columns; the last three share what the others leave, in proportion.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
pub(in crate::print) struct Columns(Widths);

impl leaf::Columns for Columns {
    const NAME: &'static str = "final";
    const EMBEDDED: &'static str = include_str!("../../../../../templates/print/final.toml");

    fn tables(&self) -> Vec<(f32, f32)> {
        let columns = columns(&self.0, Language::default(), Deductions::Shown, Figure::default());
        vec![(fixed_mm(&columns), LEAST_TEXT_MM)]
    }
}

pub(in crate::print) type Figures = LeafFigures<Columns>;

fn columns<'a>(
    widths: &Widths,
    language: Language,
    deductions: Deductions,
    note: Figure,
) -> Vec<Column<'a, Line<'a>>> {
    let mut columns = vec![standing::rank(widths, language)];
    columns.extend(standing::columns(widths, language, deductions, note));
    columns
}

/// Lays the sheet out.
pub(super) fn document(sheet: &FinalSheet, language: Language, templates: &Templates) -> Pages {
    let figures: Figures = templates.figures();
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
    let leaf = Leaf::with_open_head((&figures, templates.club()), language, called);
    let mut page = Page { leaf, sheet, language, figures: &figures };
    page.banner();
    page.leaf.flow.skip(figures.space.below_head_mm.get());
    page.standings();
    page.sections();
    page.signatures();
    let subject = tr(language, "print-final-kicker");
    Pages { subject, at: sheet.signed_at, ..page.leaf.finish() }
}

struct Page<'a> {
    leaf: Leaf<'a, Columns>,
    sheet: &'a FinalSheet,
    language: Language,
    figures: &'a Figures,
}

impl Page<'_> {
    /// A frame that nobody overlooks: not signed, provisional and why.
    fn banner(&mut self) {
        let unsigned = self.sheet.signed_at.is_none();
        let provisional = standing::provisional(&self.sheet.provisional, self.language);
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
        let (rows, figures) = (&self.sheet.rows, self.figures);
        let columns = columns(
            &figures.columns.0,
            self.language,
            Deductions::of(rows.iter()),
            figures.sizes.note,
        );
        let lines = standing::lines(rows.iter().map(|row| (row, None)));
        self.leaf.table(&columns, &lines);
        self.leaf.note(&tr(self.language, "print-final-legend"));
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
                .map(|(player, one)| language.objection_of(player, one))
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
