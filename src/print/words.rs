//! Wordings that several documents share.

use chrono::NaiveDate;

use crate::language::Language;

/// A date as it was typed, in words when it is one.
pub(super) fn date(typed: &str, language: Language) -> String {
    let date = NaiveDate::parse_from_str(typed.trim(), "%Y-%m-%d");
    date.map_or_else(|_| typed.to_owned(), |date| language.date(date))
}

/// Hexadecimal digits, or any others, in groups of four.
pub(super) fn grouped(digits: &str) -> String {
    let digits: Vec<char> = digits.chars().collect();
    digits.chunks(4).map(|group| group.iter().collect::<String>()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_stand_in_fours() {
        assert_eq!(grouped("8c1f20aa47"), "8c1f 20aa 47");
        assert_eq!(grouped(""), "");
        assert_eq!(grouped("αβγδε"), "αβγδ ε");
    }

    #[test]
    fn a_date_is_put_in_words_when_it_is_one() {
        assert_eq!(date("2026-11-21", Language::Greek), "21 Νοεμβρίου 2026");
        assert_eq!(date("21-22/11/2026", Language::Greek), "21-22/11/2026");
        assert_eq!(date("", Language::Greek), "");
    }
}
