//! Challenge slips: twelve on an A4, for what a table doubts: the words, the one verdict, who gave it.

use serde::Deserialize;

use super::cut::{Foot, Forms, finished, number};
use super::marks::ticks;
use super::played::Played;
use crate::domain::formats::classic::judge::Verdict;
use crate::domain::formats::classic::rules::Challenge;
use crate::domain::lexicon::Authority;
use crate::language::{Language, tr};
use crate::print::layout::canvas::{Canvas, Setting};
use crate::print::layout::leaf::style;
use crate::print::layout::pages::{Area, Ink, Style, Watch, Weight};
use crate::print::layout::template::{self, Crowded, Figure, PageFigures, room};
use crate::print::layout::{Pages, Templates};
use crate::text;

/// How many words are doubted at once at most.
const WORDS: usize = 4;
const LEAST_MM: f32 = 42.0;

/// The figures of a challenge slip.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::print) struct Figures {
    page: PageFigures,
    slip: SlipFigures,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SlipFigures {
    /// What a slip keeps from where it is cut.
    pad_mm: Figure,
    /// Type, in points.
    title: Figure,
    body: Figure,
    small: Figure,
}

impl Figures {
    fn forms(&self) -> Forms {
        Forms { page: self.page, across: 3, down: 4 }
    }
}

impl template::Figures for Figures {
    const NAME: &'static str = "challenge-slips";
    const EMBEDDED: &'static str = include_str!("../../../../templates/print/challenge-slips.toml");

    fn fits(&self) -> Result<(), Crowded> {
        self.page.fits()?;
        let (wide, high) = self.forms().size_mm();
        let pads = 2.0 * self.slip.pad_mm.get();
        room("slip", wide - pads, LEAST_MM)?;
        room("slip", high - pads, LEAST_MM)
    }
}

/// The facts of challenge slips.
#[derive(Clone, Debug)]
pub struct ChallengeSlips {
    /// Of which competition.
    pub title: String,
    /// Who answers for it.
    pub author: String,
    /// Competition, place and date, on one line.
    pub line: String,
    /// What is judged, as said.
    pub unit: String,
    /// The list, book or site.
    pub list: String,
    /// What may be said.
    pub verdicts: Vec<String>,
    /// How many slips.
    pub count: usize,
}

/// What a verdict is called.
pub(super) fn verdict(verdict: Verdict, language: Language) -> String {
    tr(
        language,
        match verdict {
            Verdict::Valid => "games-verdict-valid",
            Verdict::Invalid => "games-verdict-invalid",
            Verdict::Ask => "games-verdict-ask",
        },
    )
}

impl ChallengeSlips {
    /// Slips of a competition, so many; twelve unless it is said.
    pub fn of(played: Played<'_>, count: Option<u16>, language: Language) -> Self {
        let asks = played.list.is_none_or(|list| match list.authority {
            Authority::Reference | Authority::External => true,
            Authority::Authoritative | Authority::Closed => false,
        });
        let verdicts = Verdict::ALL.into_iter().filter(|it| asks || *it != Verdict::Ask);
        let unit = match played.competition.rules.challenge {
            Challenge::Play => "games-challenge-play",
            Challenge::Set => "games-challenge-set",
            Challenge::Word => "games-challenge-word",
        };
        let list = played.list.map(|list| format!("{} {}", list.name, list.edition));
        Self {
            title: played.details.title.clone(),
            author: played.details.referee.clone(),
            line: played.line(language),
            unit: tr(language, unit),
            list: list.unwrap_or_default().trim().to_owned(),
            verdicts: verdicts.map(|it| verdict(it, language)).collect(),
            count: usize::from(count.unwrap_or(12)),
        }
    }
}

/// The pages in a language; `None` when `watch` broke off.
pub fn challenge_slips(
    facts: &ChallengeSlips,
    language: Language,
    templates: &Templates,
    watch: Watch<'_>,
) -> Option<Pages> {
    let figures: Figures = templates.figures();
    let mut warnings = Vec::new();
    let foot = Foot { line: &facts.line, size: figures.slip.small };
    let all = vec![(); facts.count.max(1)];
    let set = |canvas: &mut Canvas<'_>, _: &()| slip(canvas, facts, &figures, language);
    let watched = (&mut warnings, watch);
    let pages = figures.forms().lay_out(&all, (language, &foot), watched, set)?;
    let subject = tr(language, "games-challenge-slips");
    Some(finished((&facts.title, &facts.author), subject, pages, warnings))
}

fn slip(canvas: &mut Canvas<'_>, facts: &ChallengeSlips, figures: &Figures, language: Language) {
    let own = figures.slip;
    let (wide, high) = figures.forms().size_mm();
    let pad = own.pad_mm.get();
    let (whole, bottom) = (wide - 2.0 * pad, high - 2.0 * pad);
    let corner = canvas.corner_mm;
    canvas.corner_mm = (corner.0 + pad, corner.1 + pad);
    let bold = style(Weight::Bold, own.title, Ink::Full);
    let body = style(Weight::Regular, own.body, Ink::Full);
    let small = style(Weight::Regular, own.small, Ink::Soft);
    let line = |y_mm: f32, style: Style| Area {
        x_mm: 0.0,
        y_mm,
        width_mm: whole,
        height_mm: style.leading_mm(),
    };
    canvas.text(&tr(language, "games-challenge"), line(0.0, bold), Setting::line(bold, 7.0));
    let mut y = bold.leading_mm() + 0.6;
    let blank = |canvas: &mut Canvas<'_>, said: String, (x, wide): (f32, f32), y: f32| {
        let used = body.width_mm(&said) + 1.0;
        let area = Area { x_mm: x, y_mm: y, width_mm: wide, height_mm: body.leading_mm() };
        canvas.text(&said, area, Setting::line(body, 6.0));
        let base = y + body.leading_mm() - 0.6;
        canvas.rule((x + used.min(wide), base), (x + wide, base), 0.18, Ink::Full);
    };
    let half = whole / 2.0;
    blank(canvas, tr(language, "games-blank-round"), (0.0, half - 2.0), y);
    blank(canvas, tr(language, "games-blank-table"), (half, half), y);
    y += body.leading_mm() + 0.8;
    canvas.text(&facts.unit, line(y, small), Setting::line(small, 5.5));
    y += small.leading_mm() + 1.6;
    let below = 3.0 * (body.leading_mm() + 0.5) + 8.5;
    let step = (bottom - y - below) / number(WORDS);
    for _ in 0..WORDS {
        y += step;
        canvas.rule((0.0, y), (whole, y), 0.18, Ink::Full);
    }
    y += 1.4;
    let columns = if facts.verdicts.len() > 2 { 1 } else { 2 };
    ticks(canvas, &facts.verdicts, (0.0, y), (whole, columns), body);
    blank(canvas, text!(language, "games-blank-arbiter"), (0.0, whole), bottom - body.leading_mm());
    canvas.corner_mm = corner;
}
