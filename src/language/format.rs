//! Numbers and dates as each language writes them: «162.531», «−4», «21 Νοεμβρίου 2026».
//! Never an ASCII hyphen for a minus.

use std::fmt::Display;

use chrono::{DateTime, Datelike, Local, NaiveDate, NaiveDateTime, Timelike};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentResource, FluentValue};

use super::{Language, tr};
use crate::domain::head::Head;
use crate::text;

/// The keys of the months, in the form that stands in a date.
const MONTHS: [&str; 12] = [
    "common-month-1",
    "common-month-2",
    "common-month-3",
    "common-month-4",
    "common-month-5",
    "common-month-6",
    "common-month-7",
    "common-month-8",
    "common-month-9",
    "common-month-10",
    "common-month-11",
    "common-month-12",
];

/// Sets a language's bundle up: no invisible isolation marks (they would reach paper, CSV and the
/// clipboard), and its own way with numbers; Fluent's own `NUMBER`, and in Catalan `OF` for «de» before one.
pub(super) fn prepare(bundle: &mut FluentBundle<FluentResource>, language: Language) {
    bundle.set_use_isolating(false);
    bundle.add_builtins().expect("no other function has their names");
    if language == Language::Catalan {
        bundle
            .add_function("OF", |numbers, _| {
                numbers.first().and_then(of).map_or(FluentValue::Error, FluentValue::from)
            })
            .expect("no other function has its name");
    }
    // Fluent takes a function, not a closure that holds the language.
    bundle.set_formatter(Some(match language {
        Language::Greek => |value, _| numeral(Language::Greek, value),
        Language::English => |value, _| numeral(Language::English, value),
        Language::Romanian => |value, _| numeral(Language::Romanian, value),
        Language::Catalan => |value, _| numeral(Language::Catalan, value),
        Language::Polish => |value, _| numeral(Language::Polish, value),
    }));
}

/// «de» before a number in Catalan, which loses its vowel before 1, 11 and what else begins with either when it is
/// read: «d’1», «d’11.000», «d’1.000.000», but «de 1.000», which is «mil».
fn of(number: &FluentValue<'_>) -> Option<String> {
    let said = match number {
        FluentValue::Number(number) => Language::Catalan.grouped(number.value),
        FluentValue::String(text) => text.to_string(),
        FluentValue::Custom(_) | FluentValue::None | FluentValue::Error => return None,
    };
    let (first, thousands) = (said.split('.').next(), said.split('.').count() - 1);
    let vowel = first == Some("11") || (first == Some("1") && thousands != 1);
    Some(if vowel { format!("d’{said}") } else { format!("de {said}") })
}

fn numeral(language: Language, value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(language.grouped(number.value)),
        FluentValue::String(_)
        | FluentValue::Custom(_)
        | FluentValue::None
        | FluentValue::Error => None,
    }
}

impl Language {
    /// Where a history stood, in the same words on the wall, on paper and in the verification.
    pub fn head(self, head: Head) -> String {
        let (events, code) = (head.events.to_string(), head.code().to_string());
        text!(self, "common-head", events = events, code = code)
    }

    /// A whole number: `162.531`, `162,531` or `162 531`, with a true minus before a negative one.
    pub fn number(self, number: i64) -> String {
        self.grouped(number)
    }

    /// A whole number that always shows its sign: `+4`, `−4`; `0` has none.
    pub fn signed(self, number: i64) -> String {
        let digits = self.grouped(number);
        if number > 0 { format!("+{digits}") } else { digits }
    }

    /// Whether a rank's number stands before what it is of: `1st place`, but `locul I`.
    pub const fn says_rank_first(self) -> bool {
        match self {
            Self::Romanian => false,
            Self::Greek | Self::English | Self::Catalan | Self::Polish => true,
        }
    }

    /// Hundredths as a number, with decimals where it is no whole one: `1.304`, `1.279,50`; the sign of no number where
    /// there is none.
    pub fn hundredths(self, hundredths: Option<i64>) -> String {
        let Some(hundredths) = hundredths else { return "–".to_owned() };
        let (sign, size) = (if hundredths < 0 { "−" } else { "" }, hundredths.unsigned_abs());
        let whole = self.grouped(size / 100);
        match size % 100 {
            0 => format!("{sign}{whole}"),
            rest => format!("{sign}{whole}{}{rest:02}", self.decimal_sign()),
        }
    }

    /// What a whole number lacks that others of its column have behind their decimal sign; nothing where none has one.
    pub fn decimals_of<'a>(self, mut column: impl Iterator<Item = &'a str>) -> Option<String> {
        let sign = self.decimal_sign();
        column.any(|figure| figure.contains(sign)).then(|| format!("{sign}00"))
    }

    /// A figure as it stands in a column of which some may have these decimals; what is no number, as it is.
    pub fn with_decimals(self, figure: &str, decimals: Option<&str>) -> String {
        let is_number = figure.contains(|sign: char| sign.is_ascii_digit());
        let is_whole = is_number && !figure.contains(self.decimal_sign());
        let decimals = decimals.filter(|_| is_whole).unwrap_or_default();
        format!("{figure}{decimals}")
    }

    /// A text that stands within quotation marks: its own become those that a quotation within another has.
    pub fn within_quotes(self, text: &str) -> String {
        let ([open, close], [inner_open, inner_close]) = match self {
            Self::Greek | Self::Catalan => (['«', '»'], ['“', '”']),
            Self::English => (['“', '”'], ['‘', '’']),
            Self::Romanian | Self::Polish => (['„', '”'], ['«', '»']),
        };
        let inner = |sign| match sign {
            _ if sign == open => inner_open,
            _ if sign == close => inner_close,
            other => other,
        };
        text.chars().map(inner).collect()
    }

    /// A date in words: «21 Νοεμβρίου 2026», “21 November 2026”.
    pub fn date(self, date: NaiveDate) -> String {
        let month = usize::try_from(date.month0()).ok().and_then(|index| MONTHS.get(index));
        text!(
            self,
            "common-date",
            day = date.day(),
            month = month.map(|key| tr(self, key)).unwrap_or_default(),
            year = date.year().to_string()
        )
    }

    /// A date in words and the time of day, to the minute: «21 Νοεμβρίου 2026, 18:05».
    pub fn date_time(self, at: NaiveDateTime) -> String {
        text!(
            self,
            "common-date-time",
            date = self.date(at.date()),
            time = format!("{:02}:{:02}", at.hour(), at.minute())
        )
    }

    /// A moment of the wall clock, in milliseconds since 1970-01-01 UTC, as it was at this place.
    pub fn moment(self, wall_ms: i64) -> String {
        let utc = DateTime::from_timestamp_millis(wall_ms).unwrap_or_default();
        self.date_time(utc.with_timezone(&Local).naive_local())
    }

    /// The sign before the decimals: a point in English alone.
    pub fn decimal_sign(self) -> char {
        match self {
            Self::Greek | Self::Romanian | Self::Catalan | Self::Polish => ',',
            Self::English => '.',
        }
    }

    /// The sign between the thousands, and from how many digits on it is written: Polish has a space
    /// that breaks no line, and writes four digits together.
    fn thousands(self) -> (char, usize) {
        match self {
            Self::Greek | Self::Romanian | Self::Catalan => ('.', 4),
            Self::English => (',', 4),
            Self::Polish => ('\u{a0}', 5),
        }
    }

    /// Groups the digits of a decimal number's plain form by threes.
    fn grouped(self, number: impl Display) -> String {
        let (thousands, from) = self.thousands();
        let plain = number.to_string();
        let (sign, digits) = match plain.strip_prefix('-') {
            Some(digits) => ("−", digits),
            None => ("", plain.as_str()),
        };
        let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
        let mut out = String::from(sign);
        for (index, digit) in whole.chars().enumerate() {
            if index > 0 && whole.len() >= from && (whole.len() - index).is_multiple_of(3) {
                out.push(thousands);
            }
            out.push(digit);
        }
        if !fraction.is_empty() {
            out.push(self.decimal_sign());
            out.push_str(fraction);
        }
        out
    }
}
