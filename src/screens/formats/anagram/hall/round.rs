//! A scene of a round.

use serde::Serialize;

use super::tiles::{REVEAL_MS, reveal_ends_ms};
use super::{Hall, Scene};
use crate::domain::clock::{Countdown, Moment};
use crate::screens::formats::anagram::TileData;
use crate::screens::hall::{Motion, Phases, time_moves_in_ms};

/// What the hall sees of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RoundScene {
    /// The letters, before the time begins.
    Letters {
        /// Number of the round.
        round: String,
        /// Ratio and minutes.
        about: String,
        /// In the order drawn.
        tiles: Vec<TileData>,
        /// When the first was shown.
        shown_at: Option<Moment>,
    },
    /// The time runs.
    Countdown {
        /// Number of the round.
        round: String,
        /// Its ratio.
        about: String,
        /// In the order drawn.
        tiles: Vec<TileData>,
        /// The time.
        time: Countdown,
        /// The alerts that the rules give it, in milliseconds left.
        alerts_ms: Vec<i64>,
        /// What is said of it as it ends.
        phases: Phases,
    },
    /// The time is held.
    Paused {
        /// Number of the round.
        round: String,
        /// That it is held.
        heading: String,
        /// In the order drawn; empty while hidden.
        tiles: Vec<TileData>,
        /// The time.
        time: Countdown,
    },
    /// The time is over, sheets come in.
    Collecting {
        /// Number of the round.
        round: String,
        /// Its ratio.
        about: String,
        /// In the order drawn.
        tiles: Vec<TileData>,
        /// That the time is over.
        heading: String,
        /// How many sheets are in.
        collected: usize,
        /// Of how many.
        expected: usize,
        /// What is counted.
        sheets: String,
        /// Where the history stood when the round ended.
        head: String,
    },
    /// What a graded round's letters made, and who found it.
    Review {
        /// Number of the round.
        round: String,
        /// Its ratio.
        about: String,
        /// In the order drawn.
        tiles: Vec<TileData>,
        /// How many words the letters made.
        made: String,
        /// Of which list.
        of_list: String,
        /// Length and number of words, the longest first.
        lengths: Vec<(String, String)>,
        /// The longest words.
        longest: Found<String>,
        /// Words that stand on one sheet only, and whose.
        lone: Found<(String, String)>,
    },
}

/// Words under a heading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Found<T> {
    /// What they are.
    pub heading: String,
    /// That there is none; empty where there is one.
    pub none: String,
    /// The words.
    pub words: Vec<T>,
}

/// Milliseconds until the scene moves by itself; `None` when it does not.
pub(in crate::screens::formats::anagram) fn moves_in_ms(
    scene: &RoundScene,
    motion: Motion,
    now: Moment,
) -> Option<i64> {
    match scene {
        RoundScene::Letters { tiles, shown_at, .. } => {
            let left = reveal_ends_ms(*shown_at, now, tiles.len());
            (left > 0).then(|| left.rem_euclid(REVEAL_MS) + 1)
        }
        RoundScene::Countdown { time, alerts_ms, .. } => {
            time_moves_in_ms(time, alerts_ms, motion, now)
        }
        RoundScene::Paused { time, .. } => time_moves_in_ms(time, &[], motion, now),
        RoundScene::Collecting { .. } | RoundScene::Review { .. } => None,
    }
}

/// Whether tiles are being turned.
pub fn reveals(hall: &Hall, now: Moment) -> bool {
    match &hall.scene {
        Scene::Round(RoundScene::Letters { tiles, shown_at, .. }) => {
            reveal_ends_ms(*shown_at, now, tiles.len()) > 0
        }
        Scene::Round(
            RoundScene::Countdown { .. }
            | RoundScene::Paused { .. }
            | RoundScene::Collecting { .. }
            | RoundScene::Review { .. },
        )
        | Scene::Welcome { .. }
        | Scene::Break { .. }
        | Scene::Next { .. }
        | Scene::Standings { .. }
        | Scene::Ceremony { .. }
        | Scene::Message(_)
        | Scene::Black => false,
    }
}
