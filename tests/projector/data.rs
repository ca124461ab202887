//! What each scene holds in each state of a competition, as text that a person approves.

use std::path::Path;
use std::process::Command;

use eforos::commands::{Entry, HallStandings, Pinned, Question, UserCommand, Wordless};
use eforos::domain::formats::anagram::event::PausedTiles;
use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::ids::{PlayerId, RoundNo};
use eforos::domain::letters::Word;
use eforos::lexicon::Lexicon;
use eforos::screens::hall::{Stage, StepState};
use eforos::storage::Access;
use eforos::views::Sight;
use eforos::views::formats::anagram::hall::{RoundScene, Scene};
use eforos::views::projector::hall;
use egui::Key;

use crate::gui::{Console, round};

fn scene(console: &Console) -> Scene {
    let shell = console.shell();
    hall(&Sight::of(shell.session().unwrap(), &shell.desk)).scene
}

/// The code differs with every word of the history: others hold it against the file.
fn without_code(mut scene: Scene) -> Scene {
    if let Scene::Round(RoundScene::Collecting { head, .. })
    | Scene::Break { head, .. }
    | Scene::Next { head, .. }
    | Scene::End { head, .. } = &mut scene
        && let Some((before, code)) = head.split_once("κωδικός ")
    {
        assert!(code.len() == 9 && code.chars().all(|c| c == ' ' || c.is_ascii_digit()), "{code}");
        *head = format!("{before}κωδικός …");
    }
    scene
}

macro_rules! approve {
    ($name:literal, $console:expr) => {
        insta::assert_debug_snapshot!($name, without_code(scene(&$console)));
    };
}

fn answer(console: &mut Console, question: Question, typed: &[(Entry, &str)]) {
    console.ask(UserCommand::Ask(question));
    for (entry, text) in typed {
        console.ask(UserCommand::Type(*entry, (*text).to_owned()));
    }
    console.ask(UserCommand::Confirm);
}

/// The words of the list that the first round's letters make.
fn words(console: &Console, length: usize) -> Vec<Word> {
    let rack = console.contest().game.rack(RoundNo::FIRST).unwrap();
    Lexicon::embedded().solve(&rack, length..=length)
}

fn key_sheet(console: &mut Console, player: PlayerId, words: &[&Word]) {
    console.ask(UserCommand::TakeSheet(RoundNo::FIRST, player));
    let text: Vec<String> = words.iter().map(ToString::to_string).collect();
    console.ask(UserCommand::Type(Entry::Words(Field::Four), text.join(" ")));
    console.ask(UserCommand::SaveSheet);
}

#[test]
fn the_scenes_of_a_day() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    approve!("hall, welcome", console);
    console.space();
    approve!("hall, letters", console);
    console.wait_ms(7_000);
    console.space();
    approve!("hall, countdown", console);
    answer(&mut console, Question::Pause(PausedTiles::Hidden), &[(Entry::Reason, "θόρυβος")]);
    approve!("hall, paused", console);
    console.wait_ms(1_000);
    console.space();
    console.wait_ms(361_000);
    approve!("hall, collecting", console);
    // Not graded: nothing of it is shown, whatever is asked.
    console.ask(UserCommand::Review);
    assert!(matches!(scene(&console), Scene::Round(RoundScene::Collecting { .. })));
    console.ask(UserCommand::Pin(Pinned::Review(RoundNo::FIRST)));
    assert_eq!(console.shell().desk.notices.len(), 1);
    assert!(matches!(scene(&console), Scene::Round(RoundScene::Collecting { .. })));
    console.space();
    approve!("hall, next round", console);

    let four = words(&console, 4);
    let ids: Vec<PlayerId> = console.contest().common.players.keys().copied().collect();
    key_sheet(&mut console, ids[0], &[&four[0], &four[1]]);
    key_sheet(&mut console, ids[1], &[&four[0]]);
    console.ask(UserCommand::Review);
    assert!(matches!(scene(&console), Scene::Next { .. }), "a sheet is missing");
    key_sheet(&mut console, ids[2], &[&four[0], &four[2]]);
    console.ask(UserCommand::Review);
    approve!("hall, review", console);
    console.ask(UserCommand::Pin(Pinned::Standings(HallStandings::Complete)));
    approve!("hall, standings", console);
}

/// The head that a scene shows, if it shows any.
fn head(console: &Console) -> String {
    match scene(console) {
        Scene::Round(RoundScene::Collecting { head, .. })
        | Scene::Break { head, .. }
        | Scene::Next { head, .. }
        | Scene::End { head, .. } => head,
        _ => String::new(),
    }
}

/// Another program verifies the open file as whoever took a photograph of the wall would ask it to.
fn another_program_finds(path: &Path, head: &str) -> bool {
    let (_, event) = head.split_once(": γεγονός ").expect(head);
    let (event, code) = event.split_once(" · κωδικός ").expect(head);
    let mut program = Command::new(env!("CARGO_BIN_EXE_eforos"));
    program.arg("verify").arg(path).args(["--head", code, "--events", event]);
    let said = program.env("EFOROS_LANGUAGE", "el").output().unwrap();
    let text = String::from_utf8(said.stdout).unwrap();
    assert_eq!(said.status.success(), text.contains(&format!("Κεφαλή {code}: ΝΑΙ")), "{text}");
    said.status.success()
}

#[test]
fn the_hall_sees_a_head_that_another_program_finds_in_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    let mut console = Console::in_rounds(&path);
    let mut seen = Vec::new();
    let mut look = |console: &Console, of: &str| {
        let head = head(console);
        assert!(head.starts_with(of), "{head:?} is not of {of:?}");
        console.projector_shows(&head);
        assert!(another_program_finds(&path, &head), "{head}");
        seen.push(head.clone());
        head
    };
    for number in 1..=5 {
        assert_eq!(head(&console).is_empty(), number == 1);
        console.space();
        assert_eq!(head(&console), "", "letters");
        console.wait_ms(7_000);
        console.space();
        assert_eq!(head(&console), "", "time");
        console.wait_ms(361_000);
        let of = format!("Τέλος γύρου {number}: ");
        assert!(matches!(scene(&console), Scene::Round(RoundScene::Collecting { .. })));
        let head = look(&console, &of);
        // Sheets that come in, and an undo of it: what was seen stays.
        console.space();
        assert_eq!(look(&console, &of), head);
        console.ctrl(Key::Z);
        console.key(Key::Enter);
        assert_eq!(look(&console, &of), head);
        console.space();
        assert_eq!(look(&console, &of), head);
    }
    console.space();
    assert!(matches!(scene(&console), Scene::Break { .. }));
    let fifth = look(&console, "Τέλος γύρου 5: ");
    // A round that was given up, and the giving up taken back.
    answer(&mut console, Question::GiveUp(round(7)), &[(Entry::Reason, "βλάβη")]);
    look(&console, "Τέλος γύρου 7: ");
    console.ctrl(Key::Z);
    console.key(Key::Enter);
    assert_eq!(look(&console, "Τέλος γύρου 5: "), fifth);
    for number in 6..=14 {
        answer(&mut console, Question::GiveUp(round(number)), &[(Entry::Reason, "βλάβη")]);
    }
    let ids: Vec<PlayerId> = console.contest().common.players.keys().copied().collect();
    for number in 1..=5 {
        for &player in &ids {
            console.ask(UserCommand::TakeSheet(round(number), player));
            let is_empty = Question::SaveEmpty(Some(Wordless::Empty));
            for command in [UserCommand::SaveSheet, UserCommand::Ask(is_empty)] {
                console.ask(command);
            }
            console.key(Key::Enter);
        }
    }
    console.ask(UserCommand::Ask(Question::Sign));
    console.ask(UserCommand::Confirm);
    look(&console, "Υπογραφή, έκδοση 1: ");
    answer(&mut console, Question::Reopen, &[(Entry::Reason, "λάθος")]);
    look(&console, "Υπογραφή, έκδοση 1: ");
    answer(&mut console, Question::Sign, &[]);
    look(&console, "Υπογραφή, έκδοση 2: ");
    // Everything that was ever on the wall is in the file, in this opening and the next.
    console.close();
    assert!(seen.iter().all(|head| another_program_finds(&path, head)), "{seen:#?}");
    console.shell_mut().open_competition(&path, Access::Write);
    console.settle();
    assert_eq!(Some(&head(&console)), seen.last());
}

#[test]
fn the_ceremony_goes_from_last_to_first() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.ask(UserCommand::Ceremony);
    assert!(console.shell().desk.question.is_some(), "it is not signed: it asks");
    console.key(Key::Escape);
    assert!(matches!(scene(&console), Scene::Welcome { .. }));
    console.ask(UserCommand::Ceremony);
    console.key(Key::Tab);
    console.key(Key::Enter);
    approve!("hall, ceremony, nobody called", console);
    // One key a call, the presenter's too; nothing of who comes next is in the data. Nobody wrote a
    // word, so all three share the first place: its step, and then their names.
    console.wait_ms(1000);
    console.key(Key::N);
    let step = |console: &Console| {
        let Scene::Ceremony { stage: Stage::Podium(steps), .. } = scene(console) else {
            panic!("the podium")
        };
        assert_eq!(steps.len(), 1);
        steps[0].is.clone()
    };
    assert_eq!(step(&console), StepState::Announced);
    console.space();
    approve!("hall, ceremony, all called", console);
    console.ask(UserCommand::CallBack);
    assert_eq!(step(&console), StepState::Announced);
    // No page to be filled: one call.
    console.wait_ms(1000);
    console.shift(Key::Space);
    assert!(matches!(step(&console), StepState::Called(_)));
    console.space();
    let Scene::End { first, heading, .. } = scene(&console) else { panic!("thanks") };
    assert_eq!((first.len(), first[0].names.len()), (1, 3));
    assert_eq!(heading, "Ευχαριστούμε όσους έπαιξαν");
    // Back to the podium, and on again.
    console.ask(UserCommand::CallBack);
    assert!(matches!(step(&console), StepState::Called(_)));
    console.space();
    console.wait_ms(1000);
    console.shift(Key::Space);
    assert!(matches!(scene(&console), Scene::Standings { .. }), "the whole table at the end");
    assert!(console.contest().game.announced(RoundNo::FIRST).is_none(), "no step of the day");
}

#[test]
fn who_won_is_not_told_by_signing() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    for number in 1..=14 {
        let round = RoundNo::new(number).unwrap();
        answer(&mut console, Question::GiveUp(round), &[(Entry::Reason, "βλάβη")]);
    }
    answer(&mut console, Question::Sign, &[]);
    approve!("hall, signed", console);
    console.ask(UserCommand::Ceremony);
    assert!(matches!(scene(&console), Scene::Ceremony { .. }), "signed: it does not ask");
}
