//! Where words stand that are judged as words: in their field, from the letters, the first time.

use std::collections::BTreeMap;

use crate::domain::formats::anagram::standings::{Board, Doubt, Standings};
use crate::domain::letters::{Word, Written as Typed};
use crate::print::rulings::{Waiting, Written};

pub(super) fn written(board: &Board) -> BTreeMap<Word, Written> {
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

/// The words that await a ruling, in order of the alphabet.
pub(super) fn waiting(standings: &Standings) -> Vec<Waiting> {
    let mut words: BTreeMap<&Typed, Written> = BTreeMap::new();
    for doubt in &standings.doubts {
        if let Doubt::Undecided { written, round, players } = doubt {
            let place = words.entry(written).or_default();
            place.rounds.push(round.get());
            place.sheets += players.len();
        }
    }
    let waiting = |(word, written): (&Typed, Written)| Waiting { word: word.to_string(), written };
    words.into_iter().map(waiting).collect()
}
