//! What a station's help says of slips of a duplicate game.

use crate::stations::help::{Chapter, SECOND};

const KEYING: Chapter = Chapter {
    title: "staff-help-title-keying",
    rows: &[
        ("", "slips-help-keys"),
        ("staff-find", "slips-help-find"),
        ("slips-position", "slips-help-position"),
        ("slips-play", "slips-help-play"),
        ("slips-points", "slips-help-points"),
    ],
};

const ODD: Chapter = Chapter {
    title: "slips-fault",
    rows: &[
        ("", "slips-help-fault"),
        ("places-tick-table", "slips-help-mistakes"),
        ("slips-odd-meant", "slips-help-odd"),
    ],
};

const PAPERS: Chapter = Chapter {
    title: "staff-help-title-papers",
    rows: &[
        ("staff-collect", "slips-help-collect"),
        ("staff-not-handed-in", "slips-help-none"),
        ("staff-nameless", "slips-help-nameless"),
        ("staff-revise", "staff-help-revise"),
    ],
};

pub(super) const OF_SLIPS: &[Chapter] = &[KEYING, ODD, PAPERS, SECOND];
