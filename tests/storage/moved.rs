//! A file that is deleted, renamed or replaced while it is open: nothing is written into nowhere, and
//! what was acknowledged can be saved.

use crate::common::files::{CompetitionFile, verify};
use std::fs;
use std::os::unix::fs::PermissionsExt as _;

use eforos::domain::formats::anagram::Record;
use eforos::language::Language;
use eforos::storage::{Access, Problem, Retry};

use crate::table::{Table, add, created, files_in};

/// An open file with an event of its own, and its record.
fn open(table: &Table) -> (CompetitionFile, Record) {
    let mut file = table.create();
    let mut record = file.read_record().unwrap();
    table.act_on(&mut file, &mut record, add("Άννα"));
    (file, record)
}

/// Refused, and said; the file takes no part of it.
fn refused(table: &Table, file: &mut CompetitionFile, record: &Record) {
    let events = table.decide(record, add("Βασίλης"));
    let error = file.append(&events).unwrap_err();
    assert_eq!(error.problem, Problem::Moved);
    assert_eq!(file.expect_in_place().unwrap_err(), error);
    for language in Language::ALL {
        let sentence = error.sentence(language);
        assert!(sentence.contains(table.path().to_str().unwrap()), "{sentence}");
    }
    assert_eq!(file.event_count(), 2);
}

/// A copy has everything that was acknowledged.
fn saved_by_a_copy(table: &Table, file: &CompetitionFile, record: &Record) {
    let copy = table.folder().join("copy.eforos");
    file.copy_to(&copy).unwrap();
    assert_eq!(verify(&copy).unwrap().first_failure(), None);
    let copy = CompetitionFile::open(&copy, Access::Write).unwrap();
    assert_eq!(copy.read_record().unwrap().log(), record.log());
    assert_eq!(copy.seed(table.seed.commitment()).unwrap(), Some(table.seed.clone()));
}

#[test]
fn a_deleted_file_is_noticed_and_saved_by_a_copy() {
    let table = Table::new();
    let (mut file, record) = open(&table);
    fs::remove_file(table.path()).unwrap();
    refused(&table, &mut file, &record);
    saved_by_a_copy(&table, &file, &record);
    drop(file);
    assert_eq!(files_in(table.folder()), ["copy.eforos"]);
}

#[test]
fn a_renamed_file_goes_on_when_it_is_put_back() {
    let table = Table::new();
    let (mut file, mut record) = open(&table);
    let elsewhere = table.folder().join("b.eforos");
    fs::rename(table.path(), &elsewhere).unwrap();
    refused(&table, &mut file, &record);
    fs::rename(&elsewhere, table.path()).unwrap();
    file.expect_in_place().unwrap();
    table.act_on(&mut file, &mut record, add("Βασίλης"));
    file.close().unwrap();
    assert_eq!(table.open(Access::Read).read_record().unwrap().log(), record.log());
}

#[test]
fn a_renamed_file_has_everything_once_it_is_closed() {
    let table = Table::new();
    let (mut file, record) = open(&table);
    let elsewhere = table.folder().join("b.eforos");
    fs::rename(table.path(), &elsewhere).unwrap();
    refused(&table, &mut file, &record);
    drop(file);
    let file = CompetitionFile::open(&elsewhere, Access::Write).unwrap();
    assert_eq!(file.read_record().unwrap().log(), record.log());
}

#[test]
fn another_file_in_its_place_is_not_written() {
    let table = Table::new();
    let other = Table::new();
    other.create().close().unwrap();
    let bytes = fs::read(other.path()).unwrap();
    let (mut file, record) = open(&table);
    let beside = table.folder().join("b.eforos");
    fs::copy(other.path(), &beside).unwrap();
    fs::rename(&beside, table.path()).unwrap();
    refused(&table, &mut file, &record);
    saved_by_a_copy(&table, &file, &record);
    drop(file);
    assert_eq!(fs::read(table.path()).unwrap(), bytes);
    assert_eq!(files_in(table.folder()), ["a.eforos", "copy.eforos"]);
    let log = table.open(Access::Write).read_record().unwrap().log().to_vec();
    assert_eq!(log, created(&other));
}

#[test]
fn what_is_written_ahead_is_missed_too() {
    let table = Table::new();
    let (mut file, record) = open(&table);
    fs::remove_file(table.folder().join("a.eforos-wal")).unwrap();
    refused(&table, &mut file, &record);
    saved_by_a_copy(&table, &file, &record);
    file.close().unwrap();
    assert_eq!(table.open(Access::Read).read_record().unwrap().log(), record.log());
}

#[test]
fn a_renamed_folder_is_noticed() {
    let table = Table::new();
    let folder = table.folder().join("inner");
    fs::create_dir(&folder).unwrap();
    let path = folder.join("a.eforos");
    table.create().close().unwrap();
    fs::rename(table.path(), &path).unwrap();
    let mut file = CompetitionFile::open(&path, Access::Write).unwrap();
    let record = file.read_record().unwrap();
    fs::rename(&folder, table.folder().join("other")).unwrap();
    let events = table.decide(&record, add("Άννα"));
    assert_eq!(file.append(&events).unwrap_err().problem, Problem::Moved);
}

/// Who has the right to write at opening keeps it until closing.
#[test]
fn a_file_made_read_only_under_the_program_loses_nothing() {
    let table = Table::new();
    let (mut file, mut record) = open(&table);
    fs::set_permissions(table.path(), fs::Permissions::from_mode(0o444)).unwrap();
    table.act_on(&mut file, &mut record, add("Βασίλης"));
    file.close().unwrap();
    assert_eq!(table.open(Access::Read).read_record().unwrap().log(), record.log());
}

/// Goes on with another event, and everything is in the file at the path once it is closed.
fn goes_on(table: &Table, mut file: CompetitionFile, mut record: Record) {
    assert!(file.may_be_dead());
    file.reattach(Retry::WhenChanged).unwrap();
    assert!(!file.may_be_dead());
    file.expect_in_place().unwrap();
    table.act_on(&mut file, &mut record, add("Βασίλης"));
    assert_eq!(file.session(), 1, "it is still the same opening");
    let held = CompetitionFile::open(&table.path(), Access::Write).unwrap_err();
    assert_eq!(held.problem, Problem::HeldByAnother);
    file.close().unwrap();
    assert_eq!(verify(&table.path()).unwrap().first_failure(), None);
    assert_eq!(table.open(Access::Read).read_record().unwrap().log(), record.log());
}

#[test]
fn a_copy_put_in_the_place_of_a_moved_file_is_taken_up() {
    let table = Table::new();
    let (mut file, record) = open(&table);
    let [copy, elsewhere] = ["copy", "b"].map(|name| table.folder().join(format!("{name}.eforos")));
    file.copy_to(&copy).unwrap();
    fs::rename(table.path(), &elsewhere).unwrap();
    refused(&table, &mut file, &record);
    assert_eq!(
        file.reattach(Retry::WhenChanged).unwrap_err().problem,
        Problem::Moved,
        "nothing is there"
    );
    fs::rename(&copy, table.path()).unwrap();
    let before = record.log().to_vec();
    goes_on(&table, file, record);
    assert_eq!(files_in(table.folder()), ["a.eforos", "b.eforos"]);
    let moved = CompetitionFile::open(&elsewhere, Access::Read).unwrap();
    assert_eq!(moved.read_record().unwrap().log(), before, "the moved one has what it had");
}

#[test]
fn an_older_copy_in_its_place_stays_refused_and_untouched() {
    let table = Table::new();
    let (mut file, mut record) = open(&table);
    let [copy, elsewhere] = ["copy", "b"].map(|name| table.folder().join(format!("{name}.eforos")));
    file.copy_to(&copy).unwrap();
    table.act_on(&mut file, &mut record, add("Βασίλης"));
    fs::rename(table.path(), &elsewhere).unwrap();
    fs::rename(&copy, table.path()).unwrap();
    let bytes = fs::read(table.path()).unwrap();
    for retry in [Retry::WhenChanged, Retry::WhenChanged, Retry::Always, Retry::Always] {
        assert_eq!(file.reattach(retry).unwrap_err().problem, Problem::Moved);
        assert!(file.append(&table.decide(&record, add("Γωγώ"))).is_err());
    }
    assert_eq!(fs::read(table.path()).unwrap(), bytes);
    let saved = table.folder().join("saved.eforos");
    file.copy_to(&saved).unwrap();
    assert_eq!(verify(&saved).unwrap().events, 3);
    drop(file);
    assert_eq!(fs::read(table.path()).unwrap(), bytes);
    // It can be put right by hand all the same.
    fs::rename(&elsewhere, table.path()).unwrap();
    assert_eq!(table.open(Access::Write).read_record().unwrap().log(), record.log());
}

/// What lies at the path and ahead, as other files of the same bytes: a stick that is put in again.
fn put_in_again(table: &Table) {
    let folder = table.folder();
    for name in ["a.eforos", "a.eforos-wal"] {
        fs::copy(folder.join(name), folder.join("new")).unwrap();
        fs::rename(folder.join("new"), folder.join(name)).unwrap();
    }
    fs::remove_file(folder.join("a.eforos-shm")).unwrap();
}

#[test]
fn a_medium_that_is_put_in_again_is_taken_up_with_what_lay_ahead() {
    let table = Table::new();
    let (file, record) = open(&table);
    put_in_again(&table);
    goes_on(&table, file, record);
}

#[test]
fn what_lies_ahead_of_another_file_is_left_to_it() {
    let table = Table::new();
    let other = Table::new();
    let mut theirs = other.create();
    let mut log = theirs.read_record().unwrap();
    other.act_on(&mut theirs, &mut log, add("Δήμος"));
    let file = table.create();
    for name in ["a.eforos", "a.eforos-wal"] {
        fs::copy(other.folder().join(name), table.folder().join("new")).unwrap();
        fs::rename(table.folder().join("new"), table.folder().join(name)).unwrap();
    }
    fs::remove_file(table.folder().join("a.eforos-shm")).unwrap();
    let ahead = fs::read(table.folder().join("a.eforos-wal")).unwrap();
    assert!(!ahead.is_empty());
    drop(file);
    assert!(fs::read(table.folder().join("a.eforos-wal")).unwrap() == ahead);
    assert_eq!(table.open(Access::Read).read_record().unwrap().log(), log.log());
}

#[test]
fn a_file_without_what_lay_ahead_goes_on() {
    let table = Table::new();
    let (mut file, record) = open(&table);
    fs::remove_file(table.folder().join("a.eforos-wal")).unwrap();
    refused(&table, &mut file, &record);
    goes_on(&table, file, record);
}

#[test]
fn a_copy_that_another_program_has_opened_is_not_taken_up() {
    let table = Table::new();
    let (mut file, record) = open(&table);
    let copy = table.folder().join("copy.eforos");
    file.copy_to(&copy).unwrap();
    fs::remove_file(table.folder().join("a.eforos-lock")).unwrap();
    fs::rename(&copy, table.path()).unwrap();
    let other = fs::File::create(table.folder().join("a.eforos-lock")).unwrap();
    other.lock().unwrap();
    assert_eq!(file.reattach(Retry::Always).unwrap_err().problem, Problem::HeldByAnother);
    drop(file);
    drop(other);
    assert_eq!(table.open(Access::Read).read_record().unwrap().log(), record.log());
}
