//! The certificate of taking part: its word in tiles at full width, the name at the left, figures, and the
//! player's longest word in tiles.

use super::Certificate;
use super::figures::Choice;
use super::layout::{Maker, filled, plain_capital, told};
use crate::language::tr;
use crate::print::layout::canvas::{Canvas, Setting};
use crate::print::layout::flow::Align;
use crate::print::layout::leaf::{DOT, style};
use crate::print::layout::pages::{Area, Ink, Mark, Weight};
use crate::print::layout::shape::{Tile, rounded};
use crate::print::words;
use crate::text;

/// The frame's distance from the edge, and what text keeps from the sides.
const EDGE_MM: f32 = 9.0;
const SIDE_MM: f32 = 18.0;
/// Heights from the top of the page.
const TITLE_MM: f32 = 18.5;
const TITLE_HIGH_MM: f32 = 11.5;
/// The title's part of the width; the rest is that of place and date.
const TITLE_PART: f32 = 0.62;
const TILES_MM: f32 = 31.0;
const TILE_MOST_MM: (f32, f32) = (31.0, 32.0);
const TILE_GAP_MM: f32 = 2.5;
const GIVEN_MM: f32 = 72.0;
const NAME_MM: f32 = 81.0;
const CLUB_MM: f32 = 101.0;
const BAND_MM: (f32, f32) = (117.0, 150.5);
/// A club's own sentence stands below name and club, which are higher then.
const SENTENCE_MM: (f32, f32) = (105.0, 9.5);
const HIGHER_MM: f32 = 3.5;
/// Where it stands that the ranking is not signed, below the figures.
const NOT_SIGNED_MM: f32 = 157.5;
/// A tile of the longest word, and the label of a figure.
const WORD_TILE_MM: (f32, f32) = (15.8, 17.0);
const LABEL_MM: f32 = BAND_MM.0 + 22.5;
/// What a figure takes of the band where something stands beside them.
const FIGURE_MM: f32 = 36.0;
/// A logo at the right: how wide and how high it is at most.
const LOGO_MM: (f32, f32) = (45.0, 36.0);
/// What it keeps from the lines to sign on, and what a stamp does.
const LOGO_GAP_MM: f32 = 16.0;
const STAMP_GAP_MM: f32 = 6.0;

/// What is said of whoever took part.
pub(in crate::print) struct Taking<'a> {
    /// Above the name: what it is, and that it is given.
    pub given: String,
    pub name: &'a str,
    /// Below the name; may be empty.
    pub below: String,
    /// What for; may be empty.
    pub sentence: String,
    /// Figures with what they are.
    pub figures: Vec<(String, String)>,
    pub beside: Beside<'a>,
}

/// What stands beside the figures.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::print) enum Beside<'a> {
    Nothing,
    /// A word in tiles, and what it is.
    Word(&'a [Tile], String),
    /// Who is meant.
    Names(String),
}

impl Maker<'_> {
    /// What all certificates of participation have in common.
    pub(in crate::print) fn participation_form(&self) -> Vec<Mark> {
        let page = (self.figures.page.width_mm.get(), self.figures.page.height_mm.get());
        if let Some(frame) = self.frame(page) {
            return vec![frame];
        }
        let (ink, _) = self.figures.look.inks();
        let frame = |inset: f32, thick| {
            let area = Area {
                x_mm: EDGE_MM + inset,
                y_mm: EDGE_MM + inset,
                width_mm: page.0 - 2.0 * (EDGE_MM + inset),
                height_mm: page.1 - 2.0 * (EDGE_MM + inset),
            };
            rounded(area, 8.0 - inset, None, Some((thick, ink)))
        };
        vec![frame(0.0, 0.6), frame(1.7, 0.25)]
    }

    pub(super) fn participation(&self, canvas: &mut Canvas<'_>, certificate: &Certificate) {
        let (language, look) = (self.language, self.figures.look);
        let [rounds, longest] = self.facts.called;
        let given = ["paper-certificate-participation", "paper-certificate-confirmed"];
        let mut figures = Vec::new();
        let mut beside = Beside::Nothing;
        if let Some(feats) = &certificate.feats {
            let told = [
                (Some(language.number(certificate.points)), "paper-certificate-points"),
                // Fewer than there were would ask for a reason.
                (feats.rounds.map(|rounds| rounds.to_string()), rounds),
                (Some(feats.words.to_string()), "paper-certificate-words"),
            ];
            let told = told.into_iter();
            figures.extend(told.filter_map(|(figure, key)| Some((figure?, tr(language, key)))));
            if let Some((tiles, round)) =
                feats.longest.as_ref().filter(|_| look.word == Choice::Yes)
            {
                beside = Beside::Word(tiles, text!(language, longest, round = *round));
            }
        }
        let sentence = self.figures.text.participation_sentence.trim();
        let taking = Taking {
            given: given.map(|key| tr(language, key)).join(DOT),
            name: &certificate.name,
            below: self.below_name(certificate),
            sentence: told(sentence, certificate.points, self.facts.players),
            figures,
            beside,
        };
        self.taking_part(canvas, &taking);
    }

    /// The certificate of whoever took part, as it is said.
    pub(in crate::print) fn taking_part(&self, canvas: &mut Canvas<'_>, taking: &Taking<'_>) {
        let (language, sizes, texts) = (self.language, self.figures.sizes, &self.figures.text);
        let (ink, _) = self.figures.look.inks();
        let inner = self.figures.page.width_mm.get() - 2.0 * SIDE_MM;
        let least = sizes.least.get();
        let wide = inner * TITLE_PART;
        let part =
            |x_mm: f32, width_mm| Area { x_mm, y_mm: TITLE_MM, width_mm, height_mm: TITLE_HIGH_MM };
        let title = style(Weight::Regular, sizes.title, ink);
        let setting = Setting::line(title, sizes.title_least.get()).lines(2);
        canvas.text(&self.facts.details.title, part(SIDE_MM, wide), setting);
        let soft = |size| style(Weight::Regular, size, Ink::Soft);
        let right =
            Setting { align: Align::Right, ..Setting::line(soft(sizes.body), least).lines(2) };
        let place = words::place(&self.facts.details, language).join(", ");
        canvas.text(&place, part(SIDE_MM + wide + 6.0, inner - wide - 6.0), right);
        let heading =
            filled(&texts.participation_heading, || tr(language, "paper-certificate-tiles"));
        self.tiles(canvas, &heading, (SIDE_MM - 0.5, TILES_MM), (inner + 1.0, TILE_MOST_MM));
        let up = if taking.sentence.is_empty() { 0.0 } else { HIGHER_MM };
        let line = |y_mm: f32, height_mm| Area { x_mm: SIDE_MM, y_mm, width_mm: inner, height_mm };
        let given = Setting::line(soft(sizes.club), least);
        canvas.text(&taking.given, line(GIVEN_MM - up, 7.0), given);
        let name = style(Weight::Bold, sizes.name, Ink::Full);
        self.name(canvas, taking.name, (SIDE_MM - 0.4, NAME_MM - up), (inner, 18.5), (name, false));
        let club = Setting::line(style(Weight::Regular, sizes.club, Ink::Full), least);
        canvas.text(&taking.below, line(CLUB_MM - 2.0 * up, 8.0), club);
        let reason = style(Weight::Regular, sizes.club, Ink::Full);
        let reason = Setting::line(reason, sizes.reason_least.get()).lines(2);
        canvas.text(&taking.sentence, line(SENTENCE_MM.0, SENTENCE_MM.1), reason);
        self.band(canvas, taking, inner);
        let right = SIDE_MM + inner;
        let logo = Area {
            x_mm: right - LOGO_MM.0,
            y_mm: 155.0,
            width_mm: LOGO_MM.0,
            height_mm: LOGO_MM.1,
        };
        self.logo(canvas, logo);
        // Without a logo a stamp has its place there.
        let has_logo = self.templates.club().logo.is_some();
        let gap_mm = if has_logo { LOGO_GAP_MM } else { STAMP_GAP_MM };
        self.foot(canvas, (SIDE_MM, right - LOGO_MM.0 - gap_mm), (13.0, NOT_SIGNED_MM, 0.0));
    }

    /// Figures at the left, what stands beside them at the right, between two rules.
    fn band(&self, canvas: &mut Canvas<'_>, taking: &Taking<'_>, inner: f32) {
        let sizes = self.figures.sizes;
        let shows = self.figures.look.figures == Choice::Yes && !taking.figures.is_empty();
        let stands_alone = taking.beside == Beside::Nothing;
        if !shows && stands_alone {
            return;
        }
        let (ink, _) = self.figures.look.inks();
        for y in [BAND_MM.0, BAND_MM.1] {
            canvas.rule((SIDE_MM, y), (SIDE_MM + inner, y), 0.35, ink);
        }
        let label = style(Weight::Regular, sizes.body, Ink::Soft);
        let label = Setting::line(label, sizes.least.get());
        let large = Setting::line(style(Weight::Bold, sizes.figure, ink), 12.0);
        let mut x = SIDE_MM;
        for (figure, what) in taking.figures.iter().filter(|_| shows) {
            let count = f32::from(u8::try_from(taking.figures.len()).unwrap_or(u8::MAX));
            let width_mm = if stands_alone { inner / count } else { FIGURE_MM };
            let area =
                Area { x_mm: x, y_mm: BAND_MM.0 + 4.5, width_mm: width_mm - 3.0, height_mm: 17.0 };
            canvas.text(figure, area, large);
            let below = Area { y_mm: LABEL_MM, height_mm: 6.0, ..area };
            canvas.text(what, below, label);
            x += width_mm;
        }
        if stands_alone {
            return;
        }
        if shows {
            canvas.rule((x + 6.0, BAND_MM.0 + 4.0), (x + 6.0, BAND_MM.0 + 27.0), 0.2, ink);
            x += 14.0;
        }
        let room = SIDE_MM + inner - x;
        match &taking.beside {
            Beside::Nothing => {}
            Beside::Word(tiles, said) => {
                let tiles: Vec<Option<Tile>> = tiles.iter().copied().map(Some).collect();
                self.tile_row(canvas, &tiles, (x, BAND_MM.0 + 4.1), (room, WORD_TILE_MM));
                let area = Area { x_mm: x, y_mm: LABEL_MM, width_mm: room, height_mm: 6.0 };
                canvas.text(said, area, label);
            }
            Beside::Names(names) => {
                let (y_mm, height_mm) = (BAND_MM.0 + 4.0, BAND_MM.1 - BAND_MM.0 - 8.0);
                let area = Area { x_mm: x, y_mm, width_mm: room, height_mm };
                canvas.text(names, area, label.lines(6));
            }
        }
    }

    /// A word in tiles as wide as they may be.
    fn tiles(&self, canvas: &mut Canvas<'_>, word: &str, at: (f32, f32), room: (f32, (f32, f32))) {
        let tile = |letter: char| {
            let known = self.facts.tiles.iter().find(|tile| tile.letter == letter);
            let vowel = "AEIOUYĂÂÎĄĘÓÀÈÉÍÏÒÚÜ".contains(letter);
            known.copied().unwrap_or(Tile { letter, value: 0, vowel, high: false })
        };
        let capitals = word.trim().to_uppercase();
        let letters = capitals.split_whitespace().collect::<Vec<_>>().join(" ");
        let letters = letters.chars().map(|sign| (sign != ' ').then(|| plain_capital(sign)));
        let tiles: Vec<Option<Tile>> = letters.map(|letter| letter.map(tile)).collect();
        self.tile_row(canvas, &tiles, at, room);
    }

    fn tile_row(
        &self,
        canvas: &mut Canvas<'_>,
        tiles: &[Option<Tile>],
        (x_mm, y_mm): (f32, f32),
        (room, most): (f32, (f32, f32)),
    ) {
        let count = f32::from(u16::try_from(tiles.len().max(1)).unwrap_or(u16::MAX));
        let gap = TILE_GAP_MM * (most.0 / TILE_MOST_MM.0).max(0.6);
        let width_mm = ((room - gap * (count - 1.0)) / count).min(most.0);
        let height_mm = (width_mm * most.1 / most.0).min(most.1).max(width_mm);
        // A long word's tiles are smaller: they stand in the middle of their room.
        let y_mm = y_mm + (most.1 - height_mm) / 2.0;
        let mut x = x_mm;
        for tile in tiles {
            // Between two words as much as a tile.
            let Some(tile) = tile else {
                x += width_mm + gap;
                continue;
            };
            let area = Area { x_mm: x, y_mm, width_mm, height_mm };
            for mark in tile.marks(area, self.figures.look.tiles()) {
                canvas.put(mark);
            }
            x += width_mm + gap;
        }
    }
}
