//! One gesture is one action: one undo takes all of it back, and no crash leaves a half of it.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::path::Path;

use eforos::commands::{DrawMode, Entry, Mark, Place, Question, Shift, UserCommand};
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::formats::anagram::Contest;
use eforos::domain::formats::anagram::alphabet::ALPHABET;
use eforos::domain::formats::anagram::sheet::{Handed, Lateness};
use eforos::domain::letters::Word;
use egui::Key;

use super::collecting::painted;
use crate::gui::{Console, player, round};

/// Does something and takes it back: one action, and one undo gives the competition as it was.
fn one_gesture(console: &mut Console, what: &str, gesture: impl Fn(&mut Console)) -> Contest {
    let before = console.contest().clone();
    let events = actions(console).len();
    gesture(console);
    let done = actions(console);
    assert_eq!(done.len(), events + 1, "{what} is one action");
    let after = console.contest().clone();
    assert_ne!(after, before, "{what} does something");
    console.ctrl(Key::Z);
    console.key(Key::Enter);
    assert_eq!(*console.contest(), before, "{what} is taken back by one undo");
    after
}

/// The actions so far.
fn actions(console: &Console) -> Vec<u64> {
    let log = console.shell().session().unwrap().record().log();
    let mut actions: Vec<u64> = log.iter().map(|recorded| recorded.action.0).collect();
    actions.dedup();
    actions
}

fn names(contest: &Contest) -> Vec<&str> {
    contest.common.players.values().map(|player| player.name.as_str()).collect()
}

fn console(path: &Path) -> Console {
    Console::in_rounds(path)
}

/// One undo left two players with the same number.
#[test]
fn two_players_who_change_places_are_one_action() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = console(&folder.path().join("a.eforos"));
    for (number, shift) in [(2, Shift::Up), (1, Shift::Down)] {
        let swap = UserCommand::MovePlayer(player(number), shift);
        let after = one_gesture(&mut console, "swapping", |console| console.ask(swap.clone()));
        assert_eq!(names(&after), ["Βασίλης Βλάχος", "Άννα Αλεξίου", "Γωγώ Γεωργίου"]);
        console.see("Βασίλης Βλάχος");
    }
}

#[test]
fn players_who_are_added_together_are_taken_back_together() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = console(&folder.path().join("a.eforos"));
    let after = one_gesture(&mut console, "adding", |console| {
        let list = "Δήμος\tΚαβάλα\nΕιρήνη\tΔράμα\nΖωή\nΗλίας\nΘάλεια".to_owned();
        console.ask(UserCommand::Type(Entry::Players, list));
        console.ask(UserCommand::AddPlayers);
    });
    assert_eq!(after.common.players.len(), 8);
    // What was undone is named: the first of them, and how many more.
    let told = &console.shell().desk.notices.last().unwrap().text;
    assert!(told.contains("Δήμος") && told.ends_with("… και 2 ακόμη."), "{told}");
}

#[test]
fn picked_words_are_ruled_on_together() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = console(&folder.path().join("a.eforos"));
    console.record(1, "ΚΑΡΟΤΣΕ");
    let after = one_gesture(&mut console, "ruling", |console| {
        for word in ["ΟΡΤ", "ΣΚΑΡ", "ΡΟΤ"] {
            let word = Word::new(ALPHABET.read_letters(word).unwrap()).unwrap();
            console.ask(UserCommand::PickWord(word));
        }
        console.ask(UserCommand::Ask(Question::RulePicked(Ruled::Valid)));
        console.ask(UserCommand::Confirm);
    });
    assert_eq!(after.common.rulings.len(), 3);
}

#[test]
fn a_late_sheet_that_nobody_has_is_declared_missing_in_one() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = console(&folder.path().join("a.eforos"));
    console.record(1, "ΚΑΡΟΤΣΕ");
    console.ask(UserCommand::MarkSheet(round(1), player(1), Mark::Late));
    let after = one_gesture(&mut console, "declaring", |console| {
        console.ask(UserCommand::MarkSheet(round(1), player(1), Mark::Missing));
    });
    let place = after.game.place(round(1), player(1));
    assert_eq!((place.handed, place.lateness), (Handed::NotHandedIn, Lateness::InTime));
}

/// A draw and its showing, a draw ahead that ends a break: no crash can fall between.
#[test]
fn a_draw_is_shown_in_the_same_action() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = console(&folder.path().join("a.eforos"));
    let before = actions(&console).len();
    console.space();
    assert_eq!(actions(&console).len(), before + 1);
    assert!(console.contest().game.announced(round(1)).unwrap().shown);
    // Refused, nothing of it happens: these letters cannot be.
    let mut console = Console::in_rounds(&folder.path().join("b.eforos"));
    for (number, letters) in
        ["ΚΤΡΣΑΟΕ", "ΠΛΝΑΙΟΕ", "ΤΤΡΣΝΑΟ", "ΜΤΗΙΑΕΥ", "ΛΝΓΔΑΟΗ"].iter().enumerate()
    {
        console.record(u8::try_from(number).unwrap() + 1, letters);
    }
    console.start_break();
    let before = actions(&console).len();
    console.ask(UserCommand::Ask(Question::DrawAhead(round(6), DrawMode::Physical)));
    console.ask(UserCommand::Type(Entry::Letters, "ΨΨΨΑΑΑΑ".to_owned()));
    console.ask(UserCommand::Confirm);
    assert_eq!(actions(&console).len(), before);
    assert!(console.contest().game.pause.is_some(), "the break goes on");
    console.ask(UserCommand::Type(Entry::Letters, "ΣΤΡΑΕΙΟ".to_owned()));
    console.ask(UserCommand::Confirm);
    assert_eq!(actions(&console).len(), before + 1);
    assert!(console.contest().game.pause.is_none());
    // By the program: drawn, the break ended, shown.
    let mut console = Console::in_rounds(&folder.path().join("c.eforos"));
    console.record(1, "ΚΤΡΣΑΟΕ");
    let before = actions(&console).len();
    console.ask(UserCommand::Ask(Question::DrawAhead(round(2), DrawMode::Digital)));
    console.ask(UserCommand::Confirm);
    assert_eq!(actions(&console).len(), before + 1);
    assert!(console.contest().game.announced(round(2)).unwrap().shown);
}

#[test]
fn a_second_space_after_the_sheets_draws_no_round() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.record(1, "ΚΡΤΣΑΟΕ");
    console.space();
    assert_eq!(console.contest().game.place(round(1), player(1)).handed, Handed::Collected);
    let before = actions(&console);
    // Twice within a second: the finger of somebody who looks at the hall.
    for ms in [300, 450, 450] {
        console.pass_ms(ms);
        console.ask(UserCommand::NextStep);
    }
    assert_eq!(actions(&console), before, "letters that the hall has seen cannot be taken back");
    console.pass_ms(2_000);
    console.ask(UserCommand::NextStep);
    assert!(console.contest().game.announced(round(2)).is_some_and(|letters| letters.shown));
}

/// A press of the pointer, wherever that is.
fn click_at(console: &mut Console, pos: egui::Pos2) {
    console.harness.event(egui::Event::PointerMoved(pos));
    for pressed in [true, false] {
        let (button, modifiers) = (egui::PointerButton::Primary, egui::Modifiers::NONE);
        console.harness.event(egui::Event::PointerButton { pos, button, pressed, modifiers });
    }
    console.settle();
}

#[test]
fn a_fold_that_is_opened_leaves_the_step_where_it_is() {
    let folder = tempfile::tempdir().unwrap();
    for size in [egui::vec2(1280.0, 720.0), egui::vec2(1024.0, 640.0), egui::vec2(1920.0, 1080.0)] {
        let path = folder.path().join(format!("{}.eforos", size.x));
        let mut console = Console::in_rounds(&path);
        console.record(1, "ΚΡΤΣΑΟΕ");
        console.space();
        console.space();
        console.wait_ms(8000);
        console.window().set_size(size);
        console.settle();
        let step = "Έναρξη χρόνου γύρου 2";
        let (before, fold) = (console.place_of(step), console.place_of("Φύλλα γύρου 1").center());
        click_at(&mut console, fold);
        assert_eq!(console.place_of(step), before, "{size}: it has moved");
        click_at(&mut console, fold);
        assert_eq!(console.place_of(step), before, "{size}: it has moved back");
        assert!(console.contest().game.timed_round().is_none(), "{size}: no time was started");
    }
}

/// The sheets of the round before stood where letters and time of the one that runs belong: neither was to be seen.
#[test]
fn sheets_that_are_opened_leave_letters_and_time_in_sight() {
    let folder = tempfile::tempdir().unwrap();
    for (players, size) in [(3, egui::vec2(1280.0, 720.0)), (40, egui::vec2(1280.0, 720.0))] {
        let mut console = Console::in_rounds(&folder.path().join(format!("{players}.eforos")));
        let names = (4..=players).map(|number| format!("Παίκτης Νούμερο{number}"));
        console.ask(UserCommand::Type(Entry::Players, names.collect::<Vec<_>>().join("\n")));
        console.ask(UserCommand::AddPlayers);
        console.ask(UserCommand::Go(Place::Rounds));
        console.record(1, "ΚΡΤΣΑΟΕ");
        console.window().set_size(size);
        console.space();
        console.space();
        console.wait_ms(8000);
        console.space();
        console.wait_ms(2000);
        assert!(console.contest().game.timed_round().is_some());
        let fold = console.place_of("Φύλλα γύρου 1").center();
        click_at(&mut console, fold);
        // Digits are nobody's number now, and no key is told that does nothing.
        let by_hand = "Πατήστε το φύλλο με το ποντίκι";
        console.see(by_hand);
        let place = |console: &Console, said: &str| {
            let all = painted(console);
            all.into_iter().find(|(text, ..)| text == said).map(|(.., at)| at)
        };
        let time = place(&console, "5:58").expect("the time");
        // Of the ink; the size of its letters is 104.
        assert!(time.height() >= 70.0, "{time}");
        let letter = console.contest().game.round(round(2)).unwrap().letters()[0].to_string();
        assert!(place(&console, &letter).is_some_and(|it| it.top() < time.bottom()), "{letter}");
        assert!(console.is_in_sight("Παύση…"));
        // In the next round they are folded again, although its step is called the same.
        console.wait_ms(362_000);
        for _ in 0..4 {
            console.space();
            console.wait_ms(8000);
        }
        console.see("Γύρος 3 από 14");
        console.see("Παύση…");
        assert!(!console.sees(by_hand) && !console.sees("Διόρθωση: αριθμός"));
    }
}

#[test]
fn blanks_are_no_word_of_the_hall() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::before_the_hall_word(&folder.path().join("a.eforos"));
    console.ask(UserCommand::Type(Entry::HallWord, "   ".to_owned()));
    console.ask(UserCommand::SetHallWord);
    console.ask(UserCommand::Confirm);
    assert_eq!(console.contest().common.hall_word, None);
    console.see("υπάρχουν μόνο κενά");
    console.ask(UserCommand::Type(Entry::HallWord, "ήλιος".to_owned()));
    console.ask(UserCommand::Confirm);
    assert_eq!(console.contest().common.hall_word.as_deref(), Some("ήλιος"));
}
