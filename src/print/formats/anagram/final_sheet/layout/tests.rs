//! Laws of the pages, on the marks before they become PDF.

mod full;

use std::collections::BTreeMap;

use proptest::prelude::*;

use super::*;
use crate::domain::contest::Details;
use crate::domain::contest::corrected::{Moved, Placed};
use crate::domain::contest::objection::{About, Objection, Outcome};
use crate::domain::contest::penalty::{Penalty, PenaltyKind};
use crate::domain::formats::anagram::grade::Tally;
use crate::domain::formats::anagram::rules::TieBreak;
use crate::domain::formats::anagram::standings::{self, Criterion, Status};
use crate::domain::head::Head;
use crate::domain::ids::{ObjectionId, PenaltyId, PlayerId, RoundNo};
use crate::domain::lexicon::Digest;
use crate::print::formats::anagram::final_sheet::{Changed, Draw, Ways};
use crate::print::formats::anagram::standing::{Reason, Row, Scored};
use crate::print::layout::Warning;
use crate::print::layout::face::MM_PER_PT;
use crate::print::layout::pages::{Page as Sheet, TextMark};
use crate::print::pages::Mark;

/// Capitals with accents reach this high, descenders this low, in sizes of type; a line's box.
const ABOVE: f32 = 0.80;
const BELOW: f32 = 0.20;
const FIGURE: f32 = 0.72;

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
    // Figures reach less high, and not below their line.
    let figure = mark.text.chars().all(|sign| sign.is_ascii_digit() || "−.,".contains(sign));
    let (above, below) = if figure { (FIGURE, 0.0) } else { (ABOVE, BELOW) };
    (
        mark.x_mm,
        mark.baseline_mm - above * size,
        mark.x_mm + mark.width_mm,
        mark.baseline_mm + below * size,
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
            let inside = l >= left - 0.01 && r <= right + 0.01 && t >= 10.0 && b <= 289.6;
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
        rounds: [].into(),
    };
    Row {
        name: name.to_owned(),
        club: club.to_owned(),
        standing,
        rounds: vec![Scored::Points(9); 14],
        taken: BTreeMap::new(),
        from: None,
        until: None,
    }
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
            draw: Draw {
                ways: Ways { digital: 14, physical: 0, recorded: 0, released: 0 },
                commitment: Some(Digest::of(b"")),
                hall: Some(hall),
                ..Draw::default()
            },
            head: Some(head()),
            replaces_head: Some(head()),
            round_ends: (1..=14).map(|round| (vec![round], head())).collect(),
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
        let headings = texts.iter().filter(|mark| mark.text == "Όνομα · όμιλος").count();
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

/// The names of rows on a page.
fn rows_of(page: &Sheet) -> usize {
    texts(page).iter().filter(|mark| mark.text.starts_with("Όνομα Ε")).count()
}

/// A sheet of so many players, with something of everything below the table.
fn full(players: u16) -> FinalSheet {
    let rows: Vec<Row> = (1..=players).map(|n| a_row(n, &format!("Όνομα Ε{n}"), "ΟΣΘ")).collect();
    let penalty = |round| Penalty {
        id: PenaltyId::FIRST,
        player: PlayerId::FIRST,
        round: RoundNo::new(round).unwrap(),
        kind: PenaltyKind::Reprimand,
        reason: "μιλούσε ξανά, μετά από σύσταση".into(),
        lifted: None,
    };
    let objection = Objection {
        id: ObjectionId::FIRST,
        player: PlayerId::FIRST,
        about: About::Word { round: RoundNo::FIRST, word: "ΤΑΧΟ".parse().unwrap() },
        decided: Some((Outcome::Upheld, "υπάρχει στο λεξικό του Τριανταφυλλίδη".into())),
    };
    FinalSheet {
        details: Details {
            referee: "Ελπίδα Κανδυλάκη".into(),
            assistants: vec!["Μάρκος Σερέτης".into(), "Ιουλία Βαρδάκη".into()],
            ..details()
        },
        players: players.into(),
        rounds: 14,
        rows,
        penalties: (1..=7).map(|round| ("Μυρτώ Σταματίου".to_owned(), penalty(round))).collect(),
        objections: vec![("Ανδρέας Πετρίδης".to_owned(), objection); 6],
        draw: Draw {
            ways: Ways { digital: 14, physical: 0, recorded: 0, released: 0 },
            commitment: Some(Digest::of(b"")),
            hall: Some("42".into()),
            seed: Some("5a0e12c9".repeat(8)),
            ..Draw::default()
        },
        head: Some(head()),
        round_ends: (1..=14).map(|round| (vec![round], head())).collect(),
        digest: Some(Digest::of(b"table")),
        issue: 1,
        signed_at: Some(chrono::NaiveDateTime::default()),
        ..FinalSheet::default()
    }
}

/// However many players there are, who signs signs a page with results, at least five rows of them.
#[test]
fn signatures_never_stand_on_a_page_alone() {
    for players in (1..=48).chain([60, 77, 78, 79, 80, 500]) {
        let (pages, _) = pages(&full(players), Language::Greek);
        let signed: Vec<&Sheet> = pages
            .iter()
            .filter(|page| all_text(std::slice::from_ref(*page)).contains("Για τον όμιλο"))
            .collect();
        assert_eq!(signed.len(), 1, "{players} players");
        assert!(rows_of(signed[0]) >= usize::from(players).min(5), "{players} players");
        let rows: usize = pages.iter().map(rows_of).sum();
        assert_eq!(rows, usize::from(players));
        assert_eq!(faults(&pages), Vec::<String>::new(), "{players} players");
        // Every page of the table before it has a box for initials, and the digest.
        for page in pages.iter().take_while(|page| !std::ptr::eq(*page, signed[0])) {
            let said = all_text(std::slice::from_ref(page));
            assert!(said.contains("μονογραφή") && said.contains("SHA-256"), "{said}");
        }
    }
}

/// However many assistants there are, each has a line of their own, with name and office, beside results.
#[test]
fn everybody_who_assisted_has_a_line_to_sign_on() {
    let office = tr(Language::Greek, "print-sign-assistants");
    for count in 1..=7 {
        let mut sheet = full(24);
        let names: Vec<String> = (1..=count).map(|n| format!("Βοηθός Νούμερο{n}")).collect();
        sheet.details.assistants.clone_from(&names);
        let (pages, _) = pages(&sheet, Language::Greek);
        assert_eq!(faults(&pages), Vec::<String>::new(), "{count} assistants");
        for name in &names {
            // The office stands below the name, and nobody else's.
            let of_name = |page: &Sheet| {
                let signed: Vec<(f32, f32)> = texts(page)
                    .windows(2)
                    .filter(|two| two[0].text == *name && two[1].text == office)
                    .map(|two| (two[0].x_mm, two[0].baseline_mm))
                    .collect();
                signed
            };
            let mut found = pages.iter().filter(|page| !of_name(page).is_empty());
            let page = found.next().unwrap_or_else(|| panic!("{name} of {count} signs nowhere"));
            assert!(found.next().is_none() && rows_of(page) >= 5, "{name} of {count}");
            let [(x, y)] = of_name(page)[..] else { panic!("{name} of {count} signs twice") };
            let lines = page.all().filter(|mark| match mark {
                Mark::Stroke { from_mm: from, to_mm: to, .. } => {
                    let above = (0.0..5.0).contains(&(y - from.1));
                    let level = (from.1 - to.1).abs() < 0.01;
                    above && level && (from.0 - x).abs() < 0.1 && to.0 - from.0 > 30.0
                }
                _ => false,
            });
            assert_eq!(lines.count(), 1, "{name} of {count}");
        }
    }
}

#[test]
fn so_many_players_take_so_many_pages() {
    let count = |players| pages(&full(players), Language::Greek).0.len();
    assert_eq!([24, 60, 500].map(count), [1, 2, 13]);
}

/// The baselines of ranks on a page lie as far from each other as rows are high, all the same.
fn steps(page: &Sheet) -> Vec<f32> {
    let size = figures().sizes.total.get();
    let rank =
        |mark: &&TextMark| mark.x_mm < 24.0 && mark.style.size_pt.to_bits() == size.to_bits();
    let lines: Vec<f32> =
        texts(page).into_iter().filter(|mark| rank(mark)).map(|mark| mark.baseline_mm).collect();
    lines.windows(2).map(|two| two[1] - two[0]).collect()
}

/// The headings of a page's columns, by what they are.
fn shown(pages: &[Sheet]) -> [bool; 8] {
    let said = texts(&pages[0]);
    ["Πόντοι ανά γύρο", "Χαμ.", "7", "6", "5", "4", "Μεγ.", "Σύνολο"].map(|heading| {
        let heads = said.iter().filter(|mark| mark.text == heading && mark.baseline_mm < 50.0);
        // A round is called as words of its length are.
        let least = if heading.chars().count() == 1 { 2 } else { 1 };
        heads.count() >= least
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    /// A name is never cut, however long, but broken with a hyphen, nor set smaller than another; a row is as high as its
    /// name needs, and no lower than the others; names take no column away.
    #[test]
    fn names_are_whole_and_rows_are_even(
        names in prop::collection::vec("[Α-ΡΣ-Ωα-ωάέήίόύώA-Za-zăâîșțàçèéíïòóúüąćęłńóśźż]{1,24}( [Α-ΡΣ-Ωα-ωA-Zăîșțçèïąćęłńśźż]{1,24}){0,4}", 1..30),
    ) {
        let names: Vec<String> = names.iter().map(|name| name.chars().take(120).collect()).collect();
        let rows: Vec<Row> = (1..).zip(&names).map(|(n, name)| a_row(n, name.trim(), "ΟΣΘ")).collect();
        let sheet = FinalSheet { details: details(), rows, ..FinalSheet::default() };
        let (pages, warnings) = pages(&sheet, Language::Greek);
        prop_assert_eq!(warnings, vec![]);
        prop_assert_eq!(faults(&pages), Vec::<String>::new());
        let size = figures().sizes.name.get();
        let said: String = pages.iter().flat_map(|page| texts(page))
            .filter(|mark| mark.style.size_pt.to_bits() == size.to_bits())
            .map(|mark| mark.text.replace([' ', '-'], "")).collect();
        for name in &names {
            prop_assert!(said.contains(&name.replace(' ', "")), "{} is not whole in {}", name, said);
        }
        for page in &pages {
            let steps = steps(page);
            let least = steps.iter().copied().fold(f32::MAX, f32::min);
            prop_assert!(steps.is_empty() || least > 5.6, "{:?}", steps);
        }
        prop_assert_eq!(shown(&pages), [true; 8]);
    }
}

#[test]
fn nothing_is_set_smaller_than_the_least_size() {
    for players in [1, 24, 60, 200] {
        let (pages, _) = pages(&full(players), Language::Greek);
        for mark in pages.iter().flat_map(|page| texts(page)) {
            assert!(mark.style.size_pt >= 5.6, "{mark:?}");
            assert!(mark.style.size_pt >= 6.5 || mark.text.starts_with('\u{2212}'), "{mark:?}");
        }
    }
}

#[test]
fn an_unsigned_sheet_says_so_on_every_page() {
    let rows: Vec<Row> = (1..=90).map(|n| a_row(n, "Όνομα Επώνυμο", "ΟΣΘ")).collect();
    let mut sheet = FinalSheet { details: details(), rows, ..FinalSheet::default() };
    let (unsigned, _) = pages(&sheet, Language::Greek);
    assert!(unsigned.len() > 1);
    for page in &unsigned {
        assert!(all_text(std::slice::from_ref(page)).contains("? Δεν έχει υπογραφεί ακόμη"));
    }
    sheet.signed_at = Some(chrono::NaiveDateTime::default());
    let (signed, _) = pages(&sheet, Language::Greek);
    assert!(!all_text(&signed).contains("? Δεν έχει υπογραφεί ακόμη"));
}

#[test]
fn a_deduction_stands_below_the_total_and_marks_have_a_legend() {
    let mut sheet =
        FinalSheet { rows: vec![a_row(1, "Α", ""), a_row(2, "Β", "")], ..FinalSheet::default() };
    let said = |sheet: &FinalSheet| all_text(&pages(sheet, Language::Greek).0);
    let before = said(&sheet);
    assert!(!before.contains("ποινή −") && !before.contains("εκπρόθεσμο"));
    if let Some(row) = sheet.rows.last_mut() {
        row.standing.deductions = 5;
        row.rounds = vec![Scored::Points(3), Scored::Late, Scored::Void, Scored::NotHandedIn];
        row.rounds.extend([Scored::Missing, Scored::Out, Scored::Points(0), Scored::Open(4)]);
        row.rounds.resize(14, Scored::Points(2));
    }
    let after = said(&sheet);
    for piece in [
        "ποινή −5",
        "Ε",
        "εκπρόθεσμο φύλλο: 0",
        "Μ",
        "μηδενισμός: 0",
        "Δ",
        "δεν παραδόθηκε φύλλο: 0",
        "–",
        "δεν συμμετείχε στον γύρο",
        "το φύλλο έδωσε 0 πόντους",
        "δεν περάστηκε ακόμη, ή λέξη περιμένει κρίση",
    ] {
        assert!(after.lines().any(|line| line == piece), "{piece:?} is not in {after}");
    }
}

#[test]
fn a_further_issue_says_what_it_changed() {
    let placed = |rank, total| Some(Placed { player: PlayerId::FIRST, rank: Some(rank), total });
    let moved = |before, now| ("Άννα Αλεξίου".to_owned(), Moved { before, now });
    let changed = |moved| Some(Changed { moved, ..Changed::default() });
    let mut sheet = FinalSheet {
        details: details(),
        rows: vec![a_row(1, "Άννα Αλεξίου", "ΟΣΘ")],
        issue: 2,
        replaces: Some(chrono::NaiveDateTime::MIN),
        changed: changed(vec![moved(placed(2, 40), placed(1, 44))]),
        ..FinalSheet::default()
    };
    let said = |sheet: &FinalSheet| {
        let (pages, warnings) = pages(sheet, Language::Greek);
        assert_eq!((faults(&pages), warnings), (Vec::<String>::new(), Vec::new()));
        all_text(&pages).replace('\n', " ")
    };
    let told = said(&sheet);
    assert!(told.contains("Άννα Αλεξίου 40 → 44 (θέση 2 → 1)"), "{told}");
    sheet.changed = changed(Vec::new());
    assert!(said(&sheet).contains("ίδια σύνολα και θέσεις"));
    // Why it was opened again, as far as there is room.
    let because = |reason: String| Some(Changed { reason, ..Changed::default() });
    sheet.changed = because("ένσταση μετά την υπογραφή".to_owned());
    let told = said(&sheet);
    assert!(told.contains("άνοιξε ξανά: ένσταση μετά την υπογραφή"), "{told}");
    assert!(!told.contains("Άνοιξε ξανά"), "once is enough: {told}");
    sheet.changed = because("αναγραμματισμός ".repeat(60));
    let told = said(&sheet);
    assert!(told.contains("αναγραμματισμός…"), "{told}");
    // Of what was cut all of it stands below, with the evidence.
    let (_, evidence) = told.split_once("Άνοιξε ξανά").unwrap();
    assert_eq!(evidence.matches("αναγραμματισμός").count(), 60, "{evidence}");
    // Many are counted, and the head stays a head.
    sheet.changed = changed(vec![moved(placed(1, 40), placed(1, 41)); 30]);
    assert!(said(&sheet).contains("και 26 παίκτες ακόμη"));
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
        draw: Draw {
            ways: Ways { digital: 14, physical: 0, recorded: 0, released: 0 },
            commitment: Some(Digest::of(b"")),
            hall: Some(hall),
            ..Draw::default()
        },
        ..FinalSheet::default()
    };
    let (pages, warnings) = pages(&sheet, Language::Greek);
    assert_eq!(warnings, []);
    assert_eq!(faults(&pages), Vec::<String>::new());
    assert_eq!(all_text(&pages).matches("ψήγμα").count(), 4000);
}
