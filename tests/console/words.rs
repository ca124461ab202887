//! The referee's words: unreadable ones settled on their sheet, lists and searches, rulings that go
//! against an objection, and what objections and penalties would change before they are confirmed.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::path::Path;

use eforos::commands::{
    AboutChoice, CopyKind, Entry, HallStandings, Misplaced, Pinned, Place, Question, UserCommand,
    Whom, WordsTab,
};
use eforos::domain::contest::objection::Outcome;
use eforos::domain::contest::penalty::PenaltyName;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::contest::{DoubleKeying, Openness};
use eforos::domain::formats::anagram::alphabet::ALPHABET;
use eforos::domain::formats::anagram::rules::{Field, all_rounds};
use eforos::domain::formats::anagram::sheet::Lateness;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::ids::ObjectionId;
use eforos::domain::letters::Word;
use eforos::domain::person::Role;
use eforos::screens::hall::standings_after;
use eforos::storage::Access;
use eforos::views::{Sight, questions};
use egui::Key;
use egui_kittest::kittest::Queryable as _;

use crate::gui::{Console, keyboard, of, player, round};

pub(super) fn word(text: &str) -> Word {
    Word::new(ALPHABET.read_letters(text).unwrap()).unwrap()
}

/// Round 1 with Κ Ρ Τ Σ Α Ο Ε; the players write these words of four letters, nobody else anything.
fn played(path: &Path, sheets: &[&str]) -> Console {
    let mut console = Console::in_rounds(path);
    console.record(1, "ΚΡΤΣΑΟΕ");
    for (number, words) in (1..).zip(sheets) {
        console.ask(UserCommand::TakeSheet(round(1), player(number)));
        console.type_words(Field::Four, &of(words));
        console.ctrl(Key::Enter);
        // A word of another length is written there, too.
        let asked = console.shell().desk.question.clone();
        if let Some((Question::Misplaced(each), _)) = asked {
            let keep = vec![Some(Misplaced::Keep); each.len()];
            console.ask(UserCommand::Ask(Question::Misplaced(keep)));
            console.ask(UserCommand::Confirm);
        }
        if matches!(console.shell().desk.question, Some((Question::OddLength(false), _))) {
            console.ask(UserCommand::Ask(Question::OddLength(true)));
            console.ask(UserCommand::Confirm);
        }
    }
    console.go(Key::Num4, Place::Words);
    console
}

/// The same, and every later round is given up: objections are open.
pub(super) fn over(path: &Path, sheets: &[&str]) -> Console {
    let mut console = played(path, sheets);
    console.ask(UserCommand::Ask(Question::GiveUpRest(round(2))));
    console.ask(UserCommand::Type(Entry::Reason, "διακοπή".to_owned()));
    console.ask(UserCommand::Confirm);
    assert!(console.shell().desk.question.is_none());
    console
}

pub(super) fn lodge(console: &mut Console, by: u32, about: AboutChoice, text: &str) {
    console.ask(UserCommand::Ask(Question::Lodge { player: player(by), round: round(1), about }));
    if about == AboutChoice::Word {
        console.ask(UserCommand::Type(Entry::Word, text.to_owned()));
    }
    console.ask(UserCommand::Confirm);
    assert!(console.shell().desk.question.is_none(), "{:?}", console.shell().desk.question);
}

fn total(console: &Console, of: u32) -> i64 {
    let shell = console.shell();
    let sight = Sight::of(shell.session().unwrap(), &shell.desk);
    let last = all_rounds().next_back().unwrap();
    sight.standings(last).row(player(of)).unwrap().total
}

fn four(console: &Console, of: u32) -> Vec<String> {
    let (_, sheet) = console.contest().game.sheet_at(round(1), player(of)).unwrap();
    sheet.words().field(Field::Four).iter().map(ToString::to_string).collect()
}

/// Presses the first button of this name.
fn press_first(console: &mut Console, label: &str) {
    console.window().get_all_by_label(label).next().expect("a button").click_accesskit();
    console.settle();
}

/// The rows of the list that is seen.
fn listed(console: &Console) -> Vec<String> {
    let shell = console.shell();
    let data = eforos::views::words::data(&Sight::of(shell.session().unwrap(), &shell.desk));
    data.rows.iter().map(|row| row.word.to_string()).collect()
}

#[test]
fn an_unreadable_word_is_read_on_its_sheet_in_one_step() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = played(&folder.path().join("a.eforos"), &["ΚΑ?Ο ΡΟΚΑ", "ΚΑ?Ο"]);
    console.see("2 λέξεις προς κρίση");
    // The rail says the same number: one and the same word is read on each sheet for itself.
    let badges = |console: &Console| -> Vec<String> {
        let shell = console.shell();
        let sight = Sight::of(shell.session().unwrap(), &shell.desk);
        eforos::views::console::data(&sight).rail.into_iter().map(|it| it.badge).collect()
    };
    assert!(badges(&console).contains(&"2".to_owned()), "{:?}", badges(&console));
    press_first(&mut console, "Διαβάζεται ως…");
    console.see("ΚΑ?Ο · 4 γραμμάτων · Άννα Αλεξίου, γύρος 1");
    // What the list has and the letters make is proposed; what it would be worth is said.
    console.see("ΚΑΡΟ");
    console.text("καρό");
    console.see("✓ ΚΑΡΟ έγκυρη");
    console.see("Άννα Αλεξίου: +2 (2 → 4)");
    console.key(Key::Enter);
    assert_eq!(four(&console, 1), ["ΚΑΡΟ", "ΡΟΚΑ"]);
    assert_eq!(four(&console, 2), ["ΚΑ?Ο"], "on that sheet only");
    console.see("1 λέξη προς κρίση");
    // A letter that can be read is no other, and nothing but a word is a reading.
    press_first(&mut console, "Διαβάζεται ως…");
    for (typed, why) in
        [("ΡΟΚΑ", "δεν ταιριάζει"), ("ΚΑΡΟΣ", "δεν ταιριάζει"), ("ΡΟ?Α", "μία λέξη")]
    {
        console.ask(UserCommand::Type(Entry::Word, typed.to_owned()));
        console.key(Key::Enter);
        console.see(why);
        assert_eq!(four(&console, 2), ["ΚΑ?Ο"]);
    }
    // Or nobody can read it: ignored, and it waits for nobody.
    // A press chooses, Enter answers: what was chosen by mistake is chosen anew.
    console.press_first("Κανείς δεν το διαβάζει: αγνοείται");
    console.see("1 λέξη προς κρίση");
    console.press("ΚΑΡΟ");
    console.see("✓ ΚΑΡΟ έγκυρη");
    assert_eq!(four(&console, 2), ["ΚΑ?Ο"]);
    console.press_first("Κανείς δεν το διαβάζει: αγνοείται");
    console.key(Key::Enter);
    assert!(console.shell().desk.question.is_none());
    assert_eq!(four(&console, 2), ["ΚΑ?Ο"]);
    console.see("0 λέξεις προς κρίση");
    // From the sheet itself, too, and the sheet shows it at once.
    console.ask(UserCommand::TakeSheet(round(1), player(3)));
    console.type_words(Field::Four, &of("ΤΑ?Ο"));
    console.ctrl(Key::Enter);
    console.ask(UserCommand::TakeSheet(round(1), player(3)));
    console.press("ΤΑ?Ο: Διαβάζεται ως…");
    console.text("ΤΑΚΟ");
    console.key(Key::Enter);
    assert_eq!(console.shell().desk.text(Entry::Words(Field::Four)).trim(), "ΤΑΚΟ");
    assert!(!console.shell().desk.sheet.unwrap().changed);
}

/// After a ruling on a word that counts nowhere none was chosen, and the next key went into the search of the list.
#[test]
fn after_a_word_that_counts_nowhere_comes_the_next() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = played(&folder.path().join("a.eforos"), &["ΚΡΤΑ ΤΚΡΑ", "ΤΑΚΟ"]);
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console.ask(UserCommand::SetLateness(Lateness::Late));
    console.ask(UserCommand::Confirm);
    console.go(Key::Num4, Place::Words);
    let [first, second] = ["ΚΡΤΑ", "ΤΚΡΑ"].map(|word| word.parse().unwrap());
    console.ask(UserCommand::SelectWord(first));
    console.key(Key::V);
    assert_eq!(console.shell().desk.word.as_ref(), Some(&second));
}

#[test]
fn what_stands_on_a_void_sheet_waits_for_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = played(&folder.path().join("a.eforos"), &["ΚΑ?Ο ΚΡΤΑ", "ΤΑΚΟ"]);
    console.see("2 λέξεις προς κρίση");
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console.ask(UserCommand::SetLateness(Lateness::Late));
    console.ask(UserCommand::Confirm);
    console.go(Key::Num4, Place::Words);
    console.see("0 λέξεις προς κρίση · 2 που δεν μετρούν πουθενά");
    let shell = console.shell();
    let data = eforos::views::words::data(&Sight::of(shell.session().unwrap(), &shell.desk));
    assert!(data.illegible.iter().all(|row| !row.counts), "greyed, not gone");
    assert_eq!((data.illegible.len(), data.rows.len()), (1, 1));
    assert!(data.empty.contains("εκεί όπου τίποτα δεν μετρά"), "{}", data.empty);
}

#[test]
fn every_list_of_words_is_one_press_away() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    let mut console = played(&path, &["ΚΑΡΟ ΚΡΤΑ ΨΩΨΩ ΚΑΡΟ", "ΤΑΚΟ ΚΡΤΑ"]);
    assert_eq!(listed(&console), ["ΚΡΤΑ"]);
    console.press("Κριμένες 0");
    console.see("Καμία λέξη δεν έχει κριθεί.");
    console.press("Όλες του γύρου");
    assert_eq!(listed(&console), ["ΚΡΤΑ", "ΚΑΡΟ", "ΤΑΚΟ", "ΨΩΨΩ"], "most-written first");
    console.see("✗ λείπει το Ψ");
    console.see("✓ έγκυρη, – επανάληψη");
    console.see("? άγνωστη, προς κρίση");
    // A word of the round is looked at, ruled on, and found among the ruled ones.
    console.press("ΚΡΤΑ");
    console.key(Key::X);
    console.press("Κριμένες 1");
    assert_eq!(listed(&console), ["ΚΡΤΑ"]);
    // The list is searched by how a word begins; what it does not have is said.
    console.press("Αναζήτηση στον κατάλογο");
    console.text("καρο");
    let found = listed(&console);
    assert!(found.len() > 1 && found.iter().all(|word| word.starts_with("ΚΑΡΟ")), "{found:?}");
    console.ask(UserCommand::Type(Entry::ListSearch, "κρτα".to_owned()));
    console.settle();
    assert_eq!(listed(&console), ["ΚΡΤΑ"]);
    console.see("δεν υπάρχει");
    for nothing in ["", " ", "12", "κ α", "ψψψψψψψψψψψψψψψψψψ"] {
        console.ask(UserCommand::Type(Entry::ListSearch, nothing.to_owned()));
        console.settle();
        assert!(listed(&console).len() <= 1, "{nothing}");
    }
    console.ask(UserCommand::ShowWords(WordsTab::Round(round(9))));
    console.see("Κανένα φύλλο του γύρου δεν έχει λέξη.");
}

#[test]
fn a_ruling_on_a_word_that_nobody_wrote_is_said_to_change_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = played(&folder.path().join("a.eforos"), &["ΚΑΡΟ"]);
    console.ask(UserCommand::SelectWord(word("ΞΨΞΨ")));
    console.see("Καμία σε φύλλο: μια κρίση θα ισχύσει μόνο αν γραφτεί.");
    console.see("Δεν υπάρχει στον κατάλογο.");
    let before = total(&console, 1);
    console.key(Key::V);
    assert_eq!(total(&console, 1), before);
    assert_eq!(console.contest().common.rulings.len(), 1, "it stands, for whoever writes it later");
}

#[test]
fn whoever_rules_against_an_upheld_objection_is_asked() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    let mut console = over(&path, &["ΚΡΤΑ", "ΤΑΚΟ"]);
    console.ask(UserCommand::SelectWord(word("ΚΡΤΑ")));
    console.key(Key::X);
    assert_eq!(total(&console, 1), -2);
    lodge(&mut console, 1, AboutChoice::Word, "κρτα");
    let question = Question::Decide(ObjectionId::FIRST, Outcome::Upheld);
    console.ask(UserCommand::Ask(question));
    console.see("Άννα Αλεξίου: +4 (−2 → 2)");
    // Of several it is named which.
    let names = |text: &String| {
        text.starts_with("Ένσταση 1 ") && text.contains("1. Άννα Αλεξίου") && text.contains("ΚΡΤΑ")
    };
    assert!(console.texts().iter().any(names), "{:#?}", console.texts());
    console.ask(UserCommand::Type(Entry::Reason, "λεξικό".to_owned()));
    console.ask(UserCommand::Confirm);
    assert_eq!(total(&console, 1), 2);
    // U and X go against it: it is named, and what would change is said.
    console.ask(UserCommand::SelectWord(word("ΚΡΤΑ")));
    for (key, change) in
        [(Key::U, "Άννα Αλεξίου: −2 (2 → 0)"), (Key::X, "Άννα Αλεξίου: −4 (2 → −2)")]
    {
        console.key(key);
        console.see("είναι έγκυρη με ένσταση που έγινε δεκτή (1: Άννα Αλεξίου, γύρος 1)");
        console.see(change);
        console.key(Key::Escape);
        assert_eq!(total(&console, 1), 2);
    }
    // Why is written to it.
    console.key(Key::X);
    console.key(Key::Enter);
    console.see("Χρειάζεται αιτιολογία");
    assert_eq!(total(&console, 1), 2);
    console.ask(UserCommand::Type(Entry::Reason, "δεν είναι στην έκδοση του αγώνα".to_owned()));
    console.key(Key::Enter);
    assert_eq!(total(&console, 1), -2);
    console.see("Κρίθηκε άκυρη η λέξη ΚΡΤΑ");
    // The objection that was upheld does not stand there as if nothing had been ruled since.
    let overruled = "η λέξη κρίθηκε πάλι άκυρη";
    console.ask(UserCommand::ShowObjections);
    console.see(overruled);
    // From what was decided a way leads to where it is turned over; where the list is searched, the ruling is said.
    console.press("Η λέξη ΚΡΤΑ");
    assert_eq!(console.shell().desk.place, Place::Words);
    assert_eq!(selected(&console), Some("ΚΡΤΑ".to_owned()));
    console.ask(UserCommand::ShowWords(WordsTab::Search));
    console.ask(UserCommand::Type(Entry::ListSearch, "κρτα".to_owned()));
    console.see("✗ άκυρη");
    console.see("✗ δεν υπάρχει");
    console.ask(UserCommand::ShowWords(WordsTab::Ruled));
    let rulings = |console: &Console| console.contest().common.rulings.clone();
    assert_eq!(rulings(&console)[&word("ΚΡΤΑ")].evidence, "δεν είναι στην έκδοση του αγώνα");
    console.ask(UserCommand::SelectWord(word("ΚΡΤΑ")));
    console.key(Key::V);
    console.key(Key::Enter);
    console.key(Key::U);
    console.key(Key::Enter);
    assert_eq!(total(&console, 1), 0);
    assert!(!console.contest().common.rulings.contains_key(&word("ΚΡΤΑ")));
    console.ask(UserCommand::ShowObjections);
    assert!(!console.sees(overruled), "it was withdrawn, and nobody called it invalid");
    console.ask(UserCommand::Go(Place::Words));
    // A ruling that no objection is about is withdrawn with the key alone.
    console.ask(UserCommand::SelectWord(word("ΤΑΚΟ")));
    console.key(Key::X);
    console.ask(UserCommand::SelectWord(word("ΤΑΚΟ")));
    console.key(Key::U);
    assert!(console.shell().desk.question.is_none());
    assert!(!console.contest().common.rulings.contains_key(&word("ΤΑΚΟ")));
    // It was the last: the list of those is empty, and the word that waits again is seen where it waits.
    console.ask(UserCommand::SelectWord(word("ΚΡΤΑ")));
    console.key(Key::X);
    console.ask(UserCommand::ShowWords(WordsTab::Ruled));
    console.ask(UserCommand::SelectWord(word("ΚΡΤΑ")));
    console.key(Key::U);
    let seen = (console.shell().desk.words_tab, selected(&console));
    assert_eq!(seen, (WordsTab::Queue, Some("ΚΡΤΑ".to_owned())));
}

#[test]
fn an_objection_on_a_word_that_fails_for_another_reason_says_which() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    let mut console = over(&path, &["ΨΩΨΩ ΤΑΚΟΣ ΚΑΡΟ ΚΑΡΟ"]);
    let table =
        [("ΨΩΨΩ", "Ψ"), ("ΤΑΚΟΣ", "λάθος πεδίο"), ("ΚΑΡΟ", "αγνοήθηκε μόνο η επανάληψή της")];
    for (text, why) in table {
        let about = AboutChoice::Word;
        console.ask(UserCommand::Ask(Question::Lodge {
            player: player(1),
            round: round(1),
            about,
        }));
        console.ask(UserCommand::Type(Entry::Word, text.to_owned()));
        console.settle();
        // Before it is lodged, and where it is decided.
        console.see(why);
        console.press("Σημείωση παρ’ όλα αυτά");
        console.ask(UserCommand::Go(Place::Standings));
        console.see(why);
        let id = console.contest().common.objections.last().unwrap().id;
        console.ask(UserCommand::Ask(Question::Decide(id, Outcome::Upheld)));
        console.ask(UserCommand::Type(Entry::Reason, "λεξικό".to_owned()));
        console.ask(UserCommand::Confirm);
        assert!(console.contest().common.objections.last().unwrap().decided.is_none(), "{text}");
        console.ask(UserCommand::Cancel);
    }
    assert!(console.contest().common.rulings.is_empty());
}

/// Enter noted an objection about a word that the player had not written, below the words that it could not be upheld, and
/// that hindered the signing.
#[test]
fn nobody_objects_about_a_word_that_was_not_written() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = over(&folder.path().join("a.eforos"), &["ΚΡΤΑ", "ΤΑΚΟ"]);
    let lodge = |of| {
        UserCommand::Ask(Question::Lodge {
            player: player(of),
            round: round(1),
            about: AboutChoice::Word,
        })
    };
    console.ask(lodge(1));
    console.text("ΡΟΚΑ");
    console.see("▲ Η ένσταση δεν μπορεί να γίνει δεκτή: ο παίκτης δεν έχει γράψει αυτή τη λέξη");
    console.key(Key::Enter);
    console.see("Δεν σημειώνεται: ο παίκτης δεν έγραψε εδώ τέτοια λέξη.");
    assert!(console.contest().common.objections.is_empty());
    // The question stays with what was typed, and with the words that the player wrote.
    assert_eq!(console.shell().desk.text(Entry::Word), "ΡΟΚΑ");
    console.ask(UserCommand::Type(Entry::Word, "ΚΡΤΑ".to_owned()));
    console.key(Key::Enter);
    assert_eq!(console.contest().common.objections.len(), 1);
    console.see("Η ένσταση σημειώθηκε: Άννα Αλεξίου.");
    console.ctrl(Key::Z);
    assert!(matches!(console.shell().desk.question, Some((Question::Undo(_), _))), "is offered");
    console.key(Key::Escape);
    // Of a sheet on which every word counts that is told, and nothing moves by it.
    console.ask(lodge(2));
    console.see("Εδώ δεν έμεινε λέξη που να μη μέτρησε και να μπορεί να γίνει δεκτή.");
    let field = console.place_of("Λέξη");
    console.ask(lodge(1));
    assert_eq!(console.place_of("Λέξη"), field);
    console.key(Key::Escape);
    // Decided, that is told with its undo.
    console.ask(UserCommand::Ask(Question::Decide(ObjectionId::FIRST, Outcome::Dismissed)));
    console.text("λεξικό");
    console.key(Key::Enter);
    console.see("απορρίφθηκε: λεξικό");
    console.ctrl(Key::Z);
    assert!(matches!(console.shell().desk.question, Some((Question::Undo(_), _))));
}

/// The button of the key that takes a player was grey, and an objection began at the last round, which had nothing to object about.
#[test]
fn who_is_typed_is_taken_by_enter_and_objects_about_the_last_refused_word() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = over(&folder.path().join("a.eforos"), &["ΚΡΤΑ", "ΤΑΚΟ"]);
    console.ask(UserCommand::Ask(Question::Whom(Whom::Lodge)));
    console.key(Key::Enter);
    console.see("Δεν επιλέχθηκε παίκτης");
    console.text("αλεξ");
    let seen = |console: &Console| {
        let shell = console.shell();
        let sight = Sight::of(shell.session().unwrap(), &shell.desk);
        questions::data(&sight).unwrap().confirm.enabled
    };
    assert!(seen(&console));
    console.key(Key::Enter);
    let lodged = Question::Lodge { player: player(1), round: round(1), about: AboutChoice::Word };
    assert_eq!(console.shell().desk.question, Some((lodged, None)));
}

/// After a penalty nothing told that it stood, nor before it what the player had already.
#[test]
fn a_penalty_is_told_and_what_was_before_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = over(&folder.path().join("a.eforos"), &["ΚΑΡΟ ΤΑΚΟ", "ΚΑΡΟ"]);
    let penalise =
        |kind| UserCommand::Ask(Question::Penalise { player: player(1), round: round(1), kind });
    console.ask(penalise(PenaltyName::Reprimand));
    console.see("Καμία ποινή ώς τώρα.");
    console.text("μιλούσε");
    console.key(Key::Enter);
    console.see("1. Άννα Αλεξίου, γύρος 1: επίπληξη");
    console.ask(penalise(PenaltyName::Deduction));
    console.see("Έχει ήδη: επίπληξη (γύρος 1).");
    console.ask(UserCommand::Type(Entry::Points, "2".to_owned()));
    console.ask(UserCommand::Type(Entry::Reason, "ξανά".to_owned()));
    console.ask(UserCommand::Confirm);
    console.see("1. Άννα Αλεξίου, γύρος 1: αφαίρεση 2 βαθμών");
    // Of a question in a window that is lower by its title bar no line is out of sight, nor by the keys that are told.
    console.window().set_size(egui::vec2(1280.0, 690.0));
    console.ask(penalise(PenaltyName::Deduction));
    console.ask(UserCommand::Type(Entry::Points, "2".to_owned()));
    console.ask(UserCommand::ShowKeys);
    console.see("Enter: Ποινή.");
    assert!(!console.sees("συνεχίζεται πιο κάτω"), "{:?}", console.texts());
    // A refusal is told in the place of the keys, and the keyboard comes to what is to be typed.
    console.key(Key::Enter);
    console.see("Χρειάζεται αιτιολογία");
    console.text("ξανά");
    assert_eq!(console.shell().desk.text(Entry::Reason), "ξανά");
    console.ask(UserCommand::Type(Entry::Reason, String::new()));
    console.key(Key::Enter);
    console.see("Χρειάζεται αιτιολογία");
    console.key(Key::F1);
    console.see("Enter: Ποινή.");
    console.key(Key::Escape);
    // Taken back by the key beside it.
    console.ask(UserCommand::Undo);
    console.key(Key::Enter);
    assert_eq!(console.contest().common.penalties.len(), 1);
    // One that was lifted is none.
    let penalty = console.contest().common.penalties[0].id;
    console.ask(UserCommand::Ask(Question::LiftPenalty(penalty)));
    console.text("λάθος");
    console.key(Key::Enter);
    console.ask(penalise(PenaltyName::Reprimand));
    console.see("Καμία ποινή ώς τώρα.");
}

#[test]
fn what_penalties_and_voids_change_is_told_before_they_are_confirmed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    let mut console = over(&path, &["ΚΑΡΟ ΤΑΚΟ", "ΚΑΡΟ"]);
    let penalise =
        |kind| UserCommand::Ask(Question::Penalise { player: player(1), round: round(1), kind });
    console.ask(penalise(PenaltyName::Recommendation));
    console.see("Καμία αλλαγή σε πόντους ή θέσεις.");
    console.press("Αφαίρεση βαθμών");
    let before = console.place_of("Αιτιολογία");
    console.ask(UserCommand::Type(Entry::Points, "3".to_owned()));
    console.settle();
    // What is told of it moves no field under the hand.
    assert_eq!(console.place_of("Αιτιολογία"), before);
    console.see("Άννα Αλεξίου: −3 (4 → 1), θέση 1 → 2");
    console.see("Αλλάζει μόνο η θέση 1 ακόμη παίκτη.");
    // No number, no preview, no penalty.
    for nonsense in ["", "0", "-1", "πολλοί"] {
        console.ask(UserCommand::Type(Entry::Points, nonsense.to_owned()));
        console.ask(UserCommand::Type(Entry::Reason, "ομιλία".to_owned()));
        console.ask(UserCommand::Confirm);
        assert!(console.contest().common.penalties.is_empty(), "{nonsense}");
    }
    console.ask(penalise(PenaltyName::VoidRound));
    console.settle();
    console.see("Άννα Αλεξίου: −4 (4 → 0), θέση 1 → 2");
    console.ask(UserCommand::Type(Entry::Reason, "ομιλία".to_owned()));
    console.ask(UserCommand::Confirm);
    assert_eq!(total(&console, 1), 0);
    // While a round is played the standings are those of the one before it.
    let later = UserCommand::Ask(Question::Penalise {
        player: player(2),
        round: round(2),
        kind: PenaltyName::Deduction,
    });
    console.ask(later);
    console.ask(UserCommand::Type(Entry::Points, "3".to_owned()));
    console.see("Στην κατάταξη μετρά μόλις τελειώσει αυτό που παίζεται τώρα.");
    console.ask(UserCommand::Cancel);
    // Lifted by hand, or by an objection: the same is told.
    let penalty = console.contest().common.penalties[0].id;
    console.ask(UserCommand::Ask(Question::LiftPenalty(penalty)));
    // Of several, which and whose.
    console.see("1. Άννα Αλεξίου");
    console.see("ομιλία");
    console.see("Άννα Αλεξίου: +4 (0 → 4), θέση 2 → 1");
    console.ask(UserCommand::Cancel);
    lodge(&mut console, 1, AboutChoice::Void, "");
    console.ask(UserCommand::Ask(Question::Decide(ObjectionId::FIRST, Outcome::Upheld)));
    console.see("Άννα Αλεξίου: +4 (0 → 4), θέση 2 → 1");
    console.ask(UserCommand::Type(Entry::Reason, "δεν μίλησε".to_owned()));
    console.ask(UserCommand::Confirm);
    assert_eq!(total(&console, 1), 4);
    // About a reading: told once the words are typed, and that they must be until then.
    lodge(&mut console, 2, AboutChoice::Reading, "");
    let id = console.contest().common.objections[1].id;
    console.ask(UserCommand::TakeSheet(round(1), player(2)));
    console.type_words(Field::Four, &of("ΡΟΚΑ ΤΑΚΟ"));
    console.ask(UserCommand::Ask(Question::Decide(id, Outcome::Upheld)));
    console.see("Βασίλης Βλάχος: +4 (2 → 6), θέση 2 → 1");
    console.ask(UserCommand::Type(Entry::Reason, "το χαρτί".to_owned()));
    console.ask(UserCommand::Confirm);
    assert_eq!(total(&console, 2), 6);
}

#[test]
fn who_loses_the_rank_and_who_leaves_behind_later_sheets_is_told_before() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = played(&folder.path().join("a.eforos"), &["ΚΑΡΟ"]);
    let expelled = PenaltyName::Expelled;
    let penalise = |kind, of| Question::Penalise { player: player(1), round: round(of), kind };
    console.ask(UserCommand::Ask(penalise(expelled, 1)));
    console.see("Χάνει τη θέση στην κατάταξη, όσους πόντους κι αν έχει.");
    // Two move up; who has no place any more is none of them.
    console.see("Αλλάζει μόνο η θέση 2 ακόμη παικτών.");
    console.ask(UserCommand::Ask(penalise(PenaltyName::ExpelledFromRest, 1)));
    console.see("από τον επόμενο δεν παίζει");
    console.ask(UserCommand::Ask(penalise(PenaltyName::ExpelledFromRest, 14)));
    console.see("δεν μένει συνέχεια, τίποτε δεν αλλάζει");
    console.ask(UserCommand::Cancel);
    console.record(2, "ΚΡΤΑΟΕΙ");
    console.ask(UserCommand::TakeSheet(round(2), player(1)));
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    console.ask(UserCommand::Ask(Question::Leave(player(1))));
    console.ask(UserCommand::Type(Entry::ToRound, "2".to_owned()));
    assert!(!console.texts().iter().any(|text| text.contains("φύλλα και μετά")));
    console.ask(UserCommand::Type(Entry::ToRound, "1".to_owned()));
    console.see("Έχει φύλλα και μετά: γύροι 2.");
}

#[test]
fn an_exchange_tells_what_it_changes() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = played(&folder.path().join("a.eforos"), &["ΚΑΡΟ ΡΟΚΑ", "ΤΑΚΟ"]);
    let sheet = console.contest().game.sheet_at(round(1), player(1)).unwrap().0;
    let exchange = Question::ExchangeSheets { sheet, player: Some(player(2)) };
    console.ask(UserCommand::Ask(exchange));
    let [one, other] = [total(&console, 1), total(&console, 2)];
    console.see(&format!("({one} → {other})"));
    console.see(&format!("({other} → {one})"));
    console.key(Key::Enter);
    assert_eq!([total(&console, 1), total(&console, 2)], [other, one], "as it was told");
}

#[test]
fn a_penalty_on_a_player_who_has_left_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    let mut console = over(&path, &["ΚΑΡΟ"]);
    console.ask(UserCommand::Ask(Question::Leave(player(1))));
    console.ask(UserCommand::Type(Entry::ToRound, "1".to_owned()));
    console.ask(UserCommand::Confirm);
    let kind = PenaltyName::Reprimand;
    console.ask(UserCommand::Ask(Question::Penalise { player: player(1), round: round(5), kind }));
    console.see("Δεν είναι στον γύρο 5: συμμετέχει μόνο στον γύρο 1.");
    console.ask(UserCommand::Type(Entry::Reason, "στην έξοδο".to_owned()));
    console.ask(UserCommand::Confirm);
    assert_eq!(console.contest().common.penalties.len(), 1, "it is recorded all the same");
    assert_eq!(total(&console, 1), 2);
}

#[test]
fn words_are_ruled_on_whatever_list_is_seen() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = played(&folder.path().join("a.eforos"), &["ΚΡΤΑ ΤΡΚΟ"]);
    console.press("Όλες του γύρου");
    console.ask(UserCommand::SelectWord(word("ΤΡΚΟ")));
    console.key(Key::V);
    assert_eq!(console.contest().common.rulings[&word("ΤΡΚΟ")].ruled, Ruled::Valid);
    assert_eq!(selected(&console), Some("ΤΡΚΟ".to_owned()), "it stays under the hand");
    console.key(Key::X);
    console.key(Key::Enter);
    assert_eq!(console.contest().common.rulings[&word("ΤΡΚΟ")].ruled, Ruled::Invalid);
    // In the queue, the next one.
    console.ask(UserCommand::ShowWords(WordsTab::Queue));
    assert_eq!(selected(&console), Some("ΚΡΤΑ".to_owned()));
}

/// The word in the panel; the one selected in the list is the same.
fn selected(console: &Console) -> Option<String> {
    let shell = console.shell();
    let data = eforos::views::words::data(&Sight::of(shell.session().unwrap(), &shell.desk));
    let chosen: Vec<_> = data.rows.iter().filter(|row| row.chosen).collect();
    let panel = data.selected.map(|one| one.word);
    assert_eq!(chosen.first().map(|row| row.word.to_string()), panel);
    panel
}

/// V and X ruled on a word that the panel still showed while another list was seen.
#[test]
fn what_is_ruled_on_is_what_is_selected_in_the_list_that_is_seen() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = played(&folder.path().join("a.eforos"), &["ΚΡΤΑ ΤΡΚΟ ΚΑΡΟ"]);
    assert_eq!(selected(&console), Some("ΚΡΤΑ".to_owned()));
    // All of the round: the same word is there, and stays selected.
    console.press("Όλες του γύρου");
    assert_eq!(selected(&console), Some("ΚΡΤΑ".to_owned()));
    // None of the ruled ones, none of what is looked up: nothing is selected, nothing is ruled on.
    console.press("Κριμένες 0");
    assert_eq!(selected(&console), None);
    console.key(Key::X);
    console.press("Αναζήτηση στον κατάλογο");
    console.ask(UserCommand::Type(Entry::ListSearch, "ταξι".to_owned()));
    assert_eq!(selected(&console), None);
    console.see("Επιλέξτε μια λέξη από τη λίστα.");
    console.ask(UserCommand::Rule(Ruled::Invalid));
    console.ask(UserCommand::WithdrawRuling);
    assert!(console.contest().common.rulings.is_empty(), "nobody meant a word that is not seen");
    // The arrows reach the first one found, and another search leaves it.
    console.ask(UserCommand::NextRow);
    let found = selected(&console).expect("a word is selected");
    assert!(found.starts_with("ΤΑΞΙ"), "{found}");
    console.ask(UserCommand::Type(Entry::ListSearch, "καρο".to_owned()));
    assert_eq!(selected(&console), None);
    console.ask(UserCommand::Rule(Ruled::Valid));
    assert!(console.contest().common.rulings.is_empty());
    // Selected from elsewhere, it is found in the list where it stands.
    console.ask(UserCommand::Go(Place::Standings));
    console.ask(UserCommand::SelectWord(word("ΚΑΡΟ")));
    assert_eq!(selected(&console), Some("ΚΑΡΟ".to_owned()));
    assert_eq!(console.shell().desk.words_tab, WordsTab::Round(round(1)));
    console.ask(UserCommand::Go(Place::Standings));
    console.ask(UserCommand::SelectWord(word("ΤΡΚΟ")));
    assert_eq!(selected(&console), Some("ΤΡΚΟ".to_owned()));
    assert_eq!(console.shell().desk.words_tab, WordsTab::Queue);
}

/// A copy for publication has no list, only what it says of the written words: that a word is not in the
/// list is not said there.
#[test]
fn without_the_list_nobody_says_that_a_word_is_not_in_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = played(&folder.path().join("a.eforos"), &["ΚΡΤΑ ΚΑΡΟ"]);
    console.see("Δεν υπάρχει στον κατάλογο.");
    let copy = folder.path().join("b.eforos");
    console.ask(UserCommand::Ask(Question::Copy(CopyKind::Publication)));
    console.ask(UserCommand::Type(Entry::CopyFile, copy.display().to_string()));
    console.ask(UserCommand::Confirm);
    console.shell_mut().open_competition(&copy, Access::Write);
    console.ask(UserCommand::ShowWords(WordsTab::Round(round(1))));
    console.ask(UserCommand::SelectWord(word("ΚΡΤΑ")));
    console.see("Ο κατάλογος λέξεων δεν είναι σε αυτό το αρχείο: δεν φαίνεται αν την έχει.");
    assert!(!console.texts().iter().any(|text| text.contains("Δεν υπάρχει στον")));
    console.ask(UserCommand::SelectWord(word("ΚΑΡΟ")));
    console.see("Υπάρχει στον κατάλογο.");
}

/// Whether a press has led to where something is settled.
type Landed = fn(&Console) -> bool;

/// Given everything that can hinder a signing, when its line in the question is pressed, then it can
/// be settled there.
#[test]
fn every_hindrance_to_signing_leads_to_where_it_is_settled() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = over(&folder.path().join("a.eforos"), &["ΚΡΤΑ Κ?ΡΟ", "ΚΑΡΟ"]);
    lodge(&mut console, 1, AboutChoice::Reading, "");
    console.ask(UserCommand::ChooseDoubleKeying(DoubleKeying::Required));
    console.ask(UserCommand::TakeDesk("Β. Δεύτερος".to_owned(), Role::Assistant));
    console.ask(UserCommand::TakeSheet(round(1), player(2)));
    console.press("Δεύτερη καταχώριση");
    console.type_words(Field::Four, &of("ΡΟΚΑ"));
    console.ctrl(Key::Enter);
    console.key(Key::Escape);
    console.ask(UserCommand::TakeSheet(round(1), player(3)));
    console.ask(UserCommand::KeyNameless);
    console.type_words(Field::Four, &of("ΤΑΚΟ"));
    console.ctrl(Key::Enter);
    console.type_words(Field::Four, &of("ΚΟΡΑ"));
    console.wait_ms(1000);
    console.ask(UserCommand::TakeDesk("Ε. Φόρου".to_owned(), Role::Referee));

    let at_sheet = |console: &Console, of: u32| {
        let desk = &console.shell().desk;
        let sheet = desk.sheet.map(|sheet| (sheet.round, sheet.player));
        desk.place == Place::Sheets && sheet == Some((round(1), player(of)))
    };
    let table: [(&str, Landed); 8] = [
        ("Προς κρίση: ΚΡΤΑ, γύρος 1 (× 1)", |console| {
            console.shell().desk.place == Place::Words
                && selected(console) == Some("ΚΡΤΑ".to_owned())
        }),
        ("Προς κρίση: Κ?ΡΟ, γύρος 1 (× 1)", |console| {
            let unreadable = console.texts().iter().any(|text| text == "Κ?ΡΟ");
            console.shell().desk.place == Place::Words && unreadable
        }),
        ("Λείπει φύλλο: Γωγώ Γεωργίου, γύρος 1", |_| true),
        ("Πρόχειρο φύλλο: Γωγώ Γεωργίου, γύρος 1", |_| true),
        ("Οι καταχωρίσεις διαφέρουν: Βασίλης Βλάχος, γύρος 1", |_| true),
        ("Χωρίς δεύτερη καταχώριση: Άννα Αλεξίου, γύρος 1", |_| true),
        ("Φύλλο χωρίς όνομα, γύρος 1", |console| {
            let question = console.shell().desk.question.as_ref();
            matches!(question, Some((Question::MoveSheet { player: None, .. }, _)))
        }),
        ("Ένσταση 1 εκκρεμεί: Άννα Αλεξίου", |console| {
            console.shell().desk.place == Place::Standings
                && console.is_in_sight("Ένσταση 1 · Άννα Αλεξίου · γύρος 1 · ανάγνωση του φύλλου")
        }),
    ];
    let sheets = [("Γωγώ Γεωργίου", 3), ("Βασίλης Βλάχος", 2), ("Χωρίς δεύτερη", 1)];
    for (label, landed) in table {
        // From wherever, with another list open.
        console.ask(UserCommand::ShowWords(WordsTab::Search));
        console.ask(UserCommand::Ask(Question::Sign));
        console.press(label);
        let question = console.shell().desk.question.as_ref();
        assert!(!matches!(question, Some((Question::Sign, _))), "{label}: the question is left");
        assert!(landed(&console), "{label}: {:#?}", console.texts());
        for (_, of) in sheets.iter().filter(|(name, _)| label.contains(name)) {
            assert!(at_sheet(&console, *of), "{label}");
        }
        console.key(Key::Escape);
    }
    console.ask(UserCommand::ShowWords(WordsTab::Search));
    console.ask(UserCommand::Ask(Question::Sign));
    console.key(Key::Enter);
    assert!(console.shell().desk.question.is_none(), "Enter goes to the first of them");
    assert_eq!(
        (console.shell().desk.place, selected(&console)),
        (Place::Words, Some("ΚΡΤΑ".to_owned()))
    );
}

/// One key on the word that happened to be selected turned over what was decided, and moved somebody two places.
#[test]
fn a_ruling_is_turned_over_only_once_it_was_asked() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = played(&folder.path().join("a.eforos"), &["ΚΡΤΑ ΑΟΕΣ"]);
    console.ask(UserCommand::SelectWord(word("ΚΡΤΑ")));
    console.ask(UserCommand::Type(Entry::Evidence, "συντομογραφία".to_owned()));
    console.key(Key::X);
    console.ask(UserCommand::ShowWords(WordsTab::Ruled));
    console.ask(UserCommand::SelectWord(word("ΚΡΤΑ")));
    // What still waits is what one comes to.
    console.go(Key::Num1, Place::Competition);
    console.go(Key::Num4, Place::Words);
    assert_eq!(console.shell().desk.words_tab, WordsTab::Queue);
    assert_eq!(selected(&console), Some("ΑΟΕΣ".to_owned()));
    console.ask(UserCommand::SelectWord(word("ΚΡΤΑ")));
    let ruled = |console: &Console| console.contest().common.rulings[&word("ΚΡΤΑ")].clone();
    console.key(Key::V);
    assert_eq!(ruled(&console).ruled, Ruled::Invalid, "it is asked first");
    console.see("Η λέξη ΚΡΤΑ έχει κριθεί άκυρη.");
    console.key(Key::Enter);
    let now = ruled(&console);
    assert_eq!(now.ruled, Ruled::Valid);
    assert_eq!(now.evidence, "", "what spoke against it does not speak for it");
}

/// Where no word waits the last rulings stand in the list's place, and no arrow led to them.
#[test]
fn the_arrows_lead_to_the_last_rulings_where_none_waits() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = played(&folder.path().join("a.eforos"), &["ΚΡΤΑ"]);
    console.ask(UserCommand::SelectWord(word("ΚΡΤΑ")));
    console.key(Key::X);
    assert_eq!(selected(&console), None);
    console.key(Key::ArrowDown);
    assert_eq!(selected(&console), Some("ΚΡΤΑ".to_owned()));
    console.key(Key::U);
    assert!(!console.contest().common.rulings.contains_key(&word("ΚΡΤΑ")), "withdrawn");
}

#[test]
fn the_arrows_go_through_the_words_and_a_ruling_is_on_the_one_that_is_reached() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = played(&folder.path().join("a.eforos"), &["ΑΟΕΣ ΑΟΕΡ ΑΟΕΚ"]);
    let chosen = |console: &Console| console.shell().desk.word.clone();
    console.key(Key::ArrowDown);
    let first = chosen(&console).expect("a word is chosen");
    console.key(Key::ArrowDown);
    let second = chosen(&console).unwrap();
    assert_ne!(first, second);
    console.key(Key::X);
    assert!(console.contest().common.rulings.contains_key(&second));
    assert!(!console.contest().common.rulings.contains_key(&first));
    // An assistant who rules is told whose word it is, and nothing is ruled.
    console.shell_mut().desk.person.role = Role::Assistant;
    let rulings = console.contest().common.rulings.clone();
    console.settle();
    console.wait_ms(900);
    console.key(Key::X);
    console
        .see("Για λέξεις αποφασίζει η επιτροπή ή ο έφορος. Δηλώστε πρώτα ποιος είναι στο γραφείο.");
    assert_eq!(console.contest().common.rulings, rulings);
    console.close();
}

/// The field and both buttons stood lower for a word of which more is said: a hand that went on missed them, and letters
/// that were meant for the evidence rule.
#[test]
fn evidence_and_verdicts_stand_where_they_stood_for_the_word_before() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = played(&folder.path().join("a.eforos"), &["ΑΟΕΣ ΑΟΕΡ ΑΟΕΚ", "ΑΟΕΣ"]);
    let places = |console: &Console| ["Τεκμήριο", "Έγκυρη"].map(|of| console.place_of(of));
    let first = places(&console);
    for _ in 0..3 {
        console.key(Key::ArrowDown);
        assert_eq!(places(&console), first);
        // What is said of a word, little or much, stands below both.
        let said = words_seen(&console).selected.expect("a word").lines;
        let told = said.iter().map(|line| console.place_of(line).top());
        assert!(told.fold(f32::MAX, f32::min) > first[1].bottom(), "{said:?}");
    }
    // Asked for, who wrote it does not move them either.
    console.ask(UserCommand::TellWord);
    assert_eq!(places(&console), first);
}

/// Who rules by mistake sees it, and how it is taken back.
#[test]
fn a_ruling_by_one_key_names_its_word_until_the_next_action() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = played(&folder.path().join("a.eforos"), &["ΑΟΕΣ ΑΟΕΡ ΑΟΕΚ"]);
    let first = console.shell().desk.word.clone().unwrap();
    keyboard::press(&mut console, "χ", 1);
    assert_eq!(
        console.contest().common.rulings.get(&first).map(|it| it.ruled),
        Some(Ruled::Invalid)
    );
    let told = format!("Κρίθηκε άκυρη η λέξη {first} · Αναίρεση με Ctrl Z");
    console.see(&told);
    // A word that is typed is searched for, whatever it begins with.
    keyboard::press(&mut console, "υμος", 1);
    assert_eq!(console.shell().desk.text(Entry::ListSearch), "υμος");
    assert_eq!(console.contest().common.rulings.len(), 1);
    console.see(&told);
    console.ask(UserCommand::ShowWords(WordsTab::Ruled));
    assert!(!console.texts().iter().any(|text| text.contains(&told)));
    console.ask(UserCommand::SelectWord(first.clone()));
    console.key(Key::U);
    console.see(&format!("Η κρίση για τη λέξη {first} ανακλήθηκε"));
}

/// The two verdicts looked like any other two buttons, side by side.
#[test]
fn the_verdicts_are_large_and_alike_in_size_and_rule_by_a_press() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = played(&folder.path().join("a.eforos"), &["ΚΡΤΑ"]);
    console.ask(UserCommand::SelectWord(word("ΚΡΤΑ")));
    let [valid, invalid] = ["Έγκυρη", "Άκυρη"].map(|verdict| console.place_of(verdict));
    assert!(valid.height() >= 58.0 && valid.width() > 120.0, "{valid:?}");
    assert!((valid.size() - invalid.size()).length() < 1.0, "{valid:?} {invalid:?}");
    assert!(valid.right() <= invalid.left());
    // Nobody needs the colour: each has its sign and its key.
    let texts = crate::projector::painted::texts(&console.harness.output().shapes);
    for (place, says) in [(valid, ["✓ Έγκυρη", "V"]), (invalid, ["✗ Άκυρη", "X"])] {
        let within = texts.iter().filter(|it| place.contains_rect(it.ink));
        let within: Vec<&str> = within.map(|it| it.text.as_str()).collect();
        assert_eq!(within, says);
    }
    // Green and red, both solid: most of what is painted there.
    let picture = console.window().render().unwrap();
    let mut sums = [[0_u64; 3]; 2];
    for (x, y, pixel) in picture.enumerate_pixels() {
        let at = egui::pos2(u16::try_from(x).unwrap().into(), u16::try_from(y).unwrap().into());
        for (place, sum) in [valid, invalid].iter().zip(&mut sums) {
            if place.contains(at) {
                sum.iter_mut().zip(pixel.0).for_each(|(sum, part)| *sum += u64::from(part));
            }
        }
    }
    let [[red, green, _], [wrong_red, wrong_green, _]] = sums;
    assert!(green * 2 > red * 3 && wrong_red * 2 > wrong_green * 3, "{sums:?}");
    console.press("Άκυρη");
    let rulings = &console.contest().common.rulings;
    assert_eq!(rulings.get(&word("ΚΡΤΑ")).map(|ruling| ruling.ruled), Some(Ruled::Invalid));
}

/// What a ruling changes stood in one block below both.
#[test]
fn what_each_ruling_changes_stands_under_its_button() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = played(&folder.path().join("a.eforos"), &["ΚΡΤΑ", "ΚΡΤΑ"]);
    console.ask(UserCommand::SelectWord(word("ΚΡΤΑ")));
    console.key(Key::F2);
    let under = |console: &Console, verdict: &str, told: &str| {
        let (button, told) = (console.place_of(verdict), console.place_of(told));
        assert!(told.top() >= button.bottom(), "{verdict}");
        assert!(told.left() >= button.left() && told.right() <= button.right(), "{verdict}");
    };
    under(&console, "Έγκυρη", "Αν κριθεί έγκυρη");
    under(&console, "Άκυρη", "Αν κριθεί άκυρη");
    // Who wins what: by name, with the points before and after.
    console.see("Άννα Αλεξίου: +2");
    console.key(Key::V);
    console.ask(UserCommand::ShowWords(WordsTab::Ruled));
    console.ask(UserCommand::SelectWord(word("ΚΡΤΑ")));
    assert!(!console.texts().iter().any(|text| text.starts_with("Αν κριθεί έγκυρη")));
    // Alone it has the width of both.
    let (button, told) = (console.place_of("Άκυρη"), console.place_of("Αν κριθεί άκυρη"));
    assert!(told.top() >= button.bottom() && told.left() < button.left(), "{told} below {button}");
}

/// A list that is scrolled showed half of a word, and not that there were more.
#[test]
fn a_long_list_shows_whole_words_and_how_many_are_left() {
    let folder = tempfile::tempdir().unwrap();
    let list = eforos::lexicon::Lexicon::embedded();
    let letters: Vec<char> = "ΚΡΤΣΑΟΕ".chars().collect();
    let mut unknown = Vec::new();
    for a in &letters {
        for b in letters.iter().filter(|b| *b != a) {
            for c in letters.iter().filter(|c| ![a, b].contains(c)) {
                let four: String = ['Τ', *a, *b, *c].iter().collect();
                let distinct = ![a, b, c].contains(&&'Τ');
                if distinct && !eforos::domain::lexicon::WordList::contains(&list, &word(&four)) {
                    unknown.push(four);
                }
            }
        }
    }
    unknown.truncate(40);
    let mut console = played(&folder.path().join("a.eforos"), &[&unknown.join(" ")]);
    console.harness.set_size(egui::vec2(1280.0, 720.0));
    console.settle();
    let told = console.texts().into_iter().find(|text| text.ends_with(" ακόμη")).unwrap();
    let left: usize = told.split(' ').nth(1).unwrap().parse().unwrap();
    let bottom = console.place_of(&told).top();
    // The others are seen whole, above the line.
    let texts = console.texts();
    let painted = unknown.iter().filter(|word| texts.contains(word));
    let whole = painted.filter(|word| console.place_of(word).bottom() <= bottom).count();
    assert_eq!(whole + left, unknown.len(), "{told}");
}

/// A referee rules on a word, not on a person: who wrote it and whose place it moves is not there before.
#[test]
fn who_wrote_a_word_is_shown_after_the_ruling_or_when_asked() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = played(&folder.path().join("a.eforos"), &["ΚΡΤΑ", "ΤΑΚΟ", "ΚΡΤΑ ΤΡΚΟ"]);
    let named = |console: &Console| {
        let names = ["Άννα Αλεξίου", "Γωγώ Γεωργίου"];
        console.texts().iter().any(|text| names.iter().any(|name| text.contains(name)))
    };
    assert_eq!(selected(&console), Some("ΚΡΤΑ".to_owned()));
    console.see("Την έγραψαν 2 παίκτες");
    assert!(!named(&console), "{:#?}", console.texts());
    // One key tells, and again it does not.
    console.key(Key::F2);
    assert!(named(&console));
    console.see("Αν κριθεί έγκυρη");
    console.key(Key::F2);
    assert!(!named(&console));
    // Asked of one word, nothing is told of the next one.
    console.key(Key::F2);
    console.key(Key::X);
    assert_eq!(selected(&console), Some("ΤΡΚΟ".to_owned()));
    assert!(!named(&console), "{:#?}", console.texts());
    // What is ruled on hides nothing.
    console.ask(UserCommand::SelectWord(word("ΚΡΤΑ")));
    assert!(named(&console));
}

/// Where frames are slow, two keys come in one: nobody has seen the word that came with the first, so the second rules
/// on nothing and says so.
#[test]
fn of_two_rulings_in_one_frame_the_second_rules_on_no_word_that_nobody_saw() {
    let stroke = |key: Key, pressed| egui::Event::Key {
        key,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: egui::Modifiers::NONE,
    };
    let text = |text: &str| egui::Event::Text(text.to_owned());
    for keys in [[(Key::X, "χ"), (Key::X, "χ")], [(Key::X, "χ"), (Key::V, "ω")]] {
        let folder = tempfile::tempdir().unwrap();
        let sheets = ["ΚΡΤΑ ΤΡΚΟ ΣΡΤΑ", "ΤΡΚΟ ΚΡΤΑ", "ΚΡΤΑ"];
        let mut console = played(&folder.path().join("a.eforos"), &sheets);
        assert_eq!(listed(&console), ["ΚΡΤΑ", "ΤΡΚΟ", "ΣΡΤΑ"]);
        let events = keys.iter();
        let events =
            events.flat_map(|&(key, letter)| [stroke(key, true), text(letter), stroke(key, false)]);
        console.harness.input_mut().events.extend(events);
        console.harness.run_steps(1);
        // A word that is searched for may begin so: a moment later it is none.
        for _ in 0..60 {
            console.settle();
        }
        let rulings = &console.contest().common.rulings;
        let ruled = |text: &str| rulings.get(&word(text)).map(|ruling| ruling.ruled);
        assert_eq!(ruled("ΚΡΤΑ"), Some(Ruled::Invalid));
        assert_eq!(listed(&console), ["ΤΡΚΟ", "ΣΡΤΑ"], "what is ruled on is not seen any more");
        assert_eq!((ruled("ΤΡΚΟ"), ruled("ΣΡΤΑ")), (None, None));
        assert_eq!(console.shell().desk.text(Entry::ListSearch), "");
    }
}

/// A word that was pasted is looked up in the list; Esc leads back to the words that wait.
/// A Space out of habit behind the signature would begin the ceremony before the hall.
#[test]
fn a_step_right_after_the_signature_begins_no_ceremony() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = over(&folder.path().join("a.eforos"), &["ΡΟΚΑ", "ΚΑΡΟ", "ΤΑΚΟ"]);
    console.go(Key::Num2, Place::Rounds);
    console.ask(UserCommand::Ask(Question::Sign));
    console.key(Key::Enter);
    assert!(console.contest().common.openness == Openness::Signed, "{:#?}", console.texts());
    console.wait_ms(500);
    console.space();
    assert_eq!(console.shell().desk.pinned, Pinned::Auto);
    console.wait_ms(2000);
    console.space();
    assert_eq!(console.shell().desk.pinned, Pinned::Ceremony(0.into()));
}

#[test]
fn esc_leaves_the_search_that_pasted_text_opened() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = played(&folder.path().join("a.eforos"), &["ΡΟΚΑ"]);
    console.harness.event(egui::Event::Paste("ΚΑΡΟΤΑ".to_owned()));
    console.settle();
    assert_eq!(console.shell().desk.words_tab, WordsTab::Search);
    assert_eq!(console.shell().desk.text(Entry::ListSearch), "ΚΑΡΟΤΑ");
    // The first lets the keyboard go, as in every field.
    console.key(Key::Escape);
    assert_eq!(console.shell().desk.words_tab, WordsTab::Search);
    console.key(Key::Escape);
    let desk = &console.shell().desk;
    assert_eq!((desk.words_tab, desk.text(Entry::ListSearch)), (WordsTab::Queue, ""));
    // Nor does the same key leave a search under a question that it answers.
    console.ask(UserCommand::ShowWords(WordsTab::Search));
    console.ask(UserCommand::Ask(Question::GiveUpRest(round(2))));
    console.key(Key::Escape);
    let desk = &console.shell().desk;
    assert_eq!((desk.words_tab, desk.question.is_some()), (WordsTab::Search, false));
}

/// Lodged from another place, an objection would be out of sight: that it is noted, and where it waits, is told.
#[test]
fn that_an_objection_is_noted_is_told_wherever_it_was_lodged() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = over(&folder.path().join("a.eforos"), &["ΚΡΟΣ"]);
    console.go(Key::Num2, Place::Rounds);
    lodge(&mut console, 1, AboutChoice::Word, "ΚΡΟΣ");
    assert_eq!(console.contest().common.objections.len(), 1);
    console.see("Η ένσταση σημειώθηκε");
}

/// "No word waits" was all that the place said.
#[test]
fn where_no_word_waits_it_is_said_what_that_means_and_where_one_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.record(1, "ΚΑΡΟΤΣΕ");
    console.ask(UserCommand::Go(Place::Words));
    console.see("Δεν έχει περαστεί ακόμη φύλλο");
    console.press("Μετάβαση: Φύλλα · 3");
    assert_eq!(console.shell().desk.place, Place::Sheets);
    for number in 1..=3 {
        console.ask(UserCommand::TakeSheet(round(1), player(number)));
        console.ask(UserCommand::Type(Entry::Words(Field::Three), "ΤΟΣ".to_owned()));
        console.ask(UserCommand::SaveSheet);
    }
    console.ask(UserCommand::Go(Place::Words));
    console.see("όσες γράφτηκαν είναι στον κατάλογο ή έχουν κριθεί");
    assert!(!console.sees("Μετάβαση: Φύλλα"));
    console.press("Μετάβαση: Γύροι");
    assert_eq!(console.shell().desk.place, Place::Rounds);
    console.ask(UserCommand::Go(Place::Words));
    console.press("Μετάβαση: Κατάταξη");
    assert_eq!(console.shell().desk.place, Place::Standings);
}

/// Ruled words stood under "0 undecided words", and only the colour of a ruling said which it was.
#[test]
fn ruled_words_have_their_number_and_their_sign() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = played(&folder.path().join("a.eforos"), &["ΚΡΟΣ ΤΑΡΕ"]);
    for (text, ruled) in [("ΚΡΟΣ", Ruled::Valid), ("ΤΑΡΕ", Ruled::Invalid)] {
        console.ask(UserCommand::SelectWord(word(text)));
        console.ask(UserCommand::Rule(ruled));
    }
    console.see("0 λέξεις προς κρίση");
    console.ask(UserCommand::ShowWords(WordsTab::Ruled));
    for text in ["2 λέξεις που κρίθηκαν", "✓ έγκυρη", "✗ άκυρη"] {
        console.see(text);
    }
    assert!(!console.sees("λέξεις προς κρίση"));
}

fn words_seen(console: &Console) -> eforos::views::words::WordsData {
    eforos::views::words::data(&Sight::of(
        console.shell().session().unwrap(),
        &console.shell().desk,
    ))
}

/// The list said two and the card three: a late sheet counts nowhere.
#[test]
fn a_late_sheet_is_counted_neither_in_the_list_nor_on_the_card() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = played(&folder.path().join("a.eforos"), &["ΚΡΤΑ", "ΚΡΤΑ", "ΚΡΤΑ"]);
    console.ask(UserCommand::TakeSheet(round(1), player(3)));
    console.ask(UserCommand::SetLateness(Lateness::Late));
    console.ask(UserCommand::Confirm);
    console.go(Key::Num4, Place::Words);
    console.ask(UserCommand::SelectWord(word("ΚΡΤΑ")));
    let seen = words_seen(&console);
    assert_eq!(seen.rows[0].players, "2");
    let lines = seen.selected.unwrap().lines;
    assert!(lines.contains(&"Την έγραψαν 2 παίκτες".to_owned()), "{lines:?}");
    assert!(lines.contains(&"Και σε 1 φύλλο που δεν μετρά".to_owned()), "{lines:?}");
    console.press("Όλες του γύρου");
    assert_eq!(words_seen(&console).rows[0].players, "2");
}

/// The letters of its round stand beside a word, and those that it takes are told apart.
#[test]
fn the_letters_of_the_round_stand_beside_a_word() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = played(&folder.path().join("a.eforos"), &["ΤΡΤΑ"]);
    console.ask(UserCommand::SelectWord(word("ΤΡΤΑ")));
    let racks = |console: &Console| words_seen(console).selected.unwrap().racks;
    let [(title, tiles)] = &racks(&console)[..] else { panic!("one round") };
    assert_eq!(title, "");
    let told: Vec<String> = tiles
        .iter()
        .map(|it| format!("{}{}", it.tile.letter, if it.is_taken { "!" } else { "" }))
        .collect();
    // There is one Τ alone.
    assert_eq!(told.concat(), "ΚΡ!Τ!ΣΑ!ΟΕ");
}

/// Where no word waits the page was empty: the last rulings stand there, and how each round was judged.
#[test]
fn while_no_word_waits_the_last_rulings_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = played(&folder.path().join("a.eforos"), &["ΚΡΤΑ ΚΑΡΟ", "ΤΡΣΟ ΨΩΨΩ"]);
    assert!(words_seen(&console).latest.is_none());
    for (text, key) in [("ΤΡΣΟ", Key::X), ("ΚΡΤΑ", Key::V)] {
        console.ask(UserCommand::SelectWord(word(text)));
        console.key(key);
    }
    console.ask(UserCommand::ShowWords(WordsTab::Queue));
    let seen = words_seen(&console);
    let latest = seen.latest.unwrap();
    let told: Vec<_> =
        latest.rows.iter().map(|row| (row.word.to_string(), row.players.as_str())).collect();
    assert_eq!(told, [("ΚΡΤΑ".to_owned(), "✓ έγκυρη"), ("ΤΡΣΟ".to_owned(), "✗ άκυρη")]);
    // Four words, of which the letters do not make one and one is ruled invalid.
    assert_eq!(seen.by_round.unwrap().rows, [["1", "4", "2", "2", "0"].map(str::to_owned)]);
    assert!(console.is_in_sight("Οι τελευταίες κρίσεις"));
    // From there to the ruling itself.
    console.press_first("ΤΡΣΟ");
    assert_eq!(words_seen(&console).selected.unwrap().word, "ΤΡΣΟ");
}

/// A ruling that was turned round kept the evidence of its opposite, and the next word got that of the one before.
#[test]
fn evidence_is_written_to_the_word_alone_that_it_was_given_for() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = played(&folder.path().join("a.eforos"), &["ΚΡΤΑ ΣΡΤΑ ΤΡΚΑ ΚΡΣΑ"]);
    let evidence = |console: &Console, text: &str| {
        console.contest().common.rulings.get(&word(text)).map(|ruling| ruling.evidence.clone())
    };
    let given = |console: &mut Console, text: &str, says: &str, ruled: Ruled| {
        console.ask(UserCommand::SelectWord(word(text)));
        console.ask(UserCommand::Type(Entry::Evidence, says.to_owned()));
        console.wait_ms(1000);
        console.ask(UserCommand::Rule(ruled));
        assert_eq!(evidence(console, text), Some(says.to_owned()));
    };
    given(&mut console, "ΚΡΤΑ", "only in an old list", Ruled::Invalid);
    given(&mut console, "ΣΡΤΑ", "grammar, p. 5", Ruled::Invalid);
    // Turned round, it has none until one is given.
    console.ask(UserCommand::ShowWords(WordsTab::Ruled));
    console.ask(UserCommand::SelectWord(word("ΚΡΤΑ")));
    console.wait_ms(1000);
    console.ask(UserCommand::Rule(Ruled::Valid));
    console.ask(UserCommand::Confirm);
    assert_eq!(evidence(&console, "ΚΡΤΑ").as_deref(), Some(""));
    // Ruled alike again, it keeps its own.
    console.ask(UserCommand::SelectWord(word("ΣΡΤΑ")));
    console.ask(UserCommand::Rule(Ruled::Invalid));
    assert_eq!(evidence(&console, "ΣΡΤΑ").as_deref(), Some("grammar, p. 5"));
    // Withdrawn, it leaves nothing for whichever word comes next, nor for several.
    console.ask(UserCommand::WithdrawRuling);
    assert_eq!(evidence(&console, "ΣΡΤΑ"), None);
    console.ask(UserCommand::ShowWords(WordsTab::Queue));
    assert_eq!(console.shell().desk.text(Entry::Evidence), "");
    console.ask(UserCommand::ShowWords(WordsTab::Ruled));
    given(&mut console, "ΚΡΣΑ", "page 7", Ruled::Invalid);
    console.ask(UserCommand::ShowWords(WordsTab::Ruled));
    console.ask(UserCommand::SelectWord(word("ΚΡΣΑ")));
    console.ask(UserCommand::PickWords(vec![word("ΣΡΤΑ"), word("ΤΡΚΑ")]));
    console.ask(UserCommand::Rule(Ruled::Valid));
    assert!(!console.texts().iter().any(|text| text.starts_with("Τεκμήριο: ")));
    console.key(Key::Enter);
    assert_eq!(evidence(&console, "ΤΡΚΑ").as_deref(), Some(""));
    // What is given for several is seen before it is written to each.
    console.ask(UserCommand::PickWords(vec![word("ΣΡΤΑ"), word("ΤΡΚΑ")]));
    console.ask(UserCommand::Type(Entry::Evidence, "the jury".to_owned()));
    console.ask(UserCommand::Rule(Ruled::Invalid));
    console.see("Τεκμήριο: the jury");
    console.key(Key::Enter);
    assert_eq!(evidence(&console, "ΣΡΤΑ").as_deref(), Some("the jury"));
    assert_eq!(evidence(&console, "ΤΡΚΑ").as_deref(), Some("the jury"));
}

#[test]
fn an_objection_is_noted_once_and_of_the_round_that_it_can_be_about() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = played(&folder.path().join("a.eforos"), &["ΚΡΤΑ"]);
    console.record(2, "ΜΕΛΙΝΟΑ");
    console.ask(UserCommand::Ask(Question::GiveUpRest(round(3))));
    console.ask(UserCommand::Type(Entry::Reason, "διακοπή".to_owned()));
    console.ask(UserCommand::Confirm);
    let about = AboutChoice::Word;
    let lodged = |console: &Console| console.contest().common.objections.len();
    // Asked of the second round, the word is one of the first: Enter turns to that, the next one notes it.
    let of = Question::Lodge { player: player(1), round: round(2), about };
    console.ask(UserCommand::Ask(of));
    console.ask(UserCommand::Type(Entry::Word, "ΚΡΤΑ".to_owned()));
    console.see("Στον γύρο 1");
    console.ask(UserCommand::Confirm);
    let turned = Question::Lodge { player: player(1), round: round(1), about };
    assert_eq!(console.shell().desk.question, Some((turned.clone(), None)));
    assert_eq!((lodged(&console), console.shell().desk.text(Entry::Word)), (0, "ΚΡΤΑ"));
    console.ask(UserCommand::Confirm);
    assert_eq!(lodged(&console), 1);
    // A player who comes twice with the same.
    console.ask(UserCommand::Ask(turned));
    console.ask(UserCommand::Type(Entry::Word, "ΚΡΤΑ".to_owned()));
    console.ask(UserCommand::Confirm);
    console.see("Περιμένει ήδη η ένσταση 1 του ίδιου παίκτη");
    assert_eq!(lodged(&console), 1);
}

#[test]
fn an_objection_about_the_reading_leads_to_its_sheet() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = over(&folder.path().join("a.eforos"), &["ΚΑΡΟ"]);
    lodge(&mut console, 1, AboutChoice::Reading, "");
    let decide = Question::Decide(ObjectionId::FIRST, Outcome::Upheld);
    console.ask(UserCommand::Ask(decide.clone()));
    console.press("Άνοιγμα του φύλλου 1-1");
    let on_desk = console.shell().desk.sheet.map(|sheet| (sheet.round, sheet.player));
    assert_eq!((console.shell().desk.place, on_desk), (Place::Sheets, Some((round(1), player(1)))));
    console.type_words(Field::Four, &of("ΡΟΚΑ"));
    console.ask(UserCommand::Ask(decide));
    console.ask(UserCommand::Type(Entry::Reason, "ξαναδιαβάστηκε".to_owned()));
    console.ask(UserCommand::Confirm);
    assert_eq!(four(&console, 1), ["ΚΑΡΟ", "ΡΟΚΑ"]);
}

/// Whoever pressed the button under the sheet gave the points and left the objection waiting: it could only be
/// dismissed, which was not true.
#[test]
fn a_sheet_that_is_saved_upholds_the_objection_about_its_reading() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = over(&folder.path().join("a.eforos"), &["ΚΑΡΟ", "ΤΑΚΟ", "ΡΟΚΑ"]);
    let decided = |console: &Console, of: usize| {
        console.contest().common.objections[of].decided.as_ref().map(|(outcome, _)| *outcome)
    };
    let revised = |console: &mut Console, of: u32, words: &str| {
        console.ask(UserCommand::TakeSheet(round(1), player(of)));
        // What another keyed is shown to an assistant once it is asked for.
        console.ask(UserCommand::ShowFirst);
        console.type_words(Field::Four, &crate::gui::of(words));
        console.ctrl(Key::Enter);
    };
    let confirmed = |console: &mut Console| {
        console.ask(UserCommand::Type(Entry::Reason, "ξαναδιαβάστηκε".to_owned()));
        console.ask(UserCommand::Confirm);
        assert!(console.shell().desk.question.is_none(), "{:?}", console.shell().desk.question);
    };
    for by in 1..=3 {
        lodge(&mut console, by, AboutChoice::Reading, "");
    }
    // The referee: one box, one reason, both.
    revised(&mut console, 1, "ΡΟΚΑ");
    console.see("Για την ανάγνωση αυτού του φύλλου περιμένει η ένσταση 1");
    confirmed(&mut console);
    assert_eq!((decided(&console, 0), four(&console, 1).len()), (Some(Outcome::Upheld), 2));
    // It may be another correction.
    revised(&mut console, 2, "ΡΟΚΑ");
    console.press("Μόνο αποθήκευση: περιμένει ακόμη");
    confirmed(&mut console);
    assert_eq!((decided(&console, 1), four(&console, 2).len()), (None, 2));
    // Upheld later it is with what stands there by then.
    console.ask(UserCommand::Ask(Question::Decide(
        console.contest().common.objections[1].id,
        Outcome::Upheld,
    )));
    console.see("Το φύλλο γράφτηκε ξανά μετά την ένσταση: γίνεται δεκτή με όσα έχει τώρα.");
    confirmed(&mut console);
    assert_eq!((decided(&console, 1), four(&console, 2).len()), (Some(Outcome::Upheld), 2));
    // An assistant decides about no objection.
    console.ask(UserCommand::TakeDesk("Βοηθός".to_owned(), Role::Assistant));
    revised(&mut console, 3, "ΤΑΚΟ");
    assert!(!console.sees("Για την ανάγνωση αυτού του φύλλου περιμένει η ένσταση 3"));
    confirmed(&mut console);
    assert_eq!((decided(&console, 2), four(&console, 3).len()), (None, 2));
    let path = console.shell().session().unwrap().path().to_path_buf();
    console.close();
    let verified = eforos::storage::verify::<Anagram>(&path).unwrap();
    assert!(verified.holds(), "{verified:#?}");
}

/// One word taken back to be ruled on anew, and the wall fell from the last round to an earlier one, with other totals.
#[test]
fn standings_that_the_hall_sees_stay_while_something_of_them_is_corrected() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = played(&folder.path().join("a.eforos"), &["ΚΑΡΟ", "ΤΑΚΟ", "ΡΟΚΑ"]);
    console.record(2, "ΚΡΤΑΟΕΙ");
    for number in 1..=3 {
        console.ask(UserCommand::TakeSheet(round(2), player(number)));
        console.type_words(Field::Four, &of("ΚΑΡΟ"));
        console.ctrl(Key::Enter);
    }
    console.ask(UserCommand::Pin(Pinned::Standings(HallStandings::Complete)));
    let hall = |console: &Console| {
        let shell = console.shell();
        let sight = Sight::of(shell.session().unwrap(), &shell.desk);
        let which = match shell.desk.pinned {
            Pinned::Standings(which) => which,
            ref other => panic!("{other:?}"),
        };
        standings_after(&sight, which)
    };
    assert_eq!(hall(&console), round(2));
    let sheet = console.contest().game.sheet_at(round(2), player(1)).unwrap().0;
    // It was another's: there is one too few now.
    let moved = Question::MoveSheet { sheet, player: Some(player(2)), round: round(2) };
    console.ask(UserCommand::Ask(moved));
    console.ask(UserCommand::Confirm);
    assert!(console.contest().game.sheet_at(round(2), player(1)).is_none());
    assert_eq!(hall(&console), round(2), "nobody's total falls before everybody's eyes");
    let kept = Pinned::Standings(HallStandings::After(round(2)));
    assert_eq!(console.shell().desk.pinned, kept, "as provisional");
    console.ask(UserCommand::Undo);
    console.key(Key::Enter);
    assert_eq!(console.shell().desk.pinned, Pinned::Standings(HallStandings::Complete));
    assert_eq!(hall(&console), round(2));
}
