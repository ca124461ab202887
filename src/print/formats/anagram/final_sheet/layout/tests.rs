//! Laws of the pages, on the marks before they become PDF.

use proptest::prelude::*;

use super::*;
use crate::domain::contest::Details;
use crate::domain::contest::objection::{About, Objection, Outcome};
use crate::domain::contest::penalty::{Penalty, PenaltyKind};
use crate::domain::formats::anagram::grade::Tally;
use crate::domain::formats::anagram::rules::TieBreak;
use crate::domain::formats::anagram::standings::{self, Criterion, Status};
use crate::domain::head::Head;
use crate::domain::ids::{ObjectionId, PenaltyId, PlayerId, RoundNo};
use crate::domain::lexicon::Digest;
use crate::print::formats::anagram::final_sheet::Draw;
use crate::print::formats::anagram::standing::{Reason, Row};
use crate::print::layout::Warning;
use crate::print::layout::face::MM_PER_PT;
use crate::print::layout::pages::{Page as Sheet, TextMark};

/// Capitals with accents reach this high, descenders this low, in sizes of type; a line's box.
const ABOVE: f32 = 0.80;
const BELOW: f32 = 0.20;

/// As wide as a head can be.
fn head() -> Head {
    Head { events: 999_999, hash: Digest::of(b"abc") }
}

fn details() -> Details {
    Details { title: "Αγώνας".into(), ..Details::default() }
}

fn pages(sheet: &FinalSheet, language: Language) -> (Vec<Sheet>, Vec<Warning>) {
    let pages = document(sheet, language, &Templates::embedded());
    (pages.pages, pages.warnings)
}

fn figures() -> Figures {
    Templates::embedded().figures()
}

fn texts(page: &Sheet) -> Vec<&TextMark> {
    page.all()
        .filter_map(|mark| match mark {
            Mark::Text(text) => Some(text),
            _ => None,
        })
        .collect()
}

/// Left, top, right, bottom.
fn bounds(mark: &TextMark) -> (f32, f32, f32, f32) {
    let size = mark.style.size_pt * MM_PER_PT;
    (
        mark.x_mm,
        mark.baseline_mm - ABOVE * size,
        mark.x_mm + mark.width_mm,
        mark.baseline_mm + BELOW * size,
    )
}

/// What is wrong with the pages: text outside the margins, text over text.
fn faults(pages: &[Sheet]) -> Vec<String> {
    let page = figures().page;
    let (left, right) = (page.left_mm.get(), page.width_mm.get() - page.right_mm.get());
    let mut faults = Vec::new();
    for (number, marks) in pages.iter().enumerate() {
        let texts = texts(marks);
        for (index, mark) in texts.iter().enumerate() {
            let (l, t, r, b) = bounds(mark);
            let inside = l >= left - 0.01 && r <= right + 0.01 && t >= 10.0 && b <= 290.0;
            if !inside {
                faults.push(format!("page {number}: {:?} lies at {:?}", mark.text, bounds(mark)));
            }
            for other in texts.iter().skip(index + 1) {
                let (ol, ot, or, ob) = bounds(other);
                if l < or - 0.01 && ol < r - 0.01 && t < ob - 0.01 && ot < b - 0.01 {
                    faults.push(format!("page {number}: {:?} over {:?}", mark.text, other.text));
                }
            }
        }
    }
    faults
}

fn all_text(pages: &[Sheet]) -> String {
    let lines: Vec<&str> =
        pages.iter().flat_map(|page| texts(page)).map(|mark| mark.text.as_str()).collect();
    lines.join("\n")
}

fn a_row(number: u16, name: &str, club: &str) -> Row {
    let standing = standings::Row {
        rank: Some(number.into()),
        player: PlayerId::FIRST,
        status: Status::Ranked,
        total: 500 - i64::from(number),
        deductions: 0,
        invalid_points: 0,
        tally: Tally::default(),
        decided_by: (number > 1).then_some(Criterion::TieBreak(TieBreak::ValidHigh)),
        rounds: Vec::new(),
    };
    Row { name: name.to_owned(), club: club.to_owned(), standing }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn nothing_leaves_its_place_whatever_people_are_called(
        title in "\\PC{0,120}",
        names in prop::collection::vec(("[Α-Ωα-ωά-ώA-Zа-я .\\-]{0,60}", "\\PC{0,50}"), 0..40),
        venue in "\\PC{0,200}",
        referee in "[Α-Ωα-ω ]{0,90}",
        assistants in prop::collection::vec("[Α-Ωα-ω ]{0,60}", 0..5),
        reason in "\\PC{0,400}",
        hall in "\\PC{0,300}",
        deductions in 0u32..2000,
        signed in any::<bool>(),
        greek in any::<bool>(),
    ) {
        let mut rows: Vec<Row> = (1..).zip(&names).map(|(n, (name, club))| a_row(n, name, club)).collect();
        if let Some(row) = rows.first_mut() {
            row.standing.deductions = deductions.into();
            row.standing.total = -123_456;
        }
        let (player, round) = (PlayerId::FIRST, RoundNo::FIRST);
        let penalty = Penalty {
            id: PenaltyId::FIRST,
            player,
            round,
            kind: PenaltyKind::Deduction { points: deductions },
            reason: reason.clone(),
            lifted: Some(hall.clone()),
        };
        let objection = Objection {
            id: ObjectionId::FIRST,
            player,
            about: About::Word { round, word: "ΤΑΧΟ".parse().unwrap() },
            decided: Some((Outcome::Upheld, reason)),
        };
        let sheet = FinalSheet {
            details: Details { title: title.clone(), venue, referee, assistants, ..Details::default() },
            rows,
            penalties: vec![(title.clone(), penalty)],
            late: vec![(title.clone(), round)],
            objections: vec![(title, objection)],
            draw: Draw { commitment: Some(Digest::of(b"")), hall: Some(hall), ..Draw::default() },
            head: Some(head()),
            replaces_head: Some(head()),
            round_ends: (1..=14).map(|round| (round, head())).collect(),
            signed_at: signed.then_some(chrono::NaiveDateTime::MIN),
            provisional: vec![
                Reason { key: "print-reason-undecided", count: 3 },
                Reason { key: "print-reason-rounds", count: 1 },
            ],
            ..FinalSheet::default()
        };
        let language = if greek { Language::Greek } else { Language::English };
        let (pages, _) = pages(&sheet, language);
        prop_assert_eq!(faults(&pages), Vec::<String>::new());
    }
}

#[test]
fn headings_stand_on_every_page_of_the_table_and_no_row_is_lost() {
    let rows: Vec<Row> = (1..=500).map(|n| a_row(n, &format!("Παίκτης {n}"), "ΟΣΘ")).collect();
    let sheet = FinalSheet { details: details(), rows, ..FinalSheet::default() };
    let (pages, warnings) = pages(&sheet, Language::Greek);
    assert_eq!(warnings, []);
    assert_eq!(faults(&pages), Vec::<String>::new());
    assert!(pages.len() > 10, "500 players need more than {} pages", pages.len());
    let mut next = 1;
    for (index, page) in pages.iter().enumerate() {
        let texts = texts(page);
        let rows = texts.iter().filter(|mark| mark.text.starts_with("Παίκτης ")).count();
        let headings = texts.iter().filter(|mark| mark.text == "Όνομα").count();
        assert_eq!(headings, usize::from(rows > 0), "page {}", index + 1);
        for mark in texts {
            if mark.text.starts_with("Παίκτης ") {
                assert_eq!(mark.text, format!("Παίκτης {next}"));
                next += 1;
            }
        }
        let foot = format!("σελίδα {} από {}", index + 1, pages.len());
        assert!(all_text(std::slice::from_ref(page)).contains(&foot));
    }
    assert_eq!(next, 501);
}

/// However many players there are, who signs the last page signs something that stands on it.
#[test]
fn signatures_never_stand_on_a_page_alone() {
    for players in 1..=60 {
        let rows: Vec<Row> = (1..=players).map(|n| a_row(n, "Όνομα Επώνυμο", "ΟΣΘ")).collect();
        let round_ends = (1..=14).map(|round| (round, head())).collect();
        let sheet = FinalSheet { rows, head: Some(head()), round_ends, ..FinalSheet::default() };
        let (pages, _) = pages(&sheet, Language::Greek);
        let last = all_text(pages.last().map(std::slice::from_ref).unwrap_or_default());
        assert!(last.contains("Για τον όμιλο"), "{players} players: {last}");
        assert!(last.contains("Κεφαλή αλυσίδας"), "{players} players: {last}");
    }
}

#[test]
fn an_unsigned_sheet_says_so_on_every_page() {
    let rows: Vec<Row> = (1..=90).map(|n| a_row(n, "Όνομα Επώνυμο", "ΟΣΘ")).collect();
    let mut sheet = FinalSheet { details: details(), rows, ..FinalSheet::default() };
    let (unsigned, _) = pages(&sheet, Language::Greek);
    assert!(unsigned.len() > 1);
    for page in &unsigned {
        assert!(all_text(std::slice::from_ref(page)).contains("ΔΕΝ ΕΧΕΙ ΥΠΟΓΡΑΦΕΙ"));
    }
    sheet.signed_at = Some(chrono::NaiveDateTime::default());
    let (signed, _) = pages(&sheet, Language::Greek);
    assert!(!all_text(&signed).contains("ΔΕΝ ΕΧΕΙ ΥΠΟΓΡΑΦΕΙ"));
}

#[test]
fn a_deduction_adds_a_column_for_everyone() {
    let mut sheet =
        FinalSheet { rows: vec![a_row(1, "Α", ""), a_row(2, "Β", "")], ..FinalSheet::default() };
    let heading =
        |sheet: &FinalSheet| all_text(&pages(sheet, Language::Greek).0).contains("Αφαίρεση");
    assert!(!heading(&sheet));
    if let Some(row) = sheet.rows.last_mut() {
        row.standing.deductions = 5;
    }
    assert!(heading(&sheet));
}

#[test]
fn an_empty_sheet_is_still_a_page() {
    let (pages, warnings) = pages(&FinalSheet::default(), Language::English);
    assert_eq!((pages.len(), warnings.len()), (1, 0));
    assert_eq!(faults(&pages), Vec::<String>::new());
}

#[test]
fn a_very_long_text_goes_over_pages_and_is_whole() {
    let hall = "ψήγμα ".repeat(4000);
    let sheet = FinalSheet {
        draw: Draw { commitment: Some(Digest::of(b"")), hall: Some(hall), ..Draw::default() },
        ..FinalSheet::default()
    };
    let (pages, warnings) = pages(&sheet, Language::Greek);
    assert_eq!(warnings, []);
    assert_eq!(faults(&pages), Vec::<String>::new());
    assert_eq!(all_text(&pages).matches("ψήγμα").count(), 4000);
}
