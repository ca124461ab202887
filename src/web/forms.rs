//! Forms that are sent to the hall's door.

use std::collections::BTreeMap;
use std::time::Duration;

use axum::extract::rejection::FormRejection;
use axum::extract::{Form, FromRequest as _, Request};
use axum::http::StatusCode;
use tokio::time::timeout;

use super::house::House;

/// How long a body may take.
const BODY_TIME: Duration = Duration::from_secs(10);

/// A form that was sent from a page of this door, within its limits.
pub(super) async fn form(
    house: &House,
    request: Request,
) -> Result<BTreeMap<String, String>, StatusCode> {
    if !house.names.sent_from_here(request.headers()) {
        return Err(StatusCode::FORBIDDEN);
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
