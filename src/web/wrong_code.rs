//! What is said of a code that was typed wrong.

use crate::domain::cards::{CardCode, Lacks};
use crate::language::{Language, tr};
use crate::text;

/// What is said of a code that is nobody's: what it lacks, or that none has it; of one that a phone came with, that.
pub(super) fn why_wrong(language: Language, typed: Option<&str>) -> String {
    let Some(typed) = typed else { return tr(language, "own-other-code") };
    match CardCode::lacks(typed) {
        Some(Lacks::Signs { missing }) => text!(language, "own-code-short", missing = missing),
        Some(Lacks::TooMany { count }) => text!(language, "own-code-long", count = count),
        Some(Lacks::Sign(sign)) if !sign.is_control() => {
            text!(language, "own-code-sign", sign = sign)
        }
        Some(Lacks::Sign(_)) | None => tr(language, "own-no-code"),
    }
}
