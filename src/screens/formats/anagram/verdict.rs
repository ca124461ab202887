//! What a verdict on a word looks like.

use crate::domain::formats::anagram::grade::Verdict;
use crate::language::{Language, tr};
use crate::screens::Tone;
use crate::text;

/// Sign, words and colour of a verdict.
pub fn verdict(language: Language, verdict: Verdict) -> (&'static str, String, Tone) {
    match verdict {
        Verdict::Valid => ("✓", tr(language, "sheets-word-valid"), Tone::Good),
        Verdict::NotFromLetters { missing } => {
            ("✗", text!(language, "sheets-lacks", letter = missing.to_char()), Tone::Bad)
        }
        Verdict::RuledInvalid => ("✗", tr(language, "sheets-ruled-invalid"), Tone::Bad),
        Verdict::NotInLexicon => ("✗", tr(language, "sheets-not-in-list"), Tone::Bad),
        Verdict::Undecided => ("?", tr(language, "sheets-undecided"), Tone::Open),
        Verdict::Illegible => ("?", tr(language, "sheets-illegible"), Tone::Open),
        Verdict::Misplaced => ("–", tr(language, "sheets-misplaced"), Tone::Ignored),
        Verdict::Repeated => ("–", tr(language, "sheets-repeated"), Tone::Ignored),
        Verdict::Ignored => ("–", tr(language, "sheets-unreadable"), Tone::Ignored),
    }
}
