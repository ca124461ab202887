//! The ceremony: no slip of a finger tells the hall a place, a step leads back, and who was interrupted goes on where
//! the hall was.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::path::{Path, PathBuf};

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::gui::Console;
use eforos::commands::{
    CeremonyAt, CeremonyFrom, Entry, HallStandings, Pinned, Place, Question, Stretch, UserCommand,
};
use eforos::screens::Tone;
use eforos::screens::hall::Stage;
use eforos::views::formats::anagram::hall::Scene;
use eforos::views::formats::anagram::{Sight, rounds};
use eforos::views::projector::steps;
use eforos::views::settings::Settings;

/// A rehearsed and signed competition of so many, in Rounds; and its file.
fn signed(mut console: Console, folder: &Path, players: u16) -> (Console, PathBuf) {
    console.rehearse(folder, players, Stretch::Whole);
    console.shell_mut().desk.projector = true;
    console.go(Key::Num2, Place::Rounds);
    console.wait_ms(3000);
    let path = console.shell().session().unwrap().path().to_owned();
    (console, path)
}

fn pinned(console: &Console) -> Pinned {
    console.shell().desk.pinned.clone()
}

/// What the hall sees of it.
fn stage(console: &Console) -> Stage {
    match console.hall().scene {
        Scene::Ceremony { stage, .. } => stage,
        other => panic!("{other:?}"),
    }
}

/// Ends without being closed, or by closing, and is opened again on the same machine.
fn again(console: Console, list: &Path, path: &Path) -> Console {
    let settings: Settings = console.shell().desk.settings.clone();
    drop(console);
    let mut console = Console::remembering(list);
    console.shell_mut().desk.settings = settings;
    assert!(console.shell_mut().open_named(path));
    console.settle();
    console.wait_ms(3000);
    console
}

/// Several were there: who sits down now is asked, and the wall goes on meanwhile.
fn sit_down(console: &mut Console) {
    if console.shell().desk.question.is_some() {
        console.key(Key::Enter);
    }
}

/// Nothing in the place where the day is led told a signed competition from one whose sheets wait.
#[test]
fn rounds_say_that_it_is_signed_until_it_is_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, _) = signed(Console::new(), folder.path(), 12);
    let issue = "✓ Υπογράφηκε · έκδοση 1";
    console.see(issue);
    console.ask(UserCommand::Ask(Question::Reopen));
    console.text("ένσταση");
    // Whoever came to the no by Tab means it: Enter was a yes there, too.
    for _ in 0..20 {
        if console.harness.get_by_label("Άκυρο").accesskit_node().is_focused() {
            break;
        }
        console.key(Key::Tab);
    }
    console.key(Key::Enter);
    assert!(console.shell().desk.question.is_none());
    console.see(issue);
    console.ask(UserCommand::Ask(Question::Reopen));
    console.text("ένσταση");
    console.key(Key::Enter);
    console.go(Key::Num2, Place::Rounds);
    assert!(!console.sees(issue), "{:?}", console.texts());
}

/// The ceremony that was asked for looked like a scene that somebody forgot: amber, with a sign of warning.
#[test]
fn a_ceremony_after_the_signature_is_no_warning() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, _) = signed(Console::new(), folder.path(), 3);
    let card = |console: &Console| {
        let shell = console.shell();
        rounds::data(&Sight::of(shell.session().unwrap(), &shell.desk)).hall.follows
    };
    console.space();
    assert!(matches!(pinned(&console), Pinned::Ceremony(_)));
    assert_eq!(card(&console), ("Απονομή".to_owned(), Tone::Chosen));
    console.see("✓ Αίθουσα: απονομή");
    assert!(!console.sees("Η αίθουσα βλέπει"), "{:?}", console.texts());
    // Called into a hall whose window is shut, it is one.
    console.shell_mut().desk.projector = false;
    console.settle();
    assert_eq!(card(&console).1, Tone::Open);
    console.shell_mut().desk.projector = true;
    // Opened again, the competition goes on behind it.
    console.ask(UserCommand::Ask(Question::Reopen));
    console.text("λάθος");
    console.key(Key::Enter);
    console.ask(UserCommand::Pin(Pinned::Ceremony(CeremonyAt::default())));
    assert_eq!(card(&console).1, Tone::Open);
}

/// Two places told with one trembling press cannot be taken back.
#[test]
fn a_call_so_soon_after_the_one_before_calls_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, _) = signed(Console::new(), folder.path(), 12);
    console.space();
    assert_eq!(pinned(&console), Pinned::Ceremony(0.into()));
    for called in 1..=4 {
        console.space();
        assert_eq!(pinned(&console), Pinned::Ceremony(called.into()));
        // Space, the letter, the presenter's key and the page, each once more.
        for (modifiers, key) in [
            (Modifiers::NONE, Key::Space),
            (Modifiers::NONE, Key::N),
            (Modifiers::NONE, Key::PageDown),
            (Modifiers::SHIFT, Key::Space),
        ] {
            console.wait_ms(100);
            console.harness.key_press_modifiers(modifiers, key);
            console.settle();
            assert_eq!(pinned(&console), Pinned::Ceremony(called.into()), "{key:?}");
        }
    }
}

#[test]
fn a_step_leads_back_by_its_key_the_presenters_and_its_button() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, _) = signed(Console::new(), folder.path(), 12);
    for _ in 0..5 {
        console.space();
    }
    assert_eq!(pinned(&console), Pinned::Ceremony(4.into()));
    console.shift(Key::N);
    assert_eq!(pinned(&console), Pinned::Ceremony(3.into()));
    console.key(Key::PageUp);
    assert_eq!(pinned(&console), Pinned::Ceremony(2.into()));
    console.press_first("Ένα βήμα πίσω");
    assert_eq!(pinned(&console), Pinned::Ceremony(1.into()));
    // Whoever points at the scene that is on does not begin anew.
    console.ask(UserCommand::Ceremony);
    assert_eq!(pinned(&console), Pinned::Ceremony(1.into()));
}

#[test]
fn a_ceremony_that_was_interrupted_goes_on_where_the_hall_was() {
    let folder = tempfile::tempdir().unwrap();
    let list = folder.path().join("recent.txt");
    let (mut console, path) = signed(Console::remembering(&list), folder.path(), 12);
    for _ in 0..6 {
        console.space();
    }
    assert_eq!(pinned(&console), Pinned::Ceremony(5.into()));
    let before = stage(&console);
    // Killed: the hall sees what it saw, and the next step is the next one.
    let mut console = again(console, &list, &path);
    assert_eq!(pinned(&console), Pinned::Ceremony(5.into()));
    assert_eq!(stage(&console), before);
    console.see("Η απονομή συνεχίζεται εκεί που έμεινε");
    sit_down(&mut console);
    console.space();
    assert_eq!(pinned(&console), Pinned::Ceremony(6.into()));
    // Closed in the middle, the hall sees nobody before somebody asks for it.
    console.ask(UserCommand::CloseCompetition);
    let mut console = again(console, &list, &path);
    sit_down(&mut console);
    assert_eq!(pinned(&console), Pinned::Auto);
    console.go(Key::Num2, Place::Rounds);
    console.see("Η απονομή συνεχίζεται: έγιναν 6 από ");
    console.space();
    assert_eq!(pinned(&console), Pinned::Ceremony(6.into()));
    // Put away and killed, it is not seen by itself either.
    console.key(Key::A);
    let mut console = again(console, &list, &path);
    sit_down(&mut console);
    assert_eq!(pinned(&console), Pinned::Auto);
    console.go(Key::Num2, Place::Rounds);
    console.press_first("Απονομή από την αρχή");
    assert_eq!(pinned(&console), Pinned::Ceremony(0.into()));
    // To its end: it was held, also for the program that comes after.
    while matches!(pinned(&console), Pinned::Ceremony(_)) {
        console.space();
    }
    let mut console = again(console, &list, &path);
    sit_down(&mut console);
    console.go(Key::Num2, Place::Rounds);
    console.see("Εκτύπωση του υπογεγραμμένου φύλλου");
}

/// What the hall is told, as text.
fn told(console: &Console) -> String {
    format!("{:?}", console.hall().scene)
}

/// The large button, as it is read.
fn step(console: &Console) -> String {
    let shell = console.shell();
    rounds::step_now(&Sight::of(shell.session().unwrap(), &shell.desk)).label
}

/// Behind the winner it still said "next place", and took the winner off the wall; whom the hall hears of next stood
/// nowhere.
#[test]
fn the_step_names_whom_the_hall_hears_of_next_and_at_last_the_thanks_and_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, _) = signed(Console::new(), folder.path(), 24);
    console.space();
    let mut names = Vec::new();
    while step(&console) != "Ευχαριστίες" {
        let label = step(&console);
        console.see(&label);
        let (rank, name) = label.split_once(": ").unwrap();
        let alone = rank.contains("στο βάθρο");
        assert!(!told(&console).contains(name), "{label} is told already");
        console.space();
        assert_eq!(told(&console).contains(name), !alone, "{label}");
        if !alone {
            names.push(rank.to_owned());
        }
    }
    let ranks: Vec<u32> =
        names.iter().map(|rank| rank.trim_end_matches("η θέση").parse().unwrap()).collect();
    assert!(ranks.windows(2).all(|pair| pair[0] > pair[1]), "{ranks:?}");
    assert!(ranks[0] > 20 && ranks.ends_with(&[3, 2, 1]), "{ranks:?}");
    console.see("Ευχαριστίες");
    console.space();
    assert!(matches!(console.hall().scene, Scene::End { .. }));
    assert_eq!(step(&console), "Τέλος απονομής: όλη η κατάταξη");
    console.space();
    assert_eq!(pinned(&console), Pinned::Standings(HallStandings::Latest));
    // They are signed and the last ones.
    let Scene::Standings { title, .. } = console.hall().scene else { panic!() };
    assert_eq!(title, "Τελική κατάταξη");
    console.see("Εκτύπωση του υπογεγραμμένου φύλλου");
}

/// Space calls the next place of a page, Shift and Space all that are left on it.
#[test]
fn a_page_of_the_ceremony_is_filled_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, _) = signed(Console::new(), folder.path(), 24);
    console.space();
    // The ranks of the page that the hall sees: in all, and those that are called.
    let page = |console: &Console| match stage(console) {
        Stage::Page { rows, .. } => {
            let called = rows.iter().filter(|(_, called)| called.is_some()).count();
            (rows[0].0.clone(), rows.len(), called)
        }
        other => panic!("{other:?}"),
    };
    // Of 23 who are ranked thirteen stand below the tenth; nearly alone on a page stands nobody: six, then seven.
    for (first, rows) in [("18η", 6), ("11η", 7)] {
        console.space();
        assert_eq!(page(&console), (first.to_owned(), rows, 1));
        assert!(console.is_in_sight("Όλες οι θέσεις της σελίδας"));
        console.wait_ms(1_000);
        console.shift(Key::Space);
        assert_eq!(page(&console), (first.to_owned(), rows, rows));
    }
    // Behind the last page places are called one by one.
    console.space();
    assert!(matches!(stage(&console), Stage::Place { .. }), "{:?}", stage(&console));
}

/// Of two hundred nineteen pages were told before the tenth.
#[test]
fn a_ceremony_begins_at_a_later_place_also_in_the_middle_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let list = folder.path().join("recent.txt");
    let (mut console, path) = signed(Console::remembering(&list), folder.path(), 60);
    // Before it began, from the tenth: whom it passes over the hall is not told of.
    assert!(console.is_in_sight("Από θέση…"));
    console.press_first("Από θέση…");
    console.see("Πρώτα: 10η θέση: ");
    console.key(Key::Enter);
    assert_eq!(stage(&console), Stage::Opening);
    assert!(step(&console).starts_with("10η θέση: "), "{}", step(&console));
    console.space();
    // What else there is stands beside it, in no menu; no page where each has a scene.
    for label in ["Ένα βήμα πίσω", "Από θέση…"] {
        assert!(console.is_in_sight(label), "{label}");
    }
    assert!(!console.sees("Όλες οι θέσεις της σελίδας"));
    match stage(&console) {
        Stage::Place { now, before } => {
            assert_eq!((now.rank.as_str(), before), ("10η θέση", Vec::new()));
        }
        other => panic!("{other:?}"),
    }
    // No step leads back beyond its beginning.
    for _ in 0..3 {
        console.shift(Key::N);
    }
    assert_eq!(stage(&console), Stage::Opening);
    console.space();
    // Killed, it goes on from there.
    let at = pinned(&console);
    let mut console = again(console, &list, &path);
    assert_eq!(pinned(&console), at);
    sit_down(&mut console);
    // In the middle of it: from the third, and back to a typed one.
    console.ask(UserCommand::Ask(Question::CeremonyFrom(CeremonyFrom::Third)));
    console.key(Key::Enter);
    assert!(step(&console).starts_with("3η θέση στο βάθρο"), "{}", step(&console));
    console.ask(UserCommand::Ask(Question::CeremonyFrom(CeremonyFrom::Typed)));
    console.key(Key::Enter);
    console.see("Γράψτε τον αριθμό μιας θέσης.");
    console.ask(UserCommand::Type(Entry::FromPlace, "35".to_owned()));
    console.see("Πρώτα: 35η θέση: ");
    console.key(Key::Enter);
    console.wait_ms(1000);
    console.space();
    match stage(&console) {
        Stage::Page { rows, .. } => {
            let called: Vec<&str> = rows
                .iter()
                .filter(|(_, called)| called.is_some())
                .map(|(rank, _)| rank.as_str())
                .collect();
            assert_eq!(called, ["35η"]);
        }
        other => panic!("{other:?}"),
    }
}

/// What was told of another issue says nothing of this one.
#[test]
fn of_a_further_issue_the_ceremony_begins_at_its_beginning() {
    let folder = tempfile::tempdir().unwrap();
    let list = folder.path().join("recent.txt");
    let (mut console, path) = signed(Console::remembering(&list), folder.path(), 12);
    for _ in 0..4 {
        console.space();
    }
    console.ask(UserCommand::Ask(Question::Reopen));
    console.ask(UserCommand::Type(Entry::Reason, "λάθος".to_owned()));
    console.ask(UserCommand::Confirm);
    // Opened again it is over: Space calls nobody.
    assert_eq!(pinned(&console), Pinned::Auto);
    console.ask(UserCommand::Ask(Question::Sign));
    console.ask(UserCommand::Confirm);
    console.wait_ms(3000);
    console.see("Απονομή στην αίθουσα");
    let mut console = again(console, &list, &path);
    sit_down(&mut console);
    console.go(Key::Num2, Place::Rounds);
    console.space();
    assert_eq!(pinned(&console), Pinned::Ceremony(0.into()));
}

/// Standings that the hall saw followed each correction at once, unsigned and without a word.
#[test]
fn standings_in_the_hall_tell_nothing_of_what_is_corrected_after_the_signature() {
    let folder = tempfile::tempdir().unwrap();
    let list = folder.path().join("recent.txt");
    let (mut console, _) = signed(Console::remembering(&list), folder.path(), 12);
    console.pin(Pinned::Standings(HallStandings::Latest));
    console.settle();
    assert!(matches!(pinned(&console), Pinned::Standings(..)));
    let provisional = |console: &Console| match console.hall().scene {
        Scene::Standings { provisional, .. } => provisional,
        other => panic!("{other:?}"),
    };
    assert_eq!(provisional(&console), "");
    console.ask(UserCommand::Ask(Question::Reopen));
    console.ask(UserCommand::Type(Entry::Reason, "λάθος".to_owned()));
    console.ask(UserCommand::Confirm);
    assert_eq!(pinned(&console), Pinned::Auto);
    // Whoever shows them all the same says what they are.
    console.pin(Pinned::Standings(HallStandings::Latest));
    console.settle();
    assert_eq!(provisional(&console), "? προσωρινή");
}

/// In a break two Enters began the ceremony with the standings of half a day.
#[test]
fn a_ceremony_while_rounds_are_left_is_no_for_an_enter() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::new();
    console.rehearse(folder.path(), 3, Stretch::Half);
    for question in [Question::Ceremony, Question::CeremonyFrom(CeremonyFrom::Last)] {
        console.ask(UserCommand::Ask(question));
        console.settle();
        console.see("▲ Εκκρεμότητες πριν από την υπογραφή (");
        console.key(Key::Enter);
        assert_eq!(pinned(&console), Pinned::Auto);
        assert!(console.shell().desk.question.is_none());
    }
}

/// Between the last round and the ceremony the same key told the hall who had won.
#[test]
fn standings_after_the_last_round_are_asked_first_until_the_ceremony_was() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, _) = signed(Console::new(), folder.path(), 3);
    let asked = |console: &Console| console.shell().desk.question.is_some();
    console.ctrl(Key::H);
    assert!(asked(&console));
    console.key(Key::Enter);
    assert!(!asked(&console), "Enter is a no");
    assert!(!matches!(pinned(&console), Pinned::Standings(_)));
    // With its window closed, too: opened later, it would see at once who won.
    console.ask(UserCommand::ToggleProjector);
    console.ctrl(Key::H);
    assert!(asked(&console));
    console.key(Key::Enter);
    assert!(!matches!(pinned(&console), Pinned::Standings(_)));
    console.ask(UserCommand::ToggleProjector);
    // The ceremony is held, the hall sees something else, then the standings once more.
    console.pin(Pinned::Ceremony(CeremonyAt::default()));
    let open = Sight::of(console.shell().session().unwrap(), &console.shell().desk).open;
    for _ in 0..steps(&open) {
        console.space();
    }
    console.pin(Pinned::Black);
    console.ctrl(Key::H);
    assert!(!asked(&console));
    assert!(matches!(pinned(&console), Pinned::Standings(_)));
}

/// A key for the standings told the hall in the middle of the ceremony who had won.
#[test]
fn standings_in_the_middle_of_the_ceremony_are_asked_first() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, _) = signed(Console::new(), folder.path(), 12);
    for _ in 0..3 {
        console.space();
    }
    let Pinned::Ceremony(at) = pinned(&console) else { panic!("{:?}", pinned(&console)) };
    console.ctrl(Key::H);
    let asked = console.shell().desk.question.as_ref().map(|(question, _)| question.clone());
    assert!(matches!(asked, Some(Question::ShowBeforeCalls(Pinned::Standings(_)))), "{asked:?}");
    console.see("Η αίθουσα θα δει όλες τις θέσεις, και την πρώτη, πριν ακουστούν.");
    console.key(Key::Enter);
    assert!(console.shell().desk.question.is_none());
    assert_eq!(pinned(&console), Pinned::Ceremony(at), "an Enter out of habit tells nothing");
    // Once everybody was called there is nothing to be kept.
    let open = Sight::of(console.shell().session().unwrap(), &console.shell().desk).open;
    for _ in at.called..steps(&open) {
        console.space();
    }
    console.ctrl(Key::H);
    assert!(matches!(pinned(&console), Pinned::Standings(_)));
}

/// Behind the signature the menu of what is dangerous had its heading alone.
#[test]
fn a_signed_competition_is_opened_again_from_the_menu_of_what_is_dangerous() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, _) = signed(Console::new(), folder.path(), 3);
    console.press("Έκτακτα");
    console.press("Άνοιγμα του υπογεγραμμένου αγώνα…");
    let asked = console.shell().desk.question.as_ref().map(|(question, _)| question.clone());
    assert_eq!(asked, Some(Question::Reopen));
}

/// A second issue of a later day stood in History among the events of the first by times alone.
#[test]
fn events_of_several_days_have_their_day() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, _) = signed(Console::new(), folder.path(), 3);
    console.ask(UserCommand::Ask(Question::Reopen));
    console.ask(UserCommand::Type(Entry::Reason, "λάθος".to_owned()));
    console.ask(UserCommand::Confirm);
    console.go(Key::Num7, Place::History);
    let log = console.shell().session().unwrap().record().log();
    let of = |at: i64| eforos::screens::name::day_of_month(at);
    let days = [log.first(), log.last()].map(|it| of(it.unwrap().at.wall_ms));
    let newest = eforos::screens::name::time_of_day(log.last().unwrap().at.wall_ms);
    assert_ne!(days[0], days[1], "the rehearsed day is another than that of the machine");
    console.see(&format!("{} {newest}", days[1]));
    // Of one day there are times alone.
    let mut console = Console::in_rounds(&folder.path().join("b.eforos"));
    console.go(Key::Num7, Place::History);
    let log = console.shell().session().unwrap().record().log();
    let newest = log.last().unwrap().at.wall_ms;
    let [day, time] =
        [eforos::screens::name::day_of_month(newest), eforos::screens::name::time_of_day(newest)];
    console.see(&time);
    assert!(!console.sees(&format!("{day} {time}")));
}
