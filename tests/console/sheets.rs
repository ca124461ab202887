//! Sheets at the desk: checked at sight, keyed a second time through a crash, revised with the earlier
//! version beside, and what bad input does to them.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use crate::common::files::verify;
use std::path::Path;

use eforos::commands::{Entry, Mark, Place, Question, StandingsTab, UserCommand};
use eforos::domain::contest::penalty::PenaltyName;
use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::formats::anagram::sheet::{Check, Lateness};
use eforos::domain::formats::anagram::standings::Doubt;
use eforos::domain::person::Role;
use eforos::storage::Access;
use eforos::views::Sight;
use eforos::views::formats::anagram::sheets;
use egui::accesskit::Role as Node;
use egui::{Key, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::gui::{Console, of, player, round};

/// A round with this rack, played; the first player's sheet is on the desk.
fn at_the_sheet(path: &Path) -> Console {
    let mut console = Console::in_rounds(path);
    console.record(1, "ΚΡΤΣΑΟΕ");
    sits(&mut console, "Α. Πρώτη");
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console
}

/// Somebody sits down at the desk.
fn sits(console: &mut Console, name: &str) {
    console.ask(UserCommand::TakeDesk(name.to_owned(), Role::Assistant));
}

/// Keys the sheets of round 1: these words of four letters, one sheet each.
fn key_sheets(console: &mut Console, sheets: &[&str]) {
    for (number, words) in (1..).zip(sheets) {
        console.ask(UserCommand::TakeSheet(round(1), player(number)));
        console.type_words(Field::Four, &of(words));
        console.ctrl(Key::Enter);
    }
}

fn on_desk(console: &Console) -> u32 {
    console.shell().desk.sheet.unwrap().player.get()
}

fn check(console: &Console, number: u32) -> Check {
    console.contest().game.sheet_at(round(1), player(number)).unwrap().1.check.clone()
}

fn field(console: &Console, field: Field) -> String {
    console.shell().desk.text(Entry::Words(field)).trim().to_owned()
}

fn words_of(console: &Console, number: u32, field: Field) -> Vec<String> {
    let (_, sheet) = console.contest().game.sheet_at(round(1), player(number)).unwrap();
    sheet.words().field(field).iter().map(ToString::to_string).collect()
}

/// Whoever was to key it a second time, blind, read the first keying in the history.
#[test]
fn the_history_keeps_the_words_from_whoever_may_key_them_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    key_sheets(&mut console, &["ΚΑΡΟ ΤΑΚΟ ΚΑ?Ο"]);
    let tells = |console: &mut Console| {
        let places =
            [(Key::Num7, Place::History), (Key::Num2, Place::Rounds), (Key::Num3, Place::Sheets)];
        places.map(|(key, place)| {
            console.go(key, place);
            console.texts().iter().any(|text| text.contains("ΤΑΚΟ"))
        })
    };
    assert!(tells(&mut console)[0], "whoever keyed it reads it");
    sits(&mut console, "Β. Δεύτερη");
    console.ask(UserCommand::TakeSheet(round(1), player(2)));
    assert_eq!(tells(&mut console), [false; 3]);
    console.go(Key::Num7, Place::History);
    console.see("Οι λέξεις φαίνονται μετά τη δεύτερη καταχώριση");
    // Nor does the player's page have them, nor who wrote what nobody could read.
    console.go(Key::Num5, Place::Standings);
    console.ask(UserCommand::SelectRow(player(1)));
    console.ask(UserCommand::ShowStandings(StandingsTab::Player));
    console.see("Οι λέξεις φαίνονται μετά τη δεύτερη καταχώριση");
    assert!(console.texts().iter().all(|text| !text.contains("ΤΑΚΟ")));
    console.go(Key::Num4, Place::Words);
    assert!(console.texts().iter().all(|text| !text.contains("ΚΑ?Ο")), "{:#?}", console.texts());
    console.ask(UserCommand::TakeDesk("Ε. Φόρου".to_owned(), Role::Referee));
    assert!(tells(&mut console)[0], "the referee reads all of it");
    console.go(Key::Num4, Place::Words);
    assert!(console.texts().iter().any(|text| text.contains("ΚΑ?Ο")));
}

/// The grid was reached by the mouse alone.
#[test]
fn from_the_search_the_arrows_lead_through_the_grid() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.record(1, "ΚΡΤΣΑΟΕ");
    console.record(2, "ΠΛΝΑΙΟΕ");
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    let at = |console: &Console| {
        let sheet = console.shell().desk.sheet.unwrap();
        (sheet.round.get(), sheet.player.get())
    };
    console.ctrl(Key::F);
    for key in [Key::ArrowDown, Key::ArrowRight, Key::ArrowDown, Key::ArrowDown, Key::ArrowLeft] {
        console.key(key);
        assert_eq!(at(&console), (1, 1), "nothing is taken on the way");
    }
    console.key(Key::Enter);
    assert_eq!(at(&console), (1, 3));
    // From the first row it goes back to where one is looked for, and letters are typed there.
    console.ctrl(Key::F);
    for key in [Key::ArrowDown, Key::ArrowUp, Key::ArrowUp, Key::ArrowUp] {
        console.key(key);
    }
    console.text("2-2");
    console.key(Key::Enter);
    assert_eq!(at(&console), (2, 2));
}

/// It looked like what can be pressed, and did nothing.
#[test]
fn a_press_on_a_name_takes_their_newest_sheet() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.record(1, "ΚΡΤΣΑΟΕ");
    console.record(2, "ΠΛΝΑΙΟΕ");
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console.press_first("2. Βασίλης Βλάχος");
    let sheet = console.shell().desk.sheet.unwrap();
    assert_eq!((sheet.round, sheet.player), (round(2), player(2)));
}

#[test]
fn a_second_person_confirms_sheet_after_sheet_with_one_key() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    key_sheets(&mut console, &["ΚΑΡΟ", "ΡΟΚΑ", "ΤΑΚΟ"]);
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console.see("Χωρίς έλεγχο από άλλο πρόσωπο: 3");
    // Whoever keyed it is no second pair of eyes, and is told to whom the desk belongs now.
    console.ctrl(Key::E);
    assert_eq!(check(&console, 1), Check::None);
    assert!(matches!(console.shell().desk.question, Some((Question::Person(_), Some(_)))));
    console.see("Α. Πρώτη");
    console.ask(UserCommand::Type(Entry::Person, "Β. Δεύτερος".to_owned()));
    console.key(Key::Enter);
    // A key a sheet: the next one lies there at once.
    console.ctrl(Key::E);
    assert!(matches!(check(&console, 1), Check::Done(person) if person.name == "Β. Δεύτερος"));
    assert_eq!(on_desk(&console), 2);
    console.press("Συμφωνεί με το χαρτί");
    assert_eq!(on_desk(&console), 3);
    console.see("Χωρίς έλεγχο: 1");
    console.ctrl(Key::E);
    console.see("Δεν μένει φύλλο χωρίς έλεγχο.");
    console.see("✓✓ Ελέγχθηκε: Β. Δεύτερος (βοηθός)");
    assert!(console.texts().iter().any(|text| text == "1. Άννα Αλεξίου, γύρος 1: ελέγχθηκε"));
    // Nothing is left to check, so nothing is offered, and the key does nothing.
    assert!(!console.texts().iter().any(|text| text == "Συμφωνεί με το χαρτί"));
    let events = console.shell().session().unwrap().record().log().len();
    console.ctrl(Key::E);
    assert_eq!(console.shell().session().unwrap().record().log().len(), events);
}

#[test]
fn what_does_not_agree_at_sight_is_opened_for_a_new_version_that_another_checks() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    key_sheets(&mut console, &["ΚΑΡΟ", "ΡΟΚΑ"]);
    sits(&mut console, "Β. Δεύτερος");
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console.press("Να φανεί η πρώτη καταχώριση");
    // The key beside that of "agrees": Esc puts it away as long as nothing was changed.
    let rejected = "Δεν συμφωνεί με το χαρτί: διορθώστε τις λέξεις";
    console.ctrl(Key::R);
    console.see(rejected);
    console.key(Key::Escape);
    assert!(!console.sees(rejected));
    console.see("Συμφωνεί με το χαρτί");
    console.ctrl(Key::R);
    console.see(rejected);
    assert_eq!(check(&console, 1), Check::None, "nothing is recorded before it is corrected");
    console.type_words(Field::Four, &of("ΤΑΚΟ"));
    console.ctrl(Key::Enter);
    // The reason stands there already: one Enter.
    console.key(Key::Enter);
    assert_eq!(words_of(&console, 1, Field::Four), ["ΚΑΡΟ", "ΤΑΚΟ"]);
    assert_eq!(on_desk(&console), 2, "the next one to check");
    // Who corrected it keyed what counts now: the first person looks at it.
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console.ctrl(Key::E);
    assert_eq!(check(&console, 1), Check::None);
    console.key(Key::Escape);
    // Whoever sits down is asked first, for they may key it blind.
    sits(&mut console, "Α. Πρώτη");
    console.ctrl(Key::E);
    assert_eq!(check(&console, 1), Check::None);
    console.press("Να φανεί η πρώτη καταχώριση");
    console.ctrl(Key::E);
    assert!(matches!(check(&console, 1), Check::Done(person) if person.name == "Α. Πρώτη"));
}

#[test]
fn nothing_is_confirmed_that_is_not_seen_as_it_was_saved() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    key_sheets(&mut console, &["ΚΑΡΟ"]);
    sits(&mut console, "Β. Δεύτερος");
    // Not keyed at all.
    console.ask(UserCommand::TakeSheet(round(1), player(2)));
    console.ctrl(Key::E);
    // Typed on: what is seen is not what was saved.
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console.press("Να φανεί η πρώτη καταχώριση");
    console.type_words(Field::Three, &of("ΡΟΣ"));
    console.ctrl(Key::E);
    assert_eq!(check(&console, 1), Check::None);
    console.press_in("Διορθώσεις", "Απόρριψη προχείρου…");
    console.press("Απόρριψη");
    // In a second keying, which is another person's by now, the first is not seen.
    sits(&mut console, "Γ. Τρίτος");
    console.press("Δεύτερη καταχώριση");
    console.ctrl(Key::E);
    assert_eq!(check(&console, 1), Check::None);
    // Elsewhere than in Sheets.
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console.ask(UserCommand::Go(Place::Rounds));
    console.ctrl(Key::E);
    assert_eq!(check(&console, 1), Check::None);
}

/// The program dies without a word, and is started again.
fn killed(console: &mut Console, path: &Path) {
    console.drop_session();
    console.shell_mut().open_competition(path, Access::Write);
    console.key(Key::Escape);
}

#[test]
fn a_second_keying_survives_a_crash_and_stays_blind() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    let mut console = at_the_sheet(&path);
    key_sheets(&mut console, &["ΚΑΡΟ"]);
    sits(&mut console, "Β. Δεύτερος");
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console.press("Δεύτερη καταχώριση");
    console.type_words(Field::Four, &of("ΡΟΚΑ ΤΑΚΟ"));
    console.type_words(Field::Three, &of("ΡΟ?"));
    // A second later it is on the disk; then the power fails.
    console.wait_ms(1000);
    killed(&mut console, &path);
    // Whoever keyed the first sees the first, and not a letter of the second.
    sits(&mut console, "Α. Πρώτη");
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    assert_eq!(field(&console, Field::Four), "ΚΑΡΟ");
    assert!(!console.texts().iter().any(|text| text.contains("ΡΟΚΑ")));
    // The second goes on where it was, and not a letter of the first is seen.
    sits(&mut console, "Β. Δεύτερος");
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console.see("Δεύτερη καταχώριση: γράψτε");
    assert_eq!(field(&console, Field::Four), "ΡΟΚΑ ΤΑΚΟ");
    assert_eq!(field(&console, Field::Three), "ΡΟ?");
    assert!(!console.texts().iter().any(|text| text.contains("ΚΑΡΟ")), "{:#?}", console.texts());
    // It is no draft of the sheet: nothing is provisional for it.
    let shell = console.shell();
    let doubts = Sight::of(shell.session().unwrap(), &shell.desk).standings(round(1)).doubts;
    assert!(!doubts.iter().any(|doubt| matches!(doubt, Doubt::Draft(_))), "{doubts:?}");
    // Saved, it is compared, and its draft is gone for good.
    console.ctrl(Key::Enter);
    console.see("ΡΟΚΑ · πεδίο 4 γραμμάτων · μόνο στη δεύτερη καταχώριση");
    console.key(Key::Escape);
    killed(&mut console, &path);
    sits(&mut console, "Γ. Τρίτη");
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    assert_eq!(field(&console, Field::Four), "ΚΑΡΟ");
}

#[test]
fn a_second_keying_goes_with_its_sheet_wherever_it_is_moved() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    let mut console = at_the_sheet(&path);
    key_sheets(&mut console, &["ΚΑΡΟ"]);
    sits(&mut console, "Β. Δεύτερος");
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console.press("Δεύτερη καταχώριση");
    console.type_words(Field::Four, &of("ΡΟΚΑ"));
    console.wait_ms(1000);
    let sheet = console.contest().game.sheet_at(round(1), player(1)).unwrap().0;
    let question = Question::MoveSheet { sheet, player: Some(player(3)), round: round(1) };
    console.ask(UserCommand::Ask(question));
    console.key(Key::Enter);
    // Another sheet takes the place: what was typed is not that one's.
    sits(&mut console, "Α. Πρώτη");
    key_sheets(&mut console, &["ΤΑΚΟ"]);
    sits(&mut console, "Β. Δεύτερος");
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console.press("Να φανεί η πρώτη καταχώριση");
    assert_eq!(field(&console, Field::Four), "ΤΑΚΟ");
    console.ask(UserCommand::TakeSheet(round(1), player(3)));
    assert_eq!(field(&console, Field::Four), "ΡΟΚΑ");
}

#[test]
fn the_saved_version_stands_beside_what_is_typed_and_what_differs_is_marked() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Three, &of("ΡΟΣ ΑΡΕ"));
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    console.record(2, "ΝΜΠΑΙΟΕ");
    sits(&mut console, "Β. Δεύτερος");
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console.press("Να φανεί η πρώτη καταχώριση");
    let beside = |console: &Console| {
        console.texts().iter().any(|text| text.starts_with("Αποθηκευμένη έκδοση"))
    };
    assert!(!beside(&console), "what is seen is what was saved");
    let fields_from = |console: &Console| console.place_of("7 γραμμάτων").top();
    let before = fields_from(&console);
    // ΑΡΕ was ΟΣΑ on the paper.
    console.ask(UserCommand::Type(Entry::Words(Field::Three), "ΡΟΣ ΟΣΑ".to_owned()));
    console.settle();
    assert!(beside(&console));
    assert!(fields_from(&console) - before < 30.0, "the fields stay where they were");
    console.see("· Α. Πρώτη (βοηθός)");
    let field = console.place_of("3 γραμμάτων");
    for (text, left_of_it) in
        [("−\u{a0}ΑΡΕ", false), ("+\u{a0}ΟΣΑ", false), ("ΡΟΣ", false), ("? ΡΟΣ", true)]
    {
        let place = console.place_of(text);
        assert_eq!(place.left() < field.left() + 300.0, left_of_it, "{text}: {place}");
        assert!(place.top() > field.top() - 20.0, "{text}: {place} beside {field}");
    }
    // It asks, and says what would change, and that the round is an older one.
    console.ctrl(Key::Enter);
    console.see("Διορθώνεται ο γύρος 1. Ο τελευταίος που παίχτηκε: 2.");
    console.see("Φεύγουν: ΑΡΕ (3)");
    console.see("Προστίθενται: ΟΣΑ (3)");
    console.key(Key::Enter);
    console.see("αιτιολογία");
    assert_eq!(words_of(&console, 1, Field::Three), ["ΡΟΣ", "ΑΡΕ"], "not without a reason");
    console.ask(UserCommand::Type(Entry::Reason, "λάθος ανάγνωση".to_owned()));
    console.key(Key::Enter);
    assert_eq!(words_of(&console, 1, Field::Three), ["ΡΟΣ", "ΟΣΑ"]);
    // Both versions are there for whoever asks, who and when.
    console.see("Έκδοση 2 · ");
    console.see("Έκδοση 1 · ");
    assert!(!beside(&console));
}

/// Two words read alike, typed differently: each chip quotes its own typing.
#[test]
fn a_chip_quotes_what_was_typed_in_its_own_place() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.ask(UserCommand::Type(Entry::Words(Field::Four), "ΚΑΡΟ karo KARO".to_owned()));
    console.settle();
    console.see("– ΚΑΡΟ επανάληψη · γράφτηκε «karo»");
    console.see("– ΚΑΡΟ επανάληψη · γράφτηκε «KARO»");
    let first = console.texts().into_iter().find(|text| text.starts_with("✓ ΚΑΡΟ")).unwrap();
    assert!(!first.contains("γράφτηκε"), "{first}");
}

/// Words with digits, Latin, emoji, 500 letters; a hundred words in one field: each is shown, said and
/// kept, nothing is saved that is no word, and nothing breaks.
#[test]
fn whatever_is_typed_is_shown_kept_and_never_saved_as_something_else() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    let mut console = at_the_sheet(&path);
    // No font has every picture: a box stands for it, as in the program.
    console.harness.ctx.set_missing_glyph_policy(egui::MissingGlyphPolicy::Tofu);
    let long = "Α".repeat(500);
    // Typed, what the chip says, and how it is saved; `None` where it is no word.
    let table: [(&str, &str, Option<&str>); 11] = [
        ("ΚΑΡ0", "όχι γράμμα: «0»", None),
        ("1234", "όχι γράμμα: «1»", None),
        ("🙂", "όχι γράμμα: «🙂»", None),
        ("ΚΑΡΟ🙂", "όχι γράμμα: «🙂»", None),
        ("ΚΑ-ΡΟ", "όχι γράμμα: «-»", None),
        ("q", "όχι γράμμα: «q»", None),
        ("karo", "γράφτηκε «karo»", Some("ΚΑΡΟ")),
        ("KΑPO", "γράφτηκε «KΑPO»", Some("ΚΑΡΟ")),
        ("κάρο", "έγκυρη", Some("ΚΑΡΟ")),
        ("????", "δεν διαβάζεται", Some("????")),
        (&long, "500 γράμματα", Some(&long)),
    ];
    for (typed, said, saved) in table {
        console.ask(UserCommand::TakeSheet(round(1), player(2)));
        console.ask(UserCommand::Type(Entry::Words(Field::Four), typed.to_owned()));
        console.settle();
        console.see(said);
        console.ctrl(Key::Enter);
        if typed == long {
            console.key(Key::ArrowDown);
            console.key(Key::Enter);
        }
        let keyed = console.contest().game.sheet_at(round(1), player(2)).is_some();
        assert_eq!(keyed, saved.is_some(), "{typed}");
        if let Some(saved) = saved {
            assert_eq!(words_of(&console, 2, Field::Four), [saved]);
            console.ask(UserCommand::Undo);
            console.ask(UserCommand::Confirm);
        } else {
            console.see("δεν είναι λέξη");
            assert_eq!(field(&console, Field::Four), typed, "kept as typed");
        }
    }
    // A hundred words in one field, each judged; what matters stays in sight.
    let many = vec!["ΤΑΚΟ ΡΟΚΑ"; 50].join(" ");
    console.ask(UserCommand::TakeSheet(round(1), player(3)));
    console.ask(UserCommand::Type(Entry::Words(Field::Four), many));
    console.settle();
    console.see("Έγκυρες 2 · +4");
    assert!(console.is_in_sight("Σύνολο 4"));
    console.ctrl(Key::Enter);
    assert_eq!(words_of(&console, 3, Field::Four).len(), 100);
    console.close();
    assert!(verify(&path).unwrap().holds());
}

#[test]
fn what_is_no_word_survives_a_crash_as_it_was_typed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    let mut console = at_the_sheet(&path);
    console.harness.ctx.set_missing_glyph_policy(egui::MissingGlyphPolicy::Tofu);
    let typed = "ΚΑΡ0 🙂 \u{1f}\"';-- <b> ??";
    console.ask(UserCommand::Type(Entry::Words(Field::Four), typed.to_owned()));
    console.wait_ms(1000);
    killed(&mut console, &path);
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    assert_eq!(field(&console, Field::Four), typed);
}

/// One press voided a sheet that was saved, and the buttons jumped from under the pointer.
#[test]
fn a_saved_sheet_is_marked_late_only_after_the_question_and_no_button_moves() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.window().set_size(egui::vec2(1280.0, 720.0));
    let late = |console: &Console, number: u8| {
        console.contest().game.place(round(number), player(1)).lateness
    };
    // Nothing is saved yet: one press.
    console.press_in("Διορθώσεις", "Εκπρόθεσμο");
    assert_eq!(late(&console, 1), Lateness::Late);
    console.press_in("Διορθώσεις", "Εμπρόθεσμο");
    assert_eq!(late(&console, 1), Lateness::InTime);
    key_sheets(&mut console, &["ΚΑΡΟ"]);
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    let buttons = ["Συμφωνεί", "Δεύτερη καταχώριση", "Επόμενο που λείπει", "Διορθώσεις"];
    let places = |console: &Console| buttons.map(|button| console.place_of(button).min);
    let before = places(&console);
    console.press_in("Διορθώσεις", "Εκπρόθεσμο");
    console.see("1. Άννα Αλεξίου, γύρος 1: το φύλλο σημειώνεται εκπρόθεσμο.");
    // A word of four letters is worth 2.
    console.see("Άννα Αλεξίου: −2 (2 → 0)");
    console.key(Key::Escape);
    assert_eq!(late(&console, 1), Lateness::InTime);
    console.press_in("Διορθώσεις", "Εκπρόθεσμο");
    console.key(Key::Enter);
    assert_eq!(late(&console, 1), Lateness::Late);
    console.see("Άκυρο φύλλο · 0");
    assert_eq!(places(&console), before);
    console.press_in("Διορθώσεις", "Εμπρόθεσμο");
    console.see("δεν θεωρείται πια εκπρόθεσμο");
    console.key(Key::Enter);
    assert_eq!(late(&console, 1), Lateness::InTime);
    assert_eq!(places(&console), before);

    // Of an older round it is the same: what is not saved changes no points, and is told with its undo.
    console.record(2, "ΑΒΓΕΖΗΙ");
    console.ask(UserCommand::TakeSheet(round(1), player(2)));
    console.press_in("Διορθώσεις", "Εκπρόθεσμο");
    assert_eq!(console.shell().desk.question, None);
    console.see("2-1: εκπρόθεσμο, δεν μετρά");
    console.ctrl(Key::Z);
    assert!(matches!(console.shell().desk.question, Some((Question::Undo(_), _))));
    console.key(Key::Enter);
    assert_eq!(console.contest().game.place(round(1), player(2)).lateness, Lateness::InTime);
}

/// The large button of a changed sheet had no key, though Ctrl+Enter pressed it.
#[test]
fn a_new_version_is_saved_by_the_key_of_every_saving() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    key_sheets(&mut console, &["ΚΑΡΟ ΤΑΚΟ"]);
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console.type_words(Field::Four, &of("ΡΟΚΑ"));
    let shell = console.shell();
    let data = eforos::views::formats::anagram::sheets::data(&Sight::of(
        shell.session().unwrap(),
        &shell.desk,
    ));
    let sheet = data.sheet.unwrap();
    assert_eq!(sheet.save.label, "Αποθήκευση νέας έκδοσης…");
    assert_eq!(sheet.save.shortcut.as_deref(), Some("Ctrl Enter"));
    // A sign stands in one piece with its word.
    let saved: Vec<&str> = sheet.fields[3].saved.iter().map(|(word, _)| word.as_str()).collect();
    assert_eq!(saved, ["+\u{a0}ΡΟΚΑ", "ΚΑΡΟ", "ΤΑΚΟ"]);
    console.ctrl(Key::Enter);
    assert!(matches!(console.shell().desk.question, Some((Question::ReviseSheet, _))));
}

/// Somebody types on a version that is taken back meanwhile: nothing is written over unseen, and nothing typed is lost.
#[test]
fn what_was_typed_on_a_version_that_is_gone_is_told_and_saved_by_saying_so_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    key_sheets(&mut console, &["ΚΑΡΟ"]);
    let revise = |console: &mut Console, word: &str| {
        console.ask(UserCommand::TakeSheet(round(1), player(1)));
        console.type_words(Field::Four, &of(word));
    };
    let confirm = |console: &mut Console| {
        console.ask(UserCommand::Type(Entry::Reason, "λάθος".to_owned()));
        console.ask(UserCommand::Confirm);
    };
    let saved = |console: &Console| {
        let anagram = &console.contest().game;
        anagram.sheet_at(round(1), player(1)).unwrap().1.words().len()
    };
    revise(&mut console, "ΡΟΚΑ");
    console.ctrl(Key::Enter);
    confirm(&mut console);
    assert_eq!(saved(&console), 2);
    revise(&mut console, "ΤΑΚΟ");
    console.ask(UserCommand::Undo);
    console.ask(UserCommand::Confirm);
    assert_eq!(saved(&console), 1, "the version that is typed on is gone");
    console.ctrl(Key::Enter);
    confirm(&mut console);
    console.see("Στο μεταξύ το φύλλο");
    assert_eq!(saved(&console), 1);
    let typed = console.shell().desk.text(Entry::Words(Field::Four)).to_owned();
    assert_eq!(typed.split_whitespace().collect::<Vec<_>>(), ["ΚΑΡΟ", "ΡΟΚΑ", "ΤΑΚΟ"]);
    confirm(&mut console);
    assert_eq!(saved(&console), 3);
    console.close();
}

/// A late sheet is told in the grid, on the sheet and by a key; the strip of Rounds has the same sign.
#[test]
fn a_late_sheet_is_marked_in_both_grids_and_said_on_the_sheet() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.record(1, "ΚΑΡΟΤΣΕ");
    console.ask(UserCommand::TakeSheet(round(1), player(2)));
    console.ctrl(Key::L);
    let lateness =
        |console: &Console, number| console.contest().game.place(round(1), player(number)).lateness;
    assert_eq!(lateness(&console, 2), Lateness::Late);
    console.see("! Το φύλλο είναι εκπρόθεσμο: καμία λέξη του δεν μετρά.");
    let signs = |console: &Console| -> Vec<&'static str> {
        let shell = console.shell();
        let data = sheets::data(&Sight::of(shell.session().unwrap(), &shell.desk));
        data.rows.iter().map(|row| row.cells[0].sign).collect()
    };
    assert_eq!(signs(&console), ["·", "!", "·"]);
    // The same key takes it back, and nothing is recorded twice: one undo would leave the other.
    let recorded = |console: &Console| console.shell().session().unwrap().record().log().len();
    let before = recorded(&console);
    console.ctrl(Key::L);
    assert_eq!(lateness(&console, 2), Lateness::InTime);
    console.ctrl(Key::L);
    assert_eq!((lateness(&console, 2), recorded(&console)), (Lateness::Late, before + 2));
    // What another person said of it is turned over by no key alone, nor by an Enter out of habit.
    let referee = console.shell().desk.person.clone();
    sits(&mut console, "Β. Δεύτερη");
    console.ask(UserCommand::TakeSheet(round(1), player(2)));
    console.ctrl(Key::L);
    console.see("Όπως είναι, το σημείωσε");
    console.key(Key::Enter);
    assert_eq!((lateness(&console, 2), recorded(&console)), (Lateness::Late, before + 2));
    console.ask(UserCommand::TakeDesk(referee.name, referee.role));
    console.ask(UserCommand::TakeSheet(round(1), player(2)));
    console.type_words(Field::Four, &["ΚΑΡΟ".to_owned()]);
    console.wait_ms(1500);
    assert_eq!(signs(&console), ["·", "!…", "·"], "it is seen that somebody keys it");
    console.ctrl(Key::Enter);
    assert_eq!(signs(&console), ["·", "!✓", "·"], "keyed, it stays late");
    console.see("Αποθηκεύτηκε το 2-1: 1 λέξη, 0 πόντοι · εκπρόθεσμο, δεν μετρά");
    // From anywhere the palette asks which sheet is late.
    console.ask(UserCommand::Go(Place::Rounds));
    console.ctrl(Key::K);
    console.text("εκπρόθεσμα φύλλα");
    console.key(Key::Enter);
    console.see("Ποιο φύλλο;");
    console.text("3-1");
    console.see("3. ");
    console.key(Key::Enter);
    assert_eq!(lateness(&console, 3), Lateness::Late);
    assert_eq!(console.shell().desk.sheet.map(|sheet| sheet.player), Some(player(3)));
}

/// The number alone was told, and a saved sheet with other words on the desk had the sign of one that is in order.
#[test]
fn a_sheet_has_its_printed_code_in_sight_and_looks_changed_when_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    assert!(console.is_in_sight("γύρος 1 · φύλλο 1-1"));
    key_sheets(&mut console, &["ΚΑΡΟ ΤΑΚΟ"]);
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    assert!(!console.sees("άλλαξε"));
    console.type_words(Field::Four, &of("ΚΑΡΟ ΡΟΚΑ"));
    console.wait_ms(1500);
    console.see("φύλλο 1-1 · … άλλαξε");
    console.see("1. Άννα Αλεξίου, γύρος 1: περάστηκε, άλλαξε και δεν αποθηκεύτηκε");
    // It does so while another lies on the desk, until it is saved.
    console.ask(UserCommand::TakeSheet(round(1), player(2)));
    console.see("1. Άννα Αλεξίου, γύρος 1: περάστηκε, άλλαξε και δεν αποθηκεύτηκε");
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console.ctrl(Key::Enter);
    console.text("το χαρτί");
    console.key(Key::Enter);
    console.see("1. Άννα Αλεξίου, γύρος 1: περάστηκε");
    assert!(!console.sees("άλλαξε"));
}

/// The fields were as low as their letters, with half of the card empty under them, and the first verdict moved those below.
#[test]
fn fields_have_the_height_of_the_card_and_stay_while_words_are_typed() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    for (size, least) in [([1280.0, 720.0], 38.0), ([1920.0, 1080.0], 42.0)] {
        console.window().set_size(egui::vec2(size[0], size[1]));
        console.ask(UserCommand::TakeSheet(round(1), player(1)));
        let fields = |console: &Console| -> Vec<egui::Rect> {
            let of = |node: egui_kittest::Node<'_>| node.rect();
            console.harness.get_all_by_role(Node::MultilineTextInput).map(of).collect()
        };
        let before = fields(&console);
        assert_eq!(before.len(), 5);
        for field in &before {
            assert!(field.height() >= least, "{field} at {size:?}");
        }
        let left = 720.0_f32.min(size[1]) - before[4].bottom();
        assert!(left < 260.0, "{left} below the last field");
        // A word with a verdict in each of them.
        for (field, word) in Field::ALL.into_iter().zip(["a", "b", "c", "karo", "ΡΟΣ"]) {
            console.type_words(field, &of(word));
        }
        console.settle();
        assert_eq!(fields(&console), before);
        console.press_in("Διορθώσεις", "Απόρριψη προχείρου…");
        console.press("Απόρριψη");
    }
}

/// Every verdict repeated what stands in its field: four words took three lines.
#[test]
fn letters_of_another_keyboard_are_told_once_for_the_sheet() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Four, &of("karo roka kota"));
    console.see("3 λέξεις γράφτηκαν με λατινικά γράμματα");
    let shell = console.shell();
    let data = sheets::data(&Sight::of(shell.session().unwrap(), &shell.desk));
    let chips = &data.sheet.unwrap().fields[3].chips;
    assert_eq!(chips.len(), 3);
    for chip in chips {
        assert!(chip.note.contains("γράφτηκε «"), "{chip:?}");
        assert!(!chip.seen.contains("γράφτηκε"), "{chip:?}");
    }
}

/// A sheet that was handed in had another sign in the grid than in the strip of Rounds; the rail said nothing of sheets.
#[test]
fn a_received_sheet_has_one_sign_everywhere_and_the_rail_tells_how_many_are_missing() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    let badge = |console: &Console| {
        let shell = console.shell();
        let data = eforos::views::console::data(&Sight::of(shell.session().unwrap(), &shell.desk));
        let go = UserCommand::Go(Place::Sheets);
        let item = data.rail.into_iter().find(|item| item.act.command == go).unwrap();
        (item.badge, item.act.shortcut)
    };
    assert_eq!(badge(&console).0, "");
    console.record(1, "ΚΑΡΟΤΣΕ");
    assert_eq!(badge(&console), ("3".to_owned(), Some("Ctrl 3".to_owned())));
    let rail =
        |console: &Console| console.harness.get_by_role_and_label(Node::Button, "Φύλλα").rect();
    let before = rail(&console);
    for number in 1..=3 {
        console.ask(UserCommand::MarkSheet(round(1), player(number), Mark::In));
    }
    let signs = |console: &Console| -> Vec<&'static str> {
        let shell = console.shell();
        let data = sheets::data(&Sight::of(shell.session().unwrap(), &shell.desk));
        assert!(data.legend.contains("◐") && !data.legend.contains("○"), "{}", data.legend);
        data.rows.iter().map(|row| row.cells[0].sign).collect()
    };
    assert_eq!(signs(&console), ["◐", "◐", "◐"]);
    key_sheets(&mut console, &["ΚΑΡΟ", "ΡΟΚΑ", "ΤΑΚΟ"]);
    assert_eq!(badge(&console).0, "");
    assert_eq!(rail(&console), before, "the place moves by what waits");
}

/// Of what was typed there nothing was seen before Enter, and a number alone opened some round's.
#[test]
fn the_search_says_whose_sheet_it_would_take() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.window().set_size(vec2(1280.0, 720.0));
    console.ctrl(Key::F);
    console.text("3");
    assert!(console.is_in_sight("3. Γωγώ Γεωργίου, γύρος 1"), "{:#?}", console.texts());
    console.text("9");
    assert!(!console.is_in_sight("3. Γωγώ Γεωργίου, γύρος 1"));
    // A round may stand behind a number and behind a name.
    console.record(2, "ΝΙΤΑΕΣΗ");
    for (typed, number, of) in
        [("2 1", 1, 2), ("βλάχος 2", 2, 2), ("γεωργίου-1", 1, 3), ("3-2", 2, 3)]
    {
        console.ask(UserCommand::Type(Entry::SheetCode, typed.to_owned()));
        console.ask(UserCommand::JumpToSheet);
        let sheet = console.shell().desk.sheet.unwrap();
        assert_eq!((sheet.round, sheet.player), (round(number), player(of)), "{typed}");
    }
    // Of a round that nobody played there is none.
    console.ask(UserCommand::Type(Entry::SheetCode, "βλάχος 9".to_owned()));
    console.ask(UserCommand::JumpToSheet);
    console.see("9");
    assert_eq!(on_desk(&console), 3);
    console.close();
}

/// One that was checked looked like one that nobody had keyed as soon as something was begun on it.
#[test]
fn a_checked_sheet_that_is_changed_is_still_told_as_checked() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    key_sheets(&mut console, &["ΚΑΡΟ ΤΑΚΟ"]);
    console.ask(UserCommand::TakeDesk("Β. Δεύτερος".to_owned(), Role::Referee));
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console.ask(UserCommand::CheckSheet);
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console.see("✓✓ Ελέγχθηκε: Β. Δεύτερος (έφορος)");
    console.type_words(Field::Four, &of("ΚΑΡΟ ΡΟΚΑ"));
    console.wait_ms(1500);
    console.see("✓✓ Το αποθηκευμένο ελέγχθηκε: Β. Δεύτερος (έφορος)");
    console.see("1. Άννα Αλεξίου, γύρος 1: ελέγχθηκε, άλλαξε και δεν αποθηκεύτηκε");
    console.close();
}

/// Five of them left two rows and a half of the list, and no legend.
#[test]
fn sheets_without_a_name_leave_the_list_its_room() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.window().set_size(vec2(1280.0, 690.0));
    for words in ["ΚΑΡΟ", "ΤΑΚΟ", "ΡΟΚΑ", "ΚΟΡΑ", "ΣΑΚΟ"] {
        console.ctrl(Key::N);
        console.type_words(Field::Four, &of(words));
        console.ctrl(Key::Enter);
    }
    console.settle();
    for name in ["1. Άννα Αλεξίου", "3. Γωγώ Γεωργίου", "Παραλαβή φύλλων…", "◆ 5 φύλλα χωρίς όνομα"]
    {
        assert!(console.is_in_sight(name), "{name}: {:#?}", console.texts());
    }
    // By the words of their button the palette leads to them, too: nothing that could be typed names one.
    console.ctrl(Key::K);
    console.text("σε ποιον");
    console.key(Key::Enter);
    console.press("◆ Γύρος 1, ΤΑΚΟ: 1 λέξη, χωρίς όνομα");
    console.see("ΤΑΚΟ");
    let is_moved = |console: &Console| {
        matches!(console.shell().desk.question, Some((Question::MoveSheet { .. }, _)))
    };
    assert!(is_moved(&console));
    // By its button they are all named, too; by keys Enter takes the one that has the keyboard.
    console.key(Key::Escape);
    console.press("Σε ποιον ανήκουν;…");
    assert_eq!(console.harness.query_all_by_label_contains("1 λέξη, χωρίς όνομα").count(), 5);
    console.shift(Key::Tab);
    console.key(Key::Enter);
    assert!(is_moved(&console), "{:#?}", console.texts());
    // However many there are: they are offered nowhere else.
    console.key(Key::Escape);
    for words in of("ΚΡΑΣ ΤΟΚΑ ΑΡΤΟ ΚΡΟΣ ΤΡΟΣ ΣΑΡΟ ΣΤΟΑ ΟΚΤΑ ΚΟΤΑ")
    {
        console.ctrl(Key::N);
        console.type_words(Field::Four, &[words]);
        console.ctrl(Key::Enter);
    }
    console.see("◆ 14 φύλλα χωρίς όνομα");
    console.press("Σε ποιον ανήκουν;…");
    assert_eq!(console.harness.query_all_by_label_contains("1 λέξη, χωρίς όνομα").count(), 14);
}

/// Both stood as "Γ. Παπαδόπουλος" in the narrow list, and the last of twelve was out of sight over an empty line.
#[test]
fn twelve_sheets_are_all_seen_and_a_shorter_name_is_nobody_elses() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::before_the_hall_word(&folder.path().join("a.eforos"));
    let alike = [
        "Γιώργος Παπαδόπουλος",
        "Γεώργιος Παπαδόπουλος",
        "Αικατερίνη Κωνσταντινοπούλου",
        "Μαρία Σταματίου",
        "Νίκη Σταματίου",
    ];
    let names: Vec<String> = (9..=12).map(|number| format!("Παίκτης Νο{number}")).collect();
    let all = alike.iter().map(|name| (*name).to_owned()).chain(names).collect::<Vec<_>>();
    console.ask(UserCommand::Type(Entry::Players, all.join("\n")));
    console.ask(UserCommand::AddPlayers);
    for number in 1..=8 {
        let letters = ["ΝΤΑΕΙΟΥ", "ΚΡΤΣΑΟΕ", "ΝΙΤΑΕΣΗ", "ΚΡΤΣΝΑΟ"][number as usize % 4];
        console.record(number, letters);
    }
    console.ask(UserCommand::TakeSheet(round(8), player(2)));
    console.window().set_size(vec2(1024.0, 720.0));
    console.settle();
    let painted = crate::projector::painted::texts(&console.harness.output().shapes);
    let seen = |text: &str| painted.iter().any(|it| it.text == text);
    assert!(seen("4. Γιώργος Παπαδόπουλος") && seen("5. Γεώργιος Παπαδόπουλος"));
    assert!(seen("6. Κωνσταντινοπούλου"), "what is nobody else's is shortened");
    assert!(console.is_in_sight("12. Παίκτης Νο12"));
    assert!(!console.sees("↓ "), "{:#?}", console.texts());
    // An initial is enough where it tells two apart, and their surname alone is neither's.
    let shell = console.shell();
    let data = sheets::data(&Sight::of(shell.session().unwrap(), &shell.desk));
    let shorter = |number: u32| {
        data.rows.iter().find(|row| row.id == player(number)).unwrap().shorter.clone()
    };
    assert_eq!(shorter(7), ["7. Μ. Σταματίου"]);
    assert!(shorter(4).is_empty() && shorter(5).is_empty());
}

/// An empty sheet of somebody who had been expelled looked like any that is awaited.
#[test]
fn a_sheet_of_somebody_expelled_says_that_nobody_waits_for_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.record(1, "ΚΡΤΣΑΟΕ");
    let kind = PenaltyName::ExpelledFromRest;
    console.ask(UserCommand::Ask(Question::Penalise { player: player(2), round: round(1), kind }));
    console.ask(UserCommand::Type(Entry::Reason, "μιλούσε".to_owned()));
    console.ask(UserCommand::Confirm);
    console.record(2, "ΝΙΤΑΕΣΗ");
    // What they handed in before counts as ever, of who was expelled from the rest.
    for (of, number, is_told) in [(2, 2, true), (2, 1, false), (1, 2, false)] {
        console.ask(UserCommand::TakeSheet(round(number), player(of)));
        let told = console.sees("– Έχει αποβληθεί: φύλλο αυτού του γύρου δεν αναμένεται.");
        assert_eq!(told, is_told, "{of}-{number}");
    }
}
