//! The golden competition through the program itself: graded, and as a competition file.

use serde_json::{Value, json};

use super::support::Desk;

const GOLDEN: &str = include_str!("../data/golden.json");
const BY_HAND: &str = include_str!("../data/golden.md");

/// Rank, number, status, total, … `decided_by`: the columns of the table worked out by hand.
const COLUMNS: [&str; 12] = [
    "rank",
    "player",
    "status",
    "total",
    "deductions",
    "invalid_points",
    "valid_7",
    "valid_6",
    "valid_5",
    "valid_4",
    "valid_high",
    "decided_by",
];

fn by_hand() -> Vec<Vec<String>> {
    let section = BY_HAND.split("\n## ").find(|section| section.starts_with("Standings")).unwrap();
    let lines = section.lines().filter(|line| line.starts_with('|')).skip(2);
    let cells = |line: &str| {
        let cells = line.trim_matches('|').split('|');
        cells.map(|cell| cell.trim().replace('−', "-")).take(COLUMNS.len()).collect()
    };
    lines.map(cells).collect()
}

fn rows(results: &Value) -> Vec<Vec<String>> {
    let cell = |value: &Value| match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        number => number.to_string(),
    };
    let rows = results["standings"].as_array().unwrap().iter();
    rows.map(|row| COLUMNS.iter().map(|key| cell(&row[key])).collect()).collect()
}

#[test]
fn the_program_gives_the_standings_worked_out_by_hand() {
    let desk = Desk::new();
    desk.write("golden.json", GOLDEN);
    let graded = desk.json(&["grade", "golden.json", "--json"]);
    assert_eq!(rows(&graded), by_hand());
    assert_eq!([&graded["provisional"], &graded["reasons"]], [&json!(false), &json!([])]);

    desk.ok(&["import", "golden.json", "golden.eforos"]);
    assert_eq!(rows(&desk.json(&["standings", "golden.eforos", "--json"])), by_hand());
    desk.ok(&["verify", "golden.eforos"]);
    desk.write("again.json", desk.ok(&["export", "golden.eforos"]));
    assert_eq!(rows(&desk.json(&["grade", "again.json", "--json"])), by_hand());
}
