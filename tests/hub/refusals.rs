//! What the doors refuse and how they say it: a code and a sentence, whatever was asked; their limits; nothing of a token in
//! what is told to whoever runs the hub.

use std::io::{ErrorKind, Read as _, Write as _};
use std::net::TcpStream;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::by_hand::emptied;
use crate::cluster::{ask, database};
use crate::common::addresses::from;
use crate::joint_day::{Day, cut, rows};
use crate::line::told;
use crate::sending::{batch, conductor, rows_of};
use crate::service::{Service, send};
use crate::until;

/// A code and a sentence.
fn says_why(body: &Value) {
    let is_text = |key: &str, least: usize| body[key].as_str().is_some_and(|it| it.len() > least);
    assert!(is_text("why", 2) && is_text("text", 10), "{body}");
}

#[test]
fn every_refusal_is_a_code_and_a_sentence() {
    let day = Day::new();
    day.sync("k", "eforos-conductor");
    let (first, joint) = (rows(day.path(), "k")[0].hash, "0".repeat(64));
    for (what, status) in [
        (format!("GET /v1/competitions/{first}/rows?after=x"), 422),
        (format!("GET /v1/competitions/{first}/rows?after=1&more=1"), 422),
        (format!("GET /v1/competitions/{first}?more=1"), 422),
        (format!("GET /v1/joints/{joint}/venues/x/branches/1"), 404),
        (format!("GET /v1/joints/{joint}/venues/1/branches/x"), 404),
        (format!("GET /v1/joints/{joint}/queue?more=1"), 422),
        (format!("GET /v1/joints/{joint}/venues?more=1"), 422),
        (format!("GET /v1/joints/{joint}/words?more=1"), 422),
        (format!("GET /v1/joints/{joint}/standings?after=1&more=1"), 422),
        (format!("PUT /v1/joints/{joint}?more=1"), 422),
        (format!("POST /v1/competitions/{first}/rows?after=1"), 422),
        ("GET /v1/time?more=1".to_owned(), 422),
        ("GET /v1/competitions/%ff".to_owned(), 400),
        ("GET /v1/joints/%ff/venues/1/branches/1".to_owned(), 400),
        ("GET /v1/%ff".to_owned(), 404),
        ("GET /v2".to_owned(), 404),
    ] {
        let answer = day.hub.send(&what, &day.conductor, "", b"");
        assert_eq!(answer.status, status, "{what}: {}", answer.text());
        assert_eq!(answer.says("content-type"), Some("application/json"), "{what}");
        says_why(&answer.json());
    }
    let joint = ask(&day.database, "SELECT encode(joint, 'hex') FROM joints");
    for path in ["venues/x/branches/1", "venues/1/branches/x", "venues/70000/branches/1"] {
        let what = format!("GET /v1/joints/{joint}/{path}");
        assert_eq!(day.hub.send(&what, &day.conductor, "", b"").status, 404, "{path}");
    }
}

/// What the door says to a connection that asks this; nothing of one that it closes without a word.
fn answered(at: &str, head: &str) -> String {
    let mut stream = TcpStream::connect(at).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    let _ = stream.write_all(head.as_bytes());
    let mut answer = String::new();
    let _ = stream.read_to_string(&mut answer);
    answer
}

#[test]
fn a_full_door_says_so_and_a_head_has_its_bound() {
    let url = database();
    told(&url, &["init"]);
    let service = Service::start(&url);
    let head = |bytes: usize| {
        let fill = "a".repeat(bytes);
        format!("GET /v1/time HTTP/1.1\r\nHost: x\r\nX: {fill}\r\nConnection: close\r\n\r\n")
    };
    for at in [&service.listen, &service.pages] {
        let short = answered(at, &head(15 << 10));
        assert!(!short.starts_with("HTTP/1.1 4") || short.starts_with("HTTP/1.1 404"), "{short}");
        let long = answered(at, &head(17 << 10));
        let (told, body) = long.split_once("\r\n\r\n").unwrap();
        assert!(told.starts_with("HTTP/1.1 431"), "{told}");
        if at == &service.listen {
            let body = serde_json::from_str(body).unwrap();
            says_why(&body);
            assert_eq!(body["why"], "head");
        } else {
            // A browser with too many of others' cookies: what to do about it.
            assert!(body.contains("cookies") && told.contains("text/html"), "{long}");
        }
        // One that goes on and on is not read to its end; one that is none, and one whose address is far too long.
        let far = format!("GET /{} HTTP/1.1\r\n\r\n", "a".repeat(70_000));
        for (head, status, why) in [
            (head(100 << 10), "431", "head"),
            ("no head\r\n\r\n".to_owned(), "400", "unfit"),
            (far, "4", "head"),
        ] {
            let refused = answered(at, &head);
            let (told, body) = refused.split_once("\r\n\r\n").unwrap();
            assert!(told.starts_with(&format!("HTTP/1.1 {status}")), "{told}");
            assert!(told.contains("nosniff") && told.contains("no-store"), "{told}");
            if at == &service.listen {
                let body = serde_json::from_str(body).unwrap();
                says_why(&body);
                assert_eq!(body["why"], why);
            } else {
                assert!(body.len() > 10 && told.contains("content-type: text/"), "{refused}");
            }
        }
    }
    assert!(answered(&service.listen, &head(15 << 10)).starts_with("HTTP/1.1 200"));

    // Of the senders' half is kept for addresses that showed a right token.
    let (time, page) = ((&service.listen, "/v1/time"), (&service.pages, "/"));
    for ((at, _), most, (other, path)) in [(time, 200, page), (page, 600, time)] {
        let held: Vec<TcpStream> = (0..most).map(|_| TcpStream::connect(at).unwrap()).collect();
        let refused = answered(at, "GET /v1/time HTTP/1.1\r\nHost: x\r\n\r\n");
        assert!(refused.starts_with("HTTP/1.1 503"), "{refused}");
        let (head, body) = refused.split_once("\r\n\r\n").unwrap();
        assert!(head.to_lowercase().contains("retry-after: 5"), "{head}");
        if at == &service.listen {
            says_why(&serde_json::from_str(body).unwrap());
        } else {
            assert!(body.len() > 10 && head.contains("text/plain"), "{refused}");
        }
        // Whoever comes to the other door is answered.
        let asks = format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        assert!(answered(other, &asks).starts_with("HTTP/1.1 200"), "{path}");
        drop(held);
    }
}

/// Connections of an address that say nothing.
fn held(address: [u8; 4], to: &str, count: usize) -> Vec<TcpStream> {
    (0..count).map(|_| from(address.into(), to.parse().unwrap())).collect()
}

/// What is said to one more of that address, which says nothing.
fn one_more(address: [u8; 4], to: &str) -> String {
    let mut stream = from(address.into(), to.parse().unwrap());
    stream.set_read_timeout(Some(Duration::from_millis(300))).unwrap();
    let mut told = [0; 1024];
    let count = stream.read(&mut told).unwrap_or(0);
    String::from_utf8_lossy(&told[..count]).into_owned()
}

#[test]
fn of_one_address_32_read_and_others_are_not_shut_out() {
    let url = database();
    told(&url, &["init"]);
    let service = Service::start(&url);
    let at = service.pages.as_str();
    let (stranger, other, proxy) = ([127, 0, 0, 2], [127, 0, 0, 3], [127, 0, 0, 1]);
    let mut of_stranger = held(stranger, at, 32);
    let refused = one_more(stranger, at);
    assert!(refused.starts_with("HTTP/1.1 429"), "{refused}");
    let (head, body) = refused.split_once("\r\n\r\n").unwrap();
    assert!(head.contains("retry-after: 5") && body.len() > 10, "{refused}");
    assert_eq!(one_more(other, at), "");
    of_stranger.pop();
    until("there is place again", || one_more(stranger, at).is_empty());
    // All who come by a proxy on this machine come from there; it counts for itself.
    let of_proxy = held(proxy, at, 40);
    assert_eq!(one_more(proxy, at), "");
    drop((of_stranger, of_proxy));
    // What somebody else says of who asks is not believed.
    let asks = |stream: &mut TcpStream, told: &str| {
        let head = format!(
            "GET / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {told}\r\nConnection: close\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer.starts_with("HTTP/1.1 429")
    };
    let is_refused = |address: [u8; 4]| {
        (0..200).any(|number| {
            let mut stream = from(address.into(), at.parse().unwrap());
            asks(&mut stream, &format!("192.0.2.{number}"))
        })
    };
    assert!(is_refused([127, 0, 0, 4]));
    assert!(!is_refused(proxy));
}

#[test]
fn whoever_may_send_has_a_place_beside_strangers() {
    let url = database();
    told(&url, &["init"]);
    let token = conductor(&url, "Ομοσπονδία");
    let service = Service::start(&url);
    let at = service.listen.as_str();
    // That address showed a right token.
    let known = || service.send("GET /v1/competitions/x", &token, "", b"").status;
    assert_eq!(known(), 404);
    let strangers: Vec<TcpStream> =
        (2..6).flat_map(|part| held([127, 0, 0, part], at, 50)).collect();
    let refused = one_more([127, 0, 0, 9], at);
    assert!(refused.starts_with("HTTP/1.1 503"), "{refused}");
    says_why(&serde_json::from_str(refused.split_once("\r\n\r\n").unwrap().1).unwrap());
    assert_eq!(known(), 404, "and not that there is no place");
    drop(strangers);
    until("there is place again", || one_more([127, 0, 0, 9], at).is_empty());
}

#[test]
fn a_head_that_never_ends_is_let_go_and_others_are_answered() {
    let url = database();
    told(&url, &["init"]);
    let service = Service::start(&url);
    let begun = Instant::now();
    let slow: Vec<TcpStream> = [&service.listen, &service.pages]
        .into_iter()
        .cycle()
        .take(40)
        .map(|at| {
            let mut stream = TcpStream::connect(at).unwrap();
            stream.write_all(b"GET /v1/time HTTP/1.1\r\nHost: x\r\nX-Slow: ").unwrap();
            stream
        })
        .collect();
    assert_eq!(service.send("GET /v1/time", "", "", b"").status, 200);
    assert_eq!(service.page("/", "").status, 200);
    for mut stream in slow {
        stream.set_read_timeout(Some(Duration::from_mins(1))).unwrap();
        let mut answer = String::new();
        // It ends, with a word or without.
        let ended = stream.read_to_string(&mut answer);
        assert!(!matches!(&ended, Err(why) if why.kind() == ErrorKind::WouldBlock), "{ended:?}");
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 408"), "{answer}");
    }
    assert!(begun.elapsed() >= Duration::from_secs(4), "{:?}", begun.elapsed());
}

#[test]
fn nothing_of_a_token_is_told_to_whoever_runs_the_hub() {
    let day = Day::new();
    let url = database();
    told(&url, &["init"]);
    let token = conductor(&url, "Ομοσπονδία");
    let log = day.path().join("log");
    let hub = Service::logging(&url, &log);
    let master = rows(day.path(), "k");
    let joint: Value = serde_json::from_str(&master[0].body).unwrap();
    let joint = joint["competition_created"]["commitment"].as_str().unwrap().to_owned();
    assert_eq!(hub.send(&format!("PUT /v1/joints/{joint}"), &token, "", b"").status, 200);
    let mut sent = batch(&master, 0, 20);
    sent["joint"] = joint.clone().into();
    let what = format!("POST {}", rows_of(master[0].hash));
    assert_eq!(hub.send(&what, &token, "", sent.to_string().as_bytes()).status, 200);
    let hall = day.token("k-1");
    let own = rows(day.path(), "k-1");
    let body = batch(&own, 0, 9).to_string();
    let what = format!("POST {}", rows_of(own[0].hash));
    assert_eq!(hub.send(&what, &hall, "", body.as_bytes()).status, 200);
    let wrong = "W".repeat(43);
    assert_eq!(hub.send(&what, &wrong, "", body.as_bytes()).status, 401);
    assert_eq!(hub.send("GET /v1/nothing", &token, "", b"").status, 404);
    // What its database says is told there, and to nobody who asks.
    ask(&url, "ALTER TABLE ready RENAME TO gone");
    let ready = format!("POST /v1/joints/{joint}/ready");
    let broken = hub.send(&ready, &hall, "", b"{\"seal\":null}");
    assert_eq!((broken.status, broken.text().contains("ready")), (503, false));
    assert_eq!(hub.end(), Some(0));
    let notes = std::fs::read_to_string(&log).unwrap();
    assert!(notes.contains("WARN"), "{notes}");
    for secret in [&token, &hall, &wrong] {
        assert!(!notes.contains(secret.as_str()), "{notes}");
    }
}

#[test]
fn who_waits_is_woken_by_a_file_that_is_taken_in_by_hand() {
    let day = Day::new();
    day.sync("k", "eforos-conductor");
    cut(&day, ("k", "early"), 4);
    let day = emptied(day);
    let file = |name: &str| day.path().join(format!("{name}.eforos")).display().to_string();
    // Whose halls have cards, and of which nothing is sealed.
    told(&day.database, &["take-in", &file("early")]);
    let joint = ask(&day.database, "SELECT encode(joint, 'hex') FROM joints");
    let (listen, token) = (day.hub.listen.clone(), day.token("k-1"));
    let what = format!("GET /v1/joints/{joint}/directives?after=0&wait=25");
    let begun = Instant::now();
    let waiting = thread::spawn(move || send(&listen, &what, &token, "", b"").unwrap());
    told(&day.database, &["take-in", &file("k")]);
    let heard = waiting.join().unwrap();
    assert_eq!(heard.status, 200, "{}", heard.text());
    assert!(begun.elapsed() < Duration::from_secs(24), "woken, and not because its time was over");
    assert!(heard.json()["seal"].is_string());

    // All that is of a joint competition is verified by its commitment.
    told(&day.database, &["take-in", &file("k-1")]);
    let verified = told(&day.database, &["verify", &joint]);
    let branches = verified["branches"].as_array().unwrap();
    assert_eq!(branches.len(), 2, "{verified}");
    assert!(branches.iter().all(|it| it["breaks_at"].is_null()));
}
