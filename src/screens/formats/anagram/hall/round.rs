//! A scene of a round.

use serde::Serialize;

use super::tiles::{reveal_ends_ms, turns_in_ms};
use super::{Hall, Scene};
use crate::domain::clock::{Countdown, Moment};
use crate::screens::formats::anagram::TileData;
use crate::screens::hall::{Phases, time_moves_in_ms};

/// What the hall sees of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RoundScene {
    /// The letters, before the time begins.
    Letters {
        /// What stands above.
        heading: Heading,
        /// In the order drawn.
        tiles: Vec<TileData>,
        /// When the first was shown.
        shown_at: Option<Moment>,
    },
    /// The time runs.
    Countdown {
        /// What stands above.
        heading: Heading,
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
        /// What stands above.
        heading: Heading,
        /// That it is held.
        said: String,
        /// Why no tiles are seen; empty where they are.
        why: String,
        /// In the order drawn; empty while hidden.
        tiles: Vec<TileData>,
        /// The time.
        time: Countdown,
    },
    /// The time is over, sheets come in.
    Collecting {
        /// What stands above.
        heading: Heading,
        /// In the order drawn.
        tiles: Vec<TileData>,
        /// That the time is over.
        over: String,
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
    Review(Box<Review>),
}

/// What a graded round's letters made, and who found it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Review {
    /// What stands above.
    pub heading: Heading,
    /// In the order drawn.
    pub tiles: Vec<TileData>,
    /// How many words the letters made, and that they did.
    pub made: (String, String),
    /// How many of them the hall found, and that it did.
    pub found: (String, String),
    /// Of which list.
    pub of_list: String,
    /// What is found, and what there was.
    pub legend: [String; 2],
    /// Words by length, the longest first.
    pub lengths: Found<Length>,
    /// The longest words, and on how many sheets each stands; on none is said, too.
    pub longest: Found<(String, String)>,
    /// Words that stand on one sheet only, and whose.
    pub lone: Found<(String, String)>,
    /// That a word stands on no sheet.
    pub unfound: String,
}

/// What stands above the letters of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Heading {
    /// Number of the round.
    pub round: String,
    /// What it is like.
    pub about: String,
    /// Which draw of the round it is; empty for the first.
    pub draw: String,
    /// That the letters of before do not count; empty for the first.
    pub void: String,
}

/// The words of one length.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Length {
    /// How many letters.
    pub letters: usize,
    /// How many words the hall found.
    pub found: usize,
    /// How many there were.
    pub of: usize,
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
    now: Moment,
) -> Option<i64> {
    match scene {
        RoundScene::Letters { tiles, shown_at, .. } => turns_in_ms(*shown_at, now, tiles.len()),
        RoundScene::Countdown { time, .. } => time_moves_in_ms(time, now),
        RoundScene::Paused { .. } | RoundScene::Collecting { .. } | RoundScene::Review(_) => None,
    }
}

/// Whether tiles are being turned.
pub fn reveals(hall: &Hall, now: Moment) -> bool {
    let Scene::Round(RoundScene::Letters { tiles, shown_at, .. }) = &hall.scene else {
        return false;
    };
    reveal_ends_ms(*shown_at, now, tiles.len()) > 0
}
