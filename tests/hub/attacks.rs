//! Who lies: a hub about rulings and halls, a hall about its times; and texts that break what handles them carelessly.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use eforos::hub::Batch;
use eforos::storage::{RawRow, chained, genesis};
use eforos::venues::Unfit;
use serde_json::{Value, json};

use crate::by_hand::{emptied, firsts, gathered};
use crate::chain_anew;
use crate::cluster::{ask, database, database_without_encoding};
use crate::joint_day::{Day, HALLS, cut, refused, rows};
use crate::line::told;
use crate::sending::{batch, rows_of};
use crate::service::Service;
use crate::{history, holds, opened, until};

/// A round of the first hall as the hub tells it, whose rows came so late; the file's openings began at moments of the hub's
/// clock, and its letters were given so much before they say.
fn witnessed(
    day: Day,
    own: &[RawRow],
    (number, before_ms): (u8, i64),
    late_ms: impl Fn(&RawRow) -> i64,
) -> (Day, Value) {
    const BEGAN_MS: i64 = 1_795_000_000_000;
    let day = emptied(day);
    told(&day.database, &["take-in", day.path().join("k.eforos").to_str().unwrap()]);
    for from in (0..own.len()).step_by(400) {
        let body = batch(own, from, own.len().min(from + 400)).to_string();
        let what = format!("POST {}", rows_of(own[0].hash));
        let answer = day.hub.send(&what, &day.token("k-1"), "", body.as_bytes());
        assert_eq!(answer.status, 200, "{}", answer.text());
    }
    ask(&day.database, "ALTER TABLE events DISABLE TRIGGER USER");
    let mut sql = Vec::new();
    for row in own {
        let got_ms = BEGAN_MS + row.session * 86_400_000 + row.elapsed_ms + late_ms(row);
        let (first, seq) = (own[0].hash, row.seq);
        sql.push(format!(
            "UPDATE events SET got = to_timestamp({got_ms} / 1000.0) \
             WHERE competition = '\\x{first}' AND seq = {seq}"
        ));
    }
    let released = own.iter().find(|row| is_of(row, "joint/letters_released", number)).unwrap();
    let first_ms = BEGAN_MS + released.session * 86_400_000 + released.elapsed_ms - before_ms;
    sql.push(format!(
        "INSERT INTO openings (joint, venue, round, first_ms) \
         SELECT joint, 1, {number}, {first_ms} FROM joints"
    ));
    assert_eq!(ask(&day.database, &sql.join(";")), "");
    // What was read of the rows before is forgotten.
    let (database, conductor) = (day.database.clone(), day.conductor.clone());
    let day = day.with(database, conductor);
    let joint = ask(&day.database, "SELECT encode(joint, 'hex') FROM joints");
    let venues = day.hub.send(&format!("GET /v1/joints/{joint}/venues"), &day.conductor, "", b"");
    let round = venues.json()["venues"]["1"]["rounds"][number.to_string()].clone();
    (day, round)
}

/// Whether a row is this event of a round.
fn is_of(row: &RawRow, event: &str, number: u8) -> bool {
    let body: Value = serde_json::from_str(&row.body).unwrap();
    body.pointer(&format!("/anagram/{event}/round")) == Some(&json!(number))
}

#[test]
fn a_hall_that_had_more_time_than_the_hub_saw_is_not_witnessed() {
    let own = |day: &Day| rows(day.path(), "k-1");
    let of = |row: &RawRow, event: &str| is_of(row, event, 1);
    let day = Day::new();
    let rows = own(&day);
    let is_timed = |row: &RawRow| of(row, "round_started") || of(row, "round_ended");
    let (day, round) = witnessed(day, &rows, (1, 0), |_| 40);
    assert_eq!(round["witnessed"], true, "{round}");
    // Rows of its start and its end that came two minutes later than they say.
    let (day, round) =
        witnessed(day, &rows, (1, 0), |row| if is_timed(row) { 120_000 } else { 40 });
    assert_eq!(round["witnessed"], false, "{round}");
    let (day, round) =
        witnessed(day, &rows, (1, 0), |row| if of(row, "round_ended") { 61_000 } else { 40 });
    assert_eq!(round["witnessed"], false, "{round}");
    // A wall clock that is wrong changes nothing; an end that is later does, whatever its hashes.
    let mut changed = rows.clone();
    for row in &mut changed[1..] {
        row.wall_ms += 7 * 3_600_000;
    }
    chain_anew(&mut changed);
    let (day, round) = witnessed(day, &changed, (1, 0), |_| 40);
    assert_eq!(round["witnessed"], true, "{round}");
    let mut changed = rows.clone();
    let end = changed.iter().position(|row| of(row, "round_ended")).unwrap();
    let session = changed[end].session;
    for row in changed[end..].iter_mut().filter(|row| row.session == session) {
        row.elapsed_ms += 300_000;
    }
    chain_anew(&mut changed);
    let (day, round) = witnessed(day, &changed, (1, 0), |_| 40);
    assert_eq!(round["witnessed"], false, "{round}");
    // The third was paused: from its letters to its end three minutes, the full time and the pause, and no more.
    let row = |event: &str| rows.iter().find(|row| is_of(row, event, 3)).unwrap();
    let ms = |event: &str| row(event).elapsed_ms;
    let paused_ms = ms("round_resumed") - ms("round_paused");
    let body: Value = serde_json::from_str(&row("round_started").body).unwrap();
    let full_ms = body["anagram"]["round_started"]["full_ms"].as_i64().unwrap();
    let took_ms = ms("round_ended") - ms("joint/letters_released");
    let most_ms = 180_000 + full_ms + paused_ms;
    assert!(paused_ms > 60_000 && took_ms < most_ms, "{paused_ms} {took_ms}");
    let (day, round) = witnessed(day, &rows, (3, most_ms - took_ms - 1000), |_| 40);
    assert_eq!((&round["witnessed"], &round["pauses"]), (&json!(true), &json!(1)), "{round}");
    let (_, round) = witnessed(day, &rows, (3, most_ms - took_ms + 1000), |_| 40);
    assert_eq!(round["witnessed"], false, "{round}");
}

/// Whoever rules the machine changes rows of a history from one on, and makes the hashes anew if they care to.
fn rewrite(day: &Day, rows: &mut [RawRow], at: usize, body: &str, anew: bool) {
    let first = rows[0].hash;
    body.clone_into(&mut rows[at].body);
    let mut hash = rows[at - 1].hash;
    let until = if anew { rows.len() } else { at + 1 };
    let mut sql = Vec::new();
    for row in &mut rows[at..until] {
        if anew {
            hash = chained(hash, &row.row());
            row.hash = hash;
        }
        let (seq, hash, body) = (row.seq, row.hash, &row.body);
        sql.push(format!(
            "UPDATE events SET body = convert_to($${body}$$, 'UTF8'), hash = '\\x{hash}' \
             WHERE competition = '\\x{first}' AND seq = {seq}"
        ));
    }
    let last = rows.last().unwrap();
    let (hash, seq) = (last.hash, last.seq);
    sql.push(format!("UPDATE branches SET hash = '\\x{hash}' WHERE competition = '\\x{first}'"));
    sql.push(format!("UPDATE seals SET hash = '\\x{hash}' WHERE seq = {seq}"));
    assert_eq!(ask(&day.database, &sql.join(";")), "");
}

fn sync<'a>(file: &'a str, card: &'a str) -> [&'a str; 5] {
    ["sync", file, "--once", "--card", card]
}

/// A hall's file as it was before its first ruling.
fn before_the_first_ruling(day: &Day, name: &str) -> usize {
    let own = rows(day.path(), "k-1");
    let at = own.iter().position(|row| row.body.contains("word_ruled")).unwrap();
    cut(day, ("k-1", name), at);
    let card = |name: &str| day.path().join(format!("{name}.eforos-venue"));
    fs::copy(card("k-1"), card(name)).unwrap();
    at
}

#[test]
fn a_hub_that_lies_about_a_ruling_has_nothing_carried_out() {
    let day = Day::new();
    day.sync("k", "eforos-conductor");
    ask(&day.database, "ALTER TABLE events DISABLE TRIGGER USER");
    let whole = rows(day.path(), "k");
    let at = whole.iter().position(|row| row.body.contains("word_ruled")).unwrap();
    let (yes, no) = ("\"ruled\":\"valid\"", "\"ruled\":\"invalid\"");
    let is_yes = whole[at].body.contains(yes);
    let (from, to) = if is_yes { (yes, no) } else { (no, yes) };
    let other = whole[at].body.replace(from, to);
    assert_ne!(other, whole[at].body);
    for anew in [false, true] {
        let mut forged = whole.clone();
        rewrite(&day, &mut forged, at, &other, anew);
        let name = format!("c{}", u8::from(anew));
        let events = before_the_first_ruling(&day, &name);
        let (file, card) = (format!("{name}.eforos"), format!("{name}.eforos-venue"));
        let told = refused(day.path(), &sync(&file, &card));
        assert!(told.contains("is not what the conductor sealed"), "{told}");
        assert_eq!(rows(day.path(), &name).len(), events, "nothing of it");
        // The next one is told of the rows as they were.
        let mut right = whole.clone();
        rewrite(&day, &mut right, at, &whole[at].body, true);
        assert_eq!(right, whole);
    }
    // Held back: all that is sealed until then is carried out, and whoever conducts sees that the hall is behind.
    ask(&day.database, &format!("DELETE FROM seals WHERE seq > {at}"));
    let events = before_the_first_ruling(&day, "c3");
    let told = day.sync("c3", "eforos-venue");
    assert_eq!(told["carried"], json!(0), "{told}");
    assert_eq!(rows(day.path(), "c3").len(), events);
    let joint = ask(&day.database, "SELECT encode(joint, 'hex') FROM joints");
    let venues = day.hub.send(&format!("GET /v1/joints/{joint}/venues"), &day.conductor, "", b"");
    let lacks = venues.json()["venues"]["1"]["lacks"].as_u64().unwrap();
    assert!(lacks > 0, "{}", venues.text());
}

#[test]
fn a_hub_that_shows_whoever_conducts_other_rows_is_found_out() {
    let day = Day::new();
    day.sync("k", "eforos-conductor");
    for hall in HALLS {
        day.sync(hall, "eforos-venue");
    }
    let unfit = |day: &Day, firsts| -> Vec<(u16, String)> {
        let found = gathered(day, &firsts).unfit.into_iter();
        let told = found.map(|(venue, why)| match why {
            Unfit::Chain(at) => (venue.get(), format!("chain {at}")),
            Unfit::Seal(at) => (venue.get(), format!("seal {at}")),
            other => (venue.get(), other.to_string()),
        });
        told.collect()
    };
    assert_eq!(unfit(&day, firsts(day.path())), []);
    // Another hall's history in the place of one.
    let mut swapped = firsts(day.path());
    let all: Vec<_> = swapped.values().copied().collect();
    for (first, other) in swapped.values_mut().zip([all[1], all[0], all[2]]) {
        *first = other;
    }
    let [(1, first), (2, second)] = &unfit(&day, swapped)[..] else { panic!("both") };
    assert!(first.starts_with("seal") && second.starts_with("seal"), "{first} {second}");
    // A row of a hall changed, and then its chain made anew.
    ask(&day.database, "ALTER TABLE events DISABLE TRIGGER USER");
    let whole = rows(day.path(), "k-2");
    let sheet = whole.iter().position(|row| row.body.contains("sheet_keyed")).unwrap();
    for (anew, why) in
        [(false, format!("chain {}", sheet + 1)), (true, format!("seal {}", whole.len()))]
    {
        let mut forged = whole.clone();
        let body = whole[sheet].body.replacen("\"sheet\":1", "\"sheet\":9", 1);
        assert_ne!(body, whole[sheet].body);
        rewrite(&day, &mut forged, sheet, &body, anew);
        assert_eq!(unfit(&day, firsts(day.path())), [(2, why)]);
        let mut right = whole.clone();
        rewrite(&day, &mut right, sheet, &whole[sheet].body, true);
        assert_eq!(right, whole);
    }
    assert_eq!(unfit(&day, firsts(day.path())), []);
}

#[test]
fn a_hub_that_shows_another_table_than_its_rows_give_is_found_out() {
    let day = Day::new();
    day.sync("k", "eforos-conductor");
    for hall in HALLS {
        day.sync(hall, "eforos-venue");
    }
    let found = gathered(&day, &firsts(day.path()));
    assert_eq!((found.other_table, found.unfit.len()), (Some(false), 0));
    // It ranks by rows that it shows to nobody: under the same hash another name.
    ask(&day.database, "ALTER TABLE events DISABLE TRIGGER USER");
    let whole = rows(day.path(), "k-2");
    let added = whole.iter().position(|row| row.body.contains("player_added")).unwrap();
    let body: Value = serde_json::from_str(&whole[added].body).unwrap();
    let name = body["player_added"]["player"]["name"].to_string();
    let other = whole[added].body.replace(&name, "\"Ψεύτης\"");
    rewrite(&day, &mut whole.clone(), added, &other, false);
    let (url, token) = (day.database.clone(), day.conductor.clone());
    let day = day.with(url, token);
    let joint = ask(&day.database, "SELECT encode(joint, 'hex') FROM joints");
    let what = format!("GET /v1/joints/{joint}/standings?after=14");
    assert!(day.hub.send(&what, &day.conductor, "", b"").text().contains("Ψεύτης"));
    rewrite(&day, &mut whole.clone(), added, &whole[added].body, false);
    let found = gathered(&day, &firsts(day.path()));
    assert_eq!((found.other_table, found.unfit.len()), (Some(true), 0));
    // One that cannot make its table gives the rows all the same.
    ask(&day.database, "ALTER TABLE openings RENAME TO elsewhere");
    let without = gathered(&day, &firsts(day.path()));
    assert_eq!((without.other_table, without.table), (None, found.table));
}

/// Texts of others, as they stand in files that readers are tried with, and some that are worse.
fn texts() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/text");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut texts: Vec<String> =
        files.map(|path| String::from_utf8_lossy(&fs::read(path).unwrap()).into_owned()).collect();
    let worse = [
        "\u{0}",
        "'",
        "\"",
        "$$",
        "\\",
        "';--",
        "$1",
        "%s%n",
        "\u{202e}\u{feff}",
        "<script>alert(1)</script>",
        "=cmd|' /C calc'!A0",
        "𝔄́̂̃",
        "\r\n\u{b}\u{85}\u{2028}",
    ];
    texts.extend(worse.map(str::to_owned));
    assert!(texts.len() > 20);
    texts
}

#[test]
fn every_text_of_others_is_kept_byte_for_byte_in_any_database() {
    for url in [database(), database_without_encoding()] {
        let hub = opened(&url);
        let mut titles = BTreeMap::new();
        for text in texts() {
            let mut rows = history(3, 0, "");
            rows[0].name.clone_from(&text);
            rows[1].station.clone_from(&text);
            rows[1].role.clone_from(&text);
            rows[2].body.clone_from(&text);
            chain_anew(&mut rows);
            let (competition, rows) = (rows[0].hash, &rows[..]);
            let (before, title) = (genesis(), text.as_str());
            hub.append(&Batch { competition, format: "", title, before, rows }).unwrap();
            // Each hash is made of what is stored.
            holds(&hub, competition);
            titles.insert(competition, text);
        }
        for held in hub.held().unwrap() {
            assert_eq!(Some(&held.title), titles.get(&held.competition));
        }
    }
}

#[test]
fn no_page_has_a_text_of_others_as_anything_but_text() {
    let url = database();
    told(&url, &["init"]);
    let folder = tempfile::tempdir().unwrap();
    let path = crate::pages::demo(folder.path(), "osth-2019");
    let mut all = eforos::storage::rows_after(&path, 0, 100_000).unwrap();
    let hostile = "<script>alert('x')</script>\"&amp;";
    let body: Value = serde_json::from_str(&all[0].body).unwrap();
    let title = body["competition_created"]["details"]["title"].to_string();
    let with = serde_json::to_string(hostile).unwrap();
    for row in &mut all {
        row.body = row.body.replace(&title, &with);
    }
    let added = all.iter().position(|row| row.body.contains("player_added")).unwrap();
    let player: Value = serde_json::from_str(&all[added].body).unwrap();
    let name = player["player_added"]["player"]["name"].to_string();
    all[added].body = all[added].body.replace(&name, &with);
    chain_anew(&mut all);
    let token = crate::sending::conductor(&url, "Ομοσπονδία");
    let hub = Service::start(&url);
    let what = format!("POST {}", rows_of(all[0].hash));
    for from in (0..all.len()).step_by(400) {
        let body = batch(&all, from, all.len().min(from + 400)).to_string();
        assert_eq!(hub.send(&what, &token, "", body.as_bytes()).status, 200);
    }
    let version = "SELECT max(version) FROM tables";
    until("there are tables", || ask(&url, version) == all.len().to_string());
    let slug = ask(&url, "SELECT slug FROM tables WHERE part = 'about'");
    for page in ["/".to_owned(), format!("/k/{slug}"), format!("/k/{slug}/r/3")] {
        let answer = hub.page(&page, "");
        assert_eq!(answer.status, 200, "{page}");
        let text = answer.text();
        assert!(!text.contains("<script>alert") && !text.contains("\"&amp;<"), "{page}");
        assert!(text.contains("script") && text.contains("alert("), "{page}: {text}");
    }
}
