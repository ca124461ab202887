//! What a scene holds, and how it moves with time.

use crate::commands::HallLook;
use crate::domain::clock::{Countdown, Moment, Phase};
use crate::domain::formats::anagram::rules::Kind;
use crate::language::Language;
use crate::screens::formats::anagram::TileData;
use crate::views::settings::Motion;

/// How long each tile takes to be revealed, in milliseconds.
pub const REVEAL_MS: i64 = 700;

/// How often the last seconds are painted, in milliseconds.
const SMOOTH_MS: i64 = 50;

/// Rows of the standings on one page.
pub const PAGE: usize = 8;

/// How long a page stays, in milliseconds.
const PAGE_MS: i64 = 8_000;

/// Everything that the hall's window is given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hall {
    /// The language of the hall.
    pub language: Language,
    /// Its colours.
    pub look: HallLook,
    /// Whether things may move.
    pub motion: Motion,
    /// What it shows.
    pub scene: Scene,
}

/// A scene.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scene {
    /// Before the first round.
    Welcome {
        /// The competition's title.
        title: String,
        /// Date, venue, number of players, word list.
        lines: Vec<String>,
        /// The draw's commitment and what it is, or nothing.
        commitment: Option<(String, String)>,
    },
    /// The letters of a round, before its time begins.
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
    /// The time of a round runs.
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
    },
    /// The time is held.
    Paused {
        /// Number of the round.
        round: String,
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
        /// How many sheets are in.
        collected: usize,
        /// Of how many.
        expected: usize,
        /// Where the history stood when the round ended.
        head: String,
    },
    /// A break.
    Break {
        /// The time.
        time: Countdown,
        /// The alerts that the rules give it, in milliseconds left.
        alerts_ms: Vec<i64>,
        /// What comes next.
        next: String,
        /// Where the history stood when the last round ended.
        head: String,
    },
    /// Between two rounds.
    Next {
        /// Number of the next round, or that the rounds are over.
        round: String,
        /// Ratio and minutes; empty when the rounds are over.
        about: String,
        /// Where the history stood when the last round ended, or at the signing.
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
        longest: Vec<String>,
        /// Words that stand on one sheet only, and whose.
        lone: Vec<(String, String)>,
    },
    /// The standings.
    Standings {
        /// After which round.
        title: String,
        /// That they are provisional; empty when they are not.
        provisional: String,
        /// In order of rank.
        rows: Vec<StandingsRow>,
        /// When they were opened: the first page begins then.
        since: Option<Moment>,
    },
    /// The prizes, from last to first: nothing of who comes next stands here.
    Ceremony {
        /// The competition's title.
        title: String,
        /// That the standings are not signed; empty when they are.
        unsigned: String,
        /// Those who were called, the last called first.
        called: Vec<Called>,
    },
    /// The referee's words.
    Message(String),
    /// Nothing.
    Black,
}

/// A row of the standings for the hall.
#[derive(Clone, Debug, PartialEq, Eq)]
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
#[derive(Clone, Debug, PartialEq, Eq)]
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

/// How many tiles are face up so long after the first was shown; all when that was before a restart
/// of the program.
#[must_use]
pub fn revealed(shown_at: Option<Moment>, now: Moment, tiles: usize) -> usize {
    let Some(shown_at) = shown_at.filter(|at| at.session == now.session) else { return tiles };
    let turned = now.ms_since(shown_at).max(0) / REVEAL_MS + 1;
    usize::try_from(turned).unwrap_or(tiles).min(tiles)
}

/// Milliseconds until every tile is face up; 0 when they are.
#[must_use]
pub fn reveal_ends_ms(shown_at: Option<Moment>, now: Moment, tiles: usize) -> i64 {
    let Some(shown_at) = shown_at.filter(|at| at.session == now.session) else { return 0 };
    let whole = REVEAL_MS * i64::try_from(tiles).unwrap_or(0);
    (whole - now.ms_since(shown_at)).max(0)
}

/// Tiles as they lie: the consonants' group, then the vowels', each in the order drawn, those not
/// revealed face down.
#[must_use]
pub fn laid_out(tiles: &[TileData], revealed: usize) -> Vec<TileData> {
    let turned = tiles.iter().enumerate().map(|(place, tile)| {
        if place < revealed { *tile } else { TileData { letter: None, high_value: false, ..*tile } }
    });
    let (vowels, mut laid): (Vec<_>, Vec<_>) = turned.partition(|tile| tile.kind == Kind::Vowel);
    laid.extend(vowels);
    laid
}

/// Milliseconds until the scene moves by itself: the next second of its time, the next tile, the
/// next page; `None` when it does not.
#[must_use]
pub fn moves_in_ms(hall: &Hall, now: Moment) -> Option<u64> {
    let second = |time: &Countdown, alerts_ms: &[i64]| {
        let left = time.remaining_ms(now);
        let step = match Phase::at(left, alerts_ms) {
            Phase::Last if hall.motion == Motion::On => SMOOTH_MS,
            Phase::Calm | Phase::First | Phase::Last | Phase::Over => 1000,
        };
        (time.is_running() && left > 0).then(|| left.rem_euclid(step) + 1)
    };
    let wait = match &hall.scene {
        Scene::Letters { tiles, shown_at, .. } => {
            let left = reveal_ends_ms(*shown_at, now, tiles.len());
            (left > 0).then(|| left.rem_euclid(REVEAL_MS) + 1)
        }
        Scene::Countdown { time, alerts_ms, .. } | Scene::Break { time, alerts_ms, .. } => {
            second(time, alerts_ms)
        }
        Scene::Paused { time, .. } => second(time, &[]),
        Scene::Standings { rows, since, .. } => page_turns_in_ms(rows.len(), *since, now),
        Scene::Welcome { .. }
        | Scene::Collecting { .. }
        | Scene::Next { .. }
        | Scene::Review { .. }
        | Scene::Ceremony { .. }
        | Scene::Message(_)
        | Scene::Black => None,
    };
    wait.and_then(|wait| u64::try_from(wait).ok())
}

/// Whether tiles are being turned.
#[must_use]
pub fn reveals(hall: &Hall, now: Moment) -> bool {
    match &hall.scene {
        Scene::Letters { tiles, shown_at, .. } => reveal_ends_ms(*shown_at, now, tiles.len()) > 0,
        Scene::Welcome { .. }
        | Scene::Countdown { .. }
        | Scene::Paused { .. }
        | Scene::Collecting { .. }
        | Scene::Break { .. }
        | Scene::Next { .. }
        | Scene::Review { .. }
        | Scene::Ceremony { .. }
        | Scene::Standings { .. }
        | Scene::Message(_)
        | Scene::Black => false,
    }
}

/// Which page of so many rows is seen, from 0, and of how many.
#[must_use]
pub fn page(rows: usize, since: Option<Moment>, now: Moment) -> (usize, usize) {
    let pages = rows.div_ceil(PAGE).max(1);
    let gone = since.map_or(now.elapsed_ms, |since| now.ms_since(since)).max(0);
    (usize::try_from(gone / PAGE_MS).unwrap_or(0) % pages, pages)
}

fn page_turns_in_ms(rows: usize, since: Option<Moment>, now: Moment) -> Option<i64> {
    let gone = since.map_or(now.elapsed_ms, |since| now.ms_since(since)).max(0);
    (rows > PAGE).then(|| PAGE_MS - gone % PAGE_MS + 1)
}
