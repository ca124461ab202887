//! A round's record, the standings after it, a player's report and the final sheet say the same of one competition,
//! whoever came late, left or was expelled.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::collections::BTreeMap;

use super::documents::matter;
use crate::day::{Day, player, round};
use crate::steps::{Step, new_day, step};
use chrono::{DateTime, NaiveDateTime};
use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::formats::anagram::Command;
use eforos::domain::formats::anagram::rules::all_rounds;
use eforos::domain::formats::anagram::standings::{Status, deductions, standings};
use eforos::domain::ids::{PlayerId, RoundNo};
use eforos::print::formats::anagram::final_sheet::FinalSheet;
use eforos::print::formats::anagram::graded::GradedSheet;
use eforos::print::formats::anagram::player_report::PlayerReport;
use eforos::print::formats::anagram::round_record::{Parts, RoundRecord};
use eforos::print::formats::anagram::standing::{Row, Scored};
use eforos::print::formats::anagram::standings_sheet::StandingsSheet;
use proptest::prelude::*;

fn utc(wall_ms: i64) -> NaiveDateTime {
    DateTime::from_timestamp_millis(wall_ms).unwrap().naive_utc()
}

fn played(day: &Day) -> Vec<RoundNo> {
    all_rounds().filter(|&round| day.contest().game.is_played(round)).collect()
}

fn record(day: &Day, round: RoundNo) -> RoundRecord {
    RoundRecord::of(matter(&day.record, &day.board, &day.drafts), round)
}

fn standings_sheet(day: &Day, after: RoundNo) -> StandingsSheet {
    StandingsSheet::of(day.contest(), &day.board, after, &day.drafts)
}

fn reports(day: &Day) -> Vec<PlayerReport> {
    let players: Vec<PlayerId> = day.contest().common.players.keys().copied().collect();
    PlayerReport::of(day.contest(), &day.board, &day.drafts, &players)
}

fn final_sheet(day: &Day) -> FinalSheet {
    let (contest, board) = (day.contest(), &day.board);
    let last = standings(contest, board, round(14), &day.drafts);
    FinalSheet::of((contest, board), &last, None, utc)
}

/// The points of a round in a row, where a sheet counts.
fn in_row(row: &Row, round: RoundNo) -> Option<i32> {
    match row.rounds[usize::from(round.get()) - 1] {
        Scored::Points(points) | Scored::Open(points) => Some(points),
        _ => None,
    }
}

fn on_sheet(sheet: Option<&GradedSheet>) -> Option<i32> {
    sheet.filter(|sheet| sheet.counts()).map(GradedSheet::total)
}

/// What the documents of a competition say of each sheet and each total.
fn all_agree(day: &Day) {
    let contest = day.contest();
    let reports = reports(day);
    let last = final_sheet(day);
    let final_rows: BTreeMap<u32, &Row> =
        last.rows.iter().map(|row| (row.standing.player.get(), row)).collect();
    let taken = |round, number| deductions(contest, round, player(number));
    for round in played(day) {
        let (record, after) = (record(day, round), standings_sheet(day, round));
        let mut sums = (0, 0);
        for (row, _) in &after.rows {
            let number = row.standing.player.get();
            let points = in_row(row, round);
            sums = (sums.0 + i64::from(points.unwrap_or(0)), sums.1 + i64::from(points.is_some()));
            let result = record.results.iter().find(|one| one.number == number).unwrap();
            assert_eq!(on_sheet(result.sheet.as_ref()), points, "record, {round:?} of {number}");
            let is_in = row.standing.status != Status::Expelled;
            assert_eq!(result.rank.is_some(), is_in && points.is_some(), "{round:?} of {number}");
            assert_eq!(in_row(final_rows[&number], round), points, "final, {round:?} of {number}");
            let report = reports.iter().find(|one| one.number == number).unwrap();
            let line = report.rounds.iter().find(|line| line.round == round.get()).unwrap();
            assert_eq!(on_sheet(line.sheet.as_ref()), points, "report, {round:?} of {number}");
            assert_eq!(line.rank_in_round, result.rank, "{round:?} of {number}");
            let (total, rank) = (row.standing.total, row.standing.rank);
            assert_eq!((line.total_after, line.rank_after), (total, rank), "{round:?} of {number}");
            let sum = |row: &Row| {
                all_rounds().filter_map(|it| in_row(row, it)).map(i64::from).sum::<i64>()
            };
            assert_eq!(sum(row) - row.standing.deductions, total, "{round:?} of {number}");
        }
        let parts = Parts::of(&record.results);
        assert_eq!(record.found.points, sums, "points and sheets of {round:?}");
        assert_eq!(i64::try_from(parts.count).unwrap(), sums.1);
        let Parts { count, not_handed_in, out, void, missing } = parts;
        assert_eq!(record.results.len(), count + not_handed_in + out + void + missing);
        // Whoever arrives later is in neither.
        assert_eq!(record.results.len(), after.rows.len());
        let in_it = |id: &PlayerId| record.results.iter().any(|one| one.number == id.get());
        let others = contest.common.players.values().filter(|one| !in_it(&one.id));
        assert!(others.into_iter().all(|one| one.span.from_round > round), "{round:?}");
    }
    for report in &reports {
        let row = final_rows[&report.number];
        let sheets = report.rounds.iter().filter_map(|line| on_sheet(line.sheet.as_ref()));
        let points: i64 = sheets.map(i64::from).sum();
        let taken: i64 = all_rounds().map(|round| taken(round, report.number)).sum();
        assert_eq!(report.total, points - taken, "{}", report.number);
        assert_eq!((report.total, report.deductions), (row.standing.total, taken));
        let ranked = last.rows.iter().filter(|row| row.standing.rank.is_some()).count();
        assert_eq!(report.players, ranked);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_documents_of_random_days_say_the_same(
        steps in proptest::collection::vec(any::<Step>(), 20..90),
        out in proptest::collection::vec((1_u32..5, 1_u8..8, any::<bool>()), 0..3),
    ) {
        let mut day = new_day();
        for one in steps {
            step(&mut day, one);
        }
        for (who, number, whole) in out {
            let kind = if whole { PenaltyKind::Expelled } else { PenaltyKind::ExpelledFromRest };
            let (player, round) = (player(who), round(number));
            let _ = day.ask(Command::Penalise { player, round, kind, reason: "reason".into() });
        }
        all_agree(&day);
    }
}

/// Three rounds of three players, each with a sheet; the second is expelled from the competition in the third.
fn expelled_in_the_third() -> Day {
    let mut day = Day::of_players(3, "ΚΑΡΟ ΣΗΤΑΝ ΜΟΝΑΡ");
    for number in 1..=3 {
        day.play(number);
        for player in 1..=3 {
            day.key(player, number, ["4: ΚΑΡΟ", "5: ΣΗΤΑΝ", "5: ΜΟΝΑΡ"][usize::from(number) - 1]);
        }
    }
    day.penalise(2, 3, PenaltyKind::Expelled);
    day
}

/// What was handed in before an expulsion was handed in: the record of its round and the report show it.
#[test]
fn the_sheets_of_who_was_expelled_later_are_shown_and_counted() {
    let day = expelled_in_the_third();
    all_agree(&day);
    let first = record(&day, round(1));
    assert_eq!(Parts::of(&first.results), Parts { count: 3, ..Parts::default() });
    assert_eq!(first.found.points, (6, 3));
    let report = &reports(&day)[1];
    assert_eq!((report.rank, report.total, report.players), (None, 6, 2));
    let rounds = report.rounds.iter();
    let shown: Vec<_> = rounds.map(|line| on_sheet(line.sheet.as_ref())).collect();
    assert_eq!(shown, [Some(2), Some(2), Some(2)]);
    // Whoever is out after the third is first of it no more, and is before nobody: all had as many points in each.
    let ranks = |number: usize| {
        reports(&day)[number].rounds.iter().map(|it| it.rank_in_round).collect::<Vec<_>>()
    };
    assert_eq!(ranks(1), [Some(1), Some(1), None]);
    assert_eq!(ranks(2), [Some(1); 3]);
}

/// Who was expelled in a round takes no place in it from those that stay.
#[test]
fn whoever_was_expelled_stands_before_nobody_in_the_round() {
    let mut day = Day::of_players(3, "ΚΑΡΟ ΣΗΤΑΝ ΜΟΝΑΡ");
    day.play(1);
    for (player, words) in [(1, "4: "), (2, "4: ΚΑΡΟ"), (3, "4: ")] {
        day.key(player, 1, words);
    }
    day.penalise(2, 1, PenaltyKind::Expelled);
    all_agree(&day);
    let first = record(&day, round(1));
    let ranks: Vec<_> = first.results.iter().map(|one| (one.number, one.rank)).collect();
    assert_eq!(ranks, [(1, Some(1)), (3, Some(1)), (2, None)]);
    assert_eq!(reports(&day)[0].rounds[0].rank_in_round, Some(1));
}

/// Standings after a round are those of that round: no penalty of a later one is told.
#[test]
fn standings_after_a_round_tell_nothing_of_a_later_one() {
    let mut day = expelled_in_the_third();
    day.penalise(1, 2, PenaltyKind::ExpelledFromRest);
    let then = |number: u8| {
        let rows = standings_sheet(&day, round(number)).rows;
        let told = rows.iter().map(|(row, _)| (row.standing.player.get(), row.standing.status));
        let mut told: Vec<(u32, Status)> = told.collect();
        told.sort_unstable();
        told.into_iter().map(|(_, status)| status).collect::<Vec<_>>()
    };
    assert_eq!(then(1), [Status::Ranked; 3]);
    assert_eq!(then(2), [Status::ExpelledFromRest, Status::Ranked, Status::Ranked]);
    assert_eq!(then(3), [Status::ExpelledFromRest, Status::Expelled, Status::Ranked]);
}
