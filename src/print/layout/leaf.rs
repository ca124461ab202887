//! What the documents of tables share: a head, headings, tables, rows of pieces that are never torn,
//! and what stands on every page. A document says what is on its leaves; here is how they look.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::face::{MM_PER_PT, Weight};
use super::flow::{Align, Flow, HALF_CAPITAL, line_mark};
use super::initials;
use super::pages::{Area, Ink, Mark, Pages, Style};
use super::shape::rounded;
use super::template::{Club, Crowded, Figure, Figures, LEAST_TEXT_MM, PageFigures, room};
use super::text::{self, Place};
use super::warning::Warning;
use crate::language::Language;
use crate::text;

/// Separates facts on one line.
pub(in crate::print) const DOT: &str = " · ";
/// How many lines a title may take.
const TITLE_LINES: usize = 3;
/// What stands between the title and what is beside it, and between facts of a row.
const BESIDE_TITLE_MM: f32 = 3.0;
const FACTS_GAP_MM: f32 = 5.5;
/// The rule under the head, and what the frame of a state keeps above and below.
const HEAD_RULE_MM: f32 = 0.5;
const STATE_PAD_MM: f32 = 0.75;
const STATE_SIDE_MM: f32 = 2.2;
/// The most that the space for a heading and what must follow it on the same page takes, in lines.
const HEADING_COMPANY: f32 = 4.0;

/// Sizes of type. A column has one size: nothing in a table shrinks to fit.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::print) struct LeafType {
    pub title: Figure,
    pub title_least: Figure,
    /// The title on every further page.
    pub running: Figure,
    pub kicker: Figure,
    pub body: Figure,
    pub heading: Figure,
    /// Names in tables, their figures, totals.
    pub name: Figure,
    pub figure: Figure,
    pub total: Figure,
    /// Cells of texts.
    pub cell: Figure,
    pub column_heading: Figure,
    /// Sections below a table; legends and feet.
    pub note: Figure,
    pub small: Figure,
    /// Clubs and digests.
    pub tiny: Figure,
}

/// Empty space.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_field_names, reason = "a figure names its unit, as in the template")]
pub(in crate::print) struct LeafSpace {
    pub below_head_mm: Figure,
    pub above_section_mm: Figure,
    pub below_heading_mm: Figure,
    pub cell_gap_mm: Figure,
    pub label_mm: Figure,
    /// Of a player's row.
    pub row_mm: Figure,
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

/// Widths by their keys in a template.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
pub(in crate::print) struct Widths(pub(super) BTreeMap<String, Figure>);

impl Widths {
    /// The figure of a key, which the template that ships has: a test reads all that are asked for.
    pub(in crate::print) fn get(&self, key: &str) -> f32 {
        self.0.get(key).expect("the embedded template states every key").get()
    }
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
        room("space", width_mm - self.space.label_mm.get(), LEAST_TEXT_MM)
    }
}

/// What a document is called, on its first page and on every other.
#[derive(Clone, Debug, Default)]
pub(in crate::print) struct Called {
    /// What the document is.
    pub kicker: String,
    /// Its title, large.
    pub title: String,
    /// What goes on beside the title, smaller; may be empty.
    pub beside: String,
    /// What stands below the title; may be empty.
    pub below: String,
    /// How it stands, in a frame at the right; may be empty. Every further page says it, too.
    pub state: String,
    /// Lines at the right, below the state.
    pub right: Vec<String>,
    /// Facts below the head: a label, which may be empty, and what it is.
    pub facts: Vec<(String, String)>,
    /// What is said below the facts in bold; may be empty.
    pub said: String,
    /// What a further page calls the document, beside its title.
    pub running: String,
    /// What a further page says behind the state; may be empty.
    pub stated: String,
    /// What the foot of every page says at the left.
    pub foot: String,
    /// Whether it is signed: every page that is not signed itself has a box for initials.
    pub is_signed: bool,
    /// Who answers for it; may be empty.
    pub author: String,
}

/// The leaves of a document while they are being laid out.
pub(in crate::print) struct Leaf<'a, C> {
    pub flow: Flow,
    pub language: Language,
    pub figures: &'a LeafFigures<C>,
    club: &'a Club,
    called: Called,
    /// The number of the page that is signed.
    signed: Option<usize>,
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
        (figures, club): (&'a LeafFigures<C>, &'a Club),
        language: Language,
        called: Called,
    ) -> Self {
        let flow = Flow::new(figures.page);
        let mut leaf = Self { flow, language, figures, club, called, signed: None };
        leaf.head();
        leaf.flow.skip(leaf.figures.space.below_head_mm.get());
        leaf
    }

    fn head(&mut self) {
        let sizes = self.figures.sizes;
        let Called { kicker, title, beside, below, facts, said, .. } = self.called.clone();
        let (top, (logo_mm, logo_bottom)) = (self.flow.y_mm(), self.flow.logo(self.club));
        let (right_mm, right_bottom) = self.right_of_head(top, logo_mm);
        let free_mm = logo_mm + right_mm;
        let soft = self.soft(sizes.kicker);
        self.flow.beside(&kicker, 0.0, free_mm, soft);
        let place = Place {
            width_mm: self.flow.width_mm() - free_mm,
            most_lines: TITLE_LINES,
            size_pt: sizes.title.get(),
            least_pt: sizes.title_least.get(),
        };
        let bold = self.bold(sizes.title);
        // Rather smaller on two lines than large on three.
        let two = Place { most_lines: 2, ..place };
        let mut shortened = Vec::new();
        let smaller = text::fit(&title, bold.weight, two, &mut shortened);
        let lines = if shortened.iter().any(|it| matches!(it, Warning::Shortened { .. })) {
            text::fit(&title, bold.weight, place, &mut self.flow.warnings)
        } else {
            self.flow.warnings.append(&mut shortened);
            smaller
        };
        let own = Style { size_pt: lines.size_pt, ..bold };
        self.flow.lines(self.flow.left_mm(), place.width_mm, Align::Left, &lines, bold);
        let last = lines.lines.last().map_or(0.0, |line| own.width_mm(line));
        let rest = place.width_mm - last - BESIDE_TITLE_MM;
        let plain = self.plain(sizes.total);
        if !beside.is_empty() && plain.width_mm(&beside) <= rest {
            // On the baseline of the title.
            let drop = (own.leading_mm() - plain.leading_mm()) / 2.0
                + (own.size_pt - plain.size_pt) * MM_PER_PT * HALF_CAPITAL;
            let y = self.flow.y_mm() - own.leading_mm() + drop;
            let at = (self.flow.left_mm() + last + BESIDE_TITLE_MM, y);
            self.flow.mark(Mark::Text(line_mark(&beside, plain, Align::Left, at, rest)));
        } else if !beside.is_empty() {
            self.flow.beside(&beside, 0.0, free_mm, plain);
        }
        if !below.is_empty() {
            let plain = self.plain(sizes.heading);
            self.flow.beside(&below, 0.0, free_mm, plain);
        }
        self.flow.down_to(logo_bottom.max(right_bottom));
        self.flow.skip(0.9);
        self.flow.rule(self.flow.left_mm(), self.flow.width_mm(), HEAD_RULE_MM, Ink::Full);
        if !facts.is_empty() {
            self.flow.skip(1.2);
            self.facts(&facts);
        }
        if !said.is_empty() {
            self.flow.skip(0.8);
            self.flow.paragraph(&said, self.bold(sizes.body));
        }
        self.flow.sponsor(self.club, self.soft(sizes.small));
    }

    /// How the document stands, in a frame, and lines below it; gives the width that they take, and
    /// where they end.
    fn right_of_head(&mut self, top: f32, free_mm: f32) -> (f32, f32) {
        let sizes = self.figures.sizes;
        let (left, width) = (self.flow.left_mm(), self.flow.width_mm());
        let (right, most) = (left + width - free_mm, self.most_right_mm(width - free_mm));
        let (mut widest, mut y) = (0.0_f32, top);
        let Called { state, right: lines, .. } = self.called.clone();
        let mut set = |leaf: &mut Self, text: &str, style: Style, (inset, y): (f32, f32)| {
            let clean = text::clean(text, style.weight, &mut leaf.flow.warnings);
            let mut end = y;
            let facts: Vec<String> = clean.split(DOT).map(str::to_owned).collect();
            let room = most - 2.0 * inset;
            let lines = text::wrap_facts(&facts, DOT, style.weight, style.size_pt, room);
            let of = |line: &String| style.width_mm(line);
            let own = lines.iter().map(of).fold(0.0, f32::max) + 2.0 * inset;
            for line in lines.iter().filter(|line| !line.is_empty()) {
                let at = (right - most, end);
                let mark = line_mark(line, style, Align::Right, at, most - inset);
                leaf.flow.mark(Mark::Text(mark));
                end += style.leading_mm();
            }
            widest = widest.max(own);
            (own, end)
        };
        if !state.is_empty() {
            let (pad, style) = (STATE_SIDE_MM, self.bold(sizes.heading));
            let (own, end) = set(self, &state, style, (pad, top + STATE_PAD_MM));
            let height_mm = end - top + STATE_PAD_MM;
            let area = Area { x_mm: right - own, y_mm: top, width_mm: own, height_mm };
            self.flow.mark(rounded(area, 1.2, None, Some((0.35, Ink::Full))));
            y = top + height_mm + 1.0;
        }
        let style = self.plain(sizes.kicker);
        for line in &lines {
            y = set(self, line, style, (0.0, y)).1;
        }
        if widest > 0.0 { (widest + BESIDE_TITLE_MM, y) } else { (0.0, y) }
    }

    /// The most that is taken at the right of the head: less where the state on two lines leaves the title one.
    fn most_right_mm(&self, free_mm: f32) -> f32 {
        let most = self.flow.width_mm() * 0.45;
        let sizes = self.figures.sizes;
        let title_mm = self.bold(sizes.title).width_mm(&self.called.title) + BESIDE_TITLE_MM;
        let (bold, plain) = (self.bold(sizes.heading), self.plain(sizes.kicker));
        let facts: Vec<&str> = self.called.state.split(DOT).collect();
        let framed = |facts: &[&str]| bold.width_mm(&facts.join(DOT)) + 2.0 * STATE_SIDE_MM;
        let others = self.called.right.iter().map(|line| plain.width_mm(line)).fold(0.0, f32::max);
        if self.called.state.is_empty() || title_mm + framed(&facts) <= free_mm {
            return most;
        }
        let halves = (1..facts.len()).map(|at| framed(&facts[..at]).max(framed(&facts[at..])));
        let least = halves.fold(most, f32::min) + 0.1;
        if title_mm + least.max(others) <= free_mm { least.max(others).min(most) } else { most }
    }

    /// Facts in a row: grey what each is of, black what it is.
    fn facts(&mut self, facts: &[(String, String)]) {
        let body = self.figures.sizes.body;
        let (soft, plain, width) = (self.soft(body), self.plain(body), self.flow.width_mm());
        let mut x = 0.0;
        for (label, value) in facts {
            let label = text::clean(label, soft.weight, &mut self.flow.warnings);
            let value = text::clean(value, plain.weight, &mut self.flow.warnings);
            let label_mm = match label.as_str() {
                "" => 0.0,
                label => soft.width_mm(label) + 1.1,
            };
            let value_mm = plain.width_mm(&value);
            if x > 0.0 && x + label_mm + value_mm > width {
                self.flow.skip(plain.leading_mm());
                x = 0.0;
            }
            let at = (self.flow.left_mm() + x, self.flow.y_mm());
            if !label.is_empty() {
                self.flow.mark(Mark::Text(line_mark(&label, soft, Align::Left, at, label_mm)));
            }
            if x + label_mm + value_mm > width {
                // Longer than a line: it goes on below its own beginning.
                self.flow.beside(&value, label_mm, 0.0, plain);
                self.flow.skip(-plain.leading_mm());
            } else {
                let at = (at.0 + label_mm, at.1);
                self.flow.mark(Mark::Text(line_mark(&value, plain, Align::Left, at, value_mm)));
            }
            x += label_mm + value_mm + FACTS_GAP_MM;
        }
        self.flow.skip(plain.leading_mm());
    }

    /// A heading never stands alone at the foot of a page.
    pub(in crate::print) fn heading(&mut self, heading: &str) {
        let bold = self.bold(self.figures.sizes.heading);
        let space = self.figures.space;
        self.flow.need(space.above_section_mm.get() + HEADING_COMPANY * bold.leading_mm());
        self.flow.skip(space.above_section_mm.get());
        self.flow.paragraph(heading, bold);
        self.flow.skip(0.4);
        self.flow.rule(self.flow.left_mm(), self.flow.width_mm(), 0.2, Ink::Full);
        self.flow.skip(space.below_heading_mm.get());
    }

    pub(in crate::print) fn body(&mut self, text: &str) {
        self.flow.paragraph(text, self.plain(self.figures.sizes.body));
    }

    /// The pages of a document that has nothing to tell, which say so.
    pub(in crate::print) fn nothing(mut self, said: &str) -> Pages {
        self.body(said);
        self.called.is_signed = false;
        Pages { has_nothing: true, ..self.finish() }
    }

    /// Small print.
    pub(in crate::print) fn note(&mut self, text: &str) {
        self.flow.skip(self.figures.space.below_heading_mm.get());
        self.flow.paragraph(text, self.soft(self.figures.sizes.small));
    }

    /// A label at the left and its text, however long, beside it.
    pub(in crate::print) fn labelled(&mut self, label: &str, value: &str) {
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
        self.flow.beside(value, width_mm, 0.0, body);
    }

    /// This page is the one that is signed.
    pub(in crate::print) fn signed_here(&mut self) {
        self.signed = Some(self.flow.page());
    }

    /// The finished pages, each with page x of y.
    pub(in crate::print) fn finish(self) -> Pages {
        let Self { flow, language, figures, called, signed, .. } = self;
        let (pages, warnings) = flow.finish(|number, of, warnings| {
            let (before, mut after) = repeated(&called, language, figures, (number, of), warnings);
            if called.is_signed && signed != Some(number) {
                let styles = [figures.sizes.small, figures.sizes.tiny];
                let styles = styles.map(|size| style(Weight::Regular, size, Ink::Soft));
                after.extend(initials::marks(language, figures.page, styles, (number, of)));
            }
            (before, after)
        });
        Pages {
            title: called.title,
            subject: called.kicker,
            author: called.author,
            pages,
            warnings,
            ..Pages::default()
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
    let plain = style(Weight::Regular, figures.sizes.body, Ink::Full);
    let bold = style(Weight::Bold, figures.sizes.running, Ink::Full);
    // What is shortened here stands whole on the first page.
    let mut fitted = |text: &str, style: Style, (x, y): (f32, f32), room: f32| {
        let place = Place {
            width_mm: room.max(1.0),
            most_lines: 1,
            size_pt: style.size_pt,
            least_pt: style.size_pt,
        };
        let mut unseen = Vec::new();
        let lines = text::fit(text, style.weight, place, &mut unseen).lines;
        warnings
            .extend(unseen.into_iter().filter(|w| matches!(w, Warning::UnknownCharacter { .. })));
        let line = lines.into_iter().find(|line| !line.is_empty());
        line.map(|line| line_mark(&line, style, Align::Left, (x, y), room))
    };
    let mut before = Vec::new();
    if number > 1 {
        let y = page.top_mm.get();
        let mut room = width;
        if !called.state.is_empty() {
            let stated = [called.state.as_str(), called.stated.as_str()];
            let stated = stated.into_iter().filter(|part| !part.is_empty());
            let stated = stated.collect::<Vec<_>>().join(DOT);
            let mark = line_mark(&stated, plain, Align::Right, (left, y + 0.5), width);
            room -= mark.width_mm + FACTS_GAP_MM;
            before.push(Mark::Text(mark));
        }
        let running = match called.running.as_str() {
            "" => String::new(),
            running => format!("{}{running}", DOT.trim_start()),
        };
        let kept = plain.width_mm(&running).min(room / 2.0) + 1.0;
        let title = fitted(&called.title, bold, (left, y), room - kept);
        let after = title.as_ref().map_or(0.0, |title| title.width_mm + 1.0);
        before.extend(title.map(Mark::Text));
        let drop = (bold.size_pt - plain.size_pt) * MM_PER_PT * HALF_CAPITAL
            + (bold.leading_mm() - plain.leading_mm()) / 2.0;
        let rest = fitted(&running, plain, (left + after, y + drop), room - after);
        before.extend(rest.map(Mark::Text));
        let y = y + bold.leading_mm() + 0.8;
        before.push(Mark::Stroke {
            from_mm: (left, y),
            to_mm: (left + width, y),
            thick_mm: HEAD_RULE_MM,
            ink: Ink::Full,
        });
    }
    let foot = page.height_mm.get() - page.bottom_mm.get() + page.foot_mm.get();
    let numbers = text!(language, "print-page", page = number, pages = of);
    let numbers = line_mark(&numbers, small, Align::Right, (left, foot), width);
    let mut after = vec![];
    let free_mm = if called.is_signed { initials::WIDTH_MM } else { 0.0 };
    let room = width - numbers.width_mm - FACTS_GAP_MM - free_mm;
    after.extend(fitted(&called.foot, small, (left, foot), room).map(Mark::Text));
    after.push(Mark::Text(numbers));
    (before, after)
}
