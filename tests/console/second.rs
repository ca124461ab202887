//! The second keying of a sheet: one of both taken whole, refused with its reason, left and gone on with; and what was
//! saved by mistake taken back where it is told.

use std::path::Path;

use eforos::commands::{Entry, Mark, Place, Question, SamePaper, StandingsTab, UserCommand};
use eforos::domain::contest::DoubleKeying;
use eforos::domain::formats::anagram::Event;
use eforos::domain::formats::anagram::event::Event as A;
use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::formats::anagram::sheet::Check;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::person::Role;
use eforos::print::documents::{Document, Wish};
use eforos::storage::Access;
use eforos::views::desk::Turn;
use eforos::views::{OwnViews as _, Sight};
use egui::accesskit::Role as Node;
use egui::{Key, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::keying::{at_the_sheet, sits, take};
use super::laws::{a_day, broken, held, sized};
use super::stations;
use crate::gui::{Console, of, player, round};

fn saved(console: &Console, number: u32, field: Field) -> Option<Vec<String>> {
    let (_, sheet) = console.contest().game.sheet_at(round(1), player(number))?;
    Some(sheet.words().field(field).iter().map(ToString::to_string).collect())
}

fn typed(console: &Console, field: Field) -> String {
    console.shell().desk.text(Entry::Words(field)).trim().to_owned()
}

fn is_unsettled(console: &Console) -> bool {
    console.contest().game.is_unsettled(round(1), player(1))
}

const FIRST: &str = "ΚΑΡΟ ΡΟΚΑ ΡΟΚΑ ΤΑΚΟ ΣΟΚΑ ΚΡΑΣ ΤΟΚΑ";
const SECOND: &str = "ΚΑΡΟ ΕΡΕΤ ΣΕΡΕ ΕΣΕΤ ΕΣΕΤ ΑΣΤΕ ΕΤΟΣ";

/// Keyed twice, with ten words that differ: what differs is asked.
fn differing(path: &Path) -> Console {
    let mut console = at_the_sheet(path);
    console.type_words(Field::Four, &of(FIRST));
    console.type_words(Field::Three, &of("ΡΟΣ"));
    console.ctrl(Key::Enter);
    sits(&mut console, "Β. Δεύτερος");
    take(&mut console, 1);
    console.ctrl(Key::B);
    console.type_words(Field::Four, &of(SECOND));
    console.type_words(Field::Three, &of("ΡΟΣ"));
    console.ctrl(Key::Enter);
    assert!(is_unsettled(&console));
    assert!(asks(&console), "{:#?}", console.texts());
    console
}

fn asks(console: &Console) -> bool {
    matches!(console.shell().desk.question, Some((Question::Settle { .. }, _)))
}

/// The round had a green sign, the place no number, and under the sheet the large button was one that does nothing.
#[test]
fn what_two_keyings_differ_in_waits_wherever_the_round_is_seen() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = differing(&folder.path().join("a.eforos"));
    console.key(Key::Escape);
    for number in 2..=3 {
        console.ask(UserCommand::MarkSheet(round(1), player(number), Mark::Missing));
    }
    let waiting = |console: &Console| {
        let sight = Sight::of(console.shell().session().unwrap(), &console.shell().desk);
        Anagram::waiting(&sight)[0]
    };
    take(&mut console, 1);
    assert_eq!(waiting(&console), (Place::Sheets, 1));
    console.see("Γύρος 1: διαφέρουν δύο καταχωρίσεις");
    console.press("Οι διαφορές…");
    assert!(asks(&console));
    console.key(Key::Escape);
    // So does the key of every saving, which went on to another sheet without a word.
    console.ctrl(Key::Enter);
    assert!(asks(&console));
    console.key(Key::Escape);
    // And the key that leads to what is missing, where nothing else is.
    console.ctrl(Key::M);
    assert!(asks(&console));
    console.key(Key::Escape);
    // What is typed on is saved.
    console.type_words(Field::Three, &of("ΡΟΣ ΚΟΡ"));
    assert!(sees_enabled(&console, "Αποθήκευση νέας έκδοσης…"));
}

fn sees_enabled(console: &Console, label: &str) -> bool {
    let shown = console.harness.get_by_role_and_label(egui::accesskit::Role::Button, label);
    !shown.accesskit_node().is_disabled()
}

/// A sheet without a name came between, and then the first keying lay open before whoever was to key it blind.
#[test]
fn a_second_keying_goes_on_blind_after_a_sheet_without_a_name() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    console.ask(UserCommand::TakeDesk("Ε. Φόρου".to_owned(), Role::Referee));
    take(&mut console, 1);
    console.ctrl(Key::B);
    assert_eq!(console.shell().desk.sheet.unwrap().turn, Turn::Second);
    console.ctrl(Key::N);
    console.type_words(Field::Three, &of("ΡΟΣ"));
    console.ctrl(Key::Enter);
    let sheet = console.shell().desk.sheet.unwrap();
    assert_eq!((sheet.player, sheet.turn), (player(1), Turn::Second));
    assert!(!console.texts().join(" ").contains("ΚΑΡΟ"), "{:#?}", console.texts());
}

/// In a second keying the question whether the sheet was late told what the first had brought: "−7 (7 → 0)".
#[test]
fn a_sheet_that_is_keyed_blind_is_not_marked_late_meanwhile() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    console.ask(UserCommand::TakeDesk("Ρ. Δήμου".to_owned(), Role::Assistant));
    take(&mut console, 1);
    assert_eq!(console.shell().desk.sheet.unwrap().turn, Turn::Concealed);
    let before = console.shell().session().unwrap().record().log().len();
    console.ctrl(Key::L);
    console.see("Δείτε πρώτα την καταχώριση, ή κάντε δεύτερη χωρίς να τη δείτε.");
    // What a scanner or a hand types there finds another sheet, and is nobody's word.
    console.text("1-2");
    assert_eq!(console.shell().desk.text(Entry::SheetCode), "1-2");
    console.ask(UserCommand::Type(Entry::SheetCode, String::new()));
    console.key(Key::Escape);
    console.ctrl(Key::B);
    console.ctrl(Key::L);
    console.see("Η δεύτερη καταχώριση αυτού του φύλλου έχει ήδη αρχίσει: γράψτε το ως το τέλος και αποθηκεύστε, ή, όσο είναι κενό, Esc.");
    assert!(!asks(&console) && console.shell().desk.question.is_none());
    assert_eq!(console.shell().session().unwrap().record().log().len(), before);
    // Once both are settled it is.
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    take(&mut console, 1);
    console.ctrl(Key::L);
    assert!(console.shell().desk.question.is_some());
}

/// That it had been checked was gone with a correction, and nothing said so.
#[test]
fn who_corrects_a_checked_sheet_is_told_that_it_waits_for_another_check() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    let told = "Ήταν ελεγμένο (✓✓): η νέα έκδοση περιμένει νέο έλεγχο.";
    for checked in [false, true] {
        take(&mut console, 1);
        if checked {
            console.ask(UserCommand::TakeDesk("Ε. Φόρου".to_owned(), Role::Referee));
            take(&mut console, 1);
            console.ctrl(Key::E);
            take(&mut console, 1);
        }
        console.type_words(Field::Four, &of(if checked { "ΡΟΚΑ" } else { "ΚΑΡΟ" }));
        console.ctrl(Key::Enter);
        assert_eq!(console.sees(told), checked);
    }
}

#[test]
fn who_differs_in_many_words_takes_one_keying_whole() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = differing(&folder.path().join("a.eforos"));
    console.window().set_size(vec2(1280.0, 720.0));
    console.settle();
    // Both lists are in sight, and what each key takes; whose they are, and of which sheet.
    for seen in ["Πρώτη καταχώριση · Α. Πρώτη", "Δεύτερη καταχώριση · Β. Δεύτερος"]
    {
        console.see(seen);
    }
    console.see("1. Άννα Αλεξίου, γύρος 1");
    for seen in [
        "4: ΚΑΡΟ, ≠\u{a0}ΡΟΚΑ, ≠\u{a0}ΡΟΚΑ, ≠\u{a0}ΤΑΚΟ, ≠\u{a0}ΣΟΚΑ, ≠\u{a0}ΚΡΑΣ, ≠\u{a0}ΤΟΚΑ",
        "4: ΚΑΡΟ, ≠\u{a0}ΕΡΕΤ, ≠\u{a0}ΣΕΡΕ, ≠\u{a0}ΕΣΕΤ, ≠\u{a0}ΕΣΕΤ, ≠\u{a0}ΑΣΤΕ, ≠\u{a0}ΕΤΟΣ",
        "Όλη η πρώτη",
        "Όλη η δεύτερη",
    ] {
        assert!(console.is_in_sight(seen), "{seen}: {:#?}", console.texts());
    }
    // A digit alone, as a scanner types it, chooses nothing, and Enter answers nothing.
    for key in [Key::Num1, Key::Num2, Key::Enter] {
        console.key(key);
    }
    assert!(asks(&console) && is_unsettled(&console));
    // Chosen, it is not answered; another choice is seen before Enter.
    console.press("Όλη η πρώτη");
    assert!(asks(&console) && is_unsettled(&console));
    console.press("Όλη η δεύτερη");
    console.key(Key::Enter);
    assert!(!is_unsettled(&console));
    console.see("1-1: οι δύο καταχωρίσεις συμφωνούν τώρα: 8 λέξεις, ");
    assert_eq!(saved(&console, 1, Field::Four), Some(of(SECOND)), "as it was typed");
    assert_eq!(saved(&console, 1, Field::Three), Some(of("ΡΟΣ")));
    // One undo, and both are there as they were.
    console.ask(UserCommand::Undo);
    console.key(Key::Enter);
    assert!(is_unsettled(&console));
    assert_eq!(saved(&console, 1, Field::Four), Some(of(FIRST)));
    // By the pointer, the first.
    console.press("Οι διαφορές…");
    console.press("Όλη η πρώτη");
    assert!(is_unsettled(&console), "a choice answers nothing");
    console.key(Key::Enter);
    assert!(!is_unsettled(&console));
    assert_eq!(saved(&console, 1, Field::Four), Some(of(FIRST)));
    console.close();
}

/// The same paper, keyed under two numbers by two people: once both lie in one place there is nothing to choose.
#[test]
fn two_keyings_with_the_same_words_are_said_to_be_one_paper() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    for (who, number) in [("Α. Πρώτη", 1), ("Β. Δεύτερος", 3)] {
        sits(&mut console, who);
        take(&mut console, number);
        console.type_words(Field::Four, &of("ΚΑΡΟ ΡΟΚΑ"));
        console.ctrl(Key::Enter);
    }
    let sheet = console.contest().game.sheet_at(round(1), player(3)).unwrap().0;
    let question = Question::MoveSheet { sheet, player: Some(player(1)), round: round(1) };
    console.ask(UserCommand::TakeDesk("Ε. Φόρου".to_owned(), Role::Referee));
    console.ask(UserCommand::Ask(question));
    console.see("με τις ίδιες ακριβώς λέξεις: είναι το ίδιο χαρτί");
    console.ask(UserCommand::Confirm);
    assert!(is_unsettled(&console));
    console.ask(UserCommand::Cancel);
    if !asks(&console) {
        console.see("Εδώ βρίσκεται το ίδιο φύλλο δύο φορές");
        assert!(!console.texts().iter().any(|text| text.contains("διαφέρ")), "nothing differs");
        console.press("Να μετρήσει μία φορά…");
    }
    console.see(
        "Και οι δύο καταχωρίσεις έχουν τις ίδιες λέξεις: είναι το ίδιο χαρτί, και μετρά μία φορά.",
    );
    console.press("Καταχώριση της διευθέτησης");
    assert!(!is_unsettled(&console));
    assert_eq!(saved(&console, 1, Field::Four), Some(of("ΚΑΡΟ ΡΟΚΑ")), "once");
    assert_eq!(saved(&console, 3, Field::Four), None);
    console.close();
}

#[test]
fn one_keying_whole_is_where_word_by_word_goes_on_from() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = differing(&folder.path().join("a.eforos"));
    console.press("Όλη η πρώτη");
    // All of the first but one, which the player wrote once.
    let answer = console.harness.get_all_by_label("Δεν είναι").next().expect("an answer");
    answer.click_accesskit();
    console.settle();
    console.key(Key::Enter);
    assert!(!is_unsettled(&console));
    let four = saved(&console, 1, Field::Four).unwrap();
    let gone: Vec<_> = of(FIRST).into_iter().filter(|word| !four.contains(word)).collect();
    assert!(!gone.is_empty() && gone.iter().all(|word| *word == gone[0]), "{gone:?}");
    assert_eq!(four.len() + gone.len(), of(FIRST).len(), "twice written, twice gone: {four:?}");
    console.close();
}

#[test]
fn a_second_keying_that_cannot_be_says_why_and_leads_there() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = differing(&folder.path().join("a.eforos"));
    console.key(Key::Escape);
    take(&mut console, 1);
    console.ctrl(Key::B);
    console.see("λύστε πρώτα τις διαφορές του φύλλου 1-1");
    assert!(asks(&console), "it leads there");
    console.key(Key::Escape);
    // Not keyed at all, and begun already.
    take(&mut console, 2);
    console.ctrl(Key::B);
    console.see("Το φύλλο δεν έχει πρώτη καταχώριση ακόμη");
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    sits(&mut console, "Γ. Τρίτη");
    take(&mut console, 2);
    console.ctrl(Key::B);
    console.see("Δεύτερη καταχώριση: γράψτε");
    console.ctrl(Key::B);
    console.see("Η δεύτερη καταχώριση αυτού του φύλλου έχει ήδη αρχίσει");
    console.close();
}

#[test]
fn a_second_keying_that_was_left_is_offered_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    let mut console = at_the_sheet(&path);
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    sits(&mut console, "Β. Δεύτερος");
    take(&mut console, 1);
    console.ctrl(Key::B);
    console.type_words(Field::Four, &of("ΡΟΚΑ ΤΑ"));
    console.wait_ms(1000);
    let left = "1-1: δεύτερη καταχώριση που δεν τελείωσε";
    assert!(!console.sees(left), "it is being typed");
    // The program dies; opened again it offers it at once, and wherever sheets are keyed.
    console.drop_session();
    console.shell_mut().open_competition(&path, Access::Write);
    console.settle();
    console.see(left);
    console.key(Key::Escape);
    sits(&mut console, "Β. Δεύτερος");
    console.ask(UserCommand::Go(Place::Sheets));
    console.see(left);
    console.see("1. Άννα Αλεξίου, γύρος 1: περάστηκε, η δεύτερη καταχώριση δεν τελείωσε");
    assert!(!console.sees("ΡΟΚΑ"), "of what is typed nothing is seen");
    console.press("Συνέχεια");
    console.see("Δεύτερη καταχώριση: γράψτε");
    assert_eq!(typed(&console, Field::Four), "ΡΟΚΑ ΤΑ");
    assert!(!console.sees(left), "it is being typed");
    // Left for another sheet it waits there; whoever keyed the first lets somebody else go on.
    take(&mut console, 2);
    console.see(left);
    sits(&mut console, "Α. Πρώτη");
    console.see(left);
    console.press("Άλλο πρόσωπο στο γραφείο…");
    assert!(matches!(console.shell().desk.question, Some((Question::Person(_), _))));
    console.key(Key::Escape);
    // Saved, it is over.
    sits(&mut console, "Β. Δεύτερος");
    console.press("Συνέχεια");
    console.ask(UserCommand::Type(Entry::Words(Field::Four), "ΚΑΡΟ ".to_owned()));
    console.ctrl(Key::Enter);
    let (_, sheet) = console.contest().game.sheet_at(round(1), player(1)).unwrap();
    assert!(matches!(sheet.check, Check::Done(_)));
    take(&mut console, 2);
    assert!(!console.sees(left));
    console.close();
}

/// Ctrl Z in a field is the field's own; right after a saving, while that is told, it is the saving's.
#[test]
fn what_was_just_saved_is_taken_back_where_it_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    let save = |console: &mut Console| {
        console.type_words(Field::Four, &of("ΚΑΡΟ ΡΟΚΑ"));
        console.ctrl(Key::Enter);
        assert_eq!(saved(console, 1, Field::Four), Some(of("ΚΑΡΟ ΡΟΚΑ")));
        console.see("Αποθηκεύτηκε το 1-1");
        console.see("Αναίρεση…");
        let painted = crate::projector::painted::texts(&console.harness.output().shapes);
        assert!(painted.iter().any(|it| it.text == "Ctrl Z"), "its key is told");
    };
    let on_desk = |console: &Console| console.shell().desk.sheet.unwrap();
    save(&mut console);
    console.wait_ms(30_000);
    // A real keyboard sends Ctrl as a key, before the one that is pressed with it.
    console.key(Key::ControlLeft);
    console.see("Αποθηκεύτηκε το 1-1");
    // By its key: the question names the saving; no is no.
    console.ctrl(Key::Z);
    assert!(matches!(console.shell().desk.question, Some((Question::Undo(_), _))));
    console.see("ΚΑΡΟ (4), ΡΟΚΑ (4)");
    console.key(Key::Escape);
    assert!(saved(&console, 1, Field::Four).is_some());
    console.text("ΤΑ");
    assert_eq!(typed(&console, Field::Seven), "ΤΑ", "the keyboard is where it was");
    // Somebody types on: it is told no more, and the key is the field's.
    console.ctrl(Key::Z);
    assert!(console.shell().desk.question.is_none());
    assert!(saved(&console, 1, Field::Four).is_some());
    // Once more by habit: who typed on and pressed Enter took back what was saved, or a round.
    console.ctrl(Key::Z);
    assert_eq!(typed(&console, Field::Seven), "");
    assert!(console.shell().desk.question.is_none());
    console.see("αναιρείται έξω από πεδίο");
    console.ask(UserCommand::Ask(Question::DropDraft));
    console.ask(UserCommand::Confirm);
    // By the button: the sheet lies there again as it was typed.
    take(&mut console, 2);
    console.type_words(Field::Four, &of("ΤΑΚΟ"));
    console.ctrl(Key::Enter);
    console.press("Αναίρεση…");
    console.key(Key::Enter);
    assert_eq!(saved(&console, 2, Field::Four), None);
    assert_eq!(on_desk(&console).player, player(2));
    assert_eq!(typed(&console, Field::Four), "ΤΑΚΟ");
    console.see("Αναιρέθηκε");
    // It is saved again as any other.
    console.ctrl(Key::Enter);
    assert_eq!(saved(&console, 2, Field::Four), Some(of("ΤΑΚΟ")));
    assert!(saved(&console, 1, Field::Four).is_some(), "nothing else is taken back");
    console.close();
}

/// What another device saved in between is not taken back in its place.
#[test]
fn a_saving_that_is_not_the_newest_any_more_is_refused_by_its_own_undo() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    let notices = console.shell().desk.notices.clone();
    let undo = notices.iter().find_map(|notice| notice.offers.clone()).expect("an undo");
    take(&mut console, 2);
    console.type_words(Field::Four, &of("ΤΑΚΟ"));
    console.ctrl(Key::Enter);
    console.ask(undo);
    console.key(Key::Enter);
    assert_eq!(saved(&console, 1, Field::Four), Some(of("ΚΑΡΟ")));
    assert_eq!(saved(&console, 2, Field::Four), Some(of("ΤΑΚΟ")));
    let (_, refused) = console.shell().desk.question.clone().expect("it stays open");
    assert!(refused.is_some());
    console.close();
}

/// Whoever chose a person by a press and pressed Enter out of habit went on to the next field of the sheet.
#[test]
fn a_person_who_is_chosen_sits_down_with_enter() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.ask(UserCommand::Type(Entry::Assistants, "Α. Πρώτη\nΒ. Δεύτερος".to_owned()));
    console.ask(UserCommand::SaveDetails);
    console.record(1, "ΚΡΤΣΑΟΕ");
    sits(&mut console, "Α. Πρώτη");
    take(&mut console, 1);
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    let words = typed(&console, Field::Four);
    console.ask(UserCommand::Ask(Question::Person(Some(Role::Assistant))));
    console.press("Β. Δεύτερος (βοηθός)");
    assert!(console.shell().desk.question.is_some(), "chosen, not answered");
    assert_eq!(console.shell().desk.person.name, "Α. Πρώτη");
    console.press("Ε. Φόρου (έφορος)");
    console.press("Β. Δεύτερος (βοηθός)");
    assert_eq!(console.shell().desk.text(Entry::Person), "Β. Δεύτερος");
    console.key(Key::Escape);
    // By keys alone: the arrows go through those who are known.
    console.ask(UserCommand::Ask(Question::Person(Some(Role::Assistant))));
    console.ask(UserCommand::Type(Entry::Person, String::new()));
    for (key, name) in [
        (Key::ArrowDown, "Ε. Φόρου"),
        (Key::ArrowDown, "Α. Πρώτη"),
        (Key::ArrowUp, "Ε. Φόρου"),
        (Key::ArrowDown, "Α. Πρώτη"),
        (Key::ArrowDown, "Β. Δεύτερος"),
        (Key::ArrowDown, "Β. Δεύτερος"),
    ] {
        console.key(key);
        assert_eq!(console.shell().desk.text(Entry::Person), name);
    }
    console.key(Key::Enter);
    assert!(console.shell().desk.question.is_none());
    let person = &console.shell().desk.person;
    assert_eq!((person.name.as_str(), person.role), ("Β. Δεύτερος", Role::Assistant));
    assert_eq!(typed(&console, Field::Four), words);
    console.close();
}

/// Late and keyed, late and not keyed: told apart in the smallest cell, in both places, and both looks.
#[test]
fn a_late_sheet_that_is_keyed_is_told_from_one_that_is_not() {
    use eforos::commands::Look;
    use eforos::domain::formats::anagram::sheet::Lateness;
    use eforos::language::Language;
    let folder = tempfile::tempdir().unwrap();
    let mut console = a_day(&folder.path().join("a.eforos"), Language::Greek, 60);
    for number in [2, 55] {
        take(&mut console, number);
        console.ask(UserCommand::SetLateness(Lateness::Late));
        console.ask(UserCommand::Confirm);
        let late = console.contest().game.place(round(1), player(number)).lateness;
        assert_eq!(late, Lateness::Late, "{number}");
    }
    take(&mut console, 3);
    sized(&mut console, vec2(1280.0, 720.0));
    let mut all = Vec::new();
    for look in [Look::Light, Look::Dark] {
        console.ask(UserCommand::ChooseLook(look));
        take(&mut console, 2);
        console.see("εκπρόθεσμο, περάστηκε, δεν μετρά");
        let signs = |console: &Console| {
            let texts = crate::projector::painted::texts(&console.harness.output().shapes);
            texts.into_iter().map(|it| it.text).collect::<Vec<_>>()
        };
        assert!(signs(&console).iter().any(|text| text == "!✓"), "{look:?}");
        take(&mut console, 55);
        console.settle();
        assert!(signs(&console).iter().any(|text| text == "!"), "{look:?}");
        all.extend(broken(&console, &format!("{look:?}")));
    }
    assert!(all.is_empty(), "{all:#?}");
    console.close();
}

/// The fourth difference was cut by the buttons, and they stood in the order of the alphabet: whoever holds the paper
/// reads down the page.
#[test]
fn what_differs_is_asked_in_the_order_of_the_paper_and_all_of_it_is_in_sight() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    let key = |console: &mut Console, fields: [&str; 3]| {
        for (field, words) in [Field::Five, Field::Four, Field::Three].into_iter().zip(fields) {
            console.type_words(field, &of(words));
        }
        console.ctrl(Key::Enter);
    };
    key(&mut console, ["ΤΑΚΟΣ", "ΣΟΚΑ ΚΑΡΟ ΤΑΚΟ", "ΡΟΣ"]);
    sits(&mut console, "Β. Δεύτερος");
    take(&mut console, 1);
    console.ctrl(Key::B);
    key(&mut console, ["ΡΟΚΑΣ", "ΚΡΑΣ ΚΑΡΟ ΟΡΕΣ", "ΡΟΣ"]);
    assert!(asks(&console), "{:#?}", console.texts());
    sized(&mut console, vec2(1280.0, 720.0));
    let differences = ["ΤΑΚΟΣ ·", "ΡΟΚΑΣ ·", "ΣΟΚΑ ·", "ΚΡΑΣ ·", "ΤΑΚΟ ·", "ΟΡΕΣ ·"];
    let tops = differences.map(|word| {
        let texts = console.texts();
        let label = texts.iter().find(|text| text.starts_with(word)).expect("it is asked").clone();
        assert!(console.is_in_sight(&label), "{label}");
        console.place_of(&label).top()
    });
    assert!(tops.is_sorted(), "{tops:?}");
    console.close();
}

/// "No other sheet to check" stood beside "6 not checked".
#[test]
fn what_only_another_person_can_check_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    take(&mut console, 1);
    console.see("Χωρίς έλεγχο από άλλο πρόσωπο: 1");
    console.ask(UserCommand::NextUnchecked);
    console.see("Μένει 1 φύλλο χωρίς έλεγχο, που το πέρασε το πρόσωπο στο γραφείο");
    sits(&mut console, "Β. Δεύτερος");
    console.see("Χωρίς έλεγχο: 1");
    console.close();
}

/// Whoever had keyed the first had a button without a key, and the key of saving refused.
#[test]
fn the_key_of_saving_asks_another_person_to_sit_down() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    take(&mut console, 1);
    console.ctrl(Key::B);
    console.see("Άλλο πρόσωπο στο γραφείο…");
    let painted = crate::projector::painted::texts(&console.harness.output().shapes);
    assert!(painted.iter().any(|it| it.text == "Ctrl Enter"), "its key is told");
    console.ctrl(Key::Enter);
    assert!(matches!(console.shell().desk.question, Some((Question::Person(None), _))));
    console.text("Β. Δεύτερος");
    console.key(Key::Enter);
    // And keys it.
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    console.see("1-1: οι δύο καταχωρίσεις συμφωνούν");
}

/// No dropped what was answered word by word, and nothing but Tab led to the words.
#[test]
fn what_was_answered_of_two_keyings_stays_and_arrows_lead_to_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = differing(&folder.path().join("a.eforos"));
    let kept = |console: &Console| match &console.shell().desk.question {
        Some((Question::Settle { kept, .. }, _)) => kept.clone(),
        other => panic!("{other:?}"),
    };
    let none = kept(&console);
    assert!(none.iter().all(Option::is_none));
    // The yes of each word stands below that of the one above.
    let painted = crate::projector::painted::texts(&console.harness.output().shapes);
    let yes = painted.iter().filter(|it| it.text == "Είναι στο φύλλο");
    let lefts: Vec<f32> = yes.map(|it| it.ink.left()).collect();
    assert_eq!(lefts.len(), none.len());
    assert!(lefts.iter().all(|left| (left - lefts[0]).abs() < 0.5), "{lefts:?}");
    // What is typed on from paper chooses nothing.
    console.text(" ρόκα ");
    console.key(Key::Space);
    assert_eq!(kept(&console), none);
    // Nor do the keys of somebody who types on, wherever the arrows led.
    for key in [Key::ArrowUp, Key::Tab, Key::Tab, Key::Space] {
        console.key(key);
        console.text(if key == Key::Space { " " } else { "" });
    }
    assert_eq!(kept(&console), none);
    console.key(Key::ArrowDown);
    console.key(Key::ArrowLeft);
    assert_eq!(kept(&console)[0], Some(true));
    console.key(Key::ArrowUp);
    console.key(Key::ArrowRight);
    let first = kept(&console);
    assert_eq!(first[0], Some(false));
    // What is left is told.
    console.key(Key::Enter);
    console.see("Μένουν 9 λέξεις χωρίς απάντηση.");
    assert_eq!(first.iter().flatten().count(), 1, "{first:?}");
    // And the first of them has the keyboard.
    console.key(Key::ArrowLeft);
    let further = kept(&console);
    assert_eq!((further[0], further[1]), (Some(false), Some(true)));
    assert_eq!(further.iter().flatten().count(), 2, "{further:?}");
    console.key(Key::Enter);
    console.see("Μένουν 8 λέξεις χωρίς απάντηση.");
    console.key(Key::ArrowLeft);
    let answered = kept(&console);
    assert_eq!(answered[2], Some(true));
    console.key(Key::Escape);
    assert!(!asks(&console) && is_unsettled(&console));
    console.press("Οι διαφορές…");
    assert_eq!(kept(&console), answered);
    // Who comes to it later is told that these are answers, however many are given meanwhile.
    console.see("▲ 3 λέξεις απαντήθηκαν πριν, και οι απαντήσεις ισχύουν: ελέγξτε τες.");
    // Of keyings that are others by now nothing was answered, nor of a settling that was taken back.
    console.press("Όλη η πρώτη");
    console.key(Key::Enter);
    assert!(!is_unsettled(&console));
    console.ask(UserCommand::Undo);
    console.key(Key::Enter);
    take(&mut console, 1);
    console.press("Οι διαφορές…");
    assert_eq!(kept(&console), none);
    console.key(Key::ArrowRight);
    assert_eq!(kept(&console), first);
    console.key(Key::Escape);
    console.ask(UserCommand::Undo);
    console.key(Key::Enter);
    assert!(!is_unsettled(&console));
    // Whoever saw them keys it blind no more.
    sits(&mut console, "Δ. Τέταρτος");
    take(&mut console, 1);
    console.ctrl(Key::B);
    console.type_words(Field::Four, &of(&SECOND.replace("ΕΤΟΣ", "ΕΤΕΣ")));
    console.type_words(Field::Three, &of("ΡΟΣ"));
    console.ctrl(Key::Enter);
    assert_eq!(kept(&console), none);
    // Nor do the answers about another sheet take its answers away.
    console.key(Key::ArrowLeft);
    let answered = kept(&console);
    console.key(Key::Escape);
    take(&mut console, 2);
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    sits(&mut console, "Γ. Τρίτη");
    take(&mut console, 2);
    console.ctrl(Key::B);
    console.type_words(Field::Four, &of("ΡΟΚΑ"));
    console.ctrl(Key::Enter);
    console.key(Key::ArrowLeft);
    assert_eq!(kept(&console).iter().flatten().count(), 1);
    console.key(Key::Escape);
    take(&mut console, 1);
    console.press("Οι διαφορές…");
    assert_eq!(kept(&console), answered);
    console.close();
}

/// A half second keying went on under whoever sat down next, and was recorded as theirs without a word.
#[test]
fn whoever_goes_on_with_a_second_keying_is_told_whose_words_these_are() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    sits(&mut console, "Β. Δεύτερος");
    take(&mut console, 1);
    console.ctrl(Key::B);
    console.type_words(Field::Four, &of("ΡΟΚΑ ΤΑΚΟ"));
    let told = "Τις 2 λέξεις εδώ δεν γράψατε εσείς: Β. Δεύτερος.";
    take(&mut console, 2);
    take(&mut console, 1);
    assert!(!console.sees(told), "they are theirs");
    sits(&mut console, "Γ. Τρίτη");
    take(&mut console, 2);
    take(&mut console, 1);
    console.see(told);
    // Once they are dropped what is typed is whoever's who types.
    console.ask(UserCommand::Ask(Question::DropDraft));
    console.ask(UserCommand::Confirm);
    console.ctrl(Key::B);
    console.type_words(Field::Four, &of("ΡΟΚΑ"));
    take(&mut console, 2);
    take(&mut console, 1);
    assert_eq!(typed(&console, Field::Four), "ΡΟΚΑ");
    assert!(!console.sees("δεν γράψατε εσείς"), "{:#?}", console.texts());
    console.close();
}

/// Who sat down before a saved sheet saw at once what they were to key blind.
#[test]
fn whoever_sits_down_before_a_saved_sheet_is_asked_first() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    for place in [Place::Sheets, Place::Rounds] {
        console.ask(UserCommand::TakeDesk("Α. Πρώτος".to_owned(), Role::Referee));
        take(&mut console, 1);
        assert_eq!(typed(&console, Field::Four), "ΚΑΡΟ");
        console.ask(UserCommand::Go(place));
        console.ask(UserCommand::Ask(Question::Person(None)));
        console.ask(UserCommand::Type(Entry::Person, "Β. Δεύτερος".to_owned()));
        console.ask(UserCommand::Confirm);
        assert_eq!(console.shell().desk.place, place);
        console.ask(UserCommand::Go(Place::Sheets));
        assert_eq!(typed(&console, Field::Four), "", "{place:?}");
        assert_eq!(console.shell().desk.sheet.unwrap().turn, Turn::Concealed);
    }
    // The number of a sheet that somebody went on to look for is nobody's name.
    console.ask(UserCommand::Ask(Question::Person(None)));
    console.ask(UserCommand::Type(Entry::Person, "11-8".to_owned()));
    console.key(Key::Enter);
    assert!(console.shell().desk.question.is_some());
    assert_eq!(console.shell().desk.person.name, "Β. Δεύτερος");
}

/// Five answers took fourteen keys.
#[test]
fn what_two_keyings_differ_in_is_answered_by_an_arrow_each() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = differing(&folder.path().join("a.eforos"));
    console.see("← το αριστερό κουμπί, → το δεξί, και στην επόμενη λέξη");
    let kept = |console: &Console| match &console.shell().desk.question {
        Some((Question::Settle { kept, .. }, _)) => kept.clone(),
        other => panic!("{other:?}"),
    };
    let count = kept(&console).len();
    for answered in 0..count {
        let (key, is) =
            if answered % 2 == 0 { (Key::ArrowLeft, true) } else { (Key::ArrowRight, false) };
        console.key(key);
        assert_eq!(kept(&console)[answered], Some(is), "{answered}");
        // None of the next one's buttons has a frame of its own: it would look like its answer.
        let mut nodes = console.harness.root().children_recursive();
        let focused = nodes.find(|node| {
            let node = node.accesskit_node();
            node.is_focused() && node.role() == Node::Button
        });
        assert!(focused.is_none(), "{focused:?}");
        drop(nodes);
        assert_eq!(kept(&console).iter().flatten().count(), answered + 1);
        // Whoever goes on by hand after an answer skips none.
        if answered + 1 < count {
            console.key(Key::ArrowDown);
        }
    }
    // One arrow too many changes nothing of the last; who means it presses again.
    let before = kept(&console);
    let (last, other) =
        if count % 2 == 1 { (true, Key::ArrowRight) } else { (false, Key::ArrowLeft) };
    assert_eq!(before[count - 1], Some(last));
    console.key(other);
    assert_eq!(kept(&console), before);
    console.key(other);
    assert_eq!(kept(&console)[count - 1], Some(!last));
    console.key(if last { Key::ArrowLeft } else { Key::ArrowRight });
    assert_eq!(kept(&console), before);
    // An answer is found again and changed.
    console.key(Key::ArrowUp);
    console.key(Key::ArrowLeft);
    assert_eq!(kept(&console)[count - 2], Some(true));
    // One of them whole, above the words.
    for _ in 0..count {
        console.key(Key::ArrowUp);
    }
    console.key(Key::ArrowRight);
    console.key(Key::Enter);
    assert!(!is_unsettled(&console));
    assert_eq!(saved(&console, 1, Field::Four), Some(of(SECOND)));
}

/// A word in another field, or read otherwise, was two questions that had nothing to do with each other: yes to both made two
/// words of one, and no to both none.
#[test]
fn a_word_that_is_read_or_placed_otherwise_is_one_question() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    // Of one letter too many, in another field, missing, and one whose likeness is by chance.
    let keyed = |console: &mut Console, five: &str, four: &str, three: &str| {
        console.type_words(Field::Five, &of(five));
        console.type_words(Field::Four, &of(four));
        console.type_words(Field::Three, &of(three));
        console.ctrl(Key::Enter);
        // A word that has not as many letters as its field.
        if matches!(console.shell().desk.question, Some((Question::Misplaced { .. }, _))) {
            console.key(Key::ArrowRight);
            console.key(Key::Enter);
        }
    };
    keyed(&mut console, "ΤΑΚΟΣ", "ΚΑΡΟ ΡΟΚΑ ΣΟΚ", "ΡΟΣ");
    sits(&mut console, "Β. Δεύτερος");
    take(&mut console, 1);
    console.ctrl(Key::B);
    keyed(&mut console, "", "ΡΟΚΑ ΤΑΚΟ", "ΡΟΕ ΣΟΚ");
    let kept = |console: &Console| match &console.shell().desk.question {
        Some((Question::Settle { kept, .. }, _)) => kept.clone(),
        other => panic!("{other:?}"),
    };
    // ΤΑΚΟΣ, ΚΑΡΟ, ΤΑΚΟ, ΣΟΚ in the field of four, ΡΟΣ, ΡΟΕ, ΣΟΚ in that of three.
    assert_eq!(kept(&console).len(), 7);
    for seen in ["Ποια λέξη;", "ΣΟΚ · σε ποιο πεδίο;", "πεδίο 3 γραμμάτων · ποια λέξη;"]
    {
        console.see(seen);
    }
    console.see("ΚΑΡΟ · πεδίο 4 γραμμάτων · μόνο στην πρώτη καταχώριση");
    console.see("Shift ← το τρίτο κουμπί, Shift → το τέταρτο.");
    console.key(Key::Enter);
    console.see("Μένουν 4 λέξεις χωρίς απάντηση.");
    let answered = |console: &Console| kept(console).iter().flatten().count();
    // What the second says; with Shift both and neither.
    console.key(Key::ArrowRight);
    assert_eq!(answered(&console), 2);
    console.key(Key::ArrowLeft);
    assert_eq!(answered(&console), 3);
    console.shift(Key::ArrowRight);
    assert_eq!(answered(&console), 5);
    console.key(Key::Enter);
    console.see("Μένει 1 λέξη χωρίς απάντηση.");
    console.shift(Key::ArrowLeft);
    assert_eq!(answered(&console), 7);
    console.key(Key::Enter);
    assert!(!is_unsettled(&console), "{:#?}", console.texts());
    assert_eq!(saved(&console, 1, Field::Five), Some(Vec::new()));
    assert_eq!(saved(&console, 1, Field::Four), Some(of("ΚΑΡΟ ΡΟΚΑ ΤΑΚΟ")));
    assert_eq!(saved(&console, 1, Field::Three), Some(of("ΡΟΣ ΡΟΕ")));
}

/// A stray key of saving showed all words of the first keying to whoever was to key it blind.
#[test]
fn a_second_keying_without_a_word_is_asked_about_first() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Four, &of("ΚΑΡΟ ΡΟΚΑ"));
    console.ctrl(Key::Enter);
    sits(&mut console, "Β. Δεύτερος");
    take(&mut console, 1);
    console.ctrl(Key::B);
    console.ctrl(Key::Enter);
    console.see("1. Άννα Αλεξίου, γύρος 1: δεν έχει γραφτεί καμία λέξη.");
    assert!(!console.sees("ΚΑΡΟ") && !is_unsettled(&console), "{:#?}", console.texts());
    assert!(!console.sees("Όχι, δεν παραδόθηκε"), "it was handed in");
    // Nothing that is pressed out of habit answers it.
    console.key(Key::Enter);
    assert!(!is_unsettled(&console));
    console.key(Key::Escape);
    console.see("Δεύτερη καταχώριση: γράψτε");
    // Once more Esc leads out of it, and to what was asked first; the first keying is not shown.
    console.key(Key::Escape);
    console.see("Δεύτερη καταχώριση, πριν φανεί η πρώτη;");
    assert!(!console.sees("ΚΑΡΟ"), "{:#?}", console.texts());
    console.ctrl(Key::B);
    // On the paper there is none.
    console.ctrl(Key::Enter);
    console.press("Ναι, κενό");
    console.key(Key::Enter);
    assert!(is_unsettled(&console));
    console.see("Στη δεύτερη καταχώριση δεν υπάρχει καμία λέξη.");
    // A blank sheet was checked by the same stray key, and that nothing was asked told that it is blank.
    console.key(Key::Escape);
    sits(&mut console, "Α. Πρώτη");
    take(&mut console, 2);
    console.ctrl(Key::Enter);
    console.press("Ναι, κενό");
    console.key(Key::Enter);
    sits(&mut console, "Β. Δεύτερος");
    take(&mut console, 2);
    console.ctrl(Key::B);
    console.ctrl(Key::Enter);
    console.see("2. Βασίλης Βλάχος, γύρος 1: δεν έχει γραφτεί καμία λέξη.");
    let (_, sheet) = console.contest().game.sheet_at(round(1), player(2)).unwrap();
    assert_eq!(sheet.check, Check::None);
}

/// Another's sheet, keyed as the second of this one, was asked about word by word.
#[test]
fn a_second_keying_with_the_words_of_another_sheet_is_asked_about() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    for words in ["ΚΑΡΟ ΡΟΚΑ ΤΑΚΟ ΣΟΚΑ", "ΚΡΑΣ ΤΟΚΑ ΡΟΚΑ ΣΑΚΟ", "ΚΑΡΟ ΡΟΚΑ ΤΑΚΟ ΣΑΚΟ"]
    {
        console.type_words(Field::Four, &of(words));
        console.ctrl(Key::Enter);
    }
    sits(&mut console, "Β. Δεύτερος");
    let is_asked = |console: &Console| {
        matches!(console.shell().desk.question, Some((Question::SameSheet(_), _)))
    };
    for (paper, unsettled) in [(SamePaper::Twice, false), (SamePaper::Another, true)] {
        take(&mut console, 1);
        console.ctrl(Key::B);
        console.type_words(Field::Four, &of("ΚΡΑΣ ΤΟΚΑ ΡΟΚΑ ΣΑΚΟ"));
        console.ctrl(Key::Enter);
        assert!(is_asked(&console), "{:#?}", console.texts());
        console.see("2. Βασίλης Βλάχος");
        console.ask(UserCommand::Ask(Question::SameSheet(Some(paper))));
        console.key(Key::Enter);
        assert_eq!(is_unsettled(&console), unsettled, "{paper:?}");
    }
    console.key(Key::Escape);
    // What agrees with its own first is not another's, however many wrote it.
    take(&mut console, 3);
    console.ctrl(Key::B);
    console.type_words(Field::Four, &of("ΚΑΡΟ ΡΟΚΑ ΤΑΚΟ ΣΑΚΟ"));
    console.ctrl(Key::Enter);
    assert!(!is_asked(&console));
    console.see("3-1: οι δύο καταχωρίσεις συμφωνούν");
}

#[test]
fn what_two_keyings_differ_in_is_read_whole() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = differing(&folder.path().join("a.eforos"));
    let mut all = Vec::new();
    held(&mut console, "nothing is answered", &mut all);
    console.key(Key::Enter);
    held(&mut console, "said yes too early", &mut all);
    console.press("Όλη η δεύτερη");
    console.settle();
    held(&mut console, "the second", &mut all);
    assert!(all.is_empty(), "{all:#?}");
}

/// A space that went into a field took the differences from the key of saving, until the sheet was left.
#[test]
fn a_space_leaves_the_differences_with_the_key_of_saving() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = differing(&folder.path().join("a.eforos"));
    console.key(Key::Escape);
    take(&mut console, 1);
    console.text(" ");
    console.ctrl(Key::Enter);
    assert!(asks(&console), "{:#?}", console.texts());
    console.key(Key::Escape);
    // Another word is a correction, until it is gone again.
    console.text("ΚΑΡΟ");
    console.ctrl(Key::Enter);
    assert!(!asks(&console));
    console.key(Key::Escape);
    console.type_words(Field::Seven, &[]);
    (0..4).for_each(|_| console.key(Key::Backspace));
    console.ctrl(Key::Enter);
    assert!(asks(&console), "{:#?}", console.texts());
}

/// Whoever keys a pile a second time took each sheet with the mouse or by its code.
#[test]
fn a_second_keying_goes_on_to_the_next_sheet_that_is_due() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    for words in ["ΚΑΡΟ", "ΤΑΚΟ", "ΡΟΚΑ"] {
        console.type_words(Field::Four, &of(words));
        console.ctrl(Key::Enter);
    }
    // One of another round is due, too: whoever has that pile in the hand begins with it.
    console.record(2, "ΜΕΛΙΝΟΑ");
    console.ask(UserCommand::TakeSheet(round(2), player(1)));
    console.type_words(Field::Four, &of("ΜΕΛΙ"));
    console.ctrl(Key::Enter);
    sits(&mut console, "Β. Δεύτερος");
    // The key stands on the button.
    console.ctrl(Key::T);
    let painted = crate::projector::painted::texts(&console.harness.output().shapes);
    assert!(painted.iter().any(|it| it.text == "Ctrl T"), "its key is told");
    take(&mut console, 1);
    let on_desk = |console: &Console| {
        let desk = console.shell().desk.sheet.unwrap();
        assert_eq!(desk.round, round(1));
        (desk.player, desk.turn)
    };
    console.ctrl(Key::B);
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    console.see("1-1: οι δύο καταχωρίσεις συμφωνούν, το φύλλο ελέγχθηκε.");
    assert_eq!(on_desk(&console), (player(2), Turn::Second));
    assert_eq!(typed(&console, Field::Four), "", "the first is not seen");
    // One that differs: once that is settled.
    console.type_words(Field::Four, &of("ΤΑΚΑ"));
    console.ctrl(Key::Enter);
    assert!(asks(&console));
    console.press("Όλη η πρώτη");
    console.key(Key::Enter);
    console.see("2-1: οι δύο καταχωρίσεις συμφωνούν τώρα");
    assert_eq!(on_desk(&console), (player(3), Turn::Second));
    // Who passes one over keys the next blind as well.
    sits(&mut console, "Γ. Τρίτος");
    console.ctrl(Key::T);
    assert_eq!(
        console.shell().desk.sheet.map(|it| (it.round, it.turn)),
        Some((round(2), Turn::Second))
    );
    assert_eq!(typed(&console, Field::Four), "", "the first is not seen");
    console.ask(UserCommand::TakeSheet(round(1), player(3)));
    console.ctrl(Key::B);
    // The last one stays.
    console.type_words(Field::Four, &of("ΡΟΚΑ"));
    console.ctrl(Key::Enter);
    console.see("3-1: οι δύο καταχωρίσεις συμφωνούν");
    assert_eq!(on_desk(&console), (player(3), Turn::First));
    console.close();
}

/// While it is typed the badge of the place counted it as left.
#[test]
fn what_is_typed_a_second_time_is_no_more_sheet() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    sits(&mut console, "Β. Δεύτερος");
    take(&mut console, 1);
    console.ctrl(Key::B);
    console.type_words(Field::Four, &of("ΚΑ"));
    console.wait_ms(1500);
    let badge = |console: &Console| {
        let painted = crate::projector::painted::texts(&console.harness.output().shapes);
        painted.iter().filter(|one| one.text == "2" && one.ink.right() < 176.0).count()
    };
    console.see("Φύλλα · λείπουν 2");
    assert_eq!(badge(&console), 1);
    // Whoever is written otherwise is the same person.
    console.ask(UserCommand::Ask(Question::DropDraft));
    console.ask(UserCommand::Confirm);
    sits(&mut console, "α πρωτη");
    take(&mut console, 1);
    assert!(console.place_of("Συμφωνεί με το χαρτί").height() < 40.0, "it is no large button");
    console.close();
}

/// What was seen was confirmed, settled and given away as it stood by then, whatever somebody at a station had made of it.
#[test]
fn what_a_station_changed_meanwhile_is_told_before_it_is_checked_settled_or_moved() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = stations::console(&folder, stations::here);
    console.press("Άνοιγμα δικτύου");
    let doors = console.shell().desk.doors.clone().unwrap().staff.unwrap();
    let staff = stations::socket(&doors.url);
    let (cookie, key) = stations::joined(&mut console, staff);
    let mut number = 0;
    let mut does = |console: &mut Console, ask: &str| {
        number += 1;
        let version = console.shell().session().unwrap().record().log().iter().rev();
        let is_settled = |event: &Event| matches!(event, Event::Own(A::KeyingsSettled { .. }));
        let version = version.filter(|it| it.who.name == "Ρένα" || is_settled(&it.event));
        let mut version = version.map(|it| it.seq.0);
        let version = version.next().unwrap_or_default();
        let head = format!("POST /api/do HTTP/1.1\r\nCookie: {cookie}\r\nX-Eforos: {key}");
        let body =
            format!(r#"{{"id":"{number:032x}",{}}}"#, ask.replace("VERSION", &version.to_string()));
        let answer = stations::asked(console, staff, &head, &body);
        assert!(answer.contains(r#""done":true"#), "{answer}");
    };
    let revise = |word: &str| {
        format!(
            r#""ask":"revise","sheet":1,"version":VERSION,"fields":{{"5":"{word}"}},"reason":"λάθος""#
        )
    };
    does(&mut console, r#""ask":"key_sheet","round":1,"player":1,"fields":{"5":"τακος"}"#);
    take(&mut console, 1);
    assert_eq!(typed(&console, Field::Five), "ΤΑΚΟΣ");
    does(&mut console, &revise("ΚΑΤΣΕ"));
    let otherwise = "Στο μεταξύ το φύλλο καταχωρίστηκε αλλιώς από: Ρένα. Τώρα έχει:";
    let check = |console: &Console| {
        let (_, sheet) = console.contest().game.sheet_at(round(1), player(1)).unwrap();
        sheet.check.clone()
    };
    console.ask(UserCommand::CheckSheet);
    assert_eq!(check(&console), Check::None);
    console.see(&format!("{otherwise} ΚΑΤΣΕ. Δείτε το και αποφασίστε ξανά."));
    assert_eq!(typed(&console, Field::Five), "ΚΑΤΣΕ");
    // Told, it is checked.
    console.ask(UserCommand::CheckSheet);
    assert!(matches!(check(&console), Check::Done(_)));
    // What differs now is asked anew: an answer about the words of before is none.
    console.ask(UserCommand::Undo);
    console.ask(UserCommand::Confirm);
    take(&mut console, 1);
    console.ctrl(Key::B);
    console.type_words(Field::Five, &of("ΣΕΡΤΑ"));
    console.ctrl(Key::Enter);
    assert!(asks(&console));
    console.press("Όλη η πρώτη");
    does(&mut console, &revise("ΤΑΚΟΣ ΚΟΤΕΣ"));
    console.key(Key::Enter);
    assert!(asks(&console) && is_unsettled(&console));
    console.see(&format!("{otherwise} ΤΑΚΟΣ ΚΟΤΕΣ. Δείτε το και αποφασίστε ξανά."));
    console.key(Key::Enter);
    assert!(is_unsettled(&console), "nothing is answered");
    console.press("Όλη η πρώτη");
    console.key(Key::Enter);
    assert!(!is_unsettled(&console));
    assert_eq!(saved(&console, 1, Field::Five), Some(of("ΤΑΚΟΣ ΚΟΤΕΣ")));
    // Given to another player, and by then somebody gave it to a third.
    let sheet = console.contest().game.sheet_at(round(1), player(1)).unwrap().0;
    console.ask(UserCommand::Ask(Question::MoveSheet { sheet, player: None, round: round(1) }));
    let to = Question::MoveSheet { sheet, player: Some(player(3)), round: round(1) };
    does(&mut console, r#""ask":"move","sheet":1,"version":VERSION,"player":2,"round":1"#);
    console.ask(UserCommand::Ask(to));
    console.ask(UserCommand::Confirm);
    console
        .see("Στο μεταξύ το φύλλο δόθηκε αλλού: παίκτης 2, γύρος 1. Δείτε το και αποφασίστε ξανά.");
    assert!(saved(&console, 2, Field::Five).is_some() && saved(&console, 3, Field::Five).is_none());
    console.ask(UserCommand::Confirm);
    assert!(saved(&console, 2, Field::Five).is_none() && saved(&console, 3, Field::Five).is_some());
    console.close();
}

/// Whoever is shown at the window what a station left keys it blind nowhere, whoever saves it.
#[test]
fn who_takes_over_at_the_window_what_a_station_left_has_seen_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = stations::console(&folder, stations::here);
    console.press("Άνοιγμα δικτύου");
    let doors = console.shell().desk.doors.clone().unwrap();
    let staff = stations::socket(&doors.staff.unwrap().url);
    let (cookie, key) = stations::joined(&mut console, staff);
    let draft = format!("PUT /api/draft HTTP/1.1\r\nCookie: {cookie}\r\nX-Eforos: {key}");
    for number in [1, 2] {
        let body = format!(r#"{{"rev":1,"path":"/s/1/{number}","fields":{{"5":"τακος"}}}}"#);
        assert!(stations::asked(&mut console, staff, &draft, &body).contains("kept"));
    }
    console.shell_mut().tick();
    console.press("Αποβολή…");
    console.press("Αποβολή του σταθμού «laptop»");
    console.ask(UserCommand::Go(Place::Sheets));
    let saves = |console: &mut Console, number: u32| {
        take(console, number);
        assert_eq!(typed(console, Field::Five), "τακος");
        console.ctrl(Key::Enter);
        let record = console.shell().session().unwrap().record();
        record.log().last().unwrap().seq
    };
    let referee = console.shell().desk.person.clone();
    let one = saves(&mut console, 1);
    sits(&mut console, "Β. Δεύτερος");
    let assistant = console.shell().desk.person.clone();
    let other = saves(&mut console, 2);
    let session = console.shell().session().unwrap();
    let seen = |who| [one, other].map(|keyed| session.has_seen(who, keyed));
    // The next one lay before the referee, too.
    assert_eq!((seen(&referee), seen(&assistant)), ([true, true], [false, true]));
}

/// Who looked at the papers of round 1 a second time and asked for one by a name was given the missing one of round 2, typed on
/// without looking, and keyed it there.
#[test]
fn who_checks_a_round_finds_its_sheets_by_name_before_missing_ones() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    for number in 1..=3 {
        take(&mut console, number);
        console.type_words(Field::Four, &of("ΚΑΡΟ"));
        console.type_words(Field::Three, &of("ΡΟΣ"));
        console.ctrl(Key::Enter);
    }
    console.record(2, "ΝΔΣΙΕΗΑ");
    console.go(Key::Num3, Place::Sheets);
    let finds = |console: &mut Console, typed: &str| {
        console.ask(UserCommand::Type(Entry::SheetCode, typed.to_owned()));
        console.ask(UserCommand::JumpToSheet);
        let sheet = console.shell().desk.sheet.unwrap();
        (sheet.round, sheet.player)
    };
    // Who keyed them has the missing ones in hand.
    take(&mut console, 1);
    assert_eq!(finds(&mut console, "Γωγώ"), (round(2), player(3)));
    // Who did not, and begins with those of round 1, has these.
    console.ask(UserCommand::TakeDesk("Β. Δεύτερος".to_owned(), Role::Assistant));
    take(&mut console, 1);
    assert_eq!(finds(&mut console, "Γωγώ"), (round(1), player(3)));
    assert_eq!(
        finds(&mut console, "3-2"),
        (round(2), player(3)),
        "named, it is the one of that round"
    );
    assert_eq!(
        finds(&mut console, "Άννα"),
        (round(2), player(1)),
        "missing ones are in hand again"
    );
}

/// Esc that was meant for the keys left the differences, and what lay open there was lost from sight.
#[test]
fn esc_after_the_keys_leads_back_to_the_differences() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = differing(&folder.path().join("a.eforos"));
    console.key(Key::ArrowDown);
    console.key(Key::ArrowLeft);
    let question = |console: &Console| console.shell().desk.question.clone().map(|it| it.0);
    let before = question(&console);
    let answered = |kept: &[Option<bool>]| kept.iter().any(Option::is_some) && kept.contains(&None);
    assert!(matches!(&before, Some(Question::Settle { kept, .. }) if answered(kept)), "{before:?}");
    console.key(Key::F1);
    console.key(Key::Escape);
    assert_eq!(question(&console), before);
    console.key(Key::Escape);
    assert_eq!(question(&console), None);
}

/// Whoever had read in the differences what was keyed first took their own keying back, keyed the same as the first, and it was
/// checked.
#[test]
fn who_has_seen_the_differences_keys_it_blind_no_more() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = differing(&folder.path().join("a.eforos"));
    console.key(Key::Escape);
    for _ in 0..2 {
        if is_unsettled(&console) {
            console.ctrl(Key::Z);
            console.key(Key::Enter);
        }
    }
    assert!(!is_unsettled(&console), "taken back");
    take(&mut console, 1);
    console.ctrl(Key::B);
    console.see("Είδατε την πρώτη καταχώριση");
    assert_ne!(console.shell().desk.sheet.unwrap().turn, Turn::Second);
}

/// Whoever had asked to see the first keying was offered a blind second one of it, and could make it.
#[test]
fn who_was_shown_the_first_keys_it_blind_no_more() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    let look = |console: &mut Console| {
        console.ask(UserCommand::Type(Entry::SheetCode, "1-1".to_owned()));
        console.ask(UserCommand::JumpToSheet);
        console.shell().desk.sheet.unwrap().turn
    };
    sits(&mut console, "Β. Δεύτερος");
    assert_eq!(look(&mut console), Turn::Concealed);
    console.ask(UserCommand::ShowFirst);
    assert_eq!(typed(&console, Field::Four), "ΚΑΡΟ");
    console.ctrl(Key::B);
    console.see("Είδατε την πρώτη καταχώριση");
    assert_eq!(console.shell().desk.sheet.unwrap().turn, Turn::First);
    // Nor is it asked for again; with the paper in hand they look on.
    assert_eq!(look(&mut console), Turn::First);
    sits(&mut console, "Γ. Τρίτος");
    assert_eq!(look(&mut console), Turn::Concealed);
    console.ctrl(Key::B);
    assert_eq!(console.shell().desk.sheet.unwrap().turn, Turn::Second);
    // One that was looked at by its key is seen, too; that it agrees with the paper is told.
    sits(&mut console, "Δ. Τέταρτος");
    console.ask(UserCommand::Go(Place::Rounds));
    console.ask(UserCommand::Go(Place::Sheets));
    console.ask(UserCommand::TakeSheet(round(1), player(2)));
    console.ctrl(Key::T);
    assert_eq!(typed(&console, Field::Four), "ΚΑΡΟ");
    console.ctrl(Key::B);
    console.see("Είδατε την πρώτη καταχώριση");
    console.ctrl(Key::E);
    console.see("1-1: ελέγχθηκε · Δεν μένει φύλλο χωρίς έλεγχο.");
    // A file that never had stations is as whole as it was.
    let path = console.shell().session().unwrap().path().to_path_buf();
    console.close();
    assert!(eforos::storage::verify::<Anagram>(&path).unwrap().holds());
}

/// Where all is keyed twice the key that leads to what is not checked showed the first keying, and no second one was blind then.
#[test]
fn where_all_is_keyed_twice_no_key_shows_the_first_keying() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.ask(UserCommand::TakeDesk("Ε. Φόρου".to_owned(), Role::Referee));
    console.ask(UserCommand::ChooseDoubleKeying(DoubleKeying::Required));
    sits(&mut console, "Α. Πρώτη");
    take(&mut console, 1);
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    sits(&mut console, "Β. Δεύτερος");
    console.ctrl(Key::T);
    let sheet = console.shell().desk.sheet.unwrap();
    assert_eq!((sheet.player, sheet.turn), (player(1), Turn::Concealed));
    assert_eq!(typed(&console, Field::Four), "", "the first is not seen");
    console.ctrl(Key::B);
    assert_eq!(console.shell().desk.sheet.unwrap().turn, Turn::Second);
}

/// After a restart nobody knew who had been shown the first keying, in a file that never had stations.
#[test]
fn who_was_shown_the_first_is_known_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    let mut console = at_the_sheet(&path);
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    sits(&mut console, "Β. Δεύτερος");
    console.ask(UserCommand::Type(Entry::SheetCode, "1-1".to_owned()));
    console.ask(UserCommand::JumpToSheet);
    console.ask(UserCommand::ShowFirst);
    console.drop_session();
    console.shell_mut().open_competition(&path, Access::Write);
    console.settle();
    sits(&mut console, "Β. Δεύτερος");
    take(&mut console, 1);
    console.ctrl(Key::B);
    console.see("Είδατε την πρώτη καταχώριση");
    assert_ne!(console.shell().desk.sheet.unwrap().turn, Turn::Second);
    console.close();
    assert!(eforos::storage::verify::<Anagram>(&path).unwrap().holds());
}

/// What somebody else had keyed stood in figures and on paper before an assistant who was to key it blind, and was found in
/// the history by its words.
#[test]
fn no_figure_paper_or_search_tells_what_is_to_be_keyed_blind() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    let tells = |console: &mut Console| {
        let mut told = Vec::new();
        console.ask(UserCommand::Go(Place::Standings));
        console.ask(UserCommand::ShowStandings(StandingsTab::Figures));
        told.push(console.texts().iter().any(|text| text.contains("ΚΑΡΟ")));
        for document in [Document::GradedSheets, Document::PlayerReport, Document::RoundRecord] {
            console.ask(UserCommand::ShowDocument(Wish::whole(document)));
            let sight = Sight::of(console.shell().session().unwrap(), &console.shell().desk);
            told.push(eforos::views::print::data(&sight).wrong.is_empty());
        }
        console.ask(UserCommand::Go(Place::History));
        console.ask(UserCommand::Type(Entry::HistorySearch, "ΚΑΡΟ".to_owned()));
        console.see(" από ");
        let found = console.texts().iter().any(|text| text.starts_with("1 από"));
        told.push(found);
        console.ask(UserCommand::Type(Entry::HistorySearch, String::new()));
        told
    };
    assert_eq!(tells(&mut console), [true; 5], "who keyed it");
    sits(&mut console, "Β. Δεύτερος");
    assert_eq!(tells(&mut console), [false; 5], "who is to key it blind");
    console.ask(UserCommand::PrintDocument);
    console.see("Στο έγγραφο αυτό υπάρχουν λέξεις φύλλων");
    console.ask(UserCommand::TakeDesk("Ε. Φόρου".to_owned(), Role::Referee));
    assert_eq!(tells(&mut console), [true; 5], "a referee reads all of it");
}

/// The Enter of the next sheet took back what another person had saved.
#[test]
fn no_enter_takes_back_what_somebody_else_saved() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    let is_saved =
        |console: &Console| console.contest().game.sheet_at(round(1), player(1)).is_some();
    console.ask(UserCommand::Go(Place::Rounds));
    sits(&mut console, "Β. Δεύτερος");
    for answer in [Key::Enter, Key::Escape] {
        console.ctrl(Key::Z);
        assert!(matches!(console.shell().desk.question, Some((Question::Undo(_), _))));
        console.key(answer);
        assert!(console.shell().desk.question.is_none() && is_saved(&console), "{answer:?}");
    }
    // Whoever means it presses the button.
    console.ctrl(Key::Z);
    console.ask(UserCommand::Confirm);
    assert!(!is_saved(&console), "{:?}", console.shell().desk.question);
}
