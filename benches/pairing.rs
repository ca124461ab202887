//! How long a pairing takes, costs included, beside the solver alone; standings and teams; a season.

#[path = "common/table.rs"]
mod table;

use std::collections::BTreeMap;
use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;

use eforos::domain::formats::classic::competition::{
    Competition, Entrant, Final, Game, Round, Told,
};
use eforos::domain::formats::classic::history::History;
use eforos::domain::formats::classic::pairing::{Costs, least, pair};
use eforos::domain::formats::classic::rules::{Layer, Rules, System};
use eforos::domain::formats::classic::season::{Meeting, Season};
use eforos::domain::formats::classic::standings::{Up, standings};
use eforos::domain::formats::classic::teams::teams;
use eforos::domain::ids::{PlayerId, RoundNo, TableNo, TeamId};
use eforos::domain::player::{Player, Span};

use table::{Figure, row};

const TIMES: u32 = 5;

fn main() {
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    for (players, rounds, wanted) in [(40, 3, 5.0), (96, 5, 10.0), (500, 12, 400.0)] {
        let competition = played(players, rounds);
        let next = round(rounds + 1);
        let all = time(|| pair(&competition, System::Swiss, next, None));
        let (before, history) =
            (standings(&competition, Up::Before(next)), History::before(&competition, next));
        let order: Vec<PlayerId> = before.rows.iter().map(|row| row.player).collect();
        let costs = Costs::of(&competition, &before, &history, &order, &Layer::ALL);
        let n = costs.vertices();
        let matrix: Vec<i128> = (0..n * n).map(|at| costs.cost(at / n, at % n)).collect();
        let solver = time(|| least(&matrix, n));
        let of = format!("a pairing of {players} players, costs included");
        row(figure(&of, all, "ms"), Some(wanted), Some(("the solver alone", solver)));
    }
    let competition = played(500, 10);
    let ranked = time(|| standings(&competition, Up::ToTheEnd));
    row(figure("standings, 500 × 10", ranked, "ms"), Some(20.0), None);
    let competition = played(500, 12);
    let ranked = time(|| {
        let derived = standings(&competition, Up::ToTheEnd);
        teams(&competition, &derived)
    });
    row(figure("standings and teams, 500 × 12", ranked, "ms"), Some(5.0), None);
    let meetings =
        (1..=40).map(|day| Meeting { date: format!("2026-{day:03}"), competition: played(60, 3) });
    let season = Season {
        rules: Arc::clone(&competition.rules),
        minimum_games: 1,
        programmed_games: 0,
        same: BTreeMap::new(),
        meetings: meetings.collect(),
    };
    row(
        figure("a season of 40 dates, 60 players", time(|| season.standings()), "ms"),
        Some(200.0),
        None,
    );
}

fn figure<'a>(of: &'a str, value: f64, unit: &'a str) -> Figure<'a> {
    Figure { of, value, unit }
}

/// The shortest of a few times, in milliseconds.
fn time<T>(mut work: impl FnMut() -> T) -> f64 {
    let once = |_| {
        let start = Instant::now();
        black_box(work());
        start.elapsed().as_secs_f64() * 1000.0
    };
    (0..TIMES).map(once).fold(f64::INFINITY, f64::min)
}

fn round(number: u8) -> RoundNo {
    RoundNo::new(number).expect("not 0")
}

/// A competition of pairs that was paired round by round; scores are made of numbers that repeat late.
fn played(players: u32, rounds: u8) -> Competition {
    let span = Span { from_round: RoundNo::FIRST, to_round: round(255) };
    let entrant = |number: u32| {
        let id = PlayerId::new(number).expect("not 0");
        let name = format!("Player {number}");
        let player = Player { id, name, club: String::new(), span };
        Entrant { player, team: TeamId::new(number.div_ceil(2)), member: String::new() }
    };
    let team = |number: u32| Some((TeamId::new(number)?, format!("Team {number}")));
    let mut competition = Competition {
        rules: Arc::new(Rules::own("ca-llisca").expect("the program's own")),
        teams: (1..=players.div_ceil(2)).filter_map(team).collect(),
        players: (1..=players).map(entrant).collect(),
        minimum_games: 1,
        rounds: BTreeMap::new(),
        penalties: Vec::new(),
    };
    let mut state: u64 = 1;
    let mut score = || {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let points = 250 + i64::try_from(state >> 57).unwrap_or_default();
        Final { points, last_word: None }
    };
    for number in (1..=rounds).map(round) {
        let paired = pair(&competition, System::Swiss, number, None).expect("enough players");
        let games = (1..).zip(&paired.tables).filter_map(|(table, seats)| {
            let game = Game {
                seats: seats.clone(),
                starter: seats.first().copied(),
                end: None,
                finisher: None,
                reason: String::new(),
                told: Told::Finals(seats.iter().map(|_| score()).collect()),
            };
            Some((TableNo::new(table)?, game))
        });
        let games = games.collect();
        competition.rounds.insert(number, Round { games, byes: paired.byes, ..Round::default() });
    }
    competition
}
