//! What the hall sees of a round: letters, time, sheets that come in, and what the letters made.

mod review;
mod round;
mod tiles;

pub use review::{is_graded, last_graded};
pub use round::{Found, Heading, Length, Review, RoundScene, reveals};
pub use tiles::{RISE_MS, laid_out, reveal_ends_ms, revealed, rising, shown_at};

pub(super) use review::review;
pub(super) use round::moves_in_ms;

use super::table::collected;
use super::{Open, name};
use crate::commands::HallLeaders;
use crate::commands::formats::anagram::step;
use crate::domain::clock::Moment;
use crate::domain::contest::Openness;
use crate::domain::contest::checkpoint::Occasion;
use crate::domain::formats::anagram::event::{Event as A, PausedTiles};
use crate::domain::formats::anagram::round::{Origin, Round, Stage};
use crate::domain::formats::anagram::rules::{RoundRule, all_rounds};
use crate::domain::formats::anagram::standings::Criterion;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::anagram::{Event, Record};
use crate::domain::ids::{Attempt, PlayerId, RoundNo};
use crate::language::{Language, tr};
use crate::screens::hall::{
    self, Chosen, Motion, Phases, Pip, PipState, head, leaders, most_points, round_title,
    rounds_over, welcome,
};
use crate::text;
use tiles::tiles;

/// What the hall sees of this format.
pub type Hall = hall::Hall<Anagram>;
/// One of its scenes.
pub type Scene = hall::Scene<Anagram>;

/// The round whose letters the hall plays with: they are shown, or its time is not over.
pub fn played_now(open: &Open<'_>) -> Option<RoundNo> {
    let anagram = &open.contest().game;
    let is_shown = |round: &Round| round.announced.as_ref().is_some_and(|it| it.shown);
    let shown = anagram.current_round().filter(|(_, round)| is_shown(round));
    anagram.timed_round().or(shown).map(|(number, _)| number)
}

/// The round that the hall is in: the one that is played, or of which sheets are still to come.
pub(super) fn at(open: &Open<'_>) -> Option<RoundNo> {
    let collected = || collected_now(open).filter(|_| open.contest().game.pause.is_none());
    played_now(open).or_else(|| collected().map(|(number, _)| number))
}

/// By what a player is before the next who has as many points, with the figures of both.
pub(super) fn before_equals(
    open: &Open<'_>,
    language: Language,
    after: RoundNo,
    player: PlayerId,
) -> String {
    let rows = open.standings(after).rows;
    let pair = rows.windows(2).find(|pair| pair[0].player == player);
    let told = pair.and_then(|pair| match pair[1].decided_by? {
        Criterion::Total => None,
        criterion @ Criterion::TieBreak(_) => Some(text!(
            language,
            "projector-before-equals",
            criterion = name::criterion(language, criterion),
            own = criterion.value(&pair[0]),
            theirs = criterion.value(&pair[1])
        )),
    });
    told.unwrap_or_default()
}

/// Every round of the schedule, in order.
pub(super) fn pips(open: &Open<'_>) -> Vec<Pip> {
    let anagram = &open.contest().game;
    let next = anagram.current_round().map(|(number, _)| number);
    let current = at(open).or(next);
    let pip = |(number, round): (RoundNo, &Round)| Pip {
        is: match round.is_settled() && Some(number) != current {
            true if round.is_played() => PipState::Over,
            true => PipState::GivenUp,
            false if Some(number) == current => PipState::Current,
            false => PipState::ToCome,
        },
        before_break: anagram.rules().break_follows(number),
    };
    anagram.rounds().map(pip).collect()
}

/// What the hall is told of the day once its rounds are over; how many words were written, once it is signed. No grade is
/// asked for it, as for nothing that the hall sees unasked.
pub(super) fn of_day(open: &Open<'_>, language: Language) -> Vec<String> {
    let contest = open.contest();
    let game = &contest.game;
    let is_signed = contest.common.openness == Openness::Signed;
    let written = || {
        let sheets = game.sheets().map(|(_, sheet)| sheet);
        let count = sheets.filter(|sheet| game.counts(sheet) && game.is_played(sheet.round));
        count.map(|sheet| sheet.words().iter().count()).sum::<usize>()
    };
    let words = is_signed.then(written).filter(|count| *count > 0);
    let words = words.map(|count| text!(language, "projector-day-words", count = count));
    hall::of_day(open, language).into_iter().chain(words).collect()
}

/// What the hall sees while nothing is pinned and the competition is not signed.
pub(super) fn scene(open: &Open<'_>, language: Language, chosen: &Chosen<'_>) -> Scene {
    let anagram = &open.contest().game;
    if let Some((number, round)) = anagram.timed_round() {
        return timed(open, language, number, round);
    }
    let current = anagram.current_round();
    if let Some((number, round)) = current.filter(|_| played_now(open).is_some()) {
        let rule = anagram.rules().round(number);
        let about = rule.map(|rule| about(language, rule)).unwrap_or_default();
        return Scene::Round(RoundScene::Letters {
            heading: heading(open, language, number, about),
            tiles: tiles(open, round),
            shown_at: shown_at(open, number, chosen.motion),
        });
    }
    let leading = || last_graded(open).filter(|_| chosen.leaders == HallLeaders::Shown);
    if let Some(pause) = &anagram.pause {
        let alerts_ms = anagram.rules().break_alerts_ms().to_vec();
        let rule = current.and_then(|(number, _)| anagram.rules().round(number));
        return Scene::Break {
            heading: tr(language, "projector-break"),
            time: pause.countdown,
            phases: Phases::of_break(language, &alerts_ms),
            alerts_ms,
            next: current
                .map(|(next, _)| text!(language, "projector-then", round = next.get()))
                .unwrap_or_default(),
            about: rule.map(|rule| about(language, rule)).unwrap_or_default(),
            back: tr(language, "projector-back"),
            leaders: leading().map(|after| leaders(open, language, after, Vec::new())),
            head: head(open, language, |_| true),
        };
    }
    if let Some(scene) = collecting(open, language) {
        return scene;
    }
    match current {
        Some((RoundNo::FIRST, round)) if round.attempt == Attempt::FIRST => welcome(open, language),
        Some((number, round)) => next(open, language, number, round, leading()),
        None => rounds_over(open, language, "projector-results-soon"),
    }
}

fn next(
    open: &Open<'_>,
    language: Language,
    number: RoundNo,
    round: &Round,
    graded: Option<RoundNo>,
) -> Scene {
    let rule = open.contest().game.rules().round(number);
    let awaited = round.announced.as_ref().map_or(0, |announced| announced.awaited);
    let heading = match step::break_due(open.contest()) {
        Some(_) => "projector-after-break",
        None => "projector-next",
    };
    Scene::Next {
        heading: tr(language, heading),
        round: text!(language, "projector-next-round", round = number.get()),
        kinds: rule
            .map(|rule| vec![rule.consonants.into(), rule.vowels.into()])
            .unwrap_or_default(),
        about: ratio(open, language, number),
        minutes: rule
            .map(|rule| crate::screens::name::minutes(language, rule.full_ms))
            .unwrap_or_default(),
        waits: if awaited > 0 {
            text!(language, "projector-put-back", count = awaited)
        } else if round.attempt > Attempt::FIRST {
            void(language, number)
        } else {
            given_up(open, language, number)
        },
        leaders: graded.map(|after| leaders(open, language, after, facts(open, language, after))),
        head: head(open, language, |_| true),
    }
}

/// That the round before one was given up, where it was: its letters were seen, and are heard of no more.
fn given_up(open: &Open<'_>, language: Language, next: RoundNo) -> String {
    let rounds = open.contest().game.rounds();
    let before = rounds.take_while(|(number, _)| *number < next).last();
    let before = before.filter(|(_, round)| round.stage == Stage::GivenUp);
    before
        .map(|(number, _)| text!(language, "projector-round-given-up", round = number.get()))
        .unwrap_or_default()
}

/// How many words the letters of a round made, with one of the longest, and who had most points in it.
fn facts(open: &Open<'_>, language: Language, round: RoundNo) -> Vec<(String, String)> {
    let made = review::made(open, round);
    let Some(longest) = made.first() else { return Vec::new() };
    let of_round = text!(language, "projector-of-round", round = round.get());
    let made = text!(language, "projector-made", count = made.len());
    let most = most_points(open, language, round);
    let most =
        most.map(|(who, points)| (text!(language, "projector-most-points", points = points), who));
    std::iter::once((of_round, format!("{made} · {longest}"))).chain(most).collect()
}

/// What stands above the letters of a round.
fn heading(open: &Open<'_>, language: Language, number: RoundNo, about: String) -> Heading {
    let round = open.contest().game.round(number);
    let attempt = round.map_or(1, |round| round.attempt.get());
    let corrected = round.and_then(|round| round.announced.as_ref()).is_some_and(|it| it.corrected);
    // What the hall saw before and does not count: letters of a draw before, or one of these.
    let draw = match attempt {
        1 if corrected => tr(language, "projector-corrected"),
        1 => String::new(),
        _ => text!(language, "projector-draw", attempt = attempt),
    };
    let void = match attempt {
        _ if corrected => tr(language, "projector-corrected-letters"),
        1 => String::new(),
        _ => void(language, number),
    };
    let by_hand = is_by_hand(open, number).then(|| tr(language, "projector-from-bags"));
    // How many there are is seen; where they come from is read whole beside what else is said of them.
    let about = Some(about).filter(|_| draw.is_empty() || by_hand.is_none());
    Heading {
        round: round_title(open, language, number),
        about: about.into_iter().chain(by_hand).collect::<Vec<_>>().join(" · "),
        draw,
        void,
    }
}

/// Whether letters were typed although the program draws here: nobody takes them for its draw.
fn is_by_hand(open: &Open<'_>, number: RoundNo) -> bool {
    let announced = open.contest().game.round(number).and_then(|round| round.announced.as_ref());
    let typed = announced.is_some_and(|it| matches!(it.origin, Origin::Physical { .. }));
    let drawn = |event: &Event| matches!(event, Event::Own(A::LettersDrawn { .. }));
    typed && open.record.log().iter().any(|recorded| drawn(&recorded.event))
}

/// That letters of before do not count.
fn void(language: Language, number: RoundNo) -> String {
    text!(language, "projector-void-letters", round = number.get())
}

fn timed(open: &Open<'_>, language: Language, number: RoundNo, round: &Round) -> Scene {
    let heading = || heading(open, language, number, ratio(open, language, number));
    let paused = |time, tiles: Vec<super::TileData>| {
        let said = tr(language, "projector-paused");
        let is_hidden = tiles.is_empty();
        let why = if is_hidden { tr(language, "projector-tiles-hidden") } else { String::new() };
        Scene::Round(RoundScene::Paused { heading: heading(), said, why, tiles, time })
    };
    match &round.stage {
        Stage::Paused(time, PausedTiles::Shown) => paused(*time, tiles(open, round)),
        // Nobody thinks on at the letters while the referee types why.
        Stage::Paused(time, PausedTiles::Hidden) | Stage::Held(time) => paused(*time, Vec::new()),
        Stage::Running(time) => {
            let alerts_ms = open.contest().game.rules().alerts_ms().to_vec();
            Scene::Round(RoundScene::Countdown {
                heading: heading(),
                tiles: tiles(open, round),
                time: *time,
                phases: Phases::of_round(language, &alerts_ms),
                alerts_ms,
            })
        }
        Stage::ToCome | Stage::Drawn | Stage::Over | Stage::Recorded | Stage::GivenUp => {
            Scene::Black
        }
    }
}

/// The last played round while some of its sheets are still to come.
fn collected_now<'a>(open: &Open<'a>) -> Option<(RoundNo, &'a Round)> {
    let anagram = &open.contest().game;
    let last = all_rounds().rfind(|&round| anagram.is_played(round))?;
    // A round run on paper was over long before it was recorded.
    let round = anagram.round(last).filter(|round| round.stage == Stage::Over)?;
    let [collected, expected] = collected(open.contest(), last);
    (collected < expected).then_some((last, round))
}

/// Whether the referee ended its time early.
pub fn was_stopped(record: &Record, round: RoundNo) -> bool {
    let stands = record.log().iter().rev().filter(|it| !record.is_undone(it.action));
    let mut ended = stands.filter_map(|it| match &it.event {
        Event::Own(A::RoundStopped { round: of, .. }) => Some((*of, true)),
        Event::Own(A::RoundEnded { round: of }) => Some((*of, false)),
        _ => None,
    });
    ended.find(|(of, _)| *of == round).is_some_and(|(_, stopped)| stopped)
}

fn collecting(open: &Open<'_>, language: Language) -> Option<Scene> {
    let (last, round) = collected_now(open)?;
    let [collected, expected] = collected(open.contest(), last);
    let scene = RoundScene::Collecting {
        heading: heading(open, language, last, ratio(open, language, last)),
        tiles: tiles(open, round),
        over: {
            let stopped = was_stopped(open.record, last);
            let over = if stopped { "projector-stopped" } else { "projector-pencils-down" };
            format!("■ {}", tr(language, over))
        },
        collected,
        expected,
        sheets: tr(language, "projector-sheets-in"),
        head: head(open, language, |of| of == Occasion::RoundEnded(last)),
    };
    Some(Scene::Round(scene))
}

fn ratio(open: &Open<'_>, language: Language, round: RoundNo) -> String {
    let rule = open.contest().game.rules().round(round);
    rule.map(|rule| name::ratio(language, rule)).unwrap_or_default()
}

/// Ratio and minutes.
fn about(language: Language, rule: RoundRule) -> String {
    let minutes = crate::screens::name::minutes(language, rule.full_ms);
    format!("{} · {minutes}", name::ratio(language, rule))
}
