//! A copy of the competition that was keyed on, held against the competition that went on, too (§5).

use std::collections::BTreeMap;

use eforos::domain::contest::draft::Draft;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::refusal::{Needs, Refusal};
use eforos::domain::formats::anagram::sheet::SheetWords;
use eforos::domain::formats::anagram::{Command, Rejection};
use eforos::domain::ids::PlayerId;
use eforos::exchange::formats::anagram::merge::{Choice, Merge, OtherCompetition, SheetOutcome};

use crate::day::{Day, person, player, round, word, words};

/// A competition of four in whose first round the first two sheets are keyed, and a copy of it.
fn two_laptops() -> (Day, Day) {
    let make = || {
        let mut day = Day::of_players(4, "ΡΟΣ ΤΟΣ ΣΟΡ");
        day.play(1);
        day.key(1, 1, "3: ΡΟΣ");
        day.key(2, 1, "3: ΡΟΣ");
        day
    };
    let mut there = make();
    there.who = person("Β. Βοηθού");
    (make(), there)
}

fn held(here: &Day, there: &Day) -> Merge {
    Merge::of_copy(&here.record, &there.record, &there.drafts).unwrap()
}

/// Whose sheets would come, with what becomes of each.
fn told(merge: &Merge) -> Vec<(PlayerId, SheetOutcome)> {
    merge.parts.iter().map(|part| (part.brought.player, part.outcome.clone())).collect()
}

fn revise(day: &mut Day, of: u32, text: &str) {
    let (sheet, _) = day.contest().game.sheet_at(round(1), player(of)).unwrap();
    day.must(Play::ReviseSheet {
        seen: SheetWords::default(),
        sheet,
        words: words(text),
        reason: "misread".to_owned(),
    });
}

#[test]
fn a_copy_brings_only_what_was_keyed_on_it() {
    let (mut here, mut there) = two_laptops();
    assert_eq!(told(&held(&here, &there)), [], "nothing was keyed since");
    there.key(3, 1, "3: ΤΟΣ");
    // A sheet of the common history that was corrected or moved here is no news of the copy.
    revise(&mut here, 1, "3: ΤΟΣ");
    let (sheet, _) = here.contest().game.sheet_at(round(1), player(2)).unwrap();
    here.must(Play::MoveSheet { sheet, player: player(4), round: round(1) });
    let merge = held(&here, &there);
    assert_eq!(told(&merge), [(player(3), SheetOutcome::New)]);
    assert_eq!(merge.parts[0].by.as_ref().unwrap().name, "Β. Βοηθού");
}

#[test]
fn the_same_sheet_keyed_on_two_laptops_is_the_same_or_asks() {
    let (mut here, mut there) = two_laptops();
    here.key(3, 1, "3: ΤΟΣ");
    there.key(3, 1, "3: τος");
    here.key(4, 1, "3: ΤΟΣ");
    there.key(4, 1, "3: ΡΟΣ");
    let merge = held(&here, &there);
    assert_eq!(told(&merge), [(player(3), SheetOutcome::Same), (player(4), SheetOutcome::Differs)]);
    assert!(!merge.parts[1].corrected);
    let place = (round(1), player(4));
    let taken = |choice| {
        let choices: BTreeMap<_, _> = Option::into_iter(choice).map(|c| (place, c)).collect();
        merge.taken(&choices).len()
    };
    assert_eq!(taken(None), 0, "nothing is overwritten silently");
    assert_eq!(taken(Some(Choice::KeepHere)), 0);
    assert_eq!(taken(Some(Choice::TakeThere)), 1);
    assert_eq!(taken(Some(Choice::Second)), 1);
}

#[test]
fn a_correction_is_known_for_one_on_either_side() {
    let (mut here, mut there) = two_laptops();
    revise(&mut there, 1, "3: ΡΟΣ ΤΟΣ");
    revise(&mut there, 2, "3: ΤΟΣ");
    revise(&mut here, 2, "3: ΣΟΡ");
    let merge = held(&here, &there);
    assert_eq!(
        told(&merge),
        [(player(1), SheetOutcome::Differs), (player(2), SheetOutcome::Differs)]
    );
    let corrected: Vec<bool> = merge.parts.iter().map(|part| part.corrected).collect();
    assert_eq!(corrected, [true, false], "the first was changed there alone");
}

#[test]
fn what_was_undone_there_does_not_come() {
    let (here, mut there) = two_laptops();
    there.key(3, 1, "3: ΤΟΣ");
    there.undo();
    assert_eq!(told(&held(&here, &there)), []);
}

#[test]
fn a_round_that_only_the_copy_played_is_refused_and_so_is_an_unknown_player() {
    let (here, mut there) = two_laptops();
    there.play(2);
    there.key(1, 2, "3: ΤΗΣ");
    there.add_players(1);
    there.key(5, 1, "3: ΤΟΣ");
    let unknown = Rejection::UnknownPlayer { player: player(5) };
    let unplayed = Rejection::Own(Refusal::WrongStage { round: round(2), needs: Needs::Played });
    let refused =
        [(player(5), SheetOutcome::Refused(unknown)), (player(1), SheetOutcome::Refused(unplayed))];
    assert_eq!(told(&held(&here, &there)), refused);
}

#[test]
fn a_number_given_to_two_new_players_is_told_with_both_names_and_a_new_name_is_no_new_player() {
    let (mut here, mut there) = two_laptops();
    let add = |name: &str| Command::AddPlayer {
        id: None,
        name: name.to_owned(),
        club: String::new(),
        span: crate::day::all_day(),
    };
    here.must(add("Εδώ"));
    there.must(add("Εκεί"));
    there.key(5, 1, "3: ΤΟΣ");
    let mut renamed = here.contest().common.players[&player(3)].clone();
    renamed.name = "Άλλο όνομα".to_owned();
    here.must(Command::ChangePlayer { player: renamed });
    there.key(3, 1, "3: ΤΟΣ");
    let other = SheetOutcome::OtherName { there: "Εκεί".to_owned(), here: "Εδώ".to_owned() };
    assert_eq!(told(&held(&here, &there)), [(player(3), SheetOutcome::New), (player(5), other)]);
}

#[test]
fn drafts_nameless_sheets_and_rulings_stay_in_the_copy_and_are_told() {
    let (here, mut there) = two_laptops();
    let draft = |of| Draft { round: round(1), player: Some(player(of)) };
    there.drafts = vec![draft(3), draft(1)];
    there.must(Play::KeySheet { player: None, round: round(1), words: words("3: ΤΟΣ") });
    there.must(Command::RuleWord {
        seen: None,
        word: word("ΣΟΡ"),
        ruled: Ruled::Invalid,
        evidence: String::new(),
    });
    let left = held(&here, &there).left;
    assert_eq!(left.drafts, [draft(3)], "of a keyed sheet the draft hides nothing");
    assert_eq!(left.nameless, [round(1)]);
    assert_eq!((left.others, left.unsettled.len()), (1, 0));
}

#[test]
fn a_copy_of_another_competition_is_known() {
    let (here, _) = two_laptops();
    let mut other = Day::new(eforos::domain::lexicon::Authority::Reference, "ΡΟΣ");
    other.add_players(4);
    assert_eq!(Merge::of_copy(&here.record, &other.record, &[]), Err(OtherCompetition));
}

#[test]
fn a_second_keying_in_the_copy_is_told() {
    let (here, mut there) = two_laptops();
    let sheet = |of| there.contest().game.sheet_at(round(1), player(of)).unwrap().0;
    let (first, second) = (sheet(1), sheet(2));
    there.who = person("Γ. Τρίτη");
    there.must(Play::KeyAgain { sheet: first, words: words("3: ΡΟΣ") });
    there.must(Play::KeyAgain { sheet: second, words: words("3: ΤΟΣ") });
    let merge = held(&here, &there);
    assert_eq!(told(&merge), [(player(1), SheetOutcome::Same), (player(2), SheetOutcome::Same)]);
    assert_eq!(merge.left.checked, [(round(1), player(1))]);
    assert_eq!(merge.left.unsettled, [(round(1), player(2))]);
}
