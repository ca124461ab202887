//! A text that can be typed, with its label and what stands in it.

use serde::Serialize;

use crate::commands::{Entry, UserCommand};

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

    /// The same with something that Enter asks for.
    #[must_use]
    pub fn enter(self, command: UserCommand) -> Self {
        Self { enter: Some(command), ..self }
    }
}
