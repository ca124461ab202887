//! A joint competition's part of the door: what halls carry out, the letters of a round, the words of all.

use super::*;
use crate::hub::conducted::NotYet;
use crate::hub::joints::{Directives, Opening, Part, Ready};

/// The longest that somebody may wait for what is to carry out.
const LONGEST_WAIT_S: u64 = 25;
/// The longest body of a request that has no rows.
const MOST_BYTES: usize = 1 << 10;

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Since {
    #[serde(default)]
    after: i64,
    #[serde(default)]
    wait: u64,
}

fn conflict(headers: &HeaderMap, why: &'static str, key: &str) -> Refusal {
    said(headers, StatusCode::CONFLICT, why, key)
}

/// What there is to carry out after an event; waits for it no longer than was asked, with no connection to the database.
pub(super) async fn directives(
    State(post): State<Arc<Post>>,
    Extension(known): Extension<Known>,
    Path(joint): Path<String>,
    since: Result<Query<Since>, axum::extract::rejection::QueryRejection>,
    headers: HeaderMap,
) -> Response {
    let answered = async {
        let odd = |why: axum::extract::rejection::QueryRejection| {
            unfit(&headers, &Unfit::Odd(why.body_text()))
        };
        let Query(Since { after, wait }) = since.map_err(odd)?;
        let (joint, reader) = of(&post, &known, &headers, &joint).await?;
        let (mut changes, mut closed) = (joint.changes(), post.closed.clone());
        let until = tokio::time::Instant::now() + Duration::from_secs(wait.min(LONGEST_WAIT_S));
        loop {
            changes.borrow_and_update();
            let given = post.hub.directives(&joint, reader, after).await.map_err(none(&headers))?;
            if let Some(given) = given {
                return Ok(answer(StatusCode::OK, &told(given)));
            }
            let waited = async {
                tokio::select! {
                    changed = changes.changed() => changed.is_ok(),
                    _ = closed.wait_for(|closed| *closed) => false,
                }
            };
            if !matches!(tokio::time::timeout_at(until, waited).await, Ok(true)) {
                return Ok(StatusCode::NO_CONTENT.into_response());
            }
            // Whose card was replaced while it waited hears nothing more.
            let client = post.hub.client().await.map_err(none(&headers))?;
            if token(&**client, known.sha256).await.map_err(none(&headers))?.is_none() {
                return Err(said(&headers, StatusCode::UNAUTHORIZED, "token", "hub-token-wrong"));
            }
        }
    };
    answered.await.unwrap_or_else(Refusal::into_response)
}

fn told(given: Directives) -> Value {
    let columns = |row| {
        let mut columns = wire::columns(row);
        if given.withheld.contains(&row.seq) {
            columns[9] = Value::Null;
        }
        columns
    };
    let rows: Vec<Value> = given.rows.iter().map(columns).collect();
    json!({"rows": rows, "head": at(given.head), "seal": given.seal.map(|seal| hex(&seal))})
}

/// A round's letters, to a hall at or after their moment.
pub(super) async fn open(
    State(post): State<Arc<Post>>,
    Extension(known): Extension<Known>,
    Path((joint, round)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let answered = async {
        let (joint, reader) = of(&post, &known, &headers, &joint).await?;
        let venue = hall(&headers, reader)?;
        let round = round.parse().ok().and_then(RoundNo::new);
        let unknown = || conflict(&headers, "unknown", "hub-joint-unknown");
        let asked = (venue, round.ok_or_else(unknown)?);
        let opened = post.hub.open_round(&joint, &known, asked, post.signs.now_ms()).await;
        match opened.map_err(none(&headers))? {
            Opening::Given { row, nonce, first_ms } => {
                let row = wire::columns(&row);
                let given = json!({"row": row, "nonce": hex(&nonce), "first": first_ms});
                Ok(answer(StatusCode::OK, &given))
            }
            Opening::NotYet(NotYet::Unknown) => Err(unknown()),
            Opening::NotYet(NotYet::Order) => Err(conflict(&headers, "order", "hub-joint-order")),
            Opening::NotYet(NotYet::Wait(wait_ms)) => {
                let early = said(&headers, StatusCode::TOO_EARLY, "early", "hub-joint-early");
                Err(Refusal { more: json!({"wait_ms": wait_ms}), ..early })
            }
        }
    };
    answered.await.unwrap_or_else(Refusal::into_response)
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Sealed {
    seal: Option<Digest>,
}

/// A hall takes part in the draw with the word of this seal, or passes.
pub(super) async fn ready(
    State(post): State<Arc<Post>>,
    Extension(known): Extension<Known>,
    Path(joint): Path<String>,
    request: Request,
) -> Response {
    let headers = request.headers().clone();
    let answered = async {
        let (joint, reader) = of(&post, &known, &headers, &joint).await?;
        let venue = hall(&headers, reader)?;
        let late = |_| said(&headers, StatusCode::REQUEST_TIMEOUT, "late", "hub-body-late");
        let body = axum::body::to_bytes(request.into_body(), MOST_BYTES);
        let body = timeout(BODY_TIME, body).await.map_err(late)?;
        let body = body.map_err(|_| unfit(&headers, &Unfit::Large))?;
        let sealed = serde_json::from_slice(&body);
        let Sealed { seal } =
            sealed.map_err(|why| unfit(&headers, &Unfit::Odd(why.to_string())))?;
        let ready = post.hub.ready(&joint, &known, venue, seal).await;
        match ready.map_err(none(&headers))? {
            Ready::At(seq) => Ok(answer(StatusCode::OK, &json!({"seq": seq}))),
            Ready::Asked => Err(conflict(&headers, "asked", "hub-joint-asked")),
            Ready::NoSeal => Err(conflict(&headers, "seal", "hub-joint-no-seal")),
        }
    };
    answered.await.unwrap_or_else(Refusal::into_response)
}

/// The halls that are ready; their words from the moment on at which the conductor asks for them.
pub(super) async fn words(
    State(post): State<Arc<Post>>,
    Extension(known): Extension<Known>,
    Path(joint): Path<String>,
    headers: HeaderMap,
) -> Response {
    let answered = async {
        let (joint, _) = of(&post, &known, &headers, &joint).await?;
        let (asked, parts) = post.hub.words(&joint).await.map_err(none(&headers))?;
        let part = |(venue, part): (i32, Part)| {
            let (word, salt) = part.opened.map(|opened| (opened.text, hex(&opened.salt))).unzip();
            let seal = part.seal.map(|seal| seal.to_string());
            (venue.to_string(), json!({"seal": seal, "word": word, "salt": salt}))
        };
        let venues: BTreeMap<String, Value> = parts.into_iter().map(part).collect();
        Ok(answer(StatusCode::OK, &json!({"asked": asked, "venues": venues})))
    };
    answered.await.unwrap_or_else(Refusal::into_response)
}
