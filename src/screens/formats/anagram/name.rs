//! Names of what only this format has: ratios, fields of the sheet, criteria of the standings.

use crate::domain::formats::anagram::rules::{Field, RoundRule, TieBreak};
use crate::domain::formats::anagram::standings::Criterion;
use crate::language::{Language, tr};
use crate::text;

/// "5 consonants, 2 vowels".
pub fn ratio(language: Language, rule: RoundRule) -> String {
    text!(language, "console-ratio", consonants = rule.consonants, vowels = rule.vowels)
}

/// The heading of a field on the sheet.
pub fn field(language: Language, field: Field) -> String {
    text!(language, "console-field", letters = field.length())
}

/// A criterion of the standings.
pub fn criterion(language: Language, criterion: Criterion) -> String {
    let key = match criterion {
        Criterion::Total => "standings-by-total",
        Criterion::TieBreak(TieBreak::InvalidPoints) => "standings-by-invalid",
        Criterion::TieBreak(TieBreak::Valid7) => "standings-by-7",
        Criterion::TieBreak(TieBreak::Valid6) => "standings-by-6",
        Criterion::TieBreak(TieBreak::Valid5) => "standings-by-5",
        Criterion::TieBreak(TieBreak::Valid4) => "standings-by-4",
        Criterion::TieBreak(TieBreak::ValidHigh) => "standings-by-high",
    };
    tr(language, key)
}
