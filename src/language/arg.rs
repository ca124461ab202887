//! What can be filled into a sentence: whole numbers and text. Never a sentence's own grammar:
//! plurals and word order are the language file's.

use std::borrow::Cow;

use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentNumber;

use super::Language;

/// One argument of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A whole number: written as the language writes numbers, and the plural's selector. Exact up
    /// to 2⁵³.
    Number(i64),
    /// Text, filled in as it is.
    Text(String),
}

impl Arg {
    pub(super) fn value(&self, language: Language) -> FluentValue<'_> {
        match self {
            Self::Number(number) => FluentValue::Number(counted(*number, language)),
            Self::Text(text) => FluentValue::String(Cow::Borrowed(text)),
        }
    }
}

/// A number with the plural that it takes. Fluent's rules for Romanian know 2 to 19 but not 101 to 119,
/// 201 to 219 and so on, which take the same form; a number with decimals gets that form from them, and
/// the decimals are not shown.
fn counted(number: i64, language: Language) -> FluentNumber {
    let mut counted = FluentNumber::from(number);
    let few = number.unsigned_abs() > 100 && (1..=19).contains(&(number.unsigned_abs() % 100));
    if few && language == Language::Romanian {
        counted.options.minimum_fraction_digits = Some(1);
    }
    counted
}

/// Numbers that always fit.
macro_rules! from_small {
    ($($number:ty)+) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        })+
    };
}

/// Numbers that are held at the largest that fits.
macro_rules! from_large {
    ($($number:ty)+) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })+
    };
}

from_small!(i8 i16 i32 i64 u8 u16 u32);
from_large!(u64 usize);

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}

impl From<Cow<'_, str>> for Arg {
    fn from(text: Cow<'_, str>) -> Self {
        Self::Text(text.into_owned())
    }
}

impl From<char> for Arg {
    fn from(sign: char) -> Self {
        Self::Text(sign.to_string())
    }
}
