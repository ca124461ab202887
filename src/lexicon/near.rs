//! Words near a given one: what a hand or a keyboard may have meant.
//!
//! A rack makes few words, so each of them is simply compared. A suggestion, never a verdict.

use std::ops::RangeInclusive;

use super::Lexicon;
use crate::domain::letters::{Face, Tiles, Word};

/// How many slips a near word may be away.
const FARTHEST: usize = 2;

impl Lexicon {
    /// At most `limit` words of the list that the rack makes, of these lengths, and that one or two
    /// slips turn into the given word: a face left out, one too many, a wrong one, or two
    /// neighbours swapped. The fewest slips first, then words of the same length, then
    /// alphabetically; the word itself is not among them.
    pub fn near(
        &self,
        word: &Word,
        rack: &Tiles,
        lengths: RangeInclusive<usize>,
        limit: usize,
    ) -> Vec<Word> {
        let alphabet = self.alphabet();
        let Some(word) = alphabet.cut(word.letters()) else { return Vec::new() };
        let shortest = word.len().saturating_sub(FARTHEST).max(*lengths.start());
        let longest = (word.len() + FARTHEST).min(*lengths.end());
        let mut near = Vec::new();
        self.for_each_word(rack, shortest..=longest, |faces| {
            let slips = slips(&word, faces);
            if (1..=FARTHEST).contains(&slips) {
                near.push((slips, faces.len() != word.len(), faces.to_vec()));
            }
        });
        near.sort_unstable();
        let best = near.into_iter().take(limit);
        best.filter_map(|(_, _, faces)| Word::new(alphabet.join(&faces))).collect()
    }
}

/// The least number of slips between two words, no letter being touched twice (the restricted
/// Damerau–Levenshtein distance).
fn slips(from: &[Face], to: &[Face]) -> usize {
    // Rows of the table of distances between the prefixes: the last but one, the last, this one.
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=to.len()).collect();
    for (i, a) in from.iter().enumerate() {
        let mut row = Vec::with_capacity(last.len());
        let mut left = i + 1;
        row.push(left);
        for (j, (b, pair)) in to.iter().zip(last.windows(2)).enumerate() {
            let &[diagonal, above] = pair else { continue };
            let mut fewest = (diagonal + usize::from(a != b)).min(above + 1).min(left + 1);
            if let (Some(i), Some(j)) = (i.checked_sub(1), j.checked_sub(1))
                && from.get(i) == Some(b)
                && to.get(j) == Some(a)
                && let Some(distance) = before.get(j)
            {
                fewest = fewest.min(distance + 1);
            }
            row.push(fewest);
            left = fewest;
        }
        before = std::mem::replace(&mut last, row);
    }
    last.last().copied().unwrap_or(0)
}

#[cfg(test)]
mod tests;
