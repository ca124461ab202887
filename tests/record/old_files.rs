//! Files of program 0.1.0 open, verify, are continued and signed (`tests/data/0.1.0`).

use crate::common::files::{CompetitionFile, verify};
use crate::day::looked;
use std::fs;
use std::path::{Path, PathBuf};

use eforos::domain::clock::Moment;
use eforos::domain::contest::{Context, Openness, decide};
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::standings::Doubt;
use eforos::domain::formats::anagram::{Command, Record};
use eforos::domain::ids::Seq;
use eforos::domain::lexicon::WordList;
use eforos::domain::person::{Person, Role};
use eforos::storage::{Access, Check, CheckOutcome, Checked, StoredLexicon, Told};
use rusqlite::Connection;
use tempfile::TempDir;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/0.1.0")
}

/// A copy that may be written.
fn copy_of(name: &str, to: &TempDir) -> PathBuf {
    let path = to.path().join(name);
    fs::write(&path, fs::read(folder().join(name)).unwrap()).unwrap();
    path
}

#[test]
fn every_old_file_verifies() {
    let folder_of_copies = TempDir::new().unwrap();
    let mut files = 0;
    for entry in fs::read_dir(folder()).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        if !name.ends_with(".eforos") {
            continue;
        }
        files += 1;
        let path = copy_of(&name, &folder_of_copies);
        let verification = verify(&path).unwrap();
        assert_eq!(verification.first_failure(), None, "{name}");
        assert_eq!(verification.signed.is_some(), !name.contains("unsigned"), "{name}");
        let told: Vec<Told> = verification
            .checks
            .iter()
            .filter_map(|check| match check.outcome {
                CheckOutcome::Told(told) => Some(told),
                _ => None,
            })
            .collect();
        match name.as_str() {
            // What an assistant did of the referee's is told, and no failure.
            "day-by-an-assistant.eforos" => assert!(
                matches!(told[..], [Told::OfficesUnasked { first: Seq(1), count }] if count > 50),
                "{told:?}"
            ),
            // The signing of that version binds no words.
            "rehearsal-publication.eforos" => {
                assert!(
                    matches!(told[..], [Told::OfficesUnasked { .. }, Told::WordsUnbound]),
                    "{told:?}"
                );
            }
            "day-signed-publication.eforos" => assert_eq!(told, [Told::WordsUnbound]),
            // There an assistant welcomed the players.
            "rehearsal-signed.eforos" | "rehearsal-unsigned.eforos" => {
                assert!(matches!(told[..], [Told::OfficesUnasked { .. }]), "{told:?}");
            }
            _ => assert_eq!(told, [], "{name}"),
        }
        assert!(
            verification
                .checks
                .contains(&Check { what: Checked::Law, outcome: CheckOutcome::Holds })
        );
    }
    assert_eq!(files, 7);
}

fn referee() -> Person {
    Person { name: "Έφη".to_owned(), role: Role::Referee, station: "1".to_owned() }
}

/// A file that is continued.
struct Continued {
    file: CompetitionFile,
    record: Record,
    list: StoredLexicon,
    elapsed_ms: i64,
}

impl Continued {
    fn open(path: &Path) -> Self {
        let file = CompetitionFile::open(path, Access::Write).unwrap();
        assert_eq!(file.access(), Access::Write);
        let record = file.read_record().unwrap();
        let list = file.lexicon(record.contest().common.lexicon.as_ref().unwrap().sha256).unwrap();
        Self { file, record, list, elapsed_ms: 0 }
    }

    fn act(&mut self, command: impl Into<Command>) {
        self.elapsed_ms += 1000;
        let session = self.file.session();
        let wall_ms = 1_795_300_000_000 + self.elapsed_ms;
        let now = Moment { wall_ms, session, elapsed_ms: self.elapsed_ms };
        let seed = self.file.seed(self.record.contest().common.commitment.unwrap()).unwrap();
        let list: &dyn WordList = &self.list;
        let who = referee();
        let context = Context { now, who: &who, lexicon: list, seed: seed.as_ref(), drafts: &[] };
        let command = looked(self.record.contest(), command.into());
        let events = decide(&self.record, command, &context).unwrap();
        let events = self.record.number(events, now, &who);
        self.file.append(&events).unwrap();
        self.record.take_in(events);
    }

    /// Gives up what is still to come, settles every doubt, and signs.
    fn sign(mut self, path: &Path) {
        let (all, reason) = (eforos::domain::ids::RoundNo::FIRST, "τέλος".to_owned());
        if self.record.contest().game.current_round().is_some() {
            self.act(Play::GiveUpRest { from: all, reason: reason.clone() });
        }
        let list: &dyn WordList = &self.list;
        let board =
            eforos::domain::formats::anagram::standings::Board::new(self.record.contest(), list);
        let last = eforos::domain::ids::RoundNo::new(14).unwrap();
        let doubts = eforos::domain::formats::anagram::standings::standings(
            self.record.contest(),
            &board,
            last,
            &[],
        )
        .doubts;
        for doubt in doubts {
            match doubt {
                Doubt::Missing { player, round } => {
                    self.act(Play::DeclareNotHandedIn { round, player });
                }
                Doubt::Undecided { written, .. } => {
                    let word = written.word().unwrap().clone();
                    let ruled = eforos::domain::contest::ruling::Ruled::Invalid;
                    if !self.record.contest().common.rulings.contains_key(&word) {
                        self.act(Command::RuleWord {
                            seen: None,
                            word,
                            ruled,
                            evidence: reason.clone(),
                        });
                    }
                }
                Doubt::Unsettled { player, round } => {
                    let anagram = &self.record.contest().game;
                    let (sheet, found) = anagram.sheet_at(round, player).unwrap();
                    let words = found.words().clone();
                    self.act(Play::SettleKeyings { sheet, words });
                }
                other => panic!("{other:?}"),
            }
        }
        self.act(Command::Sign);
        assert_eq!(self.record.contest().common.openness, Openness::Signed);
        self.file.close().unwrap();
        assert_eq!(verify(path).unwrap().first_failure(), None);
    }
}

#[test]
fn old_files_are_continued_and_signed() {
    let copies = TempDir::new().unwrap();
    for name in ["day-signed.eforos", "rehearsal-signed.eforos", "day-by-an-assistant.eforos"] {
        let path = copy_of(name, &copies);
        let mut continued = Continued::open(&path);
        continued.act(Command::Reopen { reason: "λάθος".to_owned() });
        let player = *continued.record.contest().common.players.keys().next().unwrap();
        let kind = eforos::domain::contest::penalty::PenaltyKind::Deduction { points: 2 };
        let (round, reason) = (eforos::domain::ids::RoundNo::FIRST, "λόγος".to_owned());
        continued.act(Command::Penalise { player, round, kind, reason });
        continued.sign(&path);
        assert_eq!(verify(&path).unwrap().signed, Some(2), "{name}");
    }
    for name in ["day-unsigned.eforos", "rehearsal-unsigned.eforos"] {
        let path = copy_of(name, &copies);
        Continued::open(&path).sign(&path);
        assert_eq!(verify(&path).unwrap().signed, Some(1), "{name}");
    }
}

/// The bodies of before stay as they are, and what is added has the version of today.
#[test]
fn old_events_keep_their_version() {
    let copies = TempDir::new().unwrap();
    let path = copy_of("day-signed.eforos", &copies);
    let before = Continued::open(&path);
    let old = before.file.event_count();
    drop(before);
    let mut continued = Continued::open(&path);
    continued.act(Command::Reopen { reason: "λάθος".to_owned() });
    drop(continued);
    let connection = Connection::open(&path).unwrap();
    let count = |version: i64| -> i64 {
        let sql = "SELECT count(*) FROM events WHERE version = ?1";
        connection.query_row(sql, [version], |row| row.get(0)).unwrap()
    };
    assert_eq!((count(1), count(2)), (i64::try_from(old).unwrap(), 1));
}
