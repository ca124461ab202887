//! What is seen in History.

use std::collections::BTreeMap;

use chrono::{DateTime, Local};

use crate::commands::{Question, UserCommand};
use crate::domain::contest::decide::{stood_on, undoable};
use crate::domain::formats::anagram::Recorded;
use crate::domain::formats::anagram::whose::SheetPlaces;
use crate::domain::ids::PlayerId;
use crate::domain::person::{Person, Role};
use crate::domain::player::Player;
use crate::language::{Language, Teller, tr};
use crate::screens::Act;
use crate::text;
use crate::views::Sight;

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistoryData {
    /// How many events.
    pub title: String,
    /// The newest first.
    pub rows: Vec<HistoryRow>,
    /// What the rows' sentences were told with.
    told: (Language, BTreeMap<PlayerId, Player>),
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

/// History as it is seen. Of the same competition `before`, the sentences are not told again.
#[must_use]
pub fn data(sight: &Sight<'_>, before: Option<HistoryData>) -> HistoryData {
    let language = sight.language();
    let situation = sight.situation();
    let log = sight.record.log();
    let last = action(sight, undoable(sight.record));
    let sheets = SheetPlaces::of(log);
    let teller = teller(sight, &sheets);
    let row = |recorded: &Recorded| HistoryRow {
        seq: recorded.seq.to_string(),
        time: time_of_day(recorded.at.wall_ms),
        who: who(language, &recorded.who),
        what: grouped(&teller.sentence(recorded)),
        undone: false,
    };
    let players = &sight.contest().common.players;
    let before = before.filter(|before| before.told.0 == language && before.told.1 == *players);
    let (kept, told) = before.map_or_else(
        || (Vec::new(), (language, players.clone())),
        |before| (before.rows, before.told),
    );
    let new = log.iter().skip(kept.len()).rev().map(row);
    let mut rows: Vec<HistoryRow> = new.chain(kept).collect();
    for (row, recorded) in rows.iter_mut().zip(log.iter().rev()) {
        row.undone = sight.record.is_undone(recorded.action);
    }
    HistoryData {
        title: text!(language, "console-history", count = log.len()),
        rows,
        told,
        undoable: last
            .map(|last| text!(language, "console-undoable", what = last))
            .unwrap_or_default(),
        acts: [UserCommand::Ask(Question::Undo), UserCommand::Verify]
            .map(|command| Act::new(language, &situation, command))
            .into(),
        verified: sight.desk.verified.iter().flatten().map(|line| grouped(line)).collect(),
    }
}

/// What undo would take back, and that the history keeps both.
#[must_use]
pub fn undo_lines(sight: &Sight<'_>) -> Vec<String> {
    let language = sight.language();
    let undoable = undoable(sight.record);
    let Some((last, what)) = undoable.first().zip(action(sight, undoable)) else {
        return vec![tr(language, "errors-nothing-to-undo")];
    };
    let (time, who) = (time_of_day(last.at.wall_ms), who(language, &last.who));
    let since = stood_on(sight.record).then(|| tr(language, "dialog-undo-since"));
    let undone = text!(language, "dialog-undo", time = time, who = who, what = what);
    [Some(undone), since, Some(tr(language, "dialog-undo-keeps"))].into_iter().flatten().collect()
}

/// Digests in groups of eight digits, so that a person can compare them and a line can break.
fn grouped(text: &str) -> String {
    let is_digest = |word: &str| word.len() >= 32 && word.bytes().all(|b| b.is_ascii_hexdigit());
    let word = |word: &str| {
        let bare = word.trim_end_matches(|c: char| !c.is_ascii_hexdigit());
        if !is_digest(bare) {
            return word.to_owned();
        }
        let groups: Vec<&str> =
            bare.as_bytes().chunks(8).filter_map(|group| std::str::from_utf8(group).ok()).collect();
        format!("{}{}", groups.join(" "), &word[bare.len()..])
    };
    text.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// How many events of an action are told one by one.
const TOLD: usize = 3;

/// The events of an action in the console's language; of many the first ones, and how many more there
/// are. `None` without any.
#[must_use]
pub fn action(sight: &Sight<'_>, events: &[Recorded]) -> Option<String> {
    let sheets = SheetPlaces::of(sight.record.log());
    let teller = teller(sight, &sheets);
    let told = events.iter().take(TOLD).map(|recorded| teller.sentence(recorded));
    let more = events.len().saturating_sub(TOLD);
    let more = (more > 0).then(|| text!(sight.language(), "console-and-more", count = more));
    let lines: Vec<String> = told.chain(more).collect();
    (!lines.is_empty()).then(|| lines.join(" "))
}

fn teller<'a>(sight: &Sight<'a>, sheets: &'a SheetPlaces) -> Teller<'a> {
    Teller { language: sight.language(), players: &sight.contest().common.players, sheets }
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
