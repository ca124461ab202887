//! The pages that everybody may read. They only read, and hold what tables hold: nothing that was not published.

mod joint;
mod season;

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Bytes;
use axum::extract::{Path, Query, Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH, RETRY_AFTER, VARY};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use self::joint::{Key, Shown, Wanted, Which};
use super::about::About;
use super::derive::{ABOUT, CSV, JSON, page_of};
use super::page::{Card, Page, facts};
use super::problem::Problem;
use super::seasons::{self, Titled};
use super::signs::Signs;
use super::spoken::{language, preferred};
use super::store::Hub;
use crate::domain::lexicon::Digest;
use crate::language::{Language, tr};
use crate::net::{Peer, counted_as, dressed, is_long, is_proxy};

/// Nothing but a page's own style; no script whatever.
pub(super) const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; \
     form-action 'none'; frame-ancestors 'none'";

/// How often an address may ask in a second, and at once.
const A_SECOND: NonZeroU32 = NonZeroU32::new(30).expect("not 0");
const AT_ONCE: NonZeroU32 = NonZeroU32::new(120).expect("not 0");
/// So many addresses are remembered before the quiet ones are forgotten.
const REMEMBERED: usize = 4096;

/// What was read from the database serves so long, and so many of it are kept.
const FRESH: Duration = Duration::from_secs(1);
const KEPT: usize = 512;

/// So many competitions stand on a page of their list.
const LISTED: usize = 50;

/// What a page's address names: the part of a table.
type Name = (String, u8, String);

/// When a page was read from the database, and what it was; nothing where there is none.
type Kept = (Instant, Option<Arc<Given>>);

/// What is given, with its mark.
pub(super) struct Given {
    pub bytes: Bytes,
    pub mark: HeaderValue,
}

impl Given {
    pub(super) fn new(bytes: Vec<u8>) -> Self {
        let mark = format!("\"{}\"", &Digest::of(&bytes).to_string()[..32]);
        let mark = HeaderValue::from_str(&mark).expect("digits");
        Self { bytes: bytes.into(), mark }
    }
}

pub(super) struct Readers {
    hub: Arc<Hub>,
    often: DefaultKeyedRateLimiter<IpAddr>,
    kept: Mutex<HashMap<Name, Kept>>,
    /// All seasons and competitions, the latest first, and when they were read.
    all: tokio::sync::Mutex<Option<(Instant, Arc<All>)>>,
    /// Pages of joint competitions.
    joints: tokio::sync::Mutex<Shown>,
    signs: Arc<Signs>,
    seasons: Mutex<season::Made>,
    /// Those that were given last.
    last: Mutex<HashMap<Key, Arc<Given>>>,
}

/// What stands on the list.
struct All {
    seasons: Vec<Titled>,
    /// By their addresses.
    competitions: Vec<(String, About)>,
}

/// The language that a reader chose by the address.
#[derive(serde::Deserialize)]
pub(super) struct Chosen {
    lang: Option<String>,
    /// Which page of a list, from 1 on.
    page: Option<usize>,
}

/// The pages.
pub(super) fn door(hub: Arc<Hub>, signs: Arc<Signs>) -> Router {
    let often = RateLimiter::keyed(Quota::per_second(A_SECOND).allow_burst(AT_ONCE));
    let readers = Arc::new(Readers {
        hub,
        often,
        kept: Mutex::default(),
        all: tokio::sync::Mutex::default(),
        joints: tokio::sync::Mutex::default(),
        signs,
        seasons: Mutex::default(),
        last: Mutex::default(),
    });
    Router::new()
        .route("/", get(list))
        .route("/k/{slug}", get(latest))
        .route("/k/{slug}/r/{round}", get(after))
        .route("/k/{slug}/v/{venue}", get(hall))
        .route("/k/{slug}/draw", get(draw))
        .route("/s/{slug}", get(season::season))
        .route("/k/{slug}/results.json", get(json))
        .route("/k/{slug}/results.csv", get(csv))
        .fallback(|headers: HeaderMap| async move { notice(&headers, None, StatusCode::NOT_FOUND) })
        .method_not_allowed_fallback(|headers: HeaderMap| async move {
            notice(&headers, None, StatusCode::METHOD_NOT_ALLOWED)
        })
        .layer(middleware::from_fn_with_state(Arc::clone(&readers), asked))
        .with_state(readers)
}

async fn asked(State(readers): State<Arc<Readers>>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<Peer>().copied();
    let address = peer.map(|Peer(peer)| from(peer, request.headers()));
    if readers.often.len() > REMEMBERED {
        readers.often.retain_recent();
    }
    let may = address.is_some_and(|address| readers.often.check_key(&address).is_ok());
    let mut answer = if !may {
        notice(request.headers(), None, StatusCode::TOO_MANY_REQUESTS)
    } else if is_long(&request) {
        notice(request.headers(), None, StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE)
    } else {
        next.run(request).await
    };
    let status = answer.status();
    let headers = answer.headers_mut();
    if status == StatusCode::TOO_MANY_REQUESTS || status == StatusCode::SERVICE_UNAVAILABLE {
        headers.insert(RETRY_AFTER, HeaderValue::from_static("5"));
    }
    dressed(answer, POLICY, "no-store")
}

/// The address of who asks: what a proxy on this machine says, else the connection's own.
pub(super) fn from(peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let told = headers.get("x-forwarded-for").filter(|_| is_proxy(peer));
    let told = told.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    told.map_or(peer, counted_as)
}

/// Why there is no page.
fn notice(headers: &HeaderMap, chosen: Option<&str>, status: StatusCode) -> Response {
    let key = match status {
        StatusCode::NOT_FOUND => "hub-page-none",
        StatusCode::TOO_MANY_REQUESTS => "hub-page-too-often",
        StatusCode::METHOD_NOT_ALLOWED => "hub-page-only-read",
        StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE => "web-long-head",
        _ => "hub-page-closed",
    };
    let text = Page::notice(language(headers, chosen), key).text();
    (status, [(CONTENT_TYPE, "text/html; charset=utf-8")], text).into_response()
}

/// What was read, with its mark; nothing again to who has it.
fn given(headers: &HeaderMap, kind: &'static str, given: &Given) -> Response {
    let has = headers.get(IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let has = has.is_some_and(|all| all.split(',').any(|one| one.trim() == given.mark));
    let how = [
        (CACHE_CONTROL, HeaderValue::from_static("public, max-age=5")),
        (VARY, HeaderValue::from_static("accept-language")),
        (ETAG, given.mark.clone()),
    ];
    if has {
        return (StatusCode::NOT_MODIFIED, how).into_response();
    }
    let kind = [(CONTENT_TYPE, HeaderValue::from_static(kind))];
    (how, kind, given.bytes.clone()).into_response()
}

const HTML: &str = "text/html; charset=utf-8";

impl Readers {
    /// What was read a moment ago.
    fn fresh(&self, name: &Name) -> Option<Kept> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.get(name).filter(|kept| kept.0.elapsed() < FRESH).cloned()
    }

    fn keep(&self, name: Name, found: Option<Arc<Given>>) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= KEPT {
            kept.retain(|_, kept| kept.0.elapsed() < FRESH);
        }
        if kept.len() < KEPT {
            kept.insert(name, (Instant::now(), found));
        }
    }

    /// A table by its address; `None` when there is none.
    async fn table(&self, name: Name) -> Result<Option<Arc<Given>>, Problem> {
        if let Some((_, found)) = self.fresh(&name) {
            return Ok(found);
        }
        let client = self.hub.client().await?;
        let (slug, after, part) = &name;
        let row = client
            .query_opt(include_str!("sql/table.sql"), &[slug, &i32::from(*after), part])
            .await?;
        let found = row.map(|row| row.try_get::<_, Vec<u8>>(0)).transpose()?;
        let found = found.map(|bytes| Arc::new(Given::new(bytes)));
        self.keep(name, found.clone());
        Ok(found)
    }

    /// All seasons and competitions; whoever comes while they are read waits for the same.
    async fn all(&self) -> Result<Arc<All>, Problem> {
        let mut kept = self.all.lock().await;
        if let Some((_, all)) = kept.as_ref().filter(|(at, _)| at.elapsed() < FRESH) {
            return Ok(Arc::clone(all));
        }
        let client = self.hub.client().await?;
        let mut competitions = Vec::new();
        for row in client.query(include_str!("sql/tables_of.sql"), &[&ABOUT]).await? {
            let slug: String = row.try_get(1)?;
            let about: Result<About, _> = serde_json::from_slice(row.try_get(2)?);
            competitions.extend(about.map(|about| (slug, about)));
        }
        competitions
            .sort_by(|(_, one), (_, two)| (&two.date, &one.title).cmp(&(&one.date, &two.title)));
        let all = Arc::new(All { seasons: seasons::listed(&**client).await?, competitions });
        *kept = Some((Instant::now(), Arc::clone(&all)));
        Ok(all)
    }

    /// What a list tells of a competition, and its mark.
    async fn about(&self, slug: &str) -> Result<Option<(About, HeaderValue)>, Problem> {
        let found = self.table((slug.to_owned(), 0, ABOUT.to_owned())).await?;
        Ok(found.and_then(|given| {
            Some((serde_json::from_slice(&given.bytes).ok()?, given.mark.clone()))
        }))
    }
}

fn or_closed(answer: Result<Response, Problem>, headers: &HeaderMap) -> Response {
    answer.unwrap_or_else(|_| notice(headers, None, StatusCode::SERVICE_UNAVAILABLE))
}

async fn list(
    State(readers): State<Arc<Readers>>,
    Query(chosen): Query<Chosen>,
    headers: HeaderMap,
) -> Response {
    let language = language(&headers, chosen.lang.as_deref());
    let answer = async {
        let all = readers.all().await?;
        let number = chosen.page.unwrap_or(1);
        let Some(start) = number.checked_sub(1).and_then(|before| before.checked_mul(LISTED))
        else {
            return Ok(notice(&headers, chosen.lang.as_deref(), StatusCode::NOT_FOUND));
        };
        let competitions = &all.competitions;
        if start > 0 && start >= competitions.len() {
            return Ok(notice(&headers, chosen.lang.as_deref(), StatusCode::NOT_FOUND));
        }
        let shown = &competitions[start..competitions.len().min(start + LISTED)];
        let seasons = all.seasons.iter().filter(|_| number == 1).map(|season| Card {
            title: season.title.clone(),
            at: format!("/s/{}?lang={}", season.slug, language.code()),
            facts: vec![tr(language, "hub-season-caption")],
        });
        let card = |(slug, about): &(String, About)| Card {
            title: title(language, about),
            at: format!("/k/{slug}?lang={}", language.code()),
            facts: facts(language, about),
        };
        let empty = competitions.is_empty().then(|| tr(language, "hub-page-empty"));
        let others = Language::ALL.into_iter().filter(|other| *other != language);
        let at = |page: usize, language: Language| match page {
            1 => format!("/?lang={}", language.code()),
            page => format!("/?lang={}&page={page}", language.code()),
        };
        let newer =
            (number > 1).then(|| (tr(language, "hub-page-newer"), at(number - 1, language)));
        let older = (start + LISTED < competitions.len())
            .then(|| (tr(language, "hub-page-older"), at(number + 1, language)));
        let languages = others.map(|it| (it.name(), at(number, it)));
        let page = Page {
            title: tr(language, "hub-page-title"),
            ways: newer.into_iter().chain(older).chain(languages).collect(),
            notes: empty.into_iter().collect(),
            cards: seasons.chain(shown.iter().map(card)).collect(),
            ..Page::notice(language, "hub-page-title")
        };
        Ok(given(&headers, HTML, &Given::new(page.text().into_bytes())))
    };
    or_closed(answer.await, &headers)
}

fn title(language: Language, about: &About) -> String {
    let title = about.title.trim();
    if title.is_empty() { tr(language, "hub-page-untitled") } else { title.to_owned() }
}

async fn latest(
    State(readers): State<Arc<Readers>>,
    Path(slug): Path<String>,
    Query(chosen): Query<Chosen>,
    headers: HeaderMap,
) -> Response {
    or_closed(page(&readers, &slug, None, (&headers, &chosen)).await, &headers)
}

async fn after(
    State(readers): State<Arc<Readers>>,
    Path((slug, round)): Path<(String, String)>,
    Query(chosen): Query<Chosen>,
    headers: HeaderMap,
) -> Response {
    let Ok(round) = round.parse::<u8>() else {
        return notice(&headers, chosen.lang.as_deref(), StatusCode::NOT_FOUND);
    };
    or_closed(page(&readers, &slug, Some(round), (&headers, &chosen)).await, &headers)
}

async fn hall(
    State(readers): State<Arc<Readers>>,
    Path((slug, venue)): Path<(String, String)>,
    Query(chosen): Query<Chosen>,
    headers: HeaderMap,
) -> Response {
    let Ok(venue) = venue.parse::<u16>() else {
        return notice(&headers, chosen.lang.as_deref(), StatusCode::NOT_FOUND);
    };
    let page = joint(&readers, &slug, Which::Hall(venue), (&headers, &chosen));
    or_closed(page.await, &headers)
}

async fn draw(
    State(readers): State<Arc<Readers>>,
    Path(slug): Path<String>,
    Query(chosen): Query<Chosen>,
    headers: HeaderMap,
) -> Response {
    let page = joint(&readers, &slug, Which::Draw, (&headers, &chosen));
    or_closed(page.await, &headers)
}

/// A page that only joint competitions have.
async fn joint(
    readers: &Readers,
    slug: &str,
    which: Which,
    (headers, chosen): (&HeaderMap, &Chosen),
) -> Result<Response, Problem> {
    let none = || notice(headers, chosen.lang.as_deref(), StatusCode::NOT_FOUND);
    let Some(about) = readers.about(slug).await?.filter(|(about, _)| about.halls > 0) else {
        return Ok(none());
    };
    let language = language_of(headers, chosen, &about.0);
    let after = about.0.rounds.last().copied();
    let wanted = Wanted { slug, language, after, which };
    let found = readers.joint(wanted, &about).await?;
    Ok(found.map_or_else(none, |page| given(headers, HTML, &page)))
}

/// The language of a competition's pages that a reader likes best.
fn language_of(headers: &HeaderMap, chosen: &Chosen, about: &About) -> Language {
    let there: Vec<Language> =
        about.languages.iter().filter_map(|code| Language::from_code(code)).collect();
    let asked = preferred(headers, chosen.lang.as_deref());
    let asked = asked.into_iter().find(|language| there.contains(language));
    asked.or_else(|| there.first().copied()).unwrap_or_default()
}

async fn page(
    readers: &Readers,
    slug: &str,
    round: Option<u8>,
    (headers, chosen): (&HeaderMap, &Chosen),
) -> Result<Response, Problem> {
    let none = || notice(headers, chosen.lang.as_deref(), StatusCode::NOT_FOUND);
    let Some(about) = readers.about(slug).await? else { return Ok(none()) };
    let language = language_of(headers, chosen, &about.0);
    let Some(after) = round.or_else(|| about.0.rounds.last().copied()) else {
        if about.0.halls > 0 {
            return joint(readers, slug, Which::Draw, (headers, chosen)).await;
        }
        let about = &about.0;
        let key = if about.unread.is_some() { "hub-page-unread" } else { "hub-page-nothing" };
        let page = Page {
            title: title(language, about),
            notes: vec![tr(language, key)],
            legend: vec![facts(language, about).join(" · ")],
            ..Page::notice(language, key)
        };
        return Ok(given(headers, HTML, &Given::new(page.text().into_bytes())));
    };
    if about.0.halls > 0 {
        let which = Which::Standings(chosen.page.unwrap_or(1));
        let wanted = Wanted { slug, language, after: Some(after), which };
        let found = readers.joint(wanted, &about).await?;
        return Ok(found.map_or_else(none, |page| given(headers, HTML, &page)));
    }
    let bytes = readers.table((slug.to_owned(), after, page_of(language))).await?;
    Ok(bytes.map_or_else(none, |bytes| given(headers, HTML, &bytes)))
}

async fn json(
    State(readers): State<Arc<Readers>>,
    Path(slug): Path<String>,
    headers: HeaderMap,
) -> Response {
    let kind = "application/json; charset=utf-8";
    or_closed(file(&readers, &slug, (JSON, kind), &headers).await, &headers)
}

async fn csv(
    State(readers): State<Arc<Readers>>,
    Path(slug): Path<String>,
    headers: HeaderMap,
) -> Response {
    let kind = "text/csv; charset=utf-8";
    or_closed(file(&readers, &slug, (CSV, kind), &headers).await, &headers)
}

async fn file(
    readers: &Readers,
    slug: &str,
    (part, kind): (&str, &'static str),
    headers: &HeaderMap,
) -> Result<Response, Problem> {
    let none = || notice(headers, None, StatusCode::NOT_FOUND);
    let about = readers.about(slug).await?;
    let Some(last) = about.and_then(|(about, _)| about.rounds.last().copied()) else {
        return Ok(none());
    };
    let bytes = readers.table((slug.to_owned(), last, part.to_owned())).await?;
    Ok(bytes.map_or_else(none, |bytes| given(headers, kind, &bytes)))
}
