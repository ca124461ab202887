//! What the signed sheet says.

use super::*;
use crate::domain::lexicon::Digest;

#[test]
fn the_seed_is_said_only_when_it_is_given_and_when_something_was_drawn() {
    let mut sheet = FinalSheet::default();
    let lines = |sheet: &FinalSheet| evidence(sheet, Language::Greek, Detail::Full);
    assert_eq!(lines(&sheet).len(), 2);
    sheet.draw.commitment = Some(Digest::from_bytes([0x91; 32]));
    sheet.draw.ways.digital = 14;
    assert_eq!(lines(&sheet)[3].1, "αποκαλύπτεται με την υπογραφή");
    sheet.draw.seed = Some("5a0e12c9".into());
    assert_eq!(lines(&sheet)[3].1, "5a0e 12c9");
    assert!(derivation(&sheet).is_some());
    // Letters that were typed prove nothing.
    sheet.draw.ways = Ways { digital: 0, physical: 3, recorded: 11, released: 0 };
    assert_eq!((lines(&sheet).len(), derivation(&sheet)), (2, None));
    assert!(!lines(&sheet)[1].1.contains("αίθουσα"));
    assert!(lines(&sheet)[1].1.contains("χωρίς επανακλήρωση"));
    // Of what was only written down afterwards nobody knows how often it was drawn.
    sheet.draw.ways = Ways { digital: 0, physical: 0, recorded: 14, released: 0 };
    assert!(!lines(&sheet)[1].1.contains("επανακλήρωση"));
}

#[test]
fn a_high_value_letter_left_is_told() {
    let mut tiles =
        Left { consonants: "ΤΞ".into(), vowels: "ΑΟ".into(), high_value: String::new() };
    assert_eq!(left(&tiles, Language::Greek), "έμειναν στα σακούλια Τ Ξ · Α Ο");
    tiles.high_value = "Ξ".into();
    assert!(left(&tiles, Language::Greek).ends_with("έμεινε γράμμα μεγάλης αξίας: Ξ"));
}

/// Signed a week later it seemed to have been played then.
#[test]
fn the_day_is_told_beside_a_signature_of_another() {
    let mut sheet = FinalSheet::default();
    sheet.details.date = "2026-11-21".to_owned();
    let day = "21 Νοεμβρίου 2026";
    assert_eq!(dates(&sheet, Language::Greek), [day]);
    let signed =
        |day: u32| chrono::NaiveDate::from_ymd_opt(2026, 11, day).unwrap().and_hms_opt(14, 36, 0);
    sheet.signed_at = signed(27);
    let at = "Υπογραφή: 27 Νοεμβρίου 2026, 14:36";
    assert_eq!(dates(&sheet, Language::Greek), [day, at]);
    sheet.signed_at = signed(21);
    assert_eq!(dates(&sheet, Language::Greek), ["Υπογραφή: 21 Νοεμβρίου 2026, 14:36"]);
}

#[test]
fn late_sheets_stand_in_one_sentence_where_room_is_short() {
    let round = |number| RoundNo::new(number).unwrap();
    let late = vec![("Παππά".to_owned(), round(3)), ("Φλώρος".to_owned(), round(6))];
    let sheet = FinalSheet { late, ..FinalSheet::default() };
    let said = |detail| penalties(&sheet, Language::Greek, detail);
    assert_eq!((said(Detail::Full).len(), said(Detail::Reasons).len()), (2, 2));
    assert_eq!(
        said(Detail::Short),
        ["Μηδενισμός στον γύρο για εκπρόθεσμο φύλλο: Παππά (γύρος 3), Φλώρος (γύρος 6)"]
    );
}

#[test]
fn rounds_given_up_in_a_row_are_told_as_a_span() {
    let told = |given_up: &[u8]| crate::print::words::spans(given_up);
    assert_eq!(told(&[3, 4, 5, 6, 14]), "3–6, 14");
    assert_eq!(told(&[3, 4]), "3, 4");
    assert_eq!(told(&[1, 3, 5]), "1, 3, 5");
    assert_eq!(told(&[254, 255]), "254, 255");
}
