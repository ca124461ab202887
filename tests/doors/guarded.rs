//! Whatever a door answers says of itself what every answer says: not pages and refusals alone.

use std::io::Write as _;
use std::net::TcpStream;

use serde_json::{Value, json};

use super::club::{Club, Device};
use super::photographs::{self, png};
use super::{Answer, Hall};
use crate::common::tls::greeted;
use eforos::domain::formats::anagram::state::Anagram;

/// What a stream begins with, read as far as its head goes.
fn head_of(mut stream: impl std::io::Read) -> Answer {
    let (mut read, mut bytes) = (Vec::new(), [0; 4096]);
    while !read.windows(4).any(|four| four == b"\r\n\r\n") {
        let count = stream.read(&mut bytes).unwrap();
        assert!(count > 0, "{}", String::from_utf8_lossy(&read));
        read.extend_from_slice(&bytes[..count]);
    }
    Answer::of(read)
}

/// By a script of a page of this door.
fn by_script(club: &mut Club<Anagram>, device: &Device, first: &str, asked: &Value) -> Answer {
    let origin = format!("https://{}", club.at);
    let headers =
        [("Cookie", device.cookie.as_str()), ("Origin", &origin), ("X-Eforos", &device.key)];
    club.request(first, &headers, &asked.to_string())
}

#[test]
fn what_a_script_is_answered_at_the_staff_door_is_guarded() {
    let mut club = photographs::club();
    let anna = club.joined("Άννα", "1");
    let fields = json!({"5": "τάκος"});
    let id = "07".repeat(16);
    for (first, asked) in [
        ("POST /api/look", json!({"n": 1, "path": "/s/1/1", "fields": fields})),
        ("PUT /api/draft", json!({"rev": 1, "path": "/s/1/1", "fields": fields})),
        ("DELETE /api/draft", json!({"path": "/s/1/1"})),
        (
            "POST /api/do",
            json!({"ask": "key_sheet", "round": 1, "player": 1, "fields": fields, "id": id}),
        ),
    ] {
        let answer = by_script(&mut club, &anna, first, &asked);
        assert_eq!((answer.status, answer.header("content-type")), (200, Some("application/json")));
        answer.is_guarded(first, "no-store");
    }
    let answer = club.answered(&anna, 1, &png(40));
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.is_guarded("a photograph that is sent", "no-store");
    let sha256 = club.keeper.record().contest().common.pictures[0].sha256;
    let answer = club.get(&anna, &format!("/s/picture/{sha256}.jpg"));
    assert_eq!((answer.status, answer.header("content-type")), (200, Some("image/jpeg")));
    answer.is_guarded("a photograph", "no-store");
}

#[test]
fn what_sends_a_browser_on_is_guarded() {
    let mut club = Club::<Anagram>::new(true);
    let anna = club.joined("Άννα", "1");
    let mut sends = |path: &str, pairs: &[(&str, &str)]| {
        let answer = club.form(path, &anna.cookie, pairs);
        assert_eq!(answer.status, 303, "{path}: {answer:?}");
        answer.is_guarded(path, "no-store");
    };
    let key = ("_key", anna.key.as_str());
    sends("/find", &[key, ("find", "1")]);
    sends("/lang", &[key, ("lang", "en"), ("back", "/s")]);
    let (ask, id) = (r#"{"ask":"not_handed_in","round":1,"player":1}"#, "08".repeat(16));
    sends("/do", &[key, ("_path", "/s/1/1"), ("id", &id), ("_ask", ask), ("_change", "yes")]);
    for path in ["/wait", "/s/next"] {
        let answer = club.get(&anna, path);
        assert_eq!(answer.status, 303, "{path}");
        answer.is_guarded(path, "no-store");
    }
    let left = club.form("/leave", &anna.cookie, &[key]);
    assert_eq!(left.status, 303);
    left.is_guarded("/leave", "no-store");
}

#[test]
fn a_stream_is_guarded_at_both_doors() {
    let mut club = Club::<Anagram>::new(true);
    let anna = club.joined("Άννα", "1");
    let mut stream = greeted(club.at, TcpStream::connect(club.at).unwrap()).unwrap();
    let head = format!("Host: {}\r\nCookie: {}\r\n\r\n", club.at, anna.cookie);
    stream.write_all(format!("GET /live HTTP/1.1\r\n{head}").as_bytes()).unwrap();
    let hall = Hall::new();
    let mut open = hall.connect();
    open.write_all(format!("GET /live HTTP/1.1\r\nHost: {}\r\n\r\n", hall.at()).as_bytes())
        .unwrap();
    for (what, answer, kept) in
        [("staff", head_of(stream), "no-store"), ("hall", head_of(open), "no-cache")]
    {
        assert_eq!(
            (answer.status, answer.header("content-type")),
            (200, Some("text/event-stream"))
        );
        answer.is_guarded(what, kept);
    }
}
