//! Rules as data: the embedded file says what §§1–7 say, and a file that is wrong is refused with
//! the line.

use eforos::domain::formats::anagram::alphabet;
use eforos::domain::formats::anagram::rules::{
    Field, Kind, OSTH_2019, Rules, RulesError, TieBreak, all_rounds,
};
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::ids::RoundNo;
use eforos::language::Language;
use eforos::language::Sentences as _;

use crate::day::{letters, round};

#[test]
fn the_tiles_are_those_of_section_1() {
    let rules = Rules::osth_2019();
    let table = "Α×12(1) Ο×9(1) Ε×8(1) Ι×8(1) Τ×8(1) Η×7(1) Σ×7(1) Ν×6(1) Ρ×5(2) Κ×4(2) Π×4(2) \
                 Υ×4(2) Λ×3(3) Μ×3(3) Ω×3(3) Γ×2(4) Δ×2(4) Β×1(8) Φ×1(8) Χ×1(8) Ζ×1(10) Θ×1(10) \
                 Ξ×1(10) Ψ×1(10)";
    let mut met = 0;
    for entry in table.split_whitespace() {
        let letter = letters(&entry[..2])[0];
        let (count, value) = entry[4..].trim_end_matches(')').split_once('(').unwrap();
        let tile = rules.tile(letter).unwrap();
        assert_eq!(tile.count.to_string(), count, "{letter}");
        assert_eq!(tile.value.to_string(), value, "{letter}");
        assert_eq!(rules.tiles().count(letter), usize::from(tile.count));
        met += 1;
    }
    assert_eq!(met, alphabet::LETTERS);
    assert_eq!(rules.tiles().len(), 102);
    let of = |kind| rules.tiles().only(|letter| rules.kind(letter) == kind);
    assert_eq!(of(Kind::Vowel).to_string(), "ΑΑΑΑΑΑΑΑΑΑΑΑΕΕΕΕΕΕΕΕΗΗΗΗΗΗΗΙΙΙΙΙΙΙΙΟΟΟΟΟΟΟΟΟΥΥΥΥΩΩΩ");
    assert_eq!((of(Kind::Vowel).len(), of(Kind::Consonant).len()), (51, 51));
    let high = rules.tiles().only(|letter| rules.is_high_value(letter));
    assert_eq!(high.to_string(), "ΒΖΘΞΦΧΨ");
}

#[test]
fn the_schedule_is_that_of_section_2() {
    let rules = Rules::osth_2019();
    let table = [
        (&[1, 5, 9, 13][..], 4, 3, 6),
        (&[2, 6, 10, 14], 3, 4, 6),
        (&[3, 7, 11], 5, 2, 4),
        (&[4, 8, 12], 2, 5, 4),
    ];
    for (rounds, consonants, vowels, minutes) in table {
        for &number in rounds {
            let rule = rules.round(round(number)).unwrap();
            assert_eq!((rule.consonants, rule.vowels), (consonants, vowels), "round {number}");
            assert_eq!(rule.full_ms, minutes * 60_000, "round {number}");
        }
    }
    assert_eq!(rules.round(round(15)), None);
    let drawn = all_rounds().map(|round| rules.round(round).unwrap());
    let drawn: (u8, u8) = drawn.fold((0, 0), |(c, v), rule| (c + rule.consonants, v + rule.vowels));
    assert_eq!(drawn, (49, 49));
    let breaks: Vec<u8> =
        all_rounds().filter(|&r| rules.break_follows(r)).map(RoundNo::get).collect();
    assert_eq!(breaks, [5, 10]);
    assert_eq!(rules.break_ms(), 5 * 60_000);
    assert_eq!(rules.break_alerts_ms(), [60_000, 0]);
    assert_eq!(rules.alerts_ms(), [60_000, 20_000, 0]);
    let guarded: Vec<u8> =
        all_rounds().filter(|&r| rules.is_guarded(r)).map(RoundNo::get).collect();
    assert_eq!(guarded, [13, 14]);
}

#[test]
fn points_and_tie_breaks_are_those_of_sections_6_and_7() {
    let rules = Rules::osth_2019();
    let points = Field::ALL.map(|field| (field.length(), rules.points(field)));
    assert_eq!(points, [(7, 3), (6, 2), (5, 2), (4, 2), (3, 1)]);
    for length in [0, 1, 2, 8, 30] {
        assert_eq!(Field::of_length(length), None);
    }
    let chain = [
        TieBreak::InvalidPoints,
        TieBreak::Valid7,
        TieBreak::Valid6,
        TieBreak::Valid5,
        TieBreak::Valid4,
        TieBreak::ValidHigh,
    ];
    assert_eq!(rules.tie_break(), chain);
    assert_eq!(rules.id(), "osth-2019");
}

/// The line, counted from 1, in which a text of the embedded file first stands.
fn line_of(text: &str) -> usize {
    OSTH_2019.lines().position(|line| line.contains(text)).unwrap() + 1
}

fn changed(from: &str, to: &str) -> Result<Rules, RulesError> {
    assert!(OSTH_2019.contains(from), "{from}");
    Rules::parse(&OSTH_2019.replacen(from, to, 1))
}

/// A person is told the line, in the two languages that say it.
fn says_the_line(error: &RulesError) {
    let (RulesError::Syntax { line, .. }
    | RulesError::RoundCount { line, .. }
    | RulesError::RackSize { line, .. }
    | RulesError::TooFewTiles { line, .. }
    | RulesError::OutOfRange { line, .. }
    | RulesError::NotALetter { line, .. }
    | RulesError::NotAConsonant { line, .. }
    | RulesError::NotThese { line, .. }
    | RulesError::GuardHardlyHolds { line, .. }
    | RulesError::CriterionTwice { line }) = error;
    for (language, word) in [(Language::Greek, "γραμμή"), (Language::English, "line")] {
        let said = Anagram::rules_error(language, error);
        let place = format!("{word} {line}");
        assert!(said.to_lowercase().contains(&place), "{place}: {said}");
        assert!(!said.contains("errors-"), "{said}");
    }
}

#[test]
fn a_clubs_own_file_may_differ() {
    let own = changed("alerts = [60, 20]", "alerts = [20, 120, 60, 60]").unwrap();
    assert_eq!(own.alerts_ms(), [120_000, 60_000, 20_000, 0]);
    let own = changed(r#"id = "osth-2019""#, r#"id = "ours""#).unwrap();
    assert_eq!(own.id(), "ours");
    assert!(changed("tie_break = [", "tie_break = [] # [").is_ok());
    let named = changed("id = ", "format = \"anagram\"\nlanguage = \"el\"\nid = ").unwrap();
    assert_eq!(named, Rules::osth_2019(), "what is not named is this format and this language");
    assert_ne!(own, Rules::osth_2019());
    // Windows' line ends change nothing.
    assert_eq!(Rules::parse(&OSTH_2019.replace('\n', "\r\n")).unwrap(), Rules::osth_2019());
}

#[test]
fn each_error_names_its_line() {
    let first_round = "{ consonants = 4, vowels = 3, minutes = 6 }, # 1";
    let (schedule, round_1) = (line_of("rounds = ["), line_of(first_round));
    let high = line_of("high_value");
    let letter = |text: &str| letters(text)[0];
    let out =
        |text: &str, got, min, max| RulesError::OutOfRange { line: line_of(text), got, min, max };
    let table = [
        // the schedule
        (first_round, "", RulesError::RoundCount { line: schedule, got: 13 }),
        (
            first_round,
            "{ consonants = 4, vowels = 4, minutes = 6 },",
            RulesError::RackSize { line: round_1, got: 8 },
        ),
        (first_round, "{ consonants = 4, vowels = 3, minutes = 0 },", out(first_round, 0, 1, 120)),
        (
            first_round,
            "{ consonants = 7, vowels = 0, minutes = 6 },",
            RulesError::TooFewTiles { line: schedule, drawn: 52, tiles: 51 },
        ),
        (
            "\"Α\" = { count = 12,",
            "\"Α\" = { count = 9,",
            RulesError::TooFewTiles { line: schedule, drawn: 49, tiles: 48 },
        ),
        // numbers
        ("alerts = [60, 20]", "alerts = [60, 0]", out("alerts = [60, 20]", 0, 1, 3600)),
        ("alerts = [60, 20]", "alerts = [-5]", out("alerts = [60, 20]", -5, 1, 3600)),
        ("guard_rounds = [13, 14]", "guard_rounds = [15]", out("guard_rounds", 15, 1, 14)),
        ("after = [5, 10]", "after = [0]", out("after = ", 0, 1, 14)),
        ("minutes = 5\n", "minutes = 500\n", out("minutes = 5", 500, 1, 120)),
        ("7 = 3", "7 = -3", out("7 = 3", -3, 0, 1000)),
        ("3 = 1", "3 = 9223372036854775807", out("3 = 1", i64::MAX, 0, 1000)),
        ("\"Α\" = { count = 12,", "\"Α\" = { count = 101,", out("\"Α\" = ", 101, 1, 100)),
        ("\"Β\" = { count = 1,", "\"Β\" = { count = 0,", out("\"Β\" = ", 0, 1, 100)),
        (
            "\"Β\" = { count = 1, value = 8 }",
            "\"Β\" = { count = 1, value = -1 }",
            out("\"Β\" = ", -1, 0, 100),
        ),
        // letters
        (
            "\"Β\" = ",
            "\"Α\" = ",
            RulesError::NotALetter { line: line_of("\"Β\" = "), got: "Α".to_owned() },
        ),
        (
            "\"Β\" = ",
            "\"ΒΓ\" = ",
            RulesError::NotALetter { line: line_of("\"Β\" = "), got: "ΒΓ".to_owned() },
        ),
        (
            "\"Β\" = ",
            "\"B\" = ",
            RulesError::NotALetter { line: line_of("\"Β\" = "), got: "B".to_owned() },
        ),
        (
            "\"Β\" = ",
            "\"\" = ",
            RulesError::NotALetter { line: line_of("\"Β\" = "), got: String::new() },
        ),
        ("ΒΖΘΞΦΧΨ", "ΒΖΘΞΦΧΑ", RulesError::NotAConsonant { line: high, letter: letter("Α") }),
        ("ΒΖΘΞΦΧΨ", "ΒΖΘx", RulesError::NotALetter { line: high, got: "x".to_owned() }),
        ("ΒΖΘΞΦΧΨ", "ΒΖΘΒ", RulesError::NotALetter { line: high, got: "Β".to_owned() }),
        (
            "\"valid_7\", \"valid_6\"",
            "\"valid_7\", \"valid_7\"",
            RulesError::CriterionTwice { line: line_of("tie_break") },
        ),
        // rules of another game
        (
            "id = \"osth-2019\"",
            "id = \"osth-2019\"\nformat = \"duplicate\"",
            RulesError::NotThese {
                line: line_of("id = ") + 1,
                got: "duplicate".to_owned(),
                wanted: "anagram",
            },
        ),
        (
            "id = \"osth-2019\"",
            "language = \"ro\"\nid = \"osth-2019\"",
            RulesError::NotThese { line: line_of("id = "), got: "ro".to_owned(), wanted: "el" },
        ),
    ];
    for (from, to, error) in table {
        says_the_line(&error);
        assert_eq!(changed(from, to), Err(error), "{from} → {to}");
    }
}

#[test]
fn what_is_no_rules_file_names_its_line() {
    let table = [
        // wrong type, unknown key, unknown criterion, missing key, no TOML
        ("alerts = [60, 20]", "alerts = 60", "alerts = [60, 20]"),
        ("alerts = [60, 20]", "alerts = [\"60\"]", "alerts = [60, 20]"),
        ("alerts = [60, 20]", "sounds = 1\nalerts = [60, 20]", "alerts = [60, 20]"),
        ("\"valid_7\"", "\"valid_8\"", "tie_break = ["),
        ("[points]", "[points", "[points]"),
        ("\"Δ\" = ", "\"Γ\" = ", "\"Δ\" = "),
        ("{ consonants = 4,", "{ consonants = 300,", "# 1"),
        ("{ consonants = 4,", "{ consonants = -1,", "# 1"),
        ("{ consonants = 4, vowels", "{ vowels", "# 1"),
    ];
    for (from, to, at) in table {
        match changed(from, to) {
            Err(error @ RulesError::Syntax { line, .. }) => {
                assert_eq!(line, line_of(at), "{from} → {to}");
                says_the_line(&error);
            }
            other => panic!("{from} → {to}: {other:?}"),
        }
    }
    for (from, to) in [("id = ", "# id = "), ("[breaks]\n", ""), ("minutes = 5\n", "")] {
        assert!(matches!(changed(from, to), Err(RulesError::Syntax { .. })), "{from} → {to}");
    }
    for text in ["", "\0", "{}", "id", "= =", "Α = 1", "[[[[", "🎲"] {
        assert!(matches!(Rules::parse(text), Err(RulesError::Syntax { .. })), "{text:?}");
    }
    // A file that was cut anywhere is refused, not half taken.
    let cuts = (0..OSTH_2019.len()).filter(|&cut| OSTH_2019.is_char_boundary(cut)).step_by(37);
    for cut in cuts {
        assert!(Rules::parse(&OSTH_2019[..cut]).is_err(), "cut at {cut}");
    }
}

/// Rules whose guard looks for one set among millions held up whoever drew, and every verification.
#[test]
fn a_guard_that_hardly_ever_holds_is_refused() {
    let with = |changes: &[(&str, &str)]| {
        let text = changes.iter().fold(OSTH_2019.to_owned(), |text, (from, to)| {
            assert!(text.contains(from), "{from}");
            text.replacen(from, to, 1)
        });
        Rules::parse(&text)
    };
    // Two hundred more consonants in the bag: the seven high-value ones are never all drawn.
    let many = with(&[
        ("\"Σ\" = { count = 7", "\"Σ\" = { count = 100"),
        ("\"Τ\" = { count = 8", "\"Τ\" = { count = 100"),
    ]);
    let Err(RulesError::GuardHardlyHolds { line, round: number }) = many else {
        panic!("{many:?}")
    };
    assert_eq!(number, round(13));
    assert!(OSTH_2019.lines().nth(line - 1).unwrap().starts_with("guard_rounds"));
    for language in Language::ALL {
        assert!(Anagram::rules_error(language, &many.clone().unwrap_err()).contains("13"));
    }
    // Half the consonants of high value, and a set of three of them must be the last three.
    assert!(
        with(&[("\"Ρ\" = { count = 5", "\"Ρ\" = { count = 9")]).is_ok(),
        "a few more are no harm"
    );
    // Without a guard nothing is looked for.
    let unguarded = [("guard_rounds = [13, 14]", "guard_rounds = []")];
    let more = [("\"Σ\" = { count = 7", "\"Σ\" = { count = 100")];
    assert!(with(&[unguarded, more].concat()).is_ok());
}
