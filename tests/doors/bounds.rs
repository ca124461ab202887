//! What a door takes at the most, by the figures of the regulation (§12): heads, bodies, greetings, times, places, paces.

use std::io::{ErrorKind, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use eforos::domain::formats::anagram::state::Anagram;
use eforos::stations::{HallShown, Publisher};
use serde_json::Value;

use super::club::{Club, Device};
use super::limits::{from, has_place, turned_away};
use super::line::Line;
use super::{Answer, look};
use crate::common::tls::{begun, exchanged, greeted};

/// So many bytes.
const LARGE: usize = 24 << 20;

trait Wire: Read + Write + Send {}
impl<T: Read + Write + Send> Wire for T {}

fn plain(at: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(at).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(90))).unwrap();
    stream
}

fn said(mut wire: impl Wire, bytes: &[u8]) -> Answer {
    // One that is refused early may not be read to its end.
    let _ = wire.write_all(bytes);
    let mut found = Vec::new();
    let _ = wire.read_to_end(&mut found);
    Answer::of(found)
}

/// So much time, on a connection that waits for nothing.
fn passes(hall: SocketAddr, time: Duration) {
    let mut idle = plain(hall);
    idle.write_all(format!("GET /t HTTP/1.1\r\nHost: {hall}\r\n\r\n").as_bytes()).unwrap();
    assert!(idle.read(&mut [0; 4096]).unwrap() > 0);
    idle.set_read_timeout(Some(time)).unwrap();
    while idle.read(&mut [0; 4096]).is_ok_and(|count| count > 0) {}
}

#[test]
fn a_head_of_16_kib_is_read_and_a_longer_one_is_told_what_to_do() {
    let club = Club::<Anagram>::new(true);
    for (door, at) in [("hall", club.hall()), ("staff", club.at)] {
        let before = format!(
            "GET /help HTTP/1.1\r\nHost: {at}\r\nAccept-Language: en\r\nConnection: close\r\n"
        );
        // Each header's name and value and four signs between, and the path.
        let counted = before.len() - "GET  HTTP/1.1\r\n".len() + "Cookie: \r\n".len();
        for (long, status) in [(16 * 1024, 200), (16 * 1024 + 1, 431), (200 * 1024, 431)] {
            let head = format!("{before}Cookie: {}\r\n\r\n", "a".repeat(long - counted));
            let answer = if door == "hall" {
                said(plain(at), head.as_bytes())
            } else {
                Answer::of(exchanged(at, head.as_bytes()))
            };
            assert_eq!(answer.status, status, "{door}, {long}");
            if (long, status) == (16 * 1024 + 1, 431) {
                assert!(
                    answer.body.contains("cookies"),
                    "{door}: how they are cleared: {answer:?}"
                );
            }
        }
    }
}

/// A request whose body is not there yet.
fn head(first: &str, (at, scheme): (SocketAddr, &str), who: Option<&Device>, more: &str) -> String {
    let held = who.map_or_else(String::new, |who| {
        format!("Cookie: {}\r\nX-Eforos: {}\r\n", who.cookie, who.key)
    });
    format!(
        "{first} HTTP/1.1\r\nHost: {at}\r\nOrigin: {scheme}://{at}\r\n{held}\
         Content-Type: application/x-www-form-urlencoded\r\nConnection: close\r\n{more}\r\n"
    )
}

/// Whatever takes a body, how many bytes it takes, and whether a script or a reader is told of more.
const BODIES: [(&str, &str, usize, bool); 12] = [
    ("hall", "POST /lang", 1024, false),
    ("hall", "POST /code", 1024, false),
    ("staff", "POST /j", 1024, false),
    ("staff", "POST /lang", 1024, false),
    ("staff", "POST /find", 1024, false),
    ("staff", "POST /leave", 1024, false),
    ("staff", "POST /s/1/1", 32 * 1024, false),
    ("staff", "POST /do", 32 * 1024, false),
    ("staff", "POST /api/do", 32 * 1024, true),
    ("staff", "POST /api/look", 32 * 1024, true),
    ("staff", "PUT /api/draft", 32 * 1024, true),
    ("staff", "DELETE /api/draft", 32 * 1024, true),
];

#[test]
fn a_body_is_read_to_its_bound_and_no_further() {
    let mut club = Club::<Anagram>::new(true);
    let anna = club.joined("Άννα", "1");
    for (door, first, most, by_script) in BODIES {
        let mut send = |more: &str, body: &[u8]| {
            if door == "hall" {
                let at = club.hall();
                let head = head(first, (at, "http"), None, more);
                return said(plain(at), &[head.as_bytes(), body].concat());
            }
            // A new device's first request holds nothing.
            let who = (first != "POST /j").then_some(&anna);
            let head = head(first, (club.at, "https"), who, more);
            club.send([head.as_bytes(), body].concat())
        };
        let fits = send(&format!("Content-Length: {most}\r\n"), "x".repeat(most).as_bytes());
        assert!(![0, 408, 413].contains(&fits.status), "{first}: {fits:?}");
        // It says so beforehand, and is not waited for; or it goes on and on.
        let told = send(&format!("Content-Length: {}\r\n", most + 1), b"");
        let chunk = format!("{:x}\r\n{}\r\n0\r\n\r\n", most + 1, "x".repeat(most + 1));
        let untold = send("Transfer-Encoding: chunked\r\n", chunk.as_bytes());
        for answer in [told, untold] {
            assert_eq!(answer.status, 413, "{first}: {answer:?}");
            let said: Value = serde_json::from_str(&answer.body).unwrap_or_default();
            if by_script {
                assert_eq!(
                    (&said["done"], &said["why"]),
                    (&false.into(), &"form".into()),
                    "{first}"
                );
                assert!(said["text"].as_str().is_some_and(|text| !text.is_empty()), "{first}");
            } else {
                assert!(answer.body.contains("<html lang=\"el\">"), "{first}: {answer:?}");
                assert!(answer.body.contains("Πολύ μεγάλο."), "{first}: {answer:?}");
            }
        }
    }
}

/// Sends the beginning, then a byte whenever a quarter of a second has passed; when it is let go, and what is said then.
fn drips(mut wire: impl Wire, first: &[u8], byte: &[u8]) -> (Duration, u16) {
    let begun = Instant::now();
    let _ = wire.write_all(first);
    let mut found = Vec::new();
    let mut bytes = [0; 4096];
    while begun.elapsed() < Duration::from_secs(40) {
        match wire.read(&mut bytes) {
            Ok(0) => break,
            Ok(count) => found.extend_from_slice(&bytes[..count]),
            Err(why) if [ErrorKind::WouldBlock, ErrorKind::TimedOut].contains(&why.kind()) => {
                if wire.write_all(byte).and_then(|()| wire.flush()).is_err() {
                    break;
                }
            }
            Err(_) => break,
        }
    }
    (begun.elapsed(), Answer::of(found).status)
}

/// What is slow: where, how it begins and goes on, for how many seconds, and what may be said then.
type Case = (&'static str, Box<dyn Wire>, Vec<u8>, &'static [u8], u64, &'static [u16]);

/// Whatever comes byte by byte has so many seconds in all, and one that is late for it.
#[test]
fn what_comes_byte_by_byte_is_not_waited_for() {
    let mut club = Club::<Anagram>::new(true);
    let anna = club.joined("Άννα", "1");
    let (hall, staff) = (club.hall(), club.at);
    let quarter = |stream: &TcpStream| {
        stream.set_read_timeout(Some(Duration::from_millis(250))).unwrap();
    };
    let clear = |at| {
        let stream = plain(at);
        quarter(&stream);
        stream
    };
    let sealed = || {
        let stream = begun(staff, b"");
        quarter(&stream.sock);
        stream
    };
    let form = |first: &str, at, who: Option<&Device>| {
        let long = "Content-Length: 900\r\n";
        head(first, at, who, long).into_bytes()
    };
    // A record of a greeting says that 512 bytes follow.
    let greeting = [0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc];
    let slow_head = b"GET /t HTTP/1.1\r\nX-Slow: ".to_vec();
    let cases: Vec<Case> = vec![
        ("hall: nothing", Box::new(clear(hall)), vec![], b"", 5, &[0]),
        ("hall: a head", Box::new(clear(hall)), slow_head.clone(), b"x", 5, &[0, 408]),
        ("staff: nothing", Box::new(clear(staff)), vec![], b"", 5, &[0]),
        ("staff: a greeting's first byte", Box::new(clear(staff)), vec![0x16], b"", 5, &[0]),
        ("staff: a greeting", Box::new(clear(staff)), greeting.to_vec(), &[0], 5, &[0]),
        ("staff: a head", Box::new(sealed()), slow_head, b"x", 5, &[0, 408]),
        (
            "hall: a body",
            Box::new(clear(hall)),
            form("POST /lang", (hall, "http"), None),
            b"x",
            10,
            &[408],
        ),
        (
            "staff: a form",
            Box::new(sealed()),
            form("POST /s/1/1", (staff, "https"), Some(&anna)),
            b"x",
            10,
            &[408],
        ),
        (
            "staff: an ask",
            Box::new(sealed()),
            form("POST /api/do", (staff, "https"), Some(&anna)),
            b"x",
            10,
            &[408],
        ),
    ];
    let all = cases.into_iter().map(|(name, wire, first, byte, seconds, said)| {
        (name, seconds, said, thread::spawn(move || drips(wire, &first, byte)))
    });
    for (name, seconds, said, dripping) in all.collect::<Vec<_>>() {
        let (took, status) = dripping.join().unwrap();
        assert!(said.contains(&status), "{name}: {status}");
        let took = took.as_secs();
        assert!((seconds - 1..=seconds + 7).contains(&took), "{name}: {took} s");
    }
}

/// A connection on which something was answered waits a minute for the next request; at the staff door that of an address
/// without a station ten seconds.
#[test]
fn a_connection_waits_so_long_for_its_next_request() {
    let mut club = Club::<Anagram>::new(true);
    let anna = club.joined("Άννα", "1");
    assert_eq!(club.get(&anna, "/s").status, 200);
    let (hall, staff) = (club.hall(), club.at);
    let stranger = greeted(staff, from(Ipv4Addr::new(127, 0, 4, 1), staff)).unwrap();
    let known = begun(staff, b"");
    let guest = plain(hall);
    for stream in [&stranger.sock, &known.sock] {
        stream.set_read_timeout(Some(Duration::from_secs(90))).unwrap();
    }
    let cases: [(&str, SocketAddr, Box<dyn Wire>, u64); 3] = [
        ("hall", hall, Box::new(guest), 60),
        ("an address with a station", staff, Box::new(known), 60),
        ("one without", staff, Box::new(stranger), 10),
    ];
    let all = cases.map(|(name, at, wire, seconds)| {
        let waits = thread::spawn(move || {
            let mut line = Line::on(wire);
            assert_eq!(line.asks(&format!("GET /t HTTP/1.1\r\nHost: {at}\r\n\r\n")).status, 200);
            let begun = Instant::now();
            line.ends();
            begun.elapsed().as_secs()
        });
        (name, seconds, waits)
    });
    for (name, seconds, waits) in all {
        let took = waits.join().unwrap();
        assert!((seconds - 1..=seconds + 9).contains(&took), "{name}: {took} s");
    }
}

/// 896 of seven addresses fill the hall door, 128 of two known ones the staff door; neither takes a place of the other.
#[test]
fn each_door_has_its_own_places_and_they_end() {
    // Some systems give a program fewer files than both ends of these take.
    #[cfg(target_os = "linux")]
    {
        let (limit, files) = (rustix::process::Resource::Nofile, 4_096);
        let mut may = rustix::process::getrlimit(limit);
        if may.current.is_some_and(|now| now < files) {
            may.current = Some(may.maximum.map_or(files, |most| most.min(files)));
            rustix::process::setrlimit(limit, may).unwrap();
        }
    }
    let mut club = Club::<Anagram>::new(true);
    let anna = club.joined("Άννα", "1");
    let (hall, staff) = (club.hall(), club.at);
    let at = |net: u8, last: u8| Ipv4Addr::new(127, 0, net, last);
    let asks = format!("GET /t HTTP/1.1\r\nHost: {hall}\r\n\r\n");
    let mut held = Vec::new();
    for last in 1..=7 {
        for _ in 0..128 {
            let mut stream = from(at(5, last), hall);
            stream.write_all(asks.as_bytes()).unwrap();
            held.push(stream);
        }
        // Of the last one the door is full anyway.
        let wanted = if last < 7 { 429 } else { 503 };
        assert_eq!(turned_away(from(at(5, last), hall)), wanted, "128 of one address");
    }
    for stream in &mut held {
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        assert!(stream.read(&mut [0; 1024]).unwrap() > 0, "it has a place, and is answered");
    }
    assert_eq!(turned_away(from(at(5, 8), hall)), 503, "896 in all");
    assert_eq!(club.get(&anna, "/s").status, 200, "the other door has its own");
    drop(held);

    let known = |club: &mut Club<Anagram>, address: Ipv4Addr| {
        let request = format!(
            "GET /s HTTP/1.1\r\nHost: {staff}\r\nCookie: {}\r\nConnection: close\r\n\r\n",
            anna.cookie
        );
        let answer = club.attending(move || {
            said(greeted(staff, from(address, staff)).unwrap(), request.as_bytes())
        });
        assert_eq!(answer.status, 200);
    };
    for last in 1..=3 {
        known(&mut club, at(6, last));
    }
    let mut held: Vec<TcpStream> = (0..64).map(|_| from(at(6, 1), staff)).collect();
    assert_eq!(turned_away(from(at(6, 1), staff)), 429, "64 of one address");
    held.extend((0..64).map(|_| from(at(6, 2), staff)));
    assert!(has_place(held.last().unwrap()));
    assert_eq!(turned_away(from(at(6, 3), staff)), 503, "128 in all");
    assert_eq!(
        said(plain(hall), asks.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n").as_bytes())
            .status,
        200
    );
}

/// At once and then in each second: 60 and 20 requests of a station, of them 20 and 5 that do something; a hundred greetings
/// of all addresses together.
#[test]
fn a_station_asks_so_often_and_no_oftener() {
    let mut club = Club::<Anagram>::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    let at = club.at;
    let many = |first: &'static str, who: &Device, body: &'static str, tries: usize| {
        let request = format!(
            "{first} HTTP/1.1\r\nHost: {at}\r\nOrigin: https://{at}\r\nCookie: {}\r\nX-Eforos: {}\r\n\
             Content-Length: {}\r\n\r\n{body}",
            who.cookie,
            who.key,
            body.len()
        );
        move || {
            let mut line = Line::on(begun(at, b""));
            let begun = Instant::now();
            let answers: Vec<Answer> = (0..tries).map(|_| line.asks(&request)).collect();
            (answers, usize::try_from(begun.elapsed().as_millis()).unwrap())
        }
    };
    let asked: [(&str, &Device, &str, u16, usize, usize); 2] = [
        ("GET /s", &anna, "", 200, 60, 20),
        // What is no ask is not looked at by the owner.
        ("POST /api/do", &vicky, "{}", 400, 20, 5),
    ];
    for (first, who, body, status, at_once, a_second) in asked {
        let (answers, took_ms) = club.attending(many(first, who, body, at_once + 60));
        let given = answers.iter().filter(|answer| answer.status == status).count();
        // One of a page that was opened before may count.
        let most = at_once + a_second * took_ms / 1000 + 1;
        assert!((at_once - 5..=most).contains(&given), "{first}: {given} of {most}");
        let refused: Vec<&Answer> = answers.iter().filter(|answer| answer.status == 429).collect();
        assert_eq!(given + refused.len(), answers.len(), "{first}");
        assert!(refused.iter().all(|answer| answer.header("retry-after").is_some()), "{first}");
    }
}

#[test]
fn all_addresses_together_greet_a_hundred_times_in_a_second() {
    let mut club = Club::<Anagram>::new(true);
    let anna = club.joined("Άννα", "1");
    let staff = club.at;
    let address = |last: u8| Ipv4Addr::new(127, 0, 7, last);
    for last in 1..=10 {
        let request = format!(
            "GET /s HTTP/1.1\r\nHost: {staff}\r\nCookie: {}\r\nConnection: close\r\n\r\n",
            anna.cookie
        );
        let answer = club.attending(move || {
            said(greeted(staff, from(address(last), staff)).unwrap(), request.as_bytes())
        });
        assert_eq!(answer.status, 200, "so that it has more than eight places");
    }
    // What was greeted until now is forgotten in a second.
    passes(club.hall(), Duration::from_millis(1_200));
    let begun = Instant::now();
    let greets: Vec<TcpStream> = (0..20)
        .flat_map(|_| 1..=10)
        .map(|last| {
            let mut stream = from(address(last), staff);
            stream.write_all(&[0x16]).unwrap();
            stream
        })
        .collect();
    // A busy machine takes so long that more may greet meanwhile.
    let more = usize::try_from(begun.elapsed().as_millis()).unwrap() / 10;
    // Who may greet is waited for, who may not is let go, and who finds no place is told.
    passes(club.hall(), Duration::from_secs(1));
    let mut found = [0, 0, 0];
    for mut stream in &greets {
        stream.set_nonblocking(true).unwrap();
        let at = match stream.read(&mut [0; 256]) {
            Err(why) if why.kind() == ErrorKind::WouldBlock => 0,
            Ok(1..) => 1,
            Ok(0) | Err(_) => 2,
        };
        found[at] += 1;
    }
    let [waits, told, gone] = found;
    // No address greeted oftener than it may, and there are 128 places.
    assert!(
        waits + told >= 100 && waits <= 101 + more && (gone >= 20 || more >= 50),
        "{waits} wait, {told} are told, {gone} are gone, {more} more"
    );
}

#[test]
fn another_version_of_http_is_none_and_nobody_waits_for_an_owner_who_does_not_answer() {
    let mut club = Club::<Anagram>::new(true);
    let anna = club.joined("Άννα", "1");
    let answer = said(plain(club.hall()), b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");
    assert!([0, 400, 505].contains(&answer.status), "{answer:?}");
    let old = format!("GET /t HTTP/1.0\r\nHost: {}\r\n\r\n", club.hall());
    assert_eq!(said(plain(club.hall()), old.as_bytes()).status, 505);
    let stream = begun(club.at, b"");
    assert_eq!(stream.conn.alpn_protocol(), None);
    drop(stream);
    club.deaf();
    let page = club.get(&anna, "/s");
    assert_eq!((page.status, page.header("retry-after")), (503, Some("2")));
    let (status, told) = club.api(
        &anna,
        "POST /api/look",
        &serde_json::json!({"n": 1, "path": "/s/1/1", "fields": {}}),
    );
    assert_eq!((status, &told["why"]), (503, &"not_saved".into()));
}

/// How many bytes come to whoever begins to take them now.
fn takes_late(mut wire: impl Wire) -> usize {
    let mut found = Vec::new();
    let _ = wire.read_to_end(&mut found);
    found.len()
}

/// Who takes nothing of what is answered, or of what a stream brings, is let go after ten seconds, and what was not sent by
/// then is not sent.
#[test]
fn who_takes_nothing_is_let_go() {
    let mut club = Club::<Anagram>::new(true);
    let anna = club.joined("Άννα", "1");
    let hall = club.hall();
    let looks = |at: SocketAddr| format!("GET /live HTTP/1.1\r\nHost: {at}\r\n");
    let mut stream = plain(hall);
    stream.write_all(format!("{}\r\n", looks(hall)).as_bytes()).unwrap();
    let live = format!("{}Cookie: {}\r\n\r\n", looks(club.at), anna.cookie);
    let of_staff = begun(club.at, live.as_bytes());
    of_staff.sock.set_read_timeout(Some(Duration::from_secs(90))).unwrap();
    let waited = Instant::now();
    while club.doors.lookers() == 0 {
        assert!(waited.elapsed() < Duration::from_secs(20));
        crate::common::moment();
    }
    // More than whatever lies between the two has room for.
    let mut scene = HallShown::clone(&look(&mut Publisher::default(), &club.keeper).unwrap());
    scene.version += 1;
    for of in &mut scene.languages {
        of.sent.push_str(&" ".repeat(LARGE));
    }
    club.doors.publish(Arc::new(scene));
    let page = said(
        plain(hall),
        format!("GET / HTTP/1.1\r\nHost: {hall}\r\nConnection: close\r\n\r\n").as_bytes(),
    );
    let asset =
        page.body.split('"').find(|text| text.starts_with("/a/") && text.ends_with("-hall.css"));
    let request = format!("GET {} HTTP/1.1\r\nHost: {hall}\r\n\r\n", asset.unwrap());
    let all = 390;
    let taken = |late: Option<Duration>| {
        let mut stream = plain(hall);
        let mut writer = stream.try_clone().unwrap();
        let request = request.clone();
        let writes = thread::spawn(move || {
            for _ in 0..all {
                if writer.write_all(request.as_bytes()).is_err() {
                    return;
                }
            }
        });
        if let Some(late) = late {
            passes(hall, late);
        }
        stream.set_read_timeout(Some(Duration::from_secs(3))).unwrap();
        let mut found = Vec::new();
        let _ = stream.read_to_end(&mut found);
        drop(stream);
        writes.join().unwrap();
        String::from_utf8_lossy(&found).matches("HTTP/1.1 200").count()
    };
    assert_eq!(taken(None), all, "who takes gets all");
    let some = taken(Some(Duration::from_secs(14)));
    assert!(some < all, "{some}");
    assert_eq!(club.doors.lookers(), 0, "nobody looks on");
    for late in [takes_late(stream), takes_late(of_staff)] {
        assert!(late < LARGE, "{late}");
    }
}
