//! Who sits at the desk: their name and their office stand with all that is written from there on.

use std::path::Path;

use eforos::commands::{Entry, Mark, Question, UserCommand};
use eforos::domain::person::Role;
use eforos::storage::Access;
use egui::Key;

use crate::gui::{Console, player, round};

fn sits(console: &Console) -> (&str, Role) {
    let person = &console.shell().desk.person;
    (&person.name, person.role)
}

fn is_asked(console: &Console) -> bool {
    matches!(console.shell().desk.question, Some((Question::Person(_), _)))
}

/// Another name was the referee's, because the one before it was.
#[test]
fn a_new_person_is_an_assistant_unless_it_is_chosen_otherwise() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    assert_eq!(sits(&console), ("Ε. Φόρου", Role::Referee));
    console.press("Στο γραφείο: Ε. Φόρου (έφορος)");
    console.text("Νίκος");
    console.key(Key::Enter);
    assert_eq!(sits(&console), ("Νίκος", Role::Assistant));
    // Chosen, it is so.
    console.press("Στο γραφείο: Νίκος (βοηθός)");
    console.text("Άννα");
    console.press("έφορος");
    console.key(Key::Enter);
    assert_eq!(sits(&console), ("Άννα", Role::Referee));
    // A press on one of the competition's people gives their office to nobody who is typed after it.
    console.press("Στο γραφείο: Άννα (έφορος)");
    console.press("Ε. Φόρου (έφορος)");
    console.ask(UserCommand::Type(Entry::Person, "Μαρία".to_owned()));
    console.key(Key::Enter);
    assert_eq!(sits(&console), ("Μαρία", Role::Assistant));
    // Whom the competition knows is who they are.
    console.press("Στο γραφείο: Μαρία (βοηθός)");
    console.text("ε φορου");
    console.key(Key::Enter);
    assert_eq!(sits(&console).1, Role::Referee);
}

/// One that was played in part, and is opened again.
fn opened_again(path: &Path, who: Option<&str>) -> Console {
    let mut console = Console::in_rounds(path);
    console.record(1, "ΚΡΤΣΑΟΕ");
    if let Some(name) = who {
        console.ask(UserCommand::TakeDesk(name.to_owned(), Role::Assistant));
    }
    console.ask(UserCommand::MarkSheet(round(1), player(1), Mark::In));
    console.drop_session();
    console.shell_mut().open_competition(path, Access::Write);
    console.settle();
    console
}

/// What an assistant keyed after a restart stood in the history as the referee's.
#[test]
fn after_a_restart_the_desk_asks_before_anything_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = opened_again(&folder.path().join("a.eforos"), Some("Μαρία"));
    assert!(is_asked(&console));
    assert_eq!(console.shell().desk.text(Entry::Person), "Μαρία", "who sat there last is proposed");
    console.key(Key::Enter);
    assert!(!is_asked(&console));
    assert_eq!(sits(&console), ("Μαρία", Role::Assistant));
    console.ask(UserCommand::MarkSheet(round(1), player(2), Mark::In));
    let last = console.shell().session().unwrap().record().log().last().unwrap().who.clone();
    assert_eq!((last.name.as_str(), last.role), ("Μαρία", Role::Assistant));
    // Where nobody else was ever there, nobody is asked.
    let console = opened_again(&folder.path().join("b.eforos"), None);
    assert!(!is_asked(&console));
    assert_eq!(sits(&console), ("Ε. Φόρου", Role::Referee));
}

/// The question who sits there lay over the one whether the time goes on.
#[test]
fn a_time_that_runs_is_asked_about_before_who_sits_there() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    let mut console = Console::in_rounds(&path);
    console.ask(UserCommand::TakeDesk("Μαρία".to_owned(), Role::Referee));
    console.space();
    console.wait_ms(7000);
    console.space();
    console.wait_ms(20_000);
    console.drop_session();
    console.shell_mut().open_competition(&path, Access::Write);
    console.settle();
    console.see("Ο γύρος 1 τρέχει. Συνεχίζουμε;");
    assert!(!is_asked(&console));
    console.space();
    console.wait_ms(500);
    // Whoever rescues a clock is not asked over it: what they typed for the time became their name.
    assert!(!is_asked(&console));
    console.wait_ms(7 * 60_000);
    assert!(is_asked(&console));
}

/// Under a mistyped name an assistant was another person, and keyed a second time what they had keyed.
#[test]
fn a_name_that_is_much_like_a_known_one_is_asked_about() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.record(1, "ΚΡΤΣΑΟΕ");
    console.ask(UserCommand::TakeDesk("Μαρία Παππά".to_owned(), Role::Assistant));
    console.ask(UserCommand::MarkSheet(round(1), player(1), Mark::In));
    for typed in ["Μαρία Παπά", "maria pappa", "Παππά"] {
        console.ask(UserCommand::TakeDesk("Ε. Φόρου".to_owned(), Role::Referee));
        console.press("Στο γραφείο: Ε. Φόρου (έφορος)");
        console.text(typed);
        console.see("Μοιάζει πολύ: Μαρία Παππά");
        // Nobody is seated by an Enter out of habit.
        console.key(Key::Enter);
        assert!(is_asked(&console), "{typed}");
        assert_eq!(sits(&console).0, "Ε. Φόρου");
        console.press("Μαρία Παππά (βοηθός)");
        console.key(Key::Enter);
        assert_eq!(sits(&console), ("Μαρία Παππά", Role::Assistant));
    }
    // Somebody else of such a name says so.
    console.press("Στο γραφείο: Μαρία Παππά (βοηθός)");
    console.text("Μαίρη Παππά");
    console.press("Όχι, άλλο πρόσωπο: Μαίρη Παππά (βοηθός)");
    assert_eq!(sits(&console), ("Μαίρη Παππά", Role::Assistant));
    assert!(!is_asked(&console));
    // A name that is like none, and one that is known, are taken as they are.
    console.press("Στο γραφείο: Μαίρη Παππά (βοηθός)");
    console.text("Ξένια Ζαχαρίου");
    console.key(Key::Enter);
    assert_eq!(sits(&console), ("Ξένια Ζαχαρίου", Role::Assistant));
}
