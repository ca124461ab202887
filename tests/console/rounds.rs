//! Rounds: what stands where, how much of it, and what is the largest.

use std::path::Path;

use eforos::commands::{DrawMode, Entry, Mark, Pinned, Place, Question, UserCommand, Whom};
use eforos::domain::formats::anagram::event::PausedTiles;
use eforos::domain::formats::anagram::round::Stage;
use eforos::domain::formats::anagram::rules::Field;
use eforos::views::Sight;
use eforos::views::formats::anagram::rounds::{self, AT_HAND, RoundsData};
use egui::Key;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::collecting::{painted, texts_of};
use super::places::with_the_guard_broken;
use crate::gui::{Console, player, round};

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

/// Each text that is painted, with the size of its letters.
fn sizes(console: &Console) -> Vec<(String, f32)> {
    painted(console).into_iter().map(|(text, size, _)| (text, size)).collect()
}

/// Beside the step stand at most three; whatever ends or repeats a round stands in the menu that says so,
/// asks, and does nothing before a reason is given.
/// While the alerts go by, less is told beside the time; and whoever runs a round on a closed window is told all the while.
#[test]
fn the_key_that_holds_the_time_stays_where_it_is_and_a_closed_hall_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    for _ in 0..2 {
        console.space();
        console.pass_ms(10_000);
        console.settle();
    }
    assert!(matches!(console.contest().game.round(round(1)).unwrap().stage, Stage::Running(_)));
    let (first, blind) = (console.place_of("Παύση"), "Ο προβολέας δεν δείχνει τίποτα");
    for _ in 0..3 {
        assert!(console.texts().iter().any(|text| text.contains(blind)), "{:?}", console.texts());
        console.pass_ms(110_000);
        console.settle();
        assert!((console.place_of("Παύση").min - first.min).length() < 1.0);
    }
}

/// Whoever types letters from bags or paper looks at how many of each the round wants.
#[test]
fn wherever_letters_are_typed_it_is_said_how_many_of_each() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.record(1, "ΚΡΤΣΑΟΕ");
    let told = |console: &Console| {
        let is_ratio = |text: &&String| text.contains("σύμφωνα, ") && text.contains("φωνήεντα");
        console.texts().iter().filter(is_ratio).count()
    };
    let on_the_page = told(&console);
    for question in [Question::Record(round(2)), Question::Correct(round(1))] {
        console.ask(UserCommand::Ask(question));
        assert_eq!(told(&console), on_the_page + 1, "{:?}", console.texts());
        console.ask(UserCommand::Cancel);
    }
}

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

/// After the last round the step said "sign" while sheets were missing, and only its question told of them.
#[test]
fn after_the_last_round_the_step_leads_to_the_sheets_that_are_missing() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = running(&folder.path().join("a.eforos"));
    console.wait_ms(362_000);
    console.space();
    console.ask(UserCommand::Ask(Question::GiveUpRest(round(2))));
    reason(&mut console);
    console.see("Φύλλα: λείπουν 3");
    let quiet = seen(&console).acts.at_hand;
    assert!(quiet.iter().any(|act| act.command == UserCommand::Ask(Question::Sign)), "{quiet:?}");
    console.wait_ms(1_000);
    let recorded = console.shell().session().unwrap().record().log().len();
    console.space();
    assert_eq!(console.shell().desk.place, Place::Sheets);
    console.wait_ms(1_000);
    console.space();
    assert_eq!(console.shell().session().unwrap().record().log().len(), recorded);
    for number in 1..=3 {
        let player = crate::gui::player(number);
        let none = eforos::commands::Mark::Missing;
        console.ask(UserCommand::Go(Place::Rounds));
        console.ask(UserCommand::MarkSheet(round(1), player, none));
    }
    console.see("Υπογραφή του φύλλου αγώνα…");
}

/// Of two sheets one was handed in and keyed: nothing is left to key, and the line said "1 keyed" with half a bar.
#[test]
fn a_sheet_that_nobody_handed_in_is_not_to_be_keyed() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = running(&folder.path().join("a.eforos"));
    console.wait_ms(362_000);
    for key in [Key::Num3, Key::D] {
        console.key(key);
    }
    console.space();
    let keyed = |console: &Console| seen(console).sheets.expect("sheets of round 1").keyed;
    assert_eq!(keyed(&console), ("περάστηκαν 0".to_owned(), 0));
    for (number, told) in [(1, ("περάστηκε 1", 500)), (2, ("περάστηκαν όλα", 1000))]
    {
        console.ask(UserCommand::TakeSheet(round(1), crate::gui::player(number)));
        console.type_words(Field::Four, &["ΚΟΑΡ".to_owned()]);
        console.ask(UserCommand::SaveSheet);
        assert_eq!(keyed(&console), (told.0.to_owned(), told.1));
    }
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
    console.see("λείπουν 3 φύλλα");
    console.press("2. Βασίλης Βλάχος: Εκπρόθεσμο");
    console.press("3. Γωγώ Γεωργίου: Δεν παραδόθηκε");
    console.see("Φύλλα γύρου 1: 1 από 2");
    console.space();
    assert!(!strip(&console));
    let line = "Φύλλα γύρου 1: 2 από 2 · ! 1 εκπρόθεσμο · – 1 δεν παραδόθηκε";
    console.key(Key::Num2);
    assert!(strip(&console));
    console.see("2. Βασίλης Βλάχος: εκπρόθεσμο");
    console.key(Key::Escape);
    assert!(!strip(&console));
    console.press(line);
    assert!(strip(&console));
    console.space();
    assert!(!strip(&console), "closed by the step");
    // Round 2 has letters: what is typed now is no number of a sheet of round 1.
    let before = console.shell().session().unwrap().record().log().len();
    for key in [Key::Num2, Key::D, Key::Num3, Key::E, Key::Num1, Key::Enter] {
        console.key(key);
    }
    assert!(!strip(&console));
    assert_eq!(console.shell().session().unwrap().record().log().len(), before);
    // Opened while the letters are shown, in a low window too, the strip stands right below what closes it.
    for height in [800.0, 672.0] {
        console.harness.set_size(egui::vec2(1272.0, height));
        console.wait_ms(8000);
        if !strip(&console) {
            console.press(line);
        }
        console.settle();
        let title = console.place_of("Φύλλα γύρου 1: 2 από 2");
        let cell = console.place_of("1. Άννα Αλεξίου:");
        assert!(cell.top() - title.top() < 120.0, "{title} {cell}");
        let folds = console.window().get_all_by_role(egui::accesskit::Role::Button);
        let folds: Vec<egui::Rect> = folds
            .filter(|node| {
                let name = node.accesskit_node().label().unwrap_or_default();
                !name.starts_with("Γύρος") && name.contains("περάστηκαν")
            })
            .map(|node| node.rect())
            .collect();
        let near = folds.iter().any(|fold| title.top() - fold.bottom() < 16.0);
        assert!(near && folds.iter().all(|fold| fold.height() < 40.0), "{folds:?} {title}");
        console.ask(UserCommand::Go(Place::Words));
        console.ask(UserCommand::Go(Place::Rounds));
    }
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
    console.see("Φύλλα γύρου 1: 1 από 3 · λείπουν τα φύλλα 1, 3");
}

/// Another scene hid letters and time from the hall, and Space did nothing.
#[test]
fn a_time_that_the_hall_does_not_see_turns_the_step_into_its_way_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = running(&folder.path().join("a.eforos"));
    console.ask(UserCommand::ToggleProjector);
    console.pin(Pinned::Message("Καφές".to_owned()));
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
    let told = |text: &String| text != "–" && text != "Γύρος 13" && !text.is_empty();
    larger.retain(|text| !letters.contains(text) && told(text));
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
    console.see("Όσο τρέχει ο χρόνος αναιρείται μόνο ό,τι έγινε από την αρχή του");
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
    console.key(Key::Escape);
    for (typed, asked) in [
        ("εγκαταλειψη γυρου", Question::GiveUp(round(1))),
        ("διορθωση γραμματων", Question::Correct(round(1))),
    ] {
        console.ctrl(Key::K);
        console.text(typed);
        console.key(Key::Enter);
        let question = console.shell().desk.question.as_ref().map(|(question, _)| question);
        assert_eq!(question, Some(&asked), "{typed}");
        console.key(Key::Escape);
    }
}

/// What is ready is said before each draw, and nothing that the program does not know.
#[test]
fn before_a_draw_it_is_told_what_is_ready_and_what_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::before_the_hall_word(&folder.path().join("a.eforos"));
    let lines = |console: &Console| -> Vec<String> {
        seen(console).ready.into_iter().map(|(line, _)| line).collect()
    };
    let first = lines(&console);
    assert_eq!(first[0], "✓ 3 παίκτες");
    assert!(first[1].starts_with("○ Κατάλογος: "), "a list of reference is not all: {}", first[1]);
    assert_eq!(first[2], "○ Λείπει η λέξη της αίθουσας: ζητείται τώρα");
    assert_eq!(first[3], "▲ Ο προβολέας δεν δείχνει τίποτα: Ctrl J");
    console.see("Ο προβολέας δεν δείχνει τίποτα");
    console.ask(UserCommand::SetHallWord);
    console.ask(UserCommand::Confirm);
    console.ask(UserCommand::ToggleProjector);
    assert_eq!(
        lines(&console)[2..4],
        ["✓ Η λέξη της αίθουσας καταγράφηκε", "✓ Η αίθουσα ακολουθεί τον αγώνα"]
    );
    console.pin(Pinned::Black);
    assert_eq!(lines(&console).len(), 3, "what is pinned is named above the step");
    console.pin(Pinned::Auto);
    // While a round is played nothing is to be drawn.
    console.space();
    assert_eq!(lines(&console), [""; 0]);
    console.wait_ms(8000);
    console.space();
    console.wait_ms(362_000);
    console.space();
    assert_eq!(lines(&console)[0], "✓ Φύλλα γύρου 1: όλα στα χέρια μας");
}

/// "All are in" was said although some were.
#[test]
fn the_step_takes_the_sheets_that_are_left_and_says_how_many() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = running(&folder.path().join("a.eforos"));
    console.wait_ms(362_000);
    assert_eq!(seen(&console).step.label, "Παραλήφθηκαν και τα 3 φύλλα του γύρου 1");
    let mark = |number| {
        UserCommand::MarkSheet(round(1), crate::gui::player(number), eforos::commands::Mark::In)
    };
    console.ask(mark(1));
    assert_eq!(seen(&console).step.label, "Παραλήφθηκαν και τα υπόλοιπα 2");
    console.ask(mark(3));
    assert_eq!(seen(&console).step.label, "Παραλήφθηκε και το τελευταίο");
    console.space();
    assert!(seen(&console).step.label.starts_with("Κλήρωση γύρου 2"));
}

/// After a restart in a running round both times are told; the other one is proposed when it is asked for.
#[test]
fn a_reopened_round_asks_which_time_is_true() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    let mut console = running(&path);
    console.wait_ms(60_000);
    console.ask(UserCommand::Ask(Question::Pause(PausedTiles::Hidden)));
    reason(&mut console);
    console.wait_ms(1000);
    console.space();
    // So much was left when the last thing was recorded.
    console.wait_ms(10_000);
    console.drop_session();
    console.pass_ms(50_000);
    console.shell_mut().open_competition(&path, eforos::storage::Access::Write);
    console.settle();
    let reopened = seen(&console).reopened.expect("it is asked");
    assert_eq!(reopened.title, "Ο γύρος 1 τρέχει. Συνεχίζουμε;");
    assert_eq!(reopened.stopped[1], "5:00");
    assert_eq!(seen(&console).clock.expect("a clock").text, "4:00");
    for text in [reopened.title.as_str(), "5:00", "4:00", &reopened.safe] {
        console.see(text);
    }
    // The other answer has its button, and proposes its time.
    console.press("Συνέχεια με 5:00…");
    assert_eq!(console.shell().desk.text(Entry::Time), "5:00");
    console.ask(UserCommand::Type(Entry::Reason, "σταμάτησε".to_owned()));
    console.ask(UserCommand::Confirm);
    assert_eq!(seen(&console).reopened, None);
}

/// What was done stood in a line of its own and moved the place.
#[test]
fn what_was_done_is_told_over_the_place_and_goes_by_itself() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    let said = "Τα στοιχεία αποθηκεύτηκαν.";
    let stands = |console: &Console| console.texts().iter().any(|text| text.contains(said));
    // Also where there is no room for a line at the foot.
    for size in [egui::vec2(1280.0, 720.0), egui::vec2(640.0, 360.0)] {
        console.harness.set_size(size);
        console.ask(UserCommand::Go(eforos::commands::Place::History));
        let before = console.place_of("Επαλήθευση αρχείου");
        console.ask(UserCommand::SaveDetails);
        assert!(stands(&console));
        assert_eq!(console.place_of("Επαλήθευση αρχείου"), before);
        assert!(console.is_in_sight("Εντάξει"));
        // Six seconds of a quarter a frame.
        console.harness.run_steps(16);
        assert!(stands(&console));
        console.harness.run_steps(12);
        assert!(!stands(&console));
    }
}

/// Penalties, objections and changes of a player were found in Standings alone.
#[test]
fn the_palette_asks_which_player_and_then_the_question_itself() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.record(1, "ΚΡΤΣΑΟΕ");
    console.ctrl(Key::K);
    console.text("ποινη");
    console.key(Key::Enter);
    assert_eq!(console.shell().desk.question, Some((Question::Whom(Whom::Penalise), None)));
    // Nobody is penalised who was not chosen.
    console.key(Key::Enter);
    assert!(matches!(console.shell().desk.question, Some((Question::Whom(_), _))));
    console.text("βλα");
    console.key(Key::Enter);
    let asked = console.shell().desk.question.clone().map(|(question, _)| question);
    let Some(Question::Penalise { player, round: of, .. }) = asked else {
        panic!("{asked:?} is asked");
    };
    assert_eq!((player, of), (crate::gui::player(2), round(1)));
    // While the next is played it is of that one, and nobody means one that nobody began.
    console.key(Key::Escape);
    console.go(Key::Num2, Place::Rounds);
    console.space();
    console.space();
    assert!(console.contest().game.announced(round(2)).is_some());
    console.ask(UserCommand::Ask(Question::Whom(Whom::Penalise)));
    console.text("βλα");
    console.key(Key::Enter);
    let asked = console.shell().desk.question.clone().map(|(question, _)| question);
    assert!(matches!(asked, Some(Question::Penalise { round: of, .. }) if of == round(2)));
    let offers = |number: &str| console.texts().iter().any(|text| text == number);
    assert!(offers("2") && !offers("3") && !offers("14"));
}

/// Tab went through the buttons of a missing sheet from the last to the first.
/// Beside three wide buttons a name was three letters.
#[test]
fn the_name_of_a_missing_sheet_is_whole_at_every_width() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = running(&folder.path().join("a.eforos"));
    console.wait_ms(362_000);
    for width in [1280.0, 1440.0, 2000.0, 2560.0, 3840.0] {
        console.harness.set_size(egui::vec2(width, width * 9.0 / 16.0));
        console.settle();
        let mut texts = Vec::new();
        for shape in &console.harness.output().shapes {
            texts_of(&shape.shape, &mut texts);
        }
        for name in ["Άννα Αλεξίου", "Βασίλης Βλάχος", "Γωγώ Γεωργίου"]
        {
            let named: Vec<bool> = texts
                .iter()
                .filter(|text| text.galley.text() == name)
                .map(|text| text.galley.elided)
                .collect();
            assert!(!named.is_empty() && named.iter().all(|cut| !cut), "{width}: {name} {named:?}");
        }
        console.see("1. Άννα Αλεξίου: Εκπρόθεσμο");
    }
}

#[test]
fn tab_goes_through_the_buttons_of_a_missing_sheet_as_they_stand() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = running(&folder.path().join("a.eforos"));
    console.wait_ms(362_000);
    let names = |sign: &str| format!("1. Άννα Αλεξίου: {sign}");
    let all = ["Παραλήφθηκε", "Εκπρόθεσμο", "Δεν παραδόθηκε"].map(names);
    let [first, second, third] = all.each_ref().map(|name| console.place_of(name));
    assert!(first.right() <= second.left() && second.right() <= third.left());
    let mut met = Vec::new();
    for _ in 0..60 {
        console.key(Key::Tab);
        let focused = console
            .harness
            .root()
            .children_recursive()
            .find(|node| node.accesskit_node().is_focused());
        let name = focused.and_then(|node| node.accesskit_node().label());
        met.extend(name.filter(|name| all.contains(name) && !met.contains(name)));
    }
    assert_eq!(met, all);
}

/// The sentence named the undo, and the button beside it, in its second line, only put the sentence away.
#[test]
fn a_sheet_that_was_declared_missing_offers_the_undo_itself_beside_or_below_the_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.record(1, "ΚΑΡΟΤΣΕ");
    console.ask(UserCommand::Go(Place::Rounds));
    for size in [egui::vec2(1280.0, 720.0), egui::vec2(640.0, 360.0)] {
        console.harness.set_size(size);
        console.ask(UserCommand::MarkSheet(round(1), player(2), Mark::Missing));
        let (said, undo) = (console.place_of("✓ 2. "), console.place_of("Αναίρεση…"));
        let apart = undo.left() >= said.right() || undo.top() >= said.bottom();
        assert!(apart, "{undo} beside {said} at {size}");
        assert!(console.is_in_sight("Αναίρεση…"));
        console.press("Αναίρεση…");
        assert!(matches!(console.shell().desk.question, Some((Question::Undo(_), _))));
        console.ask(UserCommand::Confirm);
        console.ask(UserCommand::Cancel);
    }
}

/// The reason's error pushed the answers of the question away from the pointer.
#[test]
fn a_refused_reason_is_told_without_moving_the_question() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = running(&folder.path().join("a.eforos"));
    console.harness.set_size(egui::vec2(1280.0, 720.0));
    console.ask(UserCommand::Ask(Question::Pause(PausedTiles::Hidden)));
    let buttons = |console: &Console| -> Vec<egui::Rect> {
        let buttons = console.harness.get_all_by_role(egui::accesskit::Role::Button);
        buttons.map(|node| node.rect()).collect()
    };
    let before = buttons(&console);
    console.ask(UserCommand::Confirm);
    console.see("✗ ");
    assert_eq!(buttons(&console), before);
    // Who stands picks one instead of typing it.
    console.press("θόρυβος στην αίθουσα");
    assert!(console.shell().desk.question.is_some(), "it can be read before it is said");
    console.key(Key::Enter);
    assert!(console.shell().desk.question.is_none());
    let last = &console.shell().session().unwrap().record().log().last().unwrap().event;
    assert!(format!("{last:?}").contains("θόρυβος στην αίθουσα"), "{last:?}");
}

/// Of a round that lies far back the question said only which sheets it takes.
#[test]
fn who_plays_an_old_round_again_is_told_what_was_played_since_and_that_it_can_be_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    for (number, letters) in [(1, "ΚΑΡΟΤΣΕ"), (2, "ΝΙΤΑΕΣΗ"), (3, "ΚΡΤΣΝΑΕ")] {
        console.record(number, letters);
    }
    console.ask(UserCommand::Ask(Question::Replay(round(1))));
    console.see("Από τότε παίχτηκαν 2 γύροι");
    console.see("Ctrl Z");
    console.ask(UserCommand::Cancel);
    console.ask(UserCommand::Ask(Question::Replay(round(3))));
    assert!(!console.sees("Από τότε"));
}

/// In the card of the standings, where no club stands beside, two of one name were the same.
#[test]
fn namesakes_are_told_apart_in_a_wide_window() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::new();
    console.begin(&folder.path().join("a.eforos"));
    let namesakes = "Μαρία Παππά; Βόλος\nΜαρία Παππά; Πάτρα\nΜαρία Παππά";
    console.ask(UserCommand::Type(Entry::Players, namesakes.to_owned()));
    console.ask(UserCommand::AddPlayers);
    console.ask(UserCommand::Confirm);
    console.ask(UserCommand::SetHallWord);
    console.ask(UserCommand::Confirm);
    console.record(1, "ΚΡΤΣΑΟΕ");
    assert_eq!(console.contest().common.players.len(), 6);
    console.ask(UserCommand::Go(Place::Rounds));
    console.window().set_size(egui::vec2(2560.0, 1440.0));
    console.settle();
    let painted = crate::projector::painted::texts(&console.harness.output().shapes);
    for name in ["Μαρία Παππά (Βόλος)", "Μαρία Παππά (Πάτρα)", "Μαρία Παππά (6)"]
    {
        let seen = painted.iter().filter(|one| one.text.contains("Παππά")).map(|one| &one.text);
        assert!(
            painted.iter().any(|one| one.text == name),
            "{name}: {:?}",
            seen.collect::<Vec<_>>()
        );
    }
}
