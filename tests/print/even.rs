//! Pages of one table are equally full, and what stands in it is said where it stands.

use crate::day::{Day, person, round, word};
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::formats::anagram::Command;
use eforos::domain::lexicon::Authority;
use eforos::language::Language;
use eforos::print::documents::{Document, Wish};
use eforos::print::pages::{Page, Pages};

use super::documents::{laid_out, of_rehearsal, text_of, texts};

/// How many lines of text begin in the first tenth of a page: a row each.
fn lines(page: &Page) -> usize {
    texts(page).filter(|mark| mark.x_mm < page.width_mm / 10.0 && mark.style.size_pt > 7.6).count()
}

/// What of a page is white below the last line above its foot.
fn white_mm(page: &Page) -> f32 {
    let foot = page.height_mm - 15.0;
    let last = texts(page).map(|mark| mark.baseline_mm).filter(|&y| y < foot);
    foot - last.fold(0.0, f32::max)
}

/// One round's record, or the whole of another document.
fn of(document: Document, players: u16, language: Language) -> Pages {
    let number = (document == Document::RoundRecord).then(|| round(1));
    of_rehearsal(players, Wish { round: number, ..Wish::whole(document) }, language)
}

#[test]
fn no_page_of_a_table_is_nearly_empty_beside_a_full_one() {
    for document in [Document::Standings, Document::RoundRecord, Document::Rulings] {
        for players in [40, 60, 200] {
            for language in [Language::Greek, Language::English] {
                let pages = of(document, players, language);
                let rows: Vec<usize> = pages.pages.iter().map(lines).collect();
                let (least, most) = (*rows.iter().min().unwrap(), *rows.iter().max().unwrap());
                // What stands below the last row and beside the first is no row.
                assert!(most - least <= 14, "{document:?} of {players}: {rows:?}");
                let first = white_mm(&pages.pages[0]);
                let is_even = first < 75.0 || document == Document::RoundRecord;
                assert!(is_even, "{document:?} of {players}: {first}");
            }
        }
    }
}

/// A club puts standings up: twenty-four players on one sheet of paper, sixty on two, and no club is cut by what is
/// said of a player.
#[test]
fn standings_of_twenty_four_take_a_page_and_of_sixty_two() {
    for language in [Language::Greek, Language::English] {
        for (players, count) in [(24, 1), (60, 2)] {
            let pages = of(Document::Standings, players, language);
            assert_eq!(pages.pages.len(), count, "{players} players");
            let cut = pages.pages.iter().flat_map(texts).find(|mark| mark.text.contains('…'));
            assert!(cut.is_none(), "{players} players: {cut:?}");
        }
    }
}

#[test]
fn no_page_of_graded_sheets_or_reports_is_nearly_empty() {
    for document in [Document::GradedSheets, Document::PlayerReport] {
        for players in [24, 60] {
            let pages = of(document, players, Language::Greek);
            assert!(!pages.pages.is_empty());
            for (page, white) in pages.pages.iter().map(white_mm).enumerate() {
                assert!(white < 150.0, "{document:?} of {players}, page {page}: {white}");
            }
        }
    }
}

/// Over two figures beside each other stands which is a number of words and which are points.
#[test]
fn a_record_and_a_report_say_which_figures_are_points() {
    for (language, said) in
        [(Language::Greek, ["λέξεις", "πόντοι"]), (Language::English, ["words", "points"])]
    {
        for document in [Document::RoundRecord, Document::PlayerReport] {
            let pages = of(document, 12, language);
            let heads: Vec<&str> = texts(&pages.pages[0])
                .map(|mark| mark.text.as_str())
                .filter(|text| said.contains(text))
                .collect();
            let [words, points] = said;
            let twice = [words, points, words, points];
            assert!(heads.windows(4).any(|four| four == twice), "{document:?}: {heads:?}");
        }
    }
}

#[test]
fn a_record_s_further_page_says_that_it_goes_on() {
    let pages = of(Document::RoundRecord, 60, Language::Greek);
    assert!(pages.pages.len() > 1);
    assert!(texts(&pages.pages[1]).any(|mark| mark.text.ends_with(", συνέχεια")));
}

/// Who ruled on all words stands above them; where somebody else did, too, the name stands beside that word.
#[test]
fn who_ruled_is_said_once() {
    let mut day = Day::new(Authority::Reference, "ΚΑΡΟ");
    let rule = |day: &mut Day, text: &str| {
        let (word, evidence) = (word(text), String::new());
        day.must(Command::RuleWord { seen: None, word, ruled: Ruled::Invalid, evidence });
    };
    day.add_players(2);
    day.play(1);
    for text in ["ΡΟΣ", "ΣΟΡ", "ΤΟΚ"] {
        rule(&mut day, text);
    }
    let said = text_of(&laid_out(&day, Wish::whole(Document::Rulings)));
    assert!(said.contains("Έκρινε: Έφορος"), "{said}");
    assert_eq!(said.matches("Έφορος").count(), 1, "{said}");
    day.who = person("Ιουλία Βαρδάκη");
    rule(&mut day, "ΚΟΡ");
    let said = text_of(&laid_out(&day, Wish::whole(Document::Rulings)));
    assert!(said.contains("όπου δεν γράφεται άλλο όνομα: Έφορος"), "{said}");
    assert_eq!(said.matches("Ιουλία Βαρδάκη ·").count(), 1, "{said}");
}
