//! The other lists of Words: those ruled on, all of a round, and a search of the word list.

use std::collections::{BTreeMap, BTreeSet};

use super::data::WordRow;
use super::queue::joined;
use crate::commands::Entry;
use crate::domain::contest::ruling::Ruled;
use crate::domain::formats::anagram::alphabet::ALPHABET;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::{Letter, Word};
use crate::domain::lexicon::WordList as _;
use crate::language::tr;
use crate::screens::Tone;
use crate::views::{Sight, sheets};

/// How many words a search shows.
const FOUND: usize = 200;

/// The ruled words, with the evidence.
pub(super) fn ruled(sight: &Sight<'_>) -> Vec<WordRow> {
    let language = sight.language();
    let rulings = sight.contest().common.rulings.iter();
    let row = |(word, ruling): (&Word, &crate::domain::contest::ruling::Ruling)| {
        let (key, tone) = match ruling.ruled {
            Ruled::Valid => ("words-ruled-valid", Tone::Good),
            Ruled::Invalid => ("words-ruled-invalid", Tone::Bad),
        };
        WordRow {
            players: tr(language, key),
            near: ruling.evidence.clone(),
            ..plain(sight, word, tone)
        }
    };
    rulings.map(row).collect()
}

/// Who wrote a word in a round, and every verdict that it has there.
type Found = (BTreeSet<PlayerId>, Vec<(String, Tone)>);

/// Every word of a round's sheets, most-written first, with every verdict that it has there.
pub(super) fn of_round(sight: &Sight<'_>, of: RoundNo) -> Vec<WordRow> {
    let language = sight.language();
    let mut found: BTreeMap<&Word, Found> = BTreeMap::new();
    for (_, player, grade) in sight.judged.grades().filter(|(round, ..)| *round == of) {
        for graded in &grade.words {
            let Some(word) = graded.written.word() else { continue };
            let (players, verdicts) = found.entry(word).or_default();
            players.insert(player);
            let (sign, said, tone) = sheets::verdict(language, graded.verdict);
            let told = (format!("{sign} {said}"), tone);
            if !verdicts.contains(&told) {
                verdicts.push(told);
            }
        }
    }
    let mut rows: Vec<(usize, WordRow)> = found
        .into_iter()
        .map(|(word, (players, verdicts))| {
            let tone = verdicts.first().map_or(Tone::Plain, |(_, tone)| *tone);
            let near = joined(verdicts.iter().map(|(told, _)| told));
            let row = WordRow {
                players: players.len().to_string(),
                rounds: of.to_string(),
                near,
                ..plain(sight, word, tone)
            };
            (players.len(), row)
        })
        .collect();
    rows.sort_by(|a, b| b.0.cmp(&a.0).then_with(|| a.1.word.cmp(&b.1.word)));
    rows.into_iter().map(|(_, row)| row).collect()
}

/// The typed word itself, whether the list has it or not, and every word that begins so; `?` stands
/// for any letter.
pub(super) fn search(sight: &Sight<'_>) -> Vec<WordRow> {
    let typed = sight.desk.text(Entry::ListSearch);
    let Some(list) = sight.list else { return Vec::new() };
    let Ok(reading) = ALPHABET.read(typed, None) else { return Vec::new() };
    let places: Vec<Option<Letter>> = reading.written.places().collect();
    let found = list.beginning(&places, FOUND);
    let asked = reading.written.word().filter(|word| !list.contains(word)).cloned();
    let language = sight.language();
    let row = |(word, key, tone): (Word, &'static str, Tone)| WordRow {
        near: tr(language, key),
        ..plain(sight, &word, tone)
    };
    let asked = asked.map(|word| (word, "words-not-in-list", Tone::Bad));
    let found = found.into_iter().map(|word| (word, "words-in-list", Tone::Good));
    asked.into_iter().chain(found).map(row).collect()
}

fn plain(sight: &Sight<'_>, word: &Word, tone: Tone) -> WordRow {
    WordRow {
        word: word.clone(),
        players: String::new(),
        rounds: String::new(),
        near: String::new(),
        chosen: sight.desk.word.as_ref() == Some(word),
        picked: None,
        tone,
    }
}
