//! Several dates as one standing.

use eforos::domain::formats::classic::season::folded;
use eforos::exchange::formats::classic::{SeasonDocument, SeasonMeeting};
use serde_json::{Value, json};

use super::{CUSCA, LLISCA, value};

fn season(text: &Value) -> Value {
    let (season, _) = SeasonDocument::read(text.to_string().as_bytes(), None).unwrap();
    value(&season.results().to_text())
}

fn of(rules: &str, meetings: &[(&str, &Value)]) -> Value {
    let meetings: Value = meetings
        .iter()
        .map(|(date, document)| {
            json!({"date": date, "issue": null, "sha256": null, "document": document})
        })
        .collect();
    json!({"format": "eforos-season/1", "rules": rules, "title": "", "same": {}, "meetings": meetings})
}

fn week_later() -> Value {
    json!({
        "format": "eforos-classic/1", "rules": "ca-cusca-molins", "date": "2026-10-09",
        "players": [{"id": 1, "name": "Carla MAS"}, {"id": 2, "name": "Hug Pons"}, {"id": 3, "name": "Anna Puig"}],
        "rounds": [{"round": 1, "games": [{"table": 1, "seats": [
            {"player": 1, "final": 240}, {"player": 2, "final": 260}, {"player": 3, "final": 280}]}]}],
    })
}

#[test]
fn an_evening_and_a_week_later() {
    let mut text =
        of("ca-cusca-molins", &[("2026-10-02", &value(CUSCA)), ("2026-10-09", &week_later())]);
    text["minimum_games"] = 2.into();
    let results = season(&text);
    let rows: Vec<String> = results["standings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| {
            let text = |key: &str| row[key].to_string().replace('"', "");
            ["rank", "key", "name", "meetings", "games", "sum", "average"].map(text).join(" | ")
        })
        .collect();
    let told = [
        "1 | name:anna puig | Anna Puig | 2 | 3 | 2740 | 913.33",
        "2 | name:ferran soler | Ferran Soler | 1 | 2 | 1748 | 874.00",
        "3 | name:biel roca | Biel Roca | 1 | 2 | 1744 | 872.00",
        "4 | name:carla mas | Carla MAS | 2 | 3 | 2492 | 830.67",
        "5 | name:didac font | Dídac Font | 1 | 2 | 1433 | 716.50",
        "6 | name:elna vila | Elna Vila | 1 | 2 | 1411 | 705.50",
        "7 | name:gal·la coll | Gal·la Coll | 1 | 2 | 1263 | 631.50",
        "null | name:hug pons | Hug Pons | 1 | 1 | 780 | 780.00",
    ];
    assert_eq!(rows, told);
    assert_eq!(results["standings"][7]["status"], "occasional");
    assert_eq!((&results["provisional"], &results["teams"]), (&json!(true), &json!([])));
    // The order in the file changes only whose name is the latest of one day.
    let mut turned = text.clone();
    turned["meetings"].as_array_mut().unwrap().reverse();
    assert_eq!(season(&turned), results);
}

/// Two of one name who sat at two tables of one evening led the season together, as one.
#[test]
fn two_of_one_name_at_one_meeting_are_two_persons() {
    let document = |date: &str, players: [(&str, &str); 3], finals: [i64; 3]| {
        let players: Value = (1..)
            .zip(players)
            .map(|(id, (name, club))| json!({"id": id, "name": name, "club": club}))
            .collect();
        let seats: Value =
            (1..).zip(finals).map(|(id, points)| json!({"player": id, "final": points})).collect();
        json!({"format": "eforos-classic/1", "rules": "ca-cusca-molins", "date": date,
            "players": players, "rounds": [{"round": 1, "games": [{"table": 1, "seats": seats}]}]})
    };
    let (jordi, anna) = ("Jordi Gavaldà", ("Anna Puig", "Molins"));
    let first = document(
        "2026-10-02",
        [(jordi, "Sant Feliu"), (jordi, "Barcelona"), anna],
        [401, 200, 300],
    );
    let second =
        document("2026-10-09", [anna, (jordi, "BARCELONA"), ("Hug Pons", "")], [310, 210, 250]);
    let results =
        season(&of("ca-cusca-molins", &[("2026-10-02", &first), ("2026-10-09", &second)]));
    let rows: Vec<(String, i64, i64)> = results["standings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| {
            let number = |key: &str| row[key].as_i64().unwrap();
            (row["key"].as_str().unwrap().to_owned(), number("games"), number("sum"))
        })
        .collect();
    let told = [
        ("name:jordi gavalda (sant feliu)", 1, 1203),
        ("name:anna puig", 2, 1830),
        ("name:hug pons", 1, 750),
        ("name:jordi gavalda (barcelona)", 2, 1230),
    ];
    assert_eq!(rows, told.map(|(key, games, sum)| (key.to_owned(), games, sum)));
    assert_eq!(results["standings"][0]["name"], "Jordi Gavaldà (Sant Feliu)");
    // Without clubs their numbers tell them apart: nobody is guessed to be somebody.
    let bare = document("2026-10-02", [(jordi, ""), (jordi, ""), anna], [401, 200, 300]);
    let results = season(&of("ca-cusca-molins", &[("2026-10-02", &bare)]));
    let keys: Vec<&str> = results["standings"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|row| row["key"].as_str())
        .collect();
    assert_eq!(keys, ["name:jordi gavalda (1)", "name:anna puig", "name:jordi gavalda (2)"]);
}

#[test]
fn two_keys_are_joined_by_hand() {
    let mut text =
        of("ca-cusca-molins", &[("2026-10-02", &value(CUSCA)), ("2026-10-09", &week_later())]);
    text["same"] = json!({"name:hug pons": "name:ferran soler"});
    let results = season(&text);
    let ferran = results["standings"].as_array().unwrap().iter();
    let ferran = ferran.clone().find(|row| row["key"] == "name:ferran soler").unwrap();
    assert_eq!(
        (&ferran["name"], &ferran["games"], &ferran["sum"]),
        (&json!("Hug Pons"), &json!(3), &json!(2528))
    );
    // Keys that stand for each other are one person, and nobody turns round for ever.
    text["same"] = json!({"name:hug pons": "name:anna puig", "name:anna puig": "name:hug pons"});
    assert_eq!(season(&text)["standings"].as_array().unwrap().len(), 7);
}

#[test]
fn who_is_expelled_brings_nothing() {
    let mut document = value(CUSCA);
    document["penalties"] = json!([{"player": 1, "round": 2, "kind": "expelled"}]);
    let results = season(&of("ca-cusca-molins", &[("", &document), ("2026-10-09", &week_later())]));
    let anna = results["standings"].as_array().unwrap().iter();
    let anna = anna.clone().find(|row| row["key"] == "name:anna puig").unwrap();
    assert_eq!((&anna["meetings"], &anna["sum"]), (&json!(1), &json!(840)));
}

#[test]
fn a_league_needs_half_of_its_programme() {
    let mut again = value(LLISCA);
    again["date"] = "2026-10-24".into();
    again["players"].as_array_mut().unwrap().retain(|player| player["id"] != 6);
    again["rounds"].as_array_mut().unwrap().truncate(1);
    again["rounds"][0]["games"].as_array_mut().unwrap().pop();
    again["rounds"][0]["order"] = json!([]);
    let mut text = of("ca-llisca", &[("2026-10-17", &value(LLISCA)), ("2026-10-24", &again)]);
    text["programmed_games"] = 7.into();
    let results = season(&text);
    let status = |key: &str| {
        let mut rows = results["standings"].as_array().unwrap().iter();
        let row = rows.find(|row| row["key"] == key).unwrap();
        (row["games"].as_u64().unwrap(), row["status"].as_str().unwrap().to_owned())
    };
    assert_eq!(status("name:anna puig"), (4, "ranked".to_owned()), "half of seven, rounded up");
    assert_eq!(status("name:ferran soler"), (3, "occasional".to_owned()));
    assert_eq!(status("name:didac font"), (3, "occasional".to_owned()));
    let teams: Vec<String> = results["teams"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| {
            format!("{} {} {}", row["name"].as_str().unwrap(), row["meetings"], row["halves"])
        })
        .collect();
    // Of Ela geminada one came the second time, and of Senyors.
    assert_eq!(teams, ["Trencada 2 9", "Ela geminada 1 7", "Senyors 1 6", "Faristol 2 6"]);
}

#[test]
fn a_signed_table_is_held_against_the_one_that_follows() {
    let (meeting, _) = SeasonMeeting::provisional(CUSCA.as_bytes(), None).unwrap();
    let digest = meeting.computed();
    let mut text = of("ca-cusca-molins", &[("2026-10-02", &value(CUSCA))]);
    text["meetings"][0]["issue"] = 1.into();
    text["meetings"][0]["sha256"] = digest.to_string().into();
    let (read, _) = SeasonDocument::read(text.to_string().as_bytes(), None).unwrap();
    assert!(!read.meetings[0].is_other());
    assert!(!read.results().provisional, "signed, and nothing is open");
    text["meetings"][0]["document"]["rounds"][0]["games"][0]["seats"][0]["final"] = 251.into();
    let (read, _) = SeasonDocument::read(text.to_string().as_bytes(), None).unwrap();
    assert!(read.meetings[0].is_other());
}

#[test]
fn a_season_is_read_as_it_was_written() {
    let text =
        of("ca-cusca-molins", &[("2026-10-02", &value(CUSCA)), ("2026-10-09", &week_later())]);
    let (season, _) = SeasonDocument::read(text.to_string().as_bytes(), None).unwrap();
    let written = season.to_text();
    let (again, _) = SeasonDocument::read(written.as_bytes(), None).unwrap();
    assert_eq!(again.to_text(), written);
    assert_eq!(value(&written)["meetings"][0]["document"], value(CUSCA), "whole");
    // A meeting of other rules.
    let mixed = of("ca-llisca", &[("2026-10-02", &value(CUSCA))]);
    assert!(SeasonDocument::read(mixed.to_string().as_bytes(), None).is_err());
}

#[test]
fn names_are_known_again_without_case_marks_and_spaces() {
    for (name, wanted) in [
        ("  Gal·la   COLL ", "gal·la coll"),
        ("Bartek Łoś", "bartek los"),
        ("Núria Ïñez", "nuria inez"),
    ] {
        assert_eq!(folded(name), wanted);
    }
}
