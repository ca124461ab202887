//! The competition file of the whole competition, and a plain `SQLite` file with the same rows.

use std::path::PathBuf;

use eforos::domain::formats::anagram::Recorded;
use eforos::domain::formats::anagram::rules::OSTH_2019;
use eforos::domain::formats::anagram::standings::{Board, standings};
use eforos::domain::formats::anagram::state::Anagram;
use eforos::session::Session;
use eforos::session::time::machine;
use eforos::storage::{Access, CompetitionFile, NewCompetition, StoredLexicon};
use rusqlite::{Connection, params};
use tempfile::TempDir;

use super::fixture::{Whole, last};

fn folder() -> TempDir {
    TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder")
}

/// A competition file; one is open for writing, a closed copy is opened again and again.
pub struct Stored {
    _folder: TempDir,
    closed: PathBuf,
    open: CompetitionFile<Anagram>,
}

impl Stored {
    pub fn new(whole: &Whole) -> Self {
        let folder = folder();
        let lexicon = StoredLexicon::Full(whole.lexicon.clone());
        let make = |name: &str| {
            let new = NewCompetition {
                seed: Some(&whole.seed),
                rules_text: OSTH_2019,
                lexicon: &lexicon,
                events: whole.record.log(),
            };
            CompetitionFile::<Anagram>::create(&folder.path().join(name), new).expect("made")
        };
        let closed = make("closed.eforos");
        let path = closed.path().to_owned();
        closed.close().expect("closed");
        let open = make("open.eforos");
        Self { closed: path, open, _folder: folder }
    }

    pub fn append(&mut self, events: &[Recorded]) {
        self.open.append(events).expect("appended");
    }

    /// The closed one, opened.
    pub fn session(&self) -> Session<Anagram> {
        Session::open(&self.closed, Access::Write, machine()).expect("opened")
    }

    /// Opened for writing, the history read and replayed, closed.
    pub fn open_again(&self) -> usize {
        let file = CompetitionFile::<Anagram>::open(&self.closed, Access::Write).expect("opened");
        file.read_record().expect("read").log().len()
    }

    /// As above, with the stored list read and the standings made.
    pub fn open_and_rank(&self) -> usize {
        let file = CompetitionFile::<Anagram>::open(&self.closed, Access::Write).expect("opened");
        let record = file.read_record().expect("read");
        let contest = record.contest();
        let passport = contest.common.lexicon.as_ref().expect("made");
        let lexicon = file.lexicon(passport.sha256).expect("stored");
        let board = Board::new(contest, lexicon.words());
        standings(contest, &board, last(), &[]).rows.len()
    }
}

/// What any program would do with rows of this size.
pub struct PlainFile(PlainRows);

impl PlainFile {
    pub fn new(whole: &Whole) -> Self {
        let mut rows = PlainRows::new();
        rows.commit(whole.record.log().iter().map(body));
        Self(rows)
    }

    /// One action's rows, committed.
    pub fn append(&mut self, events: &[Recorded]) {
        self.0.commit(events.iter().map(body));
    }

    /// Every row's text in memory.
    pub fn read_all(&self) -> usize {
        self.0.read_all()
    }
}

fn body(recorded: &Recorded) -> String {
    serde_json::to_string(&recorded.event).expect("written")
}

/// A plain `SQLite` file with a table of texts.
pub struct PlainRows {
    _folder: TempDir,
    connection: Connection,
}

impl PlainRows {
    pub fn new() -> Self {
        let folder = folder();
        let connection = Connection::open(folder.path().join("plain.db")).expect("opened");
        connection
            .execute_batch(
                "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
                 CREATE TABLE rows (id INTEGER PRIMARY KEY, body TEXT NOT NULL);",
            )
            .expect("prepared");
        Self { _folder: folder, connection }
    }

    /// Rows, committed together.
    pub fn commit(&mut self, bodies: impl Iterator<Item = String>) {
        let transaction = self.connection.transaction().expect("begun");
        for body in bodies {
            let insert = "INSERT INTO rows (body) VALUES (?1)";
            transaction.execute(insert, params![body]).expect("inserted");
        }
        transaction.commit().expect("committed");
    }

    fn read_all(&self) -> usize {
        let mut select = self.connection.prepare("SELECT body FROM rows").expect("prepared");
        let rows = select.query_map([], |row| row.get::<_, String>(0)).expect("asked");
        rows.map(|row| row.expect("read").len()).sum()
    }
}
