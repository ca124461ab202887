//! The slip that is posted before round 1: the commitment to the draw's seed, and what it is for.
//! It has nothing of the seed but its SHA-256.

use serde::Deserialize;

use super::layout::canvas::{Canvas, Setting};
use super::layout::code::{self, Strength};
use super::layout::flow::Align;
use super::layout::leaf::style;
use super::layout::pages::{Area, Ink, Page, Weight};
use super::layout::template::{Crowded, Figure, Figures, LEAST_TEXT_MM, PageFigures, room};
use super::layout::{Pages, Templates};
use super::words;
use crate::domain::contest::{Common, Details};
use crate::domain::lexicon::Digest;
use crate::language::{Language, SaidAs, tr};

/// How thick the frame of the commitment is.
const FRAME_MM: f32 = 0.6;
/// The commitment's 64 digits stand in so many groups of four a line.
const GROUPS: usize = 4;

/// The facts of the slip.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Commitment {
    /// Of which competition.
    pub details: Details,
    /// SHA-256 of the seed; `None` before the competition is made.
    pub commitment: Option<Digest>,
}

impl Commitment {
    /// Of a competition.
    pub fn of(common: &Common) -> Self {
        Self { details: common.details.clone(), commitment: common.commitment }
    }
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CommitmentFigures {
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
    body: Figure,
    digits: Figure,
    digits_least: Figure,
    small: Figure,
    least: Figure,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_field_names, reason = "a figure names its unit, as in the template")]
struct SpaceFigures {
    title_mm: Figure,
    digits_mm: Figure,
    pad_mm: Figure,
    gap_mm: Figure,
    code_mm: Figure,
    signature_mm: Figure,
}

impl Figures for CommitmentFigures {
    const NAME: &'static str = "commitment";
    const EMBEDDED: &'static str = include_str!("../../templates/print/commitment.toml");

    fn fits(&self) -> Result<(), Crowded> {
        let (page, space) = (self.page, self.space);
        room("page", self.page.text_width_mm(), LEAST_TEXT_MM)?;
        room(
            "space",
            self.page.text_width_mm() - space.code_mm.get() - space.gap_mm.get(),
            LEAST_TEXT_MM,
        )?;
        room(
            "space",
            self.page.text_width_mm() - space.gap_mm.get(),
            2.0 * space.signature_mm.get(),
        )?;
        let taken = space.title_mm.get()
            + 4.0 * space.digits_mm.get()
            + 2.0 * space.pad_mm.get()
            + 4.0 * space.gap_mm.get()
            + space.code_mm.get();
        room("space", page.text_height_mm(), taken + LEAST_TEXT_MM)
    }
}

/// The slip in a language and the words of a format. Never fails: what paper cannot show is a warning.
pub fn commitment(
    slip: &Commitment,
    (language, said): (Language, SaidAs),
    templates: &Templates,
) -> Pages {
    let figures: CommitmentFigures = templates.figures();
    let (page, sizes, space) = (figures.page, figures.sizes, figures.space);
    let (left, width_mm) = (page.left_mm.get(), figures.page.text_width_mm());
    let mut warnings = Vec::new();
    let mut canvas = Canvas::new(&mut warnings);
    let mut y_mm = page.top_mm.get();

    let half = width_mm / 2.0;
    let corner = Area { x_mm: left + half, y_mm, width_mm: half, height_mm: space.title_mm.get() };
    let free_mm = canvas.logo(templates.club(), corner, space.gap_mm.get());
    let line = |y_mm: f32, height_mm: f32, free_mm: f32| Area {
        x_mm: left,
        y_mm,
        width_mm: width_mm - free_mm,
        height_mm,
    };
    let kicker = style(Weight::Regular, sizes.kicker, Ink::Soft);
    let least = sizes.least.get();
    let head = line(y_mm, kicker.leading_mm(), free_mm);
    canvas.text(&tr(language, "paper-commitment"), head, Setting::line(kicker, least));
    y_mm += kicker.leading_mm();
    let title = style(Weight::Bold, sizes.title, Ink::Full);
    let setting = Setting::line(title, sizes.title_least.get()).lines(4);
    canvas.text(&slip.details.title, line(y_mm, space.title_mm.get(), free_mm), setting);
    y_mm += space.title_mm.get();
    let place = words::place(&slip.details, language).join(", ");
    canvas.text(&place, line(y_mm, kicker.leading_mm(), 0.0), Setting::line(kicker, least));
    y_mm += kicker.leading_mm() + space.gap_mm.get();

    if let Some(commitment) = &slip.commitment {
        y_mm = digits(&mut canvas, &commitment.to_string(), y_mm, &figures) + space.gap_mm.get();
        if let Some(modules) = code::modules(&commitment.to_string(), Strength::Sound) {
            let place = space.code_mm.get();
            canvas.put(code::mark(modules, left + width_mm - place, y_mm, place));
        }
    }
    let body = style(Weight::Regular, sizes.body, Ink::Full);
    let texts = match slip.commitment {
        None => vec![tr(language, "paper-commitment-none")],
        Some(_) => vec![
            tr(language, "paper-commitment-what"),
            tr(language, said("paper-commitment-hall")),
            tr(language, "paper-commitment-check"),
        ],
    };
    let beside_mm = width_mm - space.code_mm.get() - space.gap_mm.get();
    for text in texts {
        y_mm = canvas.paragraph(&text, (left, y_mm), beside_mm, (body, Align::Left));
        y_mm += space.gap_mm.get() / 2.0;
    }
    to_sign(&mut canvas, slip, language, &figures);
    let small = style(Weight::Regular, sizes.small, Ink::Soft);
    let bottom = page.height_mm.get() - page.bottom_mm.get();
    let foot = line(bottom, small.leading_mm(), 0.0);
    canvas.text(&templates.club().sponsor, foot, Setting::line(small, least));

    let marks = canvas.marks;
    let (width_mm, height_mm) = (page.width_mm.get(), page.height_mm.get());
    let pages = vec![Page { width_mm, height_mm, marks, form: None }];
    words::pages(&slip.details, tr(language, "paper-commitment"), pages, warnings)
}

/// The digits in groups of four, in columns, in a frame; gives where it ends.
fn digits(canvas: &mut Canvas<'_>, digits: &str, top: f32, figures: &CommitmentFigures) -> f32 {
    let (left, width_mm) = (figures.page.left_mm.get(), figures.page.text_width_mm());
    let (pad, line_mm) = (figures.space.pad_mm.get(), figures.space.digits_mm.get());
    let grouped = words::grouped(digits);
    let groups: Vec<&str> = grouped.split(' ').collect();
    let column_mm = (width_mm - 2.0 * pad) / 4.0;
    let bold = style(Weight::Bold, figures.sizes.digits, Ink::Full);
    let setting = Setting::line(bold, figures.sizes.digits_least.get()).centred();
    let mut y_mm = top + pad;
    for row in groups.chunks(GROUPS) {
        let mut x_mm = left + pad;
        for group in row {
            let area = Area { x_mm, y_mm, width_mm: column_mm, height_mm: line_mm };
            canvas.text(group, area, setting);
            x_mm += column_mm;
        }
        y_mm += line_mm;
    }
    let height_mm = y_mm + pad - top;
    canvas.frame(Area { x_mm: left, y_mm: top, width_mm, height_mm }, FRAME_MM, Ink::Full);
    top + height_mm
}

/// When it was posted, and by whom.
fn to_sign(
    canvas: &mut Canvas<'_>,
    slip: &Commitment,
    language: Language,
    figures: &CommitmentFigures,
) {
    let (page, sizes) = (figures.page, figures.sizes);
    let body = style(Weight::Regular, sizes.body, Ink::Full);
    let small = style(Weight::Regular, sizes.small, Ink::Soft);
    let width_mm = figures.space.signature_mm.get();
    let right = page.left_mm.get() + figures.page.text_width_mm() - width_mm;
    let y_mm = page.height_mm.get()
        - page.bottom_mm.get()
        - body.leading_mm()
        - small.leading_mm()
        - figures.space.gap_mm.get();
    let people = [
        (page.left_mm.get(), tr(language, "paper-commitment-posted"), ""),
        (right, tr(language, "print-sign-referee"), slip.details.referee.as_str()),
    ];
    for (x_mm, label, name) in people {
        let set = |style| Setting::line(style, sizes.least.get());
        canvas.signature((x_mm, y_mm), width_mm, (&label, set(body)), (name, set(small)));
    }
}
