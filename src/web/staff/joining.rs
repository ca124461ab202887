//! Joining, waiting, leaving; the language of a reader.

use axum::Extension;
use axum::extract::{Request, State};
use axum::http::header::{LOCATION, REFERER, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse as _, Response};
use serde_json::Value;

use super::answers::{FEW, form, from, of, plain, refused, to};
use super::house::{House, KEPT_S, Me};
use super::pages::{View, home_of, page};
use crate::domain::person::Person;
use crate::language::Language;
use crate::net::Peer;
use crate::stations::{Answer, Errand, bytes_of, held_at};
use crate::web::{help, tongue};

/// Whoever is in goes to their work; whoever is not has the form in sight at once.
pub(super) async fn start(State(house): State<House>, headers: HeaderMap) -> Response {
    let look = house.look(&headers);
    match &look.who {
        Some(who) => to(home_of(Some(who.role)).0),
        None => page(&look, &[], &as_before(&house, &headers).await, "/"),
    }
}

/// What to do, by the office of who reads it; of who is not in, how to come in.
pub(super) async fn help_page(State(house): State<House>, headers: HeaderMap) -> Response {
    let look = house.look(&headers);
    let role = look.who.as_ref().map(|who| who.role);
    // Whoever is not in, or cannot be told now, reads what holds for every format.
    let own = match house.held(&headers).filter(|_| role.is_some()) {
        Some(token) => house.owner(from(&house, &headers, Some(&token)), Errand::Help).await,
        None => Answer::Yes,
    };
    let own = if let Answer::Help(own) = own { own } else { Vec::new() };
    let sections = help::of_staff(look.language, role, &own);
    page(&look, &[], &View::Help(sections, asked_from(&headers, home_of(role).0)), "/help")
}

/// The page of this door from which one came, where what was being keyed is kept; else where one begins.
fn asked_from(headers: &HeaderMap, home: &str) -> String {
    let from = headers.get(REFERER).and_then(|from| from.to_str().ok());
    let path = from.and_then(|from| from.parse::<Uri>().ok()).map(|from| from.path().to_owned());
    path.filter(|path| is_here(path) && path != "/help").unwrap_or_else(|| home.to_owned())
}

/// Whether a path is one of this door's pages that can be opened again.
fn is_here(path: &str) -> bool {
    ["/", "/j", "/wait", "/help", "/s", "/w"].contains(&path)
        || path.strip_prefix("/s/").is_some_and(|rest| {
            rest.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'/')
        })
}

pub(super) async fn join_page(State(house): State<House>, headers: HeaderMap) -> Response {
    page(&house.look(&headers), &[], &as_before(&house, &headers).await, "/j")
}

/// The form of joining; a device that was in before has its name and its person's there already.
async fn as_before(house: &House, headers: &HeaderMap) -> View {
    let Some(held) = house.held(headers) else { return View::join() };
    match house.owner(from(house, headers, Some(&held)), Errand::Was).await {
        Answer::Was(Person { name, station, .. }) => View::join_as(name, station),
        _ => View::join(),
    }
}

pub(super) async fn join(
    State(house): State<House>,
    Extension(Peer(address)): Extension<Peer>,
    request: Request,
) -> Response {
    let headers = request.headers().clone();
    let pairs = match form(&house, request, FEW).await {
        Ok(pairs) => pairs,
        Err(status) => return plain(&house, &headers, status),
    };
    let mut token = [0; 32];
    if getrandom::fill(&mut token).is_err() {
        return plain(&house, &headers, StatusCode::SERVICE_UNAVAILABLE);
    }
    let text = |name: &str| of(&pairs, name).to_owned();
    // The script takes the key of a code from the page's address; it is no PIN, and in no field for one.
    let code = text("code");
    let errand = Errand::Join {
        secret: if code.is_empty() { text("pin") } else { code.clone() },
        name: text("name"),
        label: text("label"),
        from: address,
        held: house.held(&headers).map(|held| held_at(house.plain, &held)),
    };
    match house.owner(from(&house, &headers, Some(&token)), errand).await {
        Answer::Waits(_) => {
            let head = [house.holds(Some(&token)), (LOCATION, "/wait".to_owned())];
            (StatusCode::SEE_OTHER, head).into_response()
        }
        Answer::Refused(why) => {
            let status = StatusCode::from_u16(why.why.status()).unwrap_or(StatusCode::FORBIDDEN);
            let wrong = why.more.get("field").and_then(Value::as_str).unwrap_or_default();
            // Where the code was not what was wrong it is tried again; else a PIN can be typed.
            let has_key = !wrong.is_empty() && !wrong.contains("pin");
            let is_good = has_key && is_code(&code);
            let code = if is_good { code } else { String::new() };
            let pin = if has_key { text("pin") } else { String::new() };
            let (name, label, wrong) = (text("name"), text("label"), wrong.to_owned());
            let view = View::Join { name, label, code, pin, wrong };
            let said = [(why.text.clone(), "bad")];
            let mut answer = page(&house.look(&headers), &said, &view, "/j");
            *answer.status_mut() = status;
            answer
        }
        _ => plain(&house, &headers, StatusCode::SERVICE_UNAVAILABLE),
    }
}

/// Whether it is written as the key of an invitation is.
fn is_code(text: &str) -> bool {
    bytes_of::<16>(text).is_some()
}

pub(super) async fn wait(State(house): State<House>, headers: HeaderMap) -> Response {
    let token = house.held(&headers);
    match house.owner(from(&house, &headers, token.as_ref()), Errand::Wait).await {
        Answer::Waits(_) => page(&house.look(&headers), &[], &View::Wait, "/wait"),
        Answer::In(token, label) => {
            let home = home(&house, &token);
            // Another device has the label that was typed.
            let is_renamed = house.me(&token).is_some_and(|who| who.station != label);
            let told = if is_renamed { "?told=renamed" } else { "" };
            let head = [house.holds(Some(&token)), (LOCATION, format!("{home}{told}"))];
            (StatusCode::SEE_OTHER, head).into_response()
        }
        Answer::Yes => to(token.map_or("/s", |token| home(&house, &token))),
        Answer::Refused(why) => refused(&house, &headers, &why, false),
        _ => plain(&house, &headers, StatusCode::SERVICE_UNAVAILABLE),
    }
}

fn home(house: &House, token: &[u8; 32]) -> &'static str {
    home_of(house.me(token).map(|who| who.role)).0
}

pub(super) async fn leave(
    State(house): State<House>,
    Extension(me): Extension<Me>,
    request: Request,
) -> Response {
    let headers = request.headers().clone();
    if let Err(status) = form(&house, request, FEW).await {
        return plain(&house, &headers, status);
    }
    let left = house.owner(from(&house, &headers, Some(&me.token)), Errand::Leave).await;
    if let Answer::Refused(why) = left {
        return refused(&house, &headers, &why, false);
    }
    let head = [house.holds(None), (LOCATION, "/".to_owned())];
    (StatusCode::SEE_OTHER, head).into_response()
}

pub(super) async fn language(State(house): State<House>, request: Request) -> Response {
    let headers = request.headers().clone();
    let pairs = match form(&house, request, FEW).await {
        Ok(pairs) => pairs,
        Err(status) => return plain(&house, &headers, status),
    };
    let back = of(&pairs, "back");
    let Some(language) = Language::from_code(of(&pairs, "lang")).filter(|_| is_here(back)) else {
        return plain(&house, &headers, StatusCode::BAD_REQUEST);
    };
    let (name, code, secure) =
        (tongue::CHOSEN, language.code(), if house.plain { "" } else { "Secure; " });
    let cookie = format!("{name}={code}; Max-Age={KEPT_S}; Path=/; HttpOnly; {secure}SameSite=Lax");
    let head = [(SET_COOKIE, cookie), (LOCATION, back.to_owned())];
    (StatusCode::SEE_OTHER, head).into_response()
}
