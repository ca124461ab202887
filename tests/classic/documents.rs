//! What a document may not say, and where it is told.

use eforos::domain::formats::classic::rules::{CA_LLISCA, Rules};
use eforos::exchange::formats::classic::{Document, games_csv};
use serde_json::{Value, json};

use super::{CUSCA, LLISCA, PINCZOW, graded, read, refused, value};

/// The place of a change in a document.
fn changed(document: &str, pointer: &str, to: Value) -> Value {
    let mut document = value(document);
    let (parent, key) = pointer.rsplit_once('/').unwrap();
    let parent = document.pointer_mut(parent).unwrap();
    match key.parse::<usize>() {
        Ok(index) if parent.is_array() => parent[index] = to,
        _ => parent[key] = to,
    }
    document
}

#[test]
fn what_cannot_have_been_is_refused_where_it_stands() {
    let games = "/rounds/0/games";
    let of = |rest: &str| format!("{games}{rest}");
    let cases = [
        (LLISCA, "/format".to_owned(), json!("eforos-classic/2"), "format"),
        (LLISCA, "/rules".to_owned(), json!("ca-nobody"), "rules"),
        (LLISCA, "/colour".to_owned(), json!("red"), "colour"),
        (LLISCA, "/players/1/id".to_owned(), json!(1), "players[1].id"),
        (LLISCA, "/players/1/team".to_owned(), json!(9), "players[1].team"),
        (LLISCA, "/teams/1/id".to_owned(), json!(1), "teams[1].id"),
        (CUSCA, "/teams".to_owned(), json!([{"id": 1, "name": "A"}]), "teams[0]"),
        (CUSCA, "/players/0/team".to_owned(), json!(1), "players[0].team"),
        (LLISCA, "/rounds/1/round".to_owned(), json!(1), "rounds[1].round"),
        (LLISCA, "/rounds/1/round".to_owned(), json!(100), "rounds[1].round"),
        (LLISCA, of("/1/table"), json!(1), "rounds[0].games[1].table"),
        (LLISCA, of("/1/table"), json!(1000), "rounds[0].games[1].table"),
        (LLISCA, of("/1/seats/0/player"), json!(1), "rounds[0].games[1].seats[0].player"),
        (LLISCA, of("/1/seats/0/player"), json!(77), "rounds[0].games[1].seats[0].player"),
        (LLISCA, "/rounds/0/byes".to_owned(), json!([4]), "rounds[0].byes[0]"),
        (LLISCA, "/rounds/0/absent".to_owned(), json!([4]), "rounds[0].absent[0]"),
        (LLISCA, "/rounds/0/order".to_owned(), json!([4, 4]), "rounds[0].order[1]"),
        (
            CUSCA,
            "/rounds/1/games/0/seats/1/player".to_owned(),
            json!(1),
            "rounds[1].games[1].seats[0].player",
        ),
        (
            CUSCA,
            "/rounds/1/games/1/seats".to_owned(),
            json!([{"player": 1}]),
            "rounds[1].games[1].seats",
        ),
        (LLISCA, of("/0/starter"), json!(3), "rounds[0].games[0].starter"),
        (LLISCA, of("/1/finisher"), json!(1), "rounds[0].games[1].finisher"),
        (LLISCA, of("/1/finisher"), json!(3), "rounds[0].games[1].seats[0].rack"),
        (LLISCA, of("/1/seats/0/final"), json!(370), "rounds[0].games[1].seats[0].final"),
        (LLISCA, of("/1/seats/0/over_ms"), json!(300_001), "rounds[0].games[1].seats[0].over_ms"),
        (LLISCA, of("/1/seats/0/over_ms"), json!(-1), "rounds[0].games[1].seats[0].over_ms"),
        (LLISCA, of("/0/seats/0/rack"), json!(4), "rounds[0].games[0].seats[0].rack"),
        (LLISCA, of("/0/seats/0/raw"), json!(400), "rounds[0].games[0].seats"),
        (LLISCA, of("/0/seats/0/final"), json!(10_000), "rounds[0].games[0].seats[0].final"),
        (LLISCA, of("/0/seats/0/final"), json!(1.5), "rounds[0].games[0].seats[0].final"),
        (LLISCA, of("/0/seats/0"), json!({"player": 5}), "rounds[0].games[0].seats"),
        (LLISCA, of("/0/seats/0/last_word"), json!(8), "rounds[0].games[0].seats[0].last_word"),
        (LLISCA, of("/2/end"), json!("clocks_out"), "rounds[0].games[2].end"),
        (LLISCA, of("/2/end"), json!("unknown"), "rounds[0].games[2]"),
        (LLISCA, of("/2/end"), json!("out"), "rounds[0].games[2]"),
        (LLISCA, of("/2/finisher"), json!(2), "rounds[0].games[2]"),
        (LLISCA, of("/2/end"), json!("supper"), "rounds[0].games[2].end"),
        (LLISCA, of("/0/walkover"), json!(5), "rounds[0].games[0]"),
        (LLISCA, of("/0/cancelled"), json!(true), "rounds[0].games[0]"),
        (LLISCA, "/rounds/2/games/2/cancelled".to_owned(), json!(true), "rounds[2].games[2]"),
        (LLISCA, "/rounds/2/games/2/walkover".to_owned(), json!(1), "rounds[2].games[2].walkover"),
        (CUSCA, of("/0/walkover"), json!(1), "rounds[0].games[0].walkover"),
        (CUSCA, "/rounds/0/byes".to_owned(), json!([1]), "rounds[0].byes[0]"),
        (CUSCA, of("/1/seats/0/over_ms"), json!(1), "rounds[0].games[1].seats[0].over_ms"),
        (PINCZOW, of("/1/seats/0/over_ms"), json!(1), "rounds[0].games[1].seats[0].over_ms"),
        (PINCZOW, "/penalties/0/kind".to_owned(), json!("technical"), "penalties[0].kind"),
        (PINCZOW, "/penalties/0/player".to_owned(), json!(8), "penalties[0].player"),
        (
            PINCZOW,
            "/penalties/0/kind".to_owned(),
            json!("expelled"),
            "rounds[2].games[0].seats[1].player",
        ),
        (PINCZOW, "/players/4/to_round".to_owned(), json!(2), "rounds[2].games[0].seats[1].player"),
        (
            PINCZOW,
            "/players/4/from_round".to_owned(),
            json!(2),
            "rounds[0].games[2].seats[1].player",
        ),
        (
            PINCZOW,
            "/rulings".to_owned(),
            json!([{"word": "kot", "valid": true}, {"word": "KOT", "valid": false}]),
            "rulings[1].word",
        ),
        (
            LLISCA,
            of("/0/turns"),
            json!([{"player": 5, "outcome": "play", "at": "8H"}]),
            "rounds[0].games[0].turns[0]",
        ),
        (
            LLISCA,
            of("/0/turns"),
            json!([{"player": 2, "outcome": "pass"}]),
            "rounds[0].games[0].turns[0].player",
        ),
    ];
    for (document, pointer, to, wanted) in cases {
        let (path, said) = refused(&changed(document, &pointer, to.clone()));
        assert_eq!(path, wanted, "{pointer} = {to}: {said}");
        assert!(!said.contains("results-") && said.ends_with('.'), "{pointer}: {said}");
    }
}

#[test]
fn byes_are_refused_where_averages_rank() {
    let mut document = value(CUSCA);
    document["players"].as_array_mut().unwrap().push(json!({"id": 8, "name": "Hug"}));
    document["rounds"][0]["byes"] = json!([8]);
    assert_eq!(refused(&document).0, "rounds[0].byes");
    document["rounds"][0]["byes"] = json!([]);
    document["rounds"][0]["absent"] = json!([8]);
    let (results, _) = graded(&document);
    assert_eq!(results["standings"][7]["status"], "occasional");
}

#[test]
fn a_club_plays_by_rules_of_its_own() {
    let text = CA_LLISCA.replacen("win = 2", "win = 4", 1).replacen("ca-llisca", "club", 1);
    let rules = Rules::parse(&text).unwrap();
    let named = json!({"id": "club", "sha256": rules.sha256().to_string(), "text": text});
    let document = changed(LLISCA, "/rules", named);
    let (results, _) = graded(&document);
    assert_eq!(
        (&results["rules"], &results["standings"][0]["halves"]),
        (&json!("club"), &json!(9))
    );
    // In a file beside the document, which then names it.
    let beside = changed(LLISCA, "/rules", json!("club"));
    let given = std::sync::Arc::new(rules);
    let (read, _) = Document::read(beside.to_string().as_bytes(), Some(&given)).unwrap();
    assert_eq!(read.competition.rules, given);
    assert!(Document::read(LLISCA.as_bytes(), Some(&given)).is_err(), "it names other rules");
    let other = changed(LLISCA, "/rules", json!({"id": "other", "text": text}));
    assert_eq!(refused(&other).0, "rules.text");
    let broken =
        changed(LLISCA, "/rules", json!({"text": text.replacen("win = 4", "win = 40", 1)}));
    let (path, said) = refused(&broken);
    assert!(path == "rules.text" && said.contains("line "), "{path}: {said}");
}

#[test]
fn a_game_that_was_recorded_turn_by_turn_is_kept() {
    let turns = json!([
        {"player": 5, "outcome": "play", "at": "8H", "word": "QADRE", "rack": "QADREST"},
        {"player": 1, "outcome": "exchange", "exchanged": 3, "senyors": 2, "inspected": "C"},
        {"player": 5, "outcome": "exchange", "exchanged": "AB", "note": "twice"},
        {"player": 1, "outcome": "pass"}]);
    let document = read(&changed(LLISCA, "/rounds/0/games/0/turns", turns.clone()));
    let written = value(&document.to_text());
    assert_eq!(written["rounds"][0]["games"][0]["turns"], turns);
}

#[test]
fn games_become_a_table_of_one_line_a_seat() {
    let table = games_csv(&read(&value(PINCZOW)));
    let lines: Vec<&str> = table.trim_start_matches('\u{FEFF}').split("\r\n").collect();
    assert_eq!(
        lines[0],
        "round;table;seat;player;name;starter;raw;rack;over_ms;deduction;final;halves;end;finisher;last_word"
    );
    assert_eq!(lines[1], "1;1;1;3;Celina Ćma;true;;;;0;301;0;;false;8");
    assert_eq!(lines[3], "1;2;1;1;Ala Żak;false;312;0;0;0;323;2;out;true;");
    assert_eq!(lines[7], "1;;;2;Bartek Łoś;;;;;;300;2;bye;;");
    assert_eq!(lines[11], "2;2;2;5;Ela Świt;false;;;;30;303;2;;false;");
}

#[test]
fn the_example_of_the_documentation_is_a_document() {
    let text = include_str!("../../docs/exchange.md");
    let of_classic = text.split("```json\n").filter_map(|rest| rest.split("```").next());
    let mut examples = of_classic.filter(|example| example.contains("\"eforos-classic/1\""));
    let (results, odd) = graded(&value(examples.next().unwrap()));
    assert!(odd.is_empty(), "{odd:?}");
    let finals = |game: usize| {
        let seats = results["games"][game]["seats"].as_array().unwrap().iter();
        seats.map(|seat| seat["final"].as_i64().unwrap()).collect::<Vec<_>>()
    };
    assert_eq!((finals(0), finals(1)), (vec![369, 374], vec![350, 336]));
    assert!(examples.next().is_none());
}
