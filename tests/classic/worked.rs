//! The three examples of the specification: an evening of tables, a meeting of pairs, a tournament of schools.

use std::collections::BTreeMap;

use eforos::domain::formats::classic::history::History;
use eforos::domain::formats::classic::pairing::Costs;
use eforos::domain::formats::classic::rules::Layer;
use eforos::domain::formats::classic::standings::{Up, standings};
use eforos::domain::ids::{PlayerId, RoundNo};
use eforos::exchange::formats::classic::{ClassicResults, Document};
use serde_json::{Value, json};

use super::{CUSCA, LLISCA, PINCZOW, graded, read, value};

/// The results byte by byte; whoever changes how they are written looks at these files.
#[test]
fn the_results_of_the_examples_are_those_told() {
    let told = [
        (CUSCA, include_str!("../data/classic/cusca.results.json")),
        (LLISCA, include_str!("../data/classic/llisca.results.json")),
        (PINCZOW, include_str!("../data/classic/pinczow.results.json")),
    ];
    for (document, results) in told {
        let (document, odd) = Document::read(document.as_bytes(), None).unwrap();
        assert!(odd.is_empty(), "{odd:?}");
        let (made, odd) = ClassicResults::of(&document, None, None).unwrap();
        assert!(odd.is_empty(), "{odd:?}");
        assert_eq!(made.to_text(), results.replace("\r\n", "\n"));
        // Written and read again, a document says the same, and is written the same.
        let written = document.to_text();
        let (again, _) = Document::read(written.as_bytes(), None).unwrap();
        assert_eq!(again.competition, document.competition);
        assert_eq!(again.to_text(), written);
    }
}

fn column(rows: &Value, keys: &[&str]) -> Vec<Vec<String>> {
    let cells = |row: &Value| {
        let cell = |key: &&str| match &row[*key] {
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        keys.iter().map(cell).collect()
    };
    rows.as_array().unwrap().iter().map(cells).collect()
}

fn table(text: &str) -> Vec<Vec<String>> {
    let cells = |line: &str| line.split('|').map(|cell| cell.trim().to_owned()).collect();
    text.lines().filter(|line| !line.trim().is_empty()).map(cells).collect()
}

#[test]
fn an_evening_of_tables_of_four_and_three() {
    let (results, _) = graded(&value(CUSCA));
    let keys = ["rank", "name", "games", "sum", "average"];
    let told = "1 | Anna Puig | 2 | 1900 | 950.00
        2 | Carla Mas | 2 | 1772 | 886.00
        3 | Ferran Soler | 2 | 1748 | 874.00
        4 | Biel Roca | 2 | 1744 | 872.00
        5 | Dídac Font | 2 | 1433 | 716.50
        6 | Elna Vila | 2 | 1411 | 705.50
        7 | Gal·la Coll | 2 | 1263 | 631.50";
    assert_eq!(column(&results["standings"], &keys), table(told));
    let finals = |game: &Value| column(&game["seats"], &["final"]).concat().join(" ");
    let games: Vec<String> = results["games"].as_array().unwrap().iter().map(finals).collect();
    assert_eq!(games, ["250 231 198 176", "205 300 178", "205 245 199 212", "300 243 243"]);
}

#[test]
fn a_meeting_of_pairs() {
    let (results, _) = graded(&value(LLISCA));
    let told = "1 | Gal·la Coll | 5 | 73 | 1152
        2 | Dídac Font | 5 | 19 | 1062
        3 | Elna Vila | 4 | 157 | 1114
        4 | Biel Roca | 3 | -18 | 930
        5 | Anna Puig | 2 | -43 | 965
        6 | Ferran Soler | 2 | -47 | 902
        7 | Carla Mas | 2 | -102 | 1027
        8 | Hug Pons | 1 | -39 | 960";
    let keys = ["rank", "name", "halves", "spread", "scored"];
    assert_eq!(column(&results["standings"], &keys), table(told));
    let told = "1 | Ela geminada | 7 | -83 | 2089
        2 | Senyors | 6 | 110 | 2016
        3 | Trencada | 6 | 34 | 2112
        4 | Faristol | 5 | -61 | 1895";
    assert_eq!(column(&results["teams"], &keys), table(told));
    let decided = column(&results["standings"], &["decided_by"]).concat();
    assert_eq!(
        decided,
        ["null", "spread", "halves", "halves", "halves", "spread", "spread", "halves"]
    );
    let finals = |game: &Value| column(&game["seats"], &["final"]).concat().join(":");
    let games: Vec<String> = results["games"].as_array().unwrap().iter().map(finals).collect();
    let told = [
        "388:342", "369:374", "297:297", "350:366", "316:319", "401:333", "345:362", "302:283",
        "377:377", "410:296", "250:300", "318:340",
    ];
    assert_eq!(games, told);
}

#[test]
fn a_tournament_of_schools() {
    let (results, _) = graded(&value(PINCZOW));
    let told = "1 | Darek Ósmak | 6 | 103 | 854
        2 | Celina Ćma | 4 | 121 | 951
        3 | Bartek Łoś | 4 | 90 | 931
        4 | Ala Żak | 4 | 73 | 968
        5 | Ela Świt | 4 | 4 | 852
        6 | Filip Źródło | 2 | -73 | 905
        7 | Gosia Kos | 0 | -168 | 810";
    let keys = ["rank", "name", "halves", "spread", "scored"];
    assert_eq!(column(&results["standings"], &keys), table(told));
    let told = "1 | Gimnazjum nr 1 | 18 | 387 | 3704 | 4 | true | 1
        2 | Gimnazjum nr 2 | 6 | -237 | 2567 | 3 | true | 5";
    let keys = ["rank", "name", "halves", "spread", "scored", "members", "short", "best"];
    assert_eq!(column(&results["teams"], &keys), table(told));
    let games = results["games"].as_array().unwrap();
    assert_eq!(games[0]["decided_by"], "last_word");
    assert_eq!(column(&games[0]["seats"], &["halves"]).concat(), ["0", "2"]);
    assert_eq!(games[4]["seats"][1]["deduction"], 30);
}

/// What each round's tables cost, by the order that the document says it was paired from, and by the standings.
#[test]
fn each_round_of_the_examples_was_paired_at_the_cost_told() {
    let told: [(&str, [i128; 3]); 2] = [
        (LLISCA, [2048, 137_438_955_522, 137_438_958_592]),
        (PINCZOW, [1536, 549_755_836_929, 1_649_267_472_896]),
    ];
    for (document, costs) in told {
        let document = read(&value(document));
        for (number, wanted) in (1..).zip(costs) {
            let round = RoundNo::new(number).unwrap();
            assert_eq!(cost_of(&document, round), wanted, "round {round}");
        }
    }
}

fn cost_of(document: &Document, round: RoundNo) -> i128 {
    let competition = &document.competition;
    let mut known = competition.clone();
    known.penalties.retain(|penalty| penalty.round < round);
    let (before, history) = (standings(&known, Up::Before(round)), History::before(&known, round));
    let made = &competition.rounds[&round];
    let order = match made.order.as_slice() {
        [] => before.rows.iter().map(|row| row.player).collect(),
        order => order.to_vec(),
    };
    let costs = Costs::of(&known, &before, &history, &order, &Layer::ALL);
    let places: BTreeMap<PlayerId, usize> =
        order.iter().enumerate().map(|(place, &player)| (player, place)).collect();
    let games =
        made.games.values().map(|game| costs.cost(places[&game.seats[0]], places[&game.seats[1]]));
    let byes = made.byes.iter().map(|player| costs.cost(places[player], order.len()));
    games.chain(byes).sum()
}

/// Order of players, rounds, games in a document changes nothing of what it comes to.
#[test]
fn a_documents_order_means_nothing() {
    for document in [CUSCA, LLISCA, PINCZOW] {
        let mut turned = value(document);
        for key in ["players", "rounds"] {
            turned[key].as_array_mut().unwrap().reverse();
        }
        for round in turned["rounds"].as_array_mut().unwrap() {
            round["games"].as_array_mut().unwrap().reverse();
        }
        let (straight, _) = graded(&value(document));
        let (turned, _) = graded(&turned);
        assert_eq!(turned, straight);
        let mut other_seats = value(document);
        for round in other_seats["rounds"].as_array_mut().unwrap() {
            for game in round["games"].as_array_mut().unwrap() {
                game["seats"].as_array_mut().unwrap().reverse();
            }
        }
        let (other_seats, _) = graded(&other_seats);
        assert_eq!(other_seats["standings"], straight["standings"]);
        assert_eq!(other_seats["teams"], straight["teams"]);
    }
}

#[test]
fn the_passport_of_a_book_has_its_name_and_no_word() {
    let (results, _) = graded(&value(CUSCA));
    let passport = json!({
        "name": "GDLC + DOSC", "edition": "2026", "words": 0, "authority": "external", "language": "ca",
        "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    });
    assert_eq!(results["lexicon"], passport);
    let mut own = value(CUSCA);
    own.as_object_mut().unwrap().remove("lexicon");
    let (results, odd) = graded(&own);
    assert_eq!((results["lexicon"]["words"].as_u64(), odd.len()), (Some(775_213), 0));
}
