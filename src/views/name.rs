//! Names and figures as the windows write them: times, dates, rounds, penalties.

use chrono::{DateTime, Local, NaiveDate};

use crate::commands::{AboutChoice, PenaltyChoice};
use crate::domain::contest::penalty::PenaltyKind;
use crate::domain::formats::anagram::rules::{Field, RoundRule, TieBreak};
use crate::domain::formats::anagram::standings::Criterion;
use crate::domain::letters::GREEK;
use crate::domain::player::Player;
pub use crate::language::fold;
use crate::language::{Language, tr};
use crate::text;

/// Time left as minutes:seconds, a begun second counted whole: the clock shows 0:00 only at the end.
#[must_use]
pub fn clock(remaining_ms: i64) -> String {
    let seconds = (remaining_ms.max(0) + 999) / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// A typed time as milliseconds: `4:30`, or whole minutes: `4`.
#[must_use]
pub fn parse_clock(text: &str) -> Option<i64> {
    let text = text.trim();
    let (minutes, seconds) = text.split_once([':', '.', ',']).unwrap_or((text, "0"));
    let minutes: i64 = minutes.parse().ok().filter(|minutes| (0..=240).contains(minutes))?;
    let seconds: i64 = seconds.parse().ok().filter(|seconds| (0..60).contains(seconds))?;
    Some((minutes * 60 + seconds) * 1000)
}

/// A folded text as the same keys type it on the other layout, Greek for Latin and the reverse.
#[must_use]
pub fn other_layout(folded: &str) -> String {
    let greek = |latin: char| {
        let letter = GREEK.recovers()?.by_key(latin.to_ascii_uppercase())?;
        Some(small(letter.to_char()))
    };
    let other = |typed: char| match typed {
        // The key of the tonos, which folding has taken from the names.
        ';' | ':' => None,
        latin if latin.is_ascii_alphabetic() => greek(latin),
        other => ('a'..='z').find(|&latin| greek(latin) == Some(other)).or(Some(other)),
    };
    folded.chars().filter_map(other).collect()
}

fn small(capital: char) -> char {
    capital.to_lowercase().next().unwrap_or(capital)
}

/// Number, name and club: nobody else is told so.
#[must_use]
pub fn player(player: &Player) -> String {
    let Player { id, name, club, .. } = player;
    if club.is_empty() { format!("{id}. {name}") } else { format!("{id}. {name} · {club}") }
}

/// A typed date: day, month and year with `/`, `.` or `-` between them, or year-month-day.
#[must_use]
pub fn parse_date(text: &str) -> Option<NaiveDate> {
    let parts: Vec<&str> = text.trim().split(['/', '.', '-']).map(str::trim).collect();
    let [first, month, last] = parts.as_slice() else { return None };
    let (day, year) = if first.len() == 4 { (last, first) } else { (first, last) };
    let year = year.parse().ok().filter(|_| year.len() == 4)?;
    NaiveDate::from_ymd_opt(year, month.parse().ok()?, day.parse().ok()?)
}

/// A stored date as it is typed; what is none stays as it is.
#[must_use]
pub fn typed_date(stored: &str) -> String {
    let date = NaiveDate::parse_from_str(stored.trim(), "%Y-%m-%d");
    date.map_or_else(|_| stored.to_owned(), |date| date.format("%-d/%-m/%Y").to_string())
}

/// A stored date in words, or as typed when it is none.
#[must_use]
pub fn date(language: Language, stored: &str) -> String {
    NaiveDate::parse_from_str(stored.trim(), "%Y-%m-%d")
        .map_or_else(|_| stored.to_owned(), |date| language.date(date))
}

/// A day and the time of day on this machine.
#[must_use]
pub fn day_and_time(language: Language, wall_ms: i64) -> String {
    let at = DateTime::from_timestamp_millis(wall_ms);
    let at = at.map(|at| language.date_time(at.with_timezone(&Local).naive_local()));
    at.unwrap_or_default()
}

/// A sum divided by a count, to one decimal, rounded to the nearest; nothing when there is no count.
#[must_use]
pub fn average(language: Language, sum: i64, count: u32) -> String {
    let count = i64::from(count);
    if count == 0 {
        return "–".to_owned();
    }
    let tenths = (sum.unsigned_abs() * 10 + count.unsigned_abs() / 2) / count.unsigned_abs();
    let point = language.decimal_sign();
    let minus = if sum < 0 && tenths > 0 { "−" } else { "" };
    format!("{minus}{}{point}{}", tenths / 10, tenths % 10)
}

/// "5 consonants, 2 vowels".
#[must_use]
pub fn ratio(language: Language, rule: RoundRule) -> String {
    text!(language, "console-ratio", consonants = rule.consonants, vowels = rule.vowels)
}

/// Whole minutes of a round or break.
#[must_use]
pub fn minutes(language: Language, full_ms: i64) -> String {
    text!(language, "console-minutes", minutes = full_ms / 60_000)
}

/// The heading of a field on the sheet.
#[must_use]
pub fn field(language: Language, field: Field) -> String {
    text!(language, "console-field", letters = field.length())
}

/// A criterion of the standings.
#[must_use]
pub fn criterion(language: Language, criterion: Criterion) -> String {
    let key = match criterion {
        Criterion::Total => "standings-by-total",
        Criterion::TieBreak(TieBreak::InvalidPoints) => "standings-by-invalid",
        Criterion::TieBreak(TieBreak::Valid7) => "standings-by-7",
        Criterion::TieBreak(TieBreak::Valid6) => "standings-by-6",
        Criterion::TieBreak(TieBreak::Valid5) => "standings-by-5",
        Criterion::TieBreak(TieBreak::Valid4) => "standings-by-4",
        Criterion::TieBreak(TieBreak::ValidHigh) => "standings-by-high",
    };
    tr(language, key)
}

/// A kind of penalty.
#[must_use]
pub fn penalty_choice(language: Language, kind: PenaltyChoice) -> String {
    let key = match kind {
        PenaltyChoice::Recommendation => "console-penalty-recommendation",
        PenaltyChoice::Reprimand => "console-penalty-reprimand",
        PenaltyChoice::VoidRound => "console-penalty-void",
        PenaltyChoice::Deduction => "console-penalty-deduction",
        PenaltyChoice::ExpelledFromRest => "console-penalty-rest",
        PenaltyChoice::Expelled => "console-penalty-expelled",
    };
    tr(language, key)
}

/// A penalty.
#[must_use]
pub fn penalty(language: Language, kind: PenaltyKind) -> String {
    let choice = match kind {
        PenaltyKind::Recommendation => PenaltyChoice::Recommendation,
        PenaltyKind::Reprimand => PenaltyChoice::Reprimand,
        PenaltyKind::VoidRound => PenaltyChoice::VoidRound,
        PenaltyKind::Deduction { points } => {
            return text!(language, "console-penalty-points", points = points);
        }
        PenaltyKind::ExpelledFromRest => PenaltyChoice::ExpelledFromRest,
        PenaltyKind::Expelled => PenaltyChoice::Expelled,
    };
    penalty_choice(language, choice)
}

/// What an objection is about.
#[must_use]
pub fn about(language: Language, about: AboutChoice) -> String {
    let key = match about {
        AboutChoice::Word => "console-about-word",
        AboutChoice::Reading => "console-about-reading",
        AboutChoice::Void => "console-about-void",
    };
    tr(language, key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_begun_second_counts_whole() {
        let shown = [(0, "0:00"), (1, "0:01"), (1000, "0:01"), (1001, "0:02"), (360_000, "6:00")];
        for (remaining_ms, text) in shown {
            assert_eq!(clock(remaining_ms), text);
        }
        assert_eq!(clock(-5), "0:00");
    }

    #[test]
    fn an_average_has_one_decimal() {
        let told = [
            ((0, 0), "–"),
            ((0, 3), "0,0"),
            ((10, 4), "2,5"),
            ((2, 3), "0,7"),
            ((1, 3), "0,3"),
            ((-5, 4), "−1,3"),
            ((-1, 100), "0,0"),
            ((1999, 100), "20,0"),
        ];
        for ((sum, count), expected) in told {
            assert_eq!(average(Language::Greek, sum, count), expected, "{sum} of {count}");
        }
        assert_eq!(average(Language::English, 10, 4), "2.5");
    }

    #[test]
    fn names_are_searched_without_accents_case_and_final_sigma() {
        assert_eq!(fold("  Άννα  ΑΛΕΞΊΟΥ ς"), "αννα αλεξιου σ");
        assert_eq!(fold("Ϊ ΐ Ώ É"), "ι ι ω e");
    }

    #[test]
    fn the_other_layout_is_the_same_keys() {
        assert_eq!(other_layout("ana;iresh 7"), "αναιρεση 7");
        assert_eq!(other_layout("θνδο"), "undo");
        assert_eq!(other_layout(&other_layout("κυριοσ")), "κυριοσ");
        assert_eq!(other_layout("?"), "?");
    }

    #[test]
    fn a_date_is_typed_as_people_write_it() {
        let day = NaiveDate::from_ymd_opt(2026, 11, 21);
        for text in ["21/11/2026", " 21.11.2026 ", "21-11-2026", "2026-11-21", "21 / 11 / 2026"] {
            assert_eq!(parse_date(text), day, "{text}");
        }
        for text in ["", "21/11", "31/2/2026", "21/11/26", "11/21/2026", "21 Nov", "1/1/20266"] {
            assert_eq!(parse_date(text), None, "{text}");
        }
        assert_eq!(typed_date("2026-11-05"), "5/11/2026");
    }

    #[test]
    fn a_time_is_typed_as_minutes_and_seconds() {
        let typed = [("4:30", 270_000), (" 4 ", 240_000), ("0:05", 5000), ("4.30", 270_000)];
        for (text, ms) in typed {
            assert_eq!(parse_clock(text), Some(ms), "{text}");
        }
        for text in ["", "4:60", "-1", "x", "4:30:00", "999999999999999999999"] {
            assert_eq!(parse_clock(text), None, "{text}");
        }
    }
}
