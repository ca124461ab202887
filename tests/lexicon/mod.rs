//! Lists as clubs have them: texts in old encodings, the federation's PDF, built lists, and files
//! that are none of these.

mod pdf;

use std::ops::ControlFlow;

use eforos::domain::letters::Word;
use eforos::domain::lexicon::{Authority, Digest, WordList};
use eforos::lexicon::{
    Encoding, Example, ImportError, Imported, Labels, Lexicon, MAX_BYTES, NotAList, PdfError,
    Progress, Source, Why, import,
};

const FREE_LIST: &[u8] = include_bytes!("../../lexicon/el_free_2_8.txt");

fn read(bytes: &[u8]) -> Result<Imported, ImportError> {
    let labels = Labels { unnamed: "αρχείο".to_owned(), ..Labels::default() };
    import(bytes, &labels, &mut |_| ControlFlow::Continue(()))
}

fn words(imported: &Imported) -> Vec<String> {
    imported.lexicon.words().map(|word| word.to_string()).collect()
}

fn skipped(imported: &Imported, why: Why) -> Vec<(usize, &str)> {
    let examples = imported.skipped.of(why).map_or(&[][..], |kind| &kind.examples);
    examples.iter().map(|Example { place, text }| (*place, text.as_str())).collect()
}

// Texts

#[test]
fn the_free_list_keeps_its_hash() {
    let imported = read(FREE_LIST).unwrap();
    let embedded = Lexicon::embedded();
    assert_eq!(imported.source, Source::Text(Encoding::Utf8));
    assert_eq!(imported.lexicon.passport().sha256, embedded.passport().sha256);
    assert_eq!(imported.lexicon.passport().words, 126_992);
    assert_eq!(imported.lexicon.passport().name, "αρχείο");
    assert_eq!(imported.lexicon.passport().edition, "");
    assert_eq!(imported.lexicon.passport().authority, Authority::Reference);
    assert!(imported.skipped.is_empty());
    assert_eq!((imported.repeated, imported.recovered), (0, 0));
}

#[test]
fn words_come_in_any_case_form_and_order() {
    // Accents, final sigma, diaeresis; the same decomposed; ancient breathings; a micro sign.
    let text = "τάκος\nΚαρό\tΡΟΪΔΗΣ ΐδιον\nκαρο\u{301}\n  ἀγορά\r\n\r\n\u{B5}ία";
    let imported = read(text.as_bytes()).unwrap();
    assert_eq!(words(&imported), ["ΑΓΟΡΑ", "ΙΔΙΟΝ", "ΚΑΡΟ", "ΜΙΑ", "ΡΟΙΔΗΣ", "ΤΑΚΟΣ"]);
    assert_eq!(imported.repeated, 1);
    assert_eq!(imported.recovered, 0);
    assert!(imported.skipped.is_empty());
    let expected = "ΑΓΟΡΑ\nΙΔΙΟΝ\nΚΑΡΟ\nΜΙΑ\nΡΟΙΔΗΣ\nΤΑΚΟΣ\n";
    assert_eq!(imported.lexicon.passport().sha256, Digest::of(expected.as_bytes()));
}

#[test]
fn look_alikes_are_recovered_but_latin_words_are_not_greek() {
    // Latin K and O among Greek letters; all Cyrillic; Latin capitals that look like TAKO.
    let imported = read("KΑΡO\nКАРТ\nTAKO\nword\nCARO\nKAPO\n".as_bytes()).unwrap();
    assert_eq!(words(&imported), ["ΚΑΡΟ", "ΚΑΡΤ", "ΤΑΚΟ"]);
    assert_eq!(imported.recovered, 3);
    // The P of KAPO may be a Π or a Ρ.
    assert_eq!(skipped(&imported, Why::Latin), [(4, "word"), (5, "CARO"), (6, "KAPO")]);
}

#[test]
fn what_was_skipped_is_counted_by_reason_with_examples() {
    let longest = "Α".repeat(15);
    let text = format!(
        "# τίτλος\nΚΑΡΟ # σχόλιο\nΑ\n{longest}\n{longest}Α\nΚΑ-ΡΟ ΚΑ?Ο 12\n{}\nΚΑ\u{7}ΡΟ\n#τέλος",
        "Β".repeat(1000)
    );
    let imported = read(text.as_bytes()).unwrap();
    assert_eq!(words(&imported), [longest.as_str(), "ΚΑΡΟ"]);
    assert_eq!(skipped(&imported, Why::TooShort), [(3, "Α")]);
    let long = format!("{longest}Α");
    assert_eq!(skipped(&imported, Why::TooLong), [(5, long.as_str()), (7, &"Β".repeat(40))]);
    let signs = [(6, "ΚΑ-ΡΟ"), (6, "ΚΑ?Ο"), (6, "12"), (8, "ΚΑ\u{FFFD}ΡΟ")];
    assert_eq!(skipped(&imported, Why::Sign), signs);
    assert_eq!(imported.skipped.total(), 7);
    let reasons: Vec<_> = imported.skipped.iter().map(|(why, kind)| (why, kind.count)).collect();
    assert_eq!(reasons, [(Why::TooShort, 1), (Why::TooLong, 2), (Why::Sign, 4)]);
}

#[test]
fn only_the_first_examples_are_kept() {
    let imported = read(format!("ΚΑΡΟ\n{}", "Α\n".repeat(100)).as_bytes()).unwrap();
    assert_eq!(imported.skipped.of(Why::TooShort).unwrap().count, 100);
    assert_eq!(skipped(&imported, Why::TooShort), [2, 3, 4, 5, 6].map(|line| (line, "Α")));
}

#[test]
fn old_encodings_are_recognised() {
    // άλλο Άλλο ΐδιο, whose letters stand at the same places in both but for Ά.
    let text = |alpha| [0xDC, 0xEB, 0xEB, 0xEF, 10, alpha, 0xF1, 0xE1, 10, 0xC0, 0xE4, 0xE9, 0xEF];
    for (alpha, encoding) in [(0xA2, Encoding::Windows1253), (0xB6, Encoding::Iso8859_7)] {
        let imported = read(&text(alpha)).unwrap();
        assert_eq!(imported.source, Source::Text(encoding));
        assert_eq!(words(&imported), ["ΑΛΛΟ", "ΑΡΑ", "ΙΔΙΟ"]);
        assert!(imported.skipped.is_empty());
    }
}

#[test]
fn a_byte_order_mark_and_old_line_ends_do_no_harm() {
    for text in ["\u{FEFF}ΚΑΡΟ\r\nΡΟΣ\r\n", "ΚΑΡΟ\rΡΟΣ\r", "ΚΑΡΟ\nΡΟΣ\n\u{1A}", "#a\rΚΑΡΟ\rΡΟΣ"]
    {
        let imported = read(text.as_bytes()).unwrap();
        assert_eq!(words(&imported), ["ΚΑΡΟ", "ΡΟΣ"], "{text:?}");
        assert!(imported.skipped.is_empty(), "{text:?}");
    }
}

/// As the editor of Windows saves what it calls Unicode.
fn in_utf_16(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
    format!("\u{FEFF}{text}").encode_utf16().flat_map(bytes).collect()
}

#[test]
fn a_list_in_utf_16_is_the_same_list() {
    let same = ["τάκος\r\nκαρό # comment\r\nΡΟΪΔΗΣ\r\n12\r\n", "τάκος\rκαρό\rΡΟΪΔΗΣ\r12"];
    let kinds = [
        (u16::to_le_bytes as fn(u16) -> [u8; 2], Encoding::Utf16Le),
        (u16::to_be_bytes, Encoding::Utf16Be),
    ];
    for (text, (bytes, encoding)) in same.into_iter().flat_map(|text| kinds.map(|it| (text, it))) {
        let imported = read(&in_utf_16(text, bytes)).unwrap();
        let expected = read(text.as_bytes()).unwrap();
        assert_eq!(imported.source, Source::Text(encoding));
        assert_eq!(words(&imported), ["ΚΑΡΟ", "ΡΟΙΔΗΣ", "ΤΑΚΟΣ"]);
        assert_eq!(imported.lexicon.passport(), expected.lexicon.passport());
        assert_eq!(skipped(&imported, Why::Sign), [(4, "12")]);
        assert_eq!(imported.skipped, expected.skipped);
    }
    let free = str::from_utf8(FREE_LIST).unwrap();
    let imported = read(&in_utf_16(free, u16::to_le_bytes)).unwrap();
    assert_eq!(imported.lexicon.passport().sha256, Lexicon::embedded().passport().sha256);
    assert!(imported.skipped.is_empty());
}

/// Behind a byte that is lost every sign would be another: half of such a list is none.
#[test]
fn a_cut_list_in_utf_16_says_where() {
    let whole = in_utf_16("ΚΑΡΟ\r\nΡΟΣ\r\nΤΑΚΟΣ", u16::to_le_bytes);
    let damaged = |line| ImportError::Utf16Damaged { line };
    assert_eq!(read(&whole[..whole.len() - 1]).unwrap_err(), damaged(3));
    // A byte is lost in the second line: what follows is signs of other languages, to an odd end.
    let lost = [&whole[..15], &whole[16..]].concat();
    assert!(matches!(read(&lost).unwrap_err(), ImportError::Utf16Damaged { .. }));
    // Half of a sign of two units.
    let mut half = whole.clone();
    half[16..18].copy_from_slice(&[0x00, 0xD8]);
    assert_eq!(read(&half).unwrap_err(), damaged(2));
    // Cut between two signs it is as any other text that was cut.
    let imported = read(&whole[..whole.len() - 2]).unwrap();
    assert_eq!(words(&imported), ["ΚΑΡΟ", "ΡΟΣ", "ΤΑΚΟ"]);
}

#[test]
fn a_cut_text_loses_its_last_word_only() {
    let text = "ΚΑΡΟ\nΡΟΣ\nΤΑΚΟΣ".as_bytes();
    let imported = read(&text[..text.len() - 1]).unwrap();
    assert_eq!(words(&imported), ["ΚΑΡΟ", "ΡΟΣ"]);
    assert_eq!(skipped(&imported, Why::Sign), [(3, "ΤΑΚΟ\u{FFFD}")]);
}

#[test]
fn labels_win_over_what_the_list_says() {
    let labels = Labels {
        name: Some("λίστα".to_owned()),
        edition: Some("2025".to_owned()),
        authority: Some(Authority::Authoritative),
        unnamed: "αρχείο".to_owned(),
        ..Labels::default()
    };
    let mut go_on = |_| ControlFlow::Continue(());
    let from_text = import("ΚΑΡΟ".as_bytes(), &labels, &mut go_on).unwrap().lexicon;
    let built = read("ΚΑΡΟ".as_bytes()).unwrap().lexicon.to_bytes();
    let from_built = import(&built, &labels, &mut go_on).unwrap().lexicon;
    for lexicon in [from_text, from_built] {
        assert_eq!(lexicon.passport().name, "λίστα");
        assert_eq!(lexicon.passport().edition, "2025");
        assert_eq!(lexicon.passport().authority, Authority::Authoritative);
    }
}

#[test]
fn progress_ends_with_the_whole_and_may_break_off() {
    let mut seen = Vec::new();
    let mut note = |progress| {
        seen.push(progress);
        ControlFlow::Continue(())
    };
    import(FREE_LIST, &Labels::default(), &mut note).unwrap();
    let total = FREE_LIST.len();
    assert!(seen.len() > 5);
    assert!(seen.is_sorted_by_key(|progress| progress.done));
    assert_eq!(seen.first(), Some(&Progress { done: 0, total }));
    assert_eq!(seen.last(), Some(&Progress { done: total, total }));

    let mut calls = 0;
    let mut stop = |_| {
        calls += 1;
        if calls == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let error = import(FREE_LIST, &Labels::default(), &mut stop).unwrap_err();
    assert_eq!(error, ImportError::Cancelled);
    assert_eq!(calls, 3);
}

// Files that are no list

#[test]
fn files_that_are_no_list_are_refused() {
    assert_eq!(read(b"").unwrap_err(), ImportError::Empty);
    assert_eq!(read(b"\xFF\xFE\x9A").unwrap_err(), ImportError::Utf16Damaged { line: 1 });
    assert_eq!(read(b"\x7FELF\x02\x01\x01\0\0").unwrap_err(), ImportError::Binary);
    assert_eq!(read(&[0; 100]).unwrap_err(), ImportError::Binary);
    let bytes = 100_000_000;
    let too_large = ImportError::TooLarge { bytes, limit: MAX_BYTES };
    assert_eq!(read(&vec![b'a'; bytes]).unwrap_err(), too_large);
}

#[test]
fn a_text_without_a_word_says_what_was_there() {
    for (text, count) in [(" \n\n", 0), ("# ΚΑΡΟ", 0), ("the quick brown fox", 4), ("1;2;3", 1)]
    {
        let Err(ImportError::NoWords { skipped }) = read(text.as_bytes()) else {
            panic!("{text:?} has no word");
        };
        assert_eq!(skipped.total(), count, "{text:?}");
    }
}

#[test]
fn noise_is_never_a_list() {
    // A linear congruential generator's high bytes: every byte value comes up.
    let mut state = 1_u64;
    let mut noise = || {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        state.to_be_bytes()[0]
    };
    let noise: Vec<u8> = (0..100_000).map(|_| noise()).collect();
    assert_eq!(read(&noise).unwrap_err(), ImportError::Binary);
    let pdf = [b"%PDF-1.4\n", noise.as_slice()].concat();
    assert_eq!(read(&pdf).unwrap_err(), ImportError::Pdf(PdfError::Damaged));
    let mark = &Lexicon::embedded().to_bytes()[..8];
    let built = [mark, &[1, 0, 0, 0], &noise].concat();
    assert!(matches!(read(&built), Err(ImportError::Built(NotAList::Length { .. }))));
}

#[test]
fn a_built_list_is_told_by_its_content() {
    let text = read("ΚΑΡΟ\nΡΟΣ".as_bytes()).unwrap();
    let bytes = text.lexicon.to_bytes();
    let built = read(&bytes).unwrap();
    assert_eq!(built.source, Source::Built);
    assert_eq!(built.lexicon.passport(), text.lexicon.passport());
    let word: Word = "ΡΟΣ".parse().unwrap();
    assert!(built.lexicon.contains(&word));
    assert!(matches!(read(&bytes[..100]), Err(ImportError::Built(NotAList::Length { .. }))));
}
