//! What devices are sent of a duplicate game in play: exactly the letters that were announced, its time once, and of the
//! top what was told.

use eforos::domain::formats::duplicate::command::{Choice, Command as Play};
use eforos::domain::formats::duplicate::game::{Criterion, Hand as Raised};
use eforos::domain::formats::duplicate::notation::tiles;
use eforos::domain::formats::duplicate::state::Duplicate;
use eforos::domain::formats::duplicate::written::{OnSlip, Row};
use serde_json::{Value, json};
use tempfile::TempDir;

use super::slips::{keeper, player, turn};
use super::{Hall, Hand};

/// Between two letters, and between two parts of a top.
const LETTER_MS: i64 = 2_500;
const PART_MS: i64 = 3_000;

const NAMES: [&str; 3] = ["Ana Pop", "Ion Rus", "Maria Stan"];

pub fn hall() -> Hall<Duplicate> {
    let (folder, hand) = (TempDir::new().unwrap(), Hand::default());
    let keeper = keeper(&folder, &hand);
    Hall::over(folder, hand, keeper)
}

/// All that a browser can get of the hall, in each of its languages.
fn everything(hall: &Hall<Duplicate>) -> String {
    let paths = ["/", "/screen", "/standings", "/live?once"];
    let all = paths.iter().flat_map(|path| {
        ["ro", "en"].map(|it| hall.request(&format!("GET {path}"), &[("Accept-Language", it)], ""))
    });
    // The door's number is the system's, and may have the digits of a result.
    let own = hall.at().to_string();
    all.map(|answer| answer.body.replace(&own, "")).collect()
}

fn blocks<'a>(scene: &'a Value, is: &str) -> Vec<&'a Value> {
    scene["blocks"].as_array().unwrap().iter().filter(|block| block["is"] == is).collect()
}

/// The letters that lie face up, and how many tiles lie face down.
fn letters(hall: &Hall<Duplicate>) -> (Vec<String>, usize) {
    let scene = hall.scene("ro");
    let tiles: Vec<&Value> = blocks(&scene, "tiles")
        .into_iter()
        .flat_map(|of| of["tiles"].as_array().unwrap())
        .collect();
    let up: Vec<String> =
        tiles.iter().filter_map(|tile| Some(tile["l"].as_str()?.to_owned())).collect();
    // What lies face down has neither letter nor value.
    let down: Vec<_> = tiles.iter().filter(|tile| tile.get("l").is_none()).collect();
    assert!(down.iter().all(|tile| tile.as_object().unwrap().len() == 1), "{scene}");
    // The pages have as many.
    for path in ["/", "/screen"] {
        let page = hall.get(path).body;
        let lie = page.matches("<li class=\"tile").count();
        let hidden = page.matches(" down\"").count();
        assert_eq!((lie - hidden, hidden), (up.len(), down.len()), "{path}: {page}");
    }
    (up, down.len())
}

/// How many tiles lie on the board that is sent.
fn lying(hall: &Hall<Duplicate>) -> usize {
    let scene = hall.scene("ro");
    let squares =
        blocks(&scene, "board").into_iter().flat_map(|of| of["squares"].as_array().unwrap());
    squares.filter(|square| !square["t"].is_null()).count()
}

#[test]
fn letters_are_sent_as_they_are_announced_and_the_top_as_it_is_told() {
    let mut hall = hall();
    let drawn = Row(tiles("AACSTRE").unwrap());
    hall.ask(Play::TypeRack { turn: turn(1), drawn });
    let typed = everything(&hall);
    assert!(!typed.contains("<li class=\"tile") && !typed.contains("\"l\":"), "{typed}");
    hall.ask(Play::ShowRack(turn(1)));
    let mut seen = letters(&hall);
    assert_eq!((seen.0.len(), seen.1), (1, 6));
    // How long the turn is going to be is told once.
    let scene = hall.scene("ro");
    let lines = blocks(&scene, "line");
    let times = lines.iter().filter(|line| line["text"].as_str().unwrap().contains('3'));
    assert_eq!(times.map(|line| &line["text"]).collect::<Vec<_>>(), ["3:00"], "{scene}");
    for count in 2..=7 {
        assert!(!hall.pass_ms(LETTER_MS - 1), "nothing before its time");
        assert!(hall.pass_ms(1));
        let now = letters(&hall);
        assert_eq!((now.0.len(), now.1), (count, 7 - count));
        assert!(now.0.starts_with(&seen.0), "{now:?} after {seen:?}");
        seen = now;
    }
    seen.0.sort_unstable();
    assert_eq!(seen.0, ["A", "A", "C", "E", "R", "S", "T"]);

    hall.ask(Play::StartTurn(turn(1)));
    let scene = hall.scene("ro");
    let full = scene["time"]["full"].as_i64().unwrap();
    assert_eq!((&scene["kind"], full), (&json!("countdown"), 180_000));
    // By the machine's own clock, which six announced letters moved.
    assert_eq!(scene["time"]["ends"], json!(70_000 + 6 * LETTER_MS + full));
    assert!(!(0..5).any(|_| hall.pass_ms(1_000)), "a time is told once");
    hall.ask(Play::StopTurn { reason: "toți au scris".to_owned() });

    // What is keyed is nobody's but the arbiter's.
    let said = [(1, "H7", "CASA", 8), (2, "H4", "TREC", 777)];
    for (of, position, word, points) in said {
        let (position, word) = (position.to_owned(), word.to_owned());
        let written = OnSlip { position, word, points: Some(points), ..OnSlip::EMPTY };
        let (players, hand) = (vec![player(of)], Raised::Raised);
        hall.ask(Play::CollectSlips { turn: turn(1), players, hand });
        hall.ask(Play::KeySlip { player: Some(player(of)), turn: turn(1), written });
    }
    hall.ask(Play::DeclareNotHandedIn { turn: turn(1), player: player(3) });
    assert_eq!(hall.scene("ro")["kind"], "collecting");
    let mut still = letters(&hall);
    still.0.sort_unstable();
    assert_eq!(still, (seen.0.clone(), 0), "they stay while slips come in");
    let keyed = everything(&hall);
    for never in ["CASA", "TREC", "777", "H7"].into_iter().chain(NAMES) {
        assert!(!keyed.contains(never), "{never}: {keyed}");
    }
    assert_eq!(lying(&hall), 0);
    let play = serde_json::from_value(json!({"position": "H7", "word": "CASA"})).unwrap();
    let choice = Choice { play, criteria: vec![Criterion::Opens], despite: None };
    hall.ask(Play::ChooseTop { turn: turn(1), choice });
    assert!(everything(&hall) == keyed, "chosen and not announced: the bytes of before");

    hall.ask(Play::AnnounceTop(turn(1)));
    assert_eq!(hall.scene("ro")["kind"], "top");
    let points = everything(&hall);
    assert!(points.contains("8 puncte") && !points.contains("H7"), "{points}");
    assert_eq!((letters(&hall).0.len(), lying(&hall)), (0, 0), "its points alone");
    assert!(hall.pass_ms(PART_MS));
    assert!(everything(&hall).contains("H7"));
    assert_eq!((letters(&hall).0.len(), lying(&hall)), (0, 0), "its position, and no word");
    assert!(hall.pass_ms(PART_MS));
    assert_eq!((letters(&hall).0.concat(), lying(&hall)), ("CASA".to_owned(), 4));
    let told = everything(&hall);
    for never in ["TREC", "777"].into_iter().chain(NAMES) {
        assert!(!told.contains(never), "{never}: {told}");
    }
}

/// Letters that go back before their time begins are nobody's: the next ones are announced from the first on.
#[test]
fn letters_that_are_taken_back_are_sent_no_more() {
    let mut hall = hall();
    let drawn = Row(tiles("AACSTRE").unwrap());
    hall.ask(Play::TypeRack { turn: turn(1), drawn });
    hall.ask(Play::ShowRack(turn(1)));
    hall.pass_ms(3 * LETTER_MS);
    assert_eq!(letters(&hall).0.len(), 4);
    hall.ask(Play::VoidRack { turn: turn(1), reason: "o literă pe jos".to_owned() });
    assert_eq!(letters(&hall), (Vec::new(), 0));
    let drawn = Row(tiles("EEIIBCD").unwrap());
    hall.ask(Play::TypeRack { turn: turn(1), drawn });
    assert_eq!(letters(&hall), (Vec::new(), 0));
    hall.ask(Play::ShowRack(turn(1)));
    assert_eq!(letters(&hall).0.len(), 1);
}
