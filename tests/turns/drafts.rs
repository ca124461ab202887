//! A slip that is begun is never lost: it is left for another and comes back, it comes back after the program was
//! killed, and it is gone once it is saved or thrown away.

use std::path::PathBuf;

use eforos::commands::Place;
use eforos::commands::formats::duplicate::{Command, Entry as Own};
use eforos::domain::contest::draft::Draft;
use eforos::domain::formats::duplicate::game::{Fault, Hand};
use eforos::views::desk::formats::duplicate::Name;
use egui::Key;

use super::table::{Table, player, turn};

const LETTERS: &str = "AACSTRE";

struct Begun {
    table: Table,
    path: PathBuf,
    _folder: tempfile::TempDir,
}

/// The time of turn 1 is over and its slips are collected: the keyboard waits for a table.
fn slips() -> Begun {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    let mut table = Table::laid(&path);
    table.play(1, LETTERS);
    table.ctrl(Key::Num3);
    assert_eq!(table.place(), Place::Slips);
    Begun { table, path, _folder: folder }
}

fn typed(table: &Table) -> [String; 4] {
    [Own::Table, Own::Position, Own::Word, Own::Points]
        .map(|entry| table.shell().desk.text(entry.into()).to_owned())
}

/// The slip of a table, its points and its play typed, nothing saved.
fn begin(table: &mut Table, number: &str) {
    table.keys(number);
    table.key(Key::Enter);
    table.keys("77");
    table.key(Key::Enter);
    table.keys("h7");
    table.key(Key::Enter);
    table.keys("casa");
}

fn drafts(table: &Table) -> Vec<Draft> {
    table.shell().session().unwrap().drafts().to_vec()
}

#[test]
fn one_that_is_left_for_another_comes_back() {
    let Begun { mut table, _folder, .. } = slips();
    begin(&mut table, "2");
    table.ctrl(Key::L);
    table.ask(Command::ToggleFault(Fault::TwoPlays));
    // Another slip is taken from the table of players: nothing hinders it, nothing is lost.
    table.ask(Command::TakeSlip(turn(1), player(4)));
    assert_eq!(typed(&table), ["4", "", "", ""], "{:#?}", table.texts());
    assert_eq!(drafts(&table), [Draft { round: turn(1), player: Some(player(2)) }]);
    table.see("Masa 2, turul 1: început");
    // Looked at from another place, and from another turn's slips, it still is there.
    table.ctrl(Key::Num7);
    table.see("fluturașul jucătorului 2 din turul 1 se introduce acum");
    table.ctrl(Key::Num3);
    table.ask(Command::TakeSlip(turn(1), player(2)));
    assert_eq!(typed(&table), ["2", "h7", "casa", "77"]);
    let ticks = table.shell().desk.own.duplicate.slip.as_ref().unwrap().ticks;
    assert_eq!((ticks.hand, ticks.fault), (Hand::NotRaised, Some(Fault::TwoPlays)));
    // Saved, nothing is left of it.
    table.ctrl(Key::Enter);
    assert_eq!(table.keyed(1, 2).written().word, "CASA");
    assert_eq!(drafts(&table), []);
    // Its table is typed: it is as it was saved.
    table.keys("2");
    table.key(Key::Enter);
    assert_eq!(typed(&table), ["2", "H7", "CASA", "77"]);
}

#[test]
fn a_kill_takes_no_key_of_it() {
    let Begun { mut table, path, _folder } = slips();
    begin(&mut table, "3");
    table.wait_ms(1_000);
    let mut table = table.killed(&path, &path.with_file_name("b.eforos"));
    table.ctrl(Key::Num3);
    assert_eq!(typed(&table), ["3", "h7", "casa", "77"], "{:#?}", table.texts());
    table.ctrl(Key::Enter);
    assert_eq!(table.keyed(1, 3).written().points, Some(77));
    assert_eq!(drafts(&table), []);
}

#[test]
fn a_new_version_that_was_begun_comes_back_and_goes_with_its_answer() {
    let Begun { mut table, path, _folder } = slips();
    begin(&mut table, "1");
    table.ctrl(Key::Enter);
    table.ask(Command::TakeSlip(turn(1), player(1)));
    table.ask(eforos::commands::UserCommand::Type(Own::Points.into(), "8".to_owned()));
    table.wait_ms(1_000);
    let mut table = table.killed(&path, &path.with_file_name("b.eforos"));
    table.ctrl(Key::Num3);
    table.ask(Command::TakeSlip(turn(1), player(1)));
    assert_eq!(typed(&table), ["1", "H7", "CASA", "8"]);
    table.ctrl(Key::Enter);
    table.answer(eforos::commands::Entry::Reason, "pe hârtie scrie 8");
    assert_eq!(table.keyed(1, 1).written().points, Some(8), "{:#?}", table.texts());
    assert_eq!(drafts(&table), []);
}

#[test]
fn a_slip_that_is_missing_since_a_turn_before_does_not_take_the_keyboard() {
    let Begun { mut table, _folder, .. } = slips();
    for number in ["1", "2", "3"] {
        table.slip(number, "8", "H7", "CASA");
    }
    // The fourth is still to be keyed: the top is settled without it.
    table.ctrl(Key::Num4);
    table.space();
    table.space();
    for _ in 0..3 {
        table.space();
    }
    table.ctrl(Key::Num2);
    let kept = table.contest().game.kept(turn(2)).len();
    let letters: String = "OIMNDLP".chars().take(7 - kept).collect();
    table.play(2, &letters);
    table.ctrl(Key::Num3);
    assert_eq!(table.shell().desk.own.duplicate.slip.as_ref().unwrap().turn, turn(2));
    table.see("Turul 2: 0 din 4");
}

#[test]
fn cleared_it_is_thrown_away() {
    let Begun { mut table, _folder, .. } = slips();
    begin(&mut table, "2");
    table.wait_ms(1_000);
    assert_eq!(drafts(&table).len(), 1);
    table.ask(Command::ClearSlip);
    assert_eq!(typed(&table), ["2", "", "", ""]);
    assert_eq!(drafts(&table), []);
}

#[test]
fn what_is_typed_before_its_table_is_kept_and_gets_its_name() {
    let Begun { mut table, path, _folder } = slips();
    table.ask(Command::NamelessSlip);
    table.keys("h7");
    table.key(Key::Enter);
    table.keys("casa");
    table.wait_ms(1_000);
    assert_eq!(drafts(&table), [Draft { round: turn(1), player: None }]);
    let mut table = table.killed(&path, &path.with_file_name("b.eforos"));
    table.ctrl(Key::Num3);
    assert_eq!(typed(&table)[1..3], ["h7", "casa"]);
    let slip = || table.shell().desk.own.duplicate.slip.clone().unwrap();
    assert_eq!(slip().name, Name::Nameless);
    // The table is found after all.
    table.ask(eforos::commands::UserCommand::Type(Own::Table.into(), "4".to_owned()));
    table.ask(Command::TakeTable);
    table.wait_ms(1_000);
    assert_eq!(drafts(&table), [Draft { round: turn(1), player: Some(player(4)) }]);
    table.ctrl(Key::Enter);
    assert_eq!(table.keyed(1, 4).written().word, "CASA");
    assert_eq!(drafts(&table), []);
}

#[test]
fn what_is_typed_without_a_table_writes_over_no_slip_that_is_begun() {
    let Begun { mut table, _folder, .. } = slips();
    begin(&mut table, "2");
    table.ask(Command::NamelessSlip);
    table.keys("a1");
    table.ask(eforos::commands::UserCommand::Type(Own::Table.into(), "2".to_owned()));
    table.ask(Command::TakeTable);
    table.see("Fluturașul mesei 2 este început deja");
    table.ask(Command::TakeSlip(turn(1), player(2)));
    assert_eq!(typed(&table), ["2", "h7", "casa", "77"]);
}

#[test]
fn a_hand_and_its_slip_are_one_action_and_one_undo() {
    let Begun { mut table, _folder, .. } = slips();
    begin(&mut table, "2");
    table.ctrl(Key::L);
    let before = table.events();
    table.ctrl(Key::Enter);
    assert_eq!(table.events(), before + 2);
    let hand = |table: &Table| table.contest().game.turn(turn(1)).unwrap().place(player(2)).hand;
    assert_eq!(hand(&table), Hand::NotRaised);
    let is_keyed = |table: &Table| table.contest().game.slip_at(turn(1), player(2)).is_some();
    assert!(is_keyed(&table));
    table.ask(eforos::commands::UserCommand::Undo);
    table.ask(eforos::commands::UserCommand::Confirm);
    assert_eq!((is_keyed(&table), hand(&table)), (false, Hand::Raised), "{:#?}", table.texts());
    assert_eq!(table.events(), before + 3, "one undo");

    // A new version and the hand, too.
    table.ask(Command::TakeSlip(turn(1), player(2)));
    for (entry, text) in [(Own::Position, "H7"), (Own::Word, "CASA"), (Own::Points, "8")] {
        table.ask(eforos::commands::UserCommand::Type(entry.into(), text.to_owned()));
    }
    table.ctrl(Key::Enter);
    table.ask(Command::TakeSlip(turn(1), player(2)));
    table.ask(eforos::commands::UserCommand::Type(Own::Word.into(), "CASE".to_owned()));
    table.ctrl(Key::L);
    table.ctrl(Key::Enter);
    table.answer(eforos::commands::Entry::Reason, "citit greșit");
    assert_eq!(
        (table.keyed(1, 2).written().word.as_str(), hand(&table)),
        ("CASE", Hand::NotRaised)
    );
    table.ask(eforos::commands::UserCommand::Undo);
    table.ask(eforos::commands::UserCommand::Confirm);
    assert_eq!((table.keyed(1, 2).written().word.as_str(), hand(&table)), ("CASA", Hand::Raised));
}
