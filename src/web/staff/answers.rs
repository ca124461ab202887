//! What requests are read as, and how errors are answered.

use std::time::Duration;

use axum::Form;
use axum::body::to_bytes;
use axum::extract::{FromRequest as _, Request};
use axum::http::header::{CONTENT_TYPE, LOCATION};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::response::{IntoResponse as _, Response};
use tokio::time::timeout;

use super::house::{House, is_form_key};
use super::pages::{View, bye_page, page};
use crate::language::tr;
use crate::stations::{From, Refused, Why, held_at};
use crate::web::tongue;

/// What takes a line of numbers as it is typed.
pub(super) const BY_NUMBERS: &str = "result";

/// The longest body in bytes: of what is typed of a sheet or a word, and of a form of a few short fields.
pub(super) const TYPED: usize = 32 * 1024;
pub(super) const FEW: usize = 1024;
/// How long it may take.
const BODY_TIME: Duration = Duration::from_secs(10);

/// An answer for its status alone.
pub(super) fn plain(house: &House, headers: &HeaderMap, status: StatusCode) -> Response {
    let look = house.look(headers);
    let said = [(bye_page(look.language, status), "bad")];
    let mut answer = page(&look, &said, &View::Said, "/");
    *answer.status_mut() = status;
    answer
}

/// The same for a script.
pub(super) fn not_read(house: &House, headers: &HeaderMap, status: StatusCode) -> Response {
    let language = house.look(headers).language;
    let (why, text) = match status {
        StatusCode::FORBIDDEN => (Why::Page, tr(language, "staff-stale")),
        StatusCode::MISDIRECTED_REQUEST => (Why::Page, bye_page(language, status)),
        StatusCode::TOO_MANY_REQUESTS => (Why::TooOften, bye_page(language, status)),
        StatusCode::SERVICE_UNAVAILABLE => (Why::NotSaved, bye_page(language, status)),
        _ => (Why::Form, bye_page(language, status)),
    };
    let mut answer = refused(house, headers, &Refused::new(why, text), true);
    *answer.status_mut() = status;
    answer
}

/// Why something is not done, for a script or for a reader.
pub(super) fn refused(house: &House, headers: &HeaderMap, why: &Refused, api: bool) -> Response {
    let status =
        StatusCode::from_u16(why.why.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    if api {
        return (status, [(CONTENT_TYPE, "application/json")], why.json().to_string())
            .into_response();
    }
    refused_at(house, headers, why, "/")
}

/// The same for a reader, with a link to where it is tried again.
pub(super) fn refused_at(
    house: &House,
    headers: &HeaderMap,
    why: &Refused,
    back: &str,
) -> Response {
    let said = [(why.text.clone(), "bad")];
    let mut answer = page(&house.look(headers), &said, &View::Said, back);
    *answer.status_mut() =
        StatusCode::from_u16(why.why.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    answer
}

/// The body of a request, of so many bytes at the most.
pub(super) async fn body(request: Request, most: usize) -> Result<Vec<u8>, StatusCode> {
    let long = request.headers().get("content-length");
    let long = long.and_then(|long| long.to_str().ok()?.parse::<usize>().ok());
    if long.is_some_and(|long| long > most) {
        return Err(StatusCode::PAYLOAD_TOO_LARGE);
    }
    match timeout(BODY_TIME, to_bytes(request.into_body(), most)).await {
        Err(_) => Err(StatusCode::REQUEST_TIMEOUT),
        Ok(Err(_)) => Err(StatusCode::PAYLOAD_TOO_LARGE),
        Ok(Ok(bytes)) => Ok(bytes.into()),
    }
}

pub(super) type Pairs = Vec<(String, String)>;

/// A form of so many bytes at the most as it was sent; with the key of the device, if it holds anything.
pub(super) async fn form(
    house: &House,
    request: Request,
    most: usize,
) -> Result<Pairs, StatusCode> {
    let headers = request.headers().clone();
    if !house.names.sent_from_here(&headers) {
        return Err(StatusCode::FORBIDDEN);
    }
    let bytes = body(request, most).await?;
    let mut again = Request::new(bytes.into());
    *again.method_mut() = Method::POST;
    *again.headers_mut() = headers.clone();
    let read = Form::<Pairs>::from_request(again, &()).await;
    let Form(pairs) = read.map_err(|_| StatusCode::BAD_REQUEST)?;
    match house.held(&headers) {
        Some(token) if !is_form_key(&token, of(&pairs, "_key").as_bytes()) => {
            Err(StatusCode::FORBIDDEN)
        }
        _ => Ok(pairs),
    }
}

pub(super) fn of<'a>(pairs: &'a Pairs, name: &str) -> &'a str {
    pairs.iter().find(|(of, _)| of == name).map_or("", |(_, text)| text)
}

pub(super) fn to(path: &str) -> Response {
    (StatusCode::SEE_OTHER, [(LOCATION, path.to_owned())]).into_response()
}

pub(super) fn from(house: &House, headers: &HeaderMap, token: Option<&[u8; 32]>) -> From {
    let language = tongue::of(headers, &house.languages());
    let token = token.map(|token| held_at(house.plain, token));
    From { token, plain: house.plain, language }
}
