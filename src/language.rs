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
mod refusal;

pub use arg::Arg;
pub use format::quoted;
pub use history::Teller;

use std::borrow::Cow;
use std::collections::HashMap;

use fluent_templates::fluent_bundle::FluentValue;
use fluent_templates::{LanguageIdentifier, langid};
use serde::{Deserialize, Serialize};

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

fn identifier(language: Language) -> LanguageIdentifier {
    match language {
        Language::Greek => langid!("el"),
        Language::English => langid!("en"),
    }
}

#[expect(clippy::redundant_closure, reason = "the macro takes nothing but a closure")]
mod sentences {
    //! What the macro below makes: the embedded sentences of both languages.
    fluent_templates::static_loader! {
        pub(super) static SENTENCES = {
            locales: "./assets/languages",
            fallback_language: "el",
            customise: |bundle| super::format::prepare(bundle),
        };
    }
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
    let values: HashMap<Cow<'static, str>, FluentValue<'_>> =
        args.iter().map(|(name, arg)| (Cow::Borrowed(*name), arg.value())).collect();
    [language, language.other()]
        .into_iter()
        .find_map(|tried| {
            sentences::SENTENCES.lookup_single_language(&identifier(tried), key, Some(&values)).ok()
        })
        .unwrap_or_else(|| key.to_owned())
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
