//! `grade` and `draw`.

use eforos::domain::contest::seed::Seed;
use eforos::lexicon::Lexicon;
use serde_json::{Value, json};

use super::support::{Desk, WORKED};

#[test]
fn the_worked_example_is_graded_by_either_authority() {
    let desk = Desk::new();
    desk.write("in.json", WORKED);
    let results = desk.json(&["grade", "in.json", "--json"]);
    assert_eq!(results["sheets"][0]["total"], json!(-2));
    assert_eq!(results["provisional"], json!(false));
    assert_eq!(results["lexicon"]["name"], json!("Δύο λέξεις"));
    let results = desk.json(&["grade", "in.json", "--authority", "reference", "--json"]);
    assert_eq!(results["sheets"][0]["total"], json!(-1));
    assert_eq!(results["lexicon"]["authority"], json!("reference"));
    assert_eq!(results["undecided"][0]["word"], json!("ΡΟΣ"));

    let csv = desk.ok(&["grade", "in.json", "--csv"]);
    assert!(csv.starts_with("\u{FEFF}rank;player;name;"), "{csv}");
    assert!(csv.contains("\r\n1;1;Άννα;ranked;-2;0;6;0;0;1;1;0;;-2;"), "{csv}");
    let table = desk.ok(&["grade", "in.json"]);
    assert!(table.contains("Άννα") && table.contains("−2"), "{table}");
    let table = desk.ok(&["--language", "el", "grade", "in.json"]);
    assert!(table.contains("Παίκτης"), "{table}");
    assert_eq!(desk.names(), ["in.json"], "nothing is stored");
}

#[test]
fn a_list_that_is_given_judges_and_must_be_the_one_stated() {
    let desk = Desk::new();
    desk.write("list.txt", "καρό τάκος\nρος\n");
    desk.write("in.json", WORKED);
    let results = desk.json(&["grade", "in.json", "--lexicon", "list.txt", "--json"]);
    assert_eq!(results["sheets"][0]["total"], json!(0));
    let sha256 = results["lexicon"]["sha256"].as_str().unwrap();
    let stated = |sha256: &str| {
        let mut document: Value = serde_json::from_str(WORKED).unwrap();
        document["lexicon"]["sha256"] = json!(sha256);
        desk.write("in.json", document.to_string());
    };
    stated(sha256);
    desk.json(&["grade", "in.json", "--lexicon", "list.txt", "--json"]);
    stated(&Lexicon::embedded().passport().sha256.to_string());
    let error = desk.refused(1, &["grade", "in.json", "--lexicon", "list.txt"]);
    assert!(error.contains(sha256), "{error}");

    // Without a list and without words found: the free list, as a reference.
    let mut document: Value = serde_json::from_str(WORKED).unwrap();
    document.as_object_mut().unwrap().remove("lexicon");
    desk.write("in.json", document.to_string());
    let results = desk.json(&["grade", "in.json", "--json"]);
    let passport = Lexicon::embedded().passport().clone();
    assert_eq!(results["lexicon"], serde_json::to_value(passport).unwrap());
}

#[test]
fn what_is_odd_goes_to_standard_error_and_is_graded_all_the_same() {
    let desk = Desk::new();
    desk.write("in.json", WORKED.replace("\"τάκος\"", "\"takos\""));
    let said = desk.run(&["grade", "in.json", "--json"]);
    assert_eq!(said.code, 0);
    assert!(said.err.starts_with("Warning: rounds[0].sheets[0].words[\"5\"][1]: "), "{}", said.err);
    let results: Value = serde_json::from_str(&said.out).unwrap();
    assert_eq!(results["sheets"][0]["total"], json!(-2));
}

#[test]
fn a_draw_is_written_as_specified() {
    let desk = Desk::new();
    let seed = "0123456789abcdef".repeat(4);
    let draw = desk.json(&["draw", "--seed", &seed, "--hall", "φεγγάρι 7", "--json"]);
    let keys: Vec<&String> = draw.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["seed", "hall", "commitment", "rounds", "left"]);
    assert_eq!([&draw["seed"], &draw["hall"]], [&json!(seed), &json!("φεγγάρι 7")]);
    let commitment = seed.parse::<Seed>().unwrap().commitment().to_string();
    assert_eq!(draw["commitment"], json!(commitment));
    let rounds = draw["rounds"].as_array().unwrap();
    assert_eq!(rounds.len(), 14);
    let keys: Vec<&String> = rounds[0].as_object().unwrap().keys().collect();
    assert_eq!(keys, ["round", "letters", "consonants", "vowels", "redraws"]);
    let schedule = [(4, 3), (3, 4), (5, 2), (2, 5)];
    let mut all = String::new();
    for (round, (consonants, vowels)) in rounds.iter().zip(schedule.into_iter().cycle()) {
        let text = |key: &str| round[key].as_str().unwrap();
        assert_eq!(text("consonants").chars().count(), consonants);
        assert_eq!(text("vowels").chars().count(), vowels);
        let sorted = |text: String| {
            let mut letters: Vec<char> = text.chars().collect();
            letters.sort_unstable();
            letters
        };
        let both = format!("{}{}", text("consonants"), text("vowels"));
        assert_eq!(sorted(both), sorted(text("letters").to_owned()));
        all += text("letters");
    }
    let left = |key: &str| draw["left"][key].as_str().unwrap().to_owned();
    assert_eq!((left("consonants").chars().count(), left("vowels").chars().count()), (2, 2));
    all += &(left("consonants") + &left("vowels"));
    assert_eq!(all.chars().filter(|&c| c == 'Α').count(), 12);
    assert_eq!(all.chars().count(), 102);

    assert_eq!(draw, desk.json(&["draw", "--seed", &seed, "--hall", "φεγγάρι 7", "--json"]));
    let upper = seed.to_uppercase();
    assert_eq!(draw, desk.json(&["draw", "--seed", &upper, "--hall", "φεγγάρι 7", "--json"]));
    assert_ne!(draw["rounds"], desk.json(&["draw", "--seed", &seed, "--json"])["rounds"]);
}

#[test]
fn many_draws_come_a_line_each_from_one_seed() {
    let desk = Desk::new();
    let seed = "00".repeat(32);
    let lines = desk.ok(&["draw", "--seed", &seed, "--count", "3"]);
    let draws: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(draws.len(), 3);
    let mut expected = seed.parse::<Seed>().unwrap();
    for draw in &draws {
        assert_eq!(draw["seed"], json!(expected.reveal()));
        let alone = desk.json(&["draw", "--seed", draw["seed"].as_str().unwrap(), "--json"]);
        assert_eq!(*draw, alone);
        expected = expected.next();
    }
    // Without a seed, chance.
    let one = || desk.json(&["draw", "--json"])["seed"].clone();
    assert_ne!(one(), one());
    assert!(
        desk.ok(&["draw", "--seed", &seed])
            .contains(draws[0]["rounds"][13]["letters"].as_str().unwrap())
    );
}
