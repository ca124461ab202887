//! Published scores, and why a word cannot be laid.

use eforos::domain::board::{BadPremiums, Board, Laid, Premiums, Unlaid};

use super::{SQUARES, board, face, play, position, scoring};

/// What a play scores on what was laid before it.
fn score(before: &str, at: &str, text: &str) -> u32 {
    let board = board(before);
    scoring().score(&board, &play(&board, at, text).unwrap())
}

#[test]
fn published_plays_score_what_was_published() {
    let plays = ["H7 CASA", "I8 STIRE", "6E C0OMANDA", "H4 TRACASAI", "K5 CAPRARUL"];
    let points = [8, 13, 71, 11, 86];
    for (place, (named, points)) in plays.into_iter().zip(points).enumerate() {
        let (at, text) = named.split_once(' ').unwrap();
        assert_eq!(score(&plays[..place].join("; "), at, text), points, "{named}");
    }
    for (at, text, points) in [("H4", "FRATE", 40), ("H4", "PRUNIS", 18), ("H4", "FODRA", 42)] {
        assert_eq!(score("", at, text), points, "{text}");
    }
    assert_eq!(score("", "H7", "FALD"), 24);
    assert_eq!(score("H7 FALD", "I6", "CIME"), 27);
    assert_eq!(score("H7 FALD; I6 CIME", "J5", "SEM"), 25);
}

#[test]
fn three_triple_words_are_twenty_seven_times() {
    // What already lies in column 15: B C I J K L M N, laid without asking how.
    let mut board = Board::EMPTY;
    for (row, letter) in (0..15).zip("MAGHIARIZATULUI".chars()) {
        if !"ADEFGHO".contains(char::from(b'A' + row)) {
            let square = eforos::domain::board::Square::at(row, 14).unwrap();
            board.lay([(square, Laid::Face(face(letter)))]);
        }
    }
    let play = play(&board, "15A", "MAGHIARIZATULUI").unwrap();
    assert_eq!(play.tiles.len(), 7);
    assert_eq!(scoring().score(&board, &play), (44 + 10) * 27 + 50);
}

#[test]
fn what_cannot_be_laid_says_why() {
    let after = board("H7 CASA");
    let lies = |at: &str| after.on(position(at).square).unwrap();
    let square = |at: &str| position(at).square;
    let cases = [
        ("H13", "CASA", Unlaid::OffBoard),
        ("H7", "MASA", Unlaid::OtherLetter { square: square("H7"), lies: lies("H7") }),
        ("H7", "CASA", Unlaid::NothingNew),
        ("I7", "S", Unlaid::OneLetter),
        ("H11", "TO", Unlaid::NotWhole { square: square("H10") }),
        ("H3", "ACAC", Unlaid::NotWhole { square: square("H7") }),
        ("A1", "CASA", Unlaid::TouchesNothing),
        ("E6", "COMANDA", Unlaid::TouchesNothing),
    ];
    for (at, text, why) in cases {
        assert_eq!(play(&after, at, text), Err(why), "{at} {text}");
    }
    assert_eq!(play(&Board::EMPTY, "H9", "CASA"), Err(Unlaid::NotOverCentre));
    assert!(play(&Board::EMPTY, "8F", "CASA").is_ok(), "down over the centre");
}

#[test]
fn one_tile_that_makes_two_words_is_one_play() {
    let board = board("H7 CASA; I8 STIRE");
    // A letter before STIRE and below C: named both ways.
    let across = play(&board, "I7", "ASTIRE").unwrap();
    let down = play(&board, "7H", "CA").unwrap();
    assert!(across.lays_the_same(&down));
    assert_eq!(down.named(&board), across);
    assert_eq!(across.named(&board), across);
    assert_eq!(scoring().score(&board, &across), scoring().score(&board, &down));
    let texts = |words: Vec<eforos::domain::board::Made>| {
        words.iter().map(|word| word.letters.len()).collect::<Vec<_>>()
    };
    assert_eq!(texts(across.words(&board)), [6, 2]);
    assert_eq!(texts(down.words(&board)), [2, 6]);
}

#[test]
fn boards_that_are_none_are_refused() {
    let with = |row: usize, signs: &'static str| {
        let mut rows = SQUARES;
        rows[row] = signs;
        Premiums::of_rows(&rows)
    };
    assert_eq!(Premiums::of_rows(&SQUARES[..14]), Err(BadPremiums::Rows { rows: 14 }));
    assert_eq!(with(0, "3..d...3...d.."), Err(BadPremiums::Row { row: 1, signs: 14 }));
    assert_eq!(with(0, "3..d...4...d..3"), Err(BadPremiums::Sign { row: 1, column: 8, sign: '4' }));
    assert_eq!(with(0, "3..d...3...d..."), Err(BadPremiums::NotMirrored { row: 1, column: 1 }));
    assert_eq!(with(7, "3..d.......d..3"), Err(BadPremiums::Centre));
}
