//! `demo --venues N`: a joint day that real programs play, killed and cut off, held against its files and the hub's database
//! by other programs than its own.

use std::path::Path;
use std::process::{Command, Output};

use rusqlite::Connection;
use serde_json::{Value, json};

use crate::cluster::{ask, database};
use crate::joint_pages::{LEVEL, slug};
use crate::kills::kills;
use crate::service::Service;
use crate::until;

fn demo(folder: &Path, args: &[&str]) -> Output {
    let mut demo = Command::new(env!("CARGO_BIN_EXE_eforos"));
    demo.current_dir(folder).args(["--language", "en", "demo"]).args(args).output().unwrap()
}

fn played(folder: &Path, args: &[&str]) -> Value {
    let done = demo(folder, &[args, &["--keep", "day", "--json"]].concat());
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    serde_json::from_slice(&done.stdout).unwrap()
}

/// What a stranger's program makes of the files.
fn derived(day: &Path, files: &[String]) -> Value {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/derive_joint_day.py");
    let output = Command::new("python3").arg(script).args(files).current_dir(day).output();
    let output = output.expect("python3");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// The files of a day: the master file first.
fn names(halls: usize) -> Vec<String> {
    let halls = (1..=halls).map(|hall| format!("day-{hall}.eforos"));
    ["day.eforos".to_owned()].into_iter().chain(halls).collect()
}

/// Hashes of the events, in order, as the file has them.
fn hashes(path: &Path) -> Vec<String> {
    let file = Connection::open(path).unwrap();
    let mut rows = file.prepare("SELECT lower(hex(hash)) FROM events ORDER BY seq").unwrap();
    rows.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
}

/// That the database has the files' events, each once and in order, and nothing beside; the receipts of what was ordered are
/// as many as the orders that changed something.
fn counts(url: &str, day: &Path, files: &[String]) -> usize {
    let mut total = 0;
    for name in files {
        let own = hashes(&day.join(name));
        let there = format!(
            "SELECT encode(hash, 'hex') FROM events WHERE competition = '\\x{}' ORDER BY seq",
            own[0]
        );
        assert_eq!(ask(url, &there).lines().collect::<Vec<_>>(), own, "{name}");
        total += own.len();
    }
    let counts = "SELECT count(*), count(DISTINCT (competition, seq)) FROM events";
    assert_eq!(ask(url, counts), format!("{total}|{total}"));
    assert_eq!(ask(url, "SELECT count(*) FROM branches"), files.len().to_string());
    for name in &files[1..] {
        let file = Connection::open(day.join(name)).unwrap();
        let count = |sql: &str| -> i64 { file.query_row(sql, [], |row| row.get(0)).unwrap() };
        let ordered = "SELECT count(DISTINCT action) FROM events WHERE role = 'centre'";
        assert_eq!(count("SELECT count(*) FROM receipts"), count(ordered), "{name}");
    }
    total
}

#[test]
fn a_joint_day_of_real_programs_holds_and_its_table_is_that_of_the_files() {
    let folder = tempfile::tempdir().unwrap();
    let url = database();
    let seed = "5".repeat(64);
    let day = ["--venues", "3", "--players", "3", "--rounds", "3", "--seed", &seed];
    let told = played(folder.path(), &[&day[..], &["--database", &url]].concat());
    let (day, files) = (folder.path().join("day"), names(3));
    assert_eq!(told["telephone"], json!({"venue": 2, "round": 3}));
    for who in ["halls", "conductor", "hub"] {
        assert_eq!(told["killed"][who], 2, "{told}");
    }
    // Whose database it is, is not its own to kill.
    assert_eq!(told["killed"]["database"], 0);
    assert_eq!(told["cut"], 4);
    assert_eq!(told["events"], counts(&url, &day, &files));
    // Letters by telephone are in no opening at the hub: it gave two halls three rounds, and one two.
    assert_eq!(ask(&url, "SELECT count(*), count(DISTINCT round) FROM openings"), "8|3");

    let strange = derived(&day, &files);
    let row = |row: &Value| json!([row["rank"], row["venue"], row["player"], row["total"]]);
    let table = told["table"].as_array().unwrap();
    assert_eq!(table.len(), 9);
    assert_eq!(json!(table.iter().map(row).collect::<Vec<_>>()), strange["table"]);
    // What everybody reads afterwards.
    let hub = Service::start(&url);
    let slug = slug(&url);
    until("tables are made of the last rows", || ask(&url, LEVEL) == "t");
    let results = hub.page(&format!("/k/{slug}/results.json"), "").json();
    let totals = |rows: &Value| -> Vec<i64> {
        rows.as_array().unwrap().iter().map(|row| row["total"].as_i64().unwrap()).collect()
    };
    assert_eq!(totals(&results["standings"]), totals(&told["table"]));
    // Its clocks went through minutes in seconds, and that is no time that a hub saw.
    let page = hub.page(&format!("/k/{slug}?lang=en"), "").text();
    assert!(page.contains("not witnessed: 1"), "{page}");
}

#[test]
fn every_program_is_killed_at_random_points_and_each_event_is_there_once() {
    let often = kills(3);
    // So many in a day; more of them are more days.
    let (mut left, mut days) = (often, 0);
    let mut sums = [0_u64; 5];
    while left > 0 {
        days += 1;
        let now = left.min(50);
        let folder = tempfile::tempdir().unwrap();
        let (seed, now_text) = (format!("{days:064x}"), now.to_string());
        let mut args = vec!["--venues", "5", "--seed", &seed, "--kills", &now_text];
        if often < 50 {
            args.extend(["--players", "2", "--rounds", "2"]);
        }
        // With a database of its own, which is killed, too.
        let told = played(folder.path(), &args);
        let killed = ["halls", "conductor", "hub", "database"].map(|who| &told["killed"][who]);
        for (sum, count) in sums.iter_mut().zip(killed.into_iter().chain([&told["cut"]])) {
            *sum += count.as_u64().unwrap();
        }
        left -= now;
        let [halls, conductor, hub, database, cuts] = sums;
        println!(
            "killed in {days} days: halls {halls}, conductor {conductor}, hub {hub}, database {database}; lines cut {cuts}"
        );
    }
    let [halls, conductor, hub, database, _] = sums;
    for sum in [halls, conductor, hub, database] {
        assert_eq!(sum, often as u64);
    }
}

#[test]
fn what_cannot_be_rehearsed_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let refused = |args: &[&str]| {
        let done = demo(folder.path(), args);
        (done.status.code(), String::from_utf8_lossy(&done.stderr).into_owned())
    };
    assert_eq!(refused(&[]).0, Some(2));
    assert_eq!(refused(&["x.eforos", "--venues", "2", "--kills", "3"]).0, Some(2));
    let (code, said) = refused(&["--venues", "2", "--rounds", "15"]);
    assert!(code == Some(2) && said.contains("14 rounds"), "{said}");
    let nowhere = "postgresql:///t?host=/nowhere&user=e";
    let (code, said) = refused(&["--venues", "2", "--database", nowhere]);
    assert!(code == Some(1) && said.contains("database"), "{said}");
}
