//! The jury's pages: what waits for a ruling, and one word. They are forms, with a script and without.

use std::collections::BTreeMap;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde_json::{Map, Value};

use super::answers::{Pairs, from, of, plain, refused, to};
use super::house::{House, Me};
use super::pages::{View, page};
use crate::language::tr;
use crate::stations::{Answer, Errand, read};
use crate::text;

/// No word is longer.
const MOST_LETTERS: usize = 22;

/// What waits, and what was ruled.
pub(super) async fn queue(
    State(house): State<House>,
    Extension(me): Extension<Me>,
    Query(asked): Query<BTreeMap<String, String>>,
    headers: HeaderMap,
) -> Response {
    match house.owner(from(&house, &headers, Some(&me.token)), Errand::Words).await {
        Answer::Words(queue) => {
            let look = house.look(&headers);
            let text = |name: &str| asked.get(name).map(String::as_str).unwrap_or_default();
            let is_word = |word: &str| {
                word.chars().count() <= MOST_LETTERS && word.chars().all(char::is_alphabetic)
            };
            let word = Some(text("word")).filter(|word| !word.is_empty() && is_word(word));
            let told = match (text("told"), text("as"), word) {
                ("rule", "valid", Some(word)) => {
                    Some(text!(look.language, "jury-ruled-valid", word = word))
                }
                ("rule", "invalid", Some(word)) => {
                    Some(text!(look.language, "jury-ruled-invalid", word = word))
                }
                ("withdraw", _, Some(word)) => {
                    Some(text!(look.language, "jury-withdrawn", word = word))
                }
                ("rule" | "withdraw" | "unreadable", ..) => Some(tr(look.language, "staff-kept")),
                ("same", ..) => Some(tr(look.language, "staff-same")),
                _ => None,
            };
            let said: Vec<_> = told.into_iter().map(|text| (text, "good")).collect();
            page(&look, &said, &View::Words(queue), "/w")
        }
        Answer::Refused(why) => refused(&house, &headers, &why, false),
        _ => plain(&house, &headers, StatusCode::SERVICE_UNAVAILABLE),
    }
}

/// One word.
pub(super) async fn word(
    State(house): State<House>,
    Extension(me): Extension<Me>,
    Path(word): Path<String>,
    headers: HeaderMap,
) -> Response {
    let errand = Errand::Word(word);
    match house.owner(from(&house, &headers, Some(&me.token)), errand).await {
        Answer::Word(word) => {
            page(&house.look(&headers), &[], &View::Word(word, String::new()), "/w")
        }
        Answer::Refused(why) => refused(&house, &headers, &why, false),
        _ => plain(&house, &headers, StatusCode::SERVICE_UNAVAILABLE),
    }
}

/// A text as an address has it.
pub(super) fn escaped(text: &str) -> String {
    text.bytes().fold(String::new(), |text, byte| format!("{text}%{byte:02X}"))
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
    let (word, ruled) = (said(&asked, "word"), said(&asked, "ruled"));
    let who = from(house, headers, Some(&me.token));
    match house.owner(who, Errand::Do(asked)).await {
        Answer::Done(told) => {
            let told = read(&told).unwrap_or_default();
            let what = told.get("what").and_then(Value::as_str).unwrap_or_default();
            // What was ruled on is told: another word by mistake would go unseen.
            to(&format!("/w?told={what}&word={}&as={ruled}", escaped(&word)))
        }
        Answer::Refused(why) => {
            // The word as it stands now, with why it was not ruled on so and with what was typed.
            let Answer::Word(mut now) = house.owner(who, Errand::Word(word)).await else {
                return refused(house, headers, &why, false);
            };
            if !now.does.is_empty() {
                of(pairs, "evidence").clone_into(&mut now.evidence);
            }
            let view = View::Word(now, why.text.clone());
            let mut answer = page(&house.look(headers), &[], &view, "/w");
            *answer.status_mut() =
                StatusCode::from_u16(why.why.status()).unwrap_or(StatusCode::CONFLICT);
            answer
        }
        _ => plain(house, headers, StatusCode::SERVICE_UNAVAILABLE),
    }
}
