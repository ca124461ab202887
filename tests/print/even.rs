//! Pages of one table are equally full, and what stands in it is said where it stands.

use std::sync::Arc;

use crate::day::{self, Day, person, round, word};
use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::formats::anagram::Command;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::sheet::SheetWords;
use eforos::domain::lexicon::Authority;
use eforos::domain::player::Span;
use eforos::language::Language;
use eforos::print::documents::{Document, Wish};
use eforos::print::pages::{Page, Pages, TextMark, Weight};

use super::documents::{faults, laid_out, of_rehearsal, text_of, texts};
use super::seen::look_at;

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
fn of(document: Document, players: u16, language: Language) -> Arc<Pages> {
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
        for players in [3, 12, 24, 40, 60, 200] {
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

/// Two rounds of so many players, of whom each wrote as much in each.
fn of_equals(players: u32) -> Day {
    let mut day = Day::of_players(players, "ΚΑΡΟ ΤΙΝΑ");
    play_two(&mut day, players);
    day
}

fn play_two(day: &mut Day, players: u32) {
    for (number, words) in [(1, "4: ΚΑΡΟ"), (2, "4: ΤΙΝΑ")] {
        day.play(number);
        for player in 1..=players {
            day.key(player, number, words);
        }
    }
}

/// Standings and the second round's record.
fn tables(day: &Day) -> [Pages; 2] {
    let record = Wish { round: Some(round(2)), ..Wish::whole(Document::RoundRecord) };
    [Wish::whole(Document::Standings), record].map(|wish| laid_out(day, wish))
}

/// As on the final sheet: every name has one size, and every row one height.
#[test]
fn rows_of_standings_and_records_are_even_and_their_names_have_one_size() {
    for players in [12, 40] {
        for pages in tables(&of_equals(players)) {
            let name = |mark: &&TextMark| mark.text.starts_with("Παίκτης ");
            let names: Vec<&TextMark> = pages.pages.iter().flat_map(texts).filter(name).collect();
            assert_eq!(names.len(), players as usize, "{}", pages.subject);
            let size = names[0].style.size_pt.to_bits();
            assert!(names.iter().all(|mark| mark.style.size_pt.to_bits() == size), "{names:?}");
            let steps = pages.pages.iter().flat_map(|page| {
                let lines: Vec<f32> = texts(page).filter(name).map(|it| it.baseline_mm).collect();
                lines.windows(2).map(|two| two[1] - two[0]).collect::<Vec<_>>()
            });
            let steps: Vec<f32> = steps.collect();
            let [least, most] =
                [steps.iter().copied().reduce(f32::min), steps.iter().copied().reduce(f32::max)];
            assert!(most.unwrap() - least.unwrap() < 0.01, "{}: {steps:?}", pages.subject);
        }
    }
}

/// Every mark that occurs is explained, and none that does not.
#[test]
fn standings_and_records_explain_the_marks_that_occur() {
    let legend = [
        "δεν συμμετείχε στον γύρο",
        "εκπρόθεσμο φύλλο: 0",
        "μηδενισμός: 0",
        "δεν παραδόθηκε φύλλο: 0",
        "το φύλλο έδωσε 0 πόντους",
        "δεν περάστηκε ακόμη, ή λέξη περιμένει κρίση",
    ];
    let told = |day: &Day| tables(day).map(|pages| text_of(&pages));
    for text in told(&of_equals(8)) {
        assert!(legend.iter().all(|said| !text.contains(said)), "{text}");
    }
    let mut day = Day::of_players(9, "ΚΑΡΟ ΤΙΝΑ");
    for (name, from, to) in
        [("Πρωινή", 1, 1), ("Βραδινή", 3, 14), ("Άδεια", 2, 14), ("Χαμένη", 2, 14)]
    {
        day.add_player(name, Span { from_round: round(from), to_round: round(to) });
    }
    play_two(&mut day, 8);
    day.key(9, 1, "");
    day.key(9, 2, "");
    day.key(10, 1, "4: ΚΑΡΟ");
    day.late(1, 2);
    day.penalise(2, 2, PenaltyKind::VoidRound);
    day.must(Play::DeclareNotHandedIn { round: round(2), player: day::player(12) });
    for text in told(&day) {
        let missing = legend.iter().filter(|said| !text.contains(*said));
        assert_eq!(missing.collect::<Vec<_>>(), Vec::<&&str>::new(), "{text}");
        assert!(text.contains("αποχώρησε, γ. 1"), "{text}");
    }
}

/// However much happened in a round, who signs its record signs the page of its results.
#[test]
fn a_record_is_signed_where_its_results_are() {
    let mut day = Day::of_players(3, "ΚΑΡΟ");
    day.play(1);
    let sheets = [1, 2, 3].map(|player| day.key(player, 1, "4: ΚΑΡΟ"));
    let mut ends = Vec::new();
    for step in 0..8_u8 {
        let pages = laid_out(&day, Wish::whole(Document::RoundRecord));
        assert_eq!(faults(&pages), Vec::<String>::new());
        let has_row = |page: &Page| texts(page).any(|mark| mark.text == "Παίκτης 3");
        let is_signed =
            |page: &Page| texts(page).any(|mark| mark.text.starts_with("Το πρακτικό είναι πλήρες"));
        let rows: Vec<bool> = pages.pages.iter().map(has_row).collect();
        let signed: Vec<bool> = pages.pages.iter().map(is_signed).collect();
        assert_eq!(rows, signed, "after {step} times 15 corrections");
        ends.push(*rows.last().unwrap());
        look_at(&format!("record-corrected-{step}"), &pages);
        for turn in 0..15_u8 {
            let words = if turn % 2 == 0 { "4: ΚΑΡΟ ΡΟΚΑ" } else { "4: ΚΑΡΟ" };
            let (words, seen) = (day::words(words), SheetWords::default());
            let reason = format!("διορθώθηκε {step}-{turn} φορές, όπως το είπε όποιος το έγραψε");
            let sheet = sheets[usize::from(turn) % 3];
            day.ask(Play::ReviseSheet { sheet, seen, words, reason }).ok();
        }
    }
    // What happened goes on behind it.
    assert!(ends.contains(&true) && ends.contains(&false), "{ends:?}");
}

/// Whoever counted heads found one fewer than had played, and nothing said so.
#[test]
fn standings_without_names_say_that_somebody_is_left_out() {
    let mut day = of_equals(4);
    let said = "Όποια συμμετοχή δεν έχει θέση στην κατάταξη δεν αναγράφεται";
    let text = |day: &Day| text_of(&laid_out(day, Wish::whole(Document::UnnamedStandings)));
    day.penalise(2, 1, PenaltyKind::Deduction { points: 1 });
    let all = text(&day);
    assert!(all.contains("Παίκτης 3") && !all.contains(said), "{all}");
    day.penalise(3, 1, PenaltyKind::Expelled);
    let left = text(&day);
    assert!(!left.contains("Παίκτης 3") && left.contains(said), "{left}");
    assert!(left.contains("3 στην κατάταξη"), "{left}");
    let named = text_of(&laid_out(&day, Wish::whole(Document::Standings)));
    assert!(named.contains("Παίκτης 3") && !named.contains(said), "{named}");
}

/// Of few players what hangs on the wall was as small as of many, on half of its page.
#[test]
fn what_hangs_on_the_wall_is_large_where_few_stand_there() {
    let of = |document, players| {
        let pages = of(document, players, Language::Greek);
        assert_eq!(faults(&pages), Vec::<String>::new(), "{players}");
        let all = pages.pages.iter().flat_map(texts);
        let names = all.filter(|mark| mark.text.contains(' ') && mark.style.weight == Weight::Bold);
        let names = names.filter(|mark| !mark.text.contains('·') && mark.text.len() > 14);
        let names = names.filter(|mark| mark.x_mm < 50.0 && mark.baseline_mm > 45.0);
        (pages.pages.len(), names.map(|mark| mark.style.size_pt).fold(f32::MAX, f32::min))
    };
    let size = |players| of(Document::UnnamedStandings, players);
    let [three, twelve, forty] = [3, 12, 40].map(size);
    assert!(three.1 >= 12.0 && twelve.1 >= 12.0, "{three:?} {twelve:?}");
    assert!(forty.0 <= 2 && forty.1 >= 8.6, "{forty:?}");
    // Beside fourteen rounds, too, and where many leave their last page room.
    let named = |players| of(Document::Standings, players);
    let [three, twelve] = [3, 12].map(named);
    assert!(three.1 >= 10.0 && twelve.1 > 9.4, "{three:?} {twelve:?}");
}

/// Digits that few read stood close below what everybody reads, above an empty half of the page.
#[test]
fn evidence_stands_at_the_foot_of_a_final_sheet() {
    let pages = of(Document::Final, 12, Language::Greek);
    let place = |said: &str| {
        let found = texts(&pages.pages[0]).find(|mark| mark.text.starts_with(said));
        found.unwrap_or_else(|| panic!("{said}")).baseline_mm
    };
    let (seed, signed) = (place("Σπόρος"), place("Βεβαιώνουμε"));
    assert!(signed - seed < 20.0, "{seed} {signed}");
    assert!(seed - place("Ποινές") > 60.0, "{seed}");
}
