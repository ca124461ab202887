//! The staff door: who may come in by which path. Everything but joining needs a station that is in; what it asks goes to
//! the owner of the competition, one ask after the other.

mod answers;
mod asks;
mod house;
mod joining;
mod line;
mod live;
mod numbers;
mod pages;
mod pictures;
mod sheets;
mod words;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Path, Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Version};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post, put};

pub use self::house::{AskOwner, Stand};
pub(super) use self::house::{House, Inner, Of, Present, Shared};

use self::answers::{not_read, plain, refused, refused_at};
use self::asks::{do_form, do_json, draft, drop_draft, look_json};
use self::house::{Me, is_form_key};
use self::joining::{help_page, join, join_page, language, leave, start, wait};
use self::sheets::{find, list, looked, next_sheet, sheet};
use self::words::{next, queue, word};
use super::assets;
use super::guard::POLICY;
use super::live::Latest;
use crate::language::tr;
use crate::net::{Peer, dressed, is_long};
use crate::stations::{Refused, Room, Why, held_at, may_enter};

/// The staff door.
pub(super) fn door(house: House) -> Router {
    let limit = DefaultBodyLimit::max(pictures::BODY_BYTES);
    let inside = Router::new()
        .route("/s", get(list))
        .route("/s/next", get(next_sheet))
        .route("/s/pictures", get(pictures::list).post(pictures::upload).layer(limit))
        .route("/s/picture/{name}", get(pictures::picture).post(pictures::assign))
        .route("/find", post(find))
        .route("/s/{round}/{player}", get(sheet).post(looked))
        .route("/s/{round}/{player}/{turn}", get(sheet).post(looked))
        .route("/w", get(queue))
        .route("/w/next", get(next))
        .route("/w/{word}", get(word))
        .route("/do", post(do_form))
        .route("/api/do", post(do_json))
        .route("/api/look", post(look_json))
        .route("/api/draft", put(draft).delete(drop_draft))
        .route("/live", get(live::live))
        .route("/screen", get(live::screen))
        .route("/leave", post(leave))
        .layer(middleware::from_fn_with_state(Arc::clone(&house), inside));
    let error = |status: StatusCode| {
        move |State(house): State<House>, headers: HeaderMap| async move {
            plain(&house, &headers, status)
        }
    };
    Router::new()
        .route("/", get(start))
        .route("/j", get(join_page).post(join))
        .route("/wait", get(wait))
        .route("/help", get(help_page))
        .route("/lang", post(language))
        .route("/t", get(time))
        .route("/a/{name}", get(asset))
        .merge(inside)
        .fallback(error(StatusCode::NOT_FOUND))
        .method_not_allowed_fallback(error(StatusCode::METHOD_NOT_ALLOWED))
        .layer(middleware::from_fn_with_state(Arc::clone(&house), asked))
        .with_state(house)
}

/// What is asked of every request first: how often, for which door, and, where it changes something, from which page.
async fn asked(State(house): State<House>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<Peer>().copied();
    let (headers, is_api) = (request.headers().clone(), is_api(&request));
    let refused = if peer.is_none_or(|Peer(address)| !house.often.may(address)) {
        Some(StatusCode::TOO_MANY_REQUESTS)
    } else if is_long(&request) {
        Some(StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE)
    } else if request.version() != Version::HTTP_11 {
        Some(StatusCode::HTTP_VERSION_NOT_SUPPORTED)
    } else if matches!(*house.latest.borrow(), Latest::Closed) {
        Some(StatusCode::SERVICE_UNAVAILABLE)
    } else {
        house.names.meant(&headers, request.uri()).err()
    };
    let mut answer = match refused {
        Some(status) => plain(&house, &headers, status),
        None => next.run(request).await,
    };
    // A script is told in its own way, whoever refuses.
    let is_page = |answer: &Response| {
        let kind = answer.headers().get(CONTENT_TYPE);
        kind.is_none_or(|kind| *kind != "application/json")
    };
    if is_api && !answer.status().is_success() && is_page(&answer) {
        answer = not_read(&house, &headers, answer.status());
    }
    if [StatusCode::TOO_MANY_REQUESTS, StatusCode::SERVICE_UNAVAILABLE].contains(&answer.status()) {
        answer.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("2"));
    }
    answer.headers_mut().entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    dressed(answer, POLICY, "no-cache")
}

/// Only stations that are in, and only from pages of this door.
async fn inside(State(house): State<House>, mut request: Request, next: Next) -> Response {
    let headers = request.headers().clone();
    let me = house.held(&headers).and_then(|token| Some((house.me(&token)?, Me { token })));
    let why = |why, key| Refused::new(why, tr(house.look(&headers).language, key));
    let Some((who, me)) = me else {
        let why = why(Why::NotIn, "staff-not-in");
        if is_api(&request) {
            return refused(&house, &headers, &why, true);
        }
        // A page opened from elsewhere comes without what is held; a click from here brings it.
        let path = request.uri().path();
        let leads_back =
            request.method().is_safe() && ["/s", "/w"].contains(&path.get(..2).unwrap_or_default());
        return refused_at(&house, &headers, &why, if leads_back { path } else { "/" });
    };
    if let Some(Peer(address)) = request.extensions().get::<Peer>().copied() {
        house.known.is(address);
    }
    let does = matches!(request.uri().path(), "/do" | "/api/do");
    if !house.paces.may(held_at(house.plain, &me.token), does) {
        return refused(&house, &headers, &why(Why::TooOften, "web-too-often"), is_api(&request));
    }
    let rooms = rooms_of(request.uri().path());
    if !rooms.is_empty() && !rooms.iter().any(|room| may_enter(who.role, *room)) {
        let why = why(Why::Role, "staff-another-office");
        return refused(&house, &headers, &why, is_api(&request));
    }
    if request.method().is_safe() || (is_api(&request) && has_key(&headers, &me)) {
        if !request.method().is_safe() && !house.names.sent_from_here(&headers) {
            return plain(&house, &headers, StatusCode::FORBIDDEN);
        }
        request.extensions_mut().insert(me);
        return next.run(request).await;
    }
    if is_api(&request) || !house.names.sent_from_here(&headers) {
        return plain(&house, &headers, StatusCode::FORBIDDEN);
    }
    request.extensions_mut().insert(me);
    next.run(request).await
}

/// Whose work a path is, one of these; none, where whoever is in may ask it.
fn rooms_of(path: &str) -> &'static [Room] {
    let first = path.split('/').nth(1).unwrap_or_default();
    match (first, path) {
        ("w", _) => &[Room::Words],
        ("s" | "find", _) | (_, "/api/look" | "/api/draft") => &[Room::Sheets],
        // Which of them, what is asked says.
        (_, "/do" | "/api/do") => &[Room::Sheets, Room::Words],
        _ => &[],
    }
}

fn is_api(request: &Request) -> bool {
    request.uri().path().starts_with("/api/")
}

fn has_key(headers: &HeaderMap, me: &Me) -> bool {
    headers.get("x-eforos").is_some_and(|key| is_form_key(&me.token, key.as_bytes()))
}

async fn time(State(house): State<House>) -> Response {
    let head = [(CONTENT_TYPE, "text/plain; charset=utf-8")];
    (head, (house.time)().real_ms.to_string()).into_response()
}

async fn asset(
    State(house): State<House>,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Response {
    let Some(asset) = assets::find(&name) else {
        return plain(&house, &headers, StatusCode::NOT_FOUND);
    };
    let forever = "public, max-age=31536000, immutable";
    ([(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, forever)], &*asset.bytes).into_response()
}
