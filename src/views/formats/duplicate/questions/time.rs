//! Questions about the time of a turn, and before something is closed while it runs.

use super::{Answered, Asked, of_referee};
use crate::commands::{Closing, Entry, Question};
use crate::domain::contest::office::Office;
use crate::domain::formats::duplicate::command::Command as D;
use crate::domain::formats::duplicate::game::TurnNo;
use crate::domain::formats::duplicate::judged::in_game;
use crate::domain::formats::duplicate::turn::Stage;
use crate::domain::timing::PausedTiles;
use crate::language::tr;
use crate::text;
use crate::views::asked::{First, REASON, order};
use crate::views::closing;
use crate::views::formats::duplicate::Sight;
use crate::views::name;
use crate::views::options::{Reason, options, reasons};

const TIME: (Entry, &str) = (Entry::Time, "console-time-left");

/// Hold the time: why, and what the hall sees meanwhile.
pub(super) fn pause(sight: &Sight<'_>, tiles: PausedTiles) -> Asked {
    let all = [PausedTiles::Hidden, PausedTiles::Shown];
    let hall = options(sight, "dialog-hall", all, tiles, Question::Pause, |tiles| {
        let key = match tiles {
            PausedTiles::Hidden => "places-letters-hidden",
            PausedTiles::Shown => "places-letters-shown",
        };
        tr(sight.language(), key)
    });
    let answer = D::PauseTurn { tiles, reason: sight.desk.reason() };
    Asked {
        choices: vec![hall, reasons(sight, &Reason::OF_PAUSE)],
        ..held(sight, "rounds-ask-pause", answer)
    }
}

/// End the turn early: why.
pub(super) fn stop(sight: &Sight<'_>) -> Asked {
    let choices = vec![reasons(sight, &Reason::OF_STOP)];
    Asked { choices, ..held(sight, "places-ask-stop", D::StopTurn { reason: sight.desk.reason() }) }
}

/// The time stands already while the reason is typed; no lets it go on from where it stood.
fn held(sight: &Sight<'_>, meaning: &'static str, answer: D) -> Asked {
    let language = sight.language();
    let timed = sight.contest().game.timed_turn();
    let is_held = timed.is_some_and(|(_, turn)| matches!(turn.stage, Stage::Held(_)));
    let mut lines = vec![text!(language, "rounds-ask-stands", left = left(sight))];
    lines.push(tr(language, meaning));
    if is_held {
        lines.push(tr(language, "rounds-ask-or-go-on"));
    }
    let go_on = || (tr(language, "rounds-ask-go-on"), Some(D::ResumeTurn.into()));
    Asked {
        lines,
        fields: vec![REASON],
        first: Some(First::HoldTime),
        cancel: is_held.then(go_on),
        ..Asked::new(Office::Referee, order(answer))
    }
}

/// Start the time afresh: why.
pub(super) fn restart(sight: &Sight<'_>) -> Asked {
    let answer = order(D::RestartTime { reason: sight.desk.reason() });
    Asked { fields: vec![REASON], ..of_time_left(sight, "dialog-restart-time", answer) }
}

/// Set the time left: to what, and why.
pub(super) fn set_remaining(sight: &Sight<'_>) -> Asked {
    let reason = sight.desk.reason();
    let answer =
        typed(sight).and_then(|remaining_ms| order(D::SetRemaining { remaining_ms, reason }));
    Asked {
        fields: vec![TIME, REASON],
        filled: vec![(Entry::Time, left(sight))],
        ..of_time_left(sight, "dialog-time", answer)
    }
}

/// Start the time although fewer play than the rules ask for.
pub(super) fn start_alone(sight: &Sight<'_>, turn: TurnNo) -> Asked {
    let count = in_game(&sight.contest().common, turn).len();
    let line = text!(sight.language(), "places-ask-start-alone", count = count);
    Asked { lines: vec![line], ..Asked::new(Office::Referee, order(D::StartTurn(turn))) }
}

/// Another time for the turns to come.
pub(super) fn turn_time(sight: &Sight<'_>) -> Asked {
    let seconds = typed(sight).map(|ms| u32::try_from(ms / 1000).unwrap_or(u32::MAX));
    Asked {
        fields: vec![(Entry::Time, "places-time-of-a-turn")],
        filled: vec![(Entry::Time, name::clock(sight.contest().game.turn_ms))],
        ..of_referee(
            sight,
            "places-ask-turn-time",
            seconds.and_then(|seconds| order(D::ChooseTime(seconds))),
        )
    }
}

/// What closing something means while a time runs: it goes on, and what the hall will see.
pub(super) fn close(sight: &Sight<'_>, closing: Closing) -> Asked {
    let language = sight.language();
    let timed = sight.contest().game.timed_turn();
    let runs = timed.map(|(turn, _)| {
        text!(language, "called-turn-runs", round = turn.get(), left = left(sight))
    });
    closing::closing(sight, closing, runs)
}

fn of_time_left(sight: &Sight<'_>, meaning: &'static str, answer: Answered) -> Asked {
    let language = sight.language();
    let left = text!(language, "rounds-ask-left", left = left(sight));
    Asked { lines: vec![left, tr(language, meaning)], ..Asked::new(Office::Referee, answer) }
}

/// The time left of the turn.
fn left(sight: &Sight<'_>) -> String {
    let time = sight.contest().game.timed_turn().and_then(|(_, turn)| turn.countdown());
    name::clock(time.map_or(0, |time| time.remaining_ms(sight.now)))
}

fn typed(sight: &Sight<'_>) -> Result<i64, String> {
    let typed = name::parse_clock(sight.desk.text(Entry::Time));
    typed.ok_or_else(|| tr(sight.language(), "dialog-no-time"))
}
