//! What a scene holds.

use serde::Serialize;

use super::Scenes;
use super::phases::Phases;
use crate::commands::{HallLook, Motion};
use crate::domain::clock::{Countdown, Moment};
use crate::language::Language;

/// Everything that the hall's window is given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(bound = "")]
pub struct Hall<F: Scenes> {
    /// The language of the hall.
    pub language: Language,
    /// Its colours.
    pub look: HallLook,
    /// Whether things may move.
    pub motion: Motion,
    /// What it shows.
    pub scene: Scene<F>,
}

/// A scene.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case", bound = "")]
pub enum Scene<F: Scenes> {
    /// Before the first round.
    Welcome {
        /// The competition's title.
        title: String,
        /// Date, venue, number of players, word list.
        lines: Vec<String>,
        /// What the commitment to the draw is, and its digits; or nothing.
        commitment: Option<(String, String)>,
    },
    /// A break.
    Break {
        /// That it is one.
        heading: String,
        /// The time.
        time: Countdown,
        /// The alerts that the rules give it, in milliseconds left.
        alerts_ms: Vec<i64>,
        /// What is said of it as it ends.
        phases: Phases,
        /// What comes next.
        next: String,
        /// Where the history stood when the last round ended.
        head: String,
    },
    /// Between two rounds.
    Next {
        /// Number of the next round, or that the rounds are over.
        round: String,
        /// What it is like; empty when the rounds are over.
        about: String,
        /// Where the history stood when the last round ended, or at the signing.
        head: String,
    },
    /// The standings.
    Standings {
        /// After which round.
        title: String,
        /// That they are provisional; empty when they are not.
        provisional: String,
        /// In order of rank.
        rows: Vec<StandingsRow>,
        /// What each page is called; none where there is only one.
        pages: Vec<String>,
        /// When they were opened: the first page begins then.
        since: Option<Moment>,
    },
    /// The prizes, from last to first: nothing of who comes next stands here.
    Ceremony {
        /// The competition's title.
        title: String,
        /// That the standings are not signed; empty when they are.
        unsigned: String,
        /// That it is the ceremony.
        heading: String,
        /// Those who were called, the last called first.
        called: Vec<Called>,
    },
    /// The referee's words.
    Message(String),
    /// Nothing.
    Black,
    /// What the format shows of a round of its own.
    #[serde(untagged)]
    Round(F::Round),
}

/// A row of the standings for the hall.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StandingsRow {
    /// The rank; empty for the expelled.
    pub rank: String,
    /// Places won since the round before; `None` when there was none.
    pub moved: Option<i64>,
    /// The name.
    pub name: String,
    /// The club.
    pub club: String,
    /// The total.
    pub total: String,
}

/// Somebody who was called in the ceremony.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Called {
    /// The rank in words; empty for those without one.
    pub rank: String,
    /// The name.
    pub name: String,
    /// The club.
    pub club: String,
    /// The total in words.
    pub total: String,
}
