//! A command as it stands on a button, made from the command table.

use serde::Serialize;

use crate::commands::{Situation, UserCommand, shortcut, spec, why_not};
use crate::language::formats::said_by;
use crate::language::{Language, tr};

/// A command with its words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Act {
    /// What is asked when it is pressed.
    pub command: UserCommand,
    /// Its name.
    pub label: String,
    /// What it does, when the name does not say it all.
    pub hint: String,
    /// Its shortcut as it stands on the button.
    pub shortcut: Option<String>,
    /// Whether it can be asked now.
    pub enabled: bool,
}

impl Act {
    /// A command, in a language and a situation: in the words of the format that is open.
    pub fn new(language: Language, situation: &Situation, command: UserCommand) -> Self {
        let row = spec(&command);
        let said = said_by(situation.format);
        Self {
            label: tr(language, said(row.name)),
            hint: if row.hint.is_empty() { String::new() } else { tr(language, said(row.hint)) },
            shortcut: shortcut(&command, situation).map(crate::commands::Shortcut::label),
            enabled: why_not(&command, situation).is_none(),
            command,
        }
    }

    /// The same under another name.
    #[must_use]
    pub fn named(self, label: String) -> Self {
        Self { label, ..self }
    }
}
