//! Paths as the system takes them.

use super::*;

#[test]
fn what_windows_answers_and_what_people_write_are_one_path() {
    for (written, answered) in [
        (r"C:\Λέσχη\α β.eforos", r"\\?\C:\Λέσχη\α β.eforos"),
        (r"f:\", r"\\?\f:\"),
        (r"\\server\share\α.eforos", r"\\?\UNC\server\share\α.eforos"),
    ] {
        assert_eq!(taken_as_it_stands(written).as_deref(), Some(answered));
        assert_eq!(plain(answered).as_deref(), Some(written));
    }
    for other in [r"\\?\C:\a", r"\\.\pipe\a", r"a\b", "", "C:a"] {
        assert_eq!(taken_as_it_stands(other), None, "{other}");
    }
    for other in [r"C:\a", r"\\?\Volume{1}\a", r"\\server\share", "", r"\\?\Ά"] {
        assert_eq!(plain(other), None, "{other}");
    }
}

#[test]
fn what_is_too_long_stays_as_it_is_answered() {
    let long = format!(r"\\?\C:\{}", "α".repeat(260));
    assert_eq!(plain(&long), None);
    assert_eq!(as_people_write(Path::new(&long)), Path::new(&long));
}

#[test]
fn a_file_has_one_path_by_whatever_way_it_is_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("α.eforos");
    assert_eq!(real(&path).unwrap_err().kind(), io::ErrorKind::NotFound);
    assert_eq!(whole(&path), path);
    let made = to_be_made(&path).unwrap();
    std::fs::write(&made, "").unwrap();
    assert_eq!(real(&path).unwrap(), real(&made).unwrap());
    std::fs::create_dir(folder.path().join("b")).unwrap();
    let around = folder.path().join("b").join("..").join("α.eforos");
    assert_eq!(real(&around).unwrap(), real(&path).unwrap());
    assert_eq!(whole(&around), whole(&path));
}
