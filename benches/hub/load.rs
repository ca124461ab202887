//! The whole load of a joint day: every hall's history, played by the domain's own rules, sent at once to a real hub. By
//! default of 20 halls; `EFOROS_HUB_HALLS=200` is the whole.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::anagram::Record;
use eforos::domain::formats::anagram::joint::table::Head;
use eforos::domain::formats::anagram::rules::{OSTH_2019, last_round};
use eforos::domain::formats::anagram::standings::{Board, Row, merged, standings};
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::ids::VenueNo;
use eforos::lexicon::Lexicon;
use eforos::rehearsal::Plan;
use eforos::rehearsal::formats::anagram::joint::rehearse;
use eforos::storage::{CompetitionFile, NewCompetition, RawRow, StoredLexicon, rows_after};
use flate2::Compression;
use flate2::write::GzEncoder;

use super::cluster::ask;
use super::service::{Service, ask as request, send};
use super::table::{Figure, row};
use super::{AT_ONCE, batch, conductor, told};

const PLAYERS: u16 = 60;
/// The halls of the whole load, with 12,000 players.
const WHOLE: u16 = 200;
/// So many rows of each hall before its own signing come by and by, when all before them are there.
const LATER: usize = 20;
/// Of a round's end: 24,000 rows within 5 minutes.
const A_SECOND: u32 = 80;

/// A day as it is sent.
struct Day {
    joint: String,
    master: Vec<RawRow>,
    halls: BTreeMap<u16, Hall>,
    records: BTreeMap<VenueNo, Record>,
}

struct Hall {
    token: String,
    rows: Vec<RawRow>,
    /// Where its own signing stands, which costs as much as reading the whole history again.
    signs: usize,
}

fn halls() -> u16 {
    let asked = std::env::var("EFOROS_HUB_HALLS").ok().and_then(|halls| halls.parse().ok());
    asked.unwrap_or(20)
}

/// The rows of a history as its file has them.
fn rows(folder: &Path, record: &Record) -> Vec<RawRow> {
    let list = StoredLexicon::Full(Lexicon::embedded());
    let events = record.log();
    let new = NewCompetition { seed: None, rules_text: OSTH_2019, lexicon: &list, events };
    let path = folder.join("a.eforos");
    CompetitionFile::<Anagram>::create(&path, new).expect("written").close().expect("closed");
    let rows = rows_after(&path, 0, usize::MAX).expect("read");
    fs::remove_file(path).expect("removed");
    rows
}

fn played(halls: u16) -> Day {
    let lexicon = Lexicon::embedded();
    let plan = Plan { players: PLAYERS, seed: Seed::from_bytes([5; 32]) };
    let begun = Instant::now();
    let day = rehearse(&plan, halls, &lexicon);
    let joint = day.joint().to_string();
    let tokens: BTreeMap<VenueNo, [u8; 32]> =
        day.cards().map(|(venue, card)| (venue, card.token)).collect();
    let folder = tempfile::tempdir().expect("a folder");
    let heads = day.halls().map(|(venue, record)| {
        let last = rows(folder.path(), record).pop().expect("not empty");
        (venue, Head { seq: u64::try_from(last.seq).expect("positive"), hash: last.hash })
    });
    let heads = heads.collect();
    let signed = day.sign(heads);
    let master = rows(folder.path(), &signed.master);
    let of_halls = signed.halls.iter().map(|(venue, record)| {
        let token = URL_SAFE_NO_PAD.encode(tokens[venue]);
        let rows = rows(folder.path(), record);
        let signs =
            rows.iter().rposition(|row| row.body.starts_with("{\"signed\"")).expect("signed");
        (venue.get(), Hall { token, rows, signs })
    });
    let halls: BTreeMap<u16, Hall> = of_halls.collect();
    let all: usize = halls.values().map(|hall| hall.rows.len()).sum();
    println!("{} rows played in {:.0} s", all + master.len(), begun.elapsed().as_secs_f64());
    Day { joint, master, halls, records: signed.halls }
}

/// Sends rows as a hall's line does.
fn sent(listen: &str, token: &str, all: &[RawRow], (from, to): (usize, usize), joint: &str) {
    let what = format!("POST /v1/competitions/{}/rows", all[0].hash);
    for from in (from..to).step_by(AT_ONCE) {
        let mut body = batch(all, from, to.min(from + AT_ONCE));
        body["joint"] = joint.into();
        let mut gzip = GzEncoder::new(Vec::new(), Compression::fast());
        gzip.write_all(body.to_string().as_bytes()).expect("memory");
        let body = gzip.finish().expect("memory");
        loop {
            match send(listen, &what, token, "Content-Encoding: gzip\r\n", &body) {
                Ok(answer) if answer.status == 200 => break,
                Ok(answer) if [429, 503].contains(&answer.status) => {
                    thread::sleep(Duration::from_millis(200));
                }
                Ok(answer) => panic!("{}", answer.text()),
                Err(_) => thread::sleep(Duration::from_millis(200)),
            }
        }
    }
}

pub fn load(database: &str) {
    let halls = halls();
    let day = played(halls);
    told(database, &["init"]);
    let token = conductor(database, "Ομοσπονδία");
    let hub = Service::start(database);
    hub.send(&format!("PUT /v1/joints/{}", day.joint), &token, "", b"");
    let entered =
        1 + day.master.iter().rposition(|row| row.body.contains("venue_entered")).expect("halls");
    sent(&hub.listen, &token, &day.master, (0, entered), &day.joint);
    let early = |hall: &Hall| hall.signs - LATER;
    let rows: usize = day.halls.values().map(early).sum::<usize>() + day.master.len();
    let table = |after: u8| {
        let what = format!("GET /v1/joints/{}/standings?after={after}", day.joint);
        loop {
            let answer = hub.send(&what, &token, "", b"");
            if answer.status == 200 {
                return answer.json();
            }
            thread::sleep(Duration::from_millis(100));
        }
    };
    let begun = Instant::now();
    thread::scope(|scope| {
        for hall in day.halls.values() {
            let (listen, joint) = (&hub.listen, &day.joint);
            scope.spawn(move || sent(listen, &hall.token, &hall.rows, (0, early(hall)), joint));
        }
        let whole = (entered, day.master.len());
        sent(&hub.listen, &token, &day.master, whole, &day.joint);
    });
    let is_in = begun.elapsed();
    assert_eq!(table(14)["standings"].as_array().map(Vec::len), Some(day.players()));
    let took = begun.elapsed().as_secs_f64();
    let count = ask(database, "SELECT count(*), count(DISTINCT (competition, seq)) FROM events");
    assert_eq!(count, format!("{rows}|{rows}"));
    let is_whole = halls >= WHOLE;
    let of = format!("{rows} rows from {halls} halls at once, in, verified and graded");
    row(Figure { of: &of, value: took, unit: "s" }, is_whole.then_some(120.0), None);
    println!("in: {:.1} s", is_in.as_secs_f64());

    ranked(&day, is_whole);
    by_and_by(&day, &hub, database);
    for hall in day.halls.values() {
        sent(
            &hub.listen,
            &hall.token,
            &hall.rows,
            (hall.signs - LATER, hall.rows.len()),
            &day.joint,
        );
    }
    assert_eq!(table(14)["provisional"], false);
    let megabytes = memory(&hub);
    let of = format!("highest memory of the hub with all records of {halls} halls");
    let target = is_whole.then_some(1536.0);
    row(Figure { of: &of, value: megabytes, unit: "MB" }, target, None);
    let size: f64 =
        ask(database, "SELECT pg_total_relation_size('events')").parse().expect("a number");
    let of = format!("{rows} rows in `events`");
    row(Figure { of: &of, value: size / 1e9, unit: "GB" }, is_whole.then_some(1.0), None);
}

impl Day {
    fn players(&self) -> usize {
        self.records.values().map(|record| record.contest().common.players.len()).sum()
    }
}

/// All halls' rows in one order, beside those of 480 players in turns: after one hall's standings changed, as the hub does
/// it, and from nothing.
fn ranked(day: &Day, is_whole: bool) {
    let lexicon = Lexicon::embedded();
    let rows: Vec<(VenueNo, Vec<Row>)> = day
        .records
        .iter()
        .map(|(venue, record)| {
            let board = Board::new(record.contest(), &lexicon);
            (*venue, standings(record.contest(), &board, last_round(), &[]).rows)
        })
        .collect();
    let rules = day.records.values().next().expect("a hall").contest().game.rules();
    let of = |halls: usize| -> Vec<(VenueNo, &[Row])> {
        rows.iter().take(halls).map(|(venue, rows)| (*venue, rows.as_slice())).collect()
    };
    // In one hall the last becomes the first.
    let changed = 3;
    let mut otherwise = rows[changed].1.clone();
    otherwise.rotate_right(1);
    otherwise[0].total = otherwise[1].total + 1;
    let tables = [of(8), of(rows.len())].map(|mut halls| {
        let stood = merged(&halls, [], rules.tie_break());
        let stood: Vec<usize> = stood.iter().map(|row| row.hall).collect();
        halls[changed].1 = &otherwise;
        (halls, stood)
    });
    for (what, is_known) in [("after a change", true), ("from nothing", false)] {
        let mut times = [const { Vec::new() }; 2];
        for _ in 0..51 {
            for ((halls, stood), times) in tables.iter().zip(&mut times) {
                let begun = Instant::now();
                let before = stood.iter().copied().filter(|hall| is_known && *hall != changed);
                let all = merged(halls, before, rules.tie_break());
                times.push(begun.elapsed().as_secs_f64() * 1000.0);
                assert_eq!(all.len(), stood.len());
            }
        }
        let [few, value] = times.map(|mut times| {
            times.sort_by(f64::total_cmp);
            times[times.len() / 2]
        });
        let many = |table: &(_, Vec<usize>)| f64::from(u32::try_from(table.1.len()).expect("few"));
        let linear = ("linear from 480", few * many(&tables[1]) / many(&tables[0]));
        let of = format!("the table of {} ranked anew {what}", day.players());
        row(Figure { of: &of, value, unit: "ms" }, is_whole.then_some(150.0), Some(linear));
    }
}

/// The last rows of each hall, one at a time, as at the end of a round, while a thousand readers look on.
fn by_and_by(day: &Day, hub: &Service, database: &str) {
    // The table of the last round is made together with the draw's page, those of the rounds before it later.
    let level = || -> u64 {
        let version = ask(database, "SELECT version FROM tables WHERE part = 'draw'");
        version.parse().unwrap_or_default()
    };
    let sum = "SELECT sum(seq + 1000000 * branch) FROM branches WHERE state = 'in force'";
    let begun = Instant::now();
    while level() != ask(database, sum).parse::<u64>().expect("a number") {
        thread::sleep(Duration::from_millis(100));
    }
    println!("the public tables were level after {:.1} s more", begun.elapsed().as_secs_f64());
    let slug = ask(database, "SELECT slug FROM tables WHERE part = 'about'");
    let before = level();
    let (rows, is_over) = (AtomicU64::new(0), AtomicBool::new(false));
    let read = AtomicUsize::new(0);
    let (mut latencies, mut reads) = (Vec::new(), Vec::new());
    let mut bytes = 0;
    let took = thread::scope(|scope| {
        let readers: Vec<_> = (0..50_u8)
            .map(|thread_no| {
                let (hub, slug, read, is_over) = (&hub, &slug, &read, &is_over);
                scope.spawn(move || {
                    let (mut times, mut bytes) = (Vec::new(), 0);
                    // Twenty readers each, every one every 1.6 seconds: 625 pages a second are asked for.
                    for number in (0..20_u8).cycle() {
                        if is_over.load(Ordering::Relaxed) {
                            break;
                        }
                        let begun = Instant::now();
                        let head = format!(
                            "GET /k/{slug} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 10.0.{thread_no}.{number}\r\n"
                        );
                        let answer = request(&hub.pages, &head, b"").expect("read");
                        assert_eq!(answer.status, 200);
                        bytes = answer.body.len();
                        read.fetch_add(1, Ordering::Relaxed);
                        let took = begun.elapsed();
                        times.push(took.as_secs_f64() * 1000.0);
                        thread::sleep(Duration::from_millis(80).saturating_sub(took));
                    }
                    (times, bytes)
                })
            })
            .collect();
        let sender = scope.spawn(|| {
            let begun = Instant::now();
            let later = (0..LATER).flat_map(|at| day.halls.values().map(move |hall| (hall, at)));
            for ((hall, at), number) in later.zip(0_u32..) {
                if is_over.load(Ordering::Relaxed) {
                    break;
                }
                let due = Duration::from_secs(1) * number / A_SECOND;
                thread::sleep(due.saturating_sub(begun.elapsed()));
                let from = hall.signs - LATER + at;
                sent(&hub.listen, &hall.token, &hall.rows, (from, from + 1), &day.joint);
                rows.fetch_add(1, Ordering::Relaxed);
            }
        });
        let begun = Instant::now();
        while !sender.is_finished() && begun.elapsed() < Duration::from_secs(40) {
            let asked = Instant::now();
            let due = before + rows.load(Ordering::Relaxed);
            while level() < due {
                thread::sleep(Duration::from_millis(50));
            }
            latencies.push(asked.elapsed().as_secs_f64());
        }
        is_over.store(true, Ordering::Relaxed);
        for reader in readers {
            let (times, size) = reader.join().expect("read");
            reads.extend(times);
            bytes = size.max(bytes);
        }
        begun.elapsed().as_secs_f64()
    });
    let p95 = |times: &mut Vec<f64>| {
        times.sort_by(f64::total_cmp);
        times[(times.len() * 95 / 100).min(times.len() - 1)]
    };
    let of = format!("a row to the published table while {A_SECOND} rows a second come, p95");
    row(Figure { of: &of, value: p95(&mut latencies), unit: "s" }, Some(2.0), None);
    let a_second =
        f64::from(u32::try_from(read.load(Ordering::Relaxed)).unwrap_or(u32::MAX)) / took;
    println!(
        "{a_second:.0} pages a second of {bytes} bytes (target 500), {} rows",
        rows.into_inner()
    );
    let of = "a page of results beside it, 1,000 readers, p95";
    row(Figure { of, value: p95(&mut reads), unit: "ms" }, Some(50.0), None);
}

/// The most that the hub had, in megabytes.
fn memory(hub: &Service) -> f64 {
    let status = fs::read_to_string(format!("/proc/{}/status", hub.pid())).expect("it lives");
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("told");
    let kilobytes: f64 = line.trim().trim_end_matches(" kB").parse().expect("a number");
    kilobytes / 1024.0
}
