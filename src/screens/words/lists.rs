//! The other lists of words: those ruled on, all of a round, and a search of the word list.

use super::queue::joined;
use super::{Chosen, Judged, Rulings, WordRow};
use crate::domain::contest::Format;
use crate::domain::contest::ruling::{Ruled, Ruling};
use crate::domain::ids::RoundNo;
use crate::domain::letters::{Letter, Word};
use crate::domain::lexicon::WordList as _;
use crate::language::{Language, tr};
use crate::screens::{Seen, Tone};

/// How many words a search shows.
const FOUND: usize = 200;

/// The ruled words, with the evidence.
pub(super) fn ruled<F: Format>(seen: &Seen<'_, F>, chosen: &Chosen<'_>) -> Vec<WordRow> {
    let rulings = seen.contest().common.rulings.iter();
    rulings.map(|(word, ruling)| ruling_row(seen.language, chosen, word, ruling)).collect()
}

/// A ruled word, with the evidence.
pub(super) fn ruling_row(
    language: Language,
    chosen: &Chosen<'_>,
    word: &Word,
    ruling: &Ruling,
) -> WordRow {
    let (sign, key, tone) = match ruling.ruled {
        Ruled::Valid => ("✓", "words-ruled-valid", Tone::Good),
        Ruled::Invalid => ("✗", "words-ruled-invalid", Tone::Bad),
    };
    WordRow {
        players: format!("{sign} {}", tr(language, key)),
        near: ruling.evidence.clone(),
        ..plain(chosen, word, tone)
    }
}

/// Every word of a round, most-written first, with every verdict that it has there.
pub(super) fn of_round<F: Rulings>(
    seen: &Seen<'_, F>,
    chosen: &Chosen<'_>,
    of: RoundNo,
) -> Vec<WordRow> {
    let mut found: Vec<(Word, Judged)> = F::of_round(seen, seen.language, of).into_iter().collect();
    found.sort_by(|(a, (by_a, _)), (b, (by_b, _))| by_b.len().cmp(&by_a.len()).then(a.cmp(b)));
    let row = |(word, (players, verdicts)): (Word, Judged)| WordRow {
        players: players.len().to_string(),
        rounds: of.to_string(),
        near: joined(verdicts.iter().map(|(told, _)| told)),
        ..plain(chosen, &word, verdicts.first().map_or(Tone::Plain, |(_, tone)| *tone))
    };
    found.into_iter().map(row).collect()
}

/// The typed word itself, whether the list has it or not, and every word that begins so; `?` stands
/// for any letter.
pub(super) fn search<F: Format>(seen: &Seen<'_, F>, chosen: &Chosen<'_>) -> Vec<WordRow> {
    let Some(list) = seen.list else { return Vec::new() };
    let alphabet = seen.contest().game.alphabet();
    let Ok(reading) = alphabet.read(chosen.search, None) else { return Vec::new() };
    let places: Vec<Option<Letter>> = reading.written.places().collect();
    let found = list.beginning(&places, FOUND);
    let asked = reading.written.word().filter(|word| !list.contains(word)).cloned();
    let rulings = &seen.contest().common.rulings;
    // A ruling goes before the list, and both are told.
    let row = |(word, sign, key, tone): (Word, &str, &'static str, Tone)| {
        let ruling = rulings.get(&word);
        let row = ruling.map(|ruling| ruling_row(seen.language, chosen, &word, ruling));
        let row = row.unwrap_or_else(|| plain(chosen, &word, tone));
        WordRow { near: format!("{sign} {}", tr(seen.language, key)), ..row }
    };
    let asked = asked.map(|word| (word, "✗", "words-not-in-list", Tone::Bad));
    let found = found.into_iter().map(|word| (word, "✓", "words-in-list", Tone::Good));
    asked.into_iter().chain(found).map(row).collect()
}

fn plain(chosen: &Chosen<'_>, word: &Word, tone: Tone) -> WordRow {
    WordRow {
        word: word.clone(),
        players: String::new(),
        rounds: String::new(),
        near: String::new(),
        chosen: chosen.word == Some(word),
        picked: None,
        tone,
    }
}
