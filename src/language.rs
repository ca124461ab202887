//! Every sentence that people read, in five languages.
//!
//! The sentences live in `assets/languages/<language>/*.ftl` (Fluent), one file a place, each key
//! beginning with the name of its file; what belongs to one format alone lies in a folder of its
//! name below. They are embedded at build time. Code names a key and its arguments and never holds a
//! sentence itself: `text!(language, "print-page", page = 1, pages = 2)`.
//!
//! A key that a language lacks is taken from English, a key that English lacks is shown as itself:
//! nothing here may panic or hide a message. Numbers come out as the language writes them (thousands
//! grouped, a true minus sign), so a number that is a name (a year) is passed as text.

mod arg;
mod board;
mod corrected;
mod format;
pub mod formats;
mod history;
pub mod hyphen;
mod name;
mod penalty;
mod places;
mod refusal;
mod sentences;

pub use arg::Arg;
pub use name::{fold, sorted_by};
pub use sentences::{SaidAs, Sentences, Speech, Subjects, Teller};

pub use crate::domain::text::quoted;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

use crate::domain::letters::WordLanguage;

/// A language that the program speaks; Greek is the default.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Language {
    /// Greek, `el`.
    #[default]
    #[serde(rename = "el")]
    Greek,
    /// English, `en`.
    #[serde(rename = "en")]
    English,
    /// Romanian, `ro`.
    #[serde(rename = "ro")]
    Romanian,
    /// Catalan, `ca`.
    #[serde(rename = "ca")]
    Catalan,
    /// Polish, `pl`.
    #[serde(rename = "pl")]
    Polish,
}

impl Language {
    /// Every language, in the order of a menu: the default first.
    pub const ALL: [Self; 5] =
        [Self::Greek, Self::English, Self::Romanian, Self::Catalan, Self::Polish];

    /// The BCP 47 tag, which is the ISO 639-1 code: `el`, `en`, `ro`, `ca`, `pl`.
    pub fn code(self) -> &'static str {
        match self {
            Self::Greek => "el",
            Self::English => "en",
            Self::Romanian => "ro",
            Self::Catalan => "ca",
            Self::Polish => "pl",
        }
    }

    /// The language of a code, as an option or the environment gives it.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The language of words as one of sentences.
    pub const fn of_words(words: WordLanguage) -> Self {
        match words {
            WordLanguage::Greek => Self::Greek,
            WordLanguage::Romanian => Self::Romanian,
            WordLanguage::Catalan => Self::Catalan,
            WordLanguage::Polish => Self::Polish,
        }
    }

    /// The language's own name for itself, for a menu of languages.
    pub fn name(self) -> String {
        tr(self, "common-language-name")
    }

    /// The language of a locale string such as `en_GB.UTF-8`, `el-GR` or `el`; Greek for every
    /// locale of another language.
    pub fn from_locale(locale: &str) -> Self {
        let primary = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Self::from_code(&primary.to_ascii_lowercase()).unwrap_or_default()
    }
}

/// What Fluent takes the rules for plurals from.
fn identifier(language: Language) -> LanguageIdentifier {
    language.code().parse().expect("a code names a language")
}

/// Sentences of a language, set up as it writes. A line that cannot be read fails a test; here its sentence alone is missing.
fn bundle(language: Language, text: &str) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![identifier(language)]);
    let read = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(read, _)| read);
    bundle.add_resource_overriding(read);
    format::prepare(&mut bundle, language);
    bundle
}

/// The sentence of `key` in `language`.
///
/// The English sentence where the language lacks it; the key itself where English does, too.
pub fn tr(language: Language, key: &str) -> String {
    tr_args(language, key, &[])
}

/// The sentence of `key` in `language`, with its arguments filled in.
///
/// An argument that the sentence needs and `args` lacks counts as a missing sentence, as in [`tr`];
/// one that it does not use does no harm. The macro [`text!`](crate::text) is the shorter way.
pub fn tr_args(language: Language, key: &str, args: &[(&'static str, Arg)]) -> String {
    let say = |language| {
        let values = args.iter().map(|(name, arg)| (*name, arg.value(language)));
        let values: FluentArgs<'_> = values.collect();
        let bundle = places::of(language, key)?;
        let sentence = bundle.get_message(key)?.value()?;
        let mut problems = Vec::new();
        let said = bundle.format_pattern(sentence, Some(&values), &mut problems);
        problems.is_empty().then(|| said.into_owned())
    };
    say(language).or_else(|| say(Language::English)).unwrap_or_else(|| key.to_owned())
}

/// The sentence of a key in a language: `text!(language, "common-points", points = 3)`.
///
/// Arguments are names of the sentence's own, each with anything that converts into an
/// [`Arg`]: integers, `&str`, `String`, `&String`, `Cow<str>`, `char`.
#[macro_export]
macro_rules! text {
    ($language:expr, $key:expr $(,)?) => {
        $crate::language::tr($language, $key)
    };
    ($language:expr, $key:expr, $($name:ident = $value:expr),+ $(,)?) => {
        $crate::language::tr_args(
            $language,
            $key,
            &[$((stringify!($name), $crate::language::Arg::from($value))),+],
        )
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plurals_are_told_apart_as_each_language_does() {
        let source =
            "forms = { $n ->\n    [one] one\n    [few] few\n    [many] many\n   *[other] other\n}";
        let said = |language: Language, n: i64| {
            let bundle = bundle(language, source);
            let n = Arg::from(n);
            let args: FluentArgs<'_> = [("n", n.value(language))].into_iter().collect();
            let message = bundle.get_message("forms").and_then(|message| message.value()).unwrap();
            bundle.format_pattern(message, Some(&args), &mut Vec::new()).into_owned()
        };
        let told = |language| {
            [0, 1, 2, 5, 12, 20, 22, 100, 101, 112, 1002].map(|n| said(language, n)).join(" ")
        };
        for language in Language::ALL {
            let expected = match language {
                Language::Greek | Language::English | Language::Catalan => {
                    "other one other other other other other other other other other"
                }
                Language::Romanian => "few one few few few other other other few few few",
                Language::Polish => "many one few many many many few many many many few",
            };
            assert_eq!(told(language), expected, "{language:?}");
        }
    }
}
