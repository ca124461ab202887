//! The table of standings as a spreadsheet takes it from the clipboard: a line a row, tabs between
//! the cells, headings first, or before them that it is provisional; with the reason for each row. No cell of it can run as a formula.

use super::doubt::told_once;
use super::why::why;
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::formats::anagram::standings::{Scored, scored};
use crate::domain::ids::RoundNo;
use crate::exchange::cell;
use crate::language::tr;
use crate::screens::formats::anagram::Seen;
use crate::text;

/// The table after a round.
pub fn as_table(seen: &Seen<'_>, after: RoundNo) -> String {
    let language = seen.language;
    let now = seen.standings(after);
    let played: Vec<RoundNo> = all_rounds()
        .filter(|&round| round <= after && seen.contest().game.is_played(round))
        .collect();
    let heading = [
        "standings-copy-rank",
        "standings-copy-number",
        "standings-player",
        "standings-club",
        "standings-total",
        "standings-copy-deductions",
        "standings-copy-invalid",
        "standings-copy-7",
        "standings-copy-6",
        "standings-copy-5",
        "standings-copy-4",
        "standings-copy-high",
    ];
    let rounds = played.iter().map(|round| text!(language, "exchange-round", round = round.get()));
    let mut heading: Vec<String> = heading.map(|key| tr(language, key)).into();
    heading.extend(rounds);
    heading.push(tr(language, "standings-copy-why"));
    let status = super::has_status(seen, &now);
    if status {
        heading.push(tr(language, "standings-status"));
    }
    let mut lines = vec![heading];
    // Whoever is given the table sees first what it is worth.
    if !now.doubts.is_empty() {
        let provisional =
            text!(language, "standings-provisional", count = told_once(&now.doubts).count());
        let title = text!(language, "standings-title", round = after.get());
        lines.insert(0, vec![format!("{title}: {provisional}")]);
    }
    for row in &now.rows {
        let player = seen.contest().common.players.get(&row.player);
        let mut cells = vec![
            row.rank.map(|rank| rank.to_string()).unwrap_or_default(),
            row.player.to_string(),
            player.map(|player| player.name.clone()).unwrap_or_default(),
            player.map(|player| player.club.clone()).unwrap_or_default(),
            // A spreadsheet reads plain digits: no thousands grouped, no true minus.
            row.total.to_string(),
            row.deductions.to_string(),
            row.invalid_points.to_string(),
            row.tally.valid_7.to_string(),
            row.tally.valid_6.to_string(),
            row.tally.valid_5.to_string(),
            row.tally.valid_4.to_string(),
            row.tally.valid_high.to_string(),
        ];
        let score = |round: &RoundNo| row.rounds.get(usize::from(round.get()) - 1).copied();
        cells.extend(played.iter().map(|round| {
            match scored(seen.contest(), seen.judged, *round, row.player) {
                // What is not keyed is no 0.
                Scored::Missing => "?".to_owned(),
                _ => score(round).flatten().map(|score| score.to_string()).unwrap_or_default(),
            }
        }));
        cells.push(why(seen, &now, row));
        if status {
            cells.push(super::status(seen, after, row));
        }
        lines.push(cells);
    }
    let line = |cells: &Vec<String>| -> String {
        cells.iter().map(|cell| safe(cell)).collect::<Vec<_>>().join("\t") + "\n"
    };
    lines.iter().map(line).collect()
}

/// A cell that stays one cell and runs nothing: without tabs and line ends.
fn safe(cell: &str) -> String {
    let flat: String = cell.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    cell::written(&flat)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_stays_one_cell_and_runs_nothing() {
        let cells = [
            ("=HYPERLINK(\"http://x\")", "'=HYPERLINK(\"http://x\")"),
            ("\t=1", "' =1"),
            ("α\tβ\nγ\rδ", "α β γ δ"),
            ("-4", "-4"),
        ];
        for (cell, expected) in cells {
            assert_eq!(safe(cell), expected, "{cell:?}");
        }
    }
}
