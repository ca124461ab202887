//! Names as they are shortened and made fit.

use super::*;

#[test]
fn devices_streams_and_what_would_be_cut_are_refused() {
    for name in [
        "con",
        "aux.eforos",
        "NUL.tar.eforos",
        "Com1.eforos",
        "lpt².eforos",
        "prn .eforos",
        "Τελικός: Καβάλα.eforos",
        "a?.eforos",
        "a|b.eforos",
        "a\tb.eforos",
        "a.eforos.",
        "a.eforos ",
    ] {
        assert!(is_refused_by_windows(name), "{name}");
    }
    for name in [
        "a.eforos",
        "Πρωτάθλημα 2026 (τελικός).eforos",
        "console.eforos",
        "auxiliary",
        "com.eforos",
        "com10.eforos",
        ".eforos-1.new",
        "α’β.eforos",
    ] {
        assert!(!is_refused_by_windows(name), "{name}");
    }
}

#[test]
fn elsewhere_nearly_every_name_is_one() {
    let refused = expect_name(Path::new("/a/aux.eforos")).is_err();
    assert_eq!(refused, cfg!(windows));
    assert!(expect_name(Path::new("/a/b.eforos")).is_ok());
    assert!(expect_name(Path::new("/")).is_ok());
}
