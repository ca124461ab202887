//! Closing while a time runs, and coming back after the program was killed.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::fs;
use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use eforos::app::shell::{Network, Outside, Shell};
use eforos::commands::{Closing, Entry, Pinned, Place, Question, Stretch, UserCommand};
use eforos::domain::formats::anagram::round::Stage;
use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::person::Role;
use eforos::language::Language;
use eforos::storage::Access;
use eforos::views::desk::{NoticeKind, Stand, Start, Unclosed};
use eforos::views::{Sight, competition};
use egui::Key;
use egui_kittest::Harness;

use crate::gui::{self, Console, player, round};

/// Round 1 runs, the hall sees it.
fn running(path: &Path) -> Console {
    let mut console = Console::in_rounds(path);
    console.ask(UserCommand::ToggleProjector);
    console.space();
    console.wait_ms(7000);
    console.space();
    console.wait_ms(41_000);
    console
}

fn asks(console: &Console) -> Option<Closing> {
    match console.shell().desk.question {
        Some((Question::Close(closing), _)) => Some(closing),
        _ => None,
    }
}

fn runs(console: &Console) -> bool {
    let round = console.contest().game.round(round(1)).unwrap();
    matches!(round.stage, Stage::Running(_))
}

#[test]
fn closing_the_halls_window_while_the_time_runs_asks() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = running(&folder.path().join("a.eforos"));
    // By its key, and by whatever else asks the same: its cross, the button, the palette.
    for by_key in [true, false] {
        if by_key {
            console.ctrl(Key::J);
        } else {
            console.ask(UserCommand::ToggleProjector);
        }
        assert_eq!(asks(&console), Some(Closing::Hall));
        console.see("Ο χρόνος του γύρου 1 τρέχει: απομένουν 5:19.");
        console.see("Ο χρόνος δεν σταματά: συνεχίζει εδώ");
        console.see("Η αίθουσα δεν θα βλέπει πια ούτε γράμματα ούτε χρόνο");
        assert!(console.shell().desk.projector, "not before yes is said");
        console.key(Key::Escape);
        assert!(console.shell().desk.projector && runs(&console));
    }
    // An Enter out of habit leaves everything as it is; yes is chosen.
    for _ in 0..2 {
        console.ctrl(Key::J);
        console.key(Key::Enter);
        assert!(asks(&console).is_none());
        assert!(console.shell().desk.projector && runs(&console));
    }
    console.ctrl(Key::J);
    console.key(Key::Tab);
    console.key(Key::Enter);
    assert!(!console.shell().desk.projector && runs(&console));
    // Opening it asks nothing.
    console.ctrl(Key::J);
    assert!(console.shell().desk.projector && asks(&console).is_none());
    // While no time runs, nothing is asked.
    console.ask(UserCommand::Ask(Question::Stop));
    console.ask(UserCommand::Type(Entry::Reason, "δοκιμή".to_owned()));
    console.ask(UserCommand::Confirm);
    console.ctrl(Key::J);
    assert!(!console.shell().desk.projector && asks(&console).is_none());
}

#[test]
fn closing_the_program_while_the_time_runs_asks_however_it_is_asked() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    let mut console = running(&path);
    console.ask(UserCommand::Go(Place::History));
    // The window's cross and Alt+F4, pressed impatiently: asking again is no yes.
    for _ in 0..3 {
        assert!(!console.shell_mut().may_end());
        console.settle();
        assert_eq!(asks(&console), Some(Closing::Program));
    }
    console.see("Ο χρόνος δεν σταματά: συνεχίζει με το ρολόι του υπολογιστή");
    console.see("αλλά την επιφάνεια εργασίας του υπολογιστή");
    console.key(Key::Escape);
    assert!(runs(&console));
    // Yes is said once, for this closing.
    console.ask(UserCommand::Quit);
    assert!(console.shell_mut().wants_to_end());
    assert!(!console.shell_mut().may_end());
    console.settle();
    for key in [Key::Enter, Key::Enter, Key::Space] {
        console.key(key);
        assert!(asks(&console).is_none() && !console.shell_mut().wants_to_end());
        assert!(!console.shell_mut().may_end(), "{key:?} keeps it open");
        console.settle();
    }
    console.key(Key::Tab);
    console.key(Key::Enter);
    assert!(console.shell_mut().wants_to_end(), "the window is asked to close");
    assert!(console.shell_mut().may_end());
    assert!(console.shell().session().is_none());
    // The time went on meanwhile, by the wall clock.
    console.pass_ms(19_000);
    console.shell_mut().open_competition(&path, Access::Write);
    console.settle();
    console.see("Ο χρόνος έτρεχε: απομένουν 5:00");
}

#[test]
fn the_competition_is_not_closed_or_replaced_under_a_running_time() {
    let folder = tempfile::tempdir().unwrap();
    let other = folder.path().join("b.eforos");
    Console::in_rounds(&other).close();
    let mut console = running(&folder.path().join("a.eforos"));
    console.ask(UserCommand::CloseCompetition);
    assert_eq!(asks(&console), Some(Closing::Competition));
    console.key(Key::Escape);
    console.shell_mut().desk.documents = Some(folder.path().to_path_buf());
    let own = console.shell().session().unwrap().path().to_path_buf();
    for command in [
        UserCommand::OpenRecent(other.clone()),
        UserCommand::CreateCompetition,
        UserCommand::Rehearse(eforos::commands::Stretch::Half),
    ] {
        console.ask(UserCommand::Type(Entry::NewFile, String::new()));
        console.ask(UserCommand::Type(Entry::RehearsalPlayers, "4".to_owned()));
        console.ask(command.clone());
        assert_eq!(console.shell().session().unwrap().path(), own, "{command:?}");
        console.see("Ο χρόνος τρέχει: κλείστε πρώτα αυτόν τον αγώνα");
        assert!(runs(&console));
    }
    assert_eq!(
        fs::read_dir(folder.path())
            .unwrap()
            .filter(|entry| {
                let path = entry.as_ref().unwrap().path();
                path.extension().is_some_and(|kind| kind == "eforos")
            })
            .count(),
        2,
        "nothing was made"
    );
    console.ask(UserCommand::CloseCompetition);
    console.key(Key::Tab);
    console.key(Key::Enter);
    assert!(console.shell().session().is_none());
    console.ask(UserCommand::OpenRecent(other.clone()));
    assert_eq!(console.shell().session().unwrap().path(), other);
    // One that is made in the place of an open one closes it first.
    console.ask(UserCommand::Type(
        Entry::NewFile,
        folder.path().join("c.eforos").display().to_string(),
    ));
    console.ask(UserCommand::CreateCompetition);
    assert!(!folder.path().join("b.eforos-lock").exists(), "the one before is closed");
    assert!(folder.path().join("c.eforos-lock").exists());
}

#[test]
fn a_running_break_asks_and_a_held_time_does_not() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = running(&folder.path().join("a.eforos"));
    console.key(Key::P);
    console.text("θόρυβος");
    console.key(Key::Enter);
    assert!(!runs(&console));
    console.ctrl(Key::J);
    assert!(!console.shell().desk.projector, "the time stands: nothing goes on unseen");
    let mut console = Console::in_rounds(&folder.path().join("b.eforos"));
    for (number, letters) in
        ["ΚΤΡΣΑΟΕ", "ΠΛΝΑΙΟΕ", "ΤΤΡΣΝΑΟ", "ΜΤΗΙΑΕΥ", "ΛΝΓΔΑΟΗ"].iter().enumerate()
    {
        console.record(u8::try_from(number).unwrap() + 1, letters);
    }
    console.start_break();
    assert!(!console.shell_mut().may_end());
    console.settle();
    console.see("Το διάλειμμα τρέχει: απομένουν 5:00.");
    // The hall's window is closed: what it sees does not change.
    assert!(!console.texts().iter().any(|text| text.contains("Η αίθουσα δεν θα βλέπει")));
}

/// A program of this machine with a list of its files, at this time. It has read what it tells of them: who loses
/// their power puts the files back as they lay, under nobody who reads them still.
fn machine(folder: &Path, time: &Arc<AtomicI64>) -> Harness<'static, Shell> {
    let (outside, _tones) = gui::outside(time);
    let addresses = || vec![Ipv4Addr::LOCALHOST];
    let network =
        Network { addresses, keys: Some(folder.join("doors")), ..outside.network.clone() };
    let recent = Some(folder.join("data").join("recent.txt"));
    let outside = Outside { recent, network, ..outside };
    let mut shell = Shell::new(None, Language::Greek, outside);
    while shell.is_looking_at_recent() {
        shell.tick();
        std::thread::yield_now();
    }
    gui::harness(shell)
}

fn texts(harness: &Harness<'_, Shell>) -> Vec<String> {
    use egui_kittest::kittest::NodeT as _;
    let nodes = harness.root().children_recursive();
    let text = |node: egui_kittest::Node<'_>| {
        let node = node.accesskit_node();
        node.value().or_else(|| node.label())
    };
    nodes.filter_map(text).collect()
}

fn sees(harness: &Harness<'_, Shell>, text: &str) -> bool {
    texts(harness).iter().any(|seen| seen.contains(text))
}

fn key(harness: &mut Harness<'_, Shell>, key: Key) {
    harness.key_press(key);
    harness.run_steps(3);
}

/// A competition whose second round runs, opened on a machine that then loses its power.
fn killed_in_round_2(folder: &Path, time: &Arc<AtomicI64>) -> PathBuf {
    let path = folder.join("a.eforos");
    let mut console = Console::in_rounds(&path);
    console.record(1, "ΚΑΡΟΤΣΕ");
    console.close();
    let mut harness = machine(folder, time);
    let shell = harness.state_mut();
    assert!(shell.open_competition(&path, Access::Write));
    shell.ask(UserCommand::NextStep);
    for ms in [2_000, 7_000] {
        time.fetch_add(ms, Ordering::Relaxed);
        shell.ask(UserCommand::NextStep);
    }
    time.fetch_add(41_000, Ordering::Relaxed);
    shell.tick();
    // Killed: nothing is closed, the lock is given up and its file stays.
    lose_power(harness, folder);
    path
}

/// After a crash the referee sat at the desk, and an assistant keyed on under that name.
#[test]
fn after_a_kill_whoever_keyed_sits_at_the_desk() {
    let folder = tempfile::tempdir().unwrap();
    let time = Arc::new(AtomicI64::new(5_000));
    let path = folder.path().join("a.eforos");
    let mut console = Console::in_rounds(&path);
    console.record(1, "ΚΑΡΟΤΣΕ");
    console.close();
    let mut harness = machine(folder.path(), &time);
    let shell = harness.state_mut();
    assert!(shell.open_competition(&path, Access::Write));
    shell.ask(UserCommand::TakeDesk("Μ. Σερέτης".to_owned(), Role::Assistant));
    shell.ask(UserCommand::TakeSheet(round(1), player(1)));
    shell.ask(UserCommand::Type(Entry::Words(Field::Four), "ΚΑΡΟ".to_owned()));
    shell.ask(UserCommand::SaveSheet);
    lose_power(harness, folder.path());
    let mut harness = machine(folder.path(), &time);
    harness.run_steps(3);
    key(&mut harness, Key::Enter);
    let at_desk = &harness.state().desk.person;
    assert_eq!((at_desk.name.as_str(), at_desk.role), ("Μ. Σερέτης", Role::Assistant));
    let asked = |harness: &Harness<'_, Shell>| harness.state().desk.question.clone();
    // A box over a round that goes on took the keys that were meant for it.
    assert_eq!(asked(&harness), None, "who was there a moment ago is there");
    lose_power(harness, folder.path());
    time.fetch_add(601_000, Ordering::Relaxed);
    let mut harness = machine(folder.path(), &time);
    harness.run_steps(3);
    key(&mut harness, Key::Enter);
    assert!(matches!(asked(&harness), Some((Question::Person(None), _))), "ten minutes later");
    harness.state_mut().ask(UserCommand::Cancel);
    // Closed in order, the next day asks who is there.
    assert!(harness.state_mut().may_end());
    let mut harness = machine(folder.path(), &time);
    assert!(harness.state_mut().open_competition(&path, Access::Write));
    assert!(matches!(harness.state().desk.question, Some((Question::Person(_), _))));
}

/// Who sat down and saved nothing yet has left no word in the history.
#[test]
fn after_a_kill_whoever_had_just_sat_down_sits_at_the_desk() {
    let folder = tempfile::tempdir().unwrap();
    let time = Arc::new(AtomicI64::new(5_000));
    let path = folder.path().join("a.eforos");
    let mut console = Console::in_rounds(&path);
    console.record(1, "ΚΑΡΟΤΣΕ");
    console.close();
    let mut harness = machine(folder.path(), &time);
    let shell = harness.state_mut();
    assert!(shell.open_competition(&path, Access::Write));
    shell.ask(UserCommand::TakeDesk("Μ. Σερέτης".to_owned(), Role::Assistant));
    shell.ask(UserCommand::TakeSheet(round(1), player(1)));
    shell.ask(UserCommand::Type(Entry::Words(Field::Four), "ΚΑΡΟ".to_owned()));
    time.fetch_add(1_000, Ordering::Relaxed);
    shell.ask(UserCommand::TakeSheet(round(1), player(2)));
    shell.ask(UserCommand::Type(Entry::Words(Field::Four), "ΡΟΚΑ".to_owned()));
    time.fetch_add(1_000, Ordering::Relaxed);
    shell.tick();
    lose_power(harness, folder.path());
    let comes_back = |time: &Arc<AtomicI64>| {
        let mut harness = machine(folder.path(), time);
        harness.run_steps(3);
        key(&mut harness, Key::Enter);
        harness
    };
    let mut harness = comes_back(&time);
    let desk = &harness.state().desk;
    assert_eq!((desk.person.name.as_str(), desk.person.role), ("Μ. Σερέτης", Role::Assistant));
    assert_eq!(desk.question, None);
    // Two sheets are begun: the last lies there.
    let lies = desk.sheet.map(|sheet| (sheet.player, desk.text(Entry::Words(Field::Four))));
    assert_eq!((desk.place, lies), (Place::Sheets, Some((player(2), "ΡΟΚΑ"))));
    // What the referee does there later counts more than who had sat down before.
    let who = harness.state().desk.person.clone();
    let referee =
        harness.state().session().unwrap().record().contest().common.details.referee.clone();
    assert_ne!(who.name, referee);
    harness.state_mut().ask(UserCommand::TakeDesk(referee.clone(), Role::Referee));
    lose_power(harness, folder.path());
    let mut harness = comes_back(&time);
    assert_eq!(harness.state().desk.person.name, referee);
    // Nobody sits at what was closed.
    assert!(harness.state_mut().may_end());
    let desks = fs::read_to_string(folder.path().join("data/desks.json"));
    assert_eq!(desks.unwrap_or_default().find(&referee), None);
}

/// What a killed program leaves: its files as they lay in that moment.
fn lose_power(harness: Harness<'_, Shell>, folder: &Path) {
    let kept: Vec<(PathBuf, Vec<u8>)> = [folder.to_path_buf(), folder.join("data")]
        .iter()
        .flat_map(|folder| fs::read_dir(folder).unwrap())
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.is_file())
        .map(|path| (path.clone(), fs::read(path).unwrap()))
        .collect();
    drop(harness);
    for (path, bytes) in kept {
        fs::write(path, bytes).unwrap();
    }
}

#[test]
fn after_a_kill_the_first_thing_seen_is_the_competition_and_enter_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let time = Arc::new(AtomicI64::new(5_000));
    let path = killed_in_round_2(folder.path(), &time);
    let mut harness = machine(folder.path(), &time);
    harness.run_steps(3);
    assert!(sees(&harness, "Ο αγώνας «Κοινή δοκιμή» δεν έκλεισε"), "{:?}", texts(&harness));
    assert!(sees(&harness, "Ο γύρος 2 τρέχει: απομένουν 5:19."), "{:?}", texts(&harness));
    let place = |harness: &Harness<'_, Shell>, text: &str| {
        texts(harness).iter().position(|seen| seen.contains(text)).unwrap()
    };
    assert!(
        place(&harness, "Συνέχεια: Κοινή δοκιμή") < place(&harness, "Νέος αγώνας"),
        "it stands first"
    );
    // The time that is left is seen to run.
    time.fetch_add(9_000, Ordering::Relaxed);
    harness.run_steps(3);
    assert!(sees(&harness, "Ο γύρος 2 τρέχει: απομένουν 5:10."), "{:?}", texts(&harness));
    key(&mut harness, Key::Enter);
    assert_eq!(harness.state().session().unwrap().path(), path);
    assert!(sees(&harness, "Ο χρόνος έτρεχε: απομένουν 5:10"), "{:?}", texts(&harness));
    assert_eq!(harness.state().desk.pinned, Pinned::Auto);
    // Closed on purpose while the time runs, it is offered all the same: the time goes on.
    harness.state_mut().ask(UserCommand::ConfirmTime);
    assert!(!harness.state_mut().may_end());
    harness.run_steps(3);
    key(&mut harness, Key::Tab);
    key(&mut harness, Key::Enter);
    assert!(harness.state_mut().may_end());
    drop(harness);
    let mut harness = machine(folder.path(), &time);
    harness.run_steps(3);
    assert!(sees(&harness, "Ο γύρος 2 τρέχει: απομένουν 5:10."), "{:?}", texts(&harness));
    key(&mut harness, Key::Enter);
    assert_eq!(harness.state().session().unwrap().path(), path);
    // Closed in order when no time runs, nothing is offered.
    let shell = harness.state_mut();
    shell.ask(UserCommand::ConfirmTime);
    shell.ask(UserCommand::Ask(Question::Stop));
    shell.ask(UserCommand::Type(Entry::Reason, "δοκιμή".to_owned()));
    shell.ask(UserCommand::Confirm);
    assert!(harness.state_mut().may_end());
    let mut harness = machine(folder.path(), &time);
    harness.run_steps(3);
    assert!(!sees(&harness, "δεν έκλεισε"));
    assert!(sees(&harness, "a.eforos"), "it is among the recent ones");
    // It was the last one: Enter goes on with it.
    assert!(sees(&harness, "Συνέχεια: Κοινή δοκιμή"), "{:?}", texts(&harness));
    key(&mut harness, Key::Enter);
    assert_eq!(harness.state().session().unwrap().path(), path);
}

/// Whoever starts the program with a file sees no offer, so the open competition says it.
#[test]
fn after_a_kill_a_file_named_at_the_start_says_that_it_was_not_closed() {
    let folder = tempfile::tempdir().unwrap();
    let time = Arc::new(AtomicI64::new(5_000));
    let path = killed_in_round_2(folder.path(), &time);
    // The time that went on is told at its place, with what is left of it.
    let mut harness = machine(folder.path(), &time);
    assert!(harness.state_mut().open_named(&path));
    harness.run_steps(3);
    assert!(sees(&harness, "Ο χρόνος έτρεχε: απομένουν 5:19"), "{:?}", texts(&harness));
    assert!(sees(&harness, "Ο αγώνας «Κοινή δοκιμή» δεν έκλεισε"), "{:?}", texts(&harness));
    let shell = harness.state_mut();
    shell.ask(UserCommand::ConfirmTime);
    shell.ask(UserCommand::Ask(Question::Stop));
    shell.ask(UserCommand::Type(Entry::Reason, "δοκιμή".to_owned()));
    shell.ask(UserCommand::Confirm);
    shell.ask(UserCommand::OpenDoors);
    lose_power(harness, folder.path());
    // With no time: how it stands, and that the doors were open.
    let told = "Ο αγώνας «Κοινή δοκιμή» δεν έκλεισε. Έχουν παιχτεί 2 γύροι.";
    let were_open = "Το δίκτυο της αίθουσας ήταν ανοιχτό";
    let mut harness = machine(folder.path(), &time);
    assert!(!harness.state_mut().open_named(&folder.path().join("none.eforos")));
    harness.run_steps(3);
    assert!(sees(&harness, "Συνέχεια: Κοινή δοκιμή"), "what cannot be opened hides no offer");
    assert!(harness.state_mut().open_named(&path));
    harness.run_steps(3);
    assert!(sees(&harness, told) && sees(&harness, were_open), "{:?}", texts(&harness));
    // A red sentence that did not say whether anything is lost.
    let steps = harness.state().session().unwrap().record().log().len();
    let whole = format!("Δεν χάθηκε τίποτα: και τα {steps} βήματα που καταγράφηκαν είναι εδώ.");
    assert!(sees(&harness, &whole), "{:?}", texts(&harness));
    // Nothing is wrong: it is not told as a fault.
    let notices = harness.state().desk.notices.iter();
    let kinds: Vec<NoticeKind> = notices
        .filter(|it| it.text.starts_with(told) || it.text.contains(were_open))
        .map(|it| it.kind)
        .collect();
    assert_eq!(kinds, [NoticeKind::Caution; 2]);
    lose_power(harness, folder.path());
    // Who was offered it has read that.
    let mut harness = machine(folder.path(), &time);
    harness.run_steps(3);
    key(&mut harness, Key::Enter);
    assert!(!sees(&harness, told) && sees(&harness, were_open), "{:?}", texts(&harness));
    // Closed in order nothing is said.
    assert!(harness.state_mut().may_end());
    let mut harness = machine(folder.path(), &time);
    assert!(harness.state_mut().open_named(&path));
    harness.run_steps(3);
    assert!(!sees(&harness, "δεν έκλεισε") && !sees(&harness, were_open));
}

#[test]
fn what_is_open_elsewhere_gone_or_put_away_is_not_offered() {
    let folder = tempfile::tempdir().unwrap();
    let time = Arc::new(AtomicI64::new(5_000));
    let path = killed_in_round_2(folder.path(), &time);
    // Another program has it open now, by its path: it is not lost.
    let mut other = Console::new();
    other.shell_mut().open_competition(&path, Access::Write);
    assert!(machine(folder.path(), &time).state().desk.unclosed.is_none());
    lose_power_of(other, folder.path());
    // Put away, it is not offered again.
    let mut harness = machine(folder.path(), &time);
    harness.run_steps(2);
    assert!(sees(&harness, "δεν έκλεισε"));
    harness.state_mut().ask(UserCommand::DropUnclosed);
    harness.run_steps(2);
    assert!(!sees(&harness, "δεν έκλεισε"));
    assert!(machine(folder.path(), &time).state().desk.unclosed.is_none());
    // Read only, nothing is open for writing.
    let mut harness = machine(folder.path(), &time);
    assert!(harness.state_mut().open_competition(&path, Access::Read));
    drop(harness);
    assert!(machine(folder.path(), &time).state().desk.unclosed.is_none());
    // Deleted meanwhile.
    let mut harness = machine(folder.path(), &time);
    assert!(harness.state_mut().open_competition(&path, Access::Write));
    lose_power(harness, folder.path());
    fs::remove_file(&path).unwrap();
    assert!(machine(folder.path(), &time).state().desk.unclosed.is_none());
}

fn lose_power_of(console: Console, folder: &Path) {
    lose_power(console.harness, folder);
}

#[test]
fn every_stand_of_a_competition_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    Console::in_rounds(&path).close();
    let time = Arc::new(AtomicI64::new(5_000));
    let stands = |told: &str, live: &dyn Fn(&mut Shell)| {
        let mut harness = machine(folder.path(), &time);
        assert!(harness.state_mut().open_competition(&path, Access::Write));
        live(harness.state_mut());
        lose_power(harness, folder.path());
        let mut harness = machine(folder.path(), &time);
        harness.run_steps(2);
        assert!(sees(&harness, told), "{told}: {:?}", texts(&harness));
    };
    let step = |shell: &mut Shell| {
        time.fetch_add(8_000, Ordering::Relaxed);
        shell.ask(UserCommand::NextStep);
    };
    stands("Δεν έχει παιχτεί ακόμη κανένας γύρος.", &|_| {});
    stands("Τα γράμματα του γύρου 1 έχουν κληρωθεί.", &step);
    stands("Ο γύρος 1 τρέχει: απομένουν 6:00.", &step);
    stands(
        "Ο γύρος 1 είναι σε παύση: απομένουν 6:00.",
        &|shell: &mut Shell| {
            shell.ask(UserCommand::ConfirmTime);
            shell.ask(UserCommand::Ask(Question::Stop));
        },
    );
    stands("Έχει παιχτεί 1 γύρος.", &|shell: &mut Shell| {
        shell.ask(UserCommand::Ask(Question::Stop));
        shell.ask(UserCommand::Type(Entry::Reason, "δοκιμή".to_owned()));
        shell.ask(UserCommand::Confirm);
    });
}

/// The question promised alerts that nobody would hear, and took away what the hall did not see.
#[test]
fn what_closing_the_hall_would_mean_is_so() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = running(&folder.path().join("a.eforos"));
    let told =
        |console: &Console, text: &str| console.texts().iter().any(|seen| seen.contains(text));
    console.ask(UserCommand::ToggleProjector);
    assert!(told(&console, "και οι ειδοποιήσεις ακούγονται"));
    console.key(Key::Escape);
    console.ask(UserCommand::ToggleMute);
    console.pin(Pinned::Black);
    console.ask(UserCommand::ToggleProjector);
    assert!(told(&console, "Οι ειδοποιήσεις δεν ακούγονται, γιατί ο ήχος είναι σε σίγαση"));
    assert!(told(&console, "Η αίθουσα δεν βλέπει ούτε τώρα τα γράμματα και τον χρόνο."));
    assert!(!told(&console, "δεν θα βλέπει πια"));
    console.key(Key::Escape);
    console.ask(UserCommand::ToggleMute);
    console.shell().speaker().pretend(false);
    console.wait_ms(1000);
    console.ask(UserCommand::ToggleProjector);
    assert!(told(&console, "Οι ειδοποιήσεις δεν ακούγονται, γιατί λείπει το ηχείο"));
}

/// Who said that two are two is asked once: after a restart, and of a copy of the file, too.
#[test]
fn what_was_told_apart_is_not_asked_again_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let time = Arc::new(AtomicI64::new(5_000));
    let path = folder.path().join("a.eforos");
    let mut console = Console::before_the_hall_word(&path);
    let more = "Άννα Αλεξίου\nΖωή Ζ.; Όμιλος Βέροιας\nΗρώ Η.; Όμιλος Βέρροιας";
    console.ask(UserCommand::Type(Entry::Players, more.to_owned()));
    console.ask(UserCommand::AddPlayers);
    console.ask(UserCommand::Confirm);
    console.close();
    let copy = folder.path().join("b.eforos");
    let other = folder.path().join("other.eforos");
    let mut console = Console::new();
    console.wait_ms(1000);
    console.begin(&other);
    console.ask(UserCommand::Type(Entry::Players, more.to_owned()));
    console.ask(UserCommand::AddPlayers);
    console.ask(UserCommand::Confirm);
    console.close();
    fs::copy(&path, &copy).unwrap();

    let alike = |shell: &Shell| {
        competition::data(&Sight::of(shell.session().unwrap(), &shell.desk)).players.unwrap().alike
    };
    let open = |path: &Path| {
        let mut harness = machine(folder.path(), &time);
        assert!(harness.state_mut().open_competition(path, Access::Write));
        harness
    };
    for left in [2, 1] {
        let mut harness = open(&path);
        let asked = alike(harness.state());
        assert_eq!(asked.len(), left);
        let two = asked[0].acts.iter().find(|act| matches!(act.command, UserCommand::KeepAlike(_)));
        harness.state_mut().ask(two.unwrap().command.clone());
        assert_eq!(alike(harness.state()).len(), left - 1);
        assert!(harness.state_mut().may_end());
    }
    for path in [&path, &copy] {
        let mut harness = open(path);
        assert!(alike(harness.state()).is_empty(), "{path:?}");
        assert!(harness.state_mut().may_end());
    }
    // Of another competition nothing was said, and nonsense in the list says nothing.
    let list = folder.path().join("data").join("apart.txt");
    let mut text = fs::read_to_string(&list).unwrap();
    text.push_str("\nx\tplayers\t1\n\u{fffd}\tplayers\t1\t2\nclubs\n");
    fs::write(&list, text).unwrap();
    assert_eq!(alike(open(&other).state()).len(), 2);
}

/// Six devices stayed dead until somebody thought of the hall's network.
#[test]
fn after_a_kill_it_is_told_that_the_halls_network_was_open() {
    let folder = tempfile::tempdir().unwrap();
    let time = Arc::new(AtomicI64::new(5_000));
    let path = killed_in_round_2(folder.path(), &time);
    let was_open = "Το δίκτυο της αίθουσας ήταν ανοιχτό";
    let continued = |killed: bool| {
        let mut harness = machine(folder.path(), &time);
        harness.run_steps(3);
        key(&mut harness, Key::Enter);
        assert_eq!(harness.state().session().unwrap().path(), path);
        harness.run_steps(2);
        assert_eq!(sees(&harness, was_open), killed, "{:?}", texts(&harness));
        harness
    };
    let mut harness = continued(false);
    harness.state_mut().ask(UserCommand::OpenDoors);
    assert!(harness.state().desk.doors.is_some());
    lose_power(harness, folder.path());
    let mut harness = continued(true);
    assert!(harness.state().desk.doors.is_none(), "what phones may see is chosen first");
    // Closed on purpose, it is told no more.
    harness.state_mut().ask(UserCommand::OpenDoors);
    harness.state_mut().ask(UserCommand::CloseDoors);
    assert!(harness.state().desk.doors.is_none());
    lose_power(harness, folder.path());
    continued(false);
}

/// After the signing "14 rounds were played" made nobody sure that it was signed.
#[test]
fn of_a_signed_competition_that_was_not_closed_it_is_said_that_it_is_signed() {
    let unclosed = |signed| Unclosed {
        path: PathBuf::from("a.eforos"),
        title: "Κύπελλο".to_owned(),
        format: eforos::domain::formats::FormatName::Anagram,
        stand: Stand::Played(14),
        left_ms: 0,
        signed,
    };
    let [title, stands] = competition::unclosed(Language::Greek, &unclosed(true));
    assert_eq!(title, "Ο αγώνας «Κύπελλο» δεν έκλεισε");
    assert_eq!(stands, "Το φύλλο αγώνα έχει υπογραφεί.");
    let [_, stands] = competition::unclosed(Language::Greek, &unclosed(false));
    assert_eq!(stands, "Έχουν παιχτεί 14 γύροι.");
}

/// The way to a new one asked as if a break ran: "what is left goes on", at the end of a signed day.
#[test]
fn who_wants_a_new_one_is_asked_whether_the_open_one_closes() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::new();
    console.rehearse(folder.path(), 3, Stretch::Whole);
    console.ctrl(Key::N);
    console.see("Όλα του είναι αποθηκευμένα");
    console.see("▲ Δεν έγινε ακόμη: Απονομή στην αίθουσα.");
    console.key(Key::Escape);
    assert!(console.shell().session().is_some());
    // Found by its words it is asked, too.
    console.ctrl(Key::K);
    console.text("νεος αγωνας");
    console.key(Key::Enter);
    console.see("Όλα του είναι αποθηκευμένα");
    console.key(Key::Enter);
    assert!(console.shell().session().is_none());
    assert_eq!(console.shell().desk.start, Start::New);
}

/// A time that runs is not closed by the way.
#[test]
fn who_wants_a_new_one_while_the_time_runs_is_told_why_not() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = running(&folder.path().join("a.eforos"));
    console.ctrl(Key::N);
    console.see("Νέος αγώνας: Κλείστε πρώτα τον ανοιχτό αγώνα.");
    console.press("Κλείσιμο του αγώνα");
    assert_eq!(asks(&console), Some(Closing::Competition));
    assert!(console.shell().session().is_some());
}

/// Closed in its break, a competition was called "not closed" and the break's 0:00 "running".
#[test]
fn of_one_that_was_left_in_a_break_it_is_said_that_the_break_is_over() {
    let in_break = |left_ms| Unclosed {
        path: PathBuf::from("a.eforos"),
        title: "Κύπελλο".to_owned(),
        format: eforos::domain::formats::FormatName::Anagram,
        stand: Stand::Break,
        left_ms,
        signed: false,
    };
    let [title, stands] = competition::unclosed(Language::Greek, &in_break(0));
    assert_eq!(title, "Τελευταία ήταν ανοιχτός ο αγώνας «Κύπελλο»");
    assert_eq!(stands, "Το διάλειμμα τελείωσε.");
    let [_, stands] = competition::unclosed(Language::Greek, &in_break(61_000));
    assert_eq!(stands, "Το διάλειμμα τρέχει: απομένουν 1:01.");
}
