//! The sentences of what is wrong or odd in a document.

use super::csv::CsvError;
use super::error::{Fault, JsonKind, Problem, ReadError, Warning};
use super::results::Exchanged;
use crate::domain::lexicon::Authority;
use crate::language::{Language, quoted, tr};
use crate::text;

/// What has a sentence of its own.
pub trait Said {
    /// One or more whole sentences: what is wrong or odd, what to do or what was made of it.
    fn sentence(&self, language: Language) -> String;
}

impl<P: Said> ReadError<P> {
    /// One paragraph: the file, the place, what is wrong, what to do.
    pub fn sentence(&self, language: Language, file: &str) -> String {
        let what = match self {
            Self::Empty => tr(language, "exchange-empty"),
            Self::TooLarge { limit } => {
                text!(language, "exchange-too-large", limit = limit >> 20)
            }
            Self::TooManyValues { limit } => {
                text!(language, "exchange-too-many-values", limit = *limit)
            }
            Self::NotUtf8 { line, column } => {
                text!(language, "exchange-not-utf8", line = *line, column = *column)
            }
            Self::NoDocument => tr(language, "exchange-no-document"),
            Self::Syntax { line, column, what } => {
                let (line, column) = (*line, *column);
                let what = tr(language, what.key());
                text!(language, "exchange-syntax", line = line, column = column, what = what)
            }
            Self::Cut { line, column } => {
                text!(language, "exchange-cut", line = *line, column = *column)
            }
            Self::OtherList { stated, got } => {
                let (stated, got) = (stated.to_string(), got.to_string());
                text!(language, "exchange-other-list", stated = stated, got = got)
            }
            Self::At { path, what } => {
                let what = what.sentence(language);
                if !path.is_empty() {
                    return text!(language, "exchange-at", file = file, path = path, what = what);
                }
                what
            }
        };
        text!(language, "exchange-file", file = file, what = what)
    }
}

impl<F: Exchanged> Said for Problem<F> {
    fn sentence(&self, language: Language) -> String {
        match self {
            Self::Value(fault) => fault.sentence(language),
            Self::BadRules(why) => {
                text!(language, "exchange-bad-rules", what = F::rules_error(language, why))
            }
            Self::Refused(why) => language.rejection(why),
        }
    }
}

impl Fault {
    /// One or more whole sentences: what is wrong, what to do.
    pub fn sentence(&self, language: Language) -> String {
        match self {
            Self::UnknownKey { known } => {
                text!(language, "exchange-unknown-key", known = known.join(", "))
            }
            Self::DoubledKey => tr(language, "exchange-doubled-key"),
            Self::MissingKey => tr(language, "exchange-missing-key"),
            Self::WrongType { wanted, got } => {
                let (wanted, got) = (wanted.name(language), got.name(language));
                text!(language, "exchange-wrong-type", wanted = wanted, got = got)
            }
            Self::NotInRange { min, max } => {
                text!(language, "exchange-not-in-range", min = *min, max = *max)
            }
            Self::NotOneOf { known } => {
                text!(language, "exchange-not-one-of", known = known.join(", "))
            }
            Self::NotADigest => tr(language, "exchange-not-a-digest"),
            Self::NameMissing => tr(language, "errors-name-missing"),
            Self::UnfitText(why) => language.unfit_text(why),
            Self::UnknownRules => {
                text!(language, "exchange-unknown-rules", keys = "id, sha256, text")
            }
            Self::OtherRules => text!(language, "exchange-other-rules", keys = "id, sha256"),
            Self::EmptySpan { from, to } => {
                text!(language, "errors-empty-span", from = from.get(), to = to.get())
            }
            Self::UnknownPlayer { player } => {
                text!(language, "exchange-unknown-player", player = player.to_string())
            }
            Self::DoubledPlayer { player } => {
                text!(language, "exchange-doubled-player", player = player.to_string())
            }
            Self::DoubledRound { round } => {
                text!(language, "exchange-doubled-round", round = round.get())
            }
            Self::DoubledSheet { player } => {
                text!(language, "exchange-doubled-sheet", player = player.to_string())
            }
            Self::HandedIn { player } => {
                text!(language, "exchange-handed-in", player = player.to_string())
            }
            Self::DoubledRuling { word } => {
                text!(language, "exchange-doubled-ruling", word = quoted(&word.to_string()))
            }
            Self::NotAWord { text, why } => {
                let why = language.not_a_word(*why);
                text!(language, "exchange-not-a-word", text = text, why = why)
            }
            Self::UnknownLetter => tr(language, "exchange-unknown-letter"),
        }
    }
}

impl CsvError {
    /// One paragraph: the file, the line, what is wrong, what to do.
    pub fn sentence(&self, language: Language, file: &str) -> String {
        let what = match self {
            Self::Empty => tr(language, "exchange-table-empty"),
            Self::Encoding => tr(language, "exchange-table-encoding"),
            Self::Syntax { line, what: _ } => {
                text!(language, "exchange-table-syntax", line = *line)
            }
            Self::MissingColumn { column, all } => {
                let all = all.join(", ");
                text!(language, "exchange-table-column", column = *column, all = all)
            }
            Self::Value { line, column, value, wanted } => text!(
                language,
                "exchange-table-value",
                line = *line,
                column = *column,
                value = quoted(value),
                wanted = tr(language, wanted)
            ),
            Self::UnfitName { line, why } => {
                let why = language.unfit_text(why);
                text!(language, "exchange-table-text", line = *line, column = "name", why = why)
            }
            Self::NotAWord { line, why } => {
                let why = language.not_a_word(*why);
                text!(language, "exchange-table-word", line = *line, column = "word", why = why)
            }
        };
        text!(language, "exchange-file", file = file, what = what)
    }
}

impl JsonKind {
    fn name(self, language: Language) -> String {
        match self {
            Self::Null => tr(language, "exchange-kind-null"),
            Self::Bool => tr(language, "exchange-kind-bool"),
            Self::Number => tr(language, "exchange-kind-number"),
            Self::Text => tr(language, "exchange-kind-text"),
            Self::List => tr(language, "exchange-kind-list"),
            Self::Object => tr(language, "exchange-kind-object"),
        }
    }
}

impl<O: Said> Warning<O> {
    /// One sentence: where, and what was made of it.
    pub fn sentence(&self, language: Language) -> String {
        match self {
            Self::Recovered { path, text, word, recovery: _, otherwise: None } => {
                text!(language, "exchange-warn-recovered", path = path, text = text, word = word)
            }
            Self::Recovered { path, text, word, recovery: _, otherwise: Some(other) } => text!(
                language,
                "exchange-warn-recovered-either",
                path = path,
                text = text,
                word = word,
                other = other
            ),
            Self::OddDate { path } => text!(language, "exchange-warn-odd-date", path = path),
            Self::PointsIgnored { path } => {
                text!(language, "exchange-warn-points-ignored", path = path)
            }
            Self::OutsideSpan { path, player, round } => text!(
                language,
                "exchange-warn-outside-span",
                path = path,
                player = player.to_string(),
                round = round.get()
            ),
            Self::EmbeddedInstead {
                name,
                authority: Authority::Reference | Authority::External,
            } => {
                text!(language, "exchange-warn-embedded", name = quoted(name))
            }
            Self::EmbeddedInstead {
                name,
                authority: Authority::Authoritative | Authority::Closed,
            } => {
                text!(language, "exchange-warn-embedded-authoritative", name = quoted(name))
            }
            Self::Own(odd) => odd.sentence(language),
        }
    }
}
