//! Earlier versions of a sheet: who keyed what, and when.

use chrono::{DateTime, Local};

use crate::domain::anagram::event::Event as AnagramEvent;
use crate::domain::anagram::rules::Field;
use crate::domain::anagram::sheet::SheetWords;
use crate::domain::contest::event::Event;
use crate::domain::ids::SheetId;
use crate::text;
use crate::views::{Sight, history};

/// Each version of a sheet in a line, the newest first; a second keying that is not settled is no
/// version yet.
#[must_use]
pub fn versions(sight: &Sight<'_>, id: SheetId) -> Vec<String> {
    let language = sight.language();
    let mut lines = Vec::new();
    for recorded in sight.record.log() {
        let Event::Anagram(event) = &recorded.event else { continue };
        let words = match event {
            AnagramEvent::SheetKeyed { sheet, words, .. }
            | AnagramEvent::SheetRevised { sheet, words, .. }
            | AnagramEvent::KeyingsSettled { sheet, words }
                if *sheet == id && !sight.record.is_undone(recorded.action) =>
            {
                words
            }
            _ => continue,
        };
        let at = DateTime::from_timestamp_millis(recorded.at.wall_ms);
        let at = at.map(|at| at.with_timezone(&Local).format("%H:%M:%S").to_string());
        lines.push(text!(
            language,
            "sheets-version",
            version = lines.len() + 1,
            at = at.unwrap_or_default(),
            who = history::who(language, &recorded.who),
            words = told(words)
        ));
    }
    lines.reverse();
    lines
}

/// The words of a sheet in one line: the length of each field, then its words.
fn told(words: &SheetWords) -> String {
    let fields = Field::ALL.into_iter().filter(|&field| !words.field(field).is_empty());
    let fields =
        fields.map(|field| format!("{}: {}", field.length(), super::text_of(words, field).1));
    let told = fields.collect::<Vec<_>>().join(" · ");
    if told.is_empty() { "–".to_owned() } else { told }
}
