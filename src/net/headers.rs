//! What every answer of a door says of itself.

use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderName, HeaderValue};
use axum::response::Response;

/// The six lines; `policy` is what a page of the door may do.
pub const fn says(policy: &'static str) -> [(&'static str, &'static str); 6] {
    [
        ("content-security-policy", policy),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "same-origin"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
    ]
}

/// An answer with them, kept as `cache` says unless it says so itself.
pub fn dressed(mut answer: Response, policy: &'static str, cache: &'static str) -> Response {
    let headers = answer.headers_mut();
    for (name, value) in says(policy) {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static(cache));
    answer
}
