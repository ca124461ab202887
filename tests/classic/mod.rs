//! Classic games: rules, results, standings, pairings, seasons, documents; clocks and whole games.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod clocks;
mod damaged;
mod documents;
mod forged;
mod games;
mod gcg;
mod imported;
mod judge;
mod mutated;
mod oracle;
mod pairing;
mod played;
mod rehearsed;
mod results;
mod rules;
mod season;
mod session;
mod worked;

use eforos::exchange::Said as _;
use eforos::exchange::formats::classic::{ClassicResults, Document, ReadError};
use eforos::language::Language;
use serde_json::Value;

pub(crate) const CUSCA: &str = include_str!("../data/classic/cusca.json");
pub(crate) const LLISCA: &str = include_str!("../data/classic/llisca.json");
pub(crate) const PINCZOW: &str = include_str!("../data/classic/pinczow.json");

pub(crate) fn value(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

pub(crate) fn read(document: &Value) -> Document {
    Document::read(document.to_string().as_bytes(), None).unwrap().0
}

/// The results of a document, and what is odd about it, in English.
pub(crate) fn graded(document: &Value) -> (Value, Vec<String>) {
    let (document, mut odd) = Document::read(document.to_string().as_bytes(), None).unwrap();
    let (results, more) = ClassicResults::of(&document, None, None).unwrap();
    odd.extend(more);
    let odd = odd.iter().map(|odd| odd.sentence(Language::English)).collect();
    (value(&results.to_text()), odd)
}

/// Where a document is refused, and why, in English.
pub(crate) fn refused(document: &Value) -> (String, String) {
    match Document::read(document.to_string().as_bytes(), None).unwrap_err() {
        ReadError::At { path, what } => (path, what.sentence(Language::English)),
        other => panic!("{other:?}"),
    }
}
