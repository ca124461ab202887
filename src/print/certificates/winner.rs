//! The certificate of a rank: everything on the middle axis, a meander or tiles around it. The first rank stands in a laurel,
//! the next ones in a ring.

use super::layout::{Maker, NOTICE_MM, filled, plain_capital, told};
use super::ornament::{laurel, meander, ring, tiles};
use super::{Certificate, Shared};
use crate::domain::contest::Openness;
use crate::domain::letters::WordLanguage;
use crate::language::tr;
use crate::print::layout::canvas::{Canvas, Setting};
use crate::print::layout::flow::{Align, line_mark};
use crate::print::layout::leaf::style;
use crate::print::layout::pages::{Area, Ink, Mark, Style, Weight};
use crate::print::layout::template::Figure;
use crate::print::layout::text;
use crate::print::words;
use crate::text;

/// The heights of what stands on the axis, from the top of the page, and how high each may be.
const TITLE: (f32, f32) = (20.5, 12.0);
const LAUREL: (f32, f32) = (61.5, 25.0);
const HEADING: (f32, f32) = (94.0, 10.0);
const GIVEN: (f32, f32) = (104.0, 6.5);
const NAME: (f32, f32) = (110.5, 17.0);
const CLUB: (f32, f32) = (128.5, 6.8);
const RULE_MM: f32 = 138.0;
const REASON: (f32, f32) = (141.0, 9.0);
const PLACE: (f32, f32) = (150.5, 6.0);
/// Without a logo by how much what is lowest stands lower, so that no third of the page is empty above the signatures.
const LOWER_MM: f32 = 9.0;
/// What text keeps from the sides.
const SIDE_MM: f32 = 26.0;
/// By how much the lines to sign on stand higher where nobody signs below a logo, so that offices keep from the frame.
const SIGNED_HIGHER_MM: f32 = 4.5;
/// How wide a logo is at most.
const LOGO_WIDE_MM: f32 = 45.0;
/// Where it begins, and how high it is at most.
const LOGO_MM: (f32, f32) = (162.5, 28.0);
/// Where somebody signs below the logo: by how much the laurel is smaller and all below it higher, and the logo.
const SMALLER_MM: f32 = 4.0;
const HIGHER_MM: f32 = 10.0;
const SMALL_LOGO_MM: (f32, f32) = (148.0, 23.0);
/// The same below the sentence that the ranking is not signed.
const LEAST_LOGO_MM: (f32, f32) = (153.5, 17.5);

impl Maker<'_> {
    /// What all certificates of a rank have in common.
    pub(super) fn winner_form(&self) -> Vec<Mark> {
        let page = (self.figures.page.width_mm.get(), self.figures.page.height_mm.get());
        let (ink, gold) = self.figures.look.inks();
        if let Some(frame) = self.frame(page) {
            return vec![frame];
        }
        match self.facts.words {
            WordLanguage::Greek => meander(page, (ink, gold)),
            WordLanguage::Romanian | WordLanguage::Catalan | WordLanguage::Polish => {
                tiles(page, (ink, gold))
            }
        }
    }

    pub(super) fn winner(
        &self,
        canvas: &mut Canvas<'_>,
        certificate: &Certificate,
        (rank, shared, points): (u32, Shared, i64),
    ) {
        let (language, sizes, texts) = (self.language, self.figures.sizes, &self.figures.text);
        let (ink, gold) = self.figures.look.inks();
        let width = self.figures.page.width_mm.get();
        let middle = width / 2.0;
        let least = sizes.least.get();
        let line = |canvas: &mut Canvas<'_>, text: &str, (y_mm, height_mm), style: Style, least| {
            let area = Area { x_mm: SIDE_MM, y_mm, width_mm: width - 2.0 * SIDE_MM, height_mm };
            canvas.text(text, area, Setting::line(style, least).centred().lines(2));
        };
        let of = |weight, size: Figure, ink| style(weight, size, ink);
        // A logo stands in the middle; what is above it makes room where somebody signs there, too.
        let close = self.templates.club().logo.is_some() && self.signs_in_the_middle();
        let (smaller, up) = if close { (SMALLER_MM, HIGHER_MM) } else { (0.0, 0.0) };
        let lower_mm = if self.templates.club().logo.is_some() { 0.0 } else { LOWER_MM };
        // What is lower on the page moves more: nothing but the distances grows.
        let lower =
            |y_mm: f32| y_mm + lower_mm * (y_mm - TITLE.0 / 2.0) / (PLACE.0 - TITLE.0 / 2.0);
        let higher = |(y_mm, height_mm): (f32, f32)| (lower(y_mm) - up, height_mm);
        let title = of(Weight::Regular, sizes.title, ink);
        let title_at = (lower(TITLE.0), TITLE.1);
        line(canvas, &self.facts.details.title, title_at, title, sizes.title_least.get());
        let (y_mm, radius_mm) = (lower(LAUREL.0) - smaller, LAUREL.1 - smaller);
        self.rank(canvas, rank, (middle, y_mm, radius_mm), smaller);
        let heading = filled(texts.heading_of(rank), || {
            text!(language, "paper-certificate-rank", rank = rank)
        });
        let heading: String = heading.to_uppercase().chars().map(plain_capital).collect();
        let bold = of(Weight::Bold, sizes.heading, ink);
        let wide = spaced(&text::clean(&heading, bold.weight, canvas.warnings));
        let room = width - 2.0 * SIDE_MM;
        if bold.width_mm(&wide) <= room {
            let mark = line_mark(&wide, bold, Align::Centre, (SIDE_MM, higher(HEADING).0), room);
            canvas.put(Mark::Text(mark));
        } else {
            line(canvas, &heading, higher(HEADING), bold, least);
        }
        let soft = |size| of(Weight::Regular, size, Ink::Soft);
        line(
            canvas,
            &tr(language, "paper-certificate-given"),
            higher(GIVEN),
            soft(sizes.given),
            least,
        );
        let name = of(Weight::Bold, sizes.name, Ink::Full);
        self.name(
            canvas,
            &certificate.name,
            (SIDE_MM, higher(NAME).0),
            (width - 2.0 * SIDE_MM, NAME.1),
            (name, true),
        );
        let full = of(Weight::Regular, sizes.club, Ink::Full);
        line(canvas, &self.below_name(certificate), higher(CLUB), full, sizes.club_least.get());
        let half = 44.0;
        let (rule_mm, _) = higher((RULE_MM, 0.0));
        for (from, to) in [(-half, -4.0), (4.0, half)] {
            canvas.rule((middle + from, rule_mm), (middle + to, rule_mm), 0.35, gold);
        }
        let tip = 1.7;
        let diamond = [(0.0, -tip), (tip, 0.0), (0.0, tip), (-tip, 0.0)];
        let points_of = diamond.map(|(x, y)| (middle + x, rule_mm + y));
        canvas.put(Mark::Shape { points: points_of.to_vec(), fill: Some(gold), line: None });
        let players = self.facts.players;
        let sentence = filled(&texts.winner_sentence, || {
            let key = match shared {
                Shared::No => "paper-certificate-for-rank",
                Shared::Yes => "paper-certificate-for-shared-rank",
            };
            text!(language, key, rank = rank, points = points, players = players)
        });
        let sentence = sentence.replace("{rank}", &rank.to_string());
        let reason = of(Weight::Regular, sizes.reason, Ink::Full);
        line(
            canvas,
            &told(&sentence, points, players),
            higher(REASON),
            reason,
            sizes.reason_least.get(),
        );
        let place = words::place(&self.facts.details, language).join(", ");
        line(canvas, &place, higher(PLACE), soft(sizes.body), least);
        let (y_mm, logo_mm) = match (close, self.facts.openness) {
            (false, _) => LOGO_MM,
            (true, Openness::Signed) => SMALL_LOGO_MM,
            (true, Openness::Open) => LEAST_LOGO_MM,
        };
        let x_mm = middle - LOGO_WIDE_MM / 2.0;
        self.logo(canvas, Area { x_mm, y_mm, width_mm: LOGO_WIDE_MM, height_mm: logo_mm });
        let free_mm = if self.signs_in_the_middle() { 12.0 } else { LOGO_WIDE_MM + 8.0 };
        let higher_mm = if close { 0.0 } else { SIGNED_HIGHER_MM };
        let heights = (free_mm, NOTICE_MM - up + lower_mm, higher_mm);
        self.foot(canvas, (35.0, width - 35.0), heights);
    }

    /// A rank in what adorns it, around a place; by so much smaller than it may be.
    fn rank(
        &self,
        canvas: &mut Canvas<'_>,
        rank: u32,
        (middle, y_mm, radius_mm): (f32, f32, f32),
        smaller: f32,
    ) {
        let (language, sizes) = (self.language, self.figures.sizes);
        let (ink, gold) = self.figures.look.inks();
        let adorned = if rank == 1 { laurel } else { ring };
        for mark in adorned((middle, y_mm), radius_mm, gold) {
            canvas.put(mark);
        }
        let (inside, first) = (radius_mm * 1.3, language.says_rank_first());
        let number = text!(language, "paper-certificate-rank-figure", rank = rank);
        let area = Area {
            x_mm: middle - inside / 2.0,
            y_mm: y_mm - if first { 15.5 } else { 8.5 } + smaller,
            width_mm: inside,
            height_mm: 24.0 - smaller,
        };
        let large = style(Weight::Bold, sizes.rank, ink);
        canvas.text(&number, area, Setting::line(large, 20.0).centred());
        let word_mm = y_mm + if first { 9.5 } else { -15.5 } - smaller / 2.0;
        let beside = Area { y_mm: word_mm, height_mm: 7.0, ..area };
        let word = style(Weight::Regular, sizes.club, ink);
        let said = tr(language, "paper-certificate-rank-word");
        canvas.text(&said, beside, Setting::line(word, sizes.least.get()).centred());
    }
}

/// Letters with space between them.
fn spaced(text: &str) -> String {
    let letters: Vec<String> = text.chars().map(String::from).collect();
    letters.join(" ")
}
