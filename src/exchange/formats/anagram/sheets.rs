//! Sheets as a table: a line a word.

use std::collections::BTreeMap;

use super::document::{Document, SheetEntry};
use crate::domain::formats::anagram::alphabet::ALPHABET;
use crate::domain::formats::anagram::rules::{Field, ROUNDS};
use crate::domain::formats::anagram::sheet::{Lateness, SheetWords};
use crate::domain::formats::anagram::tiles::Tiles;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::Written;
use crate::domain::text::{TextKind, check};
use crate::exchange::{CsvError, Table, table_csv};

/// The columns of a table of sheets.
pub const SHEETS: [&str; 6] = ["round", "player", "name", "field", "word", "late"];

/// The sheets that were handed in, one line a word, an unread letter as `?`; an empty sheet is one line with empty
/// field and word.
pub fn sheets_csv(document: &Document) -> String {
    let names: BTreeMap<PlayerId, &str> =
        document.players.iter().map(|player| (player.id, player.name.as_str())).collect();
    let mut lines = vec![SHEETS.map(str::to_owned).to_vec()];
    for round in document.rounds.iter().filter(|round| !round.given_up) {
        for sheet in round.sheets.iter().filter(|sheet| !sheet.not_handed_in) {
            let name = names.get(&sheet.player).copied().unwrap_or_default();
            let mut line = |field: String, word: String| {
                let late = (sheet.lateness == Lateness::Late).to_string();
                let (round, player) = (round.round.to_string(), sheet.player.to_string());
                lines.push(vec![round, player, name.to_owned(), field, word, late]);
            };
            for (field, _, written) in sheet.words.iter() {
                line(field.length().to_string(), written.to_string());
            }
            if sheet.words.is_empty() {
                line(String::new(), String::new());
            }
        }
    }
    table_csv(lines)
}

/// A sheet of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSheet {
    /// The sheet.
    pub entry: SheetEntry,
    /// The name that stands beside the player's number; may be empty.
    pub name: String,
}

/// The sheets of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableSheets {
    /// By round, then player.
    pub sheets: BTreeMap<(RoundNo, PlayerId), TableSheet>,
    /// Words that were not in Greek letters, in order.
    pub recovered: Vec<Recovered>,
}

/// A word of a table that was understood although not all of it was in Greek letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recovered {
    /// Where, counted from 1.
    pub line: u64,
    /// As it stands there.
    pub text: String,
    /// As it was understood.
    pub word: Written,
    /// What else it may mean.
    pub otherwise: Option<Written>,
}

/// Reads a table of sheets. A sheet is late when a line of it says so. The racks, as far as they are
/// known, decide what an ambiguous letter means.
///
/// # Errors
/// [`CsvError`].
pub fn read_sheets(
    bytes: &[u8],
    rack: impl Fn(RoundNo) -> Option<Tiles>,
) -> Result<TableSheets, CsvError> {
    let table = Table::read(bytes)?;
    let places = table.columns(&SHEETS)?;
    let mut sheets = BTreeMap::new();
    let mut recovered = Vec::new();
    for (line, values) in &table.lines {
        let line = *line;
        let [round, player, name, field, word, late] =
            places.map(|place| values.get(place).map_or("", String::as_str));
        let wrong = |column, value: &str, wanted| {
            Err(CsvError::Value { line, column, value: value.to_owned(), wanted })
        };
        let number = round.parse().ok().filter(|&number| number <= ROUNDS).and_then(RoundNo::new);
        let Some(number) = number else { return wrong("round", round, "exchange-table-round") };
        let Some(id) = player.parse().ok().and_then(PlayerId::of) else {
            return wrong("player", player, "exchange-table-player");
        };
        check(name, TextKind::Name).map_err(|why| CsvError::UnfitName { line, why })?;
        let (lateness, words) = (Lateness::InTime, SheetWords::default());
        let sheet = sheets.entry((number, id)).or_insert_with(|| TableSheet {
            entry: SheetEntry { player: id, lateness, not_handed_in: false, words },
            name: name.to_owned(),
        });
        if sheet.name != name {
            return wrong("name", name, "exchange-table-name");
        }
        let sheet = &mut sheet.entry;
        match late.to_ascii_lowercase().as_str() {
            "" | "false" | "0" => {}
            "true" | "1" => sheet.lateness = Lateness::Late,
            _ => return wrong("late", late, "exchange-table-late"),
        }
        if field.is_empty() && word.is_empty() {
            continue;
        }
        let reading = ALPHABET.read(word, rack(number).as_deref());
        let reading = reading.map_err(|why| CsvError::NotAWord { line, why })?;
        let Some(length) = field.parse().ok().and_then(Field::of_length) else {
            return wrong("field", field, "exchange-table-field");
        };
        if reading.recovery.is_some() {
            recovered.push(Recovered {
                line,
                text: word.to_owned(),
                word: reading.written.clone(),
                otherwise: reading.otherwise,
            });
        }
        sheet.words.push(length, reading.written);
    }
    Ok(TableSheets { sheets, recovered })
}
