//! What a station's help says of results of tables.

use crate::stations::help::Chapter;

const KEYING: Chapter = Chapter {
    title: "staff-help-title-keying",
    rows: &[
        ("", "results-help-keys"),
        ("staff-find", "results-help-find"),
        ("results-by-numbers", "results-help-line"),
        ("meeting-final", "results-help-final"),
        ("meeting-last-word", "results-help-last-word"),
        ("staff-folded", "results-help-folded"),
        ("meeting-over", "results-help-over"),
        ("results-odd-meant", "results-help-odd"),
        ("staff-revise", "results-help-revise"),
    ],
};

const CONFIRMING: Chapter = Chapter {
    title: "results-help-title-confirm",
    rows: &[
        ("", "results-help-confirm"),
        ("staff-check", "results-help-check"),
        ("", "results-help-same"),
    ],
};

pub(super) const OF_RESULTS: &[Chapter] = &[KEYING, CONFIRMING];
