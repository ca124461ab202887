//! `eforos hub` as a script meets it, on real competition files.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::lexicon::Digest;
use eforos::domain::person::Person;
use eforos::session::time::machine;
use eforos::session::{Keeper, Photographed, Session};
use eforos::storage::Access;
use serde_json::Value;

use crate::cluster::{ask, database, database_without_encoding};
use crate::service::Service;
use crate::table::{Table, add};

pub fn hub(url: &str, args: &[&str]) -> Output {
    let mut hub = Command::new(env!("CARGO_BIN_EXE_eforos"));
    hub.args(["--language", "en", "hub"]).args(args).args(["--database", url]);
    hub.output().unwrap()
}

pub fn told(url: &str, args: &[&str]) -> Value {
    let done = hub(url, &[args, &["--json"]].concat());
    assert_eq!(done.status.code(), Some(0), "{done:?}");
    serde_json::from_slice(&done.stdout).unwrap()
}

fn join(table: &Table, path: &Path, name: &str) {
    let mut file = crate::common::files::CompetitionFile::open(path, Access::Write).unwrap();
    let mut record = file.read_record().unwrap();
    table.act_on(&mut file, &mut record, add(name));
    file.close().unwrap();
}

/// A hub knows that a sheet was photographed, and has no photograph.
#[test]
fn of_pictures_the_events_are_taken_in_and_nothing_else() {
    let url = database();
    told(&url, &["init"]);
    let table = Table::new();
    table.create().close().unwrap();
    join(&table, &table.path(), "Άννα");
    let session = Session::<Anagram>::open(&table.path(), Access::Write, machine()).unwrap();
    let mut keeper = Keeper::new(session, None);
    let jpeg = b"no real picture, but these are its bytes ".repeat(100);
    let sheet = Photographed { jpeg: jpeg.clone(), place: None, back_of: None };
    let who = Person { name: "Έφη".to_owned(), ..Person::default() };
    keeper.photograph(&who, vec![sheet]).unwrap();
    keeper.shut().unwrap();
    assert_eq!(told(&url, &["take-in", table.path().to_str().unwrap()])["new"], 3);
    // Text stands in it as it is, bytes as hexadecimal digits.
    let dumped = Command::new("pg_dump").args(["--inserts", url.as_str()]).output().unwrap();
    assert!(dumped.status.success(), "{dumped:?}");
    let dumped = String::from_utf8(dumped.stdout).unwrap();
    let hex = |bytes: &[u8]| {
        let digit = |half: u8| char::from_digit(half.into(), 16).unwrap();
        bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect::<String>()
    };
    let has = |bytes: &[u8]| {
        dumped.contains(std::str::from_utf8(bytes).unwrap()) || dumped.contains(&hex(bytes))
    };
    assert!(has(Digest::of(&jpeg).to_string().as_bytes()), "{dumped}");
    assert!(!has(&jpeg[..40]), "{dumped}");
}

#[test]
fn files_are_taken_in_again_and_longer_and_forked() {
    let url = database();
    let refused = hub(&url, &["branches"]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("eforos hub init"));
    assert_eq!(hub(&url, &["nothing"]).status.code(), Some(2));
    assert_eq!(told(&url, &["init"])["steps"], 10);
    let table = Table::new();
    table.create().close().unwrap();
    let (path, copy) = (table.path(), table.folder().join("copy.eforos"));
    let file = path.to_str().unwrap();
    join(&table, &path, "Άννα");
    let first = told(&url, &["take-in", file]);
    assert_eq!((&first["events"], &first["new"]), (&2.into(), &2.into()));
    assert_eq!(told(&url, &["take-in", file])["new"], 0);
    fs::copy(&path, &copy).unwrap();
    join(&table, &path, "Βασίλης");
    // Beside its writer.
    let writer = table.open(Access::Write);
    assert_eq!(told(&url, &["take-in", file])["new"], 1);
    writer.close().unwrap();
    join(&table, &copy, "Γεωργία");
    let forked = told(&url, &["take-in", copy.to_str().unwrap()]);
    assert_eq!((&forked["new"], &forked["branch"]), (&1.into(), &2.into()));
    assert_eq!(forked["state"], "contested");
    let competition = first["competition"].as_str().unwrap();
    // What is shown is of the branch in force.
    let shown = || {
        let ranking = "SELECT convert_from(content, 'UTF8') FROM tables WHERE part = 'ranking'";
        let ranking = ask(&url, ranking);
        (ranking.contains("Βασίλης"), ranking.contains("Γεωργία"))
    };
    assert_eq!(shown(), (true, false));
    told(&url, &["take", competition, "2"]);
    assert_eq!(shown(), (false, true));
    let branches = told(&url, &["branches"]);
    let one = &branches["competitions"][0];
    assert_eq!((&one["competition"], &one["format"]), (&competition.into(), &"anagram".into()));
    assert_eq!(one["branches"][0]["state"], "set aside");
    assert_eq!(one["branches"][1]["state"], "in force");
    let verified = told(&url, &["verify"]);
    assert_eq!(verified["branches"].as_array().unwrap().len(), 2);
    let title = ask(&url, "SELECT convert_from(title, 'UTF8') FROM competitions");
    assert!(!title.is_empty());
    assert_eq!(one["title"], title);
    let missing = hub(&url, &["take-in", "/nowhere.eforos"]);
    assert_eq!(missing.status.code(), Some(1));
}

#[test]
fn an_emptied_hub_is_filled_again_with_the_same() {
    let table = Table::new();
    table.create().close().unwrap();
    for name in ["Άννα", "Βασίλης", "Γεωργία"] {
        join(&table, &table.path(), name);
    }
    let rows = "SELECT seq, action, wall_ms, name, body, hash FROM events ORDER BY seq";
    let filled = [(); 2].map(|()| {
        let url = database();
        told(&url, &["init"]);
        told(&url, &["take-in", table.path().to_str().unwrap()]);
        (ask(&url, rows), told(&url, &["branches"]))
    });
    assert_eq!(filled[0], filled[1]);
    assert_eq!(filled[0].0.lines().count(), 4);
}

#[test]
fn where_the_database_is_the_environment_says_and_what_is_wrong_with_it_is_told() {
    let url = database();
    told(&url, &["init"]);
    let table = Table::new();
    table.create().close().unwrap();
    join(&table, &table.path(), "Άννα");
    let mut hub_of = Command::new(env!("CARGO_BIN_EXE_eforos"));
    hub_of.args(["hub", "take-in", "--json"]).arg(table.path()).env("EFOROS_DATABASE", &url);
    assert_eq!(hub_of.output().unwrap().status.code(), Some(0));
    assert_eq!(ask(&url, "SELECT count(*) FROM events"), "2");

    // A row that somebody changed: which, and that something is wrong.
    let changed = "ALTER TABLE events DISABLE TRIGGER USER; \
                   UPDATE events SET station = 'x' WHERE seq = 2";
    assert_eq!(ask(&url, changed), "");
    let verified = hub(&url, &["verify"]);
    assert_eq!(verified.status.code(), Some(1));
    let said = String::from_utf8_lossy(&verified.stderr).into_owned();
    assert!(said.contains("the chain breaks at event 2"), "{said}");

    // Whose tables they are not cannot serve.
    ask(&url, "CREATE ROLE poorer LOGIN");
    let poor = hub(&url.replace("user=eforos", "user=poorer"), &["serve"]);
    assert_eq!(poor.status.code(), Some(1), "{poor:?}");
    let said = String::from_utf8_lossy(&poor.stderr).into_owned();
    assert!(said.contains("The tables must belong to the user who asks"), "{said}");

    let other = hub(&database_without_encoding(), &["init"]);
    assert_eq!(other.status.code(), Some(0));
    let said = String::from_utf8_lossy(&other.stderr).into_owned();
    assert!(said.contains("encoded in SQL_ASCII, not in UTF-8"), "{said}");
}

#[test]
fn whoever_starts_it_is_told_where_readers_find_it() {
    let url = database();
    told(&url, &["init"]);
    let public = "https://results.example.org/";
    let service = Service::public(&url, public);
    assert_eq!(service.public, public);
    assert_eq!(service.send("GET /v1/time", "", "", b"").status, 200);
}
