//! Documents into competitions and back: the same results byte for byte.

use eforos::domain::clock::Moment;
use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::classic::Record;
use eforos::domain::formats::classic::judging::judge;
use eforos::domain::formats::classic::state::Shown;
use eforos::domain::person::Person;
use eforos::exchange::Circumstances;
use eforos::exchange::formats::classic::{
    ClassicResults, Document, from_contest, list_of, to_record,
};
use serde_json::{Value, json};

use super::oracle::random_documents;
use super::{CUSCA, LLISCA, PINCZOW};

fn imported(document: &Document) -> Record {
    let (list, _) = list_of(document, None, None).unwrap();
    let who = Person { name: document.details.referee.clone(), ..Person::default() };
    let circumstances = Circumstances {
        now: Moment { wall_ms: 1_795_248_000_000, session: 1, elapsed_ms: 0 },
        who: &who,
        commitment: Seed::from_bytes([1; 32]).commitment(),
        reason: "imported",
    };
    to_record(document, &list, circumstances).unwrap()
}

fn graded(document: &Document) -> String {
    ClassicResults::of(document, None, None).unwrap().0.to_text()
}

fn results(record: &Record) -> String {
    let contest = record.contest();
    ClassicResults::after(contest, &judge(contest), None).unwrap().to_text()
}

#[test]
fn the_example_documents_are_graded_the_same_as_competitions() {
    for text in [CUSCA, LLISCA, PINCZOW] {
        let (document, _) = Document::read(text.as_bytes(), None).unwrap();
        let record = imported(&document);
        assert_eq!(results(&record), graded(&document));
        let (list, _) = list_of(&document, None, None).unwrap();
        let again = from_contest(&record, &list).to_text();
        let (again, _) = Document::read(again.as_bytes(), None).unwrap();
        assert_eq!(graded(&again), graded(&document));
    }
}

/// What the reader lets pass the law lets pass, and what comes out is what went in.
#[test]
fn random_documents_are_graded_the_same_as_competitions() {
    for line in random_documents("13").lines().take(60) {
        let (document, _) = Document::read(line.as_bytes(), None).unwrap();
        let record = imported(&document);
        assert_eq!(without_list(&results(&record)), without_list(&graded(&document)), "{line}");
        let (list, _) = list_of(&document, None, None).unwrap();
        let again = from_contest(&record, &list).to_text();
        let (again, _) = Document::read(again.as_bytes(), None).unwrap();
        assert_eq!(results(&imported(&again)), results(&record), "{line}");
    }
}

fn without_list(text: &str) -> Value {
    let mut value: Value = serde_json::from_str(text).unwrap();
    value["lexicon"] = Value::Null;
    value
}

/// Who has played has seen the tables: they are not to be put up again, and those that were not played are.
#[test]
fn tables_of_games_that_were_played_were_shown() {
    let shown = |text: &str| -> Vec<Shown> {
        let (document, _) = Document::read(text.as_bytes(), None).unwrap();
        let record = imported(&document);
        let paired = record.contest().game.paired();
        paired.map(|(_, round)| round.pairing.as_ref().unwrap().shown).collect()
    };
    assert_eq!(shown(LLISCA), [Shown::Yes; 3]);
    let mut document: Value = serde_json::from_str(LLISCA).unwrap();
    for game in document["rounds"][2]["games"].as_array_mut().unwrap() {
        let players: Vec<u64> = game["seats"]
            .as_array()
            .unwrap()
            .iter()
            .map(|seat| seat["player"].as_u64().unwrap())
            .collect();
        let seats: Vec<Value> = players.iter().map(|it| json!({ "player": it })).collect();
        *game = json!({ "table": game["table"], "seats": seats });
    }
    assert_eq!(shown(&document.to_string()), [Shown::Yes, Shown::Yes, Shown::No]);
}
