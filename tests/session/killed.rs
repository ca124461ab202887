//! A program that was killed in the middle of a writing leaves a journal beside the file: whoever opens it again for
//! writing finds it as it was before, whatever its format is.

use std::fs;
use std::path::Path;
use std::process::Command;

use eforos::domain::formats::FormatName;
use eforos::session::{AnySession, format_of};
use eforos::storage::{Access, roll_back, rows_after};
use rusqlite::Connection;
use tempfile::TempDir;

use super::Hand;

/// Beside the file lies what such a program leaves, and in it is half of what it wrote.
fn leave_a_journal(path: &Path) {
    let [other, journal] = ["other", "other-journal"].map(|name| path.with_file_name(name));
    fs::copy(path, &other).unwrap();
    let connection = Connection::open(&other).unwrap();
    connection.pragma_update(None, "journal_mode", "PERSIST").unwrap();
    connection.pragma_update(None, "synchronous", "OFF").unwrap();
    connection.execute_batch("BEGIN; UPDATE meta SET value = 'publication'").unwrap();
    connection.cache_flush().unwrap();
    fs::copy(&other, path).unwrap();
    fs::copy(&journal, path.with_extension("eforos-journal")).unwrap();
}

fn played(folder: &TempDir, format: FormatName) -> std::path::PathBuf {
    let path = folder.path().join(format!("{}.eforos", format.name()));
    let rules = match format {
        FormatName::Anagram => "osth-2019",
        FormatName::Duplicate => "ro-duplicate-2007",
        FormatName::Classic => "pl-pinczow-2016",
    };
    let mut demo = Command::new(env!("CARGO_BIN_EXE_eforos"));
    demo.arg("demo").arg(&path).args(["--players", "4", "--rules", rules]);
    let done = demo.output().unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    path
}

#[test]
fn of_every_format_a_file_whose_program_died_in_its_writing_opens_as_it_was() {
    let folder = TempDir::new().unwrap();
    for format in FormatName::ALL {
        let path = played(&folder, format);
        let before = rows_after(&path, 0, usize::MAX).unwrap();
        leave_a_journal(&path);
        let opened = AnySession::open(&path, Access::Write, Hand::default().source());
        let opened = opened.unwrap_or_else(|why| panic!("{}: {why:?}", format.name()));
        drop(opened);
        assert_eq!(format_of(&path).unwrap(), format);
        assert!(!path.with_extension("eforos-journal").exists());
        assert_eq!(rows_after(&path, 0, usize::MAX).unwrap(), before, "{}", format.name());
    }
}

/// Whoever reads what a file has before it is opened.
#[test]
fn what_was_left_is_rolled_back_before_rows_are_read() {
    let folder = TempDir::new().unwrap();
    let path = played(&folder, FormatName::default());
    let before = rows_after(&path, 0, usize::MAX).unwrap();
    leave_a_journal(&path);
    roll_back(&path);
    assert_eq!(rows_after(&path, 0, usize::MAX).unwrap(), before);
    // Where nothing was left nothing happens, and where there is no file.
    roll_back(&path);
    roll_back(&folder.path().join("none.eforos"));
    assert_eq!(rows_after(&path, 0, usize::MAX).unwrap(), before);
    assert!(!folder.path().join("none.eforos").exists());
}
