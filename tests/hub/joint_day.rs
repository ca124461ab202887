//! A joint day on its way up: the files of conductor and halls, sent by real programs with the cards that they were given.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::process::{Command, ExitStatus, Output, Stdio};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use eforos::domain::formats::anagram::rules::OSTH_2019;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::lexicon::Digest;
use eforos::lexicon::Lexicon;
use eforos::storage::{Access, CompetitionFile, NewCompetition, RawRow, StoredLexicon, rows_after};
use eforos::venues::{Card, ConductorCard, HubAccess};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::cluster::{ask, database};
use crate::line::told;
use crate::sending::conductor;
use crate::service::Service;

pub const HALLS: [&str; 3] = ["k-1", "k-2", "k-3"];

pub fn eforos(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_eforos"));
    command.current_dir(folder).args(args).env("EFOROS_LANGUAGE", "en").output().unwrap()
}

pub fn ok(folder: &Path, args: &[&str]) -> Value {
    let out = eforos(folder, args);
    assert!(out.status.success(), "{args:?}: {}", String::from_utf8_lossy(&out.stderr));
    serde_json::from_slice(&out.stdout).unwrap_or(Value::Null)
}

pub fn refused(folder: &Path, args: &[&str]) -> String {
    let out = eforos(folder, args);
    assert_eq!(out.status.code(), Some(1), "{args:?}: {out:?}");
    String::from_utf8(out.stderr).unwrap()
}

/// Runs the program in a folder; what it ended with by that moment, or `None` of one that was killed then.
pub fn ended_by(folder: &Path, args: &[&str], until: Instant) -> Option<ExitStatus> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_eforos"));
    command.current_dir(folder).args(args);
    let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    loop {
        match child.try_wait().unwrap() {
            Some(status) => return Some(status),
            None if Instant::now() > until => break,
            None => crate::common::moment(),
        }
    }
    child.kill().unwrap();
    child.wait().unwrap();
    None
}

pub fn rows(folder: &Path, name: &str) -> Vec<RawRow> {
    rows_after(&folder.join(format!("{name}.eforos")), 0, usize::MAX).unwrap()
}

/// The files of a day of three halls: one program plays it for all tests.
fn demonstrated() -> &'static [(OsString, Vec<u8>)] {
    static FILES: OnceLock<Vec<(OsString, Vec<u8>)>> = OnceLock::new();
    FILES.get_or_init(|| {
        let folder = tempfile::tempdir().unwrap();
        let seed = "5".repeat(64);
        let demo = ["demo", "k.eforos", "--venues", "3", "--players", "4", "--seed", &seed];
        ok(folder.path(), &demo);
        let files = fs::read_dir(folder.path()).unwrap().map(Result::unwrap);
        files.map(|file| (file.file_name(), fs::read(file.path()).unwrap())).collect()
    })
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
        for (name, bytes) in demonstrated() {
            fs::write(folder.path().join(name), bytes).unwrap();
        }
        let database = database();
        told(&database, &["init"]);
        let hub = Service::start(&database);
        let conductor = conductor(&database, "Ομοσπονδία");
        let day = Self { folder, database, hub, conductor };
        day.give_cards();
        day
    }

    /// The same files with another hub, whose database is empty.
    pub fn with(self, database: String, conductor: String) -> Self {
        self.again(database, conductor, "127.0.0.1:0")
    }

    /// The same, at the address where the one before it was.
    pub fn again(self, database: String, conductor: String, listen: &str) -> Self {
        let Self { folder, hub, .. } = self;
        drop(hub);
        let hub = Service::again(&database, listen);
        Self { folder, database, hub, conductor }
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
        let card =
            Card::Conductor(ConductorCard { access, keys, tokens: BTreeMap::new() }).to_text();
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

    /// The token on a hall's card.
    pub fn token(&self, hall: &str) -> String {
        let text = fs::read_to_string(self.path().join(format!("{hall}.eforos-venue"))).unwrap();
        let token = text.lines().find_map(|line| line.strip_prefix("token = \""));
        token.unwrap().trim_end_matches('"').to_owned()
    }

    pub fn sync(&self, name: &str, card: &str) -> Value {
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
                // Texts are shown as they are, and what is kept as bytes by their digits.
                let digits =
                    secret.bytes().fold(String::new(), |all, it| all + &format!("{it:02x}"));
                assert!(!all.contains(secret) && !all.contains(&digits), "{table}");
            }
        }
    }
}

/// The file of these events of another.
pub fn cut(day: &Day, (from, to): (&str, &str), events: usize) {
    let whole = day.path().join(format!("{from}.eforos"));
    let whole = CompetitionFile::<Anagram>::open(&whole, Access::Read).unwrap();
    let record = whole.read_record().unwrap();
    let commitment = record.contest().common.commitment.unwrap();
    let list = StoredLexicon::Full(Lexicon::embedded());
    let seed = whole.seed(commitment).unwrap();
    let new = NewCompetition {
        seed: seed.as_ref(),
        rules_text: OSTH_2019,
        lexicon: &list,
        events: &record.log()[..events],
    };
    let path = day.path().join(format!("{to}.eforos"));
    CompetitionFile::<Anagram>::create(&path, new).unwrap().close().unwrap();
}

fn of_centre(day: &Day, name: &str) -> Vec<String> {
    let of_centre = rows(day.path(), name).into_iter().filter(|row| row.role == "centre");
    of_centre.map(|row| row.body).collect()
}

/// Killed in the middle of a writing, `sync` refused its own file for good.
#[test]
fn what_was_left_by_a_program_that_died_while_it_wrote_is_rolled_back_and_sent() {
    let day = Day::new();
    day.sync("k", "eforos-conductor");
    // The file keeps its card; nobody names it again.
    day.sync("k-1", "eforos-venue");
    let at = |name: &str| day.path().join(name);
    fs::copy(at("k-1.eforos"), at("other.eforos")).unwrap();
    let connection = rusqlite::Connection::open(at("other.eforos")).unwrap();
    connection.pragma_update(None, "journal_mode", "PERSIST").unwrap();
    connection.pragma_update(None, "synchronous", "OFF").unwrap();
    connection.execute_batch("BEGIN; UPDATE meta SET value = 'publication'").unwrap();
    connection.cache_flush().unwrap();
    fs::copy(at("other.eforos"), at("k-1.eforos")).unwrap();
    fs::copy(at("other.eforos-journal"), at("k-1.eforos-journal")).unwrap();
    drop(connection);
    ok(day.path(), &["sync", "k-1.eforos", "--once", "--json"]);
    assert!(!at("k-1.eforos-journal").exists());
    let first = rows(day.path(), "k-1")[0].hash;
    let there = format!("SELECT count(*) FROM events WHERE competition = '\\x{first}'");
    assert_eq!(ask(&day.database, &there), rows(day.path(), "k-1").len().to_string());
}

#[test]
fn a_halls_word_waits_and_orders_are_carried_out_once_however_often_it_is_killed() {
    let day = Day::new();
    let own = rows(day.path(), "k-1");
    let word = own.iter().position(|row| row.body.contains("word_opened")).unwrap() + 1;
    cut(&day, ("k", "a"), 4);
    cut(&day, ("k-1", "a-1"), word);
    let copy = |from: &str, to: &str| fs::copy(day.path().join(from), day.path().join(to)).unwrap();
    copy("k.eforos-conductor", "a.eforos-conductor");
    copy("k-1.eforos-venue", "a-1.eforos-venue");
    day.sync("a", "eforos-conductor");
    // The word is in the file and nowhere else; its seal is at the hub.
    let sent = day.sync("a-1", "eforos-venue");
    assert_eq!(sent["sent"], json!(word - 2), "{sent}");
    let words = "SELECT count(*) FROM events WHERE position('hall_word_set'::bytea IN body) > 0";
    assert_eq!(ask(&day.database, words), "0");
    assert_eq!(
        ask(&day.database, "SELECT venue, seq, seal IS NOT NULL FROM ready"),
        format!("1|{}|t", word - 2)
    );
    assert_eq!(day.sync("a-1", "eforos-venue")["sent"], json!(0));
    let passes = ["sync", "k-3.eforos", "--once", "--pass", "--card", "k-3.eforos-venue"];
    cut(&day, ("k-3", "a-3"), 4);
    copy("a-3.eforos", "k-3.eforos");
    ok(day.path(), &passes);
    assert_eq!(ask(&day.database, "SELECT seal IS NULL FROM ready WHERE venue = 3"), "t");

    // The conductor goes on to the end of the day; the hall is killed while it carries out what it can.
    day.sync("k", "eforos-conductor");
    // Beside a window that writes the file it sends, and carries nothing out.
    let window = CompetitionFile::<Anagram>::open(&day.path().join("a-1.eforos"), Access::Write);
    let beside = eforos(day.path(), &["sync", "a-1.eforos", "--once", "--json"]);
    let noted = String::from_utf8(beside.stderr).unwrap();
    assert!(beside.status.success() && noted.contains("The file is open elsewhere"), "{noted}");
    let sent: Value = serde_json::from_slice(&beside.stdout).unwrap();
    assert_eq!((&sent["carried"], rows(day.path(), "a-1").len()), (&json!(0), word));
    window.unwrap().close().unwrap();
    let mut kills = 0;
    let mut is_done = false;
    for millis in (0..4000).map(|step| step * 10) {
        let until = Instant::now() + Duration::from_millis(millis);
        let args = ["sync", "a-1.eforos", "--once", "--json"];
        if let Some(status) = ended_by(day.path(), &args, until) {
            is_done = status.success();
            if is_done {
                break;
            }
            // Asked too often, as everybody who is killed and comes back at once: not before its time again.
            while Instant::now() < until {
                crate::common::moment();
            }
            continue;
        }
        kills += 1;
    }
    assert!(is_done && kills > 2, "{kills}");
    let master = rows(day.path(), "k");
    // The first round is to be published, and was not played here: there it waits.
    let until = master.iter().position(|row| row.body.contains("round_published")).unwrap();
    let carried = ["words_asked", "words_closed", "letters_sealed", "word_ruled"];
    let ordered =
        master[..until].iter().filter(|row| carried.iter().any(|it| row.body.contains(it)));
    let ordered: Vec<String> = ordered.map(|row| row.body.clone()).collect();
    assert!(ordered.len() > 3);
    assert_eq!(of_centre(&day, "a-1"), ordered);
    let told = eforos(day.path(), &["sync", "a-1.eforos", "--once"]);
    assert!(told.status.success());
    let told = String::from_utf8(told.stderr).unwrap();
    assert!(told.contains("What the conductor ordered waits"), "{told}");
    assert_eq!(of_centre(&day, "a-1"), ordered, "again nothing");
    // Now the word is at the hub, and so is all that was carried out.
    assert_eq!(ask(&day.database, words), "1");
    let first = own[0].hash;
    let there = format!("SELECT count(*) FROM events WHERE competition = '\\x{first}'");
    assert_eq!(ask(&day.database, &there), rows(day.path(), "a-1").len().to_string());
    let verified = eforos(day.path(), &["verify", "a-1.eforos"]);
    assert!(verified.status.success(), "{verified:?}");
}
