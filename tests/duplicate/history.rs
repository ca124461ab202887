//! Games as histories: what a document says is recorded by commands, filed, and read back to the same results.

use eforos::domain::clock::Moment;
use eforos::domain::formats::duplicate::Record;
use eforos::domain::lexicon::Digest;
use eforos::domain::person::{Person, Role};
use eforos::exchange::formats::duplicate::{
    Document, DuplicateResults, Impossible, Odd, from_contest, to_record,
};
use eforos::exchange::{Circumstances, Judging};
use serde_json::Value;

use super::example;
use super::oracle::random_documents;

fn arbiter() -> Person {
    Person { name: "Maria Pop".to_owned(), role: Role::Referee, station: String::new() }
}

/// A document's record, with the list that judges it.
fn recorded(text: &str) -> Result<(Record, Judging, Document), String> {
    let (document, _) = Document::read(text.as_bytes()).map_err(|error| format!("{error:?}"))?;
    let (list, _) = Judging::choose::<Impossible, Odd>(&document.lexicon, None, None)
        .map_err(|error| format!("{error:?}"))?;
    let who = arbiter();
    let circumstances = Circumstances {
        now: Moment { wall_ms: 0, session: 1, elapsed_ms: 0 },
        who: &who,
        commitment: Digest::of(b"seed"),
        reason: "pe hârtie",
    };
    let record =
        to_record(&document, &list, circumstances).map_err(|error| format!("{error:?}"))?;
    Ok((record, list, document))
}

fn results(document: &Document, list: &Judging) -> Value {
    let (results, _) = DuplicateResults::of(document, list).unwrap();
    serde_json::from_str(&results.to_text()).unwrap()
}

#[test]
fn the_example_recorded_is_the_example() {
    let (record, list, document) = recorded(&example().to_string()).unwrap();
    let exported = from_contest(&record, &list);
    assert_eq!(results(&exported, &list), results(&document, &list));
    let (again, odd) = Document::read(exported.to_text().as_bytes()).unwrap();
    assert_eq!(odd, [], "{}", exported.to_text());
    assert_eq!(results(&again, &list), results(&document, &list));
    assert_eq!(again.to_text(), exported.to_text(), "written and read it is the same");
}

#[test]
fn random_documents_recorded_have_the_results_of_the_documents() {
    let (mut games, mut refused) = (0, 0);
    for text in random_documents("11", "60") {
        match recorded(&text) {
            Ok((record, list, document)) => {
                games += 1;
                let exported = from_contest(&record, &list);
                assert_eq!(results(&exported, &list), results(&document, &list), "{text}");
                let read = Document::read(exported.to_text().as_bytes());
                let (again, _) = read.unwrap_or_else(|error| {
                    panic!("{error:?}\n{text}\n{}", exported.to_text());
                });
                assert_eq!(results(&again, &list), results(&document, &list), "{text}");
            }
            // A top that nobody wrote, an end that was none, and a turn without a letter no history can have.
            Err(why)
                if ["OnNoSlip", "NoLettersLeft", "path: \"ended\""]
                    .iter()
                    .any(|impossible| why.contains(impossible)) =>
            {
                refused += 1;
            }
            Err(why) => panic!("{why}\n{text}"),
        }
    }
    assert!(games > 20 && refused > 0, "{games} recorded, {refused} refused");
}
