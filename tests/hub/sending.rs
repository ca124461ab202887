//! Histories over the wire: who may send what, and what is answered.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use eforos::domain::lexicon::Digest;
use eforos::storage::{RawRow, genesis, rows_after};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::{Value, json};

use crate::cluster::{ask, database};
use crate::line::{hub, told};
use crate::service::{Answer, Service};
use crate::{history, until};

pub fn rows_of(competition: Digest) -> String {
    format!("/v1/competitions/{competition}/rows")
}

/// A batch of the rows from one to another position, both counted from 0, the second left out.
pub fn batch(all: &[RawRow], from: usize, to: usize) -> Value {
    let row = |row: &RawRow| {
        let RawRow { seq, action, wall_ms, session, elapsed_ms, version, .. } = *row;
        let RawRow { name, role, station, body, hash, .. } = row;
        let hash = hash.to_string();
        json!([seq, action, wall_ms, session, elapsed_ms, name, role, station, version, body, hash])
    };
    let before = from.checked_sub(1).map_or(genesis(), |last| all[last].hash);
    let rows: Vec<Value> = all[from..to].iter().map(row).collect();
    json!({"before": {"seq": from, "hash": before.to_string()}, "rows": rows})
}

pub fn conductor(url: &str, name: &str) -> String {
    told(url, &["conductor", name])["token"].as_str().unwrap().to_owned()
}

struct Desk {
    url: String,
    service: Service,
    token: String,
}

impl Desk {
    fn new() -> Self {
        let url = database();
        told(&url, &["init"]);
        let token = conductor(&url, "Ομοσπονδία");
        Self { service: Service::start(&url), url, token }
    }

    fn post(&self, token: &str, competition: Digest, body: &Value) -> Answer {
        let what = format!("POST {}", rows_of(competition));
        self.service.send(&what, token, "", body.to_string().as_bytes())
    }

    fn send(&self, all: &[RawRow], from: usize, to: usize) -> Answer {
        self.post(&self.token, all[0].hash, &batch(all, from, to))
    }

    fn get(&self, token: &str, path: &str) -> Answer {
        self.service.send(&format!("GET {path}"), token, "", b"")
    }
}

fn head(row: &RawRow) -> Value {
    json!({"seq": row.seq, "hash": row.hash.to_string()})
}

fn why(answer: &Answer) -> (u16, String) {
    let json = answer.json();
    assert!(json["text"].as_str().is_some_and(|text| text.len() > 10), "{json}");
    (answer.status, json["why"].as_str().unwrap().to_owned())
}

pub fn is(answer: &Answer, status: u16, code: &str) {
    assert_eq!(why(answer), (status, code.to_owned()));
}

#[test]
fn rows_are_taken_in_again_overlapping_and_given_back() {
    let desk = Desk::new();
    let all = history(1200, 0, "Ώ\u{0}'\"\\");
    let first = desk.send(&all, 0, 400);
    assert_eq!(
        (first.status, &first.json()),
        (200, &json!({"head": head(&all[399]), "branch": 1}))
    );
    // Again, overlapping, and of an answer that was lost.
    for (from, to) in [(0, 400), (200, 700), (699, 1200), (3, 9)] {
        assert_eq!(desk.send(&all, from, to).status, 200);
    }
    let path = format!("/v1/competitions/{}", all[0].hash);
    let there = desk.get(&desk.token, &path);
    assert_eq!((there.status, there.json()), (200, json!({"head": head(&all[1199]), "branch": 1})));
    assert_eq!(ask(&desk.url, "SELECT count(*), count(DISTINCT seq) FROM events"), "1200|1200");
    let mut back = Vec::new();
    while back.len() < 1200 {
        let given = desk.get(&desk.token, &format!("{path}/rows?after={}", back.len())).json();
        assert_eq!(given["head"], head(&all[1199]));
        let given = given["rows"].as_array().unwrap().clone();
        assert!(!given.is_empty() && given.len() <= 500);
        back.extend(given);
    }
    assert_eq!(Value::from(back), batch(&all, 0, 1200)["rows"]);
    let time = desk.service.send("GET /v1/time", "", "", b"").json();
    assert!(time["now_ms"].as_u64().unwrap() > 1_700_000_000_000);
}

#[test]
fn what_does_not_fit_is_told_with_the_head() {
    let desk = Desk::new();
    let all = history(30, 0, "");
    let nothing = json!({"seq": 0, "hash": genesis().to_string()});
    let gap = desk.send(&all, 5, 9);
    is(&gap, 409, "gap");
    assert_eq!(gap.json()["head"], nothing);
    assert_eq!(desk.send(&all, 0, 10).status, 200);
    let gap = desk.send(&all, 12, 20);
    is(&gap, 409, "gap");
    assert_eq!(gap.json()["head"], head(&all[9]));

    let other = history(30, 6, "other");
    let fork = desk.send(&other, 0, 12);
    is(&fork, 409, "fork");
    let json = fork.json();
    assert_eq!((&json["at"], &json["branch"]), (&7.into(), &2.into()));
    assert_eq!((&json["here"], &json["head"]), (&head(&all[9]), &head(&other[11])));
    for number in 2..8 {
        is(&desk.send(&history(30, 6, &number.to_string()), 0, 12), 409, "fork");
    }
    let full = desk.send(&history(30, 6, "one too many"), 0, 12);
    is(&full, 409, "full");
    assert_eq!(full.json()["head"], head(&all[9]));
    let text =
        |bytes| ask(&desk.url, &format!("UPDATE branches SET bytes = {bytes} WHERE branch = 2"));
    assert_eq!(text(64 << 20), "");
    is(&desk.send(&all, 10, 30), 413, "large");
    assert_eq!(text(0), "");
    assert_eq!(desk.send(&all, 10, 30).status, 200);

    let competition = all[0].hash;
    let mut chain = batch(&all, 0, 5);
    chain["rows"][2][9] = "{\"row\":\"changed\"}".into();
    let chain = desk.post(&desk.token, competition, &chain);
    is(&chain, 422, "chain");
    assert_eq!(chain.json()["at"], 3);
    let mut odd = batch(&all, 0, 5);
    odd["rows"][3][10] = "0f".into();
    let odd = desk.post(&desk.token, competition, &odd);
    is(&odd, 422, "unfit");
    assert_eq!(odd.json()["at"], 4);
    let mut more = batch(&all, 0, 5);
    more["more"] = 1.into();
    is(&desk.post(&desk.token, competition, &more), 422, "unfit");
    let deep = format!("{}{}", "[".repeat(17), "]".repeat(17));
    let what = format!("POST {}", rows_of(competition));
    for (body, head) in [
        (deep.as_bytes(), ""),
        (b"".as_slice(), ""),
        (b"{}", ""),
        (b"no gzip", "Content-Encoding: gzip\r\n"),
        (b"{}", "Content-Encoding: br\r\n"),
    ] {
        is(&desk.service.send(&what, &desk.token, head, body), 422, "unfit");
    }
    is(&desk.service.send(&what, &desk.token, "", &vec![b' '; (1 << 20) + 1]), 413, "large");
    assert_eq!(ask(&desk.url, "SELECT count(*) FROM events"), (30 + 7 * 6).to_string());
}

#[test]
fn packed_rows_are_unpacked_to_a_ceiling() {
    let desk = Desk::new();
    let all = history(300, 0, &"long ".repeat(1000));
    let packed = |bytes: &[u8]| {
        let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
        gzip.write_all(bytes).unwrap();
        gzip.finish().unwrap()
    };
    let what = format!("POST {}", rows_of(all[0].hash));
    let send = |body: &[u8]| {
        desk.service.send(&what, &desk.token, "Content-Encoding: gzip\r\n", &packed(body))
    };
    // 1.5 MB of text in a few kB.
    let batch = batch(&all, 0, 300).to_string();
    assert!(batch.len() > 1 << 20);
    assert_eq!(send(batch.as_bytes()).status, 200);
    is(&send(&vec![b' '; (8 << 20) + 1]), 413, "large");
}

/// The signed table of a large competition is one row; of what is no row the position is told.
#[test]
fn a_row_of_4_mib_is_taken_in_and_a_larger_one_is_named() {
    let desk = Desk::new();
    let row = |bytes: usize| {
        let mut rows = history(2, 0, "");
        let RawRow { name, role, station, .. } = &rows[1];
        let rest = name.len() + role.len() + station.len();
        rows[1].body = "x".repeat(bytes - rest);
        crate::chain_anew(&mut rows);
        rows
    };
    let sends = |rows: &[RawRow]| {
        let mut gzip = GzEncoder::new(Vec::new(), Compression::fast());
        gzip.write_all(batch(rows, 0, 2).to_string().as_bytes()).unwrap();
        let (body, what) = (gzip.finish().unwrap(), format!("POST {}", rows_of(rows[0].hash)));
        desk.service.send(&what, &desk.token, "Content-Encoding: gzip\r\n", &body)
    };
    let large = sends(&row((4 << 20) + 1));
    is(&large, 422, "unfit");
    assert_eq!(large.json()["at"], 2);
    assert_eq!(ask(&desk.url, "SELECT count(*) FROM events"), "0");
    assert_eq!(sends(&row(4 << 20)).status, 200);
    assert_eq!(ask(&desk.url, "SELECT count(*) FROM events"), "2");

    // There is no position 0, and no row before the first.
    let all = history(3, 0, "other");
    let mut none = batch(&all, 0, 3);
    none["rows"][0][0] = 0.into();
    for before in [0, -1] {
        none["before"]["seq"] = before.into();
        let refused = desk.post(&desk.token, all[0].hash, &none);
        assert_eq!((refused.status, &refused.json()["at"]), (422, &0.into()), "{}", refused.text());
    }
}

#[test]
fn who_may_not_is_told_so() {
    let desk = Desk::new();
    let all = history(10, 0, "");
    let path = format!("/v1/competitions/{}", all[0].hash);
    is(&desk.get("", &path), 401, "token");
    is(&desk.get(&"A".repeat(43), &path), 401, "token");
    is(&desk.get(&desk.token, &path), 404, "unknown");
    is(&desk.get(&desk.token, "/v1/competitions/nothing"), 404, "unknown");
    is(&desk.get(&desk.token, "/v2"), 404, "unknown");
    is(&desk.service.send(&format!("PUT {path}"), &desk.token, "", b"{}"), 405, "method");
    is(&desk.service.send("POST /v1/time", "", "", b"{}"), 405, "method");
    assert_eq!(desk.send(&all, 0, 5).status, 200);
    let other = conductor(&desk.url, "Σύλλογος");
    is(&desk.get(&other, &path), 403, "foreign");
    is(&desk.post(&other, all[0].hash, &batch(&all, 5, 10)), 403, "foreign");
    // A further token of the same conductor opens the same.
    let further = conductor(&desk.url, "Ομοσπονδία");
    assert_eq!(desk.post(&further, all[0].hash, &batch(&all, 5, 8)).status, 200);
    let listed = told(&desk.url, &["tokens"]);
    let tokens = listed["tokens"].as_array().unwrap();
    assert_eq!(tokens.len(), 3);
    assert!(!listed.to_string().contains(&further));
    let stored = ask(&desk.url, "SELECT encode(sha256, 'hex') FROM tokens ORDER BY made LIMIT 1");
    assert_eq!(tokens[0]["sha256"], stored);
    // Ended: at the next request.
    told(&desk.url, &["revoke", &stored[..12]]);
    is(&desk.get(&desk.token, &path), 401, "token");
    assert_eq!(hub(&desk.url, &["revoke", &stored[..12]]).status.code(), Some(1));
    assert_eq!(hub(&desk.url, &["revoke", "xyzw"]).status.code(), Some(2));
    assert_eq!(desk.get(&further, &path).status, 200);
    assert_eq!(ask(&desk.url, "SELECT count(*) FROM events"), "8");
}

#[test]
fn sent_rows_have_the_pages_that_the_file_has() {
    let desk = Desk::new();
    let folder = tempfile::tempdir().unwrap();
    let path = crate::pages::demo(folder.path(), "osth-2019");
    let all = rows_after(&path, 0, 100_000).unwrap();
    for from in (0..all.len()).step_by(400) {
        assert_eq!(desk.send(&all, from, (from + 400).min(all.len())).status, 200);
    }
    let version = "SELECT max(version) FROM tables";
    until("there are tables", || ask(&desk.url, version) == all.len().to_string());
    let tables = "SELECT after, part, slug, version, md5(content) FROM tables ORDER BY 1, 2";
    let sent = ask(&desk.url, tables);
    let other = database();
    told(&other, &["init"]);
    let slug = crate::pages::taken_in(&other, &path);
    assert_eq!(sent, ask(&other, tables));
    assert_eq!(desk.service.page(&format!("/k/{slug}"), "").status, 200);
}

#[test]
fn what_was_taken_in_by_hand_is_whose_file_goes_on_with_it() {
    let desk = Desk::new();
    let (all, other) = (history(20, 0, ""), history(20, 1, "made up"));
    crate::send(&crate::opened(&desk.url), &all, 0, 10).unwrap();
    let path = format!("/v1/competitions/{}", all[0].hash);
    // Whoever knows the first hash alone.
    is(&desk.get(&desk.token, &path), 403, "foreign");
    is(&desk.post(&desk.token, all[0].hash, &batch(&other, 1, 3)), 403, "foreign");
    is(&desk.get(&desk.token, &path), 403, "foreign");
    assert_eq!(ask(&desk.url, "SELECT count(*) FROM branches"), "1");
    assert_eq!(desk.send(&all, 8, 12).status, 200);
    assert_eq!(desk.get(&desk.token, &path).status, 200);
}

#[test]
fn large_rows_are_given_back_a_few_at_a_time() {
    let desk = Desk::new();
    let all = history(9, 0, &"x".repeat(300_000));
    for from in (0..9).step_by(3) {
        assert_eq!(desk.send(&all, from, from + 3).status, 200);
    }
    let rows = format!("/v1/competitions/{}/rows?after=", all[0].hash);
    let counts = [-5, 0, 3, 7, 9, i64::MAX].map(|after| {
        let given = desk.get(&desk.token, &format!("{rows}{after}")).json();
        given["rows"].as_array().unwrap().len()
    });
    assert_eq!(counts, [3, 3, 3, 2, 0, 0]);
}

#[test]
fn guessing_ends_and_right_tokens_pass() {
    let desk = Desk::new();
    let begun = Instant::now();
    let mut seen = 0;
    let waits = loop {
        let answer = desk.get(&"A".repeat(43), "/v1/competitions/x");
        if answer.status != 401 {
            break answer;
        }
        seen += 1;
    };
    // Sixty at once, and one more each second.
    assert!((60..=61 + begun.elapsed().as_secs()).contains(&seen), "{seen}");
    is(&waits, 429, "often");
    assert!(waits.says("retry-after").is_some());
    is(&desk.get(&desk.token, "/v1/competitions/x"), 404, "unknown");
    // Another address, as a proxy tells it.
    let other = "X-Forwarded-For: 192.0.2.7\r\n";
    is(&desk.service.send("GET /v1/competitions/x", "", other, b""), 401, "token");
    // A right token has its own limit; asked by several at once, for on a busy machine one alone is slower than it.
    let given = AtomicUsize::new(0);
    let is_refused = || {
        let answer = desk.get(&desk.token, "/v1/competitions/x");
        given.fetch_add(usize::from(answer.status == 404), Ordering::Relaxed);
        answer.status == 429
    };
    until("it has its limit", || {
        thread::scope(|scope| {
            let asked: Vec<_> = (0..8).map(|_| scope.spawn(is_refused)).collect();
            let refused: Vec<bool> = asked.into_iter().map(|it| it.join().unwrap()).collect();
            refused.contains(&true)
        })
    });
    let given = given.into_inner();
    assert!(given >= 29, "{given}");
}

#[test]
fn a_database_that_is_gone_is_told_and_found_again() {
    let mut cluster = crate::cluster::Cluster::start("w");
    let url = cluster.database("");
    told(&url, &["init"]);
    let (token, service) = (conductor(&url, "Κ"), Service::start(&url));
    let all = history(20, 0, "");
    let what = format!("POST {}", rows_of(all[0].hash));
    let send =
        |from, to| service.send(&what, &token, "", batch(&all, from, to).to_string().as_bytes());
    assert_eq!(send(0, 10).status, 200);
    cluster.kill();
    until("it is found again", || {
        let answer = send(5, 20);
        if answer.status == 503 {
            is(&answer, 503, "closed");
            assert!(answer.says("retry-after").is_some());
        }
        assert!([200, 429, 503].contains(&answer.status), "{answer:?}");
        answer.status == 200
    });
    assert_eq!(ask(&url, "SELECT count(*), count(DISTINCT seq) FROM events"), "20|20");
}

#[test]
fn a_database_that_is_gone_is_noted_once_and_how_many_were_refused_once_it_is_back() {
    let mut cluster = crate::cluster::Cluster::start("o");
    let url = cluster.database("");
    told(&url, &["init"]);
    let (token, service) = (conductor(&url, "Κ"), Service::noted(&url));
    let all = history(20, 0, "");
    let what = format!("POST {}", rows_of(all[0].hash));
    let send =
        |from, to| service.send(&what, &token, "", batch(&all, from, to).to_string().as_bytes());
    assert_eq!(send(0, 2).status, 200);
    let mut refused = Vec::new();
    for from in [2, 9] {
        cluster.stop();
        for _ in 0..7 {
            is(&send(from, from + 7), 503, "closed");
        }
        // That of a service without a database it is known what time it is says nothing of the database.
        assert_eq!(service.send("GET /v1/time", "", "", b"").status, 200);
        is(&send(from, from + 7), 503, "closed");
        cluster.start_again();
        let mut count = 8;
        until("it is found again", || {
            let is_taken = send(from, from + 7).status == 200;
            count += u32::from(!is_taken);
            is_taken
        });
        refused.push(count);
    }
    let (_, notes) = service.ended();
    let api: Vec<&str> = notes.lines().filter(|line| line.contains("eforos::hub")).collect();
    assert_eq!(api.len(), 4, "{notes}");
    for (lines, count) in api.chunks(2).zip(refused) {
        assert!(lines[0].contains("no connection"), "{notes}");
        assert!(lines[1].ends_with(&format!("refused meanwhile: {count}")), "{count}: {notes}");
    }
    assert_eq!(ask(&url, "SELECT count(*), count(DISTINCT seq) FROM events"), "16|16");
}

/// A joint day in files: the master's and two halls'.
fn joint_day(folder: &std::path::Path) -> (PathBuf, Vec<PathBuf>) {
    let master = folder.join("joint.eforos");
    let mut program = Command::new(env!("CARGO_BIN_EXE_eforos"));
    program.args(["--language", "en", "demo", master.to_str().unwrap(), "--venues", "2"]);
    let done = program.args(["--players", "3", "--seed", &"07".repeat(32)]).output().unwrap();
    assert!(done.status.success(), "{done:?}");
    let all = std::fs::read_dir(folder).unwrap().map(|it| it.unwrap().path());
    let mut halls: Vec<PathBuf> =
        all.filter(|it| it.extension().is_some_and(|it| it == "eforos") && *it != master).collect();
    halls.sort();
    (master, halls)
}

/// A token of these bytes, and the digest by which it is known.
fn token_of(byte: u8) -> (String, Digest) {
    // 32 bytes of one value are 42 characters of four that repeat, and one.
    const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let value = u32::from(byte) << 16 | u32::from(byte) << 8 | u32::from(byte);
    let sign = |at: usize| {
        let six = value >> (18 - 6 * (at % 4)) & 63;
        let six = if at == 42 { six & 0b11_1100 } else { six };
        char::from(SIGNS[six as usize])
    };
    ((0..43).map(sign).collect(), Digest::of(&[byte; 32]))
}

#[test]
fn a_halls_card_opens_its_own_history_and_no_other() {
    let desk = Desk::new();
    let folder = tempfile::tempdir().unwrap();
    let (master, halls) = joint_day(folder.path());
    let read = |path: &PathBuf| rows_after(path, 0, 100_000).unwrap();
    let (mut conducted, first, second) = (read(&master), read(&halls[0]), read(&halls[1]));
    let body: Value = serde_json::from_str(&conducted[0].body).unwrap();
    let joint = body["competition_created"]["commitment"].as_str().unwrap().to_owned();
    // The rehearsal's cards have tokens that nobody knows: these have some that the test does.
    let mut tokens = Vec::new();
    for row in &mut conducted {
        let mut body: Value = serde_json::from_str(&row.body).unwrap();
        if let Some(entered) = body.pointer_mut("/anagram/joint/venue_entered") {
            let (token, sha256) = token_of(u8::try_from(tokens.len() + 1).unwrap());
            entered["token"] = sha256.to_string().into();
            row.body = body.to_string();
            tokens.push(token);
        }
    }
    crate::chain_anew(&mut conducted);
    let competition = conducted[0].hash;
    let mut rows = batch(&conducted, 0, conducted.len().min(20));
    rows["joint"] = joint.clone().into();
    is(&desk.post(&desk.token, competition, &rows), 403, "foreign");
    let enter = |token: &str| desk.service.send(&format!("PUT /v1/joints/{joint}"), token, "", b"");
    assert_eq!(enter(&desk.token).status, 200);
    assert_eq!(enter(&desk.token).status, 200);
    is(&enter(&conductor(&desk.url, "Άλλος")), 403, "foreign");
    assert_eq!(desk.post(&desk.token, competition, &rows).status, 200);
    assert_eq!(tokens.len(), 2);

    let hall = |rows: &[RawRow], (from, to): (usize, usize), venue: u16| {
        let mut sent = batch(rows, from, to);
        sent["joint"] = joint.clone().into();
        sent["venue"] = venue.into();
        sent["seal"] = "4210c326697e9cf1bfd993e016937569".into();
        sent
    };
    // Another hall's number, another hall's file, the master's.
    is(&desk.post(&tokens[0], first[0].hash, &hall(&first, (0, 5), 2)), 403, "foreign");
    is(&desk.post(&tokens[0], second[0].hash, &hall(&second, (0, 5), 1)), 409, "unlike");
    is(&desk.get(&tokens[0], &format!("/v1/competitions/{competition}")), 403, "foreign");
    is(&desk.post(&tokens[0], competition, &hall(&conducted, (0, 25), 1)), 403, "foreign");
    let sent = desk.post(&tokens[0], first[0].hash, &hall(&first, (0, 5), 1));
    let expected = json!({"head": head(&first[4]), "branch": 1, "directives": 0});
    assert_eq!((sent.status, sent.json()), (200, expected));
    // Tied now: not even a history that would be the hall's.
    let mut again = first.clone();
    again[0].station = "another laptop".to_owned();
    crate::chain_anew(&mut again);
    is(&desk.post(&tokens[0], again[0].hash, &hall(&again, (0, 5), 1)), 409, "taken");
    is(&desk.get(&tokens[0], &format!("/v1/competitions/{}", second[0].hash)), 403, "foreign");
    is(&enter(&tokens[0]), 403, "foreign");
    let path = format!("/v1/competitions/{}", first[0].hash);
    assert_eq!(desk.get(&tokens[0], &path).status, 200);
    let lacking = desk.get(&desk.token, &format!("{path}/rows?after=0")).json();
    assert_eq!(lacking["seal"], "4210c326697e9cf1bfd993e016937569");
    // By stick, and then over the wire.
    told(&desk.url, &["take-in", halls[1].to_str().unwrap()]);
    let last = second.len() - 2;
    let sent = desk.post(&tokens[1], second[0].hash, &hall(&second, (last, last + 2), 2));
    assert_eq!(sent.json()["head"], head(second.last().unwrap()));
    // A further card ends the one before it.
    let (third, sha256) = token_of(9);
    let mut entered = conducted[19].clone();
    entered.seq = 21;
    entered.action = 21;
    entered.body = json!({"anagram": {"joint": {"venue_entered": {"venue": 1, "name": "Βόλος", "token": sha256.to_string()}}}}).to_string();
    conducted.truncate(20);
    conducted.push(entered);
    crate::chain_anew(&mut conducted);
    let mut more = batch(&conducted, 18, 21);
    more["joint"] = joint.clone().into();
    more["seals"] = json!({"1": "4210c326697e9cf1bfd993e016937569"});
    assert_eq!(desk.post(&desk.token, competition, &more).status, 200);
    is(&desk.get(&tokens[0], &path), 401, "token");
    let sent = desk.post(&third, first[0].hash, &hall(&first, (5, 9), 1));
    assert_eq!((sent.status, &sent.json()["directives"]), (200, &21.into()), "{}", sent.text());
}
