//! The guard on the high-value consonants (§3, R§5.B): none of them may be left at the end.
//!
//! After a guarded round's draw the high-value tiles left must not outnumber the consonants still
//! to be drawn. Unguarded rounds can never make that impossible.

use super::rules::Rules;
use crate::domain::formats::anagram::tiles::Tiles;
use crate::domain::ids::RoundNo;
use crate::domain::letters::Letter;

/// How the guard stands after a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GuardCheck {
    /// High-value tiles left in the bag.
    pub high_value_left: usize,
    /// Consonants still to be drawn in later rounds.
    pub still_to_draw: usize,
}

impl GuardCheck {
    /// Whether every high-value tile can still be drawn.
    pub fn holds(self) -> bool {
        self.high_value_left <= self.still_to_draw
    }

    /// How many low-value consonants must go back for the guard to be able to hold; 0 when it holds.
    pub fn to_put_back(self) -> usize {
        self.high_value_left.saturating_sub(self.still_to_draw)
    }
}

/// The guard with these tiles left in the bags and this many consonants still to be drawn.
pub fn check(rules: &Rules, left: &Tiles, still_to_draw: usize) -> GuardCheck {
    let high_value_left = left.letters().filter(|&letter| rules.is_high_value(letter)).count();
    GuardCheck { high_value_left, still_to_draw }
}

/// Consonants that the rounds after this one draw by the schedule, rounds that will not be drawn
/// left out.
pub fn still_to_draw(
    rules: &Rules,
    after: RoundNo,
    will_be_drawn: impl Fn(RoundNo) -> bool,
) -> usize {
    super::rules::all_rounds()
        .filter(|&round| round > after && will_be_drawn(round))
        .filter_map(|round| rules.round(round))
        .map(|round| usize::from(round.consonants))
        .sum()
}

/// Which tiles go back when the guard is broken: the last low-value consonants drawn (**Decision**),
/// in the order drawn, as many as asked for or as there are.
pub fn put_back(rules: &Rules, letters: &[Letter], count: usize) -> Vec<Letter> {
    let low_value = letters.iter().rev().copied().filter(|&letter| {
        rules.kind(letter) == super::rules::Kind::Consonant && !rules.is_high_value(letter)
    });
    let mut back: Vec<Letter> = low_value.take(count).collect();
    back.reverse();
    back
}
