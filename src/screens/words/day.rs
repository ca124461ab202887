//! What is told beside the queue: the letters of the rounds of a word, the newest rulings, how the words of each round
//! were judged.

use std::collections::BTreeSet;

use serde::Serialize;

use super::lists::ruling_row;
use super::{Chosen, Rulings, WordRow};
use crate::domain::contest::event::Event;
use crate::domain::ids::RoundNo;
use crate::domain::letters::Word;
use crate::language::tr;
use crate::screens::Seen;
use crate::screens::board::TileData;
use crate::text;

/// The letters of so many rounds have room beside a word.
const RACKS: usize = 2;
/// As many rulings as any window shows.
const LATEST: usize = 40;

/// A tile of a round's letters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RackTile {
    /// The tile.
    pub tile: TileData,
    /// Whether it is of high value.
    pub is_high: bool,
    /// Whether the word takes it.
    pub is_taken: bool,
}

/// How the words of each round were judged, as a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ByRound {
    /// Its heading.
    pub title: String,
    /// The headings of its columns: round, words, valid, invalid, neither.
    pub columns: [String; 5],
    /// The same of each round.
    pub rows: Vec<[String; 5]>,
}

/// The newest rulings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Latest {
    /// Their heading, and those of their columns.
    pub title: String,
    /// See [`Self::title`].
    pub columns: [String; 4],
    /// The newest first.
    pub rows: Vec<WordRow>,
}

/// The letters of the first rounds in which a word was written.
pub(super) fn racks<F: Rulings>(
    seen: &Seen<'_, F>,
    word: &Word,
    rounds: &[RoundNo],
) -> Vec<(String, Vec<RackTile>)> {
    let several = rounds.len() > 1;
    let rack = |&round: &RoundNo| {
        let title = text!(seen.language, F::said("press-round"), round = round.get());
        (if several { title } else { String::new() }, F::rack(seen, round, word))
    };
    let racks = rounds.iter().map(rack).filter(|(_, tiles)| !tiles.is_empty());
    racks.take(RACKS).collect()
}

/// The words that are ruled on, the last ruling first; `None` where none is.
pub(super) fn latest<F: Rulings>(seen: &Seen<'_, F>, chosen: &Chosen<'_>) -> Option<Latest> {
    let language = seen.language;
    let rulings = &seen.contest().common.rulings;
    let ruled = seen.record.log().iter().rev().filter_map(|recorded| match &recorded.event {
        Event::WordRuled { word, .. } => Some(word),
        _ => None,
    });
    let mut told = BTreeSet::new();
    let words = ruled.filter(|word| told.insert(*word));
    let rows = words.filter_map(|word| {
        let ruling = rulings.get(word)?;
        Some(ruling_row(language, chosen, word, ruling))
    });
    let rows: Vec<WordRow> = rows.take(LATEST).collect();
    let column = |key: &'static str| {
        if key.is_empty() { String::new() } else { tr(language, F::said(key)) }
    };
    (!rows.is_empty()).then(|| Latest {
        title: tr(language, "words-latest"),
        columns: ["words-word", "words-ruling", "", "words-evidence"].map(column),
        rows,
    })
}
