//! What a day may bring: all come back at once, a hub that was emptied, a full disk, requests that are cut off, doors that are
//! full. In the end each row once.

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::{Shutdown, TcpStream};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use eforos::domain::lexicon::Digest;
use eforos::storage::RawRow;

use crate::cluster::{Cluster, PSQL, ask, database};
use crate::joint_day::{Day, HALLS, rows};
use crate::line::{hub, told};
use crate::sending::{batch, conductor, rows_of};
use crate::service::{Answer, Service, send};
use crate::{chain_anew, history, holds, opened, until};

/// Tokens of so many senders, put there at once: to make each would start a program each time.
fn tokens(url: &str, count: u16) -> Vec<String> {
    let secret = |number: u16| {
        let mut bytes = [7_u8; 32];
        bytes[..2].copy_from_slice(&number.to_be_bytes());
        bytes
    };
    let row = |number: u16| {
        let sha256 = Digest::of(&secret(number));
        format!("('\\x{sha256}', 'conductor', '\\x{:02x}{:02x}')", 200, number % 256)
    };
    let all: Vec<String> = (1..=count).map(row).collect();
    let insert = format!("INSERT INTO tokens (sha256, scope, conductor) VALUES {}", all.join(","));
    assert_eq!(ask(url, &insert), "");
    (1..=count).map(|number| text_of(&secret(number))).collect()
}

/// Base64 for addresses.
fn text_of(bytes: &[u8; 32]) -> String {
    const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let bits: Vec<String> = bytes.iter().map(|byte| format!("{byte:08b}")).collect();
    let bits = bits.concat();
    let bits = format!("{bits}00");
    let six = |at: usize| usize::from_str_radix(&bits[at * 6..at * 6 + 6], 2).unwrap();
    (0..43).map(|at| char::from(SIGNS[six(at)])).collect()
}

#[test]
fn two_hundred_who_come_back_at_once_are_all_served() {
    const SENDERS: u16 = 200;
    const ROWS: usize = 60;
    let url = database();
    told(&url, &["init"]);
    let all: Vec<(String, Vec<RawRow>)> = tokens(&url, SENDERS)
        .into_iter()
        .zip(1..)
        .map(|(token, number): (_, u16)| (token, history(60, 0, &number.to_string())))
        .collect();
    let service = Service::start(&url);
    let listen = service.listen.clone();
    // What each has sent when the hub is gone differs.
    thread::scope(|scope| {
        for (place, (token, rows)) in all.iter().enumerate() {
            let listen = &listen;
            scope.spawn(move || brings(listen, token, rows, (0, 1 + place % ROWS)));
        }
    });
    service.kill();
    let service = Service::again(&url, &listen);
    let refused: usize = thread::scope(|scope| {
        let senders: Vec<_> = all
            .iter()
            .map(|(token, rows)| {
                let listen = &listen;
                scope.spawn(move || brings(listen, token, rows, (0, ROWS)))
            })
            .collect();
        senders.into_iter().map(|sender| sender.join().unwrap()).sum()
    });
    drop(service);
    let counts = "SELECT count(*), count(DISTINCT (competition, seq)), count(DISTINCT competition) FROM events";
    let rows = usize::from(SENDERS) * ROWS;
    assert_eq!(ask(&url, counts), format!("{rows}|{rows}|{SENDERS}"));
    assert_eq!(ask(&url, "SELECT count(*), min(seq) FROM branches"), format!("{SENDERS}|{ROWS}"));
    let hub = opened(&url);
    for (_, rows) in &all {
        holds(&hub, rows[0].hash);
    }
    println!("asked to wait or not answered: {refused}");
}

/// Asks where the hub is and sends the rest, as a line does. How often it had to come back.
fn brings(listen: &str, token: &str, rows: &[RawRow], (from, to): (usize, usize)) -> usize {
    let mut refused = 0;
    let mut from = from;
    while from < to {
        let next = to.min(from + 20);
        let body = batch(rows, from, next).to_string();
        let what = format!("POST {}", rows_of(rows[0].hash));
        match send(listen, &what, token, "", body.as_bytes()).map(|answer| answer.status) {
            Ok(200) => from = next,
            Ok(429 | 503) | Err(_) => {
                refused += 1;
                assert!(refused < 100_000);
                crate::common::moment();
            }
            Ok(other) => panic!("{other}"),
        }
    }
    refused
}

#[test]
fn a_hub_that_was_emptied_in_mid_day_gets_all_from_the_files_and_shows_the_same() {
    let day = Day::new();
    day.sync("k", "eforos-conductor");
    for hall in HALLS {
        day.sync(hall, "eforos-venue");
    }
    let total: usize = HALLS.iter().chain(&["k"]).map(|name| rows(day.path(), name).len()).sum();
    let tables = "SELECT after, part, slug, md5(content) FROM tables WHERE after > 0 ORDER BY 1, 2";
    told(&day.database, &["rebuild"]);
    let before = ask(&day.database, tables);
    assert_eq!(before.lines().count(), 28);
    // Another database at the same address; whoever rules the hub gives the conductor another token.
    let url = database();
    told(&url, &["init"]);
    let token = conductor(&url, "Ομοσπονδία");
    let old = day.conductor.clone();
    let listen = day.hub.listen.clone();
    let day = day.again(url, token, &listen);
    let card = day.path().join("k.eforos-conductor");
    let text = fs::read_to_string(&card).unwrap();
    fs::write(&card, text.replace(&old, &day.conductor)).unwrap();
    day.sync("k", "eforos-conductor");
    for hall in HALLS {
        // Their cards are the same: the conductor's history names them.
        assert_eq!(day.sync(hall, "eforos-venue")["branch"], 1);
    }
    let counts = "SELECT count(*), count(DISTINCT (competition, seq)), (SELECT count(*) FROM branches) FROM events";
    assert_eq!(ask(&day.database, counts), format!("{total}|{total}|4"));
    told(&day.database, &["rebuild"]);
    assert_eq!(ask(&day.database, tables), before);
}

#[test]
fn a_request_that_is_cut_off_at_any_byte_brings_nothing_or_all() {
    let url = database();
    told(&url, &["init"]);
    let token = conductor(&url, "Ομοσπονδία");
    let service = Service::start(&url);
    let rows = history(3, 0, "Ώ\"\\");
    let body = batch(&rows, 0, 3).to_string();
    let request = format!(
        "POST {} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
        rows_of(rows[0].hash),
        body.len()
    );
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                loop {
                    let bytes = next.fetch_add(1, Ordering::Relaxed);
                    if bytes >= request.len() {
                        break;
                    }
                    let mut stream = TcpStream::connect(&service.listen).unwrap();
                    stream.write_all(&request.as_bytes()[..bytes]).unwrap();
                    stream.shutdown(Shutdown::Write).unwrap();
                    let mut answer = Vec::new();
                    let _ = stream.read_to_end(&mut answer);
                    assert!(!answer.starts_with(b"HTTP/1.1 200"), "{bytes}");
                }
            });
        }
    });
    assert_eq!(ask(&url, "SELECT count(*) FROM events"), "0");
    let what = format!("POST {}", rows_of(rows[0].hash));
    while service.send(&what, &token, "", body.as_bytes()).status == 429 {}
    assert_eq!(ask(&url, "SELECT count(*) FROM events"), "3");
    holds(&opened(&url), rows[0].hash);
}

#[test]
fn a_day_old_batch_changes_nothing() {
    let url = database();
    let hub = opened(&url);
    let all = history(100, 0, "");
    crate::send(&hub, &all, 0, 100).unwrap();
    let seen = "UPDATE branches SET seen = now() - interval '1 day'";
    assert_eq!(ask(&url, seen), "");
    for (from, to) in [(0, 40), (30, 100), (0, 1), (99, 100)] {
        assert_eq!(crate::send(&hub, &all, from, to).unwrap().new, 0);
    }
    crate::has_just(&hub, &url, &all);
}

#[test]
fn a_door_that_is_full_says_so_and_a_slow_body_is_not_waited_for() {
    let url = database();
    told(&url, &["init"]);
    let token = conductor(&url, "Ομοσπονδία");
    let service = Service::start(&url);
    // A body that never comes: after a minute it is late.
    let late = thread::scope(|scope| {
        let late = scope.spawn(|| {
            let mut stream = TcpStream::connect(&service.listen).unwrap();
            let head = format!(
                "POST {} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\nContent-Length: 99\r\nConnection: close\r\n\r\n{{",
                rows_of(Digest::of(b"none"))
            );
            stream.write_all(head.as_bytes()).unwrap();
            let begun = Instant::now();
            stream.set_read_timeout(Some(Duration::from_mins(2))).unwrap();
            let mut answer = String::new();
            stream.read_to_string(&mut answer).unwrap();
            (answer, begun.elapsed())
        });
        // Four hundred connections with the one that waits, and not one more; each that goes makes place for another. From
        // there somebody showed a right token.
        let known = send(&service.listen, "GET /v1/competitions/x", &token, "", b"");
        assert_eq!(known.unwrap().status, 404);
        let connect = || TcpStream::connect(&service.listen).unwrap();
        let mut open: Vec<TcpStream> = (0..390).map(|_| connect()).collect();
        let time = || send(&service.listen, "GET /v1/time", "", "", b"").map(|it| it.status);
        assert_eq!(time().unwrap(), 200);
        // Who was answered a moment ago may have a place still.
        open.extend((0..8).map(|_| connect()));
        let refused = loop {
            let mut next = connect();
            next.set_read_timeout(Some(Duration::from_secs(1))).unwrap();
            let mut refused = [0; 12];
            match next.read_exact(&mut refused) {
                Ok(()) => break refused,
                Err(_) => open.push(next),
            }
        };
        assert_eq!(&refused, b"HTTP/1.1 503");
        assert!((398..=399).contains(&open.len()), "{}", open.len());
        drop(open);
        until("there is place again", || time().ok() == Some(200));
        late.join().unwrap()
    });
    let (answer, took) = late;
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("\"late\""), "{answer}");
    assert!((59..90).contains(&took.as_secs()), "{took:?}");
}

#[test]
fn a_full_disk_loses_nothing_that_was_taken_in() {
    let mut cluster = Cluster::start("f");
    let url = cluster.database("");
    told(&url, &["init"]);
    let token = conductor(&url, "Ομοσπονδία");
    // Rows that no packing makes smaller: 500 kB each.
    let mut all = history(60, 0, "");
    let mut state = 1_u64;
    for row in &mut all {
        let text: Vec<String> = (0..31_250)
            .map(|_| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                format!("{state:016x}")
            })
            .collect();
        let text = text.concat();
        row.body = format!("{{\"row\":\"{text}\"}}");
    }
    chain_anew(&mut all);
    // What is written ahead has files that are smaller.
    cluster.fill();
    let service = Service::start(&url);
    let what = format!("POST {}", rows_of(all[0].hash));
    let mut there = 0;
    let refused = loop {
        let body = batch(&all, there, there + 1).to_string();
        let answer = service.send(&what, &token, "", body.as_bytes());
        match answer.status {
            200 => there += 1,
            429 => {}
            _ => break answer,
        }
        assert!(there < all.len(), "the disk is never full");
    };
    // What a file that may not grow is called differs by version; how a full disk is told is in `full`.
    let is_refused = |answer: &Answer| {
        let json = answer.json();
        assert!(
            answer.status == 503 && (json["why"] == "disk" || json["why"] == "closed"),
            "{json}"
        );
    };
    is_refused(&refused);
    assert!(there > 10, "{there}");
    let count = ask(&url, "SELECT count(*) FROM events");
    assert_eq!(count, there.to_string());
    // What is read goes on; again it is refused.
    let head = format!("GET /v1/competitions/{}", all[0].hash);
    assert_eq!(service.send(&head, &token, "", b"").json()["head"]["seq"], there);
    let body = batch(&all, there, there + 1).to_string();
    is_refused(&service.send(&what, &token, "", body.as_bytes()));
    cluster.kill();
    while there < all.len() {
        let body = batch(&all, there, there + 1).to_string();
        match service.send(&what, &token, "", body.as_bytes()).status {
            200 => there += 1,
            // Its connections were cut with the database.
            429 | 503 => {}
            other => panic!("{other}"),
        }
    }
    crate::has_just(&opened(&url), &url, &all);
}

#[test]
fn a_backup_brings_all_of_it_back() {
    let day = Day::new();
    day.sync("k", "eforos-conductor");
    day.sync("k-1", "eforos-venue");
    told(&day.database, &["rebuild"]);
    let all = "SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) FROM";
    let of = |url: &str| -> Vec<String> {
        let tables =
            ["events", "branches", "competitions", "tables", "tokens", "joints", "seals", "nonces"];
        tables.iter().map(|table| ask(url, &format!("{all} {table} AS t"))).collect()
    };
    // While the hub runs, which may still make tables of what came.
    let (mut before, mut dump) = (Vec::new(), Vec::new());
    until("nothing changed meanwhile", || {
        before = of(&day.database);
        let dumped = Command::new("pg_dump").args(["-d", &day.database]).output().unwrap();
        assert!(dumped.status.success(), "{dumped:?}");
        dump = dumped.stdout;
        of(&day.database) == before
    });
    let url = database();
    let mut restore = Command::new(&*PSQL);
    restore.args(["-Xq", "-v", "ON_ERROR_STOP=1", "-d", &url]).stdout(Stdio::null());
    let mut restore = restore.stdin(Stdio::piped()).spawn().unwrap();
    restore.stdin.take().unwrap().write_all(&dump).unwrap();
    assert!(restore.wait().unwrap().success());
    assert_eq!(of(&url), before);
    assert_eq!(hub(&url, &["verify"]).status.code(), Some(0));
    let deleted = ask(&url, "DELETE FROM events");
    assert!(deleted.contains("never changed"), "{deleted}");
    // The hall goes on with its card where it was, and brings nothing twice.
    let listen = day.hub.listen.clone();
    let conductor = day.conductor.clone();
    let day = day.again(url, conductor, &listen);
    assert_eq!(day.sync("k-1", "eforos-venue")["sent"], 0);
    assert_eq!(day.sync("k-2", "eforos-venue")["branch"], 1);
}
