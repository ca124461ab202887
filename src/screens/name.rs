//! Names and figures as every screen writes them: times, dates, people, penalties.

use chrono::{DateTime, Local, NaiveDate};

use crate::commands::AboutChoice;
use crate::domain::person::{Person, Role};
use crate::domain::player::Player;
use crate::language::{Language, SaidAs, tr};
use crate::text;

/// Time left as minutes:seconds, a begun second counted whole: the clock shows 0:00 only at the end.
pub fn clock(remaining_ms: i64) -> String {
    let seconds = (remaining_ms.max(0) + 999) / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Number, name and club: nobody else is told so.
pub fn player(player: &Player) -> String {
    let Player { id, name, club, .. } = player;
    if club.is_empty() { format!("{id}. {name}") } else { format!("{id}. {name} · {club}") }
}

/// A stored date in words, or as typed when it is none.
pub fn date(language: Language, stored: &str) -> String {
    NaiveDate::parse_from_str(stored.trim(), "%Y-%m-%d")
        .map_or_else(|_| stored.to_owned(), |date| language.date(date))
}

/// A day and the time of day on this machine.
pub fn day_and_time(language: Language, wall_ms: i64) -> String {
    let at = DateTime::from_timestamp_millis(wall_ms);
    let at = at.map(|at| language.date_time(at.with_timezone(&Local).naive_local()));
    at.unwrap_or_default()
}

/// The day of the month on this machine, and the month.
pub fn day_of_month(wall_ms: i64) -> String {
    DateTime::from_timestamp_millis(wall_ms)
        .map(|at| at.with_timezone(&Local).format("%d/%m").to_string())
        .unwrap_or_default()
}

/// The time of day on this machine, to the second.
pub fn time_of_day(wall_ms: i64) -> String {
    DateTime::from_timestamp_millis(wall_ms)
        .map(|at| at.with_timezone(&Local).format("%H:%M:%S").to_string())
        .unwrap_or_default()
}

/// How far the time of day on this machine is before UTC then, in milliseconds.
pub fn zone_ms(wall_ms: i64) -> i64 {
    let at = DateTime::from_timestamp_millis(wall_ms).map(|at| at.with_timezone(&Local));
    at.map_or(0, |at| i64::from(at.offset().local_minus_utc()) * 1000)
}

/// A role.
pub fn role(language: Language, role: Role) -> String {
    tr(
        language,
        match role {
            Role::Referee => "console-referee",
            Role::Assistant => "console-assistant",
            Role::Jury => "console-jury",
            Role::Centre => "console-centre",
            Role::Screen => "console-screen",
        },
    )
}

/// Name and role.
pub fn who(language: Language, person: &Person) -> String {
    let role = role(language, person.role);
    if person.name.is_empty() { role } else { format!("{} ({role})", person.name) }
}

/// A sum divided by a count, to one decimal, rounded to the nearest; nothing when there is no count.
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

/// Minutes of a round or break; with their seconds where they are not whole.
pub fn minutes(language: Language, full_ms: i64) -> String {
    if full_ms % 60_000 != 0 {
        return clock(full_ms);
    }
    text!(language, "console-minutes", minutes = full_ms / 60_000)
}

/// What an objection is about.
pub fn about(language: Language, said: SaidAs, about: AboutChoice) -> String {
    let key = match about {
        AboutChoice::Word => "console-about-word",
        AboutChoice::Reading => "console-about-reading",
        AboutChoice::Void => "console-about-void",
    };
    tr(language, said(key))
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
}
