//! The first things that anybody sees: what can be begun, the form of a new competition, and what follows
//! once it is made.

use eforos::commands::{Entry, Question, UserCommand};
use eforos::views::desk::Start;
use egui::{Key, vec2};

use crate::gui::{Console, player, round};

/// The smallest usual window.
fn at_720(console: &mut Console) {
    console.window().set_size(vec2(1280.0, 720.0));
    console.settle();
}

#[test]
fn what_can_be_begun_is_in_sight_and_each_has_its_key() {
    let mut console = Console::new();
    at_720(&mut console);
    for label in ["Νέος αγώνας", "Επιλογή αρχείου…", "Από τον 1ο γύρο", "Άνοιγμα"]
    {
        assert!(console.is_in_sight(label), "{label}");
    }
    assert!(!console.texts().iter().any(|text| text == "Τίτλος"), "nothing is to be filled in");
    console.ctrl(Key::N);
    assert_eq!(console.shell().desk.start, Start::New);
    // The title has the keyboard; leaving loses nothing.
    console.text("Κύπελλο");
    console.key(Key::Escape);
    assert_eq!(console.shell().desk.start, Start::Choices);
    console.press("Νέος αγώνας");
    assert_eq!(console.shell().desk.text(Entry::Title), "Κύπελλο");
}

#[test]
fn nothing_of_the_form_is_scrolled_in_the_smallest_usual_window() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::with_the_form();
    console.shell_mut().desk.documents = Some(folder.path().to_path_buf());
    at_720(&mut console);
    console.ask(UserCommand::Type(Entry::Players, "Άννα; Καβάλα\nΒάσω; Καβάλα".to_owned()));
    let fields = [
        "Τίτλος",
        "Ημερομηνία",
        "Τόπος",
        "Ώρα έναρξης",
        "Έφορος",
        "Βοηθοί εφόρου (με κόμμα)",
        "Όμιλος που διοργανώνει",
        "Αρχείο άλλου καταλόγου λέξεων",
        "Αρχείο (κενό: όπως προτείνεται)",
        "Δημιουργία αγώνα",
    ];
    for label in fields {
        assert!(console.is_in_sight(label), "{label}");
    }
    console.see("Ο ελεύθερος κατάλογος δεν έχει πολλές σωστές λέξεις");
    // Many players push nothing away.
    let many: Vec<String> = (1..=60).map(|number| format!("Παίκτης Αριθμός{number}")).collect();
    console.ask(UserCommand::Type(Entry::Players, many.join("\n")));
    console.see("60 παίκτες");
    for label in fields.into_iter().chain(["Παίκτης Αριθμός1"]) {
        assert!(console.is_in_sight(label), "{label}");
    }
}

#[test]
fn who_is_doubtful_is_named_before_anything_is_made() {
    let mut console = Console::with_the_form();
    at_720(&mut console);
    let typed = "Ελένη Ζ.; Όμιλος Βέροιας\nΆννα Α.; Όμιλος Βέροιας\nΒάσω Β.; Όμιλος Βέρροιας\n\
                 Ελένη Ζ.; Όμιλος Βέροιας";
    console.ask(UserCommand::Type(Entry::Players, typed.to_owned()));
    console.see("4 παίκτες");
    console.see("2 σημεία να ελεγχθούν");
    console.see("3. Βάσω Β. · Όμιλος Βέρροιας: αλλού γράφεται «Όμιλος Βέροιας»");
    console.see("4. Ελένη Ζ. · Όμιλος Βέροιας: υπάρχει ήδη με τον αριθμό 1");
    let put_right = typed.replace("Βέρρ", "Βέρ").replace("\nΕλένη", "\nΖωή");
    console.ask(UserCommand::Type(Entry::Players, put_right));
    assert!(!console.texts().iter().any(|text| text.contains("να ελεγχθ")));
}

#[test]
fn once_it_is_made_the_commitment_and_what_comes_next_are_in_sight() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::with_the_form();
    at_720(&mut console);
    let many: Vec<String> = (1..=40).map(|number| format!("Παίκτης Αριθμός{number}")).collect();
    for (entry, text) in [
        (Entry::NewFile, folder.path().join("a.eforos").display().to_string()),
        (Entry::Referee, "Ε. Φόρου".to_owned()),
    ] {
        console.ask(UserCommand::Type(entry, text));
    }
    // Also from the field in which Enter begins a line.
    console.type_into(
        "Παίκτες: ένας ανά γραμμή, «όνομα; όμιλος», ή επικόλληση από λογιστικό φύλλο",
        &many.join("\n"),
    );
    console.ctrl(Key::Enter);
    let commitment = console.contest().common.commitment.unwrap().to_string();
    let next = ["Δέσμευση της κλήρωσης", "Φύλλα καταγραφής", "Γύροι", "Επιλογή καταλόγου…"];
    for label in next.into_iter().chain([commitment.as_str()]) {
        assert!(console.is_in_sight(label), "{label}");
    }
    console.see("40 παίκτες πριν από τον γύρο 1");
    // After the first draw it is not said any more.
    console.ask(UserCommand::SetHallWord);
    console.ask(UserCommand::Confirm);
    console.record(1, "ΚΡΤΣΑΟΕ");
    assert!(!console.texts().iter().any(|text| text.contains("πριν από τον γύρο 1")));
}

/// Nobody is struck from the history: it is said what is possible, and what that means.
#[test]
fn who_does_not_come_is_expected_in_the_first_round_alone() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.ask(UserCommand::Ask(Question::Leave(player(2))));
    console.see("Κανείς δεν σβήνεται από το ιστορικό.");
    console.key(Key::Enter);
    let expected = |number| console.contest().common.is_expected(player(2), round(number));
    assert_eq!([1, 2].map(expected), [true, false]);
}
