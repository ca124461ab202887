//! A hall of which nothing is taken in: whoever conducts is told why and since when, until something is.

use eforos::storage::RawRow;
use serde_json::{Value, json};

use crate::chain_anew;
use crate::cluster::ask;
use crate::joint_day::{Day, rows};
use crate::line::told;
use crate::sending::{batch, is, rows_of};
use crate::service::Answer;

#[test]
fn what_was_refused_last_is_told_until_something_is_taken_in() {
    let day = Day::new();
    day.sync("k", "eforos-conductor");
    let joint = ask(&day.database, "SELECT encode(joint, 'hex') FROM joints");
    let get = |path: &str, token: &str| day.hub.send(&format!("GET {path}"), token, "", b"").json();
    let now_ms = || get("/v1/time", "")["now_ms"].as_i64().unwrap();
    let hall = || {
        let hall = &get(&format!("/v1/joints/{joint}/venues"), &day.conductor)["venues"]["1"];
        (hall["state"].as_str().unwrap().to_owned(), hall["refused"].clone())
    };
    let fine = |state: &str| assert_eq!(hall(), (state.to_owned(), Value::Null));
    let token = day.token("k-1");
    let (own, other) = (rows(day.path(), "k-1"), rows(day.path(), "k-2"));
    let first = own[0].hash;
    let post = |competition, body: &Value| -> Answer {
        let what = format!("POST {}", rows_of(competition));
        day.hub.send(&what, &token, "", body.to_string().as_bytes())
    };
    let refused = |answer: &Answer, status, why: &str, begun_ms: i64| {
        is(answer, status, why);
        let (state, told) = hall();
        assert_eq!((state.as_str(), &told["why"]), ("refused", &json!(why)));
        let at_ms = told["at_ms"].as_i64().unwrap();
        assert!((begun_ms..=now_ms()).contains(&at_ms), "{begun_ms}: {told}");
    };

    // Before it sent anything: another hall's file.
    fine("absent");
    let begun_ms = now_ms();
    refused(&post(other[0].hash, &batch(&other, 0, 9)), 409, "unlike", begun_ms);
    assert_eq!(post(first, &batch(&own, 0, 9)).status, 200);
    fine("here");
    // A gap is asked for and a database that is away is waited for: neither needs anybody.
    is(&post(first, &batch(&own, 12, 20)), 409, "gap");
    fine("here");

    // Then: another file with the same card, a row that was changed, one that is none, another's key.
    let begun_ms = now_ms();
    refused(&post(other[0].hash, &batch(&other, 0, 9)), 409, "taken", begun_ms);
    assert_eq!(post(first, &batch(&own, 9, 12)).status, 200);
    fine("here");
    let mut forged = batch(&own, 12, 20);
    forged["rows"][3][5] = "Ψ. Ξένος".into();
    let begun_ms = now_ms();
    refused(&post(first, &forged), 422, "chain", begun_ms);
    let mut odd = batch(&own, 12, 20);
    odd["rows"][2][10] = "0f".into();
    refused(&post(first, &odd), 422, "unfit", begun_ms);
    let mut foreign = batch(&own, 12, 20);
    foreign["venue"] = 2.into();
    refused(&post(first, &foreign), 403, "foreign", begun_ms);
    // What is kept beside what is in force waits for a choice, and is not refused.
    let mut fork = own[..12].to_vec();
    "Ψ. Ξένος".clone_into(&mut fork[11].name);
    chain_anew(&mut fork);
    is(&post(first, &batch(&fork, 11, 12)), 409, "fork");
    fine("contested");

    // A card that whoever rules the hub ended.
    let (_, whole) = (day.sync("k-2", "eforos-venue"), rows(day.path(), "k-2"));
    let second =
        || get(&format!("/v1/joints/{joint}/venues"), &day.conductor)["venues"]["2"].clone();
    assert_eq!(
        (second()["state"].clone(), second()["head"]["seq"].clone()),
        (json!("here"), json!(whole.len()))
    );
    let sql = "SELECT left(encode(sha256, 'hex'), 12) FROM tokens WHERE venue = 2";
    told(&day.database, &["revoke", &ask(&day.database, sql)]);
    assert_eq!(second()["state"], "here", "before it is shown");
    let begun_ms = now_ms();
    let rounds = format!("POST /v1/joints/{joint}/rounds/1/open");
    is(&day.hub.send(&rounds, &day.token("k-2"), "", b""), 401, "token");
    let hall = second();
    assert_eq!((&hall["state"], &hall["refused"]["why"]), (&json!("refused"), &json!("token")));
    let at_ms = hall["refused"]["at_ms"].as_i64().unwrap();
    assert!((begun_ms..begun_ms + 1000).contains(&at_ms), "within a second: {begun_ms}: {hall}");
}

#[test]
fn a_first_event_alone_is_no_halls_and_nobody_reads_what_others_go_on_with() {
    let day = Day::new();
    day.sync("k", "eforos-conductor");
    let there = || ask(&day.database, "SELECT count(*), max(kind) FROM competitions");
    let send = |hall: &str, rows: &[RawRow], from, to| {
        let what = format!("POST {}", rows_of(rows[0].hash));
        let body = batch(rows, from, to).to_string();
        day.hub.send(&what, &day.token(hall), "", body.as_bytes())
    };
    // A history of one event, with whatever title, would have a page of its own.
    let mut one = rows(day.path(), "k-1");
    one.truncate(1);
    one[0].body = one[0].body.replacen("\"title\":\"", "\"title\":\"Ακυρώθηκε: ", 1);
    chain_anew(&mut one);
    is(&send("k-1", &one, 0, 1), 409, "unlike");
    assert_eq!(there(), "1|master");
    // Whoever knows another hall's first event has nothing of what follows it.
    let second = rows(day.path(), "k-2");
    is(&send("k-2", &second, 0, 1), 409, "unlike");
    is(&send("k-3", &second, 0, 1), 409, "unlike");
    assert_eq!(send("k-2", &second, 0, 30).status, 200);
    is(&send("k-3", &second, 0, 1), 403, "foreign");
    let read = format!("GET {}?after=0", rows_of(second[0].hash));
    is(&day.hub.send(&read, &day.token("k-3"), "", b""), 403, "foreign");
    assert_eq!(there(), "2|venue");
}
