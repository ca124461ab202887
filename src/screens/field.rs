//! A text that can be typed, with its label and what stands in it.

use serde::Serialize;

use super::act::Act;
use super::find::meant_in_greek;
use crate::commands::{Entry, UserCommand};
use crate::language::Language;
use crate::text;

/// A field as it is seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FieldData {
    /// What is typed here.
    pub entry: Entry,
    /// Its label.
    pub label: String,
    /// The text as typed.
    pub value: String,
    /// What stands in it while it is empty.
    pub hint: String,
    /// How many lines it shows.
    pub rows: usize,
    /// Whether it gets the keyboard now.
    pub focus: bool,
    /// Whether what is typed then follows what stands there, instead of taking its place.
    #[serde(skip)]
    pub goes_on: bool,
    /// What Enter asks for in a field of one line.
    pub enter: Option<UserCommand>,
    /// What the same keys type on the other layout, where that may be what was meant; offered under the field.
    #[serde(skip)]
    pub meant: Option<Act>,
}

impl FieldData {
    /// A field of one line.
    pub fn line(entry: Entry, label: String, value: &str) -> Self {
        Self {
            entry,
            label,
            value: value.to_owned(),
            hint: String::new(),
            rows: 1,
            focus: false,
            goes_on: false,
            enter: None,
            meant: None,
        }
    }

    /// The same with more lines.
    #[must_use]
    pub fn lines(self, rows: usize) -> Self {
        Self { rows, ..self }
    }

    /// The same with words that stand in it while it is empty.
    #[must_use]
    pub fn hint(self, hint: String) -> Self {
        Self { hint, ..self }
    }

    /// The same, getting the keyboard when the desk says so.
    #[must_use]
    pub fn focused(self, on: Option<Entry>) -> Self {
        Self { focus: on == Some(self.entry), ..self }
    }

    /// The same, for free text of a language: typed on the other layout it is offered as it was meant.
    #[must_use]
    pub fn free(self, language: Language) -> Self {
        let meant = meant_in_greek(&self.value).filter(|_| language == Language::Greek);
        let entry = self.entry;
        let offer = |meant: String| Act {
            label: text!(language, "console-meant", text = meant.as_str()),
            command: UserCommand::Type(entry, meant),
            hint: String::new(),
            shortcut: None,
            enabled: true,
        };
        Self { meant: meant.map(offer), ..self }
    }

    /// The same with something that Enter asks for.
    #[must_use]
    pub fn enter(self, command: UserCommand) -> Self {
        Self { enter: Some(command), ..self }
    }
}
