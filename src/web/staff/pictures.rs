//! Photographs of sheets at stations: sent, assigned, shown. A script sends one after another as they are; a form
//! sends several at once.

use std::collections::BTreeMap;
use std::time::Duration;

use askama::Template;
use axum::Extension;
use axum::body::to_bytes;
use axum::extract::{FromRequest as _, Multipart, Path, Query, Request, State};
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use serde_json::{Map, Value, json};
use tokio::time::timeout;

use super::answers::{FEW, Pairs, form, from, of, plain, refused, to};
use super::house::{House, Me, is_form_key};
use super::pages::Look;
use crate::domain::lexicon::Digest;
use crate::language::{Language, tr};
use crate::pictures::MOST_BYTES;
use crate::session::Once;
use crate::stations::{
    Answer, Errand, PictureAsk, PictureTold, Refused, ShownPicture, Why, bytes_of, digest_of,
    held_at, of_form,
};
use crate::storage::AskId;
use crate::text;
use crate::web::assets::{PICTURES_SCRIPT, PICTURES_STYLE, STAFF_SCRIPT, STAFF_STYLE};
use crate::web::darkroom;

/// The most bytes of a request, what a form has beside its pictures among them; and how long it may take.
pub(super) const BODY_BYTES: usize = MOST_BYTES + 64 * 1024;
const BODY_TIME: Duration = Duration::from_mins(1);

/// The most parts of a form.
const MOST_PARTS: usize = 64;

/// What a request brings.
struct Sent {
    files: Vec<Vec<u8>>,
    id: Option<AskId>,
}

/// Why nothing is taken: a status alone, or what is said.
enum Not {
    Status(StatusCode),
    Said(Refused),
    /// No file is chosen in the form.
    NoneChosen,
}

impl From<StatusCode> for Not {
    fn from(status: StatusCode) -> Self {
        Self::Status(status)
    }
}

pub(super) async fn upload(
    State(house): State<House>,
    Extension(me): Extension<Me>,
    request: Request,
) -> Response {
    let headers = request.headers().clone();
    let by_script = !is_form(&headers);
    let done = taken(&house, &me, request).await;
    match done {
        Ok(told) if by_script => ([(CONTENT_TYPE, "application/json")], told).into_response(),
        Ok(told) => {
            let told: Map<String, Value> = serde_json::from_str(&told).unwrap_or_default();
            let taken = told.get("pictures").and_then(Value::as_array).map_or(0, Vec::len);
            let unread = told.get("unread").and_then(Value::as_u64).unwrap_or(0);
            to(&format!("/s/pictures?taken={taken}&unread={unread}"))
        }
        Err(Not::Status(status)) => plain(&house, &headers, status),
        Err(Not::Said(why)) => refused(&house, &headers, &why, by_script),
        Err(Not::NoneChosen) => {
            let look = house.look(&headers);
            let said = vec![(tr(look.language, "photo-none-chosen"), "bad")];
            let mut answer = listed(&house, &headers, (&me, None), (look, said), None).await;
            *answer.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
            answer
        }
    }
}

fn is_form(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("multipart/form-data"))
}

async fn taken(house: &House, me: &Me, request: Request) -> Result<String, Not> {
    let headers = request.headers().clone();
    let asks = from(house, &headers, Some(&me.token));
    let language = asks.language;
    let said = |why, key: &str| Not::Said(Refused::new(why, tr(language, key)));
    if house.plain {
        return Err(said(Why::Role, "staff-not-in-the-clear"));
    }
    let station = held_at(house.plain, &me.token);
    let place = house.darkroom.place(station).ok_or_else(|| said(Why::NotSaved, "photo-busy"))?;
    let sent = sent(me, request).await?;
    let once = sent.id.map(|id| Once { id, asked: Digest::of(&sent.files.concat()) });
    let codes = match house.owner(asks, Errand::Picture(PictureAsk::Codes(once))).await {
        Answer::Picture(PictureTold::Codes(codes)) => codes,
        Answer::Done(told) => return Ok(told),
        Answer::Refused(why) => return Err(Not::Said(why)),
        _ => return Err(StatusCode::SERVICE_UNAVAILABLE.into()),
    };
    let developed = house.darkroom.develop(&place, sent.files, codes).await;
    let developed = developed.ok_or(StatusCode::SERVICE_UNAVAILABLE)?;
    if let (true, Some(why)) = (developed.sheets.is_empty(), developed.unread.first()) {
        return Err(Not::Said(Refused::new(Why::Unfit, why.sentence(language))));
    }
    let keep = PictureAsk::Keep(once, developed.sheets, developed.unread.len());
    let kept = house.owner(asks, Errand::Picture(keep)).await;
    drop(place);
    match kept {
        Answer::Done(told) => Ok(told),
        Answer::Refused(why) => Err(Not::Said(why)),
        _ => Err(StatusCode::SERVICE_UNAVAILABLE.into()),
    }
}

/// What a request brings, once it is sure that it comes from a page of this station.
async fn sent(me: &Me, request: Request) -> Result<Sent, Not> {
    let headers = request.headers().clone();
    let header = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let by_script = !is_form(&headers);
    let is_key = |key: &str| is_form_key(&me.token, key.as_bytes());
    if by_script && !header("x-eforos").is_some_and(is_key) {
        return Err(StatusCode::FORBIDDEN.into());
    }
    let long = header(CONTENT_LENGTH.as_str()).and_then(|long| long.parse::<usize>().ok());
    if long.is_some_and(|long| long > BODY_BYTES) {
        return Err(StatusCode::PAYLOAD_TOO_LARGE.into());
    }
    if by_script {
        let id = header("x-eforos-id").ok_or(StatusCode::BAD_REQUEST).and_then(id_of)?;
        let body = timeout(BODY_TIME, to_bytes(request.into_body(), BODY_BYTES)).await;
        let body = body.map_err(|_| StatusCode::REQUEST_TIMEOUT)?;
        let body = body.map_err(|_| StatusCode::PAYLOAD_TOO_LARGE)?;
        return Ok(Sent { files: vec![body.into()], id: Some(id) });
    }
    let sent = timeout(BODY_TIME, of_parts(me, request)).await;
    sent.map_err(|_| StatusCode::REQUEST_TIMEOUT)?
}

fn id_of(text: &str) -> Result<AskId, StatusCode> {
    bytes_of(text).map(AskId).ok_or(StatusCode::BAD_REQUEST)
}

/// The files of a form. Its key is the first part: whatever comes without it is looked at no further.
async fn of_parts(me: &Me, request: Request) -> Result<Sent, Not> {
    let form = Multipart::from_request(request, &()).await;
    let mut form = form.map_err(|_| StatusCode::BAD_REQUEST)?;
    let (mut files, mut id) = (Vec::new(), None);
    let mut parts = 0;
    while let Some(part) = form.next_field().await.map_err(|odd| odd.status())? {
        let name = part.name().unwrap_or_default().to_owned();
        let is_file = part.file_name().is_some();
        if parts == 0 && name != "_key" {
            return Err(StatusCode::FORBIDDEN.into());
        }
        parts += 1;
        if parts > MOST_PARTS {
            return Err(StatusCode::BAD_REQUEST.into());
        }
        let bytes = part.bytes().await.map_err(|odd| odd.status())?;
        match name.as_str() {
            "_key" if !is_form_key(&me.token, &bytes) => return Err(StatusCode::FORBIDDEN.into()),
            "id" if !is_file => {
                let text = std::str::from_utf8(&bytes).map_err(|_| StatusCode::BAD_REQUEST)?;
                id = Some(id_of(text)?);
            }
            _ if is_file && !bytes.is_empty() => files.push(bytes.into()),
            _ => {}
        }
    }
    if files.is_empty() {
        return Err(if parts == 0 { StatusCode::FORBIDDEN.into() } else { Not::NoneChosen });
    }
    Ok(Sent { files, id })
}

/// The page of pictures.
#[derive(Template)]
#[template(path = "web/pictures.html")]
struct Page<'a> {
    language: Language,
    title: &'a str,
    who: &'a str,
    key: &'a str,
    id: &'a str,
    said: Vec<(String, &'static str)>,
    count: String,
    waiting: &'a [ShownPicture],
    /// What was typed under which of them, and why that is no place of it.
    odd: Option<(Digest, &'a str, &'a str)>,
    style: [String; 2],
    /// The station's own, so that it is known to be here, and that of photographs.
    scripts: [String; 2],
    game: &'a str,
}

impl Page<'_> {
    /// What was typed under this one, and what is wrong with it.
    fn odd_of(&self, one: &ShownPicture) -> Option<(&str, &str)> {
        let odd = self.odd.filter(|(of, ..)| of.to_string() == one.sha256);
        odd.map(|(_, typed, why)| (typed, why))
    }

    fn say(&self, key: &str) -> String {
        tr(self.language, key)
    }
}

pub(super) async fn list(
    State(house): State<House>,
    Extension(me): Extension<Me>,
    Query(asked): Query<BTreeMap<String, String>>,
    headers: HeaderMap,
) -> Response {
    let look = house.look(&headers);
    // What is not offered is not asked for, either.
    if !house.plain && !house.has_photographs() {
        let why = Refused::new(Why::Rule, tr(look.language, "photo-no-codes"));
        return refused(&house, &headers, &why, false);
    }
    let number = |name: &str| asked.get(name).and_then(|text| text.parse::<usize>().ok());
    let mut said = Vec::new();
    if let Some(count) = number("taken") {
        said.push((text!(look.language, "photo-done", count = count), "good"));
    }
    if let Some(number @ 1..) = number("unread") {
        said.push((text!(look.language, "photo-some-unread", number = number), "bad"));
    }
    if asked.contains_key("assigned") {
        said.push((tr(look.language, "staff-kept"), "good"));
    }
    let one = asked.get("one").and_then(|one| digest_of(one));
    listed(&house, &headers, (&me, one), (look, said), None).await
}

async fn listed(
    house: &House,
    headers: &HeaderMap,
    (me, one): (&Me, Option<Digest>),
    (look, said): (Look, Vec<(String, &'static str)>),
    odd: Option<(&str, &str)>,
) -> Response {
    let ask = Errand::Picture(PictureAsk::Waiting(one));
    match house.owner(from(house, headers, Some(&me.token)), ask).await {
        Answer::Picture(PictureTold::Shown(waiting, in_all)) => {
            let page = Page {
                language: look.language,
                title: &look.title,
                who: look.who.as_ref().map_or("", |who| who.name.as_str()),
                key: &look.key,
                id: &look.id,
                said,
                count: text!(look.language, "photo-count", count = in_all),
                waiting: &waiting,
                odd: one.zip(odd).map(|(one, (typed, why))| (one, typed, why)),
                style: [STAFF_STYLE.path(), PICTURES_STYLE.path()],
                scripts: [STAFF_SCRIPT.path(), PICTURES_SCRIPT.path()],
                game: &look.game,
            };
            let text = page.render().expect("nothing in a page can fail");
            ([(CONTENT_TYPE, "text/html; charset=utf-8")], text).into_response()
        }
        Answer::Refused(why) => refused(house, headers, &why, false),
        _ => plain(house, headers, StatusCode::SERVICE_UNAVAILABLE),
    }
}

/// The pictures of a sheet, for its page; none at the door without encryption.
pub(super) async fn of_sheet(
    house: &House,
    headers: &HeaderMap,
    me: &Me,
    place: crate::stations::Place,
) -> Vec<ShownPicture> {
    let Some(player) = place.player.filter(|_| !house.plain && house.has_photographs()) else {
        return Vec::new();
    };
    let ask = Errand::Picture(PictureAsk::Of(place.round, player));
    match house.owner(from(house, headers, Some(&me.token)), ask).await {
        Answer::Picture(PictureTold::Shown(pictures, _)) => pictures,
        _ => Vec::new(),
    }
}

fn named(name: &str) -> Option<Digest> {
    digest_of(name.strip_suffix(".jpg")?)
}

pub(super) async fn picture(
    State(house): State<House>,
    Extension(me): Extension<Me>,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Response {
    let Some(sha256) = named(&name) else {
        return plain(&house, &headers, StatusCode::NOT_FOUND);
    };
    let ask = Errand::Picture(PictureAsk::Where(sha256));
    match house.owner(from(&house, &headers, Some(&me.token)), ask).await {
        Answer::Picture(PictureTold::Lies(file)) => {
            let found = darkroom::picture(file, sha256).await;
            found.unwrap_or_else(|| plain(&house, &headers, StatusCode::NOT_FOUND))
        }
        Answer::Refused(why) => refused(&house, &headers, &why, false),
        _ => plain(&house, &headers, StatusCode::SERVICE_UNAVAILABLE),
    }
}

/// `5-7` is player 5 in round 7, `5-7/2` the back.
fn place_of(typed: &str) -> Option<(u32, u8, &'static str)> {
    let (place, side) = match typed.trim().strip_suffix("/2") {
        Some(place) => (place, "back"),
        None => (typed.trim(), "front"),
    };
    let (player, round) = place.split_once('-')?;
    Some((player.trim().parse().ok()?, round.trim().parse().ok()?, side))
}

/// Says where a picture belongs, as it was typed under it.
pub(super) async fn assign(
    State(house): State<House>,
    Extension(me): Extension<Me>,
    Path(name): Path<String>,
    request: Request,
) -> Response {
    let headers = request.headers().clone();
    let pairs = match form(&house, request, FEW).await {
        Ok(pairs) => pairs,
        Err(status) => return plain(&house, &headers, status),
    };
    let Some(sha256) = named(&name) else {
        return plain(&house, &headers, StatusCode::NOT_FOUND);
    };
    let look = house.look(&headers);
    let typed = of(&pairs, "place");
    let Some((player, round, side)) = place_of(typed) else {
        let odd = text!(look.language, "photo-place-odd", typed = crate::language::quoted(typed));
        let mut answer =
            listed(&house, &headers, (&me, Some(sha256)), (look, Vec::new()), Some((typed, &odd)))
                .await;
        *answer.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
        return answer;
    };
    let ids: Pairs = pairs.iter().filter(|(name, _)| name == "id").cloned().collect();
    let Some(mut ask) = of_form(&ids) else {
        return plain(&house, &headers, StatusCode::BAD_REQUEST);
    };
    let quarters: u8 = of(&pairs, "quarters").parse().unwrap_or(0);
    let rest = json!({
        "ask": "assign_picture", "sha256": sha256.to_string(), "round": round,
        "player": player, "side": side, "quarters": quarters,
    });
    if let Value::Object(rest) = rest {
        ask.extend(rest);
    }
    match house.owner(from(&house, &headers, Some(&me.token)), Errand::Do(ask)).await {
        Answer::Done(_) => to("/s/pictures?assigned"),
        Answer::Refused(why) => {
            let status = StatusCode::from_u16(why.why.status()).unwrap_or(StatusCode::CONFLICT);
            let odd = Some((typed, why.text.as_str()));
            let mut answer =
                listed(&house, &headers, (&me, Some(sha256)), (look, Vec::new()), odd).await;
            *answer.status_mut() = status;
            answer
        }
        _ => plain(&house, &headers, StatusCode::SERVICE_UNAVAILABLE),
    }
}
