//! The totals by round as lines, and the same of the two that matter as a table.

use serde::Serialize;

use crate::domain::formats::anagram::rules::ROUNDS;
use crate::domain::formats::anagram::standings::{Standings, totals};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::tr;
use crate::screens::formats::anagram::Seen;
use crate::text;

/// More lines than these would be a smear: the first of the table.
const LINES: usize = 60;

/// The lines.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlotData {
    /// What it shows, in words: its accessible name, too.
    pub title: String,
    /// The totals of the selected player in words.
    pub told: String,
    /// The last round of the axis.
    pub last: u8,
    /// The lines: others first, so that what matters is painted over them.
    pub lines: Vec<PlotLine>,
    /// That only the first are shown; empty when all are.
    pub more: String,
    /// The same as a table: heading, leader, selected, difference.
    pub table: Vec<Vec<String>>,
}

/// A player's totals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlotLine {
    /// Who.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// How it is painted.
    pub weight: Weight,
    /// Round and total after it.
    pub points: Vec<(u8, i64)>,
}

/// What a line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Weight {
    /// One of many.
    Other,
    /// The first of the table.
    Leader,
    /// The selected player.
    Selected,
}

/// The plot as it is seen.
pub(super) fn plot(seen: &Seen<'_>, now: &Standings, chosen: PlayerId) -> Option<PlotData> {
    let language = seen.language;
    let leader = now.rows.first()?.player;
    let shown = now.rows.iter().enumerate();
    let shown = shown.filter(|(place, row)| *place < LINES || row.player == chosen);
    let mut lines: Vec<PlotLine> = shown
        .map(|(_, row)| PlotLine {
            player: row.player,
            name: seen.told_apart(row.player),
            weight: if row.player == chosen {
                Weight::Selected
            } else if row.player == leader {
                Weight::Leader
            } else {
                Weight::Other
            },
            points: totals(seen.contest(), seen.judged, now.after, row.player)
                .into_iter()
                .map(|(round, total)| (round.get(), total))
                .collect(),
        })
        .collect();
    lines.sort_by_key(|line| line.weight);
    let points = |player| {
        let line = lines.iter().find(|line| line.player == player);
        line.map(|line| line.points.clone()).unwrap_or_default()
    };
    let (own, first) = (points(chosen), points(leader));
    let number = |&(_, total): &(u8, i64)| language.number(total);
    let listed: Vec<String> = own
        .iter()
        .map(|point| {
            text!(language, "standings-plot-point", round = point.0, total = number(point))
        })
        .collect();
    let head = |text: String, cells: Vec<String>| -> Vec<String> {
        std::iter::once(text).chain(cells).collect()
    };
    let rounds = own.iter().map(|(round, _)| round.to_string()).collect();
    let mut table = vec![
        head(tr(language, "standings-plot-round"), rounds),
        head(seen.told_apart(leader), first.iter().map(number).collect()),
    ];
    if chosen != leader {
        let behind = own.iter().zip(&first).map(|(own, first)| language.signed(own.1 - first.1));
        table.push(head(seen.told_apart(chosen), own.iter().map(number).collect()));
        table.push(head(tr(language, "standings-plot-behind"), behind.collect()));
    }
    let hidden = now.rows.len().saturating_sub(lines.len());
    Some(PlotData {
        title: tr(language, "standings-plot"),
        told: text!(
            language,
            "standings-plot-told",
            player = seen.told_apart(chosen),
            totals = listed.join(", ")
        ),
        last: now.after.get().clamp(RoundNo::FIRST.get() + 1, ROUNDS),
        more: if hidden > 0 {
            text!(language, "standings-plot-more", count = lines.len(), hidden = hidden)
        } else {
            String::new()
        },
        lines,
        table,
    })
}
