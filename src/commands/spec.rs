//! A row of the table of commands.

use super::{Key, Shortcut, When};

/// A row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spec {
    /// The key of its name.
    pub name: &'static str,
    /// The key of a sentence on what it does; empty when the name says it all.
    pub hint: &'static str,
    /// Its shortcut.
    pub shortcut: Option<Shortcut>,
    /// When it can be asked.
    pub when: When,
    /// The key of other words by which a person may look for it; empty when its name says it all.
    pub also: &'static str,
}

pub(in crate::commands) const fn row(name: &'static str, when: When) -> Spec {
    Spec { name, hint: "", shortcut: None, when, also: "" }
}

impl Spec {
    pub(in crate::commands) const fn ctrl(self, key: Key) -> Self {
        Self { shortcut: Some(Shortcut::ctrl(key)), ..self }
    }

    pub(in crate::commands) const fn shift(self, key: Key) -> Self {
        Self { shortcut: Some(Shortcut::shift(key)), ..self }
    }

    pub(in crate::commands) const fn key(self, key: Key) -> Self {
        Self { shortcut: Some(Shortcut::plain(key)), ..self }
    }

    pub(in crate::commands) const fn hint(self, hint: &'static str) -> Self {
        Self { hint, ..self }
    }

    pub(in crate::commands) const fn also(self, also: &'static str) -> Self {
        Self { also, ..self }
    }
}
