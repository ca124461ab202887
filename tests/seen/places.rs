//! What the console's places say: the strip of turns, slips, tops, standings, a player's page.

use super::{RO, rules};
use std::sync::Arc;

use crate::print::duplicate::{Case, example, player, turn, whole};
use eforos::domain::board::{Dictionary, Graph};
use eforos::domain::formats::duplicate::choice::{Candidate, Choosing};
use eforos::domain::formats::duplicate::game::TurnNo;
use eforos::domain::formats::duplicate::judging::Verdict;
use eforos::domain::formats::duplicate::notation::{SmallLetters, position, word};
use eforos::domain::formats::duplicate::rules::Mistake;
use eforos::domain::formats::duplicate::standings::{Row, standings};
use eforos::domain::letters::{Word, WordLanguage};
use eforos::domain::lexicon::Authority;
use eforos::lexicon::{Lexicon, Title};
use eforos::screens::Tone;
use eforos::screens::formats::duplicate::place::{Handed, sign};
use eforos::screens::formats::duplicate::slips::{By, offered, order, told};
use eforos::screens::formats::duplicate::standings::{page, rows, why};
use eforos::screens::formats::duplicate::strip::{Far, Play, strip};
use eforos::screens::formats::duplicate::top::choices;
use eforos::screens::formats::duplicate::{BoardData, TileKind};

#[test]
fn a_board_says_where_everything_lies() {
    let case = example();
    let boards = case.document.game.boards();
    let rules = rules();
    let board = BoardData::calm(&rules, &boards[3], RO);
    assert_eq!(board.said(), "H6 ACASA, I8 STIRE, 6E COMANDA, 8H AS, 9H ST, 10H AI");
    let at = |row, column| board.at(row, column).unwrap();
    assert_eq!((at(0, 0).sign.as_str(), at(1, 1).sign.as_str()), ("3C", "2C"));
    assert_eq!((at(1, 5).sign.as_str(), at(0, 3).sign.as_str()), ("3L", "2L"));
    assert_eq!(at(4, 5).tile.as_ref().unwrap().kind, TileKind::Joker);
    assert_eq!(at(4, 5).tile.as_ref().unwrap().value, 0);
    assert_eq!(at(5, 5).tile.as_ref().unwrap().kind, TileKind::Vowel);
    assert_eq!(BoardData::calm(&rules, &boards[0], RO).at(7, 7).unwrap().sign, "★");
    let english = BoardData::calm(&rules, &boards[0], eforos::language::Language::English);
    assert_eq!(english.at(0, 0).unwrap().sign, "3W");
}

#[test]
fn the_strip_has_the_last_twelve_turns_and_the_next() {
    let far = |number: u8, play, slips| Far { turn: turn(number), play, slips, of: 24 };
    let mut turns: Vec<Far> = (1..=17).map(|number| far(number, Play::Announced, 24)).collect();
    turns.push(far(18, Play::Over, 22));
    let cells = strip(&turns, TurnNo::new(19));
    assert_eq!(cells.len(), 13);
    assert_eq!((cells[0].turn, cells[12].turn), (7, 19));
    assert_eq!((cells[11].slips.as_str(), cells[11].play.sign()), ("22/24", "■"));
    assert!(cells[11].current && !cells[12].current && !cells[0].current);
    assert_eq!(cells[12].slips, "");
    let first = strip(&[], TurnNo::new(1));
    assert_eq!((first.len(), first[0].current), (1, true));
    assert_eq!(strip(&turns[..1], None).len(), 1);
}

#[test]
fn the_sign_of_a_slip_says_how_it_is() {
    let case = example();
    let judged = case.played().judged;
    let of = |number: usize, table| &judged[number - 1].slips[&player(table)];
    let said = |handed, slip| {
        let sign = sign(handed, slip);
        (sign.sign, sign.tone)
    };
    assert_eq!(said(Handed::Keyed, Some(of(1, 1))), ("✓".into(), Tone::Good));
    assert_eq!(said(Handed::Checked, Some(of(1, 1))), ("✓✓".into(), Tone::Good));
    assert_eq!(said(Handed::Keyed, Some(of(1, 4))), ("A".into(), Tone::Open));
    assert_eq!(said(Handed::Keyed, Some(of(2, 2))), ("0".into(), Tone::Bad));
    assert_eq!(said(Handed::Expected, Some(of(2, 3))), ("·".into(), Tone::Plain));
    assert_eq!(said(Handed::NotHandedIn, Some(of(2, 3))), ("–".into(), Tone::Ignored));
    assert_eq!(said(Handed::Unsettled, None).1, Tone::Open);
    assert_eq!(said(Handed::NotExpected, None).0, "");
}

#[test]
fn a_slip_is_told_while_it_is_keyed() {
    // Turn 5 of the published board: K5 CAPRA, 14 written, 12 counted.
    let mut document = crate::print::duplicate::nineteen_turns(24);
    document["turns"][4]["slips"] =
        serde_json::json!([{"player": 4, "position": "K5", "word": "CAPRA", "points": 14}]);
    let found = document["lexicon"]["found"].as_array_mut().unwrap();
    found.push(serde_json::json!("CAPRA"));
    let case = Case::of(&document);
    let (game, played) = (&case.document.game, case.played());
    let boards = game.boards();
    let rack = game.turns[4].rack();
    let by = By { rules: &game.rules, board: &boards[4], rack: &rack, before: (1, 0) };
    let slip = &game.turns[4].slips[&player(4)];
    let said = told(slip, &played.judged[4].slips[&player(4)], by, RO);
    assert_eq!((said.points, said.sign.as_str(), said.tone), (12, "✓", Tone::Good));
    assert_eq!(said.why, "Corect; greșeli pe fluturaș: punctele.");
    assert_eq!(
        said.warning,
        "Al 2-lea avertisment tehnic (pe fluturaș 14, calculate 12), fără scădere"
    );
    assert_eq!(said.board.squares.iter().filter(|square| square.new).count(), 4);
    let fourth = told(slip, &played.judged[4].slips[&player(4)], By { before: (3, 0), ..by }, RO);
    assert!(fourth.warning.ends_with("se scad 5 puncte"), "{}", fourth.warning);
}

/// A warning for something else than the points said that the points of the slip were what was counted.
#[test]
fn a_warning_says_what_it_is_for() {
    let case = example();
    let (game, judged) = (&case.document.game, case.played().judged);
    let boards = game.boards();
    let rack = game.turns[0].rack();
    let by = By { rules: &game.rules, board: &boards[0], rack: &rack, before: (1, 0) };
    let slip = &game.turns[0].slips[&player(4)];
    let (wrote, counted) = (slip.points.unwrap(), judged[0].slips[&player(4)].points);
    let warning = |verdict, mistakes: &[Mistake]| {
        let mut judged = judged[0].slips[&player(4)].clone();
        (judged.verdict, judged.warnings, judged.mistakes) = (verdict, 1, mistakes.to_vec());
        told(slip, &judged, by, RO).warning
    };
    let said = |why: &str| format!("Al 2-lea avertisment tehnic ({why}), fără scădere");
    assert_eq!(warning(Verdict::Correct, &[Mistake::Joker]), said("joker nemarcat"));
    let both = said(&format!("pe fluturaș {wrote}, calculate {counted}; joker nemarcat"));
    assert_eq!(warning(Verdict::Correct, &[Mistake::Points, Mistake::Joker]), both);
    // What the arbiter set has the arbiter's reason, which stands above.
    assert_eq!(warning(Verdict::Ruled, &[]), said("dat de arbitru"));
}

#[test]
fn the_plays_of_a_score_are_offered_those_that_others_wrote_first() {
    let plays: Vec<(String, String)> =
        (0..12).map(|number| (format!("K{number}"), format!("W{number}"))).collect();
    let wrote = |position: &str, _: &str| match position {
        "K3" => vec![2],
        "K7" => vec![5, 9],
        _ => Vec::new(),
    };
    let all = offered(&plays, wrote);
    assert_eq!(all.len(), 9, "a digit takes one");
    assert_eq!((all[0].position.as_str(), all[0].key), ("K7", 1));
    assert_eq!((all[1].position.as_str(), all[1].tables.clone()), ("K3", vec![2]));
    assert_eq!(all[2].position, "K0");
    // The highest claims first; without a claim last, then by table.
    let claims = [(3, Some(14)), (1, Some(86)), (9, None), (2, Some(86)), (4, None)];
    assert_eq!(order(claims), [1, 2, 3, 4, 9]);
}

#[test]
fn candidates_stand_with_their_figures() {
    let case = whole(24);
    let game = &case.document.game;
    let boards = game.boards();
    let board = &boards[17];
    let words = ["DICTIE", "DECID", "DEDIC", "ZEBREI", "ZEBRE"];
    let graph = graph(&words);
    let dictionary = Dictionary::ruled(&graph, [], []);
    let (rack, unseen) = (game.turns[17].rack(), game.unseen(board));
    let choosing = Choosing {
        rules: &game.rules,
        board,
        unseen: &unseen,
        rack: &rack,
        dictionary: &dictionary,
    };
    let candidate = |at: &str, text: &str| {
        let position = position(at).unwrap();
        let lays = word(text, SmallLetters::Nothing).unwrap();
        let play = eforos::domain::board::Play::of(board, position, &lays).unwrap();
        Candidate::new(choosing, play.clone(), game.rules.scoring.score(board, &play))
    };
    let all = [candidate("O10", "DICTIE"), candidate("O11", "DECID"), candidate("O11", "DEDIC")];
    let wrote = |one: &Candidate<'_>| match one.notation() {
        "DICTIE" => vec![player(1), player(8)],
        _ => vec![player(6)],
    };
    let spelled = |word: &Word| match word.to_string().as_str() {
        "DICTIE" => vec!["dicție".to_owned()],
        _ => Vec::new(),
    };
    let said = choices((&game.rules, board), &unseen, &all, wrote, &spelled);
    let figures = |place: usize| {
        let figures = said[place].figures.iter().take(4);
        figures.map(|figure| (figure.said.as_str(), figure.best)).collect::<Vec<_>>()
    };
    assert_eq!(said[0].points, 47);
    assert!(said.iter().all(|one| one.points == 47), "three of one score");
    assert_eq!(
        (said[0].spelled.as_str(), said[0].adjacent.clone()),
        ("dicție", vec!["ZEBREI".into()])
    );
    assert_eq!(said[0].tables, [1, 8]);
    let jokers = |place: usize| figures(place)[0];
    assert_eq!((jokers(0), jokers(1)), (("0", true), ("0", true)));
    // Fewer letters of which the stock has no more; more tiles.
    assert!(figures(0)[1].1 && !figures(1)[1].1);
    assert_eq!((figures(0)[3], figures(1)[3]), (("6", true), ("5", false)));
    assert!(!figures(0)[2].1 && figures(1)[2].1 && figures(2)[2].1);
}

fn graph(words: &[&str]) -> Arc<Graph> {
    let words = words.iter().map(|word| word.parse::<Word>().unwrap());
    let title = Title { name: "t".into(), edition: "1".into(), authority: Authority::Reference };
    Lexicon::in_language(WordLanguage::Romanian, words, title).graph()
}

#[test]
fn standings_say_who_rose_and_why_somebody_stands_there() {
    let case = example();
    let played = case.played();
    let sanctions = played.sanctions;
    let after = |turns: usize| -> Vec<Row> {
        let now: Vec<_> =
            sanctions.iter().filter(|one| usize::from(one.turn.get()) <= turns).cloned().collect();
        standings(&played.game.rules, &played.judged[..turns], played.players, &now)
    };
    let (before, now) = (after(1), after(2));
    let said = rows(&now, &before, played.players, RO);
    let of = |name: &str| said.iter().find(|row| row.name == name).unwrap();
    // After turn 1 Ana and Eva 8, Dan and Ion 6; after turn 2 Ana 23, Eva 8, Dan 6, Ion −4.
    assert_eq!((of("Ana").rank.as_str(), of("Ana").moved.as_str()), ("1", "="));
    assert_eq!((of("Eva").rank.as_str(), of("Eva").moved.as_str()), ("2", "▼1"));
    assert_eq!((of("Ion").rank.as_str(), of("Ion").moved.as_str()), ("4", "▼1"));
    assert_eq!(of("Ion").total, "\u{2212}4");
    assert_eq!(of("Ana").figures[1], "+2");
    assert_eq!(of("Ion").figures[4], "\u{2212}10");
    assert_eq!(of("Dan").figures[2], "–");
    assert_eq!(why(&now, player(1), RO), "Total 23: cel mai mare.");
    assert_eq!(why(&now, player(3), RO), "Total 8 față de 23: 15 în minus.");
    assert_eq!(why(&before, player(3), RO), "Total 8, ca mai sus: locul se împarte.");
}

#[test]
fn a_players_page_has_every_slip() {
    let case = example();
    let played = case.played();
    let page = page(played.game, played.judged, player(1), RO);
    let lines: Vec<_> = page.iter().map(|line| (line.turn, line.points, line.solo)).collect();
    assert_eq!(lines, [(1, 8, 0), (2, 15, 2), (3, 71, 0)]);
    assert_eq!(page[1].written, "I8 ȘTIRE 13");
    assert_eq!(page[2].top, Some(("6E COMANDA".to_owned(), 71)));
}
