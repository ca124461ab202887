//! What a colour means. Each view has its own colours for these, and no colour carries a meaning alone.

use serde::Serialize;

/// What a colour means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Tone {
    /// Valid, done.
    Good,
    /// Invalid, failed.
    Bad,
    /// Undecided, missing.
    Open,
    /// Ignored, out of play.
    Ignored,
    /// Nothing in particular.
    Plain,
    /// The selected.
    Chosen,
}
