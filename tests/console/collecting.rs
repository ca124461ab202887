//! Rounds while sheets are collected, while the time is held, and in a break.

use std::path::Path;

use eforos::commands::{Entry, Mark, Pinned, Question, UserCommand};
use eforos::domain::formats::anagram::event::PausedTiles;
use eforos::screens::formats::anagram::hall::{RoundScene, Scene};
use eforos::views::Sight;
use eforos::views::formats::anagram::rounds::{self, RoundsData};
use eforos::views::palette::keys;
use egui::epaint::TextShape;
use egui::{Key, Rect, Shape};

use crate::common::dice::Dice;
use crate::gui::{Console, player, round};

pub fn seen(console: &Console) -> RoundsData {
    let shell = console.shell();
    rounds::data(&Sight::of(shell.session().expect("an open competition"), &shell.desk))
}

/// The time of the next round runs.
fn run(console: &mut Console) {
    console.space();
    console.wait_ms(8000);
    console.space();
}

fn collecting(path: &Path) -> Console {
    let mut console = Console::in_rounds(path);
    run(&mut console);
    console.wait_ms(362_000);
    console
}

pub(super) fn texts_of(shape: &Shape, found: &mut Vec<TextShape>) {
    match shape {
        Shape::Text(text) => found.push(text.clone()),
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| texts_of(shape, found)),
        _ => {}
    }
}

/// Each text that is painted, with the size of its letters and what its letters cover.
pub(super) fn painted(console: &Console) -> Vec<(String, f32, Rect)> {
    let mut found = Vec::new();
    for shape in &console.harness.output().shapes {
        texts_of(&shape.shape, &mut found);
    }
    let one = |text: &TextShape| {
        let size = text.galley.job.sections.first().map_or(0.0, |it| it.format.font_id.size);
        let covers = text.galley.mesh_bounds.translate(text.pos.to_vec2());
        (text.galley.text().to_owned(), size, covers)
    };
    found.iter().map(one).collect()
}

const WINDOWS: [[f32; 2]; 6] = [
    [1280.0, 720.0],
    [1366.0, 768.0],
    [1600.0, 900.0],
    [1920.0, 1080.0],
    [2560.0, 1440.0],
    [3840.0, 2160.0],
];

/// The buttons of the missing lost their words although there was room, and those of the one whose number was typed
/// stood elsewhere.
#[test]
fn the_buttons_of_missing_sheets_keep_their_words_and_their_places() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = collecting(&folder.path().join("a.eforos"));
    let signs = ["◐ Παραλήφθηκε", "! Εκπρόθεσμο", "– Δεν παραδόθηκε"];
    let players = ["1. Άννα Αλεξίου", "2. Βασίλης Βλάχος", "3. Γωγώ Γεωργίου"];
    for [width, height] in WINDOWS {
        console.harness.set_size(egui::vec2(width, height));
        console.settle();
        let lefts = |console: &Console| -> Vec<f32> {
            let texts = painted(console);
            for sign in signs {
                let count = texts.iter().filter(|(text, ..)| text == sign).count();
                assert_eq!(count, 3, "{sign} at {width}");
            }
            let of = |sign: &str| {
                let act = sign.split_once(' ').map_or("", |(_, act)| act).to_owned();
                players.map(|player| console.place_of(&format!("{player}: {act}")).left())
            };
            signs.into_iter().flat_map(of).collect()
        };
        let before = lefts(&console);
        console.key(Key::Num2);
        let typed = lefts(&console);
        assert_eq!(before, typed, "nothing moves at {width}");
        let columns = |at: &[f32]| at.iter().map(|left| left.to_bits()).collect::<Vec<_>>();
        if width < 1400.0 {
            for of_all in before.chunks(3) {
                let at = columns(of_all);
                assert!(at.iter().all(|left| *left == at[0]), "in one column: {of_all:?}");
            }
            // The keys of the typed one stand beside its words.
            let texts = painted(&console);
            for key in ["Enter", "E", "D"] {
                assert!(texts.iter().any(|(text, ..)| text == key), "{key} at {width}");
            }
        }
        console.key(Key::Escape);
    }
}

/// While one sheet was missing a break looked like the round before it, which seemed to run.
#[test]
fn a_break_is_a_break_although_a_sheet_is_missing() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    for _ in 1..5 {
        run(&mut console);
        console.wait_ms(500_000);
        console.space();
    }
    run(&mut console);
    console.wait_ms(500_000);
    for number in [1, 2] {
        console.ask(UserCommand::MarkSheet(round(5), player(number), Mark::In));
    }
    assert_eq!(seen(&console).title, "Γύρος 5 από 14");
    console.start_break();
    let data = seen(&console);
    assert_eq!(data.title, "Διάλειμμα μετά τον γύρο 5");
    assert_eq!(data.tiles, Vec::new(), "nobody plays with them");
    assert!(data.clock.is_some(), "the break's time");
    console.see("Διάλειμμα μετά τον γύρο 5");
    console.see("λείπει 1 φύλλο");
    console.see("3. Γωγώ Γεωργίου: Παραλήφθηκε");
}

/// In a break the card of the missing sheets went on below the window's edge.
#[test]
fn in_a_break_the_card_of_missing_sheets_ends_in_the_window() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    let names = (4..=40).map(|number| format!("Παίκτης Νούμερο{number}"));
    console.ask(UserCommand::Type(Entry::Players, names.collect::<Vec<_>>().join("\n")));
    console.ask(UserCommand::AddPlayers);
    super::day::recorded(&mut console, 4);
    run(&mut console);
    console.wait_ms(500_000);
    console.start_break();
    console.harness.set_size(egui::vec2(1280.0, 720.0));
    console.settle();
    assert!(console.contest().game.pause.is_some());
    let left = super::sizes::painted(&console);
    assert!(left.iter().any(|(text, _)| text == "↓ 39 ακόμη"), "{left:?}");
}

/// A held time was of the same ink as one that runs, and a small grey word said so.
#[test]
fn a_held_time_is_seen_to_stand() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    run(&mut console);
    let clock = |console: &Console| seen(console).clock.expect("a clock");
    let ends = |console: &Console| clock(console).notes.last().cloned().expect("when it ends");
    assert!(!clock(&console).held);
    let first = ends(&console);
    assert!(first.starts_with("Λήξη "), "{first}");
    console.wait_ms(60_000);
    assert_eq!(ends(&console), first);
    console.ask(UserCommand::Ask(Question::Pause(PausedTiles::Hidden)));
    console.ask(UserCommand::Type(Entry::Reason, "δοκιμή".to_owned()));
    console.ask(UserCommand::Confirm);
    console.window().set_size(egui::vec2(1280.0, 720.0));
    console.settle();
    assert!(clock(&console).held);
    let texts = painted(&console);
    assert!(texts.iter().any(|(text, size, _)| text == "Σε παύση" && *size >= 29.0));
    console.space();
    assert!(!clock(&console).held);
}

/// A value of two digits lay over its letter.
#[test]
fn a_value_never_lies_over_its_letter() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.record(1, "ΘΨΚΠΕΑΗ");
    console.ask(UserCommand::LookAtRound(round(1)));
    for [width, height] in WINDOWS {
        console.window().set_size(egui::vec2(width, height));
        console.settle();
        let texts = painted(&console);
        let values = || texts.iter().filter(|(text, ..)| text == "10");
        assert!(values().count() >= 2, "at {width}");
        for (_, _, value) in values() {
            let letters = texts.iter().filter(|(text, ..)| ["Θ", "Ψ"].contains(&text.as_str()));
            for (letter, _, at) in letters {
                let over = at.intersect(*value);
                let covers = over.width().min(over.height());
                assert!(covers <= 1.5, "{letter} {at} and {value} at {width}");
            }
        }
    }
}

/// A third button beside the step took a second row and pushed the page.
#[test]
fn what_can_be_done_beside_the_step_stands_in_one_row() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    let letters = ["ΚΤΡΣΑΟΕ", "ΠΛΝΑΙΟΕ", "ΤΤΡΣΝΑΟ", "ΜΤΗΙΑΕΥ", "ΛΝΓΔΑΟΗ"];
    for (number, letters) in (1..).zip(letters) {
        console.record(number, letters);
    }
    console.start_break();
    let acts = seen(&console).acts.at_hand;
    assert_eq!(acts.len(), 2, "{acts:?}");
    for [width, height] in WINDOWS {
        console.harness.set_size(egui::vec2(width, height));
        console.settle();
        let menu = console.place_of("Έκτακτα");
        let there = |console: &Console, label: &str| {
            let texts = console.texts();
            texts.iter().any(|text| text == label).then(|| console.place_of(label))
        };
        let row: Vec<Option<Rect>> = acts.iter().map(|act| there(&console, &act.label)).collect();
        for at in row.iter().flatten() {
            assert!((at.center().y - menu.center().y).abs() < 6.0, "{at} {menu} at {width}");
            assert!(at.right() <= menu.left(), "{at} {menu} at {width}");
        }
        assert!(row.iter().all(Option::is_some), "there is room at {width}: {row:?}");
    }
}

/// A pinned scene pushed the bags down, and its light was called like one that is well, on its border.
#[test]
fn a_pinned_scene_moves_nothing_and_its_light_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.ask(UserCommand::ToggleProjector);
    console.ask(UserCommand::ToggleMute);
    run(&mut console);
    for [width, height] in WINDOWS {
        console.window().set_size(egui::vec2(width, height));
        console.pin(Pinned::Auto);
        let before = console.place_of("Στα σακούλια");
        console.pin(Pinned::Black);
        assert_eq!(console.place_of("Στα σακούλια"), before, "at {width}");
        let [menu, back] = ["Σκηνή", "Αυτόματη σκηνή"].map(|label| console.place_of(label));
        assert!((menu.center().y - back.center().y).abs() < 4.0, "{menu} {back} at {width}");
        let light = console.place_of("▲ Η αίθουσα χωρίς χρόνο");
        let texts = painted(&console);
        let inside: Vec<_> = texts.iter().filter(|(.., at)| light.contains(at.center())).collect();
        let [(text, _, at)] = inside.as_slice() else { panic!("{inside:?} at {width}") };
        let whole = ["Σταθερή", "▲ Η αίθουσα χωρίς χρόνο"].contains(&text.as_str());
        assert!(whole, "{text} at {width}");
        let clear = at.left() - light.left() >= 27.0 && light.right() - at.right() >= 6.0;
        assert!(clear, "{at} in {light} at {width}");
    }
}

/// In the mode "late" a number that was typed twice, or marked with E before, was in time again: what it took back a press
/// takes back, and no key that says "late". Every order of the keys, the modes by the pointer, refusals and Escape.
#[test]
fn a_typed_number_has_the_mark_that_was_said_in_whatever_order() {
    use eforos::domain::formats::anagram::sheet::{Handed, Lateness};
    const AWAITED: (Handed, Lateness) = (Handed::Awaited, Lateness::InTime);
    const SAID: [(Handed, Lateness); 3] = [
        (Handed::Collected, Lateness::InTime),
        (Handed::Collected, Lateness::Late),
        (Handed::NotHandedIn, Lateness::InTime),
    ];
    let folder = tempfile::tempdir().expect("a folder");
    let mut console = collecting(&folder.path().join("a.eforos"));
    let mut dice = Dice(7);
    let (mut mode, mut number, mut stands) = (0, String::new(), [AWAITED; 3]);
    let mut done: Vec<String> = Vec::new();
    for _ in 0..240 {
        let said = match dice.below(10) {
            0 | 1 => {
                mode = dice.below(3);
                let modes = ["Παραλήφθηκε", "Εκπρόθεσμο", "Δεν παραδόθηκε"];
                // Once all is said they are folded up, and the mode stays.
                if console.sees("Αριθμός παίκτη") || !number.is_empty() {
                    console.press(modes[mode]);
                } else {
                    console.ask(UserCommand::ChooseMark(Mark::ALL[mode]));
                }
                done.push(modes[mode].to_owned());
                None
            }
            2..=5 => {
                let digits = [Key::Num1, Key::Num2, Key::Num3, Key::Num7];
                let digit = dice.below(4);
                console.key(digits[digit]);
                number.push_str(["1", "2", "3", "7"][digit]);
                number.truncate(4);
                done.push(number.clone());
                None
            }
            6 | 7 => {
                console.key(Key::Enter);
                done.push("Enter".to_owned());
                Some(mode)
            }
            8 => {
                let at = dice.below(2);
                console.key([Key::E, Key::D][at]);
                done.push(["E", "D"][at].to_owned());
                Some(at + 1)
            }
            _ => {
                console.key(Key::Escape);
                number.clear();
                done.push("Esc".to_owned());
                None
            }
        };
        let at = number.parse::<usize>().ok().filter(|at| (1..=3).contains(at));
        if let (Some(mark), Some(at)) = (said, at) {
            stands[at - 1] = SAID[mark];
        }
        // Of a number that is nobody's it is refused.
        if said.is_some() {
            number.clear();
        }
        let game = &console.contest().game;
        let now = [1, 2, 3].map(|of| {
            let place = game.place(round(1), player(of));
            (place.handed, place.lateness)
        });
        let last = done.len().saturating_sub(8);
        assert_eq!(now, stands, "after {:?}", &done[last..]);
        assert_eq!(console.shell().desk.number, number, "after {:?}", &done[last..]);
    }
    assert!(stands.iter().all(|stand| *stand != AWAITED), "something was said of each");
}

/// A wheel left the lists within a row: the first was seen from its middle on.
#[test]
fn long_lists_begin_with_a_whole_row_wherever_the_wheel_left_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    let lines: Vec<String> = (4..=40).map(|n| format!("Παίκτης Νούμερο{n}; Όμιλος")).collect();
    console.ask(UserCommand::Type(Entry::Players, lines.join("\n")));
    console.ask(UserCommand::AddPlayers);
    run(&mut console);
    console.wait_ms(362_000);
    console.window().set_size(egui::vec2(1280.0, 720.0));
    console.settle();
    let cut = |console: &Console| {
        let texts = crate::projector::painted::texts(&console.harness.output().shapes);
        let seen = texts.into_iter().filter(|it| it.clip.intersects(it.ink.shrink(1.0)));
        let cut = seen.filter(|it| it.ink.top() < it.clip.top() - 1.0);
        cut.map(|it| format!("{:?} at {} in {}", it.text, it.ink, it.clip)).collect::<Vec<_>>()
    };
    assert!(cut(&console).is_empty(), "{:#?}", cut(&console));
    let at = console.place_of("1. Άννα Αλεξίου: Παραλήφθηκε").center();
    let left = |console: &Console| {
        let below = console.texts().into_iter().filter(|text| text.starts_with("↓ "));
        below.collect::<Vec<_>>()
    };
    let before = left(&console);
    for by in [-50.0, -25.0, -130.0, 33.0] {
        let (unit, phase) = (egui::MouseWheelUnit::Point, egui::TouchPhase::Move);
        let (modifiers, source) = (egui::Modifiers::NONE, egui::MouseWheelSource::Wheel);
        let delta = egui::vec2(0.0, by);
        console.harness.event(egui::Event::PointerMoved(at));
        console.harness.event(egui::Event::MouseWheel { unit, delta, phase, modifiers, source });
        console.harness.run_steps(60);
        assert!(cut(&console).is_empty(), "{by}: {:#?}", cut(&console));
    }
    assert_ne!(left(&console), before, "it was scrolled");
    // One is late and one not handed in: what is counted stands on one line, and the numbers keep theirs.
    for (number, mark) in [(Key::Num5, Key::E), (Key::Num7, Key::D)] {
        console.key(number);
        console.key(mark);
        console.harness.run_steps(60);
    }
    // Of how many are missing nothing is left out: what else is counted is in brief.
    for said in ["– 1 δεν παραδόθηκε", "! 1 εκπρόθεσμο", "λείπουν 38 φύλλα"]
    {
        console.see(said);
    }
    assert!(cut(&console).is_empty(), "{:#?}", cut(&console));
    let texts = painted(&console);
    let top = |said: &str| texts.iter().find(|(text, ..)| text == said).expect(said).2.center().y;
    assert!((top("– 1") - top("! 1")).abs() < 1.0);
    assert!((top("– 1") - top("λείπουν 38 φύλλα")).abs() < 4.0);
    for number in ["20", "40"] {
        assert!(texts.iter().any(|(text, ..)| text == number), "{number}");
    }
}

/// What was typed was seen nowhere, and in a wide window each missing sheet was named twice.
#[test]
fn a_number_is_seen_where_it_is_typed_and_each_missing_sheet_is_named_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut console = collecting(&folder.path().join("a.eforos"));
    for [width, height] in WINDOWS {
        console.window().set_size(egui::vec2(width, height));
        console.settle();
        // The standings, where there is room for them, stand below.
        let count = |console: &Console, said: &str| {
            let texts = painted(console);
            let standings = texts.iter().find(|(text, ..)| text.starts_with("Κατάταξη μετά"));
            let end = standings.map_or(height, |(.., at)| at.top());
            texts.iter().filter(|(text, _, at)| text == said && at.top() < end).count()
        };
        for player in ["Άννα Αλεξίου", "Βασίλης Βλάχος", "Γωγώ Γεωργίου"]
        {
            assert_eq!(count(&console, player), 1, "{player} at {width}");
        }
        let numbers = count(&console, "2");
        console.key(Key::Num2);
        assert_eq!(count(&console, "2"), numbers + 1, "the digit at {width}");
        console.key(Key::Num7);
        assert_eq!(count(&console, "27"), 1, "both digits at {width}");
        console.see("Άγνωστος · Esc");
        console.key(Key::Escape);
        assert_eq!(count(&console, "27"), 0);
    }
}

/// E and D were told nowhere before a number was typed, F1 had them grey for a reason that was not so, and pressed they said
/// nothing.
#[test]
fn which_keys_say_it_of_a_number_is_told_before_one_is_typed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut console = collecting(&folder.path().join("a.eforos"));
    let contest = console.contest().clone();
    console.key(Key::E);
    console.see("Εκπρόθεσμο: Γράψτε πρώτα τον αριθμό του παίκτη.");
    console.key(Key::D);
    console.see("Δεν παραδόθηκε: Γράψτε πρώτα τον αριθμό του παίκτη.");
    assert_eq!(*console.contest(), contest, "nothing is recorded");
    let told = |console: &Console| {
        let shell = console.shell();
        let sight = Sight::of(shell.session().expect("one is open"), &shell.desk);
        let data = keys(&shell.desk, &sight.situation(), None).expect("the keys are looked at");
        let rows = data.parts[0].1.clone();
        rows.into_iter().take(4).map(|row| (row.key, row.what, row.acts)).collect::<Vec<_>>()
    };
    console.key(Key::F1);
    let row = |key: &str, what: &str| (key.to_owned(), what.to_owned(), true);
    let [late, missing] = [("E", "Εκπρόθεσμο"), ("D", "Δεν παραδόθηκε")];
    let expected = [
        row("0–9", "Αριθμός παίκτη"),
        row("0–9 Enter", "Παραλήφθηκε"),
        row("0–9 E", late.1),
        row("0–9 D", missing.1),
    ];
    assert_eq!(told(&console), expected);
    console.key(Key::Escape);
    console.key(Key::Num1);
    console.key(Key::F1);
    let of_number = told(&console);
    assert_eq!(of_number[2], row(late.0, late.1));
    assert_eq!(of_number[3], row(missing.0, missing.1));
}

/// With the first sheet that was not handed in the line of the counts became lower, and all numbers below it higher.
#[test]
fn what_is_counted_moves_no_sheet() {
    let folder = tempfile::tempdir().expect("a folder");
    for (number, [width, height]) in WINDOWS.into_iter().enumerate() {
        let mut console = Console::in_rounds(&folder.path().join(format!("{number}.eforos")));
        let others: Vec<String> = (4..=40).map(|number| format!("Παίκτης {number}")).collect();
        console.ask(UserCommand::Type(Entry::Players, others.join("\n")));
        console.ask(UserCommand::AddPlayers);
        run(&mut console);
        console.wait_ms(362_000);
        console.window().set_size(egui::vec2(width, height));
        console.settle();
        let at = |console: &Console| {
            [3, 40].map(|number| {
                let name = if number == 3 {
                    "Γωγώ Γεωργίου".to_owned()
                } else {
                    "Παίκτης 40".to_owned()
                };
                console.place_of(&format!("{number}. {name}: δεν παραλήφθηκε"))
            })
        };
        let before = at(&console);
        for (number, said) in [(Key::Num1, Key::D), (Key::Num2, Key::E)] {
            console.key(number);
            console.key(said);
            assert_eq!(at(&console), before, "at {width}");
        }
    }
}

/// The console counted a sheet that nobody handed in as one that is in: it said "2 of 3" where the hall read "1 / 2".
#[test]
fn the_hall_and_the_referee_count_the_same_sheets() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = collecting(&folder.path().join("a.eforos"));
    for (number, mark) in [(1, Mark::In), (2, Mark::Missing)] {
        console.ask(UserCommand::MarkSheet(round(1), player(number), mark));
    }
    let shell = console.shell();
    let sight = Sight::of(shell.session().expect("an open competition"), &shell.desk);
    let Scene::Round(RoundScene::Collecting { collected, expected, .. }) =
        eforos::views::projector::hall(&sight).scene
    else {
        panic!("the hall sees how many are in");
    };
    assert_eq!((collected, expected), (1, 2));
    assert_eq!(seen(&console).sheets.expect("sheets").title, "Φύλλα γύρου 1: 1 από 2");
}

/// What went wrong took the room of the sheets that are missing: one row of them was left.
#[test]
fn an_error_leaves_the_missing_sheets_in_sight() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    let names = (4..=200).map(|number| format!("Παίκτης Νούμερο{number}"));
    console.ask(UserCommand::Type(Entry::Players, names.collect::<Vec<_>>().join("\n")));
    console.ask(UserCommand::AddPlayers);
    run(&mut console);
    console.wait_ms(362_000);
    console.harness.set_size(egui::vec2(1280.0, 720.0));
    let error = "Το αρχείο δεν βρίσκεται πια στον φάκελο όπου άνοιξε. ".repeat(3);
    console.shell_mut().desk.problem(error.clone());
    // So that it is seen.
    console.ask(UserCommand::Dismiss(usize::MAX));
    console.see(&error);
    for player in ["1. Άννα Αλεξίου", "2. Βασίλης Βλάχος", "3. Γωγώ Γεωργίου"]
    {
        assert!(console.is_in_sight(&format!("{player}: Παραλήφθηκε")), "{player}");
    }
}

/// Its surname was lost beside room for a second line.
#[test]
fn a_name_that_is_too_long_for_its_row_stands_whole_on_two_lines() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    let long = "Κωνσταντίνος-Αλέξανδρος Παπαχατζηγιαννακόπουλος";
    let others = (1..=20).map(|number| format!("Παίκτης Αριθμός{number}"));
    let all: Vec<String> = [long.to_owned()].into_iter().chain(others).collect();
    console.ask(UserCommand::Type(Entry::Players, all.join("\n")));
    console.ask(UserCommand::AddPlayers);
    console.record(1, "ΚΑΡΟΤΣΕ");
    console.window().set_size(egui::vec2(1920.0, 1080.0));
    console.settle();
    let texts = painted(&console);
    assert!(texts.iter().any(|(text, ..)| text == long), "{long} is cut: {texts:?}");
}
