//! The course of the day by keys and labels: what Space does and never does, what asks first, what
//! is recorded.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use eforos::commands::{DrawMode, Entry, Mark, Pinned, Place, Question, UserCommand};
use eforos::domain::formats::anagram::Event;
use eforos::domain::formats::anagram::round::Stage;
use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::formats::anagram::sheet::{Handed, Lateness};
use eforos::domain::ids::PlayerId;
use eforos::domain::letters::Letter;
use eforos::language::Language;
use eforos::screens::formats::anagram::TileData;
use eforos::views::Sight;
use eforos::views::formats::anagram::hall::Scene;
use eforos::views::keys::{Keyboard, Waiting};
use egui::Key;

use crate::gui::keyboard::press;
use crate::gui::{Console, round};

fn ask(console: &mut Console, question: Question) {
    console.ask(UserCommand::Ask(question));
}

fn answer(console: &mut Console, reason: &str) {
    console.ask(UserCommand::Type(Entry::Reason, reason.to_owned()));
    console.key(Key::Enter);
    assert!(console.shell().desk.question.is_none(), "{:?}", console.shell().desk.question);
}

/// Rounds played on paper, all sheets in.
pub fn recorded(console: &mut Console, count: usize) {
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
    assert!(console.contest().game.timed_round().is_some());
    console
}

fn last_events(console: &Console, count: usize) -> Vec<String> {
    let log = console.shell().session().unwrap().record().log();
    let kind = |event: &Event| format!("{event:?}").replace("Own(", "");
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
    assert!(console.contest().game.pause.is_some(), "the break runs");
    console.wait_ms(48_000);
    console.space();
    assert!(console.contest().game.pause.is_some(), "it asks first");
    console.see("Το διάλειμμα έχει ακόμη 4:12. Να τελειώσει τώρα;");
    // Another Space is no answer.
    console.space();
    assert!(console.contest().game.pause.is_some());
    console.key(Key::Escape);
    assert!(console.contest().game.pause.is_some());
    console.space();
    console.key(Key::Enter);
    assert!(console.contest().game.pause.is_none(), "it was said");
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
    assert!(console.contest().game.is_played(round(1)), "the time ran out meanwhile");
    assert!(console.texts().iter().any(|text| text.contains("λείπουν 3")), "nothing is in");
    console.pass_ms(9_500);
    console.key(Key::Space);
    assert!(console.texts().iter().any(|text| text.contains("λείπουν 3")), "nor yet");
    assert!(console.shell().desk.step_ignored, "and that is said");
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
    console.press_in("Έκτακτα", "Διακοπή…");
    console.wait_ms(20_000);
    console.see("Ο χρόνος στέκεται στα 5:00.");
    console.key(Key::Enter);
    assert!(console.shell().desk.question.is_some(), "a reason is needed");
    console.text("συναγερμός");
    console.key(Key::Enter);
    assert_eq!(last_events(&console, 2), ["TimeHeld", "RoundStopped"]);
    assert!(console.contest().game.is_played(round(1)));
    // The next Space took in sheets that nobody had seen, and with them the way back went.
    console.pass_ms(9_500);
    console.key(Key::Space);
    assert!(console.shell().desk.step_ignored);
    assert_eq!(last_events(&console, 1), ["RoundStopped"]);
    console.see("Σταμάτησε νωρίς: πίσω ο χρόνος…");
    console.space();
    assert_eq!(last_events(&console, 1), ["SheetsCollected"]);
}

/// The menu stayed open above what the key had asked, and after it.
#[test]
fn a_key_pressed_over_a_menu_puts_the_menu_away() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = running(folder.path());
    console.press("Έκτακτα");
    assert!(egui::Popup::is_any_open(&console.harness.ctx));
    console.key(Key::S);
    assert!(console.shell().desk.question.is_some());
    console.settle();
    assert!(!egui::Popup::is_any_open(&console.harness.ctx));
    console.key(Key::Escape);
    assert!(!egui::Popup::is_any_open(&console.harness.ctx));
}

/// §10: time is not undone; what it had is set again, for a reason, until something came of the round.
#[test]
fn a_round_that_was_stopped_too_early_gets_its_time_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = running(folder.path());
    console.wait_ms(60_000);
    console.key(Key::S);
    answer(&mut console, "λάθος πλήκτρο");
    assert!(console.contest().game.is_played(round(1)));
    console.wait_ms(30_000);
    console.press("Σταμάτησε νωρίς: πίσω ο χρόνος…");
    console.see("Ο γύρος 1 σταμάτησε με 5:00 να απομένουν.");
    answer(&mut console, "λάθος πλήκτρο");
    assert_eq!(last_events(&console, 1), ["RemainingSet"]);
    // It stands, and the hall does not see the letters before the time goes on.
    console.see("Συνέχεια του χρόνου");
    console.wait_ms(30_000);
    console.see("5:00");
    assert!(!console.contest().game.is_played(round(1)));
    console.space();
    console.wait_ms(10_000);
    console.see("4:50");
    // Once a sheet is in there is no way back.
    console.wait_ms(10_000);
    console.key(Key::S);
    answer(&mut console, "λάθος πλήκτρο");
    console.wait_ms(10_000);
    console.space();
    assert!(!console.sees("Σταμάτησε νωρίς: πίσω ο χρόνος…"), "all sheets are in");
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
    console.ask(UserCommand::Go(Place::Rounds));
    console.see("5:00");
    console.see("Συνέχεια του χρόνου");
    // The reason can still be said.
    console.key(Key::P);
    answer(&mut console, "διακοπή ρεύματος");
    let stage = &console.contest().game.round(round(1)).unwrap().stage;
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
    assert!(console.contest().game.announced(round(6)).is_none());
    console.key(Key::Enter);
    assert!(console.contest().game.announced(round(6)).is_some_and(|drawn| drawn.shown));
    console.wait_ms(6000);
    console.see("Έναρξη χρόνου γύρου 6");
    console.space();
    assert!(console.contest().game.timed_round().is_some());
    console.wait_ms(361_000);
    // The round that ended comes first; then what the one before still lacks.
    console.see("Παραλήφθηκαν και τα 3 φύλλα του γύρου 6");
    console.space();
    console.see("Παραλήφθηκαν και τα 3 φύλλα του γύρου 5");
}

#[test]
fn a_break_can_begin_while_sheets_are_missing_and_be_ended_by_the_next_draw() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    recorded(&mut console, 4);
    ask(&mut console, Question::Record(round(5)));
    console.ask(UserCommand::Type(Entry::Letters, "ΔΑΓΙΝΟΤ".to_owned()));
    answer(&mut console, "στο χαρτί");
    // Whoever goes out may have one in the hand.
    console.key(Key::K);
    console.see("Λείπουν 3 φύλλα του γύρου 5: 1. Άννα Αλεξίου, 2. Βασίλης Βλάχος, 3. Γωγώ");
    console.key(Key::Escape);
    assert!(console.contest().game.pause.is_none());
    console.press("Έναρξη διαλείμματος");
    console.key(Key::Enter);
    assert!(console.contest().game.pause.is_some());
    console.see("Παραλήφθηκαν και τα 3 φύλλα του γύρου 5");
    console.ask(UserCommand::ChooseDraw(DrawMode::Physical));
    console.press("Κλήρωση του γύρου 6 από τώρα…");
    console.see("Το διάλειμμα έχει ακόμη 5:00 και τελειώνει τώρα.");
    console.ask(UserCommand::Type(Entry::Letters, "ΚΕΥΠΗΑΧ".to_owned()));
    console.key(Key::Enter);
    assert!(console.contest().game.pause.is_none());
    console.see("Ανακοίνωση γραμμάτων γύρου 6");
}

/// The letters of a day came from bags; once the program was started again a Space drew others before the hall.
#[test]
fn a_day_that_is_drawn_from_bags_goes_on_so_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    let mut console = Console::in_rounds(&path);
    console.ask(UserCommand::ChooseDraw(DrawMode::Physical));
    console.ask(UserCommand::Type(Entry::Letters, "ΚΤΣΡΑΟΕ".to_owned()));
    console.ask(UserCommand::TypeLetters);
    console.space();
    console.wait_ms(7000);
    console.space();
    console.wait_ms(360_000);
    drop(console);
    let mut again = Console::new();
    assert_eq!(again.shell().desk.draw_mode, DrawMode::Digital);
    again.ask(UserCommand::Type(Entry::File, path.display().to_string()));
    again.ask(UserCommand::OpenCompetition);
    assert_eq!(again.shell().desk.draw_mode, DrawMode::Physical);
    // Before the first draw nothing in the file says it: what was chosen for it on this machine last does.
    let path = folder.path().join("b.eforos");
    let mut console = Console::in_rounds(&path);
    console.ask(UserCommand::ChooseDraw(DrawMode::Physical));
    let settings = console.shell().desk.settings.clone();
    drop(console);
    let mut again = Console::new();
    again.shell_mut().desk.settings = settings;
    again.ask(UserCommand::Type(Entry::File, path.display().to_string()));
    again.ask(UserCommand::OpenCompetition);
    assert_eq!(again.shell().desk.draw_mode, DrawMode::Physical);
}

/// A round was over, and two habits, Ctrl Z and Enter, took all who played it from the competition.
#[test]
fn undo_does_not_reach_behind_a_round_by_habit() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = over(folder.path());
    let players = |console: &Console| console.contest().common.players.len();
    for _ in 0..8 {
        console.ctrl(Key::Z);
        console.key(Key::Enter);
        assert_eq!(players(&console), 3, "{:#?}", console.texts());
    }
    console.see("Από τότε παίχτηκε με αυτούς τους παίκτες");
}

/// What is chosen for a press on a number is what Enter says of one that was typed.
#[test]
fn enter_after_a_number_gives_the_mark_that_is_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = over(folder.path());
    console.ask(UserCommand::ChooseMark(Mark::Late));
    for key in [Key::Num2, Key::Enter] {
        console.key(key);
    }
    let late = |console: &Console, number| {
        let place = console.contest().game.place(round(1), PlayerId::new(number).unwrap());
        (place.handed, place.lateness)
    };
    assert_eq!(late(&console, 2), (Handed::Collected, Lateness::Late));
    console.ask(UserCommand::ChooseMark(Mark::In));
    for key in [Key::Num3, Key::Enter] {
        console.key(key);
    }
    assert_eq!(late(&console, 3), (Handed::Collected, Lateness::InTime));
}

/// One sheet was ticked, and a Space took the other 39 in.
#[test]
fn whoever_ticks_sheets_one_by_one_is_asked_before_the_others_are_taken_in() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = over(folder.path());
    for key in [Key::Num2, Key::Enter] {
        console.key(key);
    }
    console.space();
    console.see("2 φύλλα δεν έχουν σημειωθεί: 1, 3.");
    console.key(Key::Enter);
    let handed = |console: &Console, number| {
        console.contest().game.place(round(1), PlayerId::new(number).unwrap()).handed
    };
    assert_eq!((handed(&console, 1), handed(&console, 3)), (Handed::Awaited, Handed::Awaited));
    console.wait_ms(1_000);
    console.space();
    for key in [Key::Tab, Key::Enter] {
        console.key(key);
    }
    assert_eq!((handed(&console, 1), handed(&console, 3)), (Handed::Collected, Handed::Collected));
    console.see("Παραλήφθηκαν 2 φύλλα του γύρου 1");
    console.see("Αναίρεση");
}

/// What nobody has is said where nothing moves for it.
#[test]
fn an_unknown_number_moves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = over(folder.path());
    let strip = |console: &Console| console.place_of("1. Άννα Αλεξίου: δεν παραλήφθηκε");
    let before = strip(&console);
    for key in [Key::Num4, Key::Num1, Key::Enter] {
        console.key(key);
    }
    console.see("Δεν αναμένεται φύλλο με αριθμό παίκτη 41");
    assert_eq!(strip(&console), before);
}

/// The first digit of 31 came in the last second of the time and was lost: sheet 1 was marked.
#[test]
fn a_number_may_be_begun_in_the_last_seconds_and_is_marked_after_them() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = running(folder.path());
    console.wait_ms(355_000);
    console.key(Key::Num3);
    assert_eq!(console.shell().desk.number, "", "too early");
    console.wait_ms(4_000);
    console.key(Key::Num0);
    // Nothing is marked while the time runs.
    console.key(Key::Enter);
    let handed = |console: &Console, number| {
        console.contest().game.place(round(1), PlayerId::new(number).unwrap()).handed
    };
    assert_eq!(handed(&console, 2), Handed::Awaited);
    console.wait_ms(2_000);
    console.key(Key::Num2);
    assert_eq!(console.shell().desk.number, "02");
    console.key(Key::Enter);
    assert_eq!((handed(&console, 2), handed(&console, 1)), (Handed::Collected, Handed::Awaited));
}

/// A digit that was typed as the time was stopped stayed where nothing could forget it.
#[test]
fn a_digit_of_the_last_seconds_goes_with_a_pause_and_with_escape() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = running(folder.path());
    console.wait_ms(359_000);
    console.key(Key::Num3);
    assert_eq!(console.shell().desk.number, "3");
    console.key(Key::Escape);
    assert_eq!(console.shell().desk.number, "", "forgotten while the time runs");
    console.key(Key::Num3);
    console.key(Key::P);
    assert_eq!(console.shell().desk.number, "", "the sheets come later");
    console.key(Key::Escape);
    console.wait_ms(4_000);
    console.key(Key::Num2);
    console.key(Key::Enter);
    let handed =
        |number| console.contest().game.place(round(1), PlayerId::new(number).unwrap()).handed;
    assert_eq!((handed(2), handed(3)), (Handed::Collected, Handed::Awaited));
}

/// Under "round 5" with its letters, the time of the break was taken for that of a round.
#[test]
fn a_break_is_called_one_and_names_what_comes_after_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    recorded(&mut console, 5);
    console.space();
    console.see("Διάλειμμα μετά τον γύρο 5");
    console.see("Έπειτα γύρος 6 · 3 σύμφωνα, 4 φωνήεντα");
    assert!(!console.texts().iter().any(|text| text == "Γύρος 5 από 14"));
    // On one line in the smallest usual window.
    console.harness.set_size(egui::vec2(1280.0, 720.0));
    let then = [
        (Language::Greek, "Διάλειμμα μετά τον γύρο 5", "Έπειτα γύρος 6"),
        (Language::English, "Break after round 5", "Then round 6"),
    ];
    for (language, title, then) in then {
        console.ask(UserCommand::Speak(language));
        let [title, then] = [title, then].map(|text| console.place_of(text));
        assert!(then.left() > title.right() && then.height() < 30.0, "{title:?} {then:?}");
    }
}

/// The wall says what the console's step is: first the break.
#[test]
fn the_wall_says_that_a_break_comes_before_the_next_round() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    let said = |console: &Console| match console.hall().scene {
        Scene::Next { heading, round, .. } => (heading, round),
        _ => panic!("nothing is played"),
    };
    recorded(&mut console, 4);
    assert_eq!(said(&console), ("Ακολουθεί".to_owned(), "Γύρος 5".to_owned()));
    ask(&mut console, Question::Record(round(5)));
    console.ask(UserCommand::Type(Entry::Letters, "ΔΑΓΙΝΟΤ".to_owned()));
    answer(&mut console, "στο χαρτί");
    console.see("Έναρξη διαλείμματος");
    assert_eq!(said(&console), ("Μετά το διάλειμμα".to_owned(), "Γύρος 6".to_owned()));
}

#[test]
fn the_rest_of_the_day_is_given_up_in_one_dialog() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    recorded(&mut console, 2);
    console.press_in("Έκτακτα", "Εγκατάλειψη των γύρων 3–14…");
    console.see("μπορεί να μείνουν στο σακούλι γράμματα μεγάλης αξίας");
    console.key(Key::Enter);
    assert!(console.shell().desk.question.is_some(), "a reason is needed");
    answer(&mut console, "διακοπή ρεύματος");
    assert!(console.contest().game.current_round().is_none());
    console.see("Φύλλα: λείπουν 6");
    console.ctrl(Key::Z);
    console.key(Key::Enter);
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
    assert!(console.contest().common.hall_word.is_none());
    console.key(Key::Enter);
    assert_eq!(console.contest().common.hall_word.as_deref(), Some("μήλο 7"));
    console.space();
    assert!(console.contest().game.announced(round(1)).is_some());
}

/// Round 1 is over, nobody's sheet is in.
fn over(folder: &std::path::Path) -> Console {
    let mut console = running(folder);
    console.wait_ms(361_000);
    assert!(console.contest().game.is_played(round(1)));
    console
}

fn place(console: &Console, of: u32) -> (Handed, Lateness) {
    let player = PlayerId::new(of).unwrap();
    let place = console.contest().game.place(round(1), player);
    (place.handed, place.lateness)
}

const AWAITED: (Handed, Lateness) = (Handed::Awaited, Lateness::InTime);
const IN: (Handed, Lateness) = (Handed::Collected, Lateness::InTime);
const LATE: (Handed, Lateness) = (Handed::Collected, Lateness::Late);
const NONE: (Handed, Lateness) = (Handed::NotHandedIn, Lateness::InTime);

#[test]
fn a_press_says_what_became_of_a_sheet_and_takes_it_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = over(folder.path());
    console.press("1. Άννα Αλεξίου: δεν παραλήφθηκε");
    assert_eq!(place(&console, 1), IN);
    console.press("1. Άννα Αλεξίου: παραλήφθηκε");
    assert_eq!(place(&console, 1), AWAITED);
    console.press("Εκπρόθεσμο");
    console.press("1. Άννα Αλεξίου: δεν παραλήφθηκε");
    assert_eq!(place(&console, 1), LATE);
    console.press("1. Άννα Αλεξίου: εκπρόθεσμο");
    assert_eq!(place(&console, 1), IN);
    // What takes another mark's place is said, for a tired hand means the next sheet.
    console.see("1. Άννα Αλεξίου, γύρος 1: τώρα παραλήφθηκε, πριν εκπρόθεσμο.");
    console.press("Δεν παραδόθηκε");
    console.press("1. Άννα Αλεξίου: παραλήφθηκε");
    assert_eq!(place(&console, 1), NONE);
    console.see("1. Άννα Αλεξίου, γύρος 1: δεν παραδόθηκε φύλλο, ο γύρος μετρά 0.");
    console.press("1. Άννα Αλεξίου: δεν παραδόθηκε");
    assert_eq!(place(&console, 1), AWAITED);
    // A late one that nobody has after all is not late.
    console.press("Εκπρόθεσμο");
    console.press("2. Βασίλης Βλάχος: δεν παραλήφθηκε");
    console.press("Δεν παραδόθηκε");
    console.press("2. Βασίλης Βλάχος: εκπρόθεσμο");
    assert_eq!(place(&console, 2), NONE);
}

#[test]
fn exceptions_are_typed_by_number_and_space_takes_the_others_in() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = over(folder.path());
    console.key(Key::Num2);
    console.see("2. Βασίλης Βλάχος");
    // A number that nothing was said of: Space takes nothing in.
    console.space();
    assert_eq!(place(&console, 1), AWAITED);
    console.see("Γράψατε τον αριθμό 2");
    console.key(Key::E);
    assert_eq!(place(&console, 2), LATE);
    console.key(Key::Num3);
    console.key(Key::D);
    assert_eq!(place(&console, 3), NONE);
    console.key(Key::Num7);
    console.key(Key::Num7);
    console.see("Άγνωστος · Esc");
    console.key(Key::Escape);
    console.space();
    assert_eq!([1, 2, 3].map(|of| place(&console, of)), [IN, LATE, NONE]);
    console.see("Κλήρωση γύρου 2");
}

#[test]
fn a_draft_is_not_keyed_and_equal_names_are_told_apart() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    let twins = "Άννα Αλεξίου; Δράμα".to_owned();
    console.ask(UserCommand::Type(Entry::Players, twins));
    console.ask(UserCommand::AddPlayers);
    recorded(&mut console, 1);
    console.ask(UserCommand::Go(Place::Sheets));
    console.ask(UserCommand::Type(Entry::Words(Field::Four), "ΚΑΡΟ".to_owned()));
    console.wait_ms(2000);
    console.ask(UserCommand::Go(Place::Rounds));
    console.press("Φύλλα γύρου 1: 4 από 4");
    console.see("1. Άννα Αλεξίου (Καβάλα): πρόχειρο, δεν περάστηκε ακόμη");
    console.see("4. Άννα Αλεξίου (Δράμα): παραλήφθηκε");
    console.ask(UserCommand::Go(Place::Sheets));
    console.ctrl(Key::Enter);
    console.ask(UserCommand::Go(Place::Rounds));
    console.see("1. Άννα Αλεξίου (Καβάλα): περάστηκε");
}

#[test]
fn the_guard_does_not_warn_of_what_nobody_can_change_any_more() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    recorded(&mut console, 2);
    ask(&mut console, Question::GiveUpRest(round(3)));
    answer(&mut console, "διακοπή ρεύματος");
    console.see("Στα σακούλια έμειναν 7 γράμματα μεγάλης αξίας.");
    // The one sign is that of the hall's window, which is closed.
    let warns = |text: &String| text.contains('▲') && !text.contains("Προβολή κλειστή");
    assert!(!console.texts().iter().any(warns), "{:#?}", console.texts());
}

#[test]
fn every_change_of_the_time_has_a_key_in_rounds_and_says_what_it_changes() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = running(folder.path());
    console.wait_ms(60_000);
    console.key(Key::T);
    console.see("Τώρα απομένουν 5:00.");
    console.ask(UserCommand::Type(Entry::Time, "3:30".to_owned()));
    answer(&mut console, "άργησε η έναρξη");
    console.see("3:30");
    console.key(Key::R);
    console.see("Τώρα απομένουν 3:30.");
    answer(&mut console, "πρόωρη έναρξη");
    console.see("6:00");
    // Letters typed beside a sheet's fields do not reach the hall.
    console.ask(UserCommand::Go(Place::History));
    for key in [Key::S, Key::T, Key::R] {
        console.key(key);
        assert!(console.shell().desk.question.is_none());
    }
    console.ask(UserCommand::Go(Place::Rounds));
    console.key(Key::S);
    answer(&mut console, "συναγερμός");
    assert!(console.contest().game.is_played(round(1)));
}

#[test]
fn a_break_is_started_and_changed_by_key() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    recorded(&mut console, 5);
    console.key(Key::K);
    assert!(console.contest().game.pause.is_some());
    console.key(Key::L);
    console.see("Τώρα απομένουν 5:00.");
    console.ask(UserCommand::Type(Entry::Time, "8:00".to_owned()));
    console.key(Key::Enter);
    console.see("8:00");
    console.wait_ms(481_000);
    assert!(console.contest().game.pause.is_none());
    console.space();
    assert!(console.contest().game.announced(round(6)).is_some(), "the plain next step");
}

#[test]
fn a_round_is_corrected_replayed_given_up_and_recorded_with_what_it_means() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    recorded(&mut console, 1);
    console.ask(UserCommand::Go(Place::Sheets));
    console.ask(UserCommand::Type(Entry::Words(Field::Four), "ΚΑΡΟ ".to_owned()));
    console.ctrl(Key::Enter);
    console.ask(UserCommand::Go(Place::Rounds));
    ask(&mut console, Question::Correct(round(1)));
    console.see("1 καταχωρισμένο φύλλο βαθμολογείται ξανά.");
    assert_eq!(console.shell().desk.text(Entry::Letters), "ΚΑΡΟΤΣΕ");
    console.ask(UserCommand::Type(Entry::Letters, "ΚΑΡΟΤΣΙ".to_owned()));
    answer(&mut console, "ακούστηκε λάθος");
    ask(&mut console, Question::Replay(round(1)));
    console.see("1 καταχωρισμένο φύλλο παύει να μετρά.");
    answer(&mut console, "αναγγέλθηκε λάθος");
    console.see("Κλήρωση γύρου 1");
    ask(&mut console, Question::Record(round(3)));
    console.see("Ο γύρος 1 δεν έχει τελειώσει και προηγείται.");
    console.key(Key::Escape);
    console.space();
    console.wait_ms(7000);
    console.space();
    ask(&mut console, Question::GiveUp(round(1)));
    console.see("Ο χρόνος του, που έχει ακόμη 6:00, τελειώνει.");
    answer(&mut console, "συναγερμός");
    assert!(console.contest().game.timed_round().is_none());
    console.see("Κλήρωση γύρου 2");
}

#[test]
fn tiles_from_real_bags_are_typed_at_once_where_they_are_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.press("Από τα σακούλια");
    // Each lies there as it is typed, beside those that are still to come.
    let tiles = |console: &Console| -> String {
        let face = |tile: &TileData| tile.letter.map_or('·', Letter::to_char);
        super::collecting::seen(console).tiles.iter().map(face).collect()
    };
    assert_eq!(tiles(&console), "·······");
    console.text("καρ");
    assert_eq!(tiles(&console), "ΚΡ··Α··");
    // A slip of the finger takes none of them off the table, and it is said which.
    console.text("7");
    assert_eq!(tiles(&console), "ΚΡ··Α··");
    console.key(Key::Enter);
    console.see("Το «7» δεν είναι γράμμα");
    console.key(Key::Backspace);
    console.text("οτση");
    assert_eq!(tiles(&console), "ΚΡΤΣΑΟΗ");
    console.key(Key::Enter);
    console.see("Ανακοίνωση γραμμάτων γύρου 1");
    console.space();
    console.wait_ms(7000);
    console.space();
    console.wait_ms(361_000);
    // Taking the sheets in leads to the next tiles.
    console.space();
    console.text("ΚΚΚΚΑΑΑ");
    assert_eq!(tiles(&console), "ΚΚΚΚΑΑΑ·", "a vowel is awaited, and a consonant is too many");
    console.key(Key::Enter);
    assert!(console.contest().game.announced(round(2)).is_none(), "a wrong ratio");
    assert_eq!(console.shell().desk.text(Entry::Letters), "ΚΚΚΚΑΑΑ");
    // Back from elsewhere the keyboard is there again.
    console.go(Key::Num7, Place::History);
    console.go(Key::Num2, Place::Rounds);
    console.text("s");
    assert!(console.shell().desk.text(Entry::Letters).ends_with('s'));
    // Nor is a letter a key where the keyboard was let go: B made the hall black, and the tile was lost.
    console.key(Key::Escape);
    press(&mut console, "blβ", 1);
    assert!(console.shell().desk.text(Entry::Letters).ends_with("sblβ"));
    assert_eq!(console.shell().desk.pinned, Pinned::Auto);
    // What a letter does not do then is not offered under it.
    console.ask(UserCommand::Pin(Pinned::Welcome));
    let sight = Sight::of(console.shell().session().unwrap(), &console.shell().desk);
    let auto = sight.seen().act(UserCommand::Pin(Pinned::Auto));
    assert_eq!((auto.enabled, auto.shortcut), (true, None));
}

#[test]
fn a_reason_typed_fast_is_recorded_whole() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = running(folder.path());
    console.key(Key::P);
    console.text("θό");
    // A slow frame: the last letters and Enter come in one.
    console.in_one_frame("ρυβος", Key::Enter);
    assert!(console.shell().desk.question.is_none());
    let log = console.shell().session().unwrap().record().log();
    let last = format!("{:?}", log.last().unwrap().event);
    assert!(last.contains("θόρυβος"), "{last}");
}

#[test]
fn what_is_typed_after_enter_or_tab_waits_for_the_next_frame() {
    let press = |key, modifiers| egui::Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers,
    };
    let text = |text: &str| egui::Event::Text(text.to_owned());
    let plain = egui::Modifiers::NONE;
    for end in [
        press(Key::Enter, plain),
        press(Key::Tab, plain),
        press(Key::Escape, plain),
        press(Key::Num3, egui::Modifiers::COMMAND),
    ] {
        let mut waiting = Waiting::default();
        waiting.painted(Keyboard::InAField);
        let pressed = vec![press(Key::A, plain), text("α"), end.clone(), text("β")];
        // What Enter does depends on what the letters made of the field: it waits, too.
        if end == press(Key::Enter, plain) {
            assert_eq!(waiting.frame(pressed).len(), 2);
            waiting.painted(Keyboard::InAField);
            assert_eq!(waiting.frame(Vec::new()), [end]);
        } else {
            assert_eq!(waiting.frame(pressed).len(), 3);
        }
        waiting.painted(Keyboard::InAField);
        assert_eq!(waiting.frame(vec![text("γ")]), [text("β"), text("γ")]);
        assert!(waiting.is_empty());
    }
}
