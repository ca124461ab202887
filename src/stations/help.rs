//! What a station's help says of the pages that its format has: keys of sentences, each below the words of its button.

/// A heading with what is explained under it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// The heading.
    pub title: &'static str,
    /// What is explained, nothing where that is plain; and what is said of it.
    pub rows: &'static [(&'static str, &'static str)],
}

/// Of sheets that a second person keys blind or looks at.
pub const SECOND: Chapter = Chapter {
    title: "staff-help-title-second",
    rows: &[
        ("staff-key-again", "staff-help-again"),
        ("staff-at-sight", "staff-help-sight"),
        ("staff-to-settle", "staff-help-settle"),
    ],
};

/// Of words that a jury rules on.
pub const JURY: Chapter = Chapter {
    title: "jury-waiting",
    rows: &[
        ("", "staff-help-words"),
        ("words-evidence", "staff-help-evidence"),
        ("jury-withdraw", "staff-help-ruled"),
        ("", "staff-help-unknown"),
    ],
};
