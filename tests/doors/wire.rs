//! What goes over the wire between the program and its own scripts (§9), by name and type: promised to nobody else, and
//! changed by nobody unawares.

use std::collections::BTreeSet;
use std::io::{BufRead as _, BufReader};

use eforos::domain::contest::command::Command;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::sheet::Lateness;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::formats::classic::command::Command as Tables;
use eforos::domain::formats::classic::rules::CA_LLISCA;
use eforos::domain::formats::duplicate::command::Command as Turns;
use eforos::domain::formats::duplicate::notation::tiles;
use eforos::domain::formats::duplicate::written::Row;
use eforos::domain::timing::PausedTiles;
use serde_json::{Value, json};

use super::Hall;
use super::club::Club;
use super::offices::{self, Whose, asks};
use crate::common::tls::begun;
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

/// Of classic games and of duplicate ones, too.
#[test]
fn a_scene_of_other_games_as_it_is_sent() {
    let mut lines = Vec::new();
    let mut note = |scene: Value| {
        lines.push((scene["kind"].as_str().unwrap().to_owned(), typed(&scene)));
    };
    let mut tables = super::tables::hall(CA_LLISCA);
    tables.ask(super::tables::seats());
    let clock = [Tables::StartRoundClock(round(1)), Tables::EndRoundClock];
    let results = [(2, [402, 377]), (1, [350, 350])];
    let results = results.map(|(table, scores)| super::tables::scores(table, scores));
    for step in [Tables::ShowPairing(round(1))].into_iter().chain(clock).chain(results) {
        tables.ask(step);
        note(tables.scene("ca"));
    }
    let mut turns = super::announced::hall();
    let drawn = Row(tiles("AACSTRE").unwrap());
    turns.ask(Turns::TypeRack { turn: round(1), drawn });
    turns.ask(Turns::ShowRack(round(1)));
    note(turns.scene("ro"));
    turns.pass_ms(60_000);
    turns.ask(Turns::StartTurn(round(1)));
    note(turns.scene("ro"));
    insta::assert_snapshot!(told(&lines));
}

/// At once, and when something changed: the name of the station's script, and how much the history has.
#[test]
fn a_station_is_told_how_it_stands_by_its_script_and_the_length_of_the_history() {
    let mut club = Club::<Anagram>::new(true);
    let anna = club.joined("Άννα", "1");
    let page = club.get(&anna, "/s").body;
    let (_, name) = page.split_once("<script type=\"module\" src=\"/a/").unwrap();
    let name = name.split('"').next().unwrap();
    let head = format!("Host: {}\r\nCookie: {}\r\n", club.at, anna.cookie);
    let stream = begun(club.at, format!("GET /live HTTP/1.1\r\n{head}\r\n").as_bytes());
    let mut lines = BufReader::new(stream).lines().map(Result::unwrap);
    let mut stands = || {
        lines.find(|line| line == "event: stand").unwrap();
        lines.next().unwrap().strip_prefix("data: ").unwrap().to_owned()
    };
    assert_eq!(stands(), format!("{name} {}", club.events()));
    let missing = json!({"ask": "not_handed_in", "round": 1, "player": 1});
    let before = club.events();
    assert_eq!(club.ask(&anna, 1, missing).0, 200);
    assert_eq!(stands(), format!("{name} {}", before + 1));
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
