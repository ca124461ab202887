//! Where a warning comes nothing moves: each field and each button of a form stands where it stood.

use std::collections::BTreeMap;
use std::path::Path;

use eforos::commands::{Entry, OfSheet, Question, UserCommand, Whom};
use eforos::domain::contest::penalty::PenaltyName;
use eforos::domain::formats::anagram::rules::Field;
use egui::accesskit::Role;
use egui::{Key, Rect};
use egui_kittest::kittest::NodeT as _;

use crate::gui::{Console, of, player, round};

const WINDOWS: [[f32; 2]; 4] =
    [[1280.0, 720.0], [1366.0, 768.0], [1920.0, 1080.0], [3840.0, 2160.0]];

/// Where each field and each button is; not of those of which there are several.
fn places(console: &Console) -> BTreeMap<String, Rect> {
    let mut found: BTreeMap<String, Option<Rect>> = BTreeMap::new();
    for seen in console.harness.root().children_recursive() {
        let node = seen.accesskit_node();
        let is_one =
            matches!(node.role(), Role::TextInput | Role::MultilineTextInput | Role::Button);
        // A field is named by its label.
        let named = node.label().or_else(|| node.labelled_by().find_map(|by| by.value()));
        if let Some(name) = named.filter(|_| is_one) {
            let rect = if found.contains_key(&name) { None } else { Some(seen.rect()) };
            found.insert(name, rect);
        }
    }
    found.into_iter().filter_map(|(name, rect)| Some((name, rect?))).collect()
}

/// Whatever is there before and after stands where it stood; so many there are at least.
fn stand(console: &mut Console, what: &str, least: usize, warn: impl FnOnce(&mut Console)) {
    console.settle();
    let before = places(console);
    warn(console);
    console.settle();
    let after = places(console);
    let both = before.iter().filter_map(|(name, rect)| Some((name, *rect, *after.get(name)?)));
    let both: Vec<(&String, Rect, Rect)> = both.collect();
    assert!(both.len() >= least, "{what}: {:?} of {before:?}", both.len());
    for (name, then, now) in both {
        let moved = (then.left_top() - now.left_top()).length();
        assert!(moved < 0.6, "{what}: {name:?} moves from {then} to {now}");
    }
}

fn types(entry: Entry, text: &str) -> impl FnOnce(&mut Console) {
    let command = UserCommand::Type(entry, text.to_owned());
    move |console| console.ask(command)
}

fn at_size(console: &mut Console, [width, height]: [f32; 2]) {
    console.window().set_size(egui::vec2(width, height));
    console.settle();
}

#[test]
fn in_the_form_of_a_new_competition() {
    for size in WINDOWS {
        let mut console = Console::with_the_form();
        at_size(&mut console, size);
        console.ask(UserCommand::Type(Entry::Players, "Άννα Παππά\nΒάσω".to_owned()));
        stand(&mut console, "a doubt", 8, types(Entry::Players, "Άννα Παππά\nΆννα Παππά"));
        stand(&mut console, "a line without a name", 8, types(Entry::Players, "Άννα Παππά\n12"));
        stand(&mut console, "a date", 8, types(Entry::Date, "21/11/2026"));
        stand(&mut console, "no date", 8, types(Entry::Date, "κάποτε"));
        stand(&mut console, "no date at all", 8, types(Entry::Date, ""));
        stand(&mut console, "another keyboard", 8, types(Entry::Venue, "kabala"));
        stand(&mut console, "a refusal", 8, |console| console.ask(UserCommand::CreateCompetition));
        console.see("γραμμή 2");
    }
}

fn over(path: &Path, size: [f32; 2]) -> Console {
    let mut console = Console::in_rounds(path);
    console.record(1, "ΚΡΤΣΑΟΕ");
    at_size(&mut console, size);
    console
}

#[test]
fn in_the_questions_in_which_something_is_typed() {
    for size in WINDOWS {
        let folder = tempfile::tempdir().expect("a folder");
        let mut console = over(&folder.path().join("a.eforos"), size);
        let ask = |console: &mut Console, question| console.ask(UserCommand::Ask(question));
        let enter = |console: &mut Console| console.key(Key::Enter);

        ask(&mut console, Question::ChangePlayer(player(1)));
        stand(&mut console, "another keyboard", 6, types(Entry::PlayerClub, "kabala"));
        stand(&mut console, "no such round", 6, types(Entry::ToRound, "99"));
        stand(&mut console, "a player refused", 6, enter);
        assert!(console.shell().desk.question.as_ref().is_some_and(|(_, why)| why.is_some()));
        console.key(Key::Escape);

        ask(&mut console, Question::TakeIn);
        stand(&mut console, "a file", 3, types(Entry::SheetsFile, "/none/such.csv"));
        stand(&mut console, "a file refused", 3, enter);
        console.key(Key::Escape);

        for which in OfSheet::ALL {
            ask(&mut console, Question::WhichSheet(which));
            stand(&mut console, "a sheet found", 3, types(Entry::SheetCode, "1-1"));
            stand(&mut console, "a sheet not found", 3, types(Entry::SheetCode, "ζζζ"));
            stand(&mut console, "a sheet refused", 3, enter);
            console.key(Key::Escape);
        }
    }
}

#[test]
fn on_a_sheet() {
    for size in WINDOWS {
        let folder = tempfile::tempdir().expect("a folder");
        let mut console = over(&folder.path().join("a.eforos"), size);
        console.ask(UserCommand::TakeSheet(round(1), player(1)));
        let words = Entry::Words(Field::Four);
        stand(&mut console, "words", 8, types(words, "ΚΑΡΟ ΞΩΞΩ "));
        stand(&mut console, "no word", 8, types(words, "ΚΑΡΟ Ξ!ΩΞΩ "));
        stand(&mut console, "a refusal", 8, |console| console.ctrl(Key::Enter));
        console.see("Ξ!ΩΞΩ");
        console.ask(UserCommand::Type(words, String::new()));
        console.type_words(Field::Four, &of("ΚΑΡΟ"));
        console.ctrl(Key::Enter);
        console.ask(UserCommand::TakeSheet(round(1), player(1)));
        stand(&mut console, "changed", 8, types(words, "ΚΑΡΟ ΡΟΚΑ "));
        console.ask(UserCommand::Ask(Question::DropDraft));
        console.ask(UserCommand::Confirm);
        // Checked by somebody else, and then changed: what was said of it goes.
        let role = eforos::domain::person::Role::Assistant;
        console.ask(UserCommand::TakeDesk("Β. Δεύτερος".to_owned(), role));
        console.ask(UserCommand::TakeSheet(round(1), player(1)));
        console.ask(UserCommand::ShowFirst);
        // What agrees or not is asked no more once something is typed.
        stand(&mut console, "changed before a check", 8, types(words, "ΚΑΡΟ ΡΟΚΑ "));
        console.ask(UserCommand::Ask(Question::DropDraft));
        console.ask(UserCommand::Confirm);
        console.ask(UserCommand::TakeSheet(round(1), player(1)));
        if console.sees("Να φανεί η πρώτη καταχώριση") {
            console.ask(UserCommand::ShowFirst);
        }
        console.ask(UserCommand::CheckSheet);
        console.ask(UserCommand::TakeSheet(round(1), player(1)));
        console.see("✓✓ Ελέγχθηκε");
        stand(&mut console, "changed after a check", 8, types(words, "ΚΑΡΟ ΡΟΚΑ "));
        console.ask(UserCommand::Ask(Question::ReviseSheet));
        stand(&mut console, "no reason", 3, |console| console.key(Key::Enter));
        console.see("αιτιολογία");
    }
}

/// The buttons went down as the list of those who were found grew.
#[test]
fn while_a_player_is_searched_in_a_question() {
    for size in WINDOWS {
        let folder = tempfile::tempdir().expect("a folder");
        let mut console = over(&folder.path().join("a.eforos"), size);
        let lines: Vec<String> = (4..=40).map(|n| format!("Παίκτης Νούμερο{n}; Όμιλος")).collect();
        console.ask(UserCommand::Type(Entry::Players, lines.join("\n")));
        console.ask(UserCommand::AddPlayers);
        let kind = PenaltyName::Reprimand;
        for question in [
            Question::Whom(Whom::Leave),
            Question::Penalise { player: player(3), round: round(1), kind },
        ] {
            console.ask(UserCommand::Ask(question));
            for typed in ["Π", "Παίκ", "Άννα", "Ζήνων", ""] {
                stand(&mut console, typed, 3, types(Entry::PlayerSearch, typed));
            }
            assert!(console.is_in_sight("Άκυρο"));
            console.key(Key::Escape);
        }
    }
}
