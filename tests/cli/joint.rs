//! A joint day from its files alone: `demo --venues`, `joint verify`, and what others derive of it.

use std::process::Command;

use serde_json::{Value, json};

use super::support::Desk;
use crate::common::chain::forge_and_seal;

const HALLS: [&str; 3] = ["k-1.eforos", "k-2.eforos", "k-3.eforos"];

/// A master file and three halls of ten.
fn day() -> Desk {
    let desk = Desk::new();
    let seed = "4".repeat(64);
    desk.ok(&["demo", "k.eforos", "--venues", "3", "--players", "10", "--seed", &seed]);
    desk
}

fn verify<'a>(files: &[&'a str]) -> Vec<&'a str> {
    [&["joint", "verify", "k.eforos"], files].concat()
}

#[test]
fn a_joint_day_holds_by_its_files_alone() {
    let desk = day();
    let cards = ["k-1.eforos-venue", "k-2.eforos-venue", "k-3.eforos-venue"];
    let files = ["k-1.eforos", "k-2.eforos", "k-3.eforos", "k.eforos"];
    let mut names = [&cards[..], &files].concat();
    names.sort_unstable();
    assert_eq!(desk.names(), names);
    for file in files {
        let said = desk.ok(&["verify", file]);
        assert_eq!(said.matches("Letters of round").count(), 14, "{file}: {said}");
        assert!(!said.contains("WRONG"), "{file}: {said}");
    }
    let said = desk.json(&[&verify(&HALLS)[..], &["--json"]].concat());
    assert_eq!(said["issue"], 1);
    assert_eq!(said["differences"], Value::Array(Vec::new()));
    let table = said["table"].as_array().unwrap();
    // The same totals as the halls' own standings, and the ranks that a sort of them gives.
    let mut totals = Vec::new();
    for (file, venue) in HALLS.iter().zip(1..) {
        let results = desk.json(&["standings", file, "--json"]);
        let rows = results["standings"].as_array().unwrap().iter();
        totals.extend(rows.map(|row| (row["total"].as_i64().unwrap(), venue)));
    }
    let merged = table.iter().map(|row| row["total"].as_i64().unwrap());
    let merged: Vec<i64> = merged.collect();
    let mut sorted: Vec<i64> = totals.iter().map(|(total, _)| *total).collect();
    sorted.sort_unstable_by_key(|total| -total);
    assert_eq!(merged.len(), 30);
    assert_eq!(merged, sorted);
    // In another order of files the same.
    let turned = [HALLS[2], HALLS[0], HALLS[1]];
    assert_eq!(desk.json(&[&verify(&turned)[..], &["--json"]].concat())["table"], said["table"]);
}

#[test]
fn no_hall_can_be_left_out_doubled_or_taken_for_another() {
    let desk = day();
    let refused = |files: &[&str], what: &str| {
        let said = desk.run(&verify(files));
        assert_eq!(said.code, 1, "{said:?}");
        assert!(said.err.contains(what), "{said:?}");
    };
    refused(&HALLS[..2], "hall 3");
    refused(&[HALLS[0], HALLS[0], HALLS[1], HALLS[2]], "twice");
    refused(&["k.eforos", HALLS[0], HALLS[1], HALLS[2]], "k.eforos");
    desk.ok(&["demo", "x.eforos", "--venues", "1", "--players", "3"]);
    refused(&[HALLS[0], HALLS[1], HALLS[2], "x-1.eforos"], "x-1.eforos");
    let said = desk.run(&["joint", "verify", HALLS[0], HALLS[1]]);
    assert_eq!(said.code, 1, "{said:?}");
    assert!(said.err.contains("master file"), "{said:?}");
    assert_eq!(desk.run(&["joint", "verify", "k.eforos"]).code, 2);
    assert_eq!(desk.run(&["joint"]).code, 2);
    desk.ok(&["demo", "d.eforos", "--rules", "ro-duplicate-2007", "--players", "3"]);
    assert_eq!(desk.run(&verify(&["d.eforos"])).code, 1);
}

/// Writes the last event that has `from` with `to` in its place, and all hashes anew.
fn forge(desk: &Desk, file: &str, from: &str, to: &str) {
    forge_and_seal(&desk.path(file), |connection| {
        let changed = connection
            .execute(
                "UPDATE events SET body = replace(body, ?1, ?2) WHERE seq =
                 (SELECT max(seq) FROM events WHERE instr(body, ?1) > 0)",
                [from, to],
            )
            .unwrap();
        assert_eq!(changed, 1, "{from} in {file}");
    });
}

#[test]
fn whoever_writes_a_history_anew_is_found() {
    let found = |file: &str, from: &str, to: &str, what: &str| {
        let desk = day();
        forge(&desk, file, from, to);
        let said = desk.run(&verify(&HALLS));
        assert_eq!(said.code, 1, "{said:?}");
        assert!(said.err.contains(what), "{what}: {}", said.err);
        said.out
    };
    // A hall changes what nobody else knows: the signed table stands on another history.
    found(HALLS[1], "\"reason\":\"", "\"reason\":\"x", "another history of hall 2");
    // Other letters of the same tiles do not fit the tag.
    let letters = {
        let desk = day();
        let log = desk.ok(&["log", HALLS[0], "--json"]);
        let line = log.lines().find(|line| line.contains("letters_released")).unwrap();
        let event: Value = serde_json::from_str(line).unwrap();
        let released = &event["event"]["anagram"]["joint"]["letters_released"];
        released["letters"]
            .as_array()
            .unwrap()
            .iter()
            .map(|it| it.as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    let json = |letters: &[String]| serde_json::to_string(letters).unwrap();
    let mut turned = letters.clone();
    turned.rotate_left(1);
    found(HALLS[0], &json(&letters), &json(&turned), "sealed");
    // Who conducts rules otherwise afterwards, or asks for a hall under another name.
    let out = found("k.eforos", "\"ruled\":\"invalid\"", "\"ruled\":\"valid\"", "ruling on");
    assert_eq!(out.matches("the ruling on").count(), 3, "{out}");
    found(
        "k.eforos",
        "\"venue\":2,\"name\":\"",
        "\"venue\":2,\"name\":\"x",
        "Hall 2 was not entered",
    );
}

/// What a stranger's program makes of the files.
fn derived(desk: &Desk, halls: &[&str]) -> Value {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/derive_joint_day.py");
    let mut command = Command::new("python3");
    command.arg(script).arg(desk.path("k.eforos"));
    let output = command.args(halls.iter().map(|hall| desk.path(hall))).output().expect("python3");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn a_stranger_derives_the_day_from_the_files() {
    let desk = day();
    let here = derived(&desk, &HALLS);
    let said = desk.json(&[&verify(&HALLS)[..], &["--json"]].concat());
    let rows = said["table"].as_array().unwrap().iter();
    let rows = rows.map(|row| json!([row["rank"], row["venue"], row["player"], row["total"]]));
    assert_eq!(here["table"], Value::Array(rows.collect()));
    // And finds what is found here.
    assert!(derived(&desk, &HALLS[..2])["wrong"].is_string());
    forge(&desk, HALLS[1], "\"reason\":\"", "\"reason\":\"x");
    assert_eq!(derived(&desk, &HALLS)["wrong"], "heads");
    let desk = day();
    forge(&desk, "k.eforos", "\"ruled\":\"invalid\"", "\"ruled\":\"valid\"");
    assert_eq!(derived(&desk, &HALLS)["wrong"], "hall 1: rulings");
}
