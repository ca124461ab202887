//! Two sheets that were keyed under each other's number.

use std::path::Path;

use eforos::commands::{Entry, Question, UserCommand};
use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::formats::anagram::sheet::{Check, Lateness};
use eforos::domain::person::Role;
use egui::Key;

use crate::common::files::verify;
use crate::gui::{Console, of, player, round};

/// What was on the first player's paper is keyed as the third's and the other way round; the second's is not keyed.
fn mixed_up(path: &Path) -> Console {
    let mut console = Console::in_rounds(path);
    console.record(1, "ΚΡΤΣΑΟΕ");
    sits(&mut console, "Α. Πρώτη");
    for (number, words) in [(1, "ΚΑΡΟ ΡΟΚΑ"), (3, "ΤΑΚΟ")] {
        console.ask(UserCommand::TakeSheet(round(1), player(number)));
        console.type_words(Field::Four, &of(words));
        console.ctrl(Key::Enter);
    }
    console
}

fn sits(console: &mut Console, name: &str) {
    console.ask(UserCommand::TakeDesk(name.to_owned(), Role::Assistant));
}

fn words_of(console: &Console, number: u32) -> Vec<String> {
    let sheet = console.contest().game.sheet_at(round(1), player(number));
    let words = sheet.map(|(_, sheet)| sheet.words().field(Field::Four).to_vec());
    words.unwrap_or_default().iter().map(ToString::to_string).collect()
}

fn events(console: &Console) -> usize {
    console.shell().session().expect("a competition is open").record().log().len()
}

#[test]
fn both_are_seen_beside_each_other_and_exchanged_by_one_yes() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.eforos");
    let mut console = mixed_up(&path);
    console.ask(UserCommand::SetLateness(Lateness::Late));
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    let late = console.contest().game.place(round(1), player(3)).lateness;
    console.press_in("Διορθώσεις", "Ανταλλαγή με φύλλο…");
    // A number, and then yes.
    console.text("3");
    console.key(Key::Enter);
    console.see("1. Άννα Αλεξίου");
    console.see("3. Γωγώ Γεωργίου");
    console.see("4 γραμμάτων: ΚΑΡΟ, ΡΟΚΑ");
    console.see("4 γραμμάτων: ΤΑΚΟ");
    let [one, other] = ["4 γραμμάτων: ΚΑΡΟ", "4 γραμμάτων: ΤΑΚΟ"].map(|it| console.place_of(it));
    assert!((one.top() - other.top()).abs() < 1.0 && one.right() <= other.left(), "{one} {other}");
    let before = events(&console);
    console.key(Key::Enter);
    assert_eq!((words_of(&console, 1), words_of(&console, 3)), (of("ΤΑΚΟ"), of("ΚΑΡΟ ΡΟΚΑ")));
    assert_eq!(console.contest().game.place(round(1), player(3)).lateness, late);
    assert_eq!(events(&console), before + 2);
    console.see("ανταλλάχθηκαν τα φύλλα 1 και 3");
    // What lies on the desk is what is saved.
    assert_eq!(console.shell().desk.text(Entry::Words(Field::Four)).trim(), "ΤΑΚΟ");
    assert!(console.shell().desk.sheet.is_some_and(|sheet| !sheet.changed));
    // One undo takes both back; a program that ends has both or none.
    console.ask(UserCommand::Undo);
    console.key(Key::Enter);
    assert_eq!((words_of(&console, 1), words_of(&console, 3)), (of("ΚΑΡΟ ΡΟΚΑ"), of("ΤΑΚΟ")));
    console.drop_session();
    assert!(verify(&path).expect("a file").holds());
}

/// Who types "exchange" anywhere, and the numbers as they stand on the paper.
#[test]
fn the_palette_finds_it_and_a_sheet_alone_goes_to_the_empty_number() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut console = mixed_up(&folder.path().join("a.eforos"));
    console.ctrl(Key::K);
    console.text("ανταλλαγή");
    console.key(Key::Enter);
    console.text("3-1");
    console.key(Key::Enter);
    console.text("2");
    console.key(Key::Enter);
    console.see("Το φύλλο δεν έχει περαστεί ακόμη.");
    console.press("Μετακίνηση του ενός");
    assert_eq!((words_of(&console, 2), words_of(&console, 3)), (of("ΤΑΚΟ"), Vec::new()));
    assert_eq!(console.shell().desk.sheet.map(|sheet| sheet.player), Some(player(2)));
}

/// Where both would lie at one number, the question about the move leads on to the exchange.
#[test]
fn a_move_onto_another_sheet_offers_the_exchange() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut console = mixed_up(&folder.path().join("a.eforos"));
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console.press_in("Διορθώσεις", "Μετακίνηση…");
    console.text("2");
    console.key(Key::Enter);
    assert!(!console.sees("Ανταλλαγή με φύλλο…"), "nothing lies there");
    console.text("3");
    console.key(Key::Enter);
    console.press("Ανταλλαγή με φύλλο…");
    console.see("4 γραμμάτων: ΤΑΚΟ");
    console.key(Key::Enter);
    assert_eq!((words_of(&console, 1), words_of(&console, 3)), (of("ΤΑΚΟ"), of("ΚΑΡΟ ΡΟΚΑ")));
}

#[test]
fn a_second_keying_goes_along_and_what_is_begun_is_first_saved() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut console = mixed_up(&folder.path().join("a.eforos"));
    sits(&mut console, "Β. Δεύτερος");
    console.ask(UserCommand::TakeSheet(round(1), player(3)));
    console.press("Δεύτερη καταχώριση");
    console.type_words(Field::Four, &of("ΤΑΚΟ"));
    console.ctrl(Key::Enter);
    let sheet = console.contest().game.sheet_at(round(1), player(1)).expect("keyed").0;
    let question = Question::ExchangeSheets { sheet, player: Some(player(3)) };
    // Something was begun at one of them.
    sits(&mut console, "Α. Πρώτη");
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console.type_words(Field::Three, &of("ΡΟΣ"));
    console.ask(UserCommand::Ask(question.clone()));
    console.key(Key::Enter);
    console.see("Στο φύλλο 1 γράφτηκε κάτι που δεν αποθηκεύτηκε");
    console.key(Key::Escape);
    console.ask(UserCommand::Ask(Question::DropDraft));
    console.ask(UserCommand::Confirm);
    console.ask(UserCommand::Ask(question));
    console.key(Key::Enter);
    let check = |number| {
        let sheet = console.contest().game.sheet_at(round(1), player(number));
        sheet.map(|(_, sheet)| sheet.check.clone())
    };
    assert!(matches!(check(1), Some(Check::Done(_))), "checked as 3's, it is checked as 1's");
    assert_eq!(check(3), Some(Check::None));
}

/// One keying without a word left its side of the question empty.
#[test]
fn a_keying_without_words_is_said_to_have_none() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut console = mixed_up(&folder.path().join("a.eforos"));
    sits(&mut console, "Β. Δεύτερος");
    console.ask(UserCommand::TakeSheet(round(1), player(3)));
    console.press("Δεύτερη καταχώριση");
    console.ask(UserCommand::SaveSheet);
    console.press("Ναι, κενό");
    console.key(Key::Enter);
    console.ask(UserCommand::TakeSheet(round(1), player(3)));
    console.press("Οι διαφορές…");
    console.see("Στη δεύτερη καταχώριση δεν υπάρχει καμία λέξη.");
}

/// It asked for the first sheet although one was open, and took a code for that but none for the second.
#[test]
fn the_palette_s_exchange_begins_with_the_open_sheet_and_takes_codes_for_both() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut console = mixed_up(&folder.path().join("a.eforos"));
    console.record(2, "ΝΔΣΙΕΗΑ");
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console.ctrl(Key::K);
    console.text("ανταλλαγή");
    console.key(Key::Enter);
    console.see("1. Άννα Αλεξίου, γύρος 1");
    console.key(Key::Enter);
    console.see("1. Άννα Αλεξίου, γύρος 1");
    console.text("3-2");
    console.key(Key::Enter);
    console.see("Ο κωδικός είναι άλλου γύρου: ανταλλάσσονται φύλλα του γύρου 1.");
    console.ask(UserCommand::Type(Entry::PlayerSearch, "3-1".to_owned()));
    console.key(Key::Enter);
    console.see("3. Γωγώ Γεωργίου");
    console.key(Key::Enter);
    assert_eq!((words_of(&console, 1), words_of(&console, 3)), (of("ΤΑΚΟ"), of("ΚΑΡΟ ΡΟΚΑ")));
    // Another sheet is typed over the open one.
    console.ctrl(Key::K);
    console.text("ανταλλαγή");
    console.key(Key::Enter);
    console.text("3-1");
    console.see("3. Γωγώ Γεωργίου, γύρος 1");
}
