//! §6 and §11: one sheet, word by word.

use eforos::domain::contest::ruling::Ruled;
use eforos::domain::formats::anagram::grade::{Grade, Sum, Verdict};
use eforos::domain::formats::anagram::standings::Doubt;
use eforos::domain::lexicon::Authority;

use crate::day::{Day, letters, player, round, words};

fn missing(letter: &str) -> Verdict {
    Verdict::NotFromLetters { missing: letters(letter)[0] }
}

/// A competition with one player, whose sheet of round 1 (rack Κ Α Ρ Ο Τ Σ Ε) is this.
fn graded(authority: Authority, list: &str, sheet: &str) -> Day {
    let mut day = Day::new(authority, list);
    day.add_players(1);
    day.play(1);
    day.key(1, 1, sheet);
    day
}

/// Each word with its field, verdict and points.
fn lines(grade: &Grade) -> Vec<(String, usize, Verdict, i32)> {
    let lines = grade
        .words
        .iter()
        .map(|word| (word.written.to_string(), word.field.length(), word.verdict, word.points));
    lines.collect()
}

fn line(word: &str, field: usize, verdict: Verdict, points: i32) -> (String, usize, Verdict, i32) {
    (word.to_owned(), field, verdict, points)
}

const SHEET: &str = "7: ΣΑΡΩΤΕΚ / 5: ΚΑΡΟ τάκος ΤΑΚΟΙ / 4: ΚΑΡΟ καρό / 3: ΡΟΣ";

#[test]
fn the_worked_example_with_an_authoritative_list() {
    let day = graded(Authority::Authoritative, "ΚΑΡΟ ΤΑΚΟΣ", SHEET);
    let grade = day.grade(1, 1);
    assert_eq!(
        lines(grade),
        [
            line("ΣΑΡΩΤΕΚ", 7, missing("Ω"), -3),
            line("ΚΑΡΟ", 5, Verdict::Misplaced, 0),
            line("ΤΑΚΟΣ", 5, Verdict::Valid, 2),
            line("ΤΑΚΟΙ", 5, missing("Ι"), -2),
            line("ΚΑΡΟ", 4, Verdict::Valid, 2),
            line("ΚΑΡΟ", 4, Verdict::Repeated, 0),
            line("ΡΟΣ", 3, Verdict::NotInLexicon, -1),
        ]
    );
    assert_eq!(grade.valid, Sum { count: 2, points: 4 });
    assert_eq!(grade.invalid, Sum { count: 3, points: -6 });
    assert_eq!((grade.undecided, grade.total()), (0, -2));
    let standings = day.standings(1);
    assert_eq!(standings.doubts, []);
    let row = &standings.rows[0];
    assert_eq!((row.total, row.invalid_points), (-2, 6));
    assert_eq!((row.tally.valid_5, row.tally.valid_4, row.tally.valid_7), (1, 1, 0));
}

#[test]
fn the_worked_example_with_a_reference_list() {
    let day = graded(Authority::Reference, "ΚΑΡΟ ΤΑΚΟΣ", SHEET);
    let grade = day.grade(1, 1);
    assert_eq!(grade.words[6].verdict, Verdict::Undecided);
    assert_eq!(grade.valid, Sum { count: 2, points: 4 });
    assert_eq!(grade.invalid, Sum { count: 2, points: -5 });
    assert_eq!((grade.undecided, grade.total()), (1, -1));
    let standings = day.standings(1);
    assert!(standings.is_provisional());
    let written = words("3: ΡΟΣ").field(crate::day::field(3))[0].clone();
    let undecided = Doubt::Undecided { written, round: round(1), players: vec![player(1)] };
    assert_eq!(standings.doubts, [undecided]);
    assert_eq!(standings.rows[0].invalid_points, 5);
}

#[test]
fn the_first_that_applies_decides() {
    use Verdict as V;
    let table = [
        // misplaced before everything: no field holds words of 1, 2, 8 and more
        ("3: Ω ΩΩ ΡΟΣΑ ΡΟΣΟΣΑΣΑΣ", vec![V::Misplaced; 4]),
        ("7: ΡΟΣ / 6: ΡΟΣ / 5: ΡΟΣ / 4: ΡΟΣ", vec![V::Misplaced; 4]),
        // a misplaced word is not "met": in its right field it counts
        ("5: ΚΑΡΟ / 4: ΚΑΡΟ", vec![V::Misplaced, V::Valid]),
        // … and after its right field it is misplaced, not repeated
        ("4: ΚΑΡΟ / 3: ΚΑΡΟ", vec![V::Valid, V::Misplaced]),
        // illegible only in the field of its length; never repeated
        ("4: Κ?ΡΟ Κ?ΡΟ / 3: Κ?ΡΟ", vec![V::Illegible, V::Illegible, V::Misplaced]),
        ("3: ???", vec![V::Illegible]),
        // an unreadable letter does not make the word repeated, nor it another
        ("4: ΚΑΡΟ ΚΑΡ? ΚΑΡΟ", vec![V::Valid, V::Illegible, V::Repeated]),
        // repeated before not from the letters: it costs once
        ("3: ΩΩΩ ΩΩΩ ΩΩΩ", vec![missing("Ω"), V::Repeated, V::Repeated]),
        ("3: ΡΟΣ ΡΟΣ", vec![V::NotInLexicon, V::Repeated]),
        // each tile is used once
        ("4: ΚΑΚΑ", vec![missing("Κ")]),
        ("3: ΣΟΣ", vec![missing("Σ")]),
        // not from the letters before the lexicon
        ("3: ΝΑΙ", vec![missing("Ν")]),
        ("5: ΤΑΚΟΣ / 4: ΚΑΡΟ", vec![V::Valid, V::Valid]),
    ];
    for (sheet, verdicts) in table {
        let day = graded(Authority::Authoritative, "ΚΑΡΟ ΤΑΚΟΣ ΝΑΙ", sheet);
        assert_eq!(day.verdicts(1, 1), verdicts, "{sheet}");
    }
}

#[test]
fn the_fields_are_graded_7_first_and_as_written() {
    let day = graded(Authority::Authoritative, "", "3: ΡΟΣ ΑΡΟ / 5: ΤΑΚΟΣ / 7: ΚΑΡΟΤΣΕ / 3: ΟΡΑ");
    let order: Vec<String> =
        day.grade(1, 1).words.iter().map(|word| word.written.to_string()).collect();
    assert_eq!(order, ["ΚΑΡΟΤΣΕ", "ΤΑΚΟΣ", "ΡΟΣ", "ΑΡΟ", "ΟΡΑ"]);
}

#[test]
fn points_by_length_are_added_or_taken_away() {
    let table = [
        ("7: ΚΑΡΟΤΣΕ", "ΚΑΡΟΤΣΕ", 3),
        ("6: ΚΑΡΟΤΣ", "ΚΑΡΟΤΣ", 2),
        ("5: ΚΑΡΟΤ", "ΚΑΡΟΤ", 2),
        ("4: ΚΑΡΟ", "ΚΑΡΟ", 2),
        ("3: ΚΑΡ", "ΚΑΡ", 1),
    ];
    for (sheet, list, points) in table {
        let valid = graded(Authority::Authoritative, list, sheet);
        assert_eq!(valid.total(1), points, "{sheet}");
        let invalid = graded(Authority::Authoritative, "", sheet);
        assert_eq!(invalid.total(1), -points, "{sheet}");
        let undecided = graded(Authority::Reference, "", sheet);
        assert_eq!(undecided.total(1), 0, "{sheet}");
    }
}

#[test]
fn a_ruling_goes_over_the_lexicon_but_not_over_the_letters() {
    for authority in [Authority::Authoritative, Authority::Reference] {
        let mut day = graded(authority, "ΚΑΡΟ", "4: ΚΑΡΟ / 3: ΡΟΣ ΝΑΙ");
        day.rule("ΚΑΡΟ", Ruled::Invalid);
        day.rule("ΡΟΣ", Ruled::Valid);
        day.rule("ΝΑΙ", Ruled::Valid);
        assert_eq!(
            day.verdicts(1, 1),
            [Verdict::RuledInvalid, Verdict::Valid, missing("Ν")],
            "{authority:?}"
        );
        assert_eq!(day.total(1), -2 + 1 - 1);
        // The other way, and withdrawn.
        day.rule("ΡΟΣ", Ruled::Invalid);
        assert_eq!(day.verdicts(1, 1)[1], Verdict::RuledInvalid);
        for text in ["ΚΑΡΟ", "ΡΟΣ", "ΝΑΙ"] {
            let word = crate::day::word(text);
            day.must(eforos::domain::formats::anagram::Command::WithdrawRuling { word });
        }
        assert_eq!(day.verdicts(1, 1)[0], Verdict::Valid);
    }
}

#[test]
fn a_ruling_counts_for_everyone_who_could_write_the_word() {
    let mut day = Day::new(Authority::Reference, "");
    day.add_players(3);
    day.play(1);
    day.play(2);
    day.key(1, 1, "3: ΡΟΣ");
    day.key(2, 1, "4: ΡΟΣ");
    day.key(1, 2, "3: ΡΟΣ");
    day.key(3, 1, "3: ρος ρος");
    day.rule("ΡΟΣ", Ruled::Valid);
    assert_eq!(day.verdicts(1, 1), [Verdict::Valid]);
    assert_eq!(day.verdicts(2, 1), [Verdict::Misplaced]);
    assert_eq!(day.verdicts(3, 1), [Verdict::Valid, Verdict::Repeated]);
    assert_eq!(day.verdicts(1, 2), [missing("Ρ")], "round 2 had no Ρ");
}

#[test]
fn the_last_tie_break_counts_words_with_a_high_value_letter() {
    let mut day = Day::of_players(1, "ΖΒΑ ΖΑΡΟ ΡΟΖ ΣΑΡΟ");
    day.play(7); // Β Α Ζ Ο Ρ Σ Τ
    day.key(1, 7, "4: ΖΑΡΟ ΣΑΡΟ ΖΑΖΑ / 3: ΖΒΑ ΡΟΖ ΒΑΣ");
    let row = &day.standings(14).rows[0];
    assert_eq!(row.tally.valid_high, 3, "two high-value letters in one word count one word");
    assert_eq!(row.tally.valid_4, 2);
}

#[test]
fn an_empty_sheet_is_zero_and_no_doubt() {
    let day = graded(Authority::Reference, "", "");
    assert_eq!(*day.grade(1, 1), Grade::default());
    assert_eq!(day.doubts(), []);
}

#[test]
fn letters_announced_govern_and_a_correction_grades_anew() {
    use eforos::domain::formats::anagram::command::Command as Play;
    let mut day = graded(Authority::Authoritative, "ΚΑΡΟ ΛΑΡΟ", "4: ΚΑΡΟ ΛΑΡΟ");
    assert_eq!(day.verdicts(1, 1), [Verdict::Valid, missing("Λ")]);
    let (letters, reason) = (letters("ΛΑΡΟΤΣΕ"), "heard wrongly".to_owned());
    day.must(Play::CorrectLetters { round: round(1), letters, reason });
    assert_eq!(day.verdicts(1, 1), [missing("Κ"), Verdict::Valid]);
    assert!(day.contest().game.announced(round(1)).unwrap().corrected);
}
