//! Which scene the hall sees, and its data.

use crate::commands::{HallLook, Pinned};
use crate::domain::anagram::event::{Event as AnagramEvent, PausedTiles};
use crate::domain::anagram::round::{Round, Stage};
use crate::domain::anagram::rules::{Kind, all_rounds};
use crate::domain::anagram::sheet::Handed;
use crate::domain::clock::{Countdown, Moment};
use crate::domain::contest::event::Event;
use crate::domain::contest::{Contest, Openness};
use crate::domain::ids::RoundNo;
use crate::language::{Language, tr};
use crate::text;
use crate::views::widgets::TileData;
use crate::views::{Sight, name};

/// How long each tile takes to be revealed, in milliseconds.
pub const REVEAL_MS: i64 = 700;

/// Everything that the hall's window is given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hall {
    /// The language of the hall.
    pub language: Language,
    /// Its colours.
    pub look: HallLook,
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
    },
    /// A break.
    Break {
        /// The time.
        time: Countdown,
        /// What comes next.
        next: String,
    },
    /// Between two rounds.
    Next {
        /// Number of the next round, or that the rounds are over.
        round: String,
        /// Ratio and minutes; empty when the rounds are over.
        about: String,
    },
    /// The standings.
    Standings {
        /// After which round.
        title: String,
        /// That they are provisional; empty when they are not.
        provisional: String,
        /// In order of rank.
        rows: Vec<StandingsRow>,
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

/// How urgent the time is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhaseOfTime {
    /// More than the first alert.
    Calm,
    /// The last minute.
    Minute,
    /// The last 20 seconds.
    Last,
    /// Over.
    Over,
}

/// The phase at so many milliseconds left.
#[must_use]
pub fn phase(remaining_ms: i64) -> PhaseOfTime {
    match remaining_ms {
        ..=0 => PhaseOfTime::Over,
        1..=20_000 => PhaseOfTime::Last,
        20_001..=60_000 => PhaseOfTime::Minute,
        _ => PhaseOfTime::Calm,
    }
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

/// What the hall sees.
#[must_use]
pub fn hall(sight: &Sight<'_>) -> Hall {
    let language = sight.language();
    let scene = match &sight.desk.pinned {
        Pinned::Auto => automatic(sight),
        Pinned::Welcome => welcome(sight),
        Pinned::Standings => standings(sight),
        Pinned::Message(text) => Scene::Message(text.clone()),
        Pinned::Black => Scene::Black,
    };
    Hall { language, look: sight.desk.settings.hall_look, scene }
}

fn automatic(sight: &Sight<'_>) -> Scene {
    let contest = sight.contest();
    let anagram = &contest.anagram;
    if contest.openness == Openness::Signed {
        return standings(sight);
    }
    if let Some((number, round)) = anagram.timed_round() {
        return timed(sight, number, round);
    }
    let current = anagram.current_round();
    let letters_shown = |&(_, round): &(RoundNo, &Round)| {
        round.announced.as_ref().is_some_and(|announced| announced.shown)
    };
    if let Some((number, round)) = current.filter(letters_shown) {
        return Scene::Letters {
            round: round_title(sight, number),
            about: about(sight, number),
            tiles: tiles(sight, round),
            shown_at: shown_at(sight, number),
        };
    }
    if let Some(pause) = &anagram.pause {
        let next = current.map(|(number, _)| about(sight, number)).unwrap_or_default();
        return Scene::Break { time: pause.countdown, next };
    }
    if let Some(scene) = collecting(sight) {
        return scene;
    }
    match current {
        Some((RoundNo::FIRST, _)) => welcome(sight),
        Some((number, _)) => {
            Scene::Next { round: round_title(sight, number), about: about(sight, number) }
        }
        None => Scene::Next {
            round: tr(sight.language(), "projector-rounds-over"),
            about: tr(sight.language(), "projector-results-soon"),
        },
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
        },
        Stage::ToCome | Stage::Drawn | Stage::Over | Stage::Recorded | Stage::GivenUp => {
            Scene::Black
        }
    }
}

/// The last played round while some of its sheets are still to come.
fn collecting(sight: &Sight<'_>) -> Option<Scene> {
    let contest = sight.contest();
    let anagram = &contest.anagram;
    let last = all_rounds().rfind(|&round| anagram.is_played(round))?;
    let (expected, collected) = collected(contest, last);
    (collected < expected).then(|| Scene::Collecting {
        round: round_title(sight, last),
        about: ratio(sight, last),
        tiles: anagram.round(last).map(|round| tiles(sight, round)).unwrap_or_default(),
        collected,
        expected,
    })
}

/// How many sheets of a round are expected, and how many of them are accounted for.
fn collected(contest: &Contest, round: RoundNo) -> (usize, usize) {
    let anagram = &contest.anagram;
    let expected = contest.players.keys().filter(|&&player| contest.is_expected(player, round));
    let expected: Vec<_> = expected.copied().collect();
    let is_in = |&&player: &&_| {
        anagram.place(round, player).handed != Handed::Awaited
            || anagram.sheet_at(round, player).is_some()
    };
    (expected.len(), expected.iter().filter(is_in).count())
}

fn welcome(sight: &Sight<'_>) -> Scene {
    let contest = sight.contest();
    let language = sight.language();
    let details = &contest.details;
    let mut lines: Vec<String> = [name::date(language, &details.date), details.venue.clone()]
        .into_iter()
        .filter(|line| !line.trim().is_empty())
        .collect();
    if !contest.players.is_empty() {
        lines.push(text!(language, "projector-players", players = contest.players.len()));
    }
    if let Some(list) = &contest.lexicon {
        lines.push(text!(
            language,
            "projector-list",
            name = &list.name,
            edition = &list.edition,
            words = list.words
        ));
    }
    let commitment =
        contest.commitment.map(|digest| (tr(language, "projector-commitment"), digest.to_string()));
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
        let player = sight.contest().players.get(&row.player);
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
    }
}

/// The tiles in the order drawn.
fn tiles(sight: &Sight<'_>, round: &Round) -> Vec<TileData> {
    let rules = sight.contest().anagram.rules();
    round.letters().iter().map(|&letter| TileData::of(rules, letter)).collect()
}

/// When the first tile of a round's present draw was shown.
pub(in crate::views) fn shown_at(sight: &Sight<'_>, number: RoundNo) -> Option<Moment> {
    let is_it = |event: &Event| matches!(event, Event::Anagram(AnagramEvent::LettersShown { round }) if *round == number);
    sight.record.log().iter().rev().find(|recorded| is_it(&recorded.event)).map(|found| found.at)
}

fn round_title(sight: &Sight<'_>, round: RoundNo) -> String {
    text!(sight.language(), "projector-round", round = round.get(), rounds = all_rounds().count())
}

fn ratio(sight: &Sight<'_>, round: RoundNo) -> String {
    let rule = sight.contest().anagram.rules().round(round);
    rule.map(|rule| name::ratio(sight.language(), rule)).unwrap_or_default()
}

fn about(sight: &Sight<'_>, round: RoundNo) -> String {
    let rule = sight.contest().anagram.rules().round(round);
    rule.map(|rule| {
        let language = sight.language();
        let minutes = name::minutes(language, rule.full_ms);
        format!("{} · {minutes}", name::ratio(language, rule))
    })
    .unwrap_or_default()
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
    let second = |time: &Countdown| {
        let left = time.remaining_ms(now);
        (time.is_running() && left > 0).then(|| left.rem_euclid(1000) + 1)
    };
    let wait = match &hall.scene {
        Scene::Letters { tiles, shown_at, .. } => {
            let left = reveal_ends_ms(*shown_at, now, tiles.len());
            (left > 0).then(|| left.rem_euclid(REVEAL_MS) + 1)
        }
        Scene::Countdown { time, .. } | Scene::Paused { time, .. } | Scene::Break { time, .. } => {
            second(time)
        }
        Scene::Standings { .. } => Some(1000),
        Scene::Welcome { .. }
        | Scene::Collecting { .. }
        | Scene::Next { .. }
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
        | Scene::Standings { .. }
        | Scene::Message(_)
        | Scene::Black => false,
    }
}
