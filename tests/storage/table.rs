//! A small competition on a file of its own, for the tests of the competition file.
#![allow(dead_code, reason = "not every test uses everything")]

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use eforos::domain::anagram::draw::Seed;
use eforos::domain::anagram::rules::{OSTH_2019, Rules};
use eforos::domain::clock::Moment;
use eforos::domain::contest::command::Command;
use eforos::domain::contest::event::Recorded;
use eforos::domain::contest::{Context, Details, Record, RulesRef, decide};
use eforos::domain::ids::RoundNo;
use eforos::domain::lexicon::{Authority, Digest};
use eforos::domain::person::{Person, Role};
use eforos::domain::player::Span;
use eforos::lexicon::{Lexicon, Title};
use eforos::storage::{Access, CompetitionFile, NewCompetition, StoredLexicon};
use tempfile::TempDir;

/// A folder with one competition file, and what a console has at hand.
pub struct Table {
    folder: TempDir,
    pub seed: Seed,
    pub lexicon: Lexicon,
    pub who: Person,
}

impl Table {
    pub fn new() -> Self {
        let words = ["ΚΑΡΟ", "ΤΑΚΟΣ", "ΑΡΑ", "ΟΡΟΣ"];
        let title = Title {
            name: "δοκιμή".to_owned(),
            edition: "1".to_owned(),
            authority: Authority::Authoritative,
        };
        Self {
            folder: TempDir::new().unwrap(),
            seed: Seed::from_bytes([7; 32]),
            lexicon: Lexicon::from_words(words.map(|word| word.parse().unwrap()), title),
            who: Person { name: "Έφη".to_owned(), role: Role::Referee, station: "1".to_owned() },
        }
    }

    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    pub fn path(&self) -> PathBuf {
        self.folder.path().join("a.eforos")
    }

    /// The first event of a competition.
    pub fn created(&self) -> Vec<Recorded> {
        let record = Record::new(Arc::new(Rules::osth_2019()));
        let rules =
            RulesRef { id: "osth-2019".to_owned(), sha256: Digest::of(OSTH_2019.as_bytes()) };
        let create = Command::Create {
            details: Details { title: "Αγώνας".to_owned(), ..Details::default() },
            rules,
            lexicon: self.lexicon.passport().clone(),
            commitment: self.seed.commitment(),
        };
        self.decide(&record, create)
    }

    pub fn create(&self) -> CompetitionFile {
        self.create_with(&self.created())
    }

    pub fn create_with(&self, events: &[Recorded]) -> CompetitionFile {
        let lexicon = StoredLexicon::from(self.lexicon.clone());
        let new = NewCompetition {
            seed: Some(&self.seed),
            rules_text: OSTH_2019,
            lexicon: &lexicon,
            events,
        };
        CompetitionFile::create(&self.path(), new).unwrap()
    }

    pub fn open(&self, access: Access) -> CompetitionFile {
        CompetitionFile::open(&self.path(), access).unwrap()
    }

    /// The numbered events of a command that must be allowed.
    pub fn decide(&self, record: &Record, command: Command) -> Vec<Recorded> {
        let elapsed_ms = i64::try_from(record.log().len()).unwrap() * 10_000;
        let now = Moment { wall_ms: 1_795_000_000_000 + elapsed_ms, session: 1, elapsed_ms };
        let context = Context {
            now,
            who: &self.who,
            lexicon: &self.lexicon,
            seed: Some(&self.seed),
            drafts: &[],
        };
        let events = decide(record, command, &context).unwrap();
        record.number(events, now, &self.who)
    }

    pub fn add(&self, name: &str) -> Command {
        let [from_round, to_round] = [1, 14].map(|round| RoundNo::new(round).unwrap());
        Command::AddPlayer {
            id: None,
            name: name.to_owned(),
            club: String::new(),
            span: Span { from_round, to_round },
        }
    }
}

/// The names of the files in a folder, sorted.
pub fn files_in(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}
