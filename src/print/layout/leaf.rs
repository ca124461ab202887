//! What the documents of tables share: a head, headings, tables, rows of pieces that are never torn,
//! and what stands on every page. A document says what is on its leaves; here is how they look.

mod strip;

pub(in crate::print) use strip::{Piece, Strip};

use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::face::Weight;
use super::flow::{Align, Flow, line_mark};
use super::pages::{Ink, Mark, Pages, Style};
use super::table::{Column, Look, table};
use super::template::{Club, Crowded, Figure, Figures, LEAST_TEXT_MM, PageFigures, room};
use super::text::{self, Lines, Place};
use super::warning::Warning;
use crate::language::{Language, tr};
use crate::text;

/// Separates facts on one line.
pub(in crate::print) const DOT: &str = " · ";
/// How many lines a title may take.
const TITLE_LINES: usize = 3;
/// The most that the space for a heading and what must follow it on the same page takes, in lines.
const HEADING_COMPANY: f32 = 4.0;

/// Sizes of type.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::print) struct LeafType {
    pub title: Figure,
    pub title_least: Figure,
    pub kicker: Figure,
    pub body: Figure,
    pub heading: Figure,
    pub small: Figure,
    pub cell: Figure,
    pub cell_least: Figure,
    pub column_heading: Figure,
    pub column_heading_least: Figure,
    /// Of the final sheet alone.
    #[serde(default)]
    pub banner: Figure,
    #[serde(default)]
    pub note: Figure,
}

/// Empty space.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_field_names, reason = "a figure names its unit, as in the template")]
pub(in crate::print) struct LeafSpace {
    pub below_head_mm: Figure,
    pub above_section_mm: Figure,
    pub below_heading_mm: Figure,
    pub row_pad_mm: Figure,
    pub cell_gap_mm: Figure,
    pub label_mm: Figure,
    pub banner_pad_mm: Figure,
    /// Of the final sheet alone.
    #[serde(default)]
    pub code_mm: Figure,
    #[serde(default)]
    pub signatures_mm: Figure,
    #[serde(default)]
    pub signature_gap_mm: Figure,
}

/// The figures of a document; `C` are the widths of its own columns.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::print) struct LeafFigures<C> {
    pub page: PageFigures,
    #[serde(rename = "type")]
    pub sizes: LeafType,
    pub space: LeafSpace,
    pub columns: C,
}

/// The columns of a document, which a page must have room for.
pub(in crate::print) trait Columns: DeserializeOwned {
    /// The document's template, without `.toml`.
    const NAME: &'static str;
    /// The template that ships with the program.
    const EMBEDDED: &'static str;

    /// What each table takes of the width, and the least that the columns need which share the rest.
    fn tables(&self) -> Vec<(f32, f32)>;
}

impl<C: Columns> Figures for LeafFigures<C> {
    const NAME: &'static str = C::NAME;
    const EMBEDDED: &'static str = C::EMBEDDED;

    fn fits(&self) -> Result<(), Crowded> {
        self.page.fits()?;
        let width_mm = self.page.text_width_mm();
        for (taken_mm, least_mm) in self.columns.tables() {
            room("columns", width_mm - taken_mm, least_mm)?;
        }
        let beside_mm = self.space.label_mm.get() + self.space.code_mm.get();
        room("space", width_mm - beside_mm, LEAST_TEXT_MM)
    }
}

/// What a document is called, on its first page and on every other.
#[derive(Clone, Debug, Default)]
pub(in crate::print) struct Called {
    /// What the document is.
    pub kicker: String,
    /// Its title, large.
    pub title: String,
    /// What stands below, in a row.
    pub facts: Vec<String>,
    /// What is said below that, on a line of its own; may be empty.
    pub said: String,
    /// What every page after the first says at the left of its head; empty is kicker and title.
    pub running: String,
    /// What the foot of every page says at the left.
    pub foot: String,
    /// Who answers for it; may be empty.
    pub author: String,
    /// What every page after the first says at the right of its head, in bold; may be empty.
    pub mark: String,
}

/// The leaves of a document while they are being laid out.
pub(in crate::print) struct Leaf<'a, C> {
    pub flow: Flow,
    pub language: Language,
    pub figures: &'a LeafFigures<C>,
    club: &'a Club,
    called: Called,
}

pub(in crate::print) fn style(weight: Weight, size: Figure, ink: Ink) -> Style {
    Style { weight, size_pt: size.get(), ink }
}

#[expect(clippy::unused_self, reason = "a leaf is asked for the styles of its text")]
impl<C> Leaf<'_, C> {
    pub(in crate::print) fn plain(&self, size: Figure) -> Style {
        style(Weight::Regular, size, Ink::Full)
    }

    pub(in crate::print) fn bold(&self, size: Figure) -> Style {
        style(Weight::Bold, size, Ink::Full)
    }

    pub(in crate::print) fn soft(&self, size: Figure) -> Style {
        style(Weight::Regular, size, Ink::Soft)
    }
}

impl<'a, C> Leaf<'a, C> {
    /// Begins a document with its head.
    pub(in crate::print) fn new(
        look: (&'a LeafFigures<C>, &'a Club),
        language: Language,
        called: Called,
    ) -> Self {
        let mut leaf = Self::with_open_head(look, language, called);
        leaf.flow.skip(leaf.figures.space.below_head_mm.get());
        leaf
    }

    /// The same with nothing left free below the head: something still belongs to it.
    pub(in crate::print) fn with_open_head(
        (figures, club): (&'a LeafFigures<C>, &'a Club),
        language: Language,
        called: Called,
    ) -> Self {
        let flow = Flow::new(figures.page);
        let mut leaf = Self { flow, language, figures, club, called };
        leaf.head();
        leaf
    }

    fn head(&mut self) {
        let sizes = self.figures.sizes;
        let Called { kicker, title, facts, said, .. } = self.called.clone();
        let logo_mm = self.flow.logo(self.club);
        self.flow.paragraph(&kicker, self.soft(sizes.kicker));
        let place = Place {
            width_mm: self.flow.width_mm() - logo_mm.0,
            most_lines: TITLE_LINES,
            size_pt: sizes.title.get(),
            least_pt: sizes.title_least.get(),
        };
        self.flow.fitted(&title, 0.0, place, Align::Left, self.bold(sizes.title));
        self.flow.down_to(logo_mm.1);
        self.flow.facts(&facts, DOT, self.plain(sizes.body));
        if !said.is_empty() {
            self.flow.paragraph(&said, self.plain(sizes.body));
        }
        self.flow.sponsor(self.club, self.soft(sizes.small));
    }

    /// A frame that nobody overlooks, around a text.
    pub(in crate::print) fn banner(&mut self, text: &str) {
        let pad = self.figures.space.banner_pad_mm.get();
        let style = self.bold(self.figures.sizes.body);
        let width = self.flow.width_mm() - 2.0 * pad;
        let clean = text::clean(text, style.weight, &mut self.flow.warnings);
        let lines = text::wrap(&clean, style.weight, style.size_pt, width);
        let lines = Lines { lines, size_pt: style.size_pt };
        let height: f32 = lines.lines.iter().map(|_| style.leading_mm()).sum();
        self.flow.need(height + 2.0 * pad);
        let top = self.flow.y_mm();
        self.flow.skip(pad);
        self.flow.lines(self.flow.left_mm() + pad, width, Align::Left, &lines, style);
        self.flow.skip(pad);
        let bottom = self.flow.y_mm();
        // Longer than a page it goes without its frame.
        if bottom > top {
            let (left, right) = (self.flow.left_mm(), self.flow.left_mm() + self.flow.width_mm());
            self.frame((left, top), (right, bottom), 0.5);
        }
        self.flow.skip(self.figures.space.below_head_mm.get());
    }

    pub(in crate::print) fn frame(&mut self, from: (f32, f32), to: (f32, f32), thick_mm: f32) {
        let corners = [from, (to.0, from.1), to, (from.0, to.1)];
        for (from_mm, to_mm) in corners.into_iter().zip(corners.into_iter().cycle().skip(1)) {
            self.flow.mark(Mark::Stroke { from_mm, to_mm, thick_mm, ink: Ink::Full });
        }
    }

    /// A heading never stands alone at the foot of a page.
    pub(in crate::print) fn heading(&mut self, heading: &str) {
        let bold = self.bold(self.figures.sizes.heading);
        let space = self.figures.space;
        self.flow.need(space.above_section_mm.get() + HEADING_COMPANY * bold.leading_mm());
        self.flow.skip(space.above_section_mm.get());
        self.flow.paragraph(heading, bold);
        self.flow.skip(space.below_heading_mm.get());
    }

    pub(in crate::print) fn body(&mut self, text: &str) {
        self.flow.paragraph(text, self.plain(self.figures.sizes.body));
    }

    /// Small print.
    pub(in crate::print) fn note(&mut self, text: &str) {
        self.flow.skip(self.figures.space.below_heading_mm.get());
        self.flow.paragraph(text, self.soft(self.figures.sizes.small));
    }

    /// A label at the left and its text, however long, beside it.
    pub(in crate::print) fn labelled(&mut self, label: &str, value: &str) {
        self.labelled_beside(label, value, 0.0);
    }

    /// The same with so much left free at the right.
    pub(in crate::print) fn labelled_beside(&mut self, label: &str, value: &str, free_mm: f32) {
        let sizes = self.figures.sizes;
        let width_mm = self.figures.space.label_mm.get();
        let body = self.plain(sizes.body);
        let soft = self.soft(sizes.body);
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
            self.flow.mark(Mark::Text(line_mark(line, soft, Align::Left, at, place.width_mm)));
        }
        self.flow.beside(value, width_mm, free_mm, body);
    }

    pub(in crate::print) fn table<R>(&mut self, columns: &[Column<'_, R>], rows: &[R]) {
        let (sizes, space) = (self.figures.sizes, self.figures.space);
        let look = Look {
            heading: self.bold(sizes.column_heading),
            heading_least_pt: sizes.column_heading_least.get(),
            cell_pt: sizes.cell.get(),
            cell_least_pt: sizes.cell_least.get(),
            gap_mm: space.cell_gap_mm.get(),
            pad_mm: space.row_pad_mm.get(),
        };
        table(&mut self.flow, columns, look, rows);
    }

    /// A table under a heading; without rows something is said in its place.
    pub(in crate::print) fn section<R>(
        &mut self,
        heading: &'static str,
        columns: &[Column<'_, R>],
        rows: &[R],
        none: &'static str,
    ) {
        self.heading(&tr(self.language, heading));
        if rows.is_empty() {
            self.body(&tr(self.language, none));
        } else {
            self.table(columns, rows);
        }
    }

    /// The finished pages, each with page x of y.
    pub(in crate::print) fn finish(self) -> Pages {
        let Self { flow, language, figures, called, .. } = self;
        let (pages, warnings) = flow.finish(|number, of, warnings| {
            repeated(&called, language, figures, (number, of), warnings)
        });
        Pages {
            title: called.title,
            subject: called.kicker,
            author: called.author,
            at: None,
            pages,
            warnings,
        }
    }
}

/// What stands on every page: a running head from the second on, and the foot.
fn repeated<C>(
    called: &Called,
    language: Language,
    figures: &LeafFigures<C>,
    (number, of): (usize, usize),
    warnings: &mut Vec<Warning>,
) -> (Vec<Mark>, Vec<Mark>) {
    let page = figures.page;
    let (left, width) = (page.left_mm.get(), page.text_width_mm());
    let small = style(Weight::Regular, figures.sizes.small, Ink::Soft);
    let bold = style(Weight::Bold, figures.sizes.small, Ink::Full);
    let mut sides = |text: &str, right: (&str, Style), y: f32| {
        // The right side has what it needs, the left side is fitted into the rest.
        let own = right.1.weight.width_mm(right.0, right.1.size_pt);
        let room = (width - own - figures.space.cell_gap_mm.get()).max(1.0);
        let (size_pt, least_pt) = (small.size_pt, small.size_pt);
        let place = Place { width_mm: room, most_lines: 1, size_pt, least_pt };
        // Shortened here, it stands whole on the first page.
        let mut unseen = Vec::new();
        let fitted = text::fit(text, small.weight, place, &mut unseen);
        warnings
            .extend(unseen.into_iter().filter(|w| matches!(w, Warning::UnknownCharacter { .. })));
        let mut marks = Vec::new();
        for line in fitted.lines.iter().filter(|line| !line.is_empty()) {
            marks.push(Mark::Text(line_mark(line, small, Align::Left, (left, y), room)));
        }
        if !right.0.is_empty() {
            marks.push(Mark::Text(line_mark(right.0, right.1, Align::Right, (left, y), width)));
        }
        marks
    };
    let mut before = Vec::new();
    if number > 1 {
        let running = [&called.kicker, &called.title];
        let running: Vec<&str> =
            running.into_iter().map(|text| text.trim()).filter(|text| !text.is_empty()).collect();
        let own = Some(&called.running).filter(|own| !own.is_empty());
        let running = own.cloned().unwrap_or_else(|| running.join(DOT));
        before = sides(&running, (&called.mark, bold), page.top_mm.get());
    }
    let foot = page.height_mm.get() - page.bottom_mm.get() + page.foot_mm.get();
    let numbers = text!(language, "print-page", page = number, pages = of);
    let after = sides(&called.foot, (&numbers, small), foot);
    (before, after)
}
