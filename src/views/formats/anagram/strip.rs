//! The strip of rounds in the console's head, and the time beside it.

use super::Sight;
use super::rounds::{self, round_in_view, round_of_step};
use crate::commands::formats::anagram::step::Step;
use crate::commands::{Place, Situation, UserCommand};
use crate::domain::formats::anagram::round::{Round, Stage};
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::ids::RoundNo;
use crate::language::tr;
use crate::screens::Act;
use crate::screens::formats::anagram::hall::was_stopped;
use crate::text;
use crate::views::{Clock, RoundMark};

/// The time as it stands.
pub fn clock(sight: &Sight<'_>) -> Clock {
    let anagram = &sight.contest().game;
    let time = anagram.timed_round().and_then(|(_, round)| round.countdown());
    let (time, alerts_ms) = match (time, &anagram.pause) {
        (None, Some(pause)) => (Some(pause.countdown), anagram.rules().break_alerts_ms()),
        (time, _) => (time, anagram.rules().alerts_ms()),
    };
    let left_ms = match (time, sight.step()) {
        (Some(time), _) => Some(time.remaining_ms(sight.now)),
        (None, Step::Collect(round, awaited)) => {
            let over = anagram.round(round).is_some_and(|round| round.stage == Stage::Over);
            let common = &sight.contest().common;
            let none_in = common
                .players
                .keys()
                .all(|&player| !common.is_expected(player, round) || awaited.contains(&player));
            (over && none_in && !was_stopped(sight.record, round)).then_some(0)
        }
        (None, _) => None,
    };
    Clock { time, alerts_ms: alerts_ms.to_vec(), left_ms }
}

/// Every round as it stands.
pub fn rounds(sight: &Sight<'_>, situation: &Situation) -> Vec<RoundMark> {
    let current = current(sight);
    let rounds = sight.contest().game.rounds();
    rounds.map(|round| mark(sight, situation, round, current)).collect()
}

/// The round that the next step is about: while sheets are collected, the one just played.
fn current(sight: &Sight<'_>) -> Option<RoundNo> {
    match sight.step() {
        Step::Collect(round, _) => Some(round),
        Step::StartBreak(_)
        | Step::EndBreak(_)
        | Step::KeySheets(_)
        | Step::Sign
        | Step::Signed => None,
        _ => sight.contest().game.current_round().map(|(current, _)| current),
    }
}

fn mark(
    sight: &Sight<'_>,
    situation: &Situation,
    (number, round): (RoundNo, &Round),
    current: Option<RoundNo>,
) -> RoundMark {
    let language = sight.language();
    let rules = sight.contest().game.rules();
    let is_current = current == Some(number);
    let (sign, key, tone) = rounds::stands(sight, number, round, is_current);
    let rule = rules.round(number);
    let mut state = tr(language, key);
    let step = sight.step();
    let (seen, here) = (round_in_view(sight, &step), round_of_step(sight, &step));
    let in_sight = sight.desk.place == Place::Rounds;
    // Where both are the same nobody asks which is which.
    if in_sight && seen != here && (number == seen || number == here) {
        let which = if number == seen { "console-round-seen" } else { "console-round-on" };
        state = format!("{state} · {}", tr(language, which));
    }
    RoundMark {
        number: number.to_string(),
        ratio: rule.map(|rule| format!("{}/{}", rule.consonants, rule.vowels)).unwrap_or_default(),
        sign,
        name: text!(language, "console-round-state", round = number.get(), state = state),
        tone,
        current: is_current,
        seen: in_sight && number == seen,
        act: Act::new(language, situation, UserCommand::LookAtRound(number)),
        gap: rules.break_follows(number) && all_rounds().next_back() != Some(number),
    }
}
