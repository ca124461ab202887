//! What is seen in History.

use chrono::{DateTime, Local};

use crate::commands::UserCommand;
use crate::domain::contest::decide::undoable;
use crate::domain::person::{Person, Role};
use crate::language::{Language, Teller, tr};
use crate::text;
use crate::views::Sight;
use crate::views::act::Act;

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistoryData {
    /// How many events.
    pub title: String,
    /// The newest first.
    pub rows: Vec<HistoryRow>,
    /// What undo would take back; empty when nothing.
    pub undoable: String,
    /// Undo, verification.
    pub acts: Vec<Act>,
    /// What the last verification found.
    pub verified: Vec<String>,
}

/// An event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistoryRow {
    /// Its number.
    pub seq: String,
    /// The time of day.
    pub time: String,
    /// Who did it.
    pub who: String,
    /// What happened.
    pub what: String,
    /// Whether it was taken back.
    pub undone: bool,
}

/// History as it is seen.
#[must_use]
pub fn data(sight: &Sight<'_>) -> HistoryData {
    let language = sight.language();
    let situation = sight.situation();
    let log = sight.record.log();
    let last = undoable(sight.record).first();
    let rows = log.iter().rev().map(|recorded| HistoryRow {
        seq: recorded.seq.to_string(),
        time: time_of_day(recorded.at.wall_ms),
        who: who(language, &recorded.who),
        what: teller(sight).sentence(&recorded.event),
        undone: sight.record.is_undone(recorded.action),
    });
    HistoryData {
        title: text!(language, "console-history", count = log.len()),
        rows: rows.collect(),
        undoable: last
            .map(|last| {
                text!(language, "console-undoable", what = teller(sight).sentence(&last.event))
            })
            .unwrap_or_default(),
        acts: [UserCommand::Undo, UserCommand::Verify]
            .map(|command| Act::new(language, &situation, command))
            .into(),
        verified: sight.desk.verified.clone().unwrap_or_default(),
    }
}

/// Tells events in the console's language.
#[must_use]
pub fn teller<'a>(sight: &Sight<'a>) -> Teller<'a> {
    Teller { language: sight.language(), players: &sight.contest().players }
}

/// The time of day here, to the second.
fn time_of_day(wall_ms: i64) -> String {
    DateTime::from_timestamp_millis(wall_ms)
        .map(|at| at.with_timezone(&Local).format("%H:%M:%S").to_string())
        .unwrap_or_default()
}

/// Name and role.
#[must_use]
pub fn who(language: Language, person: &Person) -> String {
    let role = tr(
        language,
        match person.role {
            Role::Referee => "console-referee",
            Role::Assistant => "console-assistant",
        },
    );
    if person.name.is_empty() { role } else { format!("{} ({role})", person.name) }
}
