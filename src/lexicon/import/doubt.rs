//! Whether a text that gave words is a word list at all: tables and documents have words, too.

use super::{Imported, Why};

/// Why a file that gave words is probably no word list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Doubt {
    /// It is JSON.
    Json,
    /// It is a table.
    Table {
        /// How many columns.
        columns: usize,
    },
    /// More was skipped than taken.
    MostlySkipped {
        /// How much was skipped.
        skipped: u64,
        /// Of how much.
        of: u64,
    },
}

/// From this many columns on it is a table: a list may say something beside each word.
const COLUMNS: usize = 3;

/// What a text looks like; `None` when it may be a list.
pub(super) fn of_text(text: &str) -> Option<Doubt> {
    let text = text.trim_start_matches('\u{FEFF}').trim_start();
    if text.starts_with(['{', '[']) {
        return Some(Doubt::Json);
    }
    let lines = || text.lines().filter(|line| !line.trim().is_empty());
    let columns = |line: &str| {
        [';', ',', '\t'].map(|sign| line.matches(sign).count() + 1).into_iter().max().unwrap_or(1)
    };
    let first = columns(lines().next()?);
    let alike = lines().filter(|line| columns(line) == first).count();
    let is_table = first >= COLUMNS && alike > 1 && 2 * alike > lines().count();
    is_table.then_some(Doubt::Table { columns: first })
}

/// What the words look like, as far as they were read. What stands around the words of a PDF does not
/// count.
pub(super) fn of_words(imported: &Imported) -> Option<Doubt> {
    let about_words = [Why::TooShort, Why::TooLong, Why::Sign, Why::Latin];
    let skipped: u64 =
        about_words.iter().filter_map(|&why| imported.skipped.of(why)).map(|kind| kind.count).sum();
    let taken = u64::from(imported.lexicon.passport().words) + imported.repeated;
    (skipped > taken).then_some(Doubt::MostlySkipped { skipped, of: skipped + taken })
}

#[cfg(test)]
mod tests;
