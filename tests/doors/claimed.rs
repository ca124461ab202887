//! Who is at a sheet, taking sheets in and giving them names without a script, and what a script is told at the door.

use std::sync::atomic::Ordering;

use eforos::domain::formats::anagram::sheet::SheetState;
use eforos::domain::formats::anagram::state::Anagram;
use serde_json::{Value, json};

use super::club::{Club, Device};
use crate::day::{player, round};

fn key(player: u32, fives: &str) -> Value {
    json!({"ask": "key_sheet", "round": 1, "player": player, "fields": {"5": fives}})
}

#[test]
fn a_sheet_that_another_station_is_at_is_told_and_passed_over_for_three_minutes() {
    let mut club = Club::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    let other = club.joined("Βίκυ", "3");
    let claimed = "Being keyed at another station now: ";
    let page = |club: &mut Club<Anagram>, who: &Device, path: &str| {
        let headers = [("Cookie", who.cookie.as_str()), ("Accept-Language", "en")];
        let answer = club.request(&format!("GET {path}"), &headers, "");
        let found = answer.body.split_once(claimed).map(|(_, rest)| rest.to_owned());
        let next = answer.header("location").map(str::to_owned);
        (next, found.map(|rest| rest.split('.').next().unwrap_or_default().to_owned()))
    };
    let said = |name: &str| Some(name.to_owned());
    assert_eq!(page(&mut club, &anna, "/s/1/1").1, None);
    assert_eq!(page(&mut club, &anna, "/s/1/1").1, None, "one's own");
    assert_eq!(page(&mut club, &vicky, "/s/next").0, said("/s/1/2"));
    // It warns, and locks nothing.
    assert_eq!(page(&mut club, &vicky, "/s/1/1").1, said("Άννα"));
    assert_eq!(page(&mut club, &other, "/s/1/1").1, None, "the same person's other device");
    assert_eq!(page(&mut club, &anna, "/s/1/1").1, said("Βίκυ"));
    club.hand.0.fetch_add(179_999, Ordering::Relaxed);
    assert_eq!(page(&mut club, &vicky, "/s/next").0, said("/s/1/2"));
    club.hand.0.fetch_add(1, Ordering::Relaxed);
    assert_eq!(page(&mut club, &vicky, "/s/next").0, said("/s/1/1"));
    assert_eq!(page(&mut club, &vicky, "/s/1/1").1, None);
    // What is saved, and who was sent away, claims nothing.
    club.ask(&vicky, 1, key(1, "τάκος"));
    assert_eq!(page(&mut club, &anna, "/s/1/2").1, None);
    assert!(club.staff.revoke(&mut club.keeper, "1").unwrap());
    club.stand();
    assert_eq!(page(&mut club, &vicky, "/s/next").0, said("/s/1/2"));
}

#[test]
fn without_a_script_a_sheet_is_taken_in_and_one_without_a_name_gets_its_name() {
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "1");
    let hidden = |page: &str, name: &str| {
        let (_, rest) = page.split_once(&format!("name=\"{name}\" value=\"")).unwrap();
        rest.split('"').next().unwrap().replace("&#34;", "\"").replace("&quot;", "\"")
    };
    let post = |club: &mut Club<Anagram>, page: &str, ask: &str, more: &[(&str, &str)]| {
        let (before, _) = page.split_once(ask).unwrap();
        let (_, rest) = page.split_at(before.rfind("value=\"").unwrap());
        let value = rest.split('"').nth(1).unwrap();
        let value = value.replace("&#34;", "\"").replace("&quot;", "\"");
        let (id, key) = (hidden(page, "id"), anna.key.clone());
        let path = hidden(page, "_path");
        let mut pairs =
            vec![("_key", key.as_str()), ("id", &id), ("_path", &path), ("_ask", &value)];
        pairs.extend(more);
        club.form("/do", &anna.cookie, &pairs)
    };
    let page = club.get(&anna, "/s/1/1").body;
    assert_eq!(post(&mut club, &page, "collect", &[]).status, 303);
    let contest = club.keeper.record().contest();
    assert_eq!(contest.sheet_state(round(1), player(1)), SheetState::Collected);
    // It is asked no more once it is here.
    assert!(!club.get(&anna, "/s/1/1").body.contains("collect"));

    let nameless =
        json!({"ask": "key_sheet", "round": 1, "player": null, "fields": {"5": "τάκος"}});
    assert_eq!(club.ask(&anna, 1, nameless).1["what"], "keyed");
    let list = club.get(&anna, "/s").body;
    // A number that nobody has, then one that somebody has.
    assert_eq!(post(&mut club, &list, "move", &[("player#", "77")]).status, 409);
    let list = club.get(&anna, "/s").body;
    let answer = post(&mut club, &list, "move", &[("player#", "2")]);
    assert_eq!((answer.status, answer.header("location")), (303, Some("/s/1/nameless?told=moved")));
    let game = &club.keeper.record().contest().game;
    assert!(game.sheet_at(round(1), player(2)).is_some());
    assert!(!club.get(&anna, "/s").body.contains("player#"), "none is left without a name");
}

#[test]
fn a_page_that_is_opened_from_elsewhere_leads_to_itself() {
    let mut club = Club::<Anagram>::new(true);
    for path in ["/s", "/s/1/1", "/s/1/1/again", "/w"] {
        let answer = club.request(&format!("GET {path}"), &[], "");
        assert_eq!(answer.status, 401);
        assert!(answer.body.contains(&format!("class=\"button\" href=\"{path}\"")), "{path}");
        assert!(answer.body.contains("href=\"/j\""), "{path}");
    }
}

#[test]
fn a_script_is_told_in_its_own_way_whoever_refuses_it() {
    let mut club = Club::<Anagram>::new(true);
    let anna = club.joined("Άννα", "1");
    let (own, body) = (format!("https://{}", club.at), r#"{"n":1,"path":"/s/1/1","fields":{}}"#);
    let mut told = |first: &str, host: Option<&str>, origin: &str, key: &str| {
        let host = host.map_or_else(|| club.at.to_string(), str::to_owned);
        let text = format!(
            "{first} HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nX-Eforos: {key}\r\nCookie: {}\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            anna.cookie,
            body.len()
        );
        let answer = club.send(text.into_bytes());
        assert_eq!(answer.header("content-type"), Some("application/json"), "{answer:?}");
        let told: Value = serde_json::from_str(&answer.body).unwrap();
        assert_eq!(told["done"], false);
        assert!(told["text"].as_str().is_some_and(|text| !text.is_empty()));
        (answer.status, told["why"].as_str().unwrap().to_owned())
    };
    let is = |status: u16, why: &str| (status, why.to_owned());
    let (look, key) = ("POST /api/look", anna.key.as_str());
    // The key of an earlier joining: its page is read anew, and nothing is given up.
    assert_eq!(told(look, None, &own, &"0".repeat(32)), is(403, "page"));
    assert_eq!(told(look, None, "https://example.org", key), is(403, "page"));
    assert_eq!(told(look, Some("example.org"), &own, key), is(421, "page"));
    assert_eq!(told("POST /api/nothing", None, &own, key), is(404, "form"));
    assert_eq!(told("GET /api/look", None, &own, key), is(405, "form"));
}
