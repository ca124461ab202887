//! Whole games by keys: turns, what the rules forbid, the demonstration board, a game from a file, the result that
//! follows; and results from another computer.

use std::path::Path;
use std::process::Command as Process;

use eforos::commands::formats::classic::{Command as Own, Entry as Typed, Question as Q, Shown};
use eforos::commands::{Entry, Pinned, Place, UserCommand};
use eforos::domain::formats::classic::state::Outcome;
use eforos::language::Language;
use eforos::screens::formats::classic::TableScene;
use egui::Key;
use serde_json::Value;

use super::desk::{Desk, round, table};

const CATALAN: &str = "Anna Puig\nBiel Roca\nCarla Mas\nDídac Font";
const POLISH: &str = "Ala Żak\nBartek Łoś";

/// Round 1 was shown, and its first table lies on the desk with its whole game.
fn recording(language: Language, rules: usize, players: &str) -> Desk {
    let mut desk = Desk::laid(language, rules, players);
    desk.ask(UserCommand::Go(Place::Rounds));
    desk.space();
    desk.line("ocell");
    desk.space();
    desk.space();
    desk.ask(Own::TakeTable(round(1), table(1)));
    desk.ctrl(Key::G);
    desk
}

fn turns(desk: &Desk) -> usize {
    desk.contest().game.table_at(round(1), table(1)).unwrap().turns.len()
}

fn take_in(desk: &mut Desk, path: &Path) {
    desk.ask(UserCommand::from(Q::TakeIn));
    desk.type_into(Entry::SheetsFile, &path.display().to_string());
    desk.ask(UserCommand::Confirm);
}

#[test]
fn turns_are_typed_and_the_hall_sees_the_board_and_no_rack() {
    let mut desk = recording(Language::Catalan, 1, CATALAN);
    // Nobody said who begins.
    desk.line("8H QUADRE");
    assert_eq!(turns(&desk), 0);
    let begins = desk.seats(1, 1)[0];
    let name = desk.contest().common.players[&begins].name.clone();
    desk.click_last(&name);
    // QU 8, A, D doubled, R, E, and the centre doubles: 28 by the specification.
    desk.see("QUADRE 28");
    desk.type_into(Typed::TurnRack, "QUADRETSA");
    desk.ask(Own::RecordTurn(None));
    assert_eq!(turns(&desk), 0, "eight tiles are no rack: it is asked");
    desk.ask(UserCommand::Cancel);
    desk.type_into(Typed::TurnRack, "QUADRETS");
    desk.ask(Own::RecordTurn(None));
    assert_eq!(turns(&desk), 1, "{:#?}", desk.texts());
    let Some(TableScene::Board { seats, bag, turns: told, .. }) = desk.hall() else {
        panic!("{:?}", desk.hall())
    };
    assert_eq!((seats[0].scored.as_str(), seats[1].turn), ("28", true));
    assert!(told[0].said.contains("QUADRE") && bag.contains("81"), "{told:?} {bag}");
    let scene = format!("{:?}", desk.hall());
    assert!(!scene.contains("QUADRETS"), "the rack is nobody's to see");
    // An exchange is told as a number, whatever was typed.
    desk.line("-ESTA");
    let scene = format!("{:?}", desk.hall());
    assert!(scene.contains("canvi: 4") && !scene.contains("ESTA"), "{scene}");
    // A word that touches nothing is asked, and then marked.
    desk.line("1A SOL");
    assert_eq!(turns(&desk), 2);
    desk.key(Key::Enter);
    assert_eq!(turns(&desk), 3, "{:#?}", desk.texts());
    // Another letter than lies there is refused, with its square.
    desk.line("8H TADRE");
    assert_eq!(turns(&desk), 3);
    desk.see("8H");
    // As a sheet has it, by the tile: what is to be typed is told.
    desk.line("9C QADRE");
    assert_eq!(turns(&desk), 3);
    desk.see("escriviu QU");
    // The pass, and the third turn revised with a reason; the total follows.
    desk.ask(Own::LeaveTurn);
    desk.line("-");
    assert_eq!(turns(&desk), 4);
    desk.ask(Own::TakeTurn(3));
    desk.type_into(Typed::Turn, "9L SOL");
    desk.ask(Own::RecordTurn(None));
    desk.line("mal llegit");
    let game = desk.contest().game.table_at(round(1), table(1)).unwrap().clone();
    assert_eq!(
        (game.turns[2].text.at.as_str(), game.turns.len()),
        ("9L", 4),
        "{:#?}",
        desk.texts()
    );
    desk.ask(Own::WriteGame);
    let written = desk.path.with_file_name("day r1 t1.gcg");
    desk.close();
    let out = Process::new(env!("CARGO_BIN_EXE_eforos"))
        .args(["gcg", &written.display().to_string(), "--rules", "ca-llisca", "--json"])
        .output()
        .unwrap();
    let told: Value = serde_json::from_slice(&out.stdout).unwrap();
    assert_eq!(told["plays"], 2, "{told}");
    desk.eforos(&["verify"]);
    assert!(desk.eforos(&["log"]).contains("mal llegit"));
}

#[test]
fn a_published_game_is_taken_in_and_its_result_follows() {
    let mut desk = recording(Language::Polish, 2, POLISH);
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/gcg/polish_endgame.gcg");
    take_in(&mut desk, &file);
    desk.ask(UserCommand::Confirm);
    assert!(turns(&desk) >= 43, "{:#?}", desk.texts());
    desk.ask(UserCommand::Pin(Pinned::from(Shown::Board(round(1), table(1)))));
    let Some(TableScene::Board { seats, .. }) = desk.hall() else { panic!("{:?}", desk.hall()) };
    let mut scored: Vec<&str> = seats.iter().map(|seat| seat.scored.as_str()).collect();
    scored.sort_unstable();
    assert_eq!(scored, ["301", "316"]);
    desk.ask(Own::ProposeResult);
    desk.ctrl(Key::Enter);
    let Outcome::Result(keyed) = desk.outcome(1, 1) else { panic!("{:#?}", desk.texts()) };
    let mut finals: Vec<i64> = keyed.result.seats.iter().map(|it| it.points.unwrap()).collect();
    finals.sort_unstable();
    assert_eq!(finals, [305, 312], "by the regulations of the tournament");
    desk.ask(Own::TakeTable(round(1), table(1)));
    desk.ask(Own::WriteGame);
    let written = desk.path.with_file_name("day r1 t1.gcg");
    desk.close();
    let out = Process::new(env!("CARGO_BIN_EXE_eforos"))
        .args(["gcg", &written.display().to_string(), "--rules", "pl-pinczow-2016", "--json"])
        .output()
        .unwrap();
    let told: Value = serde_json::from_slice(&out.stdout).unwrap();
    assert_eq!((told["plays"].as_u64(), told["taken_off"].as_u64()), (Some(43), Some(2)), "{told}");
    assert_eq!(told["differences"].as_array().unwrap().len(), 0);
    desk.eforos(&["verify"]);
}

#[test]
fn what_another_computer_has_keyed_comes_once_and_nothing_of_another_competition() {
    let shown = |players: &str| {
        let mut desk = Desk::laid(Language::Catalan, 1, players);
        desk.ask(UserCommand::Go(Place::Rounds));
        desk.space();
        desk.line("ocell");
        for _ in 0..4 {
            desk.space();
        }
        desk
    };
    let mut there = shown(CATALAN);
    there.line("402 371");
    there.line("300 310");
    there.ask(UserCommand::from(Q::EndClock));
    there.key(Key::Enter);
    there.close();
    let table_of = there.path.with_extension("csv");
    std::fs::write(&table_of, there.eforos(&["export", "--csv"])).unwrap();

    let mut here = shown(CATALAN);
    here.line("402 371");
    take_in(&mut here, &there.path);
    here.see("nous (1)");
    here.see("ja hi són (1)");
    let events = here.events();
    here.ask(UserCommand::Confirm);
    assert!(here.shell().desk.question.is_none(), "{:#?}", here.texts());
    assert_eq!(here.outcome(1, 2), outcome_of(&there.path, &here), "as it was keyed there");
    assert_eq!(here.events(), events + 2, "one action");
    // The same again: nothing is new, and Enter takes nothing in.
    take_in(&mut here, &table_of);
    here.see("No hi ha res de nou");
    let events = here.events();
    here.ask(UserCommand::Confirm);
    assert_eq!(here.events(), events);
    here.ask(UserCommand::Cancel);

    // What the other table has as a file of a spreadsheet comes to a fresh competition, too.
    let mut fresh = shown(CATALAN);
    take_in(&mut fresh, &table_of);
    fresh.see("nous (2)");
    fresh.ask(UserCommand::Confirm);
    assert_eq!(fresh.outcome(1, 1), fresh_outcome(&fresh, [402, 371]));
    fresh.ask(UserCommand::from(Q::EndClock));
    fresh.key(Key::Enter);
    fresh.close();
    fresh.eforos(&["verify"]);

    let mut other = shown("Pau\nPere\nPia\nPol");
    take_in(&mut other, &there.path);
    other.see("altra competició");
    assert!(matches!(other.outcome(1, 1), Outcome::Open));
}

/// What stands at the second table of a file, told by the one at the desk: it was keyed by somebody here.
fn outcome_of(path: &Path, desk: &Desk) -> Outcome {
    let out = Process::new(env!("CARGO_BIN_EXE_eforos"))
        .args(["export", &path.display().to_string(), "--json"])
        .output()
        .unwrap();
    let told: Value = serde_json::from_slice(&out.stdout).unwrap();
    let seats = told["rounds"][0]["games"][1]["seats"].as_array().unwrap();
    let finals: Vec<i64> = seats.iter().map(|seat| seat["final"].as_i64().unwrap()).collect();
    let Outcome::Result(mut keyed) = desk.outcome(1, 2) else { panic!("nothing came") };
    for (seat, points) in keyed.result.seats.iter_mut().zip(finals) {
        seat.points = Some(points);
    }
    Outcome::Result(keyed)
}

fn fresh_outcome(desk: &Desk, finals: [i64; 2]) -> Outcome {
    let Outcome::Result(mut keyed) = desk.outcome(1, 1) else { panic!("nothing came") };
    for (seat, points) in keyed.result.seats.iter_mut().zip(finals) {
        seat.points = Some(points);
    }
    Outcome::Result(keyed)
}
