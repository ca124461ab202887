//! Why a station's ask is not done: a code for scripts, a sentence for people.

use serde_json::{Map, Value, json};

/// Why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// Who asks is not in.
    NotIn,
    /// No open invitation has this PIN or key.
    Pin,
    /// Another device came with it first.
    Taken,
    /// Too often.
    TooOften,
    /// It was not sent from a page of this joining.
    Page,
    /// It is not understood.
    Form,
    /// There is no such thing.
    Unknown,
    /// The round was not played yet.
    Round,
    /// It was changed since.
    Newer,
    /// Somebody ruled otherwise since.
    Ruled,
    /// An upheld objection stands against it.
    Upheld,
    /// Another office may ask that.
    Role,
    /// It has been seen, and cannot be keyed blind.
    Seen,
    /// Its number was given to something else.
    IdUsed,
    /// A rule forbids it.
    Rule,
    /// A word cannot be read, or there is none.
    Unread,
    /// A text is unfit.
    Unfit,
    /// It looks like a mistake, and nobody said that it is meant.
    Doubtful,
    /// The file does not take it.
    NotSaved,
}

impl Why {
    /// Its code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::NotIn => "not_in",
            Self::Pin => "pin",
            Self::Taken => "taken",
            Self::TooOften => "too_often",
            Self::Page => "page",
            Self::Form => "form",
            Self::Unknown => "unknown",
            Self::Round => "round",
            Self::Newer => "newer",
            Self::Ruled => "ruled",
            Self::Upheld => "upheld",
            Self::Role => "role",
            Self::Seen => "seen",
            Self::IdUsed => "id_used",
            Self::Rule => "rule",
            Self::Unread => "unread",
            Self::Unfit => "unfit",
            Self::Doubtful => "doubtful",
            Self::NotSaved => "not_saved",
        }
    }

    /// Its status in HTTP.
    pub const fn status(self) -> u16 {
        match self {
            Self::NotIn => 401,
            Self::Form => 400,
            Self::Unknown => 404,
            Self::TooOften => 429,
            Self::Pin | Self::Page | Self::Upheld | Self::Role => 403,
            Self::Taken
            | Self::Round
            | Self::Newer
            | Self::Ruled
            | Self::Seen
            | Self::IdUsed
            | Self::Rule => 409,
            Self::Unread | Self::Unfit | Self::Doubtful => 422,
            Self::NotSaved => 503,
        }
    }
}

/// That something is not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// Why.
    pub why: Why,
    /// The same as a sentence.
    pub text: String,
    /// What else is to be known of it.
    pub more: Map<String, Value>,
}

impl Refused {
    /// With a sentence.
    pub fn new(why: Why, text: impl Into<String>) -> Self {
        Self { why, text: text.into(), more: Map::new() }
    }

    /// The same with one thing more that is to be known.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.more.insert(name.to_owned(), value.into());
        self
    }

    /// The same where this answers it.
    #[must_use]
    pub fn with_tick(self, name: &str) -> Self {
        self.with("tick", name)
    }

    /// As a script is told it.
    pub fn json(&self) -> Value {
        let mut told = json!({"done": false, "why": self.why.code(), "text": self.text});
        if let Value::Object(told) = &mut told {
            told.extend(self.more.clone());
        }
        told
    }
}
