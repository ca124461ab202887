//! The door without encryption: for assistants alone, for as long as it is allowed, and worth nothing at the other one.

use std::fmt::Write as _;
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};

use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::person::Role;
use eforos::print::Templates;
use eforos::print::documents::Papers as _;
use eforos::session::Photographed;
use serde_json::{Value, json};

use super::club::{Club, encoded};
use super::{Answer, referee};

/// A device at that door: what it holds, and what its forms say.
struct Device {
    cookie: String,
    key: String,
}

fn at(club: &Club<Anagram>) -> SocketAddr {
    let url = club.doors.plain().unwrap();
    url.strip_prefix("http://").unwrap().strip_suffix('/').unwrap().parse().unwrap()
}

fn allowed(played: bool) -> Club<Anagram> {
    let mut club = Club::new(played);
    assert_eq!(club.doors.plain(), None);
    club.doors.allow_plain().unwrap();
    club.staff.allow_plain(true);
    club
}

fn send(club: &mut Club<Anagram>, first: &str, headers: &[(&str, &str)], body: &str) -> Answer {
    let at = at(club);
    let mut text = format!("{first} HTTP/1.1\r\nHost: {at}\r\nOrigin: http://{at}\r\n");
    for (name, value) in headers {
        write!(text, "{name}: {value}\r\n").unwrap();
    }
    write!(text, "Content-Length: {}\r\nConnection: close\r\n\r\n{body}", body.len()).unwrap();
    club.attending(move || {
        let mut stream = TcpStream::connect(at).unwrap();
        stream.write_all(text.as_bytes()).unwrap();
        let mut bytes = Vec::new();
        let _ = stream.read_to_end(&mut bytes);
        Answer::of(bytes)
    })
}

const FORM: (&str, &str) = ("Content-Type", "application/x-www-form-urlencoded");

fn come(club: &mut Club<Anagram>, role: Role, name: &str) -> (u32, Answer) {
    let invited = club.staff.invite(&club.keeper, role, "").unwrap();
    let pairs = [("name", name), ("label", "παλιό"), ("pin", invited.pin.as_str())];
    (invited.number, send(club, "POST /j", &[FORM], &encoded(&pairs)))
}

fn held(answer: &Answer) -> String {
    let held = answer.header("set-cookie").unwrap();
    assert!(held.starts_with("eforos-plain=") && !held.contains("secure"), "{held}");
    assert!(held.contains("httponly") && held.contains("samesite=strict"), "{held}");
    held.split(';').next().unwrap().to_owned()
}

fn joined(club: &mut Club<Anagram>) -> Device {
    joined_as(club, "Άννα")
}

fn joined_as(club: &mut Club<Anagram>, name: &str) -> Device {
    let (number, answer) = come(club, Role::Assistant, name);
    assert_eq!((answer.status, answer.header("location")), (303, Some("/wait")), "{answer:?}");
    let waiting = held(&answer);
    club.staff.admit(&mut club.keeper, number).unwrap();
    club.stand();
    let cookie = held(&send(club, "GET /wait", &[("Cookie", &waiting)], ""));
    let list = send(club, "GET /s", &[("Cookie", &cookie)], "");
    assert_eq!(list.status, 200, "{list:?}");
    let (_, rest) = list.body.split_once("data-key=\"").unwrap();
    Device { key: rest.split('"').next().unwrap().to_owned(), cookie }
}

fn ask(club: &mut Club<Anagram>, device: &Device, id: u8, mut asked: Value) -> (u16, Value) {
    asked["id"] = format!("{id:02x}").repeat(16).into();
    api(club, device, "POST /api/do", &asked)
}

fn api(club: &mut Club<Anagram>, device: &Device, first: &str, asked: &Value) -> (u16, Value) {
    let headers = [("Cookie", device.cookie.as_str()), ("X-Eforos", device.key.as_str())];
    let answer = send(club, first, &headers, &asked.to_string());
    (answer.status, serde_json::from_str(&answer.body).unwrap_or(Value::Null))
}

#[test]
fn what_is_typed_there_is_judged_kept_keyed_keyed_again_and_checked() {
    let mut club = allowed(true);
    let (anna, vicky) = (joined(&mut club), joined_as(&mut club, "Βίκυ"));
    let typed = json!({"path": "/s/1/1", "fields": {"5": "τάκος"}});
    for first in ["POST /api/look", "PUT /api/draft"] {
        assert_eq!(api(&mut club, &anna, first, &typed).0, 200, "{first}");
    }
    let place = json!({"path": "/s/1/1"});
    assert_eq!(api(&mut club, &anna, "DELETE /api/draft", &place).0, 200);
    for player in 1..=2 {
        let key =
            json!({"ask": "key_sheet", "round": 1, "player": player, "fields": {"5": "τάκος"}});
        assert_eq!(ask(&mut club, &anna, player, key).1["what"], "keyed");
    }
    let version = club.version(1);
    let again =
        json!({"ask": "key_again", "sheet": 1, "version": version, "fields": {"5": "ΤΑΚΟΣ"}});
    assert_eq!(ask(&mut club, &vicky, 3, again).1["what"], "agrees");
    let check = json!({"ask": "check", "sheet": 2, "version": club.version(2)});
    assert_eq!(ask(&mut club, &vicky, 4, check).1["what"], "checked");
}

#[test]
fn an_assistant_keys_there_and_does_nothing_else() {
    let mut club = allowed(true);
    let anna = joined(&mut club);
    let key = json!({"ask": "key_sheet", "round": 1, "player": 1, "fields": {"5": "τάκος"}});
    assert_eq!(ask(&mut club, &anna, 1, key).1["what"], "keyed");
    assert_eq!(club.keeper.record().log().last().unwrap().who.station, "παλιό");
    let events = club.events();
    for asked in [
        json!({"ask": "revise", "sheet": 1, "version": club.version(1), "fields": {"5": "ναι"}, "reason": "x"}),
        json!({"ask": "settle", "sheet": 1, "version": club.version(1), "kept": []}),
        json!({"ask": "move", "sheet": 1, "version": club.version(1), "player": 2, "round": 1}),
        json!({"ask": "collect", "round": 1, "players": [2]}),
        json!({"ask": "not_handed_in", "round": 1, "player": 2}),
    ] {
        let (status, told) = ask(&mut club, &anna, 2, asked.clone());
        assert_eq!((status, &told["why"]), (403, &json!("role")), "{asked}: {told}");
    }
    let cookie = [("Cookie", anna.cookie.as_str())];
    assert_eq!(send(&mut club, "GET /s/1/1/settle", &cookie, "").status, 403);
    assert_eq!(send(&mut club, "GET /s/1/1/again", &cookie, "").status, 200);
    assert_eq!(send(&mut club, "GET /w", &cookie, "").status, 403);
    // A jury rules from the other door alone, and its invitation is not used up here.
    let (_, jury) = come(&mut club, Role::Jury, "Νίκη");
    assert_eq!(jury.status, 403, "{jury:?}");
    assert_eq!(club.events(), events);
}

#[test]
fn what_is_held_at_one_door_is_nothing_at_the_other() {
    let mut club = allowed(true);
    let anna = joined(&mut club);
    let token = anna.cookie.strip_prefix("eforos-plain=").unwrap();
    let there = format!("__Host-eforos={token}; {}", anna.cookie);
    assert_eq!(club.request("GET /s", &[("Cookie", &there)], "").status, 401);
    let vicky = club.joined("Βίκυ", "2");
    let token = vicky.cookie.strip_prefix("__Host-eforos=").unwrap();
    let here = format!("eforos-plain={token}; {}", vicky.cookie);
    assert_eq!(send(&mut club, "GET /s", &[("Cookie", &here)], "").status, 401);
    // A page of the one door changes nothing at the other.
    let origin = format!("http://{}", at(&club));
    let headers =
        [("Cookie", vicky.cookie.as_str()), ("Origin", &origin), ("X-Eforos", vicky.key.as_str())];
    assert_eq!(club.request("POST /api/do", &headers, "{}").status, 403);
}

#[test]
fn once_it_is_shut_nobody_who_came_by_it_is_in() {
    let mut club = allowed(true);
    let anna = joined(&mut club);
    let at = at(&club);
    // A connection that is kept alive, too.
    let mut kept = TcpStream::connect(at).unwrap();
    let page = format!("GET /s HTTP/1.1\r\nHost: {at}\r\nCookie: {}\r\n\r\n", anna.cookie);
    club.doors.forbid_plain();
    club.staff.allow_plain(false);
    let refused = club.attending(move || {
        let _ =
            kept.write_all(page.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n").as_bytes());
        let mut bytes = Vec::new();
        let _ = kept.read_to_end(&mut bytes);
        Answer::of(bytes).status
    });
    assert!(matches!(refused, 0 | 503), "{refused}");
    let begun = std::time::Instant::now();
    while TcpStream::connect(at).is_ok() {
        assert!(begun.elapsed().as_secs() < 60, "nobody listens any more");
        crate::common::moment();
    }
    // Allowed again, who was in is in: nothing was forgotten.
    club.doors.allow_plain().unwrap();
    club.staff.allow_plain(true);
    let cookie = [("Cookie", anna.cookie.as_str())];
    assert_eq!(send(&mut club, "GET /s", &cookie, "").status, 200);
}

#[test]
fn no_picture_goes_by_it() {
    let mut club = allowed(true);
    club.staff.take_photographs(Templates::embedded(), Anagram::photographs);
    let sheet = Photographed { jpeg: b"no real picture".to_vec(), place: None, back_of: None };
    club.keeper.photograph(&referee(), vec![sheet]).unwrap();
    club.stand();
    let picture = club.keeper.record().contest().common.pictures[0].sha256;
    let anna = joined(&mut club);
    let events = club.events();
    let id = "01".repeat(16);
    // Neither which there are, nor one of them, nor whose it is.
    let cookie = [("Cookie", anna.cookie.as_str()), FORM];
    for (path, form) in [
        ("GET /s/pictures".to_owned(), ""),
        (format!("GET /s/picture/{picture}.jpg"), ""),
        (format!("POST /s/picture/{picture}.jpg"), "place=1-1"),
    ] {
        let form =
            if form.is_empty() { String::new() } else { format!("{form}&_key={}", anna.key) };
        let answer = send(&mut club, &path, &cookie, &form);
        assert_eq!(answer.status, 403, "{path}: {answer:?}");
        assert!(!answer.body.contains(&picture.to_string()), "{path}: {answer:?}");
    }
    let assign = json!({"ask": "assign_picture", "sha256": picture.to_string(), "round": 1, "player": 1,
        "side": "front", "quarters": 0});
    let (status, told) = ask(&mut club, &anna, 2, assign);
    assert_eq!((status, &told["why"]), (403, &json!("role")), "{told}");
    // Nor is it shown beside a sheet.
    let page = send(&mut club, "GET /s/1/1", &cookie, "");
    assert!(page.status == 200 && !page.body.contains("/s/picture"), "{page:?}");
    let headers = [
        ("Cookie", anna.cookie.as_str()),
        ("X-Eforos", anna.key.as_str()),
        ("X-Eforos-Id", id.as_str()),
        ("Content-Type", "image/jpeg"),
    ];
    let sent = send(&mut club, "POST /s/pictures", &headers, "a picture in the clear");
    let told: Value = serde_json::from_str(&sent.body).unwrap();
    assert_eq!((sent.status, &told["why"]), (403, &json!("role")), "{told}");
    assert_eq!(club.events(), events);
}
