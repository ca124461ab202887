//! Limits of texts, and the signs that none may hold.

use super::*;

#[test]
fn characters_are_counted_and_not_bytes() {
    for (kind, limit) in [
        (TextKind::Name, 120),
        (TextKind::Title, 200),
        (TextKind::Reason, 1000),
        (TextKind::Evidence, 500),
    ] {
        let longest = "Ώ".repeat(limit);
        assert_eq!(check(&longest, kind), Ok(()));
        let quoted = format!("{}…", "Ώ".repeat(QUOTED));
        let expected = Err(UnfitText::TooLong { kind, got: limit + 1, quoted });
        assert_eq!(check(&(longest + "Ώ"), kind), expected);
    }
    assert_eq!(check("", TextKind::Name), Ok(()));
}

#[test]
fn what_cannot_be_seen_is_refused() {
    for sign in ['\u{1B}', '\n', '\t', '\0', '\u{9B}', '\u{202E}', '\u{2067}', '\u{200F}'] {
        let refused = check(&format!("ΑΒ{sign}Γ"), TextKind::Name);
        let quoted = "ΑΒ Γ".to_owned();
        assert_eq!(refused, Err(UnfitText::Hidden { sign, position: 3, quoted }), "{sign:?}");
    }
    assert_eq!(check("μία\r\nδύο\tτρεις", TextKind::Reason), Ok(()));
    assert!(check("\u{1B}[2J", TextKind::Reason).is_err());
    // Composed and decomposed accents, marks of vowel length and emoji are texts like any other.
    assert_eq!(check("Ά α\u{301} ᾱ ῶ 👩\u{200D}🏫", TextKind::Title), Ok(()));
}

#[test]
fn an_error_quotes_little() {
    assert_eq!(quoted(&"α".repeat(60)), "α".repeat(60));
    assert_eq!(quoted(&"α".repeat(61)), format!("{}…", "α".repeat(60)));
    assert_eq!(quoted("α\u{1B}[31mβ"), "α [31mβ");
    let long = "α".repeat(1000);
    let message = format!("unknown field `{long}`, expected one of `id`, `rounds`");
    let short = format!("unknown field `{}…`, expected one of `id`, `rounds`", "α".repeat(60));
    assert_eq!(quoted_within(&message), short);
    assert_eq!(quoted_within(&format!("`{}`", "`α".repeat(500))).chars().count(), 4 * QUOTED + 1);
}
