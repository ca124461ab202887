//! What the hall sees of a round at tables: who sits where, the clocks, the results that come in, who stands where.
//! A scene holds nothing that was not put up: no rack, no draft, no result before it was entered.

mod auto;
mod board;
mod scenes;

pub use board::{BoardSeat, BoardTurn, demonstration};
pub use scenes::{
    Ranks, Seats, average, chess_clock, coming_in, figures, pairings, points, round_clock, season,
    standings, team_standings, turn_timer,
};

use serde::Serialize;

use crate::domain::clock::Sides;
use crate::domain::clock::{Countdown, Moment};
use crate::domain::formats::classic::rules::Overtime;
use crate::domain::ids::PlayerId;
use crate::screens::board::BoardData;
use crate::screens::hall::{Phases, time_moves_in_ms};

/// How many lines of pairings stand on a page, and how many rows of players and of teams.
pub const LINES: usize = 12;
/// Rows of players.
pub const ROWS: usize = 10;
/// Rows of teams.
pub const TEAM_ROWS: usize = 6;
/// How long a page stays, in milliseconds.
const PAGE_MS: i64 = 12_000;

/// What the hall sees of a round at tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TableScene {
    /// Who sits where: by table, then by name.
    Pairings {
        /// Which round.
        title: String,
        /// How many tables there are.
        of: String,
        /// Its pages, in turns.
        pages: Vec<PairPage>,
        /// Who begins.
        starter: String,
        /// Since when they are shown.
        #[serde(skip)]
        since: Option<Moment>,
    },
    /// The time of a round.
    RoundClock {
        /// Which round.
        title: String,
        /// Which competition.
        beside: String,
        /// The time.
        time: Countdown,
        /// The alerts, in milliseconds left.
        alerts_ms: Vec<i64>,
        /// What the rules say of its end.
        notice: String,
        /// Who sits where, by name: who comes late asks a phone.
        #[serde(skip)]
        seated: Vec<PairPage>,
        /// What is said as it ends.
        phases: Phases,
    },
    /// The time of a turn at the demonstration table.
    TurnTimer {
        /// That it is one.
        title: String,
        /// How long a turn is.
        beside: String,
        /// The time.
        time: Countdown,
        /// The alerts, in milliseconds left.
        alerts_ms: Vec<i64>,
        /// What is said as it ends.
        phases: Phases,
    },
    /// The clock of a table of two to four sides.
    ChessClock {
        /// At which table.
        title: String,
        /// How long each has.
        beside: String,
        /// The names, as they sit.
        names: Vec<String>,
        /// The times: a side below zero goes on.
        #[serde(skip)]
        clock: Sides,
        /// What time over costs; `None` where it costs nothing.
        #[serde(skip)]
        price: Option<Overtime>,
        /// What time over is called.
        over: String,
        /// That it stands; empty while it runs.
        held: String,
    },
    /// The demonstration board.
    Board {
        /// At which table.
        title: String,
        /// Which round.
        beside: String,
        /// What lies there, the last play told apart.
        board: BoardData,
        /// Who sits there, and what they have scored.
        seats: Vec<BoardSeat>,
        /// How many tiles the bag has.
        bag: String,
        /// The last turns, the newest first.
        turns: Vec<BoardTurn>,
    },
    /// The results as they come in.
    Coming {
        /// Which round.
        title: String,
        /// How many are in, and of how many.
        done: usize,
        /// How many tables.
        of: usize,
        /// What is counted.
        counted: String,
        /// Each table: its number, and whether its result is in.
        tables: Vec<TableCell>,
        /// Who sits where, by name: who looks for their table asks a phone.
        #[serde(skip)]
        seated: Vec<PairPage>,
        /// Where the history stood; may be empty.
        head: String,
    },
    /// Players, teams or a season in order of rank.
    Ranked {
        /// What stands there, after which round.
        title: String,
        /// That it is provisional; empty when it is not.
        provisional: String,
        /// How many there are.
        beside: String,
        /// The headings of the figures, the one that ranks first last.
        headings: Vec<String>,
        /// In order of rank.
        rows: Vec<RankRow>,
        /// Who stands in a row.
        who: Who,
        /// How many rows stand on a page.
        on_a_page: usize,
        /// Since when they are shown.
        #[serde(skip)]
        since: Option<Moment>,
    },
}

/// A page of pairings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PairPage {
    /// Which tables or names it has.
    pub part: String,
    /// What comes after it; empty where there is one page.
    pub next: String,
    /// Its lines.
    pub lines: Vec<PairLine>,
}

/// A line of pairings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PairLine {
    /// Whose line it is, of a name; of no use to who paints it.
    #[serde(skip)]
    pub player: Option<PlayerId>,
    /// The table; empty of who has none.
    pub table: String,
    /// The seats of a table; of a name, the player and the others.
    pub seats: Vec<PairSeat>,
}

/// Somebody on a line of pairings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PairSeat {
    /// Who, or why nobody.
    pub name: String,
    /// The points so far; may be empty.
    pub points: String,
    /// Whether they begin, where that is known.
    pub begins: bool,
}

/// A table among those whose results come in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TableCell {
    /// Its number.
    pub table: String,
    /// Whether its result is in.
    pub done: bool,
}

/// Who stands in a row of ranks: a person's name may be shortened, a team's may not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// A person.
    Person,
    /// A team.
    Team,
}

/// A row of ranks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RankRow {
    /// Whose it is, where it is one player's; of no use to who paints it.
    #[serde(skip)]
    pub player: Option<PlayerId>,
    /// The rank; empty without one.
    pub rank: String,
    /// Places won since the round before; `None` when there was none.
    pub moved: Option<i64>,
    /// Who.
    pub name: String,
    /// The team or the club; may be empty.
    pub belongs_to: String,
    /// The figures, in the order of the headings.
    pub figures: Vec<String>,
    /// Whether it is the first.
    pub first: bool,
}

/// Which page of so many is seen, from 0, where each stays twelve seconds.
pub fn page_at(pages: usize, since: Option<Moment>, now: Moment) -> usize {
    let gone = since.map_or(0, |since| now.ms_since(since)).max(0);
    usize::try_from(gone / PAGE_MS).unwrap_or(0) % pages.max(1)
}

/// How many pages so many rows take.
pub const fn pages_of(rows: usize, on_a_page: usize) -> usize {
    let pages = rows.div_ceil(if on_a_page == 0 { 1 } else { on_a_page });
    if pages == 0 { 1 } else { pages }
}

/// What time over has cost so far.
pub fn cost(price: Option<Overtime>, over_ms: i64) -> u64 {
    let over = u64::try_from(over_ms).unwrap_or(0);
    price.map_or(0, |price| price.points(price.limit_ms().map_or(over, |limit| over.min(limit))))
}

/// Milliseconds until the scene moves by itself; `None` when it does not.
pub fn moves_in_ms(scene: &TableScene, now: Moment) -> Option<i64> {
    let turns = |pages: usize, since: Option<Moment>| {
        let gone = since.map_or(0, |since| now.ms_since(since)).max(0);
        (pages > 1).then(|| PAGE_MS - gone % PAGE_MS)
    };
    match scene {
        TableScene::Pairings { pages, since, .. } => turns(pages.len(), *since),
        TableScene::Ranked { rows, on_a_page, since, .. } => {
            turns(pages_of(rows.len(), *on_a_page), *since)
        }
        TableScene::RoundClock { time, .. } | TableScene::TurnTimer { time, .. } => {
            time_moves_in_ms(time, now)
        }
        TableScene::ChessClock { clock, .. } => {
            let left = clock.remaining_ms(clock.turn(), now)?;
            // Below zero the same second lasts a whole one, too.
            clock.is_running().then(|| left.rem_euclid(1000) + 1)
        }
        TableScene::Coming { .. } | TableScene::Board { .. } => None,
    }
}
