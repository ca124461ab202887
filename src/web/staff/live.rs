//! The stream of a station: that something changed, so that its page asks anew; and that it ends.

use std::convert::Infallible;
use std::time::Duration;

use axum::Extension;
use axum::extract::State;
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse as _, Response};
use futures_util::stream::unfold;
use tokio::sync::watch;
use tokio::time::timeout;

use super::house::{House, Me, Page, Stand};
use crate::domain::lexicon::Digest;
use crate::stations::held_at;
use crate::web::live::Latest;

/// A sign of life comes so often.
const ALIVE: Duration = Duration::from_secs(10);

struct Stream {
    stand: watch::Receiver<Stand>,
    latest: watch::Receiver<Latest>,
    token: Digest,
    is_over: bool,
    _page: Page,
}

/// The stream of this station.
pub(super) async fn live(State(house): State<House>, Extension(me): Extension<Me>) -> Response {
    let mut stand = house.stand.clone();
    // Where it stands is told at once.
    stand.mark_changed();
    let token = held_at(house.plain, &me.token);
    let page = house.present.page(token);
    let latest = house.latest.clone();
    let stream = Stream { stand, latest, token, is_over: false, _page: page };
    Sse::new(unfold(stream, next)).into_response()
}

async fn next(mut stream: Stream) -> Option<(Result<Event, Infallible>, Stream)> {
    if stream.is_over {
        return None;
    }
    let told = tokio::select! {
        changed = timeout(ALIVE, stream.stand.changed()) => match changed {
            Err(_) => Event::default().event("alive").data(""),
            Ok(Err(_)) => return None,
            Ok(Ok(())) => {
                let stand = stream.stand.borrow_and_update();
                if stand.roster.contains_key(&stream.token) {
                    Event::default().event("stand").data(stand.version.to_string())
                } else {
                    stream.is_over = true;
                    Event::default().event("bye").data("not_in")
                }
            }
        },
        _ = stream.latest.wait_for(|latest| matches!(latest, Latest::Closed)) => {
            stream.is_over = true;
            Event::default().event("bye").data("closed")
        }
    };
    Some((Ok(told), stream))
}
