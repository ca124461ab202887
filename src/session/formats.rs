//! The list of the formats: an opened competition of whatever format.

use std::path::Path;

use super::format::format_to_open;
use super::open::Session;
use super::order::Refusal;
use super::time::TimeSource;
use crate::domain::contest::Details;
use crate::domain::contest::seed::Seed;
use crate::domain::formats::FormatName;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::classic::state::Classic;
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::person::Person;
use crate::language::Language;
use crate::lexicon::Lexicon;
use crate::storage::{Access, StorageError};
use crate::with_format;

/// An opened competition of whatever format.
pub enum AnySession {
    /// Of anagram rounds.
    Anagram(Box<Session<Anagram>>),
    /// A duplicate game.
    Duplicate(Box<Session<Duplicate>>),
    /// Classic games.
    Classic(Box<Session<Classic>>),
}

impl From<Session<Anagram>> for AnySession {
    fn from(session: Session<Anagram>) -> Self {
        Self::Anagram(Box::new(session))
    }
}

impl From<Session<Duplicate>> for AnySession {
    fn from(session: Session<Duplicate>) -> Self {
        Self::Duplicate(Box::new(session))
    }
}

impl From<Session<Classic>> for AnySession {
    fn from(session: Session<Classic>) -> Self {
        Self::Classic(Box::new(session))
    }
}

impl AnySession {
    /// Opens the competition of a file.
    ///
    /// # Errors
    /// What [`Session::open`] says.
    pub fn open(path: &Path, access: Access, time: TimeSource) -> Result<Self, StorageError> {
        with_format!(format_to_open(path, access)?, F => Session::<F>::open(path, access, time).map(Self::from))
    }

    /// Makes a competition by the rules of a text.
    ///
    /// # Errors
    /// Why there is none, for people.
    pub fn create(
        path: &Path,
        details: Details,
        seed: &Seed,
        (format, rules, list): (FormatName, &str, Lexicon),
        (time, who, language): (TimeSource, &Person, Language),
    ) -> Result<Self, String> {
        with_format!(format, F => {
            match Session::<F>::create(path, details, seed, (rules, list), time, who) {
                Ok(session) => Ok(Self::from(session)),
                Err(Refusal::Rejected(rejection)) => Err(language.rejection(&rejection)),
                Err(Refusal::NotSaved(error)) => Err(error.sentence(language)),
            }
        })
    }

    /// Its format.
    pub const fn format(&self) -> FormatName {
        match self {
            Self::Anagram(_) => FormatName::Anagram,
            Self::Duplicate(_) => FormatName::Duplicate,
            Self::Classic(_) => FormatName::Classic,
        }
    }
}
