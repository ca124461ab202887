//! What another word list says otherwise of words that were written.

use std::collections::BTreeMap;

use super::Sight;
use crate::domain::formats::anagram::grade::Verdict;
use crate::domain::formats::anagram::standings::Board;
use crate::screens::formats::anagram::verdict;
use crate::text;

/// How many verdicts would be others if it were judged like this; and which words, by the change.
pub fn verdicts(sight: &Sight<'_>, then: &Board) -> (usize, Vec<String>) {
    let language = sight.language();
    let graded = sight.judged.grades().zip(then.grades());
    let changed = graded
        .flat_map(|((.., now), (.., then))| now.words.iter().zip(&then.words))
        .filter(|(now, then)| now.verdict != then.verdict);
    let mut verdicts = 0;
    let mut by_change: BTreeMap<(Verdict, Verdict), BTreeMap<String, usize>> = BTreeMap::new();
    for (now, then) in changed {
        verdicts += 1;
        let words = by_change.entry((now.verdict, then.verdict)).or_default();
        *words.entry(now.written.to_string()).or_default() += 1;
    }
    let lines = by_change.into_iter().map(|((now, then), words)| {
        let said = |of| verdict(language, of).1;
        let sheets = |(word, count): (String, usize)| {
            if count > 1 { format!("{word} ×{count}") } else { word }
        };
        text!(
            language,
            "competition-list-words",
            from = said(now),
            to = said(then),
            count = words.len(),
            words = words.into_iter().map(sheets).collect::<Vec<_>>().join(", ")
        )
    });
    (verdicts, lines.collect())
}
