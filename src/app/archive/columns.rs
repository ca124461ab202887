//! What the columns of an archive's tables are. They are named in English in every language: programs read them, this
//! one some of them again.

use super::Columns;
use crate::exchange::Table;
use crate::language::{Language, tr};

/// The columns that tables of several formats have.
const COMMON: [(&str, &str); 7] = [
    ("rank", "archive-column-rank"),
    ("player", "archive-column-player"),
    ("name", "archive-column-name"),
    ("status", "archive-column-status"),
    ("total", "archive-column-total"),
    ("deductions", "archive-column-deductions"),
    ("decided_by", "archive-column-decided-by"),
];

/// Where a table lies, since one beside it may have the same name; then a line for each of its columns in the order that
/// it has them; for columns that are numbered one.
pub(super) fn columns(
    language: Language,
    own: Columns,
    (is_public, name): (bool, &str),
    (file, text): (&str, &str),
) -> String {
    let header = Table::read(text.as_bytes()).map(|table| table.header).unwrap_or_default();
    let own = own.iter().filter(|(table, _)| *table == file).flat_map(|(_, columns)| *columns);
    let known: Vec<_> = own.chain(&COMMON).collect();
    let exact = |name: &str| known.iter().find(|(known, _)| *known == name).map(|(_, key)| *key);
    let folder = if is_public { tr(language, "archive-folder") + "/" } else { String::new() };
    let mut lines = format!("\n{folder}{name}\n");
    let mut rest = header.iter().map(String::as_str).peekable();
    while let Some(name) = rest.next() {
        let numbered = unnumbered(name);
        let Some(key) = exact(name).or_else(|| exact(numbered)) else { continue };
        let alike = |next: &&str| exact(next).is_none() && unnumbered(next) == numbered;
        let last = std::iter::from_fn(|| rest.next_if(alike)).last();
        let name = last.map_or_else(|| name.to_owned(), |last| format!("{name} … {last}"));
        let what = tr(language, key);
        lines.extend(["  ", &name, ": ", &what, "\n"]);
    }
    lines
}

fn unnumbered(name: &str) -> &str {
    name.trim_end_matches(|sign: char| sign.is_ascii_digit())
}
