//! Questions about rounds: drawn ahead, given up, played again, recorded, corrected.

use crate::commands::formats::anagram::step;
use crate::commands::{DrawMode, Entry};
use crate::domain::contest::office::Office;
use crate::domain::formats::anagram::Command;
use crate::domain::formats::anagram::alphabet::ALPHABET;
use crate::domain::formats::anagram::command::Command as A;
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::ids::RoundNo;
use crate::domain::letters::{Letter, NotAWord};
use crate::language::{quoted, tr};
use crate::screens::formats::anagram::name::ratio;
use crate::screens::people::names;
use crate::text;
use crate::views::asked::{Answer, REASON, order};
use crate::views::desk::Desk;
use crate::views::formats::anagram::questions::time::left;
use crate::views::formats::anagram::{Answered, Asked, Sight};
use crate::views::name;
use crate::views::options::{Reason, reasons};

const LETTERS: (Entry, &str) = (Entry::Letters, "console-letters");

/// A question whose name has a round.
fn of_round(sight: &Sight<'_>, title: &'static str, round: RoundNo, answer: Answered) -> Asked {
    let title = text!(sight.language(), title, round = round.get());
    Asked { title: Some(title), ..Asked::new(Office::Referee, answer) }
}

/// Draw a round while sheets are missing or a break is due; a break that runs ends.
pub fn draw_ahead(sight: &Sight<'_>, round: RoundNo, mode: DrawMode) -> Asked {
    let language = sight.language();
    let contest = sight.contest();
    let mut lines: Vec<String> = missing(sight).into_iter().collect();
    if let Some(pause) = &contest.game.pause {
        let left = name::clock(pause.countdown.remaining_ms(sight.now));
        lines.push(text!(language, "rounds-ask-break-ends", left = left));
    } else if let Some(after) = step::break_due(contest) {
        lines.push(text!(language, "rounds-ask-break-skipped", after = after.get()));
    }
    lines.push(text!(language, "rounds-ask-draws", round = round.get()));
    let end_break = contest.game.pause.is_some().then_some(A::EndBreak);
    let together = |draw, show| {
        let asked = [draw].into_iter().chain(end_break).chain(show).map(Command::from);
        order(Command::Several(asked.collect()))
    };
    let (fields, answer) = match mode {
        DrawMode::Physical => {
            let letters = typed_letters(sight.desk);
            let drawn =
                letters.and_then(|letters| together(A::TypeLetters { round, letters }, None));
            lines.extend(wanted(sight, round));
            (vec![LETTERS], drawn)
        }
        DrawMode::Digital => {
            let show = A::ShowLetters { round };
            (Vec::new(), together(A::DrawLetters { round }, Some(show)))
        }
    };
    Asked {
        lines,
        fields,
        filled: vec![(Entry::Letters, String::new())],
        ..of_round(sight, "rounds-ask-draw-ahead", round, answer)
    }
}

/// Begin the break while sheets are missing: whose.
pub fn break_ahead(sight: &Sight<'_>) -> Asked {
    let due = step::break_due(sight.contest());
    let answer = due.map_or(Ok(Answer::Nothing), |after| order(A::StartBreak { after }));
    let lines = missing(sight).into_iter().collect();
    Asked { lines, ..Asked::new(Office::Referee, answer) }
}

/// Whose sheets are missing, which stay awaited.
fn missing(sight: &Sight<'_>) -> Option<String> {
    let (round, players) = step::uncollected(sight.contest())?;
    let (count, players) = (players.len(), names(sight, &players));
    let (language, round) = (sight.language(), round.get());
    Some(text!(language, "rounds-ask-missing", round = round, count = count, players = players))
}

/// Give a round up: why.
pub fn give_up(sight: &Sight<'_>, round: RoundNo) -> Asked {
    let answer = order(A::GiveUpRound { round, reason: sight.desk.reason() });
    Asked {
        lines: given_up(sight, round, round),
        fields: vec![REASON],
        ..of_round(sight, "rounds-ask-give-up", round, answer)
    }
}

/// Give up this round and all that follow: why.
pub fn give_up_rest(sight: &Sight<'_>, from: RoundNo) -> Asked {
    let last = all_rounds().next_back().unwrap_or(from);
    let (first, to) = (from.get(), last.get());
    let title = text!(sight.language(), "rounds-ask-give-up-rest", first = first, last = to);
    Asked {
        title: Some(title),
        lines: given_up(sight, from, last),
        fields: vec![REASON],
        ..Asked::new(Office::Referee, order(A::GiveUpRest { from, reason: sight.desk.reason() }))
    }
}

/// Play a round again: why.
pub fn replay(sight: &Sight<'_>, round: RoundNo) -> Asked {
    let mut lines = vec![text!(sight.language(), "dialog-replay", round = round.get())];
    let since = sight.last_played().get().saturating_sub(round.get());
    if since > 0 {
        lines.push(text!(sight.language(), "dialog-replay-since", count = since));
    }
    lines.extend(lost(sight, round, round));
    lines.extend(ends_time(sight, round, round));
    let answer = order(A::ReplayRound { round, reason: sight.desk.reason() });
    Asked { lines, fields: vec![REASON], ..of_round(sight, "rounds-ask-replay", round, answer) }
}

/// Record a round run on paper: its letters, and why.
pub fn record(sight: &Sight<'_>, round: RoundNo) -> Asked {
    let language = sight.language();
    let mut lines = vec![text!(language, "dialog-record", round = round.get())];
    let earlier = sight.contest().game.current_round().map(|(open, _)| open);
    if let Some(open) = earlier.filter(|open| *open < round) {
        lines.push(text!(language, "rounds-ask-earlier", round = open.get()));
    }
    lines.extend(ends_time(sight, round, round));
    lines.extend(wanted(sight, round));
    let reason = sight.desk.reason();
    let answer = typed_letters(sight.desk)
        .and_then(|letters| order(A::RecordRound { round, letters, reason }));
    Asked { lines, ..with_letters(sight, "rounds-ask-record", round, answer) }
}

/// Correct a round's letters, and why.
pub fn correct(sight: &Sight<'_>, round: RoundNo) -> Asked {
    let language = sight.language();
    let mut lines = vec![text!(language, "dialog-correct", round = round.get())];
    let sheets = sheets(sight, round, round);
    if sheets > 0 {
        lines.push(text!(language, "rounds-ask-graded-anew", count = sheets));
    }
    lines.extend(goes_on(sight, round));
    lines.extend(wanted(sight, round));
    let reason = sight.desk.reason();
    let answer = typed_letters(sight.desk)
        .and_then(|letters| order(A::CorrectLetters { round, letters, reason }));
    let choices = vec![reasons(sight, &Reason::OF_LETTERS)];
    Asked { lines, choices, ..with_letters(sight, "rounds-ask-correct", round, answer) }
}

/// Which letters the round wants.
fn wanted(sight: &Sight<'_>, round: RoundNo) -> Option<String> {
    let rule = sight.contest().game.rules().round(round)?;
    Some(ratio(sight.language(), rule))
}

/// The letters of a round, as they are now, are typed anew.
fn with_letters(sight: &Sight<'_>, title: &'static str, round: RoundNo, answer: Answered) -> Asked {
    let announced = sight.contest().game.announced(round);
    let letters = announced.into_iter().flat_map(|announced| &announced.letters);
    Asked {
        fields: vec![LETTERS, REASON],
        filled: vec![(Entry::Letters, letters.map(|letter| letter.to_char()).collect())],
        ..of_round(sight, title, round, answer)
    }
}

fn given_up(sight: &Sight<'_>, first: RoundNo, last: RoundNo) -> Vec<String> {
    let language = sight.language();
    let anagram = &sight.contest().game;
    let mut lines = if first == last {
        vec![text!(language, "dialog-give-up", round = first.get())]
    } else {
        vec![tr(language, "rounds-ask-rest")]
    };
    lines.extend(lost(sight, first, last));
    lines.extend(ends_time(sight, first, last));
    if all_rounds().any(|round| round >= first && round <= last && anagram.is_guarded(round)) {
        lines.push(tr(language, "rounds-ask-guard"));
    }
    lines
}

/// That the time which runs ends with it.
fn ends_time(sight: &Sight<'_>, first: RoundNo, last: RoundNo) -> Option<String> {
    let (timed, _) = sight.contest().game.timed_round()?;
    let ends = (first..=last).contains(&timed);
    ends.then(|| text!(sight.language(), "rounds-ask-time-ends", left = left(sight)))
}

/// That the time of the round runs on meanwhile, and how it is given back.
fn goes_on(sight: &Sight<'_>, round: RoundNo) -> Option<String> {
    let (_, time) = sight.contest().game.timed_round().filter(|&(timed, _)| timed == round)?;
    let runs = time.countdown().is_some_and(|time| time.is_running());
    runs.then(|| text!(sight.language(), "rounds-ask-time-goes-on", left = left(sight)))
}

/// The keyed sheets that would not count any more.
fn lost(sight: &Sight<'_>, first: RoundNo, last: RoundNo) -> Option<String> {
    let sheets = sheets(sight, first, last);
    (sheets > 0).then(|| text!(sight.language(), "rounds-ask-lost", count = sheets))
}

fn sheets(sight: &Sight<'_>, first: RoundNo, last: RoundNo) -> usize {
    let anagram = &sight.contest().game;
    let of = |round: RoundNo| round >= first && round <= last;
    anagram.sheets().filter(|(_, sheet)| of(sheet.round) && anagram.counts(sheet)).count()
}

/// The typed tiles.
///
/// # Errors
/// What is no letter, for people.
pub fn typed_letters(desk: &Desk) -> Result<Vec<Letter>, String> {
    let text = desk.text(Entry::Letters);
    let together: String = text.split_whitespace().collect();
    if together.is_empty() {
        return Err(tr(desk.language, "rounds-no-letters"));
    }
    let sign_of = |wrong| match wrong {
        NotAWord::Sign { sign, .. } => sign.to_string(),
        NotAWord::Empty | NotAWord::TooLong { .. } | NotAWord::InnerSpace { .. } => {
            together.clone()
        }
    };
    let refused =
        |wrong| text!(desk.language, "rounds-not-letters", typed = quoted(&sign_of(wrong)));
    ALPHABET.read_letters(&together).map_err(refused)
}

/// The letters among what is typed: a sign that is none takes no tile off the table.
pub fn letters_among(desk: &Desk) -> Vec<Letter> {
    let signs = desk.text(Entry::Letters).chars();
    signs.filter_map(|sign| ALPHABET.read_letters(&sign.to_string()).ok()).flatten().collect()
}
