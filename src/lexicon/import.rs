//! A club's list from a file: a built list, the federation's PDF or a text, told apart by content.
//!
//! Nothing is dropped in silence: what was no word is counted by reason, with the first examples.
//! Damaged or foreign files are errors, never half a list.

mod doubt;
mod encoding;
mod pdf;
mod text;

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use super::{Lexicon, NotAList, Title, file};
use crate::domain::letters::{Alphabet, Letter, Word, WordLanguage};
use crate::domain::lexicon::Authority;

pub use doubt::Doubt;
pub use encoding::Encoding;
pub use pdf::{PdfError, apart as pdf_apart, asks_for_little};

/// The largest file that is read, in bytes. The longest list there is, of every Polish form of 2 to 15
/// letters, takes two thirds of it.
pub const MAX_BYTES: usize = 64 << 20;

/// The largest PDF: whoever reads one needs several times as much memory.
const MAX_PDF: usize = 32 << 20;

/// How many examples of a reason are kept.
const EXAMPLES: usize = 5;

/// How many characters of an example are kept.
const EXAMPLE_CHARS: usize = 40;

/// What to call an imported list, and what it is worth.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Labels {
    /// Its title, over the one that it brings.
    pub name: Option<String>,
    /// Its edition, over the one that it brings.
    pub edition: Option<String>,
    /// Its authority. Without one a built list keeps its own, the federation's PDF is
    /// authoritative, and any other list is a reference.
    pub authority: Option<Authority>,
    /// The title of a list that brings none; as a rule the file's name.
    pub unnamed: String,
    /// The language of its words. A built list of another one is refused.
    pub language: WordLanguage,
}

impl Labels {
    fn over(&self, own: Title) -> Title {
        Title {
            name: self.name.clone().unwrap_or(own.name),
            edition: self.edition.clone().unwrap_or(own.edition),
            authority: self.authority.unwrap_or(own.authority),
        }
    }
}

/// How far the import is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// Bytes of a text or pages of a PDF that were read.
    pub done: usize,
    /// How many there are.
    pub total: usize,
}

/// A list that was read, and what was seen on the way.
#[derive(Debug, Clone)]
pub struct Imported {
    /// The list.
    pub lexicon: Lexicon,
    /// What it was read from.
    pub source: Source,
    /// What was no word.
    pub skipped: Skipped,
    /// How many words had been there already.
    pub repeated: u64,
    /// How many words had letters of another alphabet that look like Greek ones.
    pub recovered: u64,
    /// Why it is probably no word list, if it is not.
    pub doubt: Option<Doubt>,
}

/// What a file turned out to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Source {
    /// A built list.
    Built,
    /// A text in this encoding.
    Text(Encoding),
    /// A PDF of this many pages.
    Pdf {
        /// How many.
        pages: usize,
    },
}

/// Why something in a list was skipped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Why {
    /// A single letter.
    TooShort,
    /// More letters than a list may hold.
    TooLong,
    /// It holds a sign that is no letter, or `?`; in a PDF, anything but Greek capitals.
    Sign,
    /// Written in Latin letters.
    Latin,
    /// In a PDF: on a page before the words begin.
    Preface,
    /// In a PDF: a heading, a footer or a page number.
    PageFurniture,
    /// In a PDF: a page before the words begin that cannot be read.
    UnreadablePage,
}

/// What was skipped for one reason.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SkippedKind {
    /// How often.
    pub count: u64,
    /// The first few.
    pub examples: Vec<Example>,
}

/// Something that was skipped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Example {
    /// The line of a text or the page of a PDF, counted from 1.
    pub place: usize,
    /// What stood there; its beginning, when it is long. Without control characters.
    pub text: String,
}

/// What was skipped, by reason.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Skipped(BTreeMap<Why, SkippedKind>);

impl Skipped {
    fn add(&mut self, why: Why, place: usize, text: &str) {
        let kind = self.0.entry(why).or_default();
        kind.count += 1;
        if kind.examples.len() < EXAMPLES {
            let shown = |c: char| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c };
            let text = text.chars().take(EXAMPLE_CHARS).map(shown).collect();
            kind.examples.push(Example { place, text });
        }
    }

    /// How much was skipped in all.
    pub fn total(&self) -> u64 {
        self.0.values().map(|kind| kind.count).sum()
    }

    /// Whether nothing was.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What was skipped for a reason.
    pub fn of(&self, why: Why) -> Option<&SkippedKind> {
        self.0.get(&why)
    }

    /// Every reason that occurred.
    pub fn iter(&self) -> impl Iterator<Item = (Why, &SkippedKind)> {
        self.0.iter().map(|(&why, kind)| (why, kind))
    }
}

/// Why a file gave no list.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ImportError {
    /// Nothing in it.
    #[error("the file is empty")]
    Empty,
    /// Larger than any list.
    #[error("{bytes} bytes are more than a word list has; the limit is {limit}")]
    TooLarge {
        /// Its size in bytes.
        bytes: usize,
        /// The limit: [`MAX_BYTES`], of a PDF half of it.
        limit: usize,
    },
    /// Neither a text nor a PDF nor a built list.
    #[error("neither a text nor a PDF nor a built word list")]
    Binary,
    /// A text in UTF-16 that was cut in the middle of a sign, or has half of one.
    #[error("a text in UTF-16 that is cut or damaged in line {line}")]
    Utf16Damaged {
        /// The first such line, counted from 1.
        line: usize,
    },
    /// Not one word in it.
    #[error("no word in it; {} skipped", skipped.total())]
    NoWords {
        /// What was there instead.
        skipped: Skipped,
    },
    /// The PDF cannot be read.
    #[error(transparent)]
    Pdf(#[from] PdfError),
    /// A built list that cannot be used.
    #[error(transparent)]
    Built(#[from] NotAList),
    /// A built list of another language than the one that is wanted.
    #[error("a word list of the language {got}, not {wanted}")]
    OtherLanguage {
        /// Its language.
        got: WordLanguage,
        /// The one that is wanted.
        wanted: WordLanguage,
    },
    /// The caller did not want to go on.
    #[error("cancelled")]
    Cancelled,
}

/// Reads a list. `progress` is told now and then how far it is, and may break off.
///
/// # Errors
/// [`ImportError`].
pub fn import(
    bytes: &[u8],
    labels: &Labels,
    progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Imported, ImportError> {
    if bytes.is_empty() {
        return Err(ImportError::Empty);
    }
    let limit = if pdf::is_pdf(bytes) { MAX_PDF } else { MAX_BYTES };
    if bytes.len() > limit {
        return Err(ImportError::TooLarge { bytes: bytes.len(), limit });
    }
    if bytes.starts_with(&file::MARK) {
        let lexicon = Lexicon::from_bytes(bytes)?;
        let (got, wanted) = (lexicon.passport().language, labels.language);
        if got != wanted {
            return Err(ImportError::OtherLanguage { got, wanted });
        }
        let title = labels.over(lexicon.title());
        return Ok(Imported {
            lexicon: lexicon.titled(title),
            source: Source::Built,
            skipped: Skipped::default(),
            repeated: 0,
            recovered: 0,
            doubt: None,
        });
    }
    let own = Title {
        name: labels.unnamed.clone(),
        edition: String::new(),
        authority: Authority::Reference,
    };
    let mut found = Found::new(labels.language);
    let (source, own) = if pdf::is_pdf(bytes) {
        let read = pdf::read(bytes, &mut found, progress)?;
        let edition = read.edition.unwrap_or_default();
        let authority =
            if read.federation { Authority::Authoritative } else { Authority::Reference };
        (Source::Pdf { pages: read.pages }, Title { edition, authority, ..own })
    } else {
        (Source::Text(text::read(bytes, &mut found, progress)?), own)
    };
    if found.words.is_empty() {
        return Err(ImportError::NoWords { skipped: found.skipped });
    }
    let seen = found.words.len() as u64;
    let lexicon = Lexicon::in_language(labels.language, found.words, labels.over(own));
    let mut imported = Imported {
        repeated: seen - u64::from(lexicon.passport().words),
        lexicon,
        source,
        skipped: found.skipped,
        recovered: found.recovered,
        doubt: found.doubt,
    };
    imported.doubt = imported.doubt.or_else(|| doubt::of_words(&imported));
    Ok(imported)
}

/// What a reader has found so far.
struct Found {
    language: WordLanguage,
    words: Vec<Word>,
    skipped: Skipped,
    recovered: u64,
    doubt: Option<Doubt>,
}

impl Found {
    fn new(language: WordLanguage) -> Self {
        let skipped = Skipped::default();
        Self { language, words: Vec::new(), skipped, recovered: 0, doubt: None }
    }

    fn alphabet(&self) -> &'static Alphabet {
        self.language.alphabet()
    }
}

/// The word of a token that is nothing but capitals of the alphabet, as words are stored, and how many
/// faces it has.
fn capitals(alphabet: &Alphabet, token: &str) -> Option<(Word, usize)> {
    let letters = token.chars().map(Letter::from_char).collect::<Option<Vec<_>>>()?;
    let faces = alphabet.faces_in(&letters)?;
    Some((Word::new(letters)?, faces))
}

fn tell(
    progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    done: usize,
    total: usize,
) -> Result<(), ImportError> {
    match progress(Progress { done, total }) {
        ControlFlow::Continue(()) => Ok(()),
        ControlFlow::Break(()) => Err(ImportError::Cancelled),
    }
}
