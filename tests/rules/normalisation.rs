//! §6, "comparison ignores case, accents and diaeresis, and final sigma", and the slips of the
//! keyboard: every form that a word may come in.

use eforos::domain::formats::anagram::alphabet::ALPHABET;
use eforos::domain::formats::anagram::tiles::Tiles;
use eforos::domain::letters::{NotAWord, Recovery};

use crate::day::letters;

fn rack(text: &str) -> Tiles {
    letters(text).into_iter().collect()
}

#[test]
fn greek_in_every_form_is_the_same_word() {
    let table = [
        // composed, decomposed, any case, final sigma or not
        ("τάκος", "ΤΑΚΟΣ"),
        ("ΤΆΚΟΣ", "ΤΑΚΟΣ"),
        ("τα\u{301}κος", "ΤΑΚΟΣ"),
        ("Τα\u{301}κοσ", "ΤΑΚΟΣ"),
        ("ΤΑ\u{301}ΚΟΣ", "ΤΑΚΟΣ"),
        ("σσςς", "ΣΣΣΣ"),
        // the oxia of polytonic text, breathings, perispomeni, iota subscript
        ("τ\u{1F71}κος", "ΤΑΚΟΣ"),
        ("ᾧ", "Ω"),
        ("ᾼ", "Α"),
        ("ἄᾱᾰ", "ΑΑΑ"),
        ("ῥῶ", "ΡΩ"),
        ("α\u{345}", "Α"),
        // diaeresis, with and without accent: ΐ upper-cases to three code points
        ("ΐ", "Ι"),
        ("ΰ", "Υ"),
        ("\u{1FD3}\u{1FE3}", "ΙΥ"),
        ("ι\u{308}\u{301}", "Ι"),
        ("ϊϋΪΫ", "ΙΥΙΥ"),
        ("άέήίόύώ", "ΑΕΗΙΟΥΩ"),
        ("ΆΈΉΊΌΎΏ", "ΑΕΗΙΟΥΩ"),
        // signs that only look like letters
        ("\u{B5}", "Μ"),
        ("\u{2126}", "Ω"),
        ("ϐϑϕϖϰϱϲ", "ΒΘΦΠΚΡΣ"),
        ("ϒϴϵϹ", "ΥΘΕΣ"),
        ("\u{2206}\u{2211}\u{220F}", "ΔΣΠ"),
        ("𝛢𝜶", "ΑΑ"),
        // accents that stand alone
        ("΄Αλφα", "ΑΛΦΑ"),
        ("\u{1FFD}Α\u{B4}\u{385}", "Α"),
        ("\u{A8}Ι", "Ι"),
        // around it
        ("  ΚΑΡΟ\t\n", "ΚΑΡΟ"),
        ("\u{A0}ΚΑΡΟ\u{2003}", "ΚΑΡΟ"),
        ("\u{FEFF}ΚΑΡΟ", "ΚΑΡΟ"),
        // the whole alphabet, both cases
        ("αβγδεζηθικλμνξοπρστυφχψω", "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ"),
        ("ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ", "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ"),
        // letters that nobody can read
        ("κ?ρο", "Κ?ΡΟ"),
        ("?", "?"),
        ("???", "???"),
    ];
    for (typed, word) in table {
        let reading =
            ALPHABET.read(typed, None).unwrap_or_else(|error| panic!("{typed:?}: {error}"));
        assert_eq!(reading.written.to_string(), word, "{typed:?}");
        assert_eq!((reading.recovery, reading.otherwise), (None, None), "{typed:?}");
    }
}

#[test]
fn the_wrong_layout_goes_by_key() {
    let table = [
        ("abcdefghijklmno", "ΑΒΨΔΕΦΓΗΙΞΚΛΜΝΟ"),
        ("RSTUVWXYZ", "ΡΣΤΘΩΣΧΥΖ"),
        ("rstuvwxyz", "ΡΣΤΘΩΣΧΥΖ"),
        ("takow", "ΤΑΚΟΣ"),
        ("kar;o", "ΚΑΡΟ"),
        (";:;a:", "Α"),
        ("ka?o", "ΚΑ?Ο"),
        // by key even where every letter has a look-alike
        ("YXH", "ΥΧΗ"),
        ("TAKOS", "ΤΑΚΟΣ"),
        // full width, as some input methods type
        ("ＫＡＲＯ", "ΚΑΡΟ"),
        ("café", "ΨΑΦΕ"),
    ];
    for (typed, word) in table {
        let reading =
            ALPHABET.read(typed, None).unwrap_or_else(|error| panic!("{typed:?}: {error}"));
        assert_eq!(reading.written.to_string(), word, "{typed:?}");
        assert_eq!(reading.recovery, Some(Recovery::ByKey), "{typed:?}");
        assert_eq!(reading.otherwise, None, "{typed:?}");
    }
}

#[test]
fn mixed_scripts_go_by_look() {
    let table = [
        ("ΚΑPΟ", "ΚΑΡΟ"),
        ("KΑΡΟ", "ΚΑΡΟ"),
        ("ΤAKΟΣ", "ΤΑΚΟΣ"),
        ("ΑABEHIKMNOPTXYZ", "ΑΑΒΕΗΙΚΜΝΟΡΤΧΥΖ"),
        // Cyrillic, alone and mixed
        ("АВЕНІКМОРТХ", "ΑΒΕΗΙΚΜΟΡΤΧ"),
        ("карот", "ΚΑΡΟΤ"),
        ("ΚΑРО", "ΚΑΡΟ"),
        ("KАPO", "ΚΑΡΟ"),
        ("Κ?PΟ", "Κ?ΡΟ"),
    ];
    for (typed, word) in table {
        let reading =
            ALPHABET.read(typed, None).unwrap_or_else(|error| panic!("{typed:?}: {error}"));
        assert_eq!(reading.written.to_string(), word, "{typed:?}");
        assert_eq!(reading.recovery, Some(Recovery::ByLook), "{typed:?}");
        if !typed.contains('P') {
            // The rack has no say: only P is ambiguous.
            assert_eq!(ALPHABET.read(typed, Some(&rack("ΠΠΠ"))).unwrap(), reading, "{typed:?}");
        }
    }
}

#[test]
fn the_rack_decides_what_p_means() {
    let table = [
        // typed, rack, by it, otherwise
        ("kapo", None, "ΚΑΠΟ", Some("ΚΑΡΟ")),
        ("kapo", Some("ΚΑΡΟΤΣΕ"), "ΚΑΡΟ", None),
        ("kapo", Some("ΚΑΠΟΤΣΕ"), "ΚΑΠΟ", None),
        ("kapo", Some("ΚΑΠΟΡΣΕ"), "ΚΑΠΟ", Some("ΚΑΡΟ")),
        ("kapo", Some("ΤΤΤΤΤΑΑ"), "ΚΑΠΟ", Some("ΚΑΡΟ")),
        ("pap", Some("ΠΠΑΡΣΤΕ"), "ΠΑΠ", None),
        ("pap", Some("ΡΡΑΠΣΤΕ"), "ΡΑΡ", None),
        ("p?p", Some("ΡΡΑΠΣΤΕ"), "Ρ?Ρ", None),
        // R is Ρ by key; P beside it is Π, unless the rack says otherwise
        ("par", Some("ΠΑΡΣΤΕΙ"), "ΠΑΡ", None),
        ("karo", Some("ΚΑΠΟΡΣΕ"), "ΚΑΡΟ", None),
    ];
    for (typed, tiles, word, otherwise) in table {
        let tiles = tiles.map(rack);
        let reading = ALPHABET.read(typed, tiles.as_deref()).unwrap();
        assert_eq!(reading.written.to_string(), word, "{typed} {tiles:?}");
        let other = reading.otherwise.map(|other| other.to_string());
        assert_eq!(other.as_deref(), otherwise, "{typed} {tiles:?}");
        assert_eq!(reading.recovery, Some(Recovery::ByKey));
    }
}

#[test]
fn the_rack_decides_what_p_means_among_greek_letters_too() {
    use Recovery::{ByKey, ByLook};
    let table = [
        // typed, rack, by it, how, otherwise
        ("ΚΑPΟ", None, "ΚΑΡΟ", ByLook, None),
        ("ΚΑPΟ", Some("ΚΑΠΟΤΣΕ"), "ΚΑΠΟ", ByKey, None),
        ("ΚΑPΟ", Some("ΚΑΡΟΤΣΕ"), "ΚΑΡΟ", ByLook, None),
        ("PΑΡΟ", Some("ΠΑΡΟΤΣΕ"), "ΠΑΡΟ", ByKey, None),
        ("ΚΑPΟ", Some("ΚΑΠΟΡΣΕ"), "ΚΑΠΟ", ByKey, Some("ΚΑΡΟ")),
        ("ΚΑPΟ", Some("ΤΤΤΤΤΑΑ"), "ΚΑΠΟ", ByKey, Some("ΚΑΡΟ")),
        ("ΚAΡΟ", Some("ΚΑΡΟΤΣΕ"), "ΚΑΡΟ", ByLook, None),
    ];
    for (typed, tiles, word, how, otherwise) in table {
        let tiles = tiles.map(rack);
        let reading = ALPHABET.read(typed, tiles.as_deref()).unwrap();
        assert_eq!(reading.written.to_string(), word, "{typed} {tiles:?}");
        let other = reading.otherwise.map(|other| other.to_string());
        assert_eq!(other.as_deref(), otherwise, "{typed} {tiles:?}");
        assert_eq!(reading.recovery, Some(how), "{typed} {tiles:?}");
    }
}

#[test]
fn what_is_no_word_says_where() {
    let sign = |sign, position| NotAWord::Sign { sign, position };
    let space = |position| NotAWord::InnerSpace { position };
    let table = [
        ("", NotAWord::Empty),
        ("   ", NotAWord::Empty),
        ("\u{FEFF}", NotAWord::Empty),
        ("΄", NotAWord::Empty),
        ("\u{301}\u{308}", NotAWord::Empty),
        ("ΚΑ ΡΟ", space(3)),
        ("ΚΑ\tΡΟ", space(3)),
        ("ΚΑ\u{A0}ΡΟ", space(3)),
        ("ΚΑΡΟ ΤΑΚΟΣ", space(5)),
        ("ΚΑΡΟ1", sign('1', 5)),
        ("²ΚΑΡΟ", sign('²', 1)),
        ("42", sign('4', 1)),
        ("ΚΑ-ΡΟ", sign('-', 3)),
        ("ΚΑΡΟ.", sign('.', 5)),
        ("ΚΑΡΟ,", sign(',', 5)),
        ("ΚΑΡΟ;", sign(';', 5)),
        (";", sign(';', 1)),
        ("ΚΑΡ’", sign('’', 4)),
        ("ΚΑ🎲ΡΟ", sign('🎲', 3)),
        ("ΚΑ\u{0}ΡΟ", sign('\u{0}', 3)),
        ("ΚΑ\u{7}ΡΟ", sign('\u{7}', 3)),
        ("ΚΑ\u{200B}ΡΟ", sign('\u{200B}', 3)),
        ("ΚΑ\u{AD}ΡΟ", sign('\u{AD}', 3)),
        ("ΚΑ\u{202E}ΡΟ", sign('\u{202E}', 3)),
        ("ΚΑ\u{FFFD}ΡΟ", sign('\u{FFFD}', 3)),
        // Q has no key, typed as it was; R looks like no Greek letter
        ("kaqo", sign('q', 3)),
        ("Q", sign('Q', 1)),
        ("ΚΑRΟ", sign('R', 3)),
        ("каdо", sign('d', 3)),
        ("жало", sign('ж', 1)),
        ("ϝ", sign('ϝ', 1)),
        ("漢", sign('漢', 1)),
        ("שלום", sign('ש', 1)),
    ];
    for (typed, error) in table {
        assert_eq!(ALPHABET.read(typed, None), Err(error), "{typed:?}");
        assert_eq!(ALPHABET.read_letters(typed), Err(error), "{typed:?}");
    }
    assert_eq!(ALPHABET.read_letters("ΚΑ?"), Err(sign('?', 3)));
    assert_eq!(ALPHABET.read_letters("Κα\u{301}?"), Err(sign('?', 4)));
}

#[test]
fn words_of_any_length_are_read() {
    for length in [1, 2, 7, 30, 500] {
        let written = ALPHABET.read(&"ά".repeat(length), None).unwrap().written;
        assert_eq!(written.len(), length);
        assert_eq!(written.to_string(), "Α".repeat(length));
    }
}

proptest::proptest! {
    /// Whatever is typed, reading never panics, and what it reads is read again as itself.
    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,12}|[α-ωΑ-ΩA-Za-z;:?p ]{0,9}") {
        if let Ok(reading) = ALPHABET.read(&text, None) {
            let again = ALPHABET.read(&reading.written.to_string(), None).unwrap();
            assert_eq!(again.written, reading.written);
            assert_eq!(again.recovery, None);
        }
    }
}

/// On the Greek layout `;` is the question mark; on the Latin one the tonos key, before a vowel
/// only: a mark for an unreadable letter must never leave a whole word behind.
#[test]
fn a_semicolon_is_keyed_as_question_mark_or_tonos_and_never_lost() {
    let table = [
        ("ΚΑΡΟ;", "ΚΑΡΟ?"),
        ("κ;ρό", "Κ?ΡΟ"),
        ("ΚΑΡ\u{37E}", "ΚΑΡ?"),
        ("ΚΑΡΟ", "ΚΑΡΟ"),
        ("kar;o", "ΚΑΡΟ"),
        ("t;akow", "ΤΑΚΟΣ"),
        ("ka:;i", "ΚΑΙ"),
    ];
    for (typed, word) in table {
        let reading =
            ALPHABET.read_keyed(typed, None).unwrap_or_else(|error| panic!("{typed:?}: {error}"));
        assert_eq!(reading.written.to_string(), word, "{typed:?}");
    }
    for (typed, position) in [("karo;", 5), ("ka;ro", 3), (";", 1), ("kar;?", 4)] {
        let refused = NotAWord::Sign { sign: ';', position };
        assert_eq!(ALPHABET.read_keyed(typed, None), Err(refused), "{typed:?}");
    }
}
