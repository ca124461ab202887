//! The table of all halls as whoever conducts sees it before anything of it is published.

use crate::commands::formats::anagram::conduct::Command;
use crate::domain::formats::anagram::joint::table::JointRow;
use crate::language::tr;
use crate::screens::Act;
use crate::screens::name::time_of_day;
use crate::text;
use crate::views::formats::anagram::Sight;
use crate::views::formats::anagram::conductor::hall_name;

/// So many rows are seen; all of them stand on the hub's pages and on paper.
const MOST: usize = 100;

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableData {
    /// After which round.
    pub title: String,
    /// When it was told, and that it is provisional.
    pub about: Vec<String>,
    /// The headings.
    pub columns: Vec<String>,
    /// Rank, name, hall, rank there, points of each player.
    pub rows: Vec<[String; 5]>,
    /// Ask again, put away.
    pub acts: Vec<Act>,
}

/// What is seen; `None` while nobody asked for it.
pub(super) fn data(sight: &Sight<'_>) -> Option<TableData> {
    let of = sight.desk.own.conductor.table.as_ref()?;
    let language = sight.language();
    let situation = sight.situation();
    let rows = of.told.rows();
    let rank = |rank: Option<u32>| rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
    let cells = |row: &JointRow| {
        let hall = hall_name(sight, row.venue);
        [rank(row.rank), row.name.clone(), hall, rank(row.local_rank), row.total.to_string()]
    };
    let players = rows.len();
    let about = [
        Some(text!(language, "conduct-table-at", time = time_of_day(of.at_ms), players = players)),
        of.told.provisional.then(|| tr(language, "conduct-table-provisional")),
        (players > MOST).then(|| text!(language, "conduct-table-first", count = MOST)),
    ];
    let columns = [
        "conduct-paper-rank",
        "conduct-paper-name",
        "conduct-hall",
        "conduct-paper-local",
        "conduct-paper-total",
    ];
    let act = |command: Command| Act::new(language, &situation, command.into());
    Some(TableData {
        title: text!(language, "conduct-table-after", round = of.after.get()),
        about: about.into_iter().flatten().collect(),
        columns: columns.map(|key| tr(language, key)).into(),
        rows: rows.iter().take(MOST).map(cells).collect(),
        acts: [Command::ShowTable, Command::HideTable].map(act).into(),
    })
}
