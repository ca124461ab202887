//! The pages: gathered here, laid out by `templates/web/hall.html`, which escapes everything that people wrote.

use std::collections::BTreeMap;

use askama::Template;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};

use super::assets::Files;
use super::help::{self, Section};
use super::house::House;
use super::wrong_code::why_wrong;
use crate::commands::Phones;
use crate::domain::cards::CardCode;
use crate::domain::clock::Phase;
use crate::domain::contest::picture::Side;
use crate::domain::ids::RoundNo;
use crate::language::{Language, tr};
use crate::screens::Tone;
use crate::screens::name::clock;
use crate::stations::{Block, HallShown, InLanguage, Own, Row, Shown, Tile, Time, Weight};
use crate::text;

/// A page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// What the hall sees, on a phone.
    Now,
    /// The same on a wall.
    Screen,
    /// The standings.
    Standings,
    /// Where a player types the code on their card.
    Sheets,
    /// What to do when something does not go.
    Help,
}

impl Place {
    const ALL: [Self; 5] = [Self::Now, Self::Screen, Self::Standings, Self::Sheets, Self::Help];

    /// Where it is.
    pub(super) const fn path(self) -> &'static str {
        match self {
            Self::Now => "/",
            Self::Screen => "/screen",
            Self::Standings => "/standings",
            Self::Sheets => "/code",
            Self::Help => "/help",
        }
    }

    /// The page at this very path.
    pub(super) fn of(path: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|place| place.path() == path)
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Now => "now",
            Self::Screen => "screen",
            Self::Standings => "standings",
            Self::Sheets => "sheets",
            Self::Help => "help",
        }
    }
}

/// Photographs that a player may look at: of which round, which side, and how many quarters each is turned.
type Photographs = Vec<(RoundNo, Side, u8)>;

/// So many rows stand on a screen at once.
const ON_A_SCREEN: usize = 12;

/// As many signs as a code's field takes.
const MOST_TYPED: usize = 24;

/// A page, in the words of its language.
#[derive(Template)]
#[template(path = "web/hall.html")]
struct Page<'a> {
    language: Language,
    /// The others that it can be read in.
    others: Vec<Language>,
    /// Which it is; none of an error.
    place: Option<Place>,
    title: &'a str,
    shown: Option<&'a Shown>,
    /// What a player reads, and where that is.
    own: Option<(String, &'a Own)>,
    /// The photographs that they may look at.
    photographs: Photographs,
    /// Sentences beside what is shown.
    said: Vec<String>,
    /// A code that was typed wrong, as far as one has signs: it is put right and not typed anew.
    typed: String,
    /// What to do when something does not go.
    help: Vec<Section>,
    /// Where a phone finds it.
    at: String,
    /// Where stations enter, on a page that leads there.
    stations: Option<&'a str>,
    real_ms: i64,
    /// Which rows a screen without a script shows: those of this page, from 0.
    turned: usize,
    /// What is told to whoever opens a screen: what keeps it from falling asleep, where nobody does so for it.
    awake: Option<String>,
    /// Whether it looks by itself whether it may be seen again.
    comes_back: bool,
    /// Where its look and its scripts are.
    files: Files,
}

impl Page<'_> {
    fn say(&self, key: &str) -> String {
        tr(self.language, key)
    }

    /// The photographs of a round: where each is, how it is turned, and what it shows.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "what a template gives")]
    fn photographs_of(&self, round: &u8) -> Vec<(String, u8, String)> {
        let of = self.photographs.iter().filter(|(of, ..)| of.get() == *round);
        let path = self.own.as_ref().map_or("", |(path, _)| path);
        of.map(|(round, side, quarters)| {
            let side_name = if *side == Side::Back { "photo-back" } else { "photo-front" };
            let said = text!(self.language, "own-photograph", side = self.say(side_name));
            (format!("{path}/{round}-{}.jpg", name_of(*side)), *quarters, said)
        })
        .collect()
    }

    fn name(&self) -> &'static str {
        self.place.map_or("error", Place::name)
    }

    fn back(&self) -> &str {
        let place = || self.place.unwrap_or(Place::Now).path();
        self.own.as_ref().map_or_else(place, |(path, _)| path)
    }

    fn is(&self, place: &str) -> bool {
        self.name() == place
    }

    /// Whether the way for assistants stands on it.
    fn leads_in(&self) -> bool {
        self.stations.is_some() && self.place.is_some() && !self.is("screen")
    }

    fn is_live(&self) -> bool {
        matches!(self.place, Some(Place::Now | Place::Screen)) && self.shown.is_some()
    }

    /// How many pages the rows on a screen take.
    fn pages(&self) -> usize {
        let blocks = self.shown.iter().flat_map(|shown| &shown.blocks).rev();
        let mut tables = blocks.filter_map(|block| match block {
            Block::Table { rows, .. } => Some(rows.len().div_ceil(ON_A_SCREEN)),
            _ => None,
        });
        tables.next().unwrap_or(1).max(1)
    }

    /// The page that a screen without a script reads next.
    fn next(&self) -> usize {
        if self.is("screen") { (self.turned % self.pages() + 1) % self.pages() } else { 0 }
    }

    /// The rows from the page on that is shown.
    fn seen<'t>(&self, rows: &'t [Row]) -> &'t [Row] {
        rows.get(self.turned % self.pages() * ON_A_SCREEN..).unwrap_or_default()
    }

    fn left(&self, time: &Time) -> i64 {
        time.left_ms(self.real_ms)
    }

    fn digits(&self, time: &Time) -> String {
        clock(self.left(time))
    }

    fn full(&self, time: &Time) -> String {
        text!(self.language, "web-of-time", time = clock(time.full))
    }

    /// The phase of a time, for its colour, and what is said of it.
    fn phase<'t>(&self, time: &'t Time) -> (&'static str, &'t str) {
        let [first, last, over] = &time.said;
        match Phase::at(self.left(time), &time.alerts) {
            Phase::Calm => ("calm", ""),
            Phase::First => ("first", first),
            Phase::Last => ("last", last),
            Phase::Over => ("over", over),
        }
    }

    /// What a colour is called in the style.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "what a template gives")]
    fn tone(tone: &Tone) -> &'static str {
        match tone {
            Tone::Good => "good",
            Tone::Bad => "bad",
            Tone::Open => "open",
            Tone::Ignored => "ignored",
            Tone::Plain | Tone::Chosen => "plain",
        }
    }

    /// A tile for who hears it.
    fn heard(&self, tile: &Tile) -> String {
        match tile {
            Tile::Up { l, .. } => l.clone(),
            Tile::Down { .. } => tr(self.language, "web-face-down"),
        }
    }
}

/// Why a page is not for phones now, if it is not.
pub(super) fn shut(house: &House, place: Place) -> Option<&'static str> {
    let shown = house.shown()?;
    match (shown.phones, place) {
        (Phones::Everything, Place::Screen) if shown.lets_screens_in() => Some("web-screen-pupils"),
        (_, Place::Screen) if shown.lets_screens_in() => Some("web-screen-invited"),
        (Phones::Closed, Place::Standings | Place::Sheets) => Some("web-phones-closed"),
        _ => None,
    }
}

/// A page as text; nothing once the doors close.
pub(super) fn text(house: &House, headers: &HeaderMap, place: Place) -> Option<String> {
    let shown = house.shown()?;
    Some(of_place(&shown, house.language(headers), place, at_hall(house, 0)))
}

fn at_hall(house: &House, turned: usize) -> AtDoor<'_> {
    let stations = house.stations.as_deref();
    let (hall, real_ms) = (house.at.to_string(), house.real_ms());
    AtDoor { hall, stations, real_ms, turned, is_tls: false, told: None }
}

/// Which page of the rows on a screen is asked for.
pub(super) fn turned(asked: &BTreeMap<String, String>) -> usize {
    asked.get("page").and_then(|page| page.parse().ok()).unwrap_or_default()
}

/// A further screen, from this page of its rows on.
pub(super) fn screen(house: &House, headers: &HeaderMap, turned: usize) -> Response {
    if let Some(key) = shut(house, Place::Screen) {
        let text = of_sentences(house, headers, &[key], (None, true));
        return (StatusCode::FORBIDDEN, html(text)).into_response();
    }
    match house.shown() {
        Some(shown) => {
            let language = house.language(headers);
            html(of_place(&shown, language, Place::Screen, at_hall(house, turned)))
        }
        None => error(house, headers, StatusCode::SERVICE_UNAVAILABLE),
    }
}

/// At which door a page is asked for.
pub(super) struct AtDoor<'a> {
    /// Where a phone finds the hall.
    pub hall: String,
    /// Where stations enter, where a page is to lead there.
    pub stations: Option<&'a str>,
    /// The machine's real time.
    pub real_ms: i64,
    /// Which page of the rows on a screen is asked for.
    pub turned: usize,
    /// Whether it speaks TLS: elsewhere no browser holds a screen awake.
    pub is_tls: bool,
    /// What is told at the foot of a screen to whoever opens it, before all else.
    pub told: Option<String>,
}

/// A page of what is shown.
pub(super) fn of_place(
    shown: &HallShown,
    language: Language,
    place: Place,
    AtDoor { hall: at, stations, real_ms, turned, is_tls, told }: AtDoor<'_>,
) -> String {
    let seen = shown.in_language(language);
    let (of_place, said) = match place {
        Place::Now | Place::Screen => (Some(&seen.scene), Vec::new()),
        Place::Standings => {
            let none = seen.standings.is_none().then_some("web-no-standings");
            let newer = newer_now(seen);
            let said = none.into_iter().chain(newer).map(|key| tr(language, key));
            (seen.standings.as_ref(), said.collect())
        }
        Place::Sheets | Place::Help => (None, Vec::new()),
    };
    let help = if place == Place::Help { help::of_hall(language) } else { Vec::new() };
    let others = shown.languages.iter().map(|it| it.language);
    let page = Page {
        language,
        others: others.filter(|other| *other != language).collect(),
        place: Some(place),
        title: &seen.scene.title,
        shown: of_place,
        own: None,
        photographs: Vec::new(),
        said,
        typed: String::new(),
        help,
        at,
        stations,
        real_ms,
        turned,
        awake: told.or_else(|| (!is_tls).then(|| tr(language, "web-screen-awake"))),
        comes_back: false,
        files: Files::of_pages(),
    };
    page.render().expect("nothing in a page can fail")
}

/// What is said where the hall is shown other standings than those that were published, or a table and none were.
fn newer_now(seen: &InLanguage) -> Option<&'static str> {
    let is_ranks = ["standings", "ranked"].contains(&seen.scene.kind);
    let leads = ["next", "break"].contains(&seen.scene.kind);
    let mut blocks = seen.scene.blocks.iter();
    if let Some(published) = &seen.standings {
        let is_other = published.blocks.first() != seen.scene.blocks.first();
        return (is_ranks && is_other).then_some("web-newer-now");
    }
    let has_table = leads && blocks.any(|block| matches!(block, Block::Table { .. }));
    (is_ranks || has_table).then_some("web-hall-has-now")
}

/// A page.
pub(super) fn page(house: &House, headers: &HeaderMap, place: Place) -> Response {
    if let Some(key) = shut(house, place) {
        return alone(house, headers, StatusCode::FORBIDDEN, key);
    }
    match text(house, headers, place) {
        Some(text) => html(text),
        None => error(house, headers, StatusCode::SERVICE_UNAVAILABLE),
    }
}

/// What a side is called in an address.
pub(super) const fn name_of(side: Side) -> &'static str {
    match side {
        Side::Front => "front",
        Side::Back => "back",
    }
}

/// What a player reads.
pub(super) fn own(
    house: &House,
    headers: &HeaderMap,
    (code, own): (&CardCode, &Own),
    photographs: Photographs,
) -> Response {
    of_sheets(house, headers, Some((path_of_own(code), own, photographs)), (Vec::new(), ""))
}

/// Where a player's page is.
pub(super) fn path_of_own(code: &CardCode) -> String {
    format!("/p/{code}")
}

/// That nobody has the code that was typed, and the field with it once more; of one that a phone came with, an empty field.
pub(super) fn typed_wrong(house: &House, headers: &HeaderMap, typed: Option<&str>) -> Response {
    let said = vec![why_wrong(house.language(headers), typed)];
    let typed = typed.unwrap_or_default();
    let mut answer = of_sheets(house, headers, None, (said, typed));
    *answer.status_mut() = StatusCode::NOT_FOUND;
    answer
}

fn of_sheets(
    house: &House,
    headers: &HeaderMap,
    own: Option<(String, &Own, Photographs)>,
    (said, typed): (Vec<String>, &str),
) -> Response {
    let Some(shown) = house.shown() else {
        return error(house, headers, StatusCode::SERVICE_UNAVAILABLE);
    };
    let language = house.language(headers);
    let others = shown.languages.iter().map(|it| it.language);
    let (own, photographs) = match own {
        Some((path, own, photographs)) => (Some((path, own)), photographs),
        None => (None, Vec::new()),
    };
    let page = Page {
        language,
        others: others.filter(|other| *other != language).collect(),
        place: Some(Place::Sheets),
        title: &shown.in_language(language).scene.title,
        shown: None,
        own,
        photographs,
        said,
        typed: typed.chars().filter(|sign| !sign.is_control()).take(MOST_TYPED).collect(),
        help: Vec::new(),
        at: house.at.to_string(),
        stations: house.stations.as_deref(),
        real_ms: 0,
        turned: 0,
        awake: None,
        comes_back: false,
        files: Files::of_pages(),
    };
    html(page.render().expect("nothing in a page can fail"))
}

/// A text as a page.
pub(super) fn html(text: String) -> Response {
    ([(CONTENT_TYPE, "text/html; charset=utf-8")], text).into_response()
}

/// Why there is no answer, and what to do; nothing of what was sent stands there.
pub(super) fn error(house: &House, headers: &HeaderMap, status: StatusCode) -> Response {
    let key = match status {
        StatusCode::NOT_FOUND => "web-not-found",
        StatusCode::METHOD_NOT_ALLOWED
        | StatusCode::BAD_REQUEST
        | StatusCode::HTTP_VERSION_NOT_SUPPORTED => "web-not-understood",
        StatusCode::FORBIDDEN => "web-not-from-here",
        StatusCode::MISDIRECTED_REQUEST => "web-not-this-door",
        StatusCode::PAYLOAD_TOO_LARGE => "web-too-large",
        StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE => "web-long-head",
        StatusCode::TOO_MANY_REQUESTS => "web-too-often",
        StatusCode::REQUEST_TIMEOUT => "web-too-slow",
        _ => "web-closed",
    };
    alone(house, headers, status, key)
}

/// A page of one sentence.
pub(super) fn alone(house: &House, headers: &HeaderMap, status: StatusCode, key: &str) -> Response {
    let text = of_sentences(house, headers, &[key], (None, false));
    (status, [(CONTENT_TYPE, "text/html; charset=utf-8")], text).into_response()
}

/// Where stations enter, and what a browser says there before it shows the page.
pub(super) fn to_stations(house: &House, headers: &HeaderMap, status: StatusCode) -> Response {
    let Some(stations) = house.stations.as_deref() else {
        return alone(house, headers, StatusCode::NOT_FOUND, "web-stations-elsewhere");
    };
    let said = [
        "web-stations-here",
        "web-stations-open",
        "web-stations-compare",
        "web-stations-warning",
        "web-stations-warning-iphone",
    ];
    (status, html(of_sentences(house, headers, &said, (Some(stations), false)))).into_response()
}

fn of_sentences(
    house: &House,
    headers: &HeaderMap,
    keys: &[&str],
    (stations, comes_back): (Option<&str>, bool),
) -> String {
    let language = house.language(headers);
    let said: Vec<String> = keys.iter().map(|key| tr(language, key)).collect();
    let page = Page {
        language,
        others: Vec::new(),
        place: None,
        title: said.first().map_or("", String::as_str),
        shown: None,
        own: None,
        photographs: Vec::new(),
        said: said.clone(),
        typed: String::new(),
        help: Vec::new(),
        at: house.at.to_string(),
        stations,
        real_ms: 0,
        turned: 0,
        awake: None,
        comes_back,
        files: Files::of_pages(),
    };
    page.render().expect("nothing in a page can fail")
}
