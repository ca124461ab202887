//! What a conductor asks of the halls: the words that wait, how far each hall is, the table of all, which branch counts.

use super::*;
use crate::domain::head::Head;
use crate::hub::append::is_full;
use crate::hub::branches::Branch;
use crate::hub::conducting::{HallState, OnHeads, RoundState, Waiting};
use crate::hub::formats::joint::merged::{Open, while_away};
use crate::hub::gathered::Member;
use crate::hub::signs::{Sign, is_away};

/// Asks on a thread that may block: histories are read there.
async fn asked<T: Send + 'static>(
    headers: &HeaderMap,
    ask: impl FnOnce() -> Result<T, Problem> + Send + 'static,
) -> Result<T, Refusal> {
    let done = tokio::task::spawn_blocking(ask).await;
    let done = done.unwrap_or_else(|why| Err(Problem::Database(why.to_string())));
    done.map_err(none(headers))
}

pub(super) async fn queue(
    State(post): State<Arc<Post>>,
    Extension(known): Extension<Known>,
    Path(joint): Path<String>,
    headers: HeaderMap,
) -> Response {
    let answered = async {
        let joint = own(&post, &known, &headers, &joint).await?;
        let beside = Arc::clone(&post);
        let waiting = asked(&headers, move || beside.gathered.waiting(&beside.hub, joint)).await?;
        Ok(answer(StatusCode::OK, &of_queue(&waiting)))
    };
    answered.await.unwrap_or_else(Refusal::into_response)
}

/// The words and objections that wait.
pub(in crate::hub) fn of_queue(Waiting { words, objections }: &Waiting) -> Value {
    let words = words.iter().map(|word| {
        let rounds = word.rounds.iter().map(|(round, count)| (round.to_string(), *count));
        let rounds: BTreeMap<String, usize> = rounds.collect();
        json!({"word": word.word, "count": word.count, "rounds": rounds, "venues": word.venues})
    });
    let objections = objections.iter().map(|(venue, it)| {
        json!({
            "venue": venue,
            "objection": it.objection,
            "player": it.player,
            "name": it.name,
            "word": it.word,
            "round": it.round,
        })
    });
    let words: Vec<Value> = words.collect();
    let objections: Vec<Value> = objections.collect();
    json!({"words": words, "objections": objections})
}

pub(super) async fn venues(
    State(post): State<Arc<Post>>,
    Extension(known): Extension<Known>,
    Path(joint): Path<String>,
    headers: HeaderMap,
) -> Response {
    let answered = async {
        let joint = own(&post, &known, &headers, &joint).await?;
        let beside = Arc::clone(&post);
        let (master, halls) =
            asked(&headers, move || beside.gathered.states(&beside.hub, joint)).await?;
        let sign = |venue| post.signs.of(joint, venue);
        let mut all = of_venues(master, &halls, post.signs.now_ms(), sign);
        all["disk_full"] = post.disk_full.load(Ordering::Relaxed).into();
        Ok(answer(StatusCode::OK, &all))
    };
    answered.await.unwrap_or_else(Refusal::into_response)
}

/// How far the conductor and each hall are; `sign` says what is known of a hall beside its rows.
pub(in crate::hub) fn of_venues(
    master: Option<Member>,
    halls: &[HallState],
    now_ms: i64,
    sign: impl Fn(VenueNo) -> Sign,
) -> Value {
    let told = halls.iter().map(|hall| {
        let (venue, sign) = (hall.venue.to_string(), sign(hall.venue));
        (venue, state(hall, sign, now_ms))
    });
    let told: BTreeMap<String, Value> = told.collect();
    let conductor = master.as_ref().map(|it| {
        let waiting = it.contested().map(|branch| contested(branch, &it.seals));
        let waiting: Vec<Value> = waiting.collect();
        json!({"competition": it.competition, "code": code(it.head), "contested": waiting})
    });
    let master = master.map(|it| at(it.head));
    let mut all = json!({"now_ms": now_ms, "master": master, "venues": told});
    if let Some(conductor) = conductor {
        all["conductor"] = conductor;
    }
    all
}

fn state(hall: &HallState, sign: Sign, now_ms: i64) -> Value {
    let seen_ms = sign.last_ms.into_iter().chain(hall.member.as_ref().map(|it| it.seen_ms)).max();
    let is_away = seen_ms.is_some_and(|seen| is_away(seen, now_ms));
    let state = match (&hall.member, seen_ms) {
        (Some(member), _) if member.is_contested() => "contested",
        _ if sign.refused.is_some() => "refused",
        (_, None) => "absent",
        _ if is_away => "away",
        (None, Some(_)) => "entered",
        (Some(_), Some(_)) => "here",
    };
    let away = (is_away && hall.playing).then_some(Open::Away);
    let open: Vec<Open> = hall.table.open.iter().copied().chain(away).collect();
    let mut told = json!({
        "name": hall.name,
        "state": state,
        "seen_ms": seen_ms,
        "counts": hall.table.counts,
        "open": open,
        "doubts": hall.table.doubts,
        "lacks": hall.beside.lacks,
        "other_letters": hall.beside.other_letters,
        "other_word": hall.beside.other_word,
    });
    if let Some((why, at_ms)) = sign.refused {
        told["refused"] = json!({"why": why, "at_ms": at_ms});
    }
    if let Some(why) = &hall.unread {
        told["unread"] = why.as_str().into();
    }
    if let Some(member) = &hall.member {
        told["competition"] = member.competition.to_string().into();
        told["branch"] = member.branch.into();
        told["head"] = at(member.head);
        told["code"] = code(member.head).into();
        told["seal"] = member.seal.as_ref().map(|seal| hex(seal)).into();
        told["others"] = member.others.into();
        told["full"] = is_full(&member.branches).into();
        let contested = member.contested().map(|branch| contested(branch, &member.seals));
        told["contested"] = contested.collect::<Vec<_>>().into();
    }
    if let Some(progress) = &hall.progress {
        let (round, stage) = progress.round.unzip();
        told["round"] = json!(round);
        told["stage"] = json!(stage);
        told["sheets"] = json!({"expected": progress.sheets.0, "there": progress.sheets.1});
        told["players"] = progress.players.into();
        told["signed"] = progress.signed.into();
        told["carried_out"] = progress.carried_out.into();
    }
    let rounds = hall.rounds.iter().map(|(number, round)| (number.to_string(), of_round(round)));
    told["rounds"] = Value::Object(rounds.collect());
    told
}

fn code(head: At) -> String {
    Head { events: u64::try_from(head.seq).unwrap_or(0), hash: head.hash }.code().to_string()
}

fn contested(branch: &Branch, seals: &BTreeMap<i32, Vec<u8>>) -> Value {
    let head = At { seq: branch.seq, hash: branch.hash };
    let seal = seals.get(&branch.number).map(|seal| hex(seal));
    let (number, parts_at) = (branch.number, branch.base + 1);
    json!({"branch": number, "at": parts_at, "head": at(head), "code": code(head), "seal": seal})
}

fn of_round(round: &RoundState) -> Value {
    json!({
        "first_ms": round.first_ms,
        "late_minutes": round.late_minutes,
        "told": round.told,
        "given_up": round.given_up,
        "started_ms": round.course.started_ms,
        "ended_ms": round.course.ended_ms,
        "witnessed": round.course.witnessed,
        "pauses": round.course.pauses,
        "restarts": round.course.restarts,
    })
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AfterRound {
    after: u8,
}

pub(super) async fn standings(
    State(post): State<Arc<Post>>,
    Extension(known): Extension<Known>,
    Path(joint): Path<String>,
    after: Result<Query<AfterRound>, axum::extract::rejection::QueryRejection>,
    headers: HeaderMap,
) -> Response {
    let answered = async {
        let odd = |what: String| unfit(&headers, &Unfit::Odd(what));
        let Query(AfterRound { after }) = after.map_err(|why| odd(why.body_text()))?;
        let after = RoundNo::new(after).ok_or_else(|| odd("after".to_owned()))?;
        let joint = own(&post, &known, &headers, &joint).await?;
        let beside = Arc::clone(&post);
        let found =
            asked(&headers, move || beside.gathered.table(&beside.hub, joint, after)).await?;
        let Some(found) = found else {
            return Err(refused(&headers, &Problem::NoCompetition(joint), Value::Null));
        };
        let signs = &post.signs;
        Ok(answer(StatusCode::OK, &of_table(found, |playing| signs.is_away(joint, playing))))
    };
    answered.await.unwrap_or_else(Refusal::into_response)
}

/// The table of all halls, and on what it stands; `is_away` says it of a hall that has rounds open, and of when its rows
/// came last.
pub(in crate::hub) fn of_table(
    OnHeads { table, heads, playing }: OnHeads,
    is_away: impl Fn((VenueNo, i64)) -> bool,
) -> Value {
    let away = playing.into_iter().filter(|it| is_away(*it)).map(|(venue, _)| venue);
    let table = while_away(table, &away.collect::<Vec<_>>());
    let heads = heads.into_iter().map(|(venue, head)| (venue.to_string(), at(head)));
    let mut told = serde_json::to_value(&*table).unwrap_or_default();
    told["heads"] = Value::Object(heads.collect());
    told
}

/// What a branch of a hall's history would change in the table, were it in force.
pub(super) async fn changes(
    State(post): State<Arc<Post>>,
    Extension(known): Extension<Known>,
    Path((joint, venue, branch)): Path<(String, String, String)>,
    headers: HeaderMap,
) -> Response {
    let answered = async {
        let joint = own(&post, &known, &headers, &joint).await?;
        let branch: Option<i32> = branch.parse().ok();
        let no_branch = || refused(&headers, &Problem::NoBranch(branch.unwrap_or(0)), Value::Null);
        let venue = venue.parse().ok().and_then(VenueNo::new).ok_or_else(no_branch)?;
        let branch = branch.ok_or_else(no_branch)?;
        let beside = Arc::clone(&post);
        let ask = move || beside.gathered.changes(&beside.hub, joint, (venue, branch));
        let found = asked(&headers, ask).await?.ok_or_else(no_branch)?;
        Ok(answer(StatusCode::OK, &serde_json::to_value(&found).unwrap_or_default()))
    };
    answered.await.unwrap_or_else(Refusal::into_response)
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Chosen {
    branch: i32,
}

/// Puts a branch of a history in force: one of the conductor's own, or of a hall of the conductor's.
pub(super) async fn choose(
    State(post): State<Arc<Post>>,
    Extension(known): Extension<Known>,
    Path(first): Path<String>,
    request: Request,
) -> Response {
    let headers = request.headers().clone();
    let answered = async {
        let competition = named(&headers, &first)?;
        let body = unpacked(&post, &headers, request).await?;
        let chosen = serde_json::from_slice(&body);
        let Chosen { branch } =
            chosen.map_err(|why| unfit(&headers, &Unfit::Odd(why.to_string())))?;
        if !matches!(known.scope, Scope::Conductor(_)) {
            return Err(refused(&headers, &Problem::Foreign, Value::Null));
        }
        post.hub.may_read(&known, competition).await.map_err(none(&headers))?;
        post.hub.put_in_force(competition, branch).await.map_err(none(&headers))?;
        post.grader.tell(competition);
        if let Some(joint) = post.hub.joint_of(competition).await.map_err(none(&headers))? {
            post.joints.wake(joint);
        }
        Ok(answer(StatusCode::OK, &json!({"branch": branch})))
    };
    answered.await.unwrap_or_else(Refusal::into_response)
}

#[cfg(test)]
mod tests;
