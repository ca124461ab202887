//! Every sentence that people read, in Greek and in English.
//!
//! The sentences live in `assets/languages/{el,en}/*.ftl` (Fluent), one file a place, each key
//! beginning with the name of its file; they are embedded at build time. Code names a key and its
//! arguments and never holds a sentence itself: `text!(language, "print-page", page = 1, pages = 2)`.
//!
//! A key that one language lacks is taken from the other, a key that both lack is shown as itself:
//! nothing here may panic or hide a message. Numbers come out as the language writes them (thousands
//! grouped, a true minus sign), so a number that is a name (a year) is passed as text.

mod arg;
mod format;
mod history;
mod name;
mod refusal;

pub use arg::Arg;
pub use history::Teller;
pub use name::{fold, sorted_by};

pub use crate::domain::text::quoted;

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

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
}

impl Language {
    /// Every language, the default first.
    pub const ALL: [Self; 2] = [Self::Greek, Self::English];

    /// The ISO 639-1 code: `el` or `en`.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Self::Greek => "el",
            Self::English => "en",
        }
    }

    /// The language's own name for itself, for a menu of languages.
    #[must_use]
    pub fn name(self) -> String {
        tr(self, "common-language-name")
    }

    /// The language of a locale string such as `en_GB.UTF-8`, `el-GR` or `el`; Greek for every
    /// locale that is not English.
    #[must_use]
    pub fn from_locale(locale: &str) -> Self {
        let primary = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        if primary.eq_ignore_ascii_case("en") { Self::English } else { Self::Greek }
    }

    /// The language to try where this one lacks a sentence.
    fn other(self) -> Self {
        match self {
            Self::Greek => Self::English,
            Self::English => Self::Greek,
        }
    }
}

/// The sentences of a language, read when the first of them is asked for: a window that opens in
/// Greek does not wait for the English ones.
fn sentences(language: Language) -> &'static FluentBundle<FluentResource> {
    static GREEK: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| {
        let text = include_str!(concat!(env!("OUT_DIR"), "/el.ftl"));
        bundle(Language::Greek, text)
    });
    static ENGLISH: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| {
        let text = include_str!(concat!(env!("OUT_DIR"), "/en.ftl"));
        bundle(Language::English, text)
    });
    match language {
        Language::Greek => &GREEK,
        Language::English => &ENGLISH,
    }
}

fn bundle(language: Language, text: &str) -> FluentBundle<FluentResource> {
    let identifier: LanguageIdentifier = language.code().parse().expect("a code names a language");
    let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
    // A line that cannot be read fails a test; here its sentence alone is missing.
    let read = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(read, _)| read);
    bundle.add_resource_overriding(read);
    format::prepare(&mut bundle);
    bundle
}

/// The sentence of `key` in `language`.
///
/// The other language's sentence where this one lacks it; the key itself where both do.
#[must_use]
pub fn tr(language: Language, key: &str) -> String {
    tr_args(language, key, &[])
}

/// The sentence of `key` in `language`, with its arguments filled in.
///
/// An argument that the sentence needs and `args` lacks counts as a missing sentence, as in [`tr`];
/// one that it does not use does no harm. The macro [`text!`](crate::text) is the shorter way.
#[must_use]
pub fn tr_args(language: Language, key: &str, args: &[(&'static str, Arg)]) -> String {
    let values: FluentArgs<'_> = args.iter().map(|(name, arg)| (*name, arg.value())).collect();
    let say = |language| {
        let bundle = sentences(language);
        let sentence = bundle.get_message(key)?.value()?;
        let mut problems = Vec::new();
        let said = bundle.format_pattern(sentence, Some(&values), &mut problems);
        problems.is_empty().then(|| said.into_owned())
    };
    say(language).or_else(|| say(language.other())).unwrap_or_else(|| key.to_owned())
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
