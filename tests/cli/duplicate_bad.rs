//! What cannot be of a duplicate game, as it is told in Romanian and in English; nothing is written.

use eforos::language::Language;
use serde_json::{Value, json};

use super::support::{Desk, said};

const EXAMPLE: &str = include_str!("../data/duplicate/game.json");

/// What is told on standard error in a language; nothing is left behind.
fn refused(desk: &Desk, language: Language, args: &[&str]) -> String {
    let before = desk.names();
    let said = said(desk.command(args).env("EFOROS_LANGUAGE", language.code()).output().unwrap());
    assert_eq!((said.code, said.out.as_str()), (1, ""), "{args:?}: {}", said.err);
    assert_eq!(desk.names(), before, "{args:?} left something behind");
    said.err
}

fn top(turn: usize, position: &str, word: &str) -> Value {
    let mut document: Value = serde_json::from_str(EXAMPLE).unwrap();
    document["turns"][turn - 1]["top"] = json!({"position": position, "word": word});
    document["turns"].as_array_mut().unwrap().truncate(turn);
    document["sanctions"] = json!([]);
    document
}

fn drawn(letters: &str) -> Value {
    let mut document: Value = serde_json::from_str(EXAMPLE).unwrap();
    document["turns"][0]["drawn"] = json!(letters);
    document
}

#[test]
fn racks_and_boards_that_no_game_reaches() {
    let cases = [
        // Two J, three jokers: the set has none of it. Eight tiles, and six.
        (
            drawn("JJAEIST"),
            "turns[0].drawn",
            "Piesa J nu poate fi acolo",
            "The tile J cannot be there",
        ),
        (
            drawn("???AEST"),
            "turns[0].drawn",
            "Piesa ? nu poate fi acolo",
            "The tile ? cannot be there",
        ),
        (drawn("AACEISTR"), "turns[0].drawn", "trebuie să aibă 7", "it must have 7"),
        (drawn("AACEIS"), "turns[0].drawn", "Turul are 6 piese", "The rack has 6 tiles"),
        (drawn("AAC1IST"), "turns[0].drawn", "jokerul este ?", "a joker is ?"),
        (
            top(1, "H12", "STACIE"),
            "turns[0].top",
            "cuvântul iese de pe tablă",
            "runs off the board",
        ),
        (top(1, "P1", "CASA"), "turns[0].top", "P1 nu este o poziție", "P1 is no position"),
        (top(1, "A1", "CASA"), "turns[0].top", "careul H8", "the square H8"),
        (
            top(1, "H7", "CASE!"),
            "turns[0].top",
            "nu este o literă a jocului",
            "is no letter of the game",
        ),
        (top(1, "H7", ""), "turns[0].top", "Lipsește cuvântul", "The word is missing"),
        // On the board of turn 2 lies H7 CASA.
        (top(2, "H5", "MORSTE"), "turns[1].top", "Pe H7 este litera C", "The letter C lies on H7"),
        (top(2, "A1", "STIRE"), "turns[1].top", "nu se leagă", "touches no letter"),
        (top(2, "H7", "CASA"), "turns[1].top", "nimic nou", "nothing new"),
        (top(2, "G11", "STIRE"), "turns[1].top", "nu se leagă", "touches no letter"),
        (top(2, "H11", "STIRE"), "turns[1].top", "nu este scris întreg", "not written whole"),
        // Eight new tiles, and a joker that is not there.
        (top(1, "H2", "STACIEAS"), "turns[0].top", "lipsește: S", "missing"),
        (top(1, "H7", "C0ASA"), "turns[0].top", "un joker", "a joker"),
    ];
    let desk = Desk::new();
    for (document, path, romanian, english) in cases {
        desk.write("in.json", document.to_string());
        for (language, sentence) in [(Language::Romanian, romanian), (Language::English, english)] {
            for command in [&["grade", "in.json"][..], &["import", "in.json", "game.eforos"]] {
                let told = refused(&desk, language, command);
                assert!(told.contains(path) && told.contains(sentence), "{sentence}: {told}");
            }
        }
    }
}

#[test]
fn plays_and_racks_of_a_board_that_is_given() {
    let cases = [
        ("H7 CASA; H7 CATO", "ACLPRRU", "Pe H9 este litera S", "The letter S lies on H9"),
        ("H7 CASA; A1 STIRE", "ACLPRRU", "nu se leagă", "touches no letter"),
        ("H12 CASAS", "ACLPRRU", "cuvântul iese de pe tablă", "runs off the board"),
        ("CASA", "ACLPRRU", "nu este o poziție", "is no position"),
        ("H7", "ACLPRRU", "Lipsește cuvântul", "The word is missing"),
        ("H7 JAJA", "ACLPRRU", "Piesa J nu poate fi acolo", "The tile J cannot be there"),
        ("H7 CASA", "JJ", "Piesa J nu poate fi acolo", "The tile J cannot be there"),
        ("H7 C0A0SA", "A?", "Piesa ? nu poate fi acolo", "The tile ? cannot be there"),
        ("H7 CASA", "ACLPRRUE", "cel mult șapte piese", "up to seven tiles"),
        ("H7 CASA", "AC!", "cel mult șapte piese", "up to seven tiles"),
    ];
    let desk = Desk::new();
    for (board, rack, romanian, english) in cases {
        for (language, sentence) in [(Language::Romanian, romanian), (Language::English, english)] {
            let told = refused(&desk, language, &["top", "--board", board, "--rack", rack]);
            assert!(told.contains(sentence), "{board}, {rack}: {told}");
        }
    }
}

/// A Greek list for a Romanian game: built, and as words.
#[test]
fn a_list_of_another_language() {
    let desk = Desk::new();
    desk.write("in.json", EXAMPLE);
    desk.write("greek.txt", "ΚΑΡΟ\nΤΑΚΟΣ\n");
    let built =
        ["lexicon", "build", "greek.txt", "-o", "greek.list", "--name", "Α", "--edition", "1"];
    desk.ok(&built);
    let sentences =
        [(Language::Romanian, "nu în limba română"), (Language::English, "not in Romanian")];
    for (language, sentence) in sentences {
        let told = refused(&desk, language, &["grade", "in.json", "--lexicon", "greek.list"]);
        assert!(told.contains(sentence), "{told}");
        let told = refused(&desk, language, &["grade", "in.json", "--lexicon", "greek.txt"]);
        assert!(told.contains("greek.txt"), "{told}");
    }
    let mut document: Value = serde_json::from_str(EXAMPLE).unwrap();
    document["lexicon"]["language"] = json!("el");
    desk.write("other.json", document.to_string());
    for language in [Language::Romanian, Language::English] {
        let told = refused(&desk, language, &["grade", "other.json"]);
        assert!(told.contains("lexicon"), "{told}");
    }
}
