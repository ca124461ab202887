//! Word sheets and the other forms as others see them: read back with the poppler tools, and their
//! codes with a reader that does not know how they were made.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow::Continue;
use std::sync::Arc;

use super::seen::{
    assert_fonts, assert_in_order, codes, dark_dots, info, look_at, page_texts, poppler, printed,
};
use eforos::domain::contest::{Contest, Details, Format as _, Openness};
use eforos::domain::formats::anagram::rules::{RoundRule, Rules};
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::ids::{PlayerId, RoundNo};
use eforos::domain::letters::WordLanguage;
use eforos::domain::lexicon::Digest;
use eforos::domain::player::{Player, Span};
use eforos::language::Language;
use eforos::print::Tile;
use eforos::print::certificates::{
    self as merits, Certificate, Certificates, Feats, Reason, Shared,
};
use eforos::print::commitment::{Commitment, commitment};
use eforos::print::documents::{Backs, Paper, Papers as _};
use eforos::print::formats::anagram::word_sheets::{self as forms, WordSheet, WordSheets};
use eforos::print::pages::{Ink, Mark, Page, TextMark};
use eforos::print::rules_page::{RulesPage, rules_page};
use eforos::print::{Pages, Templates};
use proptest::prelude::*;

/// Ratio and minutes of the first four rounds, which the schedule repeats (§2).
const SCHEDULE: [(u8, u8, i64); 4] = [(4, 3, 6), (3, 4, 6), (5, 2, 4), (2, 5, 4)];

fn round(number: u8) -> (RoundNo, RoundRule) {
    let (consonants, vowels, minutes) = SCHEDULE[usize::from(number - 1) % 4];
    let full_ms = minutes * 60_000;
    (RoundNo::new(number).unwrap(), RoundRule { consonants, vowels, full_ms })
}

fn sheet(number: u32, name: &str, club: &str, at: u8) -> WordSheet {
    let span = Span { from_round: RoundNo::FIRST, to_round: RoundNo::FIRST };
    let id = PlayerId::new(number).unwrap();
    WordSheet {
        player: Some(Player { id, name: name.into(), club: club.into(), span }),
        round: Some(round(at)),
        code: Some(format!("{number:03}{at:02}1234")),
    }
}

fn details() -> Details {
    Details {
        title: "Αγώνας Αναγραμματισμών Θεσσαλονίκης".into(),
        venue: "Θεσσαλονίκη".into(),
        date: "2026-11-21".into(),
        referee: "Α. Παπαδοπούλου".into(),
        ..Details::default()
    }
}

fn batch(sheets: Vec<WordSheet>) -> WordSheets {
    WordSheets {
        details: details(),
        rounds: 14,
        points: [3, 2, 2, 2, 1],
        sheets,
        ..WordSheets::default()
    }
}

fn some() -> WordSheets {
    let long = "Παπακωνσταντίνου-Χατζηγεωργίου Αικατερίνη-Αλεξάνδρα";
    let club = "Φίλοι Αναγραμματισμών Ανατολικής Μακεδονίας";
    batch(vec![
        sheet(5, "Ευαγγέλου Πηνελόπη", "ΟΣΘ", 7),
        sheet(12, long, club, 14),
        WordSheet::default(),
        WordSheet { round: Some(round(4)), ..WordSheet::default() },
    ])
}

/// Nobody breaks it off.
fn word_sheets(sheets: &WordSheets, language: Language, templates: &Templates) -> Pages {
    forms::word_sheets(sheets, language, templates, &mut |_, _| Continue(())).unwrap()
}

fn certificates(facts: &Certificates, language: Language, templates: &Templates) -> Pages {
    merits::certificates(facts, language, templates, &mut |_, _| Continue(())).unwrap()
}

fn pages(sheets: &WordSheets) -> Pages {
    word_sheets(sheets, Language::Greek, &Templates::embedded())
}

/// Writes the pages where a person can look at them: `EFOROS_LOOK=folder cargo test --test core print::paper`.
#[test]
fn pages_can_be_looked_at() {
    let two = WordSheets { paper: Paper::A4, backs: Backs::Printed, ..some() };
    look_at("club-sheets", &word_sheets(&some(), Language::Greek, &club()));
    look_at("club-certificates", &certificates(&honours(), Language::Greek, &club()));
    look_at("club-commitment", &commitment(&slip(), (Language::Greek, |key| key), &club()));
    look_at("club-rules", &rules_page(&the_rules(Language::Greek), Language::Greek, &club()));
    look_at("word-sheets", &pages(&some()));
    look_at("word-sheets-a4", &pages(&two));
    for language in Language::ALL {
        let (code, templates) = (language.code(), Templates::embedded());
        look_at(&format!("certificates-{code}"), &certificates(&honours(), language, &templates));
        look_at(
            &format!("commitment-{code}"),
            &commitment(&slip(), (language, |key| key), &templates),
        );
        look_at(&format!("rules-{code}"), &rules_page(&the_rules(language), language, &templates));
    }
    look_at("word-sheets-en", &word_sheets(&some(), Language::English, &Templates::embedded()));
}

/// Left, top, right and bottom of a text: capitals with accents reach above, descenders below.
fn bounds(mark: &TextMark) -> [f32; 4] {
    let size = mark.style.size_pt * 25.4 / 72.0;
    // Figures and a single capital of a tile reach less high, and not below their line.
    let figure = mark.text.chars().all(|sign| sign.is_ascii_digit() || "−.,".contains(sign));
    let tile = mark.text.chars().count() == 1;
    let (above, below) = if figure || tile { (0.75, 0.0) } else { (0.8, 0.2) };
    let (above, below) = (above * size, below * size);
    [mark.x_mm, mark.baseline_mm - above, mark.x_mm + mark.width_mm, mark.baseline_mm + below]
}

/// What a mark covers, for marks that nothing may be printed on.
fn covered(mark: &Mark) -> Option<([f32; 4], String)> {
    match mark {
        Mark::Text(text) => Some((bounds(text), text.text.clone())),
        Mark::Code { x_mm, y_mm, size_mm, modules } => {
            let module = size_mm / f32::from(u16::try_from(modules.side()).unwrap());
            // The white margin belongs to the code.
            let margin = 4.0 * module;
            let (right, bottom) = (x_mm + size_mm + margin, y_mm + size_mm + margin);
            Some(([x_mm - margin, y_mm - margin, right, bottom], "code".to_owned()))
        }
        Mark::Image { area, .. } => {
            let (right, bottom) = (area.x_mm + area.width_mm, area.y_mm + area.height_mm);
            Some(([area.x_mm, area.y_mm, right, bottom], "picture".to_owned()))
        }
        Mark::Stroke { .. } | Mark::Fill { .. } | Mark::Shape { .. } => None,
    }
}

/// What is wrong with the pages: marks too near to the edge, one over another.
fn faults(pages: &Pages, edge_mm: f32) -> Vec<String> {
    let mut faults = Vec::new();
    for (number, page) in pages.pages.iter().enumerate() {
        let marks: Vec<_> = page.all().filter_map(covered).collect();
        for (index, ([l, t, r, b], name)) in marks.iter().enumerate() {
            // A code's margin may be that of the page.
            let edge = if name == "code" { 0.0 } else { edge_mm };
            let (width, height) = (page.width_mm - edge, page.height_mm - edge);
            if *l < edge - 0.01 || *t < edge - 0.01 || *r > width + 0.01 || *b > height + 0.01 {
                faults.push(format!("page {number}: {name:?} at {l} {t} {r} {b}"));
            }
            for ([ol, ot, or, ob], other) in marks.iter().skip(index + 1) {
                let apart = 0.01;
                if l + apart < *or && ol + apart < *r && t + apart < *ob && ot + apart < *b {
                    faults.push(format!("page {number}: {name:?} over {other:?}"));
                }
            }
        }
    }
    faults
}

#[test]
fn a_word_sheet_has_the_fields_of_the_regulations() {
    let pdf = pages(&some()).to_pdf();
    let texts = page_texts(&pdf);
    // The form lies under what fills it.
    assert_in_order(
        &texts[0],
        &[
            "Γράμματα",
            "7 γράμματα 3 πόντοι",
            "6 γράμματα 2 πόντοι",
            "5 γράμματα 2 πόντοι",
            "4 γράμματα 2 πόντοι",
            "3 γράμματα 1 πόντος",
            "Συμπληρώνεται από τον έφορο",
            "Έγκυρες λέξεις πλήθος πόντοι",
            "Άκυρες λέξεις πλήθος πόντοι",
            "Σύνολο πόντων",
        ],
    );
    assert_in_order(
        &texts[0],
        &[
            "Ευαγγέλου Πηνελόπη",
            "ΟΣΘ · Αγώνας Αναγραμματισμών Θεσσαλονίκης · Θεσσαλονίκη, 21 Νοεμβρίου 2026",
            "Γύρος 7 από 14 · 5 σύμφωνα, 2 φωνήεντα · 4 λεπτά",
        ],
    );
    assert!(texts[0].contains("5-7 005071234"), "{}", texts[0]);
    assert!(texts[1].contains("Παπακωνσταντίνου-Χατζηγεωργίου Αικατερίνη-Αλεξάνδρα"));
    assert!(texts[1].contains("Γύρος 14 από 14 · 3 σύμφωνα, 4 φωνήεντα · 6 λεπτά"));
    for said in ["Όνομα", "Γύρος από 14", "Γράμματα"] {
        assert!(texts[2].contains(said), "{}", texts[2]);
    }
    assert_in_order(&texts[3], &["Όνομα", "Γύρος 4 από 14 · 2 σύμφωνα, 5 φωνήεντα · 4 λεπτά"]);
    assert!(info(&pdf, "Page size:").starts_with("419.5"), "{}", info(&pdf, "Page size:"));
    assert!(info(&pdf, "Page size:").contains("595.2"), "{}", info(&pdf, "Page size:"));
    assert_eq!(info(&pdf, "Title:"), "Αγώνας Αναγραμματισμών Θεσσαλονίκης");
    assert_eq!(info(&pdf, "Subject:"), "Φύλλα καταγραφής");
    assert_fonts(&pdf);
    assert!(!poppler("pdffonts", &[], &pdf).contains("More"));
}

#[test]
fn a_hand_finds_room_for_what_95_of_100_racks_offer() {
    let sheets = batch(vec![sheet(5, "Ευαγγέλου Πηνελόπη", "", 7)]);
    let mut places = BTreeMap::new();
    // Places for words are level lines and the parts of a field's rule between two marks.
    for mark in pages(&sheets).pages[0].all() {
        let Mark::Stroke { from_mm: (left, y), to_mm: (right, lower), thick_mm, ink } = mark else {
            continue;
        };
        if (y - lower).abs() < 0.001 && *thick_mm < 0.25 && *ink == Ink::Faint {
            places.entry(format!("{:.0}", right - left)).or_insert_with(Vec::new).push(*y);
        }
        assert!(*y < 210.0 && *right < 148.0);
    }
    // Words of 3 letters are 17 mm wide and have five lines; the last has no rule below.
    let three = &places["17"];
    assert_eq!(three.len(), 34);
    let apart: Vec<f32> =
        three.windows(2).map(|two| two[1] - two[0]).filter(|d| *d > 0.1).collect();
    assert_eq!(apart.len(), 4);
    assert!(apart.iter().all(|mm| *mm >= 7.0), "{apart:?}");
}

#[test]
fn the_codes_of_printed_sheets_are_read_back() {
    for paper in [Paper::A5, Paper::A4] {
        let sheets = WordSheets { paper, ..some() };
        let pdf = pages(&sheets).to_pdf();
        let read: Vec<Vec<String>> = (1..=pdf.pages).map(|page| codes(&pdf, page)).collect();
        let expected: &[&[&str]] = match paper {
            Paper::A5 => &[&["005071234"], &["012141234"], &[], &[]],
            Paper::A4 => &[&["005071234"], &["012141234"]],
        };
        assert_eq!(read, expected);
    }
}

/// By them a photograph is cut: a black disc in white in each corner of a front but that of the code, and none behind.
#[test]
fn fronts_have_black_discs_in_the_three_corners_without_the_code() {
    let looks = forms::photographed(&Templates::embedded());
    let (wide, high, radius) = (looks.width_mm, looks.height_mm, looks.mark_mm / 2.0);
    assert!(radius >= 1.0, "{radius} mm are lost in a photograph");
    let corners = [(0.0, 0.0), (0.0, high), (wide, high)];
    let marks = looks.marks_mm.unwrap();
    for (paper, sheets_mm) in [(Paper::A5, &[0.0][..]), (Paper::A4, &[0.0, 149.0][..])] {
        let sheets = WordSheets { paper, backs: Backs::Printed, ..some() };
        let pdf = pages(&sheets).to_pdf();
        let (front, back) = (printed(&pdf, 1), printed(&pdf, 2));
        for (left, (corner, (x, y))) in sheets_mm
            .iter()
            .flat_map(|left| corners.into_iter().zip(marks).map(move |it| (*left, it)))
        {
            assert!((x - corner.0).abs().max((y - corner.1).abs()) < 10.0, "{x} {y}");
            let around = |page: &dyn Fn(f64, f64) -> u8, mm: f64| {
                let turns = (0..16).map(|turn| f64::from(turn) * std::f64::consts::TAU / 16.0);
                let all = turns.map(|turn| page(left + x + mm * turn.cos(), y + mm * turn.sin()));
                all.collect::<Vec<u8>>()
            };
            for mm in [0.0, radius * 0.5, radius * 0.85] {
                assert!(around(&front, mm).iter().all(|dot| *dot < 64), "{paper:?} {x} {y}");
                assert!(around(&back, mm).iter().all(|dot| *dot > 192), "{paper:?} {x} {y}");
            }
            let white = around(&front, radius * 1.3);
            assert!(white.iter().all(|dot| *dot > 192), "{paper:?} {x} {y}: {white:?}");
        }
    }
}

/// A back had places for number and round that nobody filled in.
#[test]
fn a_back_has_number_and_round_where_no_printer_can_put_it_behind_another_sheet() {
    let of = |paper, sheets: Vec<WordSheet>| {
        let pages = pages(&WordSheets { paper, backs: Backs::Printed, ..batch(sheets) });
        // What is a sheet's own, and not the form's.
        let own: String = pages.pages[1]
            .marks
            .iter()
            .filter_map(
                |mark| if let Mark::Text(text) = mark { Some(text.text.as_str()) } else { None },
            )
            .collect::<Vec<_>>()
            .join(" ");
        let all: Vec<&str> = pages.pages[1]
            .all()
            .filter_map(
                |mark| if let Mark::Text(text) = mark { Some(text.text.as_str()) } else { None },
            )
            .collect();
        let all = all.join(" ");
        let written = [
            all.contains("Γράψτε πρώτα αριθμό και γύρο."),
            all.contains("Γράψτε πρώτα τον αριθμό."),
        ];
        assert_eq!(faults(&pages, 5.0), Vec::<String>::new());
        (own, written)
    };
    let (one, other) = (sheet(12, "Άννα", "", 5), sheet(7, "Νίκος", "", 5));
    // The round from the right, then the number.
    assert_eq!(of(Paper::A5, vec![one.clone()]), ("5 2 1".into(), [false, false]));
    // Two on a page may change places as it is turned: what both have is certain.
    assert_eq!(of(Paper::A4, vec![one.clone(), other.clone()]), ("5 5".into(), [false, true]));
    let later = sheet(7, "Νίκος", "", 6);
    assert_eq!(of(Paper::A4, vec![one.clone(), later]), (String::new(), [true, false]));
    let blank = WordSheet { round: Some(round(4)), ..WordSheet::default() };
    assert_eq!(of(Paper::A5, vec![blank]), ("4".into(), [false, true]));
    assert_eq!(of(Paper::A5, vec![WordSheet::default()]), (String::new(), [true, false]));
    // Who is beside nobody has a back in both halves.
    assert_eq!(of(Paper::A4, vec![one]), ("5 5".into(), [false, true]));
}

#[test]
fn a_pile_of_a4_is_cut_once_and_lies_in_order() {
    let names: Vec<String> = (1..=5).map(|n| format!("Παίκτης {n}ος")).collect();
    let sheets = names.iter().zip(1..).map(|(name, n)| sheet(n, name, "", 1)).collect();
    let sheets = WordSheets { paper: Paper::A4, backs: Backs::Printed, ..batch(sheets) };
    let pdf = pages(&sheets).to_pdf();
    assert!(info(&pdf, "Page size:").contains("(A4)"), "{}", info(&pdf, "Page size:"));
    let texts = page_texts(&pdf);
    assert_eq!(texts.len(), 6);
    let of =
        |page: usize| names.iter().filter(|name| texts[page].contains(*name)).collect::<Vec<_>>();
    assert_eq!(of(0), [&names[0], &names[3]]);
    assert_eq!(of(2), [&names[1], &names[4]]);
    assert_eq!(of(4), [&names[2]]);
    // Each page says how the pile is cut, once, and no sheet of one to a page does.
    for front in [0, 2, 4] {
        let said = "Κόψτε στη μέση και βάλτε την αριστερή στοίβα πάνω στη δεξιά.";
        assert_eq!(texts[front].matches(said).count(), 1, "{}", texts[front]);
    }
    let alone = pages(&WordSheets { paper: Paper::A5, ..sheets.clone() }).to_pdf();
    assert!(page_texts(&alone).iter().all(|text| !text.contains("Κόψτε")));
    // Backs are all alike, with places for number and round, behind an empty half, too: which half lies behind the last
    // sheet depends on how the printer turns the page.
    assert_eq!(texts[1], texts[3]);
    assert!(texts[1].contains("Αρ.") && texts[1].contains("Γύρος"), "{}", texts[1]);
    assert!(!texts[1].contains("Παίκτης") && !texts[1].contains("Γύρος 1"), "{}", texts[1]);
    for back in [1, 5] {
        assert_eq!(texts[back].matches("Πίσω όψη").count(), 2);
    }
}

#[test]
fn sixty_players_have_840_sheets() {
    let sheets = (1..=60).flat_map(|n| (1..=14).map(move |round| (n, round)));
    let name = |n: u32| {
        let families = ["Παπαδόπουλος", "Χατζηγεωργίου", "Οικονόμου", "Παπακωνσταντίνου", "Βλάχος"];
        let given = ["Αικατερίνη", "Κωνσταντίνος", "Άννα", "Δημήτριος"];
        format!("{} {}", families[n as usize % 5], given[n as usize % 4])
    };
    let club = |n: u32| ["Όμιλος Θεσσαλονίκης", "Φίλοι Σκραμπλ Καβάλας", ""][n as usize % 3];
    let sheets = sheets.map(|(n, round)| sheet(n, &name(n), club(n), round));
    let pdf = pages(&batch(sheets.collect())).to_pdf();
    assert_eq!((pdf.pages, info(&pdf, "Pages:")), (840, "840".to_owned()));
    assert!(pdf.bytes.len() <= 2_500_000, "{} bytes", pdf.bytes.len());
    // What all sheets share is written once: a sheet's own part is its head and its code.
    let one = pages(&batch(vec![sheet(1, &name(1), club(1), 1)])).to_pdf();
    let each = (pdf.bytes.len() - one.bytes.len()) / 839;
    assert!(each < 1_600, "{each} bytes a sheet");
}

#[test]
fn the_same_facts_give_the_same_bytes() {
    let templates = club();
    let all = || {
        [
            word_sheets(&some(), Language::Greek, &templates).to_pdf(),
            certificates(&honours(), Language::Greek, &templates).to_pdf(),
            commitment(&slip(), (Language::Greek, |key| key), &templates).to_pdf(),
            rules_page(&the_rules(Language::Greek), Language::Greek, &templates).to_pdf(),
        ]
    };
    assert_eq!(all(), all());
}

#[test]
fn without_anybody_there_is_a_page_that_says_so() {
    let none = pages(&batch(Vec::new())).to_pdf();
    assert_eq!(page_texts(&none), ["Κανένα φύλλο καταγραφής: δεν αναμένεται κανένα."]);
    let none = Certificates { certificates: Vec::new(), ..honours() };
    let none = certificates(&none, Language::English, &Templates::embedded()).to_pdf();
    assert_eq!(page_texts(&none), ["No certificates: nobody has a place in the standings."]);
}

/// A Romanian diploma stood in a meander, whatever language it was printed in.
#[test]
fn only_greek_words_have_a_meander() {
    let of = |words| {
        let facts = Certificates { words, ..honours() };
        let pages = certificates(&facts, Language::English, &Templates::embedded());
        let (mut bars, mut frames) = (0, 0);
        for mark in pages.pages[0].all() {
            match mark {
                Mark::Fill { .. } => bars += 1,
                Mark::Shape { points, line: Some(_), .. } => {
                    frames += 1;
                    let inside = |&(x, y): &(f32, f32)| {
                        (7.0..=290.0).contains(&x) && (7.0..=203.0).contains(&y)
                    };
                    assert!(points.iter().all(inside), "{words:?}: {points:?}");
                }
                _ => {}
            }
        }
        (bars > 100, frames > 100)
    };
    assert_eq!(of(WordLanguage::Greek), (true, false));
    for words in [WordLanguage::Romanian, WordLanguage::Catalan, WordLanguage::Polish] {
        assert_eq!(of(words), (false, true), "{words:?}");
    }
}

/// A logo of 40 by 20 dots: half of it red, half of it transparent.
fn logo() -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, 40, 20);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    let dots = (0..40 * 20).flat_map(|dot| [200, 0, 0, if dot % 40 < 20 { 255 } else { 0 }]);
    let dots: Vec<u8> = dots.collect();
    encoder.write_header().unwrap().write_image_data(&dots).unwrap();
    bytes
}

/// A club's own look: a logo, a sponsor, a field of its own on the word sheet.
fn club() -> Templates {
    let club =
        "logo = 'logo.png'\nsponsor = 'Με την ευγενική στήριξη του βιβλιοπωλείου «Το Γράμμα»'";
    let sheets = "fields = [{ label = 'Τραπέζι', width_mm = 24 }]\n[page]\nleft_mm = 9";
    let files = [
        ("club.toml", club.as_bytes().to_vec()),
        ("logo.png", logo()),
        ("word-sheets.toml", sheets.as_bytes().to_vec()),
    ];
    Templates::with_folder(files.map(|(name, bytes)| (name.to_owned(), bytes))).unwrap()
}

#[test]
fn a_club_s_logo_sponsor_and_field_stand_on_its_paper() {
    let language = Language::Greek;
    let all = [
        word_sheets(&some(), language, &club()),
        certificates(&honours(), language, &club()),
        commitment(&slip(), (language, |key| key), &club()),
        rules_page(&the_rules(language), language, &club()),
    ];
    for pages in all {
        assert_eq!(faults(&pages, 5.0), Vec::<String>::new());
        let pictures =
            |page: &Page| page.all().filter(|mark| matches!(mark, Mark::Image { .. })).count();
        assert!(pages.pages.iter().all(|page| pictures(page) == 1));
        let pdf = pages.to_pdf();
        assert!(page_texts(&pdf).iter().all(|text| text.contains("«Το Γράμμα»")));
        // Each picture lies in the file once, however many pages show it.
        let images = poppler("pdfimages", &["-list"], &pdf);
        let numbers: BTreeSet<&str> = images
            .lines()
            .skip(2)
            .filter_map(|line| line.split_whitespace().rev().nth(5))
            .collect();
        assert_eq!(numbers.len(), 1, "{images}");
    }
    let sheet = word_sheets(&some(), language, &club());
    assert!(page_texts(&sheet.to_pdf()).iter().all(|text| text.contains("Τραπέζι")));
    // The frame of the first box for letters shows that the margin is the club's.
    let outline = sheet.outline();
    assert!(outline.contains("\n  9.0 "), "{outline}");
}

/// A club's frame covers the page: it lay over what it frames, and the certificate was blank.
#[test]
fn what_a_frame_frames_is_seen() {
    let mut frame = Vec::new();
    let mut encoder = png::Encoder::new(&mut frame, 297, 210);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.write_header().unwrap().write_image_data(&vec![255; 297 * 210 * 3]).unwrap();
    let files = [("club.toml", b"certificate_frame = 'frame.png'".to_vec()), ("frame.png", frame)];
    let files = files.map(|(name, bytes)| (name.to_owned(), bytes));
    let framed = certificates(&honours(), Language::Greek, &Templates::with_folder(files).unwrap());
    let pdf = framed.to_pdf();
    for page in 1..=pdf.pages {
        let dark = dark_dots(&pdf, page);
        assert!(dark > 1_000, "page {page}: {dark} dark dots");
    }
    // The window's preview paints in the same order.
    let lowest = framed.pages[0].all().next();
    assert!(matches!(lowest, Some(Mark::Image { .. })), "{lowest:?}");
}

/// A rank in the sentence of participation was printed as 0, and a name that is none as it stood.
#[test]
fn what_stands_in_braces_is_filled_in_or_refused() {
    let laid = |text: &str| {
        let file = ("certificates.toml".to_owned(), text.as_bytes().to_vec());
        Templates::with_folder([file])
    };
    for text in [
        "[text]\nparticipation_sentence = 'στην {rank}η θέση'",
        "[text]\nparticipation_sentence = '{points'",
        "[text]\nwinner_sentence = 'με {pont} πόντους'",
    ] {
        let problem = laid(text).unwrap_err();
        let said = problem.sentence(Language::Greek);
        assert!(said.contains("γραμμή 2: text."), "{said}");
        assert!(said.contains("αγκύλες"), "{said}");
        let braced = text.split(['{', '}']).nth(1).unwrap().trim_end_matches('\'');
        assert!(said.contains(&format!("{{{braced}")), "{said}");
    }
    let own = "[text]\nwinner_sentence = '{rank}η θέση: {points} από {players}'\n\
               participation_sentence = 'Με {points} πόντους'";
    let pages = certificates(&honours(), Language::Greek, &laid(own).unwrap());
    let texts = page_texts(&pages.to_pdf());
    assert!(texts[0].contains("1η θέση: 412 από 24"), "{}", texts[0]);
    // Both sentences stand below the name.
    assert_in_order(&texts[3], &["Χορηγείται:", "Иванов Пётр", "Με 237 πόντους", "155"]);
}

/// The name beside a signature was the smallest of all, the longer the smaller.
#[test]
fn whoever_signs_is_read_as_easily_as_whoever_won() {
    let long = "Κωνσταντίνος-Αλέξανδρος Παπαδημητρακόπουλος-Χατζηγεωργίου";
    let details = Details { referee: long.into(), ..details() };
    let facts = Certificates { details, ..honours() };
    let pages = certificates(&facts, Language::Greek, &Templates::embedded());
    assert_eq!(faults(&pages, 10.0), Vec::<String>::new());
    for page in &pages.pages {
        let signed = page.all().filter_map(|mark| match mark {
            Mark::Text(text) if long.contains(&text.text) => Some(text.style.size_pt),
            _ => None,
        });
        let sizes: Vec<f32> = signed.collect();
        assert!(sizes.len() > 1 && sizes.iter().all(|&size| size >= 10.0), "{sizes:?}");
    }
}

/// Who gets none was told nowhere.
#[test]
fn who_gets_no_certificate_is_told() {
    let facts = Certificates { without: vec!["Ηλίας Σαμαράς".into()], ..honours() };
    let pages = certificates(&facts, Language::Greek, &Templates::embedded());
    let told: Vec<String> = pages.warnings.iter().map(|it| it.sentence(Language::Greek)).collect();
    assert_eq!(told.len(), 1);
    assert!(told[0].contains("αποβολής από τον αγώνα: Ηλίας Σαμαράς."), "{told:?}");
}

#[test]
fn layout_stays_as_a_person_approved_it() {
    let templates = Templates::embedded();
    let two = WordSheets { paper: Paper::A4, backs: Backs::Printed, ..some() };
    insta::assert_snapshot!("word sheet", first(pages(&some())).outline());
    insta::assert_snapshot!("word sheets on A4", pages(&two).outline());
    let first_of =
        |facts: &Certificates| first(certificates(facts, Language::Greek, &templates)).outline();
    insta::assert_snapshot!("certificate", first_of(&honours()));
    let only = |place: usize| {
        let certificates = vec![honours().certificates.swap_remove(place)];
        first_of(&Certificates { certificates, ..honours() })
    };
    insta::assert_snapshot!("certificate of a place", only(1));
    insta::assert_snapshot!("certificate of participation", only(3));
    let slip = commitment(&slip(), (Language::Greek, |key| key), &templates);
    insta::assert_snapshot!("commitment", slip.outline());
    let rules = rules_page(&the_rules(Language::Greek), Language::Greek, &templates);
    insta::assert_snapshot!("rules", rules.outline());
}

fn first(mut pages: Pages) -> Pages {
    pages.pages.truncate(1);
    pages
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn nothing_on_a_word_sheet_leaves_its_place(
        name in prop_oneof!["[Α-Ωα-ωά-ώ .\\-]{0,200}", "[A-Za-zἀ-ὼ]{0,200}", "\\PC{0,60}"],
        club in "\\PC{0,120}",
        title in "\\PC{0,200}",
        number in 1u32..1000,
        at in 1u8..15,
        language in proptest::sample::select(&Language::ALL[..]),
    ) {
        let mut sheets = batch(vec![sheet(number, &name, &club, at), WordSheet::default()]);
        sheets.details.title = title;
        for paper in [Paper::A5, Paper::A4] {
            sheets.paper = paper;
            sheets.backs = Backs::Printed;
            let pages = word_sheets(&sheets, language, &Templates::embedded());
            prop_assert_eq!(faults(&pages, 5.0), Vec::<String>::new());
        }
    }
}

fn honours() -> Certificates {
    let place = |name: &str, rank, shared, points| Certificate {
        name: name.into(),
        club: "Όμιλος Σκραμπλ Θεσσαλονίκης".into(),
        number: None,
        points,
        feats: None,
        reason: Reason::Rank { rank, shared },
    };
    let tile = |letter, value, vowel, high| Tile { letter, value, vowel, high };
    let longest = vec![tile('Θ', 10, false, true), tile('Ω', 3, true, false)];
    let part = |name: &str| Certificate {
        name: name.into(),
        club: String::new(),
        number: None,
        points: 237,
        feats: Some(Feats { rounds: Some(14), words: 155, longest: Some((longest.clone(), 14)) }),
        reason: Reason::Participation,
    };
    Certificates {
        details: details(),
        openness: Openness::Signed,
        players: 24,
        words: WordLanguage::Greek,
        tiles: vec![tile('Χ', 8, false, true), tile('Υ', 2, true, false)],
        called: ["paper-certificate-rounds", "paper-certificate-longest"],
        without: Vec::new(),
        kept: Vec::new(),
        certificates: vec![
            place("Ιωάννου Δήμητρα", 1, Shared::No, 412),
            place("Παπακωνσταντίνου-Χατζηγεωργίου Αικατερίνη-Αλεξάνδρα", 2, Shared::Yes, 405),
            place("Μακρής Θανάσης", 2, Shared::Yes, 405),
            part("Иванов Пётр"),
        ],
    }
}

fn slip() -> Commitment {
    let commitment = Some(Digest::of(b"a seed"));
    Commitment { details: details(), commitment }
}

fn the_rules(language: Language) -> RulesPage {
    let contest = Contest::<Anagram>::new(Arc::new(Rules::osth_2019()));
    let (id, parts) = (contest.game.rules_id().to_owned(), contest.game.rules_page(language));
    RulesPage { details: details(), id, parts }
}

#[test]
fn certificates_say_for_what_and_to_whom() {
    let pages = certificates(&honours(), Language::Greek, &Templates::embedded());
    assert_eq!((pages.pages.len(), pages.warnings.as_slice()), (4, [].as_slice()));
    let pdf = pages.to_pdf();
    let texts = page_texts(&pdf);
    assert_in_order(
        &texts[0],
        &[
            "Αγώνας Αναγραμματισμών Θεσσαλονίκης",
            "1η",
            "θέση",
            "Π Ρ Ω Τ Ο Β Ρ Α Β Ε Ι Ο · Ν Ι Κ Η Σ Τ Ο Ν Α Γ Ω Ν Α",
            "Απονέμεται:",
            "Ιωάννου Δήμητρα",
            "Όμιλος Σκραμπλ Θεσσαλονίκης",
            "για την 1η θέση ανάμεσα σε 24 συμμετοχές, με 412 πόντους",
            "Θεσσαλονίκη, 21 Νοεμβρίου 2026",
            "Α. Παπαδοπούλου",
            "Έφορος",
            "Για τον όμιλο",
        ],
    );
    assert!(!texts[0].contains("υπογραφεί"));
    assert!(texts[1].contains("Δ Ε Υ Τ Ε Ρ Ο") && !texts[1].contains("Ν Ι Κ Η"), "{}", texts[1]);
    // The laurel is the winner's: its leaves are the filled shapes of gold.
    let leaves = |page: &Page| {
        let filled = |mark: &&Mark| matches!(mark, Mark::Shape { points, fill: Some(_), .. } if points.len() > 4);
        page.all().filter(filled).count()
    };
    assert!(leaves(&pages.pages[0]) > 30 && leaves(&pages.pages[1]) == 0);
    assert!(
        texts[1].contains("για την 2η θέση (ισοβαθμία) ανάμεσα σε 24 συμμετοχές, με 405 πόντους"),
        "{}",
        texts[1]
    );
    let taking_part = [
        "Βεβαίωση συμμετοχής · Χορηγείται:",
        "Иванов Пётр",
        "237",
        "14",
        "155",
        "Θ",
        "η μεγαλύτερη λέξη, στον γύρο 14",
    ];
    assert_in_order(&texts[3], &taking_part);
    assert!(!texts[3].contains("Απονέμεται"), "nothing is awarded for taking part");
    assert!(info(&pdf, "Page size:").starts_with("841.8"), "{}", info(&pdf, "Page size:"));
    assert_fonts(&pdf);
    let unsigned = Certificates { openness: Openness::Open, ..honours() };
    let unsigned = certificates(&unsigned, Language::English, &Templates::embedded());
    assert_eq!(faults(&unsigned, 5.0), Vec::<String>::new());
    // Nobody hands one out by mistake: it is said as large as what stands above the name.
    let notice = |mark: &Mark| matches!(mark, Mark::Text(text) if text.text.contains("not signed") && text.style.size_pt >= 12.0);
    assert!(unsigned.pages.iter().all(|page| page.all().any(notice)));
    let texts = page_texts(&unsigned.to_pdf());
    assert!(texts.iter().all(|text| text.contains("Provisional: the standings are not signed.")));
    assert_in_order(
        &texts[1],
        &["S E C O N D P R I Z E", "shared second place among 24 players, with 405"],
    );
}

/// By hand: #595959 has 6 on the ground of a tile, #767676, just readable on white, not even 4.
#[test]
fn an_ink_too_pale_to_be_read_is_refused_with_its_line() {
    let read = |ink: &str| {
        let own = format!("[look]\nink = {ink}\n").into_bytes();
        Templates::with_folder([("certificates.toml".to_owned(), own)]).map(|_| ())
    };
    assert_eq!(read("[0x59, 0x59, 0x59]"), Ok(()));
    assert_eq!(read("[0, 0, 0]"), Ok(()));
    let pale = read("[0x76, 0x76, 0x76]").unwrap_err();
    assert_eq!(
        pale.sentence(Language::Greek),
        "certificates.toml, γραμμή 2: το μελάνι look.ink είναι πολύ αχνό για να διαβάζεται στο χαρτί· δώστε σκουρότερο."
    );
    // What is no ink at all is told as before.
    let other = read("[300, 0, 0]").unwrap_err();
    assert!(other.sentence(Language::Greek).contains("θέλει"), "{other}");
}

#[test]
fn a_club_has_its_own_words_signatories_and_black_ink() {
    let own = "signatories = [{ name = 'Μ. Σαμαρά', office = 'Πρόεδρος' }]\n\
               [look]\ncolours = 'black'\nword = 'no'\nfigures = 'no'\n\
               [text]\nwinner_sentence = '{rank}η από {players}, {points} πόντοι'\n\
               second_heading = 'Αργυρό'\n\
               participation_heading = 'ΠΑΙΚΤΗΣ ΜΑΣ'\n";
    let files = [("certificates.toml".to_owned(), own.as_bytes().to_vec())];
    let pages = certificates(&honours(), Language::Greek, &Templates::with_folder(files).unwrap());
    let texts = page_texts(&pages.to_pdf());
    assert_in_order(&texts[0], &["1η από 24, 412 πόντοι", "Μ. Σαμαρά", "Πρόεδρος"]);
    assert!(!texts[0].contains("Έφορος") && !texts[3].contains("155"), "{texts:?}");
    assert_in_order(&texts[3], &["Π", "Α", "Ι", "Κ", "Τ", "Η", "Σ", "Μ", "Α", "Σ", "Иванов Пётр"]);
    // Two words stand apart, as far as a tile is wide.
    let tiles: Vec<f32> = pages.pages[3]
        .all()
        .filter_map(|mark| match mark {
            Mark::Text(text) if text.text.chars().count() == 1 && text.style.size_pt > 20.0 => {
                Some(text.x_mm)
            }
            _ => None,
        })
        .collect();
    let gaps: Vec<f32> = tiles.windows(2).map(|pair| pair[1] - pair[0]).collect();
    let widest = gaps.iter().copied().fold(0.0, f32::max);
    assert_eq!(gaps.iter().filter(|gap| **gap > widest * 0.8).count(), 1, "{gaps:?}");
    // A rank has the heading that it was given, and else the program's.
    let heading = |texts: &str, word: &str| texts.replace(' ', "").contains(word);
    assert!(heading(&texts[1], "ΑΡΓΥΡΟ") && !heading(&texts[0], "ΑΡΓΥΡΟ"), "{texts:?}");
    // "The winner" stood on the second's and the third's, too.
    let first = "[text]\nwinner_heading = 'Νικήτρια'\n";
    let files = [("certificates.toml".to_owned(), first.as_bytes().to_vec())];
    let only = certificates(&honours(), Language::Greek, &Templates::with_folder(files).unwrap());
    let only = page_texts(&only.to_pdf());
    let winners = only.iter().map(|text| heading(text, "ΝΙΚΗΤΡΙΑ"));
    assert_eq!(winners.filter(|is| *is).count(), 1, "{only:?}");
    assert!(heading(&only[0], "ΝΙΚΗΤΡΙΑ"));
    let coloured = |mark: &Mark| match mark {
        Mark::Text(text) => matches!(text.style.ink, Ink::Colour(_)),
        Mark::Fill { ink, .. } | Mark::Stroke { ink, .. } => matches!(ink, Ink::Colour(_)),
        Mark::Shape { fill, line, .. } => {
            let inks = fill.iter().copied().chain(line.iter().map(|(_, ink)| *ink));
            inks.into_iter().any(|ink| matches!(ink, Ink::Colour(_)))
        }
        Mark::Code { .. } | Mark::Image { .. } => false,
    };
    let any = |pages: &Pages| pages.pages.iter().any(|page| page.all().any(coloured));
    assert!(!any(&pages));
    assert!(any(&certificates(&honours(), Language::Greek, &Templates::embedded())));
}

#[test]
fn the_slip_has_the_commitment_whole_and_as_a_code() {
    let pdf = commitment(&slip(), (Language::Greek, |key| key), &Templates::embedded()).to_pdf();
    assert_eq!((pdf.pages, info(&pdf, "Page size:").contains("(A4)")), (1, true));
    let text = page_texts(&pdf).remove(0);
    let digits = Digest::of(b"a seed").to_string();
    let groups: Vec<String> =
        digits.as_bytes().chunks(4).map(|four| String::from_utf8_lossy(four).into()).collect();
    let what = "Ο αριθμός αυτός δεσμεύει την κλήρωση";
    assert_in_order(&text, &["Δέσμευση της κλήρωσης", &groups.join(" "), what, "Αναρτήθηκε"]);
    assert_eq!(codes(&pdf, 1), [digits]);
    assert_fonts(&pdf);
    let none = Commitment { commitment: None, ..slip() };
    let none = commitment(&none, (Language::English, |key| key), &Templates::embedded()).to_pdf();
    assert!(page_texts(&none)[0].contains("no commitment yet"));
    assert_eq!(codes(&none, 1), Vec::<String>::new());
}

#[test]
fn the_rules_fill_one_page_in_each_language() {
    for language in Language::ALL {
        let pages = rules_page(&the_rules(language), language, &Templates::embedded());
        assert_eq!((pages.pages.len(), pages.warnings.as_slice()), (1, [].as_slice()));
        assert_eq!(faults(&pages, 5.0), Vec::<String>::new());
        let smallest = pages.pages[0].all().filter_map(|mark| match mark {
            Mark::Text(text) if text.text != "◆" => Some(text.style.size_pt),
            _ => None,
        });
        assert!(smallest.fold(99.0, f32::min) >= 7.0, "too small to be read");
    }
    let pdf =
        rules_page(&the_rules(Language::Greek), Language::Greek, &Templates::embedded()).to_pdf();
    let text = page_texts(&pdf).remove(0);
    assert_in_order(
        &text,
        &[
            "1, 5, 9, 13 4 3 6",
            "2, 6, 10, 14 3 4 6",
            "3, 7, 11 5 2 4",
            "4, 8, 12 2 5 4",
            "Διάλειμμα 5 λεπτών μετά τους γύρους 5 και 10.",
            "102 πλακίδια",
            "Α×12",
            "Β Ζ Θ Ξ Φ Χ Ψ",
            "των γύρων 13 και 14",
            "στα 60 και 20 δευτερόλεπτα",
            "3 γράμματα: 1 πόντος · 4, 5 και 6 γράμματα: 2 πόντοι · 7 γράμματα: 3 πόντοι",
            "1. λιγότεροι πόντοι χαμένοι σε άκυρες λέξεις",
            "6. περισσότερες έγκυρες λέξεις με γράμμα μεγάλης αξίας",
            "(1, 2, 2, 4)",
        ],
    );
    assert_fonts(&pdf);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn nothing_on_a_form_leaves_its_place(
        name in prop_oneof!["[Α-Ωα-ωά-ώ .\\-]{0,200}", "[A-Za-zἀ-ὼ]{0,200}", "\\PC{0,60}"],
        title in "\\PC{0,200}",
        referee in "\\PC{0,120}",
        venue in "\\PC{0,200}",
        points in any::<i32>(),
        greek in any::<bool>(),
    ) {
        let language = if greek { Language::Greek } else { Language::English };
        let templates = Templates::embedded();
        let date = venue.clone();
        let details = Details { title, venue, date, referee, ..Details::default() };
        let mut honours = Certificates { details: details.clone(), ..honours() };
        let reasons = [Reason::Rank { rank: 3, shared: Shared::Yes }, Reason::Participation];
        for reason in reasons {
            honours.certificates.push(Certificate {
                name: name.clone(),
                club: name.clone(),
                number: None,
                points: points.into(),
                feats: None,
                reason,
            });
        }
        let slip = Commitment { details: details.clone(), ..slip() };
        let rules = RulesPage { details, ..the_rules(language) };
        for pages in [
            certificates(&honours, language, &templates),
            commitment(&slip, (language, |key| key), &templates),
            rules_page(&rules, language, &templates),
        ] {
            prop_assert_eq!(faults(&pages, 10.0), Vec::<String>::new());
        }
    }
}
