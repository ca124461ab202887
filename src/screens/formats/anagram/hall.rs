//! What the hall sees of a round: letters, time, sheets that come in, and what the letters made.

mod review;
mod round;
mod tiles;

pub use review::{is_graded, last_graded};
pub use round::{Found, RoundScene, reveals};
pub use tiles::{REVEAL_MS, laid_out, reveal_ends_ms, revealed, shown_at};

pub(super) use review::review;
pub(super) use round::moves_in_ms;

use super::{Open, name};
use crate::domain::clock::Moment;
use crate::domain::contest::checkpoint::Occasion;
use crate::domain::formats::anagram::Contest;
use crate::domain::formats::anagram::event::PausedTiles;
use crate::domain::formats::anagram::round::{Round, Stage};
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::formats::anagram::sheet::Handed;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::RoundNo;
use crate::language::{Language, tr};
use crate::screens::hall::{self, Motion, Phases, head, round_title, rounds_over, welcome};
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

/// What the hall sees while nothing is pinned and the competition is not signed.
pub(super) fn scene(open: &Open<'_>, language: Language, motion: Motion) -> Scene {
    let anagram = &open.contest().game;
    if let Some((number, round)) = anagram.timed_round() {
        return timed(open, language, number, round);
    }
    let current = anagram.current_round();
    if let Some((number, round)) = current.filter(|_| played_now(open).is_some()) {
        return Scene::Round(RoundScene::Letters {
            round: round_title(open, language, number),
            about: about(open, language, number),
            tiles: tiles(open, round),
            shown_at: shown_at(open, number, motion),
        });
    }
    if let Some(pause) = &anagram.pause {
        let next = current.map(|(number, _)| about(open, language, number)).unwrap_or_default();
        let alerts_ms = anagram.rules().break_alerts_ms().to_vec();
        return Scene::Break {
            heading: tr(language, "projector-break"),
            time: pause.countdown,
            phases: Phases::of_break(language, &alerts_ms),
            alerts_ms,
            next: text!(language, "projector-then", next = next),
            head: head(open, language, |_| true),
        };
    }
    if let Some(scene) = collecting(open, language) {
        return scene;
    }
    match current {
        Some((RoundNo::FIRST, _)) => welcome(open, language),
        Some((number, _)) => Scene::Next {
            round: round_title(open, language, number),
            about: about(open, language, number),
            head: head(open, language, |_| true),
        },
        None => rounds_over(open, language, "projector-results-soon"),
    }
}

fn timed(open: &Open<'_>, language: Language, number: RoundNo, round: &Round) -> Scene {
    let title = round_title(open, language, number);
    let paused = |time, tiles| {
        let heading = tr(language, "projector-paused");
        Scene::Round(RoundScene::Paused { round: title.clone(), heading, tiles, time })
    };
    match &round.stage {
        Stage::Paused(time, PausedTiles::Shown) => paused(*time, tiles(open, round)),
        // Nobody thinks on at the letters while the referee types why.
        Stage::Paused(time, PausedTiles::Hidden) | Stage::Held(time) => paused(*time, Vec::new()),
        Stage::Running(time) => {
            let alerts_ms = open.contest().game.rules().alerts_ms().to_vec();
            Scene::Round(RoundScene::Countdown {
                round: title,
                about: ratio(open, language, number),
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
fn collecting(open: &Open<'_>, language: Language) -> Option<Scene> {
    let contest = open.contest();
    let anagram = &contest.game;
    let last = all_rounds().rfind(|&round| anagram.is_played(round))?;
    // A round run on paper was over long before it was recorded.
    let round = anagram.round(last).filter(|round| round.stage == Stage::Over)?;
    let (expected, collected) = collected(contest, last);
    let scene = || RoundScene::Collecting {
        round: round_title(open, language, last),
        about: ratio(open, language, last),
        tiles: tiles(open, round),
        heading: format!("■ {}", tr(language, "projector-pencils-down")),
        collected,
        expected,
        sheets: tr(language, "projector-sheets-in"),
        head: head(open, language, |of| of == Occasion::RoundEnded(last)),
    };
    (collected < expected).then(|| Scene::Round(scene()))
}

/// How many sheets of a round there are to come in, those declared missing left out, and how many
/// of them are in.
fn collected(contest: &Contest, round: RoundNo) -> (usize, usize) {
    let anagram = &contest.game;
    let expected =
        contest.common.players.keys().filter(|&&player| contest.common.is_expected(player, round));
    let handed = |player| anagram.place(round, player).handed;
    let keyed = |player| anagram.sheet_at(round, player).is_some();
    let expected: Vec<_> = expected
        .copied()
        .filter(|&player| keyed(player) || handed(player) != Handed::NotHandedIn)
        .collect();
    let is_in = |&&player: &&_| keyed(player) || handed(player) == Handed::Collected;
    (expected.len(), expected.iter().filter(is_in).count())
}

fn ratio(open: &Open<'_>, language: Language, round: RoundNo) -> String {
    let rule = open.contest().game.rules().round(round);
    rule.map(|rule| name::ratio(language, rule)).unwrap_or_default()
}

/// Ratio and minutes.
fn about(open: &Open<'_>, language: Language, round: RoundNo) -> String {
    let rule = open.contest().game.rules().round(round);
    rule.map(|rule| {
        let minutes = crate::screens::name::minutes(language, rule.full_ms);
        format!("{} · {minutes}", name::ratio(language, rule))
    })
    .unwrap_or_default()
}
