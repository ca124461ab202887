//! The sentence for each problem: what is wrong, where, what to do.

use super::problem::{Damage, Foreign, Part, Problem, StorageError, WhyReadOnly};
use super::unlawful::Unlawful;
use crate::domain::text::{quoted, quoted_within};
use crate::language::{Language, tr, tr_args};
use crate::text;

impl StorageError {
    /// One paragraph for people.
    pub fn sentence(&self, language: Language) -> String {
        let path = self.path.display().to_string();
        match &self.problem {
            Problem::NoSuchFile => text!(language, "storage-no-such-file", path = path),
            Problem::NoSuchFolder => text!(language, "storage-no-such-folder", path = path),
            Problem::NotAFile => text!(language, "storage-not-a-file", path = path),
            Problem::AlreadyExists => text!(language, "storage-already-exists", path = path),
            Problem::RemainsBeside(name) => {
                text!(language, "storage-remains-beside", path = path, name = name)
            }
            Problem::NoPermission => text!(language, "storage-no-permission", path = path),
            Problem::NotACompetition(Foreign::Empty) => {
                text!(language, "storage-empty", path = path)
            }
            Problem::NotACompetition(Foreign::OtherFile) => {
                text!(language, "storage-other-file", path = path)
            }
            Problem::NotACompetition(Foreign::OtherDatabase) => {
                text!(language, "storage-other-database", path = path)
            }
            Problem::Newer { version, known } => text!(
                language,
                "storage-newer",
                path = path,
                version = version.to_string(),
                known = known.to_string()
            ),
            Problem::NewerEvent { seq, version, known } => text!(
                language,
                "storage-newer-event",
                path = path,
                seq = seq.to_string(),
                version = version.to_string(),
                known = known.to_string()
            ),
            Problem::UnknownFormat(name) => {
                text!(language, "storage-unknown-format", path = path, name = quoted(name))
            }
            Problem::OtherFormat(name) => {
                text!(language, "storage-other-format", path = path, name = *name)
            }
            Problem::Damaged(damage) => {
                text!(language, "storage-damaged", path = path, damage = damage.sentence(language))
            }
            Problem::Unlawful(unlawful) => {
                text!(language, "storage-unlawful", path = path, what = unlawful.sentence(language))
            }
            Problem::UndoneTooOften(seq) => {
                text!(language, "storage-undone-too-often", path = path, seq = seq.to_string())
            }
            Problem::ListLost { events, sha256 } => text!(
                language,
                "storage-list-lost",
                path = path,
                events = *events,
                sha256 = sha256.to_string()
            ),
            Problem::NameRefused => text!(language, "storage-name-refused", path = path),
            Problem::PathTooLong => text!(language, "storage-path-too-long", path = path),
            Problem::HeldByAnother => text!(language, "storage-held", path = path),
            Problem::ReadOnly(why) => {
                text!(language, "storage-read-only", path = path, why = why.sentence(language))
            }
            Problem::NotClosed => text!(language, "storage-not-closed", path = path),
            Problem::TooManyOpen => text!(language, "storage-too-many-open", path = path),
            Problem::NotJoined(wal) => {
                text!(language, "storage-not-joined", path = path, ahead = wal)
            }
            Problem::JournalBeside(name) => {
                text!(language, "storage-journal-beside", path = path, name = name)
            }
            Problem::DiskFull => text!(language, "storage-disk-full", path = path),
            Problem::DiskFails => text!(language, "storage-disk-fails", path = path),
            Problem::NotSettled => text!(language, "storage-not-settled", path = path),
            Problem::Moved => text!(language, "storage-moved", path = path),
            Problem::UnfitFolder => text!(language, "storage-unfit-folder", path = path),
            Problem::OutOfOrder { previous, got, action: _ } => text!(
                language,
                "storage-out-of-order",
                path = path,
                got = got.to_string(),
                previous = previous.to_string()
            ),
            Problem::Unfit(part) => {
                text!(language, "storage-unfit", path = path, part = part.name(language))
            }
            Problem::System(what) => {
                text!(language, "storage-system", path = path, what = quoted_within(what))
            }
        }
    }
}

impl Unlawful {
    /// Which event, when, who, what, and why it may not stand there: whole sentences.
    pub fn sentence(&self, language: Language) -> String {
        let Self { seq, event, .. } = self;
        let first = [
            ("seq", seq.to_string().into()),
            ("at", language.moment(event.recorded_ms()).into()),
            ("who", quoted(event.author()).into()),
            ("what", event.what(language).into()),
            ("why", event.why(language).into()),
        ];
        let first = tr_args(language, "storage-unlawful-event", &first);
        match self.count {
            1 => first,
            count => {
                let count = count - 1;
                text!(language, "storage-unlawful-more", first = first, count = count)
            }
        }
    }
}

impl WhyReadOnly {
    /// Why, as a sentence for people.
    pub fn sentence(self, language: Language) -> String {
        match self {
            Self::Asked => text!(language, "storage-read-only-asked"),
            Self::NotWritable => text!(language, "storage-read-only-not-writable"),
            Self::Publication => text!(language, "storage-read-only-publication"),
        }
    }
}

impl Damage {
    /// What is damaged, as a part of a sentence.
    pub fn sentence(&self, language: Language) -> String {
        match self {
            // What the library says of it is in its own language.
            Self::Pages(_) => tr(language, "storage-damage-pages"),
            Self::Schema(name) => text!(language, "storage-damage-schema", name = quoted(name)),
            Self::Wal(seq) => text!(language, "storage-damage-ahead", seq = seq.to_string()),
            Self::NoEvents => text!(language, "storage-damage-no-events"),
            Self::Chain(seq) => text!(language, "storage-damage-chain", seq = seq.to_string()),
            Self::Column { seq, column } => {
                text!(language, "storage-damage-column", seq = seq.to_string(), column = *column)
            }
            Self::Body { seq, what } => {
                text!(
                    language,
                    "storage-damage-body",
                    seq = seq.to_string(),
                    what = quoted_within(what)
                )
            }
            Self::Missing { part, sha256 } => text!(
                language,
                "storage-damage-missing",
                part = part.name(language),
                sha256 = sha256.to_string()
            ),
            Self::WordsOnly(sha256) => {
                text!(language, "storage-damage-words-only", sha256 = sha256.to_string())
            }
            Self::Changed { part, sha256 } => text!(
                language,
                "storage-damage-changed",
                part = part.name(language),
                sha256 = sha256.to_string()
            ),
            Self::Rules(what) => {
                text!(language, "storage-damage-rules", what = quoted_within(what))
            }
            Self::Lexicon(error) => {
                text!(language, "storage-damage-lexicon", what = quoted_within(&error.to_string()))
            }
            Self::Draft => text!(language, "storage-damage-draft"),
            Self::Station => text!(language, "storage-damage-station"),
            Self::Picture(sha256) => {
                text!(language, "storage-damage-picture", sha256 = sha256.to_string())
            }
            Self::Receipt(seq) => text!(language, "storage-damage-receipt", seq = seq.0),
        }
    }
}

impl Part {
    fn name(self, language: Language) -> String {
        match self {
            Self::Rules => text!(language, "storage-part-rules"),
            Self::Lexicon => text!(language, "storage-part-lexicon"),
            Self::Seed => text!(language, "storage-part-seed"),
        }
    }
}
