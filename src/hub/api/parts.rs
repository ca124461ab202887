//! Parts over the wire: what histories name and do not contain.

use super::*;
pub(super) use crate::hub::parts::MOST_BYTES;
use crate::hub::parts::{self, Part, expect_rules};

/// A part is only there for who may have it; who asks for anything else gets what there is at none.
fn asked(headers: &HeaderMap, kind: &str, sha256: &str) -> Result<Part, Refusal> {
    let none = || said(headers, StatusCode::NOT_FOUND, "unknown", "hub-page-none");
    Part::of(kind, sha256).ok_or_else(none)
}

pub(super) async fn give(
    State(post): State<Arc<Post>>,
    Extension(known): Extension<Known>,
    Path((kind, sha256)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let answered = async {
        let part = asked(&headers, &kind, &sha256)?;
        let found = post.hub.part(&known, part).await;
        let found = found.map_err(none(&headers))?;
        let lacking = || said(&headers, StatusCode::NOT_FOUND, "unknown", "hub-part-none");
        let kind = [(CONTENT_TYPE, "application/octet-stream")];
        Ok((kind, found.ok_or_else(lacking)?).into_response())
    };
    answered.await.unwrap_or_else(Refusal::into_response)
}

pub(super) async fn keep(
    State(post): State<Arc<Post>>,
    Extension(known): Extension<Known>,
    Path((kind, sha256)): Path<(String, String)>,
    request: Request,
) -> Response {
    let headers = request.headers().clone();
    let answered = async {
        let part = asked(&headers, &kind, &sha256)?;
        if part.kind != parts::RULES {
            // Whether a list may be given away says whoever rules the hub.
            let foreign = said(&headers, StatusCode::FORBIDDEN, "foreign", "hub-part-list");
            return Err(foreign);
        }
        let body = unpacked(&post, &headers, request).await?;
        let odd = |what: String| unfit(&headers, &Unfit::Odd(what));
        if Digest::of(&body) != part.sha256 {
            return Err(odd("another digest".to_owned()));
        }
        let text = String::from_utf8(body).map_err(|why| odd(why.to_string()))?;
        expect_rules(&text).map_err(odd)?;
        let kept = post.hub.keep_rules(&known, part.sha256, &text).await;
        for competition in kept.map_err(none(&headers))? {
            post.grader.tell(competition);
        }
        Ok(answer(StatusCode::OK, &json!({"kind": kind, "sha256": sha256})))
    };
    answered.await.unwrap_or_else(Refusal::into_response)
}
