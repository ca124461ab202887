//! What goes over the wire between the program and its own scripts (§9), by name and type: promised to nobody else, and
//! changed by nobody unawares.

use std::collections::BTreeSet;

use eforos::domain::contest::command::Command;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::sheet::Lateness;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::timing::PausedTiles;
use serde_json::{Value, json};

use super::Hall;
use super::club::Club;
use super::offices::{self, Whose, asks};
use crate::day::{player, round};
use crate::table::add;

/// What kinds of things there are, under their names; of a list each kind once.
fn typed(value: &Value) -> Value {
    match value {
        Value::Null => Value::Null,
        Value::Bool(_) => "yes or no".into(),
        Value::Number(_) => "number".into(),
        Value::String(_) => "text".into(),
        Value::Array(of) => {
            let kinds: Vec<Value> = of.iter().map(typed).collect();
            let mut seen = BTreeSet::new();
            kinds.into_iter().filter(|kind| seen.insert(kind.to_string())).collect()
        }
        Value::Object(of) => of.iter().map(|(name, value)| (name.clone(), typed(value))).collect(),
    }
}

/// A line each.
fn told(lines: &[(String, Value)]) -> String {
    let lines = lines.iter().map(|(what, value)| format!("{what}: {value}"));
    lines.chain([String::new()]).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_scene_as_it_is_sent() {
    let mut hall = Hall::new();
    let mut lines = Vec::new();
    let mut note = |hall: &Hall| {
        let scene = hall.scene("el");
        lines.push((scene["kind"].as_str().unwrap().to_owned(), typed(&scene)));
    };
    note(&hall);
    hall.ask(add("Γιώργος"));
    hall.ask(Play::DrawLetters { round: round(1) });
    hall.ask(Play::ShowLetters { round: round(1) });
    note(&hall);
    hall.pass_ms(10_000);
    hall.ask(Play::StartRound { round: round(1) });
    note(&hall);
    hall.ask(Play::PauseRound { tiles: PausedTiles::Shown, reason: "ένα φως".to_owned() });
    note(&hall);
    hall.ask(Play::ResumeRound);
    hall.pass_ms(400_000);
    note(&hall);
    let (players, lateness) = (vec![player(1)], Lateness::InTime);
    hall.ask(Play::CollectSheets { round: round(1), players, lateness });
    note(&hall);
    let words = crate::day::words("");
    hall.ask(Play::KeySheet { player: Some(player(1)), round: round(1), words });
    hall.ask(Command::Publish { round: round(1) });
    note(&hall);
    insta::assert_snapshot!(told(&lines));
}

#[test]
fn what_is_judged_while_it_is_typed() {
    let mut club = Club::<Anagram>::new(true);
    let anna = club.joined("Άννα", "1");
    let fields = json!({"5": "τάκος", "4": "κα7ρο", "3": "ρος ξξξ"});
    let look = json!({"n": 17, "path": "/s/1/1", "fields": fields});
    let (_, looked) = club.api(&anna, "POST /api/look", &look);
    let draft = json!({"page": "1f".repeat(16), "save": "2f".repeat(16), "rev": 41, "path": "/s/1/1", "fields": fields});
    let (_, kept) = club.api(&anna, "PUT /api/draft", &draft);
    let (_, gone) = club.api(&anna, "DELETE /api/draft", &json!({"path": "/s/1/1"}));
    // Whole, for its sentences are those of the console.
    insta::assert_snapshot!(format!("{looked:#}\n{kept}\n{gone}"));
}

#[test]
fn each_ask_and_its_answer() {
    let (mut club, devices) = offices::club();
    let mut lines = Vec::new();
    for (id, (whose, asked)) in (100_u8..).zip(asks(&club)) {
        let device = match whose {
            Whose::Assistants => &devices.assistant,
            Whose::Jury => &devices.jury,
        };
        let (status, answer) = club.ask(device, id, asked.clone());
        assert_eq!(status, 200, "{asked}: {answer}");
        let name = asked["ask"].as_str().unwrap();
        lines.push((name.to_owned(), typed(&asked)));
        lines.push((format!("  {}", answer["what"].as_str().unwrap()), typed(&answer)));
    }
    // What is refused with more than its sentence.
    let letters = club.keeper.record().contest().game.round(round(1)).unwrap().letters();
    let word: String = letters.iter().take(4).map(|letter| letter.to_char()).collect();
    let rule =
        json!({"ask": "rule", "word": word, "ruled": "invalid", "evidence": "", "seen": "valid"});
    let refused = [
        (
            &devices.assistant,
            json!({"ask": "revise", "sheet": 1, "version": 1, "fields": {"5": "τάκος"}, "reason": "x"}),
        ),
        (
            &devices.assistant,
            json!({"ask": "key_sheet", "round": 1, "player": 9, "fields": {"5": "κ7"}}),
        ),
        (
            &devices.assistant,
            json!({"ask": "key_sheet", "round": 1, "player": 8, "fields": {"5": ""}}),
        ),
        (&devices.jury, rule),
    ];
    for (id, (device, asked)) in (200_u8..).zip(refused) {
        let (status, answer) = club.ask(device, id, asked.clone());
        assert_eq!(answer["done"], false, "{asked}: {answer}");
        lines.push((format!("{status} {}", answer["why"].as_str().unwrap()), typed(&answer)));
    }
    insta::assert_snapshot!(told(&lines));
}
