//! The nine digits on a sheet.

use eforos::domain::formats::anagram::sheet_code::{
    CodeError, CompetitionCode, DIGITS, SheetCode, by_hand,
};
use eforos::domain::lexicon::Digest;

use crate::day::{player, round};

fn competition(first: u8, second: u8) -> CompetitionCode {
    let hex = format!("{first:02x}{second:02x}{}", "0".repeat(60));
    CompetitionCode::of(&hex.parse::<Digest>().unwrap())
}

/// Player 5, round 7, competition 0x0102 = 258; the check digit was worked out apart.
#[test]
fn a_code_is_player_round_competition_and_check_digit() {
    let here = competition(1, 2);
    let code = SheetCode::new(Some(player(5)), round(7), here).unwrap();
    let text = code.to_string();
    assert_eq!(text, "005072581");
    assert_eq!(text.len(), DIGITS);
    let read = SheetCode::read(&text, here).unwrap();
    assert_eq!((read.player(), read.round()), (Some(player(5)), round(7)));
}

#[test]
fn one_wrong_digit_is_always_noticed() {
    let here = competition(3, 231);
    for (of, in_round) in [(1, 1), (60, 14), (999, 9), (123, 10)] {
        let code = SheetCode::new(Some(player(of)), round(in_round), here).unwrap().to_string();
        for at in 0..DIGITS {
            for digit in '0'..='9' {
                let mut wrong: Vec<char> = code.chars().collect();
                if wrong[at] == digit {
                    continue;
                }
                wrong[at] = digit;
                let wrong: String = wrong.into_iter().collect();
                assert_eq!(SheetCode::read(&wrong, here), Err(CodeError::CheckDigit), "{wrong}");
            }
        }
    }
}

#[test]
fn what_is_no_code_of_this_competition_is_told_apart() {
    let (here, there) = (competition(0, 7), competition(0, 8));
    let other = SheetCode::new(Some(player(5)), round(7), there).unwrap().to_string();
    assert_eq!(SheetCode::read(&other, here), Err(CodeError::OtherCompetition));
    assert!(SheetCode::read(&other, there).is_ok());
    for text in ["", "5-7", "12345678", "1234567890", "12345678a", "１２３４５６７８９"] {
        assert_eq!(SheetCode::read(text, here), Err(CodeError::NotDigits), "{text}");
    }
    let last_that_fits = |body: &str| {
        ('0'..='9')
            .map(|check| SheetCode::read(&format!("{body}{check}"), here))
            .find(|read| *read != Err(CodeError::CheckDigit))
    };
    for body in ["00100007", "00115007", "00199007"] {
        assert_eq!(last_that_fits(body), Some(Err(CodeError::OutOfRange)), "{body}");
    }
    assert_eq!(SheetCode::new(Some(player(1000)), round(1), here), None);
    // Nobody's sheet has the number 000.
    let nobody = SheetCode::new(None, round(1), here).unwrap();
    assert!(nobody.to_string().starts_with("00001007"), "{nobody}");
    assert_eq!(SheetCode::read(&nobody.to_string(), here), Ok(nobody));
    assert_eq!(nobody.player(), None);
}

#[test]
fn a_place_is_named_by_hand() {
    assert_eq!(by_hand("5-7"), Some((player(5), round(7))));
    assert_eq!(by_hand(" 060-014 "), Some((player(60), round(14))));
    for text in ["", "5", "5-", "-7", "0-7", "5-0", "5-15", "5-7-1", "+5-7", "ΚΑ-ΡΟ", "5–7"] {
        assert_eq!(by_hand(text), None, "{text}");
    }
}
