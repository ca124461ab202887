//! The results as a table to read on a terminal.

use std::fmt::Write as _;

use super::html::{after, judged_by, status};
use super::results::Results;
use crate::domain::formats::anagram::state::Anagram;
use crate::language::Sentences as _;
use crate::language::{Language, tr};
use crate::text;

/// The standings and what is open about them, in columns.
#[must_use]
pub fn results_table(language: Language, results: &Results) -> String {
    let number = |value: i64| language.number(value);
    let mut lines = vec![
        [
            "exchange-rank",
            "exchange-number",
            "exchange-player",
            "exchange-total",
            "exchange-deductions",
            "exchange-lost",
            "exchange-sevens",
            "exchange-sixes",
            "exchange-fives",
            "exchange-fours",
            "exchange-high",
            "exchange-status",
        ]
        .map(|key| tr(language, key)),
    ];
    for row in &results.standings {
        lines.push([
            row.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string()),
            row.player.to_string(),
            row.name.clone(),
            number(row.total),
            number(row.deductions),
            number(row.invalid_points.into()),
            number(row.valid_7.into()),
            number(row.valid_6.into()),
            number(row.valid_5.into()),
            number(row.valid_4.into()),
            number(row.valid_high.into()),
            status(language, row.status),
        ]);
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
            writeln!(table, "- {}", Anagram::doubt(language, doubt)).expect("memory");
        }
    } else {
        table += &(tr(language, "exchange-final") + "\n");
    }
    table
}

/// Columns as wide as their longest text; the third (the name) and the last stand left.
fn columns<const N: usize>(lines: &[[String; N]]) -> String {
    let mut widths = [0; N];
    for line in lines {
        for (width, text) in widths.iter_mut().zip(line) {
            *width = text.chars().count().max(*width);
        }
    }
    let mut table = String::new();
    for line in lines {
        let mut padded = String::new();
        for (place, (width, text)) in widths.into_iter().zip(line).enumerate() {
            if place == 2 || place + 1 == N {
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
