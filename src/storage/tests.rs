//! What can be tried only from within: a full disk, a file system without what writing needs, a
//! medium that nobody can write.

use std::sync::Arc;

use tempfile::TempDir;

use std::path::Path;

use rusqlite::Connection;

use super::journal::follows;
use super::problem::at;
use super::*;
use crate::domain::clock::Moment;
use crate::domain::contest::RulesRef;
use crate::domain::contest::seed::Seed;
use crate::domain::formats::anagram::rules::{OSTH_2019, Rules};
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::anagram::{Event, Record};
use crate::domain::ids::Seq;
use crate::domain::lexicon::Authority;
use crate::domain::lexicon::Digest;
use crate::domain::person::{Person, Role};
use crate::language::Language;
use crate::lexicon::{Lexicon, Title};

fn who() -> Person {
    Person { name: String::new(), role: Role::Referee, station: String::new() }
}

const NOW: Moment = Moment { wall_ms: 0, session: 1, elapsed_ms: 0 };

type CompetitionFile = super::CompetitionFile<Anagram>;

/// A competition file in a folder of its own, with this name.
fn created(name: &str) -> (TempDir, CompetitionFile) {
    let folder = TempDir::new().unwrap();
    let title = Title {
        name: "δοκιμή".to_owned(),
        edition: String::new(),
        authority: Authority::Reference,
    };
    let lexicon = Lexicon::from_words([], title);
    let seed = Seed::from_bytes([1; 32]);
    let made = Event::CompetitionCreated {
        details: Box::default(),
        rules: RulesRef { id: "osth-2019".to_owned(), sha256: Digest::of(OSTH_2019.as_bytes()) },
        lexicon: lexicon.passport().clone(),
        commitment: seed.commitment(),
    };
    let record = Record::new(Arc::new(Rules::osth_2019()));
    let new = NewCompetition {
        seed: Some(&seed),
        rules_text: OSTH_2019,
        lexicon: &lexicon.into(),
        events: &record.number(vec![made], NOW, &who()),
    };
    let file = CompetitionFile::create(&folder.path().join(name), new).unwrap();
    (folder, file)
}

#[test]
fn a_full_disk_is_told_and_leaves_what_was_there() {
    let (_folder, mut file) = created("a.eforos");
    let connection = file.connection.as_ref().unwrap();
    let pages: u32 = connection.pragma_query_value(None, "page_count", |row| row.get(0)).unwrap();
    connection.pragma_update(None, "max_page_count", pages + 2).unwrap();
    let record = file.read_record().unwrap();
    let long = Event::HallWordSet { text: "ω".repeat(50_000) };
    let error = file.append(&record.number(vec![long], NOW, &who())).unwrap_err();
    assert_eq!(error.problem, Problem::DiskFull);
    assert!(error.sentence(Language::English).contains("no space"));

    assert_eq!((file.event_count(), file.heads().count()), (1, 1));
    let short = Event::HallWordSet { text: "ω".to_owned() };
    file.append(&record.number(vec![short], NOW, &who())).unwrap();
    let path = file.path().to_path_buf();
    file.close().unwrap();
    let file = CompetitionFile::open(&path, Access::Read).unwrap();
    assert_eq!(file.read_record().unwrap().contest().common.hall_word.as_deref(), Some("ω"));
}

#[test]
fn what_another_program_wrote_is_not_written_over() {
    let (_folder, mut file) = created("a.eforos");
    let record = file.read_record().unwrap();
    let event = Event::HallWordSet { text: String::new() };
    let events = record.number(vec![event], NOW, &who());
    let other = Connection::open(file.path()).unwrap();
    journal::append(&other, file.head, &events, &mut Vec::new()).unwrap();
    assert_eq!(file.append(&events).unwrap_err().problem, Problem::HeldByAnother);
}

/// A network folder behaves like this way of locking: there is no memory to share.
#[cfg(unix)]
#[test]
fn a_folder_that_cannot_keep_programs_apart_is_refused() {
    use rusqlite::OpenFlags;

    let folder = TempDir::new().unwrap();
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
    let path = folder.path().join("a.eforos");
    let connection = Connection::open_with_flags_and_vfs(path, flags, "unix-dotfile").unwrap();
    assert_eq!(open::write_ahead(&connection), Err(Problem::UnfitFolder));
}

#[test]
fn a_medium_that_nobody_can_write_is_read_as_it_is() {
    // Windows has no question mark in a name.
    let odd =
        if cfg!(windows) { "100% #1&immutable=0.eforos" } else { "100% #1?&immutable=0.eforos" };
    for name in ["a.eforos", &format!("ο αγώνας {odd}")] {
        let (folder, mut file) = created(name);
        let path = file.path().to_path_buf();
        let event = Event::HallWordSet { text: String::new() };
        let record = file.read_record().unwrap();
        file.append(&record.number(vec![event], NOW, &who())).unwrap();
        // Not closed: what is written beside would be overlooked.
        assert_eq!(open::for_reading_unchanging(&path).err(), Some(Problem::NotClosed));
        file.close().unwrap();
        let connection = open::for_reading_unchanging(&path).unwrap();
        assert_eq!(journal::for_each(&connection, u64::MAX, follows).unwrap().seq, 2);
        open::is_whole(&connection, &path).unwrap();
        assert!(!open::is_marked_as_open(&connection, &path).unwrap());
        assert!(connection.execute_batch("DELETE FROM drafts").is_err());
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}

#[test]
fn a_closed_file_left_marked_as_open_is_read_on_such_a_medium() {
    let (_folder, file) = created("a.eforos");
    let path = file.path().to_path_buf();
    file.close().unwrap();
    // A reader that stayed open keeps the mark of the write-ahead log in the file.
    let connection = Connection::open(&path).unwrap();
    open::write_ahead(&connection).unwrap();
    drop(connection);
    let connection = open::for_reading_unchanging(&path).unwrap();
    assert_eq!(journal::for_each(&connection, u64::MAX, follows).unwrap().seq, 1);
    assert!(open::is_marked_as_open(&connection, &path).unwrap());
}

#[test]
fn every_problem_has_a_sentence() {
    let digest = Digest::of(b"");
    let part = Part::Lexicon;
    let seq = crate::domain::ids::Seq(7);
    let damages = [
        Damage::Pages("row 3".to_owned()),
        Damage::Schema("events".to_owned()),
        Damage::Wal(seq),
        Damage::NoEvents,
        Damage::Chain(seq),
        Damage::Column { seq, column: "name" },
        Damage::Body { seq, what: "x".to_owned() },
        Damage::Missing { part, sha256: digest },
        Damage::Changed { part, sha256: digest },
        Damage::Rules(Rules::parse("x").unwrap_err().to_string()),
        Damage::Lexicon(Lexicon::from_bytes(b"").unwrap_err()),
        Damage::Draft,
    ];
    let mut problems: Vec<Problem> = damages.into_iter().map(Problem::from).collect();
    problems.extend([
        Problem::NoSuchFile,
        Problem::NoSuchFolder,
        Problem::NotAFile,
        Problem::AlreadyExists,
        Problem::RemainsBeside("a.eforos-wal".to_owned()),
        Problem::NoPermission,
        Problem::NotACompetition(Foreign::Empty),
        Problem::NotACompetition(Foreign::OtherFile),
        Problem::NotACompetition(Foreign::OtherDatabase),
        Problem::Newer { version: 2, known: 1 },
        Problem::NewerEvent { seq, version: 2, known: 1 },
        Problem::ListLost { events: 7, sha256: digest },
        Problem::HeldByAnother,
        Problem::ReadOnly(WhyReadOnly::Asked),
        Problem::ReadOnly(WhyReadOnly::NotWritable),
        Problem::ReadOnly(WhyReadOnly::Publication),
        Problem::NotClosed,
        Problem::DiskFull,
        Problem::NotSettled,
        Problem::TooManyOpen,
        Problem::NotJoined("a.eforos-wal".to_owned()),
        Problem::UnfitFolder,
        Problem::NameRefused,
        Problem::PathTooLong,
        Problem::OutOfOrder { previous: 1, got: seq, action: seq },
        Problem::Unfit(Part::Rules),
        Problem::Unfit(Part::Seed),
        Problem::System("EIO".to_owned()),
    ]);
    for language in Language::ALL {
        let mut said: Vec<String> = problems
            .iter()
            .map(|problem| at(Path::new("/a.eforos"), problem.clone()).sentence(language))
            .collect();
        for sentence in &said {
            assert!(sentence.contains("/a.eforos") && !sentence.contains("storage-"), "{sentence}");
        }
        said.sort();
        said.dedup();
        assert_eq!(said.len(), problems.len());
    }
}

#[test]
fn of_a_history_that_grows_no_more_is_gone_through_anew_than_has_an_end() {
    let (folder, file) = created("α.eforos");
    drop(file);
    let first = rows_after(&folder.path().join("α.eforos"), 0, 1).unwrap().remove(0);
    let needed = Needed { rules_text: OSTH_2019.to_owned(), lists: Vec::new() };
    let row = |seq: i64, event: &Event| {
        let (body, hash) = (super::wire::body_of(event), first.hash);
        let RawRow { name, role, station, .. } = first.clone();
        RawRow { seq, action: seq, body, hash, name, role, station, ..first }
    };
    // 2,000 events stand, and each undo of one more goes through these anew: two thousand of them are four millions.
    let changed = |seq: i64| row(seq, &Event::DetailsChanged { details: Box::default() });
    let undone = |seq: i64| row(seq, &Event::Undone { action: Seq(seq.unsigned_abs() - 1) });
    let all: Vec<RawRow> = (2..=2000)
        .map(changed)
        .chain((1001..=3000).flat_map(|n| [changed(2 * n - 1), undone(2 * n)]))
        .collect();
    let (mut growing, _) = Growing::<Anagram>::new(std::slice::from_ref(&first), &needed).unwrap();
    for some in all.chunks(1000) {
        assert!(matches!(growing.take(some, &needed).unwrap(), Grown::By(_)));
    }
    assert_eq!((growing.record().log().len(), growing.record().anew()), (6000, 4_000_000));
    let over = growing.take(&[changed(6001), undone(6002)], &needed).unwrap_err();
    assert_eq!(over, Problem::UndoneTooOften(Seq(6002)));
}

/// Several write in one transaction: what one of them cannot do takes none with it, and what the database takes back by
/// itself is told as not written.
#[test]
fn several_are_written_together_or_not_at_all() {
    let (_folder, mut file) = created("a.eforos");
    let word = |record: &Record, text: &str| {
        let text = text.to_owned();
        record.number(vec![Event::HallWordSet { text }], NOW, &who())
    };
    let mut record = file.read_record().unwrap();
    file.begin_together().unwrap();
    let first = word(&record, "ω");
    file.append(&first).unwrap();
    record.take_in(first);
    let refused = file.writing(|connection| {
        connection.execute("DELETE FROM meta", [])?;
        Ok(connection.execute("INSERT INTO nowhere VALUES (1)", []).map(drop)?)
    });
    assert!(refused.is_err());
    let there = |file: &CompetitionFile| {
        let other = Connection::open(file.path()).unwrap();
        let count: i64 =
            other.query_row("SELECT count(*) FROM events", [], |row| row.get(0)).unwrap();
        count
    };
    assert_eq!((file.event_count(), there(&file)), (2, 1));
    file.end_together().unwrap();
    assert_eq!((file.event_count(), there(&file)), (2, 2));
    file.reading(|connection| Ok(connection.query_row("SELECT 1 FROM meta", [], |_| Ok(()))?))
        .unwrap();

    file.begin_together().unwrap();
    let second = word(&record, "ψ");
    file.append(&second).unwrap();
    let broken: Result<(), _> = file.writing(|connection| {
        connection.execute_batch("ROLLBACK")?;
        Err(Problem::DiskFull)
    });
    assert_eq!(broken.unwrap_err().problem, Problem::DiskFull);
    assert_eq!(file.append(&second).unwrap_err().problem, Problem::DiskFull);
    assert_eq!(file.end_together().unwrap_err().problem, Problem::DiskFull);
    assert_eq!((file.event_count(), file.heads().count(), there(&file)), (2, 2, 2));
    file.append(&second).unwrap();
    assert_eq!(there(&file), 3);
}

/// What stations need is made whole or not at all, and can be made later.
#[test]
fn room_for_stations_is_made_in_one_transaction() {
    let (_folder, mut file) = created("a.eforos");
    // The second of its tables cannot be made.
    let connection = file.connection.as_ref().unwrap();
    connection.execute_batch("CREATE TABLE receipts (other)").unwrap();
    file.make_room_for_stations().unwrap_err();
    let there = |file: &CompetitionFile| {
        let other = Connection::open(file.path()).unwrap();
        let version: i64 =
            other.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
        let sql = "SELECT count(*) FROM sqlite_master WHERE name = 'stations'";
        (version, other.query_row(sql, [], |row| row.get::<_, i64>(0)).unwrap())
    };
    assert_eq!(there(&file), (1, 0));
    file.connection.as_ref().unwrap().execute_batch("DROP TABLE receipts").unwrap();
    file.make_room_for_stations().unwrap();
    assert_eq!(there(&file), (2, 1));
}
