//! Who guesses, who listens, who was sent away: what each of them gets.

use std::io::{Read as _, Write as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::lexicon::Digest;
use eforos::domain::person::Role;
use eforos::stations::{Door, Turned};

use super::Answer;
use super::club::{Club, cookie, encoded};
use crate::common::addresses::from;
use crate::common::tls::{exchanged, greeted};

#[test]
fn ten_thousand_guesses_from_one_and_from_fifty_addresses_let_nobody_in() {
    for (addresses, by_pin) in [(1_u32, false), (50, false), (1, true), (50, true)] {
        let mut door = Door::new(by_pin);
        let invited = door.invite((Role::Assistant, ""), [7; 24], 0).unwrap();
        let token = Digest::of(b"x");
        for number in 0..10_000_u32 {
            let from = IpAddr::V4(Ipv4Addr::from(0x0a00_0001 + number % addresses));
            // After as many as are counted the right one comes again and again, between wrong ones.
            let wrong = format!("{number:06}");
            let is_right = wrong == invited.pin || (number >= 20 && number % 3 == 0);
            let pin = if is_right { &invited.pin } else { &wrong };
            let turned = door.join(pin, ("x", "y"), (from, token, false), 1).unwrap_err();
            assert!(matches!(turned, Turned::Wrong | Turned::TooOften), "{number}");
        }
        // However many guess, every PIN ends; who guessed is told, and the key goes on.
        assert!(!door.invitations(1)[0].pin_is_good);
        assert_eq!(door.guessers(1).len(), if addresses == 1 { 1 } else { 50 });
        assert!(door.guessers(11 * 60 * 1000).is_empty());
        let from = IpAddr::V4(Ipv4Addr::new(10, 0, 0, 1));
        door.join(&invited.key, ("x", "y"), (from, token, false), 1).unwrap();
    }
}

#[test]
fn from_the_sixth_wrong_pin_on_an_address_needs_the_code_and_another_does_not() {
    let mut door = Door::new(false);
    let [first, second] = [7, 9].map(|of| door.invite((Role::Assistant, ""), [of; 24], 0).unwrap());
    let token = Digest::of(b"x");
    let [guesser, other] = [1, 2].map(|last| IpAddr::V4(Ipv4Addr::new(10, 0, 0, last)));
    let join = |door: &mut Door, secret: &str, from| {
        door.join(secret, ("x", "y"), (from, token, false), 1).map(|_| ())
    };
    for wrong in 0..5 {
        assert_eq!(join(&mut door, &format!("{wrong:06}"), guesser), Err(Turned::Wrong));
    }
    assert_eq!(join(&mut door, &first.pin, guesser), Err(Turned::TooOften));
    assert_eq!(join(&mut door, &first.key, guesser), Ok(()));
    assert_eq!(join(&mut door, &second.pin, other), Ok(()));
}

#[test]
fn ten_minutes_after_its_first_wrong_pin_an_address_may_type_one_again() {
    const TEN_MINUTES: i64 = 10 * 60 * 1000;
    let mut door = Door::new(false);
    let from = IpAddr::V4(Ipv4Addr::new(10, 0, 0, 1));
    let join = |door: &mut Door, pin: &str, at_ms| {
        door.join(pin, ("x", "y"), (from, Digest::of(b"x"), false), at_ms).map(|_| ())
    };
    for wrong in 0..5 {
        let at_ms = i64::from(wrong) * 60_000;
        assert_eq!(join(&mut door, &format!("{wrong:06}"), at_ms), Err(Turned::Wrong));
    }
    let pin = door.invite((Role::Assistant, ""), [7; 24], 5 * 60_000).unwrap().pin;
    assert_eq!(join(&mut door, &pin, TEN_MINUTES - 1), Err(Turned::TooOften));
    assert_eq!(join(&mut door, &pin, TEN_MINUTES), Ok(()));
}

/// Wherever they come from: five wrong PINs where a PIN alone lets in, twenty where a person does.
#[test]
fn so_many_wrong_pins_in_all_end_every_pin_and_one_fewer_does_not() {
    for (by_pin, most) in [(true, 5_u8), (false, 20)] {
        for (wrong, is_good) in [(most - 1, true), (most, false)] {
            let mut door = Door::new(by_pin);
            let [first, second] =
                [7, 9].map(|of| door.invite((Role::Assistant, ""), [of; 24], 0).unwrap());
            let token = Digest::of(b"x");
            let join = |door: &mut Door, pin: &str, last| {
                let from = IpAddr::V4(Ipv4Addr::new(10, 0, 0, last));
                door.join(pin, ("x", "y"), (from, token, false), 1).map(|_| ())
            };
            let none = |pin: &&String| ![&first.pin, &second.pin].contains(pin);
            let guesses = (0..100).map(|pin| format!("{pin:06}")).collect::<Vec<_>>();
            for (guess, from) in guesses.iter().filter(none).zip(1..=wrong) {
                assert_eq!(join(&mut door, guess, from), Err(Turned::Wrong));
            }
            assert_eq!(join(&mut door, &first.pin, 100).is_ok(), is_good, "{by_pin} {wrong}");
            let good = door.invitations(1).iter().any(|it| it.pin_is_good);
            assert_eq!(good, is_good, "{by_pin} {wrong}");
        }
    }
}

#[test]
fn stations_are_told_that_the_doors_close_though_nobody_else_looks_on() {
    let mut club = Club::<Anagram>::new(true);
    let streams: Vec<_> = (1..=4)
        .map(|number| {
            let device = club.joined(&format!("Άννα {number}"), &number.to_string());
            let mut stream = greeted(club.at, TcpStream::connect(club.at).unwrap()).unwrap();
            let head = format!("Host: {}\r\nCookie: {}\r\n\r\n", club.at, device.cookie);
            stream.write_all(format!("GET /live HTTP/1.1\r\n{head}").as_bytes()).unwrap();
            assert!(stream.read(&mut [0; 4096]).unwrap() > 0);
            stream
        })
        .collect();
    drop(club.doors);
    for (number, mut stream) in streams.into_iter().enumerate() {
        let mut told = Vec::new();
        let end = stream.read_to_end(&mut told);
        let told = String::from_utf8_lossy(&told);
        assert!(told.contains("event: bye") && end.is_ok(), "{number}: {told:?} {end:?}");
    }
}

#[test]
fn a_stream_ends_at_once_when_its_station_is_sent_away() {
    let mut club = Club::<Anagram>::new(true);
    let anna = club.joined("Άννα", "1");
    let mut stream = greeted(club.at, TcpStream::connect(club.at).unwrap()).unwrap();
    let request =
        format!("GET /live HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\n\r\n", club.at, anna.cookie);
    stream.write_all(request.as_bytes()).unwrap();
    let mut text = String::new();
    let mut bytes = [0; 4096];
    while !text.contains("event: stand") {
        let count = stream.read(&mut bytes).unwrap();
        text += &String::from_utf8_lossy(&bytes[..count]);
    }
    assert!(club.staff.revoke(&mut club.keeper, "1").unwrap());
    let begun = Instant::now();
    club.stand();
    while !text.contains("data: not_in") {
        let count = stream.read(&mut bytes).unwrap();
        assert!(count > 0, "{text}");
        text += &String::from_utf8_lossy(&bytes[..count]);
    }
    assert!(begun.elapsed() < Duration::from_secs(1));
    // The same connection asks in vain, too; its script can read that, and need not wait for a connection.
    assert_eq!(club.get(&anna, "/s").status, 401);
    let once = club.get(&anna, "/live?once");
    assert_eq!((once.status, once.header("content-type")), (401, Some("application/json")));
}

#[test]
fn a_connection_that_is_kept_is_nobodys_once_its_station_is_sent_away() {
    let mut club = Club::<Anagram>::new(true);
    let anna = club.joined("Άννα", "1");
    let asked = |path: &str| {
        format!("GET {path} HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\n\r\n", club.at, anna.cookie)
    };
    let (first, at) = (asked("/help"), club.at);
    let mut stream = greeted(at, TcpStream::connect(at).unwrap()).unwrap();
    let mut bytes = [0; 16 * 1024];
    stream.write_all(first.as_bytes()).unwrap();
    let count = stream.read(&mut bytes).unwrap();
    assert_eq!(Answer::of(bytes[..count].to_vec()).status, 200);
    let second = asked("/s").replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n");
    assert!(club.staff.revoke(&mut club.keeper, "1").unwrap());
    club.stand();
    stream.write_all(second.as_bytes()).unwrap();
    let mut rest = Vec::new();
    let _ = stream.read_to_end(&mut rest);
    // What is left of the first page may stand before it.
    let text = String::from_utf8_lossy(&rest);
    assert!(text.contains("HTTP/1.1 401"), "{text}");
}

#[test]
fn of_two_devices_that_come_with_one_key_at_once_one_waits() {
    for _ in 0..5 {
        let mut club = Club::<Anagram>::new(true);
        let invited = club.staff.invite(&club.keeper, Role::Assistant, "").unwrap();
        let at = club.at;
        let request = |name: &str| {
            let body = encoded(&[("name", name), ("label", name), ("pin", &invited.key)]);
            format!(
                "POST /j HTTP/1.1\r\nHost: {at}\r\nOrigin: https://{at}\r\n\
                 Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\
                 Connection: close\r\n\r\n{body}",
                body.len()
            )
        };
        let both = [request("a"), request("b")];
        let mut statuses = club.attending(move || {
            let sent = both.map(|request| {
                std::thread::spawn(move || Answer::of(exchanged(at, request.as_bytes())).status)
            });
            sent.map(|one| one.join().unwrap())
        });
        statuses.sort_unstable();
        assert_eq!(statuses, [303, 409]);
        assert_eq!(club.staff.waiting(&club.keeper).len(), 1);
    }
}

/// Asks to join so often by one connection from there; how each was answered.
fn joins(at: SocketAddr, last: u8, count: u32) -> Vec<Answer> {
    let mut stream = greeted(at, from(Ipv4Addr::new(127, 0, 2, last), at)).unwrap();
    let one = |wrong: u32| {
        let pin = format!("{last:03}{wrong:03}");
        let body = encoded(&[("name", "x"), ("label", "x"), ("pin", &pin)]);
        let request = format!(
            "POST /j HTTP/1.1\r\nHost: {at}\r\nOrigin: https://{at}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes()).unwrap();
        let (mut read, mut bytes) = (Vec::new(), [0; 4096]);
        loop {
            let count = stream.read(&mut bytes).unwrap();
            assert!(count > 0, "{}", String::from_utf8_lossy(&read));
            read.extend_from_slice(&bytes[..count]);
            let head = read.windows(4).position(|four| four == b"\r\n\r\n");
            let Some(head) = head else { continue };
            let answer = Answer::of(read.clone());
            let long: usize = answer.header("content-length").unwrap().parse().unwrap();
            if read.len() == head + 4 + long {
                return answer;
            }
        }
    };
    (0..count).map(one).collect()
}

/// Each address is told to stop after its fifth wrong PIN; stations and codes go on beside them.
#[test]
fn a_flood_of_joins_from_many_addresses_stops_no_station_and_no_code() {
    let mut club = Club::<Anagram>::new(true);
    let anna = club.joined("Άννα", "1");
    let invited = club.staff.invite(&club.keeper, Role::Assistant, "").unwrap();
    let at = club.at;
    let list = format!(
        "GET /s HTTP/1.1\r\nHost: {at}\r\nCookie: {}\r\nConnection: close\r\n\r\n",
        anna.cookie
    );
    let (answers, lists) = club.attending(move || {
        let floods: Vec<_> =
            (1..=5).map(|last| std::thread::spawn(move || joins(at, last, 60))).collect();
        let lists: Vec<_> =
            (0..10).map(|_| Answer::of(exchanged(at, list.as_bytes())).status).collect();
        let answers = floods.into_iter().flat_map(|one| one.join().unwrap());
        (answers.collect::<Vec<_>>(), lists)
    });
    assert_eq!(lists, [200; 10], "who is in goes on");
    let (wrong, often): (Vec<_>, Vec<_>) = answers.iter().partition(|answer| answer.status == 403);
    assert_eq!((wrong.len(), often.len()), (5 * 5, 5 * 55));
    for answer in often {
        assert_eq!((answer.status, answer.header("retry-after")), (429, Some("2")), "{answer:?}");
    }
    assert!(club.staff.waiting(&club.keeper).is_empty(), "nobody came in by guessing");
    assert_eq!(club.staff.guessers(&club.keeper).len(), 5);
    let pairs = |secret| [("name", "Βίκυ"), ("label", "2"), secret];
    let by_pin = club.form("/j", "", &pairs(("pin", invited.pin.as_str())));
    assert_eq!(by_pin.status, 403, "its PIN has ended: {by_pin:?}");
    let by_key = club.form("/j", "", &pairs(("code", invited.key.as_str())));
    assert_eq!(by_key.status, 303, "{by_key:?}");
}

/// The referee lets in whom they read: who waits says nothing else of themselves afterwards.
#[test]
fn what_waits_to_be_let_in_cannot_be_changed() {
    let mut club = Club::<Anagram>::new(true);
    let invited = club.staff.invite(&club.keeper, Role::Assistant, "").unwrap();
    let pairs = |name, label, secret| [("name", name), ("label", label), secret];
    let pin = ("pin", invited.pin.as_str());
    let waiting = cookie(&club.form("/j", "", &pairs("Άννα", "1", pin)));
    let page = club.request("GET /j", &[("Cookie", &waiting)], "").body;
    let (_, rest) = page.split_once("data-key=\"").unwrap();
    let key = rest.split('"').next().unwrap();
    for secret in [pin, ("code", invited.key.as_str())] {
        for held in ["", &waiting] {
            let others = pairs("Βίκυ", "9", secret);
            let again = club.form("/j", held, &[&others[..], &[("_key", key)]].concat());
            assert_eq!((again.status, again.header("set-cookie")), (409, None), "{again:?}");
        }
    }
    let [one] = &club.staff.waiting(&club.keeper)[..] else { panic!("one waits") };
    assert_eq!((one.name.as_str(), one.label.as_str()), ("Άννα", "1"));
    let who = club.staff.admit(&mut club.keeper, invited.number).unwrap();
    assert_eq!((who.name.as_str(), who.station.as_str()), ("Άννα", "1"));
}

#[test]
fn what_was_held_while_waiting_is_nothing_once_the_new_one_was_used() {
    let mut club = Club::<Anagram>::new(true);
    let invited = club.staff.invite(&club.keeper, Role::Assistant, "").unwrap();
    let pairs = [("name", "Άννα"), ("label", "1"), ("pin", invited.pin.as_str())];
    let waiting = cookie(&club.form("/j", "", &pairs));
    club.staff.admit(&mut club.keeper, invited.number).unwrap();
    club.stand();
    // Told again until it was used: an answer may be lost.
    let wait = |club: &mut Club<Anagram>| club.request("GET /wait", &[("Cookie", &waiting)], "");
    let (first, second) = (wait(&mut club), wait(&mut club));
    assert_eq!(cookie(&first), cookie(&second));
    let new = cookie(&first);
    assert_eq!(club.request("GET /s", &[("Cookie", &waiting)], "").status, 401);
    assert_eq!(club.request("GET /s", &[("Cookie", &new)], "").status, 200);
    assert_eq!(wait(&mut club).status, 401, "the old one is worth nothing now");
}

#[test]
fn cookies_of_others_do_no_harm_until_there_are_too_many() {
    let mut club = Club::<Anagram>::new(true);
    let anna = club.joined("Άννα", "1");
    let others = |count: usize| -> String {
        let all: Vec<String> = (0..count)
            .map(|it| format!("other-{it}=__Host-eforos; eforos-plain={it:032x}"))
            .collect();
        format!("{}; {}", all.join("; "), anna.cookie)
    };
    let with = |club: &mut Club<Anagram>, count| {
        club.request("GET /s", &[("Cookie", &others(count))], "").status
    };
    assert_eq!(with(&mut club, 200), 200);
    assert_eq!(with(&mut club, 400), 431);
    let told = club.request("GET /s", &[("Cookie", &others(400))], "");
    assert!(told.body.contains("cookies"), "it says how to clear them: {told:?}");
}

/// Whoever stands in the Wi-Fi and writes down what goes by.
fn listened(to: std::net::SocketAddr) -> (std::net::SocketAddr, Arc<Mutex<Vec<u8>>>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let (at, heard) = (listener.local_addr().unwrap(), Arc::new(Mutex::new(Vec::new())));
    let written = Arc::clone(&heard);
    std::thread::spawn(move || {
        for from in listener.incoming() {
            let (from, door) = (from.unwrap(), TcpStream::connect(to).unwrap());
            let ways = [(from.try_clone(), door.try_clone()), (Ok(door), Ok(from))];
            for (mut from, mut to) in ways.map(|(one, other)| (one.unwrap(), other.unwrap())) {
                let written = Arc::clone(&written);
                std::thread::spawn(move || {
                    let mut bytes = [0; 4096];
                    while let Ok(count @ 1..) = from.read(&mut bytes) {
                        written.lock().unwrap().extend_from_slice(&bytes[..count]);
                        if to.write_all(&bytes[..count]).is_err() {
                            break;
                        }
                    }
                    let _ = to.shutdown(std::net::Shutdown::Both);
                });
            }
        }
    });
    (at, heard)
}

#[test]
fn who_listens_hears_no_word_no_pin_and_no_cookie() {
    let mut club = Club::<Anagram>::new(true);
    let (through, heard) = listened(club.at);
    let sent = |club: &mut Club<Anagram>, first: &str, more: &str, body: &str| {
        let request = format!(
            "{first} HTTP/1.1\r\nHost: {at}\r\nOrigin: https://{at}\r\n{more}Content-Length: {}\r\n\
             Connection: close\r\n\r\n{body}",
            body.len(),
            at = club.at
        );
        club.attending(move || {
            let mut stream = greeted(through, TcpStream::connect(through).unwrap()).unwrap();
            stream.write_all(request.as_bytes()).unwrap();
            let mut bytes = Vec::new();
            let _ = stream.read_to_end(&mut bytes);
            Answer::of(bytes)
        })
    };
    // By a PIN that was typed, and by a key that was photographed.
    let mut held = Vec::new();
    for (name, by_key) in [("Anna", false), ("Vicky", true)] {
        let invited = club.staff.invite(&club.keeper, Role::Assistant, "").unwrap();
        let secret = if by_key { &invited.key } else { &invited.pin };
        let body = encoded(&[("name", name), ("label", name), ("pin", secret)]);
        let form = "Content-Type: application/x-www-form-urlencoded\r\n";
        let waiting = sent(&mut club, "POST /j", form, &body);
        assert_eq!(waiting.status, 303, "{waiting:?}");
        club.staff.admit(&mut club.keeper, invited.number).unwrap();
        club.stand();
        let waiting = cookie(&waiting);
        let is_in = sent(&mut club, "GET /wait", &format!("Cookie: {waiting}\r\n"), "");
        held.extend([secret.clone(), waiting, cookie(&is_in)]);
    }
    let anna = club.joined("Άννα", "λάπτοπ");
    let body = r#"{"n":1,"path":"/s/1/1","fields":{"5":"takos"}}"#;
    let more = format!("Cookie: {}\r\nX-Eforos: {}\r\n", anna.cookie, anna.key);
    let answer = sent(&mut club, "POST /api/look", &more, body);
    assert_eq!(answer.status, 200, "{answer:?}");
    let heard = heard.lock().unwrap();
    assert!(heard.len() > 1_000);
    let has = |text: &str| heard.windows(text.len()).any(|bytes| bytes == text.as_bytes());
    for text in ["takos", "eforos", "HTTP", &anna.key, &anna.cookie[14..], "Άννα", "/api/look"]
    {
        assert!(!has(text), "{text}");
    }
    for secret in &held {
        let secret = secret.trim_start_matches("__Host-eforos=");
        assert!(secret.len() >= 6 && !has(secret), "{secret}");
    }
}
