//! Marks on pages, from the top down: the place of the next line, page breaks, what repeats on
//! every page. Millimetres from the top left corner; nothing is set outside the margins.

use super::face::MM_PER_PT;
use super::pages::{Area, Ink, Mark, Page, Style, TextMark};
use super::template::{Club, PageFigures};
use super::text::{self, Lines};
use super::warning::Warning;

/// Half the height of a capital, in sizes of its type: a line is centred on its capitals.
pub(super) const HALF_CAPITAL: f32 = 0.357;

/// How deep letters reach below their line, in sizes, and what they keep from the rule below.
const DESCENDER: f32 = 0.24;
const CLEAR_MM: f32 = 0.3;

/// By how much lines stand higher in their cell, with so much above and below them, so that what hangs below the last one
/// keeps from the rule: only where capitals of the first one have more room than that.
pub(in crate::print) fn raised_mm(mut ems: impl Iterator<Item = f32>, above_mm: f32) -> f32 {
    let Some(first) = ems.next() else { return 0.0 };
    let Some(last) = ems.last() else { return 0.0 };
    let capital = 0.5 - HALF_CAPITAL;
    let (over, under) = (above_mm + first * capital, above_mm + last * (capital - DESCENDER));
    (CLEAR_MM - under).min((over - under) / 2.0).max(0.0)
}

/// How far text stays away from a logo.
const LOGO_GAP_MM: f32 = 4.0;

/// Where text stands between the two sides of its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::print) enum Align {
    Left,
    Centre,
    Right,
}

/// The pages of a document while it is being laid out.
pub(in crate::print) struct Flow {
    figures: PageFigures,
    pages: Vec<Vec<Mark>>,
    /// Where the next line begins.
    y_mm: f32,
    pub(in crate::print) warnings: Vec<Warning>,
}

/// By how much sums of heights may differ.
const NEARLY_MM: f32 = 0.01;

impl Flow {
    pub(in crate::print) fn new(figures: PageFigures) -> Self {
        let y_mm = figures.top_mm.get();
        Self { figures, pages: vec![Vec::new()], y_mm, warnings: Vec::new() }
    }

    pub(in crate::print) fn left_mm(&self) -> f32 {
        self.figures.left_mm.get()
    }

    /// The width between the margins.
    pub(in crate::print) fn width_mm(&self) -> f32 {
        self.figures.text_width_mm()
    }

    /// Where the last line of a page ends at the latest.
    pub(in crate::print) fn bottom_mm(&self) -> f32 {
        self.figures.height_mm.get() - self.figures.bottom_mm.get()
    }

    pub(in crate::print) fn y_mm(&self) -> f32 {
        self.y_mm
    }

    /// The number of this page.
    pub(in crate::print) fn page(&self) -> usize {
        self.pages.len()
    }

    /// What is left of this page.
    pub(in crate::print) fn room_mm(&self) -> f32 {
        self.bottom_mm() - self.y_mm
    }

    /// Leaves space; at the foot of a page the space falls away.
    pub(in crate::print) fn skip(&mut self, mm: f32) {
        self.y_mm = (self.y_mm + mm).min(self.bottom_mm().max(self.y_mm));
    }

    /// Goes on to the next page unless this one has the room.
    pub(in crate::print) fn need(&mut self, mm: f32) {
        // What was dealt to a page fits it to a hair.
        if self.room_mm() + NEARLY_MM < mm {
            self.break_page();
        }
    }

    pub(in crate::print) fn break_page(&mut self) {
        self.pages.push(Vec::new());
        self.y_mm = self.figures.top_mm.get() + self.figures.running_mm.get();
    }

    /// Goes down to a height of this page, never up.
    pub(in crate::print) fn down_to(&mut self, y_mm: f32) {
        self.y_mm = self.y_mm.max(y_mm);
    }

    pub(in crate::print) fn mark(&mut self, mark: Mark) {
        if let Some(page) = self.pages.last_mut() {
            page.push(mark);
        }
    }

    /// A rule across `width_mm` at the present height.
    pub(in crate::print) fn rule(&mut self, x_mm: f32, width_mm: f32, thick_mm: f32, ink: Ink) {
        let y = self.y_mm;
        self.mark(Mark::Stroke { from_mm: (x_mm, y), to_mm: (x_mm + width_mm, y), thick_mm, ink });
    }

    /// Sets lines one below the other, breaking the page between any two of them.
    pub(in crate::print) fn lines(
        &mut self,
        x_mm: f32,
        width_mm: f32,
        align: Align,
        lines: &Lines,
        style: Style,
    ) {
        let style = Style { size_pt: lines.size_pt, ..style };
        for line in &lines.lines {
            self.need(style.leading_mm());
            let mark = line_mark(line, style, align, (x_mm, self.y_mm), width_mm);
            self.mark(Mark::Text(mark));
            self.y_mm += style.leading_mm();
        }
    }

    /// A text over the whole width, in as many lines as it takes.
    pub(in crate::print) fn paragraph(&mut self, text: &str, style: Style) {
        self.indented(text, 0.0, style);
    }

    /// The same, begun `indent_mm` from the left margin.
    pub(in crate::print) fn indented(&mut self, text: &str, indent_mm: f32, style: Style) {
        self.beside(text, indent_mm, 0.0, style);
    }

    /// The same, ended `free_mm` from the right margin.
    pub(in crate::print) fn beside(
        &mut self,
        text: &str,
        indent_mm: f32,
        free_mm: f32,
        style: Style,
    ) {
        let width = self.width_mm() - indent_mm - free_mm;
        let text = text::clean(text, style.weight, &mut self.warnings);
        let lines = text::wrap(&text, style.weight, style.size_pt, width);
        let lines = Lines { lines, size_pt: style.size_pt };
        self.lines(self.left_mm() + indent_mm, width, Align::Left, &lines, style);
    }

    /// A row of facts over the whole width, broken between them.
    pub(in crate::print) fn facts(&mut self, facts: &[String], between: &str, style: Style) {
        let (weight, width) = (style.weight, self.width_mm());
        let facts: Vec<String> =
            facts.iter().map(|fact| text::clean(fact, weight, &mut self.warnings)).collect();
        let lines = text::wrap_facts(&facts, between, weight, style.size_pt, width);
        let lines = Lines { lines, size_pt: style.size_pt };
        self.lines(self.left_mm(), width, Align::Left, &lines, style);
    }

    /// A club's logo in the upper right corner of the page; gives the width that it takes from what
    /// stands beside it, and where it ends.
    pub(in crate::print) fn logo(&mut self, club: &Club) -> (f32, f32) {
        let Some(logo) = &club.logo else { return (0.0, self.y_mm) };
        let width_mm = self.width_mm() / 2.0;
        let x_mm = self.left_mm() + width_mm;
        let place = Area { x_mm, y_mm: self.y_mm, width_mm, height_mm: self.room_mm() };
        let (area, mark) = logo.mark(place);
        self.mark(mark);
        (area.width_mm + LOGO_GAP_MM, area.y_mm + area.height_mm)
    }

    /// The line of a club's sponsor.
    pub(in crate::print) fn sponsor(&mut self, club: &Club, style: Style) {
        if !club.sponsor.is_empty() {
            self.paragraph(&club.sponsor, style);
        }
    }

    /// The finished pages, with what `repeated` says for each: marks before and after its own.
    pub(in crate::print) fn finish(
        self,
        mut repeated: impl FnMut(usize, usize, &mut Vec<Warning>) -> (Vec<Mark>, Vec<Mark>),
    ) -> (Vec<Page>, Vec<Warning>) {
        let Self { figures, pages, mut warnings, .. } = self;
        let count = pages.len();
        let pages = pages
            .into_iter()
            .enumerate()
            .map(|(index, page)| {
                let (mut marks, after) = repeated(index + 1, count, &mut warnings);
                marks.extend(page);
                marks.extend(after);
                let (width_mm, height_mm) = (figures.width_mm.get(), figures.height_mm.get());
                Page { width_mm, height_mm, marks, form: None }
            })
            .collect();
        warnings.sort();
        warnings.dedup();
        (pages, warnings)
    }
}

/// One line whose box begins at `(x, y)`.
pub(in crate::print) fn line_mark(
    line: &str,
    style: Style,
    align: Align,
    (x_mm, y_mm): (f32, f32),
    width_mm: f32,
) -> TextMark {
    let own = style.width_mm(line);
    let shift = match align {
        Align::Left => 0.0,
        Align::Centre => (width_mm - own) / 2.0,
        Align::Right => width_mm - own,
    };
    TextMark {
        x_mm: x_mm + shift,
        baseline_mm: y_mm + style.leading_mm() / 2.0 + style.size_pt * MM_PER_PT * HALF_CAPITAL,
        width_mm: own,
        text: line.to_owned(),
        style,
    }
}
