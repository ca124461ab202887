//! A joint day on its way up: the files of conductor and halls, sent by real programs with the cards that they were given.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use eforos::domain::lexicon::Digest;
use eforos::storage::{RawRow, rows_after};
use eforos::venues::{Card, ConductorCard, HubAccess};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::cluster::{ask, database};
use crate::line::told;
use crate::sending::conductor;
use crate::service::Service;

pub const HALLS: [&str; 3] = ["k-1", "k-2", "k-3"];

fn eforos(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_eforos"));
    command.current_dir(folder).args(args).env("EFOROS_LANGUAGE", "en").output().unwrap()
}

fn ok(folder: &Path, args: &[&str]) -> Value {
    let out = eforos(folder, args);
    assert!(out.status.success(), "{args:?}: {}", String::from_utf8_lossy(&out.stderr));
    serde_json::from_slice(&out.stdout).unwrap_or(Value::Null)
}

fn refused(folder: &Path, args: &[&str]) -> String {
    let out = eforos(folder, args);
    assert_eq!(out.status.code(), Some(1), "{args:?}: {out:?}");
    String::from_utf8(out.stderr).unwrap()
}

pub fn rows(folder: &Path, name: &str) -> Vec<RawRow> {
    rows_after(&folder.join(format!("{name}.eforos")), 0, usize::MAX).unwrap()
}

/// A joint day of three halls, the hub, and every card.
pub struct Day {
    folder: TempDir,
    pub database: String,
    pub hub: Service,
    /// The conductor's token.
    pub conductor: String,
}

impl Day {
    pub fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let seed = "5".repeat(64);
        let demo = ["demo", "k.eforos", "--venues", "3", "--players", "4", "--seed", &seed];
        ok(folder.path(), &demo);
        let database = database();
        told(&database, &["init"]);
        let hub = Service::start(&database);
        let conductor = conductor(&database, "Ομοσπονδία");
        let day = Self { folder, database, hub, conductor };
        day.give_cards();
        day
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Cards that name this hub; the conductor's with the halls' keys and this token.
    fn give_cards(&self) {
        let token = &self.conductor;
        let at = format!("http://{}", self.hub.listen);
        let mut keys = BTreeMap::new();
        let mut of_conductor = None;
        for hall in HALLS {
            let path = self.path().join(format!("{hall}.eforos-venue"));
            let text = fs::read_to_string(&path).unwrap();
            let text: String = text
                .lines()
                .map(|line| {
                    if line.starts_with("hub =") {
                        format!("hub = \"{at}\"\n")
                    } else {
                        format!("{line}\n")
                    }
                })
                .collect();
            fs::write(&path, &text).unwrap();
            let Card::Venue(card) = Card::read(&text).unwrap() else { panic!("a hall's") };
            keys.insert(card.venue, card.key.clone());
            of_conductor.get_or_insert(card.access);
        }
        let access: HubAccess = of_conductor.unwrap();
        let card = Card::Conductor(ConductorCard { access, keys }).to_text();
        let card: String = card
            .lines()
            .map(|line| {
                if line.starts_with("token =") {
                    format!("token = \"{token}\"\n")
                } else {
                    format!("{line}\n")
                }
            })
            .collect();
        fs::write(self.path().join("k.eforos-conductor"), card).unwrap();
    }

    fn sync(&self, name: &str, card: &str) -> Value {
        let (file, card) = (format!("{name}.eforos"), format!("{name}.{card}"));
        ok(self.path(), &["sync", &file, "--once", "--json", "--card", &card])
    }
}

#[test]
fn a_joint_days_files_come_up_exactly_once() {
    let day = Day::new();
    // Before the conductor entered the halls, nobody knows their tokens.
    let early = ["sync", "k-1.eforos", "--once", "--card", "k-1.eforos-venue"];
    assert!(refused(day.path(), &early).contains("does not know this card"));
    let sent = day.sync("k", "eforos-conductor");
    let master = rows(day.path(), "k");
    assert_eq!(sent["sent"], json!(master.len()));
    for hall in HALLS {
        let own = rows(day.path(), hall);
        let sent = day.sync(hall, "eforos-venue");
        assert_eq!((&sent["events"], &sent["branch"]), (&json!(own.len()), &json!(1)), "{sent}");
        assert_eq!(sent["directives"], json!(master.len()), "all of it is sealed for this hall");
        assert_eq!(day.sync(hall, "eforos-venue")["sent"], json!(0), "again nothing");
    }
    // With each round's letters what its tag was made with, as the halls were given it.
    let there = ask(&day.database, "SELECT round, encode(nonce, 'hex') FROM nonces ORDER BY round");
    let released = rows(day.path(), "k-1").into_iter().filter_map(|row| {
        let body: Value = serde_json::from_str(&row.body).unwrap();
        let released = body.pointer("/anagram/joint/letters_released")?;
        Some(format!("{}|{}", released["round"], released["nonce"].as_str().unwrap()))
    });
    assert_eq!(there.lines().collect::<Vec<_>>(), released.collect::<Vec<_>>());
    assert_eq!(there.lines().count(), 14);
    let mut total = master.len();
    for hall in HALLS {
        let own = rows(day.path(), hall);
        total += own.len();
        let first = own[0].hash;
        let there = ask(
            &day.database,
            &format!(
                "SELECT encode(hash, 'hex') FROM events WHERE competition = '\\x{first}' ORDER BY seq"
            ),
        );
        let there: Vec<Digest> = there.lines().map(|line| line.parse().unwrap()).collect();
        let hashes: Vec<Digest> = own.iter().map(|row| row.hash).collect();
        assert_eq!(there, hashes, "{hall}");
    }
    assert_eq!(ask(&day.database, "SELECT count(*) FROM events"), total.to_string());
    assert_eq!(ask(&day.database, "SELECT count(*) FROM branches"), "4");
    let verified = told(&day.database, &["verify"]);
    assert!(verified["branches"].as_array().unwrap().iter().all(|it| it["breaks_at"].is_null()));

    // The card of another hall opens nothing, and a copy that was written on goes beside.
    let other = ["sync", "k-1.eforos", "--once", "--card", "k-2.eforos-venue"];
    assert!(refused(day.path(), &other).contains("another hall"));
    // The secrets are in no row, and no table has more of a token than its digest.
    for table in ["events", "tokens", "seals", "branches", "tables"] {
        let all = ask(&day.database, &format!("SELECT {table}::text FROM {table}"));
        for hall in HALLS {
            let text = fs::read_to_string(day.path().join(format!("{hall}.eforos-venue"))).unwrap();
            for secret in
                text.lines().filter(|line| line.starts_with("key =") || line.starts_with("token ="))
            {
                let secret = secret.split('"').nth(1).unwrap();
                assert!(!all.contains(secret), "{table}");
            }
        }
    }
}
