//! What is refused, and that it is refused with the right words and leaves nothing behind.

use crate::common::files::{CompetitionFile, verify};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use eforos::domain::contest::draft::Draft;
use eforos::domain::formats::FormatName;
use eforos::domain::formats::anagram::rules::OSTH_2019;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::ids::Seq;
use eforos::domain::lexicon::Digest;
use eforos::language::Language;
use eforos::session::time::{Reading, TimeSource};
use eforos::session::{Session, format_of};
use eforos::storage::{
    Access, Begun, Caution, Damage, Foreign, NewCompetition, Part, Problem, StorageError,
    StoredDraft, StoredLexicon, WhyReadOnly,
};
use rusqlite::Connection;

use crate::chain::{COLUMNS, forge, forge_and_seal};
use crate::table::{Table, add, created, files_in, round};

/// Refused in both ways of opening, with the same words; and what was wrong.
fn refused(path: &Path) -> Problem {
    let [write, read] = [Access::Write, Access::Read]
        .map(|access| CompetitionFile::open(path, access).expect_err("must be refused"));
    assert_eq!(write, read);
    for language in Language::ALL {
        let sentence = write.sentence(language);
        assert!(sentence.contains(path.to_str().unwrap()), "{sentence}");
        assert!(!sentence.contains("storage-") && sentence.ends_with('.'), "{sentence}");
    }
    write.problem
}

#[test]
fn what_is_no_competition() {
    let table = Table::new();
    let path = table.path();
    assert_eq!(refused(&path), Problem::NoSuchFile);
    assert_eq!(refused(&path.join("b.eforos")), Problem::NoSuchFile);
    assert_eq!(refused(table.folder()), Problem::NotAFile);

    fs::write(&path, "").unwrap();
    assert_eq!(refused(&path), Problem::NotACompetition(Foreign::Empty));
    for bytes in [&b"a"[..], "κείμενο\n".repeat(9999).as_bytes(), b"SQLite format 3\0", &[0; 5000]]
    {
        fs::write(&path, bytes).unwrap();
        assert_eq!(refused(&path), Problem::NotACompetition(Foreign::OtherFile));
    }
    fs::remove_file(&path).unwrap();
    let other = Connection::open(&path).unwrap();
    other.execute_batch("CREATE TABLE events (seq INTEGER)").unwrap();
    drop(other);
    assert_eq!(refused(&path), Problem::NotACompetition(Foreign::OtherDatabase));
    assert_eq!(files_in(table.folder()), ["a.eforos"]);
}

#[test]
fn a_newer_file_and_a_newer_event() {
    let table = Table::new();
    table.create().close().unwrap();
    let connection = Connection::open(table.path()).unwrap();
    connection.pragma_update(None, "user_version", 3).unwrap();
    assert_eq!(refused(&table.path()), Problem::Newer { version: 3, known: 2 });
    connection.pragma_update(None, "user_version", 0).unwrap();
    assert!(matches!(refused(&table.path()), Problem::Damaged(Damage::Schema(_))));
    connection.pragma_update(None, "user_version", 1).unwrap();
    drop(connection);

    forge_and_seal(&table.path(), |c| c.execute_batch("UPDATE events SET version = 3").unwrap());
    let newer = Problem::NewerEvent { seq: Seq(1), version: 3, known: 2 };
    let file = table.open(Access::Read);
    assert_eq!(file.read_record().unwrap_err().problem, newer);
    assert!(!verify(&table.path()).unwrap().holds());
}

/// Of a format that a newer program has: it is told, by the name that its rules give.
#[test]
fn an_unknown_format_is_told() {
    let table = Table::new();
    table.create().close().unwrap();
    assert_eq!(format_of(&table.path()), Ok(FormatName::Anagram));
    let text = "id = \"t\"\nformat = \"tarot\"\n";
    forge_and_seal(&table.path(), |connection| {
        let (old, new) = (Digest::of(OSTH_2019.as_bytes()), Digest::of(text.as_bytes()));
        let change = "UPDATE events SET body = replace(body, ?1, ?2) WHERE seq = 1";
        connection.execute(change, [old.to_string(), new.to_string()]).unwrap();
        let change = "UPDATE parts SET sha256 = ?1, bytes = ?2 WHERE kind = 'rules'";
        connection.execute(change, (new.as_bytes(), text.as_bytes())).unwrap();
    });
    let refused = format_of(&table.path()).unwrap_err();
    assert_eq!(refused.problem, Problem::UnknownFormat("tarot".to_owned()));
    for language in Language::ALL {
        assert!(refused.sentence(language).contains("tarot"));
    }
    // So it is where a window opens it.
    let time: TimeSource = Arc::new(|| Reading { wall_ms: 0, real_ms: 0 });
    let opened = Session::<Anagram>::open(&table.path(), Access::Write, time);
    let Err(opened) = opened else { panic!("it is opened") };
    assert_eq!(opened, refused);
    // What cannot be read at all is told by whoever opens it.
    assert_eq!(format_of(table.folder()), Ok(FormatName::Anagram));
}

#[test]
fn every_changed_column_breaks_the_chain_there() {
    let table = Table::new();
    table.create_with(table.signed().log()).close().unwrap();
    let pristine = fs::read(table.path()).unwrap();
    let changed = |column: &str| match column {
        "name" => "name || '.'",
        "role" => "'assistant'",
        "station" => "''",
        "body" => "replace(body, '1', '2')",
        "seq" => "seq + 1000",
        "action" => "action - 1",
        "wall_ms" => "wall_ms + 1",
        "session" => "session + 1",
        "elapsed_ms" => "-elapsed_ms",
        "version" => "version - 1",
        column => panic!("{column}"),
    };
    for column in COLUMNS {
        fs::write(table.path(), &pristine).unwrap();
        let sql = format!("UPDATE events SET {column} = {} WHERE seq = 7", changed(column));
        forge(&table.path(), |connection| assert_eq!(connection.execute(&sql, []).unwrap(), 1));
        // Without its seventh row the chain breaks at the eighth.
        let at = if column == "seq" { 8 } else { 7 };
        assert_eq!(refused(&table.path()), Problem::Damaged(Damage::Chain(Seq(at))), "{column}");
        let verification = verify(&table.path()).unwrap();
        let failure = verification.first_failure().unwrap();
        assert!(
            failure.sentence(Language::English, |key| key).contains(&format!("event {at}")),
            "{column}"
        );
    }
    for (sql, at) in [
        ("DELETE FROM events WHERE seq = 7", 8),
        ("UPDATE events SET hash = (SELECT hash FROM events WHERE seq = 1) WHERE seq = 7", 7),
        // A name's last letter moves to the next column: the lengths tell.
        ("UPDATE events SET name = 'Έφ', role = 'ηreferee' WHERE seq = 7", 7),
    ] {
        fs::write(table.path(), &pristine).unwrap();
        forge(&table.path(), |connection| connection.execute_batch(sql).unwrap());
        assert_eq!(refused(&table.path()), Problem::Damaged(Damage::Chain(Seq(at))), "{sql}");
    }
    fs::write(table.path(), &pristine).unwrap();
    forge(&table.path(), |connection| connection.execute_batch("DELETE FROM events").unwrap());
    assert_eq!(refused(&table.path()), Problem::Damaged(Damage::NoEvents));
}

#[test]
fn a_missing_trigger_or_table() {
    let table = Table::new();
    table.create().close().unwrap();
    let pristine = fs::read(table.path()).unwrap();
    for (sql, name) in [
        ("DROP TRIGGER events_are_not_changed", "events_are_not_changed"),
        ("DROP TABLE meta", "meta"),
        ("DROP TABLE drafts; CREATE VIEW drafts AS SELECT 1", "drafts"),
        ("ALTER TABLE parts RENAME COLUMN bytes TO others", "parts"),
    ] {
        fs::write(table.path(), &pristine).unwrap();
        Connection::open(table.path()).unwrap().execute_batch(sql).unwrap();
        let wrong = Problem::Damaged(Damage::Schema(name.to_owned()));
        assert_eq!(refused(&table.path()), wrong);
        assert!(!verify(&table.path()).unwrap().holds());
    }
}

#[test]
fn wrong_types_and_unreadable_bodies() {
    let table = Table::new();
    table.create().close().unwrap();
    let pristine = fs::read(table.path()).unwrap();

    // Past the table's own check of types.
    for column in COLUMNS.into_iter().skip(1).chain(["hash"]) {
        fs::write(table.path(), &pristine).unwrap();
        let path = table.path();
        let with_schema = |sql: &str| {
            let connection = Connection::open(&path).unwrap();
            let read = "SELECT sql FROM sqlite_schema WHERE name = 'events'";
            let before: String = connection.query_row(read, [], |row| row.get(0)).unwrap();
            connection.pragma_update(None, "writable_schema", true).unwrap();
            let write = "UPDATE sqlite_schema SET sql = ?1 WHERE name = 'events'";
            connection.execute(write, [sql]).unwrap();
            before
        };
        let types = "CREATE TABLE events (seq INTEGER PRIMARY KEY, action, wall_ms, session,
            elapsed_ms, name, role, station, version, body, hash)";
        let before = with_schema(types);
        forge(&path, |connection| {
            let value = if column == "name" { "7" } else { "1.5" };
            connection.execute_batch(&format!("UPDATE events SET {column} = {value}")).unwrap();
        });
        with_schema(&before);
        assert!(matches!(refused(&path), Problem::Damaged(Damage::Pages(_))), "{column}");
        assert!(!verify(&path).unwrap().holds());
    }

    for body in ["", "{", "{}", "[]", "{\"reopened\":{}}", "{\"reopened\":{\"reason\":1}}", "\"x\""]
    {
        fs::write(table.path(), &pristine).unwrap();
        forge_and_seal(&table.path(), |connection| {
            connection.execute("UPDATE events SET body = ?1", [body]).unwrap();
        });
        let problem = table.open(Access::Read).read_record().unwrap_err().problem;
        assert!(matches!(problem, Problem::Damaged(Damage::Body { seq: Seq(1), .. })), "{body}");
        assert!(!verify(&table.path()).unwrap().holds());
    }
    for (column, value) in [("role", "'άλλος'"), ("session", "-1"), ("version", "0")] {
        fs::write(table.path(), &pristine).unwrap();
        let sql = format!("UPDATE events SET {column} = {value}");
        forge_and_seal(&table.path(), |connection| connection.execute_batch(&sql).unwrap());
        let problem = table.open(Access::Read).read_record().unwrap_err().problem;
        assert_eq!(problem, Problem::Damaged(Damage::Column { seq: Seq(1), column }));
    }
    fs::write(table.path(), &pristine).unwrap();
    let connection = Connection::open(table.path()).unwrap();
    connection.execute_batch("INSERT INTO drafts VALUES ('', 900, 0, 0, '')").unwrap();
    drop(connection);
    let file = table.open(Access::Read);
    assert_eq!(file.drafts().unwrap(), []);
    let path = table.path().display().to_string();
    assert_eq!(file.cautions(), [Caution::DraftsLeftOut { path, count: 1 }]);
}

#[test]
fn changed_or_missing_rules_lists_and_seeds() {
    let table = Table::new();
    table.create().close().unwrap();
    let pristine = fs::read(table.path()).unwrap();
    let sha256 = table.lexicon.passport().sha256;
    let read = |sql: &str| {
        fs::write(table.path(), &pristine).unwrap();
        Connection::open(table.path()).unwrap().execute_batch(sql).unwrap();
        let file = table.open(Access::Read);
        let of = |error: StorageError| match error.problem {
            Problem::Damaged(damage) => damage,
            problem => panic!("{problem:?}"),
        };
        let rules = file.read_record().map(|_| ()).map_err(of);
        let list = file.lexicon(sha256).map(|_| ()).map_err(of);
        let seed = file.seed(table.seed.commitment()).map(|_| ()).map_err(of);
        let sound = rules.is_ok() && list.is_ok() && seed.is_ok();
        assert_eq!(verify(&table.path()).unwrap().holds(), sound);
        (rules, list, seed)
    };
    let (rules, ..) =
        read("UPDATE parts SET bytes = CAST(bytes || ' ' AS BLOB) WHERE kind = 'rules'");
    assert!(matches!(rules, Err(Damage::Changed { part: Part::Rules, .. })));
    let (rules, list, _) = read("DELETE FROM parts");
    assert!(matches!(rules, Err(Damage::Missing { part: Part::Rules, .. })));
    assert_eq!(list, Err(Damage::Missing { part: Part::Lexicon, sha256 }));
    let (_, list, _) = read("UPDATE parts SET bytes = x'00' WHERE kind = 'lexicon'");
    assert!(matches!(list, Err(Damage::Lexicon(_))));
    let (.., seed) = read("UPDATE seeds SET seed = zeroblob(32)");
    assert!(matches!(seed, Err(Damage::Changed { part: Part::Seed, .. })));
    let (.., seed) = read("UPDATE seeds SET seed = x'07'");
    assert!(matches!(seed, Err(Damage::Changed { part: Part::Seed, .. })));
    assert_eq!(read("SELECT 1"), (Ok(()), Ok(()), Ok(())));

    // Another list under the name of the one that the history names.
    let few =
        eforos::lexicon::Lexicon::from_words([crate::table::word("ΚΑΡΟ")], table.lexicon.title());
    let mut bytes = String::new();
    few.to_bytes().iter().for_each(|byte| write!(bytes, "{byte:02x}").unwrap());
    let (_, list, _) = read(&format!("UPDATE parts SET bytes = x'{bytes}' WHERE kind = 'lexicon'"));
    assert_eq!(list, Err(Damage::Changed { part: Part::Lexicon, sha256 }));
}

#[test]
fn a_file_cut_anywhere() {
    let table = Table::new();
    table.create_with(table.signed().log()).close().unwrap();
    let whole = fs::read(table.path()).unwrap();
    let step = whole.len() / 97;
    for length in (0..whole.len()).step_by(step).chain([1, 15, 16, 99, 100, whole.len() - 1]) {
        fs::write(table.path(), &whole[..length]).unwrap();
        match refused(&table.path()) {
            Problem::NotACompetition(Foreign::Empty) => assert_eq!(length, 0),
            Problem::NotACompetition(_) => assert!(length < 512, "{length}"),
            Problem::Damaged(Damage::Pages(_)) => {}
            problem => panic!("{length}: {problem:?}"),
        }
        assert!(verify(&table.path()).map_or(true, |verification| !verification.holds()));
    }
    fs::write(table.path(), &whole).unwrap();
    assert_eq!(table.open(Access::Write).access(), Access::Write);
}

/// A byte changed anywhere: refused, or a page that nothing is read from.
#[test]
fn a_file_with_other_bytes_never_lies() {
    let table = Table::new();
    let record = table.signed();
    table.create_with(record.log()).close().unwrap();
    let whole = fs::read(table.path()).unwrap();
    let step = whole.len() / 199;
    for place in (0..whole.len()).step_by(step) {
        let mut bytes = whole.clone();
        for byte in bytes.iter_mut().skip(place).take(3) {
            *byte ^= 0x55;
        }
        fs::write(table.path(), &bytes).unwrap();
        let read =
            CompetitionFile::open(&table.path(), Access::Read).and_then(|file| file.read_record());
        if let Ok(read) = read {
            assert_eq!(read.log(), record.log(), "{place}");
        }
        let _ = verify(&table.path());
    }
}

#[test]
fn an_existing_file_is_never_overwritten() {
    let table = Table::new();
    let lexicon = StoredLexicon::from(table.lexicon.clone());
    let events = created(&table);
    let new = NewCompetition {
        seed: Some(&table.seed),
        rules_text: OSTH_2019,
        lexicon: &lexicon,
        events: &events,
    };
    let create = |path: &Path| CompetitionFile::create(path, new).unwrap_err().problem;

    fs::write(table.path(), "δικό μου").unwrap();
    assert_eq!(create(&table.path()), Problem::AlreadyExists);
    assert_eq!(fs::read(table.path()).unwrap(), "δικό μου".as_bytes());
    assert_eq!(create(table.folder()), Problem::AlreadyExists);
    assert_eq!(create(&table.folder().join("no/a.eforos")), Problem::NoSuchFolder);
    assert_eq!(create(&table.path().join("a.eforos")), Problem::NoSuchFolder);

    let other = table.folder().join("b.eforos");
    let file = CompetitionFile::create(&other, new).unwrap();
    for problem in [file.copy_to(&table.path()), file.publish_to(&table.path())] {
        let error = problem.unwrap_err();
        assert_eq!((error.path, error.problem), (table.path(), Problem::AlreadyExists));
    }
    assert_eq!(fs::read(table.path()).unwrap(), "δικό μου".as_bytes());
    file.close().unwrap();
    assert_eq!(files_in(table.folder()), ["a.eforos", "b.eforos"]);
}

#[test]
fn the_rest_of_an_earlier_file_is_not_taken_for_a_part_of_a_new_one() {
    let table = Table::new();
    let mut file = table.create();
    let mut record = file.read_record().unwrap();
    table.act_on(&mut file, &mut record, add("Άννα"));
    let log = table.folder().join("b.eforos-wal");
    fs::copy(table.folder().join("a.eforos-wal"), &log).unwrap();
    let other = table.folder().join("b.eforos");
    let remains = Problem::RemainsBeside("b.eforos-wal".to_owned());
    assert_eq!(file.copy_to(&other).unwrap_err().problem, remains);
    fs::remove_file(log).unwrap();
    file.copy_to(&other).unwrap();
}

#[test]
fn what_does_not_belong_together_makes_no_file() {
    let table = Table::new();
    let full = StoredLexicon::from(table.lexicon.clone());
    let few = eforos::lexicon::Lexicon::from_words([], table.lexicon.title());
    let events = created(&table);
    let new = NewCompetition { seed: None, rules_text: OSTH_2019, lexicon: &full, events: &events };
    let create = |new| CompetitionFile::create(&table.path(), new).unwrap_err().problem;

    let other_rules = NewCompetition { rules_text: "", ..new };
    assert_eq!(create(other_rules), Problem::Unfit(Part::Rules));
    let other_list = StoredLexicon::Full(few.clone());
    assert_eq!(
        create(NewCompetition { lexicon: &other_list, ..new }),
        Problem::Unfit(Part::Lexicon)
    );
    assert_eq!(create(NewCompetition { events: &[], ..new }), Problem::Damaged(Damage::NoEvents));
    let mut numbered = events.clone();
    numbered[0].seq = Seq(2);
    let out_of_order = Problem::OutOfOrder { previous: 0, got: Seq(2), action: Seq(1) };
    assert_eq!(create(NewCompetition { events: &numbered, ..new }), out_of_order);
    assert_eq!(files_in(table.folder()), Vec::<String>::new());

    // Only some words of a list: that is for copies for publication.
    let words_only = StoredLexicon::WordsOnly(few);
    assert_eq!(
        create(NewCompetition { lexicon: &words_only, ..new }),
        Problem::Unfit(Part::Lexicon)
    );
    assert_eq!(files_in(table.folder()), Vec::<String>::new());
}

#[test]
fn events_that_do_not_follow_are_not_written() {
    let table = Table::new();
    let mut file = table.create();
    let record = file.read_record().unwrap();
    let good = table.decide(&record, add("Άννα"));
    for (seq, action) in [(1, 1), (3, 3), (2, 3), (2, 0), (u64::MAX, u64::MAX)] {
        let mut bad = good.clone();
        bad[0].seq = Seq(seq);
        bad[0].action = Seq(action);
        let problem = file.append(&bad).unwrap_err().problem;
        assert_eq!(
            problem,
            Problem::OutOfOrder { previous: 1, got: Seq(seq), action: Seq(action) }
        );
    }
    // The first of two could be written, but they are one action.
    let twice = [good[0].clone(), good[0].clone()];
    assert!(matches!(file.append(&twice).unwrap_err().problem, Problem::OutOfOrder { .. }));
    assert_eq!(file.event_count(), 1);
    file.append(&[]).unwrap();
    file.append(&good).unwrap();
    assert_eq!(file.read_record().unwrap().log().len(), 2);
}

#[test]
fn a_reader_writes_nothing() {
    let table = Table::new();
    let events = created(&table);
    table.create().close().unwrap();
    let mut file = table.open(Access::Read);
    let begun = Begun::Sheet(Draft { round: round(1), player: None });
    let stored = StoredDraft { station: String::new(), begun, wall_ms: 0, content: String::new() };
    for written in [
        file.append(&events),
        file.add_seed(&table.seed),
        file.add_lexicon(&table.lexicon),
        file.save_draft(&stored),
        file.delete_draft("", begun),
    ] {
        let error = written.unwrap_err();
        assert_eq!(error.problem, Problem::ReadOnly(WhyReadOnly::Asked));
        assert!(error.sentence(Language::Greek).contains("μόνο για ανάγνωση"));
    }
}
