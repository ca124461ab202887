//! The facts of the rulings, gathered from the record.

use std::collections::BTreeMap;

use chrono::NaiveDateTime;

use super::{RulingLine, Rulings, Waiting, Written};
use crate::domain::contest::event::{Event, Recorded};
use crate::domain::contest::{Format, Record};
use crate::domain::letters::Word;

impl Rulings {
    /// The rulings of a competition, with where its words were written and which of them await one.
    /// `local_time` turns milliseconds since 1970-01-01 UTC into the time of day at the place.
    pub fn of<F: Format>(
        record: &Record<F>,
        written: &BTreeMap<Word, Written>,
        waiting: Vec<Waiting>,
        local_time: fn(i64) -> NaiveDateTime,
    ) -> Self {
        let common = &record.contest().common;
        let by = ruled_by(record);
        let rulings = common.rulings.iter().map(|(word, ruling)| RulingLine {
            word: word.to_string(),
            ruling: ruling.clone(),
            by: by.get(word).map(|event| (event.who.name.clone(), local_time(event.at.wall_ms))),
            written: written.get(word).cloned().unwrap_or_default(),
        });
        Self {
            details: common.details.clone(),
            lexicon: common.lexicon.clone(),
            rulings: rulings.collect(),
            waiting,
        }
    }
}

/// The event by which each ruling stands.
fn ruled_by<F: Format>(record: &Record<F>) -> BTreeMap<&Word, &Recorded<F>> {
    let events = record.log().iter().filter(|event| !record.is_undone(event.action));
    let ruled = events.filter_map(|event| {
        let Event::WordRuled { word, .. } = &event.event else { return None };
        Some((word, event))
    });
    ruled.collect()
}
