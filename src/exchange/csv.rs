//! CSV for spreadsheets: written as Greek ones open it (UTF-8 with a byte order mark, `;`, CRLF), read
//! also with `,` or tab, in the two old Greek encodings, and in UTF-16 with its mark.

use std::collections::BTreeMap;

use encoding_rs::{ISO_8859_7, UTF_16BE, UTF_16LE, WINDOWS_1253};

use super::cell;
use super::document::{Document, SheetEntry};
use super::results::Results;
use crate::domain::formats::anagram::alphabet::ALPHABET;
use crate::domain::formats::anagram::rules::{Field, ROUNDS, all_rounds};
use crate::domain::formats::anagram::sheet::{Lateness, SheetWords};
use crate::domain::formats::anagram::tiles::Tiles;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::{NotAWord, Written};
use crate::domain::text::{TextKind, UnfitText, check};

const MARK: &str = "\u{FEFF}";

/// The columns of a table of sheets.
pub(super) const SHEETS: [&str; 6] = ["round", "player", "name", "field", "word", "late"];

/// The columns of a table of standings, before those of the rounds.
const STANDINGS: [&str; 13] = [
    "rank",
    "player",
    "name",
    "status",
    "total",
    "deductions",
    "invalid_points",
    "valid_7",
    "valid_6",
    "valid_5",
    "valid_4",
    "valid_high",
    "decided_by",
];

/// The standings, one line a row; what is `null` in the results is empty.
#[must_use]
pub fn standings_csv(results: &Results) -> String {
    let mut table = Writer::default();
    let rounds = all_rounds().map(|round| format!("round_{round}"));
    table.line(STANDINGS.iter().map(ToString::to_string).chain(rounds));
    for row in &results.standings {
        let fields = [
            row.rank.map(|rank| rank.to_string()).unwrap_or_default(),
            row.player.to_string(),
            row.name.clone(),
            row.status.to_owned(),
            row.total.to_string(),
            row.deductions.to_string(),
            row.invalid_points.to_string(),
            row.valid_7.to_string(),
            row.valid_6.to_string(),
            row.valid_5.to_string(),
            row.valid_4.to_string(),
            row.valid_high.to_string(),
            row.decided_by.unwrap_or_default().to_owned(),
        ];
        let rounds =
            row.rounds.iter().map(|score| score.map(|s| s.to_string()).unwrap_or_default());
        table.line(fields.into_iter().chain(rounds));
    }
    table.finish()
}

/// The sheets, one line a word; an empty sheet is one line with empty field and word.
#[must_use]
pub fn sheets_csv(document: &Document) -> String {
    let names: BTreeMap<PlayerId, &str> =
        document.players.iter().map(|player| (player.id, player.name.as_str())).collect();
    let mut table = Writer::default();
    table.line(SHEETS.map(str::to_owned));
    for round in document.rounds.iter().filter(|round| !round.given_up) {
        for sheet in &round.sheets {
            let name = names.get(&sheet.player).copied().unwrap_or_default();
            let mut line = |field: String, word: String| {
                let late = (sheet.lateness == Lateness::Late).to_string();
                let (round, player) = (round.round.to_string(), sheet.player.to_string());
                table.line([round, player, name.to_owned(), field, word, late]);
            };
            for (field, _, written) in sheet.words.iter() {
                line(field.length().to_string(), written.to_string());
            }
            if sheet.words.is_empty() {
                line(String::new(), String::new());
            }
        }
    }
    table.finish()
}

#[derive(Default)]
struct Writer {
    text: Vec<u8>,
}

impl Writer {
    fn line(&mut self, fields: impl IntoIterator<Item = String>) {
        let mut writer = csv::WriterBuilder::new()
            .delimiter(b';')
            .terminator(csv::Terminator::CRLF)
            .from_writer(&mut self.text);
        let cells = fields.into_iter().map(|field| cell::written(&field));
        writer.write_record(cells).expect("memory can be written");
    }

    fn finish(self) -> String {
        let text = String::from_utf8(self.text).expect("made of texts");
        format!("{MARK}{text}")
    }
}

/// Why a table cannot be read; lines count from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CsvError {
    /// Nothing in it.
    #[error("the table is empty")]
    Empty,
    /// Text in an encoding that is not read, or no text.
    #[error("not a text in a known encoding")]
    Encoding,
    /// A line that is no line of a table.
    #[error("line {line}: {what}")]
    Syntax {
        /// Where.
        line: u64,
        /// The reader's own words, in English.
        what: String,
    },
    /// A column is needed.
    #[error("the column {column} is missing")]
    MissingColumn {
        /// Which.
        column: &'static str,
    },
    /// A value that cannot be.
    #[error("line {line}, {column}: {value:?}")]
    Value {
        /// Where.
        line: u64,
        /// In which column.
        column: &'static str,
        /// What stands there.
        value: String,
    },
    /// A name that no record may have.
    #[error("line {line}: {why}")]
    UnfitName {
        /// Where.
        line: u64,
        /// Why.
        why: UnfitText,
    },
    /// No word, even after recovery.
    #[error("line {line}: {why}")]
    NotAWord {
        /// Where.
        line: u64,
        /// Why.
        why: NotAWord,
    },
}

/// A table as it was written: texts, trimmed, without the apostrophe that keeps one from running.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The names of the columns.
    pub header: Vec<String>,
    /// The lines below, each with its number in the file; as long as the header.
    pub lines: Vec<(u64, Vec<String>)>,
}

impl Table {
    /// Reads a table with `;`, `,` or tab between the columns, in UTF-8, UTF-16 with its
    /// mark, Windows-1253 or ISO-8859-7.
    ///
    /// # Errors
    /// [`CsvError`].
    pub fn read(bytes: &[u8]) -> Result<Self, CsvError> {
        // One kind of line end, so that lines are counted alike.
        let text = decode(bytes)?.replace("\r\n", "\n");
        let first = text.lines().next().unwrap_or_default();
        let often = |sign: &u8| first.bytes().filter(|b| b == sign).count();
        let delimiter = *[b',', b'\t', b';'].iter().max_by_key(|sign| often(sign)).unwrap_or(&b';');
        let mut reader = csv::ReaderBuilder::new()
            .delimiter(delimiter)
            .trim(csv::Trim::All)
            .has_headers(false)
            .from_reader(text.as_bytes());
        let mut lines = Vec::new();
        for record in reader.records() {
            let record = record.map_err(|error| CsvError::Syntax {
                line: error.position().map_or(1, csv::Position::line),
                what: error.to_string(),
            })?;
            let line = record.position().map_or(1, csv::Position::line);
            lines.push((
                line,
                record.iter().map(|it| cell::read(it).to_owned()).collect::<Vec<_>>(),
            ));
        }
        let mut lines = lines.into_iter();
        let (_, header) = lines.next().ok_or(CsvError::Empty)?;
        Ok(Self { header, lines: lines.collect() })
    }

    fn column(&self, column: &'static str) -> Result<usize, CsvError> {
        let found = self.header.iter().position(|name| name.eq_ignore_ascii_case(column));
        found.ok_or(CsvError::MissingColumn { column })
    }
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
    let [round, player, name, field, word, late] = SHEETS;
    let columns =
        [round, player, name, field, word, late].map(|column| (column, table.column(column)));
    let mut places = Vec::new();
    for (column, place) in columns {
        places.push((column, place?));
    }
    let mut sheets = BTreeMap::new();
    let mut recovered = Vec::new();
    for (line, values) in &table.lines {
        let value = |wanted: &str| {
            let place = places.iter().find(|(column, _)| *column == wanted);
            place.and_then(|&(_, place)| values.get(place)).map_or("", String::as_str)
        };
        let wrong = |column: &'static str| CsvError::Value {
            line: *line,
            column,
            value: value(column).to_owned(),
        };
        let number = value(round).parse().ok().filter(|&number| number <= ROUNDS);
        let number = number.and_then(RoundNo::new).ok_or_else(|| wrong(round))?;
        let id = value(player).parse().ok().and_then(PlayerId::of).ok_or_else(|| wrong(player))?;
        let unfit = |why| CsvError::UnfitName { line: *line, why };
        check(value(name), TextKind::Name).map_err(unfit)?;
        let (lateness, words) = (Lateness::InTime, SheetWords::default());
        let sheet = sheets.entry((number, id)).or_insert_with(|| TableSheet {
            entry: SheetEntry { player: id, lateness, words },
            name: value(name).to_owned(),
        });
        if sheet.name != value(name) {
            return Err(wrong(name));
        }
        let sheet = &mut sheet.entry;
        match value(late).to_ascii_lowercase().as_str() {
            "" | "false" | "0" => {}
            "true" | "1" => sheet.lateness = Lateness::Late,
            _ => return Err(wrong(late)),
        }
        if value(field).is_empty() && value(word).is_empty() {
            continue;
        }
        let length = value(field).parse().ok().and_then(Field::of_length);
        let reading = ALPHABET.read(value(word), rack(number).as_deref());
        let reading = reading.map_err(|why| CsvError::NotAWord { line: *line, why })?;
        if reading.recovery.is_some() {
            recovered.push(Recovered {
                line: *line,
                text: value(word).to_owned(),
                word: reading.written.clone(),
                otherwise: reading.otherwise,
            });
        }
        sheet.words.push(length.ok_or_else(|| wrong(field))?, reading.written);
    }
    Ok(TableSheets { sheets, recovered })
}

/// The text of a table. Bytes that are no UTF-8 are in the old encoding that gives fewer signs which
/// are neither Greek nor ASCII: the two differ in a few places only.
fn decode(bytes: &[u8]) -> Result<String, CsvError> {
    let utf16 = [(UTF_16LE, [0xFF, 0xFE]), (UTF_16BE, [0xFE, 0xFF])];
    if let Some((encoding, mark)) = utf16.into_iter().find(|(_, mark)| bytes.starts_with(mark)) {
        let (text, broken) = encoding.decode_without_bom_handling(&bytes[mark.len()..]);
        return if broken { Err(CsvError::Encoding) } else { Ok(text.into_owned()) };
    }
    if bytes.contains(&0) {
        return Err(CsvError::Encoding);
    }
    let bytes = bytes.strip_prefix(MARK.as_bytes()).unwrap_or(bytes);
    if let Ok(text) = std::str::from_utf8(bytes) {
        return Ok(text.to_owned());
    }
    let odd = |c: char| !c.is_ascii() && !('\u{370}'..='\u{3FF}').contains(&c);
    let texts = [WINDOWS_1253, ISO_8859_7]
        .map(|encoding| encoding.decode_without_bom_handling(bytes).0.into_owned());
    let best = texts.into_iter().min_by_key(|text| text.chars().filter(|&c| odd(c)).count());
    best.ok_or(CsvError::Encoding)
}
