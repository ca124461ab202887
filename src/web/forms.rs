//! Forms that are sent to the hall's door.

use std::collections::BTreeMap;
use std::time::Duration;

use axum::extract::rejection::FormRejection;
use axum::extract::{Form, FromRequest as _, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_LENGTH;
use tokio::time::timeout;

use super::house::House;

/// The longest body in bytes.
pub(super) const BODY_BYTES: usize = 1024;

/// How long it may take.
const BODY_TIME: Duration = Duration::from_secs(10);

/// A form that was sent from a page of this door, within its limits.
pub(super) async fn form(
    house: &House,
    request: Request,
) -> Result<BTreeMap<String, String>, StatusCode> {
    if !house.names.sent_from_here(request.headers()) {
        return Err(StatusCode::FORBIDDEN);
    }
    // What says that it is longer is not waited for.
    let long = request.headers().get(CONTENT_LENGTH);
    let long = long.and_then(|long| long.to_str().ok()?.parse::<usize>().ok());
    if long.is_some_and(|long| long > BODY_BYTES) {
        return Err(StatusCode::PAYLOAD_TOO_LARGE);
    }
    let read = Form::<BTreeMap<String, String>>::from_request(request, &());
    match timeout(BODY_TIME, read).await {
        Err(_) => Err(StatusCode::REQUEST_TIMEOUT),
        Ok(Err(FormRejection::BytesRejection(rejection)))
            if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE =>
        {
            Err(StatusCode::PAYLOAD_TOO_LARGE)
        }
        Ok(Err(_)) => Err(StatusCode::BAD_REQUEST),
        Ok(Ok(Form(form))) => Ok(form),
    }
}
