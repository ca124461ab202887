//! What the day's questions say: the consequence before the decision.

use crate::commands::formats::anagram::step;
use crate::commands::{Closing, Entry, Pinned, Question};
use crate::domain::formats::anagram::event::PausedTiles;
use crate::domain::formats::anagram::round::Stage;
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::ids::RoundNo;
use crate::language::tr;
use crate::screens::people::names;
use crate::text;
use crate::views::desk::Light;
use crate::views::formats::anagram::Sight;
use crate::views::name;
use crate::views::options::{Choices, options};
use crate::views::settings::Sound;

/// A question's name when it names its rounds.
pub fn title(sight: &Sight<'_>, question: &Question) -> Option<String> {
    let language = sight.language();
    let of = |key: &'static str, round: RoundNo| Some(text!(language, key, round = round.get()));
    match question {
        Question::GiveUp(round) => of("rounds-ask-give-up", *round),
        Question::GiveUpRest(from) => {
            let last = all_rounds().next_back().unwrap_or(*from);
            let (first, last) = (from.get(), last.get());
            Some(text!(language, "rounds-ask-give-up-rest", first = first, last = last))
        }
        Question::Replay(round) => of("rounds-ask-replay", *round),
        Question::Record(round) => of("rounds-ask-record", *round),
        Question::Correct(round) => of("rounds-ask-correct", *round),
        Question::DrawAhead(round, _) => of("rounds-ask-draw-ahead", *round),
        _ => None,
    }
}

/// What answering yes is called when the question's name does not say it.
pub fn confirm(sight: &Sight<'_>, question: &Question) -> Option<String> {
    let key = match question {
        Question::HallWord => "commands-hall-word",
        Question::Settle { .. } => "dialog-settle-confirm",
        _ => return None,
    };
    Some(tr(sight.language(), key))
}

/// What putting the question away does, when that is more than nothing.
pub fn cancel(sight: &Sight<'_>, question: &Question) -> Option<String> {
    let key = match question {
        Question::Pause(_) | Question::Stop if is_held(sight) => "rounds-ask-go-on",
        Question::Close(_) => "rounds-ask-stay-open",
        _ => return None,
    };
    Some(tr(sight.language(), key))
}

/// What a question of the day means; empty for any other question.
pub fn lines(sight: &Sight<'_>, question: &Question) -> Vec<String> {
    let language = sight.language();
    let left = || text!(language, "rounds-ask-left", left = left(sight));
    match question {
        Question::Pause(_) => stands(sight, tr(language, "rounds-ask-pause")),
        Question::Stop => stands(sight, tr(language, "rounds-ask-stop")),
        Question::RestartTime => vec![left(), tr(language, "dialog-restart-time")],
        Question::SetRemaining | Question::SetBreak => vec![left(), tr(language, "dialog-time")],
        Question::EndBreak => {
            vec![text!(language, "rounds-ask-end-break", left = self::left(sight))]
        }
        Question::HallWord => hall_word(sight),
        Question::DrawAhead(round, _) => draw_ahead(sight, *round),
        Question::GiveUp(round) => give_up(sight, *round, *round),
        Question::GiveUpRest(from) => {
            give_up(sight, *from, all_rounds().next_back().unwrap_or(*from))
        }
        Question::Replay(round) => {
            let mut lines = vec![text!(language, "dialog-replay", round = round.get())];
            lines.extend(lost(sight, *round, *round));
            lines.extend(ends_time(sight, *round, *round));
            lines
        }
        Question::Record(round) => {
            let mut lines = vec![text!(language, "dialog-record", round = round.get())];
            let earlier = sight.contest().game.current_round().map(|(open, _)| open);
            if let Some(open) = earlier.filter(|open| open < round) {
                lines.push(text!(language, "rounds-ask-earlier", round = open.get()));
            }
            lines.extend(ends_time(sight, *round, *round));
            lines
        }
        Question::Correct(round) => {
            let mut lines = vec![text!(language, "dialog-correct", round = round.get())];
            let sheets = sheets(sight, *round, *round);
            if sheets > 0 {
                lines.push(text!(language, "rounds-ask-graded-anew", count = sheets));
            }
            lines
        }
        _ => Vec::new(),
    }
}

/// What closing something means while a time runs: it goes on, and what the hall will see.
pub fn closing(sight: &Sight<'_>, closing: Closing) -> Vec<String> {
    let language = sight.language();
    let left = left(sight);
    let runs = match sight.contest().game.timed_round() {
        Some((round, _)) => {
            text!(language, "rounds-ask-round-runs", round = round.get(), left = left)
        }
        None => text!(language, "rounds-ask-break-runs", left = left),
    };
    let desk = sight.desk;
    let goes_on = tr(
        language,
        match (closing, desk.settings.sound, desk.lights.sound) {
            (Closing::Hall, Sound::On, Light::Well) => "rounds-ask-goes-on-here",
            (Closing::Hall, Sound::Muted, _) => "rounds-ask-goes-on-muted",
            (Closing::Hall, Sound::On, Light::Failed) => "rounds-ask-goes-on-silent",
            (Closing::Competition | Closing::Program, _, _) => "rounds-ask-goes-on",
        },
    );
    let hall = desk.projector.then(|| {
        let seen_now = desk.pinned == Pinned::Auto;
        tr(language, if seen_now { "rounds-ask-hall-dark" } else { "rounds-ask-hall-desktop" })
    });
    [Some(runs), Some(goes_on), hall].into_iter().flatten().collect()
}

fn is_held(sight: &Sight<'_>) -> bool {
    let timed = sight.contest().game.timed_round();
    timed.is_some_and(|(_, round)| matches!(round.stage, Stage::Held(_)))
}

/// The time left of the round or the break.
fn left(sight: &Sight<'_>) -> String {
    let anagram = &sight.contest().game;
    let time = anagram.timed_round().and_then(|(_, round)| round.countdown());
    let time = time.or(anagram.pause.as_ref().map(|pause| pause.countdown));
    name::clock(time.map_or(0, |time| time.remaining_ms(sight.now)))
}

/// The time stands already while the reason is typed.
fn stands(sight: &Sight<'_>, meaning: String) -> Vec<String> {
    let language = sight.language();
    let mut lines = vec![text!(language, "rounds-ask-stands", left = left(sight)), meaning];
    if is_held(sight) {
        lines.push(tr(language, "rounds-ask-or-go-on"));
    }
    lines
}

/// What is recorded, exactly as typed.
fn hall_word(sight: &Sight<'_>) -> Vec<String> {
    let language = sight.language();
    let text = sight.desk.text(Entry::HallWord);
    let recorded = if text.is_empty() {
        tr(language, "rounds-ask-no-hall-word")
    } else {
        text!(language, "rounds-ask-hall-word-is", text = text)
    };
    vec![tr(language, "rounds-ask-hall-word"), recorded]
}

fn draw_ahead(sight: &Sight<'_>, round: RoundNo) -> Vec<String> {
    let language = sight.language();
    let contest = sight.contest();
    let mut lines = Vec::new();
    if let Some((of, players)) = step::uncollected(contest) {
        lines.push(text!(
            language,
            "rounds-ask-missing",
            round = of.get(),
            count = players.len(),
            players = names(sight, &players)
        ));
    }
    if let Some(pause) = &contest.game.pause {
        let left = name::clock(pause.countdown.remaining_ms(sight.now));
        lines.push(text!(language, "rounds-ask-break-ends", left = left));
    } else if let Some(after) = step::break_due(contest) {
        lines.push(text!(language, "rounds-ask-break-skipped", after = after.get()));
    }
    lines.push(text!(language, "rounds-ask-draws", round = round.get()));
    lines
}

fn give_up(sight: &Sight<'_>, first: RoundNo, last: RoundNo) -> Vec<String> {
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

/// What the hall sees while the time is held.
pub fn paused_tiles(sight: &Sight<'_>, on: PausedTiles) -> Choices {
    let all = [PausedTiles::Hidden, PausedTiles::Shown];
    options(sight, "dialog-hall", all, on, Question::Pause, |tiles| {
        let key = match tiles {
            PausedTiles::Hidden => "dialog-tiles-hidden",
            PausedTiles::Shown => "dialog-tiles-shown",
        };
        tr(sight.language(), key)
    })
}
