//! A diploma on its page. One of the first ranks has everything on the middle axis, the title in tiles, tiles around it,
//! and its rank in a laurel or a ring; one of taking part is that of other formats.

use std::sync::Arc;

use super::{Diploma, Diplomas};
use crate::language::{Language, tr};
use crate::print::certificates::ornament::{laurel, ring, tiles};
use crate::print::certificates::{
    self as common, Beside, CertificateFigures, Taking, filled, plain_capital, told,
};
use crate::print::layout::canvas::{Canvas, Setting, notice};
use crate::print::layout::leaf::{DOT, style};
use crate::print::layout::pages::{Area, Ink, Mark, Page, Style, Watch, Weight};
use crate::print::layout::shape::Tile;
use crate::print::layout::{Pages, Templates, Warning};
use crate::print::words;

/// What text keeps from the sides.
const SIDE_MM: f32 = 26.0;
/// A tile of the title, and where the row begins.
const TILE_MM: f32 = 15.0;
const TILES_MM: f32 = 19.5;
/// Where a rank stands, and how large what is around it.
const RANK_MM: (f32, f32) = (57.0, 18.5);
/// The rule below a name.
const RULE_MM: f32 = 114.5;
/// By how much the last line stands lower where no names of members follow it.
const LOWER_MM: f32 = 15.0;
const SUMS_MM: f32 = 138.0;
const GAP_MM: f32 = 2.6;
/// Where the lines to sign on stand, and how wide one is.
const SIGN_MM: f32 = 180.0;
const SIGN_WIDTH_MM: f32 = 62.0;

pub(super) fn document(
    facts: &Diplomas,
    language: Language,
    templates: &Templates,
    watch: Watch<'_>,
) -> Option<Pages> {
    let figures: CertificateFigures = templates.figures();
    let maker = Maker { facts, language, templates, figures };
    let certificates = facts.as_certificates();
    let figures = templates.figures();
    let others = common::Maker { facts: &certificates, language, templates, figures };
    let page = maker.figures.page;
    let (width_mm, height_mm) = (page.width_mm.get(), page.height_mm.get());
    let mut warnings = Warning::of_expelled(&facts.without, &facts.kept);
    if !facts.short.is_empty() {
        warnings.push(Warning::ShortTeams { names: facts.short.join(", ") });
    }
    let mut canvas = Canvas::new(&mut warnings);
    maker.form(&mut canvas, (width_mm, height_mm));
    let ranked = Arc::new(canvas.marks);
    let taking_part = Arc::new(others.participation_form());
    let mut pages = Vec::with_capacity(facts.diplomas.len());
    for (done, diploma) in facts.diplomas.iter().enumerate() {
        if watch(done, facts.diplomas.len()).is_break() {
            return None;
        }
        let mut canvas = Canvas::new(&mut warnings);
        let form = if let Some(rank) = diploma.rank {
            maker.ranked(&mut canvas, (diploma, rank), width_mm);
            &ranked
        } else {
            maker.taking_part(&mut canvas, &others, diploma);
            &taking_part
        };
        let form = Some(Arc::clone(form));
        pages.push(Page { width_mm, height_mm, marks: canvas.marks, form });
    }
    let has_nothing = pages.is_empty();
    // Of whoever was expelled there is no page: a warning says so.
    if has_nothing && facts.without.is_empty() {
        let said = tr(language, "paper-certificate-none");
        pages.push(notice(&said, (width_mm, height_mm), &mut warnings));
    }
    let pages = words::pages(&facts.details, tr(language, "games-diplomas"), pages, warnings);
    Some(Pages { has_nothing, ..pages })
}

struct Maker<'a> {
    facts: &'a Diplomas,
    language: Language,
    templates: &'a Templates,
    figures: CertificateFigures,
}

impl Maker<'_> {
    /// Frame, place and date, lines to sign on: the same on every diploma of a rank.
    fn form(&self, canvas: &mut Canvas<'_>, page: (f32, f32)) {
        let (ink, gold) = self.figures.look.inks();
        if let Some(picture) = self.templates.club().certificate_frame.clone() {
            let area = Area { x_mm: 0.0, y_mm: 0.0, width_mm: page.0, height_mm: page.1 };
            canvas.put(Mark::Image { area, picture });
        } else {
            for mark in tiles(page, (ink, gold)) {
                canvas.put(mark);
            }
        }
        self.foot(canvas, page.0);
    }

    /// The title in tiles, as large as they have room: a club's own heading of the rank, or the program's.
    fn title(&self, canvas: &mut Canvas<'_>, rank: u32, width: f32) {
        let title =
            filled(self.figures.text.heading_of(rank), || tr(self.language, "games-diploma-title"));
        let title = title.to_uppercase();
        let signs: Vec<char> =
            title.split_whitespace().collect::<Vec<_>>().join(" ").chars().collect();
        let tile = |letter: char| {
            let known = self.facts.tiles.iter().find(|tile| tile.letter == letter);
            known.copied().unwrap_or(Tile { letter, value: 0, vowel: false, high: false })
        };
        // Between two words as much as a tile.
        let tile = |sign: char| (sign != ' ').then(|| tile(plain_capital(sign)));
        let tiles: Vec<Option<Tile>> = signs.into_iter().map(tile).collect();
        let count = f32::from(u8::try_from(tiles.len().max(1)).unwrap_or(u8::MAX));
        let room = width - 2.0 * SIDE_MM;
        let side = ((room - GAP_MM * (count - 1.0)) / count).min(TILE_MM);
        let whole = count * side + (count - 1.0) * GAP_MM;
        let mut x = (width - whole) / 2.0;
        for tile in tiles {
            let area = Area { x_mm: x, y_mm: TILES_MM, width_mm: side, height_mm: side };
            for mark in tile.iter().flat_map(|tile| tile.marks(area, self.figures.look.tiles())) {
                canvas.put(mark);
            }
            x += side + GAP_MM;
        }
    }

    /// Who signs, place and date between them, that nothing is signed yet, the sponsor.
    fn foot(&self, canvas: &mut Canvas<'_>, width: f32) {
        let (language, sizes) = (self.language, self.figures.sizes);
        let (ink, _) = self.figures.look.inks();
        let least = sizes.least.get();
        let own = self.figures.signatories.iter();
        let mut people: Vec<(String, String)> =
            own.take(3).map(|one| (one.name.clone(), one.office.clone())).collect();
        if people.is_empty() {
            let referee = self.facts.details.referee.clone();
            people.push((referee, tr(language, "games-diploma-arbiter")));
            people.push((String::new(), tr(language, "games-diploma-organiser")));
        }
        let name = style(Weight::Bold, sizes.body, Ink::Full);
        let office = style(Weight::Regular, sizes.body, Ink::Soft);
        let (left, right) = (SIDE_MM, width - SIDE_MM);
        let steps = f32::from(u8::try_from(people.len().max(2) - 1).unwrap_or(1));
        let step = (right - left - SIGN_WIDTH_MM) / steps;
        let mut x = left;
        for (who, what) in &people {
            canvas.rule((x, SIGN_MM), (x + SIGN_WIDTH_MM, SIGN_MM), 0.25, ink);
            let area =
                Area { x_mm: x, y_mm: SIGN_MM + 0.8, width_mm: SIGN_WIDTH_MM, height_mm: 5.2 };
            let mut below = area.y_mm;
            if !who.trim().is_empty() {
                canvas.text(who, area, Setting::line(name, least).centred().lines(2));
                below += 5.0;
            }
            let area = Area { y_mm: below, height_mm: 4.6, ..area };
            canvas.text(what, area, Setting::line(office, least).centred());
            x += step;
        }
        let place = words::place(&self.facts.details, language).join(", ");
        let middle = width - 2.0 * (SIDE_MM + SIGN_WIDTH_MM + 4.0);
        let date = Area {
            x_mm: SIDE_MM + SIGN_WIDTH_MM + 4.0,
            y_mm: SIGN_MM - 3.0,
            width_mm: middle,
            height_mm: 6.4,
        };
        let plain = style(Weight::Regular, sizes.body, Ink::Full);
        if people.len() < 3 {
            canvas.text(&place, date, Setting::line(plain, least).centred().lines(2));
        }
        if !self.facts.signed {
            let bold = style(Weight::Bold, sizes.body, Ink::Full);
            let said = tr(language, "paper-certificate-not-signed");
            let area = Area {
                x_mm: SIDE_MM,
                y_mm: 163.5,
                width_mm: width - 2.0 * SIDE_MM,
                height_mm: 6.0,
            };
            canvas.text(&said, area, Setting::line(bold, least).centred());
        }
        let sponsor = &self.templates.club().sponsor;
        if !sponsor.is_empty() {
            let small = style(Weight::Regular, sizes.least, Ink::Soft);
            let area = Area {
                x_mm: SIDE_MM,
                // Clear of the frame.
                y_mm: 190.5,
                width_mm: width - 2.0 * SIDE_MM,
                height_mm: 3.4,
            };
            canvas.text(sponsor, area, Setting::line(small, least).centred());
        }
        if let Some(logo) = &self.templates.club().logo {
            let area = Area { x_mm: SIDE_MM - 8.0, y_mm: 18.0, width_mm: 30.0, height_mm: 30.0 };
            canvas.put(logo.centred(area));
        }
    }

    /// A line on the axis, between two heights.
    fn line(
        &self,
        canvas: &mut Canvas<'_>,
        said: &str,
        (y_mm, height_mm): (f32, f32),
        (style, lines): (Style, usize),
    ) {
        let width_mm = self.figures.page.width_mm.get() - 2.0 * SIDE_MM;
        let area = Area { x_mm: SIDE_MM, y_mm, width_mm, height_mm };
        let least = self.figures.sizes.least.get();
        canvas.text(said, area, Setting::line(style, least).centred().lines(lines));
    }

    fn ranked(&self, canvas: &mut Canvas<'_>, (diploma, rank): (&Diploma, u32), width: f32) {
        let sizes = self.figures.sizes;
        let (ink, gold) = self.figures.look.inks();
        let middle = width / 2.0;
        self.title(canvas, rank, width);
        let free_mm = if diploma.members.is_empty() { LOWER_MM } else { 0.0 };
        // What is lower on the page moves more: nothing but the distances grows.
        let title_mm = TILES_MM + TILE_MM;
        let lower = |y_mm: f32| y_mm + free_mm * (y_mm - title_mm) / (SUMS_MM - title_mm);
        let (y_mm, radius_mm) = (lower(RANK_MM.0), RANK_MM.1);
        let adorned = if rank == 1 { laurel } else { ring };
        for mark in adorned((middle, y_mm), radius_mm, gold) {
            canvas.put(mark);
        }
        let inside = Area {
            x_mm: middle - radius_mm * 0.7,
            y_mm: y_mm - 12.5,
            width_mm: radius_mm * 1.4,
            height_mm: 24.0,
        };
        let large = Setting::line(style(Weight::Bold, sizes.rank, ink), 20.0);
        canvas.text(&rank.to_string(), inside, large.centred());
        let soft = style(Weight::Regular, sizes.given, Ink::Soft);
        let plain = style(Weight::Regular, sizes.club, ink);
        let name = style(Weight::Bold, sizes.name, ink);
        // Without a team the name stands in the middle of its place.
        let down_mm = if diploma.belongs_to.is_empty() { 4.0 } else { 0.0 };
        self.line(canvas, &diploma.given, (lower(81.0) + down_mm, 6.5), (soft, 1));
        self.line(canvas, &diploma.name, (lower(87.5) + down_mm, 17.0), (name, 3));
        self.line(canvas, &diploma.belongs_to, (lower(105.0), 7.0), (plain, 2));
        let rule_mm = lower(RULE_MM);
        for (from, to) in [(-44.0, -4.0), (4.0, 44.0)] {
            canvas.rule((middle + from, rule_mm), (middle + to, rule_mm), 0.35, gold);
        }
        let tip = 1.7;
        let diamond = [(0.0, -tip), (tip, 0.0), (0.0, tip), (-tip, 0.0)];
        let points = diamond.map(|(x, y)| (middle + x, rule_mm + y)).to_vec();
        canvas.put(Mark::Shape { points, fill: Some(gold), line: None });
        let reason = style(Weight::Regular, sizes.reason, Ink::Full);
        let what_for = filled(&self.figures.text.winner_sentence, || {
            [diploma.reason.as_str(), &diploma.place, &diploma.of].join(" ")
        });
        let what_for = what_for.replace("{rank}", &rank.to_string());
        let what_for = told(&what_for, &diploma.points.0, diploma.points.1);
        self.line(canvas, &what_for, (lower(117.5), 8.0), (reason, 2));
        let bold = style(Weight::Bold, sizes.reason, ink);
        let title = self.facts.details.title.trim();
        self.line(canvas, title, (lower(127.0), 9.0), (bold, 2));
        self.line(canvas, &diploma.sums, (lower(SUMS_MM), 7.0), (plain, 1));
        let small = style(Weight::Regular, sizes.body, Ink::Soft);
        self.line(canvas, &diploma.members, (146.0, 17.0), (small, 5));
    }

    fn taking_part(&self, canvas: &mut Canvas<'_>, maker: &common::Maker<'_>, diploma: &Diploma) {
        let kind = tr(self.language, "paper-certificate-participation");
        let title = self.facts.details.title.trim();
        let taking = Taking {
            given: [kind.as_str(), &diploma.given].join(DOT),
            name: &diploma.name,
            below: diploma.belongs_to.clone(),
            sentence: told(
                &filled(&self.figures.text.participation_sentence, || {
                    [diploma.reason.as_str(), title].join(" ")
                }),
                &diploma.points.0,
                diploma.points.1,
            ),
            figures: diploma.figures.clone(),
            beside: match diploma.members.as_str() {
                "" => Beside::Nothing,
                names => Beside::Names(names.to_owned()),
            },
        };
        maker.taking_part(canvas, &taking);
    }
}
