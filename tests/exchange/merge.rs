//! Sheets of a second laptop or a spreadsheet, held against an open competition.

use std::collections::BTreeMap;

use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::letters::WordLanguage;
use eforos::exchange::formats::anagram::merge::{Merge, SheetOutcome};
use eforos::exchange::formats::anagram::{as_keyed, from_contest, read_sheets, sheets_csv};
use eforos::lexicon::Lexicon;
use serde_json::json;

use crate::day::{Day, field, words};

use super::support::{read, record, with, worked_example};

#[test]
fn a_document_is_held_against_the_competition_sheet_by_sheet() {
    let (here, _) = read(&worked_example("authoritative")).unwrap();
    let (record, ..) = record(&here).unwrap();
    let outcomes = |there: serde_json::Value| -> Vec<SheetOutcome> {
        let (there, _) = read(&there).unwrap();
        let merge = Merge::of_document(record.contest(), &there);
        merge.parts.into_iter().map(|part| part.outcome).collect()
    };
    let same = worked_example("authoritative");
    assert_eq!(outcomes(same.clone())[0], SheetOutcome::Same);
    let differs = with(same.clone(), "/rounds/0/sheets/0/words/3", json!(["ΣΟΡ"]));
    assert_eq!(outcomes(differs)[0], SheetOutcome::Differs);
    let named = with(same.clone(), "/players/0/name", json!("Άλλη"));
    let (there, here) = ("Άλλη".to_owned(), "Άννα".to_owned());
    assert_eq!(outcomes(named)[0], SheetOutcome::OtherName { there, here });
    let late = with(same.clone(), "/rounds/0/sheets/0/late", json!(true));
    assert_eq!(outcomes(late)[0], SheetOutcome::OtherLateness);
    let drawn = with(same, "/rounds/0/letters", json!("ΚΑΡΟΤΣΑ"));
    assert!(
        matches!(&outcomes(drawn)[0], SheetOutcome::OtherLetters { there, .. } if there.len() == 7)
    );
}

#[test]
fn the_competitions_own_table_brings_nothing_new() {
    let (document, _) = read(&worked_example("authoritative")).unwrap();
    let (record, ..) = record(&document).unwrap();
    let table = sheets_csv(&document);
    let rack = |round| record.contest().game.rack(round);
    let sheets = read_sheets(table.as_bytes(), rack).unwrap().sheets;
    let merge = Merge::of_table(record.contest(), &sheets);
    assert!(merge.parts.iter().all(|part| part.outcome == SheetOutcome::Same), "{merge:?}");
    assert_eq!(merge.command(&BTreeMap::new(), String::new(), String::new()), None);
}

/// A word that the referee settled as unreadable was keyed: it stands in the table, and the table brings nothing new. A
/// document has no place for it.
#[test]
fn a_table_has_words_with_an_unread_letter_as_they_were_keyed() {
    let mut day = Day::of_players(1, "ΡΟΣ");
    day.play(1);
    let keyed = "4: Κ?ΡΟ / 3: Ρ?Σ ΡΟΣ";
    let sheet = day.key(1, 1, keyed);
    for (length, place) in [(4, 0), (3, 0)] {
        day.must(Play::SettleUnreadable { sheet, field: field(length), place });
    }
    let list = Lexicon::free(WordLanguage::Greek);
    let table = sheets_csv(&as_keyed(day.contest(), &list));
    let rack = |round| day.contest().game.rack(round);
    let sheets = read_sheets(table.as_bytes(), rack).unwrap().sheets;
    let read: Vec<_> = sheets.values().map(|sheet| sheet.entry.words.clone()).collect();
    assert_eq!(read, [words(keyed)], "{table}");
    let merge = Merge::of_table(day.contest(), &sheets);
    assert!(merge.parts.iter().all(|part| part.outcome == SheetOutcome::Same), "{merge:?}");
    assert_eq!(from_contest(day.contest(), &list).rounds[0].sheets[0].words, words("3: ΡΟΣ"));
}
