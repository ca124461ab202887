//! The hall's door: what each path answers. It only reads.

use std::collections::BTreeMap;

use axum::extract::{DefaultBodyLimit, Path, Query, Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH, LOCATION, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{any, get, post};
use axum::{Router, middleware};

use super::assets;
use super::cards;
use super::forms::{BODY_BYTES, form};
use super::guard;
use super::house::House;
use super::live;
use super::own_pictures;
use super::pages::{self, Place};
use super::tongue;
use crate::language::Language;

/// How long a chosen language is remembered, in seconds: a day of play.
const REMEMBERED_S: u32 = 24 * 60 * 60;

/// The hall's door.
pub(super) fn hall(house: House) -> Router {
    let page = |place: Place| {
        get(move |State(house): State<House>, headers: HeaderMap| async move {
            pages::page(&house, &headers, place)
        })
    };
    let refused = |status: StatusCode| {
        move |State(house): State<House>, headers: HeaderMap| async move {
            pages::error(&house, &headers, status)
        }
    };
    Router::new()
        .route(Place::Now.path(), page(Place::Now))
        .route(Place::Screen.path(), get(screen))
        .route(Place::Standings.path(), get(standings))
        .route(Place::Help.path(), get(help))
        .route("/live", get(stream))
        .route("/t", get(time))
        .route("/a/{name}", get(asset))
        .route("/lang", post(language))
        .route("/code", page(Place::Sheets).post(cards::typed))
        .route("/p/{code}", get(cards::card))
        .route("/p/{code}/{picture}", get(own_pictures::picture))
        // Stations have another port, which is easily left out: nothing is here, and it is said where they enter.
        .route("/j", any(elsewhere))
        .route("/s", any(elsewhere))
        .route("/w", any(elsewhere))
        .fallback(refused(StatusCode::NOT_FOUND))
        .method_not_allowed_fallback(refused(StatusCode::METHOD_NOT_ALLOWED))
        .layer(DefaultBodyLimit::max(BODY_BYTES))
        .layer(middleware::from_fn_with_state(house.clone(), guard::asked))
        .with_state(house)
}

/// That stations enter at another door, and where.
async fn elsewhere(State(house): State<House>, headers: HeaderMap) -> Response {
    pages::to_stations(&house, &headers, StatusCode::NOT_FOUND)
}

/// Help; asked for with `stations`, how these come in.
async fn help(
    State(house): State<House>,
    Query(asked): Query<BTreeMap<String, String>>,
    headers: HeaderMap,
) -> Response {
    if asked.contains_key("stations") && house.stations.is_some() {
        return pages::to_stations(&house, &headers, StatusCode::OK);
    }
    pages::page(&house, &headers, Place::Help)
}

/// A further screen; without a script it asks for one page of its rows after the other.
async fn screen(
    State(house): State<House>,
    Query(asked): Query<BTreeMap<String, String>>,
    headers: HeaderMap,
) -> Response {
    pages::screen(&house, &headers, pages::turned(&asked))
}

/// The standings with a mark, so that who has them gets them once.
async fn standings(State(house): State<House>, headers: HeaderMap) -> Response {
    if pages::shut(&house, Place::Standings).is_some() {
        return pages::page(&house, &headers, Place::Standings);
    }
    let Some(text) = pages::text(&house, &headers, Place::Standings) else {
        return pages::error(&house, &headers, StatusCode::SERVICE_UNAVAILABLE);
    };
    let mark = format!("\"{}\"", assets::digest(text.as_bytes()));
    let Ok(value) = HeaderValue::from_str(&mark) else { return pages::html(text) };
    let has = headers.get(IF_NONE_MATCH).is_some_and(|has| *has == value);
    let mut answer = if has { StatusCode::NOT_MODIFIED.into_response() } else { pages::html(text) };
    answer.headers_mut().insert(ETAG, value);
    answer
}

/// The newest scene: as a stream, or once for who gets no stream.
async fn stream(
    State(house): State<House>,
    Query(asked): Query<BTreeMap<String, String>>,
    headers: HeaderMap,
) -> Response {
    let (language, page) = (house.language(&headers), assets::DIGEST.as_str());
    if !asked.contains_key("once") {
        let has = headers.get("last-event-id").and_then(|id| id.to_str().ok()).map(str::to_owned);
        return live::live(house.latest.clone(), &house.lookers, (language, page), has);
    }
    let Some(shown) = house.shown() else {
        return pages::error(&house, &headers, StatusCode::SERVICE_UNAVAILABLE);
    };
    let body = live::with_page(&shown.in_language(language).sent, page);
    ([(CONTENT_TYPE, "application/json")], body).into_response()
}

/// The machine's real time, which the clocks of the pages go by.
async fn time(State(house): State<House>) -> Response {
    let head = [(CONTENT_TYPE, "text/plain; charset=utf-8"), (CACHE_CONTROL, "no-store")];
    (head, house.real_ms().to_string()).into_response()
}

async fn asset(
    State(house): State<House>,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Response {
    let Some(asset) = assets::find(&name) else {
        return pages::error(&house, &headers, StatusCode::NOT_FOUND);
    };
    let forever = "public, max-age=31536000, immutable";
    ([(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, forever)], &*asset.bytes).into_response()
}

/// Remembers a language in the browser, and goes back to where it was chosen.
async fn language(State(house): State<House>, request: Request) -> Response {
    let headers = request.headers().clone();
    let error = |status| pages::error(&house, &headers, status);
    let form = match form(&house, request).await {
        Ok(form) => form,
        Err(status) => return error(status),
    };
    let text = |key: &str| form.get(key).map(String::as_str);
    let (Some(language), Some(back), 2) = (
        text("lang").and_then(Language::from_code),
        text("back").and_then(cards::back),
        form.len(),
    ) else {
        return error(StatusCode::BAD_REQUEST);
    };
    let cookie = format!(
        "{}={}; Max-Age={REMEMBERED_S}; Path=/; HttpOnly; SameSite=Lax",
        tongue::CHOSEN,
        language.code()
    );
    let head = [(SET_COOKIE, cookie), (LOCATION, back)];
    (StatusCode::SEE_OTHER, head).into_response()
}
