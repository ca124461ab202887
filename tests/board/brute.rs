//! The generator against every word tried on every square with every choice of blank tiles.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::Arc;

use eforos::domain::board::{
    Board, Dictionary, Direction, Found, Graph, Laid, Lay, Play, Position, Rack, Scoring, Square,
    generate,
};
use eforos::domain::letters::{Face, Word, WordLanguage};
use eforos::domain::lexicon::Authority;
use eforos::lexicon::{Lexicon, Title};
use proptest::prelude::*;

use super::{alphabet, board, faces, rack, scoring};

fn graph(words: &[&str]) -> Arc<Graph> {
    let words = words.iter().map(|word| word.parse::<Word>().unwrap());
    let title = Title { name: "t".into(), edition: "1".into(), authority: Authority::Reference };
    Lexicon::in_language(WordLanguage::Romanian, words, title).graph()
}

/// Each play by its tiles, its points, and as it is named.
type Plays = BTreeSet<(Vec<(Square, Laid)>, u32, (Square, Direction))>;

fn generated(board: &Board, rack: &Rack, dictionary: &Dictionary<'_>, scoring: &Scoring) -> Plays {
    let mut plays = Plays::new();
    let flow = generate(board, rack, dictionary, scoring, &mut |found: Found| {
        let play = found.play(board);
        let name = (play.position.square, play.position.direction);
        assert!(plays.insert((play.tiles, found.points, name)), "twice: {found:?}");
        ControlFlow::Continue(())
    });
    assert!(flow.is_continue());
    plays
}

fn tried(
    words: &[Vec<Face>],
    board: &Board,
    rack: &Rack,
    is_valid: &dyn Fn(&[Face]) -> bool,
    scoring: &Scoring,
) -> Plays {
    let mut plays = Plays::new();
    for word in words {
        for square in Square::all() {
            for direction in Direction::ALL {
                // No rack here has more than two blank tiles.
                for marks in (0_u32..1 << word.len()).filter(|marks| marks.count_ones() <= 2) {
                    let lay = |(place, &face): (usize, &Face)| Lay {
                        face,
                        marked: marks >> place & 1 == 1,
                    };
                    let letters: Vec<Lay> = word.iter().enumerate().map(lay).collect();
                    let Ok(play) = Play::of(board, Position { square, direction }, &letters) else {
                        continue;
                    };
                    let tiles = play.tiles.iter().map(|(_, laid)| laid.tile());
                    let fits = play.tiles.len() <= scoring.rack && rack.without(tiles).is_ok();
                    if fits && play.words(board).iter().all(|word| is_valid(&word.faces())) {
                        let points = scoring.score(board, &play);
                        let named = play.named(board).position;
                        plays.insert((play.tiles, points, (named.square, named.direction)));
                    }
                }
            }
        }
    }
    plays
}

/// Few letters, so that words cross and join each other.
const WORDS: [&str; 24] = [
    "AI", "AR", "AS", "RA", "SA", "AIA", "ARA", "ARS", "RAI", "RAS", "SAI", "SAR", "ARIA", "ARSA",
    "RASA", "RASAR", "SARI", "SIRA", "RARIS", "SARARI", "IS", "RI", "ASA", "RISARA",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn every_play_is_found_once_and_scored_as_by_hand(
        laid in proptest::collection::vec((0_u8..24, any::<prop::sample::Index>(), "[ARSI]{1,5}", 0_u8..3), 0..6),
        hand in "[ARSI]{0,6}", blanks in 0_usize..3, banned in 0_usize..24, foreign in "[ARSI]{2,5}",
    ) {
        let scoring = scoring();
        let graph = graph(&WORDS);
        let mut board = Board::EMPTY;
        // What lies there need be no word.
        for (_, place, text, blank) in laid {
            let faces = faces(&text);
            let places: Vec<(Square, Direction)> = Square::all().flat_map(|square| Direction::ALL.map(|way| (square, way))).collect();
            let letters: Vec<Lay> = faces.iter().enumerate().map(|(at, &face)| Lay { face, marked: at == usize::from(blank) }).collect();
            let able: Vec<Play> = places.iter().filter_map(|&(square, direction)| Play::of(&board, Position { square, direction }, &letters).ok()).collect();
            if !able.is_empty() { board.lay(able[place.index(able.len())].tiles.clone()); }
        }
        let hand = rack(&format!("{hand}{}", "?".repeat(blanks)));
        // One word of the list is ruled invalid, one that it lacks valid.
        let (out, more) = (faces(WORDS[banned]), faces(&foreign));
        let dictionary = Dictionary::ruled(&graph, [more.clone()], [out.clone()]);
        let mut words: Vec<Vec<Face>> = WORDS.iter().map(|word| faces(word)).filter(|word| *word != out).collect();
        if more != out && !words.contains(&more) { words.push(more); }
        let is_valid = |word: &[Face]| words.iter().any(|known| known == word);
        let by_hand = tried(&words, &board, &hand, &is_valid, &scoring);
        prop_assert_eq!(generated(&board, &hand, &dictionary, &scoring), by_hand);
    }
}

#[test]
fn the_free_list_has_as_many_plays_as_its_specification_says() {
    let list = Lexicon::free(WordLanguage::Romanian);
    let graph = list.graph();
    let dictionary = Dictionary::ruled(&graph, [], []);
    let board = board("H7 CASA; I8 STIRE");
    assert_eq!(generated(&board, &rack("ACLPRRU"), &dictionary, &scoring()).len(), 940);
}

#[test]
fn the_graph_has_the_words_of_the_list() {
    let list = Lexicon::free(WordLanguage::Romanian);
    let graph = list.graph();
    assert!(graph.bytes() <= 10_000_000, "{} bytes", graph.bytes());
    for text in ["CASA", "STIRE", "AI", "XZXZA", "CAPRARUL", "CAPRARULX", "A"] {
        let word: Word = text.parse().unwrap();
        let is_there = eforos::domain::lexicon::WordList::contains(&list, &word);
        assert_eq!(graph.contains(&alphabet().cut(word.letters()).unwrap()), is_there, "{text}");
    }
}

#[test]
fn whoever_looks_may_stop() {
    let graph = graph(&WORDS);
    let dictionary = Dictionary::ruled(&graph, [], []);
    let mut seen = 0;
    let flow = generate(&Board::EMPTY, &rack("ARSI??"), &dictionary, &scoring(), &mut |_| {
        seen += 1;
        if seen == 5 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert!(flow.is_break());
    assert_eq!(seen, 5);
}
