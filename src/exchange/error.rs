//! What can be wrong with an exchange document, as facts with their place, and what is odd about
//! one that can be read. The sentences stand in the language files.

use super::results::Exchanged;
use crate::domain::contest::Rejection;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::{NotAWord, Recovery, Word};
use crate::domain::lexicon::{Authority, Digest};
use crate::domain::text::UnfitText;

/// Why a document is refused; `P` is what can be wrong with a value of its format.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError<P> {
    /// Nothing in it.
    #[error("the document is empty")]
    Empty,
    /// Larger than any competition.
    #[error("larger than {limit} bytes")]
    TooLarge {
        /// The limit in bytes.
        limit: usize,
    },
    /// More values than any competition has.
    #[error("more than {limit} values")]
    TooManyValues {
        /// The limit.
        limit: usize,
    },
    /// In another encoding than UTF-8; lines and columns (in characters) count from 1.
    #[error("line {line}, column {column}: not UTF-8")]
    NotUtf8 {
        /// Where.
        line: usize,
        /// Where.
        column: usize,
    },
    /// Something else than JSON from its first sign on: a table, a page, plain text.
    #[error("no JSON at all")]
    NoDocument,
    /// No JSON; lines and columns (in bytes) count from 1.
    #[error("line {line}, column {column}: {what:?}")]
    Syntax {
        /// Where.
        line: usize,
        /// Where.
        column: usize,
        /// What.
        what: Malformed,
    },
    /// JSON that ends too early.
    #[error("line {line}, column {column}: the text ends here")]
    Cut {
        /// Where.
        line: usize,
        /// Where.
        column: usize,
    },
    /// A value that cannot be.
    #[error("{path}")]
    At {
        /// Its JSON path; empty for the document itself.
        path: String,
        /// What is wrong with it.
        what: P,
    },
    /// The list given is another than the one stated.
    #[error("the list is {got}, the document was judged by {stated}")]
    OtherList {
        /// The digest in the document.
        stated: Digest,
        /// The digest of the list given.
        got: Digest,
    },
}

/// The kinds of JSON values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JsonKind {
    /// `null`
    Null,
    /// `true` or `false`
    Bool,
    /// A number.
    Number,
    /// A string.
    Text,
    /// An array.
    List,
    /// An object.
    Object,
}

/// A value that cannot be, whatever the format, and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Wrong {
    /// Its JSON path.
    pub path: String,
    /// What is wrong with it.
    pub what: Fault,
}

impl<P: From<Fault>> From<Wrong> for ReadError<P> {
    fn from(Wrong { path, what }: Wrong) -> Self {
        Self::At { path, what: what.into() }
    }
}

impl<F: Exchanged> From<Fault> for Problem<F> {
    fn from(what: Fault) -> Self {
        Self::Value(what)
    }
}

/// What a document says that cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem<F: Exchanged> {
    /// Something that no document may have.
    Value(Fault),
    /// The text of the rules cannot be read.
    BadRules(F::RulesError),
    /// The rules forbid it, or what it says cannot have been.
    Refused(Rejection<F>),
}

/// What is wrong with a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// No such key here.
    UnknownKey {
        /// Those that there are.
        known: &'static [&'static str],
    },
    /// The key stands twice in its object.
    DoubledKey,
    /// The key is needed.
    MissingKey,
    /// A value of another kind.
    WrongType {
        /// The kind that it must be.
        wanted: JsonKind,
        /// The kind that it is.
        got: JsonKind,
    },
    /// Not a whole number in the range.
    NotInRange {
        /// The least.
        min: i64,
        /// The greatest.
        max: i64,
    },
    /// Not one of the values that there are.
    NotOneOf {
        /// Those that there are.
        known: &'static [&'static str],
    },
    /// Not 64 hexadecimal digits.
    NotADigest,
    /// A player without a name.
    NameMissing,
    /// A text that no record may have.
    UnfitText(UnfitText),
    /// Rules that are not the program's own and stand there without their text.
    UnknownRules,
    /// The text of the rules is not what the document says that it is.
    OtherRules,
    /// The first round comes after the last.
    EmptySpan {
        /// The first round given.
        from: RoundNo,
        /// The last round given.
        to: RoundNo,
    },
    /// No player has this number.
    UnknownPlayer {
        /// The number.
        player: PlayerId,
    },
    /// Another player has this number.
    DoubledPlayer {
        /// The number.
        player: PlayerId,
    },
    /// The round stands twice.
    DoubledRound {
        /// Which.
        round: RoundNo,
    },
    /// The player has two sheets in the round.
    DoubledSheet {
        /// Whose.
        player: PlayerId,
    },
    /// A sheet that was not handed in has words, or is late.
    HandedIn {
        /// Whose.
        player: PlayerId,
    },
    /// The word is ruled on twice.
    DoubledRuling {
        /// Which.
        word: Word,
    },
    /// No word, even after recovery.
    NotAWord {
        /// The text; its beginning, when it is long.
        text: String,
        /// Why.
        why: NotAWord,
    },
    /// An unreadable letter where every letter must be known.
    UnknownLetter,
}

/// Something odd in a document that is read all the same; `O` is what only its format knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Warning<O> {
    /// Letters of another alphabet were understood as Greek ones.
    Recovered {
        /// Where.
        path: String,
        /// As it stands there.
        text: String,
        /// As it was understood.
        word: String,
        /// How.
        recovery: Recovery,
        /// What else it may mean.
        otherwise: Option<String>,
    },
    /// A date that is no day as `YYYY-MM-DD`.
    OddDate {
        /// Where.
        path: String,
    },
    /// Points of a penalty that takes none.
    PointsIgnored {
        /// Where.
        path: String,
    },
    /// A sheet of a round that the player was not there for; it counts.
    OutsideSpan {
        /// Where.
        path: String,
        /// Whose.
        player: PlayerId,
        /// Of which round.
        round: RoundNo,
    },
    /// The document was judged by another list than the one at hand, and does not carry its words.
    EmbeddedInstead {
        /// The stated list's title.
        name: String,
        /// What it meant that a word is not in the other list.
        authority: Authority,
    },
    /// Something of the format's own.
    Own(O),
}

/// What is no JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Malformed {
    /// Lists and objects lie in one another deeper than any document's.
    TooDeep,
    /// A number that is none, or larger than any number here.
    Number,
    /// A control character or a wrong `\` in a text.
    InText,
    /// Something after the end.
    Trailing,
    /// Anything else: a sign is missing or too many.
    Sign,
}

impl Malformed {
    /// From the parser's own words.
    pub(super) fn of(words: &str) -> Self {
        let about = |parts: &[&str]| parts.iter().any(|part| words.contains(part));
        if about(&["recursion"]) {
            Self::TooDeep
        } else if about(&["number"]) {
            Self::Number
        } else if about(&["control character", "escape", "surrogate", "unicode"]) {
            Self::InText
        } else if about(&["trailing characters"]) {
            Self::Trailing
        } else {
            Self::Sign
        }
    }

    /// The key of its sentence.
    pub(super) fn key(self) -> &'static str {
        match self {
            Self::TooDeep => "exchange-syntax-too-deep",
            Self::Number => "exchange-syntax-number",
            Self::InText => "exchange-syntax-in-text",
            Self::Trailing => "exchange-syntax-trailing",
            Self::Sign => "exchange-syntax-sign",
        }
    }
}
