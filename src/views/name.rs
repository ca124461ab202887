//! Times, dates and names as they are typed in the console; as they are told, see
//! [`screens::name`](crate::screens::name).

use chrono::{NaiveDate, NaiveTime};

use crate::commands::{Question, UserCommand};
use crate::language::Language;
use crate::text;

pub use crate::language::fold;
pub use crate::screens::find::{other_layout, search};
pub use crate::screens::name::{
    about, average, clock, date, day_and_time, minutes, player, role, who,
};

/// A typed time as milliseconds: `4:30`, or whole minutes: `4`.
pub fn parse_clock(text: &str) -> Option<i64> {
    let text = text.trim();
    let (minutes, seconds) = text.split_once([':', '.', ',']).unwrap_or((text, "0"));
    // A sign would be lost before a 0, and says of how much more or less, not of how much.
    let is_number = |part: &str| part.bytes().all(|sign| sign.is_ascii_digit());
    if !is_number(minutes) || !is_number(seconds) {
        return None;
    }
    let minutes: i64 = minutes.parse().ok().filter(|minutes| (0..=240).contains(minutes))?;
    let seconds: i64 = seconds.parse().ok().filter(|seconds| (0..60).contains(seconds))?;
    Some((minutes * 60 + seconds) * 1000)
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

/// What is asked of one round under a name that has the round; `None` of everything else.
pub fn of_its_round(language: Language, command: &UserCommand) -> Option<String> {
    let UserCommand::Ask(question) = command else { return None };
    let (key, round) = match question {
        Question::Replay(round) => ("rounds-ask-replay", round),
        Question::Correct(round) => ("rounds-ask-correct", round),
        Question::Record(round) => ("rounds-ask-record", round),
        Question::GiveUp(round) => ("rounds-ask-give-up", round),
        _ => return None,
    };
    Some(text!(language, key, round = round.get()))
}

#[cfg(test)]
mod tests;
