//! The list, and a sheet as it is keyed.

use std::collections::BTreeMap;

use axum::Extension;
use axum::extract::{Path, Query, Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde_json::{Map, Value};

use super::answers::{BY_NUMBERS, FEW, Pairs, TYPED, form, from, of, plain, refused, to};
use super::house::{House, Me};
use super::pages::{Line, Typed, View, page, renamed};
use super::words::escaped;
use super::{line, pictures};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::{Language, tr};
use crate::stations::{Answer, Drafted, Errand, OfRound, Place, Refused, Texts, Turn, Ways};
use crate::text;

/// The tone of what was done with the very sheet of the page: told no more once something else is typed there.
const HERE: &str = "good here";

/// So many words at the most are told to have been moved, and none that is longer.
const MOST_MOVED: usize = 40;
const LONGEST_MOVED: usize = 15;
/// Nothing longer is looked for.
const MOST_SOUGHT: usize = 120;
/// So many sheets are named.
const MOST_NAMED: usize = 30;

pub(super) async fn list(
    State(house): State<House>,
    Extension(me): Extension<Me>,
    Query(asked): Query<BTreeMap<String, String>>,
    headers: HeaderMap,
) -> Response {
    let language = from(&house, &headers, Some(&me.token)).language;
    let moved = moved_there(language, asked.get("moved"));
    let took = said_of(&house, &headers, &me, &asked).await;
    let renamed = renamed(&house.look(&headers), asked.get("told")).map(|text| (text, "open"));
    // Who enters one result after another by numbers has the keyboard there again.
    let round = asked.get("line").and_then(|round| RoundNo::new(round.parse().ok()?));
    let found = sought(&house, &headers, &me, asked.get("sought")).await;
    let [second, last] = ["second", "last"].map(|name| asked.contains_key(name));
    let line = Line { round, found, second, last, ..Line::default() };
    let said = renamed.or_else(|| took.map(|(text, tone)| (text + &moved, tone)));
    listed(&house, &headers, (&me, line), said).await
}

/// The list, with what is said of what was just done there.
pub(super) async fn listed(
    house: &House,
    headers: &HeaderMap,
    (me, line): (&Me, Line),
    said: Option<(String, &'static str)>,
) -> Response {
    match house.owner(from(house, headers, Some(&me.token)), Errand::List).await {
        Answer::List(rounds, ways) => {
            let mut said: Vec<(String, &'static str)> = said.into_iter().collect();
            let none_left = || rounds.iter().flat_map(|of| &of.sheets).all(|sheet| !sheet.missing);
            if let Some((text, _)) = said.first_mut().filter(|_| line.last && none_left()) {
                *text = format!("{text} {}", tr(house.look(headers).language, "staff-none-left"));
            }
            // Whoever asked for one that waits for a second person is told why they have the list.
            let language = house.look(headers).language;
            let why = match &ways {
                Ways { held: Some(held), .. } => Some(held.clone()),
                Ways { second: None, .. } => Some(tr(language, "staff-second-none")),
                Ways { .. } => None,
            };
            said.extend(why.filter(|_| line.second).map(|why| (why, "open")));
            let asks = |round: &OfRound| {
                let unnamed = round.unnamed.iter().map(|(_, ask)| ask);
                let asks = round.collect.iter().map(|of| &of.ask).chain(unnamed);
                asks.filter_map(|ask| line.refused(ask)).count() > 0
            };
            // Where its line is gone it is told all the same.
            if !rounds.iter().any(asks) {
                said.extend(line.refused.as_ref().map(|typed| (typed.why.clone(), "bad")));
            }
            page(&house.look(headers), &said, &View::List(rounds, ways, Box::new(line)), "/s")
        }
        Answer::Refused(why) => refused(house, headers, &why, false),
        _ => plain(house, headers, StatusCode::SERVICE_UNAVAILABLE),
    }
}

/// `3-12`, and `3-nameless`; or the page of a sheet, of whichever look.
pub(super) fn place_of(text: &str) -> Option<Place> {
    if let Some(path) = text.strip_prefix("/s/") {
        let parts = path.split('/').map(str::to_owned);
        let names = ["round", "player", "turn"].map(str::to_owned);
        return addressed(&names.into_iter().zip(parts).collect());
    }
    let (round, player) = text.split_once('-')?;
    let round = RoundNo::new(round.parse().ok()?)?;
    let player = match player {
        "nameless" => None,
        player => Some(PlayerId::new(player.parse().ok()?)?),
    };
    Some(Place::first(round, player))
}

pub(super) async fn next_sheet(
    State(house): State<House>,
    Extension(me): Extension<Me>,
    Query(asked): Query<BTreeMap<String, String>>,
    headers: HeaderMap,
) -> Response {
    let after = asked.get("after").and_then(|text| place_of(text));
    // That the one before was saved is said on the page that comes.
    let told = asked.get("told").filter(|told| told_of(Some(told)).is_some());
    let told = told.zip(after).map_or_else(String::new, |(told, after)| {
        let first = Place { turn: Turn::First, ..after };
        let words = asked.get("moved").map_or_else(String::new, |words| to_fields(words));
        let took = line::passed_on(&asked);
        format!("?told={told}&of={}{words}{took}", first.path().trim_start_matches("/s/"))
    });
    // A second look goes on with the next one; what was settled, as what was saved, with what is missing.
    let after_turn = after.map_or(Turn::First, |at| at.turn);
    let again = asked.contains_key("again") || matches!(after_turn, Turn::Again | Turn::Saved);
    let look = if again { Turn::Again } else { after_turn };
    let errand = Errand::Next(look, after);
    let answer = house.owner(from(&house, &headers, Some(&me.token)), errand).await;
    match answer {
        Answer::Go(place) => {
            let path = place.map_or_else(|| "/s".to_owned(), |place| place.path());
            let is_last = place.is_none() && !again && !told.is_empty();
            let told = if is_last { told + "&last" } else { told };
            let told = match (again && place.is_none(), told.is_empty()) {
                (false, _) => told,
                (true, true) => "?second".to_owned(),
                (true, false) => told + "&second",
            };
            // Who asked for one that is missing has another in hand than they think.
            let second = !again && place.is_some_and(|place| place.turn == Turn::Again);
            let told = match (second, told.is_empty()) {
                (true, true) => "?told=none_missing".to_owned(),
                (true, false) => told + "&second",
                (false, _) => told,
            };
            // Nor is it told by the paper in their hand that it is of another round.
            let other = place.zip(after).is_some_and(|(place, after)| place.round != after.round);
            let sign = if told.is_empty() { "?" } else { "&" };
            let other = if other { format!("{sign}other") } else { String::new() };
            to(&format!("{path}{told}{other}"))
        }
        Answer::Refused(why) => refused(&house, &headers, &why, false),
        _ => plain(&house, &headers, StatusCode::SERVICE_UNAVAILABLE),
    }
}

pub(super) async fn find(
    State(house): State<House>,
    Extension(me): Extension<Me>,
    request: Request,
) -> Response {
    let headers = request.headers().clone();
    let pairs = match form(&house, request, FEW).await {
        Ok(pairs) => pairs,
        Err(status) => return plain(&house, &headers, status),
    };
    let typed = of(&pairs, "find");
    if typed.trim().is_empty() {
        return to("/s/next");
    }
    let errand = Errand::Find(typed.to_owned());
    match house.owner(from(&house, &headers, Some(&me.token)), errand).await {
        Answer::Go(place) => to(&place.map_or_else(|| "/s".to_owned(), |place| place.path())),
        Answer::Which(asks, sheets) => {
            page(&house.look(&headers), &[], &View::Which(asks, sheets), "/s")
        }
        Answer::Refused(why) => not_found(&house, &headers, &me, (typed, &why)).await,
        _ => plain(&house, &headers, StatusCode::SERVICE_UNAVAILABLE),
    }
}

/// The list with what was typed and leads nowhere; where that is a result it stands where results are typed.
async fn not_found(
    house: &House,
    headers: &HeaderMap,
    me: &Me,
    (typed, why): (&str, &Refused),
) -> Response {
    let (language, text) = (house.look(headers).language, typed.to_owned());
    let list = house.owner(from(house, headers, Some(&me.token)), Errand::List).await;
    let Answer::List(rounds, _) = list else { return refused(house, headers, why, false) };
    let by_line = |round: OfRound| Some((round.round, round.collect?.ask));
    let by_line = rounds.into_iter().find_map(by_line);
    let of_line = by_line.filter(|(_, ask)| ask["ask"] == BY_NUMBERS && is_line(typed));
    let line = match of_line {
        Some((round, ask)) => {
            let why = tr(language, "staff-find-is-line");
            let refused = Some(Typed { ask, text, why, tick: None, way: None });
            Line { round: Some(round), refused, ..Line::default() }
        }
        None => Line { found: Some((text, why.text.clone())), ..Line::default() },
    };
    let mut answer = listed(house, headers, (me, line), None).await;
    *answer.status_mut() = StatusCode::from_u16(why.why.status()).unwrap_or(StatusCode::NOT_FOUND);
    answer
}

/// What was looked for in vain, by a list that reads itself anew: as long as it leads nowhere it is told why.
async fn sought(
    house: &House,
    headers: &HeaderMap,
    me: &Me,
    typed: Option<&String>,
) -> Option<(String, String)> {
    let typed = typed.filter(|typed| typed.chars().count() <= MOST_SOUGHT)?;
    let errand = Errand::Find(typed.clone());
    match house.owner(from(house, headers, Some(&me.token)), errand).await {
        Answer::Refused(why) => Some((typed.clone(), why.text)),
        _ => None,
    }
}

/// Whether several numbers are typed.
fn is_line(typed: &str) -> bool {
    let apart = |sign: char| sign.is_whitespace() || [',', ';', ':'].contains(&sign);
    let numbers: Vec<&str> = typed.split(apart).filter(|part| !part.is_empty()).collect();
    numbers.len() > 1 && numbers.iter().all(|part| part.parse::<i64>().is_ok())
}

/// The sheet of an address.
pub(super) fn addressed(parts: &BTreeMap<String, String>) -> Option<Place> {
    let part = |name: &str| parts.get(name).map(String::as_str);
    let round = RoundNo::new(part("round")?.parse().ok()?)?;
    let player = match part("player")? {
        "nameless" => None,
        number => Some(PlayerId::new(number.parse().ok()?)?),
    };
    let turn = match (part("turn"), player) {
        (None, _) => Turn::First,
        (Some("again"), Some(_)) => Turn::Again,
        (Some("saved"), Some(_)) => Turn::Saved,
        (Some("settle"), Some(_)) => Turn::Settle,
        _ => return None,
    };
    let place = Place { round, player, turn };
    // One page has one address: `/s/03/7` is none.
    let path = ["round", "player", "turn"].into_iter().filter_map(part);
    let path: String = path.fold("/s".to_owned(), |path, part| path + "/" + part);
    (place.path() == path).then_some(place)
}

pub(super) async fn sheet(
    State(house): State<House>,
    Extension(me): Extension<Me>,
    Path(parts): Path<BTreeMap<String, String>>,
    Query(asked): Query<BTreeMap<String, String>>,
    headers: HeaderMap,
) -> Response {
    let Some(place) = addressed(&parts) else {
        return plain(&house, &headers, StatusCode::NOT_FOUND);
    };
    let language = from(&house, &headers, Some(&me.token)).language;
    let said = said_of(&house, &headers, &me, &asked).await;
    let moved = moved_there(language, asked.get("moved"));
    let first = Place::first(place.round, place.player);
    let is_here = asked.get("of").is_some_and(|of| place_of(&format!("/s/{of}")) == Some(first));
    let here = |tone| if is_here && tone == "good" { HERE } else { tone };
    let said = said.map(|(text, tone)| (text + &moved, here(tone)));
    let is = |name: &str| asked.contains_key(name);
    let second = is("second").then(|| (tr(language, "staff-none-missing"), "open"));
    let said = Said { all: said.into_iter().chain(second).collect(), is_other: is("other") };
    shown(&house, &headers, (&me, place), None, said).await
}

/// What the address of a page says of words that were moved to the field of their length.
pub(super) fn to_fields(words: &str) -> String {
    if words.is_empty() {
        return String::new();
    }
    format!("&moved={}", escaped(words))
}

/// The same as a sentence for each field, behind another; nothing of what cannot be such words.
fn moved_there(language: Language, words: Option<&String>) -> String {
    let mut of: BTreeMap<usize, Vec<&str>> = BTreeMap::new();
    for word in words.into_iter().flat_map(|words| words.split(' ')).take(MOST_MOVED) {
        let letters = word.chars().count();
        let is_word = word.chars().all(|sign| sign.is_alphabetic() || sign == '?');
        if is_word && (1..=LONGEST_MOVED).contains(&letters) {
            of.entry(letters).or_default().push(word);
        }
    }
    let told = of.iter().rev().map(|(letters, words)| {
        let words = words.join(", ");
        let text = text!(language, "staff-moved", letters = *letters, words = words);
        format!(" {text}")
    });
    told.collect()
}

/// Of an answer the sheets that it is about, for the address of the page that says so; empty where it names none.
pub(super) fn sheets_of(asked: &Map<String, Value>) -> String {
    let round = asked.get("round").and_then(Value::as_u64);
    let players = asked.get("players").and_then(Value::as_array).cloned();
    let players = players.unwrap_or_else(|| asked.get("player").into_iter().cloned().collect());
    let players: Vec<String> =
        players.iter().filter_map(Value::as_u64).map(|it| it.to_string()).collect();
    round
        .filter(|_| !players.is_empty())
        .map_or_else(String::new, |round| format!("&of={round}/{}", players.join(".")))
}

/// What the address of a page says was just done, as far as it is so still: with the result that was taken, else with the sheets that
/// it was done with, `3/7`, `3/7.12`, and whose the one is.
async fn said_of(
    house: &House,
    headers: &HeaderMap,
    me: &Me,
    asked: &BTreeMap<String, String>,
) -> Option<(String, &'static str)> {
    let from = from(house, headers, Some(&me.token));
    let what = asked.get("told")?;
    let (key, tone) = told_of(Some(what))?;
    if let Some(taken) = line::taken(from.language, key, asked) {
        return Some((taken, tone));
    }
    let Some(places) = asked.get("of").filter(|_| tone == "good").and_then(|of| places_of(of))
    else {
        return Some((tr(from.language, key), tone));
    };
    match house.owner(from, Errand::Told(what.clone(), places)).await {
        Answer::Told(places, _) if places.is_empty() => None,
        Answer::Told(places, whose) => {
            Some((told_with(from.language, key, (&places, &whose)), tone))
        }
        _ => Some((tr(from.language, key), tone)),
    }
}

/// The sheets of `3/7` and `3/7.12`; none where it says anything else.
fn places_of(of: &str) -> Option<Vec<Place>> {
    let (round, players) = of.split_once('/')?;
    let round = RoundNo::new(round.parse().ok()?)?;
    let player = |text: &str| {
        let is_number = (1..=5).contains(&text.len()) && text.bytes().all(|it| it.is_ascii_digit());
        PlayerId::new(text.parse().ok().filter(|_| is_number)?)
    };
    players.split('.').map(|text| Some(Place::first(round, Some(player(text)?)))).collect()
}

/// What was done with these sheets.
fn told_with(language: Language, key: &str, (places, whose): (&[Place], &str)) -> String {
    let named = places
        .iter()
        .take(MOST_NAMED)
        .filter_map(|place| Some(format!("{}-{}", place.player?, place.round)));
    let named = named.collect::<Vec<_>>().join(", ");
    let more = if places.len() > MOST_NAMED { " …" } else { "" };
    let parts = [named + more, whose.to_owned()].into_iter().filter(|part| !part.is_empty());
    let sheet = parts.collect::<Vec<_>>().join(" · ");
    match key {
        "staff-agrees" => text!(language, "staff-agrees-of", sheet = sheet),
        "staff-none" => text!(language, "staff-none-of", sheet = sheet),
        "staff-same" => format!("{sheet}: {}", tr(language, key)),
        "staff-collected" => text!(language, "staff-collected-of", sheet = sheet),
        _ => text!(language, "staff-kept-of", sheet = sheet),
    }
}

/// What a page says of what was just done.
pub(super) fn told_of(what: Option<&str>) -> Option<(&'static str, &'static str)> {
    match what? {
        "keyed" | "revised" | "settled" | "checked" | "moved" => Some(("staff-kept", "good")),
        // Taken in is not keyed.
        "collected" => Some(("staff-collected", "good")),
        "not_handed_in" => Some(("staff-none", "good")),
        "agrees" => Some(("staff-agrees", "good")),
        "typed_on" => Some(("staff-typed-on", "open")),
        "differs" => Some(("staff-differs", "open")),
        "same" => Some(("staff-same", "good")),
        "none_missing" => Some(("staff-none-missing", "open")),
        _ => None,
    }
}

/// What is said above a sheet; and whether it is of another round than the one before.
#[derive(Default)]
pub(super) struct Said {
    pub all: Vec<(String, &'static str)>,
    pub is_other: bool,
}

/// A sheet with these texts; without, with what is kept of it.
pub(super) async fn shown(
    house: &House,
    headers: &HeaderMap,
    (me, place): (&Me, Place),
    texts: Option<Texts>,
    said: Said,
) -> Response {
    let errand = Errand::Paper(place, texts);
    match house.owner(from(house, headers, Some(&me.token)), errand).await {
        Answer::Paper(paper, inputs) => {
            let mut look = house.look(headers);
            look.pictures = pictures::of_sheet(house, headers, me, place).await;
            let other = said.is_other.then(|| {
                let text = text!(look.language, "staff-other-now", about = &paper.about);
                (text, "open")
            });
            let said: Vec<(String, &'static str)> = said.all.into_iter().chain(other).collect();
            let back = paper.path.clone();
            // Only what is still to be keyed is turned into another.
            let keys = paper.does.iter().any(|does| does.ask["ask"] == "key_sheet");
            let alike = if keys { alike(house, headers, (me, place)).await } else { Vec::new() };
            page(&look, &said, &View::Sheet(paper, inputs, alike), &back)
        }
        Answer::Refused(why) => refused(house, headers, &why, false),
        _ => plain(house, headers, StatusCode::SERVICE_UNAVAILABLE),
    }
}

/// The other sheets of a round that are keyed as this one, those behind it first, for without a connection the first is the
/// next one; none, where nobody can tell.
async fn alike(house: &House, headers: &HeaderMap, (me, place): (&Me, Place)) -> Vec<OfRound> {
    let alike = Errand::Alike(place);
    let answer = house.owner(from(house, headers, Some(&me.token)), alike).await;
    let Answer::List(mut rounds, _) = answer else { return Vec::new() };
    for round in &mut rounds {
        let is_behind = |of: &str| place_of(of).is_some_and(|of| of.player > place.player);
        let behind = round.sheets.iter().position(|sheet| is_behind(&sheet.path));
        round.sheets.rotate_left(behind.unwrap_or_default());
    }
    rounds
}

/// The texts of a form's fields.
pub(super) fn texts_of(pairs: &Pairs) -> Texts {
    let of = pairs
        .iter()
        .filter_map(|(name, text)| Some((name.strip_prefix("fields.")?.to_owned(), text.clone())));
    of.collect()
}

/// What is typed is not wanted: the page as it is saved.
async fn back(house: &House, headers: &HeaderMap, (me, place): (&Me, Place)) -> Response {
    let drop = Errand::Draft(place, None, Drafted::default());
    match house.owner(from(house, headers, Some(&me.token)), drop).await {
        Answer::Yes => {}
        // Of what is only looked at not every format keeps something.
        Answer::Refused(_) if place.turn == Turn::Saved => {}
        Answer::Refused(why) => return refused(house, headers, &why, false),
        _ => return plain(house, headers, StatusCode::SERVICE_UNAVAILABLE),
    }
    to(&place.path())
}

/// Verdicts without a script: the same page with them; what is typed is kept.
pub(super) async fn looked(
    State(house): State<House>,
    Extension(me): Extension<Me>,
    Path(parts): Path<BTreeMap<String, String>>,
    request: Request,
) -> Response {
    let headers = request.headers().clone();
    let Some(place) = addressed(&parts) else {
        return plain(&house, &headers, StatusCode::NOT_FOUND);
    };
    let pairs = match form(&house, request, TYPED).await {
        Ok(pairs) => pairs,
        Err(status) => return plain(&house, &headers, status),
    };
    if !of(&pairs, "_back").is_empty() {
        return back(&house, &headers, (&me, place)).await;
    }
    let texts = texts_of(&pairs);
    let kept = Errand::Draft(place, Some(texts.clone()), Drafted::default());
    if let Answer::Refused(why) = house.owner(from(&house, &headers, Some(&me.token)), kept).await {
        return refused(&house, &headers, &why, false);
    }
    shown(&house, &headers, (&me, place), Some(texts), Said::default()).await
}
