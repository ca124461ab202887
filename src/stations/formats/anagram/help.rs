//! What a station's help says of sheets of words.

use crate::stations::help::{Chapter, JURY, SECOND};

const KEYING: Chapter = Chapter {
    title: "staff-help-title-keying",
    rows: &[
        ("", "staff-help-keys"),
        ("?", "staff-help-question"),
        ("staff-find", "staff-help-find"),
    ],
};

const PAPERS: Chapter = Chapter {
    title: "staff-help-title-papers",
    rows: &[
        ("staff-collect", "staff-help-collect"),
        ("staff-not-handed-in", "staff-help-none"),
        ("staff-nameless", "staff-help-nameless"),
        ("staff-revise", "staff-help-revise"),
    ],
};

const ILLEGIBLE: Chapter = Chapter {
    title: "staff-help-title-illegible",
    rows: &[("jury-unreadable", "staff-help-unreadable")],
};

pub(super) const OF_SHEETS: &[Chapter] = &[KEYING, PAPERS, SECOND];
pub(super) const OF_WORDS: &[Chapter] = &[JURY, ILLEGIBLE];
