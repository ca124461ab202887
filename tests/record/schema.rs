//! The tables of a file are those of the schema and no others; what was saved is there.

use crate::common::files::{CompetitionFile, verify};
use eforos::domain::formats::anagram::Command;
use eforos::storage::{Access, CheckOutcome, Checked, Damage, Failure, Problem};
use rusqlite::Connection;

use crate::chain::write_history;
use crate::table::{Table, add};

fn changed(sql: &str) -> Table {
    let table = Table::new();
    table.create_with(table.signed().log()).close().unwrap();
    Connection::open(table.path()).unwrap().execute_batch(sql).unwrap();
    table
}

/// A trigger that swallows what is written, a view, a table or an index more.
#[test]
fn what_the_schema_does_not_have_is_refused() {
    for sql in [
        "CREATE TRIGGER quiet BEFORE INSERT ON events WHEN NEW.body LIKE '%penalty%'
         BEGIN SELECT RAISE(IGNORE); END",
        "CREATE TRIGGER after_it AFTER INSERT ON events BEGIN DELETE FROM drafts; END",
        "CREATE VIEW more AS SELECT * FROM events",
        "CREATE TABLE more (a TEXT)",
        "CREATE INDEX more ON events (name)",
        "DROP TRIGGER events_are_not_changed",
        "ALTER TABLE drafts ADD COLUMN more TEXT",
    ] {
        let table = changed(sql);
        let verification = verify(&table.path()).unwrap();
        let failure = verification.first_failure().unwrap();
        assert_eq!(failure.what, Checked::File, "{sql}");
        for access in [Access::Write, Access::Read] {
            let refused = CompetitionFile::open(&table.path(), access).unwrap_err();
            assert!(matches!(refused.problem, Problem::Damaged(Damage::Schema(_))), "{sql}");
        }
    }
}

/// A trigger that another program makes while the file is open: nothing is told as saved.
#[test]
fn a_row_that_is_not_there_was_not_saved() {
    let table = Table::new();
    let mut file = table.create();
    let mut record = file.read_record().unwrap();
    let other = Connection::open(table.path()).unwrap();
    other
        .execute_batch(
            "CREATE TRIGGER quiet BEFORE INSERT ON events BEGIN SELECT RAISE(IGNORE); END",
        )
        .unwrap();
    let events = table.decide(&record, add("Άννα"));
    assert!(matches!(file.append(&events).unwrap_err().problem, Problem::Damaged(_)));
    other.execute_batch("DROP TRIGGER quiet").unwrap();
    drop(other);
    file.append(&events).unwrap();
    record.take_in(events);
    assert_eq!(file.read_record().unwrap().log(), record.log());
}

/// Some words under the digest of a whole list could be any.
#[test]
fn only_a_copy_for_publication_has_an_excerpt() {
    let table = Table::new();
    let file = table.create_with(table.signed().log());
    let copy = table.folder().join("copy.eforos");
    file.publish_to(&copy).unwrap();
    file.close().unwrap();
    let verification = verify(&copy).unwrap();
    assert_eq!(verification.first_failure(), None);
    let bound = verification.checks.iter().find(|check| check.what == Checked::Words).unwrap();
    assert_eq!(bound.outcome, CheckOutcome::Holds);

    // The copy says that it is the competition itself.
    let says = "UPDATE meta SET value = 'competition'";
    Connection::open(&copy).unwrap().execute_batch(says).unwrap();
    let verification = verify(&copy).unwrap();
    let Some(failure) = verification.first_failure() else { panic!("it holds") };
    assert!(matches!(failure.what, Checked::Lexicon { full: false, .. }));
    let why = match &failure.outcome {
        CheckOutcome::Failed { why: Failure::Damaged(damage), .. } => damage.clone(),
        other => panic!("{other:?}"),
    };
    assert!(matches!(why, Damage::WordsOnly(_)));
    let refused = CompetitionFile::open(&copy, Access::Write).unwrap_err();
    assert!(matches!(refused.problem, Problem::Damaged(Damage::WordsOnly(_))));
    assert!(CompetitionFile::open(&copy, Access::Read).is_ok());
}

/// Another excerpt in a copy for publication: a word more or less is found by the signing.
#[test]
fn the_words_of_a_copy_are_bound_by_the_signing() {
    let table = Table::new();
    let signed = table.signed();
    let file = table.create_with(signed.log());
    let copy = table.folder().join("copy.eforos");
    file.publish_to(&copy).unwrap();
    let sha256 = table.lexicon.passport().sha256;
    let list = file.lexicon(sha256).unwrap();
    let written = eforos::domain::contest::written::written(signed.log());
    let kept =
        written.iter().filter(|word| eforos::domain::lexicon::WordList::contains(&list, word));
    let title = table.lexicon.title();
    let fewer = eforos::lexicon::Lexicon::from_words(kept.skip(1).cloned(), title.clone());
    let more = eforos::lexicon::Lexicon::from_words(written.iter().cloned(), title);
    for other in [fewer, more] {
        let connection = Connection::open(&copy).unwrap();
        let sql = "UPDATE parts SET bytes = ?1 WHERE kind = 'words'";
        assert_eq!(connection.execute(sql, [other.to_bytes()]).unwrap(), 1);
        drop(connection);
        assert!(!verify(&copy).unwrap().holds());
    }
}

/// A competition that is not signed, or was opened again, binds nothing: that is told.
#[test]
fn an_unsigned_copy_is_told_as_one_whose_words_nothing_binds() {
    let table = Table::new();
    let mut record = table.signed();
    table.act(&mut record, Command::Reopen { reason: "λάθος".to_owned() });
    let file = table.create_with(record.log());
    let copy = table.folder().join("copy.eforos");
    file.publish_to(&copy).unwrap();
    let verification = verify(&copy).unwrap();
    assert!(verification.holds());
    let words = verification.checks.iter().find(|check| check.what == Checked::Words).unwrap();
    assert!(matches!(words.outcome, CheckOutcome::Told(_)));
}

/// A history in which a body of the first version follows one of the second.
#[test]
fn no_event_follows_one_of_a_later_version() {
    let table = Table::new();
    table.create().close().unwrap();
    write_history(&table.path(), table.signed().log(), 2);
    crate::chain::forge_and_seal(&table.path(), |connection| {
        connection.execute_batch("UPDATE events SET version = 1 WHERE seq = 40").unwrap();
    });
    let verification = verify(&table.path()).unwrap();
    assert!(!verification.holds());
    let refused = CompetitionFile::open(&table.path(), Access::Write).unwrap_err();
    let Problem::Unlawful(unlawful) = refused.problem else { panic!("{refused}") };
    assert_eq!(unlawful.seq.0, 40);
}
