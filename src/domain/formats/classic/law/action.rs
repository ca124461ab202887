//! Which events of this format are one action, and in which order.

use std::collections::BTreeSet;

use super::super::event::Event as D;
use super::super::judge::Verdict;
use super::super::{Contest, Event};
use super::time::noted;
use crate::domain::clock::Moment;
use crate::domain::contest::ruling::Ruled;
use crate::domain::letters::Word;

/// Whether these events may follow the first of their action, the competition being as it was before it.
pub fn follows(before: &Contest, first: &D, rest: &[&Event]) -> bool {
    match first {
        D::RoundAlertReached { .. } | D::TableAlertReached { .. } => {
            rest.iter().all(|event| matches!(event, Event::Own(event) if is_of_time(event)))
        }
        D::ResultsTakenIn { .. } => {
            let is_result = |event: &&Event| matches!(event, Event::Own(D::ResultEntered { .. }));
            !rest.is_empty() && rest.iter().all(is_result)
        }
        D::ChallengeAnswered { challenge, verdict, source } => {
            rulings_of(before, *challenge, *verdict, source).iter().eq(rest.iter().copied())
        }
        // A game that was recorded elsewhere comes whole.
        D::TurnRecorded { round, table, .. } => rest.iter().all(|event| match event {
            Event::Own(
                D::TurnRecorded { round: of, table: at, .. }
                | D::GameEnded { round: of, table: at, .. },
            ) => (of, at) == (round, table),
            _ => false,
        }),
        // A list of teams; a list of who is in which, and by what they are known elsewhere.
        D::TeamAdded { .. } => {
            rest.iter().all(|event| matches!(event, Event::Own(D::TeamAdded { .. })))
        }
        D::TeamAssigned { .. } | D::MemberSet { .. } => {
            let is_of_players = |event: &&Event| {
                matches!(event, Event::Own(D::TeamAssigned { .. } | D::MemberSet { .. }))
            };
            rest.iter().all(is_of_players)
        }
        _ => rest.is_empty(),
    }
}

/// The rulings that an answer brings: on each word of the set, once, that is not ruled so already.
pub fn rulings_of(before: &Contest, challenge: u32, verdict: Verdict, source: &str) -> Vec<Event> {
    let ruled = match verdict {
        Verdict::Valid => Ruled::Valid,
        Verdict::Invalid => Ruled::Invalid,
        Verdict::Ask => return Vec::new(),
    };
    let Some(asked) = before.game.challenge(challenge) else { return Vec::new() };
    let mut seen: BTreeSet<&Word> = BTreeSet::new();
    let ruled_so =
        |word: &Word| before.common.rulings.get(word).is_some_and(|ruling| ruling.ruled == ruled);
    let words = asked.words.iter().filter(|word| seen.insert(word) && !ruled_so(word));
    words
        .map(|word| Event::WordRuled { word: word.clone(), ruled, evidence: source.to_owned() })
        .collect()
}

/// Whether what the time brings is all that it had brought by then; so is what it does not bring.
pub fn is_all_that_is_due(before: &Contest, first: &D, at: Moment, rest: &[&Event]) -> bool {
    !is_of_time(first) || noted(&before.game, at) == rest.len() + 1
}

fn is_of_time(event: &D) -> bool {
    matches!(event, D::RoundAlertReached { .. } | D::TableAlertReached { .. })
}
