//! Rounds: what stands where, how much of it, and what is the largest.

use std::path::Path;

use eforos::commands::{DrawMode, Entry, Pinned, Question, UserCommand};
use eforos::domain::formats::anagram::event::PausedTiles;
use eforos::views::Sight;
use eforos::views::formats::rounds::{self, AT_HAND, RoundsData};
use egui::epaint::TextShape;
use egui::{Key, Shape};

use super::places::with_the_guard_broken;
use crate::gui::{Console, round};

fn seen(console: &Console) -> RoundsData {
    let shell = console.shell();
    rounds::data(&Sight::of(shell.session().expect("an open competition"), &shell.desk))
}

fn reason(console: &mut Console) {
    console.ask(UserCommand::Type(Entry::Reason, "δοκιμή".to_owned()));
    console.ask(UserCommand::Confirm);
    assert_eq!(console.shell().desk.question, None);
}

/// The time of round 1 runs.
fn running(path: &Path) -> Console {
    let mut console = Console::in_rounds(path);
    console.space();
    console.wait_ms(8000);
    console.space();
    console
}

fn texts_of(shape: &Shape, found: &mut Vec<TextShape>) {
    match shape {
        Shape::Text(text) => found.push(text.clone()),
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| texts_of(shape, found)),
        _ => {}
    }
}

/// Each text that is painted, with the size of its letters.
fn sizes(console: &Console) -> Vec<(String, f32)> {
    let mut found = Vec::new();
    for shape in &console.harness.output().shapes {
        texts_of(&shape.shape, &mut found);
    }
    let size =
        |text: &TextShape| text.galley.job.sections.first().map_or(0.0, |s| s.format.font_id.size);
    found.iter().map(|text| (text.galley.text().to_owned(), size(text))).collect()
}

/// Beside the step stand at most three; whatever ends or repeats a round stands in the menu that says so,
/// asks, and does nothing before a reason is given.
#[test]
fn at_every_stage_few_buttons_stand_beside_the_step_and_what_is_dangerous_asks() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::before_the_hall_word(&folder.path().join("a.eforos"));
    let mut met = Vec::new();
    let mut look = |console: &Console| {
        let acts = seen(console).acts;
        assert!(acts.at_hand.len() <= AT_HAND, "{:?}", acts.at_hand);
        let all = || acts.at_hand.iter().chain(&acts.corrections).chain(&acts.dangerous);
        for act in all() {
            assert!(act.enabled);
            assert_eq!(all().filter(|other| other.command == act.command).count(), 1, "{act:?}");
        }
        let ends = |question: &Question| {
            matches!(
                question,
                Question::Stop
                    | Question::Replay(_)
                    | Question::GiveUp(_)
                    | Question::GiveUpRest(_)
            )
        };
        for act in all() {
            let UserCommand::Ask(question) = &act.command else { continue };
            assert_eq!(acts.dangerous.contains(act), ends(question), "{question:?}");
            if ends(question) {
                assert!(act.label.ends_with('…'), "{}", act.label);
                met.push(question.clone());
            }
        }
    };
    look(&console);
    console.ask(UserCommand::SetHallWord);
    console.ask(UserCommand::Confirm);
    look(&console);
    console.space();
    console.wait_ms(8000);
    look(&console);
    console.space();
    look(&console);
    console.ask(UserCommand::Ask(Question::Pause(PausedTiles::Hidden)));
    reason(&mut console);
    look(&console);
    console.space();
    console.wait_ms(362_000);
    look(&console);
    console.space();
    look(&console);
    for question in [Question::Stop, Question::Replay(round(1)), Question::GiveUpRest(round(1))] {
        assert!(met.contains(&question), "{question:?}");
    }
    // The menu asks, and without a reason nothing happens.
    console.space();
    console.press_in("Έκτακτα", "Επανάληψη γύρου…");
    assert!(matches!(console.shell().desk.question, Some((Question::Replay(_), _))));
    console.key(Key::Enter);
    assert!(console.shell().desk.question.is_some(), "a reason is needed");
}

/// The strip is open while it is waited for, and one line else; it opens by a press and by a number, and
/// closes by itself with the next step.
#[test]
fn the_sheets_are_one_line_while_nothing_is_needed_of_them() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = running(&folder.path().join("a.eforos"));
    console.wait_ms(362_000);
    let strip =
        |console: &Console| console.texts().iter().any(|text| text.starts_with("1. Άννα Αλεξίου:"));
    assert!(strip(&console));
    console.see("λείπουν 3");
    console.press("2. Βασίλης Βλάχος: Εκπρόθεσμο");
    console.press("3. Γωγώ Γεωργίου: Δεν παραδόθηκε");
    console.see("λείπει 1");
    console.space();
    assert!(!strip(&console));
    let line = "Φύλλα γύρου 1: 3 από 3 · ! 1 εκπρόθεσμο · – 1 δεν παραδόθηκε";
    console.press(line);
    assert!(strip(&console));
    console.space();
    assert!(!strip(&console), "closed by the step");
    console.ask(UserCommand::TypeNumber(2));
    assert!(strip(&console));
    console.see("2. Βασίλης Βλάχος: εκπρόθεσμο");
    console.key(Key::Escape);
    assert!(!strip(&console));
}

/// A round is drawn while sheets are missing: whose, stands on the line while its time runs.
#[test]
fn while_the_time_runs_the_line_names_the_missing() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = running(&folder.path().join("a.eforos"));
    console.wait_ms(362_000);
    console.press("2. Βασίλης Βλάχος: Παραλήφθηκε");
    console.ask(UserCommand::Ask(Question::DrawAhead(round(2), DrawMode::Digital)));
    console.ask(UserCommand::Confirm);
    console.wait_ms(8000);
    console.space();
    console.see("Φύλλα γύρου 1: 1 από 3 · λείπουν 1, 3");
}

/// Another scene hid letters and time from the hall, and Space did nothing.
#[test]
fn a_time_that_the_hall_does_not_see_turns_the_step_into_its_way_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = running(&folder.path().join("a.eforos"));
    console.ask(UserCommand::ToggleProjector);
    console.ask(UserCommand::Pin(Pinned::Message("Καφές".to_owned())));
    console.see("▲ Η αίθουσα βλέπει: το μήνυμα «Καφές», όχι τα γράμματα και τον χρόνο");
    assert!(console.is_in_sight("Εμφάνιση γραμμάτων"));
    console.space();
    assert_eq!(console.shell().desk.pinned, Pinned::Auto);
    assert!(console.contest().game.timed_round().is_some(), "the time goes on");
    assert!(seen(&console).unseen.is_none());
    console.space();
    assert!(console.contest().game.timed_round().is_some(), "and Space does nothing again");
}

#[test]
fn a_round_that_is_played_again_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = running(&folder.path().join("a.eforos"));
    assert_eq!(seen(&console).again, None);
    for again in ["δεύτερη κλήρωση του γύρου 1", "τρίτη κλήρωση του γύρου 1"]
    {
        console.ask(UserCommand::Ask(Question::Replay(round(1))));
        reason(&mut console);
        console.see(again);
        console.space();
        console.see(again);
        console.wait_ms(8000);
    }
}

/// What goes back into the bag was said in a grey line of small letters.
#[test]
fn what_the_hands_put_back_is_the_largest_thing_on_the_page() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = with_the_guard_broken(&folder.path().join("a.eforos"));
    console.window().set_size(egui::vec2(1280.0, 720.0));
    console.settle();
    let sizes = sizes(&console);
    let of = |text: &str| sizes.iter().find(|(other, _)| other.starts_with(text)).expect(text).1;
    let said = of("Βάλτε πίσω στο σακούλι και τα 2");
    assert!(said >= 29.0 && said.to_bits() == of("Τραβήξτε 2 σύμφωνα").to_bits());
    let data = seen(&console);
    let back = data.typing.and_then(|typing| typing.put_back).expect("something goes back");
    let letters: Vec<String> =
        back.tiles.iter().filter_map(|tile| tile.letter).map(|letter| letter.to_string()).collect();
    assert_eq!(letters, ["Δ", "Δ"]);
    // Only the letters of the tiles that go back are larger, and nothing else is.
    let larger = sizes.iter().filter(|(_, size)| *size > said).map(|(text, _)| text.clone());
    let mut larger: Vec<String> = larger.collect();
    // The head has no time to show, and says so by a dash; the small picture of the hall has sizes of its own.
    larger.retain(|text| !letters.contains(text) && text != "–" && text != "Γύρος 13");
    assert_eq!(larger, Vec::<String>::new());
    assert!(console.is_in_sight("Καταχώριση γραμμάτων"));
}

/// Ctrl+Z, pressed while round 2 ran, asked whether the sheets of round 1 were to be taken back.
#[test]
fn undo_rests_while_the_time_runs_but_for_what_was_done_meanwhile() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = running(&folder.path().join("a.eforos"));
    console.wait_ms(362_000);
    console.space();
    let can = |console: &Console| {
        let shell = console.shell();
        Sight::of(shell.session().unwrap(), &shell.desk).situation().undoable
    };
    assert!(can(&console));
    console.space();
    console.wait_ms(8000);
    console.space();
    assert!(!can(&console));
    console.ctrl(Key::Z);
    assert_eq!(console.shell().desk.question, None);
    console.ctrl(Key::K);
    console.text("αναιρεση");
    console.see("όσο τρέχει ο χρόνος, αναιρείται μόνο ό,τι έγινε από την αρχή του");
    console.key(Key::Escape);
    console.ask(UserCommand::Type(Entry::Venue, "Δράμα".to_owned()));
    console.ask(UserCommand::SaveDetails);
    assert!(can(&console));
    console.ctrl(Key::Z);
    assert!(matches!(console.shell().desk.question, Some((Question::Undo(_), _))));
}

/// What a round allows is grey where it does not, and says why; what it allows opens its question.
#[test]
fn the_palette_has_the_questions_of_the_round() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.ctrl(Key::K);
    console.text("επαναληψη γυρου");
    console.see("Ο γύρος δεν έχει γράμματα ακόμη.");
    console.key(Key::Enter);
    assert_eq!(console.shell().desk.question, None);
    console.key(Key::Escape);
    console.space();
    console.wait_ms(8000);
    console.ctrl(Key::K);
    console.text("επαναληψη γυρου");
    console.key(Key::Enter);
    assert!(matches!(console.shell().desk.question, Some((Question::Replay(_), _))));
}
