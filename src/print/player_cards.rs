//! Players' cards: a slip each with the code by which a player reads the own sheets on a phone, ten on a page, cut along
//! the marks at its edges. Whoever has a card reads what is its player's, so it is in no archive.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::layout::canvas::{Canvas, Setting};
use super::layout::code::{self, Strength};
use super::layout::flow::Align;
use super::layout::leaf::style;
use super::layout::pages::{Area, Ink, Page, Style, Watch, Weight};
use super::layout::template::{self, Crowded, Figure, PageFigures, room};
use super::layout::{Pages, Templates};
use super::words;
use crate::domain::cards::CardCode;
use crate::domain::contest::{Common, Details};
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

/// How thick the frame of a number is.
const FRAME_MM: f32 = 0.4;

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
    code_mm: Figure,
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
    /// Who has which code, by number, and the how-manieth card it is.
    pub cards: Vec<(Player, CardCode, u32)>,
    /// The address of the hall door, if the doors have one.
    pub hall: Option<String>,
}

impl PlayerCards {
    /// Those of these players.
    pub fn of(common: &Common, players: &[PlayerId], codes: Option<&Codes>) -> Self {
        let card = |player: &PlayerId| {
            let who = common.players.get(player)?.clone();
            let codes = codes?;
            let number = codes.later.get(player).copied().unwrap_or(1);
            Some((who, codes.of.get(player)?.clone(), number))
        };
        Self {
            details: common.details.clone(),
            cards: players.iter().filter_map(card).collect(),
            hall: codes.and_then(|codes| codes.hall.clone()),
        }
    }
}

/// The pages in a language; `None` when `watch` broke off.
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
    let count = facts.cards.len().div_ceil(on_a_page);
    let mut pages = Vec::with_capacity(count);
    for (index, some) in facts.cards.chunks(on_a_page).enumerate() {
        if watch(index, count).is_break() {
            return None;
        }
        let mut canvas = Canvas::new(&mut warnings);
        let places = (0..DOWN).flat_map(|row| (0..ACROSS).map(move |column| (row, column)));
        for ((row, column), one) in places.zip(some) {
            let x = page.left_mm.get() + f32::from(column) * figures.card.width_mm.get();
            let y = page.top_mm.get() + f32::from(row) * figures.card.height_mm.get();
            canvas.corner_mm = (x, y);
            card(&mut canvas, one, facts, language, &figures);
        }
        canvas.corner_mm = (0.0, 0.0);
        marks(&mut canvas, &figures);
        pages.push(Page { width_mm, height_mm, marks: canvas.marks, form: None });
    }
    if pages.is_empty() {
        // Without codes there is one thing to say.
        let mut canvas = Canvas::new(&mut warnings);
        let sizes = figures.sizes;
        let lines = [
            (facts.details.title.clone(), style(Weight::Regular, sizes.small, Ink::Soft)),
            (tr(language, "cards-title"), style(Weight::Bold, sizes.code, Ink::Full)),
            (tr(language, "cards-none"), style(Weight::Regular, sizes.name, Ink::Full)),
        ];
        let (x, mut y) = (page.left_mm.get(), page.top_mm.get());
        for (said, look) in lines {
            y = canvas.paragraph(&said, (x, y), page.text_width_mm(), (look, Align::Left)) + 2.0;
        }
        pages.push(Page { width_mm, height_mm, marks: canvas.marks, form: None });
    }
    Some(words::pages(&facts.details, tr(language, "cards-title"), pages, warnings))
}

fn card(
    canvas: &mut Canvas<'_>,
    (player, code, number): &(Player, CardCode, u32),
    facts: &PlayerCards,
    language: Language,
    figures: &CardFigures,
) {
    let (one, sizes) = (figures.card, figures.sizes);
    let (pad, square, least) = (one.pad_mm.get(), one.code_mm.get(), sizes.least.get());
    let (wide, high) = (one.width_mm.get() - 2.0 * pad, one.height_mm.get());
    let small = style(Weight::Regular, sizes.small, Ink::Soft);
    let name = style(Weight::Bold, sizes.name, Ink::Full);
    let big = style(Weight::Bold, sizes.code, Ink::Full);
    let plain = style(Weight::Regular, sizes.address, Ink::Full);
    let (small_mm, name_mm) = (small.leading_mm(), name.leading_mm());
    let set = |style: Style| Setting::line(style, least);
    let area = |x_mm: f32, y_mm: f32, width_mm: f32, height_mm: f32| Area {
        x_mm,
        y_mm,
        width_mm,
        height_mm,
    };

    let boxed = one.number_mm.get();
    let frame = area(pad, pad, boxed, boxed);
    canvas.frame(frame, FRAME_MM, Ink::Full);
    let middle = area(pad, pad + (boxed - name_mm) / 2.0, boxed, name_mm);
    canvas.text(&player.id.to_string(), middle, set(name).centred());
    let beside = pad + boxed + 2.5;
    let above = [facts.details.title.clone(), words::date(&facts.details.date, language)];
    for (row, said) in (0_u8..).zip(above) {
        let y_mm = pad + f32::from(row) * small_mm;
        canvas.text(&said, area(beside, y_mm, wide + pad - beside, small_mm), set(small));
    }
    let mut y_mm = pad + boxed + 1.0;
    let setting = Setting::line(name, sizes.name_least.get());
    canvas.text(&player.name, area(pad, y_mm, wide, name_mm), setting);
    y_mm += name_mm;
    let link = facts.hall.as_ref().map(|hall| format!("{hall}p/{code}"));
    let modules = link.and_then(|link| code::modules(&link, Strength::Sound));
    let left = if modules.is_some() { wide - square - 1.0 } else { wide };
    canvas.text(&player.club, area(pad, y_mm, left, small_mm), set(small));
    if let Some(modules) = modules {
        let (x, y) = canvas.corner_mm;
        canvas.put(code::mark(modules, x + pad + wide - square, y + high - pad - square, square));
    }
    let host = facts.hall.as_deref().unwrap_or_default();
    let host = host.strip_prefix("http://").unwrap_or(host).trim_end_matches('/');
    y_mm = high - pad - 2.0 * small_mm;
    let about = set(small).lines(2);
    canvas.text(&tr(language, "cards-about"), area(pad, y_mm, left, 2.0 * small_mm), about);
    y_mm -= plain.leading_mm() + 1.0;
    canvas.text(host, area(pad, y_mm, left, plain.leading_mm()), set(plain));
    y_mm -= big.leading_mm();
    canvas.text(&code.to_string(), area(pad, y_mm, left, big.leading_mm()), set(big));
    y_mm -= small_mm;
    // The first card says nothing of it: of two slips the one with the greater number is good.
    let about = match number {
        1 => tr(language, "cards-code"),
        number => text!(language, "cards-code-later", number = number.to_string()),
    };
    canvas.text(&about, area(pad, y_mm, left, small_mm), set(small));
}

/// Marks to cut along, outside of the cards.
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
    }
    for row in 0..=DOWN {
        let y = top + f32::from(row) * card.height_mm.get();
        for x in [left - MARK_LONG_MM - 1.0, right + 1.0] {
            canvas.rule((x, y), (x + MARK_LONG_MM, y), MARK_MM, Ink::Full);
        }
    }
}
