//! What a station's help says of results of tables.

use crate::stations::help::Chapter;

const KEYING: Chapter = Chapter {
    title: "staff-help-title-keying",
    rows: &[
        ("", "results-help-keys"),
        ("staff-find", "results-help-find"),
        ("results-by-numbers", "results-help-line"),
        ("meeting-final", "results-help-final"),
        ("results-odd-meant", "results-help-odd"),
    ],
};

const FURTHER: Chapter = Chapter {
    title: "staff-folded",
    rows: &[
        ("", "results-help-folded"),
        ("meeting-last-word", "results-help-last-word"),
        ("meeting-over", "results-help-over"),
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

pub(super) const OF_RESULTS: &[Chapter] = &[KEYING, FURTHER, CONFIRMING];
