//! The photographs that a player may look at by the code on their card.

use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;

use super::cards::{kept_by_nobody, refused};
use super::darkroom;
use super::house::House;
use super::pages::{self, Place, name_of};
use crate::domain::cards::CardCode;
use crate::domain::contest::picture::Side;
use crate::domain::ids::RoundNo;
use crate::net::Peer;

/// `7-front.jpg`.
fn named(text: &str) -> Option<(RoundNo, Side)> {
    let (round, side) = text.strip_suffix(".jpg")?.split_once('-')?;
    let side = [Side::Front, Side::Back].into_iter().find(|it| name_of(*it) == side)?;
    let round = RoundNo::new(round.parse().ok()?).filter(|it| it.to_string() == round)?;
    Some((round, side))
}

/// A picture of a player's own; of nobody else's, of no round that is not published, and only while it is allowed.
pub(super) async fn picture(
    State(house): State<House>,
    Path((typed, which)): Path<(String, String)>,
    request: Request,
) -> Response {
    let headers: HeaderMap = request.headers().clone();
    if let Some(key) = pages::shut(&house, Place::Sheets) {
        return pages::alone(&house, &headers, StatusCode::FORBIDDEN, key);
    }
    let peer = request.extensions().get::<Peer>().copied();
    let code = CardCode::read(&typed).filter(|code| code.to_string() == typed);
    let Some(published) = house.cards.now().await else {
        return pages::error(&house, &headers, StatusCode::SERVICE_UNAVAILABLE);
    };
    let language = house.language(&headers);
    let known = code.filter(|code| published.of_code(code.digest(), language).is_some());
    let mut answer = match known {
        None => refused(&house, &headers, house.cards.wrong(peer), None),
        Some(code) => {
            let found = named(&which)
                .and_then(|(round, side)| published.photograph(code.digest(), round, side));
            let shown = match found {
                Some((sha256, file)) => darkroom::picture(file.to_path_buf(), sha256).await,
                None => None,
            };
            shown.unwrap_or_else(|| pages::error(&house, &headers, StatusCode::NOT_FOUND))
        }
    };
    kept_by_nobody(&mut answer);
    answer
}
