//! A diploma on its page: everything on the middle axis, the title in tiles, the place as the largest words.

use std::sync::Arc;

use super::{Diploma, Diplomas};
use crate::language::{Language, tr};
use crate::print::certificates::CertificateFigures;
use crate::print::layout::canvas::{Canvas, Setting, notice};
use crate::print::layout::leaf::style;
use crate::print::layout::pages::{Area, Ink, Mark, Page, Style, Watch, Weight};
use crate::print::layout::shape::{Tile, rounded};
use crate::print::layout::{Pages, Templates, Warning};
use crate::print::words;

/// The frame's distance from the edge, and what text keeps from the sides.
const EDGE_MM: f32 = 9.0;
const SIDE_MM: f32 = 26.0;
/// A tile of the title, and where the row begins.
const TILE_MM: f32 = 24.0;
const TILES_MM: f32 = 22.0;
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
    let page = maker.figures.page;
    let (width_mm, height_mm) = (page.width_mm.get(), page.height_mm.get());
    let mut warnings = Vec::new();
    if !facts.without.is_empty() {
        warnings.push(Warning::NoCertificate { names: facts.without.join(", ") });
    }
    let form = {
        let mut canvas = Canvas::new(&mut warnings);
        maker.form(&mut canvas, (width_mm, height_mm));
        Arc::new(canvas.marks)
    };
    let mut pages = Vec::with_capacity(facts.diplomas.len());
    for (done, diploma) in facts.diplomas.iter().enumerate() {
        if watch(done, facts.diplomas.len()).is_break() {
            return None;
        }
        let mut canvas = Canvas::new(&mut warnings);
        maker.diploma(&mut canvas, diploma, width_mm);
        let form = Some(Arc::clone(&form));
        pages.push(Page { width_mm, height_mm, marks: canvas.marks, form });
    }
    let has_nothing = pages.is_empty();
    if has_nothing {
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
    /// Frame, title, place and date, lines to sign on: the same on every diploma.
    fn form(&self, canvas: &mut Canvas<'_>, page: (f32, f32)) {
        let (ink, gold) = self.figures.look.inks();
        if let Some(picture) = self.templates.club().certificate_frame.clone() {
            let area = Area { x_mm: 0.0, y_mm: 0.0, width_mm: page.0, height_mm: page.1 };
            canvas.put(Mark::Image { area, picture });
        } else {
            for (inset, thick, ink) in [(0.0, 0.6, ink), (1.8, 0.3, gold)] {
                let edge = EDGE_MM + inset;
                let area = Area {
                    x_mm: edge,
                    y_mm: edge,
                    width_mm: page.0 - 2.0 * edge,
                    height_mm: page.1 - 2.0 * edge,
                };
                canvas.put(rounded(area, 2.4, None, Some((thick, ink))));
            }
        }
        self.title(canvas, page.0);
        self.foot(canvas, page.0);
    }

    /// The title in tiles, as large as they have room.
    fn title(&self, canvas: &mut Canvas<'_>, width: f32) {
        let title = tr(self.language, "games-diploma-title").to_uppercase();
        let tile = |letter: char| {
            let known = self.facts.tiles.iter().find(|tile| tile.letter == letter);
            known.copied().unwrap_or(Tile { letter, value: 0, vowel: false, high: false })
        };
        let tiles: Vec<Tile> = title.chars().filter(|it| !it.is_whitespace()).map(tile).collect();
        let count = f32::from(u8::try_from(tiles.len().max(1)).unwrap_or(u8::MAX));
        let room = width - 2.0 * SIDE_MM;
        let side = ((room - GAP_MM * (count - 1.0)) / count).min(TILE_MM);
        let whole = count * side + (count - 1.0) * GAP_MM;
        let mut x = (width - whole) / 2.0;
        for tile in tiles {
            let area = Area { x_mm: x, y_mm: TILES_MM, width_mm: side, height_mm: side };
            for mark in tile.marks(area, self.figures.look.tiles()) {
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
                y_mm: 192.2,
                width_mm: width - 2.0 * SIDE_MM,
                height_mm: 3.6,
            };
            canvas.text(sponsor, area, Setting::line(small, least).centred());
        }
        if let Some(logo) = &self.templates.club().logo {
            let area = Area { x_mm: SIDE_MM - 8.0, y_mm: 18.0, width_mm: 30.0, height_mm: 30.0 };
            canvas.put(logo.centred(area));
        }
    }

    fn diploma(&self, canvas: &mut Canvas<'_>, diploma: &Diploma, width: f32) {
        let sizes = self.figures.sizes;
        let (ink, _) = self.figures.look.inks();
        let accent = match self.figures.look.inks() {
            (Ink::Full, _) => Ink::Full,
            _ => Ink::Colour([0x15, 0x5C, 0x9E]),
        };
        let least = sizes.least.get();
        let line = |canvas: &mut Canvas<'_>,
                    said: &str,
                    (y_mm, height_mm): (f32, f32),
                    set: (Style, f32, usize)| {
            let area = Area { x_mm: SIDE_MM, y_mm, width_mm: width - 2.0 * SIDE_MM, height_mm };
            let (style, least, lines) = set;
            canvas.text(said, area, Setting::line(style, least).centred().lines(lines));
        };
        let soft = style(Weight::Regular, sizes.club, Ink::Soft);
        let plain = style(Weight::Regular, sizes.club, ink);
        let bold = style(Weight::Bold, sizes.club, ink);
        let name = style(Weight::Bold, sizes.name, ink);
        line(canvas, &diploma.given, (52.0, 7.0), (soft, least, 1));
        line(canvas, &diploma.name, (59.5, 18.5), (name, sizes.least.get() * 1.6, 4));
        line(canvas, &diploma.belongs_to, (78.0, 7.0), (plain, least, 2));
        line(canvas, &diploma.reason, (87.5, 7.0), (soft, least, 1));
        let title = self.facts.details.title.trim();
        if diploma.place.is_empty() {
            let large = Style { size_pt: bold.size_pt * 1.6, ..bold };
            line(canvas, title, (97.0, 18.0), (large, least, 4));
        } else {
            let place = Style { ink: accent, ..name };
            line(canvas, &diploma.place, (95.5, 18.0), (place, 20.0, 1));
            line(canvas, &diploma.of, (115.0, 7.0), (plain, least, 1));
            line(canvas, title, (122.0, 9.5), (bold, least, 3));
            line(canvas, &diploma.sums, (132.0, 7.0), (plain, least, 1));
        }
        let small = style(Weight::Regular, sizes.body, Ink::Soft);
        line(canvas, &diploma.members, (141.0, 21.0), (small, least, 6));
    }
}
