//! A result or a turn that is begun is never lost: its table is left for another and it comes back, it comes back after
//! the program was killed, and it is gone once it is saved or thrown away.

use eforos::commands::formats::classic::{Command as Own, Entry as Typed};
use eforos::commands::{Place, UserCommand};
use eforos::domain::formats::classic::rules::End;
use eforos::domain::formats::classic::state::Outcome;
use eforos::language::Language;
use eforos::views::desk::formats::classic::Depth;
use egui::Key;

use super::desk::{Desk, round, table};

const PLAYERS: &str = "Anna Puig\nBiel Roca\nCarla Mas\nDídac Font";

/// Round 1 was shown, and its first table lies on the desk.
fn keying() -> Desk {
    let mut desk = Desk::laid(Language::Catalan, 1, PLAYERS);
    desk.ask(UserCommand::Go(Place::Rounds));
    desk.space();
    desk.line("ocell");
    for _ in 0..4 {
        desk.space();
    }
    assert_eq!(desk.place(), Place::Results, "{:#?}", desk.texts());
    desk
}

fn typed<const N: usize>(desk: &Desk, entries: [Typed; N]) -> [String; N] {
    entries.map(|entry| desk.shell().desk.text(entry.into()).to_owned())
}

fn figures(desk: &Desk) -> [String; 4] {
    typed(desk, [Typed::Raw(0), Typed::Rack(0), Typed::Over(0), Typed::Raw(1)])
}

fn drafts(desk: &Desk) -> usize {
    desk.shell().session().unwrap().drafts().len()
}

/// Figures of the first seat, the first digits of the second, an end, and who began.
fn begin(desk: &mut Desk) {
    desk.ctrl(Key::F);
    desk.line("402");
    desk.line("3");
    desk.line("2:10");
    desk.keys("37p");
    let begins = desk.seats(1, 1)[1];
    desk.ask(Own::ChooseBeginner(begins));
}

fn assert_begun(desk: &Desk) {
    assert_eq!(figures(desk), ["402", "3", "2:10", "37"], "{:#?}", desk.texts());
    let on_desk = desk.shell().desk.own.classic.table.clone().unwrap();
    assert_eq!((on_desk.round, on_desk.table), (round(1), table(1)));
    assert_eq!((on_desk.depth, on_desk.end), (Depth::Figures, Some(End::Passes)));
    assert_eq!(on_desk.beginner, Some(desk.seats(1, 1)[1]));
}

#[test]
fn one_that_is_left_for_another_table_or_place_comes_back() {
    let mut desk = keying();
    begin(&mut desk);
    desk.ask(Own::TakeTable(round(1), table(2)));
    assert_eq!(figures(&desk), ["", "", "", ""]);
    assert_eq!(drafts(&desk), 1);
    desk.see("…");
    // Another place, and back: the table that was looked at last; then the one that was begun.
    desk.ctrl(Key::Num5);
    desk.ctrl(Key::Num3);
    desk.ask(Own::TakeTable(round(1), table(1)));
    assert_begun(&desk);
    desk.type_into(Typed::Raw(1), "371");
    desk.ctrl(Key::Enter);
    assert!(matches!(desk.outcome(1, 1), Outcome::Result(_)), "{:#?}", desk.texts());
    assert_eq!(drafts(&desk), 0);
    desk.ask(Own::TakeTable(round(1), table(1)));
    assert_eq!(figures(&desk), ["402", "3", "2:10", "371"], "as it was saved");
}

#[test]
fn a_kill_takes_no_key_of_it() {
    let mut desk = keying();
    begin(&mut desk);
    desk.ask(Own::TakeTable(round(1), table(2)));
    desk.wait_ms(1_000);
    let mut desk = desk.killed(5_000);
    desk.ctrl(Key::Num3);
    assert_begun(&desk);
    desk.type_into(Typed::Raw(1), "371");
    desk.ctrl(Key::Enter);
    assert!(matches!(desk.outcome(1, 1), Outcome::Result(_)), "{:#?}", desk.texts());
    assert_eq!(drafts(&desk), 0);
}

#[test]
fn a_correction_that_is_begun_comes_back_until_it_is_thrown_away() {
    let mut desk = keying();
    desk.line("388 342");
    desk.ask(Own::TakeTable(round(1), table(1)));
    desk.type_into(Typed::Final(0), "38");
    desk.wait_ms(1_000);
    let mut desk = desk.killed(5_000);
    desk.ctrl(Key::Num3);
    assert_eq!(typed(&desk, [Typed::Final(0), Typed::Final(1)]), ["38", "342"]);
    desk.ask(Own::ClearResult);
    assert_eq!(typed(&desk, [Typed::Final(0), Typed::Final(1)]), ["388", "342"]);
    desk.ask(Own::TakeTable(round(1), table(2)));
    assert_eq!(drafts(&desk), 0);
    // What is typed to be as it stands is nothing begun.
    desk.ask(Own::TakeTable(round(1), table(1)));
    desk.type_into(Typed::Final(0), "38");
    desk.type_into(Typed::Final(0), "388");
    desk.ask(Own::TakeTable(round(1), table(2)));
    assert_eq!(drafts(&desk), 0);
}

#[test]
fn a_turn_that_is_typed_comes_back_beside_the_result() {
    let mut desk = keying();
    let begins = desk.seats(1, 1)[0];
    desk.ask(Own::ChooseBeginner(begins));
    desk.ctrl(Key::G);
    desk.keys("8H QUAD");
    desk.type_into(Typed::TurnRack, "QUADRETS");
    desk.wait_ms(1_000);
    let mut desk = desk.killed(5_000);
    desk.ctrl(Key::Num3);
    desk.ctrl(Key::G);
    assert_eq!(typed(&desk, [Typed::Turn, Typed::TurnRack]), ["8H QUAD", "QUADRETS"]);
    desk.ask(Own::TakeTable(round(1), table(2)));
    assert_eq!(typed(&desk, [Typed::Turn, Typed::TurnRack]), ["", ""]);
    desk.ask(Own::TakeTable(round(1), table(1)));
    desk.type_into(Typed::Turn, "8H QUADRE");
    desk.key(Key::Enter);
    let turns = |desk: &Desk| desk.contest().game.table_at(round(1), table(1)).unwrap().turns.len();
    assert_eq!(turns(&desk), 1, "{:#?}", desk.texts());
    // The result is saved while the next turn is typed: that goes on.
    desk.type_into(Typed::Turn, "9L SO");
    desk.ctrl(Key::G);
    desk.line("388 342");
    assert!(matches!(desk.outcome(1, 1), Outcome::Result(_)), "{:#?}", desk.texts());
    desk.ask(Own::TakeTable(round(1), table(1)));
    assert_eq!(typed(&desk, [Typed::Turn]), ["9L SO"]);
}

#[test]
fn what_was_typed_of_others_is_not_laid_before_who_sits_there_now() {
    let mut desk = keying();
    desk.line("388");
    desk.ask(UserCommand::Go(Place::Rounds));
    let (one, two) = (desk.seats(1, 1)[1], desk.seats(1, 2)[1]);
    desk.key(Key::X);
    desk.type_into(Typed::Two, &format!("{one} {two}"));
    desk.type_into(eforos::commands::Entry::Reason, "error");
    desk.ask(UserCommand::Confirm);
    assert_eq!(desk.seats(1, 1)[1], two, "{:#?}", desk.texts());
    desk.ask(Own::TakeTable(round(1), table(1)));
    assert_eq!(typed(&desk, [Typed::Final(0)]), [""]);
}
