//! Which scene the hall sees, and what stands in it.

use super::scene::{Hall, Scene, StandingsRow};
use super::{ceremony, review};
use crate::commands::Pinned;
use crate::domain::clock::Moment;
use crate::domain::contest::Openness;
use crate::domain::contest::checkpoint::{Checkpoint, Occasion, checkpoints};
use crate::domain::formats::anagram::event::{Event as AnagramEvent, PausedTiles};
use crate::domain::formats::anagram::round::{Round, Stage};
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::formats::anagram::sheet::Handed;
use crate::domain::formats::anagram::{Contest, Event};
use crate::domain::ids::RoundNo;
use crate::language::tr;
use crate::screens::formats::anagram::TileData;
use crate::text;
use crate::views::settings::Motion;
use crate::views::{Sight, name};

/// What the hall sees.
#[must_use]
pub fn hall(sight: &Sight<'_>) -> Hall {
    let language = sight.language();
    let scene = match &sight.desk.pinned {
        Pinned::Auto => automatic(sight),
        Pinned::Welcome => welcome(sight),
        Pinned::Review(round) => review::review(sight, *round),
        Pinned::Standings => standings(sight),
        Pinned::Ceremony(called) => ceremony::ceremony(sight, *called),
        Pinned::Message(text) => Scene::Message(text.clone()),
        Pinned::Black => Scene::Black,
    };
    Hall {
        language,
        look: sight.desk.settings.hall_look,
        motion: sight.desk.settings.motion,
        scene,
    }
}

/// The round whose letters the hall plays with: they are shown, or its time is not over.
#[must_use]
pub fn played_now(sight: &Sight<'_>) -> Option<RoundNo> {
    let anagram = &sight.contest().game;
    let is_shown = |round: &Round| round.announced.as_ref().is_some_and(|it| it.shown);
    let shown = anagram.current_round().filter(|(_, round)| is_shown(round));
    anagram.timed_round().or(shown).map(|(number, _)| number)
}

fn automatic(sight: &Sight<'_>) -> Scene {
    let contest = sight.contest();
    let anagram = &contest.game;
    if contest.common.openness == Openness::Signed {
        // Whoever won is not told before the referee opens the ceremony or the standings.
        return rounds_over(sight, "projector-signed");
    }
    if let Some((number, round)) = anagram.timed_round() {
        return timed(sight, number, round);
    }
    let current = anagram.current_round();
    if let Some((number, round)) = current.filter(|_| played_now(sight).is_some()) {
        return Scene::Letters {
            round: round_title(sight, number),
            about: about(sight, number),
            tiles: tiles(sight, round),
            shown_at: shown_at(sight, number),
        };
    }
    if let Some(pause) = &anagram.pause {
        let next = current.map(|(number, _)| about(sight, number)).unwrap_or_default();
        let alerts_ms = anagram.rules().break_alerts_ms().to_vec();
        let (time, head) = (pause.countdown, head(sight, |_| true));
        return Scene::Break { time, alerts_ms, next, head };
    }
    if let Some(scene) = collecting(sight) {
        return scene;
    }
    match current {
        Some((RoundNo::FIRST, _)) => welcome(sight),
        Some((number, _)) => Scene::Next {
            round: round_title(sight, number),
            about: about(sight, number),
            head: head(sight, |_| true),
        },
        None => rounds_over(sight, "projector-results-soon"),
    }
}

fn rounds_over(sight: &Sight<'_>, about: &str) -> Scene {
    Scene::Next {
        round: tr(sight.language(), "projector-rounds-over"),
        about: tr(sight.language(), about),
        head: head(sight, |_| true),
    }
}

/// The last head that left the referee's hands, of those wanted (§15); nothing before the first.
fn head(sight: &Sight<'_>, wanted: impl Fn(Occasion) -> bool) -> String {
    let language = sight.language();
    let mut left = checkpoints(sight.record, sight.heads);
    let Some(Checkpoint { of, head }) = left.rfind(|one| wanted(one.of)) else {
        return String::new();
    };
    let head = language.head(head);
    match of {
        Occasion::RoundEnded(round) => {
            text!(language, "projector-head-round", round = round.get(), head = head)
        }
        Occasion::Signed { issue } => {
            text!(language, "projector-head-signed", issue = issue.to_string(), head = head)
        }
    }
}

fn timed(sight: &Sight<'_>, number: RoundNo, round: &Round) -> Scene {
    let title = round_title(sight, number);
    match &round.stage {
        Stage::Paused(time, shown) => Scene::Paused {
            round: title,
            tiles: match shown {
                PausedTiles::Hidden => Vec::new(),
                PausedTiles::Shown => tiles(sight, round),
            },
            time: *time,
        },
        // Nobody thinks on at the letters while the referee types why.
        Stage::Held(time) => Scene::Paused { round: title, tiles: Vec::new(), time: *time },
        Stage::Running(time) => Scene::Countdown {
            round: title,
            about: ratio(sight, number),
            tiles: tiles(sight, round),
            time: *time,
            alerts_ms: sight.contest().game.rules().alerts_ms().to_vec(),
        },
        Stage::ToCome | Stage::Drawn | Stage::Over | Stage::Recorded | Stage::GivenUp => {
            Scene::Black
        }
    }
}

/// The last played round while some of its sheets are still to come.
fn collecting(sight: &Sight<'_>) -> Option<Scene> {
    let contest = sight.contest();
    let anagram = &contest.game;
    let last = all_rounds().rfind(|&round| anagram.is_played(round))?;
    // A round run on paper was over long before it was recorded.
    anagram.round(last).filter(|round| round.stage == Stage::Over)?;
    let (expected, collected) = collected(contest, last);
    (collected < expected).then(|| Scene::Collecting {
        round: round_title(sight, last),
        about: ratio(sight, last),
        tiles: anagram.round(last).map(|round| tiles(sight, round)).unwrap_or_default(),
        collected,
        expected,
        head: head(sight, |of| of == Occasion::RoundEnded(last)),
    })
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

fn welcome(sight: &Sight<'_>) -> Scene {
    let contest = sight.contest();
    let language = sight.language();
    let details = &contest.common.details;
    let mut lines: Vec<String> = [name::date(language, &details.date), details.venue.clone()]
        .into_iter()
        .filter(|line| !line.trim().is_empty())
        .collect();
    if !contest.common.players.is_empty() {
        lines.push(text!(language, "projector-players", players = contest.common.players.len()));
    }
    if let Some(list) = &contest.common.lexicon {
        lines.push(text!(
            language,
            "projector-list",
            name = &list.name,
            edition = &list.edition,
            words = list.words
        ));
    }
    let commitment = contest
        .common
        .commitment
        .map(|digest| (tr(language, "projector-commitment"), digest.to_string()));
    Scene::Welcome { title: details.title.clone(), lines, commitment }
}

fn standings(sight: &Sight<'_>) -> Scene {
    let language = sight.language();
    let after = sight.last_played();
    let now = sight.standings(after);
    let before = after.get().checked_sub(1).and_then(RoundNo::new).map(|r| sight.standings(r));
    let rows = now.rows.iter().map(|row| {
        let old = before.as_ref().and_then(|before| before.row(row.player)?.rank);
        let moved = old.zip(row.rank).map(|(old, new)| i64::from(old) - i64::from(new));
        let player = sight.contest().common.players.get(&row.player);
        StandingsRow {
            rank: row.rank.map(|rank| rank.to_string()).unwrap_or_default(),
            moved,
            name: player.map(|player| player.name.clone()).unwrap_or_default(),
            club: player.map(|player| player.club.clone()).unwrap_or_default(),
            total: language.number(row.total),
        }
    });
    Scene::Standings {
        title: text!(language, "projector-standings", round = after.get()),
        provisional: if now.is_provisional() {
            tr(language, "projector-provisional")
        } else {
            String::new()
        },
        rows: rows.collect(),
        since: sight.desk.pinned_at,
    }
}

/// The tiles in the order drawn.
pub(super) fn tiles(sight: &Sight<'_>, round: &Round) -> Vec<TileData> {
    let rules = sight.contest().game.rules();
    round.letters().iter().map(|&letter| TileData::of(rules, letter)).collect()
}

/// When the first tile of a round's present draw was shown; nothing where nothing may move: then
/// every tile is shown at once.
pub(in crate::views) fn shown_at(sight: &Sight<'_>, number: RoundNo) -> Option<Moment> {
    if sight.desk.settings.motion == Motion::Off {
        return None;
    }
    let is_it = |event: &Event| matches!(event, Event::Own(AnagramEvent::LettersShown { round }) if *round == number);
    sight.record.log().iter().rev().find(|recorded| is_it(&recorded.event)).map(|found| found.at)
}

pub(super) fn round_title(sight: &Sight<'_>, round: RoundNo) -> String {
    text!(sight.language(), "projector-round", round = round.get(), rounds = all_rounds().count())
}

pub(super) fn ratio(sight: &Sight<'_>, round: RoundNo) -> String {
    let rule = sight.contest().game.rules().round(round);
    rule.map(|rule| name::ratio(sight.language(), rule)).unwrap_or_default()
}

fn about(sight: &Sight<'_>, round: RoundNo) -> String {
    let rule = sight.contest().game.rules().round(round);
    rule.map(|rule| {
        let language = sight.language();
        let minutes = name::minutes(language, rule.full_ms);
        format!("{} · {minutes}", name::ratio(language, rule))
    })
    .unwrap_or_default()
}
