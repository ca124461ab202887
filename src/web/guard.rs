//! What is asked of every request before anything is looked at, and what every answer says.

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, REFERRER_POLICY, RETRY_AFTER, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::Response;

use super::accept::{Peer, is_long};
use super::house::House;
use super::pages;

/// Nothing inline, nothing from elsewhere.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
     connect-src 'self'; form-action 'self'; base-uri 'none'; worker-src 'none'; \
     frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

/// Asks that, then lets the request on.
pub(super) async fn asked(State(house): State<House>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<Peer>().copied();
    let may = peer.is_some_and(|Peer(address)| house.often.may(address));
    let refused = if may && is_long(&request) {
        Some(StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE)
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
    dressed(answer)
}

/// An answer with what every one says of itself.
pub(super) fn dressed(mut answer: Response) -> Response {
    let headers = answer.headers_mut();
    let always = [
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
    ];
    for (name, value) in always {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-cache"));
    answer
}
