//! The strip of rounds in the console's head, and the time beside it.

use super::Sight;
use crate::commands::formats::anagram::step::Step;
use crate::commands::{Situation, UserCommand};
use crate::domain::formats::anagram::round::{Round, Stage};
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::formats::anagram::sheet::Handed;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::tr;
use crate::screens::{Act, Tone};
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
        (None, Step::Collect(..)) => Some(0),
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

/// How far the sheets of a played round are.
enum Sheets {
    Awaited,
    Collected,
    Keyed,
}

fn sheets(sight: &Sight<'_>, round: RoundNo) -> Sheets {
    let contest = sight.contest();
    let anagram = &contest.game;
    let expected = || {
        contest.common.players.keys().filter(|&&player| contest.common.is_expected(player, round))
    };
    let keyed = |player: &PlayerId| {
        anagram.sheet_at(round, *player).is_some()
            || anagram.place(round, *player).handed == Handed::NotHandedIn
    };
    if expected().all(keyed) {
        Sheets::Keyed
    } else if expected().all(|&player| anagram.place(round, player).handed != Handed::Awaited) {
        Sheets::Collected
    } else {
        Sheets::Awaited
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
    let (sign, key, tone) = match &round.stage {
        Stage::ToCome if is_current => ("", "console-round-next", Tone::Plain),
        Stage::ToCome => ("", "console-round-to-come", Tone::Plain),
        Stage::Drawn => ("…", "console-round-drawn", Tone::Chosen),
        Stage::Running(_) => ("▸", "console-round-running", Tone::Chosen),
        Stage::Held(_) | Stage::Paused(..) => ("‖", "console-round-paused", Tone::Open),
        Stage::Over | Stage::Recorded => match sheets(sight, number) {
            Sheets::Keyed => ("✓", "console-round-keyed", Tone::Good),
            Sheets::Collected => ("◐", "console-round-collected", Tone::Open),
            Sheets::Awaited if round.stage == Stage::Over => {
                ("·", "console-round-over", Tone::Open)
            }
            Sheets::Awaited => ("·", "console-round-recorded", Tone::Open),
        },
        Stage::GivenUp => ("✗", "console-round-given-up", Tone::Ignored),
    };
    let rule = rules.round(number);
    let state = tr(language, key);
    RoundMark {
        number: number.to_string(),
        ratio: rule.map(|rule| format!("{}/{}", rule.consonants, rule.vowels)).unwrap_or_default(),
        sign,
        name: text!(language, "console-round-state", round = number.get(), state = state),
        tone,
        current: is_current,
        act: Act::new(language, situation, UserCommand::LookAtRound(number)),
        gap: rules.break_follows(number) && all_rounds().next_back() != Some(number),
    }
}
