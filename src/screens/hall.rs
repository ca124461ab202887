//! What the hall sees: a scene, as data.
//!
//! A scene never holds what is not meant for the hall: no letter that was not shown, no seed, no sheet,
//! nobody who was not called yet. Its time is a countdown that whoever shows it reads against the present
//! moment, so it goes on while nothing new comes.

mod ceremony;
mod moves;
mod phases;
mod scene;

pub use ceremony::steps;
pub use moves::{PAGE, moves_in_ms, page, time_moves_in_ms};
pub use phases::Phases;
pub use scene::{Called, Hall, Scene, StandingsRow};

pub use crate::commands::{HallLook, Motion};

use std::fmt::Debug;

use serde::Serialize;

use super::{Open, Ranking, name};
use crate::commands::Pinned;
use crate::domain::clock::Moment;
use crate::domain::contest::checkpoint::{Checkpoint, Occasion, checkpoints};
use crate::domain::contest::{Format, Openness};
use crate::domain::ids::RoundNo;
use crate::language::{Language, tr};
use crate::text;

/// A format that has rounds to show to a hall.
pub trait Scenes: Ranking {
    /// What the hall sees of a round.
    type Round: Clone + Debug + PartialEq + Eq + Serialize;

    /// What the hall sees while nothing is pinned and the competition is not signed.
    fn scene(open: &Open<'_, Self>, language: Language, motion: Motion) -> Scene<Self>;
    /// What the hall may see of a round whose words are all judged; [`Scene::Black`] before that.
    fn review(open: &Open<'_, Self>, language: Language, round: RoundNo) -> Scene<Self>;
    /// Milliseconds until a round's scene moves by itself; `None` when it does not.
    fn moves_in_ms(scene: &Self::Round, motion: Motion, now: Moment) -> Option<i64>;
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
}

/// What the hall sees.
pub fn hall<F: Scenes>(open: &Open<'_, F>, language: Language, chosen: &Chosen<'_>) -> Hall<F> {
    let Chosen { pinned, since, look, motion } = *chosen;
    let scene = match pinned {
        // Whoever won is not told before the referee opens the ceremony or the standings.
        Pinned::Auto if open.contest().common.openness == Openness::Signed => {
            rounds_over(open, language, "projector-signed")
        }
        Pinned::Auto => F::scene(open, language, motion),
        Pinned::Welcome => welcome(open, language),
        Pinned::Review(round) => F::review(open, language, *round),
        Pinned::Standings => standings(open, language, since),
        Pinned::Ceremony(called) => ceremony::ceremony(open, language, *called),
        Pinned::Message(text) => Scene::Message(text.clone()),
        Pinned::Black => Scene::Black,
    };
    Hall { language, look, motion, scene }
}

/// After the last round, with what is said of it.
pub fn rounds_over<F: Scenes>(open: &Open<'_, F>, language: Language, about: &str) -> Scene<F> {
    Scene::Next {
        round: tr(language, "projector-rounds-over"),
        about: tr(language, about),
        head: head(open, language, |_| true),
    }
}

/// The last head that left the referee's hands, of those wanted; nothing before the first.
pub fn head<F: Format>(
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
            text!(language, "projector-head-round", round = round.get(), head = head)
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
    let mut lines: Vec<String> = [name::date(language, &details.date), details.venue.clone()]
        .into_iter()
        .filter(|line| !line.trim().is_empty())
        .collect();
    if !common.players.is_empty() {
        lines.push(text!(language, "projector-players", players = common.players.len()));
    }
    if let Some(list) = &common.lexicon {
        lines.push(text!(
            language,
            "projector-list",
            name = &list.name,
            edition = &list.edition,
            words = list.words
        ));
    }
    let commitment =
        common.commitment.map(|digest| (tr(language, "projector-commitment"), digest.to_string()));
    Scene::Welcome { title: details.title.clone(), lines, commitment }
}

fn standings<F: Scenes>(open: &Open<'_, F>, language: Language, since: Option<Moment>) -> Scene<F> {
    let after = open.last_played();
    let now = F::ranks(open, after);
    let rows = now.rows.iter().zip(open.moved(&now, after)).map(|(row, moved)| StandingsRow {
        rank: row.rank.map(|rank| rank.to_string()).unwrap_or_default(),
        moved,
        name: open.player(row.player).to_owned(),
        club: open.club(row.player).to_owned(),
        total: language.number(row.total),
    });
    Scene::Standings {
        title: text!(language, "projector-standings", round = after.get()),
        provisional: if now.provisional {
            tr(language, "projector-provisional")
        } else {
            String::new()
        },
        pages: pages(language, now.rows.len()),
        rows: rows.collect(),
        since,
    }
}

fn pages(language: Language, rows: usize) -> Vec<String> {
    let pages = rows.div_ceil(PAGE);
    let name = |page| text!(language, "projector-page", page = page, pages = pages);
    if pages > 1 { (1..=pages).map(name).collect() } else { Vec::new() }
}
