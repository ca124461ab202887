//! What was typed and not saved, sheets that nobody's name stands on, and the way from one missing sheet to the next.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::path::Path;

use eforos::commands::{Entry, OfSheet, Place, Question, UserCommand};
use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::formats::anagram::sheet::{Lateness, SheetWords};
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::ids::PlayerId;
use eforos::domain::person::Role;
use eforos::views::console::palette;
use eforos::views::desk::Turn;
use eforos::views::{OwnViews, Sight};
use egui::Key;
use egui::accesskit::Role as Node;
use egui_kittest::kittest::Queryable as _;

use crate::gui::{Console, of, player, round};

/// Two rounds that were played; the first player's sheet of the first is on the desk.
fn at_the_sheet(path: &Path) -> Console {
    let mut console = Console::in_rounds(path);
    console.record(1, "ΚΡΤΣΑΟΕ");
    console.record(2, "ΠΛΝΑΙΟΕ");
    console.ask(UserCommand::TakeDesk("Α. Πρώτη".to_owned(), Role::Assistant));
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console
}

fn on_desk(console: &Console) -> (u8, u32) {
    let sheet = console.shell().desk.sheet.unwrap();
    (sheet.round.get(), sheet.player.get())
}

fn four(console: &Console) -> String {
    console.shell().desk.text(Entry::Words(Field::Four)).trim().to_owned()
}

fn key_nameless(console: &mut Console, words: &str) {
    console.ctrl(Key::N);
    console.type_words(Field::Four, &of(words));
    console.ctrl(Key::Enter);
}

/// The words of a sheet without a name went with the saving that was taken back.
#[test]
fn a_saved_sheet_without_a_name_lies_there_again_once_its_saving_is_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    key_nameless(&mut console, "ΚΑΡΟ ΤΑΚΟ");
    console.ctrl(Key::Z);
    console.key(Key::Enter);
    assert_eq!(console.shell().desk.sheet.unwrap().turn, Turn::Nameless);
    assert_eq!(four(&console).trim(), "ΚΑΡΟ ΤΑΚΟ");
    console.ctrl(Key::Enter);
    // After it comes what is missing, and not a saved sheet into which the next words would be typed.
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console.type_words(Field::Four, &of("ΡΟΚΑ"));
    console.ctrl(Key::Enter);
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    key_nameless(&mut console, "ΤΑΚΟ");
    assert_ne!(on_desk(&console), (1, 1));
    console.close();
}

/// A word that was added to a saved sheet, and not saved, was counted nowhere: "no sheet is missing".
#[test]
fn a_correction_that_is_not_saved_is_told_until_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    let waits = |console: &Console| {
        let shell = console.shell();
        let sight = Sight::of(shell.session().unwrap(), &shell.desk);
        <Anagram as OwnViews>::waiting(&sight)[0].1
    };
    let before = waits(&console);
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console.type_words(Field::Four, &of("ΡΟΚΑ"));
    console.wait_ms(1500);
    let told = "… 1-1: διόρθωση που δεν αποθηκεύτηκε";
    assert!(!console.sees(told), "it is being typed");
    console.ask(UserCommand::TakeSheet(round(1), player(2)));
    console.see(told);
    console.see("1 με διόρθωση που δεν αποθηκεύτηκε");
    assert_eq!(waits(&console), before + 1);
    console.press("Συνέχεια");
    assert_eq!((on_desk(&console), four(&console).as_str()), ((1, 1), "ΚΑΡΟ ΡΟΚΑ"));
    console.ctrl(Key::Enter);
    console.text("το χαρτί");
    console.key(Key::Enter);
    assert!(!console.sees(told));
    console.close();
}

/// The key of a move asked which sheet while one lay there, and took its new number for another sheet; and it showed the words of
/// a first keying to whoever was to key the second blind.
#[test]
fn the_sheet_on_the_desk_is_the_one_that_is_moved_and_stays_unseen() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Four, &of("ΚΑΡΟ ΡΟΚΑ"));
    console.ctrl(Key::Enter);
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console.ctrl(Key::K);
    console.text("λάθος παίκτης");
    console.key(Key::Enter);
    console.see("Άννα Αλεξίου: ΚΑΡΟ, ΡΟΚΑ");
    console.text("2");
    console.key(Key::Enter);
    console.key(Key::Enter);
    assert!(console.contest().game.sheet_at(round(1), player(2)).is_some());
    console.ask(UserCommand::TakeDesk("Β. Δεύτερος".to_owned(), Role::Assistant));
    let (sheet, _) = console.contest().game.sheet_at(round(1), player(2)).unwrap();
    console.ask(UserCommand::Go(Place::Competition));
    console.ask(UserCommand::Ask(Question::MoveSheet { sheet, player: None, round: round(1) }));
    console.see("Βασίλης Βλάχος: 2 λέξεις");
    assert!(!console.texts().iter().any(|text| text.contains("ΚΑΡΟ")), "it is keyed blind");
}

/// A word that was misread on it stood there until somebody knew whose it was.
#[test]
fn a_saved_sheet_without_a_name_is_corrected_before_it_has_one() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    let mut console = at_the_sheet(&path);
    key_nameless(&mut console, "ΚΑΡΟ ΤΑΚΟ");
    let words = |console: &Console| -> Vec<Vec<String>> {
        let sheets = console.contest().game.nameless(round(1));
        let four =
            |words: &SheetWords| words.field(Field::Four).iter().map(ToString::to_string).collect();
        sheets.map(|(_, sheet)| four(sheet.words())).collect()
    };
    console.press("Σε ποιον ανήκει;…");
    console.press("Διόρθωση των λέξεών του");
    assert!(console.shell().desk.question.is_none());
    assert_eq!(four(&console), "ΚΑΡΟ ΤΑΚΟ");
    console.see("Φύλλο χωρίς όνομα");
    // Another without a name is another sheet, and what is half corrected waits for it.
    console.type_words(Field::Four, &of("ΡΟΚΑ"));
    console.wait_ms(1500);
    console.ctrl(Key::N);
    assert_eq!(
        (four(&console), console.shell().desk.sheet.unwrap().turn),
        (String::new(), Turn::Nameless)
    );
    assert_eq!(words(&console), [of("ΚΑΡΟ ΤΑΚΟ")], "nothing is saved yet");
    drop(console);
    let mut console = Console::new();
    console.ask(UserCommand::Type(Entry::File, path.display().to_string()));
    console.ask(UserCommand::OpenCompetition);
    console.ask(UserCommand::TakeDesk("Α. Πρώτη".to_owned(), Role::Assistant));
    console.ask(UserCommand::Ask(Question::WhichSheet(OfSheet::Correct)));
    let label = "◆ Γύρος 1, ΚΑΡΟ…: 2 λέξεις, χωρίς όνομα";
    console.window().get_by_role_and_label(Node::Button, label).click_accesskit();
    console.settle();
    assert_eq!(four(&console), "ΚΑΡΟ ΤΑΚΟ ΡΟΚΑ");
    console.ctrl(Key::Enter);
    console.see("Προστίθενται: ΡΟΚΑ");
    console.text("το χαρτί");
    console.key(Key::Enter);
    assert_eq!(words(&console), [of("ΚΑΡΟ ΤΑΚΟ ΡΟΚΑ")], "one sheet, corrected");
    assert_ne!(four(&console), "ΚΑΡΟ ΤΑΚΟ ΡΟΚΑ", "what is missing lies there");
    console.close();
}

/// It was gone without a question, and nothing took it back.
#[test]
fn what_is_typed_is_thrown_away_only_once_its_words_were_read() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Four, &of("ΚΑΡΟ ΡΟΚΑ"));
    console.press_in("Διορθώσεις", "Απόρριψη προχείρου…");
    console.see("1. Άννα Αλεξίου, γύρος 1: χάνονται 2 λέξεις που γράφτηκαν και δεν αποθηκεύτηκαν");
    console.see("ΚΑΡΟ, ΡΟΚΑ");
    // An Enter out of habit throws nothing away.
    console.key(Key::Enter);
    assert!(console.shell().desk.question.is_none());
    assert_eq!(four(&console), "ΚΑΡΟ ΡΟΚΑ");
    console.text("ΤΑ");
    assert_eq!(four(&console), "ΚΑΡΟ ΡΟΚΑ ΤΑ", "the keyboard is where it was");
    console.ask(UserCommand::Ask(Question::DropDraft));
    console.press("Απόρριψη");
    assert_eq!(four(&console), "");
    // Of a saved sheet what is saved stays.
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console.type_words(Field::Four, &of("ΤΑΚΟ"));
    console.ask(UserCommand::Ask(Question::DropDraft));
    // What is saved is not counted among what is lost.
    console.see("χάνεται 1 λέξη που γράφτηκε και δεν αποθηκεύτηκε");
    assert!(!console.sees("ΚΑΡΟ, ΤΑΚΟ") && !console.sees("ΤΑΚΟ, ΚΑΡΟ"), "{:#?}", console.texts());
    console.see("Ό,τι είναι αποθηκευμένο μένει όπως είναι.");
    console.press("Απόρριψη");
    assert_eq!(four(&console), "ΚΑΡΟ");
    // Nothing is there to throw away.
    console.ask(UserCommand::Ask(Question::DropDraft));
    console.see("δεν γράφτηκε τίποτε");
    let texts = console.texts();
    assert!(!texts.contains(&"Απόρριψη".to_owned()), "a button that throws nothing away");
    console.press("Κλείσιμο");
    assert!(console.shell().desk.question.is_none());
    assert_eq!(four(&console), "ΚΑΡΟ");
}

/// "Move…" was asked about a sheet that lay nowhere, and whose was missing stood behind the question.
#[test]
fn whose_a_sheet_without_a_name_is_may_be_whoever_lacks_one() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Four, &of("ΡΟΚΑ"));
    console.ctrl(Key::Enter);
    console.ask(UserCommand::TakeSheet(round(1), player(2)));
    key_nameless(&mut console, "ΚΑΡΟ");
    console.press("Σε ποιον ανήκει;…");
    console.see("Σε ποιον ανήκει το φύλλο χωρίς όνομα;");
    console.see("Λείπει το φύλλο");
    let buttons =
        |label: &str| console.harness.query_all_by_role_and_label(Node::Button, label).count();
    assert_eq!(buttons("1. Άννα Αλεξίου"), 0, "theirs is there");
    console.press("2. Βασίλης Βλάχος");
    assert!(console.contest().game.sheet_at(round(1), player(2)).is_none(), "it is only chosen");
    console.key(Key::Enter);
    let (_, sheet) = console.contest().game.sheet_at(round(1), player(2)).unwrap();
    assert_eq!(sheet.words().field(Field::Four).len(), 1);
}

/// Whoever gave a sheet its player stood in that one's saved sheet, and typed the words of the next paper into it.
#[test]
fn whoever_gives_a_sheet_its_player_types_on_where_they_were() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.ask(UserCommand::TakeSheet(round(1), player(2)));
    key_nameless(&mut console, "ΚΑΡΟ");
    let on_desk = |console: &Console| {
        let sheet = console.shell().desk.sheet.unwrap();
        (sheet.whose().map(PlayerId::get), sheet.turn)
    };
    assert_eq!(on_desk(&console), (Some(2), Turn::First));
    console.press("Σε ποιον ανήκει;…");
    console.press("3. Γωγώ Γεωργίου");
    console.key(Key::Enter);
    assert!(console.contest().game.sheet_at(round(1), player(3)).is_some());
    assert_eq!(on_desk(&console), (Some(2), Turn::First), "still theirs");
    assert_eq!(four(&console), "");
    // Where it is given to whoever's sheet lies there, that is seen as it is by now.
    key_nameless(&mut console, "ΡΟΚΑ");
    console.press("Σε ποιον ανήκει;…");
    console.press("2. Βασίλης Βλάχος");
    console.key(Key::Enter);
    assert_eq!((on_desk(&console).0, four(&console).as_str()), (Some(2), "ΡΟΚΑ"));
}

/// Half a correction of a sheet without a name stood in no list; once that had its player, it was taken for a second keying.
#[test]
fn half_a_correction_of_a_sheet_without_a_name_is_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.ask(UserCommand::TakeSheet(round(1), player(2)));
    key_nameless(&mut console, "ΚΑΡΟ");
    let correct = "Διόρθωση των λέξεών του";
    console.press("Σε ποιον ανήκει;…");
    console.press(correct);
    console.type_words(Field::Four, &of("ΡΟΚΑ"));
    let left = "Γύρος 1: διόρθωση φύλλου χωρίς όνομα που δεν αποθηκεύτηκε";
    assert!(!console.sees(left), "it lies on the desk");
    console.ask(UserCommand::TakeSheet(round(1), player(2)));
    console.see(left);
    console.press("Σε ποιον ανήκει;…");
    console.press("3. Γωγώ Γεωργίου");
    console.key(Key::Enter);
    console.see("Η διόρθωσή του δεν έχει αποθηκευτεί");
    assert!(console.contest().game.sheet_at(round(1), player(3)).is_none());
    console.key(Key::Escape);
    console.press("Συνέχεια");
    assert_eq!(four(&console), "ΚΑΡΟ ΡΟΚΑ");
    console.ctrl(Key::Enter);
    console.ask(UserCommand::Type(Entry::Reason, "λείπει μια λέξη".to_owned()));
    console.key(Key::Enter);
    assert!(console.shell().desk.question.is_none(), "{:?}", console.shell().desk.question);
    assert!(!console.sees(left));
    console.press("Σε ποιον ανήκει;…");
    console.press("3. Γωγώ Γεωργίου");
    console.key(Key::Enter);
    let (_, sheet) = console.contest().game.sheet_at(round(1), player(3)).unwrap();
    assert_eq!(sheet.words().field(Field::Four).len(), 2);
}

/// A correction asked once more about a word of two letters that had been answered when the sheet was saved.
#[test]
fn a_word_that_has_the_length_of_no_field_is_asked_about_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    let asked = |console: &Console| console.shell().desk.question.clone().map(|it| it.0);
    console.type_words(Field::Four, &of("ΚΑΡΟ ΡΟ"));
    console.ctrl(Key::Enter);
    assert_eq!(asked(&console), Some(Question::OddLength(false)));
    console.ask(UserCommand::Ask(Question::OddLength(true)));
    console.ask(UserCommand::Confirm);
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console.type_words(Field::Four, &of("ΤΑΚΟ"));
    console.ctrl(Key::Enter);
    assert_eq!(asked(&console), Some(Question::ReviseSheet));
    console.key(Key::Escape);
    console.type_words(Field::Four, &of("ΚΑ"));
    console.ctrl(Key::Enter);
    assert_eq!(asked(&console), Some(Question::OddLength(false)), "another is");
}

/// Each correction of a sheet asked once more about a word that had been answered when it was saved.
#[test]
fn a_word_that_was_saved_beside_its_field_is_asked_about_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    let asked = |console: &Console| console.shell().desk.question.clone().map(|it| it.0);
    console.type_words(Field::Four, &of("ΚΑΡΟ ΡΟΣ"));
    console.ctrl(Key::Enter);
    assert!(matches!(asked(&console), Some(Question::Misplaced(_))));
    console.key(Key::ArrowRight);
    console.key(Key::Enter);
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    let reads = |console: &mut Console, words: &str| {
        console.ask(UserCommand::Type(Entry::Words(Field::Four), words.to_owned()));
        console.ctrl(Key::Enter);
    };
    reads(&mut console, "ΚΑΡΟ ΡΟΣ ΡΟΚΑ ");
    assert_eq!(asked(&console), Some(Question::ReviseSheet));
    console.key(Key::Escape);
    // Another one is asked about, and the same a second time.
    for words in ["ΡΟΣ ΚΑΡΟ ΡΟΣ ", "ΚΑΡΟ ΡΟΣ ΤΑΚ "] {
        reads(&mut console, words);
        assert_eq!(asked(&console), Some(Question::Misplaced(vec![None])), "{words}");
        console.key(Key::Escape);
    }
    // Moved, that alone moves.
    console.ctrl(Key::Enter);
    console.key(Key::ArrowLeft);
    console.key(Key::Enter);
    assert_eq!(four(&console), "ΚΑΡΟ ΡΟΣ");
}

/// The saved sheet of a round before had the keyboard still: a whole sheet of the next round was typed into it.
#[test]
fn sheets_opens_on_what_is_missing_once_another_round_was_played() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.record(1, "ΚΡΤΣΑΟΕ");
    console.go(Key::Num3, Place::Sheets);
    for _ in 0..3 {
        console.type_words(Field::Four, &of("ΚΑΡΟ"));
        console.ctrl(Key::Enter);
    }
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    // Whoever was elsewhere for a moment has it still.
    console.go(Key::Num4, Place::Words);
    console.go(Key::Num3, Place::Sheets);
    assert_eq!(on_desk(&console), (1, 1));
    console.record(2, "ΠΛΝΑΙΟΕ");
    console.go(Key::Num2, Place::Rounds);
    console.go(Key::Num3, Place::Sheets);
    assert_eq!(on_desk(&console), (2, 1));
    // Nor does one stay whose second keying somebody else might begin.
    console.ask(UserCommand::TakeDesk("Α. Πρώτη".to_owned(), Role::Assistant));
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    assert_eq!(console.shell().desk.sheet.unwrap().turn, Turn::Concealed);
    console.record(3, "ΠΛΝΣΤΙΟ");
    console.go(Key::Num2, Place::Rounds);
    console.go(Key::Num3, Place::Sheets);
    assert_eq!(on_desk(&console), (2, 1));
    // What is half typed is never left.
    console.ask(UserCommand::TakeDesk("Ε. Φόρου".to_owned(), Role::Referee));
    console.ask(UserCommand::TakeSheet(round(1), player(2)));
    console.type_words(Field::Four, &of("ΡΟΚΑ"));
    console.record(4, "ΠΛΑΙΟΕΑ");
    console.go(Key::Num2, Place::Rounds);
    console.go(Key::Num3, Place::Sheets);
    assert_eq!(on_desk(&console), (1, 2));
}

/// It was seen nowhere once another sheet lay on the desk: only Ctrl N in the same round brought it back.
#[test]
fn a_sheet_without_a_name_that_was_begun_is_listed_until_it_is_saved() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    let line = "… Γύρος 1: μισό φύλλο χωρίς όνομα";
    console.ctrl(Key::N);
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    assert!(!console.sees(line), "it lies on the desk");
    console.ask(UserCommand::TakeSheet(round(2), player(2)));
    console.wait_ms(1500);
    console.see(line);
    // A sheet of another round lies there: it goes on in its own, and that it does is said.
    console.press("Συνέχεια");
    assert_eq!((on_desk(&console).0, four(&console)), (1, "ΚΑΡΟ".to_owned()));
    assert!(!console.sees(line));
    console.see("Συνεχίζεται το φύλλο χωρίς όνομα που είχε αρχίσει, γύρος 1: 1 λέξη.");
    // The next word is none that runs on from the last.
    assert!(console.shell().desk.text(Entry::Words(Field::Four)).ends_with(' '));
    console.ctrl(Key::Enter);
    console.wait_ms(1500);
    assert!(!console.sees(line));
    console.see("◆ Γύρος 1, ΚΑΡΟ: 1 λέξη, χωρίς όνομα");
}

/// Three of one round all began with the same word, and were told by it alone.
#[test]
fn sheets_without_a_name_are_told_by_the_words_in_which_they_differ() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    for words in ["ΚΑΡΟ ΤΑΚΟ ΡΟΚΑ", "ΚΑΡΟ ΤΑΚΟ ΣΑΚΟ", "ΚΑΡΟ ΚΟΡΑ", "ΚΑΡΟ"]
    {
        key_nameless(&mut console, words);
    }
    console.press("Σε ποιον ανήκουν;…");
    for told in [
        "◆ Γύρος 1, ΚΑΡΟ, ΤΑΚΟ, ΡΟΚΑ: 3 λέξεις, χωρίς όνομα",
        "◆ Γύρος 1, ΚΑΡΟ, ΤΑΚΟ, ΣΑΚΟ: 3 λέξεις, χωρίς όνομα",
        "◆ Γύρος 1, ΚΑΡΟ, ΚΟΡΑ: 2 λέξεις, χωρίς όνομα",
        "◆ Γύρος 1, ΚΑΡΟ: 1 λέξη, χωρίς όνομα",
    ] {
        console.see(told);
    }
    // An arrow leads from the field to them, and Enter takes the one that has the keyboard.
    console.key(Key::ArrowDown);
    console.key(Key::Enter);
    let question = console.shell().desk.question.clone().unwrap().0;
    let Question::MoveSheet { sheet, .. } = question else { panic!("{question:?}") };
    let words = console.contest().game.sheet(sheet).unwrap().words().field(Field::Four).len();
    assert_eq!(words, 3, "the first of them");
}

/// From a sheet of round 2 it went round and round in round 2, and never came to what was missing of round 1.
#[test]
fn whoever_looks_on_comes_to_every_missing_sheet() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    let mut reached = vec![on_desk(&console)];
    for _ in 0..5 {
        console.ctrl(Key::M);
        reached.push(on_desk(&console));
    }
    assert_eq!(reached, [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3)]);
    console.ctrl(Key::M);
    assert_eq!(on_desk(&console), (1, 1));
    // Whoever saves one stays in its round.
    console.ask(UserCommand::TakeSheet(round(2), player(2)));
    console.type_words(Field::Five, &of("ΠΛΑΝΟ"));
    console.ctrl(Key::Enter);
    assert_eq!(on_desk(&console), (2, 3));
    // Under one without a name lay a missing one: that comes first.
    console.ctrl(Key::N);
    console.ctrl(Key::M);
    assert_eq!(on_desk(&console), (2, 3));
}

/// Nothing said that a player was declared to have handed none in.
#[test]
fn who_gives_a_sheet_to_somebody_who_handed_in_none_is_told_so() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.ask(UserCommand::TakeSheet(round(1), player(2)));
    console.ctrl(Key::D);
    key_nameless(&mut console, "ΚΑΡΟ");
    console.press("Σε ποιον ανήκει;…");
    let declared = "έχει δηλωθεί ότι δεν παρέδωσε φύλλο. Αυτό παύει να ισχύει.";
    console.text("2");
    assert!(!console.sees(declared));
    console.key(Key::Enter);
    console.see(declared);
    console.key(Key::Enter);
    assert!(console.contest().game.sheet_at(round(1), player(2)).is_some());
}

/// Why a sheet was corrected stands with its version.
#[test]
fn a_version_tells_why_it_was_made() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console.type_words(Field::Four, &of("ΤΑΚΟ"));
    console.ctrl(Key::Enter);
    console.ask(UserCommand::Type(Entry::Reason, "παράλειψη".to_owned()));
    console.key(Key::Enter);
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console.see("4: ΚΑΡΟ ΤΑΚΟ · αιτιολογία: παράλειψη");
}

/// "ανώνυμο" led to the archive, and "ξέχασε το όνομα" nowhere.
#[test]
fn sheets_without_a_name_and_second_keyings_are_found_by_what_people_call_them() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    for (typed, found) in [
        ("ανώνυμο", "Χωρίς όνομα"),
        ("ξέχασε το όνομα", "Χωρίς όνομα"),
        ("δεύτερη φορά", "Δεύτερη καταχώριση"),
    ] {
        console.ctrl(Key::K);
        console.text(typed);
        let shell = console.shell();
        let data = palette(&Sight::of(shell.session().unwrap(), &shell.desk)).unwrap();
        let rows: Vec<String> = data.rows.into_iter().map(|row| row.act.label).collect();
        assert!(rows.iter().take(2).any(|row| row.contains(found)), "{typed}: {rows:?}");
        console.key(Key::Escape);
    }
}

/// Late and not handed in said a sheet without a name of the player over whose sheet it lay: another person's round was void.
#[test]
fn what_is_said_of_a_sheet_without_a_name_is_said_of_nobody_else() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    let before = console.shell().session().unwrap().record().log().len();
    for keyed in [false, true] {
        if keyed {
            console.ask(UserCommand::TakeSheet(round(1), player(1)));
            console.type_words(Field::Four, &of("ΚΑΡΟ"));
            console.ctrl(Key::Enter);
            console.ask(UserCommand::TakeSheet(round(1), player(1)));
        }
        let before = if keyed { before + 1 } else { before };
        console.ctrl(Key::N);
        for key in [Key::L, Key::D] {
            console.ctrl(key);
            console.see("Το φύλλο δεν έχει όνομα: πρώτα βρίσκει παίκτη.");
            assert_eq!(console.shell().desk.question, None);
        }
        for command in [Lateness::Late, Lateness::InTime].map(UserCommand::SetLateness) {
            console.ask(command);
        }
        console.ask(UserCommand::DeclareNotHandedIn);
        assert_eq!(console.shell().session().unwrap().record().log().len(), before);
    }
}

/// The number of a sheet that was found stayed in the field above the list, and a refusal beside what did match.
#[test]
fn what_was_searched_goes_once_it_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    let searched = |console: &Console| console.shell().desk.text(Entry::SheetCode).to_owned();
    console.ctrl(Key::F);
    console.text("ζζζ");
    console.key(Key::Enter);
    console.see("Κανένας παίκτης με αυτόν τον αριθμό ή αυτό το όνομα.");
    console.ask(UserCommand::Type(Entry::SheetCode, "3-1".to_owned()));
    assert!(!console.sees("Κανένας παίκτης με αυτόν τον αριθμό ή αυτό το όνομα."));
    console.ask(UserCommand::JumpToSheet);
    assert_eq!((on_desk(&console), searched(&console)), ((1, 3), String::new()));
}

/// The question whose it is came with the sheet that had just been given, and an Enter began to move that one.
#[test]
fn while_sheets_without_a_name_wait_nobody_s_sheet_is_proposed_to_be_moved() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    let proposed = |console: &mut Console| {
        console.ask(UserCommand::TakeSheet(round(1), player(1)));
        console.ask(UserCommand::Ask(Question::WhichSheet(OfSheet::Move)));
        let question = console.shell().desk.question.clone();
        console.key(Key::Escape);
        question.map(|(question, _)| question)
    };
    let moved = proposed(&mut console);
    assert!(matches!(moved, Some(Question::MoveSheet { player: None, .. })), "{moved:?}");
    key_nameless(&mut console, "ΡΟΚΑ");
    assert_eq!(proposed(&mut console), Some(Question::WhichSheet(OfSheet::Move)));
    assert_eq!(console.shell().desk.text(Entry::SheetCode), "");
    // Whose the one without a name is has a question of its own, whatever lies on the desk.
    let of = |console: &Console, question: Option<(Question, _)>| match question {
        Some((Question::MoveSheet { sheet, player: None, .. }, _)) => {
            let words = console.contest().game.sheet(sheet).unwrap().words().field(Field::Four);
            words.iter().map(ToString::to_string).collect::<String>()
        }
        other => panic!("{other:?}"),
    };
    let asked = |console: &Console| console.shell().desk.question.clone();
    console.ask(UserCommand::Ask(Question::WhichSheet(OfSheet::Name)));
    assert_eq!(of(&console, asked(&console)), "ΡΟΚΑ");
    console.key(Key::Escape);
    // Of several one is named by a word that stands on it alone.
    key_nameless(&mut console, "ΤΑΚΟ");
    console.ask(UserCommand::Ask(Question::WhichSheet(OfSheet::Name)));
    assert_eq!(asked(&console).unwrap().0, Question::WhichSheet(OfSheet::Name));
    console.text("τα");
    console.key(Key::Enter);
    assert_eq!(of(&console, asked(&console)), "ΤΑΚΟ");
}
