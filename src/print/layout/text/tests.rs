//! Text on paper: cut, wrapped, measured.

use super::*;
use proptest::prelude::*;

fn cleaned(text: &str) -> (String, Vec<Warning>) {
    let mut warnings = Vec::new();
    (clean(text, Weight::Regular, &mut warnings), warnings)
}

#[test]
fn text_is_composed_and_its_spaces_are_plain() {
    let (text, warnings) = cleaned("  Ι\u{301}ρις\t\u{a0}\u{0}Ά\u{200b}ννα \n");
    assert_eq!((text.as_str(), warnings.len()), ("Ίρις Άννα", 0));
}

#[test]
fn an_unknown_character_is_shown_and_told_once() {
    let (text, warnings) = cleaned("山 Α 山 鷹");
    assert_eq!(text, "▯ Α ▯ ▯");
    let told: Vec<char> = warnings
        .iter()
        .map(|w| match w {
            Warning::UnknownCharacter { character, .. } => *character,
            Warning::Shortened { .. }
            | Warning::NoCodes { .. }
            | Warning::OfForm(_)
            | Warning::NoCertificate { .. }
            | Warning::KeptCertificate { .. }
            | Warning::ShortTeams { .. } => panic!("nothing was shortened"),
        })
        .collect();
    assert_eq!(told, ['山', '鷹']);
}

#[test]
fn lines_end_at_spaces_hyphens_and_facts() {
    let wrapped = |text: &str| wrap(text, Weight::Regular, 10.0, 30.0);
    assert_eq!(wrapped("Παπαδάκη-Νικολαΐδου Άννα"), ["Παπαδάκη-", "Νικολαΐδου Άννα"]);
    assert_eq!(wrapped("α - β"), ["α - β"]);
    assert_eq!(wrapped(""), [""]);
    assert_eq!(wrapped("--"), ["--"]);
    let facts = ["Αθήνα".to_owned(), "14 γύροι".to_owned(), "24 συμμετοχές".to_owned()];
    assert_eq!(
        wrap_facts(&facts, " · ", Weight::Regular, 10.0, 35.0),
        ["Αθήνα · 14 γύροι", "24 συμμετοχές"]
    );
}

/// A word wider than its line filled the last one whole, and what stands between two facts went into the margin.
#[test]
fn a_word_that_is_broken_leaves_room_for_what_ends_its_line() {
    for letters in 1..60 {
        let text = format!("{} · 14", "α".repeat(letters));
        for line in wrap(&text, Weight::Regular, 10.0, 30.0) {
            let width_mm = Weight::Regular.width_mm(&line, 10.0);
            assert!(width_mm <= 30.0, "{line:?} is {width_mm} mm");
        }
    }
}

/// What is typed as it stands was cut within its hyphens.
#[test]
fn an_option_of_a_command_is_not_broken() {
    for width in 20..60_u8 {
        let lines = wrap(
            "eforos verify FILE --head 93751467 --events 13",
            Weight::Regular,
            8.0,
            width.into(),
        );
        let words: Vec<&str> = lines.iter().flat_map(|line| line.split(' ')).collect();
        assert_eq!(words, ["eforos", "verify", "FILE", "--head", "93751467", "--events", "13"]);
    }
}

#[test]
fn a_long_text_shrinks_then_wraps_then_is_shortened() {
    let place = Place { width_mm: 30.0, most_lines: 2, size_pt: 10.0, least_pt: 8.0 };
    let mut warnings = Vec::new();
    let short = fit("Δήμου Ε.", Weight::Regular, place, &mut warnings);
    assert_eq!(short, Lines { lines: vec!["Δήμου Ε.".into()], size_pt: 10.0 });
    let shrunk = fit("Παπαδημητρίου Ε.", Weight::Regular, place, &mut warnings);
    assert_eq!(shrunk.lines.len(), 1);
    assert!(shrunk.size_pt < 10.0 && shrunk.size_pt >= 8.0);
    let wrapped = fit("Παπαδημητρίου Κωνσταντίνα", Weight::Regular, place, &mut warnings);
    assert_eq!(wrapped.lines, ["Παπαδημητρίου", "Κωνσταντίνα"]);
    assert_eq!(warnings, []);
    let long = "Παπαδημητρίου ".repeat(9);
    let cut = fit(&long, Weight::Regular, place, &mut warnings);
    assert_eq!(cut.lines.len(), 2);
    assert!(cut.lines[1].ends_with('…'));
    assert_eq!(warnings, [Warning::Shortened { text: long.trim().into() }]);
}

proptest! {
    #[test]
    fn lines_fit_and_lose_nothing(text in "[Α-Ωα-ω ]{0,80}", width_mm in 8.0f32..60.0) {
        let (text, _) = cleaned(&text);
        let lines = wrap(&text, Weight::Bold, 9.0, width_mm);
        for line in &lines {
            prop_assert!(Weight::Bold.width_mm(line, 9.0) <= width_mm + 0.01);
        }
        let letters = |text: &str| text.chars().filter(|c| *c != ' ').collect::<String>();
        prop_assert_eq!(letters(&lines.concat()), letters(&text));
    }

    #[test]
    fn whatever_is_fitted_is_inside(text in "\\PC{0,60}", width_mm in 8.0f32..60.0) {
        let place = Place { width_mm, most_lines: 3, size_pt: 10.0, least_pt: 6.0 };
        let fitted = fit(&text, Weight::Regular, place, &mut Vec::new());
        prop_assert!(!fitted.lines.is_empty() && fitted.lines.len() <= 3);
        prop_assert!((6.0..=10.0).contains(&fitted.size_pt));
        for line in &fitted.lines {
            prop_assert!(Weight::Regular.width_mm(line, fitted.size_pt) <= width_mm + 0.01);
        }
    }
}
