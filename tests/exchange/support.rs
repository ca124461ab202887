//! Documents in tests.

use eforos::domain::clock::Moment;
use eforos::domain::formats::anagram::Record;
use eforos::domain::formats::anagram::rules::all_rounds;
use eforos::domain::lexicon::Digest;
use eforos::domain::person::{Person, Role};
use eforos::exchange::formats::anagram::{Document, ReadError, Results, Warning, to_record};
use eforos::exchange::{Circumstances, Judging, StatedList};
use serde_json::{Value, json};

/// The worked example of the rules' §11, judged by the two words that its list has.
pub fn worked_example(authority: &str) -> Value {
    json!({
        "format": "eforos/1",
        "lexicon": {"authority": authority, "found": ["ΚΑΡΟ", "ΤΑΚΟΣ"]},
        "players": [{"id": 1, "name": "Άννα"}, {"id": 2, "name": "Βασίλης", "club": "Όμιλος"}],
        "rounds": [{
            "round": 1, "letters": "ΚΑΡΟΤΣΕ",
            "sheets": [
                {"player": 1, "words": {
                    "7": ["ΣΑΡΩΤΕΚ"], "5": ["ΚΑΡΟ", "τάκος", "ΤΑΚΟΙ"],
                    "4": ["ΚΑΡΟ", "καρό"], "3": ["ΡΟΣ"]
                }},
                {"player": 2}
            ]
        }],
        "rulings": [], "penalties": [], "objections": []
    })
}

pub fn read(document: &Value) -> Result<(Document, Vec<Warning>), ReadError> {
    Document::read(document.to_string().as_bytes())
}

/// The document's record, by the list that it chooses.
pub fn record(document: &Document) -> Result<(Record, Judging, Vec<Warning>), ReadError> {
    let (list, warning) = Judging::choose(&document.lexicon, None, None)?;
    let who = Person { name: String::new(), role: Role::Referee, station: String::new() };
    let circumstances = Circumstances {
        now: Moment { wall_ms: 0, session: 1, elapsed_ms: 0 },
        who: &who,
        commitment: Digest::of(&[]),
        reason: "test",
    };
    let (record, mut warnings) = to_record(document, &list, circumstances)?;
    warnings.extend(warning);
    Ok((record, list, warnings))
}

pub fn results(document: &Document) -> Results {
    let (record, list, _) = record(document).unwrap();
    Results::of(record.contest(), &list, all_rounds().next_back().unwrap(), &[])
}

/// The results of a document as another program reads them.
pub fn graded(document: &Value) -> Value {
    let (document, _) = read(document).unwrap();
    serde_json::from_str(&results(&document).to_text()).unwrap()
}

/// Whatever is wrong with a document, in reading it or by the rules.
pub fn error(document: &Value) -> ReadError {
    match read(document) {
        Ok((document, _)) => record(&document).unwrap_err(),
        Err(error) => error,
    }
}

/// Everything odd about a document.
pub fn warnings(document: &Value) -> Vec<Warning> {
    let (document, mut warnings) = read(document).unwrap();
    warnings.extend(record(&document).unwrap().2);
    warnings
}

/// The same document with another value at a JSON pointer; `-` at its end adds to a list.
pub fn with(mut document: Value, pointer: &str, value: Value) -> Value {
    let (parent, last) = pointer.rsplit_once('/').unwrap();
    match document.pointer_mut(parent).unwrap() {
        Value::Array(items) if last == "-" => items.push(value),
        Value::Array(items) => items[last.parse::<usize>().unwrap()] = value,
        Value::Object(members) => {
            members.insert(last.to_owned(), value);
        }
        _ => panic!("{pointer} leads nowhere"),
    }
    document
}

pub fn without(mut document: Value, pointer: &str) -> Value {
    let (parent, last) = pointer.rsplit_once('/').unwrap();
    document.pointer_mut(parent).unwrap().as_object_mut().unwrap().remove(last).unwrap();
    document
}

/// A list of nothing, stated by nobody.
pub fn nothing_stated() -> StatedList {
    StatedList::default()
}
