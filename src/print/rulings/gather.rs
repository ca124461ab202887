//! The facts of the rulings, gathered from the record.

use std::collections::BTreeMap;

use chrono::NaiveDateTime;

use super::{RulingLine, Rulings, Waiting, Written};
use crate::domain::contest::draft::Draft;
use crate::domain::formats::anagram::standings::{Board, Doubt, standings};
use crate::domain::formats::anagram::{Event, Record, Recorded};
use crate::domain::ids::RoundNo;
use crate::domain::letters::{Word, Written as Word_};
use crate::print::occasion::Occasion;

impl Rulings {
    /// The rulings of a competition. `local_time` turns milliseconds since 1970-01-01 UTC into the
    /// time of day at the place.
    #[must_use]
    pub fn of(
        record: &Record,
        board: &Board,
        drafts: &[Draft],
        local_time: &dyn Fn(i64) -> NaiveDateTime,
    ) -> Self {
        let contest = record.contest();
        let written = written(board);
        let by = ruled_by(record);
        let line = |(word, ruling): (&Word, &crate::domain::contest::ruling::Ruling)| RulingLine {
            word: word.to_string(),
            ruled: ruling.ruled,
            evidence: ruling.evidence.clone(),
            by: by.get(word).map(|event| (event.who.name.clone(), local_time(event.at.wall_ms))),
            written: written.get(word).cloned().unwrap_or_default(),
        };
        Self {
            occasion: Occasion::of(contest),
            lexicon: contest.common.lexicon.clone(),
            rulings: contest.common.rulings.iter().map(line).collect(),
            waiting: waiting(record, board, drafts),
        }
    }
}

/// Where the words stand that are judged as words: in their field, from the letters, the first time.
fn written(board: &Board) -> BTreeMap<Word, Written> {
    let mut places: BTreeMap<Word, Written> = BTreeMap::new();
    for (round, _, grade) in board.grades() {
        for word in grade.words.iter().filter(|word| word.verdict.is_on_the_word()) {
            let Some(word) = word.written.word() else { continue };
            let written = places.entry(word.clone()).or_default();
            written.sheets += 1;
            if written.rounds.last() != Some(&round.get()) {
                written.rounds.push(round.get());
            }
        }
    }
    places
}

/// The event by which each ruling stands.
fn ruled_by(record: &Record) -> BTreeMap<&Word, &Recorded> {
    let mut by = BTreeMap::new();
    for event in record.log().iter().filter(|event| !record.is_undone(event.action)) {
        if let Event::WordRuled { word, .. } = &event.event {
            by.insert(word, event);
        }
    }
    by
}

fn waiting(record: &Record, board: &Board, drafts: &[Draft]) -> Vec<Waiting> {
    let last =
        crate::domain::formats::anagram::rules::all_rounds().next_back().unwrap_or(RoundNo::FIRST);
    let mut words: BTreeMap<Word_, Written> = BTreeMap::new();
    for doubt in standings(record.contest(), board, last, drafts).doubts {
        if let Doubt::Undecided { written, round, players } = doubt {
            let place = words.entry(written).or_default();
            place.rounds.push(round.get());
            place.sheets += players.len();
        }
    }
    let waiting = |(word, written): (Word_, Written)| Waiting { word: word.to_string(), written };
    words.into_iter().map(waiting).collect()
}
