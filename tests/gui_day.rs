//! The course of the day by keys and labels: what Space does and never does, what asks first, what
//! is recorded.

mod gui;

use eforos::commands::{DrawMode, Entry, Question, UserCommand};
use eforos::domain::anagram::round::Stage;
use eforos::domain::contest::event::Event;
use eforos::domain::ids::RoundNo;
use egui::Key;

use gui::Console;

fn round(number: u8) -> RoundNo {
    RoundNo::new(number).unwrap()
}

fn ask(console: &mut Console, question: Question) {
    console.ask(UserCommand::Ask(question));
}

fn answer(console: &mut Console, reason: &str) {
    console.ask(UserCommand::Type(Entry::Reason, reason.to_owned()));
    console.key(Key::Enter);
    assert!(console.shell().desk.question.is_none(), "{:?}", console.shell().desk.question);
}

/// Rounds played on paper, all sheets in.
fn recorded(console: &mut Console, count: usize) {
    let racks = ["ΚΑΡΟΤΣΕ", "ΝΙΤΑΕΣΗ", "ΠΛΑΜΝΟΡ", "ΤΙΟΕΩΣΗ", "ΔΑΓΙΝΟΤ"];
    for (number, rack) in (1..).zip(racks).take(count) {
        ask(console, Question::Record(round(number)));
        console.ask(UserCommand::Type(Entry::Letters, rack.to_owned()));
        answer(console, "στο χαρτί");
        console.space();
    }
}

/// The time of round 1 runs.
fn running(folder: &std::path::Path) -> Console {
    let mut console = Console::in_rounds(&folder.join("a.eforos"));
    console.space();
    console.wait_ms(7000);
    console.space();
    assert!(console.contest().anagram.timed_round().is_some());
    console
}

fn last_events(console: &Console, count: usize) -> Vec<String> {
    let log = console.shell().session().unwrap().record().log();
    let kind = |event: &Event| format!("{event:?}").replace("Anagram(", "");
    let names = log.iter().map(|recorded| kind(&recorded.event));
    let names = names.map(|name| name.split([' ', '(', ')']).next().unwrap().to_owned());
    names.skip(log.len() - count).collect()
}

#[test]
fn a_break_is_not_ended_before_its_time_unless_the_referee_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    recorded(&mut console, 5);
    console.space();
    assert!(console.contest().anagram.pause.is_some(), "the break runs");
    console.wait_ms(48_000);
    console.space();
    assert!(console.contest().anagram.pause.is_some(), "it asks first");
    console.see("Το διάλειμμα έχει ακόμη 4:12. Να τελειώσει τώρα;");
    // Another Space is no answer.
    console.space();
    assert!(console.contest().anagram.pause.is_some());
    console.key(Key::Escape);
    assert!(console.contest().anagram.pause.is_some());
    console.space();
    console.key(Key::Enter);
    assert!(console.contest().anagram.pause.is_none(), "it was said");
    console.see("Κλήρωση γύρου 6");
}

#[test]
fn a_space_meant_for_the_running_time_does_not_take_the_sheets_in() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = running(folder.path());
    console.wait_ms(359_000);
    console.pass_ms(300);
    console.settle();
    console.space();
    assert!(console.contest().anagram.is_played(round(1)), "the time ran out meanwhile");
    assert!(console.texts().iter().any(|text| text.contains("λείπουν 3")), "nothing is in");
    console.space();
    assert!(!console.texts().iter().any(|text| text.contains("λείπουν 3")));
}

#[test]
fn pausing_stops_the_time_at_the_key_and_asks_why_after() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = running(folder.path());
    console.wait_ms(299_000);
    console.key(Key::P);
    console.see("Ο χρόνος στέκεται στα 1:01.");
    console.projector_shows("1:01");
    console.wait_ms(30_000);
    console.see("Ο χρόνος στέκεται στα 1:01.");
    console.projector_shows("1:01");
    assert!(console.tones().is_empty(), "no alert while it stands");
    console.text("θόρυβος");
    console.key(Key::Enter);
    assert_eq!(last_events(&console, 2), ["TimeHeld", "RoundPaused"]);
    console.see("1:01");
    console.space();
    console.wait_ms(1_000);
    assert_eq!(console.tones(), ["Minute"]);
    // A key pressed by mistake: from where it stood.
    console.key(Key::P);
    console.wait_ms(10_000);
    console.press("Να συνεχίσει ο χρόνος");
    console.see("1:00");
    assert_eq!(last_events(&console, 2), ["TimeHeld", "RoundResumed"]);
}

#[test]
fn stopping_stops_the_time_at_the_key_and_asks() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = running(folder.path());
    console.wait_ms(60_000);
    console.press("Διακοπή…");
    console.wait_ms(20_000);
    console.see("Ο χρόνος στέκεται στα 5:00.");
    console.key(Key::Enter);
    assert!(console.shell().desk.question.is_some(), "a reason is needed");
    console.text("συναγερμός");
    console.key(Key::Enter);
    assert_eq!(last_events(&console, 2), ["TimeHeld", "RoundStopped"]);
    assert!(console.contest().anagram.is_played(round(1)));
}

#[test]
fn a_program_that_dies_while_the_reason_is_typed_finds_the_time_standing() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = running(folder.path());
    console.wait_ms(60_000);
    console.key(Key::P);
    console.drop_session();
    console.pass_ms(100_000);
    console
        .ask(UserCommand::Type(Entry::File, folder.path().join("a.eforos").display().to_string()));
    console.ask(UserCommand::OpenCompetition);
    console.ask(UserCommand::Go(eforos::commands::Place::Rounds));
    console.see("5:00");
    console.see("Συνέχεια του χρόνου");
    // The reason can still be said.
    console.key(Key::P);
    answer(&mut console, "διακοπή ρεύματος");
    let stage = &console.contest().anagram.round(round(1)).unwrap().stage;
    assert!(matches!(stage, Stage::Paused(..)));
}

#[test]
fn drawing_while_sheets_are_missing_or_a_break_is_due_asks_and_says_what_it_means() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    recorded(&mut console, 4);
    ask(&mut console, Question::Record(round(5)));
    console.ask(UserCommand::Type(Entry::Letters, "ΔΑΓΙΝΟΤ".to_owned()));
    answer(&mut console, "στο χαρτί");
    console.press("Κλήρωση του γύρου 6 από τώρα…");
    console.see("Λείπουν 3 φύλλα του γύρου 5: 1. Άννα Αλεξίου, 2. Βασίλης Βλάχος, 3. Γωγώ");
    console.see("Το διάλειμμα μετά τον γύρο 5 δεν έχει γίνει και παραλείπεται.");
    assert!(console.contest().anagram.announced(round(6)).is_none());
    console.key(Key::Enter);
    assert!(console.contest().anagram.announced(round(6)).is_some_and(|drawn| drawn.shown));
    console.wait_ms(6000);
    console.see("Έναρξη χρόνου γύρου 6");
    console.space();
    assert!(console.contest().anagram.timed_round().is_some());
    console.wait_ms(361_000);
    console.see("Παραλήφθηκαν όλα: γύρος 5, λείπουν 3");
}

#[test]
fn a_break_can_begin_while_sheets_are_missing_and_be_ended_by_the_next_draw() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    recorded(&mut console, 4);
    ask(&mut console, Question::Record(round(5)));
    console.ask(UserCommand::Type(Entry::Letters, "ΔΑΓΙΝΟΤ".to_owned()));
    answer(&mut console, "στο χαρτί");
    console.press("Έναρξη διαλείμματος");
    assert!(console.contest().anagram.pause.is_some());
    console.see("Παραλήφθηκαν όλα: γύρος 5, λείπουν 3");
    console.ask(UserCommand::ChooseDraw(DrawMode::Physical));
    console.press("Κλήρωση του γύρου 6 από τώρα…");
    console.see("Το διάλειμμα έχει ακόμη 5:00 και τελειώνει τώρα.");
    console.ask(UserCommand::Type(Entry::Letters, "ΚΕΥΠΗΑΧ".to_owned()));
    console.key(Key::Enter);
    assert!(console.contest().anagram.pause.is_none());
    console.see("Ανακοίνωση γραμμάτων γύρου 6");
}

#[test]
fn the_rest_of_the_day_is_given_up_in_one_dialog() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    recorded(&mut console, 2);
    console.press("Εγκατάλειψη των γύρων 3–14…");
    console.see("μπορεί να μείνουν στη σακούλα γράμματα μεγάλης αξίας");
    console.key(Key::Enter);
    assert!(console.shell().desk.question.is_some(), "a reason is needed");
    answer(&mut console, "διακοπή ρεύματος");
    assert!(console.contest().anagram.current_round().is_none());
    console.see("Υπογραφή του φύλλου αγώνα…");
    console.ctrl(Key::Z);
    console.see("Κλήρωση γύρου 3");
}

#[test]
fn the_hall_is_asked_for_its_word_before_the_first_draw() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::before_the_hall_word(&folder.path().join("a.eforos"));
    console.see("Η λέξη της αίθουσας…");
    console.space();
    console.see("Χωρίς λέξη καταγράφεται ότι δεν ειπώθηκε καμία.");
    console.text("μήλο 7");
    console.see("Καταγράφεται ακριβώς έτσι: «μήλο 7»");
    assert!(console.contest().hall_word.is_none());
    console.key(Key::Enter);
    assert_eq!(console.contest().hall_word.as_deref(), Some("μήλο 7"));
    console.space();
    assert!(console.contest().anagram.announced(round(1)).is_some());
}
