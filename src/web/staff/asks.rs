//! What is asked to be done: by a form, or by a script.

use axum::Extension;
use axum::extract::{Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use serde_json::{Map, Value, json};

use super::answers::{
    BY_NUMBERS, Pairs, TYPED, body, form, from, not_read, of, plain, refused, to,
};
use super::house::{House, Me};
use super::numbers::numbers;
use super::pages::{Line, Typed, View, page};
use super::sheets::{addressed, listed, sheets_of, shown, texts_of, to_fields};
use super::{line, pictures, words};
use crate::domain::ids::RoundNo;
use crate::domain::text::quoted;
use crate::language::{Language, tr};
use crate::stations::{
    Answer, Block, Drafted, Errand, Field, Input, Inputs, Paper, Place, Question, Refused, Room,
    Texts, Turn, Why, bytes_of, of_form, read, room_of, takes_fields,
};
use crate::storage::AskId;
use crate::text;

/// So many answers at the most are read of a form.
const MOST_ANSWERS: usize = 500;

/// What is told of a draft beside where and what: its page, which of the page's it is, and the ask that will save it.
const DRAFTED: [&str; 3] = ["page", "rev", "save"];

/// An ask without a script: a button says what, the fields what is typed.
pub(super) async fn do_form(
    State(house): State<House>,
    Extension(me): Extension<Me>,
    request: Request,
) -> Response {
    let headers = request.headers().clone();
    let pairs = match form(&house, request, TYPED).await {
        Ok(pairs) => pairs,
        Err(status) => return plain(&house, &headers, status),
    };
    let bad = || plain(&house, &headers, StatusCode::BAD_REQUEST);
    let Some(does) = read(of(&pairs, "_ask")) else { return bad() };
    if does.get("ask").and_then(Value::as_str).map(room_of) == Some(Room::Words) {
        return words::ruled(&house, &headers, &me, (does, &pairs)).await;
    }
    let (ask, Some((asked, unread))) = (does.clone(), asked_by(does, &pairs)) else {
        return bad();
    };
    let who = from(&house, &headers, Some(&me.token));
    let unread = unread.map(|unread| unread.refused(who.language));
    // Of another office that is told, and no more.
    if unread.is_some()
        && let Answer::Refused(why) = house.owner(who, Errand::List).await
    {
        return refused(&house, &headers, &why, false);
    }
    if of(&pairs, "_path") == "/s" {
        return from_list(&house, &headers, &me, (asked, unread), (ask, &pairs)).await;
    }
    let parts: Vec<&str> = of(&pairs, "_path").split('/').skip(2).collect();
    let names = ["round", "player", "turn"].map(str::to_owned).into_iter();
    let parts = names.zip(parts.into_iter().map(str::to_owned)).collect();
    let Some(place) = addressed(&parts) else { return bad() };
    let texts = Some(texts_of(&pairs)).filter(|texts| !texts.is_empty());
    if let Some(page) = not_as_checked(&house, &headers, (&me, place), &asked, texts.as_ref()).await
    {
        return page;
    }
    let (moved, answered) = (moved_to(&asked), asked.clone());
    let answer = match unread {
        Some(why) => Answer::Refused(why),
        None => house.owner(from(&house, &headers, Some(&me.token)), Errand::Do(asked)).await,
    };
    match answer {
        Answer::Done(told) => {
            let told: Map<String, Value> = read(&told).unwrap_or_default();
            let text = |name: &str| told.get(name).and_then(Value::as_str);
            let what = text("what").unwrap_or_default();
            let page = text("settle").map_or_else(|| place_told(place).path(), str::to_owned);
            let words = to_fields(text("moved").unwrap_or_default());
            let (of, took) = (sheets_of(&answered), line::took(&told));
            to(&moved.unwrap_or_else(|| format!("{page}?told={what}{of}{words}{took}")))
        }
        Answer::Refused(why) => {
            let mut look = house.look(&headers);
            look.pictures = pictures::of_sheet(&house, &headers, &me, place).await;
            let status = StatusCode::from_u16(why.why.status()).unwrap_or(StatusCode::CONFLICT);
            let errand = Errand::Paper(place, texts);
            let again = house.owner(from(&house, &headers, Some(&me.token)), errand).await;
            let Answer::Paper(mut paper, inputs) = again else {
                return refused(&house, &headers, &why, false);
            };
            paper.comes_back_for(&why, &answered);
            // What is asked stands where it is answered or put right.
            let mut said = vec![(why.text.clone(), "bad")];
            said.retain(|_| paper.asked.is_none());
            let there = saved_there(look.language, &why, (&paper, &inputs));
            said.extend(there.map(|text| (text, "open")));
            let back = paper.path.clone();
            let mut answer = page(&look, &said, &View::Sheet(paper, inputs, Vec::new()), &back);
            *answer.status_mut() = status;
            answer
        }
        _ => plain(&house, &headers, StatusCode::SERVICE_UNAVAILABLE),
    }
}

/// The page of where a sheet is moved, which says that it was.
fn moved_to(asked: &Map<String, Value>) -> Option<String> {
    let number = |name: &str| asked.get(name).and_then(Value::as_u64);
    let is_move = asked.get("ask").is_some_and(|ask| ask == "move");
    let (round, player) = number("round").zip(number("player")).filter(|_| is_move)?;
    Some(format!("/s/{round}/{player}?told=moved&of={round}/{player}"))
}

/// What is done with sheets on the list is told there.
async fn from_list(
    house: &House,
    headers: &HeaderMap,
    me: &Me,
    (asked, unread): (Map<String, Value>, Option<Refused>),
    (ask, pairs): (Map<String, Value>, &Pairs),
) -> Response {
    let round =
        asked.get("round").filter(|_| asked.get("ask").is_some_and(|ask| ask == BY_NUMBERS));
    let round = round.and_then(Value::as_u64).and_then(|round| u8::try_from(round).ok());
    let round = round.and_then(RoundNo::new);
    let named = sheets_of(&asked);
    let answer = match unread {
        Some(why) => Answer::Refused(why),
        None => house.owner(from(house, headers, Some(&me.token)), Errand::Do(asked)).await,
    };
    match answer {
        Answer::Done(told) => {
            let told: Map<String, Value> = read(&told).unwrap_or_default();
            let what = told.get("what").and_then(Value::as_str).unwrap_or_default();
            let line = round.map_or_else(String::new, |round| format!("&line={round}"));
            to(&format!("/s?told={what}{line}{named}{}", line::to_list(&told)))
        }
        Answer::Refused(why) => {
            let status = StatusCode::from_u16(why.why.status()).unwrap_or(StatusCode::CONFLICT);
            let text = ["players", "player#"].map(|name| of(pairs, name)).concat();
            let told = |name: &str| why.more.get(name).and_then(Value::as_str).map(str::to_owned);
            let (tick, way) = (told("tick").zip(told("ticked")), told("to").zip(told("called")));
            let refused = Typed { ask: Value::Object(ask), text, why: why.text, tick, way };
            let refused = Some(refused);
            let mut answer =
                listed(house, headers, (me, Line { round, refused, ..Line::default() }), None)
                    .await;
            *answer.status_mut() = status;
            answer
        }
        _ => plain(house, headers, StatusCode::SERVICE_UNAVAILABLE),
    }
}

/// The page again, where a sheet is said to agree and something else is typed: it would be lost, and with it what was found on
/// the paper.
async fn not_as_checked(
    house: &House,
    headers: &HeaderMap,
    (me, place): (&Me, Place),
    asked: &Map<String, Value>,
    texts: Option<&Texts>,
) -> Option<Response> {
    let texts = texts.filter(|_| asked.get("ask").is_some_and(|ask| ask == "check"))?;
    let errand = Errand::Paper(place, Some(texts.clone()));
    match house.owner(from(house, headers, Some(&me.token)), errand).await {
        Answer::Paper(paper, _) if paper.begun == Some(true) => {
            let said = (tr(house.look(headers).language, "staff-check-changed"), "bad");
            Some(shown(house, headers, (me, place), Some(texts.clone()), Some(said)).await)
        }
        _ => None,
    }
}

/// What is saved there now, where that is told with a refusal: in the order of the page's fields, words as they stand and
/// anything else by its name.
fn saved_there(
    language: Language,
    why: &Refused,
    (paper, inputs): (&Paper, &Inputs),
) -> Option<String> {
    let texts = why.more.get("fields")?.as_object()?;
    let told = |field: &Field| {
        let text = texts.get(&field.name)?.as_str().filter(|text| !text.is_empty())?;
        let (label, name) = (field.label.as_str(), &field.name);
        Some(match inputs.iter().find(|(of, _)| *of == name).map(|(_, input)| input) {
            Some(Input::Tick) => label.to_owned(),
            Some(Input::Line | Input::Number) => format!("{label}: {text}"),
            Some(Input::Choice(choices)) => {
                let choice = choices.iter().find(|(code, _)| code == text);
                format!("{label}: {}", choice.map_or(text, |(_, name)| name))
            }
            Some(Input::Words) | None => text.to_owned(),
        })
    };
    let told: Vec<String> = paper.fields.iter().filter_map(told).collect();
    Some(format!("{} {}", tr(language, "staff-typed-there"), told.join(" · ")))
}

/// Where a page goes on once it was done: what was keyed blind is not shown by that.
pub(super) const fn place_told(place: Place) -> Place {
    Place { turn: Turn::First, ..place }
}

/// A field in which nothing is that could be read, the sentence that says so, and the part of it that was not understood; empty
/// where nothing is typed.
struct Unread {
    field: &'static str,
    key: &'static str,
    part: String,
}

impl Unread {
    /// One of which no part is named.
    const fn whole(field: &'static str, key: &'static str) -> Self {
        Self { field, key, part: String::new() }
    }

    fn refused(self, language: Language) -> Refused {
        let Self { field, key, part } = self;
        let text = if part.is_empty() {
            tr(language, key)
        } else {
            text!(language, "staff-not-read", part = quoted(&part)) + " " + &tr(language, key)
        };
        Refused::new(Why::Unfit, text).with("field", field)
    }
}

/// What a button asks, with what is typed, and what of that cannot be read.
fn asked_by(
    mut does: Map<String, Value>,
    pairs: &Pairs,
) -> Option<(Map<String, Value>, Option<Unread>)> {
    let what = does.get("ask").and_then(Value::as_str).unwrap_or_default().to_owned();
    let takes_fields = takes_fields(&what);
    let typed: Pairs = pairs
        .iter()
        .filter(|(name, _)| match name.as_str() {
            "id" => true,
            "reason" => what == "revise",
            "empty?" => what == "key_sheet",
            "odd?" => takes_fields || what == BY_NUMBERS,
            "moved?" => takes_fields,
            name => takes_fields && name.starts_with("fields."),
        })
        .cloned()
        .collect();
    does.extend(of_form(&typed)?);
    let mut unread = None;
    let has = |name: &str| pairs.iter().any(|(of, _)| of == name);
    if what == "move" && has("player#") {
        match of(pairs, "player#").trim().parse::<u32>() {
            Ok(player) => _ = does.insert("player".to_owned(), player.into()),
            Err(_) => unread = Some(Unread::whole("player#", "staff-no-number")),
        }
    }
    if what == "collect" && has("players") {
        match numbers(of(pairs, "players")) {
            Ok(numbers) => _ = does.insert("players".to_owned(), json!(numbers)),
            Err(part) => unread = Some(Unread { field: "players", key: "staff-no-numbers", part }),
        }
    }
    if what == BY_NUMBERS {
        does.insert("typed".to_owned(), of(pairs, "players").into());
    }
    if what == "settle" {
        does.insert("kept".to_owned(), answered(pairs)?);
    }
    Some((does, unread))
}

/// What is answered of two keyings, by the place of what each question is about.
fn answered(pairs: &Pairs) -> Option<Value> {
    let mut kept = Vec::new();
    let is_asked =
        |name: &str| name.starts_with(Question::NAMES) && !name.ends_with(Question::TYPED);
    for (name, said) in pairs.iter().filter(|(name, _)| is_asked(name)) {
        let typed = of(pairs, &format!("{name}{}", Question::TYPED));
        for (at, answer) in Question::read(name, said, typed)? {
            if at < MOST_ANSWERS {
                kept.resize(kept.len().max(at + 1), Value::Null);
                kept[at] = json!(answer);
            }
        }
    }
    Some(Value::Array(kept))
}

/// The object that a script sent.
pub(super) async fn object(request: Request) -> Result<Map<String, Value>, StatusCode> {
    let bytes = body(request, TYPED).await?;
    let text = String::from_utf8(bytes).map_err(|_| StatusCode::BAD_REQUEST)?;
    read(&text).ok_or(StatusCode::BAD_REQUEST)
}

pub(super) fn json_of(value: &Value) -> Response {
    ([(CONTENT_TYPE, "application/json")], value.to_string()).into_response()
}

pub(super) async fn do_json(
    State(house): State<House>,
    Extension(me): Extension<Me>,
    request: Request,
) -> Response {
    let headers = request.headers().clone();
    let asked = match object(request).await {
        Ok(asked) => asked,
        Err(status) => return not_read(&house, &headers, status),
    };
    match house.owner(from(&house, &headers, Some(&me.token)), Errand::Do(asked)).await {
        Answer::Done(told) => ([(CONTENT_TYPE, "application/json")], told).into_response(),
        Answer::Refused(why) => refused(&house, &headers, &why, true),
        _ => not_read(&house, &headers, StatusCode::SERVICE_UNAVAILABLE),
    }
}

/// Where and what of `{"path":…,"fields":…}`; what else it has stays.
pub(super) fn typed(
    mut asked: Map<String, Value>,
) -> Option<(Place, Option<Texts>, Map<String, Value>)> {
    let path = asked.remove("path")?;
    let parts = path.as_str()?.strip_prefix("/s/")?.split('/').map(str::to_owned);
    let names = ["round", "player", "turn"].map(str::to_owned);
    let place = addressed(&names.into_iter().zip(parts).collect())?;
    let texts = match asked.remove("fields") {
        None => None,
        Some(Value::Object(fields)) => {
            let text = |(name, text): (String, Value)| Some((name, text.as_str()?.to_owned()));
            Some(fields.into_iter().map(text).collect::<Option<Texts>>()?)
        }
        Some(_) => return None,
    };
    (place.path() == path.as_str()?).then_some((place, texts, asked))
}

pub(super) async fn look_json(
    State(house): State<House>,
    Extension(me): Extension<Me>,
    request: Request,
) -> Response {
    let headers = request.headers().clone();
    let asked = object(request).await.and_then(|asked| typed(asked).ok_or(StatusCode::BAD_REQUEST));
    let (place, texts, rest) = match asked {
        Ok((place, texts, rest)) if rest.keys().all(|key| key == "n") => (place, texts, rest),
        Ok(_) => return not_read(&house, &headers, StatusCode::BAD_REQUEST),
        Err(status) => return not_read(&house, &headers, status),
    };
    match house.owner(from(&house, &headers, Some(&me.token)), Errand::Paper(place, texts)).await {
        Answer::Paper(paper, _) => {
            let fields: Map<String, Value> =
                paper.fields.iter().map(|it| (it.name.clone(), json!(it.chips))).collect();
            let mut said = json!({
                "n": rest.get("n"), "fields": fields, "sums": paper.sums, "total": paper.total,
                "notes": paper.notes, "unread": paper.unread, "claimed": paper.claimed,
            });
            if let Some(board) = paper.above.iter().find(|it| matches!(it, Block::Board { .. })) {
                said["board"] = json!(board);
            }
            json_of(&said)
        }
        Answer::Refused(why) => refused(&house, &headers, &why, true),
        _ => not_read(&house, &headers, StatusCode::SERVICE_UNAVAILABLE),
    }
}

/// What is told of a draft; nothing where that is not understood.
fn drafted(rest: &Map<String, Value>) -> Option<Drafted> {
    let id = |name: &str| match rest.get(name) {
        None => Some(None),
        Some(id) => id.as_str().and_then(bytes_of).map(|id| Some(AskId(id))),
    };
    let rev = rest.get("rev").map_or(Some(0), Value::as_u64)?;
    Some(Drafted { save: id("save")?, of_page: id("page")?.map(|page| (page, rev)) })
}

pub(super) async fn draft(
    State(house): State<House>,
    Extension(me): Extension<Me>,
    request: Request,
) -> Response {
    let headers = request.headers().clone();
    let asked = object(request).await.and_then(|asked| typed(asked).ok_or(StatusCode::BAD_REQUEST));
    let (place, texts, rest) = match asked {
        Ok((place, Some(texts), rest))
            if rest.keys().all(|key| DRAFTED.contains(&key.as_str())) =>
        {
            (place, texts, rest)
        }
        Ok(_) => return not_read(&house, &headers, StatusCode::BAD_REQUEST),
        Err(status) => return not_read(&house, &headers, status),
    };
    let Some(drafted) = drafted(&rest) else {
        return not_read(&house, &headers, StatusCode::BAD_REQUEST);
    };
    let errand = Errand::Draft(place, Some(texts), drafted);
    match house.owner(from(&house, &headers, Some(&me.token)), errand).await {
        Answer::Yes => json_of(&json!({"kept": rest.get("rev")})),
        Answer::Refused(why) => refused(&house, &headers, &why, true),
        _ => not_read(&house, &headers, StatusCode::SERVICE_UNAVAILABLE),
    }
}

pub(super) async fn drop_draft(
    State(house): State<House>,
    Extension(me): Extension<Me>,
    request: Request,
) -> Response {
    let headers = request.headers().clone();
    let asked = object(request).await.and_then(|asked| typed(asked).ok_or(StatusCode::BAD_REQUEST));
    let place = match asked {
        Ok((place, None, rest)) if rest.is_empty() => place,
        Ok(_) => return not_read(&house, &headers, StatusCode::BAD_REQUEST),
        Err(status) => return not_read(&house, &headers, status),
    };
    match house
        .owner(
            from(&house, &headers, Some(&me.token)),
            Errand::Draft(place, None, Drafted::default()),
        )
        .await
    {
        Answer::Yes => json_of(&json!({"kept": null})),
        Answer::Refused(why) => refused(&house, &headers, &why, true),
        _ => not_read(&house, &headers, StatusCode::SERVICE_UNAVAILABLE),
    }
}
