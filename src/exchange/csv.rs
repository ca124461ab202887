//! CSV for spreadsheets: written as Greek ones open it (UTF-8 with a byte order mark, `;`, CRLF), read
//! also with `,` or tab, in the two old Greek encodings, and in UTF-16 with its mark.

use encoding_rs::{ISO_8859_7, UTF_16BE, UTF_16LE, WINDOWS_1253};

use super::cell;
use crate::domain::letters::NotAWord;
use crate::domain::text::UnfitText;

const MARK: &str = "\u{FEFF}";

/// A table as text, the names of its columns first.
pub fn table_csv(lines: impl IntoIterator<Item = Vec<String>>) -> String {
    let mut writer = csv::WriterBuilder::new()
        .delimiter(b';')
        .terminator(csv::Terminator::CRLF)
        .from_writer(MARK.as_bytes().to_vec());
    for line in lines {
        let cells = line.iter().map(|text| cell::written(text));
        writer.write_record(cells).expect("memory can be written");
    }
    String::from_utf8(writer.into_inner().expect("memory can be written")).expect("made of texts")
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
        /// All that the table must have.
        all: &'static [&'static str],
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
        /// The key of the sentence that says what belongs there.
        wanted: &'static str,
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

    /// The places of the columns of these names.
    ///
    /// # Errors
    /// [`CsvError::MissingColumn`].
    pub fn columns<const N: usize>(
        &self,
        all: &'static [&'static str; N],
    ) -> Result<[usize; N], CsvError> {
        let mut places = [0; N];
        for (place, column) in places.iter_mut().zip(all) {
            let found = self.header.iter().position(|name| name.eq_ignore_ascii_case(column));
            *place = found.ok_or(CsvError::MissingColumn { column, all })?;
        }
        Ok(places)
    }
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
