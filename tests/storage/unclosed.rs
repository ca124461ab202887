//! A file that was not closed: what was written last lies ahead of it, in a file beside it that can be
//! left behind or damaged. Either is told, and nothing is told of a file that has everything.

use crate::common::files::{CompetitionFile, verify};
use std::{fs, thread};

use eforos::language::Language;
use eforos::storage::{Access, Caution, CheckOutcome, Checked, Failure, settle};

use crate::table::{Table, add, files_in};

const AHEAD: &str = "a.eforos-wal";

/// Nothing is told of the file as it lies there.
fn is_quiet(table: &Table, what: &str) {
    assert_eq!(verify(&table.path()).unwrap().first_failure(), None, "{what}");
    for access in [Access::Read, Access::Write] {
        assert_eq!(table.open(access).cautions(), [], "{what}");
    }
}

#[test]
fn a_main_file_that_was_copied_alone_does_not_pass_for_the_whole() {
    let table = Table::new();
    let mut file = table.create();
    let mut record = file.read_record().unwrap();
    let alone = table.folder().join("b.eforos");
    for name in ["Άννα", "Βασίλης"] {
        table.act_on(&mut file, &mut record, add(name));
    }
    fs::copy(table.path(), &alone).unwrap();
    // Looked at twice: a reader leaves an empty file where the missing one should be.
    for _ in 0..2 {
        let wal = "b.eforos-wal".to_owned();
        let verification = verify(&alone).unwrap();
        let failure = verification.first_failure().unwrap();
        assert_eq!(failure.what, Checked::Last);
        let why = Failure::MayLackTheLast { wal: wal.clone() };
        assert_eq!(failure.outcome, CheckOutcome::Failed { at: None, why });
        let opened = CompetitionFile::open(&alone, Access::Read).unwrap();
        let path = alone.display().to_string();
        assert_eq!(opened.cautions(), [Caution::MayLackTheLast { path, wal, events: 1 }]);
        for language in Language::ALL {
            let said =
                opened.cautions()[0].sentence(language) + &failure.sentence(language, |key| key);
            assert!(said.contains("b.eforos-wal") && !said.contains("storage-"), "{said}");
        }
    }
    // It opens, and from then on it is a file of its own.
    let opened = CompetitionFile::open(&alone, Access::Write).unwrap();
    assert_eq!((opened.access(), opened.cautions().len()), (Access::Write, 1));
    opened.close().unwrap();
    assert_eq!(CompetitionFile::open(&alone, Access::Write).unwrap().cautions(), []);

    // Copied with what was written ahead, it has everything.
    fs::copy(table.path(), &alone).unwrap();
    fs::copy(table.folder().join(AHEAD), table.folder().join("b.eforos-wal")).unwrap();
    assert!(verify(&alone).unwrap().holds());
    let opened = CompetitionFile::open(&alone, Access::Write).unwrap();
    assert_eq!((opened.cautions(), opened.event_count()), (&[][..], 3));
}

#[test]
fn nothing_is_told_of_a_file_that_has_everything() {
    let table = Table::new();
    let mut file = table.create();
    let mut record = file.read_record().unwrap();
    // While it is written, before the first addition and after it.
    for name in ["Άννα", "Βασίλης"] {
        assert!(verify(&table.path()).unwrap().holds());
        assert_eq!(table.open(Access::Read).cautions(), []);
        table.act_on(&mut file, &mut record, add(name));
    }
    // Copies, whole and for publication.
    for (number, publication) in [false, true].into_iter().enumerate() {
        let copy = table.folder().join(format!("{number}.eforos"));
        if publication { file.publish_to(&copy) } else { file.copy_to(&copy) }.unwrap();
        assert!(verify(&copy).unwrap().holds());
        assert_eq!(CompetitionFile::open(&copy, Access::Read).unwrap().cautions(), []);
        fs::remove_file(copy).unwrap();
    }
    file.close().unwrap();
    is_quiet(&table, "closed");
    assert_eq!(files_in(table.folder()), ["a.eforos"]);
}

#[test]
fn nothing_is_told_where_a_program_ended_without_closing() {
    let table = Table::new();
    table.create().close().unwrap();
    let file = table.open(Access::Write);
    let lock = table.folder().join("a.eforos-lock");
    // Opened, and nothing written yet.
    let [main, ahead] = [table.path(), table.folder().join(AHEAD)].map(|p| fs::read(p).unwrap());
    assert!(ahead.is_empty());
    drop(file);
    fs::write(table.path(), &main).unwrap();
    fs::write(table.folder().join(AHEAD), ahead).unwrap();
    fs::write(&lock, "").unwrap();
    is_quiet(&table, "before the first event");
    // While it was closed: what was written ahead is in the file, the mark still there.
    fs::write(table.path(), &main).unwrap();
    fs::write(&lock, "").unwrap();
    is_quiet(&table, "in the middle of closing");
}

#[test]
fn what_was_written_ahead_is_brought_in_beside_the_open_file() {
    let table = Table::new();
    let mut file = table.create();
    let mut record = file.read_record().unwrap();
    for name in ["Άννα", "Βασίλης"] {
        table.act_on(&mut file, &mut record, add(name));
    }
    settle(&table.path()).unwrap();
    let alone = table.folder().join("b.eforos");
    fs::copy(table.path(), &alone).unwrap();
    assert_eq!(CompetitionFile::open(&alone, Access::Read).unwrap().event_count(), 3);
    // The file goes on as it was.
    table.act_on(&mut file, &mut record, add("Γιώτα"));
    file.close().unwrap();
    is_quiet(&table, "closed");
    assert_eq!(table.open(Access::Read).read_record().unwrap().log(), record.log());
    // Closed meanwhile, it stays closed.
    settle(&table.path()).unwrap();
    is_quiet(&table, "settled when closed");
    assert!(!table.folder().join(AHEAD).exists());
    assert!(settle(&table.folder().join("no.eforos")).is_err());
}

#[test]
fn a_closing_waits_for_a_copy_that_is_being_made() {
    let table = Table::new();
    let mut file = table.create();
    let mut record = file.read_record().unwrap();
    table.act_on(&mut file, &mut record, add("Άννα"));
    let reader = table.open(Access::Read);
    let closing = thread::spawn(move || file.close());
    // The lock is given up with the last step, which the reader hinders.
    while fs::metadata(table.folder().join(AHEAD)).unwrap().len() > 0 {
        thread::yield_now();
    }
    drop(reader);
    closing.join().unwrap().unwrap();
    is_quiet(&table, "closed");
    assert_eq!(files_in(table.folder()), ["a.eforos"]);
}

#[test]
fn nothing_is_told_of_a_file_that_a_reader_kept_open() {
    let table = Table::new();
    let mut file = table.create();
    let mut record = file.read_record().unwrap();
    table.act_on(&mut file, &mut record, add("Άννα"));
    let reader = table.open(Access::Read);
    file.close().unwrap();
    drop(reader);
    // Here everything is, and nothing says so but the lock file that was left.
    assert!(verify(&table.path()).unwrap().holds());
    assert_eq!(table.open(Access::Read).cautions(), []);
    // Copied alone it has everything, too, and cannot show it.
    let alone = table.folder().join("b.eforos");
    fs::copy(table.path(), &alone).unwrap();
    let copied = CompetitionFile::open(&alone, Access::Read).unwrap();
    assert_eq!((copied.event_count(), copied.cautions().len()), (2, 1));
    is_quiet(&table, "opened and closed once more");
    assert!(!table.folder().join(AHEAD).exists());
}
