//! What a station can ask, who asks it, and what it becomes.

use serde::Serialize;
use serde_json::Value;

use crate::domain::contest::Format;
use crate::domain::contest::command::Command;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::person::Person;
use crate::language::Language;

/// Something that can be done with a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Does {
    /// What it is called.
    pub label: String,
    /// What is asked, but for what is typed.
    pub ask: Value,
    /// Whether what is typed goes with it.
    pub with_fields: bool,
    /// What the reason is called that it wants; empty where it wants none.
    pub reason: String,
}

/// What an ask becomes.
pub enum Step<F: Format> {
    /// This command.
    Do(Box<Command<F>>),
    /// Nothing: it stands so already.
    Stands(Value),
}

/// Who asks, and how they are answered.
#[derive(Clone, Copy)]
pub struct Asker<'a> {
    /// Who.
    pub who: &'a Person,
    /// In which language.
    pub language: Language,
    /// Whether this station has seen what is saved of a sheet.
    pub has_seen: &'a dyn Fn(RoundNo, PlayerId) -> bool,
}
