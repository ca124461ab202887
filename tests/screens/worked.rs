//! A day whose every figure can be worked out on paper, and its screens as short JSON.

use eforos::commands::Situation;
use eforos::domain::contest::Details;
use eforos::domain::formats::anagram::Command;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::sheet::Lateness;
use eforos::domain::head::Heads;
use eforos::domain::lexicon::{Authority, Digest};
use eforos::language::Language;
use eforos::lexicon::{Lexicon, Title};
use eforos::screens::FileFacts;
use eforos::screens::formats::anagram::{Open, Seen};
use serde::Serialize;
use serde_json::Value;

use crate::day::{Day, all_day, letters, player, round};

/// What is in the list.
const LIST: &str = "ΚΑΡΟ ΡΟΚΑ ΤΑΚΟΣ ΡΟΣ ΝΑΙ";

/// The day, and what a file has beside its history.
pub struct Worked {
    pub day: Day,
    pub list: Lexicon,
    pub file: FileFacts,
    heads: Heads,
}

impl Worked {
    /// Three players; ΚΑΡΟΤΣΕ has come out of the bags and nobody has seen it.
    pub fn drawn() -> Self {
        let mut worked = Self::of(Day::new(Authority::Reference, LIST));
        let day = &mut worked.day;
        day.must(Command::ChangeDetails {
            details: Details {
                title: "Κύπελλο".to_owned(),
                venue: "Βιβλιοθήκη".to_owned(),
                date: "2026-11-21".to_owned(),
                referee: "Έφορος".to_owned(),
                club: "Αναλόγιο".to_owned(),
                starts: "11:00".to_owned(),
                assistants: Vec::new(),
            },
        });
        for (name, club) in [("Άννα", "Καβάλα"), ("Βασίλης", "Δράμα"), ("Γιώτα", "")]
        {
            let (name, club) = (name.to_owned(), club.to_owned());
            day.must(Command::AddPlayer { id: None, name, club, span: all_day() });
        }
        day.pass(60_000);
        let typed = Play::TypeLetters { round: round(1), letters: letters("ΚΑΡΟΤΣΕ") };
        day.must(typed);
        worked
    }

    /// Another day.
    pub fn of(day: Day) -> Self {
        let title = Title {
            name: "test".to_owned(),
            edition: "1".to_owned(),
            authority: Authority::Reference,
        };
        let list = Lexicon::from_words(day.lexicon.iter().cloned(), title);
        let file = FileFacts {
            path: "a.eforos".to_owned(),
            read_only: false,
            has_seed: true,
            ..FileFacts::default()
        };
        Self { day, list, file, heads: Heads::default() }
    }

    /// The same once the time of round 1 is over.
    pub fn over() -> Self {
        let mut worked = Self::drawn();
        worked.day.must(Play::ShowLetters { round: round(1) });
        worked.day.pass(10_000);
        worked.day.must(Play::StartRound { round: round(1) });
        worked.day.pass(6 * 60_000);
        worked.day.must(Play::NoteTime);
        worked
    }

    /// The same with all sheets in and keyed. Άννα has 2 + 2 + 1 points; Βασίλης wins 2 for ΤΑΚΟΣ and
    /// loses them for ΤΑΚΟΙ, for there is no Ι; Γιώτα wins 2 and loses 1 for ΕΡΩ, for there is no Ω.
    /// ΑΡΚΟ, which is not in the list, waits for the referee.
    pub fn keyed() -> Self {
        let mut worked = Self::over();
        let day = &mut worked.day;
        let (players, lateness) = ([1, 2, 3].map(player).to_vec(), Lateness::InTime);
        day.must(Play::CollectSheets { round: round(1), players, lateness });
        day.key(1, 1, "5: ΤΑΚΟΣ / 4: ΚΑΡΟ / 3: ΡΟΣ");
        day.key(2, 1, "5: ΤΑΚΟΣ ΤΑΚΟΙ / 4: ΑΡΚΟ");
        day.key(3, 1, "4: ΑΡΚΟ ΚΑΡΟ / 3: ΕΡΩ");
        worked
    }

    /// What screens are made from.
    pub fn open(&mut self) -> Open<'_> {
        self.seen().open
    }

    /// The same as the referee looks at it, who may do whatever a changeable competition allows.
    pub fn seen(&mut self) -> Seen<'_> {
        self.heads = Heads::default();
        let seqs = self.day.record.log().iter().map(|recorded| recorded.seq.0);
        self.heads.extend(seqs.map(|seq| Digest::of(&seq.to_be_bytes())));
        let open = Open {
            elsewhere: None,
            record: &self.day.record,
            judged: &self.day.board,
            words: &self.day.lexicon,
            list: Some(&self.list),
            drafts: &self.day.drafts,
            heads: &self.heads,
            file: &self.file,
            now: self.day.now,
        };
        let can = Situation {
            open: true,
            changeable: true,
            undoable: true,
            numbers_taken: true,
            ..Situation::default()
        };
        Seen { open, language: Language::Greek, person: &self.day.who, can }
    }
}

/// Data as JSON that a person can read: a button, a tile, a field and a cell of the grid in one
/// line each, and times of the day, which are those of the machine's own zone, left out.
pub fn told(data: &impl Serialize) -> String {
    serde_json::to_string_pretty(&short(serde_json::to_value(data).unwrap())).unwrap()
}

fn short(value: Value) -> Value {
    match value {
        Value::Array(items) => Value::Array(items.into_iter().map(short).collect()),
        Value::Object(entries) if entries.contains_key("shortcut") => {
            let enabled = if entries["enabled"] == Value::Bool(true) { "" } else { " (not now)" };
            let key = entries["shortcut"].as_str().map(|key| format!(" [{key}]"));
            let (label, key) = (entries["label"].as_str().unwrap(), key.unwrap_or_default());
            Value::String(format!("{label}{key}{enabled} -> {}", entries["command"]))
        }
        Value::Object(entries) if entries.contains_key("state") && entries.contains_key("sign") => {
            let text = |key: &str| entries[key].as_str().unwrap().to_owned();
            let act = if entries["act"].is_null() { "" } else { ", can be taken" };
            let chosen = if entries["chosen"] == Value::Bool(true) { ", on the desk" } else { "" };
            let (state, tone) = (text("state"), text("tone"));
            let round = &entries["round"];
            Value::String(format!("{round} {} {state}, {tone}{act}{chosen}", text("sign")))
        }
        Value::Object(entries) if entries.contains_key("high_value") => {
            let high = if entries["high_value"] == Value::Bool(true) { ", high" } else { "" };
            let letter = entries["letter"].as_str().unwrap_or("?");
            let kind = entries["kind"].as_str().unwrap();
            Value::String(format!("{letter} {} {kind}{high}", entries["value"]))
        }
        Value::Object(entries) if entries.contains_key("enter") => {
            let text = |key: &str| entries[key].as_str().unwrap().to_owned();
            Value::String(format!("{}: «{}» ({})", text("label"), text("value"), entries["entry"]))
        }
        Value::Object(entries) => {
            let of_zone = |key: &str, value: &Value| {
                key == "time" && value.as_str().is_some_and(|text| text.len() == "00:00:00".len())
            };
            let kept = entries.into_iter().filter(|(key, value)| !of_zone(key, value));
            Value::Object(kept.map(|(key, value)| (key, short(value))).collect())
        }
        other => other,
    }
}
