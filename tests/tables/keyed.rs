//! Results as they are keyed: figures and ends by letters, a slip's code, what is doubtful, corrections, a second
//! person.

use eforos::commands::formats::classic::{Command as Own, Entry as Typed};
use eforos::commands::{Place, UserCommand};
use eforos::domain::formats::classic::rules::End;
use eforos::domain::formats::classic::state::Outcome;
use eforos::domain::lexicon::Digest;
use eforos::domain::person::Role;
use eforos::language::Language;
use eforos::print::formats::classic::code;
use egui::Key;

use super::desk::{Desk, round, table};

const PLAYERS: &str =
    "Anna Puig\nBiel Roca\nCarla Mas\nDídac Font\nElna Vila\nFerran Soler\nGal·la Coll\nHug Pons";

/// Round 1 is paired and shown, and its first table lies on the desk.
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

/// The final scores that stand at a table.
fn finals(desk: &Desk, at: u16) -> Vec<i64> {
    let game = &desk.contest().game;
    let keyed = game.table_at(round(1), table(at)).unwrap().result().unwrap();
    keyed.result.seats.iter().map(|seat| seat.points.unwrap()).collect()
}

#[test]
fn figures_give_the_final_scores_that_the_rules_say() {
    let mut desk = keying();
    desk.ctrl(Key::F);
    // 402 and 3 on the rack, 2:10 over; 371, and out: the letter is typed in the own field.
    desk.line("402");
    desk.line("3");
    desk.line("2:10");
    desk.line("371o");
    desk.see("369");
    desk.see("374");
    desk.see("402 − 3 − 30");
    desk.see("371 + 3");
    desk.see("guanya per 5");
    // Whoever went out has no rack: the time over is the last field.
    desk.key(Key::Enter);
    assert_eq!(finals(&desk, 1), [369, 374]);
    let game = &desk.contest().game;
    let result = &game.table_at(round(1), table(1)).unwrap().result().unwrap().result;
    assert_eq!((result.end, result.finisher), (Some(End::Out), Some(desk.seats(1, 1)[1])));
    // The next table is keyed in the same way.
    desk.see("Taula 2 · ronda 1");
    desk.line("301");
    desk.line("4");
    desk.line("");
    desk.line("299s");
    desk.line("2");
    desk.line("");
    assert_eq!(finals(&desk, 2), [297, 297]);
}

/// Whoever has tiles did not go out, wherever the letter is typed; of a tie both are named.
#[test]
fn the_empty_rack_went_out() {
    let mut desk = keying();
    desk.ctrl(Key::F);
    desk.line("400");
    desk.line("0");
    desk.line("");
    desk.line("350");
    desk.keys("12o");
    desk.key(Key::Enter);
    desk.key(Key::Enter);
    if desk.shell().desk.question.is_some() {
        desk.ask(UserCommand::Confirm);
    }
    assert_eq!(finals(&desk, 1), [412, 338]);
    let game = &desk.contest().game;
    let result = &game.table_at(round(1), table(1)).unwrap().result().unwrap().result;
    assert_eq!(result.finisher, Some(desk.seats(1, 1)[0]));
}

#[test]
fn what_is_doubtful_is_asked_and_what_the_rules_refuse_is_told() {
    let mut desk = keying();
    // A digit too many.
    desk.line("3880");
    let before = desk.events();
    desk.line("342");
    assert_eq!((desk.events(), desk.outcome(1, 1)), (before, Outcome::Open));
    desk.see("són estranys");
    desk.key(Key::Escape);
    assert_eq!(desk.outcome(1, 1), Outcome::Open);
    desk.type_into(Typed::Final(0), "388");
    desk.key(Key::Enter);
    desk.ask(Own::SaveResult);
    assert_eq!(finals(&desk, 1), [388, 342]);
    // The same scores at another table: the slip may lie at the wrong one.
    desk.line("342 388");
    assert_eq!(desk.outcome(1, 2), Outcome::Open);
    desk.see("La taula 1 té les mateixes puntuacions");
    // Said all the same.
    desk.key(Key::Enter);
    assert_eq!(finals(&desk, 2), [342, 388]);
    desk.see("Taula 3 · ronda 1");
    // What is no number saves nothing.
    desk.line("3-0");
    desk.line("200");
    assert_eq!(desk.outcome(1, 3), Outcome::Open);
}

#[test]
fn a_number_or_the_code_of_a_slip_leads_to_its_table() {
    let mut desk = keying();
    desk.type_into(Typed::Table, "3");
    desk.ask(Own::FindTable);
    desk.see("Taula 3 · ronda 1");
    let commitment: Digest = desk.contest().common.commitment.unwrap();
    let [high, low, ..] = *commitment.as_bytes();
    let own = u16::from_be_bytes([high, low]) % 1000;
    let of = |table_no, competition| code(table(table_no), round(1), competition).unwrap();
    desk.type_into(Typed::Table, &of(2, own));
    desk.ask(Own::FindTable);
    desk.see("Taula 2 · ronda 1");
    for wrong in [of(4, (own + 1) % 1000), "99".to_owned(), "123456789".to_owned()] {
        desk.type_into(Typed::Table, &wrong);
        desk.ask(Own::FindTable);
        desk.see(&wrong);
        desk.see("Taula 2 · ronda 1");
    }
}

#[test]
fn a_correction_asks_why_and_takes_the_confirmation_away() {
    let mut desk = keying();
    desk.line("388 342");
    assert_eq!(finals(&desk, 1), [388, 342]);
    desk.ask(UserCommand::TakeDesk("Laia Vidal".to_owned(), Role::Assistant));
    desk.ask(Own::TakeTable(round(1), table(1)));
    desk.ctrl(Key::E);
    let confirmed = |desk: &Desk| {
        let game = &desk.contest().game;
        game.table_at(round(1), table(1)).unwrap().result().unwrap().confirmed.clone()
    };
    assert_eq!(confirmed(&desk).map(|person| person.name), Some("Laia Vidal".to_owned()));
    // Nothing is overwritten by another number and Enter.
    desk.line("389");
    desk.line("342");
    assert_eq!(finals(&desk, 1), [388, 342], "it asks first");
    desk.see("388 : 342  →  389 : 342");
    desk.line("mal llegit");
    assert_eq!((finals(&desk, 1), confirmed(&desk)), (vec![389, 342], None));
}

/// Whoever looked at the slip confirmed figures that were not on the screen.
#[test]
fn nothing_is_confirmed_while_something_else_is_typed() {
    let mut desk = keying();
    desk.line("388 342");
    desk.ask(UserCommand::TakeDesk("Laia Vidal".to_owned(), Role::Assistant));
    desk.ask(Own::TakeTable(round(1), table(1)));
    desk.type_into(Typed::Final(0), "399");
    desk.ctrl(Key::E);
    let keyed = desk.contest().game.table_at(round(1), table(1)).unwrap().result().unwrap().clone();
    assert_eq!((finals(&desk, 1), keyed.confirmed), (vec![388, 342], None));
    desk.see("Aquí hi ha escrit una altra cosa");
    desk.type_into(Typed::Final(0), "388");
    desk.ctrl(Key::E);
    let keyed = desk.contest().game.table_at(round(1), table(1)).unwrap().result().unwrap();
    assert_eq!(keyed.confirmed.as_ref().unwrap().name, "Laia Vidal");
    // A number is no reason: it was the next table's.
    desk.type_into(Typed::Final(0), "389");
    desk.ask(Own::SaveResult);
    desk.line("5");
    assert_eq!(finals(&desk, 1), [388, 342]);
    desk.see("Això és un nombre");
}

#[test]
fn the_time_of_a_round_is_held_set_and_begun_again_by_its_keys() {
    let mut desk = keying();
    desk.ctrl(Key::Num2);
    let left = |desk: &Desk| {
        let session = desk.shell().session().unwrap();
        let clock = desk.contest().game.round_clock.clone().unwrap().countdown;
        (clock.is_running(), clock.remaining_ms(session.now()))
    };
    desk.wait_ms(60_000);
    desk.key(Key::P);
    desk.line("recompte");
    let (running, held) = left(&desk);
    assert!(!running && held < 3_600_000 - 60_000);
    desk.see("Reprèn el temps");
    desk.space();
    assert!(left(&desk).0);
    desk.key(Key::T);
    desk.line("41:20");
    desk.type_into(eforos::commands::Entry::Reason, "un tall de llum");
    desk.ask(UserCommand::Confirm);
    assert!((2_479_000..=2_480_000).contains(&left(&desk).1), "{:?}", left(&desk));
    desk.key(Key::R);
    desk.line("tothom torna a començar");
    assert!(left(&desk).1 > 3_599_000, "{:?}", left(&desk));
}

/// Keys that come faster than frames: however they fall into frames, what is keyed is the same.
#[test]
fn however_keys_fall_into_frames_the_results_are_the_same() {
    for chunk in [1, 2, 3, 5, usize::MAX] {
        let mut desk = keying();
        desk.ctrl(Key::F);
        // A rack is left, the time over is empty or not, who goes out types it in the own field.
        desk.burst("402↵3↵2:10↵371o↵↵301↵4↵↵299s↵2↵↵", chunk);
        assert_eq!(finals(&desk, 1), [369, 374], "{chunk} keys in a frame");
        assert_eq!(finals(&desk, 2), [297, 297], "{chunk} keys in a frame");
        desk.burst("^f388↵342↵", chunk);
        assert_eq!(finals(&desk, 3), [388, 342], "{chunk} keys in a frame");
        desk.burst("300 310↵", chunk);
        assert_eq!(finals(&desk, 4), [300, 310], "{chunk} keys in a frame");
    }
}
