//! The pieces that the scenes of every format are told in.

use super::block::{Block, Kind, Row, Square, Tile, Time, Weight};
use crate::domain::board::Premium;
use crate::domain::clock::{Countdown, Moment};
use crate::domain::ids::RoundNo;
use crate::language::{Language, tr};
use crate::screens::Open;
use crate::screens::board::{BoardData, SquareData, TileData, TileKind};
use crate::screens::hall::{Called, Leaders, Phases, StandingsRow};
use crate::screens::words::Rulings;
use crate::session::time::Clock;

const MINUTE_MS: i64 = 60_000;
const DAY_MINUTES: i64 = 24 * 60;

/// A moment of an opening, and that opening's clock.
#[derive(Clone, Copy)]
pub struct At<'a> {
    /// When.
    pub now: Moment,
    /// By which clock.
    pub clock: &'a Clock,
}

impl At<'_> {
    /// A time as whoever has the machine's real time can show it.
    pub fn time(&self, time: &Countdown, alerts_ms: &[i64], phases: &Phases) -> Time {
        let ends = time.reaches_in_ms(0, self.now).map(|in_ms| self.real_ms(in_ms));
        Time {
            ends,
            left: ends.is_none().then(|| time.remaining_ms(self.now)),
            full: time.full_ms(),
            alerts: alerts_ms.to_vec(),
            said: [phases.first.clone(), phases.last.clone(), phases.over.clone()],
        }
    }

    /// The machine's real time in so many milliseconds.
    pub(super) fn real_ms(&self, in_ms: i64) -> i64 {
        self.clock.real_ms(self.now.elapsed_ms.saturating_add(in_ms))
    }

    /// What happens at the end of a time, with the time of day at the place; nothing while it is held.
    pub(super) fn back(&self, said: &str, time: &Countdown, zone_ms: i64) -> String {
        let Some(in_ms) = time.reaches_in_ms(0, self.now).filter(|_| !said.is_empty()) else {
            return String::new();
        };
        let minutes = (self.now.wall_ms + in_ms + zone_ms).div_euclid(MINUTE_MS);
        let of_day = minutes.rem_euclid(DAY_MINUTES);
        format!("{said} {}:{:02}", of_day / 60, of_day % 60)
    }
}

/// How many are there, of how many.
pub(super) fn count(language: Language, (value, of): (usize, usize), about: String) -> Block {
    let written = |number| language.number(i64::try_from(number).unwrap_or(i64::MAX));
    Block::Count { value: written(value), of: written(of), about }
}

/// How many words that count up to a round nobody has ruled on yet.
pub(super) fn undecided_up_to<F: Rulings>(open: &Open<'_, F>, after: RoundNo) -> usize {
    let undecided = F::undecided(open);
    undecided.values().filter(|of| of.rounds.iter().any(|round| *round <= after)).count()
}

/// A text; nothing of an empty one.
pub(super) fn line(text: &str, weight: Weight) -> Option<Block> {
    let text = text.trim();
    (!text.is_empty()).then(|| Block::Line { text: text.to_owned(), weight })
}

/// Places won or lost.
pub(super) fn moved(places: Option<i64>) -> String {
    match places {
        None => String::new(),
        Some(0) => "=".to_owned(),
        Some(won) if won > 0 => format!("▲{won}"),
        Some(lost) => format!("▼{}", lost.unsigned_abs()),
    }
}

fn row(row: &StandingsRow) -> Row {
    Row {
        player: Some(row.player.get()),
        rank: row.rank.clone(),
        moved: moved(row.moved),
        name: row.name.clone(),
        club: row.club.clone(),
        figures: vec![row.gained.clone(), row.total.clone()],
        why: row.before_equals.clone(),
    }
}

/// What is said of the first of those who are level in all is said of each, before by what the last one stands before the next.
pub(super) fn tell_level(rows: &mut [Row]) {
    for at in 1..rows.len() {
        let [before, row] = &mut rows[at - 1..=at] else { continue };
        if row.rank == before.rank && !row.why.starts_with(before.why.as_str()) {
            let both = [before.why.as_str(), row.why.as_str()];
            row.why =
                both.into_iter().filter(|why| !why.is_empty()).collect::<Vec<_>>().join(" · ");
        }
    }
}

/// The standings, with what rank, points of the round and total are called.
pub(super) fn standings_table(headings: &[String; 3], rows: &[StandingsRow]) -> Block {
    let mut rows: Vec<Row> = rows.iter().map(row).collect();
    tell_level(&mut rows);
    Block::table(headings[1..].to_vec(), rows)
}

/// What the signs beside ranks mean; of places only where there were standings before.
pub(super) fn legend(rows: &[StandingsRow], language: Language) -> Option<Block> {
    let has_before = rows.iter().any(|row| row.moved.is_some());
    let key = if has_before { "web-legend" } else { "web-legend-points" };
    line(&tr(language, key), Weight::Legend)
}

/// Who leads, and what is told of the round.
pub(super) fn leaders(leaders: Option<&Leaders>, language: Language) -> Vec<Option<Block>> {
    let Some(Leaders { title, rows, facts }) = leaders else { return Vec::new() };
    vec![
        line(title, Weight::Plain),
        Some(Block::table(Vec::new(), rows.iter().map(row).collect())),
        legend(rows, language),
        (!facts.is_empty()).then(|| Block::Facts { rows: facts.clone() }),
    ]
}

/// Those who were called for a rank.
pub(super) fn called(called: &Called) -> Row {
    let names = [called.names.join(", "), called.others.clone()];
    let names: Vec<String> = names.into_iter().filter(|text| !text.is_empty()).collect();
    Row {
        player: None,
        rank: called.rank.clone(),
        moved: String::new(),
        name: names.join(" "),
        club: called.club.clone(),
        figures: vec![called.total.clone()],
        why: called.before_equals.clone(),
    }
}

/// Several calls.
pub(super) fn rows(of: &[Called]) -> Vec<Row> {
    of.iter().map(called).collect()
}

/// A board with what lies on it.
pub(super) fn board(of: &BoardData) -> Block {
    let square = |square: &SquareData| Square {
        s: square.sign.clone(),
        p: match square.premium {
            Premium::None => "",
            Premium::DoubleLetter => "dl",
            Premium::TripleLetter => "tl",
            Premium::DoubleWord => "dw",
            Premium::TripleWord => "tw",
        },
        t: square.tile.as_ref().map(tile),
        n: square.new,
    };
    Block::Board {
        columns: of.columns.clone(),
        rows: of.rows.clone(),
        squares: of.squares.iter().map(square).collect(),
    }
}

/// A tile, face up.
pub(super) fn tile(tile: &TileData) -> Tile {
    let k = match tile.kind {
        TileKind::Vowel => Kind::Vowel,
        TileKind::Consonant => Kind::Consonant,
        TileKind::Joker => Kind::Joker,
    };
    Tile::Up { l: tile.said().to_owned(), v: tile.value, k, h: false }
}
