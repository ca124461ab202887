//! Keying sheet after sheet as an assistant does: what leads on, what is told, what is asked before it is saved,
//! sheets without a name, a second keying, a scanner, and the words that an objection can be about.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::path::Path;

use eforos::commands::{AboutChoice, Entry, Question, UserCommand};
use eforos::domain::contest::DoubleKeying;
use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::formats::anagram::sheet_code::{CompetitionCode, SheetCode};
use eforos::domain::person::Role;
use eforos::views::desk::{Notice, NoticeKind};
use egui::{Key, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::gui::keyboard::{fields, press};
use crate::gui::{Console, of, player, round};

/// A round with this rack, played; an assistant has the first player's sheet on the desk.
pub fn at_the_sheet(path: &Path) -> Console {
    let mut console = Console::in_rounds(path);
    console.record(1, "ΚΡΤΣΑΟΕ");
    sits(&mut console, "Α. Πρώτη");
    take(&mut console, 1);
    console
}

pub fn sits(console: &mut Console, name: &str) {
    console.ask(UserCommand::TakeDesk(name.to_owned(), Role::Assistant));
}

pub fn take(console: &mut Console, number: u32) {
    console.ask(UserCommand::TakeSheet(round(1), player(number)));
}

fn sees(console: &Console, text: &str) -> bool {
    console.texts().iter().any(|seen| seen.contains(text))
}

fn on_desk(console: &Console) -> u32 {
    console.shell().desk.sheet.unwrap().player.get()
}

fn typed(console: &Console, field: Field) -> String {
    console.shell().desk.text(Entry::Words(field)).trim().to_owned()
}

/// The words of a saved sheet; `None` when there is none.
fn saved(console: &Console, number: u32, field: Field) -> Option<Vec<String>> {
    let (_, sheet) = console.contest().game.sheet_at(round(1), player(number))?;
    Some(sheet.words().field(field).iter().map(ToString::to_string).collect())
}

#[test]
fn each_field_counts_its_words_and_tab_is_told_until_it_was_used_ten_times() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Four, &of("ΚΑΡΟ ΡΟΚΑ ψ1"));
    console.type_words(Field::Three, &of("ΡΟΣ"));
    // What is no word was written, too.
    for size in [vec2(1280.0, 720.0), vec2(1920.0, 1080.0)] {
        console.window().set_size(size);
        console.settle();
        for (title, count) in [("4 γραμμάτων", "3 λέξεις"), ("3 γραμμάτων", "1 λέξη")]
        {
            let (title, count) = (console.place_of(title), console.place_of(count));
            // Under it or right of it, and nowhere else.
            assert!(title.expand2(vec2(70.0, 22.0)).contains_rect(count), "{count} at {title}");
            assert!(!title.shrink(2.0).intersects(count), "{count} over {title}");
        }
    }
    // After the last field no field is next.
    assert!(!sees(&console, "Tab: επόμενο πεδίο"));
    console.type_words(Field::Five, &[]);
    for used in 0..10 {
        assert_eq!(console.shell().desk.settings.tabs, used);
        assert!(sees(&console, "Tab: επόμενο πεδίο"), "used {used} times");
        press(&mut console, "⇥⇤", 1);
    }
    assert!(!sees(&console, "Tab: επόμενο πεδίο"), "by now it is known");
    press(&mut console, "⇥⇤", 1);
    assert_eq!(console.shell().desk.settings.tabs, 10);
}

#[test]
fn a_sheet_is_keyed_and_saved_with_letters_and_enter_alone_and_what_was_saved_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    press(&mut console, "↵↵↵ΚΑΡΟ↵ΡΟΚΑ↵↵ΡΟΣ↵↵", 1);
    assert_eq!(saved(&console, 1, Field::Four), None, "the button has the keyboard");
    press(&mut console, "↵", 1);
    assert_eq!(saved(&console, 1, Field::Four), Some(of("ΚΑΡΟ ΡΟΚΑ")));
    assert_eq!(saved(&console, 1, Field::Three), Some(of("ΡΟΣ")));
    assert_eq!(on_desk(&console), 2);
    // Two words of two points; the third is not in the list and waits.
    let told = "Αποθηκεύτηκε το 1-1: 3 λέξεις, 4 πόντοι";
    assert!(sees(&console, told), "{:#?}", console.texts());
    // It stays as long as nobody types.
    console.wait_ms(20_000);
    assert!(sees(&console, told));
    press(&mut console, "Τ", 1);
    assert!(!sees(&console, told));
    assert_eq!(typed(&console, Field::Seven), "Τ");
    // Of one word and one point it is told as of one.
    press(&mut console, "⌫↵↵↵↵ΚΑΤ↵↵↵", 1);
    assert!(sees(&console, "Αποθηκεύτηκε το 2-1: 1 λέξη, 1 πόντος"), "{:#?}", console.texts());
}

#[test]
fn words_that_all_belong_to_another_field_are_asked_about_and_moved() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    let said = "Οι 2 λέξεις στο πεδίο 7 γραμμάτων είναι όλες 4 γραμμάτων: ΚΑΡΟ, ΡΟΚΑ.";
    console.type_words(Field::Seven, &of("ΚΑΡΟ roka"));
    console.type_words(Field::Four, &of("ΤΑΚΟ"));
    console.ctrl(Key::Enter);
    console.see(said);
    assert_eq!(saved(&console, 1, Field::Four), None, "it asks before it saves");
    // What stands on the paper nobody answers by an Enter out of habit.
    console.key(Key::Enter);
    console.see(said);
    assert_eq!(saved(&console, 1, Field::Four), None, "nothing is chosen");
    console.press("Στο σωστό πεδίο: μετακίνηση");
    console.key(Key::Enter);
    assert_eq!(saved(&console, 1, Field::Seven), Some(vec![]));
    assert_eq!(saved(&console, 1, Field::Four), Some(of("ΤΑΚΟ ΚΑΡΟ ΡΟΚΑ")));
    // No: nothing is saved, nothing moved. On the paper they stand there: they stay.
    assert_eq!(on_desk(&console), 2);
    console.type_words(Field::Seven, &of("ΚΑΡΟ ΡΟΚΑ"));
    console.ctrl(Key::Enter);
    console.key(Key::Escape);
    assert_eq!(
        (saved(&console, 2, Field::Seven), typed(&console, Field::Seven)),
        (None, "ΚΑΡΟ ΡΟΚΑ".to_owned())
    );
    // The keyboard is back where it was asked about.
    let mut fields = console.harness.root().children_recursive();
    let field = fields.find(|node| node.accesskit_node().is_focused()).unwrap();
    assert!(field.accesskit_node().labelled_by().any(|by| by.value().unwrap().starts_with("7 ")));
    drop(fields);
    console.ctrl(Key::Enter);
    console.press("Εκεί που γράφτηκε: δεν μετρά");
    console.press("Αποθήκευση όπως είναι");
    assert_eq!(saved(&console, 2, Field::Seven), Some(of("ΚΑΡΟ ΡΟΚΑ")));
}

/// Two words without the space between them, and one with a space in it, were saved without a question: nothing for either;
/// and so was one beside a word that was moved to its field.
#[test]
fn words_of_a_length_that_no_field_has_are_asked_about() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Four, &of("ΤΑΚΟ ΚΑΡΟΡΟΚΑ"));
    console.type_words(Field::Three, &of("ΡΟ Σ"));
    console.see("– ΚΑΡΟΡΟΚΑ 8 γράμματα");
    console.ctrl(Key::Enter);
    console.see(
        "ΚΑΡΟΡΟΚΑ (πεδίο 4 γραμμάτων) έχει 8 γράμματα: κανένα πεδίο δεν έχει τόσα. Μήπως λείπει ένα κενό;",
    );
    console.see(
        "Σ (πεδίο 3 γραμμάτων) έχει 1 γράμμα: κανένα πεδίο δεν έχει τόσα. Μήπως περισσεύει ένα κενό;",
    );
    // It has no field to be moved to, and an Enter out of habit saves nothing.
    assert!(!sees(&console, "Στο σωστό πεδίο: μετακίνηση"));
    console.key(Key::Enter);
    assert_eq!(saved(&console, 1, Field::Four), None);
    // Back, the keyboard is in that field.
    console.key(Key::Escape);
    assert_eq!(typed(&console, Field::Four), "ΤΑΚΟ ΚΑΡΟΡΟΚΑ");
    console.ask(UserCommand::Type(Entry::Words(Field::Four), "ΤΑΚΟ ΚΑΡΟ ΡΟΚΑ".to_owned()));
    console.ctrl(Key::Enter);
    assert!(!sees(&console, "ΚΑΡΟΡΟΚΑ (πεδίο"));
    // On the paper it stands so.
    console.key(Key::ArrowDown);
    console.key(Key::Enter);
    assert_eq!(saved(&console, 1, Field::Four), Some(of("ΤΑΚΟ ΚΑΡΟ ΡΟΚΑ")));
    assert_eq!(saved(&console, 1, Field::Three), Some(of("ΡΟ Σ")));
    // Beside a word of another field that one is moved, and the other stays.
    console.type_words(Field::Four, &of("ΚΑΡΟΡΟΚΑ"));
    console.type_words(Field::Three, &of("ΤΑΚΟ"));
    console.ctrl(Key::Enter);
    console.see("Η λέξη στο πεδίο 3 γραμμάτων είναι 4 γραμμάτων: ΤΑΚΟ.");
    assert!(!sees(&console, "δύο λέξεις"));
    assert!(!sees(&console, "ΚΑΡΟΡΟΚΑ (πεδίο"));
    console.press("Στο σωστό πεδίο: μετακίνηση");
    console.key(Key::Enter);
    // Where one belongs says nothing of the other: it lacks a space, and that can still be mended.
    console.see("ΚΑΡΟΡΟΚΑ (πεδίο 4 γραμμάτων)");
    console.key(Key::Enter);
    assert_eq!(saved(&console, 2, Field::Four), None);
    console.key(Key::Escape);
    assert_eq!(typed(&console, Field::Four), "ΚΑΡΟΡΟΚΑ ΤΑΚΟ");
    console.ctrl(Key::Enter);
    console.key(Key::ArrowDown);
    console.key(Key::Enter);
    assert_eq!(saved(&console, 2, Field::Four), Some(of("ΚΑΡΟΡΟΚΑ ΤΑΚΟ")));
}

/// A word alone in the field of 7 was asked about only while the field of its length was empty, and one before a word of
/// the field's own length not at all: nobody could know the rule.
#[test]
fn each_word_of_another_field_is_asked_about_wherever_it_stands() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Seven, &of("ΚΑΡΟ"));
    console.type_words(Field::Four, &of("ΡΟΚΑ"));
    console.type_words(Field::Three, &of("ΡΟΣ ΤΑΚΟ ΚΑΡΟΣ"));
    console.ctrl(Key::Enter);
    console.see("Η λέξη στο πεδίο 7 γραμμάτων είναι 4 γραμμάτων: ΚΑΡΟ.");
    console.see(
        "2 λέξεις στο πεδίο 3 γραμμάτων δεν ανήκουν εκεί: ΤΑΚΟ (4 γραμμάτων), ΚΑΡΟΣ (5 γραμμάτων).",
    );
    console.press("Στο σωστό πεδίο: μετακίνηση");
    console.key(Key::Enter);
    assert_eq!(saved(&console, 1, Field::Four), Some(of("ΡΟΚΑ ΚΑΡΟ ΤΑΚΟ")));
    assert_eq!(saved(&console, 1, Field::Five), Some(of("ΚΑΡΟΣ")));
    // Two words of three letters that ran together are as long as one of six.
    console.type_words(Field::Three, &of("ΡΟΣΚΑΡ"));
    console.ctrl(Key::Enter);
    console.see("ΡΟΣΚΑΡ: μήπως είναι δύο λέξεις και λείπει ένα κενό;");
    console.key(Key::Escape);
    console.ask(UserCommand::Type(Entry::Words(Field::Three), String::new()));
    // One that leaves no second word beside one of its field is one word.
    console.type_words(Field::Five, &of("ΚΡΟΤΑΣ"));
    console.ctrl(Key::Enter);
    console.see("Η λέξη στο πεδίο 5 γραμμάτων είναι 6 γραμμάτων: ΚΡΟΤΑΣ.");
    assert!(!console.texts().iter().any(|text| text.contains("λείπει ένα κενό")));
    console.key(Key::Escape);
    console.ask(UserCommand::Type(Entry::Words(Field::Five), String::new()));
    // Before a word of the field's own length, too.
    console.type_words(Field::Four, &of("ΡΟΣ ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    console.see("Η λέξη ΡΟΣ στο πεδίο 4 γραμμάτων είναι 3 γραμμάτων.");
    console.press("Εκεί που γράφτηκε: δεν μετρά");
    console.press("Αποθήκευση όπως είναι");
    assert_eq!(saved(&console, 2, Field::Four), Some(of("ΡΟΣ ΚΑΡΟ")));
}

/// One answer moved all words of a sheet, or none: of three one may really stand in the wrong field.
#[test]
fn of_several_words_in_other_fields_each_is_where_the_paper_has_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Seven, &of("ΚΑΡΟ"));
    console.type_words(Field::Four, &of("ΡΟΚΑ"));
    console.type_words(Field::Three, &of("ΡΟΣ ΤΑΚΟ ΚΑΡΟΣ"));
    console.ctrl(Key::Enter);
    console.see("Σε ποιο πεδίο είναι στο χαρτί;");
    // The right button: where it was keyed; the left: the field of its length. Too early an Enter is told what is left.
    console.key(Key::ArrowRight);
    console.key(Key::Enter);
    console.see("✗ Μένουν 2 λέξεις χωρίς απάντηση.");
    assert_eq!(saved(&console, 1, Field::Four), None);
    for key in [Key::ArrowLeft, Key::ArrowRight, Key::Enter] {
        console.key(key);
    }
    assert_eq!(saved(&console, 1, Field::Seven), Some(of("ΚΑΡΟ")));
    assert_eq!(saved(&console, 1, Field::Five), Some(vec![]));
    assert_eq!(saved(&console, 1, Field::Four), Some(of("ΡΟΚΑ ΤΑΚΟ")));
    assert_eq!(saved(&console, 1, Field::Three), Some(of("ΡΟΣ ΚΑΡΟΣ")));
    // Of more than can be gone through all are asked about at once.
    let many = ["ΚΑΡΟ"; 13].join(" ");
    console.type_words(Field::Three, &of(&many));
    console.ctrl(Key::Enter);
    assert!(!sees(&console, "Πεδίο 4 γραμμάτων"));
    console.key(Key::Enter);
    console.see("✗ Δεν διαλέξατε ακόμη: ← το αριστερό, → το δεξί, και Enter.");
    console.key(Key::ArrowLeft);
    console.key(Key::Enter);
    assert_eq!(saved(&console, 2, Field::Four).map(|words| words.len()), Some(13));
}

/// Seven words of round 2 were keyed into 3-1 and cost twelve points, though all of them fit the letters of round 2.
#[test]
fn a_sheet_of_another_round_is_asked_about_and_put_there() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.record(2, "ΝΔΣΙΕΗΑ");
    take(&mut console, 1);
    let keyed = |console: &Console, of: u8, number: u32| {
        let sheet = console.contest().game.sheet_at(round(of), player(number));
        sheet.map(|(_, sheet)| sheet.words().len())
    };
    // One word is anybody's, and so are two of which one fits here.
    console.type_words(Field::Four, &of("ΜΙΝΙ ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    assert_eq!(keyed(&console, 1, 1), Some(2));
    console.type_words(Field::Four, &of("ΔΕΣΗ"));
    console.type_words(Field::Three, &of("ΝΗΣ"));
    console.ctrl(Key::Enter);
    let said = "Αυτές οι λέξεις βγαίνουν από τα γράμματα του γύρου 2, και καμία του φύλλου από του γύρου 1: ΔΕΣΗ, ΝΗΣ.";
    console.see(said);
    assert_eq!(keyed(&console, 1, 2), None, "it asks before it saves");
    console.key(Key::Enter);
    console.see(said);
    console.press("Γύρο 2: να πάει εκεί");
    console.key(Key::Enter);
    assert_eq!((keyed(&console, 1, 2), keyed(&console, 2, 2)), (None, Some(2)));
    // The sheet that it was taken for is still to be keyed.
    let desk = console.shell().desk.sheet.unwrap();
    assert_eq!((desk.round, desk.player, desk.changed), (round(1), player(2), false));
    assert_eq!(typed(&console, Field::Four), "");
    // Where one stands there already it can only stay. A word that was misread, and fits no round, hides nothing.
    console.type_words(Field::Four, &of("ΔΕΣΗ ΦΩΦΩ"));
    console.type_words(Field::Three, &of("ΝΗΣ"));
    console.ctrl(Key::Enter);
    console.see(said);
    console.see("Στον γύρο 2 υπάρχει ήδη φύλλο αυτού του παίκτη");
    assert!(!console.sees("Γύρο 2: να πάει εκεί"));
    console.press("Γύρο 1: να μείνει, άκυρες");
    console.key(Key::Enter);
    assert_eq!(keyed(&console, 1, 2), Some(3));
}

/// Whoever types from paper sees the question late: the next sheet's Tab and Space had answered it, and its words
/// stood on the sheet before.
#[test]
fn a_question_over_a_sheet_is_answered_by_nobody_who_does_not_look() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    let said = "Οι 2 λέξεις στο πεδίο 7 γραμμάτων είναι όλες 4 γραμμάτων: ΚΑΡΟ, ΡΟΚΑ.";
    console.type_words(Field::Seven, &of("ΚΑΡΟ ΡΟΚΑ"));
    console.ctrl(Key::Enter);
    // The next sheet, and the scanned code of one.
    for _ in 0..3 {
        for key in [Key::Tab, Key::Tab, Key::Space, Key::Enter, Key::Num1] {
            console.key(key);
        }
        console.text("ΡΟΣ ");
        console.text("001049405");
        console.key(Key::Enter);
        console.ctrl(Key::Enter);
    }
    console.see(said);
    assert_eq!(saved(&console, 1, Field::Seven), None);
    assert_eq!(typed(&console, Field::Seven), "ΚΑΡΟ ΡΟΚΑ");
    // Whoever looks answers with the arrows, word by word: the left one is the left one.
    for key in [Key::ArrowRight, Key::ArrowRight] {
        assert!(!console.sees("Αποθήκευση όπως είναι"));
        console.key(key);
    }
    console.see("Αποθήκευση όπως είναι");
    for key in [Key::ArrowUp, Key::ArrowLeft, Key::ArrowDown, Key::ArrowLeft, Key::Enter] {
        console.key(key);
    }
    assert_eq!(saved(&console, 1, Field::Four), Some(of("ΚΑΡΟ ΡΟΚΑ")));
    assert_eq!(saved(&console, 1, Field::Seven), Some(vec![]));
    assert_eq!(on_desk(&console), 2);
}

/// A scanned code became the reason of a correction in which nothing was corrected.
#[test]
fn a_correction_wants_a_change_and_a_reason_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    let versions = |console: &Console| {
        console.contest().game.sheet_at(round(1), player(1)).unwrap().1.versions.len()
    };
    console.type_words(Field::Four, &of("ΡΟΚΑ"));
    console.ctrl(Key::Enter);
    console.text("001049405");
    console.key(Key::Enter);
    console.see("Αυτό είναι αριθμός, όχι αιτιολογία. Γράψτε τη με λόγια.");
    assert_eq!(versions(&console), 1);
    console.ask(UserCommand::Type(Entry::Reason, "ξεχάστηκε".to_owned()));
    console.key(Key::Enter);
    assert_eq!(versions(&console), 2);
    // A letter that is gone again is no change: nothing is asked, and no version made.
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    let about = "γύρος 1 · φύλλο 1-1";
    console.text("Χ");
    assert!(!console.texts().iter().any(|text| text == about), "said to be changed");
    console.key(Key::Backspace);
    console.see(about);
    console.ctrl(Key::Enter);
    assert!(console.shell().desk.question.is_none());
    assert_eq!(versions(&console), 2);
    assert_eq!(console.shell().desk.sheet.map(|sheet| sheet.player), Some(player(2)));
}

#[test]
fn a_forgotten_tab_is_asked_about_even_for_a_single_word() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    // After the last word of its own a field goes on with that of the next.
    console.type_words(Field::Four, &of("ΚΑΡΟ ΡΟΚΑ ΡΟΣ"));
    console.ctrl(Key::Enter);
    console.see("Η λέξη ΡΟΣ στο πεδίο 4 γραμμάτων είναι 3 γραμμάτων.");
    console.press("Στο σωστό πεδίο: μετακίνηση");
    console.key(Key::Enter);
    assert_eq!(saved(&console, 1, Field::Four), Some(of("ΚΑΡΟ ΡΟΚΑ")));
    assert_eq!(saved(&console, 1, Field::Three), Some(of("ΡΟΣ")));
    // One word alone, in a field that is not its own while its own is empty.
    console.type_words(Field::Seven, &of("ΡΟΚΑ"));
    console.type_words(Field::Three, &of("ΡΟΣ"));
    console.ctrl(Key::Enter);
    console.see("Η λέξη στο πεδίο 7 γραμμάτων είναι 4 γραμμάτων: ΡΟΚΑ.");
    console.press("Στο σωστό πεδίο: μετακίνηση");
    console.key(Key::Enter);
    assert_eq!(saved(&console, 2, Field::Four), Some(of("ΡΟΚΑ")));
}

/// One Tab too many, seen after three words: they stood first in a field whose own words followed.
#[test]
fn two_words_of_another_field_are_asked_about_among_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Three, &of("ΚΑΡΟ ΡΟΣ ΡΟΚΑ ΚΟΡ"));
    console.ctrl(Key::Enter);
    console.see("2 λέξεις στο πεδίο 3 γραμμάτων είναι 4 γραμμάτων: ΚΑΡΟ, ΡΟΚΑ.");
    console.press("Στο σωστό πεδίο: μετακίνηση");
    console.key(Key::Enter);
    assert_eq!(saved(&console, 1, Field::Four), Some(of("ΚΑΡΟ ΡΟΚΑ")));
    assert_eq!(saved(&console, 1, Field::Three), Some(of("ΡΟΣ ΚΟΡ")));
}

/// A paper that was keyed twice, under two numbers, gave its points to both.
#[test]
fn the_same_words_in_the_same_order_are_asked_about() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    let three = of("ΚΑΡΟ ΡΟΚΑ ΚΟΡΑ");
    let key = |console: &mut Console, five: &str| {
        console.type_words(Field::Four, &three);
        console.type_words(Field::Three, &of(five));
        console.ctrl(Key::Enter);
    };
    key(&mut console, "ΡΟΣ ΚΟΡ ΡΑΚ");
    assert_eq!((saved(&console, 1, Field::Four), on_desk(&console)), (Some(three.clone()), 2));
    key(&mut console, "ΡΟΣ ΚΟΡ ΡΑΚ");
    console.see(
        "Τις ίδιες 6 λέξεις, με την ίδια σειρά, έχει σε αυτόν τον γύρο ήδη: 1. Άννα Αλεξίου. \
         Πέρασε δύο φορές το ίδιο χαρτί, ή το ένα είναι αντιγραφή.",
    );
    console.key(Key::Enter);
    assert_eq!(saved(&console, 2, Field::Four), None, "nobody answers without looking");
    console.press("1. Άννα Αλεξίου: έχει περαστεί, να σβηστεί εδώ");
    console.key(Key::Enter);
    let empty = (typed(&console, Field::Four), on_desk(&console));
    assert_eq!((saved(&console, 2, Field::Four), empty), (None, (String::new(), 2)));
    // Copied it may be, but it is another paper.
    key(&mut console, "ΡΟΣ ΚΟΡ ΡΑΚ");
    console.press("2. Βασίλης Βλάχος: είναι άλλο χαρτί");
    console.key(Key::Enter);
    assert_eq!(saved(&console, 2, Field::Four), Some(three.clone()));
    // In another order nobody is asked.
    key(&mut console, "ΚΟΡ ΡΟΣ ΡΑΚ");
    assert_eq!(saved(&console, 3, Field::Four), Some(three.clone()));
}

/// Four words were not asked about, however much they were those of the paper before.
#[test]
fn four_words_of_another_paper_are_asked_about_and_three_are_not() {
    for (words, asks) in [("ΚΟΡ ΡΑΚ", false), ("ΡΟΣ ΚΟΡ ΡΑΚ", true)] {
        let folder = tempfile::tempdir().unwrap();
        let mut console = at_the_sheet(&folder.path().join("a.eforos"));
        for player in [1, 2] {
            assert_eq!(on_desk(&console), player);
            console.type_words(Field::Four, &of("ΚΑΡΟ"));
            console.type_words(Field::Three, &of(words));
            console.ctrl(Key::Enter);
        }
        let question = console.shell().desk.question.as_ref().map(|(question, _)| question.clone());
        assert_eq!(question, asks.then_some(Question::SameSheet(None)));
        let kept = saved(&console, 2, Field::Three);
        assert_eq!(kept, (!asks).then(|| of(words)));
    }
}

#[test]
fn the_keyboard_is_back_in_its_field_after_the_keys_and_the_palette() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Six, &of("ΤΑΚΟΡΑ"));
    for (open, command) in [(Key::F1, false), (Key::K, true)] {
        if command {
            console.ctrl(open);
        } else {
            console.key(open);
        }
        console.key(Key::Escape);
        console.settle();
        let mut fields = console.harness.root().children_recursive();
        let field = fields.find(|node| node.accesskit_node().is_focused()).unwrap();
        assert!(
            field.accesskit_node().labelled_by().any(|by| by.value().unwrap().starts_with("6 ")),
            "{open:?}"
        );
    }
}

#[test]
fn a_sheet_that_was_keyed_one_field_too_high_is_moved_whole() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    // One word a field, each a field too high.
    console.type_words(Field::Seven, &of("ΚΑΡΟΤΑ"));
    console.type_words(Field::Six, &of("ΤΑΚΟΣ"));
    console.type_words(Field::Five, &of("ΚΑΡΟ"));
    console.type_words(Field::Four, &of("ΡΟΣ"));
    console.ctrl(Key::Enter);
    console.see("Η λέξη στο πεδίο 7 γραμμάτων είναι 6 γραμμάτων: ΚΑΡΟΤΑ.");
    console.see("Η λέξη στο πεδίο 4 γραμμάτων είναι 3 γραμμάτων: ΡΟΣ.");
    console.press("Στο σωστό πεδίο: μετακίνηση");
    console.key(Key::Enter);
    let fields = [
        (Field::Seven, ""),
        (Field::Six, "ΚΑΡΟΤΑ"),
        (Field::Five, "ΤΑΚΟΣ"),
        (Field::Four, "ΚΑΡΟ"),
        (Field::Three, "ΡΟΣ"),
    ];
    for (field, words) in fields {
        let words: Vec<String> = words.split_whitespace().map(str::to_owned).collect();
        assert_eq!(saved(&console, 1, field), Some(words), "{field:?}");
    }
}

/// A field of words of several lengths none of which is its own was saved unasked, and nothing of it counted.
#[test]
fn a_field_whose_words_belong_to_several_others_is_asked_about_and_parted() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    // The tonos that was typed on the other keyboard is no letter of the word's length.
    console.type_words(Field::Seven, &["k;aro".to_owned(), "ΡΟΣ".to_owned(), "ΤΑΚΟΣ".to_owned()]);
    console.type_words(Field::Five, &of("ΚΑΡΟΣ"));
    console.ctrl(Key::Enter);
    console.see("3 λέξεις στο πεδίο 7 γραμμάτων δεν ανήκουν εκεί: ΚΑΡΟ (4 γραμμάτων), ΡΟΣ (3 γραμμάτων), ΤΑΚΟΣ (5 γραμμάτων).");
    assert_eq!(saved(&console, 1, Field::Seven), None);
    console.press("Στο σωστό πεδίο: μετακίνηση");
    console.key(Key::Enter);
    let fields = [
        (Field::Seven, ""),
        (Field::Five, "ΚΑΡΟΣ ΤΑΚΟΣ"),
        (Field::Four, "ΚΑΡΟ"),
        (Field::Three, "ΡΟΣ"),
    ];
    for (field, words) in fields {
        let words: Vec<String> = words.split_whitespace().map(str::to_owned).collect();
        assert_eq!(saved(&console, 1, field), Some(words), "{field:?}");
    }
}

#[test]
fn a_sheet_without_a_name_is_an_empty_one_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    let nameless = |console: &Console| {
        let sheets = console.contest().game.sheets().filter(|(_, sheet)| sheet.player.is_none());
        sheets.map(|(_, sheet)| sheet.words().len()).collect::<Vec<_>>()
    };
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    console.ctrl(Key::N);
    assert_eq!(typed(&console, Field::Four), "");
    console.see("Φύλλο χωρίς όνομα");
    console.ctrl(Key::Enter);
    console.see("Φύλλο χωρίς όνομα, γύρος 1: δεν έχει γραφτεί καμία λέξη.");
    console.key(Key::Escape);
    assert_eq!(nameless(&console), Vec::<usize>::new());
    console.type_words(Field::Three, &of("ΡΟΣ"));
    // What was begun is not lost with another sheet.
    take(&mut console, 2);
    assert_eq!(typed(&console, Field::Three), "");
    take(&mut console, 1);
    console.ctrl(Key::N);
    assert_eq!(typed(&console, Field::Three), "ΡΟΣ");
    console.ctrl(Key::Enter);
    assert_eq!(nameless(&console), [1]);
    console.see("Αποθηκεύτηκε φύλλο χωρίς όνομα, γύρος 1: 1 λέξη");
    // The sheet that lay there before goes on.
    assert_eq!((on_desk(&console), typed(&console, Field::Four)), (1, "ΚΑΡΟ".to_owned()));
    assert_eq!(saved(&console, 1, Field::Four), None);
}

#[test]
fn a_second_keying_is_asked_for_before_another_person_sees_the_first() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    let asks = "Δεύτερη καταχώριση, πριν φανεί η πρώτη;";
    // Who keyed it sees it.
    take(&mut console, 1);
    assert!(sees(&console, "ΚΑΡΟ") && !sees(&console, asks));
    sits(&mut console, "Β. Δεύτερος");
    take(&mut console, 1);
    console.see(asks);
    assert!(!sees(&console, "ΚΑΡΟ") && !sees(&console, "Σύνολο"), "{:#?}", console.texts());
    console.ctrl(Key::B);
    console.see("Δεύτερη καταχώριση: γράψτε");
    assert!(!sees(&console, "ΚΑΡΟ"));
    // Not wanted, the first is shown.
    take(&mut console, 1);
    console.press("Να φανεί η πρώτη καταχώριση");
    assert!(sees(&console, "ΚΑΡΟ"));
    // A referee looks at what an assistant keyed; where everything is keyed twice, it is asked of them, too.
    console.ask(UserCommand::TakeDesk("Ε. Φόρου".to_owned(), Role::Referee));
    take(&mut console, 1);
    assert!(sees(&console, "ΚΑΡΟ"));
    console.ask(UserCommand::ChooseDoubleKeying(DoubleKeying::Required));
    take(&mut console, 1);
    console.see(asks);
    assert!(!sees(&console, "ΚΑΡΟ"));
}

#[test]
fn the_buttons_under_a_sheet_never_move_and_their_keys_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    let places = |console: &Console| {
        ["Δεύτερη καταχώριση", "Χωρίς όνομα", "Επόμενο που λείπει"]
            .map(|name| console.place_of(name).left_top())
    };
    let empty = places(&console);
    console.type_words(Field::Four, &of("ΚΑΡΟ ΡΟΚΑ ΤΑΚΟ ΚΡΑΣ ΑΡΤΟ ΣΤΟΚ"));
    assert_eq!(places(&console), empty, "typed");
    console.ctrl(Key::Enter);
    take(&mut console, 1);
    assert_eq!(places(&console), empty, "saved");
    sits(&mut console, "Β. Δεύτερος");
    take(&mut console, 1);
    assert_eq!(places(&console), empty, "not shown yet");
    console.ctrl(Key::B);
    assert_eq!(places(&console), empty, "keyed again");
    console.ctrl(Key::N);
    assert_eq!(places(&console), empty, "without a name");
    // Ctrl D says that none was handed in.
    take(&mut console, 2);
    console.ctrl(Key::D);
    console.see("2-1: δεν παραδόθηκε φύλλο");
    take(&mut console, 2);
    console.see("Δηλώθηκε ότι δεν παραδόθηκε φύλλο");
    // The large button goes on to the next one by the same name as the third.
    assert_eq!(places(&console)[..2], empty[..2], "not handed in");
    console.key(Key::F1);
    for key in ["Ctrl B", "Ctrl D", "Ctrl M", "Ctrl N"] {
        assert!(sees(&console, key), "{key} is told: {:#?}", console.texts());
    }
}

/// Who came back from another place typed on in the first field, whatever was left.
#[test]
fn who_comes_back_to_a_sheet_types_on_in_the_field_that_was_left() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    for (away, word) in [(Key::Num2, "ΡΟΚΑ "), (Key::Num5, "ΤΑΚΟ ")] {
        console.ctrl(away);
        console.ctrl(Key::Num3);
        console.text(word);
    }
    console.ctrl(Key::Enter);
    assert_eq!(saved(&console, 1, Field::Four), Some(of("ΚΑΡΟ ΡΟΚΑ ΤΑΚΟ")));
    // The next sheet begins in its first field.
    console.text("ΡΟΚΑ");
    assert_eq!(console.shell().desk.text(Entry::Words(Field::Seven)).trim(), "ΡΟΚΑ");
}

/// What one does in the place is longer than a small window: it is read without a mouse.
#[test]
fn the_keys_of_a_place_are_gone_through_by_keys() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.window().set_size(egui::vec2(1280.0, 720.0));
    console.settle();
    console.key(Key::F1);
    let about = |console: &Console| console.place_of("Γράφεται ό,τι γράφει").top();
    let before = about(&console);
    console.key(Key::PageDown);
    console.settle();
    assert!(about(&console) < before - 40.0, "{before}");
    let paged = about(&console);
    console.key(Key::Home);
    console.settle();
    assert!((about(&console) - before).abs() < 0.5);
    console.key(Key::End);
    console.settle();
    assert!(about(&console) <= paged, "{paged}");
    // Opened again it begins at its top.
    console.key(Key::Escape);
    console.settle();
    console.key(Key::F1);
    assert!((about(&console) - before).abs() < 0.5);
}

#[test]
fn a_code_is_scanned_in_the_middle_of_a_word_and_after_one_that_was_refused() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    let here = CompetitionCode::of(&console.contest().common.commitment.unwrap());
    let code = |number| SheetCode::new(Some(player(number)), round(1), here).unwrap().to_string();
    let third = code(3);
    let wrong = if third.ends_with('1') { "2" } else { "1" };
    let misread = format!("{}{wrong}", &third[..8]);
    press(&mut console, "↵↵↵ΡΟΚΑ ΚΑΡ", 1);
    press(&mut console, &format!("{misread}↵"), 1);
    console.see("κάποιο ψηφίο");
    assert_eq!((on_desk(&console), typed(&console, Field::Four)), (1, "ΡΟΚΑ ΚΑΡ".to_owned()));
    // Scanned once more: it takes the place of the refused one, whose error goes.
    press(&mut console, &format!("{third}↵"), 1);
    assert_eq!(on_desk(&console), 3);
    assert!(!sees(&console, "κάποιο ψηφίο"), "{:#?}", console.texts());
    // The same from within a word, after an error that still stands.
    console.shell_mut().desk.problem("κάποιο ψηφίο".to_owned());
    press(&mut console, "ΤΑ", 1);
    press(&mut console, &format!("{}↵", code(2)), 1);
    assert_eq!(on_desk(&console), 2);
    assert!(!sees(&console, "κάποιο ψηφίο"));
    take(&mut console, 3);
    assert_eq!(typed(&console, Field::Seven), "ΤΑ");
    take(&mut console, 1);
    assert_eq!(typed(&console, Field::Four), "ΡΟΚΑ ΚΑΡ");
}

#[test]
fn an_objection_offers_the_words_of_the_sheet_that_did_not_count() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    // Valid, not in the list, not from the letters, and the second once more.
    console.type_words(Field::Four, &of("ΚΑΡΟ ΚΡΤΑ ΨΥΧΗ ΚΡΤΑ"));
    console.ctrl(Key::Enter);
    console.ask(UserCommand::TakeDesk("Ε. Φόρου".to_owned(), Role::Referee));
    let about = AboutChoice::Word;
    console.ask(UserCommand::Ask(Question::Lodge { player: player(1), round: round(1), about }));
    console.see("Λέξεις του φύλλου που δεν μέτρησαν");
    let texts = console.texts();
    assert!(!texts.iter().any(|text| text == "ΚΑΡΟ" || text == "ΨΥΧΗ"), "{texts:#?}");
    let picks = console.harness.get_all_by_role(egui::accesskit::Role::Button);
    let picks = picks.filter(|node| node.accesskit_node().label().as_deref() == Some("ΚΡΤΑ"));
    assert_eq!(picks.count(), 1, "offered once");
    console.press("ΚΡΤΑ");
    assert_eq!(console.shell().desk.text(Entry::Word), "ΚΡΤΑ");
    // Whose words they are follows the player.
    let question = Question::Lodge { player: player(2), round: round(1), about };
    console.ask(UserCommand::Ask(question));
    assert!(!sees(&console, "Λέξεις του φύλλου που δεν μέτρησαν"));
}

#[test]
fn a_comma_parts_words_as_a_space_does() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    let mut console = at_the_sheet(&path);
    console.ask(UserCommand::Type(Entry::Words(Field::Four), "καρο,τακο, ροκα".to_owned()));
    console.settle();
    console.ctrl(Key::Enter);
    let words = ["ΚΑΡΟ", "ΤΑΚΟ", "ΡΟΚΑ"].map(str::to_owned);
    assert_eq!(saved(&console, 1, Field::Four), Some(words.to_vec()));
}

/// Whoever keyed the first is sent away; once another sits down, the keyboard is in the first field.
#[test]
fn a_second_keying_after_a_refused_start_begins_in_the_first_field() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    take(&mut console, 1);
    console.ctrl(Key::B);
    console.press("Άλλο πρόσωπο στο γραφείο…");
    console.ask(UserCommand::Type(Entry::Person, "Β. Δεύτερος".to_owned()));
    console.key(Key::Enter);
    console.text("σαρωτεκ");
    assert_eq!(typed(&console, Field::Seven), "σαρωτεκ");
}

/// A hand that trembles, or a scanner that ends its code twice: the second Enter is the sheet's, not the field's
/// that was left, and however the keys fall into frames the same is done.
#[test]
fn an_enter_too_many_after_a_number_is_of_the_sheet_that_came() {
    for in_a_frame in [1, 2, 3, usize::MAX] {
        let folder = tempfile::tempdir().unwrap();
        let mut console = at_the_sheet(&folder.path().join("a.eforos"));
        press(&mut console, "^F2↵↵ΡΟ", in_a_frame);
        assert_eq!(on_desk(&console), 2, "{in_a_frame} in a frame");
        assert_eq!(fields(&console), " / ΡΟ| /  /  / ", "{in_a_frame} in a frame");
        let wrong = |notice: &Notice| notice.kind == NoticeKind::Problem;
        assert!(!console.shell().desk.notices.iter().any(wrong), "{:#?}", console.texts());
        press(&mut console, "⌫⌫", in_a_frame);
        // Saved by the button, pressed once too often: one sheet is saved, and the next one waits.
        press(&mut console, "^F2↵↵↵↵ΚΑΡΟ↵↵ΡΟΣ↵↵↵↵ΤΑ", in_a_frame);
        let written = |field| saved(&console, 2, field).unwrap();
        assert_eq!((written(Field::Four), written(Field::Three)), (of("ΚΑΡΟ"), of("ΡΟΣ")));
        assert_eq!(saved(&console, 3, Field::Three), None);
        assert_eq!((on_desk(&console), typed(&console, Field::Six)), (3, "ΤΑ".to_owned()));
        // A number that is nobody's, then the right one in its place.
        press(&mut console, "^F99↵↵1↵ΤΑ", in_a_frame);
        assert_eq!((on_desk(&console), typed(&console, Field::Seven)), (1, "ΤΑ".to_owned()));
    }
}

/// A number alone leads to the sheet that is missing, not to one of an older round that is there already.
#[test]
fn a_number_finds_the_sheet_that_is_missing() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.record(1, "ΚΡΤΣΑΟΕ");
    console.record(2, "ΝΙΤΑΕΣΗ");
    sits(&mut console, "Α. Πρώτη");
    for number in 1..=3 {
        take(&mut console, number);
        console.type_words(Field::Three, &of("ΡΟΣ"));
        console.ctrl(Key::Enter);
    }
    let found = |console: &mut Console, keys: &str| {
        press(console, keys, 1);
        let sheet = console.shell().desk.sheet.unwrap();
        (sheet.round, sheet.player)
    };
    take(&mut console, 1);
    assert_eq!(found(&mut console, "^F2↵"), (round(2), player(2)));
    // A round that is named is that one.
    console.ask(UserCommand::Type(Entry::SheetCode, "2-1".to_owned()));
    console.ask(UserCommand::JumpToSheet);
    assert_eq!(found(&mut console, ""), (round(1), player(2)));
    assert_eq!(found(&mut console, "^F3↵"), (round(2), player(3)));
}

/// What was begun of a second keying is dropped: the first is not shown by that.
#[test]
fn a_second_keying_that_is_dropped_shows_nothing_of_the_first() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    sits(&mut console, "Β. Δεύτερος");
    take(&mut console, 1);
    console.ctrl(Key::B);
    console.type_words(Field::Four, &of("ΡΟΚΑ"));
    console.ask(UserCommand::Ask(Question::DropDraft));
    console.ask(UserCommand::Confirm);
    console.see("Δεύτερη καταχώριση, πριν φανεί η πρώτη;");
    assert!(!sees(&console, "ΚΑΡΟ"), "{:#?}", console.texts());
}
