//! What people are told of a page that is not as they meant it.

use crate::language::{Language, quoted, tr};
use crate::text;

/// Something that paper shows otherwise than it was given.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Warning {
    /// No embedded font has this character: ▯ stands for it.
    UnknownCharacter {
        /// The character.
        character: char,
        /// The text in which it was first met.
        text: String,
    },
    /// The text is too long for its place and ends in an ellipsis.
    Shortened {
        /// The whole text.
        text: String,
    },
    /// Players' cards have no codes: the hall's network was never opened with this file, and of a signed
    /// competition it no longer makes any.
    NoCodes {
        /// Whether it is signed.
        signed: bool,
    },
    /// What a format says of a form of its own: a key of the language files.
    OfForm(&'static str),
    /// These players get no certificate: they were expelled from the competition.
    NoCertificate {
        /// Their names, with commas.
        names: String,
    },
    /// These players were expelled from the rest: they keep their rank and what it gives.
    KeptCertificate {
        /// Their names, with commas.
        names: String,
    },
    /// These teams have too few players, and a diploma of their rank.
    ShortTeams {
        /// Their names, with commas.
        names: String,
    },
}

impl Warning {
    /// Who gets no certificate, and who keeps one, of those who were expelled.
    pub(in crate::print) fn of_expelled(without: &[String], kept: &[String]) -> Vec<Self> {
        let of = |names: &[String]| (!names.is_empty()).then(|| names.join(", "));
        let without = of(without).map(|names| Self::NoCertificate { names });
        let kept = of(kept).map(|names| Self::KeptCertificate { names });
        without.into_iter().chain(kept).collect()
    }

    /// Whether it names who was expelled.
    pub fn is_of_expelled(&self) -> bool {
        matches!(self, Self::NoCertificate { .. } | Self::KeptCertificate { .. })
    }

    /// The sentence for people.
    pub fn sentence(&self, language: Language) -> String {
        match self {
            Self::UnknownCharacter { character, text } => text!(
                language,
                "print-warning-unknown-character",
                code = format!("U+{:04X}", u32::from(*character)),
                text = quoted(text)
            ),
            Self::Shortened { text } => {
                text!(language, "print-warning-shortened", text = quoted(text))
            }
            Self::NoCodes { signed: false } => tr(language, "cards-none"),
            Self::NoCodes { signed: true } => tr(language, "cards-none-signed"),
            Self::OfForm(key) => tr(language, key),
            Self::NoCertificate { names } => {
                text!(language, "paper-certificate-without", names = names)
            }
            Self::KeptCertificate { names } => {
                text!(language, "paper-certificate-kept", names = names)
            }
            Self::ShortTeams { names } => text!(language, "games-diploma-short", names = names),
        }
    }
}
