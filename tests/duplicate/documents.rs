//! What a document may not say, each with its place; what is odd and read all the same; rules of a club.

use eforos::domain::board::set::BadSet;
use eforos::domain::formats::duplicate::rules::{RO_DUPLICATE_2007, Rules, Wrong};
use serde_json::{Value, json};

use super::{example, graded, refused};

/// The example, with something changed.
fn with(change: impl FnOnce(&mut Value)) -> Value {
    let mut document = example();
    change(&mut document);
    document
}

#[test]
fn what_cannot_have_been_is_refused_where_it_stands() {
    let turn = |number: usize, key: &'static str, value: Value| {
        with(move |document| document["turns"][number - 1][key] = value)
    };
    let cases = [
        (turn(1, "draw", json!("A")), "turns[0].draw"),
        (turn(1, "drawn", json!("AACEIS")), "turns[0].drawn"),
        (turn(1, "drawn", json!("JJAEIST")), "turns[0].drawn"),
        (turn(1, "drawn", json!("A.CEIST")), "turns[0].drawn"),
        (turn(1, "leftover", json!("A")), "turns[0].drawn"),
        (
            turn(1, "refused", json!([{"tiles": "AAEIOUTT", "why": "vowels"}])),
            "turns[0].refused[0].tiles",
        ),
        (
            turn(1, "refused", json!([{"tiles": "AAEIOUT", "why": "jokers"}])),
            "turns[0].refused[0].why",
        ),
        (
            with(|d| {
                d["turns"][1]["leftover"] = json!("EIS");
                d["turns"][1]["drawn"] = json!("MORT");
            }),
            "turns[1].leftover",
        ),
        (
            with(|d| {
                d["turns"][1]["leftover"] = json!("");
                d["turns"][1]["drawn"] = json!("EITMORS");
            }),
            "turns[1].leftover",
        ),
        (
            turn(2, "refused", json!([{"tiles": "AAEIOUT", "why": "consonants"}])),
            "turns[1].leftover",
        ),
        (turn(2, "top", json!({"position": "A1", "word": "STIRE"})), "turns[1].top"),
        (turn(2, "top", json!({"position": "I8", "word": "XZXZA"})), "turns[1].top"),
        (
            turn(2, "top", json!({"position": "I8", "word": "STIRE", "criteria": ["nice"]})),
            "turns[1].top.criteria[0]",
        ),
        (turn(2, "no_play", json!("impossible")), "turns[1].no_play"),
        (turn(3, "turn", json!(2)), "turns[2].turn"),
        (turn(3, "turn", json!(4)), "turns"),
        (turn(3, "turn", json!(100)), "turns[2].turn"),
        (
            with(|d| {
                d["turns"][1].as_object_mut().unwrap().remove("top");
            }),
            "turns[1]",
        ),
        (
            with(|d| {
                d["mode"] = json!("program");
                d["turns"][2].as_object_mut().unwrap().remove("top");
                d["turns"][2]["no_play"] = json!("possible");
            }),
            "turns[2].no_play",
        ),
        (turn(1, "slips", json!([{"player": 9}])), "turns[0].slips[0].player"),
        (turn(1, "slips", json!([{"player": 1}, {"player": 1}])), "turns[0].slips[1].player"),
        (turn(1, "slips", json!([{"player": 1, "points": 10000}])), "turns[0].slips[0].points"),
        (turn(1, "slips", json!([{"player": 1, "points": 7.5}])), "turns[0].slips[0].points"),
        (turn(1, "slips", json!([{"player": 1, "fault": "torn"}])), "turns[0].slips[0].fault"),
        (
            turn(
                1,
                "slips",
                json!([{"player": 1, "outcome": {"points": 1, "warnings": 10, "reason": "x"}}]),
            ),
            "turns[0].slips[0].outcome.warnings",
        ),
        (turn(1, "cancelled", json!({"how": "half"})), "turns[0].cancelled.how"),
        (with(|d| d["lexicon"]["authority"] = json!("external")), "lexicon.authority"),
        (
            with(|d| {
                d["rulings"] =
                    json!([{"word": "AB", "valid": true}, {"word": "ab", "valid": false}]);
            }),
            "rulings[1].word",
        ),
        (with(|d| d["sanctions"][0]["kind"] = json!("void_round")), "sanctions[0].kind"),
        (with(|d| d["sanctions"][0]["turn"] = json!(100)), "sanctions[0].turn"),
        (with(|d| d["players"][1]["id"] = json!(1)), "players[1].id"),
        (with(|d| d["players"][1]["to_turn"] = json!(0)), "players[1].to_turn"),
        (with(|d| d["rules"] = json!("ro-duplicate-1999")), "rules"),
        (with(|d| d["mode"] = json!("both")), "mode"),
        (with(|d| d["ended"] = json!("tired")), "ended"),
    ];
    for (document, path) in cases {
        let said = refused(&document);
        assert!(said.contains(&format!("game.json, {path}: ")), "{path}: {said}");
    }
}

#[test]
fn nobody_rules_on_words_of_a_closed_list() {
    let said = super::refused_by_its_list(&with(|document| {
        document["lexicon"]["authority"] = json!("closed");
    }));
    assert!(said.contains("rulings"), "{said}");
    let mut without = with(|document| document["lexicon"]["authority"] = json!("closed"));
    without["rulings"] = json!([]);
    assert_eq!(
        super::of_player(&graded(&without).0["turns"][1]["slips"], 2)["why"],
        "word_invalid"
    );
}

#[test]
fn what_is_odd_is_told_and_changes_nothing() {
    let odd = |change: fn(&mut Value)| graded(&with(change)).1.join(" ");
    let refused_rack =
        odd(|d| d["turns"][0]["refused"] = json!([{"tiles": "AAEICST", "why": "vowels"}]));
    assert!(refused_rack.contains("turns[0].refused[0]"), "{refused_rack}");
    let better = odd(|d| {
        d["turns"][0]["top"] = json!({"position": "8G", "word": "TAC"});
        d["turns"].as_array_mut().unwrap().truncate(1);
    });
    assert!(better.contains("turns[0].top"), "{better}");
    let nobody_wrote_it = odd(|d| {
        d["turns"][0]["slips"].as_array_mut().unwrap().retain(|slip| slip["word"] != "CASA");
        d["turns"][0]["slips"]
            .as_array_mut()
            .unwrap()
            .push(json!({"player": 1, "position": "8G", "word": "CASA", "points": 8}));
        d["turns"].as_array_mut().unwrap().truncate(1);
    });
    assert!(nobody_wrote_it.contains("turns[0].top"), "{nobody_wrote_it}");
    let not_the_first = odd(|d| {
        *d = json!({"format": "eforos-duplicate/1", "mode": "program", "players": [{"id": 1, "name": "A"}],
                    "turns": [{"turn": 1, "drawn": "AACEIST", "top": {"position": "H8", "word": "AI"}}]});
    });
    assert!(not_the_first.contains("turns[0].top"), "{not_the_first}");
    let none = odd(|d| {
        d["turns"][2].as_object_mut().unwrap().remove("top");
        d["turns"][2]["no_play"] = json!("possible");
    });
    assert!(none.contains("turns[2].no_play"), "{none}");
    let late = odd(|d| d["last_turn"] = json!({"turn": 3, "after": 1}));
    assert!(late.contains("last_turn"), "{late}");
    let away = odd(|d| d["players"][3]["to_turn"] = json!(2));
    assert!(away.contains("turns[2].slips"), "{away}");
}

#[test]
fn slips_come_in_any_order_and_turns_too() {
    let (before, _) = graded(&example());
    let (after, _) = graded(&with(|document| {
        document["turns"].as_array_mut().unwrap().reverse();
        for turn in document["turns"].as_array_mut().unwrap() {
            turn["slips"].as_array_mut().unwrap().reverse();
        }
        document["players"].as_array_mut().unwrap().reverse();
    }));
    assert_eq!(before, after);
}

#[test]
fn a_club_plays_by_rules_of_its_own() {
    let text = RO_DUPLICATE_2007
        .replace("id = \"ro-duplicate-2007\"", "id = \"club\"")
        .replace("points = \"warning\"", "points = \"zero\"");
    let (results, _) =
        graded(&with(|document| document["rules"] = json!({"id": "club", "text": text})));
    let slip = super::of_player(&results["turns"][0]["slips"], 4);
    assert_eq!(
        (&slip["verdict"], &slip["why"], &slip["points"], &slip["warnings"]),
        (&json!("incorrect"), &json!("mistake"), &json!(0), &json!(0))
    );
    assert_eq!(slip["mistakes"], json!(["points"]));
    let other = refused(&with(|document| document["rules"] = json!({"id": "other", "text": text})));
    assert!(other.contains("rules.text"), "{other}");
}

#[test]
fn rules_that_cannot_be_say_the_line() {
    let wrong = |from: &str, to: &str| {
        assert!(RO_DUPLICATE_2007.contains(from), "{from}");
        let text = RO_DUPLICATE_2007.replacen(from, to, 1);
        let error = Rules::parse(&text).unwrap_err();
        let line = text.lines().nth(error.line - 1).unwrap_or_default().to_owned();
        (error.wrong, line)
    };
    let cases = [
        ("variant = \"clasic\"", "variant = \"eliptic\"", "variant"),
        ("format = \"duplicate\"", "format = \"anagram\"", "format"),
        ("language = \"ro\"", "language = \"pl\"", "language"),
        ("rack = 7", "rack = 1", "rack"),
        ("alerts_s = [30] ", "alerts_s = [180] ", "alerts_s"),
        ("\"ratio\", \"tiles\"", "\"ratio\", \"ratio\"", "order"),
        ("    \"3..d...3...d..3\",\n    \".2", "    \"3..d...4...d..3\",\n    \".2", "3..d...4"),
        ("Y = { kind = \"consonant\" }", "Y = { kind = \"vowel\" }", "Y ="),
        ("folds = \"ĂÂ\"", "folds = \"Ă\"", "A ="),
        ("C = { count", "Ç = { count", "Ç"),
        ("Z = { count = 1, value = 10", "Z = { count = 1", "Z ="),
        ("A = { count = 11", "A = { count = 100", "A ="),
    ];
    for (from, to, in_line) in cases {
        let (wrong, line) = wrong(from, to);
        assert!(line.contains(in_line), "{from}: {wrong:?} in {line:?}");
    }
    assert!(matches!(wrong("rack = 7", "rack = 7\nsize = 3").0, Wrong::Set(BadSet::Syntax(_))));
}
