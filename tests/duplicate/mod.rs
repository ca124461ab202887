//! The duplicate game: racks, readings, verdicts, standings, documents and results.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod commands;
mod documents;
mod draw;
mod draw_numbers;
mod forged;
mod forged_ends;
mod forger;
mod history;
mod lived;
mod mutated;
mod oracle;
mod readings;
mod rehearsed;
mod worked;

use eforos::exchange::Judging;
use eforos::exchange::Said as _;
use eforos::exchange::formats::duplicate::{Document, DuplicateResults, Impossible, Odd};
use eforos::language::Language;
use serde_json::Value;

/// The results of a document, and what is odd about it, in English.
pub(crate) fn graded(document: &Value) -> (Value, Vec<String>) {
    let (document, warnings) = Document::read(document.to_string().as_bytes()).unwrap();
    let (list, warning) =
        Judging::choose::<Impossible, Odd>(&document.lexicon, None, None).unwrap();
    let (results, odd) = DuplicateResults::of(&document, &list).unwrap();
    let said =
        warnings.into_iter().chain(warning).map(|warning| warning.sentence(Language::English));
    let odd = said.chain(odd.iter().map(|odd| odd.sentence(Language::English))).collect();
    (serde_json::from_str(&results.to_text()).unwrap(), odd)
}

/// Why a document is refused, in English.
pub(crate) fn refused(document: &Value) -> String {
    let error = Document::read(document.to_string().as_bytes()).unwrap_err();
    error.sentence(Language::English, "game.json")
}

/// The same of a document that is refused once its list is known.
pub(crate) fn refused_by_its_list(document: &Value) -> String {
    let (document, _) = Document::read(document.to_string().as_bytes()).unwrap();
    let (list, _) = Judging::choose::<Impossible, Odd>(&document.lexicon, None, None).unwrap();
    DuplicateResults::of(&document, &list).unwrap_err().sentence(Language::English, "game.json")
}

/// The example of `docs/exchange.md`.
pub(crate) fn example() -> Value {
    serde_json::from_str(include_str!("../data/duplicate/game.json")).unwrap()
}

/// Of an array, the element whose `player` this is.
pub(crate) fn of_player(rows: &Value, player: u32) -> &Value {
    rows.as_array().unwrap().iter().find(|row| row["player"] == player).unwrap()
}
