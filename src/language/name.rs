//! Names as they are searched and sorted.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// A name as it is searched: without accents and case, every sigma alike, spaces single.
pub fn fold(text: &str) -> String {
    let bare = text.nfkd().filter(|&c| !is_combining_mark(c));
    let small = bare.flat_map(char::to_lowercase).map(|c| if c == 'ς' { 'σ' } else { c });
    small.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What names are sorted by: folded, Greek before any other script.
pub fn sorted_by(name: &str) -> (bool, String) {
    let folded = fold(name);
    let greek = folded.chars().next().is_some_and(|first| ('\u{3B1}'..='\u{3C9}').contains(&first));
    (!greek, folded)
}
