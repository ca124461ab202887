//! Pairings of least cost, held against all pairings; tables of four and three; everybody with everybody.

use std::collections::{BTreeMap, BTreeSet};

use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::classic::competition::{Competition, Final, Game, Round, Told};
use eforos::domain::formats::classic::history::History;
use eforos::domain::formats::classic::order::{drawn, generator, key};
use eforos::domain::formats::classic::paired::{CannotPair, Paired};
use eforos::domain::formats::classic::pairing::{Costs, pair};
use eforos::domain::formats::classic::rules::{Layer, Rules, Starter, System};
use eforos::domain::formats::classic::standings::{Up, standings};
use eforos::domain::formats::classic::tables::{cost, sizes};
use eforos::domain::ids::{Attempt, PlayerId, RoundNo, TableNo, TeamId};
use eforos::domain::player::{Player, Span};
use proptest::prelude::*;

use super::{CUSCA, LLISCA, read, value};

fn id(number: usize) -> PlayerId {
    PlayerId::new(u32::try_from(number).unwrap()).unwrap()
}

fn round(number: u8) -> RoundNo {
    RoundNo::new(number).unwrap()
}

fn entrant(number: usize, team: u32) -> eforos::domain::formats::classic::competition::Entrant {
    let span = Span { from_round: RoundNo::FIRST, to_round: round(255) };
    let player = Player { id: id(number), name: format!("P{number}"), club: String::new(), span };
    eforos::domain::formats::classic::competition::Entrant {
        player,
        team: TeamId::new(team),
        member: String::new(),
    }
}

fn competition(rules: &str, teams: &[u32]) -> Competition {
    Competition {
        rules: std::sync::Arc::new(Rules::own(rules).unwrap()),
        teams: teams
            .iter()
            .filter_map(|&team| Some((TeamId::new(team)?, format!("T{team}"))))
            .collect(),
        players: (1..).zip(teams).map(|(number, &team)| entrant(number, team)).collect(),
        minimum_games: 1,
        rounds: BTreeMap::new(),
        penalties: Vec::new(),
    }
}

/// Plays a round as it was paired: scores from a list of numbers, in turn.
fn play(
    competition: &mut Competition,
    number: RoundNo,
    paired: &Paired,
    dice: &mut impl FnMut() -> usize,
) {
    let mut made = Round { byes: paired.byes.clone(), ..Round::default() };
    for (table, seats) in (1..).zip(&paired.tables) {
        let told = match dice() % 12 {
            0 => Told::Nothing,
            1 => Told::Cancelled,
            2 if seats.len() == 2 => Told::Walkover { present: seats[0] },
            _ => Told::Finals(
                seats
                    .iter()
                    .map(|_| Final {
                        points: 200 + i64::try_from(dice() % 20).unwrap(),
                        last_word: None,
                    })
                    .collect(),
            ),
        };
        let starter = seats.get(dice() % (seats.len() + 1)).copied();
        let game = Game {
            seats: seats.clone(),
            starter,
            end: None,
            finisher: None,
            reason: String::new(),
            told,
        };
        made.games.insert(TableNo::new(table).unwrap(), game);
    }
    competition.rounds.insert(number, made);
}

/// The least cost of all pairings of these vertices, tried one after another.
fn cheapest(costs: &Costs<'_>, left: &[usize]) -> i128 {
    let Some((&one, rest)) = left.split_first() else { return 0 };
    let tries = rest.iter().map(|&two| {
        let others: Vec<usize> = rest.iter().copied().filter(|&other| other != two).collect();
        costs.cost(one, two) + cheapest(costs, &others)
    });
    tries.min().unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// Up to ten players, five rounds: each once, as many byes as are needed, and nothing cheaper of all there is.
    #[test]
    fn no_pairing_is_cheaper(
        players in 2_usize..=10,
        teams in prop::collection::vec(0_u32..4, 10),
        numbers in prop::collection::vec(0_usize..1000, 64),
        by_rank in any::<bool>(),
    ) {
        let mut competition = competition("pl-pinczow-2016", &teams[..players]);
        let mut numbers = numbers.into_iter().cycle();
        let mut dice = || numbers.next().unwrap();
        let system = if by_rank { System::RankPairs } else { System::Swiss };
        for number in (1..=5).map(round) {
            let paired = pair(&competition, system, number, None).unwrap();
            let (before, history) = (standings(&competition, Up::Before(number)), History::before(&competition, number));
            let layers: &[Layer] = if by_rank { &[Layer::Repeat, Layer::Rank, Layer::Starter] } else { &Layer::ALL };
            let costs = Costs::of(&competition, &before, &history, &paired.order, layers);
            let all: Vec<usize> = (0..costs.vertices()).collect();
            prop_assert_eq!(paired.cost, cheapest(&costs, &all));
            let seated: Vec<PlayerId> = paired.tables.iter().flatten().chain(&paired.byes).copied().collect();
            prop_assert_eq!(seated.len(), players);
            prop_assert_eq!(seated.iter().collect::<BTreeSet<_>>().len(), players);
            prop_assert_eq!(paired.byes.len(), players % 2);
            let places: Vec<usize> = paired.tables.iter().map(|table| paired.order.iter().position(|it| *it == table[0]).unwrap()).collect();
            prop_assert!(places.is_sorted(), "tables by the better place: {:?}", places);
            play(&mut competition, number, &paired, &mut dice);
        }
    }

    /// The fours and threes of an evening: each once, and no exchange of two makes fewer meet again.
    #[test]
    fn no_exchange_of_two_is_better(
        players in prop_oneof![3_usize..=4, 6_usize..=14],
        numbers in prop::collection::vec(0_usize..1000, 64),
    ) {
        let mut competition = competition("ca-cusca-molins", &vec![0; players]);
        let mut numbers = numbers.into_iter().cycle();
        let mut dice = || numbers.next().unwrap();
        for number in (1..=5).map(round) {
            let paired = pair(&competition, System::Swiss, number, None).unwrap();
            let history = History::before(&competition, number);
            let seated: BTreeSet<PlayerId> = paired.tables.iter().flatten().copied().collect();
            prop_assert_eq!(seated.len(), players);
            prop_assert!(paired.tables.iter().all(|table| (3..=4).contains(&table.len())));
            let total = |tables: &[Vec<PlayerId>]| tables.iter().map(|table| cost(table, &history)).sum::<i128>();
            prop_assert_eq!(paired.cost, total(&paired.tables));
            for (x, y) in (0..paired.tables.len()).flat_map(|x| (0..x).map(move |y| (x, y))) {
                for (i, j) in (0..paired.tables[x].len()).flat_map(|i| (0..paired.tables[y].len()).map(move |j| (i, j))) {
                    let mut other = paired.tables.clone();
                    (other[x][i], other[y][j]) = (other[y][j], other[x][i]);
                    prop_assert!(total(&other) >= paired.cost);
                }
            }
            play(&mut competition, number, &paired, &mut dice);
        }
    }

    /// After one turn everybody has met everybody once, and had one bye where there are byes.
    #[test]
    fn everybody_meets_everybody(players in 2_usize..=13) {
        let mut competition = competition("ca-llisca", &vec![0; players]);
        let rounds = players.next_multiple_of(2) - 1;
        for number in (1..=u8::try_from(rounds).unwrap()).map(round) {
            let paired = pair(&competition, System::RoundRobin, number, None).unwrap();
            prop_assert_eq!((paired.cost, paired.repeats), (0, 0));
            prop_assert_eq!(paired.byes.len(), players % 2);
            play(&mut competition, number, &paired, &mut || 5);
        }
        let history = History::before(&competition, round(99));
        for one in 1..=players {
            prop_assert_eq!(history.byes(id(one)) as usize, players % 2);
            for two in 1..one {
                prop_assert_eq!(history.met(id(one), id(two)), 1, "{} and {}", one, two);
            }
        }
        let again = pair(&competition, System::RoundRobin, round(u8::try_from(rounds + 1).unwrap()), None).unwrap();
        prop_assert_eq!(again.repeats as usize, players / 2, "it starts again");
    }
}

#[test]
fn the_layers_stand_so_far_apart_that_none_reaches_the_next() {
    // 500 players, 40 rounds: the most that each layer can sum up to, times its weight, stays below the next.
    let (pairs, rounds, places) = (250_i128, 40_i128, 500_i128);
    let sums = [pairs, pairs * (places - 1).pow(2), pairs * (2 * rounds).pow(2), pairs];
    let weights = [1_i128, 1 << 9, 1 << 36, 1 << 57, 1 << 66];
    for (place, sum) in sums.into_iter().enumerate() {
        assert!(sum * weights[place] < weights[place + 1], "layer {place} from below");
    }
    assert!(i128::MAX / 8 > pairs * rounds * weights[4], "and all of it fits");
}

#[test]
fn tables_are_as_many_fours_as_can_be() {
    let told: [(usize, &[usize]); 9] = [
        (3, &[3]),
        (4, &[4]),
        (6, &[3, 3]),
        (7, &[4, 3]),
        (8, &[4, 4]),
        (9, &[3, 3, 3]),
        (10, &[4, 3, 3]),
        (11, &[4, 4, 3]),
        (13, &[4, 3, 3, 3]),
    ];
    for (players, wanted) in told {
        assert_eq!(sizes(players).unwrap(), wanted, "{players}");
    }
    assert_eq!(sizes(5), Err(CannotPair::CannotDivide { players: 5 }));
    assert_eq!(sizes(2), Err(CannotPair::TooFew { players: 2, least: 3 }));
    for players in 6..200 {
        assert_eq!(sizes(players).unwrap().iter().sum::<usize>(), players);
    }
}

#[test]
fn four_players_in_a_fourth_round_meet_again_twice() {
    let mut competition = competition("ca-llisca", &[0; 4]);
    for number in (1..=3).map(round) {
        let paired = pair(&competition, System::Swiss, number, None).unwrap();
        assert_eq!(paired.repeats, 0);
        play(&mut competition, number, &paired, &mut || 7);
    }
    assert_eq!(pair(&competition, System::Swiss, round(4), None).unwrap().repeats, 2);
}

#[test]
fn who_was_absent_out_or_expelled_is_not_paired() {
    let mut document = value(LLISCA);
    document["penalties"] = serde_json::json!([
        {"player": 4, "round": 3, "kind": "expelled"},
        {"player": 7, "round": 3, "kind": "expelled_from_rest"},
        {"player": 5, "round": 4, "kind": "expelled"}]);
    document["rounds"]
        .as_array_mut()
        .unwrap()
        .push(serde_json::json!({"round": 4, "absent": [1], "games": []}));
    let document = read(&document);
    let paired = pair(&document.competition, System::Swiss, round(4), None).unwrap();
    let mut there: Vec<u32> = paired.order.iter().map(|player| player.get()).collect();
    there.sort_unstable();
    assert_eq!(there, [2, 3, 5, 6, 8], "a penalty of the round itself comes after it");
    assert_eq!(
        pair(&document.competition, System::Manual, round(4), None),
        Err(CannotPair::ByHand)
    );
}

#[test]
fn a_drawn_order_is_that_of_seed_and_word() {
    let seed = Seed::from_bytes([7; 32]);
    let players: Vec<PlayerId> = (1..=12).map(id).collect();
    let order = |hall: &str, attempt| {
        let key = key(&seed, hall);
        drawn(players.clone(), Some(&mut generator(&key, RoundNo::FIRST, attempt)))
    };
    let first = order("Molins", Attempt::FIRST);
    assert_eq!(first, order("Molins", Attempt::FIRST));
    assert_ne!(first, order("Manresa", Attempt::FIRST));
    assert_ne!(first, order("Molins", Attempt::FIRST.next()));
    let all: BTreeSet<PlayerId> = first.iter().copied().collect();
    assert_eq!(all.len(), 12);
    assert_eq!(drawn(players.clone(), None), players);
}

#[test]
fn the_program_names_who_begins_where_the_rules_say_so() {
    let mut competition = read(&value(CUSCA)).competition;
    let mut rules = (*competition.rules).clone();
    let none = pair(&competition, System::Swiss, round(3), None).unwrap();
    assert!(none.starters.iter().all(Option::is_none), "drawn at the table");
    rules.starter = Starter::Balanced;
    competition.rules = std::sync::Arc::new(rules);
    let named = pair(&competition, System::Swiss, round(3), None).unwrap();
    let history = History::before(&competition, round(3));
    for (table, starter) in named.tables.iter().zip(&named.starters) {
        let fewest = table.iter().map(|player| history.begun(*player)).min().unwrap();
        assert_eq!(history.begun(starter.unwrap()), fewest);
    }
}
