//! Objections that wait, and what a further signature changes: both are told where the referee looks.

use eforos::commands::{AboutChoice, Entry, Place, Question, UserCommand};
use eforos::domain::contest::Openness;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::formats::anagram::rules::Field;
use egui::Key;

use super::words::{lodge, over, word};
use crate::gui::{Console, of, player, round};

fn sees(console: &Console, text: &str) -> bool {
    console.texts().iter().any(|seen| seen.contains(text))
}

/// Signs, or does not, if something hinders it.
fn sign(console: &mut Console) {
    console.ask(UserCommand::Ask(Question::Sign));
    console.key(Key::Enter);
    assert_eq!(console.contest().common.openness, Openness::Signed, "{:#?}", console.texts());
}

fn reopen(console: &mut Console) {
    console.ask(UserCommand::Ask(Question::Reopen));
    console.ask(UserCommand::Type(Entry::Reason, "λάθος".to_owned()));
    console.ask(UserCommand::Confirm);
    assert_eq!(console.contest().common.openness, Openness::Open);
}

#[test]
fn who_signs_again_is_told_what_is_other_than_in_the_issue_before() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = over(&folder.path().join("a.eforos"), &["ΡΟΚΑ", "ΚΑΡΟ", "ΤΑΚΟ"]);
    console.ask(UserCommand::Ask(Question::Sign));
    assert!(!sees(&console, "αντικαθιστά"), "the first issue replaces none");
    console.key(Key::Escape);
    sign(&mut console);
    reopen(&mut console);
    console.ask(UserCommand::Ask(Question::Sign));
    console.see("Έκδοση 2: αντικαθιστά την έκδοση 1");
    console.see("Από τότε δεν άλλαξε τίποτε");
    console.key(Key::Escape);
    // A ruling, and a sheet that is corrected.
    console.ask(UserCommand::SelectWord(word("ΡΟΚΑ")));
    console.ask(UserCommand::Rule(Ruled::Invalid));
    console.ask(UserCommand::TakeSheet(round(1), player(3)));
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    assert!(
        matches!(console.shell().desk.question, Some((Question::ReviseSheet, _))),
        "{:#?}",
        console.texts()
    );
    console.ask(UserCommand::Type(Entry::Reason, "ξεχάστηκε μία λέξη".to_owned()));
    console.ask(UserCommand::Confirm);
    console.ask(UserCommand::Ask(Question::Sign));
    assert!(!sees(&console, "δεν άλλαξε"), "{:#?}", console.texts());
    console.see("Από τότε άλλαξαν πόντοι ή θέση");
    console.see("• Άννα Αλεξίου: ");
    console.see("• Γωγώ Γεωργίου: +");
    console.see("Διορθωμένα φύλλα: Γωγώ Γεωργίου, γύρος 1");
    console.see("Κρίσεις: ΡΟΚΑ: χωρίς κρίση → άκυρη");
    console.key(Key::Escape);
    // What is taken back is not told.
    console.ask(UserCommand::SelectWord(word("ΡΟΚΑ")));
    console.ask(UserCommand::WithdrawRuling);
    console.ask(UserCommand::Ask(Question::Sign));
    assert!(!sees(&console, "Κρίσεις: "), "{:#?}", console.texts());
    console.key(Key::Escape);
    sign(&mut console);
    assert_eq!(console.contest().common.signings.len(), 2);
    // Against the issue that was signed last, not the first.
    reopen(&mut console);
    console.ask(UserCommand::Ask(Question::Sign));
    console.see("Έκδοση 3: αντικαθιστά την έκδοση 2");
    console.see("Από τότε δεν άλλαξε τίποτε");
    console.close();
}

/// A round of three sheets, each with a word that was ruled invalid.
fn with_three_refused(path: &std::path::Path) -> Console {
    let mut console = over(path, &["ΡΟΚΑ ΚΡΤΑ", "ΚΑΡΟ ΤΡΚΟ", "ΤΑΚΟ ΣΡΤΑ"]);
    for wrong in ["ΚΡΤΑ", "ΤΡΚΟ", "ΣΡΤΑ"] {
        console.ask(UserCommand::SelectWord(word(wrong)));
        console.ask(UserCommand::Rule(Ruled::Invalid));
    }
    console
}

#[test]
fn objections_that_wait_are_counted_where_the_referee_looks_and_seen_whole() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = with_three_refused(&folder.path().join("a.eforos"));
    assert!(!sees(&console, "περιμένει") || !sees(&console, "ένσταση"));
    lodge(&mut console, 1, AboutChoice::Word, "ΚΡΤΑ");
    lodge(&mut console, 2, AboutChoice::Word, "ΤΡΚΟ");
    lodge(&mut console, 3, AboutChoice::Word, "ΣΡΤΑ");
    console.harness.set_size(egui::vec2(1280.0, 720.0));
    console.go(Key::Num2, Place::Rounds);
    console.see("▲ 3 ενστάσεις περιμένουν");
    console.go(Key::Num4, Place::Words);
    console.press("▲ 3 ενστάσεις περιμένουν");
    assert_eq!(console.shell().desk.place, Place::Standings);
    // All of them are in sight, the oldest first.
    let tops: Vec<f32> =
        ["Ένσταση 1", "Ένσταση 2", "Ένσταση 3"].map(|one| console.place_of(one).top()).into();
    assert!(tops.is_sorted() && tops[2] < 600.0, "{tops:?}");
    console.close();
}

/// One that was lodged meanwhile came on top, and moved the buttons under the hand of whoever decided another.
#[test]
fn an_objection_that_comes_moves_no_button_of_those_that_wait() {
    use egui::accesskit::Role;
    use egui_kittest::kittest::{NodeT as _, Queryable as _};
    let folder = tempfile::tempdir().unwrap();
    let mut console = with_three_refused(&folder.path().join("a.eforos"));
    lodge(&mut console, 2, AboutChoice::Word, "ΤΡΚΟ");
    lodge(&mut console, 3, AboutChoice::Word, "ΣΡΤΑ");
    console.harness.set_size(egui::vec2(1280.0, 720.0));
    console.ask(UserCommand::ShowObjections);
    let seen = |console: &Console| {
        let buttons = console.harness.get_all_by_role(Role::Button);
        let decides = buttons.filter(|node| {
            let label = node.accesskit_node().label().unwrap_or_default();
            label.starts_with("Αποδοχή") || label.starts_with("Απόρριψη")
        });
        decides.map(|node| node.rect()).collect::<Vec<_>>()
    };
    let before = seen(&console);
    assert_eq!(before.len(), 4, "{:#?}", console.texts());
    lodge(&mut console, 1, AboutChoice::Word, "ΚΡΤΑ");
    console.settle();
    let after = seen(&console);
    assert_eq!(after.len(), 6);
    assert_eq!(after[..4], before, "the others stand");
    console.close();
}
