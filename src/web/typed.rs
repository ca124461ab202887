//! Addresses as people type them on a phone, which begins a word with a capital.

use axum::extract::Request;
use axum::http::header::LOCATION;
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse as _, Response};

/// The way to a page whose address was typed with capitals; none where it is no page's, or is written as that is.
pub(super) fn leads(request: &Request, pages: &[&'static str]) -> Option<Response> {
    let path = request.uri().path();
    let page = pages.iter().find(|page| page.eq_ignore_ascii_case(path))?;
    let is_asked = matches!(*request.method(), Method::GET | Method::HEAD) && *page != path;
    is_asked.then(|| (StatusCode::SEE_OTHER, [(LOCATION, *page)]).into_response())
}
