//! The referee's queue: undecided words, most-written first, and where each stands.

use std::collections::BTreeMap;

use super::data::WordRow;
use crate::domain::formats::anagram::grade::Verdict;
use crate::domain::formats::anagram::standings::Doubt;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::{Word, Written};
use crate::screens::Tone;
use crate::views::Sight;

/// How many near words are shown.
const NEAR: usize = 4;

/// Where a word stands.
#[derive(Default)]
pub(super) struct Standing {
    pub(super) rounds: Vec<RoundNo>,
    pub(super) players: Vec<PlayerId>,
}

/// The first word of the queue.
#[must_use]
pub fn first_undecided(sight: &Sight<'_>) -> Option<Word> {
    let counting = counting(sight);
    let first = counting.iter().min_by(|a, b| order(a).cmp(&order(b)));
    first.map(|(word, _)| word.clone())
}

/// The most-written first, then alphabetically.
fn order<'a>((word, standing): &(&'a Word, &Standing)) -> (std::cmp::Reverse<usize>, &'a Word) {
    (std::cmp::Reverse(standing.players.len()), word)
}

/// Every row: words that stand only on sheets that do not count at the end.
pub(super) fn rows(sight: &Sight<'_>, counting: &BTreeMap<Word, Standing>) -> Vec<WordRow> {
    let void = on_void_sheets(sight, counting);
    let changeable = sight.situation().changeable;
    let mut sorted: Vec<(&Word, &Standing)> = counting.iter().collect();
    sorted.sort_by(|a, b| order(a).cmp(&order(b)));
    let counting = sorted.into_iter().map(|(word, standing)| (word, standing, Tone::Open));
    let void = void.iter().map(|(word, standing)| (word, standing, Tone::Ignored));
    let row = |(word, standing, tone)| row(sight, word, standing, (tone, changeable));
    counting.chain(void).map(row).collect()
}

/// Undecided words that count, with where they stand.
pub(super) fn counting(sight: &Sight<'_>) -> BTreeMap<Word, Standing> {
    let mut found: BTreeMap<Word, Standing> = BTreeMap::new();
    let doubts = sight.standings(sight.last_played()).doubts;
    for doubt in doubts {
        if let Doubt::Undecided { written: Written::Word(word), round, players } = doubt {
            let standing = found.entry(word).or_default();
            standing.rounds.push(round);
            standing.players.extend(players);
        }
    }
    found
}

/// Undecided words that stand only on sheets that do not count.
fn on_void_sheets(
    sight: &Sight<'_>,
    counting: &BTreeMap<Word, Standing>,
) -> BTreeMap<Word, Standing> {
    let mut found: BTreeMap<Word, Standing> = BTreeMap::new();
    for (round, player, grade) in sight.judged.grades() {
        let undecided = grade.words.iter().filter(|word| word.verdict == Verdict::Undecided);
        for word in undecided.filter_map(|graded| graded.written.word()) {
            if !counting.contains_key(word) {
                let standing = found.entry(word.clone()).or_default();
                standing.rounds.push(round);
                standing.players.push(player);
            }
        }
    }
    found
}

fn row(
    sight: &Sight<'_>,
    word: &Word,
    standing: &Standing,
    (tone, changeable): (Tone, bool),
) -> WordRow {
    let mut rounds = standing.rounds.clone();
    rounds.dedup();
    let near: Vec<String> = near(sight, word, &rounds).iter().map(ToString::to_string).collect();
    WordRow {
        word: word.clone(),
        players: standing.players.len().to_string(),
        rounds: joined(rounds.iter()),
        near: near.join(" "),
        chosen: sight.desk.word.as_ref() == Some(word),
        picked: (changeable && tone == Tone::Open).then(|| sight.desk.picked.contains(word)),
        tone,
    }
}

pub(super) fn joined(items: impl Iterator<Item = impl ToString>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(", ")
}

/// Words of the list that the letters of these rounds make and that are near: a keying slip?
pub(super) fn near(sight: &Sight<'_>, word: &Word, rounds: &[RoundNo]) -> Vec<Word> {
    let Some(list) = sight.list else { return Vec::new() };
    let mut near: Vec<Word> = Vec::new();
    for rack in rounds.iter().filter_map(|&round| sight.contest().game.rack(round)) {
        for found in list.near(word, &rack, 3..=7, NEAR) {
            if !near.contains(&found) {
                near.push(found);
            }
        }
    }
    near.truncate(NEAR);
    near
}
