//! What is told at the desk: what went wrong, what was done, what is to be known.

use crate::commands::UserCommand;

/// A sentence that stays until it is put away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Whether something went wrong.
    pub kind: NoticeKind,
    /// The sentence.
    pub text: String,
    /// What it offers in the place of being put away.
    pub offers: Option<UserCommand>,
}

/// What a notice is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeKind {
    /// Something was refused or failed.
    Problem,
    /// Something is to be known though nothing is wrong; it stays as long as a problem does.
    Caution,
    /// Something was done.
    Done,
    /// A sheet was saved: told until the next key.
    Saved,
    /// A key does nothing now, and why.
    Hindered,
}

impl NoticeKind {
    /// Whether it stays until it is put away.
    pub fn stays(self) -> bool {
        match self {
            Self::Problem | Self::Caution => true,
            Self::Done | Self::Saved | Self::Hindered => false,
        }
    }
}
