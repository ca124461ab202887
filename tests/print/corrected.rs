//! A final sheet of a further issue says what is other than in the one that it replaces, and nothing that is not.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use crate::day::{self, Day, round};
use crate::screens::worked::Worked;
use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::formats::anagram::Command;
use eforos::domain::player::Player;
use eforos::exchange::{Penalised, Results, results_html};
use eforos::language::Language;
use eforos::print::documents::{Document, Wish};
use eforos::print::pages::Mark;
use eforos::screens::hall::{Scene, rounds_over};

use super::documents::{go_on, matter};

/// Three players, signed once, corrected, and signed again.
fn signed_again(correct: impl FnOnce(&mut Day)) -> Day {
    let mut day = Day::ready_to_sign(3, "ΚΑΡΟ ΤΑΚΟΣ");
    day.penalise(2, 1, PenaltyKind::Deduction { points: 5 });
    day.penalise(3, 1, PenaltyKind::Deduction { points: 10 });
    day.must(Command::Sign);
    day.must(Command::Reopen { reason: "λάθος".to_owned() });
    correct(&mut day);
    day.must(Command::Sign);
    day
}

/// What the sheet says below its title.
fn says(language: Language, correct: impl FnOnce(&mut Day)) -> String {
    let day = signed_again(correct);
    let wish = Wish::whole(Document::Final);
    let pages = wish.lay_out(matter(&day.record, &day.board, &[]), language, &mut go_on).unwrap();
    let texts = pages.pages[0].all().filter_map(|mark| match mark {
        Mark::Text(text) => Some(text.text.as_str()),
        _ => None,
    });
    // Up to the first fact of the head.
    let head = texts.take_while(|text| !["Συμμετοχές", "Players"].contains(text));
    head.collect::<Vec<_>>().join(" ")
}

fn change(day: &mut Day, number: u32, change: impl FnOnce(&mut Player)) {
    let mut player = day.contest().common.players[&day::player(number)].clone();
    change(&mut player);
    day.must(Command::ChangePlayer { player });
}

#[test]
fn a_further_issue_says_what_it_changed_and_what_it_did_not() {
    type Correct = fn(&mut Day);
    let corrections: [(Correct, &[&str], &[&str]); 8] = [
        (|_| {}, &["ίδια σύνολα και θέσεις"], &["άλλαξαν"]),
        (
            |day| change(day, 2, |player| player.name = "Άννα Αλεξίου".to_owned()),
            &["άλλαξαν: Παίκτης 2 → Άννα Αλεξίου · ίδια σύνολα και θέσεις"],
            &[],
        ),
        (
            |day| change(day, 2, |player| player.club = "ΟΣΘ".to_owned()),
            &["άλλαξαν: Παίκτης 2: όμιλος χωρίς όμιλο → ΟΣΘ · ίδια σύνολα και θέσεις"],
            &[],
        ),
        (
            |day| day.rule("ΤΑΚΟΙ", Ruled::Valid),
            &["άλλαξαν: 1 κρίση λέξης · ίδια σύνολα και θέσεις"],
            &[],
        ),
        // A place without any points of their own, and points without a place.
        (
            |day| {
                day.penalise(1, 3, PenaltyKind::Deduction { points: 20 });
            },
            &[
                "άλλαξαν: Παίκτης 1 0 → −20 (θέση 1 → 3), Παίκτης 2 (θέση 2 → 1), Παίκτης 3 (θέση 3 → 2) · 1 ποινή",
            ],
            &["ίδια σύνολα"],
        ),
        (
            |day| {
                day.penalise(3, 3, PenaltyKind::Deduction { points: 5 });
            },
            &["άλλαξαν: Παίκτης 3 −10 → −15 · 1 ποινή"],
            &["ίδια σύνολα", "Παίκτης 1", "θέση"],
        ),
        (
            |day| change(day, 3, |player| player.span.to_round = round(9)),
            &["Παίκτης 3: γύροι 1–14 → 1–9"],
            &[],
        ),
        (
            |day| {
                let mut details = day.contest().common.details.clone();
                details.venue = "Πάτρα".to_owned();
                day.must(Command::ChangeDetails { details });
            },
            &["τα στοιχεία του αγώνα · ίδια σύνολα και θέσεις"],
            &["Παίκτης"],
        ),
    ];
    for (correct, has, lacks) in corrections {
        let told = says(Language::Greek, correct);
        for piece in has {
            assert!(told.contains(piece), "{piece:?} is not in {told:?}");
        }
        for piece in lacks {
            assert!(!told.contains(piece), "{piece:?} is in {told:?}");
        }
        says(Language::English, correct);
    }
}

/// Who read the first issue on the page, or saw it in the hall, was not told what the second changed.
#[test]
fn page_and_hall_say_of_a_further_issue_that_it_is_one() {
    let deducted = |day: &mut Day| {
        day.penalise(1, 3, PenaltyKind::Deduction { points: 20 });
    };
    let day = signed_again(deducted);
    let results = Results::of(day.contest(), &day.lexicon, round(14), &[]);
    let page = |named| {
        let page = results_html(Language::Greek, day.contest(), &results, named);
        let state = page.split("<div class=\"state").nth(1).unwrap();
        state.split("</div>").next().unwrap().replace('\u{AD}', "")
    };
    let named = page(Penalised::Named);
    assert!(named.contains("<p>Η έκδοση 2 αντικαθιστά την προηγούμενη ("), "{named}");
    let changed =
        "άλλαξαν: Παίκτης 1 0 → −20 (θέση 1 → 3), Παίκτης 2 (θέση 2 → 1), Παίκτης 3 (θέση 3 → 2)";
    assert!(named.contains(changed), "{named}");
    // Whose points are others may tell whose penalty; the hall hears who came where, or reads it on the paper.
    let count = "άλλαξαν πόντοι ή θέσεις 3 παικτών";
    let unnamed = page(Penalised::Unnamed);
    assert!(unnamed.contains(count) && !unnamed.contains("Παίκτης"), "{unnamed}");
    let hall = |day: Day| {
        let mut worked = Worked::of(day);
        let scene = rounds_over(&worked.open(), Language::Greek, "projector-signed");
        let Scene::End { about, .. } = scene else { panic!("another scene") };
        about
    };
    assert_eq!(hall(day), format!("Υπογράφηκε ξανά, έκδοση 2: {count}"));
    assert_eq!(hall(signed_again(|_| {})), "Υπογράφηκε ξανά, έκδοση 2: ίδια σύνολα και θέσεις");
    let mut first = Day::ready_to_sign(3, "ΚΑΡΟ ΤΑΚΟΣ");
    first.must(Command::Sign);
    assert_eq!(hall(first), "Το φύλλο αγώνα υπογράφηκε");
}
