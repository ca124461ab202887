//! What the judge is asked and says, and what the arbiter answers.

use std::collections::{BTreeMap, BTreeSet};

use super::super::judge::{Judge, Verdict};
use super::super::refusal::Refusal;
use super::super::state::Classic;
use super::super::{Contest, Rejection};
use super::{holds, known_table, refuse};
use crate::domain::contest::known::known_round;
use crate::domain::ids::{RoundNo, TableNo};
use crate::domain::letters::Word;
use crate::domain::lexicon::{Passport, WordList};

/// The most words of one set.
pub(super) const MOST_WORDS: usize = 8;

/// The table that a set of words is about, where it is said.
pub(super) fn place(
    game: &Classic,
    round: Option<RoundNo>,
    table: Option<TableNo>,
) -> Result<(), Rejection> {
    match (round, table) {
        (None, None) => Ok(()),
        (Some(round), None) => known_round(game, round).map(|_| ()),
        (Some(round), Some(table)) => known_table(game, round, table).map(|_| ()),
        (None, Some(table)) => refuse(Refusal::UnknownTable { round: RoundNo::FIRST, table }),
    }
}

pub(super) fn judged(
    contest: &Contest,
    words: &[Word],
    verdict: Verdict,
    passport: &Passport,
    list: Option<&dyn WordList>,
) -> Result<(), Rejection> {
    let count = (1..=MOST_WORDS).contains(&words.len());
    holds(count, Refusal::WordCount { words: words.len() })?;
    let common = &contest.common;
    holds(common.lexicon.as_ref() == Some(passport), Refusal::OtherList)?;
    let rulings: BTreeMap<Word, _> =
        common.rulings.iter().map(|(word, ruling)| (word.clone(), ruling.ruled)).collect();
    let (rules, authority) = (contest.game.rules(), common.authority());
    let of = |list: &dyn WordList| Judge { rules, list, authority, rulings: &rulings }.of(words);
    let right = match list {
        Some(list) => [of(list); 2],
        // Where the list is not at hand, the verdict lies between that of all words and that of none.
        None => [of(&words.iter().cloned().collect::<BTreeSet<_>>()), of(&BTreeSet::new())],
    };
    holds(right.contains(&verdict), Refusal::OtherVerdict { verdict: right[0] })
}

pub(super) fn answered(game: &Classic, challenge: u32, verdict: Verdict) -> Result<(), Rejection> {
    let asked = game.challenge(challenge);
    let asked = asked.ok_or(Rejection::Own(Refusal::UnknownChallenge { challenge }))?;
    holds(asked.verdict == Verdict::Ask, Refusal::NotAsked { challenge })?;
    holds(asked.answer.is_none(), Refusal::Answered { challenge })?;
    holds(verdict != Verdict::Ask, Refusal::OtherVerdict { verdict: Verdict::Valid })
}
