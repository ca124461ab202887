//! Questions about the time of a round, and before something is closed while it runs.

use super::{Answered, Asked, of_referee};
use crate::commands::{Closing, Entry};
use crate::domain::formats::classic::command::Command as D;
use crate::language::tr;
use crate::text;
use crate::views::asked::{REASON, order};
use crate::views::closing;
use crate::views::formats::classic::Sight;
use crate::views::name;
use crate::views::options::{Reason, reasons};

const TIME: (Entry, &str) = (Entry::Time, "console-time-left");

/// What is left of the time of the round.
fn left(sight: &Sight<'_>) -> String {
    let clock = sight.contest().game.round_clock.as_ref();
    name::clock(clock.map_or(0, |clock| clock.countdown.remaining_ms(sight.now)))
}

/// Hold it: why.
pub(super) fn hold(sight: &Sight<'_>) -> Asked {
    let answer = order(D::PauseRoundClock { reason: sight.desk.reason() });
    Asked {
        choices: vec![reasons(sight, &Reason::OF_PAUSE)],
        fields: vec![REASON],
        ..of_time(sight, "meeting-ask-hold", answer)
    }
}

/// Set what is left of it: to what, and why.
pub(super) fn set(sight: &Sight<'_>) -> Asked {
    let typed = name::parse_clock(sight.desk.text(Entry::Time));
    let typed = typed.ok_or_else(|| tr(sight.language(), "dialog-no-time"));
    let reason = sight.desk.reason();
    let answer: Answered =
        typed.and_then(|remaining_ms| order(D::SetRoundClock { remaining_ms, reason }));
    Asked {
        fields: vec![TIME, REASON],
        filled: vec![(Entry::Time, left(sight))],
        ..of_time(sight, "meeting-ask-set-clock", answer)
    }
}

/// Start it afresh: why.
pub(super) fn restart(sight: &Sight<'_>) -> Asked {
    let clock = sight.contest().game.round_clock.as_ref();
    let remaining_ms = clock.map_or(0, |clock| clock.countdown.full_ms());
    let reason = sight.desk.reason();
    let answer = order(D::SetRoundClock { remaining_ms, reason });
    Asked { fields: vec![REASON], ..of_time(sight, "meeting-ask-set-clock", answer) }
}

/// End it.
pub(super) fn end(sight: &Sight<'_>) -> Asked {
    of_time(sight, "meeting-ask-end-clock", order(D::EndRoundClock))
}

fn of_time(sight: &Sight<'_>, meaning: &'static str, answer: Answered) -> Asked {
    let language = sight.language();
    let left = text!(language, "rounds-ask-left", left = left(sight));
    let lines = vec![left, tr(language, meaning)];
    Asked { lines, ..of_referee(sight, meaning, answer) }
}

/// What closing something means while a time runs: it goes on, and what the hall will see.
pub(super) fn close(sight: &Sight<'_>, closing: Closing) -> Asked {
    let language = sight.language();
    let clock = sight.contest().game.round_clock.as_ref();
    let runs = clock.map(|clock| {
        let round = clock.round.get();
        text!(language, "rounds-ask-round-runs", round = round, left = left(sight))
    });
    closing::closing(sight, closing, runs)
}
