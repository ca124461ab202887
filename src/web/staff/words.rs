//! The jury's pages: what waits for a ruling, and one word. They are forms, with a script and without.

use std::collections::BTreeMap;

use axum::Extension;
use axum::extract::{Path, Query, RawQuery, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde_json::{Map, Value};

use super::answers::{Pairs, from, of, plain, refused, to};
use super::house::{House, Me};
use super::pages::{View, page, renamed};
use crate::language::{Language, tr};
use crate::screens::Tone;
use crate::stations::{Answer, Errand, From, Overturned, Queue, Refused, Why, read};
use crate::text;

/// No word is longer.
const MOST_LETTERS: usize = 22;

/// What the address of a page says.
type Said = BTreeMap<String, String>;

/// What was ruled on the word before, and where that is changed.
fn told(language: Language, asked: &Said) -> Vec<(String, &'static str)> {
    let text = |name: &str| asked.get(name).map(String::as_str).unwrap_or_default();
    // A letter that nobody could read is a question mark.
    let is_letter = |sign: char| sign.is_alphabetic() || sign == '?';
    let is_word = |word: &str| word.chars().count() <= MOST_LETTERS && word.chars().all(is_letter);
    let word = Some(text("word")).filter(|word| !word.is_empty() && is_word(word));
    let to_change = |text: String| format!("{text} {}", tr(language, "jury-to-change"));
    let told = match (text("told"), text("as"), word) {
        ("rule", "valid", Some(word)) => {
            to_change(text!(language, "jury-ruled-valid", word = word))
        }
        ("rule", "invalid", Some(word)) => {
            to_change(text!(language, "jury-ruled-invalid", word = word))
        }
        ("withdraw", _, Some(word)) => text!(language, "jury-withdrawn", word = word),
        ("unreadable", _, Some(word)) => text!(language, "jury-unread-kept", word = word),
        ("rule" | "withdraw" | "unreadable", ..) => tr(language, "staff-kept"),
        ("same", ..) => tr(language, "staff-same"),
        _ => return Vec::new(),
    };
    vec![(told, "good")]
}

/// Whether what was ruled is so still: the list reads itself anew, also after another ruled otherwise.
fn holds(queue: &Queue, asked: &Said) -> bool {
    let word = asked.get("word");
    let now = queue.ruled.iter().find(|ruled| Some(&ruled.word) == word).map(|ruled| ruled.tone);
    match (asked.get("told").map(String::as_str), asked.get("as").map(String::as_str)) {
        (Some("rule"), Some("valid")) => now == Some(Tone::Good),
        (Some("rule"), Some("invalid")) => now == Some(Tone::Bad),
        (Some("withdraw"), _) => now.is_none(),
        _ => true,
    }
}

/// Whether another turned over what was ruled.
fn is_turned(turned: &[Overturned], asked: &Said) -> bool {
    turned.iter().any(|it| asked.get("word") == Some(&it.word))
}

/// Why a page of words is not shown; where none are ruled on, with the way out.
fn not_shown(house: &House, headers: &HeaderMap, why: &Refused) -> Response {
    if why.why != Why::Role {
        return refused(house, headers, why, false);
    }
    let mut answer =
        page(&house.look(headers), &[(why.text.clone(), "bad")], &View::NothingToDo, "/w");
    *answer.status_mut() = StatusCode::from_u16(why.why.status()).unwrap_or(StatusCode::FORBIDDEN);
    answer
}

/// What waits, and what was ruled.
pub(super) async fn queue(
    State(house): State<House>,
    Extension(me): Extension<Me>,
    Query(asked): Query<Said>,
    headers: HeaderMap,
) -> Response {
    match house.owner(from(&house, &headers, Some(&me.token)), Errand::Words).await {
        Answer::Words(queue) => {
            let look = house.look(&headers);
            let told = match renamed(&look, asked.get("told")) {
                Some(renamed) => vec![(renamed, "open")],
                None if holds(&queue, &asked) && !is_turned(&queue.turned, &asked) => {
                    told(look.language, &asked)
                }
                None => Vec::new(),
            };
            page(&look, &told, &View::Words(queue), "/w")
        }
        Answer::Refused(why) => not_shown(&house, &headers, &why),
        _ => plain(&house, &headers, StatusCode::SERVICE_UNAVAILABLE),
    }
}

/// After a ruling: to the word that most wait for, with what was ruled; to all of them where none waits.
pub(super) async fn next(
    State(house): State<House>,
    Extension(me): Extension<Me>,
    RawQuery(said): RawQuery,
    headers: HeaderMap,
) -> Response {
    match house.owner(from(&house, &headers, Some(&me.token)), Errand::Words).await {
        Answer::Words(queue) => {
            let next = queue.waiting.iter().find(|queued| !queued.path.is_empty());
            let path = next.map_or("/w", |queued| queued.path.as_str());
            to(&format!("{path}?{}", said.unwrap_or_default()))
        }
        Answer::Refused(why) => not_shown(&house, &headers, &why),
        _ => plain(&house, &headers, StatusCode::SERVICE_UNAVAILABLE),
    }
}

/// One word.
pub(super) async fn word(
    State(house): State<House>,
    Extension(me): Extension<Me>,
    Path(word): Path<String>,
    Query(asked): Query<Said>,
    headers: HeaderMap,
) -> Response {
    let errand = Errand::Word(word);
    match house.owner(from(&house, &headers, Some(&me.token)), errand).await {
        Answer::Word(word) => {
            let look = house.look(&headers);
            let told = told(look.language, &asked);
            // What was ruled before is told while it is so.
            let told = if is_turned(&word.turned, &asked) { Vec::new() } else { told };
            page(&look, &told, &View::Word(word, String::new()), "/w")
        }
        Answer::Refused(why) => not_shown(&house, &headers, &why),
        _ => plain(&house, &headers, StatusCode::SERVICE_UNAVAILABLE),
    }
}

/// A text as an address has it.
pub(super) fn escaped(text: &str) -> String {
    text.bytes().fold(String::new(), |text, byte| format!("{text}%{byte:02X}"))
}

/// The word as it stands now, with why it was not ruled on so and with what was typed.
async fn again(
    house: &House,
    headers: &HeaderMap,
    (who, word): (From, String),
    why: &Refused,
    evidence: &str,
) -> Response {
    let mut now = match house.owner(who, Errand::Word(word)).await {
        Answer::Word(now) => now,
        // Whoever may not rule is not asked whether a ruling is to be changed.
        Answer::Refused(not) if why.why == Why::Doubtful => {
            return refused(house, headers, &not, false);
        }
        _ => return refused(house, headers, why, false),
    };
    if !now.does.is_empty() {
        evidence.clone_into(&mut now.evidence);
    }
    let view = View::Word(now, why.text.clone());
    let mut answer = page(&house.look(headers), &[], &view, "/w");
    *answer.status_mut() = StatusCode::from_u16(why.why.status()).unwrap_or(StatusCode::CONFLICT);
    answer
}

/// A ruling, by a button and what is typed as evidence.
pub(super) async fn ruled(
    house: &House,
    headers: &HeaderMap,
    me: &Me,
    (mut asked, pairs): (Map<String, Value>, &Pairs),
) -> Response {
    asked.insert("id".to_owned(), of(pairs, "id").into());
    if asked.get("ask").is_some_and(|ask| ask == "rule") {
        asked.insert("evidence".to_owned(), of(pairs, "evidence").into());
    }
    let said = |asked: &Map<String, Value>, name: &str| {
        asked.get(name).and_then(Value::as_str).unwrap_or_default().to_owned()
    };
    let (seen, ruled) = (said(&asked, "seen"), said(&asked, "ruled"));
    let word = Some(said(&asked, "word")).filter(|word| !word.is_empty());
    let word = word.unwrap_or_else(|| of(pairs, "_word").to_owned());
    let who = from(house, headers, Some(&me.token));
    // What somebody relies on is not turned round by one press.
    let changes = !["", "none", ruled.as_str()].contains(&seen.as_str());
    if changes && of(pairs, "_change") != "yes" {
        let text = tr(house.look(headers).language, "jury-change-asks");
        let why = Refused::new(Why::Doubtful, text);
        return again(house, headers, (who, word), &why, of(pairs, "evidence")).await;
    }
    match house.owner(who, Errand::Do(asked)).await {
        Answer::Done(told) => {
            let told = read(&told).unwrap_or_default();
            let what = told.get("what").and_then(Value::as_str).unwrap_or_default();
            // What was withdrawn waits again: it is not offered at once.
            let next = if what == "withdraw" { "/w" } else { "/w/next" };
            // What was ruled on is told: another word by mistake would go unseen.
            to(&format!("{next}?told={what}&word={}&as={ruled}", escaped(&word)))
        }
        Answer::Refused(why) => {
            again(house, headers, (who, word), &why, of(pairs, "evidence")).await
        }
        _ => plain(house, headers, StatusCode::SERVICE_UNAVAILABLE),
    }
}
