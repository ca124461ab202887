//! Classic games on the command line: ranked, paired, added up to a season.

use std::process::Command;

use serde_json::{Value, json};

use super::support::Desk;

const CUSCA: &str = include_str!("../data/classic/cusca.json");
const LLISCA: &str = include_str!("../data/classic/llisca.json");
const LLISCA_RULES: &str = include_str!("../../templates/rules/ca-llisca.toml");

#[test]
fn a_document_is_ranked_as_json_as_a_table_and_for_people() {
    let desk = Desk::new();
    desk.write("in.json", LLISCA);
    let results = desk.json(&["grade", "in.json", "--json"]);
    assert_eq!(
        results,
        serde_json::from_str::<Value>(include_str!("../data/classic/llisca.results.json")).unwrap()
    );
    let table = desk.ok(&["grade", "in.json", "--csv"]);
    assert!(
        table.starts_with("\u{FEFF}player;name;rank;decided_by;status;games;halves;"),
        "{table}"
    );
    assert!(table.contains("\r\n4;Dídac Font;2;spread;ranked;3;5;1062;1043;19\r\n"), "{table}");
    let table = desk.ok(&["grade", "in.json"]);
    for told in ["Gal·la Coll", "Ela geminada", "2½", "Nothing is open."] {
        assert!(table.contains(told), "{told}: {table}");
    }
    let mut open: Value = serde_json::from_str(LLISCA).unwrap();
    open["rounds"][2]["games"][0]["seats"] = json!([{"player": 7}, {"player": 4}]);
    desk.write("open.json", open.to_string());
    let table = desk.ok(&["grade", "open.json"]);
    assert!(table.ends_with("- Round 3, table 1: the result is missing.\n"), "{table}");
    let ours = desk.run(&["pair", "open.json", "--json"]);
    assert_eq!(ours.code, 0);
    assert!(ours.err.contains("Round 3, table 1"), "named, and no hindrance: {}", ours.err);
}

#[test]
fn a_round_is_paired_from_the_rounds_before_it() {
    let desk = Desk::new();
    desk.write("in.json", LLISCA);
    let paired = desk.json(&["pair", "in.json", "--round", "3", "--json"]);
    let told = json!({
        "round": 3, "system": "swiss", "order": [7, 4, 5, 3, 6, 8, 2, 1], "tables": [[7, 4], [5, 3], [6, 2], [8, 1]],
        "byes": [], "cost": "137438958592", "repeats": 0,
    });
    assert_eq!(paired, told);
    assert_eq!(desk.json(&["pair", "in.json", "--json"])["round"], 4);
    let people = desk.ok(&["pair", "in.json", "--round", "3"]);
    assert!(people.contains("7 Gal·la Coll – 4 Dídac Font"), "{people}");
    assert!(people.contains("Nobody meets again."), "{people}");
    let mut four: Value = serde_json::from_str(LLISCA).unwrap();
    four["players"].as_array_mut().unwrap().truncate(2);
    four["rounds"] =
        json!([{"round": 1, "games": [{"table": 1, "seats": [{"player": 1}, {"player": 2}]}]}]);
    desk.write("again.json", four.to_string());
    let people = desk.ok(&["pair", "again.json"]);
    for told in ["1 meeting again.", "1 Anna Puig and 2 Biel Roca meet again.", "are of one team."]
    {
        assert!(people.contains(told), "{told}: {people}");
    }
    for (system, code) in
        [("rank_pairs", 0), ("round_robin", 0), ("manual", 1), ("tables", 1), ("dice", 2)]
    {
        assert_eq!(desk.run(&["pair", "in.json", "--system", system]).code, code, "{system}");
    }
    let seed = "07".repeat(32);
    let drawn = desk
        .json(&["pair", "in.json", "--round", "1", "--seed", &seed, "--hall", "Manresa", "--json"]);
    assert_ne!(drawn["order"], json!([1, 2, 3, 4, 5, 6, 7, 8]));
    desk.refused(2, &["pair", "in.json", "--seed", "07"]);
    desk.refused(2, &["pair", "in.json", "--hall", "Manresa"]);
    desk.write("evening.json", CUSCA);
    let drawn = desk.json(&["pair", "evening.json", "--json"]);
    assert_eq!(
        (&drawn["system"], drawn["tables"][0].as_array().unwrap().len()),
        (&json!("tables"), 4)
    );
    let mut five: Value = serde_json::from_str(CUSCA).unwrap();
    five["rounds"] = json!([]);
    five["players"].as_array_mut().unwrap().truncate(5);
    desk.write("five.json", five.to_string());
    let said = desk.refused(1, &["pair", "five.json"]);
    assert!(said.contains("fours and threes"), "{said}");
    five["players"].as_array_mut().unwrap().truncate(2);
    desk.write("two.json", five.to_string());
    desk.refused(1, &["pair", "two.json"]);
}

#[test]
fn a_clubs_rules_stand_in_a_file() {
    let desk = Desk::new();
    desk.write(
        "club.toml",
        LLISCA_RULES.replacen("win = 2", "win = 3", 1).replacen("\"ca-llisca\"", "\"club\"", 1),
    );
    desk.write("in.json", LLISCA.replacen("\"ca-llisca\"", "\"club\"", 1));
    desk.refused(1, &["grade", "in.json"]);
    let results = desk.json(&["grade", "in.json", "--rules", "club.toml", "--json"]);
    assert_eq!(
        (&results["rules"], &results["standings"][0]["halves"]),
        (&json!("club"), &json!(7))
    );
    assert_eq!(desk.json(&["pair", "in.json", "--rules", "club.toml", "--json"])["round"], 4);
    desk.write("bad.toml", LLISCA_RULES.replacen("win = 2", "win = 20", 1));
    let said = desk.refused(1, &["grade", "in.json", "--rules", "bad.toml"]);
    assert!(said.contains("bad.toml") && said.contains("line 64"), "{said}");
    desk.write("other.json", include_str!("../data/duplicate/game.json"));
    desk.refused(2, &["grade", "other.json", "--rules", "club.toml"]);
}

#[test]
fn a_season_takes_meetings_in_and_adds_them_up() {
    let desk = Desk::new();
    desk.write("a.json", CUSCA);
    desk.write("b.json", CUSCA.replacen("2026-10-02", "2026-10-09", 1));
    desk.write("other.json", LLISCA);
    desk.refused(1, &["season", "s.eforos-season"]);
    let said = desk.refused(1, &["season", "s.eforos-season", "add", "a.json"]);
    assert!(said.contains("--provisional"), "nobody signed it: {said}");
    desk.refused(2, &["season", "s.eforos-season", "add"]);
    desk.ok(&add(&["a.json", "--provisional", "--minimum-games", "3", "--title", "Lliga"]));
    let results = desk.json(&["season", "s.eforos-season", "--json"]);
    assert_eq!(
        (&results["provisional"], &results["standings"][0]["status"]),
        (&json!(true), &json!("occasional"))
    );
    desk.refused(1, &add(&["a.json", "--provisional"]));
    desk.refused(1, &add(&["b.json", "other.json", "--provisional"]));
    desk.refused(2, &add(&["--same", "nonsense"]));
    desk.ok(&add(&["b.json", "--provisional", "--same", "name:biel roca=name:anna puig"]));
    desk.ok(&add(&["b.json", "--provisional", "--replace"]));
    let results = desk.json(&["season", "s.eforos-season", "--json"]);
    let first = &results["standings"][0];
    assert_eq!(
        (&first["key"], &first["games"], &first["sum"]),
        (&json!("name:anna puig"), &json!(8), &json!(7288))
    );
    let file: Value = serde_json::from_slice(&desk.read("s.eforos-season")).unwrap();
    assert_eq!((&file["title"], file["meetings"].as_array().unwrap().len()), (&json!("Lliga"), 2));
    let table = desk.ok(&["season", "s.eforos-season", "--csv"]);
    assert!(
        table.starts_with("\u{FEFF}key;name;rank;decided_by;status;meetings;games;sum;average"),
        "{table}"
    );
    // A table that was signed and is another one now.
    let mut signed = file;
    signed["meetings"][0]["issue"] = 1.into();
    signed["meetings"][0]["sha256"] = "00".repeat(32).into();
    desk.write("s.eforos-season", signed.to_string());
    let said = desk.refused(1, &["season", "s.eforos-season"]);
    assert!(said.contains("2026-10-02"), "{said}");
}

#[test]
fn who_is_absent_from_a_round_still_to_be_paired_stays_so_in_a_file() {
    let desk = Desk::new();
    let mut document: Value = serde_json::from_str(LLISCA).unwrap();
    let rounds = document["rounds"].as_array_mut().unwrap();
    let next = rounds.len() + 1;
    rounds.push(json!({"round": next, "games": [], "absent": [2, 5]}));
    desk.write("in.json", document.to_string());
    desk.ok(&["import", "in.json", "game.eforos"]);
    desk.ok(&["verify", "game.eforos"]);
    desk.write("out.json", desk.ok(&["export", "game.eforos"]));
    let out: Value = serde_json::from_slice(&desk.read("out.json")).unwrap();
    let last = out["rounds"].as_array().unwrap().last().unwrap();
    assert_eq!((&last["round"], &last["absent"]), (&json!(next), &json!([2, 5])));
    let (before, after) = (["pair", "in.json", "--json"], ["pair", "out.json", "--json"]);
    assert_eq!(desk.json(&after)["games"], desk.json(&before)["games"]);
}

#[test]
fn what_is_wrong_is_told_before_what_follows_from_it() {
    let desk = Desk::new();
    desk.write("other.json", r#"{"format": "eforos/1", "objections": [], "players": []}"#);
    for asked in
        [&["pair", "other.json"][..], &["season", "new.eforos-season", "add", "other.json"]]
    {
        let said = desk.refused(1, asked);
        assert!(said.contains("other.json, format"), "{said}");
    }
    let said = desk.refused(1, &["season", "new.eforos-season", "add", "missing.eforos"]);
    assert!(!said.contains("another kind") && said.contains("missing.eforos"), "{said}");
    desk.ok(&["demo", "anagrams.eforos", "--players", "3"]);
    let said = desk.refused(1, &["season", "new.eforos-season", "add", "anagrams.eforos"]);
    assert!(said.contains("another kind (anagram)"), "{said}");
    let season = json!({"format": "eforos-season/1", "rules": "ca-cusca-molins", "minimum_games": 0,
        "meetings": []});
    desk.write("none.eforos-season", season.to_string());
    let said = desk.refused(1, &["season", "none.eforos-season"]);
    assert!(said.contains("minimum_games"), "{said}");
}

fn add<'a>(more: &[&'a str]) -> Vec<&'a str> {
    [&["season", "s.eforos-season", "add"], more].concat()
}

#[test]
fn a_document_is_printed_in_the_language_of_its_words() {
    let desk = Desk::new();
    desk.write("in.json", LLISCA);
    desk.ok(&[
        "print",
        "in.json",
        "score-sheets",
        "result-slips",
        "-o",
        "tables.pdf",
        "--round",
        "2",
    ]);
    assert!(desk.read("tables.pdf").starts_with(b"%PDF"));
    let said = desk.run(&["print", "in.json", "pairings", "standings", "-o", "out.pdf"]);
    // By table and by name on one page in each of three rounds, and the standings.
    assert_eq!((said.code, said.err.contains("4 pages")), (0, true), "{}", said.err);
    let mut command = desk.command(&["print", "in.json", "final", "-o", "ca.pdf"]);
    let own = command.env_remove("EFOROS_LANGUAGE").env("LC_ALL", "pl_PL.UTF-8").output().unwrap();
    assert!(own.status.success());
    let text = |pdf: &str| desk.text_of(pdf);
    assert!(text("ca.pdf").contains("Acta final"), "{}", text("ca.pdf"));
    let told = text("out.pdf");
    for round in 1..=3 {
        assert!(told.contains(&format!("Pairings of round {round}")), "{told}");
    }
    desk.ok(&["print", "in.json", "pairings", "--round", "2", "-o", "two.pdf"]);
    let told = text("two.pdf");
    assert!(told.contains("of round 2") && !told.contains("of round 3"), "{told}");
    // Nothing is printed of what there is not, and no option passes unheard.
    let told = desk.refused(1, &["print", "in.json", "slips", "-o", "x.pdf"]);
    assert!(told.contains("score-sheets"), "{told}");
    desk.refused(1, &["print", "in.json", "pairings", "--round", "9", "-o", "x.pdf"]);
    desk.refused(2, &["print", "in.json", "final", "--table", "2", "-o", "x.pdf"]);
    let sheets = ["print", "in.json", "score-sheets", "-o", "x.pdf"];
    let told = desk.refused(2, &[&sheets[..], &["--backs", "printed"]].concat());
    assert!(told.contains("--backs says nothing") && told.contains("--paper"), "{told}");
    assert!(!desk.path("x.pdf").exists());
    for (paper, size) in [("a5", "420.945 x 595.276"), ("a4", "841.89 x 595.276")] {
        let pdf = format!("{paper}.pdf");
        desk.ok(&["print", "in.json", "score-sheets", "--paper", paper, "-o", &pdf]);
        let info = Command::new("pdfinfo").arg(desk.path(&pdf)).output().unwrap();
        let info = String::from_utf8(info.stdout).unwrap();
        assert!(info.contains(size), "{paper}: {info}");
    }
}

#[test]
fn a_season_is_printed() {
    let desk = Desk::new();
    desk.write("in.json", CUSCA);
    desk.ok(&["season", "s.eforos-season", "add", "in.json", "--provisional", "--title", "Lliga"]);
    desk.ok(&["season", "s.eforos-season", "-o", "season.pdf"]);
    assert!(desk.read("season.pdf").starts_with(b"%PDF"));
    desk.refused(2, &["season", "s.eforos-season", "--json", "-o", "x.pdf"]);
}

#[test]
fn a_page_of_results_tells_pupils_by_initials() {
    let desk = Desk::new();
    let school = include_str!("../data/classic/pinczow.json");
    desk.write("school.json", school);
    let page = desk.ok(&["grade", "school.json", "--html"]);
    assert!(page.contains("D. Ó. (4)") && page.contains("Gimnazjum nr 1"), "{page}");
    for pupil in serde_json::from_str::<Value>(school).unwrap()["players"].as_array().unwrap() {
        let name = pupil["name"].as_str().unwrap();
        assert!(!page.contains(name), "{name}");
        assert!(!page.contains(name.split(' ').nth(1).unwrap()), "{name}");
    }
    // A reason may name somebody.
    assert!(!page.contains("notatki przy planszy"), "{page}");
    assert!(!page.contains("<script") && !page.contains("http"), "{page}");
    let said = desk.run(&["grade", "school.json", "--html", "--names"]);
    assert!(said.out.contains("Darek Ósmak") && said.out.contains("notatki"), "{}", said.out);
    assert!(said.err.contains("consented"), "{}", said.err);
    desk.write("in.json", LLISCA);
    let page = desk.ok(&["grade", "in.json", "--html"]);
    assert!(page.contains("Gal·la Coll") && page.contains("Ela geminada"), "{page}");
    desk.write("game.json", include_str!("../data/duplicate/game.json"));
    desk.refused(2, &["grade", "game.json", "--html"]);
    desk.refused(2, &["grade", "in.json", "--names"]);
}

#[test]
fn the_page_of_a_school_tournaments_file_names_no_pupil() {
    let desk = Desk::new();
    let rules = ["--rules", "pl-pinczow-2016", "--players", "6", "--rounds", "1"];
    desk.ok(&[&["demo", "school.eforos"][..], &rules].concat());
    let page = desk.ok(&["export", "school.eforos", "--html", "--named"]);
    let document: Value = serde_json::from_str(&desk.ok(&["export", "school.eforos"])).unwrap();
    let pupils = document["players"].as_array().unwrap();
    assert_eq!(pupils.len(), 6);
    for pupil in pupils {
        let name = pupil["name"].as_str().unwrap();
        assert!(!page.contains(name), "{name}");
    }
    assert!(page.contains("(6)"), "{page}");
}

#[test]
fn a_rehearsal_of_too_few_players_is_refused() {
    let desk = Desk::new();
    for (rules, few) in [("ca-llisca", "1"), ("pl-pinczow-2016", "1"), ("ca-cusca-molins", "2")] {
        let told = desk.refused(2, &["demo", "few.eforos", "--rules", rules, "--players", few]);
        assert!(told.contains(few) && !told.contains("panicked"), "{told}");
        assert!(!desk.path("few.eforos").exists());
    }
}

#[test]
fn what_only_another_formats_rehearsal_has_is_refused_and_never_left_unsaid() {
    let desk = Desk::new();
    let duplicate = ["--rules", "ro-duplicate-2007"];
    for (option, value, rules) in [
        ("--rounds", "2", &[][..]),
        ("--rounds", "2", &duplicate),
        ("--mode", "hall", &[]),
        ("--mode", "program", &["--rules", "ca-llisca"]),
    ] {
        let args = [&["demo", "short.eforos", option, value], rules].concat();
        let told = desk.refused(2, &args);
        assert!(told.contains(option) && told.contains("--rules"), "{args:?}: {told}");
        assert!(!desk.path("short.eforos").exists(), "{args:?}");
    }
}

#[test]
fn a_files_paper_and_page_are_in_the_language_of_its_words_and_say_whether_it_is_signed() {
    let desk = Desk::new();
    let rules = ["--rules", "ca-llisca", "--players", "6", "--rounds", "2"];
    desk.ok(&[&["demo", "day.eforos"][..], &rules].concat());
    let unasked = |args: &[&str]| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_eforos"));
        command.current_dir(desk.path("")).args(args).env_remove("EFOROS_LANGUAGE");
        let out = command.env("LANG", "en_GB.UTF-8").output().unwrap();
        assert!(out.status.success(), "{args:?}: {}", String::from_utf8_lossy(&out.stderr));
        String::from_utf8(out.stdout).unwrap()
    };
    let text = |pdf: &str| desk.text_of(pdf);
    unasked(&["print", "day.eforos", "final", "-o", "ca.pdf"]);
    assert!(text("ca.pdf").contains("Acta final"), "{}", text("ca.pdf"));
    unasked(&["print", "day.eforos", "final", "--language", "en", "-o", "en.pdf"]);
    assert!(!text("en.pdf").contains("Acta final"), "{}", text("en.pdf"));
    let page = unasked(&["export", "day.eforos", "--html", "--named"]);
    assert!(page.contains("lang=\"ca\"") && page.contains("Classificació signada"), "{page}");
    let page = desk.ok(&["export", "day.eforos", "--html", "--named"]);
    assert!(page.contains("Signed standings") && page.contains("issue 1"), "{page}");
    desk.write("in.json", LLISCA);
    desk.ok(&["import", "in.json", "open.eforos"]);
    let page = desk.ok(&["export", "open.eforos", "--html", "--named"]);
    assert!(page.contains("Not signed yet"), "{page}");
}

#[test]
fn rules_without_teams_have_no_standings_of_teams() {
    let desk = Desk::new();
    desk.write("in.json", CUSCA);
    desk.ok(&["import", "in.json", "day.eforos"]);
    for file in ["in.json", "day.eforos"] {
        let told = desk.refused(1, &["print", file, "team-standings", "-o", "x.pdf"]);
        assert!(told.contains("no teams"), "{told}");
        assert!(!desk.path("x.pdf").exists());
    }
}
