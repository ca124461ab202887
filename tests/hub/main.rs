//! The hub on a real `PostgreSQL`: each row exactly once, whatever is sent in whatever order, and killed.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod attacks;
mod beside;
mod by_hand;
mod cluster;
#[path = "../common/mod.rs"]
mod common;
mod conducted_day;
mod conducting;
mod conductor_window;
mod directives;
mod ended;
mod faults;
mod flood;
mod forked_window;
mod full;
mod given_list;
mod greetings;
#[path = "../gui/mod.rs"]
mod gui;
mod hall;
mod hall_cards;
mod joint_day;
mod joint_pages;
mod kills;
mod late;
mod line;
mod narrow;
mod open_tables;
mod outages;
mod pages;
mod parted;
mod parts;
mod prepared;
mod refusals;
mod refused_hall;
mod rehearsed;
mod rows;
mod seasons;
mod senders;
mod sending;
mod service;
mod stolen_card;
mod taken_back;
mod two_windows;
mod unheard;
mod uploading;

use std::time::{Duration, Instant};

use common::table;
use eforos::domain::lexicon::Digest;
use eforos::hub::{Appended, Batch, Hub, Problem};
use eforos::storage::{RawRow, chained, genesis};

/// A history of so many rows, the same each time; `twist` tells apart what two would write after row `from`.
fn history(count: i64, from: i64, twist: &str) -> Vec<RawRow> {
    let mut hash = genesis();
    let mut rows = Vec::new();
    for seq in 1..=count {
        let twist = if seq > from { twist } else { "" };
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
            body: format!("{{\"row\":\"{seq}{twist}\"}}"),
            hash,
        };
        hash = chained(hash, &row.row());
        row.hash = hash;
        rows.push(row);
    }
    rows
}

/// How many bytes of text rows have.
fn text_bytes(rows: &[RawRow]) -> usize {
    let own = |row: &RawRow| [&row.name, &row.role, &row.station, &row.body].map(String::len);
    rows.iter().flat_map(own).sum()
}

/// Makes the hashes of rows anew from the first on.
fn chain_anew(rows: &mut [RawRow]) {
    let mut hash = genesis();
    for row in rows {
        hash = chained(hash, &row.row());
        row.hash = hash;
    }
}

/// Sends the rows from one to another position, both counted from 0, the second left out.
fn send(hub: &Hub, all: &[RawRow], from: usize, to: usize) -> Result<Appended, Problem> {
    let before = from.checked_sub(1).map_or(genesis(), |last| all[last].hash);
    let (competition, rows) = (all[0].hash, &all[from..to]);
    hub.append(&Batch { competition, format: "", title: "a'\"\u{0}", before, rows })
}

fn opened(url: &str) -> Hub {
    Hub::prepare(url).unwrap();
    Hub::open(url).unwrap()
}

/// That the hub has these rows and no others, once each, in one branch.
fn has_just(hub: &Hub, url: &str, all: &[RawRow]) {
    let held = hub.held().unwrap();
    assert_eq!(held.len(), 1);
    assert_eq!(held[0].branches.len(), 1);
    let branch = &held[0].branches[0];
    let last = all.last().unwrap();
    assert_eq!((branch.seq, branch.hash), (last.seq, last.hash));
    let count = cluster::ask(url, "SELECT count(*), count(DISTINCT seq) FROM events");
    assert_eq!(count, format!("{0}|{0}", all.len()));
    holds(hub, all[0].hash);
}

/// Waits until it is so, as long as a slow machine may need.
fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < Duration::from_mins(2), "{what}: never");
        crate::common::moment();
    }
}

/// That all hashes of a competition hold.
fn holds(hub: &Hub, competition: Digest) {
    for branch in hub.verify(competition).unwrap() {
        assert_eq!(branch.breaks_at, None, "{branch:?}");
    }
}
