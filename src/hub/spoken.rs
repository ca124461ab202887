//! In which language whoever asks is answered: the best of those that they like, else the hub's own, which whoever runs it
//! chose.

use axum::Router;
use axum::extract::{Request, State};
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::middleware::{self, Next};
use axum::response::Response;

use crate::language::Language;

/// Where the hub's own language stands in a request that came in, so that every answer can be in it.
const OWN: HeaderName = HeaderName::from_static("x-eforos-own-language");

/// The same, answering in this language who likes none that it speaks.
pub(super) fn speaking(door: Router, own: Language) -> Router {
    door.layer(middleware::from_fn_with_state(own, marked))
}

async fn marked(State(own): State<Language>, mut request: Request, next: Next) -> Response {
    request.headers_mut().insert(OWN, HeaderValue::from_static(own.code()));
    next.run(request).await
}

/// The languages of a reader, the best first.
pub(super) fn preferred(headers: &HeaderMap, chosen: Option<&str>) -> Vec<Language> {
    let asked = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
    let mut all: Vec<(u32, Language)> = Vec::new();
    for part in asked.split(',') {
        let (code, weight) = part.split_once(";q=").unwrap_or((part, "1"));
        let code = code.trim().split('-').next().unwrap_or_default().to_ascii_lowercase();
        let weight = weight.trim().parse::<f32>().unwrap_or(0.0).clamp(0.0, 1.0) * 1000.0;
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 1000")]
        let weight = weight as u32;
        all.extend(Language::from_code(&code).filter(|_| weight > 0).map(|it| (weight, it)));
    }
    all.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
    let chosen = chosen.and_then(Language::from_code);
    chosen.into_iter().chain(all.into_iter().map(|(_, language)| language)).collect()
}

/// The one that a reader likes best, else the hub's own.
pub(super) fn language(headers: &HeaderMap, chosen: Option<&str>) -> Language {
    let own = || Language::from_code(headers.get(OWN)?.to_str().ok()?);
    preferred(headers, chosen).first().copied().or_else(own).unwrap_or_default()
}
