//! How far the first are from first place after each round, beside the table.

use serde::Serialize;

use super::Seen;
use crate::domain::formats::anagram::standings::{Standings, totals};
use crate::domain::ids::PlayerId;
use crate::language::tr;
use crate::screens::hall::forms;

/// So many have a line; the selected player one more.
const LINES: usize = 5;

/// The lines.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CourseData {
    /// What it shows.
    pub title: String,
    /// In which unit, and when.
    pub beside: String,
    /// The lines, by rank.
    pub lines: Vec<CourseLine>,
}

/// Somebody's distances.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CourseLine {
    /// Whose.
    pub player: PlayerId,
    /// Rank and name, the name in its shortest form.
    pub label: String,
    /// Whether it is the selected player.
    pub chosen: bool,
    /// Round, and points behind whoever led after it: 0 or negative.
    pub points: Vec<(u8, i64)>,
}

/// The course as it is seen; `None` while there are not two rounds and two players to compare.
pub(super) fn course(
    seen: &Seen<'_>,
    now: &Standings,
    chosen: Option<PlayerId>,
) -> Option<CourseData> {
    let ranked: Vec<_> = now.rows.iter().filter(|row| row.rank.is_some()).collect();
    let of = |player| totals(seen.contest(), seen.judged, now.after, player);
    let all: Vec<_> = ranked.iter().map(|row| of(row.player)).collect();
    let rounds = all.first().map_or(0, Vec::len);
    if ranked.len() < 2 || rounds < 2 {
        return None;
    }
    let led = |place: usize| all.iter().filter_map(|line| line.get(place)).map(|at| at.1).max();
    let most: Vec<i64> = (0..rounds).filter_map(led).collect();
    let shown = ranked.iter().zip(&all).enumerate();
    let shown = shown.filter(|(place, (row, _))| *place < LINES || Some(row.player) == chosen);
    let lines = shown.map(|(_, (row, totals))| {
        let name = seen.contest().common.players.get(&row.player);
        let name = name.and_then(|player| forms(&player.name).pop()).unwrap_or_default();
        let rank = row.rank.map(|rank| rank.to_string()).unwrap_or_default();
        let behind = totals.iter().zip(&most);
        CourseLine {
            player: row.player,
            label: format!("{rank} {name}"),
            chosen: Some(row.player) == chosen,
            points: behind.map(|((round, total), most)| (round.get(), total - most)).collect(),
        }
    });
    Some(CourseData {
        title: tr(seen.language, "exchange-chart"),
        beside: tr(seen.language, "exchange-chart-beside"),
        lines: lines.collect(),
    })
}
