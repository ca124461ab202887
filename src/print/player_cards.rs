//! Players' cards: a slip each with the code by which a player reads the own sheets on a phone, ten on a page, cut along
//! the marks at its edges. Whoever has a card reads what is its player's, so it is in no archive.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::layout::canvas::{Canvas, Setting};
use super::layout::code::{self, Strength};
use super::layout::flow::Align;
use super::layout::leaf::{DOT, style};
use super::layout::pages::{Area, Ink, Page, Style, Watch, Weight};
use super::layout::shape::rounded;
use super::layout::template::{self, Crowded, Figure, PageFigures, room};
use super::layout::{Club, Pages, Templates, Warning};
use super::words;
use crate::domain::cards::CardCode;
use crate::domain::contest::{Common, Details, Openness};
use crate::domain::ids::PlayerId;
use crate::domain::player::Player;
use crate::language::{Language, tr};
use crate::text;

/// So many lie beside each other, and below each other.
const ACROSS: u8 = 2;
const DOWN: u8 = 5;

/// How thick a cutting mark is, and how long.
const MARK_MM: f32 = 0.2;
const MARK_LONG_MM: f32 = 5.0;

/// How thick the frame of a number is and how round, how thick that of a field, and the lines between cards.
const FRAME_MM: f32 = 0.4;
const ROUND_MM: f32 = 1.2;
const THIN_MM: f32 = 0.15;

/// Between what stands beside each other, and how near a label is to the code.
const BESIDE_MM: f32 = 2.5;
const LABEL_MM: f32 = 1.2;

/// What cards are made of: the code of each player, and where the hall's pages are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Codes {
    /// By player; none before there are cards.
    pub of: BTreeMap<PlayerId, CardCode>,
    /// The how-manieth card it is, of those who have another than the first.
    pub later: BTreeMap<PlayerId, u32>,
    /// The address of the hall door, if the doors have one.
    pub hall: Option<String>,
}

/// How near the frame for the address comes to the edge: no text stands at its foot.
const FOOT_MM: f32 = 3.0;

/// The least room for a name beside the square code, in millimetres.
const LEAST_BESIDE_MM: f32 = 40.0;

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardFigures {
    page: PageFigures,
    card: OneFigures,
    #[serde(rename = "type")]
    sizes: TypeFigures,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_field_names, reason = "a figure names its unit, as in the template")]
struct OneFigures {
    width_mm: Figure,
    height_mm: Figure,
    pad_mm: Figure,
    number_mm: Figure,
    name_mm: Figure,
    code_mm: Figure,
    field_mm: Figure,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct TypeFigures {
    name: Figure,
    name_least: Figure,
    code: Figure,
    address: Figure,
    small: Figure,
    least: Figure,
}

impl template::Figures for CardFigures {
    const NAME: &'static str = "player-cards";
    const EMBEDDED: &'static str = include_str!("../../templates/print/player-cards.toml");

    fn fits(&self) -> Result<(), Crowded> {
        let (page, card) = (self.page, self.card);
        self.page.fits()?;
        room("card", page.text_width_mm(), f32::from(ACROSS) * card.width_mm.get())?;
        room("card", page.text_height_mm(), f32::from(DOWN) * card.height_mm.get())?;
        let beside = card.width_mm.get() - card.code_mm.get() - 3.0 * card.pad_mm.get();
        room("card", beside, LEAST_BESIDE_MM)
    }
}

/// The facts of the cards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerCards {
    /// Of which competition.
    pub details: Details,
    /// Who has which code, by number, and the how-manieth card it is; no code before there are any.
    pub cards: Vec<(Player, Option<CardCode>, u32)>,
    /// The address of the hall door, if the doors have one.
    pub hall: Option<String>,
    /// Whether the competition is signed: then no codes are made any more.
    pub signed: bool,
}

impl PlayerCards {
    /// Those of these players.
    pub fn of(common: &Common, players: &[PlayerId], codes: Option<&Codes>) -> Self {
        let card = |player: &PlayerId| {
            let who = common.players.get(player)?.clone();
            let number = codes.and_then(|codes| codes.later.get(player)).copied().unwrap_or(1);
            Some((who, codes.and_then(|codes| codes.of.get(player)).cloned(), number))
        };
        Self {
            details: common.details.clone(),
            cards: players.iter().filter_map(card).collect(),
            hall: codes.and_then(|codes| codes.hall.clone()),
            signed: common.openness == Openness::Signed,
        }
    }
}

/// The pages in a language, none of a signed competition without codes; `None` when `watch` broke off.
pub fn player_cards(
    facts: &PlayerCards,
    language: Language,
    templates: &Templates,
    watch: Watch<'_>,
) -> Option<Pages> {
    let figures: CardFigures = templates.figures();
    let page = figures.page;
    let (width_mm, height_mm) = (page.width_mm.get(), page.height_mm.get());
    let mut warnings = Vec::new();
    let on_a_page = usize::from(ACROSS) * usize::from(DOWN);
    let uncoded = facts.cards.iter().filter(|(_, code, _)| code.is_none()).count();
    // Nothing makes codes any more: cards without them would be for nothing, and the warning says so in their place.
    let no_more = facts.signed && uncoded > 0 && uncoded == facts.cards.len();
    let cards = if no_more { &[][..] } else { &facts.cards };
    let count = cards.len().div_ceil(on_a_page);
    let mut pages = Vec::with_capacity(count);
    for (index, some) in cards.chunks(on_a_page).enumerate() {
        if watch(index, count).is_break() {
            return None;
        }
        let mut canvas = Canvas::new(&mut warnings);
        let places = (0..DOWN).flat_map(|row| (0..ACROSS).map(move |column| (row, column)));
        for ((row, column), one) in places.zip(some) {
            let x = page.left_mm.get() + f32::from(column) * figures.card.width_mm.get();
            let y = page.top_mm.get() + f32::from(row) * figures.card.height_mm.get();
            canvas.corner_mm = (x, y);
            card(&mut canvas, one, facts, (language, templates.club()), &figures);
        }
        canvas.corner_mm = (0.0, 0.0);
        marks(&mut canvas, &figures);
        let first = index * on_a_page + 1;
        let last = first + some.len() - 1;
        let of = text!(language, "cards-foot", from = first, to = last, count = cards.len());
        let said = [of, text!(language, "print-page", page = index + 1, pages = count)].join(DOT);
        let small = style(Weight::Regular, figures.sizes.least, Ink::Soft);
        let bottom = page.top_mm.get() + f32::from(DOWN) * figures.card.height_mm.get();
        let at = (page.left_mm.get() + BESIDE_MM, bottom + BESIDE_MM);
        canvas.line(&said, (small, Align::Left), at, figures.card.width_mm.get());
        pages.push(Page { width_mm, height_mm, marks: canvas.marks, form: None });
    }
    if facts.cards.is_empty() {
        let mut canvas = Canvas::new(&mut warnings);
        let sizes = figures.sizes;
        let lines = [
            (facts.details.title.clone(), style(Weight::Regular, sizes.small, Ink::Soft)),
            (tr(language, "cards-title"), style(Weight::Bold, sizes.code, Ink::Full)),
            (tr(language, "documents-no-players"), style(Weight::Regular, sizes.name, Ink::Full)),
        ];
        let (x, mut y) = (page.left_mm.get(), page.top_mm.get());
        for (said, look) in lines {
            y = canvas.paragraph(&said, (x, y), page.text_width_mm(), (look, Align::Left)) + 2.0;
        }
        pages.push(Page { width_mm, height_mm, marks: canvas.marks, form: None });
    }
    if uncoded > 0 {
        warnings.push(Warning::NoCodes { signed: facts.signed });
    }
    Some(words::pages(&facts.details, tr(language, "cards-title"), pages, warnings))
}

/// Where it is said what the code is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    Above,
    Behind,
}

/// A card while it is being set; distances are from its own corner.
struct Card<'a, 'b> {
    canvas: &'a mut Canvas<'b>,
    language: Language,
    figures: &'a CardFigures,
}

impl Card<'_, '_> {
    fn small(&self) -> Style {
        style(Weight::Regular, self.figures.sizes.small, Ink::Soft)
    }

    /// One line in a place; gives where it ends.
    fn line(
        &mut self,
        said: &str,
        style: Style,
        (x_mm, y_mm): (f32, f32),
        width_mm: f32,
    ) -> (f32, f32) {
        let height_mm = style.leading_mm();
        let area = Area { x_mm, y_mm, width_mm, height_mm };
        let setting = Setting::line(style, self.figures.sizes.least.get());
        let own_mm = self.canvas.text(said, area, setting);
        (x_mm + own_mm, y_mm + height_mm)
    }

    /// Who it is of, and of which competition; gives the height below it.
    fn head(&mut self, player: &Player, facts: &PlayerCards, club: &Club) -> f32 {
        let (one, sizes) = (self.figures.card, self.figures.sizes);
        let (pad, boxed) = (one.pad_mm.get(), one.number_mm.get());
        let wide = one.width_mm.get() - 2.0 * pad;
        let small = self.small();
        let name = style(Weight::Bold, sizes.name, Ink::Full);
        let frame = Area { x_mm: pad, y_mm: pad, width_mm: boxed, height_mm: boxed };
        self.canvas.put(rounded(
            Area {
                x_mm: frame.x_mm + self.canvas.corner_mm.0,
                y_mm: frame.y_mm + self.canvas.corner_mm.1,
                ..frame
            },
            ROUND_MM,
            None,
            Some((FRAME_MM, Ink::Full)),
        ));
        let setting = Setting::line(name, sizes.name_least.get());
        self.canvas.text(&player.id.to_string(), frame, setting.centred());
        let place =
            Area { x_mm: pad + wide / 2.0, y_mm: pad, width_mm: wide / 2.0, height_mm: boxed };
        let logo_mm = self.canvas.logo(club, place, BESIDE_MM);
        let x = pad + boxed + BESIDE_MM;
        let room = wide + pad - x - logo_mm;
        let details = &facts.details;
        let date = words::date(&details.date, self.language);
        let about = [details.club.trim(), date.as_str()].into_iter();
        let about = about.filter(|said| !said.is_empty()).collect::<Vec<_>>().join(DOT);
        let title = style(Weight::Bold, sizes.small, Ink::Full);
        let y = pad + (boxed - 2.0 * small.leading_mm()) / 2.0;
        let (_, y) = self.line(details.title.trim(), title, (x, y), room);
        self.line(&about, small, (x, y), room);
        let y_mm = pad + boxed + 0.6;
        let area = Area { x_mm: pad, y_mm, width_mm: wide, height_mm: one.name_mm.get() };
        self.canvas.text(&player.name, area, setting.lines(2));
        y_mm + area.height_mm
    }

    /// The code, large; above it or behind it what it is.
    fn code(&mut self, code: &CardCode, number: u32, (bottom, width): (f32, f32), label: Label) {
        let (pad, sizes) = (self.figures.card.pad_mm.get(), self.figures.sizes);
        let (small, big) = (self.small(), style(Weight::Bold, sizes.code, Ink::Full));
        // The first card says nothing of it: of two slips the one with the greater number is good.
        let said = match number {
            1 => tr(self.language, "cards-code"),
            number => text!(self.language, "cards-code-later", number = number.to_string()),
        };
        let y = bottom - big.leading_mm();
        let (end, _) = self.line(&code.to_string(), big, (pad, y), width);
        let at = match label {
            Label::Above => (pad, y - small.leading_mm() + LABEL_MM),
            Label::Behind => (end + BESIDE_MM, bottom - small.leading_mm() - LABEL_MM),
        };
        self.line(&said, small, at, pad + width - at.0);
    }

    /// What it is for, above `bottom`; gives where that begins.
    fn about(&mut self, bottom: f32, width_mm: f32) -> f32 {
        const LINES: u8 = 2;
        let (pad, least) = (self.figures.card.pad_mm.get(), self.figures.sizes.least.get());
        let small = self.small();
        let height_mm = f32::from(LINES) * small.leading_mm();
        let y_mm = bottom - height_mm;
        let area = Area { x_mm: pad, y_mm, width_mm, height_mm };
        let setting = Setting::line(small, least).lines(usize::from(LINES));
        self.canvas.text(&tr(self.language, "cards-about"), area, setting);
        y_mm
    }

    /// In place of a code, what makes one.
    fn no_code(&mut self) {
        const LINES: u8 = 2;
        let (one, least) = (self.figures.card, self.figures.sizes.least.get());
        let (pad, small) = (one.pad_mm.get(), self.small());
        let height_mm = f32::from(LINES) * small.leading_mm() + 2.0 * LABEL_MM;
        let width_mm = one.width_mm.get() - 2.0 * pad;
        let y_mm = one.height_mm.get() - pad - height_mm;
        let area = Area { x_mm: pad, y_mm, width_mm, height_mm };
        self.canvas.frame(area, THIN_MM, Ink::Soft);
        let inside = Area {
            x_mm: pad + LABEL_MM,
            y_mm: y_mm + LABEL_MM,
            width_mm: width_mm - 2.0 * LABEL_MM,
            height_mm: height_mm - 2.0 * LABEL_MM,
        };
        let setting = Setting::line(small, least).lines(usize::from(LINES));
        self.canvas.text(&tr(self.language, "cards-no-code"), inside, setting);
    }

    /// A frame to write the address into below what it is for, which whoever has the card asks for.
    fn address_by_hand(&mut self) {
        let one = self.figures.card;
        let (pad, height_mm) = (one.pad_mm.get(), one.field_mm.get());
        let width_mm = one.width_mm.get() - 2.0 * pad;
        let y_mm = one.height_mm.get() - FOOT_MM - height_mm;
        let area = Area { x_mm: pad, y_mm, width_mm, height_mm };
        self.canvas.frame(area, THIN_MM, Ink::Soft);
        let small = Style { size_pt: self.figures.sizes.least.get(), ..self.small() };
        let said = tr(self.language, "cards-address-ask");
        self.line(&said, small, (pad + 1.2, y_mm + 0.3), width_mm - 2.4);
    }
}

fn card(
    canvas: &mut Canvas<'_>,
    (player, code, number): &(Player, Option<CardCode>, u32),
    facts: &PlayerCards,
    (language, club): (Language, &Club),
    figures: &CardFigures,
) {
    let (one, sizes) = (figures.card, figures.sizes);
    let (pad, square, high) = (one.pad_mm.get(), one.code_mm.get(), one.height_mm.get());
    let wide = one.width_mm.get() - 2.0 * pad;
    let corner = canvas.corner_mm;
    let mut card = Card { canvas, language, figures };
    let small = card.small();
    let below = card.head(player, facts, club);
    let Some(code) = code else {
        card.line(&player.club, small, (pad, below), wide);
        card.no_code();
        return;
    };
    let link = facts.hall.as_ref().map(|hall| (hall, format!("{hall}p/{code}")));
    let linked = link.and_then(|(hall, link)| Some((hall, code::modules(&link, Strength::Sound)?)));
    let Some((hall, modules)) = linked else {
        card.line(&player.club, small, (pad, below), wide);
        let about = card.about(high - FOOT_MM - one.field_mm.get() - 0.4, wide);
        card.code(code, *number, (about, wide), Label::Behind);
        card.address_by_hand();
        return;
    };
    let left = wide - square - 1.0;
    card.line(&player.club, small, (pad, below), left);
    let (x, y) = (corner.0 + pad + wide - square, corner.1 + high - pad - square);
    card.canvas.put(code::mark(modules, x, y, square));
    let host = hall.strip_prefix("http://").unwrap_or(hall).trim_end_matches('/');
    let plain = style(Weight::Regular, sizes.address, Ink::Full);
    let address = card.about(high - pad, left) - plain.leading_mm() - 0.5;
    card.line(host, plain, (pad, address), left);
    card.code(code, *number, (address, left), Label::Above);
}

/// Marks to cut along, outside of the cards, and thin lines between these.
fn marks(canvas: &mut Canvas<'_>, figures: &CardFigures) {
    let (page, card) = (figures.page, figures.card);
    let (left, top) = (page.left_mm.get(), page.top_mm.get());
    let right = left + f32::from(ACROSS) * card.width_mm.get();
    let bottom = top + f32::from(DOWN) * card.height_mm.get();
    for column in 0..=ACROSS {
        let x = left + f32::from(column) * card.width_mm.get();
        for y in [top - MARK_LONG_MM - 1.0, bottom + 1.0] {
            canvas.rule((x, y), (x, y + MARK_LONG_MM), MARK_MM, Ink::Full);
        }
        canvas.rule((x, top), (x, bottom), THIN_MM, Ink::Faint);
    }
    for row in 0..=DOWN {
        let y = top + f32::from(row) * card.height_mm.get();
        for x in [left - MARK_LONG_MM - 1.0, right + 1.0] {
            canvas.rule((x, y), (x + MARK_LONG_MM, y), MARK_MM, Ink::Full);
        }
        canvas.rule((left, y), (right, y), THIN_MM, Ink::Faint);
    }
}
