//! `gcg`, and `check` by a rule set of classic games.

use serde_json::json;

use super::support::{Desk, files};

const HEAD: &str = "#player1 a Anna Puig\n#player2 b Biel\n";

fn published() -> Vec<u8> {
    std::fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/gcg/polish_endgame.gcg"))
        .unwrap()
}

#[test]
fn a_published_game_is_scored_again() {
    let desk = Desk::new();
    desk.write("a.gcg", published());
    let args = ["gcg", "a.gcg", "--rules", "pl-pinczow-2016", "--json"];
    let said = desk.run(&args);
    assert_eq!(
        said.out,
        "{\"plays\":43,\"taken_off\":2,\"differences\":[],\"players\":[\
         {\"name\":\"ptf1559\",\"raw\":316,\"rack\":11,\"overtime\":0,\"final\":305},\
         {\"name\":\"smut3k\",\"raw\":301,\"rack\":0,\"overtime\":0,\"final\":312}],\"end\":\"out\"}\n"
    );
    // The file's own way of writing the end is a remark, no difference.
    assert!(said.code == 0 && said.err.contains("56"), "{}", said.err);
    let table = desk.ok(&args[..4]);
    assert!(table.contains("STĘPIĆ") && table.contains("ptf1559: 305"), "{table}");
}

#[test]
fn differences_are_told_and_end_with_one() {
    let desk = Desk::new();
    let lines = ">a: CASA 8H CASA +12 12\n>b: - +0 0\n>a: S 8L S +99 111\n>a: (time) -10 101\n";
    desk.write("a.gcg", format!("{HEAD}{lines}"));
    let said = desk.run(&["gcg", "a.gcg", "--rules", "ca-llisca", "--json"]);
    let answer: serde_json::Value = serde_json::from_str(&said.out).unwrap();
    assert_eq!(said.code, 1);
    let computed = answer["differences"][0]["computed"].clone();
    assert_eq!(answer["differences"][0]["line"], json!(3), "{answer}");
    assert!(said.err.contains("12") && said.err.contains(&computed.to_string()), "{}", said.err);
    assert_eq!(answer["players"][0]["overtime"], json!(10));
    assert_eq!(answer["end"], json!("unknown"));
    let table = desk.run(&["gcg", "a.gcg", "--rules", "ca-llisca"]);
    assert!(table.code == 1 && table.out.contains("CASA"), "{}", table.out);
    // A whole word is to be noted: it was recorded as played.
    assert!(table.err.contains("just before or after"), "{}", table.err);
}

#[test]
fn files_that_are_no_games_are_refused_with_their_line() {
    let desk = Desk::new();
    let refused = |bytes: &[u8]| {
        desk.write("a.gcg", bytes);
        desk.refused(1, &["gcg", "a.gcg", "--rules", "ca-llisca", "--json"])
    };
    for (lines, told) in [
        (">a: CASA 8N CASA +12 12\n", "line 3"),
        (">a: CASA 8H CASA +12 12\n>b: CASA 8H MASA +12 12\n", "line 4"),
        ("#player3 c Carla\n", "two players"),
        (">a: 8G kIwI +4 4\n", "cannot be K"),
    ] {
        let error = refused(format!("{HEAD}{lines}").as_bytes());
        assert!(error.contains(told), "{error}");
    }
    refused(&published()[..40]);
    refused(&vec![b'\n'; (1 << 20) + 1]);
    refused(b"\x7fELF\0\0\0");
    desk.refused(1, &["gcg", "nothing.gcg", "--rules", "ca-llisca"]);
    desk.refused(2, &["gcg", "a.gcg"]);
    assert!(desk.refused(2, &["gcg", "a.gcg", "--rules", "en"]).contains("ca-llisca"));
    desk.write("club.toml", "id = 1");
    assert!(desk.refused(1, &["gcg", "a.gcg", "--rules", "club.toml"]).contains("club.toml"));
}

#[test]
fn a_clubs_own_rules_are_a_file() {
    let desk = Desk::new();
    let rules = include_str!("../../templates/rules/ca-llisca.toml");
    desk.write("club.toml", rules.replace("blank = \"tiles\"", "blank = \"alphabet\""));
    desk.write("a.gcg", format!("{HEAD}>a: II?? 8G kIwI +4 4\n"));
    let answer = desk.json(&["gcg", "a.gcg", "--rules", "club.toml", "--json"]);
    assert_eq!(answer["players"][0]["final"], json!(4));
}

#[test]
fn one_verdict_for_all_words() {
    let desk = Desk::new();
    let verdict = |words: &[&str], rules: &str, list: &[&str]| {
        let args = [&["check"], words, &["--rules", rules, "--play", "--json"], list].concat();
        let said = desk.run(&args);
        assert_eq!(said.code, 0, "{}", said.err);
        serde_json::from_str::<serde_json::Value>(&said.out).unwrap()
    };
    let said = verdict(&["casa", "qüestió", "anys"], "ca-llisca", &[]);
    assert_eq!(said, json!({"words": ["CASA", "QUESTIO", "ANYS"], "verdict": "valid"}));
    assert_eq!(verdict(&["kiwi"], "ca-llisca", &[])["verdict"], json!("invalid"));
    assert_eq!(verdict(&["kiwi"], "ca-cusca-molins", &[])["verdict"], json!("valid"));
    assert_eq!(verdict(&["casa", "xyzx"], "ca-cusca-molins", &[])["verdict"], json!("ask"));
    assert_eq!(verdict(&["żółw"], "pl-pinczow-2016", &[])["verdict"], json!("valid"));
    desk.write("list.txt", "casa\ncases\n");
    let build = "lexicon build list.txt -o own --name Own --edition 1 --language ca --authority authoritative";
    desk.ok(&build.split(' ').collect::<Vec<_>>());
    let own = ["--lexicon", "own"];
    assert_eq!(verdict(&["casa", "cases"], "ca-llisca", &own)["verdict"], json!("valid"));
    assert_eq!(verdict(&["casa", "taula"], "ca-llisca", &own)["verdict"], json!("invalid"));
    assert!(desk.ok(&["check", "casa", "--rules", "ca-llisca", "--play"]).contains("Valid"));

    // Word by word, as without a rule set.
    let found = desk.json(&["check", "casa", "kiwi", "--rules", "ca-llisca", "--json"]);
    assert_eq!([&found[0]["found"], &found[1]["found"]], [&json!(true), &json!(false)]);
    let found = desk.json(&["check", "kiwi", "--rules", "ca-cusca-molins", "--json"]);
    assert_eq!(found, json!([{"word": "KIWI", "written": "kiwi", "found": true}]));
    desk.refused(1, &["check", "qadre", "--rules", "ca-llisca", "--play"]);
    desk.refused(2, &["check", "casa", "--play"]);
    desk.refused(2, &["check", "casa", "--rules", "osth"]);
}

/// What was recorded turn by turn lay in the archive as paper and within the exchange document alone.
#[test]
fn an_archive_has_a_file_of_each_recorded_game() {
    let desk = Desk::new();
    let day = ["--rules", "ca-llisca", "--players", "6", "--rounds", "2"];
    desk.ok(&[&["demo", "a.eforos"], &day[..]].concat());
    desk.ok(&["archive", "a.eforos", "all"]);
    let archived = files(&desk.path("all"));
    let games: Vec<&String> =
        archived.iter().filter(|name| name.starts_with("Whole games/")).collect();
    assert!(!games.is_empty(), "{archived:?}");
    for name in games {
        let stem = name.strip_prefix("Whole games/").unwrap();
        let (place, names) = stem.trim_end_matches(".gcg").split_once(' ').unwrap();
        assert!(place.len() == 5 && names.contains(" - "), "{stem}");
        let read = desk.json(&["gcg", &format!("all/{name}"), "--rules", "ca-llisca", "--json"]);
        for player in read["players"].as_array().unwrap() {
            assert!(names.contains(player["name"].as_str().unwrap()), "{stem}: {read}");
        }
    }
    let told = String::from_utf8(desk.read("all/00 READ ME.txt")).unwrap();
    let (public, private) = told.split_once("STAY WITH THE CLUB").unwrap();
    assert!(private.contains("  Whole games/\n") && !public.contains("Whole games/"), "{told}");
    // Where none was recorded there is no folder either.
    desk.ok(&["demo", "b.eforos", "--players", "2"]);
    desk.ok(&["archive", "b.eforos", "none"]);
    assert!(!desk.path("none/Whole games").exists());
}
