//! Which word list judges a document: the one at hand, the words that the document itself carries,
//! or the free list.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::sync::Arc;

use serde::Serialize;

use super::error::{ReadError, Warning};
use super::parts::one_line;
use crate::domain::board::Graph;
use crate::domain::contest::Common;
use crate::domain::letters::{Word, WordLanguage};
use crate::domain::lexicon::{Authority, Digest, Passport, WordList};
use crate::lexicon::Lexicon;

/// What a document says of its word list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct StatedList {
    /// The language of its words, which follows from the rules.
    #[serde(skip)]
    pub language: WordLanguage,
    /// Its title; may be empty.
    pub name: String,
    /// Its edition; may be empty.
    pub edition: String,
    /// Its digest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sha256: Option<Digest>,
    /// How many words it has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<u32>,
    /// What it means that a word is not in it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub authority: Option<Authority>,
    /// The words written in the document that it has; the document is judged by them alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub found: Option<BTreeSet<Word>>,
}

impl StatedList {
    /// What is said of a competition's list, with those of its words that were written.
    pub(super) fn of(common: &Common, found: BTreeSet<Word>) -> Self {
        let list = common.lexicon.as_ref();
        Self {
            language: list.map(|list| list.language).unwrap_or_default(),
            name: list.map(|list| one_line(&list.name)).unwrap_or_default(),
            edition: list.map(|list| one_line(&list.edition)).unwrap_or_default(),
            sha256: list.map(|list| list.sha256),
            words: list.map(|list| list.words),
            authority: Some(common.authority()),
            found: Some(found),
        }
    }
}

/// A list that judges, whole or only those of its words that were written.
#[derive(Clone, Debug)]
pub enum Judging {
    /// The whole list.
    Whole(Lexicon),
    /// The words of a list that stand in a document, under the list's own passport.
    Found {
        /// What the document says of the list.
        passport: Passport,
        /// Its words that were written.
        words: BTreeSet<Word>,
    },
}

impl Judging {
    /// The passport of the list.
    pub fn passport(&self) -> &Passport {
        match self {
            Self::Whole(lexicon) => lexicon.passport(),
            Self::Found { passport, .. } => passport,
        }
    }

    fn with_authority(self, authority: Authority) -> Self {
        match self {
            Self::Whole(lexicon) => {
                let mut title = lexicon.title();
                title.authority = authority;
                Self::Whole(lexicon.titled(title))
            }
            Self::Found { passport, words } => {
                Self::Found { passport: Passport { authority, ..passport }, words }
            }
        }
    }

    /// The list for a document. One that is given is used, and must be the one stated; else the
    /// words found, if the document carries them; else the free list, as a reference unless it is the
    /// very list that the document states. `authority` rules over all.
    ///
    /// # Errors
    /// [`ReadError::OtherList`].
    pub fn choose<P, O>(
        stated: &StatedList,
        given: Option<Lexicon>,
        authority: Option<Authority>,
    ) -> Result<(Self, Option<Warning<O>>), ReadError<P>> {
        let free = || Lexicon::free(stated.language);
        let (list, own, warning) = match (given, &stated.found) {
            (Some(lexicon), _) => {
                let got = lexicon.passport().sha256;
                if let Some(stated) = stated.sha256.filter(|&stated| stated != got) {
                    return Err(ReadError::OtherList { stated, got });
                }
                let own = stated.authority.unwrap_or(lexicon.passport().authority);
                (Self::Whole(lexicon), own, None)
            }
            // The very list that is at hand: whole, it knows words that nobody has written yet.
            (None, Some(_)) if stated.sha256 == Some(free().passport().sha256) => {
                let own = stated.authority.unwrap_or(Authority::Reference);
                (Self::Whole(free()), own, None)
            }
            (None, Some(words)) => {
                let own = stated.authority.unwrap_or(Authority::Reference);
                (Self::found(stated, words.clone()), own, None)
            }
            (None, None) => {
                let lexicon = free();
                let same = stated.sha256 == Some(lexicon.passport().sha256);
                let other = !same
                    && (stated.sha256.is_some()
                        || stated.authority.is_some_and(|stated| stated != Authority::Reference));
                let own = stated.authority.filter(|_| same).unwrap_or(Authority::Reference);
                let name = stated.name.clone();
                let warning =
                    Warning::EmbeddedInstead { name, authority: authority.unwrap_or(own) };
                (Self::Whole(lexicon), own, other.then_some(warning))
            }
        };
        Ok((list.with_authority(authority.unwrap_or(own)), warning))
    }

    /// Words of a list that is not here. What the document does not say of it is told of the words.
    fn found(stated: &StatedList, words: BTreeSet<Word>) -> Self {
        let own_digest = || {
            let mut lines = String::new();
            for word in &words {
                writeln!(lines, "{word}").expect("memory");
            }
            Digest::of(lines.as_bytes())
        };
        let passport = Passport {
            name: stated.name.clone(),
            edition: stated.edition.clone(),
            sha256: stated.sha256.unwrap_or_else(own_digest),
            words: stated.words.unwrap_or_else(|| u32::try_from(words.len()).unwrap_or(u32::MAX)),
            authority: Authority::Reference,
            language: stated.language,
        };
        Self::Found { passport, words }
    }
}

impl WordList for Judging {
    fn contains(&self, word: &Word) -> bool {
        match self {
            Self::Whole(lexicon) => lexicon.contains(word),
            Self::Found { words, .. } => words.contains(word),
        }
    }

    fn graph(&self) -> Option<Arc<Graph>> {
        match self {
            Self::Whole(lexicon) => Some(lexicon.graph()),
            Self::Found { .. } => None,
        }
    }
}
