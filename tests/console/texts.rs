//! Texts that are too long for a record, in the window: told, never cut, and nothing of them is done.

use crate::gui::Console;
use eforos::commands::{Entry, UserCommand};
use eforos::domain::person::Role;

fn type_into(console: &mut Console, entry: Entry, text: &str) {
    console.ask(UserCommand::Type(entry, text.to_owned()));
}

/// What the window tells.
fn told(console: &Console) -> String {
    let notices = &console.shell().desk.notices;
    notices.iter().map(|notice| notice.text.as_str()).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_pasted_list_with_a_name_that_is_too_long_is_refused_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    let before = console.contest().common.players.clone();
    for name in ["Ώ".repeat(121), "Άν\u{202E}να".to_owned()] {
        type_into(&mut console, Entry::Players, &format!("Νέα Παίκτρια; Καβάλα\n{name}; Δράμα"));
        console.ask(UserCommand::AddPlayers);
        assert_eq!(console.contest().common.players, before);
        let said = told(&console);
        assert!(said.contains("120") || said.contains("U+202E"), "{said}");
        assert!(said.chars().count() < 400, "{said}");
    }
    type_into(&mut console, Entry::Players, &format!("{}; Δράμα", "Ώ".repeat(120)));
    console.ask(UserCommand::AddPlayers);
    assert_eq!(console.contest().common.players.len(), before.len() + 1);
}

#[test]
fn whoever_takes_the_desk_has_a_name_that_a_record_may_have() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    let before = console.shell().desk.person.clone();
    console.ask(UserCommand::TakeDesk("Ώ".repeat(121), Role::Assistant));
    assert_eq!(console.shell().desk.person, before);
    assert!(told(&console).contains("120"));
}
