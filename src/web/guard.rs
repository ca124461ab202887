//! What is asked of every request before anything is looked at.

use axum::extract::{Request, State};
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode, Version};
use axum::middleware::Next;
use axum::response::Response;

use super::house::House;
use super::pages;
use crate::net::{Peer, dressed, is_long};

/// What a page of a door may do: nothing inline, nothing from elsewhere.
pub(super) const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
     connect-src 'self'; form-action 'self'; base-uri 'none'; worker-src 'none'; \
     frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

/// Asks that, then lets the request on.
pub(super) async fn asked(State(house): State<House>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<Peer>().copied();
    let may = peer.is_some_and(|Peer(address)| house.often.may(address));
    let refused = if may && is_long(&request) {
        Some(StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE)
    } else if may && request.version() != Version::HTTP_11 {
        Some(StatusCode::HTTP_VERSION_NOT_SUPPORTED)
    } else if may {
        house.names.meant(request.headers(), request.uri()).err()
    } else {
        Some(StatusCode::TOO_MANY_REQUESTS)
    };
    let mut answer = match refused {
        Some(status) => pages::error(&house, request.headers(), status),
        None => next.run(request).await,
    };
    if answer.status() == StatusCode::TOO_MANY_REQUESTS {
        answer.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("2"));
    }
    dressed(answer, POLICY, "no-cache")
}
