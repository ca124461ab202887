//! A duplicate game played at the console by its keys: letters typed, announced, time, slips by table, points and a
//! digit, the top by its criteria, what the hall is told, sanctions, standings.

use std::time::Duration;

use eforos::commands::formats::duplicate::{Called, Command, Criterion, Entry as Own, Mode};
use eforos::commands::{Entry, Pinned, Place, UserCommand};
use eforos::domain::formats::duplicate::game::Hand;
use eforos::domain::formats::duplicate::turn::{Closing, Stage};
use eforos::screens::formats::duplicate::hall::TurnScene;
use eforos::screens::hall::Scene;
use egui::Key;
use egui_kittest::kittest::Queryable as _;

use super::table::{Table, player, turn};

/// The other tables handed in nothing in the first turn.
fn none_of_the_others(table: &mut Table) {
    for of in 2..=4 {
        table.ask(UserCommand::TakeSheet(turn(1), player(of)));
        table.ctrl(Key::D);
    }
}

#[test]
fn a_turn_is_played_by_its_keys() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::laid(&folder.path().join("a.eforos"));
    // The keyboard waits in the field: letters are no commands.
    table.keys("AEIOUAE");
    table.see("se respinge");
    table.key(Key::Enter);
    assert_eq!(table.contest().game.turn(turn(1)).unwrap().refused.len(), 1);
    table.play(1, "AACSTRE");
    assert!(matches!(table.hall(), Scene::Round(TurnScene::Collecting { collected: 4, .. })));

    // Slips: the first missing table is proposed, points and a digit take a play of the list.
    table.ctrl(Key::Num3);
    assert_eq!(table.place(), Place::Slips);
    let most = table.shell().desk.own.duplicate.plays[&turn(1)].most().unwrap();
    table.key(Key::Enter);
    table.keys(&most.to_string());
    table.key(Key::Enter);
    table.keys("1");
    table.ctrl(Key::Enter);
    let game = &table.contest().game;
    let (_, first) = game.slip_at(turn(1), player(1)).unwrap();
    assert_eq!(first.written().points, Some(most));
    assert!(!first.written().word.is_empty());
    // The next one is awaited; its table is typed over the proposal.
    assert_eq!(table.shell().desk.text(Own::Table.into()), "2");
    table.slip("3", "8", "H7", "CASA");
    let (_, third) = table.contest().game.slip_at(turn(1), player(3)).unwrap();
    assert_eq!(third.written().word, "CASA");
    // Who wrote it is offered first, and nothing is saved twice by a key that is pressed twice.
    table.ctrl(Key::Enter);
    assert!(table.contest().game.slips().count() == 2, "{:#?}", table.texts());
    table.see("Pe acest fluturaș nu scrie nimic");
    // A hand that was not raised, and a slip that was not handed in.
    table.keys("4");
    table.key(Key::Enter);
    table.ctrl(Key::L);
    table.keys("5");
    table.ctrl(Key::Enter);
    let four = table.contest().game.turn(turn(1)).unwrap().place(player(4));
    assert_eq!(four.hand, Hand::NotRaised, "{:#?}", table.texts());
    table.keys("2");
    table.key(Key::Enter);
    table.ctrl(Key::D);

    // The top: a criterion by its digit, Space chooses and announces.
    table.ctrl(Key::Num4);
    assert_eq!(table.place(), Place::Top);
    table.keys("5");
    assert!(table.shell().desk.own.duplicate.criteria.contains(&Criterion::MoreLetters));
    table.space();
    let top = table.contest().game.turn(turn(1)).unwrap().top.clone().unwrap();
    assert_eq!(top.criteria, [Criterion::MoreLetters]);
    table.space();
    assert_eq!(table.contest().game.turn(turn(1)).unwrap().closing, Closing::Announced);
    assert!(matches!(table.hall(), Scene::Round(TurnScene::Top(_))));
    // Ana alone has it: the hall is told of the solo by the next key.
    table.space();
    assert!(matches!(table.hall(), Scene::Round(TurnScene::Best { .. })), "{:#?}", table.texts());
    assert!(matches!(table.shell().desk.pinned, Pinned::Own(_)));

    // Sanctions: Ion’s play has nothing, and he is told.
    table.ctrl(Key::Num6);
    assert_eq!(table.place(), Place::Sanctions);
    table.see("Zerouri neanunțate: 1");
    table.keys("n");
    table.see("Zerouri neanunțate: 0");

    // Once it was told all it sees the board; the next letters bring it back to the game.
    table.ctrl(Key::Num2);
    table.space();
    assert!(
        matches!(table.hall(), Scene::Round(TurnScene::Letters { rack: None, .. })),
        "{:#?}",
        table.hall()
    );
    let kept = table.contest().game.kept(turn(2)).len();
    let letters: String = "OIMNDLP".chars().take(7 - kept).collect();
    table.keys(&letters);
    table.key(Key::Enter);
    table.space();
    assert_eq!(table.shell().desk.pinned, Pinned::Auto);
    assert!(matches!(table.hall(), Scene::Round(TurnScene::Letters { rack: Some(_), .. })));

    table.ctrl(Key::Num7);
    assert_eq!(table.place(), Place::Standings);
    table.see("Clasament după turul 1");
}

/// Enter did nothing once a digit had taken a play, and the number of the next table took another one.
#[test]
fn enter_saves_a_slip_whose_play_was_taken() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::laid(&folder.path().join("a.eforos"));
    table.play(1, "AACSTRE");
    table.ctrl(Key::Num3);
    table.burst("1↵8↵1↵2↵8↵1↵", usize::MAX);
    assert_eq!(table.keyed(1, 1).written(), table.keyed(1, 2).written());
    assert_eq!(table.shell().desk.text(Own::Table.into()), "3");
    // Typed whole, it is saved by Enter in the points, too.
    table.burst("3↵8↵0h7↵casa↵↵", usize::MAX);
    assert_eq!(table.keyed(1, 3).written().word, "CASA");
}

/// A slip that was looked at stayed on the desk, and those of the next turn were keyed over it.
#[test]
fn the_slips_of_the_turn_that_waits_are_keyed() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::laid(&folder.path().join("a.eforos"));
    table.play(1, "AACSTRE");
    table.ctrl(Key::Num3);
    table.slip("1", "8", "H7", "CASA");
    table.keys("2");
    table.key(Key::Enter);
    table.ctrl(Key::D);
    table.ask(UserCommand::TakeSheet(turn(1), player(1)));
    table.ctrl(Key::Num4);
    table.space();
    table.space();
    table.ctrl(Key::Num2);
    table.space();
    let kept = table.contest().game.kept(turn(2)).len();
    let letters: String = "OIMNDLP".chars().take(7 - kept).collect();
    table.play(2, &letters);
    table.ctrl(Key::Num3);
    let on_desk = table.shell().desk.own.duplicate.slip.clone().unwrap();
    assert_eq!(on_desk.turn, turn(2), "{:#?}", table.texts());
    // One that was said not to be handed in is not keyed by a slip of the hand.
    table.ask(UserCommand::TakeSheet(turn(1), player(2)));
    let before = table.events();
    table.keys("8");
    table.ctrl(Key::Enter);
    assert_eq!(table.events(), before);
    table.see("declarat nepredat");
    // And a number is no reason for another version.
    table.ask(UserCommand::TakeSheet(turn(1), player(1)));
    table.keys("0");
    table.ctrl(Key::Enter);
    table.keys("5");
    table.key(Key::Enter);
    assert_eq!(table.events(), before);
    table.see("Acesta e un număr");
}

/// With one slip of four read the hall was told of a solo, and its window went dark when another had as much.
#[test]
fn a_solo_is_told_once_every_slip_is_read_and_no_wall_goes_dark() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::laid(&folder.path().join("a.eforos"));
    table.play(1, "AACSTRE");
    table.ctrl(Key::Num3);
    table.slip("1", "8", "H7", "CASA");
    table.ctrl(Key::Num4);
    table.space();
    table.space();
    assert_eq!(table.contest().game.turn(turn(1)).unwrap().closing, Closing::Announced);
    let is_best = |table: &Table| matches!(table.to_call(), Some(Called::Best(_)));
    assert!(!is_best(&table), "three slips are not read");
    none_of_the_others(&mut table);
    assert!(is_best(&table));
    table.ask(Command::Call(Called::Best(turn(1))));
    assert!(matches!(table.hall(), Scene::Round(TurnScene::Best { .. })), "{:#?}", table.texts());
    // One is found after all, with the very same.
    table.ask(UserCommand::TakeSheet(turn(1), player(2)));
    table.ctrl(Key::D);
    for (entry, text) in [(Own::Points, "8"), (Own::Position, "H7"), (Own::Word, "CASA")] {
        table.ask(UserCommand::Type(entry.into(), text.to_owned()));
    }
    table.ctrl(Key::Enter);
    assert_eq!(table.keyed(1, 2).written().word, "CASA");
    assert!(matches!(table.hall(), Scene::Round(TurnScene::Top(_))), "{:#?}", table.hall());
}

#[test]
fn the_top_is_told_by_the_key_as_fast_as_the_arbiter_likes() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::laid(&folder.path().join("a.eforos"));
    table.ask(UserCommand::ToggleProjector);
    table.play(1, "AACSTRE");
    table.ctrl(Key::Num3);
    table.slip("1", "8", "H7", "CASA");
    none_of_the_others(&mut table);
    table.ctrl(Key::Num4);
    table.space();
    table.space();
    // Whether its position, its word are told, and whether more comes.
    let told = |table: &Table| match table.hall() {
        Scene::Round(TurnScene::Top(told)) => {
            (!told.position.is_empty(), !told.word.is_empty(), told.next_in_ms.is_some())
        }
        other => panic!("{other:?}"),
    };
    assert_eq!(told(&table), (false, false, true));
    // By itself after three seconds, by the key at once; nothing is written by it.
    let events = table.events();
    table.see("Spune sălii mai departe");
    table.space();
    assert_eq!(told(&table), (true, false, true));
    table.wait_ms(3_000);
    assert_eq!(told(&table), (true, true, true));
    table.space();
    assert_eq!(told(&table), (true, true, false));
    assert_eq!(table.events(), events);
    // Ana alone has it: then the solo, and then Game, where the next letters are typed.
    table.space();
    assert!(matches!(table.hall(), Scene::Round(TurnScene::Best { .. })), "{:#?}", table.texts());
    table.space();
    assert_eq!((table.place(), table.events()), (Place::Game, events));
}

#[test]
fn what_the_list_has_lies_on_no_desk_before_stop() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::laid(&folder.path().join("a.eforos"));
    table.keys("AACSTRE");
    table.key(Key::Enter);
    table.space();
    table.wait_ms(24_000);
    table.space();
    assert!(matches!(table.stage(1), Stage::Running(_)));
    // Searched long ago, on a thread of its own; and nowhere to be seen.
    for _ in 0..20 {
        table.wait_ms(1_000);
        std::thread::sleep(Duration::from_millis(40));
        assert!(table.shell().desk.own.duplicate.plays.is_empty());
    }
    table.keys("v");
    // The key says why it can do nothing, and tells nothing else.
    table.see("După „Stop!”, când lista a fost căutată.");
    let of_the_list = |text: &String| text.contains("din listă") && !text.contains("După „Stop!”");
    assert!(!table.texts().iter().any(of_the_list), "{:#?}", table.texts());
    table.wait_ms(170_000);
    table.until(|table| table.shell().desk.own.duplicate.plays.contains_key(&turn(1)));
    table.see("ascunsă");
    table.keys("v");
    table.see("puncte · ");
}

#[test]
fn in_program_mode_the_programs_play_is_chosen_and_announced() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::laid(&folder.path().join("a.eforos"));
    table.ask(eforos::commands::formats::duplicate::Command::ChooseMode(Mode::Program));
    table.play(1, "AACSTRE");
    table.ctrl(Key::Num3);
    table.slip("1", "8", "H7", "CASA");
    none_of_the_others(&mut table);
    table.ctrl(Key::Num4);
    let first = table.shell().desk.own.duplicate.plays[&turn(1)].first()[0].clone();
    table.space();
    table.space();
    let turn_1 = table.contest().game.turn(turn(1)).unwrap();
    assert_eq!(turn_1.top.as_ref().unwrap().named, first);
    assert_eq!(turn_1.closing, Closing::Announced);
    // Equivalents, then the best of the hall, by Space alone.
    for _ in 0..20 {
        if matches!(table.hall(), Scene::Round(TurnScene::Best { .. })) {
            return;
        }
        table.space();
    }
    panic!("the best of the hall is not told: {:#?}", table.texts());
}

#[test]
fn announcing_is_held_repeated_and_cut_short_by_keys() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::laid(&folder.path().join("a.eforos"));
    let told = |table: &Table| match table.hall() {
        Scene::Round(TurnScene::Letters { rack: Some(named), .. }) => named.rack.tiles().count(),
        _ => panic!("letters are announced"),
    };
    table.keys("AACSTRE");
    table.key(Key::Enter);
    table.space();
    table.wait_ms(3_000);
    assert_eq!(told(&table), 2);
    table.keys("k");
    table.wait_ms(9_000);
    assert_eq!(told(&table), 2, "it is held");
    table.keys("o");
    assert_eq!(told(&table), 3, "the next one by hand");
    // Space does not start the time while letters are announced.
    table.space();
    assert_eq!(table.stage(1), Stage::Drawn);
    table.keys("f");
    assert_eq!(told(&table), 7);
    table.space();
    assert!(matches!(table.stage(1), Stage::Running(_)));
    assert_eq!(table.shell().desk.pinned, Pinned::Auto);
}

#[test]
fn why_letters_are_refused_pushes_nothing_out_of_the_window() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::laid(&folder.path().join("a.eforos"));
    let right = |table: &Table| {
        let step = table.harness.get_by_label_contains("Extrage 7 litere");
        step.rect().right()
    };
    let before = right(&table);
    assert!(before < 1280.0);
    table.ask(UserCommand::Type(Entry::Letters, "QQQQQQQ".to_owned()));
    table.ask(UserCommand::TypeLetters);
    assert!(table.shell().desk.letters_refused.is_some());
    assert!((right(&table) - before).abs() < 1.0, "{} after {before}", right(&table));
}

#[test]
fn the_top_is_spelled_by_a_key() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::laid(&folder.path().join("a.eforos"));
    table.play(1, "CSTREE?");
    table.ctrl(Key::Num3);
    table.slip("1", "10", "H7", "CA0SE");
    table.ctrl(Key::Num4);
    assert!(!table.texts().iter().any(|text| text.contains("C · un joker")));
    table.keys("n");
    table.see("C · un joker = A · S · E");
    table.keys("n");
    assert!(!table.texts().iter().any(|text| text.contains("C · un joker")));
}

#[test]
fn a_position_picks_the_one_play_of_its_score_and_a_nought_another() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::laid(&folder.path().join("a.eforos"));
    // Letters of few words: a position alone says which.
    table.play(1, "AEZHXJF");
    table.ctrl(Key::Num3);
    table.see("Fluturașii se introduc cu punctajele mari întâi");
    let plays = table.shell().desk.own.duplicate.plays[&turn(1)].clone();
    let most = plays.most().unwrap();
    let alone =
        |of: &[(String, String)], at: &str| of.iter().filter(|(it, _)| it == at).count() == 1;
    let (points, (position, word)) = (1..=most)
        .rev()
        .find_map(|points| {
            let of = plays.of_score(points);
            let found = of.iter().find(|(at, _)| alone(&of, at)).cloned();
            found.map(|found| (points, found))
        })
        .unwrap();
    table.keys("2");
    table.key(Key::Enter);
    table.keys(&points.to_string());
    table.key(Key::Enter);
    table.keys("0");
    table.keys(&position.to_lowercase());
    table.key(Key::Enter);
    table.key(Key::Enter);
    assert_eq!(table.shell().desk.text(Own::Word.into()), word);
    table.ctrl(Key::Enter);
    assert_eq!(table.keyed(1, 2).written().word, word);
    // A claim that is higher stands above one that was keyed before.
    table.slip("1", "99", "H7", "CASA");
    let claims: Vec<String> =
        table.texts().into_iter().filter(|text| text.contains("· masa ")).collect();
    assert!(claims[0].starts_with("99 · masa 1 · H7 CASA"), "{claims:?}");
    assert!(claims[1].starts_with(&format!("{points} · masa 2 · ")), "{claims:?}");
}

/// A better slip of turn 1 that is keyed once turn 2 has begun: the board stays, and the hall is told of it by the key
/// that tells it everything else, once.
#[test]
fn a_late_find_is_told_by_its_key() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::laid(&folder.path().join("a.eforos"));
    let settle = |table: &mut Table| {
        table.ctrl(Key::Num4);
        table.space();
        table.space();
    };
    table.play(1, "AACSTRE");
    table.ctrl(Key::Num3);
    table.slip("1", "8", "H7", "CASA");
    settle(&mut table);
    while table.to_call().is_some() {
        table.space();
    }
    table.ctrl(Key::Num2);
    let kept = table.contest().game.kept(turn(2)).len();
    let letters: String = "OIMNDLP".chars().take(7 - kept).collect();
    table.play(2, &letters);
    let plays = &table.shell().desk.own.duplicate.plays;
    let best = |of: u8| {
        let most = plays[&turn(of)].most().unwrap();
        (most, plays[&turn(of)].of_score(most)[0].clone())
    };
    let (first, second) = (best(1), best(2));
    assert!(first.0 > 8);
    table.ask(Command::TakeSlip(turn(1), player(2)));
    table.burst(&format!("{}↵0{}↵{}^↵", first.0, first.1.0, first.1.1).to_lowercase(), 1);
    assert_eq!(table.keyed(1, 2).written().points, Some(first.0), "{:#?}", table.texts());
    table.ask(Command::LookAtTurn(turn(2)));
    table.burst(&format!("1↵{}↵0{}↵{}^↵", second.0, second.1.0, second.1.1).to_lowercase(), 1);
    settle(&mut table);
    assert_eq!(table.contest().game.turn(turn(2)).unwrap().closing, Closing::Announced);
    let late = |table: &Table| matches!(table.hall(), Scene::Round(TurnScene::Late { .. }));
    for _ in 0..6 {
        if late(&table) {
            break;
        }
        table.space();
    }
    assert!(late(&table), "{:#?}", table.texts());
    let announced = &table.contest().game.turn(turn(1)).unwrap().announced_late;
    assert_eq!(announced.iter().copied().collect::<Vec<_>>(), [player(2)]);
    assert_eq!(table.to_call(), None, "once");
    // What lies on the board is what was announced.
    let laid = table.contest().game.board_before(turn(2));
    assert_eq!(laid.tiles().count(), 4);
}
