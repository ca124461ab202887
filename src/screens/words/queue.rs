//! The referee's queue: undecided words, most-written first, and where each stands.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::{Chosen, Rulings, Standing, WordRow};
use crate::domain::letters::Word;
use crate::screens::{Open, Seen, Tone};

/// The first word of the queue.
pub fn first_undecided<F: Rulings>(open: &Open<'_, F>) -> Option<Word> {
    let counting = F::undecided(open);
    let first = counting.iter().min_by(|a, b| order(a).cmp(&order(b)));
    first.map(|(word, _)| word.clone())
}

/// By how many a word that waits was written; `None` of one that does not.
pub fn written_by<F: Rulings>(open: &Open<'_, F>, word: &Word) -> Option<usize> {
    F::undecided(open).get(word).map(Standing::count)
}

/// What waits below a word that so many wrote; below the last what waits first, which was passed over.
pub fn undecided_after<F: Rulings>(
    open: &Open<'_, F>,
    (word, count): (&Word, usize),
) -> Option<Word> {
    let counting = F::undecided(open);
    let waiting = sorted(&counting);
    let below = waiting.iter().find(|other| order(other) > (Reverse(count), word));
    below.or(waiting.first()).map(|(word, _)| (*word).clone())
}

/// What stands below a word that counts nowhere; below the last what waits first, or the first of those that count nowhere.
pub fn uncounted_after<F: Rulings>(open: &Open<'_, F>, word: &Word) -> Option<Word> {
    let counting = F::undecided(open);
    let uncounted = F::uncounted(open, &counting);
    let below = uncounted.keys().find(|other| *other > word);
    let waiting = sorted(&counting).first().map(|(word, _)| *word);
    below.or(waiting).or(uncounted.keys().next()).cloned()
}

/// The most-written first, then alphabetically.
fn order<'a>((word, standing): &(&'a Word, &Standing)) -> (Reverse<usize>, &'a Word) {
    (Reverse(standing.count()), word)
}

/// The words that count, the most-written first.
pub(super) fn sorted(counting: &BTreeMap<Word, Standing>) -> Vec<(&Word, &Standing)> {
    let mut sorted: Vec<(&Word, &Standing)> = counting.iter().collect();
    sorted.sort_by(|a, b| order(a).cmp(&order(b)));
    sorted
}

/// The rounds in which a word was written.
pub(super) fn rounds(standing: &Standing) -> String {
    let mut rounds = standing.rounds.clone();
    rounds.dedup();
    joined(rounds.iter())
}

/// Every row: words that stand only on sheets that do not count at the end.
pub(super) fn rows<F: Rulings>(
    seen: &Seen<'_, F>,
    chosen: &Chosen<'_>,
    counting: &BTreeMap<Word, Standing>,
) -> Vec<WordRow> {
    let uncounted = F::uncounted(seen, counting);
    let counting =
        sorted(counting).into_iter().map(|(word, standing)| (word, standing, Tone::Open));
    let uncounted = uncounted.iter().map(|(word, standing)| (word, standing, Tone::Ignored));
    let row = |(word, standing, tone)| row(seen, chosen, word, standing, tone);
    counting.chain(uncounted).map(row).collect()
}

fn row<F: Rulings>(
    seen: &Seen<'_, F>,
    chosen: &Chosen<'_>,
    word: &Word,
    standing: &Standing,
    tone: Tone,
) -> WordRow {
    let mut rounds = standing.rounds.clone();
    rounds.dedup();
    let near: Vec<String> = F::near(seen, word, &rounds).iter().map(ToString::to_string).collect();
    let pickable = seen.can.changeable && tone == Tone::Open;
    WordRow {
        word: word.clone(),
        players: standing.count().to_string(),
        rounds: joined(rounds.iter()),
        near: near.join(" "),
        chosen: chosen.word == Some(word),
        picked: pickable.then(|| chosen.picked.contains(word)),
        tone,
    }
}

pub(super) fn joined(items: impl Iterator<Item = impl ToString>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(", ")
}
