//! The hall's scenes: what each tells, and what it does not tell yet.

use super::{RO, at, turned};
use crate::print::duplicate::{turn, whole};
use eforos::domain::clock::Countdown;
use eforos::domain::formats::duplicate::game::{Ending, Mode};
use eforos::domain::letters::{Word, WordLanguage};
use eforos::domain::timing::PausedTiles;
use eforos::lexicon::spellings;
use eforos::screens::formats::duplicate::TileData;
use eforos::screens::formats::duplicate::hall::{
    Gone, Step, TurnScene, best, collecting, countdown, equivalents, last_turn, late, letters,
    moves_in_ms, paused, top,
};

fn spelled(word: &Word) -> Vec<String> {
    spellings(WordLanguage::Romanian, word)
}

fn told(scene: &TurnScene) -> String {
    serde_json::to_string(scene).unwrap()
}

#[test]
fn a_top_is_told_one_thing_after_another() {
    let case = whole(24);
    let game = &case.document.game;
    let boards = game.boards();
    let third = turned(game, &boards[2], 3);
    let Ending::Top(own) = &game.turns[2].ending else { panic!("turn 3 has a top") };
    let scene = |step| top(third, &own.play, step, &spelled);
    let TurnScene::Top(first) = scene(Step::Points) else { panic!("a top") };
    assert_eq!((first.points.0.as_str(), first.position.as_str()), ("71", ""));
    // Nothing of the word is there, on the board neither.
    assert!(first.word.is_empty() && first.words.is_empty() && first.jokers.is_empty());
    let tiles = |scene: &TurnScene| match scene {
        TurnScene::Top(told) => {
            told.board.iter().flat_map(|it| &it.squares).filter(|it| it.tile.is_some()).count()
        }
        _ => 0,
    };
    assert_eq!(tiles(&scene(Step::Points)), 9, "the letters of CASA and STIRE");
    assert_eq!(tiles(&scene(Step::Position)), 9);
    assert_eq!(tiles(&scene(Step::Word)), 16);
    let TurnScene::Top(second) = scene(Step::Position) else { panic!("a top") };
    assert_eq!(second.position, "6E");
    let TurnScene::Top(third) = scene(Step::Word) else { panic!("a top") };
    let word: String = third.word.iter().map(|tile| tile.letter.as_str()).collect();
    assert_eq!((word.as_str(), third.words.len()), ("COMANDA", 0));
    assert_eq!(third.spelled, "comanda / comandă / comânda / comândă");
    assert_eq!(third.jokers, "C este joker");
    let TurnScene::Top(last) = scene(Step::Across) else { panic!("a top") };
    let lines: Vec<_> =
        last.words.iter().map(|(word, _, points)| (word.as_str(), points.as_str())).collect();
    assert_eq!(lines, [("COMANDA", "16"), ("ACASA", "5"), ("șapte litere", "50")]);
    assert_eq!(last.words[1].1, "acasă");
    let board = last.board.unwrap();
    assert_eq!(board.pill.map(|pill| (pill.row, pill.column)), Some((4, 5)));
    assert_eq!(board.squares.iter().filter(|square| square.new).count(), 7);
}

#[test]
fn steps_come_by_a_key_or_three_seconds_apart() {
    use Step::{Across, Points, Position, Word};
    let at = [0, 2_999, 3_000, 6_000, 9_000, 90_000].map(Step::at);
    let left = [0, 2_999, 3_001, 9_000].map(Step::next_in_ms);
    assert_eq!(left, [Some(3_000), Some(1), Some(2_999), None]);
    assert_eq!(at, [Points, Points, Position, Word, Across, Across]);
    assert_eq!(Points.next().next().next().next(), Across);
}

#[test]
fn nothing_of_a_rack_is_seen_before_it_is_announced() {
    let case = whole(24);
    let game = &case.document.game;
    let boards = game.boards();
    // Turn 5: A L P R are left over, C R U are new; neither C, R nor U twice is on the rack before.
    let fifth = turned(game, &boards[4], 5);
    let before = letters(fifth, Gone::Nothing, 180_000);
    let TurnScene::Letters { rack: None, board, .. } = &before else { panic!("the board alone") };
    assert_eq!(board.pill.map(|pill| (pill.row, pill.column)), Some((7, 3)), "H4 TRACASAI");
    assert_eq!(moves_in_ms(&before, at(0)), None);
    let shown = letters(fifth, Gone::Ms(5 * 2_500), 180_000);
    let TurnScene::Letters { rack: Some(named), time, .. } = &shown else { panic!("letters") };
    assert_eq!(time, "3:00");
    assert_eq!(named.headings, [("Rămase".into(), "4".into()), ("+ Noi".into(), "3".into())]);
    assert_eq!((named.rack.new.tiles.len(), named.rack.new.to_come), (2, 1));
    let rack = serde_json::to_string(&named.rack).unwrap();
    assert!(!rack.contains('U'), "U is still to come: {rack}");
    assert_eq!(moves_in_ms(&shown, at(0)), Some(2_500));
}

#[test]
fn while_time_runs_the_board_is_calm() {
    let case = whole(24);
    let game = &case.document.game;
    let boards = game.boards();
    let fifth = turned(game, &boards[4], 5);
    let time = Countdown::started(180_000, at(0));
    let scene = countdown(fifth, time, vec![30_000, 0]);
    let TurnScene::Countdown { board, rack, phases, .. } = &scene else { panic!("a countdown") };
    assert_eq!(board.pill, None);
    assert!(board.squares.iter().all(|square| !square.new));
    let order: String = rack.tiles().map(TileData::said).collect();
    assert_eq!(order, "ALPRCRU");
    assert_eq!(phases.first, "◆ 30 de secunde!");
    assert_eq!(phases.over, "■ Stop! Ridicați fluturașul");
    assert_eq!(moves_in_ms(&scene, at(100)), Some(901));
    let hidden = paused(fifth, time, PausedTiles::Hidden);
    assert!(matches!(hidden, TurnScene::Paused { rack: None, .. }));
    // Once it is over board and letters stay until the next turn.
    let over = collecting(fifth, 22, 24, String::new());
    let TurnScene::Collecting { board, rack, .. } = &over else { panic!("slips come in") };
    assert!(board.squares.iter().all(|square| !square.new));
    assert_eq!(rack.tiles().map(TileData::said).collect::<String>(), "ALPRCRU");
}

#[test]
fn the_best_of_the_hall_has_no_name() {
    let case = whole(24);
    let game = &case.document.game;
    let boards = game.boards();
    let seventh = turned(game, &boards[6], 7);
    let Ending::Top(own) = &game.turns[6].ending else { panic!("turn 7 has a top") };
    let scene = best(seventh, (Mode::Program, &own.play, 92), 61, Some(12));
    let TurnScene::Best { top, points, solo, .. } = &scene else { panic!("the best") };
    assert_eq!(top.as_ref().unwrap().0, "4A MOTIVaNT");
    assert_eq!((points.0.as_str(), solo.as_ref().unwrap().1.as_str()), ("61", "+12"));
    for player in &case.document.players {
        assert!(!told(&scene).contains(&player.name));
    }
    let hall = best(seventh, (Mode::Hall, &own.play, 92), 92, None);
    assert!(matches!(hall, TurnScene::Best { top: None, solo: None, .. }));
}

/// A joker was a letter with a 0 behind it, which a hall takes for a digit; plays of the same score had it, too.
#[test]
fn a_joker_in_a_word_is_a_small_letter() {
    let case = whole(24);
    let game = &case.document.game;
    let boards = game.boards();
    let third = turned(game, &boards[2], 3);
    let Ending::Top(own) = &game.turns[2].ending else { panic!("turn 3 has a top") };
    let hall = best(third, (Mode::Hall, &own.play, 71), 71, Some(12));
    let TurnScene::Best { said, .. } = &hall else { panic!("the best") };
    assert_eq!(said, "6E cOMANDA");
    let program = best(third, (Mode::Program, &own.play, 71), 61, None);
    let TurnScene::Best { top: Some((named, _)), .. } = &program else { panic!("the best") };
    assert_eq!(named, "6E cOMANDA");
    let plays = [("6E", "C0OMANDA"), ("H7", "CASAM0O0"), ("H8", "CASA")];
    let plays = plays.map(|(position, word)| (position.to_owned(), word.to_owned()));
    let same = equivalents(third, (&own.play, 71), &plays, 0);
    let TurnScene::Equivalents { plays, .. } = &same else { panic!("plays of the same score") };
    let words: Vec<&str> = plays.iter().map(|(_, word)| word.as_str()).collect();
    assert_eq!(words, ["cOMANDA", "CASAmo", "CASA"]);
}

#[test]
fn equivalents_stand_eight_on_a_page() {
    let case = whole(24);
    let game = &case.document.game;
    let boards = game.boards();
    let first = turned(game, &boards[0], 1);
    let Ending::Top(own) = &game.turns[0].ending else { panic!("turn 1 has a top") };
    let plays: Vec<(String, String)> =
        (0..19).map(|number| (format!("H{number}"), format!("W{number}"))).collect();
    let page = |page| match equivalents(first, (&own.play, 8), &plays, page) {
        TurnScene::Equivalents { plays, page, .. } => (plays.len(), page),
        _ => panic!("equivalents"),
    };
    assert_eq!(page(0), (8, "pagina 1 din 3".to_owned()));
    assert_eq!(page(2), (3, "pagina 3 din 3".to_owned()));
    assert_eq!(page(9), page(2));
    let few = equivalents(first, (&own.play, 8), &plays[..8], 0);
    assert!(matches!(few, TurnScene::Equivalents { page, .. } if page.is_empty()));
}

#[test]
fn a_late_find_leaves_the_board_as_it_is() {
    let case = whole(24);
    let game = &case.document.game;
    let boards = game.boards();
    let sixth = turned(game, &boards[5], 6);
    let Ending::Top(own) = &game.turns[4].ending else { panic!("turn 5 has a top") };
    let TurnScene::Late { heading, points, play, board, .. } =
        late(sixth, turn(5), &boards[4], &own.play)
    else {
        panic!("a late find")
    };
    assert_eq!((heading.turn.as_str(), points.0.as_str(), play.0.as_str()), ("Tur 5", "86", "K5"));
    assert_eq!(board.pill, None);
    let TurnScene::LastTurn { turn: last, left, .. } = last_turn(turn(18), 13, RO) else {
        panic!("the last turn")
    };
    assert_eq!((last.as_str(), left.as_str()), ("18", "mai sunt 5 tururi"));
}
