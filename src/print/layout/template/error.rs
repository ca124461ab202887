//! Why a club's template cannot be used: what is wrong, where, and what it should be.

use crate::language::{Language, quoted, tr};
use crate::text;

/// What is wrong with a file of a club's folder.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{file}: {problem:?}")]
pub struct TemplateError {
    /// The file's name.
    pub file: String,
    /// What is wrong with it.
    pub problem: TemplateProblem,
}

/// What is wrong with a template. Lines count from 1; a key is named with its tables: `page.left_mm`.
#[derive(Clone, Debug, PartialEq)]
pub enum TemplateProblem {
    /// No document has a template of this name.
    UnknownFile {
        /// The names that there are.
        known: Vec<String>,
    },
    /// Not UTF-8.
    NotText,
    /// A line that is neither a table nor a key with a value.
    NotToml {
        /// Where.
        line: usize,
    },
    /// A value that cannot be read at all.
    NoValue {
        /// Where.
        line: usize,
        /// The key.
        key: String,
    },
    /// A key that stands there already.
    Twice {
        /// Where it stands again.
        line: usize,
        /// The key.
        key: String,
    },
    /// The template has no such key.
    UnknownKey {
        /// Where.
        line: usize,
        /// The key.
        key: String,
        /// Those that there are in its table; the tables, where there is none of this name.
        known: Vec<String>,
    },
    /// A value of the wrong kind or out of its range.
    WrongValue {
        /// Where.
        line: usize,
        /// The key.
        key: String,
        /// What it should be.
        wanted: Wanted,
    },
    /// Something stands in braces that is not filled in there.
    NoPlaceholder {
        /// Where.
        line: usize,
        /// The key.
        key: String,
        /// What stands in braces, with them.
        braced: String,
    },
    /// A font that is not embedded.
    NoFont {
        /// Where.
        line: usize,
        /// The key.
        key: String,
        /// The font's name.
        font: String,
    },
    /// An ink that is not read on paper.
    TooPale {
        /// Where.
        line: usize,
        /// The key.
        key: String,
    },
    /// The picture is not among the files.
    NoPicture {
        /// Where.
        line: usize,
        /// The key.
        key: String,
        /// The picture's file.
        picture: String,
    },
    /// The file is no picture that can be printed.
    BadPicture {
        /// Where.
        line: usize,
        /// The key.
        key: String,
        /// The picture's file.
        picture: String,
    },
    /// The parts do not fit on the page.
    Crowded {
        /// Where the club's file speaks of this table last; 1 if it does not.
        line: usize,
        /// The table that takes too much.
        key: String,
        /// What is left, in whole millimetres, downwards.
        left_mm: i64,
        /// What is needed, in whole millimetres, upwards.
        least_mm: i64,
    },
}

/// What a value should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A number in its range.
    Number,
    /// Text between quotation marks.
    Text,
    /// A list, of as many numbers as the embedded template has.
    List,
    /// A table.
    Table,
}

impl TemplateError {
    /// The sentence for people: the file, the line, the key, what to do.
    pub fn sentence(&self, language: Language) -> String {
        use TemplateProblem as Is;
        let what = match &self.problem {
            Is::UnknownFile { known } => {
                text!(language, "paper-template-unknown-file", known = known.join(", "))
            }
            Is::NotText => tr(language, "paper-template-not-text"),
            Is::NotToml { .. } => tr(language, "paper-template-not-toml"),
            Is::NoValue { key, .. } => {
                text!(language, "paper-template-no-value", key = quoted(key))
            }
            Is::Twice { key, .. } => text!(language, "paper-template-twice", key = quoted(key)),
            Is::UnknownKey { key, known, .. } => text!(
                language,
                "paper-template-unknown-key",
                key = quoted(key),
                known = known.join(", "),
                file = self.file.as_str()
            ),
            Is::WrongValue { key, wanted, .. } => {
                let wanted = match wanted {
                    Wanted::Number => tr(language, "paper-template-wants-number"),
                    Wanted::Text => tr(language, "paper-template-wants-text"),
                    Wanted::List => tr(language, "paper-template-wants-list"),
                    Wanted::Table => tr(language, "paper-template-wants-table"),
                };
                text!(language, "paper-template-wrong-value", key = quoted(key), wanted = wanted)
            }
            Is::NoPlaceholder { key, braced, .. } => text!(
                language,
                "paper-template-no-placeholder",
                key = quoted(key),
                braced = quoted(braced)
            ),
            Is::NoFont { key, font, .. } => {
                text!(language, "paper-template-no-font", key = quoted(key), font = quoted(font))
            }
            Is::TooPale { key, .. } => {
                text!(language, "paper-template-too-pale", key = quoted(key))
            }
            Is::NoPicture { key, picture, .. } => {
                text!(
                    language,
                    "paper-template-no-picture",
                    key = quoted(key),
                    picture = quoted(picture)
                )
            }
            Is::BadPicture { key, picture, .. } => {
                text!(
                    language,
                    "paper-template-bad-picture",
                    key = quoted(key),
                    picture = quoted(picture)
                )
            }
            Is::Crowded { key, left_mm, least_mm, .. } => text!(
                language,
                "paper-template-crowded",
                key = quoted(key),
                left = *left_mm,
                least = *least_mm
            ),
        };
        match self.problem.line() {
            Some(line) => text!(
                language,
                "paper-template-at",
                file = &self.file,
                line = line.to_string(),
                what = what
            ),
            None => text!(language, "paper-template-in", file = &self.file, what = what),
        }
    }
}

impl TemplateProblem {
    fn line(&self) -> Option<usize> {
        match self {
            Self::UnknownFile { .. } | Self::NotText => None,
            Self::NotToml { line }
            | Self::NoValue { line, .. }
            | Self::Twice { line, .. }
            | Self::UnknownKey { line, .. }
            | Self::WrongValue { line, .. }
            | Self::NoPlaceholder { line, .. }
            | Self::NoFont { line, .. }
            | Self::TooPale { line, .. }
            | Self::NoPicture { line, .. }
            | Self::BadPicture { line, .. }
            | Self::Crowded { line, .. } => Some(*line),
        }
    }
}
