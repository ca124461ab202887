//! The final sheet as others see it: read back with the poppler tools.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

use super::seen::{codes, codes_in, look_at, poppler};
use chrono::NaiveDate;
use eforos::domain::contest::Details;
use eforos::domain::contest::objection::{About, Objection, Outcome};
use eforos::domain::contest::penalty::{Penalty, PenaltyKind};
use eforos::domain::formats::anagram::grade::Tally;
use eforos::domain::formats::anagram::rules::TieBreak;
use eforos::domain::formats::anagram::standings::{self, Criterion, Status};
use eforos::domain::head::Head;
use eforos::domain::ids::{ObjectionId, PenaltyId, PlayerId, RoundNo};
use eforos::domain::letters::WordLanguage;
use eforos::domain::lexicon::{Authority, Digest, Passport};
use eforos::language::Language;
use eforos::print::formats::anagram::final_sheet::{self as paper, Draw, FinalSheet, Left, Ways};
use eforos::print::formats::anagram::standing::{Reason, Row, Scored};
use eforos::print::pages::{Mark, Page};
use eforos::print::{Pages, Pdf, Templates, Warning};

/// The final sheet as a file.
fn final_sheet(sheet: &FinalSheet, language: Language) -> Pdf {
    pages(sheet, language).to_pdf()
}

fn pages(sheet: &FinalSheet, language: Language) -> Pages {
    paper::final_sheet(sheet, language, &Templates::embedded())
}

/// Total, points lost, valid words of 7, 6, 5, 4 letters and with a high-value letter.
type Figures = (i32, u32, [u32; 5]);

fn row(rank: u32, name: &str, club: &str, figures: Figures, decided_by: Option<Criterion>) -> Row {
    let (total, invalid_points, [valid_7, valid_6, valid_5, valid_4, valid_high]) = figures;
    let standing = standings::Row {
        rank: Some(rank),
        player: PlayerId::FIRST,
        status: Status::Ranked,
        total: total.into(),
        deductions: 0,
        invalid_points,
        tally: Tally { valid_7, valid_6, valid_5, valid_4, valid_high },
        decided_by,
        rounds: [].into(),
    };
    Row {
        name: name.into(),
        club: club.into(),
        standing,
        rounds: vec![Scored::Points(31); 14],
        taken: BTreeMap::new(),
        from: None,
        until: None,
    }
}

fn rows() -> Vec<Row> {
    use Criterion::{TieBreak as By, Total};
    use TieBreak::{InvalidPoints, Valid6, ValidHigh};
    let mut rows = vec![
        row(1, "Ιωάννου Δήμητρα", "ΟΣΘ", (412, 18, [3, 21, 60, 88, 12]), None),
        row(2, "Δήμου Ελένη", "ΟΣΘ", (405, 22, [2, 24, 57, 90, 14]), Some(Total)),
        row(3, "Μακρής Θανάσης", "Βέροια", (398, 14, [4, 19, 55, 86, 9]), Some(Total)),
        row(
            4,
            "Παππά Ιφιγένεια",
            "Καβάλα",
            (398, 20, [4, 20, 58, 83, 11]),
            Some(By(InvalidPoints)),
        ),
        row(5, "Αλεξίου Μαρία", "ΟΣΘ", (398, 20, [4, 19, 54, 85, 10]), Some(By(Valid6))),
        row(
            6,
            "Παπακωνσταντίνου-Χατζηγεωργίου Αικατερίνη-Αλεξάνδρα",
            "Φίλοι Αναγραμματισμών Ανατολικής Μακεδονίας",
            (371, 9, [2, 17, 50, 88, 7]),
            Some(Total),
        ),
        row(7, "Ζαχαρίου Στέλιος", "Αθήνα", (366, 31, [3, 18, 52, 84, 13]), Some(Total)),
        row(8, "Νικολάου Βασίλης", "Ρόδος", (350, 12, [0, 15, 49, 83, 8]), Some(Total)),
        row(8, "Οικονόμου Ρένα", "Ρόδος", (350, 12, [0, 15, 49, 83, 8]), None),
        row(10, "Γεωργίου Άννα", "Αθήνα", (350, 12, [0, 15, 49, 83, 7]), Some(By(ValidHigh))),
        row(11, "Βασιλείου Κώστας", "", (339, 15, [2, 14, 45, 79, 10]), Some(Total)),
        row(12, "Иванов Пётр", "София", (-4, 140, [1, 12, 44, 81, 6]), Some(Total)),
        row(13, "Łukasiewicz Şule", "Kraków", (-1204, 1402, [0, 1, 4, 8, 0]), Some(Total)),
        row(0, "Καραμήτρου Φανή", "Μήλος", (100, 0, [0, 0, 0, 0, 0]), None),
    ];
    rows[6].standing.deductions = 5;
    rows[10].standing.status = Status::Withdrawn;
    rows[13].standing.rank = None;
    rows[13].standing.status = Status::Expelled;
    rows
}

fn sheet() -> FinalSheet {
    let date = NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
    FinalSheet {
        details: Details {
            title: "Αγώνας Αναγραμματισμών Θεσσαλονίκης".into(),
            venue: "Θεσσαλονίκη".into(),
            date: "2026-11-21".into(),
            referee: "Α. Παπαδοπούλου".into(),
            assistants: vec!["Β. Στεργίου".into(), "Γ. Κώστα".into()],
            ..Details::default()
        },
        players: 14,
        rounds: 14,
        lexicon: Some(Passport {
            name: "Αποδεκτές λέξεις 2-8".into(),
            edition: "9/2024".into(),
            words: 162_531,
            sha256: Digest::from_bytes([0x8c; 32]),
            authority: Authority::Authoritative,
            language: WordLanguage::Greek,
        }),
        rulings: 58,
        rows: rows(),
        penalties: vec![
            penalty("Ζαχαρίου Στέλιος", 7, PenaltyKind::Deduction { points: 5 }, "μιλούσε δυνατά"),
            penalty("Καραμήτρου Φανή", 9, PenaltyKind::Expelled, "βοήθημα κάτω από το τραπέζι"),
        ],
        late: vec![("Μακρής Θανάσης".into(), round(3))],
        objections: vec![
            objection(
                "Δήμου Ελένη",
                About::Word { round: round(7), word: "ΤΑΧΟ".parse().unwrap() },
                (Outcome::Upheld, "υπάρχει στο λεξικό του Τριανταφυλλίδη"),
            ),
            objection("Παππά Ιφιγένεια", About::Void { round: round(2) }, (Outcome::Dismissed, "")),
        ],
        draw: Draw {
            ways: Ways { digital: 13, physical: 1, recorded: 0, released: 0 },
            commitment: Some(Digest::from_bytes([0x91; 32])),
            hall: Some("θάλασσα 42".into()),
            seed: Some("5a0e12c9".repeat(8)),
            redraws: vec![(14, 1)],
            replayed: vec![(2, 2)],
            left: Some(Left {
                consonants: "ΤΚ".into(),
                vowels: "ΑΟ".into(),
                high_value: String::new(),
            }),
        },
        head: Some(Head { events: 12_345, hash: Digest::from_bytes([0xc4; 32]) }),
        round_ends: vec![(vec![1], Head { events: 87, hash: Digest::of(b"abc") })],
        issue: 1,
        signed_at: date.and_hms_opt(18, 5, 0),
        ..FinalSheet::default()
    }
}

fn round(number: u8) -> RoundNo {
    RoundNo::new(number).unwrap()
}

fn penalty(player: &str, at: u8, kind: PenaltyKind, reason: &str) -> (String, Penalty) {
    let (id, round, reason) = (PenaltyId::FIRST, round(at), reason.into());
    (player.into(), Penalty { id, player: PlayerId::FIRST, round, kind, reason, lifted: None })
}

fn objection(player: &str, about: About, decided: (Outcome, &str)) -> (String, Objection) {
    let (id, decided) = (ObjectionId::FIRST, Some((decided.0, decided.1.into())));
    (player.into(), Objection { id, player: PlayerId::FIRST, about, decided })
}

fn unsigned() -> FinalSheet {
    let mut sheet = sheet();
    sheet.signed_at = None;
    sheet.draw.seed = None;
    sheet.provisional = vec![
        Reason { key: "print-reason-undecided", count: 3 },
        Reason { key: "print-reason-objections", count: 1 },
    ];
    sheet
}

/// What stands on the pages, mark by mark.
fn marks_of(pages: &Pages) -> String {
    let texts = pages.pages.iter().flat_map(Page::all).filter_map(|mark| match mark {
        Mark::Text(text) => Some(text.text.as_str()),
        _ => None,
    });
    texts.collect::<Vec<_>>().join("\n")
}

fn text_of(pdf: &Pdf) -> String {
    poppler("pdftotext", &["-layout", "-enc", "UTF-8"], pdf)
}

/// Asserts that the pieces stand in the text in this order; space and line breaks count as one.
fn assert_in_order(text: &str, pieces: &[&str]) {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut rest = text.as_str();
    for piece in pieces {
        let Some(at) = rest.find(piece) else { panic!("{piece:?} is not in {rest:?}") };
        rest = &rest[at + piece.len()..];
    }
}

#[test]
fn a_signed_sheet_says_everything_in_order() {
    let pages = pages(&sheet(), Language::Greek);
    assert_eq!(pages.warnings, []);
    let pdf = pages.to_pdf();
    let text = text_of(&pdf);
    assert_in_order(
        &text,
        &[
            "Φύλλο αγώνα · τελική κατάταξη",
            "✓ Υπογεγραμμένο · έκδοση 1",
            "Αγώνας Αναγραμματισμών Θεσσαλονίκης",
            "21 Νοεμβρίου 2026, 18:05",
            "Τόπος Θεσσαλονίκη Συμμετοχές 14, στην κατάταξη 13 Γύροι 14",
            "Έφορος Α. Παπαδοπούλου",
            "Βοηθοί εφόρου Β. Στεργίου, Γ. Κώστα",
            "Όνομα · όμιλος",
            "412",
            "κοινή θέση",
            "Ποινές",
            "Κρίσεις και ενστάσεις",
            "58 κρίσεις λέξεων, όλες στο έντυπο «Κρίσεις εφόρου».",
            "Λεξικό Αποδεκτές λέξεις 2-8 · έκδοση 9/2024 · 162.531 λέξεις · δεσμευτικό SHA-256 8c8c 8c8c",
            "Κλήρωση 13 γύροι με κλήρωση του προγράμματος · 1 με πλακίδια",
            "«θάλασσα 42» επανακλήρωση: γύρος 14, μία · επανάληψη γύρου 2: μετρά η κλήρωση 2 · έμειναν στα σακούλια Τ Κ · Α Ο",
            "Δέσμευση 9191 9191",
            "Σπόρος 5a0e 12c9",
            "Κεφαλή αλυσίδας c4c4 c4c4",
            "γεγονός 12345 · κωδικός",
            "Κωδικοί γύρων 1: 5370 0074 (87)",
            "Βεβαιώνουμε ότι ο πίνακας αυτής της σελίδας είναι η τελική κατάταξη: 14 συμμετοχές, 14 \
             γύροι, καμία εκκρεμότητα.",
            "Α. Παπαδοπούλου Β. Στεργίου Γ. Κώστα",
            "Έφορος Βοηθός εφόρου Βοηθός εφόρου Για τον όμιλο",
        ],
    );
    let marks = marks_of(&pages);
    for piece in [
        "Ιωάννου Δήμητρα",
        "=8",
        "Νικολάου Βασίλης",
        "Οικονόμου Ρένα",
        "Иванов Пётр",
        "−1.204",
        "1.402",
        "Μακρής Θανάσης, γύρος 3: μηδενισμός στον γύρο, εκπρόθεσμο φύλλο",
        "Ζαχαρίου Στέλιος, γύρος 7: αφαίρεση 5 βαθμών · μιλούσε δυνατά",
        "Δήμου Ελένη, γύρος 7, λέξη ΤΑΧΟ: έγινε δεκτή",
        "ποινή −5",
    ] {
        assert!(marks.contains(piece), "{piece:?} is not in {marks}");
    }
    assert!(!text.contains("Δεν έχει υπογραφεί"));
    assert!(text.contains(&format!("σελίδα 1 από {}", pdf.pages)));
}

#[test]
fn the_code_of_a_signed_sheet_has_what_the_draws_are_derived_from() {
    let pdf = final_sheet(&sheet(), Language::Greek);
    let whole = Some([0.0, 0.0, 210.0, 297.0]);
    let read: Vec<String> = (1..=pdf.pages).flat_map(|page| codes_in(&pdf, page, whole)).collect();
    let seed = "5a0e12c9".repeat(8);
    assert_eq!(read, [format!("{{\"seed\":\"{seed}\",\"hall\":\"θάλασσα 42\"}}")]);
    let pdf = final_sheet(&unsigned(), Language::Greek);
    assert!((1..=pdf.pages).all(|page| codes(&pdf, page).is_empty()));
}

#[test]
fn an_unsigned_sheet_is_marked_and_keeps_the_seed() {
    let text = text_of(&final_sheet(&unsigned(), Language::Greek));
    assert_in_order(
        &text,
        &[
            "? Προσωρινή",
            "4 εκκρεμότητες",
            "Προσωρινή κατάταξη: 3 λέξεις χωρίς κρίση, 1 ένσταση εκκρεμεί.",
            "Σπόρος αποκαλύπτεται με την υπογραφή",
            "Δεν υπογράφεται ακόμη",
        ],
    );
    assert!(!text.contains("5a0e") && !text.contains("Βεβαιώνουμε"));
}

#[test]
fn a_second_issue_names_the_first() {
    let mut sheet = sheet();
    sheet.issue = 2;
    sheet.replaces = NaiveDate::from_ymd_opt(2026, 11, 20).unwrap().and_hms_opt(9, 0, 0);
    let text = text_of(&final_sheet(&sheet, Language::Greek));
    let said = "Η έκδοση 2 αντικαθιστά την προηγούμενη (20 Νοεμβρίου 2026, 09:00)";
    assert_in_order(&text, &["έκδοση 2", said]);
}

/// What is said of the issue before takes no room from the title.
#[test]
fn the_title_of_a_second_issue_stands_as_that_of_the_first() {
    for language in [Language::Greek, Language::English] {
        let mut sheet = sheet();
        sheet.details.title = "12ο Πανελλήνιο Πρωτάθλημα Αναγραμματισμών".to_owned();
        let titles = |sheet: &FinalSheet| {
            let all: Vec<_> = pages(sheet, language).pages[0]
                .all()
                .filter_map(|mark| match mark {
                    Mark::Text(text) if text.style.size_pt > 11.5 => {
                        Some((text.text.clone(), text.style.size_pt, text.baseline_mm))
                    }
                    _ => None,
                })
                .collect();
            assert!(!all.is_empty());
            all
        };
        let first = titles(&sheet);
        sheet.issue = 2;
        sheet.replaces = NaiveDate::from_ymd_opt(2026, 11, 20).unwrap().and_hms_opt(9, 0, 0);
        assert_eq!(titles(&sheet), first);
        look_at(&format!("final-issue-2-{}", language.code()), &pages(&sheet, language));
    }
}

/// Rather a little smaller on two lines than large on three.
#[test]
fn a_long_title_stands_on_two_lines() {
    let title = "Πανελλήνιος Αγώνας Αναγραμματισμών Ομίλων και Συλλόγων Βορείου Ελλάδας 2026";
    let details = Details { title: title.to_owned(), ..sheet().details };
    let pages = pages(&FinalSheet { details, ..sheet() }, Language::Greek);
    let lines = pages.pages[0].all().filter_map(|mark| match mark {
        Mark::Text(text) if text.style.size_pt > 12.5 => Some(text.text.as_str()),
        _ => None,
    });
    let lines: Vec<&str> = lines.collect();
    assert_eq!((lines.len(), lines.join(" ").as_str()), (2, title));
}

#[test]
fn english_says_the_same() {
    let text = text_of(&final_sheet(&unsigned(), Language::English));
    assert_in_order(
        &text,
        &[
            "Final sheet",
            "? Provisional",
            "4 things open",
            "21 November 2026",
            "−1,204",
            "Penalties",
            "162,531 words",
        ],
    );
}

#[test]
fn text_reads_in_order_without_layout_too() {
    let text =
        poppler("pdftotext", &["-raw", "-enc", "UTF-8"], &final_sheet(&sheet(), Language::Greek));
    assert_in_order(
        &text,
        &["Ιωάννου Δήμητρα", "412", "Δήμου Ελένη", "405", "Ποινές", "Λεξικό", "σελίδα 1"],
    );
}

#[test]
fn fonts_are_embedded_and_the_page_is_a4() {
    let pdf = final_sheet(&sheet(), Language::Greek);
    let fonts = poppler("pdffonts", &[], &pdf);
    let fonts: Vec<&str> = fonts.lines().skip(2).collect();
    assert!(fonts.iter().any(|line| line.starts_with("NotoSans-Regular ")), "{fonts:?}");
    assert!(fonts.iter().any(|line| line.starts_with("NotoSans-Bold ")), "{fonts:?}");
    for line in fonts {
        // Columns from the right: object ID (two), unicode, subset, embedded.
        let from_right: Vec<&str> = line.split_whitespace().rev().collect();
        assert_eq!((from_right[2], from_right[4]), ("yes", "yes"), "{line}");
    }
    let info = poppler("pdfinfo", &["-isodates"], &pdf);
    let line = |name: &str| {
        let found = info.lines().find(|line| line.starts_with(name));
        found.map(|line| line[name.len()..].trim().to_owned()).unwrap_or_default()
    };
    assert_eq!(line("Title:"), "Αγώνας Αναγραμματισμών Θεσσαλονίκης");
    assert_eq!(line("Author:"), "Α. Παπαδοπούλου");
    assert_eq!(line("Pages:"), pdf.pages.to_string());
    assert!(line("Page size:").contains("(A4)"), "{info}");
    assert!(line("CreationDate:").starts_with("2026-11-21T18:05:00"), "{info}");
}

#[test]
fn plain_greek_needs_only_the_small_fonts() {
    let mut sheet = sheet();
    sheet.rows.retain(|row| !row.name.contains('П') && !row.name.contains('Ł'));
    let pdf = final_sheet(&sheet, Language::Greek);
    assert!(!poppler("pdffonts", &[], &pdf).contains("More"));
    assert!(pdf.bytes.len() < 80_000, "{} bytes", pdf.bytes.len());
}

#[test]
fn the_same_facts_give_the_same_bytes() {
    let first = final_sheet(&sheet(), Language::Greek);
    let other = final_sheet(&unsigned(), Language::Greek);
    let second = final_sheet(&sheet(), Language::Greek);
    assert_eq!(first, second);
    assert_ne!(first.bytes, other.bytes);
}

#[test]
fn writing_can_be_watched_and_broken_off() {
    let pages = pages(&sheet(), Language::Greek);
    let mut told = Vec::new();
    let pdf = pages.to_pdf_watched(|done, of| {
        told.push((done, of));
        ControlFlow::Continue(())
    });
    assert_eq!(pdf, Some(pages.to_pdf()));
    let of = pages.pages.len();
    assert_eq!(told, (0..of).map(|done| (done, of)).collect::<Vec<_>>());
    assert_eq!(pages.to_pdf_watched(|_, _| ControlFlow::Break(())), None);
}

#[test]
fn unknown_characters_are_told_and_no_name_is_cut() {
    let mut sheet = sheet();
    sheet.rows[0].name = "山本 \u{7}Άννα".into();
    sheet.rows[1].name = "Παπαδοπούλου ".repeat(40);
    let pages = pages(&sheet, Language::Greek);
    let characters: Vec<char> = pages
        .warnings
        .iter()
        .filter_map(|warning| match warning {
            Warning::UnknownCharacter { character, .. } => Some(*character),
            Warning::Shortened { .. }
            | Warning::NoCodes { .. }
            | Warning::OfForm(_)
            | Warning::NoCertificate { .. }
            | Warning::KeptCertificate { .. }
            | Warning::ShortTeams { .. } => None,
        })
        .collect();
    assert_eq!(characters, ['山', '本']);
    let sentences: Vec<String> =
        pages.warnings.iter().map(|warning| warning.sentence(Language::Greek)).collect();
    assert!(sentences[0].contains("U+5C71") && sentences[0].contains('▯'), "{sentences:?}");
    // A name of any length stands there whole.
    assert_eq!(sentences.len(), 2, "{sentences:?}");
    let text = marks_of(&pages);
    assert!(text.contains("▯▯ Άννα"), "{text}");
    // Those of the referee are beside them.
    assert_eq!(text.matches("Παπαδοπούλου").count(), 42, "{text}");
}

#[test]
fn five_hundred_players_fill_many_pages() {
    let mut sheet = sheet();
    sheet.rows = (1..=500)
        .map(|rank| {
            let decided_by = (rank > 1).then_some(Criterion::Total);
            row(rank, &format!("Παίκτης {rank}ος"), "Όμιλος", (900, 3, [1; 5]), decided_by)
        })
        .collect();
    let pages = pages(&sheet, Language::Greek);
    assert_eq!(pages.warnings, []);
    let pdf = pages.to_pdf();
    assert_eq!(pdf.pages, 13);
    let text = text_of(&pdf);
    assert_eq!(text.split('\u{c}').filter(|page| !page.trim().is_empty()).count(), pdf.pages);
    assert!(marks_of(&pages).contains("Παίκτης 500ος"));
    assert!(text.contains(&format!("σελίδα {0} από {0}", pdf.pages)));
}

/// Every character that a language file can print has a glyph on paper: a sheet called after them
/// all has no warning.
#[test]
fn every_character_of_the_language_files_has_a_glyph() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/languages");
    let mut all = String::new();
    for language in Language::ALL {
        let common = root.join(language.code());
        for folder in [common.join("anagram"), common] {
            // A format's sentences are not in every language.
            for entry in fs::read_dir(folder).into_iter().flatten() {
                let path = entry.unwrap().path();
                if path.extension().is_some_and(|extension| extension == "ftl") {
                    all.push_str(&fs::read_to_string(path).unwrap());
                }
            }
        }
    }
    assert!(all.contains('ώ') && all.contains('x') && all.contains('▯'));
    // Names are written with every letter of the five languages, and may be in capitals.
    let letters = "ăâîșț àçèéíïòóúü l·l ąćęłńóśźż άέήίόύώϊϋΐΰς";
    all.extend(["\u{a0}", letters, " ", &letters.to_uppercase()]);
    // Each once, in words of twelve.
    let once: BTreeSet<char> = all.chars().filter(|sign| !sign.is_control()).collect();
    let once: Vec<char> = once.into_iter().collect();
    let all: Vec<String> = once.chunks(12).map(|word| word.iter().collect()).collect();
    let all = all.join(" ");
    let rows = all.split_whitespace().map(|name| row(1, name, "", (0, 0, [0; 5]), None)).collect();
    let in_bold = FinalSheet { rows, ..FinalSheet::default() };
    let sheet = FinalSheet {
        details: Details { venue: all, ..Details::default() },
        ..FinalSheet::default()
    };
    for sheet in [sheet, in_bold] {
        let unknown: Vec<Warning> = pages(&sheet, Language::Greek)
            .warnings
            .into_iter()
            .filter(|warning| matches!(warning, Warning::UnknownCharacter { .. }))
            .collect();
        assert_eq!(unknown, []);
    }
}

/// Writes the pages where a person can look at them: `EFOROS_LOOK=folder cargo test --test core final_sheet`.
#[test]
fn pages_can_be_looked_at() {
    let Ok(folder) = std::env::var("EFOROS_LOOK") else { return };
    for (name, sheet) in [("signed", sheet()), ("unsigned", unsigned())] {
        for language in Language::ALL {
            let pdf = final_sheet(&sheet, language);
            let path = Path::new(&folder).join(format!("{name}-{}.pdf", language.code()));
            fs::write(path, &pdf.bytes).unwrap();
        }
    }
}
