//! What a hub costs with its `PostgreSQL` beside it, which waits for its disk: rows taken in, two hundred halls that wait for
//! an order, and that ask for a round's letters within one second.
//!
//! The figures are measured at sockets of a real `eforos hub serve`. Beside the rows stands a program that inserts the same
//! ones and asks nothing of them.

#[path = "../../tests/hub/cluster.rs"]
#[allow(clippy::unwrap_used, dead_code, reason = "a test's")]
mod cluster;
#[path = "load.rs"]
mod load;
#[path = "../../tests/hub/narrow.rs"]
mod narrow;
#[path = "../common/opened.rs"]
mod opened;
#[path = "../../tests/hub/service.rs"]
#[allow(clippy::unwrap_used, dead_code, reason = "a test's")]
mod service;
#[path = "../common/table.rs"]
mod table;
#[path = "uploading.rs"]
mod uploading;

use std::fmt::Write as _;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use eforos::domain::lexicon::Digest;
use eforos::storage::{RawRow, chained, genesis};
use serde_json::{Value, json};

use cluster::{Cluster, ask};
use service::{Service, send};
use table::{Figure, row};

const HALLS: u16 = 200;
const ROWS: usize = 10_000;
const SENDERS: usize = 8;
const AT_ONCE: usize = 500;

/// All of them.
pub fn figures() {
    let cluster = Cluster::writing("b", eforos::hub::Disk::Awaited);
    taken(&cluster.database(""));
    halls(&cluster.database(""));
    load::load(&cluster.database(""));
    uploading::uploading(&cluster.database(""));
}

fn told(database: &str, args: &[&str]) -> Value {
    let mut hub = Command::new(env!("CARGO_BIN_EXE_eforos"));
    let out = hub.arg("hub").args(args).args(["--json", "--database", database]).output();
    serde_json::from_slice(&out.expect("started").stdout).unwrap_or(Value::Null)
}

fn conductor(database: &str, name: &str) -> String {
    told(database, &["conductor", name])["token"].as_str().expect("a token").to_owned()
}

/// A chain of these bodies.
fn history(bodies: impl Iterator<Item = String>) -> Vec<RawRow> {
    let mut hash = genesis();
    let chain = bodies.zip(1..).map(|(body, seq)| {
        let mut row = RawRow {
            seq,
            action: seq,
            wall_ms: 1_795_283_051_000 + seq,
            session: 1,
            elapsed_ms: seq * 17,
            name: "Άννα".to_owned(),
            role: "assistant".to_owned(),
            station: "λάπτοπ-2".to_owned(),
            version: 2,
            body,
            hash,
        };
        hash = chained(hash, &row.row());
        row.hash = hash;
        row
    });
    chain.collect()
}

/// A batch, as `tests/hub` sends one.
fn batch(all: &[RawRow], from: usize, to: usize) -> Value {
    let columns = |row: &RawRow| {
        let RawRow { seq, action, wall_ms, session, elapsed_ms, version, .. } = *row;
        let RawRow { name, role, station, body, hash, .. } = row;
        let hash = hash.to_string();
        json!([seq, action, wall_ms, session, elapsed_ms, name, role, station, version, body, hash])
    };
    let before = from.checked_sub(1).map_or(genesis(), |last| all[last].hash);
    let rows: Vec<Value> = all[from..to].iter().map(columns).collect();
    json!({"before": {"seq": from, "hash": before.to_string()}, "rows": rows})
}

fn sheet(sender: usize, number: usize) -> String {
    let words = r#""5":["ΤΑΚΟΣ","ΝΕΡΟ"],"4":["ΑΕΡΑΣ","ΜΕΤΡΟ","ΣΕΙΡΑ"],"3":["ΝΑΙ","ΤΗΣ","ΚΑΙ"]"#;
    format!(
        r#"{{"anagram":{{"sheet_keyed":{{"sheet":{number},"player":{sender},"round":3,"words":{{{words}}}}}}}}}"#
    )
}

/// Rows of eight senders at once, each in batches of 500, and the same rows inserted.
fn taken(database: &str) {
    told(database, &["init"]);
    let all: Vec<_> = (1..=SENDERS)
        .map(|sender| {
            let token = conductor(database, &sender.to_string());
            (token, history((1..=ROWS).map(|number| sheet(sender, number))))
        })
        .collect();
    let hub = Service::start(database);
    let begun = Instant::now();
    thread::scope(|scope| {
        for (token, rows) in &all {
            let listen = &hub.listen;
            scope.spawn(move || {
                let what = format!("POST /v1/competitions/{}/rows", rows[0].hash);
                for from in (0..ROWS).step_by(AT_ONCE) {
                    let body = batch(rows, from, from + AT_ONCE).to_string();
                    let answer = send(listen, &what, token, "", body.as_bytes()).expect("sent");
                    assert_eq!(answer.status, 200, "{}", answer.text());
                }
            });
        }
    });
    let in_ten_thousand = |time: Duration| {
        let tens = u32::try_from(SENDERS * ROWS / 10_000).expect("few");
        time.as_secs_f64() * 1000.0 / f64::from(tens)
    };
    let hub_took = in_ten_thousand(begun.elapsed());
    let count = ask(database, "SELECT count(*), count(DISTINCT (competition, seq)) FROM events");
    assert_eq!(count, format!("{0}|{0}", SENDERS * ROWS));
    let size = ask(database, "SELECT pg_total_relation_size('events')");
    let size: f64 = size.parse().expect("a number");
    drop(hub);
    ask(database, "CREATE TABLE plain (LIKE events INCLUDING ALL)");
    let begun = Instant::now();
    thread::scope(|scope| {
        for (number, (_, rows)) in all.iter().enumerate() {
            scope.spawn(move || {
                let mut sql = String::new();
                for rows in rows.chunks(AT_ONCE) {
                    sql += "INSERT INTO plain VALUES ";
                    for (at, row) in rows.iter().enumerate() {
                        let comma = if at == 0 { "" } else { "," };
                        let RawRow { seq, wall_ms, elapsed_ms, body, hash, .. } = row;
                        let _ = write!(
                            sql,
                            "{comma}('\\x{number:02x}',1,{seq},{seq},{wall_ms},1,{elapsed_ms},'Άννα','assistant','λ',2,'{body}','\\x{hash}')"
                        );
                    }
                    sql += ";";
                }
                let mut psql = Command::new("psql");
                psql.args(["-Xq", "-d", database]).stdin(std::process::Stdio::piped());
                let mut psql = psql.spawn().expect("psql");
                let mut into = psql.stdin.take().expect("open");
                std::io::Write::write_all(&mut into, sql.as_bytes()).expect("written");
                drop(into);
                assert!(psql.wait().expect("ended").success());
            });
        }
    });
    let plain = in_ten_thousand(begun.elapsed());
    let count = ask(database, "SELECT count(*) FROM plain");
    assert_eq!(count, (SENDERS * ROWS).to_string());
    let figure = Figure { of: "the hub takes in 10,000 rows", value: hub_took, unit: "ms" };
    row(figure, Some(1000.0), Some(("plain inserts", plain)));
    let rows = u32::try_from(SENDERS * ROWS).expect("few");
    // As many as a joint day of 200 halls has.
    let value = size / f64::from(rows) * 600_000.0 / 1e9;
    row(Figure { of: "600,000 rows in `events`", value, unit: "GB" }, Some(1.0), None);
}

/// Two hundred halls hear of an order, and open a round within one second.
fn halls(database: &str) {
    told(database, &["init"]);
    let token = conductor(database, "Ομοσπονδία");
    let secret = |hall: u16| {
        let mut bytes = [7; 32];
        bytes[..2].copy_from_slice(&hall.to_be_bytes());
        bytes
    };
    let joint = Digest::of(b"a joint competition");
    let enters = |hall: u16| {
        let token = Digest::of(&secret(hall)).to_string();
        let entered = json!({"venue": hall, "name": "Βόλος", "token": token});
        json!({"anagram": {"joint": {"venue_entered": entered}}})
    };
    let of_joint = |event: Value| json!({"anagram": {"joint": event}}).to_string();
    let mut bodies =
        vec![json!({"competition_created": {"commitment": joint.to_string()}}).to_string()];
    bodies.extend((1..=HALLS).map(|hall| enters(hall).to_string()));
    let first = bodies.len();
    bodies.push(of_joint(json!({"told": {"text": "αρχίζουμε"}})));
    bodies.push(of_joint(json!({"round_opened": {"round": 1, "at_ms": 1}})));
    bodies.push(json!({"anagram": {"letters_drawn": {"round": 1}}}).to_string());
    let rows = history(bodies.into_iter());
    let hub = Service::start(database);
    hub.send(&format!("PUT /v1/joints/{joint}"), &token, "", b"");
    let conduct = |from: usize, to: usize| {
        let mut sent = batch(&rows, from, to);
        sent["joint"] = joint.to_string().into();
        sent["seals"] = (1..=HALLS).map(|hall| (hall.to_string(), "0".repeat(32))).collect();
        sent["nonces"] = json!({"1": "0".repeat(20)});
        let what = format!("POST /v1/competitions/{}/rows", rows[0].hash);
        let answer = hub.send(&what, &token, "", sent.to_string().as_bytes());
        assert_eq!(answer.status, 200, "{}", answer.text());
    };
    conduct(0, first);
    let tokens: Vec<String> =
        (1..=HALLS).map(|hall| URL_SAFE_NO_PAD.encode(secret(hall))).collect();
    let what = format!("GET /v1/joints/{joint}/directives?after={first}&wait=25");
    let all_told = thread::scope(|scope| {
        let waiting: Vec<_> = tokens
            .iter()
            .map(|token| {
                let (listen, what) = (&hub.listen, &what);
                scope.spawn(move || {
                    let answer = send(listen, what, token, "", b"").expect("told");
                    (Instant::now(), answer.status)
                })
            })
            .collect();
        // Until all have asked.
        thread::sleep(Duration::from_secs(3));
        let begun = Instant::now();
        conduct(first, first + 1);
        let told = waiting.into_iter().map(|hall| hall.join().expect("told"));
        let told = told.inspect(|(_, status)| assert_eq!(*status, 200));
        told.map(|(at, _)| at.saturating_duration_since(begun)).max().unwrap_or_default()
    });
    let value = all_told.as_secs_f64() * 1000.0;
    row(Figure { of: "an order to 200 waiting halls", value, unit: "ms" }, Some(500.0), None);
    conduct(first + 1, first + 3);
    let what = format!("POST /v1/joints/{joint}/rounds/1/open");
    let mut times: Vec<Duration> = thread::scope(|scope| {
        let asking: Vec<_> = (0..)
            .zip(&tokens)
            .map(|(number, token)| {
                let (listen, what) = (&hub.listen, &what);
                scope.spawn(move || {
                    thread::sleep(Duration::from_millis(5) * number);
                    let begun = Instant::now();
                    let answer = send(listen, what, token, "", b"").expect("opened");
                    assert_eq!(answer.status, 200, "{}", answer.text());
                    begun.elapsed()
                })
            })
            .collect();
        asking.into_iter().map(|hall| hall.join().expect("opened")).collect()
    });
    times.sort_unstable();
    let value = times[times.len() * 99 / 100 - 1].as_secs_f64() * 1000.0;
    let figure = Figure { of: "200 halls open a round in a second, p99", value, unit: "ms" };
    row(figure, Some(300.0), None);
    assert_eq!(ask(database, "SELECT count(*) FROM openings"), HALLS.to_string());
}
