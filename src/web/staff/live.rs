//! What a station sees of the hall, and its stream: the scene, for who shows it; that something changed, so that a page
//! asks anew; and that it ends.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::time::Duration;

use axum::Extension;
use axum::extract::{Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse as _, Response};
use futures_util::stream::unfold;
use tokio::sync::watch;
use tokio::time::timeout;

use super::answers::plain;
use super::house::{House, Me, Page, Stand};
use super::pages::renamed;
use crate::domain::lexicon::Digest;
use crate::language::Language;
use crate::stations::held_at;
use crate::web::live::{Latest, with_page};
use crate::web::pages::{AtDoor, Place, html, of_place, turned};
use crate::web::{assets, tongue};

/// A sign of life comes so often.
const ALIVE: Duration = Duration::from_secs(10);

struct Stream {
    stand: watch::Receiver<Stand>,
    latest: watch::Receiver<Latest>,
    language: Language,
    token: Digest,
    is_over: bool,
    _page: Page,
}

/// What the projector shows, for a wall of its own.
pub(super) async fn screen(
    State(house): State<House>,
    Query(asked): Query<BTreeMap<String, String>>,
    headers: HeaderMap,
) -> Response {
    let Some(shown) = house.shown() else {
        return plain(&house, &headers, StatusCode::SERVICE_UNAVAILABLE);
    };
    let look = house.look(&headers);
    let (hall, real_ms) = (house.hall.clone(), (house.time)().real_ms);
    let (stations, is_tls) = (None, !house.plain);
    let told = renamed(&look, asked.get("told"));
    let at = AtDoor { hall, stations, real_ms, turned: turned(&asked), is_tls, told };
    html(of_place(&shown, look.language, Place::Screen, at))
}

/// The stream of this station; the newest scene alone for who gets no stream.
pub(super) async fn live(
    State(house): State<House>,
    Extension(me): Extension<Me>,
    Query(asked): Query<BTreeMap<String, String>>,
    headers: HeaderMap,
) -> Response {
    let language = tongue::of(&headers, &house.languages());
    if asked.contains_key("once") {
        let Some(shown) = house.shown() else {
            return plain(&house, &headers, StatusCode::SERVICE_UNAVAILABLE);
        };
        let body = with_page(&shown.in_language(language).sent, &assets::DIGEST);
        return ([(CONTENT_TYPE, "application/json")], body).into_response();
    }
    let mut stand = house.stand.clone();
    // Where it stands is told at once.
    stand.mark_changed();
    let token = held_at(house.plain, &me.token);
    let page = house.present.page(token);
    let mut latest = house.latest.clone();
    latest.mark_changed();
    let stream = Stream { stand, latest, language, token, is_over: false, _page: page };
    ([(CACHE_CONTROL, "no-store")], Sse::new(unfold(stream, next))).into_response()
}

async fn next(mut stream: Stream) -> Option<(Result<Event, Infallible>, Stream)> {
    if stream.is_over {
        return None;
    }
    let told = tokio::select! {
        biased;
        changed = timeout(ALIVE, stream.stand.changed()) => match changed {
            Err(_) => Event::default().event("alive").data(""),
            Ok(Err(_)) => return None,
            Ok(Ok(())) => {
                let stand = stream.stand.borrow_and_update();
                if stand.roster.contains_key(&stream.token) {
                    // A page of another program's scripts reads itself anew.
                    let of = &*assets::STAFF_SCRIPT.name;
                    Event::default().event("stand").data(format!("{of} {}", stand.version))
                } else {
                    stream.is_over = true;
                    Event::default().event("bye").data("not_in")
                }
            }
        },
        changed = stream.latest.changed() => {
            let latest = stream.latest.borrow_and_update().clone();
            match (changed, latest) {
                (Ok(()), Latest::Shown(shown)) => {
                    let sent = &shown.in_language(stream.language).sent;
                    let data = with_page(sent, &assets::DIGEST);
                    Event::default().event("scene").id(shown.id()).data(data)
                }
                (Err(_), _) | (_, Latest::Closed) => {
                    stream.is_over = true;
                    Event::default().event("bye").data("closed")
                }
            }
        }
    };
    Some((Ok(told), stream))
}
