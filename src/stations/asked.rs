//! What a station can ask, who asks it, and what it becomes.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Value, json};

use crate::domain::contest::command::Command;
use crate::domain::contest::event::{Event, Recorded};
use crate::domain::contest::{Format, Record};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::person::Person;
use crate::domain::player::Player;
use crate::language::{Language, tr};
use crate::screens::name::time_of_day;
use crate::stations::refused::{Refused, Why};
use crate::text;

/// Something that can be done with a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Does {
    /// What it is called.
    pub label: String,
    /// What is asked, but for what is typed.
    pub ask: Value,
    /// What the reason is called that it wants; empty where it wants none.
    pub reason: String,
    /// What is asked about it before it is done, behind whose it is; empty where nothing is.
    pub confirm: String,
}

impl Does {
    /// Something that wants no reason and is asked about no further.
    pub fn new(label: String, ask: Value) -> Self {
        let (reason, confirm) = (String::new(), String::new());
        Self { label, ask, reason, confirm }
    }

    /// Whether what is typed goes with it.
    pub fn takes_fields(&self) -> bool {
        self.ask.get("ask").and_then(Value::as_str).is_some_and(takes_fields)
    }
}

/// Whether what is typed goes with an ask of this name.
pub fn takes_fields(ask: &str) -> bool {
    ["key_sheet", "key_again", "revise"].contains(&ask)
}

/// What an ask becomes.
pub enum Step<F: Format> {
    /// This command.
    Do(Box<Command<F>>),
    /// Nothing: it stands so already.
    Stands(Value),
}

/// By which event something stands as it does: the newest that is about it and was not undone; 0 before there is one. A count
/// of its versions, or its own number, would come again after an undo.
pub fn newest<F: Format>(record: &Record<F>, is_about: impl Fn(&F::Event) -> bool) -> u64 {
    let mut log = record.log().iter().rev();
    let found = log.find(|recorded| match &recorded.event {
        Event::Own(event) => is_about(event) && !record.is_undone(recorded.action),
        _ => false,
    });
    found.map_or(0, |recorded| recorded.seq.0)
}

/// The event that something was keyed by, where who asks keyed none of its versions.
pub fn of_another<'v, F: Format>(
    record: &Record<F>,
    asker: &Asker<'_>,
    mut versions: impl Iterator<Item = &'v Person>,
    is_keyed: impl Fn(&F::Event) -> bool,
) -> Option<u64> {
    let own = versions.any(|by| by.is_named_as(asker.who));
    (!own).then(|| newest(record, is_keyed))
}

/// By which event each sheet was keyed.
pub fn keyed<F: Format, Id: Ord>(
    record: &Record<F>,
    of: impl Fn(&F::Event) -> Option<Id>,
) -> BTreeMap<Id, u64> {
    let keyed = record.log().iter().filter_map(|recorded| match &recorded.event {
        Event::Own(event) => Some((of(event)?, recorded)),
        _ => None,
    });
    let standing = keyed.filter(|(_, recorded)| !record.is_undone(recorded.action));
    standing.map(|(id, recorded)| (id, recorded.seq.0)).collect()
}

/// One without a name in a list: when and by whom it was keyed, and what gives it a name.
pub fn unnamed<F: Format>(
    record: &Record<F>,
    (round, sheet): (RoundNo, u32),
    version: u64,
    by: &Person,
) -> (String, Value) {
    (format!("{} · {}", time_of(record, version), by.name), moves((round, sheet), version))
}

/// What gives a sheet as it stands to a player, but for whom.
pub fn moves((round, sheet): (RoundNo, u32), version: u64) -> Value {
    json!({"ask": "move", "sheet": sheet, "version": version, "round": round.get()})
}

/// At what time of the day an event was recorded.
pub fn time_of<F: Format>(record: &Record<F>, seq: u64) -> String {
    recorded(record, seq).map(|recorded| time_of_day(recorded.at.wall_ms)).unwrap_or_default()
}

fn recorded<F: Format>(record: &Record<F>, seq: u64) -> Option<&Recorded<F>> {
    record.log().iter().rev().find(|recorded| recorded.seq.0 == seq)
}

/// That the time of a round is not over: before that nothing of what was handed in is looked at, since a verdict would spell
/// the rack. Of a time that ran while no program had the file the referee confirms first how it went on.
pub fn not_over(language: Language, is_unconfirmed: bool) -> Refused {
    let why = if is_unconfirmed { "staff-unconfirmed" } else { "staff-round" };
    Refused::new(Why::Round, tr(language, why))
}

/// That a paper says this already.
pub fn stands_so<F: Format>(sheet: u32, version: u64) -> Step<F> {
    Step::Stands(json!({"done": true, "what": "same", "sheet": sheet, "version": version}))
}

/// That a player has a paper of a round, so that another one is not given to them.
pub fn has_a_sheet(
    people: &BTreeMap<PlayerId, Player>,
    language: Language,
    (player, round): (PlayerId, RoundNo),
) -> Refused {
    let name = people.get(&player).map_or("", |player| player.name.as_str());
    let (player, round) = (player.get(), round.get());
    let text = text!(language, "staff-has-a-sheet", player = player, name = name, round = round);
    Refused::new(Why::Rule, text)
}

/// That something stands as it does since this event, which who asks has not seen.
pub fn newer<F: Format>(record: &Record<F>, language: Language, now: u64) -> Refused {
    let by = recorded(record, now).map(|recorded| recorded.who.name.clone()).unwrap_or_default();
    let refused = Refused::new(Why::Newer, text!(language, "staff-newer", by = by.as_str()));
    refused.with("version", now).with("by", by).with("at", time_of(record, now))
}

/// Who asks, and how they are answered.
#[derive(Clone, Copy)]
pub struct Asker<'a> {
    /// Who.
    pub who: &'a Person,
    /// In which language.
    pub language: Language,
    /// Whether they were shown what is saved of a sheet, by the event that it was keyed by.
    pub has_seen: &'a dyn Fn(u64) -> bool,
}

/// The names of everything of a kind that can be asked, as its reader knows them.
#[cfg(test)]
pub fn names_of<T: serde::de::DeserializeOwned>() -> Vec<String> {
    // It names them all where it is given another one.
    let Err(unknown) = serde_json::from_value::<T>(json!({"ask": "-"})) else { return Vec::new() };
    unknown.to_string().split('`').skip(3).step_by(2).map(str::to_owned).collect()
}
