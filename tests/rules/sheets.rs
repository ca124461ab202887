//! §5: states of a sheet, people, revisions, unreadable words, two keyings, moved sheets.

use eforos::domain::contest::DoubleKeying;
use eforos::domain::contest::draft::Draft;
use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::grade::Verdict as V;
use eforos::domain::formats::anagram::refusal::{Needs, Refusal};
use eforos::domain::formats::anagram::sheet::SheetState::{self, Expected, NotExpected};
use eforos::domain::formats::anagram::sheet::{Difference, Lateness, SheetWords, Side};
use eforos::domain::formats::anagram::standings::{Doubt, Status};
use eforos::domain::formats::anagram::state::Receipt;
use eforos::domain::formats::anagram::{Command, Rejection};
use eforos::domain::ids::SheetId;
use eforos::domain::player::{Player, Span};

use crate::day::{Day, field, person, player, round, sheet_id, words};

fn reason() -> String {
    "reason".to_owned()
}

fn state(day: &Day, of: u32, in_round: u8) -> SheetState {
    day.contest().sheet_state(round(in_round), player(of))
}

fn collect(day: &mut Day, of: &[u32], in_round: u8, lateness: Lateness) {
    let players = of.iter().map(|&of| player(of)).collect();
    day.must(Play::CollectSheets { round: round(in_round), players, lateness });
}

fn key(of: u32, in_round: u8, text: &str) -> Play {
    Play::KeySheet { player: Some(player(of)), round: round(in_round), words: words(text) }
}

fn revise(sheet: SheetId, text: &str) -> Play {
    Play::ReviseSheet { seen: SheetWords::default(), sheet, words: words(text), reason: reason() }
}

fn missing(of: u32, in_round: u8) -> Doubt {
    Doubt::Missing { player: player(of), round: round(in_round) }
}

fn unsettled(of: u32, in_round: u8) -> Doubt {
    Doubt::Unsettled { player: player(of), round: round(in_round) }
}

#[test]
fn a_sheet_is_expected_collected_keyed_checked() {
    let mut day = Day::of_players(2, "ΡΟΣ");
    day.play(1);
    assert_eq!(state(&day, 1, 1), SheetState::Expected);
    assert_eq!(day.doubts(), [missing(1, 1), missing(2, 1)]);
    collect(&mut day, &[1], 1, Lateness::InTime);
    assert_eq!(state(&day, 1, 1), SheetState::Collected);
    assert_eq!(day.doubts(), [missing(1, 1), missing(2, 1)], "never silently a zero");
    let sheet = day.key(1, 1, "3: ΡΟΣ");
    assert_eq!(state(&day, 1, 1), SheetState::Keyed);
    assert_eq!(day.doubts(), [missing(2, 1)]);
    day.who = person("Βοηθός");
    day.must(Play::CheckSheet { sheet });
    assert_eq!(state(&day, 1, 1), SheetState::Checked);
    let declare = |of| Play::DeclareNotHandedIn { round: round(1), player: player(of) };
    assert_eq!(day.refused(declare(1)), Rejection::Own(Refusal::AlreadyKeyed { sheet }));
    day.must(declare(2));
    assert_eq!(state(&day, 2, 1), SheetState::NotHandedIn);
    assert_eq!(day.doubts(), []);
    // It was found after all: collected again, or keyed at once.
    collect(&mut day, &[2], 1, Lateness::InTime);
    assert_eq!(day.doubts(), [missing(2, 1)]);
    day.undo();
    day.must(key(2, 1, "3: ΡΟΣ"));
    assert_eq!(state(&day, 2, 1), SheetState::Keyed);
    assert_eq!(day.total(2), 1);
}

#[test]
fn sheets_belong_to_rounds_that_have_letters_and_are_keyed_when_they_are_over() {
    let mut day = Day::of_players(1, "");
    let (round_1, players) = (round(1), vec![player(1)]);
    let lateness = Lateness::InTime;
    let collect = Play::CollectSheets { round: round_1, players, lateness };
    let begun = Rejection::Own(Refusal::WrongStage { round: round_1, needs: Needs::Begun });
    let played = Rejection::Own(Refusal::WrongStage { round: round_1, needs: Needs::Played });
    assert_eq!(day.refused(collect.clone()), begun);
    assert_eq!(day.refused(key(1, 1, "")), played);
    day.must(Play::DrawLetters { round: round_1 });
    assert_eq!(day.refused(key(1, 1, "")), played);
    day.must(Play::StartRound { round: round_1 });
    day.must(collect);
    assert_eq!(day.refused(key(1, 1, "")), played);
    day.must(Play::StopRound { reason: reason() });
    day.must(key(1, 1, ""));
    // Nobody and nothing unknown.
    let unknown = Rejection::UnknownPlayer { player: player(9) };
    assert_eq!(day.refused(key(9, 1, "")), unknown);
    let (round, players) = (round(1), vec![player(1), player(9)]);
    assert_eq!(day.refused(Play::CollectSheets { round, players, lateness }), unknown);
    assert_eq!(day.refused(Play::SetLateness { round, player: player(9), lateness }), unknown);
    assert_eq!(day.refused(Play::DeclareNotHandedIn { round, player: player(9) }), unknown);
    assert_eq!(
        day.refused(key(1, 99, "")),
        Rejection::UnknownRound { round: crate::day::round(99), last: crate::day::round(14) }
    );
    for command in [
        revise(sheet_id(9), ""),
        Play::KeyAgain { sheet: sheet_id(9), words: words("") },
        Play::SettleKeyings { sheet: sheet_id(9), words: words("") },
        Play::CheckSheet { sheet: sheet_id(9) },
        Play::MoveSheet { sheet: sheet_id(9), player: player(1), round },
        Play::SettleUnreadable { sheet: sheet_id(9), field: field(3), place: 0 },
    ] {
        assert_eq!(
            day.refused(command),
            Rejection::Own(Refusal::UnknownSheet { sheet: sheet_id(9) })
        );
    }
}

#[test]
fn a_late_sheet_is_void_until_it_is_found_to_be_in_time() {
    let mut day = Day::of_players(1, "ΡΟΣ");
    day.play(1);
    collect(&mut day, &[1], 1, Lateness::Late);
    assert_eq!(day.doubts(), [missing(1, 1)], "late, and still to be keyed");
    day.key(1, 1, "3: ΡΟΣ ΤΟΣ");
    assert_eq!(day.verdicts(1, 1), [V::Valid, V::NotInLexicon], "verdicts are shown");
    let row = day.standings(14).rows[0].clone();
    assert_eq!((row.total, row.invalid_points, row.rounds[0]), (0, 0, Some(0)));
    day.in_time(1, 1);
    assert_eq!(day.standings(14).rows[0].invalid_points, 1);
}

#[test]
fn people_who_come_late_or_leave_are_not_expected_and_stay_ranked() {
    let mut day = Day::of_players(0, "");
    day.add_player("Αργά", Span { from_round: round(3), to_round: round(14) });
    day.add_player("Νωρίς", Span { from_round: round(1), to_round: round(2) });
    for number in 1..=4 {
        day.play(number);
    }
    let states = |of| [1, 2, 3, 4].map(|number| state(&day, of, number));
    assert_eq!(states(1), [NotExpected, NotExpected, Expected, Expected]);
    assert_eq!(states(2), [Expected, Expected, NotExpected, NotExpected]);
    let standings = day.standings(4);
    let status = |of| standings.row(player(of)).unwrap().status;
    assert_eq!((status(1), status(2)), (Status::Ranked, Status::Withdrawn));
    assert!(standings.rows.iter().all(|row| row.rank.is_some()));
    assert_eq!(day.standings(2).row(player(2)).unwrap().status, Status::Ranked, "not yet gone");
    assert_eq!(day.standings(2).row(player(1)), None, "not yet there");
    assert_eq!(day.standings(3).row(player(1)).unwrap().rank, Some(1), "there, and equal");
    // A withdrawal is a change of the player; spans must be spans.
    let change = |from, to| Command::ChangePlayer {
        player: Player {
            id: player(1),
            name: "Αργά".to_owned(),
            club: String::new(),
            span: Span { from_round: round(from), to_round: round(to) },
        },
    };
    day.must(change(3, 3));
    assert_eq!(state(&day, 1, 4), NotExpected);
    let (from, to) = (round(5), round(4));
    assert_eq!(day.refused(change(5, 4)), Rejection::EmptySpan { from, to });
    assert_eq!(
        day.refused(change(1, 15)),
        Rejection::UnknownRound { round: round(15), last: round(14) }
    );
}

#[test]
fn a_sheet_is_revised_with_a_reason_and_keeps_its_versions() {
    let mut day = Day::of_players(1, "ΡΟΣ ΤΟΣ");
    day.play(1);
    let sheet = day.key(1, 1, "3: ΡΟΣ");
    assert_eq!(day.refused(key(1, 1, "")), Rejection::Own(Refusal::AlreadyKeyed { sheet }));
    let silent = Play::ReviseSheet {
        seen: SheetWords::default(),
        sheet,
        words: words(""),
        reason: " ".to_owned(),
    };
    assert_eq!(day.refused(silent), Rejection::ReasonMissing);
    day.must(revise(sheet, "3: ΡΟΣ ΤΟΣ"));
    assert_eq!(day.total(1), 2);
    assert_eq!(day.contest().game.sheet(sheet).unwrap().versions.len(), 2);
    // After a check by another person, a revision has to be looked at again.
    day.who = person("Βοηθός");
    day.must(Play::CheckSheet { sheet });
    day.who = person("Έφορος");
    day.must(revise(sheet, "3: ΤΟΣ"));
    assert_eq!(state(&day, 1, 1), SheetState::Keyed);
}

#[test]
fn an_illegible_word_is_undecided_on_that_sheet_until_it_is_settled() {
    let mut day = Day::of_players(2, "ΡΟΣ ΚΑΡΟ");
    day.play(1);
    let sheet = day.key(1, 1, "4: Κ?ΡΟ / 3: Ρ?Σ Ρ?Σ ΡΟΣ");
    day.key(2, 1, "3: Ρ?Σ");
    assert_eq!(day.verdicts(1, 1), [V::Illegible, V::Illegible, V::Illegible, V::Valid]);
    let undecided = day.doubts();
    let players = undecided.iter().map(|doubt| match doubt {
        Doubt::Undecided { written, players, .. } => (written.to_string(), players.len()),
        other => panic!("{other:?}"),
    });
    let players: Vec<_> = players.collect();
    assert_eq!(players, [("Κ?ΡΟ".to_owned(), 1), ("Ρ?Σ".to_owned(), 2)]);

    let settle = |length, place| Play::SettleUnreadable { sheet, field: field(length), place };
    for (length, place) in [(3, 2), (3, 3), (5, 0), (3, usize::MAX)] {
        assert_eq!(day.refused(settle(length, place)), Rejection::Own(Refusal::NotIllegible));
    }
    day.must(settle(3, 1));
    assert_eq!(day.verdicts(1, 1), [V::Illegible, V::Illegible, V::Ignored, V::Valid]);
    assert_eq!(day.total(1), 1, "ignored costs nothing");
    // "Read as" is a revision; what was settled stays settled where the word stays.
    day.must(revise(sheet, "4: ΚΑΡΟ / 3: ΡΟΣ Ρ?Σ ΡΟΣ"));
    assert_eq!(day.verdicts(1, 1), [V::Valid, V::Valid, V::Ignored, V::Repeated]);
    day.must(revise(sheet, "4: ΚΑΡΟ / 3: ΡΟΣ Ρ?Κ ΡΟΣ"));
    assert_eq!(day.verdicts(1, 1)[2], V::Illegible, "another word stands there now");
    assert_eq!(day.verdicts(2, 1), [V::Illegible], "on that sheet only");
}

#[test]
fn a_second_keying_is_compared_per_field_as_sets() {
    type Found<'a> = (usize, &'a str, Side);
    let table: [(&str, &str, &[Found<'_>]); 7] = [
        ("3: ΡΟΣ ΤΟΣ", "3: τος ρός", &[]),
        ("3: ΡΟΣ ΡΟΣ", "3: ΡΟΣ", &[]),
        ("3: ΡΟΣ", "4: ΡΟΣ", &[(4, "ΡΟΣ", Side::Second), (3, "ΡΟΣ", Side::First)]),
        ("3: ΡΟΣ", "", &[(3, "ΡΟΣ", Side::First)]),
        ("", "3: ΡΟΣ", &[(3, "ΡΟΣ", Side::Second)]),
        ("3: Ρ?Σ", "3: ΡΟΣ", &[(3, "Ρ?Σ", Side::First), (3, "ΡΟΣ", Side::Second)]),
        ("", "", &[]),
    ];
    for (first, second, wanted) in table {
        let found = words(first).differences(&words(second));
        let found: Vec<_> = found
            .iter()
            .map(|Difference { field, written, only_in }| {
                (field.length(), written.to_string(), *only_in)
            })
            .collect();
        let wanted: Vec<_> =
            wanted.iter().map(|&(field, word, side)| (field, word.to_owned(), side)).collect();
        assert_eq!(found, wanted, "{first} against {second}");
    }
}

#[test]
fn until_settled_the_first_keying_counts_provisionally() {
    let mut day = Day::of_players(1, "ΡΟΣ ΤΟΣ ΣΟΚ");
    day.play(1);
    day.who = person("Άννα");
    let sheet = day.key(1, 1, "3: ΡΟΣ");
    let again = |text| Play::KeyAgain { sheet, words: words(text) };
    let name = "Άννα".to_owned();
    assert_eq!(
        day.refused(again("3: ΡΟΣ")),
        Rejection::Own(Refusal::SamePerson { name: name.clone() })
    );
    assert_eq!(
        day.refused(Play::CheckSheet { sheet }),
        Rejection::Own(Refusal::SamePerson { name })
    );
    let settle = |text| Play::SettleKeyings { sheet, words: words(text) };
    assert_eq!(day.refused(settle("")), Rejection::Own(Refusal::NothingToSettle));

    day.who = person("Βασίλης");
    day.must(again("3: ΡΟΣ ΤΟΣ"));
    assert_eq!(day.total(1), 1);
    assert_eq!(state(&day, 1, 1), SheetState::Keyed);
    assert_eq!(day.doubts(), [unsettled(1, 1)]);
    assert_eq!(day.refused(Play::CheckSheet { sheet }), Rejection::Own(Refusal::KeyingsUnsettled));
    day.who = person("Γιώργος");
    day.must(settle("3: ΡΟΣ ΣΟΚ"));
    assert_eq!(day.total(1), 2);
    assert_eq!(state(&day, 1, 1), SheetState::Checked);
    assert_eq!(day.doubts(), []);
    assert_eq!(day.contest().game.sheet(sheet).unwrap().versions.len(), 2, "a new revision");
    // Two who agree need no settling.
    day.undo();
    day.undo();
    day.must(again("3: ρος"));
    assert_eq!(state(&day, 1, 1), SheetState::Checked);
}

#[test]
fn an_absent_second_keying_hinders_only_if_the_competition_says_so() {
    let mut day = Day::ready_to_sign(1, "");
    let sheet = day.contest().game.next_sheet();
    day.must(key(1, 1, "3: ΡΟΣ"));
    assert_eq!(day.doubts(), []);
    day.must(Command::SetDoubleKeying { double_keying: DoubleKeying::Required });
    let unchecked = Doubt::Unchecked { player: player(1), round: round(1) };
    assert_eq!(day.doubts(), std::slice::from_ref(&unchecked));
    assert_eq!(day.refused(Command::Sign), Rejection::Provisional { doubts: vec![unchecked] });
    day.who = person("Βοηθός");
    day.must(Play::KeyAgain { sheet, words: words("3: ΡΟΣ") });
    day.must(Command::Sign);
}

#[test]
fn a_sheet_without_a_name_is_keyed_and_assigned_later() {
    let mut day = Day::of_players(2, "ΡΟΣ");
    day.play(1);
    let sheet = day.key_unassigned(1, "3: ΡΟΣ Ν?Ν");
    assert_eq!((day.total(1), day.total(2)), (0, 0));
    let unassigned = Doubt::Unassigned { sheet, round: round(1) };
    assert_eq!(day.doubts(), [missing(1, 1), missing(2, 1), unassigned]);
    // It can be settled and revised before its owner is known.
    day.must(Play::SettleUnreadable { sheet, field: field(3), place: 1 });
    day.must(Play::MoveSheet { sheet, player: player(2), round: round(1) });
    assert_eq!(day.total(2), 1);
    assert_eq!(day.doubts(), [missing(1, 1)]);
    day.undo();
    assert_eq!(day.total(2), 0);
}

#[test]
fn a_sheet_under_the_wrong_player_or_round_is_moved() {
    let mut day = Day::of_players(2, "ΡΟΣ ΝΑΙ");
    day.play(1);
    day.play(2); // Ν Ι Τ Α Ε Σ Η
    let sheet = day.key(1, 1, "3: ΡΟΣ ΝΑΙ");
    assert_eq!(day.total(1), 1 - 1);
    day.must(Play::MoveSheet { sheet, player: player(2), round: round(2) });
    assert_eq!((day.total(1), day.total(2)), (0, -1 + 1), "graded by the other rack");
    assert_eq!(state(&day, 1, 1), SheetState::Expected);
    assert_eq!(day.verdicts(2, 2)[1], V::Valid);
    let not_played = Play::MoveSheet { sheet, player: player(2), round: round(3) };
    assert!(matches!(day.refused(not_played), Rejection::Own(Refusal::WrongStage { .. })));
    let unknown = Play::MoveSheet { sheet, player: player(5), round: round(1) };
    assert_eq!(day.refused(unknown), Rejection::UnknownPlayer { player: player(5) });
    // The freed place takes another sheet.
    day.key(1, 1, "3: ΡΟΣ");
}

/// Both had to be typed anew: each of two moves is lawful, and no action was both.
#[test]
fn two_sheets_under_each_others_number_are_exchanged_as_one_action() {
    let mut day = Day::of_players(3, "ΡΟΣ ΤΟΣ");
    day.play(1);
    let round = round(1);
    let one = day.key(1, 1, "3: ΡΟΣ ΤΟΣ");
    let other = day.key(2, 1, "3: ΡΟΣ");
    day.must(Play::SetLateness { round, player: player(2), lateness: Lateness::Late });
    let moved = |sheet, number| Play::MoveSheet { sheet, player: player(number), round }.into();
    let both = |moves: [Command; 2]| Command::Several(moves.into());
    day.must(both([moved(one, 2), moved(other, 1)]));
    let lies = |day: &Day, number| day.contest().game.sheet_at(round, player(number)).unwrap().0;
    assert_eq!((lies(&day, 1), lies(&day, 2)), (other, one));
    // What was noted of a number stays there.
    assert_eq!((day.total(1), day.total(2)), (1, 0));
    assert_eq!(day.contest().game.place(round, player(2)).lateness, Lateness::Late);
    day.undo();
    assert_eq!((lies(&day, 1), lies(&day, 2)), (one, other), "one undo takes both back");
    // Anything else is no exchange.
    let third = day.key(3, 1, "3: ΤΟΣ");
    for moves in [
        [moved(one, 2), moved(other, 3)],
        [moved(one, 2), moved(third, 1)],
        [moved(one, 1), moved(one, 1)],
        [moved(one, 2), moved(one, 1)],
    ] {
        assert_eq!(day.refused(both(moves)), Rejection::NotTogether);
    }
}

#[test]
fn two_sheets_for_one_place_are_settled_like_two_keyings() {
    for settle_second in [false, true] {
        let mut day = Day::of_players(1, "ΡΟΣ ΤΟΣ ΣΟΚ");
        day.play(1);
        let first = day.key(1, 1, "3: ΡΟΣ");
        let second = day.key_unassigned(1, "3: ΡΟΣ ΤΟΣ");
        day.must(Play::MoveSheet { sheet: second, player: player(1), round: round(1) });
        assert_eq!(day.total(1), 1, "the first counts meanwhile");
        assert_eq!(day.doubts(), [unsettled(1, 1)]);
        let (settled, merged) = if settle_second { (second, first) } else { (first, second) };
        day.who = person("Βοηθός");
        day.must(Play::SettleKeyings { sheet: settled, words: words("3: ΡΟΣ ΤΟΣ ΣΟΚ") });
        assert_eq!(day.total(1), 3);
        assert_eq!(day.doubts(), []);
        assert_eq!(day.contest().game.sheet(merged).unwrap().merged_into, Some(settled));
        assert_eq!(
            day.refused(revise(merged, "")),
            Rejection::Own(Refusal::UnknownSheet { sheet: merged })
        );
        day.undo();
        assert_eq!((day.total(1), day.doubts().len()), (1, 1));
    }
    // Or one of them was somebody else's: moved away, nothing is left to settle.
    let mut day = Day::of_players(2, "ΡΟΣ ΤΟΣ");
    day.play(1);
    day.key(1, 1, "3: ΡΟΣ");
    let second = day.key(2, 1, "3: ΤΟΣ");
    day.must(Play::MoveSheet { sheet: second, player: player(1), round: round(1) });
    assert_eq!(day.doubts(), [unsettled(1, 1), missing(2, 1)]);
    day.must(Play::MoveSheet { sheet: second, player: player(2), round: round(1) });
    assert_eq!(day.doubts(), []);
}

#[test]
fn sheets_of_a_replayed_round_count_no_more_and_cannot_be_changed() {
    let mut day = Day::of_players(1, "ΡΟΣ");
    day.play(1);
    let sheet = day.key(1, 1, "3: ΡΟΣ");
    let nameless = day.key_unassigned(1, "3: ΡΟΣ");
    day.late(1, 1);
    day.must(Play::ReplayRound { round: round(1), reason: reason() });
    day.play(1);
    for old in [sheet, nameless] {
        assert_eq!(
            day.refused(revise(old, "")),
            Rejection::Own(Refusal::UnknownSheet { sheet: old })
        );
    }
    assert_eq!(day.doubts(), [missing(1, 1)]);
    let new = day.key(1, 1, "3: ΡΟΣ");
    assert_ne!(new, sheet);
    assert_eq!(day.total(1), 1, "it is not late for the earlier attempt's sake");
}

#[test]
fn drafts_are_doubts_of_their_round() {
    let mut day = Day::ready_to_sign(1, "");
    let draft = Draft { round: round(3), player: Some(player(1)) };
    day.drafts.push(draft);
    assert_eq!(day.standings(2).doubts, []);
    assert_eq!(day.standings(3).doubts, [Doubt::Draft(draft)]);
    assert!(matches!(day.refused(Command::Sign), Rejection::Provisional { .. }));
    // Whatever is begun behind the signature can never be saved: it leaves nothing open.
    let begun = std::mem::take(&mut day.drafts);
    day.must(Command::Sign);
    day.drafts = begun;
    assert_eq!(day.standings(3).doubts, []);
    // Opened again it can.
    day.must(Command::Reopen { reason: "ένσταση".to_owned() });
    assert_eq!(day.standings(3).doubts, [Doubt::Draft(draft)]);
}

#[test]
fn a_player_who_is_out_is_not_expected() {
    let mut day = Day::of_players(2, "");
    for number in 1..=3 {
        day.play(number);
    }
    let out = day.penalise(1, 2, PenaltyKind::ExpelledFromRest);
    let states = |day: &Day, of| [1, 2, 3].map(|number| state(day, of, number));
    assert_eq!(states(&day, 1), [Expected, Expected, NotExpected]);
    day.lift(out);
    assert_eq!(states(&day, 1), [Expected; 3]);
    day.penalise(2, 14, PenaltyKind::Expelled);
    assert_eq!(states(&day, 2), [NotExpected; 3]);
}

#[test]
fn a_sheet_taken_in_or_declared_missing_by_mistake_is_awaited_again() {
    let mut day = Day::of_players(2, "");
    day.play(1);
    let awaited = |of| Play::AwaitSheet { round: round(1), player: player(of) };
    assert!(day.must(awaited(1)).is_empty(), "it is awaited already");
    let players = vec![player(1)];
    let lateness = Lateness::Late;
    day.must(Play::CollectSheets { round: round(1), players, lateness });
    day.must(awaited(1));
    assert_eq!(day.contest().game.place(round(1), player(1)), Receipt::AWAITED);
    day.must(Play::DeclareNotHandedIn { round: round(1), player: player(2) });
    day.must(awaited(2));
    assert_eq!(day.contest().game.place(round(1), player(2)), Receipt::AWAITED);
    let sheet = day.key(1, 1, "");
    assert_eq!(day.refused(awaited(1)), Rejection::Own(Refusal::AlreadyKeyed { sheet }));
}
