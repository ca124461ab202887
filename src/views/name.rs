//! Times, dates and names as they are typed in the console; as they are told, see
//! [`screens::name`](crate::screens::name).

use chrono::{NaiveDate, NaiveTime};

use crate::domain::contest::Common;
use crate::domain::ids::PlayerId;
use crate::domain::letters::GREEK;
pub use crate::language::fold;
pub use crate::screens::name::{
    about, average, clock, date, day_and_time, minutes, player, role, who,
};

/// A typed time as milliseconds: `4:30`, or whole minutes: `4`.
pub fn parse_clock(text: &str) -> Option<i64> {
    let text = text.trim();
    let (minutes, seconds) = text.split_once([':', '.', ',']).unwrap_or((text, "0"));
    let minutes: i64 = minutes.parse().ok().filter(|minutes| (0..=240).contains(minutes))?;
    let seconds: i64 = seconds.parse().ok().filter(|seconds| (0..60).contains(seconds))?;
    Some((minutes * 60 + seconds) * 1000)
}

/// A folded text as the same keys type it on the other layout, Greek for Latin and the reverse.
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

/// The players of a typed number, or whose name has every typed word somewhere: the one of just
/// that number first.
pub fn search(common: &Common, typed: &str) -> Vec<PlayerId> {
    let typed = fold(typed);
    if typed.is_empty() {
        return Vec::new();
    }
    let players = common.players.values();
    let other = other_layout(&typed);
    let mut found: Vec<PlayerId> = players
        .filter(|player| {
            let whole = format!("{} {}", player.id, fold(&player.name));
            // Typed on the other layout, it is found as well.
            [typed.as_str(), &other].into_iter().any(|typed| {
                typed.split(' ').all(|word| whole.split(' ').any(|part| part.starts_with(word)))
            })
        })
        .map(|player| player.id)
        .collect();
    found.sort_by_key(|id| id.to_string() != typed);
    found
}

/// A typed date: day, month and year with `/`, `.` or `-` between them, or year-month-day.
pub fn parse_date(text: &str) -> Option<NaiveDate> {
    let parts: Vec<&str> = text.trim().split(['/', '.', '-']).map(str::trim).collect();
    let [first, month, last] = parts.as_slice() else { return None };
    let (day, year) = if first.len() == 4 { (last, first) } else { (first, last) };
    let year = year.parse().ok().filter(|_| year.len() == 4)?;
    NaiveDate::from_ymd_opt(year, month.parse().ok()?, day.parse().ok()?)
}

/// A typed time of the day: `11:00`, `11.30`, `1130`, or the hour alone.
pub fn parse_time_of_day(text: &str) -> Option<NaiveTime> {
    let text = text.trim();
    let digits = (3..=4).contains(&text.len()) && text.bytes().all(|sign| sign.is_ascii_digit());
    let parts =
        if digits { text.split_at_checked(text.len() - 2) } else { text.split_once([':', '.']) };
    let (hour, minute) = parts.unwrap_or((text, "0"));
    NaiveTime::from_hms_opt(hour.parse().ok()?, minute.parse().ok()?, 0)
}

/// A stored date as it is typed; what is none stays as it is.
pub fn typed_date(stored: &str) -> String {
    let date = NaiveDate::parse_from_str(stored.trim(), "%Y-%m-%d");
    date.map_or_else(|_| stored.to_owned(), |date| date.format("%-d/%-m/%Y").to_string())
}

#[cfg(test)]
mod tests;
