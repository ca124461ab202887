//! Faces of letters on paper.

use super::*;

#[test]
fn every_font_parses_and_digits_are_equally_wide() {
    for weight in Weight::ALL {
        let width = weight.width_mm("0", 10.0);
        for sign in "123456789+−".chars() {
            let other = weight.width_mm(&sign.to_string(), 10.0);
            assert!((width - other).abs() < 1e-4, "{sign} is {other} wide, 0 is {width}");
        }
        assert!(weight.has(UNKNOWN));
    }
    // 572 of 1000 units at 10 pt.
    assert!((Weight::Regular.width_mm("00", 10.0) - 2.0 * 5.72 * 25.4 / 72.0).abs() < 1e-4);
}

#[test]
fn names_of_the_whole_continent_and_signs_have_glyphs() {
    let needed = "ΑαΆάΐΰϊςΏᾷἈῬ Łódź Şule Čapek Иванов Ѓорѓи ‘’“”«»–—…·€†✓✗◆▲■▼▸▯●○←→↑↓⏸▶≤≥";
    for weight in Weight::ALL {
        for character in needed.chars() {
            assert!(weight.has(character), "no glyph for {character}");
        }
    }
}

#[test]
fn runs_change_font_only_where_they_must() {
    let runs = Weight::Regular.runs("Αβ ✓ Ж");
    let found: Vec<(&str, &str)> =
        runs.iter().map(|(face, run)| (face.name, run.as_str())).collect();
    assert_eq!(
        found,
        [
            ("NotoSans-Regular", "Αβ "),
            ("NotoSans-Signs", "✓"),
            ("NotoSans-Regular", " "),
            ("NotoSans-RegularMore", "Ж"),
        ]
    );
}
