//! Questions about the time of a round and of a break, and before something is closed while it runs.

use crate::commands::{Closing, Entry, Question};
use crate::domain::clock::Countdown;
use crate::domain::contest::office::Office;
use crate::domain::formats::anagram::command::Command as A;
use crate::domain::formats::anagram::event::PausedTiles;
use crate::domain::formats::anagram::law::stopped_round;
use crate::domain::formats::anagram::round::Stage;
use crate::language::tr;
use crate::text;
use crate::views::asked::{Enter, First, REASON, order};
use crate::views::closing;
use crate::views::formats::anagram::restarted::stood_at;
use crate::views::formats::anagram::{Answered, Asked, Sight};
use crate::views::name;
use crate::views::options::{Reason, options, reasons};

const TIME: (Entry, &str) = (Entry::Time, "console-time-left");

/// Hold the time: why, and what the hall sees meanwhile.
pub fn pause(sight: &Sight<'_>, tiles: PausedTiles) -> Asked {
    let all = [PausedTiles::Hidden, PausedTiles::Shown];
    let hall = options(sight, "dialog-hall", all, tiles, Question::Pause, |tiles| {
        let key = match tiles {
            PausedTiles::Hidden => "dialog-tiles-hidden",
            PausedTiles::Shown => "dialog-tiles-shown",
        };
        tr(sight.language(), key)
    });
    let answer = A::PauseRound { tiles, reason: sight.desk.reason() };
    Asked {
        choices: vec![hall, reasons(sight, &Reason::OF_PAUSE)],
        ..held(sight, "rounds-ask-pause", answer)
    }
}

/// End the round early: why.
pub fn stop(sight: &Sight<'_>) -> Asked {
    let choices = vec![reasons(sight, &Reason::OF_STOP)];
    Asked {
        choices,
        ..held(sight, "rounds-ask-stop", A::StopRound { reason: sight.desk.reason() })
    }
}

/// The time stands already while the reason is typed; no lets it go on from where it stood.
fn held(sight: &Sight<'_>, meaning: &'static str, answer: A) -> Asked {
    let language = sight.language();
    let timed = sight.contest().game.timed_round();
    let is_held = timed.is_some_and(|(_, round)| matches!(round.stage, Stage::Held(_)));
    let mut lines = vec![text!(language, "rounds-ask-stands", left = left(sight))];
    lines.push(tr(language, meaning));
    if is_held {
        lines.push(tr(language, "rounds-ask-or-go-on"));
    }
    let go_on = || (tr(language, "rounds-ask-go-on"), Some(A::ResumeRound.into()));
    Asked {
        lines,
        fields: vec![REASON],
        first: Some(First::HoldTime),
        cancel: is_held.then(go_on),
        ..Asked::new(Office::Referee, order(answer))
    }
}

/// Start the time afresh: why.
pub fn restart(sight: &Sight<'_>) -> Asked {
    let answer = order(A::RestartTime { reason: sight.desk.reason() });
    Asked {
        choices: vec![reasons(sight, &Reason::OF_TIME)],
        fields: vec![REASON],
        ..of_time_left(sight, "dialog-restart-time", answer)
    }
}

/// Set the time left: to what, and why.
pub fn set_remaining(sight: &Sight<'_>) -> Asked {
    let reason = sight.desk.reason_in_words();
    // A number alone is minutes. Of more than the round has, whoever meant seconds shall say so.
    let whole = countdown(sight).map_or(0, |time| time.full_ms());
    let alone = sight.desk.text(Entry::Time).trim().parse::<i64>().ok();
    let typed = match (typed(sight), alone) {
        (Ok(ms), Some(number)) if ms > whole => Err(text!(
            sight.language(),
            "dialog-time-long",
            whole = name::clock(whole),
            number = number,
            minutes = name::clock(ms),
            seconds = name::clock(number.saturating_mul(1000))
        )),
        // What ends a round has its reason on the wall, and asks in red.
        (Ok(0), _) => Err(tr(sight.language(), "rounds-time-none")),
        (typed, _) => typed,
    };
    let more = typed.as_ref().is_ok_and(|&ms| ms > whole);
    // A slip of the keys, more often than a wish.
    let far = typed.as_ref().is_ok_and(|&ms| ms > 2 * whole);
    let enter = if far { Enter::No } else { Enter::Yes };
    let more =
        more.then(|| text!(sight.language(), "dialog-time-more", whole = name::clock(whole)));
    let answer = typed.and_then(|remaining_ms| {
        reason.and_then(|reason| order(A::SetRemaining { remaining_ms, reason }))
    });
    let mut asked = Asked {
        enter,
        choices: vec![reasons(sight, &Reason::OF_TIME)],
        fields: vec![TIME, REASON],
        // Where it may have stopped with the program, that time is proposed.
        filled: vec![(Entry::Time, stood_at(sight).map_or_else(|| standing(sight), name::clock))],
        ..of_time_left(sight, "dialog-time", answer)
    };
    if let Some((round, _)) = stopped_round(sight.record, sight.contest()) {
        let (round, left) = (round.get(), left(sight));
        asked.lines[0] =
            text!(sight.language(), "rounds-ask-gives-back", round = round, left = left);
    }
    asked.lines.extend(more);
    asked
}

/// Shorten or extend the break.
pub fn set_break(sight: &Sight<'_>) -> Asked {
    let answer = typed(sight).and_then(|remaining_ms| order(A::SetBreak { remaining_ms }));
    Asked {
        fields: vec![TIME],
        filled: vec![(Entry::Time, standing(sight))],
        ..of_time_left(sight, "dialog-time", answer)
    }
}

/// End the break before its time.
pub fn end_break(sight: &Sight<'_>) -> Asked {
    let line = text!(sight.language(), "rounds-ask-end-break", left = left(sight));
    Asked { lines: vec![line], ..Asked::new(Office::Referee, order(A::EndBreak)) }
}

/// What closing something means while a time runs: it goes on, and what the hall will see.
pub fn close(sight: &Sight<'_>, closing: Closing) -> Asked {
    let language = sight.language();
    let left = left(sight);
    let runs = match sight.contest().game.timed_round() {
        Some((round, _)) => {
            text!(language, "rounds-ask-round-runs", round = round.get(), left = left)
        }
        None => text!(language, "rounds-ask-break-runs", left = left),
    };
    closing::closing(sight, closing, Some(runs))
}

fn of_time_left(sight: &Sight<'_>, meaning: &'static str, answer: Answered) -> Asked {
    let language = sight.language();
    let left = text!(language, "rounds-ask-left", left = left(sight));
    // "4" is minutes, "0:04" is not: how it was read is seen before it is said.
    let read = name::parse_clock(sight.desk.text(Entry::Time));
    let read = read.map(|ms| text!(language, "dialog-time-read", time = name::clock(ms)));
    let lines = [left, tr(language, meaning)].into_iter().chain(read).collect();
    Asked { lines, ..Asked::new(Office::Referee, answer) }
}

/// The time left of the round or the break.
pub(super) fn left(sight: &Sight<'_>) -> String {
    name::clock(countdown(sight).map_or(0, |time| time.remaining_ms(sight.now)))
}

/// The same where it stands. One that runs is another by the time it is answered: nothing is proposed for it.
fn standing(sight: &Sight<'_>) -> String {
    let runs = countdown(sight).is_some_and(|time| time.is_running());
    if runs { String::new() } else { left(sight) }
}

fn countdown(sight: &Sight<'_>) -> Option<Countdown> {
    let anagram = &sight.contest().game;
    let time = anagram.timed_round().and_then(|(_, round)| round.countdown());
    let stopped = || stopped_round(sight.record, sight.contest()).map(|(_, stopped)| stopped);
    time.or(anagram.pause.as_ref().map(|pause| pause.countdown)).or_else(stopped)
}

fn typed(sight: &Sight<'_>) -> Result<i64, String> {
    let typed = name::parse_clock(sight.desk.text(Entry::Time));
    typed.ok_or_else(|| tr(sight.language(), "dialog-no-time"))
}
