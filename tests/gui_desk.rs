//! What somebody at the desk meets: questions, sheets and setting up, with many players, in small
//! windows, and with slips.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod gui;

use std::path::Path;

use eforos::commands::{AboutChoice, Entry, PenaltyChoice, Place, Question, UserCommand};
use eforos::domain::anagram::rules::Field;
use eforos::domain::anagram::sheet::{Handed, Lateness};
use eforos::domain::ids::{PlayerId, RoundNo};
use egui::{Key, vec2};

use gui::Console;

/// A competition of sixty players, in Rounds.
fn sixty(path: &Path) -> Console {
    let mut console = Console::in_rounds(path);
    let lines: Vec<String> = (4..=60).map(|n| format!("Παίκτης Νούμερο{n}; Όμιλος")).collect();
    console.ask(UserCommand::Type(Entry::Players, lines.join("\n")));
    console.ask(UserCommand::AddPlayers);
    assert_eq!(console.contest().players.len(), 60);
    console
}

fn player(number: u32) -> PlayerId {
    PlayerId::new(number).unwrap()
}

fn round(number: u8) -> RoundNo {
    RoundNo::new(number).unwrap()
}

/// A played round.
fn record(console: &mut Console, number: u8, letters: &str) {
    console.ask(UserCommand::Ask(Question::Record(round(number))));
    console.ask(UserCommand::Type(Entry::Letters, letters.to_owned()));
    console.ask(UserCommand::Type(Entry::Reason, "στο χαρτί".to_owned()));
    console.ask(UserCommand::Confirm);
    assert!(console.shell().desk.question.is_none(), "{:?}", console.shell().desk.question);
}

#[test]
fn a_question_about_one_of_sixty_players_keeps_its_answers_in_sight() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = sixty(&folder.path().join("a.eforos"));
    for size in [vec2(1280.0, 720.0), vec2(800.0, 600.0)] {
        console.window().set_size(size);
        let kind = PenaltyChoice::Reprimand;
        let question = Question::Penalise { player: player(3), round: round(2), kind };
        console.ask(UserCommand::Ask(question));
        assert!(console.is_in_sight("Ποινή"), "the answer");
        assert!(console.is_in_sight("Άκυρο"), "{:#?}", console.texts());
        console.see("3. Γωγώ Γεωργίου · Δράμα");
        // Another player by a part of the name, whatever its accents, and by number.
        console.type_into("Άλλος παίκτης: αριθμός ή μέρος του ονόματος", "ΒΛΑΧ");
        console.see("2. Βασίλης Βλάχος");
        console.key(Key::Enter);
        console.see("2. Βασίλης Βλάχος");
        let chosen = |console: &Console| match console.shell().desk.question {
            Some((Question::Penalise { player, .. }, _)) => player,
            _ => panic!("the question is open"),
        };
        assert_eq!(chosen(&console), player(2));
        console.type_into("Άλλος παίκτης: αριθμός ή μέρος του ονόματος", "47");
        console.press("47. Παίκτης Νούμερο47 · Όμιλος");
        assert_eq!(chosen(&console), player(47));
        // Nobody of that name: no other player is punished in their stead.
        console.type_into("Άλλος παίκτης: αριθμός ή μέρος του ονόματος", "Ζήνων");
        console.key(Key::Enter);
        console.see("Κανένας παίκτης με αυτόν τον αριθμό");
        assert!(console.contest().penalties.is_empty());
        console.ask(UserCommand::Cancel);
    }
    console.ask(UserCommand::Ask(Question::Lodge {
        player: player(1),
        round: round(1),
        about: AboutChoice::Word,
    }));
    assert!(console.is_in_sight("Ένσταση"), "{:#?}", console.texts());
}

#[test]
fn what_hinders_signing_leads_to_where_it_is_settled() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    record(&mut console, 1, "ΚΡΤΣΑΟΕ");
    console.ask(UserCommand::Ask(Question::Sign));
    console.key(Key::Enter);
    assert!(console.shell().desk.question.is_some(), "it cannot be signed, and says why");
    console.see("Ο γύρος 2 δεν έχει τελειώσει.");
    console.press("Λείπει φύλλο: Βασίλης Βλάχος, γύρος 1");
    let desk = &console.shell().desk;
    assert_eq!((desk.place, desk.sheet.unwrap().player), (Place::Sheets, player(2)));
    assert!(desk.question.is_none());
    console.ask(UserCommand::Ask(Question::Sign));
    console.press("Ο γύρος 2 δεν έχει τελειώσει.");
    assert_eq!(console.shell().desk.place, Place::Rounds);
}

/// A round with this rack, played; the first player's sheet is on the desk.
fn at_the_sheet(path: &Path) -> Console {
    let mut console = Console::in_rounds(path);
    record(&mut console, 1, "ΚΡΤΣΑΟΕ");
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console
}

#[test]
fn the_five_fields_of_a_full_sheet_are_in_sight_and_the_focus_always() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.window().set_size(vec2(1280.0, 720.0));
    let typed = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
    console.type_words(Field::Seven, &typed("ΣΑΡΩΤΕΚ ΚΟΣΤΑΡΕ ΚΑΡΤΕΣΟ xyz1"));
    console.type_words(Field::Six, &typed("ΚΑΡΤΕΣ ΚΡΟΤΑΣ ΣΤΑΡΟΚ ΚΑΡΟ"));
    console.type_words(Field::Five, &typed("ΤΑΚΟΣ ΚΑΡΟΣ ΤΟΚΑΣ ΤΑΚΟΣ"));
    console.type_words(Field::Four, &typed("ΚΑΡΟ ΡΟΚΑ kora ΤΑΚΟ"));
    console.type_words(Field::Three, &typed("ΑΡΕ ΡΟΣ ΟΣΑ ΤΟΝ"));
    let sums = console.place_of("Αποθήκευση").top();
    for text in ["7 γραμμάτων", "6 γραμμάτων", "5 γραμμάτων", "4 γραμμάτων", "3 γραμμάτων", "✗ ΤΟΝ"]
    {
        let place = console.place_of(text);
        let top = console.place_of("γύρος 1 · ").bottom();
        assert!(place.top() > top && place.bottom() < sums, "{text}: {place} in {top}–{sums}");
    }
    // Every word says what is with it.
    console.see("✗ xyz1 όχι γράμμα: «1»");
    console.see("✗ ΣΑΡΩΤΕΚ λείπει το Ω −3");
    console.see("✓ ΤΑΚΟΣ έγκυρη +2");
    console.see("– ΤΑΚΟΣ επανάληψη");
    console.see("– ΚΑΡΟ λάθος πεδίο");
    console.see("· γράφτηκε «kora»");
    console.see("άγνωστη, προς κρίση");
    // In a small window the field with the focus is scrolled into sight.
    console.window().set_size(vec2(800.0, 600.0));
    console.settle();
    console.window().run_steps(10);
    for field in Field::ALL {
        console.type_words(field, &["ΣΟ".to_owned()]);
        console.window().run_steps(20);
        let place = console.place_of(&format!("{} γραμμάτων", field.length()));
        let (top, bottom) =
            (console.place_of("γύρος 1 · ").bottom(), console.place_of("Αποθήκευση").top());
        assert!(
            place.top() > top && place.bottom() < bottom,
            "{field:?}: {place} in {top}–{bottom}"
        );
    }
}

#[test]
fn a_void_sheet_counts_nothing_and_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Five, &["ΤΑΚΟΣ".to_owned()]);
    console.see("Σύνολο 2");
    console.ask(UserCommand::SetLateness(Lateness::Late));
    console.see("Άκυρο φύλλο · 0");
    console.see("Αν μετρούσε: Έγκυρες 1 · +2 · Άκυρες 0 · 0 · Σύνολο 2");
    assert!(console.is_in_sight("✗ Το φύλλο είναι άκυρο: τίποτε δεν μετρά."));
    assert!(!console.texts().iter().any(|text| text == "Σύνολο 2"), "no points in large type");
}

#[test]
fn a_sheet_declared_not_handed_in_is_taken_back_at_the_same_place() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.press("Δεν παραδόθηκε");
    console.see("Δηλώθηκε ότι δεν παραδόθηκε φύλλο");
    let handed = |console: &Console| console.contest().anagram.place(round(1), player(1)).handed;
    assert_eq!(handed(&console), Handed::NotHandedIn);
    console.press("Παραδόθηκε τελικά");
    assert_eq!(handed(&console), Handed::Collected);
    console.press("Δεν παραδόθηκε");
    // Going on keys nothing.
    console.ctrl(Key::Enter);
    assert_eq!(console.shell().desk.sheet.unwrap().player, player(2));
    assert!(console.contest().anagram.sheet_at(round(1), player(1)).is_none());
}
