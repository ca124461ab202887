//! The door through which halls and conductors send their histories, and halls hear of their conductor's (`docs/hub.md`).

mod answers;
mod asks;
mod conducting;
mod joints;
mod parts;

pub(super) use self::conducting::{of_queue, of_table, of_venues};

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, FromRequest as _, Path, Query, Request, State};
use axum::http::header::{
    AUTHORIZATION, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, RETRY_AFTER,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post, put};
use axum::{Extension, Router};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use serde_json::{Value, json};
use tokio::sync::{Semaphore, watch};
use tokio::time::timeout;

use self::answers::{
    Answered, Refusal, answer, at, hex, lacks, none, refused, said, speech, unfit,
};
use self::asks::{hall, of, own};
use super::append::Batch;
use super::branches::{At, State as Standing};
use super::derive::title_of;
use super::gathered::Gathered;
use super::grader::Grader;
use super::joints::Joints;
use super::noticed::Notice;
use super::problem::Problem;
use super::public::from;
use super::sent::Beside;
use super::signs::Signs;
use super::spoken::language;
use super::store::Hub;
use super::tokens::{Known, Scope, digest_of, token};
use super::wire::{self, MOST_SENT, Sent, Unfit};
use crate::domain::ids::{RoundNo, VenueNo};
use crate::domain::lexicon::Digest;
use crate::language::{Language, tr};
use crate::net::{KnownAddresses, Peer, is_long};
use crate::storage::genesis;

/// How often a token may ask in a second, and how many of its requests may be under way.
const A_SECOND: NonZeroU32 = NonZeroU32::new(30).expect("not 0");
const AT_ONCE: usize = 8;
/// How often an address may show a wrong token in a minute.
const WRONG: NonZeroU32 = NonZeroU32::new(60).expect("not 0");
/// So many tokens or addresses are remembered before the quiet ones are forgotten.
const REMEMBERED: usize = 4096;
/// How long a body may take: 1 MiB over 140 kbit/s.
const BODY_TIME: Duration = Duration::from_mins(1);
/// So many bodies are unpacked at once.
const UNPACKED: usize = 16;

struct Post {
    hub: Arc<Hub>,
    grader: Grader,
    gathered: Arc<Gathered>,
    joints: Joints,
    signs: Arc<Signs>,
    /// The addresses that showed a right token.
    known: Arc<KnownAddresses>,
    /// Whether its disk was full when rows came last.
    disk_full: AtomicBool,
    /// Whether the service ends.
    closed: watch::Receiver<bool>,
    often: DefaultKeyedRateLimiter<Digest>,
    wrong: DefaultKeyedRateLimiter<IpAddr>,
    under_way: Mutex<HashMap<Digest, usize>>,
    unpacking: Semaphore,
}

/// A request of a token that is under way.
struct Place(Arc<Post>, Digest);

impl Drop for Place {
    fn drop(&mut self) {
        let mut all = self.0.under_way.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = all.get_mut(&self.1) {
            *count -= 1;
            if *count == 0 {
                all.remove(&self.1);
            }
        }
    }
}

/// The door.
pub(super) fn door(
    (hub, gathered, signs): (Arc<Hub>, Arc<Gathered>, Arc<Signs>),
    (grader, known): (Grader, Arc<KnownAddresses>),
    closed: watch::Receiver<bool>,
) -> Router {
    let post_box = Arc::new(Post {
        hub,
        grader,
        gathered,
        joints: Joints::default(),
        signs,
        known,
        disk_full: AtomicBool::default(),
        closed,
        often: RateLimiter::keyed(Quota::per_second(A_SECOND)),
        wrong: RateLimiter::keyed(Quota::per_minute(WRONG)),
        under_way: Mutex::default(),
        unpacking: Semaphore::new(UNPACKED),
    });
    tokio::spawn(noticed(Arc::clone(&post_box)));
    let known = Router::new()
        .route("/v1/competitions/{first}", get(head))
        .route("/v1/competitions/{first}/rows", post(take).get(rows))
        .route("/v1/competitions/{first}/branch", put(conducting::choose))
        .route(
            "/v1/parts/{kind}/{sha256}",
            get(parts::give).put(parts::keep).layer(DefaultBodyLimit::max(parts::MOST_BYTES)),
        )
        .route("/v1/joints/{joint}", put(enter))
        .route("/v1/joints/{joint}/directives", get(joints::directives))
        .route("/v1/joints/{joint}/rounds/{round}/open", post(joints::open))
        .route("/v1/joints/{joint}/ready", post(joints::ready))
        .route("/v1/joints/{joint}/words", get(joints::words))
        .route("/v1/joints/{joint}/queue", get(conducting::queue))
        .route("/v1/joints/{joint}/venues", get(conducting::venues))
        .route("/v1/joints/{joint}/venues/{venue}/branches/{branch}", get(conducting::changes))
        .route("/v1/joints/{joint}/standings", get(conducting::standings))
        .method_not_allowed_fallback(only)
        .layer(middleware::from_fn_with_state(Arc::clone(&post_box), shown));
    Router::new()
        .route("/v1/time", get(time))
        .merge(known)
        .fallback(|headers: HeaderMap| async move {
            said(&headers, StatusCode::NOT_FOUND, "unknown", "hub-page-none").into_response()
        })
        .method_not_allowed_fallback(only)
        .layer(DefaultBodyLimit::max(MOST_SENT))
        .layer(middleware::from_fn_with_state(Arc::clone(&post_box), marked))
        .with_state(post_box)
}

/// Goes on as after a sending where another process changed a history.
async fn noticed(post: Arc<Post>) {
    let told = |notice| match notice {
        Notice::Changed(competition) => {
            post.grader.tell(competition);
            let post = Arc::clone(&post);
            tokio::spawn(async move {
                match post.hub.joint_of(competition).await {
                    Ok(Some(joint)) => post.joints.wake(joint),
                    Ok(None) => {}
                    // Whose it is, who waits finds out.
                    Err(_) => post.joints.wake_all(),
                }
            });
        }
        Notice::Listens => post.joints.wake_all(),
    };
    post.hub.notices(told, post.closed.clone()).await;
}

async fn only(headers: HeaderMap) -> Response {
    said(&headers, StatusCode::METHOD_NOT_ALLOWED, "method", "hub-no-such-method").into_response()
}

/// Where a request may have a query.
const WITH_QUERY: [&str; 3] = ["/rows", "/directives", "/standings"];

/// What stands on every answer; every refusal is JSON, also of what no handler saw.
async fn marked(State(post): State<Arc<Post>>, request: Request, next: Next) -> Response {
    let (uri, headers) = (request.uri(), request.headers().clone());
    let may =
        request.method() == Method::GET && WITH_QUERY.iter().any(|end| uri.path().ends_with(end));
    let mut answer = match uri.query().filter(|query| !may && !query.is_empty()) {
        _ if is_long(&request) => {
            let status = StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE;
            said(&headers, status, "head", "hub-head-long").into_response()
        }
        Some(query) => unfit(&headers, &Unfit::Odd(query.to_owned())).into_response(),
        None => told_why(next.run(request).await, &headers).await,
    };
    if let Some(Some(problem)) = answer.extensions().get::<Option<Arc<Problem>>>() {
        post.hub.outage.refused(problem);
    }
    let status = answer.status();
    let headers = answer.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    if status == StatusCode::TOO_MANY_REQUESTS || status == StatusCode::SERVICE_UNAVAILABLE {
        headers.entry(RETRY_AFTER).or_insert(HeaderValue::from_static("2"));
    }
    answer
}

/// The answer; of a refusal that is no JSON its code and a sentence.
async fn told_why(answer: Response, headers: &HeaderMap) -> Response {
    const MOST: usize = 4 << 10;
    let status = answer.status();
    let is_json = answer.headers().get(CONTENT_TYPE).is_some_and(|it| it == "application/json");
    if is_json || !(status.is_client_error() || status.is_server_error()) {
        return answer;
    }
    let why = axum::body::to_bytes(answer.into_body(), MOST).await.unwrap_or_default();
    let why = String::from_utf8_lossy(&why).into_owned();
    Refusal { status, ..unfit(headers, &Unfit::Odd(why)) }.into_response()
}

/// Who shows a token that opens something goes on, so often and so many at once.
async fn shown(State(post): State<Arc<Post>>, mut request: Request, next: Next) -> Response {
    let headers = request.headers().clone();
    let sha256 = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    let sha256 = sha256.and_then(|value| digest_of(value.strip_prefix("Bearer ")?.trim()));
    let found = match sha256 {
        None => Ok(None),
        Some(sha256) => match post.hub.client().await {
            Ok(client) => token(&**client, sha256).await,
            Err(problem) => Err(problem),
        },
    };
    if found.is_ok() && sha256.is_some() {
        post.hub.outage.answers();
    }
    let peer = request.extensions().get::<Peer>().copied();
    let known = match found {
        Ok(Some(known)) => known,
        Ok(None) => {
            if let Some((joint, venue)) = post.hub.ended(sha256).await {
                post.signs.refuse(joint, venue, "token");
            }
            if post.wrong.len() > REMEMBERED {
                post.wrong.retain_recent();
            }
            let may =
                peer.is_some_and(|Peer(peer)| post.wrong.check_key(&from(peer, &headers)).is_ok());
            return if may {
                said(&headers, StatusCode::UNAUTHORIZED, "token", "hub-token-wrong")
            } else {
                said(&headers, StatusCode::TOO_MANY_REQUESTS, "often", "hub-page-too-often")
            }
            .into_response();
        }
        Err(problem) => return refused(&headers, &problem, Value::Null).into_response(),
    };
    if post.often.len() > REMEMBERED {
        post.often.retain_recent();
    }
    let place = post.place(known.sha256).filter(|_| post.often.check_key(&known.sha256).is_ok());
    let Some(place) = place else {
        let status = StatusCode::TOO_MANY_REQUESTS;
        return said(&headers, status, "often", "hub-page-too-often").into_response();
    };
    if let Some(Peer(peer)) = peer {
        post.known.is(peer);
    }
    if let Scope::Venue { joint, venue } = known.scope {
        post.signs.give(joint, venue);
    }
    request.extensions_mut().insert(known);
    let answer = next.run(request).await;
    drop(place);
    answer
}

impl Post {
    fn place(self: &Arc<Self>, token: Digest) -> Option<Place> {
        let mut all = self.under_way.lock().unwrap_or_else(PoisonError::into_inner);
        let count = all.entry(token).or_default();
        if *count >= AT_ONCE {
            return None;
        }
        *count += 1;
        Some(Place(Arc::clone(self), token))
    }
}

/// The competition of an address; who writes none gets what there is at none.
fn named(headers: &HeaderMap, text: &str) -> Result<Digest, Refusal> {
    text.parse().map_err(|_| said(headers, StatusCode::NOT_FOUND, "unknown", "hub-page-none"))
}

async fn time(State(post): State<Arc<Post>>) -> Response {
    answer(StatusCode::OK, &json!({"now_ms": post.signs.now_ms()}))
}

async fn head(
    State(post): State<Arc<Post>>,
    Extension(known): Extension<Known>,
    Path(first): Path<String>,
    headers: HeaderMap,
) -> Response {
    let answered = async {
        let competition = named(&headers, &first)?;
        let refused = none(&headers);
        post.hub.may_read(&known, competition).await.map_err(&refused)?;
        let found = post.hub.head_of(competition).await.map_err(&refused)?;
        let (head, branch) = found.ok_or_else(|| refused(Problem::NoCompetition(competition)))?;
        let mut told = json!({"head": at(head), "branch": branch});
        lacks(&mut told, post.hub.lacks(competition).await.map_err(&refused)?);
        Ok(answer(StatusCode::OK, &told))
    };
    answered.await.unwrap_or_else(Refusal::into_response)
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct After {
    #[serde(default)]
    after: i64,
}

async fn rows(
    State(post): State<Arc<Post>>,
    Extension(known): Extension<Known>,
    Path(first): Path<String>,
    after: Result<Query<After>, axum::extract::rejection::QueryRejection>,
    headers: HeaderMap,
) -> Response {
    let answered = async {
        let after = after.map_err(|why| unfit(&headers, &Unfit::Odd(why.body_text())));
        let Query(After { after }) = after?;
        let competition = named(&headers, &first)?;
        post.hub.may_read(&known, competition).await.map_err(none(&headers))?;
        let lacking = post.hub.lacking(competition, after).await.map_err(none(&headers))?;
        let rows: Vec<Value> = lacking.rows.iter().map(wire::columns).collect();
        let seal = lacking.seal.map(|seal| hex(&seal));
        let seals = lacking.seals.iter().map(|(venue, seal)| (venue.to_string(), hex(seal).into()));
        let mut told = json!({"rows": rows, "head": at(lacking.head), "seal": seal});
        if !lacking.seals.is_empty() {
            told["seals"] = Value::Object(seals.collect());
        }
        Ok(answer(StatusCode::OK, &told))
    };
    answered.await.unwrap_or_else(Refusal::into_response)
}

async fn enter(
    State(post): State<Arc<Post>>,
    Extension(known): Extension<Known>,
    Path(joint): Path<String>,
    headers: HeaderMap,
) -> Response {
    let answered = async {
        let joint = named(&headers, &joint)?;
        let entered = post.hub.enter_joint(&known, joint).await;
        entered.map_err(none(&headers))?;
        Ok(answer(StatusCode::OK, &json!({"joint": joint.to_string()})))
    };
    answered.await.unwrap_or_else(Refusal::into_response)
}

async fn take(
    State(post): State<Arc<Post>>,
    Extension(known): Extension<Known>,
    Path(first): Path<String>,
    request: Request,
) -> Response {
    let headers = request.headers().clone();
    let taken = taken(&post, &known, &first, &headers, request).await;
    if let Scope::Venue { joint, venue } = known.scope {
        match &taken {
            Ok(_) | Err(Refusal { why: "fork", .. }) => post.signs.take(joint, venue),
            Err(refusal) if refusal.is_lasting() => post.signs.refuse(joint, venue, refusal.why),
            Err(_) => {}
        }
    }
    taken.unwrap_or_else(Refusal::into_response)
}

async fn taken(
    post: &Arc<Post>,
    known: &Known,
    first: &str,
    headers: &HeaderMap,
    request: Request,
) -> Answered {
    let competition = named(headers, first)?;
    let body = unpacked(post, headers, request).await?;
    let permit = post.unpacking.acquire().await;
    let read = tokio::task::spawn_blocking(move || wire::sent(&body));
    let read = read.await.unwrap_or_else(|why| Err(Unfit::Odd(why.to_string())));
    let sent = read.map_err(|why| unfit(headers, &why))?;
    let answered = kept(post, known, competition, headers, sent).await;
    drop(permit);
    answered
}

/// A body as it was before it was packed, within the bounds of one.
async fn unpacked(
    post: &Arc<Post>,
    headers: &HeaderMap,
    request: Request,
) -> Result<Vec<u8>, Refusal> {
    let late = |_| said(headers, StatusCode::REQUEST_TIMEOUT, "late", "hub-body-late");
    let body = timeout(BODY_TIME, Bytes::from_request(request, &())).await.map_err(late)?;
    let body = body.map_err(|why| match why.into_response().status() {
        StatusCode::PAYLOAD_TOO_LARGE => unfit(headers, &Unfit::Large),
        _ => unfit(headers, &Unfit::Odd("it was cut off".to_owned())),
    })?;
    let coding =
        headers.get(CONTENT_ENCODING).map(|value| value.to_str().unwrap_or("?").to_owned());
    let _permit = post.unpacking.acquire().await;
    let read = tokio::task::spawn_blocking(move || wire::unpacked(&body, coding.as_deref()));
    let read = read.await.unwrap_or_else(|why| Err(Unfit::Odd(why.to_string())));
    read.map_err(|why| unfit(headers, &why))
}

async fn kept(
    post: &Arc<Post>,
    known: &Known,
    competition: Digest,
    headers: &HeaderMap,
    sent: Sent,
) -> Answered {
    let Sent { joint, venue, seal, seals, nonces, before, rows } = sent;
    let title = rows.first().filter(|first| first.seq == 1).map(title_of).unwrap_or_default();
    let batch = Batch { competition, format: "", title: &title, before, rows: &rows };
    let beside = Beside { joint, venue, seal, seals, nonces };
    let taken = match super::append::follow(&batch) {
        Ok(()) => post.hub.take_sent(known, &batch, &beside).await,
        Err(problem) => Err(problem),
    };
    match &taken {
        Ok(done) if done.appended.new > 0 => post.disk_full.store(false, Ordering::Relaxed),
        Err(Problem::DiskFull(_)) => post.disk_full.store(true, Ordering::Relaxed),
        _ => {}
    }
    let done = match taken {
        Ok(done) => done,
        Err(problem) => return Err(not_taken(post, competition, headers, problem).await),
    };
    if done.appended.new > 0 {
        post.grader.tell(competition);
    }
    if let (Scope::Conductor(_), Some(joint)) = (&known.scope, joint) {
        post.joints.wake(joint);
    }
    let appended = &done.appended;
    let head = At { seq: appended.seq, hash: appended.hash };
    let mut told = json!({"head": at(head), "branch": appended.branch});
    if let Some(directives) = done.directives {
        told["directives"] = directives.into();
    }
    if rows[0].seq == 1 {
        let rules = post.hub.lacks(competition).await;
        lacks(&mut told, rules.map_err(|problem| refused(headers, &problem, Value::Null))?);
    }
    if appended.state == Standing::InForce {
        return Ok(answer(StatusCode::OK, &told));
    }
    told["at"] = done.parts_at.into();
    told["here"] = at(done.here);
    let text = crate::text!(speech(headers), "hub-sent-fork", branch = appended.branch).into();
    Err(Refusal { status: StatusCode::CONFLICT, why: "fork", text, more: told, failed: None })
}

/// Why rows were not taken in, with what their sender needs to go on.
async fn not_taken(
    post: &Arc<Post>,
    competition: Digest,
    headers: &HeaderMap,
    problem: Problem,
) -> Refusal {
    let nothing = At { seq: 0, hash: genesis() };
    match &problem {
        Problem::Gap { seq, hash } => {
            let head = At { seq: *seq, hash: *hash };
            refused(headers, &problem, json!({"head": at(head)}))
        }
        // Rows of which nobody has the beginning.
        Problem::NoCompetition(_) => {
            let gap = Problem::Gap { seq: 0, hash: genesis() };
            refused(headers, &gap, json!({"head": at(nothing)}))
        }
        Problem::Full => match post.hub.head_of(competition).await {
            Ok(head) => {
                let head = head.map_or(nothing, |(head, _)| head);
                refused(headers, &problem, json!({"head": at(head)}))
            }
            Err(problem) => refused(headers, &problem, Value::Null),
        },
        Problem::Chain(seq) | Problem::Unfit(seq) => refused(headers, &problem, json!({"at": seq})),
        _ => refused(headers, &problem, Value::Null),
    }
}
