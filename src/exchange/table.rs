//! The results as a table to read on a terminal.

use std::fmt::Write as _;

use super::html::{after, judged_by, status};
use super::results::{Exchanged, Results};
use crate::language::{Language, tr};
use crate::text;

/// The standings and what is open about them, in columns.
pub fn results_table<F: Exchanged>(language: Language, results: &Results<F>) -> String {
    let before = ["exchange-rank", "exchange-number", "exchange-player", "exchange-total"];
    let keys = before.into_iter().chain(F::COUNTS.iter().map(|count| count.short));
    let heading = keys.chain(["exchange-status"]).map(|key| tr(language, key)).collect();
    let mut lines: Vec<Vec<String>> = vec![heading];
    for row in &results.standings {
        let mut line = vec![
            row.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string()),
            row.player.to_string(),
            row.name.clone(),
            language.number(row.total),
        ];
        line.extend(row.counts.iter().map(|&(_, value)| language.number(value)));
        line.push(status(language, row.status));
        lines.push(line);
    }
    let mut table = after(language, results) + "\n";
    if let Some(passport) = &results.lexicon {
        table += &(judged_by(language, passport) + "\n");
    }
    table.push('\n');
    table += &columns(&lines);
    table.push('\n');
    if results.provisional {
        table += &(text!(language, "exchange-provisional") + ":\n");
        for doubt in &results.doubts {
            writeln!(table, "- {}", F::doubt(language, doubt)).expect("memory");
        }
    } else {
        table += &(tr(language, "exchange-final") + "\n");
    }
    table
}

/// Columns as wide as their longest text; the third (the name) and the last stand left.
pub(super) fn columns(lines: &[Vec<String>]) -> String {
    let last = lines.first().map_or(0, Vec::len).saturating_sub(1);
    let mut widths = vec![0; last + 1];
    for line in lines {
        for (width, text) in widths.iter_mut().zip(line) {
            *width = text.chars().count().max(*width);
        }
    }
    let mut table = String::new();
    for line in lines {
        let mut padded = String::new();
        for (place, (width, text)) in widths.iter().zip(line).enumerate() {
            if place == 2 || place == last {
                write!(padded, "{text:<width$}  ").expect("memory");
            } else {
                write!(padded, "{text:>width$}  ").expect("memory");
            }
        }
        table.push_str(padded.trim_end());
        table.push('\n');
    }
    table
}
