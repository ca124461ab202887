//! One long name takes its own row, and no column, type or page from the others.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::sync::Arc;

use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::anagram::standings::Board;
use eforos::domain::formats::anagram::{Event, Record};
use eforos::domain::ids::PlayerId;
use eforos::domain::lexicon::WordList;
use eforos::language::Language;
use eforos::lexicon::Lexicon;
use eforos::print::documents::{Document, Wish};
use eforos::print::pages::Pages;
use eforos::rehearsal::Plan;
use eforos::rehearsal::formats::anagram::rehearse;

use super::documents::{faults, go_on, matter, texts};
use super::seen::look_at;

/// Nearly as long as a name may be.
const LONG: &str = "Κωνσταντίνα-Αλεξάνδρα Παπαδημητρίου-Χατζηκωνσταντίνου του Αναστασίου-Σπυρίδωνος \
                    από τη Νέα Ορεστιάδα του Βορείου Έβρου";

/// A document of a rehearsed day, in which this player has that name.
fn of_day(players: u16, named: Option<&str>, document: Document, language: Language) -> Pages {
    let lexicon = Lexicon::embedded();
    let rehearsal = rehearse(&Plan { players, seed: Seed::from_bytes([7; 32]) }, &lexicon);
    let rules = Arc::clone(rehearsal.record.contest().game.rules());
    let of = PlayerId::new(2).unwrap();
    let log = rehearsal.record.log().iter().cloned().map(|mut one| {
        if let (Event::PlayerAdded { player }, Some(name)) = (&mut one.event, named)
            && player.id == of
        {
            name.clone_into(&mut player.name);
        }
        one
    });
    let record = Record::replay(rules, log.collect::<Vec<_>>());
    let board = Board::new(record.contest(), &lexicon as &dyn WordList);
    Wish::whole(document).lay_out(matter(&record, &board, &[]), language, &mut go_on).unwrap()
}

/// What the head of the table's columns says, and where, in hundredths of a millimetre.
fn columns(pages: &Pages) -> Vec<(String, i32)> {
    let page = &pages.pages[0];
    let rank = ["Θέση", "Rank"];
    let head = texts(page).find(|mark| rank.contains(&mark.text.as_str())).unwrap().baseline_mm;
    let of_head = texts(page).filter(|mark| (mark.baseline_mm - head).abs() < 0.6);
    #[expect(clippy::cast_possible_truncation, reason = "of a page's width")]
    let right = |mark: &&eforos::print::pages::TextMark| (mark.x_mm * 100.0).round() as i32;
    of_head.map(|mark| (mark.text.clone(), right(&mark))).collect()
}

#[test]
fn a_name_of_120_letters_takes_its_own_row_and_no_column() {
    assert!((115..=120).contains(&LONG.chars().count()));
    for document in [Document::Final, Document::Standings] {
        for (players, language) in
            [(3, Language::Greek), (12, Language::English), (24, Language::Greek)]
        {
            let usual = of_day(players, None, document, language);
            let long = of_day(players, Some(LONG), document, language);
            let which = format!("{document:?} of {players} in {language:?}");
            look_at(&format!("long-name-{}-{players}", document.code()), &long);
            let [before, after] = [&usual, &long].map(columns);
            assert_eq!(before.len(), after.len(), "{which}: {before:?}, {after:?}");
            let is_full = document == Document::Standings && players > 3;
            for ((said, x), (other, now)) in before.iter().zip(&after) {
                // The name that the long one stands for may have been the widest. It cannot hold of standings whose larger
                // type fills their page: there a row of more lines leaves all of them less. Where the page has air it holds.
                let stays = x.abs_diff(*now) < 300 || is_full;
                assert!(said == other && stays, "{which}: {before:?}, {after:?}");
            }
            // What stands below a final sheet of 24 may follow as an annex.
            let annex = usize::from(document == Document::Final && players == 24);
            assert!(long.pages.len() <= usual.pages.len() + annex, "{which}");
            assert_eq!(faults(&long), Vec::<String>::new(), "{which}");
            // The name is whole, and the others are where they were but for what is higher in one row.
            let said: String =
                texts(&long.pages[0]).map(|mark| mark.text.replace(' ', "")).collect();
            assert!(said.contains(&LONG.replace(' ', "")), "{which}: {said}");
        }
    }
}
