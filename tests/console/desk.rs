//! What somebody at the desk meets: questions, sheets and setting up, with many players, in small
//! windows, and with slips.

use crate::common::files::CompetitionFile;
use std::path::Path;

use eforos::commands::{
    AboutChoice, Entry, Mark, Place, Question, Shift, Stretch, UserCommand, WordsTab,
};
use eforos::domain::contest::penalty::PenaltyName;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::contest::{DoubleKeying, Openness};
use eforos::domain::formats::anagram::alphabet::ALPHABET;
use eforos::domain::formats::anagram::rules::{Field, OSTH_2019};
use eforos::domain::formats::anagram::sheet::{Handed, Lateness};
use eforos::domain::formats::anagram::sheet_code::{CompetitionCode, SheetCode};
use eforos::domain::letters::Word;
use eforos::domain::person::Role;
use eforos::storage::Access;
use eforos::views::desk::Turn;
use egui::{Key, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::gui::{Console, of, player, round};

/// A competition of sixty players, in Rounds.
fn sixty(path: &Path) -> Console {
    let mut console = Console::in_rounds(path);
    let lines: Vec<String> = (4..=60).map(|n| format!("Παίκτης Νούμερο{n}; Όμιλος")).collect();
    console.ask(UserCommand::Type(Entry::Players, lines.join("\n")));
    console.ask(UserCommand::AddPlayers);
    assert_eq!(console.contest().common.players.len(), 60);
    console
}

#[test]
fn a_question_about_one_of_sixty_players_keeps_its_answers_in_sight() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = sixty(&folder.path().join("a.eforos"));
    for size in [vec2(1280.0, 720.0), vec2(800.0, 600.0)] {
        console.window().set_size(size);
        let kind = PenaltyName::Reprimand;
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
        assert!(console.contest().common.penalties.is_empty());
        console.ask(UserCommand::Cancel);
    }
    console.ask(UserCommand::Ask(Question::Lodge {
        player: player(1),
        round: round(1),
        about: AboutChoice::Word,
    }));
    assert!(console.is_in_sight("Ένσταση"), "{:#?}", console.texts());
}

/// The name of the referee is put right in Competition: whoever sits there as the referee has it from then on.
#[test]
fn a_referee_whose_name_is_put_right_sits_there_under_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    let rename = |console: &mut Console, name: &str| {
        console.ask(UserCommand::Type(Entry::Referee, name.to_owned()));
        console.ask(UserCommand::SaveDetails);
    };
    rename(&mut console, "Μπάρμπας");
    console.ask(UserCommand::Ask(Question::Person(Some(Role::Referee))));
    console.ask(UserCommand::Type(Entry::Person, "Μπάρμπας".to_owned()));
    console.key(Key::Enter);
    rename(&mut console, "Ε. Μπάρμπας");
    assert_eq!(console.shell().desk.person.name, "Ε. Μπάρμπας");
    // Somebody else who sits there is not renamed.
    console.ask(UserCommand::Ask(Question::Person(Some(Role::Referee))));
    console.ask(UserCommand::Type(Entry::Person, "Αναπληρωτής".to_owned()));
    console.key(Key::Enter);
    rename(&mut console, "Ευάγγελος Μπάρμπας");
    assert_eq!(console.shell().desk.person.name, "Αναπληρωτής");
}

/// Why an answer was refused is true of that answer only.
#[test]
fn a_refusal_goes_with_what_was_refused() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    let kind = PenaltyName::Deduction;
    console.ask(UserCommand::Ask(Question::Penalise { player: player(1), round: round(1), kind }));
    console.key(Key::Enter);
    let refused = |console: &Console| console.shell().desk.question.as_ref().unwrap().1.clone();
    assert!(refused(&console).is_some(), "no points");
    console.ask(UserCommand::Type(Entry::Points, "3".to_owned()));
    assert_eq!(refused(&console), None);
    console.key(Key::Enter);
    assert!(refused(&console).is_some(), "no reason");
}

#[test]
fn whoever_signs_is_told_what_was_given_up_and_how_much_was_checked() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.record(1, "ΚΡΤΣΑΟΕ");
    let told = |console: &Console| console.texts().join(" ");
    console.press_in("Έκτακτα", "Εγκατάλειψη των γύρων 2–14…");
    console.text("διακοπή ρεύματος");
    console.key(Key::Enter);
    for number in 1..=3 {
        console.ask(UserCommand::MarkSheet(round(1), player(number), Mark::Missing));
    }
    console.ask(UserCommand::Ask(Question::Sign));
    console.see(
        "Εγκαταλείφθηκαν και δεν μετρούν οι γύροι 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14.",
    );
    assert!(!told(&console).contains("Στο γραφείο κάθεται"), "it is the referee");
    // Its letters were recorded: no seed has anything to do with them.
    console.see("Η τελική κατάταξη κλειδώνει. Τίποτε δεν αλλάζει μετά");
    assert!(!told(&console).contains("σπόρος"), "{}", told(&console));
    console.see("Δεύτερη καταχώριση από άλλο πρόσωπο έχουν 0 από τα 0 φύλλα.");
    console.ask(UserCommand::Cancel);
    console.ask(UserCommand::Type(Entry::Referee, "Ελπίδα".to_owned()));
    console.ask(UserCommand::SaveDetails);
    console.ask(UserCommand::Ask(Question::Person(Some(Role::Referee))));
    console.ask(UserCommand::Type(Entry::Person, "Μαρία".to_owned()));
    console.key(Key::Enter);
    console.ask(UserCommand::Ask(Question::Sign));
    console.see("Στο γραφείο κάθεται και υπογράφει: Μαρία. Έφορος του αγώνα: Ελπίδα.");
}

#[test]
fn before_the_signature_the_large_button_says_what_is_left() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::new();
    console.shell_mut().desk.documents = Some(folder.path().to_path_buf());
    console.ask(UserCommand::Type(Entry::RehearsalPlayers, "6".to_owned()));
    console.ask(UserCommand::Rehearse(Stretch::Unsigned));
    console.see("Υπογραφή του φύλλου αγώνα…");
    console.ask(UserCommand::Ask(Question::Sign));
    console.see("Η τελική κατάταξη κλειδώνει, ο σπόρος της κλήρωσης αποκαλύπτεται.");
    console.ask(UserCommand::Cancel);
    // A word that nobody ruled on.
    let word = console.contest().common.rulings.keys().next().unwrap().clone();
    console.ask(UserCommand::Go(Place::Words));
    console.ask(UserCommand::ShowWords(WordsTab::Ruled));
    console.ask(UserCommand::SelectWord(word.clone()));
    console.ask(UserCommand::WithdrawRuling);
    assert!(!console.contest().common.rulings.contains_key(&word));
    console.ask(UserCommand::Go(Place::Rounds));
    console.see("Εκκρεμότητες πριν από την υπογραφή (1)…");
    console.ask(UserCommand::Ask(Question::Sign));
    console.see("Δεν μπορεί να υπογραφεί ακόμη, εκκρεμούν: 1.");
    let told = console.texts().join(" ");
    assert!(
        !told.contains("Δεύτερη καταχώριση από"),
        "what is told of a signing comes with one: {told}"
    );
}

#[test]
fn what_hinders_signing_leads_to_where_it_is_settled() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.record(1, "ΚΡΤΣΑΟΕ");
    console.ask(UserCommand::Ask(Question::Sign));
    console.see("Ο γύρος 2 δεν έχει τελειώσει.");
    console.press("Λείπει φύλλο: Βασίλης Βλάχος, γύρος 1");
    let desk = &console.shell().desk;
    assert_eq!((desk.place, desk.sheet.unwrap().player), (Place::Sheets, player(2)));
    assert!(desk.question.is_none());
    console.ask(UserCommand::Ask(Question::Sign));
    console.press("Ο γύρος 2 δεν έχει τελειώσει.");
    assert_eq!(console.shell().desk.place, Place::Rounds);
}

/// A question about undo stands while something else is recorded: yes takes back what was seen, or nothing.
#[test]
fn an_undo_takes_back_what_was_seen_when_it_was_asked_or_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    let stands = |console: &Console| {
        let common = &console.contest().common;
        (common.rulings.len(), common.double_keying)
    };
    console.ask(UserCommand::SelectWord("ΡΟΣ".parse().unwrap()));
    console.ask(UserCommand::Rule(Ruled::Valid));
    console.ctrl(Key::Z);
    let asked = console.shell().desk.question.clone();
    assert!(matches!(asked, Some((Question::Undo(_), None))));
    // What is asked stays what was seen, whatever is the newest now.
    console.ask(UserCommand::ChooseDoubleKeying(DoubleKeying::Required));
    assert_eq!(console.shell().desk.question, asked);
    console.see("ΡΟΣ");
    console.key(Key::Enter);
    assert_eq!(stands(&console), (1, DoubleKeying::Required), "the domain refuses");
    console.see("Κάτι άλλο έγινε στο μεταξύ");
    // Asked again, it is about the newest.
    console.key(Key::Escape);
    console.ctrl(Key::Z);
    console.key(Key::Enter);
    assert_eq!(stands(&console), (1, DoubleKeying::Optional));
}

/// A round with this rack, played; the first player's sheet is on the desk.
fn at_the_sheet(path: &Path) -> Console {
    let mut console = Console::in_rounds(path);
    console.record(1, "ΚΡΤΣΑΟΕ");
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
    assert!(console.is_in_sight("! Το φύλλο είναι εκπρόθεσμο: καμία λέξη του δεν μετρά."));
    assert!(!console.texts().iter().any(|text| text == "Σύνολο 2"), "no points in large type");
}

#[test]
fn a_sheet_declared_not_handed_in_is_taken_back_at_the_same_place() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.press("Δεν παραδόθηκε");
    // As after a saving the next missing one lies there: what is typed on is that one's.
    console.see("1-1: δεν παραδόθηκε φύλλο");
    assert_eq!(console.shell().desk.sheet.unwrap().player, player(2));
    console.text("ΡΟΚΑ ");
    assert_eq!(console.shell().desk.text(Entry::Words(Field::Seven)), "ΡΟΚΑ ");
    let handed = |console: &Console| console.contest().game.place(round(1), player(1)).handed;
    assert_eq!(handed(&console), Handed::NotHandedIn);
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console.see("Δηλώθηκε ότι δεν παραδόθηκε φύλλο");
    // Once is enough.
    let events = console.shell().session().unwrap().record().log().len();
    console.ctrl(Key::D);
    assert_eq!(console.shell().session().unwrap().record().log().len(), events);
    console.press("Παραδόθηκε τελικά");
    assert_eq!(handed(&console), Handed::Collected);
    assert!(console.contest().game.sheet_at(round(1), player(1)).is_none());
}

/// What was typed on a sheet that was declared not handed in went into the search for sheets.
#[test]
fn words_typed_on_a_sheet_that_was_not_handed_in_stay_and_saving_asks_whose_they_are() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.press("Δεν παραδόθηκε");
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console.type_words(Field::Four, &of("ΡΟΚΑ ΤΑΚΟ"));
    assert_eq!(console.shell().desk.text(Entry::SheetCode), "");
    assert_eq!(console.shell().desk.text(Entry::Words(Field::Four)).trim(), "ΡΟΚΑ ΤΑΚΟ");
    console.see("Έχει δηλωθεί ότι δεν παραδόθηκε");
    let events = |console: &Console| console.shell().session().unwrap().record().log().len();
    let before = events(&console);
    console.ctrl(Key::Enter);
    console.see("1. Άννα Αλεξίου, γύρος 1: έχει δηλωθεί ότι δεν παραδόθηκε φύλλο.");
    console.see("Το δήλωσε: ");
    // Nothing that is typed on answers it.
    console.text("ΣΟΚΑ ");
    console.key(Key::Enter);
    assert_eq!(events(&console), before);
    // It was another player's paper: the words stay, to be put right.
    console.key(Key::Escape);
    assert_eq!(console.shell().desk.text(Entry::Words(Field::Four)).trim(), "ΡΟΚΑ ΤΑΚΟ");
    console.ctrl(Key::Enter);
    console.key(Key::ArrowDown);
    console.key(Key::Enter);
    assert_eq!(events(&console), before + 1, "{:#?}", console.texts());
    let (_, sheet) = console.contest().game.sheet_at(round(1), player(1)).unwrap();
    assert_eq!(sheet.words().len(), 2);
}

/// One stray key made a sheet void that somebody had taken in in time.
#[test]
fn a_sheet_that_was_received_is_marked_late_after_a_question() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.ask(UserCommand::MarkSheet(round(1), player(1), Mark::In));
    console.ctrl(Key::L);
    let lateness = |console: &Console| console.contest().game.place(round(1), player(1)).lateness;
    assert_eq!(lateness(&console), Lateness::InTime);
    console.see("το φύλλο σημειώνεται εκπρόθεσμο");
    console.key(Key::Escape);
    assert_eq!(lateness(&console), Lateness::InTime);
    console.ctrl(Key::L);
    console.key(Key::Enter);
    assert_eq!(lateness(&console), Lateness::Late);
    // One that nobody took in is late at once, as it comes; so is the way back.
    console.ctrl(Key::L);
    assert_eq!(lateness(&console), Lateness::InTime);
}

/// A sheet with words on it was declared not handed in by one key, without a word; the words stayed where they were.
#[test]
fn a_sheet_with_words_on_it_is_not_declared_not_handed_in() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    let place = |console: &Console| console.contest().game.place(round(1), player(1));
    let before = place(&console).handed;
    console.text("ΡΟ");
    console.ctrl(Key::D);
    console.see("Στο φύλλο έχουν γραφτεί λέξεις. Αν δεν παραδόθηκε, πρώτα «Διορθώσεις», «Απόρριψη προχείρου».");
    assert_eq!(place(&console).handed, before);
    assert_eq!(console.shell().desk.text(Entry::Words(Field::Seven)), "ΡΟ");
    for _ in 0..2 {
        console.key(Key::Backspace);
    }
    // Of one that came late and was none after all the list says so, and no more that it is late.
    console.ctrl(Key::L);
    console.see("1-1: εκπρόθεσμο, δεν μετρά");
    console.see("1. Άννα Αλεξίου, γύρος 1: εκπρόθεσμο");
    console.ctrl(Key::D);
    assert_eq!(place(&console).handed, Handed::NotHandedIn);
    console.see("1. Άννα Αλεξίου, γύρος 1: δεν παραδόθηκε");
    // Whoever took one in saw it.
    console.ask(UserCommand::MarkSheet(round(1), player(2), Mark::In));
    console.ask(UserCommand::TakeSheet(round(1), player(2)));
    let second = |console: &Console| console.contest().game.place(round(1), player(2)).handed;
    for (key, then) in [(Key::Escape, Handed::Collected), (Key::Enter, Handed::NotHandedIn)] {
        console.ctrl(Key::D);
        console.see("Έχει παραληφθεί.");
        assert_eq!(second(&console), Handed::Collected, "asked first");
        console.key(key);
        assert_eq!(second(&console), then);
    }
}

const PLAYERS: &str = "Παίκτες: ένας ανά γραμμή, «όνομα; όμιλος», ή επικόλληση από λογιστικό φύλλο";

#[test]
fn a_late_arrival_is_there_from_the_next_round_on() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    for (number, letters) in [(1, "ΚΡΤΣΑΟΕ"), (2, "ΝΜΠΑΙΟΕ"), (3, "ΣΤΡΛΓΑΗ")] {
        console.record(number, letters);
    }
    console.ask(UserCommand::Go(Place::Competition));
    console.type_into(PLAYERS, "Δήμος Δήμου");
    console.see("Από τον γύρο 4");
    console.press("Προσθήκη 1 παίκτη");
    let span = |console: &Console, id| console.contest().common.players[&player(id)].span;
    assert_eq!(span(&console, 4).from_round, round(4));
    assert!(!console.contest().common.is_expected(player(4), round(1)));
    // Who was there and forgotten: changed before adding.
    console.type_into(PLAYERS, "Ελένη Ελευθερίου");
    console.press("Από τον γύρο 2");
    console.press("Προσθήκη 1 παίκτη");
    assert_eq!(span(&console, 5).from_round, round(2));
    // The next one is proposed again.
    console.type_into(PLAYERS, "Ζωή Ζήση");
    console.press("Προσθήκη 1 παίκτη");
    assert_eq!(span(&console, 6).from_round, round(4));
}

/// The key that creates a competition from its form did nothing below the names of an open one, and spoke of the form.
#[test]
fn the_key_that_creates_adds_the_players_that_are_typed() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.ask(UserCommand::Go(Place::Competition));
    console.ctrl(Key::Enter);
    assert!(!console.sees("Γίνεται στη φόρμα νέου αγώνα."));
    console.type_into(PLAYERS, "Ελένη Ελευθερίου");
    console.ctrl(Key::Enter);
    let players = &console.contest().common.players;
    assert_eq!((players.len(), players[&player(4)].name.as_str()), (4, "Ελένη Ελευθερίου"));
}

#[test]
fn whoever_is_there_already_is_noticed_before_they_are_added() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.ask(UserCommand::Go(Place::Competition));
    console.type_into(PLAYERS, "ΑΝΝΑ ΑΛΕΞΙΟΥ; Καβάλα");
    console.see("υπάρχει ήδη με τον αριθμό 1");
    console.press("Προσθήκη 1 παίκτη");
    assert_eq!(console.contest().common.players.len(), 3);
    console.see("4. ΑΝΝΑ ΑΛΕΞΙΟΥ · Καβάλα: υπάρχει ήδη με τον αριθμό 1");
    console.key(Key::Escape);
    assert_eq!(console.contest().common.players.len(), 3);
    console.press("Προσθήκη 1 παίκτη");
    console.key(Key::Enter);
    assert_eq!(console.contest().common.players.len(), 4);
    assert!(console.shell().desk.text(Entry::Players).is_empty());
}

#[test]
fn a_date_is_shown_as_it_is_read_and_nonsense_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    let mut console = Console::with_the_form();
    console.ask(UserCommand::Type(Entry::NewFile, path.display().to_string()));
    console.ask(UserCommand::Type(Entry::Date, "31/2/2026".to_owned()));
    console.see("δεν είναι ημερομηνία");
    console.press("Δημιουργία αγώνα");
    console.see("Το «31/2/2026» δεν είναι ημερομηνία: γράψτε ημέρα/μήνα/έτος");
    assert!(!path.exists());
    console.ask(UserCommand::Type(Entry::Date, "21/11/2026".to_owned()));
    console.see("✓ 21 Νοεμβρίου 2026");
    assert!(!console.sees("δεν είναι ημερομηνία"), "what was wrong is mended");
    console.press("Δημιουργία αγώνα");
    assert_eq!(console.contest().common.details.date, "2026-11-21");
    console.ask(UserCommand::Type(Entry::Date, "αύριο".to_owned()));
    console.press("Αποθήκευση στοιχείων");
    assert_eq!(console.contest().common.details.date, "2026-11-21");
}

/// Everything with the keyboard alone: the title has the focus, Tab leads on.
#[test]
fn a_new_competition_with_twelve_pasted_players_takes_few_keys() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::with_the_form();
    console.shell_mut().desk.documents = Some(folder.path().to_path_buf());
    console.settle();
    let mut strokes = 0;
    let mut typed = |console: &mut Console, text: &str, keys: usize| {
        console.text(text);
        strokes += keys;
    };
    let title = "Τουρνουά: Ά/Β";
    typed(&mut console, title, title.chars().count());
    // No club; today's date, no time of beginning and no place; no assistants.
    for _ in 0..5 {
        console.key(Key::Tab);
    }
    typed(&mut console, "Ε. Φόρου", 8);
    for _ in 0..2 {
        console.key(Key::Tab);
    }
    let mut rows = "Α/Α\tΟνοματεπώνυμο\tΣύλλογος\n".to_owned();
    for number in 1..=12 {
        let name = format!("Παίκτης Αριθμός{number}");
        rows += &[number.to_string().as_str(), &name, "Καβάλα\n"].join("\t");
    }
    typed(&mut console, &rows, 1); // Ctrl+V
    console.see("12 παίκτες");
    console.press("Δημιουργία αγώνα");
    strokes += 7 + 1;
    assert_eq!(console.contest().common.players.len(), 12);
    assert_eq!(console.contest().common.players[&player(12)].name, "Παίκτης Αριθμός12");
    assert_eq!(console.contest().common.details.referee, "Ε. Φόρου");
    assert!(strokes <= 30, "{strokes} keys, of which 21 are the title and the referee's name");
    let files: Vec<String> = folder
        .path()
        .read_dir()
        .unwrap()
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
        .filter(|name| name.ends_with(".eforos"))
        .collect();
    let today = console.contest().common.details.date.clone();
    assert_eq!(files, [format!("Τουρνουά Ά Β {today}.eforos")]);
    // The same again takes another name, and overwrites nothing.
    console.ask(UserCommand::CloseCompetition);
    console.ask(UserCommand::Type(Entry::Title, title.to_owned()));
    console.ask(UserCommand::CreateCompetition);
    assert!(folder.path().join(format!("Τουρνουά Ά Β {today} 2.eforos")).exists());
}

/// Everything in reach in the smallest window: each of these lies in it, or scrolls into it.
#[test]
fn in_a_small_window_the_sides_of_standings_and_words_are_not_cut() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Three, &["ΡΟΣ".to_owned()]);
    console.ctrl(Key::Enter);
    console.window().set_size(vec2(800.0, 600.0));
    console.ask(UserCommand::Go(Place::Standings));
    console.ask(UserCommand::SelectRow(player(2)));
    for label in ["Υπογραφή…", "Ποινή…", "Αλλαγή…"] {
        assert!(console.is_in_sight(label), "{label}");
    }
    // A doubt leads to where it is settled.
    console.press("Λείπει φύλλο: Βασίλης Βλάχος, γύρος 1");
    assert_eq!(console.shell().desk.sheet.unwrap().player, player(2));
    console.ask(UserCommand::Go(Place::Words));
    for label in ["Έγκυρη", "Άκυρη"] {
        assert!(console.is_in_sight(label), "{label}");
    }
    console.ask(UserCommand::Go(Place::Competition));
    console.press("Κλήρωση");
    assert!(console.place_of("Παραλαβή φύλλων…").right() <= 800.0);
}

#[test]
fn copies_lie_beside_the_competition_and_overwrite_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.ask(UserCommand::Go(Place::Competition));
    console.press("Αντίγραφο…");
    console.key(Key::Enter);
    console.see("Το αντίγραφο γράφτηκε");
    let copy = folder.path().join("a αντίγραφο.eforos");
    assert_eq!(
        CompetitionFile::open(&copy, Access::Read).unwrap().read_record().unwrap().contest(),
        console.contest()
    );
    // Again: another name is proposed; a name that is taken is refused where it is typed.
    console.press("Αντίγραφο…");
    assert!(console.shell().desk.text(Entry::CopyFile).ends_with("a αντίγραφο 2.eforos"));
    console.ask(UserCommand::Type(Entry::CopyFile, copy.display().to_string()));
    console.key(Key::Enter);
    assert!(console.shell().desk.question.as_ref().unwrap().1.is_some(), "it is refused");
    console.key(Key::Escape);
    console.press("Αντίγραφο προς δημοσίευση…");
    console.key(Key::Enter);
    let publication = folder.path().join("a δημοσίευση.eforos");
    let publication = CompetitionFile::open(&publication, Access::Write).unwrap();
    assert_eq!(publication.access(), Access::Read);
    assert_eq!(publication.seed(console.contest().common.commitment.unwrap()).unwrap(), None);
}

#[test]
fn a_rehearsal_opens_where_it_shall_be_practised() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::new();
    console.shell_mut().desk.documents = Some(folder.path().to_path_buf());
    console.ask(UserCommand::Type(Entry::RehearsalPlayers, "πολλοί".to_owned()));
    console.press("Από τον 1ο γύρο");
    console.see("από 2 έως 200");
    console.ask(UserCommand::Type(Entry::RehearsalPlayers, "6".to_owned()));
    console.press("Από τον 1ο γύρο");
    let begun = |console: &Console| console.contest().game.announced(round(1)).is_some();
    assert!(!begun(&console));
    // Of 6 there were 5: the last came when the others already played.
    assert_eq!(console.contest().common.players.len(), 6);
    assert!(console.contest().common.hall_word.is_some());
    assert_eq!(console.shell().desk.place, Place::Rounds);
    // It is played on like any other.
    console.wait_ms(1000);
    console.space();
    assert!(begun(&console));
    console.ask(UserCommand::CloseCompetition);
    console.ask(UserCommand::Type(Entry::RehearsalPlayers, "6".to_owned()));
    console.press("Από τον 8ο γύρο");
    assert!(console.contest().game.is_played(round(7)));
    assert!(console.contest().game.announced(round(8)).is_none());
    console.ask(UserCommand::CloseCompetition);
    // What comes after the last round can be practised without keying a day.
    console.press("Πριν από την υπογραφή");
    assert!(console.contest().game.is_played(round(14)));
    assert_eq!(console.contest().common.openness, Openness::Open);
    console.ask(UserCommand::Ask(Question::Sign));
    console.press("Υπογραφή");
    assert_eq!(console.contest().common.openness, Openness::Signed);
    console.ask(UserCommand::CloseCompetition);
    console.press("Ολόκληρος, υπογεγραμμένος");
    assert_eq!(console.contest().common.openness, Openness::Signed);
    // Beside an open competition nobody is asked how many play.
    console.ask(UserCommand::Type(Entry::RehearsalPlayers, String::new()));
    console.ask(UserCommand::Rehearse(Stretch::Players));
    assert_eq!(console.contest().common.openness, Openness::Open);
    assert!(console.contest().common.players.len() >= 10);
}

/// The sign of a checked sheet was cut to «…», the sign of a draft.
#[test]
fn the_sign_of_a_sheet_is_never_cut() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::new();
    console.shell_mut().desk.documents = Some(folder.path().to_path_buf());
    console.ask(UserCommand::Type(Entry::RehearsalPlayers, "6".to_owned()));
    console.press("Ολόκληρος, υπογεγραμμένος");
    console.ask(UserCommand::Go(Place::Sheets));
    let mut checked = 0;
    for clipped in &console.window().output().shapes {
        if let egui::Shape::Text(text) = &clipped.shape
            && text.galley.job.text == "✓✓"
        {
            checked += 1;
            assert!(!text.galley.elided);
        }
    }
    assert!(checked > 0);
}

#[test]
fn a_clubs_own_rules_are_read_or_refused_with_their_line() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("rules.toml");
    std::fs::write(&path, OSTH_2019.replace("minutes = 4", "minutes = \"4\"")).unwrap();
    let mut console = Console::with_the_form();
    console.ask(UserCommand::Type(
        Entry::NewFile,
        folder.path().join("a.eforos").display().to_string(),
    ));
    let rules = "Κανόνες: Οι κανόνες του προγράμματος: ΟΣΘ 2019, 14 γύροι.";
    console.harness.get_by_label(rules).click_accesskit();
    console.settle();
    console.type_into("Αρχείο άλλων κανόνων", path.to_str().unwrap());
    // Typed and not read: no competition is made without them.
    console.press("Δημιουργία αγώνα");
    assert!(console.shell().session().is_none());
    console.press("Ανάγνωση κανόνων");
    console.see("Οι κανόνες δεν γίνονται δεκτοί: ");
    console.see("ραμμή");
    assert!(console.shell().desk.rules.is_none());
    std::fs::write(&path, OSTH_2019.replace("id = \"osth-2019\"", "id = \"kavala\"")).unwrap();
    console.press("Ανάγνωση κανόνων");
    console.see("Κανόνες του ομίλου: kavala");
    console.press("Δημιουργία αγώνα");
    assert_eq!(console.contest().game.rules().id(), "kavala");
}

#[test]
fn players_come_from_a_table_in_a_file_and_change_places() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("players.csv");
    std::fs::write(&path, "α/α;Ονοματεπώνυμο;Σύλλογος\r\n1;Δήμος Δήμου;Καβάλα\r\n2;Ελένη Ε.;\r\n")
        .unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.ask(UserCommand::Go(Place::Competition));
    console.ask(UserCommand::Type(Entry::PlayersFile, path.display().to_string()));
    console.ask(UserCommand::ReadPlayers);
    console.see("Δήμος Δήμου");
    console.see("Προσθήκη 2 παικτών");
    assert_eq!(console.contest().common.players.len(), 3, "they are looked through first");
    console.press("Προσθήκη 2 παικτών");
    let names = |console: &Console| -> Vec<String> {
        console.contest().common.players.values().map(|player| player.name.clone()).collect()
    };
    assert_eq!(names(&console)[3..], ["Δήμος Δήμου", "Ελένη Ε."]);
    console.ask(UserCommand::MovePlayer(player(5), Shift::Up));
    console.ask(UserCommand::MovePlayer(player(1), Shift::Up));
    assert_eq!(names(&console)[3..], ["Ελένη Ε.", "Δήμος Δήμου"]);
    console.ask(UserCommand::Type(Entry::PlayersFile, folder.path().display().to_string()));
    console.ask(UserCommand::ReadPlayers);
    console.see("δεν διαβάζεται");
    // Whoever leaves stays for the rounds that were begun.
    console.record(1, "ΚΡΤΣΑΟΕ");
    console.ask(UserCommand::Ask(Question::Leave(player(2))));
    console.key(Key::Enter);
    assert!(console.texts().iter().any(|seen| seen.contains("τελευταίος γύρος ο 1")), "it is told");
    assert!(console.contest().common.is_expected(player(2), round(1)));
    assert!(!console.contest().common.is_expected(player(2), round(2)));
}

/// A part of a name that several have lays nobody's sheet on the desk; their numbers are told.
#[test]
fn a_name_that_several_have_is_asked_about() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = sixty(&folder.path().join("a.eforos"));
    console.record(1, "ΚΡΤΣΑΟΕ");
    console.ask(UserCommand::TakeSheet(round(1), player(2)));
    console.ctrl(Key::F);
    console.text("παικτης νουμερο4");
    console.key(Key::Enter);
    let on_desk = |console: &Console| console.shell().desk.sheet.unwrap().player;
    // Its whole name is that of one alone.
    assert_eq!(on_desk(&console), player(4));
    console.ctrl(Key::F);
    console.text("νουμερο4");
    console.key(Key::Enter);
    assert_eq!(on_desk(&console), player(4), "nobody else's sheet came");
    assert!(console.texts().join(" ").contains("Περισσότεροι από ένας: 4. Παίκτης Νούμερο4"));
}

#[test]
fn a_sheet_is_found_by_its_code_its_number_or_a_name() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.record(2, "ΝΜΠΑΙΟΕ");
    let here = CompetitionCode::of(&console.contest().common.commitment.unwrap());
    let code = SheetCode::new(Some(player(3)), round(2), here).unwrap().to_string();
    let on_desk = |console: &Console| {
        let sheet = console.shell().desk.sheet.unwrap();
        (sheet.round, sheet.player)
    };
    console.ctrl(Key::F);
    console.text(&code);
    console.key(Key::Enter);
    assert_eq!(on_desk(&console), (round(2), player(3)));
    console.ctrl(Key::F);
    console.text("βλαχ");
    console.key(Key::Enter);
    assert_eq!(on_desk(&console), (round(2), player(2)));
    // A scanner types into whatever has the keyboard: no word of the sheet is lost.
    console.type_words(Field::Five, &of("ΜΑΠΙΝ"));
    let first = SheetCode::new(Some(player(1)), round(1), here).unwrap().to_string();
    console.text(&first);
    console.key(Key::Enter);
    assert_eq!(on_desk(&console), (round(1), player(1)));
    console.ask(UserCommand::TakeSheet(round(2), player(2)));
    assert_eq!(console.shell().desk.text(Entry::Words(Field::Five)).trim(), "ΜΑΠΙΝ");
    // A sheet without a name is one of the round that is printed on it.
    let blank = SheetCode::new(None, round(1), here).unwrap().to_string();
    console.ctrl(Key::F);
    console.text(&blank);
    console.key(Key::Enter);
    let sheet = console.shell().desk.sheet.unwrap();
    assert_eq!((sheet.round, sheet.turn), (round(1), Turn::Nameless));
    // There is none of a round that nobody played.
    let later = SheetCode::new(None, round(5), here).unwrap().to_string();
    console.ask(UserCommand::TakeSheet(round(2), player(2)));
    console.ctrl(Key::F);
    console.text(&later);
    console.key(Key::Enter);
    assert_eq!(on_desk(&console), (round(2), player(2)));
    // A digit misread leads nowhere.
    let wrong = if code.ends_with('1') { "2" } else { "1" };
    console.ctrl(Key::F);
    console.text(&format!("{}{wrong}", &code[..8]));
    console.key(Key::Enter);
    console.see("κάποιο ψηφίο");
    assert_eq!(on_desk(&console), (round(2), player(2)));
}

const STANDS: &str = "Είναι στο φύλλο";
const STANDS_NOT: &str = "Δεν είναι";

/// Presses the answer to one of the differences.
fn answer(console: &mut Console, difference: usize, label: &str) {
    let window = console.window();
    window.get_all_by_label(label).nth(difference).expect("an answer").click_accesskit();
    console.settle();
}

#[test]
fn a_sheet_without_a_name_finds_its_player_and_a_wrong_place_is_put_right() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.press("Χωρίς όνομα");
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    assert!(console.contest().game.sheet_at(round(1), player(1)).is_none());
    assert!(console.shell().desk.text(Entry::Words(Field::Four)).is_empty());
    console.see("◆ Γύρος 1, ΚΑΡΟ: 1 λέξη, χωρίς όνομα");
    console.press("Σε ποιον ανήκει;…");
    // Nobody is proposed, Enter gives it to nobody; the field has the keyboard.
    console.see("Δεν επιλέχθηκε παίκτης");
    console.key(Key::Enter);
    assert!(console.shell().desk.question.is_some());
    assert!(console.contest().game.sheet_at(round(1), player(1)).is_none());
    console.key(Key::Escape);
    console.press("Σε ποιον ανήκει;…");
    console.text("βλαχ");
    console.key(Key::Enter);
    console.see("2. Βασίλης Βλάχος");
    console.key(Key::Enter);
    assert!(console.contest().game.sheet_at(round(1), player(2)).is_some());
    assert_eq!(console.shell().desk.sheet.unwrap().player, player(1), "where they were");
    // It was another's after all; they have a sheet already: only what differs is asked.
    console.ask(UserCommand::TakeSheet(round(1), player(3)));
    console.type_words(Field::Five, &of("ΤΑΚΟΣ"));
    console.ctrl(Key::Enter);
    console.ask(UserCommand::TakeSheet(round(1), player(2)));
    console.press_in("Διορθώσεις", "Μετακίνηση…");
    console.key(Key::Enter);
    console.see("Δεν επιλέχθηκε παίκτης");
    console.key(Key::Escape);
    console.press_in("Διορθώσεις", "Μετακίνηση…");
    console.text("3");
    console.key(Key::Enter);
    // Who is there already is named, and an Enter out of habit moves nothing there.
    console.see("▲ Γωγώ Γεωργίου έχει ήδη φύλλο στον γύρο 1: ΤΑΚΟΣ.");
    console.key(Key::Enter);
    assert!(!console.contest().game.is_unsettled(round(1), player(3)));
    // The number of another, which is typed then, is not lost, and no Enter closes the question over it.
    console.press_in("Διορθώσεις", "Μετακίνηση…");
    console.text("3");
    console.key(Key::Enter);
    console.text("1");
    console.key(Key::Enter);
    console.see("1. Άννα Αλεξίου");
    assert!(console.shell().desk.question.is_some());
    console.key(Key::Escape);
    console.press_in("Διορθώσεις", "Μετακίνηση…");
    console.text("3");
    console.key(Key::Enter);
    console.ask(UserCommand::Confirm);
    assert!(console.contest().game.is_unsettled(round(1), player(3)));
    // What was mistaken is taken back by the key that takes a saving back.
    console.ctrl(Key::Z);
    console.ask(UserCommand::Confirm);
    assert!(!console.contest().game.is_unsettled(round(1), player(3)));
    assert!(console.contest().game.sheet_at(round(1), player(2)).is_some());
    let (sheet, _) = console.contest().game.sheet_at(round(1), player(2)).unwrap();
    let again = Question::MoveSheet { sheet, player: Some(player(3)), round: round(1) };
    console.ask(UserCommand::Ask(again));
    console.ask(UserCommand::Confirm);
    console.press("Οι διαφορές…");
    console.see("ΚΑΡΟ");
    answer(&mut console, 0, STANDS);
    answer(&mut console, 1, STANDS_NOT);
    console.key(Key::Enter);
    assert!(!console.contest().game.is_unsettled(round(1), player(3)));
}

#[test]
fn a_second_keying_is_blind_and_only_differences_are_asked() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Four, &of("ΚΑΡΟ ΡΟΚΑ"));
    console.type_words(Field::Three, &of("ΑΡΕ"));
    console.ctrl(Key::Enter);
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console.see("Έκδοση 1 · ");
    // The same person is no second pair of eyes, and is told before anything is typed.
    console.press("Δεύτερη καταχώριση");
    console.see("Πρέπει άλλο πρόσωπο");
    let texts = console.texts();
    assert!(!texts.iter().any(|text| text == "7 γραμμάτων"), "nothing to type into");
    console.press("Άλλο πρόσωπο στο γραφείο…");
    assert!(matches!(console.shell().desk.question, Some((Question::Person(_), _))));
    console.ask(UserCommand::Type(Entry::Person, "Β. Βοηθού".to_owned()));
    console.key(Key::Enter);
    console.text("ΣΑΡ");
    assert_eq!(console.shell().desk.text(Entry::Words(Field::Seven)), "ΣΑΡ", "it has the focus");
    console.ask(UserCommand::Type(Entry::Words(Field::Seven), String::new()));
    let texts = console.texts().join("\n");
    assert!(!texts.contains("ΚΑΡΟ") && !texts.contains("Έκδοση 1"), "blind: {texts}");
    console.type_words(Field::Four, &of("ΚΑΡΟ ΣΕΡΕ"));
    console.type_words(Field::Three, &of("ΑΡΕ"));
    console.ctrl(Key::Enter);
    console.see("ΡΟΚΑ · πεδίο 4 γραμμάτων · μόνο στην πρώτη καταχώριση");
    console.see("ΣΕΡΕ · πεδίο 4 γραμμάτων · μόνο στη δεύτερη καταχώριση");
    assert!(!console.texts().iter().any(|text| text.starts_with("ΚΑΡΟ ·")), "they agree on it");
    // The paper has the second one.
    // Nothing is settled before every difference is answered, and the button says so.
    let can_settle = |console: &Console| {
        let button = console.harness.get_by_label("Καταχώριση της διευθέτησης");
        !button.accesskit_node().is_disabled()
    };
    console.key(Key::Enter);
    assert!(!can_settle(&console));
    answer(&mut console, 1, STANDS);
    assert!(!can_settle(&console));
    console.key(Key::Enter);
    assert!(console.contest().game.is_unsettled(round(1), player(1)));
    answer(&mut console, 0, STANDS_NOT);
    assert!(can_settle(&console));
    console.key(Key::Enter);
    let (_, sheet) = console.contest().game.sheet_at(round(1), player(1)).unwrap();
    let four: Vec<String> =
        sheet.words().field(Field::Four).iter().map(ToString::to_string).collect();
    assert_eq!(four, ["ΚΑΡΟ", "ΣΕΡΕ"]);
    console.see("Έκδοση 2 · ");
    console.see("Β. Βοηθού");
}

#[test]
fn what_was_typed_a_second_time_is_not_lost_with_another_sheet() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    console.ask(UserCommand::TakeDesk("Β. Βοηθού".to_owned(), Role::Assistant));
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console.press("Δεύτερη καταχώριση");
    console.type_words(Field::Four, &of("ΡΟΚΑ"));
    let four =
        |console: &Console| console.shell().desk.text(Entry::Words(Field::Four)).trim().to_owned();
    console.ask(UserCommand::TakeSheet(round(1), player(2)));
    assert_eq!(four(&console), "");
    console.ask(UserCommand::Go(Place::Rounds));
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console.see("Δεύτερη καταχώριση: γράψτε");
    assert_eq!(four(&console), "ΡΟΚΑ");
    // Whoever keyed the first sees the first; what the other has typed waits.
    console.ask(UserCommand::TakeDesk("Ε. Φόρου".to_owned(), Role::Referee));
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    assert_eq!(four(&console), "ΚΑΡΟ");
    console.ask(UserCommand::TakeDesk("Β. Βοηθού".to_owned(), Role::Assistant));
    console.press("Δεύτερη καταχώριση");
    assert_eq!(four(&console), "ΡΟΚΑ");
    // Dropped, it is gone; the first is untouched, and still unseen.
    console.ask(UserCommand::Ask(Question::DropDraft));
    console.ask(UserCommand::Confirm);
    assert_eq!(four(&console), "");
    console.see("Δεύτερη καταχώριση, πριν φανεί η πρώτη;");
    let (_, first) = console.contest().game.sheet_at(round(1), player(1)).unwrap();
    let words = first.words().field(Field::Four);
    assert_eq!(words.iter().map(ToString::to_string).collect::<Vec<_>>(), ["ΚΑΡΟ"]);
    console.press("Δεύτερη καταχώριση");
    assert_eq!(four(&console), "");
}

#[test]
fn whose_points_a_ruling_changes_is_told_before_who_only_changes_rank() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Four, &of("ΤΑΚΟ ΚΡΤΑ ΤΡΚΟ"));
    console.ctrl(Key::Enter);
    console.go(Key::Num4, Place::Words);
    let word = |text: &str| Word::new(ALPHABET.read_letters(text).unwrap()).unwrap();
    console.ask(UserCommand::PickWord(word("ΚΡΤΑ")));
    console.see("Άκυρη η επιλεγμένη…");
    console.ask(UserCommand::PickWord(word("ΤΡΚΟ")));
    console.see("Άκυρες οι 2 επιλεγμένες…");
    for picked in ["ΚΡΤΑ", "ΤΡΚΟ"] {
        console.ask(UserCommand::PickWord(word(picked)));
    }
    console.key(Key::F2);
    let texts = console.texts();
    let at = |text: &str| texts.iter().rposition(|line| line.starts_with(text));
    let (points, ranks) = (at("Άννα Αλεξίου: −"), at("Αλλάζει μόνο η θέση 2 ακόμη παικτών"));
    assert!(points.is_some() && points < ranks, "{texts:#?}");
    assert_eq!(at("Βασίλης Βλάχος: 0"), None);
}

#[test]
fn an_objection_that_cannot_be_upheld_says_so_before_it_is_pressed() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::new();
    console.shell_mut().desk.documents = Some(folder.path().to_path_buf());
    console.ask(UserCommand::Type(Entry::RehearsalPlayers, "6".to_owned()));
    console.press("Ολόκληρος, υπογεγραμμένος");
    console.ask(UserCommand::Ask(Question::Reopen));
    console.ask(UserCommand::Type(Entry::Reason, "ένσταση".to_owned()));
    console.ask(UserCommand::Confirm);
    let question = Question::Lodge { player: player(1), round: round(1), about: AboutChoice::Void };
    console.ask(UserCommand::Ask(question));
    console.ask(UserCommand::Confirm);
    console.ask(UserCommand::Go(Place::Standings));
    console.see("το φύλλο δεν έχει μηδενιστεί");
    console.press("Αποδοχή…");
    assert!(console.shell().desk.question.is_none());
    console.press("Απόρριψη…");
    assert!(console.shell().desk.question.is_some());
}

#[test]
fn what_a_sheet_is_wraps_in_a_narrow_window() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console.window().set_size(vec2(800.0, 600.0));
    for (name, role) in [("Ε. Φόρου", Role::Referee), ("Β. Βοηθού", Role::Assistant)] {
        console.ask(UserCommand::TakeDesk(name.to_owned(), role));
        console.ask(UserCommand::KeyAgain);
        let state = if role == Role::Referee {
            "Πρέπει άλλο"
        } else {
            "Δεύτερη καταχώριση: "
        };
        let place = console.place_of(state);
        assert!(place.right() <= 800.0 - 16.0, "{state}: {place}");
    }
}

/// Struck twice by a trembling hand, a key ruled on two words; nobody had seen the second.
#[test]
fn a_key_that_is_struck_twice_rules_on_one_word() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_sheet(&folder.path().join("a.eforos"));
    console.type_words(Field::Four, &of("ΚΡΤΑ ΤΡΚΟ"));
    console.ctrl(Key::Enter);
    console.go(Key::Num4, Place::Words);
    console.key(Key::V);
    console.key(Key::V);
    let ruled = |console: &Console| console.contest().common.rulings.len();
    assert_eq!(ruled(&console), 1);
    console.see("Διαβάστε πρώτα αυτή τη λέξη: τα πλήκτρα ήρθαν πολύ γρήγορα, και δεν μέτρησαν.");
    console.wait_ms(900);
    console.key(Key::V);
    assert_eq!(ruled(&console), 2);
}

/// On a slow machine the second stroke of a trembling hand came when the time to read was over, before the word stood on
/// the screen.
#[test]
fn a_key_that_is_struck_twice_rules_on_one_word_however_slow_the_machine_is() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = with_three_words_to_rule_on(folder.path());
    let ruled = |console: &Console| console.contest().common.rulings.len();
    for _ in 0..2 {
        // No frame begins in between.
        console.shell_mut().ask(UserCommand::Rule(Ruled::Valid));
        console.pass_ms(900);
    }
    assert_eq!(ruled(&console), 1, "nobody has seen the second word");
    console.settle();
    console.wait_ms(900);
    console.key(Key::V);
    assert_eq!(ruled(&console), 2);
}

/// Whoever rules down the list strikes one verdict after the other: each is of its word, or none is from there on.
#[test]
fn verdicts_struck_quickly_are_each_of_their_word_or_all_wait() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = with_three_words_to_rule_on(folder.path());
    let ways = |console: &Console| -> Vec<Ruled> {
        let rulings = &console.contest().common.rulings;
        ["ΚΡΤΑ", "ΡΤΚ", "ΤΡΚΟ"]
            .iter()
            .filter_map(|it| rulings.get(&word(it)))
            .map(|it| it.ruled)
            .collect()
    };
    for key in [Key::X, Key::V, Key::X] {
        console.key(key);
        console.pass_ms(40);
    }
    assert_eq!(ways(&console), [Ruled::Invalid, Ruled::Valid, Ruled::Invalid]);

    let folder = tempfile::tempdir().unwrap();
    let mut console = with_three_words_to_rule_on(folder.path());
    // The second X is a bounce; what was struck behind it was meant for the words before.
    for key in [Key::X, Key::X, Key::V, Key::X, Key::V] {
        console.key(key);
        console.pass_ms(100);
    }
    assert_eq!(ways(&console), [Ruled::Invalid]);
    console.wait_ms(800);
    console.key(Key::V);
    assert_eq!(ways(&console), [Ruled::Invalid, Ruled::Valid]);
}

/// The next key ruled on the word that stood there, not on the one that was taken back to be ruled otherwise.
#[test]
fn a_ruling_that_is_taken_back_leaves_its_word_selected() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = with_three_words_to_rule_on(folder.path());
    console.key(Key::V);
    console.wait_ms(900);
    let first = console.contest().common.rulings.keys().next().cloned().expect("one");
    console.ctrl(Key::Z);
    console.key(Key::Enter);
    assert!(console.contest().common.rulings.is_empty());
    assert_eq!(console.shell().desk.word, Some(first.clone()));
    console.wait_ms(900);
    console.key(Key::X);
    assert_eq!(console.contest().common.rulings[&first].ruled, Ruled::Invalid);
}

/// Whoever passed over a word ruled on it by the next key: after a ruling the first of the list was selected.
#[test]
fn after_a_ruling_the_next_word_below_is_selected_and_those_passed_over_come_last() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = with_three_words_to_rule_on(folder.path());
    let first = console.shell().desk.word.clone().expect("one");
    console.key(Key::ArrowDown);
    let second = console.shell().desk.word.clone().expect("another");
    console.wait_ms(900);
    console.key(Key::X);
    assert!(console.contest().common.rulings.contains_key(&second));
    let third = console.shell().desk.word.clone().expect("the third");
    assert!(third != first && third != second, "{first} {third}");
    console.wait_ms(900);
    console.key(Key::V);
    assert!(console.contest().common.rulings.contains_key(&third));
    assert_eq!(console.shell().desk.word, Some(first));
}

fn word(text: &str) -> Word {
    text.parse().expect("a word")
}

/// In Words, with three that wait.
fn with_three_words_to_rule_on(folder: &Path) -> Console {
    let mut console = at_the_sheet(&folder.join("a.eforos"));
    console.type_words(Field::Four, &of("ΚΡΤΑ ΤΡΚΟ"));
    console.type_words(Field::Three, &of("ΡΤΚ"));
    console.ctrl(Key::Enter);
    console.go(Key::Num4, Place::Words);
    console
}

/// A bar that came with the first tick moved the list by a row: the next press put the tick back.
#[test]
fn the_first_tick_moves_no_row_and_all_are_picked_with_one_press() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = with_three_words_to_rule_on(folder.path());
    let rows = |console: &Console| ["ΚΡΤΑ", "ΤΡΚΟ", "ΡΤΚ"].map(|word| console.place_of(word));
    let before = rows(&console);
    console.ask(UserCommand::PickWord(word("ΤΡΚΟ")));
    console.see("Έγκυρη η επιλεγμένη…");
    assert_eq!(rows(&console), before);
    console.press("Επιλογή όλων");
    console.see("Έγκυρες οι 3 επιλεγμένες…");
    console.press("Καμία επιλογή");
    assert!(console.shell().desk.picked.is_empty());
    assert_eq!(rows(&console), before);
}

#[test]
fn picked_words_are_ruled_on_together_and_nothing_says_who_wrote_them() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = with_three_words_to_rule_on(folder.path());
    for text in ["ΚΡΤΑ", "ΡΤΚ"] {
        console.ask(UserCommand::PickWord(word(text)));
    }
    // With words picked, the key means them.
    console.key(Key::X);
    console.see("ΚΡΤΑ, ΡΤΚ");
    assert!(
        !console.texts().iter().any(|text| text.contains("Άννα")),
        "the verdict is on the word"
    );
    assert!(console.contest().common.rulings.is_empty(), "it asks first");
    console.key(Key::Enter);
    let ruled = |console: &Console| console.contest().common.rulings.len();
    assert_eq!(ruled(&console), 2);
    assert!(console.contest().common.rulings.values().all(|ruling| ruling.ruled == Ruled::Invalid));
    assert_eq!(console.shell().desk.word, Some(word("ΤΡΚΟ")), "the one that is left");
    console.key(Key::V);
    assert_eq!(ruled(&console), 3);
}
