//! A game that is led in English: what cannot be is refused in its words, and nothing that a window or the hall shows
//! calls a turn a round, which is what other competitions have.

use std::fs;

use eforos::commands::formats::duplicate::{Command as C, Entry as Own, PLACES, Question as Q};
use eforos::commands::{Entry, HallStandings, Pinned, Place, Question, UserCommand, listed};
use eforos::domain::formats::FormatName;
use eforos::domain::formats::duplicate::turn::Closing;
use eforos::language::Language;
use egui::Key;

use super::table::{Table, turn};

/// A game of four in English, before its first letters.
fn english(path: &std::path::Path) -> Table {
    let mut table = Table::laid(path);
    table.ask(UserCommand::Speak(Language::English));
    table
}

/// A slip as it is typed, before it is saved: what is said beside it.
fn typed(table: &mut Table, position: &str, word: &str, why: &str) {
    table.keys("1");
    table.key(Key::Enter);
    table.keys("8");
    for (entry, text) in [(Own::Position, position), (Own::Word, word)] {
        table.ask(UserCommand::Type(entry.into(), text.to_owned()));
    }
    table.see(why);
    table.ask(C::ClearSlip);
}

/// The first turn, its top CASA.
fn played(table: &mut Table) {
    table.play(1, "AACSTRE");
    table.ctrl(Key::Num3);
    table.slip("1", "8", "H7", "CASA");
    table.slip("2", "8", "H5", "CASA");
    table.slip("3", "9", "H7", "CASX");
    table.keys("4");
    table.key(Key::Enter);
    table.ctrl(Key::D);
    table.ctrl(Key::Num4);
    table.space();
    table.space();
    assert_eq!(table.contest().game.turn(turn(1)).unwrap().closing, Closing::Announced);
}

#[test]
fn racks_that_the_stock_cannot_give_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = english(&folder.path().join("a.eforos"));
    let events = table.events();
    for (letters, why) in [
        ("QAESTRC", "The set has no tile Q: only a joker can be this letter."),
        ("XXAESTR", "The one tile X lies on the board or on the rack already."),
        ("???AEST", "Both tiles ? lie on the board or on the rack already."),
        ("AEST", "7 tiles are needed, these are 4."),
        ("AESTRCMN", "7 tiles are needed, these are 8."),
        ("AEST7RC", "There is a sign that is no tile."),
    ] {
        table.ask(UserCommand::Type(Entry::Letters, letters.to_owned()));
        table.ask(UserCommand::TypeLetters);
        table.see(why);
        assert_eq!(table.events(), events, "{letters} is not written");
        assert_eq!(table.shell().desk.text(Entry::Letters), letters, "and not lost");
    }
}

#[test]
fn plays_that_cannot_be_laid_say_why() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = english(&folder.path().join("a.eforos"));
    table.play(1, "AACSTRE");
    table.ctrl(Key::Num3);
    let events = table.events();
    for (position, word, why) in [
        ("H13", "CASA", "From H13 there is no room for 4 letters: the word runs off the board."),
        ("A1", "CASA", "The first play must cover the square H8."),
        ("P16", "CASA", "P16 is no position of the board."),
        ("H7", "CA7A", "CA7A: “7” is no letter of the game."),
        ("H7", "CASEX", "A tile is missing from the letters of the turn: X."),
        // More than a rack: eight letters, the eighth from nowhere.
        ("H2", "CASTRAEI", "A tile is missing from the letters of the turn: I."),
        ("H7", "C0A0S0A", "Tiles are missing from the letters of the turn:"),
    ] {
        typed(&mut table, position, word, why);
    }
    assert_eq!(table.events(), events);
    played_on(&mut table);
    let events = table.events();
    for (position, word, why) in [
        ("A1", "TREI", "The play touches no letter on the board."),
        ("H7", "CADA", "The letter S lies on H9, and D is written there."),
        ("H7", "CASA", "All letters of the word lie on the board already: nothing new is laid."),
    ] {
        typed(&mut table, position, word, why);
    }
    assert_eq!(table.events(), events);
}

/// CASA is laid, and the second turn is over.
fn played_on(table: &mut Table) {
    table.slip("1", "8", "H7", "CASA");
    for place in ["2", "3", "4"] {
        table.keys(place);
        table.key(Key::Enter);
        table.ctrl(Key::D);
    }
    table.ctrl(Key::Num4);
    table.space();
    table.space();
    table.ctrl(Key::Num2);
    table.play(2, "IDOM");
    table.ctrl(Key::Num3);
}

#[test]
fn slips_of_turns_and_tables_that_are_not_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = english(&folder.path().join("a.eforos"));
    table.play(1, "AACSTRE");
    table.ctrl(Key::Num3);
    table.keys("99");
    table.key(Key::Enter);
    table.see("Nobody is in the game at table 99 in turn 1.");
    // Before points are typed none has no play.
    table.keys("1");
    table.key(Key::Enter);
    table.see("Type the points: the plays of that score are offered here.");
    table.ask(C::ClearSlip);
    let events = table.events();
    let csv = folder.path().join("a.csv");
    let heading = "turn;player;name;position;word;points;late;fault;mistakes\n";
    for (line, why) in [
        ("2;1;;H7;CASA;8;false;;", "the time of the turn is not over here: table 1, turn 2"),
        ("1;9;;H7;CASA;8;false;;", "the player is not in the game in that turn: table 9, turn 1"),
        ("100;1;;H7;CASA;8;false;;", "The turn belongs here, from 1 to 99."),
    ] {
        fs::write(&csv, format!("{heading}{line}\n")).unwrap();
        table.ask(UserCommand::Ask(Question::from(Q::TakeInSlips)));
        table.answer(Entry::SheetsFile, &csv.display().to_string());
        table.see(why);
        table.ask(UserCommand::Cancel);
    }
    // There are 99 turns at most, and the notice is five.
    for (number, why) in [
        ("100", "There is no turn 100: turns are numbered 1 to 99."),
        ("nine", "Type the number of a turn."),
        ("4", "The last turn is announced ahead: turn 5 at the earliest."),
    ] {
        table.ask(UserCommand::Ask(Question::from(Q::LastTurn)));
        table.answer(Own::Turn.into(), number);
        table.see(why);
        table.ask(UserCommand::Cancel);
    }
    assert_eq!(table.events(), events);
}

/// Whether a text speaks of rounds.
fn of_rounds(text: &str) -> bool {
    // Other games that could be chosen, and a rehearsal of one, have them.
    if text == "Anagram rounds" || text.starts_with("Rehearsal: ") {
        return false;
    }
    let mut words = text.split(|sign: char| !sign.is_alphabetic());
    words.any(|word| ["round", "rounds"].contains(&word.to_lowercase().as_str()))
}

/// Every string in what is shown.
fn strings(value: &serde_json::Value, found: &mut Vec<String>) {
    match value {
        serde_json::Value::String(text) => found.push(text.clone()),
        serde_json::Value::Array(all) => {
            for one in all {
                strings(one, found);
            }
        }
        serde_json::Value::Object(all) => {
            for one in all.values() {
                strings(one, found);
            }
        }
        _ => {}
    }
}

/// What is seen in every place, in the palette, among the keys and in every question that can be asked, and what the
/// hall sees where it is chosen.
fn walk(table: &mut Table, when: &str) -> Vec<String> {
    let (mut found, mut seen) = (Vec::new(), Vec::new());
    let mut look = |table: &Table, of: &str| {
        let said = table.texts().into_iter().filter(|text| of_rounds(text));
        found.extend(said.map(|text| format!("{when}, {of}: {text}")));
    };
    for place in PLACES {
        table.ask(UserCommand::Go(*place));
        look(table, &format!("{place:?}"));
        table.ask(UserCommand::ShowKeys);
        look(table, &format!("keys of {place:?}"));
        table.ask(UserCommand::Cancel);
    }
    table.ask(UserCommand::OpenPalette);
    look(table, "palette");
    table.ask(UserCommand::Type(Entry::Palette, "hall".to_owned()));
    look(table, "palette of the hall");
    table.ask(UserCommand::Cancel);
    for command in listed(FormatName::Duplicate) {
        if matches!(command, UserCommand::Ask(_)) {
            let of = format!("{command:?}");
            table.ask(command);
            look(table, &of);
            table.ask(UserCommand::Cancel);
        }
    }
    for pinned in [
        Pinned::Welcome,
        Pinned::Standings(HallStandings::Complete),
        Pinned::Standings(HallStandings::Latest),
        Pinned::Auto,
    ] {
        let of = format!("the hall with {pinned:?}");
        table.ask(UserCommand::Pin(pinned));
        look(table, &of);
        let mut said = Vec::new();
        strings(&serde_json::to_value(table.hall()).unwrap(), &mut said);
        seen.extend(said.into_iter().filter(|it| of_rounds(it)).map(|it| format!("{of}: {it}")));
    }
    found.extend(seen);
    found
}

#[test]
fn a_turn_is_called_a_round_nowhere() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = english(&folder.path().join("a.eforos"));
    let mut found = walk(&mut table, "before the first letters");
    table.ask(UserCommand::Go(Place::Game));
    played(&mut table);
    found.extend(walk(&mut table, "after a turn"));
    assert!(found.is_empty(), "{found:#?}");
}

/// Players that were typed in the form are added while it is asked who sits at the desk: the keyboard is the question's.
#[test]
fn whoever_sits_down_types_their_name() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::of_nobody(&folder.path().join("a.eforos"));
    assert_eq!(table.contest().common.players.len(), 4);
    table.keys("Maria");
    table.key(Key::Enter);
    assert_eq!(table.shell().desk.person.name, "Maria", "{:#?}", table.texts());
}
