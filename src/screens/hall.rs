//! What the hall sees: a scene, as data.
//!
//! A scene never holds what is not meant for the hall: no letter that was not shown, no seed, no sheet,
//! nobody who was not called yet. Its time is a countdown that whoever shows it reads against the present
//! moment, so it goes on while nothing new comes.

mod ceremony;
mod moves;
mod names;
mod phases;
mod scene;
mod standings;

pub use ceremony::{calls_before, coming, has_page, page_filled, steps};
pub use moves::{
    FALL_MS, FRAME_MS, NAME_MS, PAGE, RISE_MS, gone_by, moves_in_ms, page, rows_of_page,
    time_moves_in_ms,
};
pub use names::{club_form, forms, forms_told, halves, longest_form};
pub use phases::Phases;
pub use scene::{
    Called, Foot, Hall, Leaders, Pip, PipState, Scene, Stage, StandingsRow, Step, StepState,
};
pub use standings::{gained, leaders, most_points, standings, table};

pub use crate::commands::{HallLeaders, HallLook, Motion};

use std::collections::BTreeSet;
use std::fmt::Debug;

use serde::Serialize;

use super::{Open, Ranking, name};
use crate::commands::formats::OwnPinned;
use crate::commands::{HallStandings, Pinned};
use crate::domain::clock::Moment;
use crate::domain::contest::checkpoint::{Checkpoint, Occasion, checkpoints};
use crate::domain::contest::corrected::moved_by_signing;
use crate::domain::contest::{Common, Format, Openness};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::{Language, Sentences, tr};
use crate::text;

/// Whom the ceremony calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prizes {
    /// Everybody, the last first.
    Everybody,
    /// The first three, a call each.
    Podium,
}

/// A format that has rounds to show to a hall.
pub trait Scenes: Ranking {
    /// What the hall sees of a round.
    type Round: Clone + Debug + PartialEq + Eq + Serialize;
    /// Whom the ceremony calls.
    const PRIZES: Prizes = Prizes::Everybody;

    /// What the hall sees while nothing is pinned and the competition is not signed.
    fn scene(open: &Open<'_, Self>, language: Language, chosen: &Chosen<'_>) -> Scene<Self>;
    /// Every round of the schedule, in order.
    fn pips(open: &Open<'_, Self>) -> Vec<Pip>;
    /// The round that the hall is in, where that counts among those so far.
    fn at(_: &Open<'_, Self>) -> Option<RoundNo> {
        None
    }
    /// What the hall may see of a round whose words are all judged; [`Scene::Black`] before that.
    fn review(open: &Open<'_, Self>, language: Language, round: RoundNo) -> Scene<Self>;
    /// The standings after a round.
    fn standings(
        open: &Open<'_, Self>,
        language: Language,
        after: RoundNo,
        since: Option<Moment>,
    ) -> Scene<Self> {
        standings::standings(open, language, after, since)
    }
    /// What somebody who is called has, as a figure and in words: `total` is that of the ranks.
    fn called(_: &Open<'_, Self>, language: Language, total: i64) -> [String; 2] {
        [language.number(total), text!(language, "projector-points", points = total)]
    }
    /// By what a player is before the next in the standings after a round who has as many points; empty where no such one is next.
    fn before_equals(_: &Open<'_, Self>, _: Language, _: RoundNo, _: PlayerId) -> String {
        String::new()
    }
    /// How many teams there are, as said, where players stand for teams and not for clubs.
    fn teams(_: &Open<'_, Self>, _: Language) -> Option<String> {
        None
    }
    /// The team that is called after the players: its rank in words, what it has.
    fn first_team(_: &Open<'_, Self>, _: Language) -> Option<Called> {
        None
    }
    /// A player's name as the hall is told it, told apart from everybody else's.
    fn named(open: &Open<'_, Self>, player: PlayerId) -> String {
        open.told_apart(player)
    }
    /// What the hall is told of the day once its rounds are over: nothing that tells who came first.
    fn of_day(open: &Open<'_, Self>, language: Language) -> Vec<String> {
        of_day(open, language)
    }
    /// What the format alone shows when that is pinned.
    fn own(_: &Open<'_, Self>, _: Language, _: &OwnPinned, _: &Chosen<'_>) -> Scene<Self> {
        Scene::Black
    }
    /// Whether the program draws, so that its commitment means something.
    fn draws(_: &Open<'_, Self>) -> bool {
        true
    }
    /// What the hall is told of it at the welcome beside when it begins.
    fn mode(_: &Open<'_, Self>, _: Language) -> String {
        String::new()
    }
    /// Milliseconds until a round's scene moves by itself; `None` when it does not.
    fn moves_in_ms(scene: &Self::Round, now: Moment) -> Option<i64>;
}

/// What was chosen for the hall.
#[derive(Clone, Copy, Debug)]
pub struct Chosen<'a> {
    /// What the referee has pinned.
    pub pinned: &'a Pinned,
    /// Since when.
    pub since: Option<Moment>,
    /// The colours.
    pub look: HallLook,
    /// Whether things may move.
    pub motion: Motion,
    /// Whether who leads is shown between rounds.
    pub leaders: HallLeaders,
    /// How far the time of day at the place is before UTC, in milliseconds.
    pub zone_ms: i64,
    /// Whether calls are to come that tell the hall who won: no page that everybody may read tells it before.
    pub calls_to_come: bool,
}

/// What the hall sees.
pub fn hall<F: Scenes>(open: &Open<'_, F>, language: Language, chosen: &Chosen<'_>) -> Hall<F> {
    let Chosen { pinned, since, look, motion, zone_ms, .. } = *chosen;
    let scene = match pinned {
        // Whoever won is not told before the referee opens the ceremony or the standings.
        Pinned::Auto if open.contest().common.openness == Openness::Signed => {
            let is_next =
                chosen.calls_to_come && !F::ranks(open, open.last_played()).rows.is_empty();
            let about = if is_next { "projector-signed-ceremony" } else { "projector-signed" };
            rounds_over(open, language, about)
        }
        Pinned::Auto => F::scene(open, language, chosen),
        Pinned::Welcome => welcome(open, language),
        Pinned::Review(round) => F::review(open, language, *round),
        Pinned::Standings(which) => {
            F::standings(open, language, standings_after(open, *which), since)
        }
        Pinned::Ceremony(at) => ceremony::ceremony(open, language, *at, (motion, since)),
        Pinned::Message(text) => Scene::Message(text.clone()),
        Pinned::Own(own) => F::own(open, language, own, chosen),
        Pinned::Black => Scene::Black,
    };
    let emblem = open.contest().common.emblem.clone();
    Hall { language, look, motion, zone_ms, foot: foot(open, language), emblem, scene }
}

/// After which round the hall sees the standings.
pub fn standings_after<F: Ranking>(open: &Open<'_, F>, which: HallStandings) -> RoundNo {
    match which {
        HallStandings::Complete => open.last_complete(),
        HallStandings::Latest => open.last_played(),
        HallStandings::After(round) => round,
    }
}

/// That the standings after a round are provisional, and how many sheets miss; empty when they are not.
pub fn doubts_after<F: Ranking>(open: &Open<'_, F>, language: Language, after: RoundNo) -> String {
    let ranks = F::ranks(open, after);
    let common = &open.contest().common;
    // What is corrected after a signature stands for nothing before it is signed again.
    match (ranks.provisional || is_reopened(common), ranks.missing) {
        (false, _) => String::new(),
        (true, 0) => tr(language, "projector-provisional"),
        (true, missing) => {
            text!(language, F::said("projector-provisional-missing"), count = missing)
        }
    }
}

/// Whether it was signed, and is open again.
fn is_reopened(common: &Common) -> bool {
    common.openness == Openness::Open && !common.signings.is_empty()
}

fn foot<F: Scenes>(open: &Open<'_, F>, language: Language) -> Foot {
    let pips = F::pips(open);
    let count = |is| pips.iter().filter(|pip| pip.is == is).count();
    let (over, given_up) = (count(PipState::Over), count(PipState::GivenUp));
    let so_far = over + usize::from(F::at(open).is_some());
    let rounds = match (so_far, given_up) {
        (0, 0) => text!(language, F::said("projector-rounds"), rounds = pips.len()),
        (_, 0) => {
            text!(language, F::said("projector-rounds-so-far"), over = so_far, rounds = pips.len())
        }
        _ => text!(language, F::said("projector-rounds-played"), over = over, rounds = pips.len()),
    };
    Foot { title: open.contest().common.details.title.clone(), pips, rounds }
}

/// After the last round, with what is said of it.
pub fn rounds_over<F: Scenes>(open: &Open<'_, F>, language: Language, about: &str) -> Scene<F> {
    let contest = open.contest();
    let reopened = is_reopened(&contest.common);
    // How many stand otherwise, not who: that is called, or read on the paper.
    let again = moved_by_signing(contest).map(|(before, moved)| {
        let changed = match moved.len() {
            0 => tr(language, "print-final-unchanged"),
            count => text!(language, "print-final-changed-count", count = count),
        };
        text!(
            language,
            "projector-signed-again",
            issue = before.issue.saturating_add(1),
            changed = changed
        )
    });
    let about = if reopened { "projector-reopened" } else { about };
    Scene::End {
        heading: tr(language, F::said("projector-rounds-over")),
        about: again.unwrap_or_else(|| tr(language, about)),
        facts: F::of_day(open, language),
        first: Vec::new(),
        head: head(open, language, |_| true),
    }
}

/// How many played, and how many rounds.
pub fn of_day<F: Scenes>(open: &Open<'_, F>, language: Language) -> Vec<String> {
    let players = open.contest().common.players.len();
    let over = F::pips(open).iter().filter(|pip| pip.is == PipState::Over).count();
    let players = (players > 0).then(|| text!(language, "projector-players", count = players));
    let rounds = (over > 0).then(|| text!(language, F::said("projector-rounds"), rounds = over));
    players.into_iter().chain(rounds).collect()
}

/// The last head that left the referee's hands, of those wanted; nothing before the first.
pub fn head<F: Sentences>(
    open: &Open<'_, F>,
    language: Language,
    wanted: impl Fn(Occasion) -> bool,
) -> String {
    let mut left = checkpoints(open.record, open.heads);
    let Some(Checkpoint { of, head }) = left.rfind(|one| wanted(one.of)) else {
        return String::new();
    };
    let head = language.head(head);
    match of {
        Occasion::RoundEnded(round) => {
            text!(language, F::said("projector-head-round"), round = round.get(), head = head)
        }
        Occasion::Signed { issue } => {
            text!(language, "projector-head-signed", issue = issue.to_string(), head = head)
        }
    }
}

/// The number of a round, and of how many.
pub fn round_title<F: Format>(open: &Open<'_, F>, language: Language, round: RoundNo) -> String {
    let rounds = open.contest().game.last_round().get();
    text!(language, "projector-round", round = round.get(), rounds = rounds)
}

/// Before the first round.
pub fn welcome<F: Scenes>(open: &Open<'_, F>, language: Language) -> Scene<F> {
    let common = &open.contest().common;
    let details = &common.details;
    let place = [details.venue.clone(), name::date(language, &details.date)];
    let place: Vec<String> = place.into_iter().filter(|text| !text.trim().is_empty()).collect();
    let clubs: BTreeSet<&str> = common.players.values().map(|player| player.club.trim()).collect();
    let count =
        |key, count| if count > 0 { text!(language, key, count = count) } else { String::new() };
    let list = common.lexicon.as_ref().map_or_else(Vec::new, |list| {
        vec![
            tr(language, "projector-list"),
            format!("{} {}", list.name, list.edition).trim().to_owned(),
            text!(language, "projector-list-words", words = list.words),
        ]
    });
    let named = |key, what: Option<String>| what.map(|what| (tr(language, key), what));
    Scene::Welcome {
        greeting: tr(language, "projector-greeting"),
        title: details.title.clone(),
        club: details.club.clone(),
        place: place.join(" · "),
        starts: {
            // Once the hall has called its word the hour that was announced is there.
            let is_called = common.hall_word.as_ref().is_some_and(|word| !word.trim().is_empty());
            let starts = (!details.starts.is_empty()).then(|| {
                if is_called {
                    return tr(language, "projector-starts-soon");
                }
                text!(language, "projector-starts", time = &details.starts)
            });
            let mode = Some(F::mode(open, language)).filter(|mode| !mode.is_empty());
            starts.into_iter().chain(mode).collect::<Vec<_>>().join(" · ")
        },
        players: count("projector-players", common.players.len()),
        clubs: F::teams(open, language).unwrap_or_else(|| {
            count("projector-clubs", clubs.iter().filter(|club| !club.is_empty()).count())
        }),
        list,
        commitment: named(
            "projector-commitment",
            common.commitment.filter(|_| F::draws(open)).map(|it| it.to_string()),
        ),
        word: named(
            "projector-word",
            common.hall_word.clone().filter(|word| !word.trim().is_empty()),
        ),
    }
}
