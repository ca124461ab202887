//! What documents of an anagram competition tell beside their tables: feet, legends, notes, and what a document of
//! few or many players does not need.

use super::documents::{assert_in_order, faults, laid_out, of_rehearsal, text_of, worked};
use crate::day::{self, Day, person, round};
use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::formats::anagram::Command;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::sheet::Lateness;
use eforos::domain::ids::PlayerId;
use eforos::language::Language;
use eforos::print::documents::{Document, Wish};
use eforos::views::print::document_name;

fn of_player(document: Document, player: u32) -> Wish {
    Wish { player: PlayerId::new(player), ..Wish::whole(document) }
}

fn of_round(number: u8) -> Wish {
    Wish { round: Some(round(number)), ..Wish::whole(Document::RoundRecord) }
}

/// Players with a sheet of the first round each, those named late in it.
fn with_late(players: u32, late: &[u32]) -> Day {
    let mut day = Day::of_players(players, "ΚΑΡΟ");
    day.play(1);
    for number in 1..=players {
        day.key(number, 1, "4: ΚΑΡΟ");
    }
    for &number in late {
        let (round, player) = (round(1), day::player(number));
        day.must(Play::SetLateness { round, player, lateness: Lateness::Late });
    }
    day
}

#[test]
fn a_report_tells_a_late_sheet_as_the_final_sheet_does() {
    let day = with_late(2, &[2]);
    let said = "γύρος 1: μηδενισμός στον γύρο, εκπρόθεσμο φύλλο";
    let report = |player| text_of(&laid_out(&day, of_player(Document::PlayerReport, player)));
    assert!(report(2).contains(said) && !report(1).contains(said));
    assert!(text_of(&laid_out(&day, Wish::whole(Document::Final))).contains(said));
}

#[test]
fn a_report_counts_the_places_there_are() {
    let mut day = with_late(3, &[]);
    day.penalise(3, 1, PenaltyKind::Expelled);
    let report = |player| text_of(&laid_out(&day, of_player(Document::PlayerReport, player)));
    assert_in_order(&report(1), &["1η", "θέση από 2 στην κατάταξη"]);
    assert_in_order(&report(3), &["–", "χωρίς θέση στην κατάταξη · αποβολή από τον αγώνα, γ. 1"]);
    assert!(!report(3).contains("θέση από"));
}

/// Among three the middle is one of the lines that the plot has anyway.
#[test]
fn a_plot_has_a_middle_line_where_there_is_one() {
    let of = |players| {
        let wish = of_player(Document::PlayerReport, 1);
        text_of(&of_rehearsal(players, wish, Language::Greek))
    };
    assert!(!of(3).contains("διάμεσος") && of(12).contains("διάμεσος"));
}

/// It was the upper one of two in the middle, and counted who was expelled.
#[test]
fn the_middle_is_that_of_all_who_have_a_rank() {
    // By what each has: 1, 2, … words of four letters.
    let mut day = Day::of_players(7, "ΚΑΡΟ ΡΟΚΑ ΚΟΡΑ ΑΡΚΟ ΟΡΚΑ ΡΑΚΟ ΑΚΡΟ");
    day.play(1);
    day.play(2);
    let words = ["ΚΑΡΟ", "ΡΟΚΑ", "ΚΟΡΑ", "ΑΡΚΟ", "ΟΡΚΑ", "ΡΑΚΟ", "ΑΚΡΟ"];
    for number in 1..=7_u8 {
        let own = words[..usize::from(number)].join(" ");
        day.key(number.into(), 1, &format!("4: {own}"));
    }
    let middle = |day: &Day| {
        let text = text_of(&laid_out(day, of_player(Document::PlayerReport, 1)));
        let (before, _) = text.split_once(" διάμεσος").unwrap_or_else(|| panic!("{text}"));
        before.rsplit(' ').next().unwrap().to_owned()
    };
    let one = day.total(1);
    assert_eq!(middle(&day), (4 * one).to_string());
    day.penalise(7, 1, PenaltyKind::Expelled);
    let twice = 7 * one;
    let half = if twice % 2 == 0 { String::new() } else { ",5".to_owned() };
    assert_eq!(middle(&day), format!("{}{half}", twice / 2));
}

/// A loose page of a round's record says of which competition and day it is, and how its code is checked is told once.
#[test]
fn every_page_of_a_record_names_the_competition() {
    let mut day = worked();
    day.must(Command::AddPlayer {
        id: None,
        name: "Γιώτα".into(),
        club: String::new(),
        span: day::all_day(),
    });
    let pages = laid_out(&day, of_round(1));
    let foot = "Πρακτικό γύρου 1 · Αγώνας δοκιμής · Θεσσαλονίκη · 21 Νοεμβρίου 2026";
    assert!(text_of(&pages).contains(foot), "{}", text_of(&pages));
    assert_in_order(&text_of(&pages), &["Γύρος 1", "από 14 · 4 σύμφωνα, 3 φωνήεντα · 6 λεπτά"]);
    let many = text_of(&of_rehearsal(40, of_round(3), Language::Greek));
    assert!(many.contains("· Πρακτικό γύρου · "), "a running head names the competition");
}

/// Who did most of what is told stands once, every other person once with the times.
#[test]
fn people_of_a_record_are_named_once() {
    let mut day = with_late(6, &[]);
    let late = |day: &mut Day, number, who: &str| {
        day.who = person(who);
        day.pass(1_000);
        let (round, player) = (round(1), day::player(number));
        day.must(Play::SetLateness { round, player, lateness: Lateness::Late });
    };
    for (number, who) in [(1, "Μάρκος"), (2, "Ελπίδα"), (3, "Ελπίδα"), (4, "Ελπίδα"), (5, "Μάρκος")]
    {
        late(&mut day, number, who);
    }
    let text = text_of(&laid_out(&day, of_round(1)));
    let from = text.find("Όλα από: Ελπίδα").unwrap_or_else(|| panic!("{text}"));
    let said: String = text[from..].chars().take(60).collect();
    assert_eq!(said.matches("Μάρκος").count(), 1, "{said}");
    assert_eq!(said.matches("00:").count(), 2, "{said}");
}

/// High tiles and open words are explained where there are some.
#[test]
fn what_does_not_occur_is_not_explained() {
    let day = worked();
    let record = text_of(&laid_out(&day, of_round(1)));
    assert!(record.contains("Στρογγυλά: φωνήεντα") && !record.contains("διπλό πλαίσιο"));
    let sheet = text_of(&laid_out(&day, of_player(Document::GradedSheets, 1)));
    assert!(!sheet.contains("?: περιμένει κρίση"));
    let standings = text_of(&laid_out(&day, Wish::whole(Document::Standings)));
    assert!(!standings.contains("διαλείμματα") && !standings.contains('±'));
    assert_in_order(&standings, &["σ φ", "σύμφωνα, φωνήεντα", "Διαφορά", "από την 1η θέση"]);
}

/// After the signing nobody objects.
#[test]
fn graded_sheets_have_a_slip_for_an_objection_until_the_signing() {
    let open = laid_out(&with_late(3, &[]), of_player(Document::GradedSheets, 1));
    assert!(text_of(&open).contains("ένσταση: κόβεται εδώ"));
    let signed = of_rehearsal(12, of_player(Document::GradedSheets, 1), Language::Greek);
    assert!(!text_of(&signed).contains("ένσταση: κόβεται εδώ"));
    assert!(text_of(&signed).contains("2026 σελίδα 1 από"), "{}", text_of(&signed));
}

/// Tied with the first and below: a difference of 0, for it exists.
#[test]
fn a_second_place_with_as_many_points_has_a_difference_of_nothing() {
    let mut day = Day::of_players(2, "ΚΑΡΟ ΤΑΚΟΣ");
    day.play(1);
    day.key(1, 1, "5: ΤΑΚΟΣ");
    day.key(2, 1, "4: ΚΑΡΟ");
    let text = text_of(&laid_out(&day, Wish::whole(Document::Standings)));
    // Total, difference, then the tie-breaks: one word of 5 letters fewer, in a frame.
    assert_in_order(&text, &["2 Παίκτης 2 2 2 0 0 0 0 0 1 0"]);
    assert_in_order(&text, &["7 6 5 4 έγκυρες λέξεις με τόσα γράμματα", "έλυσε την ισοβαθμία"]);
}

/// Of a round those points are the most that somebody in the standings has.
#[test]
fn who_was_expelled_has_not_the_most_points_of_a_round() {
    let mut day = Day::of_players(2, "ΚΑΡΟ ΤΑΚΟΣ");
    day.play(1);
    day.key(1, 1, "5: ΤΑΚΟΣ / 4: ΚΑΡΟ");
    day.key(2, 1, "4: ΚΑΡΟ");
    let most = |day: &Day, points: &str| {
        for document in [Document::Final, Document::Standings] {
            let text = text_of(&laid_out(day, Wish::whole(document)));
            assert_in_order(&text, &[&format!("{points} οι περισσότεροι πόντοι του γύρου")]);
        }
    };
    most(&day, "4");
    day.penalise(1, 1, PenaltyKind::Expelled);
    most(&day, "2");
}

/// A page that is not the last says which places follow, not how many rows.
#[test]
fn a_final_sheet_says_which_places_follow() {
    let pages = of_rehearsal(60, Wish::whole(Document::Final), Language::Greek);
    let text = text_of(&pages);
    assert!(pages.pages.len() > 1 && text.contains("Συνέχεια: θέσεις "), "{text}");
    let closing = "υπόμνημα, ποινές, τεκμήρια και υπογραφές στη σελίδα 2.";
    assert_in_order(&text, &["Συνέχεια: θέσεις ", closing, "✓ Υπογεγραμμένο · έκδοση 1 · "]);
    assert_eq!(faults(&pages), Vec::<String>::new());
}

/// The help of `print` and the place Print list them: in Greek some stood in English.
#[test]
fn every_document_is_named_in_every_language() {
    for language in Language::ALL.into_iter().filter(|one| *one != Language::English) {
        for document in Document::every() {
            let [own, english] =
                [language, Language::English].map(|it| document_name(it, document));
            assert_ne!(own, english, "{document:?} in {language:?}");
        }
    }
}
