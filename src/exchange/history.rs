//! A history as people read it: a line an event.

use std::fmt::Write as _;

use chrono::NaiveDateTime;

use crate::domain::contest::Record;
use crate::domain::text::is_hidden;
use crate::language::{Language, Sentences, Subjects, Teller, tr_args};

/// Each event on a line of its own, whatever was typed into it: its number, the time of day that `local_time` makes of
/// milliseconds since 1970, who did it, what happened, and whether it was undone.
pub fn history_text<F: Sentences>(
    record: &Record<F>,
    language: Language,
    local_time: fn(i64) -> NaiveDateTime,
) -> String {
    let subjects = &Subjects::of(record.log());
    let players = &record.contest().common.players;
    let teller = Teller { language, players, subjects };
    let mut lines = String::new();
    for recorded in record.log() {
        let undone = record.is_undone(recorded.action);
        let key = if undone { "history-line-undone" } else { "history-line" };
        let args = [
            ("seq", format!("{:>5}", recorded.seq.0).into()),
            ("at", local_time(recorded.at.wall_ms).format("%Y-%m-%d %H:%M:%S").to_string().into()),
            ("who", recorded.who.name.as_str().into()),
            ("what", teller.sentence(recorded).into()),
        ];
        let line = tr_args(language, key, &args);
        let line: String = line.chars().map(|c| if is_hidden(c) { ' ' } else { c }).collect();
        writeln!(lines, "{line}").expect("memory");
    }
    lines
}
