//! Long paths: a competition that lies deep is one as any other, and what no system or database takes is
//! refused in words and leaves nothing.

use std::fs;
use std::path::{Path, PathBuf};

use eforos::language::Language;
use eforos::storage::siblings::{replace, whole};
use eforos::storage::{Access, Elsewhere, Problem, settle};

use crate::common::files::{CompetitionFile, verify};
use crate::table::{Table, add, files_in};

/// A folder so deep that its path has at least so many signs.
fn deep(from: &Path, signs: usize) -> PathBuf {
    let mut folder = from.to_owned();
    while folder.to_str().unwrap().chars().count() < signs {
        folder.push("μακριά-folder-upon-folder");
    }
    fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn a_competition_lies_deeper_than_old_systems_reach() {
    let table = Table::new();
    let file = table.create();
    let mut record = file.read_record().unwrap();
    let folder = deep(table.folder(), 310);
    let path = folder.join("αγώνας.eforos");
    file.copy_to(&path).unwrap();
    drop(file);

    let mut file = CompetitionFile::open(&path, Access::Write).unwrap();
    table.act_on(&mut file, &mut record, add("Άννα"));
    let second = CompetitionFile::open(&path, Access::Write).unwrap_err();
    assert_eq!(second.problem, Problem::HeldByAnother);
    let reader = CompetitionFile::open(&path, Access::Read).unwrap();
    assert_eq!(reader.read_record().unwrap().log(), record.log());
    drop(reader);
    settle(&path).unwrap();
    file.publish_to(&folder.join("publication.eforos")).unwrap();
    file.close().unwrap();
    assert!(verify(&path).unwrap().holds());
    let saved = folder.join("saved.eforos");
    CompetitionFile::salvage(&path, Elsewhere::default(), &saved).unwrap();
    let saved = CompetitionFile::open(&saved, Access::Write).unwrap();
    assert_eq!(saved.read_record().unwrap().log(), record.log());
    saved.close().unwrap();

    // What is replaced and what is new.
    for bytes in ["α", "β"] {
        replace(&folder.join("a.txt"), bytes.as_bytes()).unwrap();
        assert_eq!(fs::read_to_string(folder.join("a.txt")).unwrap(), bytes);
    }
    assert_eq!(whole(&folder.join("..").join(folder.file_name().unwrap())), whole(&folder));
    let expected = ["a.txt", "publication.eforos", "saved.eforos", "αγώνας.eforos"];
    assert_eq!(files_in(&folder), expected);
}

/// The database ends at fewer bytes of a path than the system does, and says nothing of it.
#[cfg(unix)]
#[test]
fn a_path_beyond_the_database_is_refused_in_words() {
    let table = Table::new();
    let file = table.create();
    let folder = deep(table.folder(), 500);
    let path = folder.join("αγώνας.eforos");
    let refused = file.copy_to(&path).unwrap_err();
    assert_eq!((refused.path.as_path(), &refused.problem), (path.as_path(), &Problem::PathTooLong));
    assert_eq!(files_in(&folder), Vec::<String>::new());
    file.close().unwrap();
    // Carried there by another program.
    fs::copy(table.path(), &path).unwrap();
    for access in [Access::Write, Access::Read] {
        let refused = CompetitionFile::open(&path, access).unwrap_err();
        assert_eq!(refused.problem, Problem::PathTooLong);
    }
    assert_eq!(verify(&path).unwrap_err().problem, Problem::PathTooLong);
    assert_eq!(files_in(&folder), ["αγώνας.eforos"]);
}

#[test]
fn a_name_that_is_too_long_is_refused_in_words() {
    let table = Table::new();
    let file = table.create();
    let path = table.folder().join(format!("{}.eforos", "α".repeat(300)));
    let refused = file.copy_to(&path).unwrap_err();
    assert_eq!(refused.problem, Problem::PathTooLong);
    assert!(refused.sentence(Language::Greek).contains("πολύ μακρύ"));
    drop(file);
    assert_eq!(files_in(table.folder()), ["a.eforos"]);
}
