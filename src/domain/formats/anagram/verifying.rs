//! What a verification derives again of an anagram competition: where letters came from, and every total
//! from the words upwards, without the standings' own sums.

use std::collections::BTreeMap;

use super::event::Event;
use super::joint::event::Event as Joint;
use super::refusal::Refusal;
use super::standings::{Board, is_void, standings};
use super::{Contest, Rejection};
use crate::domain::contest::Format;
use crate::domain::contest::penalty::PenaltyKind;
use crate::domain::contest::verifying::{LettersFrom, LettersOf, OtherLetters, OtherTotal, Totals};
use crate::domain::ids::{Attempt, PlayerId};
use crate::domain::lexicon::WordList;

/// The letters that an event gave to a round, the competition being as it was before.
pub(super) fn letters(contest: &Contest, event: &Event) -> Option<LettersOf> {
    let attempt = |round| contest.game.round(round).map_or(Attempt::FIRST, |round| round.attempt);
    let (round, attempt, source) = match *event {
        Event::LettersDrawn { round, attempt, .. } => (round, attempt, LettersFrom::Seed),
        Event::LettersTyped { round, attempt, .. } => (round, attempt, LettersFrom::Bags),
        Event::RoundRecorded { round, .. } => (round, attempt(round), LettersFrom::Afterwards),
        Event::LettersCorrected { round, .. } => (round, attempt(round), LettersFrom::Correction),
        // Before the words of all halls were known nobody could derive it.
        Event::Joint(Joint::LettersReleased { round, .. }) => {
            let known = contest.game.joint().is_some_and(|joint| joint.draw().text.is_some());
            (round, Attempt::FIRST, if known { LettersFrom::Released } else { LettersFrom::Bags })
        }
        _ => return None,
    };
    Some(LettersOf { round, attempt, source })
}

/// What the seed gives, when a draw is refused because that is something else.
pub(super) fn other_letters(why: &Rejection) -> Option<OtherLetters> {
    match why {
        Rejection::Own(Refusal::OtherLetters { derived, redraws, .. }) => {
            let letters = derived.iter().map(ToString::to_string).collect();
            Some(OtherLetters { letters, redraws: *redraws })
        }
        _ => None,
    }
}

/// The totals of the final standings, against the sums of the words' points.
pub(super) fn totals(contest: &Contest, words: &dyn WordList) -> Totals {
    let board = Board::new(contest, words);
    let mut totals = Totals { sheets: 0, words: 0, other: None };
    let mut points: BTreeMap<PlayerId, i64> = BTreeMap::new();
    for (round, player, grade) in board.grades() {
        totals.sheets += 1;
        let words = u32::try_from(grade.words.len()).unwrap_or(u32::MAX);
        totals.words = totals.words.saturating_add(words);
        let out = contest.common.expelled_from_rest_after(player).is_some_and(|last| round > last);
        if !out && !is_void(contest, round, player) {
            let of_words = grade.words.iter().map(|word| i64::from(word.points));
            *points.entry(player).or_default() += of_words.sum::<i64>();
        }
    }
    let last = contest.game.last_round();
    totals.other = standings(contest, &board, last, &[]).rows.iter().find_map(|row| {
        let deducted = contest.common.penalties_of(row.player).map(|penalty| match penalty.kind {
            PenaltyKind::Deduction { points } => i64::from(points),
            PenaltyKind::Recommendation
            | PenaltyKind::Reprimand
            | PenaltyKind::VoidRound
            | PenaltyKind::Technical
            | PenaltyKind::Disciplinary
            | PenaltyKind::ExpelledFromRest
            | PenaltyKind::Expelled => 0,
        });
        let of_words = points.get(&row.player).copied().unwrap_or(0);
        let derived = of_words - deducted.sum::<i64>();
        let other = OtherTotal { player: row.player, stated: row.total, derived };
        (derived != row.total).then_some(other)
    });
    totals
}
