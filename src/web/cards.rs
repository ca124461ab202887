//! A player's page, and the field for the code that leads to it. What it says is found by SHA-256 of the code.

use axum::extract::{Path, Request, State};
use axum::http::header::{CACHE_CONTROL, LOCATION};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};

use super::forms::form;
use super::house::House;
use super::pages::{self, Place, path_of_own};
use crate::domain::cards::CardCode;
use crate::net::Peer;

/// A player's page; kept by no browser.
pub(super) async fn card(
    State(house): State<House>,
    Path(typed): Path<String>,
    request: Request,
) -> Response {
    let headers = request.headers().clone();
    if let Some(key) = pages::shut(&house, Place::Sheets) {
        return pages::alone(&house, &headers, StatusCode::FORBIDDEN, key);
    }
    let peer = request.extensions().get::<Peer>().copied();
    // One code has one address.
    let code = CardCode::read(&typed).filter(|code| code.to_string() == typed);
    let mut answer = match house.cards.now().await {
        None => pages::error(&house, &headers, StatusCode::SERVICE_UNAVAILABLE),
        Some(published) => {
            let language = house.language(&headers);
            let own = code.as_ref().and_then(|code| published.of_code(code.digest(), language));
            match (code, own) {
                (Some(code), Some(own)) => {
                    let photographs = published.photographs(code.digest());
                    pages::own(&house, &headers, (&code, own), photographs)
                }
                _ => refused(&house, &headers, house.cards.wrong(peer), None),
            }
        }
    };
    kept_by_nobody(&mut answer);
    answer
}

/// A code that was typed leads to its page.
pub(super) async fn typed(State(house): State<House>, request: Request) -> Response {
    let headers = request.headers().clone();
    if let Some(key) = pages::shut(&house, Place::Sheets) {
        return pages::alone(&house, &headers, StatusCode::FORBIDDEN, key);
    }
    let peer = request.extensions().get::<Peer>().copied();
    let form = match form(&house, request).await {
        Ok(form) => form,
        Err(status) => return pages::error(&house, &headers, status),
    };
    let (Some(typed), 1) = (form.get("code"), form.len()) else {
        return pages::error(&house, &headers, StatusCode::BAD_REQUEST);
    };
    let Some(published) = house.cards.now().await else {
        return pages::error(&house, &headers, StatusCode::SERVICE_UNAVAILABLE);
    };
    let language = house.language(&headers);
    let code = CardCode::read(typed);
    let known = code.filter(|code| published.of_code(code.digest(), language).is_some());
    let mut answer = match known {
        Some(code) => (StatusCode::SEE_OTHER, [(LOCATION, path_of_own(&code))]).into_response(),
        None => refused(&house, &headers, house.cards.wrong(peer), Some(typed)),
    };
    kept_by_nobody(&mut answer);
    answer
}

/// That a code, typed or brought along, leads to nothing, or that too many were tried.
pub(super) fn refused(
    house: &House,
    headers: &HeaderMap,
    status: StatusCode,
    typed: Option<&str>,
) -> Response {
    if status == StatusCode::NOT_FOUND {
        return pages::typed_wrong(house, headers, typed);
    }
    pages::error(house, headers, status)
}

pub(super) fn kept_by_nobody(answer: &mut Response) {
    answer.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
}

/// The place of a path that leads back: one of the pages, or a player's.
pub(super) fn back(path: &str) -> Option<String> {
    if let Some(place) = Place::of(path) {
        return Some(place.path().to_owned());
    }
    let code = path.strip_prefix("/p/").and_then(CardCode::read)?;
    Some(path_of_own(&code))
}
