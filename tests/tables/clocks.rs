//! The clock of a table by its two keys: sides in turn, holds with their reason, below zero, a kill, the overtime that
//! its result proposes, the timer of turns.

use std::sync::atomic::Ordering;

use eforos::app::playing::Playing as _;
use eforos::app::sound::Tone;
use eforos::commands::formats::classic::{Entry as Typed, Question as Q, Shown, Stop};
use eforos::commands::{Entry, Place, UserCommand};
use eforos::domain::clock::Moment;
use eforos::domain::formats::classic::state::Outcome;
use eforos::domain::formats::classic::timed::Ticking;
use eforos::language::Language;
use eforos::screens::formats::classic::TableScene;
use egui::Key;

use super::desk::Desk;

const PLAYERS: &str = "Anna Puig\nBiel Roca\nCarla Mas\nDídac Font";

/// Round 1 was shown: by LLISCA (1) or CUSCA (0).
fn shown(rules: usize) -> Desk {
    let mut desk = Desk::laid(Language::Catalan, rules, PLAYERS);
    desk.ask(UserCommand::Go(Place::Rounds));
    desk.space();
    desk.line("ocell");
    desk.space();
    desk.space();
    desk
}

/// What each side has left.
fn left(desk: &Desk) -> Vec<i64> {
    let session = desk.shell().session().unwrap();
    let clock = desk.contest().game.table_clock.clone().unwrap();
    match clock.ticking {
        Ticking::Chess(sides) => {
            (0..sides.len()).map(|side| sides.remaining_ms(side, session.now()).unwrap()).collect()
        }
        Ticking::Turn { timer, .. } => vec![timer.turn().remaining_ms(session.now())],
    }
}

fn chess(desk: &mut Desk) {
    desk.key(Key::F2);
    desk.see("Quin rellotge");
    desk.click("Rellotge d’escacs");
    let begins = desk.seats(1, 1)[0];
    let name = desk.contest().common.players[&begins].name.clone();
    // It stands in the list of tables, too: the question's own is the last.
    let buttons = desk.texts().into_iter().filter(|text| *text == name).count();
    assert!(buttons > 1, "{:#?}", desk.texts());
    desk.click_last(&name);
    desk.key(Key::Enter);
    assert!(desk.contest().game.table_clock.is_some(), "{:#?}", desk.texts());
}

#[test]
fn sides_run_in_turn_by_one_key_and_what_is_over_is_proposed_with_the_result() {
    let mut desk = shown(1);
    chess(&mut desk);
    let full = 25 * 60_000;
    assert_eq!(left(&desk), [full, full]);
    assert!(matches!(desk.hall(), Some(TableScene::ChessClock { .. })), "{:?}", desk.hall());
    desk.wait_ms(10_000);
    desk.key(Key::F2);
    assert_eq!(left(&desk), [full - 10_000, full]);
    // Somebody calls the arbiter: the time stands from the key on, and the hall is told.
    desk.wait_ms(5_000);
    desk.key(Key::F3);
    desk.wait_ms(60_000);
    assert_eq!(left(&desk), [full - 10_000, full - 5_000]);
    let Some(TableScene::ChessClock { held, .. }) = desk.hall() else { panic!("a clock") };
    assert!(!held.is_empty());
    desk.key(Key::F2);
    assert_eq!(left(&desk), [full - 10_000, full - 5_000], "on from where it stood, no other side");
    // A typed letter is no key of the clock, and its key acts in every place.
    desk.ctrl(Key::Num3);
    desk.wait_ms(1_000);
    desk.key(Key::F2);
    assert_eq!(left(&desk), [full - 10_000, full - 6_000]);
    // The first side goes on below zero: 2:10 over.
    desk.wait_ms(full - 10_000 + 130_000);
    assert_eq!(left(&desk), [-130_000, full - 6_000]);
    desk.ctrl(Key::Num2);
    desk.see("+2:10");
    desk.see("−30");
    desk.ask(UserCommand::from(Q::StopTable));
    desk.key(Key::Enter);
    assert!(desk.contest().game.table_clock.is_none(), "{:#?}", desk.texts());
    // The result of its table comes with it, and costs 30.
    desk.ask(UserCommand::Go(Place::Results));
    assert_eq!(desk.shell().desk.text(Typed::Over(0).into()), "2:10");
    desk.type_into(Typed::Raw(0), "402");
    desk.type_into(Typed::Raw(1), "371");
    desk.see("402 − 30");
    desk.ctrl(Key::Enter);
    // Nobody noted how it ended: it is asked.
    desk.key(Key::Enter);
    assert!(desk.outcome(1, 1) != Outcome::Open, "{:#?}", desk.texts());
    desk.close();
    let told = desk.eforos(&["export"]);
    assert!(told.contains("\"over_ms\": 130000") || told.contains("\"over_ms\":130000"), "{told}");
    desk.eforos(&["verify"]);
}

#[test]
fn after_a_kill_it_stands_at_the_last_certain_moment_until_it_is_confirmed_or_set() {
    let full = 25 * 60_000;
    let mut desk = shown(1);
    chess(&mut desk);
    desk.wait_ms(10_000);
    desk.key(Key::F2);
    desk.wait_ms(40_000);
    let mut desk = desk.killed(20_000);
    desk.ask(UserCommand::Go(Place::Rounds));
    // The last that is certain is the press; what came after it is only by the wall clock.
    desk.see("25:00");
    desk.see("24:50");
    desk.see("l’últim moment segur");
    let Some(TableScene::ChessClock { clock, held, .. }) = desk.hall() else { panic!("a clock") };
    assert!(!clock.is_running() && !held.is_empty());
    assert_eq!(clock.remaining_ms(1, desk.shell().session().unwrap().now()), Some(full));
    // No key presses it before somebody says what is so.
    let events = desk.events();
    desk.key(Key::F2);
    desk.key(Key::F3);
    assert_eq!(desk.events(), events, "{:#?}", desk.texts());
    desk.space();
    assert_eq!(left(&desk), [full - 10_000, full - 60_800], "it ran on, by the wall clock");
    // Killed again, it is set.
    let mut desk = desk.killed(60_000);
    desk.ask(UserCommand::from(Q::SetTable(1)));
    desk.type_into(Entry::Time, "23:00");
    desk.type_into(Entry::Reason, "rellotge de reserva");
    desk.ask(UserCommand::Confirm);
    assert_eq!(left(&desk)[1], 23 * 60_000, "{:#?}", desk.texts());
    desk.wait_ms(1_000);
    desk.key(Key::F2);
    assert_eq!(left(&desk), [full - 10_000, 23 * 60_000 - 1_000]);
    desk.ask(UserCommand::from(Q::SetTable(0)));
    desk.type_into(Entry::Time, "−1:30");
    desk.type_into(Entry::Reason, "acord de tots dos");
    desk.ask(UserCommand::Confirm);
    assert_eq!(left(&desk)[0], -90_000, "{:#?}", desk.texts());
    desk.ask(UserCommand::from(Q::StopTable));
    desk.key(Key::Enter);
    desk.close();
    desk.eforos(&["verify"]);
    let told = desk.eforos(&["log"]);
    assert!(told.contains("rellotge de reserva"), "{told}");
}

#[test]
fn a_turn_is_timed_anew_by_one_key_and_is_heard_as_it_ends() {
    let mut desk = shown(0);
    desk.key(Key::F2);
    // Two minutes are the only clock of four seats: who begins is all that is asked.
    let begins = desk.seats(1, 1)[0];
    let name = desk.contest().common.players[&begins].name.clone();
    desk.click_last(&name);
    desk.key(Key::Enter);
    assert_eq!(left(&desk), [120_000], "{:#?}", desk.texts());
    assert!(matches!(desk.hall(), Some(TableScene::TurnTimer { .. })), "{:?}", desk.hall());
    desk.heard();
    desk.wait_ms(50_000);
    desk.key(Key::F2);
    assert_eq!(left(&desk), [120_000]);
    assert_eq!(desk.heard(), []);
    desk.wait_ms(91_000);
    assert_eq!(desk.heard().len(), 1, "30 seconds are left");
    desk.wait_ms(20_000);
    assert_eq!(desk.heard().len(), 1, "10 seconds are left");
    desk.wait_ms(12_000);
    assert_eq!(desk.heard(), [Tone::End]);
    assert_eq!(left(&desk), [0], "nothing ends by itself");
    desk.key(Key::F2);
    assert_eq!(left(&desk), [120_000]);
    // Held for a reason of the list, by the menu or the palette.
    desk.ask(eforos::commands::formats::classic::Command::HoldTable(Stop::Overdraw));
    desk.wait_ms(30_000);
    assert_eq!(left(&desk), [120_000]);
    // Closing asks while it runs, and not while it stands.
    desk.key(Key::F2);
    desk.ask(UserCommand::CloseCompetition);
    assert!(desk.shell().desk.question.is_some());
    desk.ask(UserCommand::Cancel);
    assert_eq!(desk.time.load(Ordering::Relaxed) % 100, 0);
}

#[test]
fn a_turn_is_timed_at_no_table_and_nothing_of_it_is_recorded() {
    let mut desk = Desk::laid(Language::Catalan, 0, PLAYERS);
    desk.ask(UserCommand::Go(Place::Rounds));
    let events = desk.events();
    let timer = UserCommand::Pin(Shown::Timer.into());
    desk.ask(timer);
    let left = |desk: &Desk| {
        let Some(TableScene::TurnTimer { time, .. }) = desk.hall() else {
            panic!("{:?}", desk.hall())
        };
        time.remaining_ms(desk.shell().session().unwrap().now())
    };
    assert_eq!(left(&desk), 120_000);
    desk.wait_ms(95_000);
    assert_eq!(left(&desk), 25_000);
    // One key begins the next turn.
    desk.key(Key::F2);
    assert_eq!(left(&desk), 120_000, "{:?}", desk.shell().desk.question);
    let game = &desk.contest().game;
    let pinned = eforos::commands::Pinned::from(Shown::Timer);
    let at = |ms: i64| {
        let now = desk.shell().session().unwrap().now();
        Moment { elapsed_ms: now.elapsed_ms + ms, wall_ms: now.wall_ms + ms, ..now }
    };
    let heard = |ms| -> Vec<(i64, i64)> {
        let alerts = game.alerts_shown((&pinned, Some(at(0))), at(ms));
        alerts.iter().map(|alert| (alert.left_ms, alert.in_ms)).collect()
    };
    assert_eq!(heard(0), [(30_000, 90_000), (10_000, 110_000), (0, 120_000)]);
    assert_eq!(heard(100_000), [(10_000, 10_000), (0, 20_000)]);
    assert_eq!(heard(120_001), []);
    assert_eq!(desk.events(), events);
    // Where no turn is timed there is none.
    let polish = Desk::laid(Language::Polish, 2, "Ala Żak\nBartek Łoś");
    let now = polish.shell().session().unwrap().now();
    assert_eq!(polish.contest().game.alerts_shown((&pinned, Some(now)), now), []);
}
