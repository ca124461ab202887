//! §§7 and 8: totals, ties in the regulations' order, shared ranks, penalties, and what makes
//! standings provisional.

use eforos::domain::contest::objection::About;
use eforos::domain::contest::penalty::PenaltyKind as P;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::standings::{Criterion, Doubt, Standings, Status, is_void};
use eforos::domain::formats::anagram::{Command, Rejection};
use eforos::domain::ids::PlayerId;
use eforos::domain::lexicon::Authority;
use eforos::domain::player::Span;

use crate::day::{Day, penalty_id, player, round};

fn reason() -> String {
    "reason".to_owned()
}

/// Rank, player, what decided.
fn table(standings: &Standings) -> Vec<(Option<u32>, u32, Option<&'static str>)> {
    let rows = standings.rows.iter();
    rows.map(|row| (row.rank, row.player.get(), row.decided_by.map(Criterion::code))).collect()
}

fn ids(standings: &Standings) -> Vec<u32> {
    standings.rows.iter().map(|row| row.player.get()).collect()
}

/// Rack 7 is Β Α Ζ Ο Ρ Σ Τ; these words count as valid, whatever they mean.
const LIST: &str =
    "ΒΑΖΟΡΣΤ ΖΑΤΡΟΣΒ ΒΑΖΟΡΣ ΒΑΡΟΣΤ ΑΡΟΣΤ ΒΑΡΟΣ ΤΑΡΟ ΡΟΤΑ ΒΑΡΟ ΡΟΣ ΤΟΣ ΣΟΡ ΟΡΑ ΡΑΣ ΤΑΣ ΖΟΣ ΒΑΣ";

#[test]
fn ties_are_resolved_by_each_criterion_in_order() {
    // The sheets of two players with the same total, and what puts the first above the second.
    let pairs = [
        ("3: ΡΟΣ", "3: ΡΟΣ ΤΟΣ ΑΑΑ", "invalid_points"),
        ("7: ΒΑΖΟΡΣΤ", "5: ΑΡΟΣΤ / 3: ΡΟΣ", "valid_7"),
        ("6: ΒΑΡΟΣΤ", "5: ΒΑΡΟΣ", "valid_6"),
        ("5: ΑΡΟΣΤ", "4: ΤΑΡΟ", "valid_5"),
        ("4: ΤΑΡΟ", "3: ΡΟΣ ΤΟΣ", "valid_4"),
        ("3: ΖΟΣ", "3: ΡΟΣ", "valid_high"),
        // an earlier criterion goes before every later one
        ("3: ΡΟΣ ΤΟΣ ΣΟΡ", "7: ΒΑΖΟΡΣΤ / 4: ΤΑΡΟ / 3: ΑΑΑ ΟΟΟ", "invalid_points"),
        ("7: ΒΑΖΟΡΣΤ / 3: ΡΟΣ", "6: ΒΑΡΟΣΤ / 4: ΒΑΡΟ", "valid_7"),
        // the total goes before all of them
        ("3: ΡΟΣ ΤΟΣ ΣΟΡ ΟΡΑ / 4: ΑΑΑΑ ΡΟΤΑ", "7: ΒΑΖΟΡΣΤ", "total"),
    ];
    for (above, below, criterion) in pairs {
        // Whoever comes first on the list.
        for swapped in [false, true] {
            let mut day = Day::of_players(2, LIST);
            day.play(7);
            let (first, second) = if swapped { (2, 1) } else { (1, 2) };
            day.key(first, 7, above);
            day.key(second, 7, below);
            let standings = day.standings(7);
            if criterion == "total" {
                assert_eq!(day.total(first), 4, "{above}");
            } else {
                assert_eq!(day.total(first), day.total(second), "{above} and {below}");
            }
            assert_eq!(
                table(&standings),
                [(Some(1), first, None), (Some(2), second, Some(criterion))],
                "{above} over {below}"
            );
        }
    }
}

#[test]
fn a_full_tie_shares_the_rank_and_the_next_is_skipped() {
    let mut day = Day::of_players(5, LIST);
    day.play(7);
    for (of, sheet) in
        [(1, "3: ΡΟΣ"), (2, "3: ΤΟΣ ΑΑΑ"), (3, "3: ΟΡΑ"), (4, "5: ΑΡΟΣΤ"), (5, "3: ΣΟΡ")]
    {
        day.key(of, 7, sheet);
    }
    assert_eq!(
        table(&day.standings(7)),
        [
            (Some(1), 4, None),
            (Some(2), 1, Some("total")),
            (Some(2), 3, None),
            (Some(2), 5, None),
            (Some(5), 2, Some("total")),
        ]
    );
    // 1, 2, 2, 4.
    let mut day = Day::of_players(4, LIST);
    day.play(7);
    for (of, sheet) in [(1, "4: ΤΑΡΟ"), (2, "3: ΡΟΣ"), (3, "3: ΡΟΣ"), (4, "")] {
        day.key(of, 7, sheet);
    }
    let ranks: Vec<_> = day.standings(7).rows.iter().map(|row| row.rank).collect();
    assert_eq!(ranks, [Some(1), Some(2), Some(2), Some(4)]);
    // Everybody equal.
    let day = Day::of_players(3, "");
    let all = table(&day.standings(14));
    assert_eq!(all, [(Some(1), 1, None), (Some(1), 2, None), (Some(1), 3, None)]);
    assert_eq!(table(&Day::of_players(0, "").standings(1)), []);
}

#[test]
fn totals_are_the_sum_of_the_rounds_less_deductions() {
    let mut day = Day::of_players(2, LIST);
    for number in [1, 3, 7] {
        day.play(number);
    }
    day.key(1, 1, "3: ΡΟΣ ΤΟΣ");
    day.key(1, 3, "3: ΑΑΑ");
    day.key(1, 7, "5: ΑΡΟΣΤ");
    let first = day.penalise(1, 1, P::Deduction { points: 2 });
    day.penalise(1, 7, P::Deduction { points: 5 });
    let row = day.standings(14).row(player(1)).unwrap().clone();
    let mut rounds = vec![None; 14];
    (rounds[0], rounds[2], rounds[6]) = (Some(2), Some(-1), Some(2));
    assert_eq!(*row.rounds, *rounds, "deductions are in the total, not in the rounds");
    assert_eq!((row.total, row.deductions), (2 - 1 + 2 - 7, 7));
    assert_eq!(row.invalid_points, 1, "deductions are no points lost on invalid words");
    assert_eq!(day.standings(14).row(player(2)).unwrap().rounds[0], Some(0), "none was keyed");
    day.lift(first);
    assert_eq!(day.total(1), -2);
    let greatest = P::Deduction { points: u32::MAX };
    day.penalise(1, 7, greatest);
    day.penalise(1, 7, greatest);
    assert_eq!(day.total(1), -2 - 2 * i64::from(u32::MAX), "exact, however much");
}

#[test]
fn standings_after_a_round_know_nothing_of_later_rounds() {
    let mut day = Day::of_players(1, LIST);
    for number in 1..=3 {
        day.play(number);
        day.key(1, number, "3: ΡΟΣ"); // round 2 has no Ρ
    }
    day.penalise(1, 2, P::Deduction { points: 10 });
    day.late(1, 3);
    let totals = [1, 2, 3].map(|after| day.standings(after).rows[0].total);
    assert_eq!(totals, [1, 1 - 1 - 10, 1 - 1 - 10]);
    let row = &day.standings(2).rows[0];
    assert_eq!(row.rounds[..3], [Some(1), Some(-1), None]);
    // Rulings count as they stand now.
    day.rule("ΡΟΣ", Ruled::Invalid);
    assert_eq!(day.standings(1).rows[0].total, -1);
}

#[test]
fn standings_as_they_were_know_no_later_expulsion_and_no_later_objection() {
    let mut day = Day::of_players(3, LIST);
    for number in 1..=14 {
        day.play(number);
        day.key(1, number, "3: ΡΟΣ");
        day.key(3, number, "3: ΤΟΣ");
    }
    day.penalise(2, 2, P::ExpelledFromRest);
    let then = [1, 2, 3].map(|after| day.standings(after));
    day.penalise(1, 3, P::Expelled);
    day.penalise(2, 3, P::Deduction { points: 1 });
    let about = About::Word { round: round(3), word: "ΡΟΣ".parse().unwrap() };
    day.must(Command::LodgeObjection { player: player(3), about });
    for after in [1_u8, 2] {
        let was = &then[usize::from(after) - 1];
        assert_eq!(day.standings_then(after), *was, "after {after}");
        assert_ne!(day.standings(after), *was, "as it stands the expelled are out");
    }
    assert_eq!(day.standings_then(14), day.standings(14), "nothing follows round 14");
    assert_eq!(day.standings_then(1).row(player(1)).unwrap().status, Status::Ranked);
    assert_eq!(day.standings_then(3).row(player(1)).unwrap().status, Status::Expelled);
}

#[test]
fn recommendation_and_reprimand_change_no_points() {
    let mut day = Day::of_players(1, LIST);
    day.play(1);
    day.key(1, 1, "3: ΡΟΣ");
    for kind in [P::Recommendation, P::Reprimand] {
        day.penalise(1, 1, kind);
        let row = &day.standings(1).rows[0];
        assert_eq!((row.total, row.status, row.deductions), (1, Status::Ranked, 0));
    }
    assert_eq!(day.contest().common.penalties.len(), 2);
}

#[test]
fn a_voided_round_counts_nothing_tie_breaks_included_until_it_is_lifted() {
    let mut day = Day::new(Authority::Reference, LIST);
    day.add_players(1);
    day.play(7);
    day.key(1, 7, "7: ΒΑΖΟΡΣΤ / 4: ΑΑΑΑ / 3: ΖΟΣ ΒΟΣ Ρ?Σ");
    let before = day.standings(14);
    assert_eq!(before.doubts.len(), 2);
    let void = day.penalise(1, 7, P::VoidRound);
    let row = day.standings(14).rows[0].clone();
    assert_eq!((row.total, row.invalid_points, row.tally.valid_7), (0, 0, 0));
    assert_eq!((row.tally.valid_high, row.rounds[6]), (0, Some(0)));
    assert_eq!(day.standings(14).doubts, [], "words only on void sheets are not undecided");
    assert_eq!(day.grade(1, 7).undecided, 2, "the verdicts are still shown");
    day.late(1, 7);
    day.lift(void);
    assert_eq!(day.total(1), 0, "it is late as well");
    day.in_time(1, 7);
    assert_eq!(day.standings(14), before, "they come back");
}

#[test]
fn a_word_on_a_void_sheet_is_undecided_for_whoever_else_wrote_it() {
    let mut day = Day::new(Authority::Reference, "");
    day.add_players(3);
    day.play(1);
    for of in 1..=3 {
        day.key(of, 1, "3: ΡΟΣ");
    }
    day.penalise(1, 1, P::VoidRound);
    day.penalise(2, 9, P::Expelled);
    let players = |day: &Day| match &day.doubts()[..] {
        [Doubt::Undecided { players, .. }] => {
            players.iter().copied().map(PlayerId::get).collect::<Vec<_>>()
        }
        other => panic!("{other:?}"),
    };
    assert_eq!(players(&day), [3]);
    day.lift(penalty_id(1));
    day.lift(penalty_id(2));
    assert_eq!(players(&day), [1, 2, 3]);
}

#[test]
fn void_is_void_without_a_sheet_and_after_an_expulsion() {
    let mut day = Day::of_players(1, "");
    day.play(1);
    day.play(2);
    let void = |day: &Day, number| is_void(day.contest(), round(number), player(1));
    assert!(!void(&day, 1));
    day.penalise(1, 1, P::VoidRound);
    assert!(void(&day, 1) && !void(&day, 2), "no sheet is there");
    assert_eq!(day.doubts().len(), 2, "a sheet of a void round is still missing");
    day.penalise(1, 1, P::ExpelledFromRest);
    day.penalise(1, 2, P::VoidRound);
    assert!(void(&day, 2));
    day.must(Play::DeclareNotHandedIn { round: round(1), player: player(1) });
    day.late(1, 1);
    day.lift(penalty_id(1));
    assert!(void(&day, 1), "it was late");
}

#[test]
fn expelled_from_the_rest_the_round_still_counts_and_the_earliest_rules() {
    let mut day = Day::of_players(2, LIST);
    for number in [1, 3, 5, 7] {
        day.play_with(
            number,
            ["", "ΚΑΡΟΤΣΕ", "", "ΠΛΡΝΣΟΑ", "", "ΔΡΣΤΙΟΑ", "", "ΒΑΖΟΡΣΤ"][usize::from(number)],
        );
        day.key(1, number, "3: ΡΟΣ");
        day.key(2, number, "3: ΡΟΣ");
    }
    let status = |day: &Day, after| day.standings(after).row(player(1)).unwrap().status;
    let later = day.penalise(1, 5, P::ExpelledFromRest);
    assert_eq!(day.total(1), 3);
    let earlier = day.penalise(1, 3, P::ExpelledFromRest);
    let row = day.standings(14).row(player(1)).unwrap().clone();
    assert_eq!((row.total, row.status), (2, Status::ExpelledFromRest));
    assert_eq!(row.rounds[4], Some(0), "played by the others");
    assert_eq!(row.rank, Some(2), "stays in the standings");
    // After round 1 nothing of it is known; after round 3 it is.
    assert_eq!((status(&day, 1), status(&day, 3)), (Status::Ranked, Status::ExpelledFromRest));
    day.lift(earlier);
    assert_eq!(day.total(1), 3);
    day.lift(later);
    assert_eq!((day.total(1), status(&day, 14)), (4, Status::Ranked));
}

#[test]
fn the_expelled_have_no_rank_and_stand_last_by_number() {
    let mut day = Day::of_players(4, LIST);
    day.play(7);
    day.key(1, 7, "7: ΒΑΖΟΡΣΤ");
    day.key(2, 7, "3: ΡΟΣ");
    day.key(3, 7, "7: ΒΑΖΟΡΣΤ");
    day.penalise(3, 14, P::Expelled);
    day.penalise(1, 14, P::Expelled);
    // Over all else, and always: after round 1 too.
    day.penalise(1, 1, P::ExpelledFromRest);
    for after in [7, 1] {
        let standings = day.standings(after);
        let rows = table(&standings);
        assert_eq!(rows[2..], [(None, 1, None), (None, 3, None)], "after {after}");
        assert_eq!(standings.row(player(1)).unwrap().status, Status::Expelled);
    }
    assert_eq!(
        table(&day.standings(7))[..2],
        [(Some(1), 2, None), (Some(2), 4, Some("total"))],
        "the others close ranks"
    );
    assert_eq!(day.total(3), 3, "what they had is still told");
    assert_eq!(day.doubts(), [Doubt::Missing { player: player(4), round: round(7) }]);
    day.lift(penalty_id(1));
    assert_eq!(ids(&day.standings(7)), [3, 2, 4, 1]);
}

#[test]
fn expelled_goes_before_expelled_from_the_rest_goes_before_withdrawn() {
    let mut day = Day::of_players(0, "");
    day.add_player("Α", Span { from_round: round(1), to_round: round(2) });
    let status = |day: &Day| day.standings(14).rows[0].status;
    assert_eq!(status(&day), Status::Withdrawn);
    day.penalise(1, 1, P::ExpelledFromRest);
    assert_eq!(status(&day), Status::ExpelledFromRest);
    day.penalise(1, 1, P::Expelled);
    assert_eq!(status(&day), Status::Expelled);
    let codes = [
        (Status::Ranked, "ranked"),
        (Status::Withdrawn, "withdrawn"),
        (Status::ExpelledFromRest, "expelled_from_rest"),
        (Status::Expelled, "expelled"),
    ];
    for (status, code) in codes {
        assert_eq!(status.code(), code);
        assert_eq!(serde_json::to_string(&status).unwrap(), format!("{code:?}"));
    }
}

#[test]
fn a_penalty_needs_a_player_a_round_a_reason_and_points() {
    let mut day = Day::of_players(1, "");
    let penalise = |of, number, kind, reason: &str| Command::Penalise {
        player: player(of),
        round: round(number),
        kind,
        reason: reason.to_owned(),
    };
    let one = P::Deduction { points: 1 };
    assert_eq!(
        day.refused(penalise(2, 1, one, "x")),
        Rejection::UnknownPlayer { player: player(2) }
    );
    assert_eq!(
        day.refused(penalise(1, 15, one, "x")),
        Rejection::UnknownRound { round: round(15), last: round(14) }
    );
    assert_eq!(day.refused(penalise(1, 1, one, " ")), Rejection::ReasonMissing);
    assert_eq!(
        day.refused(penalise(1, 1, P::Deduction { points: 0 }, "x")),
        Rejection::NothingDeducted
    );
    // In a round that was not played, too.
    let penalty = day.penalise(1, 14, one);
    assert_eq!(day.total(1), -1);
    let lift = |penalty, reason: &str| Command::LiftPenalty { penalty, reason: reason.to_owned() };
    assert_eq!(day.refused(lift(penalty, "")), Rejection::ReasonMissing);
    let none = penalty_id(9);
    assert_eq!(day.refused(lift(none, "x")), Rejection::NoPenalty { penalty: none });
    day.lift(penalty);
    assert_eq!(day.refused(lift(penalty, "x")), Rejection::NoPenalty { penalty });
    let kept = &day.contest().common.penalties[0];
    assert_eq!((kept.reason.as_str(), kept.lifted.as_deref()), ("reason", Some("reason")));
    assert_eq!(day.total(1), 0);
}

#[test]
fn players_have_names_numbers_and_spans() {
    let mut day = Day::of_players(2, "");
    let add = |id: Option<u32>, name: &str, from, to| Command::AddPlayer {
        id: id.map(player),
        name: name.to_owned(),
        club: String::new(),
        span: Span { from_round: round(from), to_round: round(to) },
    };
    assert_eq!(day.refused(add(None, " ", 1, 14)), Rejection::NameMissing);
    assert_eq!(
        day.refused(add(Some(2), "Γ", 1, 14)),
        Rejection::PlayerExists { player: player(2) }
    );
    assert!(matches!(day.refused(add(None, "Γ", 3, 2)), Rejection::EmptySpan { .. }));
    assert!(matches!(day.refused(add(None, "Γ", 1, 15)), Rejection::UnknownRound { .. }));
    day.must(add(Some(40), "Γ", 1, 14));
    day.must(add(None, "Γ", 1, 14)); // two of one name
    assert_eq!(ids(&day.standings(1)), [1, 2, 40, 41]);
    let mut stranger = day.contest().common.players[&player(1)].clone();
    stranger.id = player(5);
    assert_eq!(
        day.refused(Command::ChangePlayer { player: stranger }),
        Rejection::UnknownPlayer { player: player(5) }
    );
}

#[test]
fn every_reason_for_provisional_standings_is_listed() {
    let mut day = Day::new(Authority::Reference, "");
    day.add_players(2);
    day.play_all();
    day.declare_missing();
    assert!(!day.standings(14).is_provisional());
    day.key(1, 2, "3: ΝΑΙ ΤΑΝ");
    day.key(2, 2, "3: ΝΑΙ");
    day.key(2, 1, "3: ΡΟΣ");
    let told: Vec<String> = day
        .doubts()
        .iter()
        .map(|doubt| match doubt {
            Doubt::Undecided { written, round, players } => {
                format!("{written} {round} {}", players.len())
            }
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(told, ["ΡΟΣ 1 1", "ΝΑΙ 2 2", "ΤΑΝ 2 1"], "by round, then word");
    assert_eq!(day.standings(1).doubts.len(), 1, "of rounds up to it");
    // A round given up hinders nothing.
    day.must(Play::GiveUpRound { round: round(2), reason: reason() });
    assert_eq!(day.doubts().len(), 1);
}
