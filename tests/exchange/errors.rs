//! Every refusal names its place.

use eforos::exchange::formats::anagram::{Document, ReadError};
use eforos::exchange::{MAX_VALUES, Malformed, Said as _};
use eforos::language::Language;
use serde_json::{Value, json};

use super::support::{error, with, without, worked_example};

/// The worked example with one of everything.
fn full() -> Value {
    let mut document = worked_example("authoritative");
    document["title"] = json!("1ος Αγώνας");
    document["assistants"] = json!(["Γιώργος"]);
    document["rulings"] = json!([{"word": "ΡΟΣ", "valid": false, "reason": "λεξικό"}]);
    document["penalties"] = json!([
        {"player": 1, "round": 3, "kind": "deduction", "points": 5, "reason": "κινητό"}
    ]);
    document["objections"] = json!([
        {"player": 1, "round": 1, "word": "ΡΟΣ", "upheld": false, "reason": "όχι"}
    ]);
    document
}

fn path(document: &Value) -> String {
    match error(document) {
        ReadError::At { path, what } => {
            for language in Language::ALL {
                let said = what.sentence(language);
                assert!(!said.is_empty() && !said.contains('\n'), "{what:?}: {said}");
            }
            path
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_document_itself_is_sound() {
    super::support::graded(&full());
}

#[test]
fn a_wrong_value_is_named_by_its_path() {
    let cases: &[(&str, Value, &str)] = &[
        ("/format", json!("eforos/2"), "format"),
        ("/format", json!(1), "format"),
        ("/rules", json!("my-own"), "rules"),
        ("/title", json!(null), "title"),
        ("/title", json!("a\u{7}b"), "title"),
        ("/assistants", json!("Γιώργος"), "assistants"),
        ("/assistants/0", json!(3), "assistants[0]"),
        ("/lexicon", json!([]), "lexicon"),
        ("/lexicon/sha256", json!("abc"), "lexicon.sha256"),
        ("/lexicon/words", json!(-1), "lexicon.words"),
        ("/lexicon/authority", json!("official"), "lexicon.authority"),
        ("/lexicon/found", json!("ΚΑΡΟ"), "lexicon.found"),
        ("/lexicon/found/1", json!("ΚΑ ΡΟ"), "lexicon.found[1]"),
        ("/lexicon/found/1", json!("Κ?ΡΟ"), "lexicon.found[1]"),
        ("/players", json!({}), "players"),
        ("/players/0", json!(1), "players[0]"),
        ("/players/0/id", json!(0), "players[0].id"),
        ("/players/0/id", json!(-1), "players[0].id"),
        ("/players/0/id", json!(1.5), "players[0].id"),
        ("/players/0/id", json!("1"), "players[0].id"),
        ("/players/0/id", json!(true), "players[0].id"),
        ("/players/0/id", json!(4_294_967_296_u64), "players[0].id"),
        ("/players/1/id", json!(1), "players[1].id"),
        ("/players/1/name", json!("  "), "players[1].name"),
        ("/players/1/club", json!(7), "players[1].club"),
        ("/players/1/from_round", json!(15), "players[1].from_round"),
        ("/players/1/to_round", json!(0), "players[1].to_round"),
        ("/rounds", json!(null), "rounds"),
        ("/rounds/0/round", json!(15), "rounds[0].round"),
        ("/rounds/0/round", json!(0), "rounds[0].round"),
        ("/rounds/0/letters", json!(""), "rounds[0].letters"),
        ("/rounds/0/letters", json!("ΚΑΡΟΤΣ?"), "rounds[0].letters"),
        ("/rounds/0/letters", json!("ΚΑΡΟΤΣ"), "rounds[0].letters"),
        ("/rounds/0/letters", json!("ΚΑΡΟΤΕΕ"), "rounds[0].letters"),
        ("/rounds/0/letters", json!("ΞΞΡΟΤΑΕ"), "rounds[0].letters"),
        ("/rounds/0/given_up", json!("no"), "rounds[0].given_up"),
        ("/rounds/0/sheets", json!({}), "rounds[0].sheets"),
        ("/rounds/0/sheets/0/player", json!(9), "rounds[0].sheets[0].player"),
        ("/rounds/0/sheets/1/player", json!(1), "rounds[0].sheets[1].player"),
        ("/rounds/0/sheets/1/late", json!(1), "rounds[0].sheets[1].late"),
        ("/rounds/0/sheets/1/not_handed_in", json!(1), "rounds[0].sheets[1].not_handed_in"),
        ("/rounds/0/sheets/0/not_handed_in", json!(true), "rounds[0].sheets[0].not_handed_in"),
        ("/rounds/0/sheets/0/words", json!(["ΚΑΡΟ"]), "rounds[0].sheets[0].words"),
        ("/rounds/0/sheets/0/words/5", json!("ΚΑΡΟ"), r#"rounds[0].sheets[0].words["5"]"#),
        ("/rounds/0/sheets/0/words/5/1", json!(5), r#"rounds[0].sheets[0].words["5"][1]"#),
        ("/rounds/0/sheets/0/words/5/1", json!(""), r#"rounds[0].sheets[0].words["5"][1]"#),
        ("/rounds/0/sheets/0/words/5/1", json!("τα κος"), r#"rounds[0].sheets[0].words["5"][1]"#),
        ("/rounds/0/sheets/0/words/5/1", json!("τάκος!"), r#"rounds[0].sheets[0].words["5"][1]"#),
        (
            "/rounds/0/sheets/0/words/5/1",
            json!("τά\u{0}κος"),
            r#"rounds[0].sheets[0].words["5"][1]"#,
        ),
        ("/rounds/0/sheets/0/words/5/1", json!("taqos"), r#"rounds[0].sheets[0].words["5"][1]"#),
        ("/rulings/0/word", json!("Ρ?Σ"), "rulings[0].word"),
        ("/rulings/0/valid", json!("no"), "rulings[0].valid"),
        ("/rulings/0/reason", json!(1), "rulings[0].reason"),
        ("/rulings/-", json!({"word": "ρος", "valid": true}), "rulings[1].word"),
        ("/penalties/0/player", json!(3), "penalties[0].player"),
        ("/penalties/0/round", json!(15), "penalties[0].round"),
        ("/penalties/0/kind", json!("shot"), "penalties[0].kind"),
        ("/penalties/0/points", json!(0), "penalties[0].points"),
        ("/penalties/0/points", json!(-5), "penalties[0].points"),
        ("/penalties/0/points", json!(0.5), "penalties[0].points"),
        ("/objections/0/player", json!(3), "objections[0].player"),
        ("/objections/0/round", json!(0), "objections[0].round"),
        ("/objections/0/word", json!("1"), "objections[0].word"),
        ("/objections/0/upheld", json!(1), "objections[0].upheld"),
    ];
    for (pointer, value, expected) in cases {
        let document = with(full(), pointer, value.clone());
        assert_eq!(path(&document), *expected, "{pointer} = {value}");
    }
}

#[test]
fn a_missing_key_is_named_where_it_should_be() {
    let cases = [
        ("/format", "format"),
        ("/players", "players"),
        ("/rounds", "rounds"),
        ("/players/1/id", "players[1].id"),
        ("/players/1/name", "players[1].name"),
        ("/rounds/0/round", "rounds[0].round"),
        ("/rounds/0/letters", "rounds[0].letters"),
        ("/rounds/0/sheets/1/player", "rounds[0].sheets[1].player"),
        ("/rulings/0/word", "rulings[0].word"),
        ("/rulings/0/valid", "rulings[0].valid"),
        ("/penalties/0/player", "penalties[0].player"),
        ("/penalties/0/round", "penalties[0].round"),
        ("/penalties/0/kind", "penalties[0].kind"),
        ("/penalties/0/points", "penalties[0].points"),
        ("/objections/0/player", "objections[0].player"),
        ("/objections/0/round", "objections[0].round"),
        ("/objections/0/word", "objections[0].word"),
        ("/objections/0/upheld", "objections[0].upheld"),
    ];
    for (pointer, expected) in cases {
        assert_eq!(path(&without(full(), pointer)), expected);
    }
}

#[test]
fn an_unknown_key_is_named() {
    let cases = [
        ("/titel", "titel"),
        ("/lexicon/found_words", "lexicon.found_words"),
        ("/players/0/from-round", r#"players[0]["from-round"]"#),
        ("/rounds/0/minutes", "rounds[0].minutes"),
        ("/rounds/0/sheets/0/Late", "rounds[0].sheets[0].Late"),
        ("/rounds/0/sheets/0/words/2", r#"rounds[0].sheets[0].words["2"]"#),
        ("/rulings/0/verdict", "rulings[0].verdict"),
        ("/penalties/0/note", "penalties[0].note"),
        ("/objections/0/reading", "objections[0].reading"),
    ];
    for (pointer, expected) in cases {
        assert_eq!(path(&with(full(), pointer, json!([]))), expected);
    }
}

#[test]
fn what_stands_twice_is_named() {
    let round = full()["rounds"][0].clone();
    assert_eq!(path(&with(full(), "/rounds/-", round)), "rounds[1].round");
    let mut span = full();
    span["players"][0]["from_round"] = json!(9);
    span["players"][0]["to_round"] = json!(8);
    assert_eq!(path(&span), "players[0].to_round");

    let doubled =
        r#"{"format": "eforos/1", "players": [{"id": 1, "name": "Α", "id": 2}], "rounds": []}"#;
    let error = Document::read(doubled.as_bytes()).unwrap_err();
    let ReadError::At { path, .. } = error else { panic!("{error:?}") };
    assert_eq!(path, "players[0].id");
}

#[test]
fn letters_that_the_bags_no_longer_have_are_the_later_rounds_fault() {
    // Β, of which there is one tile, in round 5 and before it, below in the document, in round 1.
    let document = json!({
        "format": "eforos/1", "players": [],
        "rounds": [
            {"round": 5, "letters": "ΒΚΡΤΑΕΙ"},
            {"round": 1, "letters": "ΒΝΜΛΟΥΗ"}
        ]
    });
    assert_eq!(path(&document), "rounds[0].letters");
}

#[test]
fn objections_that_the_rules_forbid_are_named() {
    let upheld = |word: &str, round: u8| json!([{"player": 1, "round": round, "word": word, "upheld": true}]);
    // Never written; in a wrong field only; not from the letters; repeated; a round not played.
    for (word, round) in [("ΟΡΟΣ", 1), ("ΣΑΡΩΤΕΚ", 1), ("ΤΑΚΟΙ", 1), ("ΚΑΡΟ", 1), ("ΡΟΣ", 2)]
    {
        let document = with(full(), "/objections", upheld(word, round));
        assert_eq!(path(&document), "objections[0]", "{word}");
    }
}

#[test]
fn what_is_no_json_is_told_by_line_and_column() {
    let read = |bytes: &[u8]| Document::read(bytes).unwrap_err();
    assert_eq!(read(b""), ReadError::Empty);
    assert_eq!(read(b"\xEF\xBB\xBF \n"), ReadError::Empty);
    let table = "\u{FEFF}round;player;name;field;word;late\r\n1;1;\u{391};3;\u{3C1}\u{3BF}\u{3C2};false\r\n";
    for other in [table, "title\tx", "%PDF-1.7", "<!DOCTYPE html>", "nullx"] {
        assert_eq!(read(other.as_bytes()), ReadError::NoDocument, "{other}");
    }
    let full = full().to_string();
    let cut = full.split_at(full.len() / 2).0;
    assert!(matches!(read(cut.as_bytes()), ReadError::Cut { line: 1, .. }));
    let ReadError::Syntax { line, column, what } = read(b"{\n  \"format\" \"eforos/1\"\n}") else {
        panic!()
    };
    assert_eq!((line, column, what), (2, 12, Malformed::Sign));
    // Two documents, a raw control character, a number too large, a nest too deep.
    let nest = "[".repeat(100_000);
    for text in ["{} {}", "{\"format\": \"a\u{1}b\"}", "{\"players\": 1e999}", nest.as_str()] {
        let error = read(text.as_bytes());
        assert!(matches!(error, ReadError::Syntax { .. }), "{text:.40}");
        // Nothing of the parser's English is left in the Greek sentence.
        let said = error.sentence(Language::Greek, "a.json");
        let latin = said.split(|c: char| !c.is_ascii_alphabetic()).filter(|word| !word.is_empty());
        assert_eq!(latin.collect::<Vec<_>>(), ["a", "json", "JSON"], "{said}");
    }
    assert_eq!(path(&json!([])), "");
    assert_eq!(path(&json!("eforos/1")), "");
}

#[test]
fn other_encodings_are_told() {
    let read = |bytes: &[u8]| Document::read(bytes).unwrap_err();
    // "Ά" in Windows-1253, in the second line, after a letter of two bytes.
    let bytes = [&b"{\n\"\xCE\x91"[..], &[0xA2], b"\"}"].concat();
    assert_eq!(read(&bytes), ReadError::NotUtf8 { line: 2, column: 3 });
    let utf16: Vec<u8> = "\u{FEFF}{}".encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert_eq!(read(&utf16), ReadError::NotUtf8 { line: 1, column: 1 });
    let marked = format!("\u{FEFF}{}", full());
    assert!(Document::read(marked.as_bytes()).is_ok());
}

#[test]
fn more_values_than_a_competition_has_are_refused() {
    let text = format!("[{}0]", "0,".repeat(MAX_VALUES));
    let error = Document::read(text.as_bytes()).unwrap_err();
    assert_eq!(error, ReadError::TooManyValues { limit: MAX_VALUES });
}

#[test]
fn a_long_word_is_quoted_by_its_beginning() {
    let document = with(full(), "/rulings/0/word", json!("1".repeat(10_000)));
    let said = error(&document).sentence(Language::English, "in.json");
    assert!(said.starts_with("in.json, rulings[0].word: “1111"), "{said}");
    assert!(said.chars().count() < 300, "{said}");
}
