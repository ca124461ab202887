//! The rules in two columns, at the largest size that keeps them on one page, or on two where one cannot be
//! read.

use serde::Deserialize;

use super::{Emphasis, Part, RulesPage};
use crate::language::{Language, tr};
use crate::print::layout::canvas::{Canvas, Setting};
use crate::print::layout::face::MM_PER_PT;
use crate::print::layout::flow::Align;
use crate::print::layout::leaf::{DOT, style};
use crate::print::layout::pages::{Area, Ink, Page, Style, Weight};
use crate::print::layout::template::{Crowded, Figure, Figures, LEAST_TEXT_MM, PageFigures, room};
use crate::print::layout::{Pages, Templates, Warning, text as lines};
use crate::print::words;
use crate::text;

/// How much smaller each further attempt is.
const STEP_PT: f32 = 0.1;
/// What marks a decision, and a rule.
const DECISION: &str = "◆";
/// The size of the mark of a decision, in sizes of the text.
const DECISION_SIZE: f32 = 0.7;
const RULE: &str = "•";
/// The share of a small table's first column.
const FIRST_COLUMN: f32 = 0.34;
const LINE_MM: f32 = 0.2;

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::print) struct RulesFigures {
    page: PageFigures,
    #[serde(rename = "type")]
    sizes: TypeFigures,
    space: SpaceFigures,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct TypeFigures {
    kicker: Figure,
    title: Figure,
    title_least: Figure,
    small: Figure,
    body: Figure,
    body_least: Figure,
    heading_more: Figure,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_field_names, reason = "a figure names its unit, as in the template")]
struct SpaceFigures {
    title_mm: Figure,
    below_head_mm: Figure,
    above_section_mm: Figure,
    item_mm: Figure,
    indent_mm: Figure,
}

impl RulesFigures {
    fn column_mm(&self) -> f32 {
        (self.page.text_width_mm() - self.page.column_gap_mm.get()) / 2.0
    }

    fn bottom_mm(&self) -> f32 {
        self.page.height_mm.get() - self.page.bottom_mm.get()
    }
}

impl Figures for RulesFigures {
    const NAME: &'static str = "rules";
    const EMBEDDED: &'static str = include_str!("../../../templates/print/rules.toml");

    fn fits(&self) -> Result<(), Crowded> {
        room("page", self.column_mm() - self.space.indent_mm.get(), LEAST_TEXT_MM)?;
        room("page", self.bottom_mm() - self.page.top_mm.get(), 3.0 * LEAST_TEXT_MM)
    }
}

pub(super) fn document(page: &RulesPage, language: Language, templates: &Templates) -> Pages {
    let figures: RulesFigures = templates.figures();
    let mut warnings = Vec::new();
    let mut head = |title: &str| {
        let mut canvas = Canvas::new(&mut warnings);
        let top = set_head(&mut canvas, page, (language, title), (&figures, templates));
        (canvas.marks, top)
    };
    let (one, top) = head("paper-rules-title");
    let (several, _) = head("paper-rules-title-pages");
    // On one page where that can be read, else on two, else on as many as it takes.
    let fitted = [1, 2].into_iter().find_map(|pages| {
        let sizes = std::iter::successors(Some(figures.sizes.body.get()), |size| {
            Some(size - STEP_PT).filter(|&smaller| smaller >= figures.sizes.body_least.get())
        });
        let mut sizes = sizes
            .map(|size_pt| (size_pt, columns(&page.parts, &figures, size_pt, top, &mut warnings)));
        sizes.find(|(_, columns)| columns.len() <= 2 * pages)
    });
    let (size_pt, columns) = fitted.unwrap_or_else(|| {
        let least = figures.sizes.body_least.get();
        (least, columns(&page.parts, &figures, least, top, &mut warnings))
    });
    let count = columns.len().div_ceil(2);
    // Two columns a page.
    let mut pages = Vec::new();
    for pair in columns.chunks(2) {
        let mut marks = match (pages.is_empty(), count) {
            (true, 1) => one.clone(),
            (true, _) => several.clone(),
            (false, _) => Vec::new(),
        };
        for (column, placed) in pair.iter().enumerate() {
            let shift = if column == 0 { 0.0 } else { 1.0 };
            let mut canvas = Canvas::new(&mut warnings);
            canvas.corner_mm.0 = figures.page.left_mm.get()
                + shift * (figures.column_mm() + figures.page.column_gap_mm.get());
            for (part, y_mm) in placed {
                set(&mut canvas, part, *y_mm, &figures, size_pt);
            }
            marks.append(&mut canvas.marks);
        }
        if count > 1 {
            let mut canvas = Canvas::new(&mut warnings);
            set_foot(&mut canvas, page, language, (&figures, (pages.len() + 1, count)));
            marks.append(&mut canvas.marks);
        }
        let (width_mm, height_mm) = (figures.page.width_mm.get(), figures.page.height_mm.get());
        pages.push(Page { width_mm, height_mm, marks, form: None });
    }
    words::pages(&page.details, tr(language, "paper-rules"), pages, warnings)
}

/// Which of several pages it is, and of which competition: whoever finds one knows where it belongs.
fn set_foot(
    canvas: &mut Canvas<'_>,
    page: &RulesPage,
    language: Language,
    (figures, (number, of)): (&RulesFigures, (usize, usize)),
) {
    let small = style(Weight::Regular, figures.sizes.small, Ink::Soft);
    let (left, width_mm) = (figures.page.left_mm.get(), figures.page.text_width_mm());
    let y_mm = figures.bottom_mm() + small.leading_mm();
    let area = Area { x_mm: left, y_mm, width_mm: width_mm * 0.8, height_mm: small.leading_mm() };
    let mut said = vec![page.details.title.trim().to_owned()];
    said.extend(words::place(&page.details, language));
    said.push(page.id.clone());
    said.retain(|part| !part.is_empty());
    // Rather by which rules than where and when.
    while said.len() > 2 && small.width_mm(&said.join(DOT)) > area.width_mm {
        said.remove(1);
    }
    let setting = Setting::line(small, figures.sizes.body_least.get());
    canvas.text(&said.join(DOT), area, setting);
    let numbers = text!(language, "print-page", page = number, pages = of);
    let area = Area { x_mm: left + area.width_mm, width_mm: width_mm - area.width_mm, ..area };
    canvas.text(&numbers, area, Setting { align: Align::Right, ..setting });
}

/// Competition, title, what the marks mean; gives where the columns begin.
fn set_head(
    canvas: &mut Canvas<'_>,
    page: &RulesPage,
    (language, title_key): (Language, &str),
    (figures, templates): (&RulesFigures, &Templates),
) -> f32 {
    let (left, sizes) = (figures.page.left_mm.get(), figures.sizes);
    let mut y_mm = figures.page.top_mm.get();
    let mut width_mm = figures.page.text_width_mm();
    let (half, height_mm) = (width_mm / 2.0, figures.space.title_mm.get());
    let corner = Area { x_mm: left + half, y_mm, width_mm: half, height_mm };
    width_mm -= canvas.logo(templates.club(), corner, figures.page.column_gap_mm.get());
    let kicker = style(Weight::Regular, sizes.kicker, Ink::Soft);
    let small = style(Weight::Regular, sizes.small, Ink::Soft);
    let least = sizes.body_least.get();
    let area = Area { x_mm: left, y_mm, width_mm, height_mm: kicker.leading_mm() };
    canvas.text(&page.details.title, area, Setting::line(kicker, least));
    y_mm += kicker.leading_mm();
    let title = style(Weight::Bold, sizes.title, Ink::Full);
    let area = Area { y_mm, height_mm: figures.space.title_mm.get(), ..area };
    let setting = Setting::line(title, sizes.title_least.get());
    canvas.text(&tr(language, title_key), area, setting);
    y_mm += figures.space.title_mm.get();
    let legend = text!(language, "paper-rules-legend", rules = &page.id);
    let whole = figures.page.text_width_mm();
    y_mm = canvas.paragraph(&legend, (left, y_mm), whole, (small, Align::Left));
    if !templates.club().sponsor.is_empty() {
        let sponsor = &templates.club().sponsor;
        y_mm = canvas.paragraph(sponsor, (left, y_mm), whole, (small, Align::Left));
    }
    y_mm += figures.space.below_head_mm.get() / 2.0;
    canvas.rule((left, y_mm), (left + whole, y_mm), 2.0 * LINE_MM, Ink::Full);
    y_mm + figures.space.below_head_mm.get() / 2.0
}

type Placed<'a> = Vec<(&'a Part, f32)>;

/// Parts from the top of a column to its foot, then on in the next. A heading never stands alone.
fn columns<'a>(
    parts: &'a [Part],
    figures: &RulesFigures,
    size_pt: f32,
    top: f32,
    warnings: &mut Vec<Warning>,
) -> Vec<Placed<'a>> {
    let heights: Vec<f32> =
        parts.iter().map(|part| height_mm(part, figures, size_pt, warnings)).collect();
    let mut columns: Vec<Placed<'_>> = vec![Vec::new()];
    let mut y_mm = top;
    for (index, (part, height)) in parts.iter().zip(&heights).enumerate() {
        let company = match part {
            Part::Heading(_) => heights.get(index + 1).copied().unwrap_or_default(),
            _ => 0.0,
        };
        let begun = columns.last().is_some_and(|column| !column.is_empty());
        if begun && y_mm + height + company > figures.bottom_mm() {
            columns.push(Vec::new());
            // Later pages have no head.
            y_mm = if columns.len() <= 2 { top } else { figures.page.top_mm.get() };
        }
        let begun = columns.last().is_some_and(|column| !column.is_empty());
        // Nothing is left free above a section at the head of a column.
        let above = match part {
            Part::Heading(_) if !begun => figures.space.above_section_mm.get(),
            _ => 0.0,
        };
        if let Some(column) = columns.last_mut() {
            column.push((part, y_mm - above));
        }
        y_mm += height - above;
    }
    columns
}

fn plain(size_pt: f32) -> Style {
    Style { weight: Weight::Regular, size_pt, ink: Ink::Full }
}

fn heading(figures: &RulesFigures, size_pt: f32) -> Style {
    let size_pt = size_pt + figures.sizes.heading_more.get();
    Style { weight: Weight::Bold, size_pt, ink: Ink::Full }
}

fn height_mm(
    part: &Part,
    figures: &RulesFigures,
    size_pt: f32,
    warnings: &mut Vec<Warning>,
) -> f32 {
    let (space, body) = (figures.space, plain(size_pt));
    match part {
        Part::Heading(_) => space.above_section_mm.get() + heading(figures, size_pt).leading_mm(),
        Part::Row(..) => body.leading_mm() + 0.4,
        Part::Rule(text) | Part::Step(_, text) | Part::Decision(text) => {
            let width = figures.column_mm() - space.indent_mm.get();
            let clean = lines::clean(text, body.weight, warnings);
            let lines = lines::wrap(&clean, body.weight, size_pt, width);
            lines.iter().map(|_| body.leading_mm()).sum::<f32>() + space.item_mm.get()
        }
    }
}

fn set(canvas: &mut Canvas<'_>, part: &Part, y_mm: f32, figures: &RulesFigures, size_pt: f32) {
    let (space, body) = (figures.space, plain(size_pt));
    let width_mm = figures.column_mm();
    let mut item = |sign: &str, text: &str| {
        let indent = space.indent_mm.get();
        // A diamond is as large as a capital only when it is set smaller.
        let scale = if sign == DECISION { DECISION_SIZE } else { 1.0 };
        let signed = Style { size_pt: size_pt * scale, ..body };
        let lower = (body.leading_mm() - signed.leading_mm()) / 2.0;
        canvas.paragraph(sign, (0.0, y_mm + lower), indent, (signed, Align::Left));
        canvas.paragraph(text, (indent, y_mm), width_mm - indent, (body, Align::Left));
    };
    match part {
        Part::Rule(text) => item(RULE, text),
        Part::Step(number, text) => item(&format!("{number}."), text),
        Part::Decision(text) => item(DECISION, text),
        Part::Heading(text) => {
            let style = heading(figures, size_pt);
            let at = (0.0, y_mm + space.above_section_mm.get());
            canvas.paragraph(text, at, width_mm, (style, Align::Left));
        }
        Part::Row(cells, emphasis) => {
            let indent = space.indent_mm.get();
            let weight = match emphasis {
                Emphasis::Heading => Weight::Bold,
                Emphasis::Plain => Weight::Regular,
            };
            let style = Style { weight, ..body };
            let first = (width_mm - indent) * FIRST_COLUMN;
            let other = (width_mm - indent - first) / 3.0;
            let mut x_mm = indent;
            for (index, cell) in cells.iter().enumerate() {
                let width_mm = if index == 0 { first } else { other };
                let area = Area { x_mm, y_mm, width_mm, height_mm: style.leading_mm() };
                let least = size_pt * 0.7;
                let setting = Setting::line(style, least);
                let setting = if index == 0 { setting } else { setting.centred() };
                canvas.text(cell, area, setting);
                x_mm += width_mm;
            }
            let below = y_mm + style.leading_mm() + 0.1 * MM_PER_PT;
            canvas.rule((indent, below), (width_mm, below), LINE_MM, Ink::Faint);
        }
    }
}
