//! Notices on paper: two beside each other, four below, with lines to cut.

use serde::Deserialize;

use super::{Notice, ZeroNotices};
use crate::language::{Language, tr};
use crate::print::layout::canvas::{Canvas, Setting, notice};
use crate::print::layout::flow::Align;
use crate::print::layout::leaf::style;
use crate::print::layout::pages::{Area, Ink, Page, Weight};
use crate::print::layout::template::{self, Crowded, Figure, PageFigures, room};
use crate::print::layout::{Pages, Templates};
use crate::print::words;
use crate::text;

const ACROSS: usize = 2;
const ON_A_PAGE: usize = 8;
const CUT_MM: f32 = 0.12;
/// The least that a notice needs.
const LEAST_MM: f32 = 45.0;
/// How many lines a name, a play and a reason may take.
const PLAY_LINES: usize = 2;
const REASON_LINES: usize = 6;

/// The figures of a notice.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::print) struct Figures {
    page: PageFigures,
    notice: NoticeFigures,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct NoticeFigures {
    /// What a notice keeps from where it is cut.
    pad_mm: Figure,
    /// Type, in points.
    heading: Figure,
    name: Figure,
    play: Figure,
    body: Figure,
    least: Figure,
    foot: Figure,
}

impl Figures {
    fn size_mm(&self) -> (f32, f32) {
        let page = self.page;
        let high = page.height_mm.get() - page.top_mm.get() - page.bottom_mm.get();
        (page.text_width_mm() / 2.0, high / 4.0)
    }
}

impl template::Figures for Figures {
    const NAME: &'static str = "zero-notices";
    const EMBEDDED: &'static str = include_str!("../../../../../templates/print/zero-notices.toml");

    fn fits(&self) -> Result<(), Crowded> {
        self.page.fits()?;
        let (wide, high) = self.size_mm();
        let pads = 2.0 * self.notice.pad_mm.get();
        room("notice", wide - pads, LEAST_MM)?;
        room("notice", high - pads, LEAST_MM)
    }
}

pub(super) fn document(facts: &ZeroNotices, language: Language, templates: &Templates) -> Pages {
    let figures: Figures = templates.figures();
    let mut warnings = Vec::new();
    let (width_mm, height_mm) = (figures.page.width_mm.get(), figures.page.height_mm.get());
    let (wide, high) = figures.size_mm();
    let count = facts.notices.len().div_ceil(ON_A_PAGE);
    let mut pages = Vec::new();
    let number = |count: usize| f32::from(u8::try_from(count).unwrap_or(u8::MAX));
    for (index, eight) in facts.notices.chunks(ON_A_PAGE).enumerate() {
        let mut canvas = Canvas::new(&mut warnings);
        for (place, one) in eight.iter().enumerate() {
            let left = figures.page.left_mm.get() + number(place % ACROSS) * wide;
            let top = figures.page.top_mm.get() + number(place / ACROSS) * high;
            canvas.corner_mm = (left, top);
            set(&mut canvas, one, (&figures, &facts.details.title), language);
        }
        canvas.corner_mm = (0.0, 0.0);
        for row in 1..=eight.len().div_ceil(ACROSS) {
            let y = figures.page.top_mm.get() + number(row) * high;
            canvas.rule((0.0, y), (width_mm, y), CUT_MM, Ink::Soft);
        }
        let (middle, page) = (figures.page.left_mm.get() + wide, figures.page);
        let bottom = page.top_mm.get() + number(eight.len().div_ceil(ACROSS)) * high;
        canvas.rule((middle, 0.0), (middle, bottom), CUT_MM, Ink::Soft);
        let foot = style(Weight::Regular, figures.notice.foot, Ink::Soft);
        let y_mm = height_mm - page.bottom_mm.get() + page.foot_mm.get();
        let whole = page.text_width_mm();
        let area = Area {
            x_mm: page.left_mm.get(),
            y_mm,
            width_mm: whole * 0.84,
            height_mm: foot.leading_mm(),
        };
        canvas.text(&facts.line, area, Setting::line(foot, foot.size_pt * 0.8));
        let numbers = text!(language, "print-page", page = index + 1, pages = count);
        let area = Area { x_mm: area.x_mm + area.width_mm, width_mm: whole * 0.16, ..area };
        let setting = Setting::line(foot, foot.size_pt * 0.8);
        canvas.text(&numbers, area, Setting { align: Align::Right, ..setting });
        let marks = canvas.marks;
        pages.push(Page { width_mm, height_mm, marks, form: None });
    }
    let has_nothing = pages.is_empty();
    if has_nothing {
        let said = tr(language, "turns-no-notices");
        pages.push(notice(&said, (width_mm, height_mm), &mut warnings));
    }
    let pages = words::pages(&facts.details, tr(language, "turns-zero-notices"), pages, warnings);
    Pages { has_nothing, ..pages }
}

fn set(
    canvas: &mut Canvas<'_>,
    one: &Notice,
    (figures, title): (&Figures, &str),
    language: Language,
) {
    let sizes = figures.notice;
    let (wide, high) = figures.size_mm();
    let pad = sizes.pad_mm.get();
    let width_mm = wide - 2.0 * pad;
    let least = sizes.least.get();
    let (soft, heading) = (
        style(Weight::Regular, sizes.heading, Ink::Soft),
        style(Weight::Bold, sizes.heading, Ink::Full),
    );
    let mut y = pad;
    let mut line = |canvas: &mut Canvas<'_>, said: &str, setting: Setting, lines: usize| {
        let high: f32 = (0..lines).map(|_| setting.style.leading_mm()).sum();
        let area = Area { x_mm: pad, y_mm: y, width_mm, height_mm: high };
        canvas.text(said, area, setting.lines(lines));
        y += high + 0.6;
    };
    line(canvas, &tr(language, "turns-notice"), Setting::line(soft, least), 1);
    let place = text!(language, "turns-notice-place", turn = one.turn, table = one.table);
    line(canvas, &place, Setting::line(style(Weight::Bold, sizes.name, Ink::Full), least), 1);
    line(canvas, &one.name, Setting::line(heading, least), 1);
    let play = style(Weight::Bold, sizes.play, Ink::Full);
    line(canvas, &one.play, Setting::line(play, sizes.body.get()), PLAY_LINES);
    let body = style(Weight::Regular, sizes.body, Ink::Full);
    let why = text!(language, "turns-notice-why", why = &one.why);
    let room = high - y - pad - soft.leading_mm();
    let area = Area { x_mm: pad, y_mm: y, width_mm, height_mm: room };
    let mut unseen = Vec::new();
    let wrapped = crate::print::layout::text::wrap(
        &crate::print::layout::text::clean(&why, body.weight, canvas.warnings),
        body.weight,
        body.size_pt,
        width_mm,
    );
    let lines = f32::from(u8::try_from(wrapped.len()).unwrap_or(u8::MAX));
    if lines * body.leading_mm() <= room {
        canvas.paragraph(&why, (pad, y), width_mm, (body, Align::Left));
    } else {
        canvas.text(&why, area, Setting::line(body, least).lines(REASON_LINES));
    }
    // A long title is shortened here and stands whole at the foot of the page.
    let mut own = Canvas::new(&mut unseen);
    own.corner_mm = canvas.corner_mm;
    let y_mm = high - pad - soft.leading_mm();
    let area = Area { x_mm: pad, y_mm, width_mm, height_mm: soft.leading_mm() };
    let small = style(Weight::Regular, sizes.foot, Ink::Soft);
    own.text(title, area, Setting::line(small, small.size_pt));
    let mut marks = own.marks;
    canvas.marks.append(&mut marks);
}
