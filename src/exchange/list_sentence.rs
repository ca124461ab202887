//! The sentences of what is wrong with a word list that somebody brings.

use crate::domain::letters::WordLanguage;
use crate::domain::text::quoted_within;
use crate::language::{Language, tr};
use crate::lexicon::{Doubt, ImportError, Imported, NotAList, PdfError, Why};
use crate::text;

/// Why a file gave no list, to follow a colon: no capital, no full stop.
pub fn list_error(language: Language, error: &ImportError) -> String {
    match error {
        ImportError::Empty => tr(language, "errors-list-empty"),
        ImportError::TooLarge { bytes, limit } => {
            let (bytes, limit) = (bytes.div_ceil(1 << 20), limit >> 20);
            text!(language, "errors-list-too-large", megabytes = bytes, limit = limit)
        }
        ImportError::Binary => tr(language, "errors-list-binary"),
        ImportError::Utf16Damaged { line } => {
            text!(language, "errors-list-utf16", line = *line)
        }
        ImportError::NoWords { skipped } => {
            text!(language, "errors-list-no-words", skipped = skipped.total())
        }
        ImportError::Pdf(error) => match error {
            PdfError::Damaged => tr(language, "errors-list-pdf-damaged"),
            PdfError::Encrypted => tr(language, "errors-list-pdf-encrypted"),
            PdfError::NoPages => tr(language, "errors-list-pdf-no-pages"),
            PdfError::Page { page } => text!(language, "errors-list-pdf-page", page = *page),
            PdfError::Stalled => tr(language, "errors-list-pdf-stalled"),
            PdfError::TooMuchMemory { limit } => {
                text!(language, "errors-list-pdf-memory", limit = limit >> 20)
            }
            PdfError::NotStarted { why } => {
                text!(language, "errors-list-pdf-not-started", why = why)
            }
        },
        ImportError::Built(error) => not_a_list(language, error),
        ImportError::OtherLanguage { got, wanted } => text!(
            language,
            "errors-list-other-language",
            got = word_language(language, *got),
            wanted = word_language(language, *wanted)
        ),
        ImportError::Cancelled => tr(language, "errors-list-cancelled"),
    }
}

/// The name of a language of words.
pub fn word_language(language: Language, of: WordLanguage) -> String {
    text!(language, "errors-word-language", code = of.code())
}

fn not_a_list(language: Language, error: &NotAList) -> String {
    match error {
        NotAList::Foreign => tr(language, "errors-list-foreign"),
        NotAList::Newer { version, known } => {
            text!(language, "errors-list-newer", version = *version, known = *known)
        }
        NotAList::Length { expected, got } => {
            text!(language, "errors-list-length", expected = *expected, got = *got)
        }
        NotAList::Damaged => tr(language, "errors-list-damaged"),
        NotAList::Passport(what) => {
            text!(language, "errors-list-passport", what = quoted_within(what))
        }
        NotAList::OtherWords => tr(language, "errors-list-other-words"),
    }
}

/// Why a file that gave words is probably no word list, to follow a colon: no capital, no full stop.
pub fn list_doubt(language: Language, doubt: Doubt) -> String {
    match doubt {
        Doubt::Json => tr(language, "errors-list-doubt-json"),
        Doubt::Table { columns } => text!(language, "errors-list-doubt-table", columns = columns),
        Doubt::MostlySkipped { skipped, of } => {
            text!(language, "errors-list-doubt-skipped", skipped = skipped, of = of)
        }
    }
}

/// What was not taken as it stood, by reason; first, whether it is a list at all.
pub fn list_skipped(language: Language, imported: &Imported) -> Vec<String> {
    let doubt = imported.doubt.map(|doubt| {
        let why = list_doubt(language, doubt);
        text!(language, "errors-list-doubtful", why = why)
    });
    let skipped = imported.skipped.iter().map(|(why, kind)| {
        let key = match why {
            Why::TooShort => "errors-list-skipped-short",
            Why::TooLong => "errors-list-skipped-long",
            Why::Sign => "errors-list-skipped-sign",
            Why::Latin => "errors-list-skipped-latin",
            Why::Preface => "errors-list-skipped-preface",
            Why::PageFurniture => "errors-list-skipped-furniture",
            Why::UnreadablePage => "errors-list-skipped-page",
        };
        let examples: Vec<&str> =
            kind.examples.iter().take(3).map(|example| example.text.as_str()).collect();
        let why = tr(language, key);
        let examples = examples.join(", ");
        text!(language, "errors-list-skipped", why = why, count = kind.count, examples = examples)
    });
    let mut lines: Vec<String> = doubt.into_iter().chain(skipped).collect();
    if imported.repeated > 0 {
        lines.push(text!(language, "errors-list-repeated", count = imported.repeated));
    }
    if imported.recovered > 0 {
        lines.push(text!(language, "errors-list-recovered", count = imported.recovered));
    }
    lines
}
