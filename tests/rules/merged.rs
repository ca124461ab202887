//! One table of several halls is the table of one competition with all their players.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::collections::BTreeMap;

use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::anagram::grade::Tally;
use eforos::domain::formats::anagram::rules::{Rules, all_rounds};
use eforos::domain::formats::anagram::standings::{Board, Row, Status, merged, standings};
use eforos::domain::ids::{PlayerId, VenueNo};
use eforos::lexicon::Lexicon;
use eforos::rehearsal::Plan;
use eforos::rehearsal::formats::anagram::rehearse;

use crate::dice::Dice;

/// Rows with figures so small that many tie.
fn row(player: u32, dice: &mut Dice) -> Row {
    let mut few = |end| u32::try_from(dice.below(end)).unwrap();
    let tally = Tally {
        valid_7: few(2),
        valid_6: few(2),
        valid_5: few(2),
        valid_4: few(2),
        valid_high: few(2),
    };
    let (total, invalid_points) = (i64::from(few(4)) - 1, few(3));
    let status = match few(9) {
        0 => Status::Expelled,
        1 => Status::Withdrawn,
        2 => Status::ExpelledFromRest,
        _ => Status::Ranked,
    };
    Row {
        rank: None,
        player: PlayerId::new(player).unwrap(),
        status,
        total,
        deductions: 0,
        invalid_points,
        tally,
        decided_by: None,
        rounds: [].into(),
    }
}

/// What the regulations compare, one after another: the lesser stands higher.
fn key(row: &Row) -> [i64; 7] {
    let Tally { valid_7, valid_6, valid_5, valid_4, valid_high } = row.tally;
    let more = |count: u32| -i64::from(count);
    [
        -row.total,
        i64::from(row.invalid_points),
        more(valid_7),
        more(valid_6),
        more(valid_5),
        more(valid_4),
        more(valid_high),
    ]
}

/// The halls' rows as they are merged.
fn parts(halls: &BTreeMap<VenueNo, Vec<Row>>) -> Vec<(VenueNo, &[Row])> {
    halls.iter().map(|(&venue, rows)| (venue, rows.as_slice())).collect()
}

#[test]
fn players_of_all_halls_stand_as_in_one_competition() {
    let rules = Rules::osth_2019();
    let mut dice = Dice(20_261_124);
    for _ in 0..300 {
        let mut halls: BTreeMap<VenueNo, Vec<Row>> = BTreeMap::new();
        for number in 1..=dice.below(60) {
            let hall = VenueNo::new(u16::try_from(1 + dice.below(5)).unwrap()).unwrap();
            halls.entry(hall).or_default().push(row(u32::try_from(number).unwrap(), &mut dice));
        }
        let parts = parts(&halls);
        let table = merged(&parts, [], rules.tie_break());
        assert_eq!(table.len(), halls.values().map(Vec::len).sum::<usize>());

        let ranked: Vec<_> = table.iter().filter(|it| it.row.status != Status::Expelled).collect();
        for (place, it) in ranked.iter().enumerate() {
            let above = ranked.iter().filter(|other| key(other.row) < key(it.row)).count();
            assert_eq!(it.rank, Some(u32::try_from(above).unwrap() + 1));
            let before = place.checked_sub(1).map(|before| key(ranked[before].row));
            assert!(before.is_none_or(|before| before <= key(it.row)), "in order");
        }
        let expelled = &table[ranked.len()..];
        assert!(expelled.iter().all(|it| it.row.status == Status::Expelled && it.rank.is_none()));
        // Full ties, and the expelled, in order of halls, then numbers; no row is lost or doubled.
        for pair in table.windows(2) {
            let [one, other] = pair else { continue };
            let tied = one.rank == other.rank;
            assert!(!tied || (one.venue, one.row.player) < (other.venue, other.row.player));
        }
        // What a table of before had, also one that has nothing to do with this one, changes nothing.
        let order: Vec<usize> = table.iter().map(|it| it.hall).collect();
        let of_another: Vec<usize> = (0..80).map(|_| dice.below(7)).collect();
        for before in [order.iter().copied().filter(|hall| *hall != 1).collect(), order, of_another]
        {
            assert_eq!(merged(&parts, before, rules.tie_break()), table);
        }
        // One hall alone stands as in all, and its own ranks go along.
        for (hall, (venue, rows)) in parts.iter().enumerate() {
            let alone = merged(&[(*venue, rows)], [], rules.tie_break());
            let in_all = table.iter().filter(|it| it.hall == hall);
            assert!(alone.iter().map(|it| it.row).eq(in_all.map(|it| it.row)), "its order is kept");
            let stood: Vec<Row> =
                alone.iter().map(|it| Row { rank: it.rank, ..it.row.clone() }).collect();
            let again = merged(&[(*venue, &stood)], [], rules.tie_break());
            assert!(again.iter().all(|it| it.row.rank == it.rank));
        }
    }
}

#[test]
fn a_day_dealt_to_halls_stands_as_the_day_itself() {
    let lexicon = Lexicon::embedded();
    let mut dice = Dice(20_261_126);
    for seed in 1..=3 {
        let plan = Plan { players: 60, seed: Seed::from_bytes([seed; 32]) };
        let record = rehearse(&plan, &lexicon).record;
        let contest = record.contest();
        let board = Board::new(contest, &lexicon);
        let tie_break = contest.game.rules().tie_break();
        for after in all_rounds() {
            let whole = standings(contest, &board, after, &[]).rows;
            let mut halls: BTreeMap<VenueNo, Vec<Row>> = BTreeMap::new();
            for row in &whole {
                let hall = VenueNo::new(u16::try_from(1 + dice.below(5)).unwrap()).unwrap();
                halls.entry(hall).or_default().push(row.clone());
            }
            let table: Vec<Row> = merged(&parts(&halls), [], tie_break)
                .iter()
                .map(|it| Row { rank: it.rank, ..it.row.clone() })
                .collect();
            let places =
                |rows: &[Row]| -> Vec<_> { rows.iter().map(|row| (row.rank, row.total)).collect() };
            assert_eq!(places(&table), places(&whole), "after {after}");
            let ranks = |rows: &[Row]| -> BTreeMap<PlayerId, _> {
                rows.iter().map(|row| (row.player, row.rank)).collect()
            };
            assert_eq!(ranks(&table), ranks(&whole), "after {after}");
        }
    }
}
