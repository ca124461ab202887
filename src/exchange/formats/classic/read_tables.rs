//! Tables of results and of players read back, from a second laptop or a spreadsheet.

use std::collections::BTreeMap;

use crate::domain::formats::classic::command::Brought;
use crate::domain::formats::classic::entered::{Entered, EnteredSeat};
use crate::domain::formats::classic::rules::End;
use crate::domain::ids::{PlayerId, RoundNo, TableNo};
use crate::domain::text::{TextKind, check};
use crate::exchange::{CsvError, Table};

/// A player of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerLine {
    /// Their name.
    pub name: String,
    /// Their club; may be empty.
    pub club: String,
    /// Their team; may be empty.
    pub team: String,
    /// What knows them again elsewhere; may be empty.
    pub member: String,
}

/// The players of a table: `name`, and where they are there `club`, `team`, `member`.
///
/// # Errors
/// [`CsvError`], with the line.
pub fn read_players(bytes: &[u8]) -> Result<Vec<PlayerLine>, CsvError> {
    let table = Table::read(bytes)?;
    table.columns(&["name"])?;
    let mut players = Vec::new();
    for (line, cells) in &table.lines {
        let text = |column| cell(&table, cells, column).to_owned();
        let (name, club) = (text("name"), text("club"));
        let (team, member) = (text("team"), text("member"));
        for text in [&name, &club, &team, &member] {
            let fit = check(text, TextKind::Name);
            fit.map_err(|why| CsvError::UnfitName { line: *line, why })?;
        }
        if !name.is_empty() {
            players.push(PlayerLine { name, club, team, member });
        }
    }
    Ok(players)
}

/// What stands in a column that a table need not have.
fn cell<'a>(table: &Table, cells: &'a [String], column: &str) -> &'a str {
    let place = table.header.iter().position(|name| name.eq_ignore_ascii_case(column));
    place.and_then(|place| cells.get(place)).map_or("", String::as_str)
}

/// A number of a line; none where the cell is empty or the column is not there.
fn number<T: std::str::FromStr>(
    table: &Table,
    (line, cells): &(u64, Vec<String>),
    column: &'static str,
) -> Result<Option<T>, CsvError> {
    let text = cell(table, cells, column);
    if text.is_empty() {
        return Ok(None);
    }
    let wrong = |_| CsvError::Value {
        line: *line,
        column,
        value: text.to_owned(),
        wanted: "results-wanted-number",
    };
    text.replace('−', "-").parse().map(Some).map_err(wrong)
}

/// The results of a table: of each seat `round`, `table`, `player`, and `final` or `raw` with what goes with it.
/// Byes, walkovers, cancelled games and tables without a score are passed over. What penalties take off is put back,
/// for a result knows none.
///
/// # Errors
/// [`CsvError`], with the line.
pub fn read_results(bytes: &[u8]) -> Result<Vec<Brought>, CsvError> {
    let table = Table::read(bytes)?;
    table.columns(&["round", "table", "player"])?;
    let mut games: BTreeMap<(RoundNo, TableNo), Vec<(u32, EnteredSeat)>> = BTreeMap::new();
    let mut told: BTreeMap<(RoundNo, TableNo), Entered> = BTreeMap::new();
    for it in &table.lines {
        let (line, cells) = it;
        let end = cell(&table, cells, "end");
        if matches!(end, "bye" | "walkover" | "cancelled") {
            continue;
        }
        let wanted = |column, value: &str| CsvError::Value {
            line: *line,
            column,
            value: value.to_owned(),
            wanted: "results-wanted-number",
        };
        let of = |column| wanted(column, cell(&table, cells, column));
        let round = number(&table, it, "round")?.and_then(RoundNo::new);
        let at_table = number(&table, it, "table")?.and_then(TableNo::new);
        let player = number(&table, it, "player")?.and_then(PlayerId::of);
        let round = round.ok_or_else(|| of("round"))?;
        let at = (round, at_table.ok_or_else(|| of("table"))?);
        let player = player.ok_or_else(|| of("player"))?;
        let raw: Option<i64> = number(&table, it, "raw")?;
        let off: i64 = number(&table, it, "deduction")?.unwrap_or_default();
        let points = number::<i64>(&table, it, "final")?.map(|points| points.saturating_add(off));
        if raw.is_none() && points.is_none() {
            continue;
        }
        let seat = EnteredSeat {
            player,
            points,
            raw,
            rack: number(&table, it, "rack")?.unwrap_or_default(),
            over_ms: number(&table, it, "over_ms")?.unwrap_or_default(),
            last_word: number(&table, it, "last_word")?,
        };
        let place = number(&table, it, "seat")?.unwrap_or(u32::MAX);
        games.entry(at).or_default().push((place, seat));
        let told = told.entry(at).or_default();
        if !end.is_empty() {
            let code = End::ALL.into_iter().find(|it| it.code() == end);
            told.end = Some(code.ok_or_else(|| wanted("end", end))?);
        }
        if cell(&table, cells, "starter") == "true" {
            told.starter = Some(player);
        }
        if cell(&table, cells, "finisher") == "true" {
            told.finisher = Some(player);
        }
    }
    let brought = games.into_iter().map(|((round, table), mut seats)| {
        seats.sort_by_key(|(place, _)| *place);
        let seats = seats.into_iter().map(|(_, seat)| seat).collect();
        let told = told.remove(&(round, table)).unwrap_or_default();
        Brought { round, table, result: Entered { seats, ..told } }
    });
    Ok(brought.collect())
}
