//! The languages that words come in: a closed list, whatever language the program speaks.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::alphabet::Alphabet;
use super::{CATALAN, GREEK, POLISH, ROMANIAN};

/// A language that words come in.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum WordLanguage {
    /// Stored texts name another language than Greek only.
    #[default]
    #[serde(rename = "el")]
    Greek,
    /// Its words are folded: ă and â are A.
    #[serde(rename = "ro")]
    Romanian,
    /// QU, NY and L·L are one letter each.
    #[serde(rename = "ca")]
    Catalan,
    /// Nothing of it is folded.
    #[serde(rename = "pl")]
    Polish,
}

impl WordLanguage {
    /// Every one.
    pub const ALL: [Self; 4] = [Self::Greek, Self::Romanian, Self::Catalan, Self::Polish];

    /// Its code in files and commands, of ISO 639-1.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Greek => "el",
            Self::Romanian => "ro",
            Self::Catalan => "ca",
            Self::Polish => "pl",
        }
    }

    /// Its letters.
    pub fn alphabet(self) -> &'static Alphabet {
        match self {
            Self::Greek => &GREEK,
            Self::Romanian => &ROMANIAN,
            Self::Catalan => &CATALAN,
            Self::Polish => &POLISH,
        }
    }

    /// Whether it is Greek, which stored texts need not name.
    pub fn is_greek(&self) -> bool {
        *self == Self::Greek
    }
}

/// The code of no language here.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no language of words: {0:?}")]
pub struct NotALanguage(pub String);

impl FromStr for WordLanguage {
    type Err = NotALanguage;

    fn from_str(code: &str) -> Result<Self, NotALanguage> {
        let mut all = Self::ALL.into_iter();
        all.find(|language| language.code() == code).ok_or_else(|| NotALanguage(code.to_owned()))
    }
}

impl fmt::Display for WordLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
