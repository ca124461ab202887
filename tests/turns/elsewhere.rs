//! Slips that were keyed on a second computer, or stand in a table, taken into an open game.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicI64;

use eforos::commands::formats::duplicate::Question as Q;
use eforos::commands::{Entry, Question, UserCommand};
use eforos::domain::formats::duplicate::game::Hand;
use egui::Key;

use super::table::{Table, player, turn};

/// The question with a file: what it says once that was read.
fn read(table: &mut Table, file: &Path) {
    table.ask(UserCommand::Ask(Question::from(Q::TakeInSlips)));
    table.answer(Entry::SheetsFile, &file.display().to_string());
}

#[test]
fn slips_of_a_second_computer_and_of_a_table_are_taken_in() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.eforos");
    let copy = folder.path().join("b.eforos");
    let mut table = Table::laid(&file);
    table.play(1, "AACSTRE");
    for of in ["", "-wal"] {
        let with = |path: &Path| format!("{}{of}", path.display());
        if Path::new(&with(&file)).exists() {
            fs::copy(with(&file), with(&copy)).unwrap();
        }
    }
    // There Ana's slip is read in another way, Eva's is keyed, and Ion's hand was down.
    let mut other = Table::again(&copy, Arc::new(AtomicI64::new(900_000)));
    other.ctrl(Key::Num3);
    other.slip("1", "8", "H7", "CASA");
    other.slip("3", "8", "H5", "CASA");
    other.keys("4");
    other.key(Key::Enter);
    other.ctrl(Key::L);
    other.slip("4", "7", "H6", "CASE");
    assert_eq!(other.contest().game.slips().count(), 3, "{:#?}", other.texts());
    other.ask(UserCommand::CloseCompetition);
    drop(other);

    table.ctrl(Key::Num3);
    table.slip("1", "9", "H7", "CASA");
    table.slip("2", "8", "H7", "CASA");
    let before = table.events();
    // The game itself is no copy.
    read(&mut table, &file);
    table.see("este chiar această partidă");
    table.ask(UserCommand::Cancel);
    read(&mut table, &copy);
    table.see("2 · noi: masa 3, turul 1 · masa 4, turul 1");
    table.see("1 · diferă de fluturașul de aici, de decis: masa 1, turul 1");
    assert_eq!(table.events(), before, "reading writes nothing");
    table.ask(UserCommand::Confirm);
    assert_eq!(table.keyed(1, 3).written().position, "H5", "{:#?}", table.texts());
    assert_eq!(table.contest().game.turn(turn(1)).unwrap().place(player(4)).hand, Hand::NotRaised);
    assert!(table.contest().game.is_unsettled(turn(1), player(1)));
    assert_eq!(table.keyed(1, 1).written().points, Some(9), "nothing is replaced");
    // It is one action: one undo takes all of it back, and the slip of here stays.
    table.ask(UserCommand::Undo);
    table.ask(UserCommand::Confirm);
    let game = &table.contest().game;
    assert!(game.slip_at(turn(1), player(3)).is_none(), "{:#?}", table.texts());
    assert!(!game.is_unsettled(turn(1), player(1)));
    assert_eq!(game.slips().count(), 2);
    read(&mut table, &copy);
    table.ask(UserCommand::Confirm);
    assert!(table.contest().game.is_unsettled(turn(1), player(1)));
    // Once more it brings nothing.
    read(&mut table, &copy);
    table.see("3 · sunt deja aici");
    table.see("Nimic de preluat");
    table.ask(UserCommand::Cancel);

    // A table: another name, a turn that was not played, a player that is not there.
    let csv = folder.path().join("a.csv");
    let heading = "turn;player;name;position;word;points;late;fault;mistakes\n";
    let lines = "1;2;Eva;H7;CASA;8;false;;\n2;1;;H7;CASA;8;false;;\n1;9;;H7;CASA;8;false;;\n";
    fs::write(&csv, format!("{heading}{lines}")).unwrap();
    read(&mut table, &csv);
    table.see("numărul este acolo Eva, aici Dan: masa 2, turul 1");
    table.see("timpul turului nu s-a încheiat aici: masa 1, turul 2");
    table.see("jucătorul nu este în joc în acel tur: masa 9, turul 1");
    table.ask(UserCommand::Cancel);
    for (line, why) in [
        ("100;1;;H7;CASA;8;false;;", "Aici vine turul, de la 1 la 99."),
        ("1;1;;H7;CASA;12345;false;;", "de la 0 la 9999"),
        ("1;1;;H7;CASA;8;da;;", "mâna neridicată"),
        ("1;1;;H7;CASA;8;false;pătat;", "two_plays"),
        ("1;1;;H7;CASA;8;false;;points", "Aici vine table, turn"),
        ("1;1;;H7;CASA;8;false;;\n1;1;;H7;CASA;8;false;;", "alt fluturaș în același tur"),
    ] {
        fs::write(&csv, format!("{heading}{line}\n")).unwrap();
        read(&mut table, &csv);
        table.see(why);
        table.ask(UserCommand::Cancel);
    }
}
